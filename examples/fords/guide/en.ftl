# The guide to Fords in English.

guide-ford = Build one more settlement on an empty hex that faces one of your settlements.
guide-ford-1 = When do two hexes face each other? Two hexes face each other if exactly one water hex lies between them in a straight line.
guide-ford-2 = Does it have to be next to my own? It doesn’t have to touch your own. Without such a hex the Ford can’t be used.
guide-ferry = Move one of your settlements in a straight line over water, however wide, to the first hex beyond it.
guide-ferry-1 = Where may it land? That hex has to be empty and of a terrain that can be built on.
guide-ferrymen = 2 gold for each water hex with settlements of yours on two opposite sides.
guide-bridge-builders = 2 gold for each of your areas that faces another of your areas across one water hex.
guide-bridge-builders-1 = What is an area? A settlement on its own is an area too.

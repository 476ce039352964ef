# Fords in English.

box-fords = Fords
box-fords-text = One section, two locations and two cards about crossing rivers.
rules-fords = Two hexes face each other if exactly one water hex lies between them in a straight line. The Ford builds on facing hexes, the Ferry sails to the far bank.
preset-fords = Fords

location-ford = Ford
location-ford-text = Build one more settlement facing one of yours: straight across one water hex.
location-ferry = Ferry
location-ferry-text = Move a settlement in a straight line over water to the first hex beyond it.

card-ferrymen = Ferrymen
card-ferrymen-text = 2 gold for each water hex with settlements of yours on opposite sides
card-bridge-builders = Bridge builders
card-bridge-builders-text = 2 gold for each area of your settlements that faces another of your areas across one water hex

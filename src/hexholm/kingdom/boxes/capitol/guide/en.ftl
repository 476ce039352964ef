# The guide to Capitol in English.

guide-capitol-title = Capitol
guide-capitol = A capitol stands on one of the two castles of the Oracle section and of the Harbor section, if they are on the board. At the end, each of your settlements at most two hexes away from it earns you 1 gold.
guide-capitol-1 = Is the castle still a castle? The castle still pays its 3 gold.
guide-capitol-2 = What if two capitols are near? A settlement near two capitols earns 1 gold from each.
guide-capitol-3 = How many are there? With both sections on the board there are two capitols. You can agree on one when you set up the game.

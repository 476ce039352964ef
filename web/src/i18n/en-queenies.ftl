# hexholm, English: the three Queenies.

box-capitol = Capitol
box-capitol-text = A castle that pays 1 gold for each settlement up to two hexes away.
box-caves = Caves
box-caves-text = Once a turn a settlement moves from one cave to another.
box-island = Island
box-island-text = A small board beside the others, with a location of its own.
rules-capitol = A capitol pays 1 gold for each settlement up to two hexes away.
rules-caves = Once a turn you may move a settlement from next to a cave to a free hex next to any cave.
rules-island = Wherever your choice is free you may also build on the island.
site-castle-text = 3 gold at the end if a settlement of yours is next to it.
site-capitol = Capitol
site-capitol-text = A castle; besides, 1 gold for each settlement up to two hexes away.
site-cave = Cave
site-cave-text = Counts as a mountain. Settlements may move from next to one cave to next to another.

location-caves = Caves
location-caves-text = Once a turn: move a settlement from next to a cave to a free hex next to any cave.
location-ropebridge = Ropebridge
location-ropebridge-text = Move a settlement to canyon.
location-tree-house = Tree house
location-tree-house-text = Move a settlement to forest.
card-capitols = Capitol
card-capitols-text = 1 gold for each settlement up to two hexes from a capitol
card-gold = Gold
card-gold-text = Treasure collected during the game

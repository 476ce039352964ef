# Island in English.

box-island = Island
box-island-text = A small board beside the others, with a location of its own.
rules-island = Whenever you may build anywhere, you may also build on the island.

location-ropebridge = Ropebridge
location-ropebridge-text = Move a settlement to canyon.
location-tree-house = Tree house
location-tree-house-text = Move a settlement to forest.

new-island = The island
option-island_knights = Knights count on the island
option-island_knights-text = Your fullest row for the Knights may lie on the island. Usually on.
part-island = side of the island

# The guide to Caves in English.

guide-caves-title = Caves
guide-caves = Each section has a cave on one of its mountain hexes. Once per turn, before or after your mandatory action, you may move a settlement from next to a cave to an empty hex that can be built on next to any cave. No tile is needed.
guide-caves-1 = Where may it end? It doesn’t have to end next to your own. It may stay at the same cave.
guide-caves-2 = Is a cave a mountain? A cave counts as a mountain in every way.
guide-caves-3 = Where do the caves lie? A cave is at least three hexes away from every location, castle and nomad hex. A section without such a mountain has no cave.
guide-caves-4 = Can something stand on the cave itself? What may stand on mountains may stand on the cave hex too, but it isn’t next to that cave.
guide-caves-5 = Can warriors, wagons and ships use them? No, only settlements, unless you agree otherwise.

# Caves in English.

box-caves = Caves
box-caves-text = Once per turn, move a settlement from one cave to another.
rules-caves = Once per turn you may move a settlement from next to a cave to a free hex next to any cave.
site-cave = Cave
    .sign = M∩
site-cave-text = Counts as a mountain. A settlement next to one cave may move next to another.

location-caves = Caves
location-caves-text = Once per turn: move a settlement from next to a cave to a free hex next to any cave.

place-caves = { $n ->
    [1] Cave top left
    [2] Cave top right
    [3] Cave bottom left
   *[other] Cave bottom right
}

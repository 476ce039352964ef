lesson-caves-title = Caves
lesson-caves-about = In at one mountain, out at another.
lesson-caves-welcome = There’s a <b>cave</b> in a mountain of each section. All of them are connected.
lesson-caves-use = Once per turn, everybody may move a settlement from one cave to another. You need no tile for it. Try it.
lesson-caves-enter = Take your settlement next to the cave.
lesson-caves-leave = Put it next to any cave. Terrain doesn’t matter, and neither does being next to your own.
lesson-caves-hermits = Now you have two separate areas, and <b>Hermits</b> pays 1 gold for each.
lesson-caves-farewell = Caves bring you to land you’d otherwise wait for all game long. Keep a settlement next to one.

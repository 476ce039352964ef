# The guide to Island in English.

guide-island-title = The island
guide-island = The island is a small board of its own beside the others, either side up. Whenever no hex for your action is next to your own, you may build on the island as well. Once you have a settlement there, the usual rule holds there too.
guide-island-1 = When else may I go there? The first settlement of the game, the Outpost and the Temple bonus may lead there as well.
guide-island-2 = Which cards ignore it? It isn’t a section: it doesn’t count for Lords, Farmers, Rovers and Homesteaders, and it has no cave. All other cards count its settlements.
guide-island-3 = Are its rows rows? Its rows are rows for Discoverers, Rangers and Mayors, and for Knights. For Knights you can agree otherwise when you set up the game.
guide-island-4 = Is its shore an edge? Its shore isn’t the edge of the board, but hexes on the shore are next to water.
guide-island-5 = Does it keep my terrain card usable? As long as the island has an empty hex of a terrain, a card of that terrain can be used.
guide-ropebridge = Move one of your settlements to an empty canyon hex, next to your own if possible.
guide-ropebridge-1 = What if no canyon hex is empty? Then the Ropebridge can’t be used this turn.
guide-ropebridge-2 = Does the settlement I move count as my own neighbour? No, pick it up first; only what remains on the board counts.
guide-tree-house = Move one of your settlements to an empty forest hex, next to your own if possible.
guide-tree-house-1 = What if no forest hex is empty? Then the Tree house can’t be used this turn.
guide-tree-house-2 = Does the settlement I move count as my own neighbour? No, pick it up first; only what remains on the board counts.

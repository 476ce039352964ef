# The guide to the base game in English.

## Locations
guide-oracle = Build one more settlement on the terrain of the card you play this turn, next to your own if possible. In effect you build four instead of three.
guide-oracle-1 = Use it before or after the three, never in between.
guide-oracle-2 = If the terrain is full by then, your card has been replaced, and the Oracle builds on the new terrain.
guide-farm = Build one more settlement on grass, next to your own if possible, whatever your card says.
guide-farm-1 = If no empty grass hex touches your settlements, you may build on any grass hex: a way into new land.
guide-oasis = Build one more settlement on desert, next to your own if possible, whatever your card says.
guide-oasis-1 = If no empty desert hex touches your settlements, you may build on any desert hex.
guide-tower = Build one more settlement on a hex at the edge of the board, next to your own if possible.
guide-tower-1 = Any terrain that can be built on will do; water and mountains never.
guide-tower-2 = All four edges count together: if one edge hex anywhere touches your settlements, you have to use such a hex.
guide-tavern = Build one more settlement at either end of a straight, unbroken line of three or more of your settlements.
guide-tavern-1 = The line may run in any of the three directions, but it can’t bend.
guide-tavern-2 = The hex at the end has to be empty and of any terrain that can be built on.
guide-tavern-3 = Without such a hex the Tavern can’t be used.
guide-barn = Move one of your settlements to the terrain of the card you play this turn, next to your own if possible.
guide-barn-1 = Pick it up first: only the settlements that remain on the board count as your own.
guide-barn-2 = With a single settlement on the board there are no others, so it may go to any hex of that terrain.
guide-barn-3 = If the terrain is full, your card has been replaced, and the Barn moves to the new terrain.
guide-harbor = Move one of your settlements onto water, next to your own if possible.
guide-harbor-1 = In the base game it is the only way onto water.
guide-harbor-2 = A settlement on water counts for areas, rows and sections like any other, but it isn’t next to water for the Fishermen.
guide-paddock = Move one of your settlements exactly two hexes in a straight line, to an empty hex that can be built on.
guide-paddock-1 = It jumps over anything: water, mountains, other players’ settlements.
guide-paddock-2 = It doesn’t have to land next to your own.

## What pays at the end of every game
guide-castle-title = Castle
guide-castle = Nobody builds on a castle. At the end, each castle with at least one of your settlements next to it earns you 3 gold.
guide-castle-1 = More settlements next to the same castle earn no more.
guide-castle-2 = Every player next to it gets the 3 gold.

## Kingdom Builder cards
guide-fishermen = 1 gold for each of your settlements next to at least one water hex.
guide-fishermen-1 = A settlement on water earns nothing here.
guide-merchants = 4 gold for each location or castle that one of your areas links to another one. Link two and you get 8; bring a third into the chain and you get 12.
guide-merchants-1 = Linked means that a single connected area of yours touches both. Two that merely touch each other aren’t linked.
guide-merchants-2 = It pays for each place, not for each connection.
guide-merchants-3 = Palaces and nomad hexes count too, silos don’t.
guide-discoverers = 1 gold for each row in which you have at least one settlement. Rows run from left to right across the whole board.
guide-hermits = 1 gold for each area of yours. A settlement on its own is an area; settlements that touch are one area together.
guide-citizens = 1 gold for every two settlements in your largest area.
guide-citizens-1 = An odd one is left over: six or seven settlements earn 3 gold.
guide-miners = 1 gold for each of your settlements next to at least one mountain hex.
guide-miners-1 = A settlement on a mountain earns nothing here.
guide-workers = 1 gold for each of your settlements next to a location or castle.
guide-workers-1 = Next to two of them it still earns 1.
guide-workers-2 = Palaces and nomad hexes count too, silos don’t.
guide-knights = 2 gold for each of your settlements in the one row where you have the most. Rows run from left to right; the settlements don’t have to be side by side.
guide-knights-1 = If two rows are equally full, only one of them pays.
guide-lords = In each of the four sections, 12 gold for the player with the most settlements and 6 for the second most.
guide-lords-1 = Players who tie all get the full amount. A tie for first still leaves the 6 for second: 8, 8, 6 and 2 settlements earn 12, 12, 6 and 0.
guide-lords-2 = Having none is a number too: with 5, 0 and 0 settlements in a section the players get 12, 6 and 6. You can agree otherwise when you set up the game.
guide-farmers = 3 gold for each of your settlements in the one section where you have the fewest.
guide-farmers-1 = A section without any settlement of yours is the one with the fewest, and pays nothing.
guide-farmers-2 = If two sections tie, only one of them pays.

# The guide to Nomads in English.

guide-nomads-title = Nomads
guide-nomads = Its sections have nomad hexes instead of castles, each with one nomad tile, dealt at random and face up. Nobody builds on a nomad hex. Build next to it, or move a settlement there, and you take its tile, if it is still there. You use it on your next turn, once; then it leaves the game.
guide-nomads-1 = Used or not, the tile is gone at the end of that turn.
guide-nomads-2 = Moving away from the nomad hex doesn’t cost you the tile.
guide-nomads-3 = Use it before or after your mandatory action, like a location tile.
guide-nomads-4 = Nomad hexes are never refilled.
guide-nomads-5 = A piece that goes step by step takes the tile of every nomad hex it passes; one that slides or jumps only where it stops.

## Locations
guide-quarry = Place one or two stone walls on empty hexes of the terrain you play this turn, each next to one of your settlements. A wall blocks its hex for everybody, you included, for the rest of the game.
guide-quarry-1 = Each wall has to be next to a settlement of yours; another wall isn’t enough.
guide-quarry-2 = If only one hex is possible, place one wall.
guide-quarry-3 = There are 25 walls. They belong to nobody and can’t be removed.
guide-caravan = Move one of your settlements in a straight line as far as it can go: to the last empty hex before something stops it.
guide-caravan-1 = Everything that isn’t an empty hex that can be built on stops it: water, mountains, special hexes, pieces, walls, and the edge of the board.
guide-caravan-2 = It has to move at least one hex, and it can’t stop early.
guide-caravan-3 = It doesn’t have to stop next to your own.
guide-village = Build one more settlement on an empty hex next to three or more of your settlements.
guide-village-1 = Any terrain that can be built on will do. Without such a hex the Village can’t be used.
guide-garden = Build one more settlement on a flower field, next to your own if possible, whatever your card says.

## Nomad tiles
guide-donation = Build three more settlements from your supply on the terrain of the tile, each next to your own if possible. There is one tile for each of the five terrains of the cards, one for water and one for mountains.
guide-donation-1 = With the last two you build on water or on mountains.
guide-donation-2 = If there aren’t enough settlements or hexes, build as many as you can.
guide-donation-3 = On water they earn nothing for the Fishermen, on mountains nothing for the Miners. On water next to a mountain they do earn for the Miners, and the other way round.
guide-resettlement = Move your settlements by four steps in all: one settlement four steps, four settlements one step each, or anything in between. Each step goes to a neighbouring empty hex that can be built on.
guide-resettlement-1 = They don’t have to end next to your own.
guide-resettlement-2 = Move one settlement to its end before you take the next; location tiles are taken and lost where it ends.
guide-resettlement-3 = You may use fewer than four steps, and a settlement may step back where it came from.
guide-outpost = One settlement that you build this turn, in your mandatory action or an extra action, doesn’t have to be next to your own.
guide-outpost-1 = The terrain still has to be right. So does the place an action names, such as the end of a line.
guide-outpost-2 = It also serves for settlements that Barn or Harbor move, and for placing a warrior, wagon or ship.
guide-sword = Each other player loses one settlement from the board, back to their supply. You choose which.
guide-sword-1 = Nobody can be spared, but players without a settlement on the board have nothing to lose.
guide-sword-2 = A player who no longer touches a location loses its tile.
guide-sword-3 = It can hit warriors, wagons and ships, but not a city hall.
guide-treasure = 3 gold at once when you take it. Then the tile leaves the game.

## Cards that pay at once
guide-red-cards-title = Cards that pay at once
guide-red-cards = Families, Shepherds and Ambassadors pay the moment you build, and never at the end.
guide-red-cards-1 = They pay for settlements you build, with your card or with an extra action. Moves earn nothing.
guide-families = 2 gold at once if the three settlements of your mandatory action stand side by side in a straight line. Any of the three directions will do.
guide-families-1 = Only those three count: settlements you had before and those of extra actions don’t.
guide-shepherds = 2 gold at once for each new settlement with no empty hex of its own terrain next to it.
guide-shepherds-1 = It looks at the moment of building, so the order matters: fill the last gap last.
guide-ambassadors = 1 gold at once for each new settlement next to a settlement of another player.
guide-ambassadors-1 = Next to several it still earns 1.

# The guide to Nomads in English.

guide-nomads-title = Nomads
guide-nomads = Its sections have nomad hexes instead of castles, each with one nomad tile, dealt at random and face up. Nobody builds on a nomad hex. Build next to it, or move a settlement there, and you take its tile, if it is still there. You use it on your next turn, once; then it leaves the game.
guide-nomads-1 = May I save the tile for later? Used or not, the tile is gone at the end of that turn.
guide-nomads-2 = Do I lose it by moving away? Moving away from the nomad hex doesn’t cost you the tile.
guide-nomads-3 = When may I use it? Use it before or after your mandatory action, like a location tile.
guide-nomads-4 = Does a new tile come? Nomad hexes are never refilled.
guide-nomads-5 = What if a piece only passes by? A piece that goes step by step takes the tile of every nomad hex it passes; one that slides or jumps only where it stops.

## Locations
guide-quarry = Place one or two stone walls on empty hexes of the terrain you play this turn, each next to one of your settlements. A wall blocks its hex for everybody, you included, for the rest of the game.
guide-quarry-1 = Is a wall next to a wall enough? Each wall has to be next to a settlement of yours; another wall isn’t enough.
guide-quarry-2 = Do I have to place two? If only one hex is possible, place one wall.
guide-quarry-3 = Whose are the walls? There are 25 walls. They belong to nobody and can’t be removed.
guide-quarry-4 = And with a swamp card? Walls go on the half you play this turn.
guide-quarry-5 = May a wall stand next to a warrior? No, a warrior keeps out walls as well.
guide-caravan = Move one of your settlements in a straight line as far as it can go: to the last empty hex before something stops it.
guide-caravan-1 = What stops it? Everything that isn’t an empty hex that can be built on stops it: water, mountains, special hexes, pieces, walls, and the edge of the board.
guide-caravan-2 = May it stop early? It has to move at least one hex, and it can’t stop early.
guide-caravan-3 = Does it have to stay with my own? It doesn’t have to stop next to your own.
guide-caravan-4 = Does it take tiles on its way? Only those next to the hex where it stops.
guide-village = Build one more settlement on an empty hex next to three or more of your settlements.
guide-village-1 = Which terrain? Any terrain that can be built on will do. Without such a hex the Village can’t be used.
guide-village-2 = Do scouts and other pieces count? Yes, everything that counts as your settlement, scouts for this turn.
guide-garden = Build one more settlement on a flower field, next to your own if possible, whatever your card says.
guide-garden-1 = What if no flower field touches my settlements? Then you may build on any empty flower field.
guide-garden-2 = What if no flower field is empty? Then the Garden can’t be used this turn.

## Nomad tiles
guide-donation = Build three more settlements from your supply on the terrain of the tile, each next to your own if possible. There is one tile for each of the five terrains of the cards, one for water and one for mountains.
guide-donation-1 = Can I build on water and mountains? With the last two you build on water or on mountains.
guide-donation-2 = What if there isn’t room for three? If there aren’t enough settlements or hexes, build as many as you can.
guide-donation-3 = What do they earn there? On water they earn nothing for the Fishermen, on mountains nothing for the Miners. On water next to a mountain they do earn for the Miners, and the other way round.
guide-resettlement = Move your settlements by four steps in all: one settlement four steps, four settlements one step each, or anything in between. Each step goes to a neighbouring empty hex that can be built on.
guide-resettlement-1 = Do they have to stay with my own? They don’t have to end next to your own.
guide-resettlement-2 = In which order do they move? Move one settlement to its end before you take the next; location tiles are taken and lost where it ends.
guide-resettlement-3 = Do I have to use all four steps? You may use fewer than four steps, and a settlement may step back where it came from.
guide-resettlement-4 = May it pass over water or other settlements? No, every single step needs an empty hex that can be built on.
guide-outpost = One settlement that you build this turn, in your mandatory action or an extra action, doesn’t have to be next to your own.
guide-outpost-1 = May I build on any terrain? The terrain still has to be right. So does the place an action names, such as the end of a line.
guide-outpost-2 = Does it work for moves? It also serves for settlements that Barn or Harbor move, and for placing a warrior, wagon or ship.
guide-outpost-3 = May I decide after the Fort has drawn its card? Yes, as long as the settlement isn’t built yet.
guide-sword = Each other player loses one settlement from the board, back to their supply. You choose which.
guide-sword-1 = May I spare somebody? Nobody can be spared, but players without a settlement on the board have nothing to lose.
guide-sword-2 = Does the victim lose tiles? A player who no longer touches a location loses its tile.
guide-sword-3 = Which pieces can it hit? It can hit warriors, wagons and ships, but not a city hall.
guide-sword-4 = A player had built the last one: does the end come all the same? Yes, the end of the game can’t be undone.
guide-treasure = 3 gold at once when you take it. Then the tile leaves the game.
guide-treasure-1 = Can I lose it again? No, the gold is yours at once; it never goes into your hand.
guide-treasure-2 = Does taking it wake a Canoe? Yes, it is the last tile of its hex.

## Cards that pay at once
guide-red-cards-title = Cards that pay at once
guide-red-cards = Families, Shepherds and Ambassadors pay the moment you build, and never at the end.
guide-red-cards-1 = Do moves pay? They pay for settlements you build, with your card or with an extra action. Moves earn nothing.
guide-families = 2 gold at once if the three settlements of your mandatory action stand side by side in a straight line. Any of the three directions will do.
guide-families-1 = Do other settlements in the line count? Only those three count: settlements you had before and those of extra actions don’t.
guide-families-2 = What about swamp and the Temple? Two on swamp never pay, and the Temple’s settlement doesn’t count.
guide-shepherds = 2 gold at once for each new settlement with no empty hex of its own terrain next to it.
guide-shepherds-1 = Does the order matter? It looks at the moment of building, so the order matters: fill the last gap last.
guide-shepherds-2 = Is a hex with a stone wall empty? No, so it doesn’t get in the way.
guide-ambassadors = 1 gold at once for each new settlement next to a settlement of another player.
guide-ambassadors-1 = What if it touches several? Next to several it still earns 1.
guide-ambassadors-2 = Do warriors, wagons, ships and city halls count? Yes, as new settlements and as neighbours; each hex of a city hall by itself.
guide-ambassadors-3 = Who is paid for a Canoe’s settlement? Whoever builds it, in anybody’s turn.

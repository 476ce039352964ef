# The guide to Harvest in English.

guide-farmland-title = Farmland
guide-farmland = You can build on farmland, but no terrain card shows it. Once per turn, before or after your mandatory action, you may build one more settlement on an empty farmland hex next to one of your settlements. No tile is needed.
guide-farmland-1 = Can other actions use farmland? Actions that allow any terrain that can be built on, such as Tower, Tavern and Paddock, may use farmland as well.
guide-farmland-2 = What if none touches my settlements? Without an empty farmland hex next to your settlements you can’t use it.
guide-farmland-3 = May I use it between my three settlements? No, before or after them.
guide-silo-title = Silo
guide-silo = Nobody builds on a silo. After the last turn, before the gold is counted, each silo with a settlement of yours next to it lets you build up to three settlements or move up to three. Each goes to an empty hex that can be built on, next to one of your settlements.
guide-silo-1 = Who goes first, and may I mix? Players act in turn order from the start player, each with all their silos. For each silo it is building or moving, not both.
guide-silo-2 = Can I reach another silo on the way? Your silos are counted once, before anybody acts.
guide-silo-3 = Do I still take tiles or gold? Location tiles are no longer taken, and cards that pay during the game pay nothing. Nomad tiles are taken, so a Treasure pays, and Mayors may still mark rows.
guide-silo-4 = Does a silo count for cards? Silos count for the University, but not for Workers, Merchants, Noblewomen or Place of refuge.

## Locations
guide-bazaar = Use another of your location tiles a second time this turn.
guide-bazaar-1 = Which tile may I repeat? The tile has to have been used this turn already; a tile taken this turn can’t be repeated.
guide-bazaar-2 = What can’t it repeat? It doesn’t repeat farmland, nomad tiles, the Canoe, bonus actions or another Bazaar.
guide-bazaar-3 = Do I get more pieces? You get no additional warrior, wagon or ship, but those you have can be placed or moved again. A city hall can be placed again, elsewhere, in the turn it was built.
guide-bazaar-4 = And Crossroads and Cathedral? The Crossroads always counts as used: you draw one more card at the end of the turn. The Cathedral gives no second number tile; repeated, it only builds.
guide-water-mill = Build one more settlement on an empty hex next to water, next to your own if possible.
guide-water-mill-1 = Which terrain? Any terrain that can be built on will do.
guide-water-mill-2 = Is the shore of the island next to water? Yes, all around.
guide-mountain-station = Build one more settlement on an empty hex next to a mountain, next to your own if possible.
guide-mountain-station-1 = Which terrain? Any terrain that can be built on will do.
guide-mountain-station-2 = Is a cave a mountain? Yes, in every way.
guide-scout-cabin = Send both scouts to empty hexes next to your settlements: land, water or mountain. For the rest of this turn they count as your settlements when you build next to your own. Then they leave the board.
guide-scout-cabin-1 = May they lengthen a line? They count for lines and for numbers of neighbours, and the second scout may go next to the first.
guide-scout-cabin-2 = Do they take tiles or earn gold? They take no tiles and keep none, and no card pays for them.
guide-scout-cabin-3 = Can they be moved? No move lifts them, but the Bazaar may place them again.
guide-scout-cabin-4 = Can they bind me? Once they stand, you also have to build next to them or your settlements if you can.
guide-scout-cabin-5 = Whose are the scouts? Everybody’s: after your turn they are free for the next owner of a scout cabin.
guide-cathedral = With the tile you take a number tile worth 1. Each turn, either take another 1, or give back as many as you like and build that many settlements on the terrain of your card, each next to your own if possible.
guide-cathedral-1 = How many number tiles are there? All number tiles together are worth 18. When they are gone, nobody gets any.
guide-cathedral-2 = What if I lose the Cathedral? If you lose the Cathedral, you keep your number tiles but can’t use them.
guide-cathedral-3 = May I take one and build in the same turn? No, one or the other.
guide-cathedral-4 = And with a swamp card? It builds on the half you play this turn.
guide-watchtower = Build one more settlement on an empty hex next to another player’s settlement, and next to your own if possible.
guide-watchtower-1 = Which terrain? Any terrain that can be built on will do.
guide-watchtower-2 = Is a warrior, wagon or ship enough? Yes, they count as settlements. But nobody builds next to a warrior.
guide-university = Build one more settlement on an empty hex next to a location, castle, nomad hex, palace or silo, next to your own if possible.
guide-university-1 = Which terrain? Any terrain that can be built on will do.
guide-palisade = Move one of your settlements to another empty hex next to the area it belongs to.
guide-palisade-1 = What does it have to touch? The new hex has to touch what is left of that area once the settlement is picked up.
guide-palisade-2 = Can a lone settlement move? A settlement on its own has no area left, so it can’t move.

## Kingdom Builder cards
guide-rangers = 2 gold for each row with exactly one settlement of yours.
guide-rangers-1 = What does a row with two earn? Nothing: it has to be exactly one.
guide-rangers-2 = Do the rows of the island count? Yes, each as a row of its own.
guide-mayors = As soon as you have four settlements in a row that nobody has marked, you mark it with a settlement from your supply. Each row you have marked pays 4 gold at the end.
guide-mayors-1 = Do the four have to be side by side? The four can be anywhere in the row; they don’t have to be side by side.
guide-mayors-2 = What if they move away? The mark stays for good, even if your settlements leave the row.
guide-mayors-3 = Do I have to mark a row? It happens by itself, after moves too. You choose only if your supply is too small for all the rows; with an empty supply nothing is marked.
guide-mayors-4 = Does a mark use up my supply? A mark that uses up your supply brings about the end of the game.
guide-chainers = 1 gold for each of your settlements next to exactly two others of yours.
guide-chainers-1 = What does one with three neighbours earn? Nothing: it has to be exactly two.
guide-travellers = 1 gold for each of your settlements at the edge of the board.
guide-travellers-1 = Does a corner count twice? A corner counts once.
guide-travellers-2 = Does the island’s shore count? No, only the main board has edges.
guide-homesteaders = 1 gold for each of your settlements in the one section where you have the most.
guide-homesteaders-1 = Two sections tie: do both pay? No, only one of them.
guide-homesteaders-2 = Is the island a section? No, it doesn’t count here.
guide-rovers = 1 gold at once for each section in which you build this turn. It pays nothing at the end.
guide-rovers-1 = Two settlements in one section? Several settlements in the same section earn 1 per turn; moves earn nothing.
guide-rovers-2 = What about the Canoe, the silos and the island? None of them earns anything here.

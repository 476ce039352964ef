# The guide to Marshlands in English.

guide-swamp-title = Swamp and swamp cards
guide-swamp = Swamp is a terrain you can build on; it isn’t water. Five terrain cards show swamp and another terrain. Play such a card and build two settlements on swamp, or three on the other terrain.
guide-swamp-1 = Choose once: everything else that asks for your card’s terrain this turn, such as Oracle and Barn, uses the same half.
guide-swamp-2 = If only one half has an empty hex, it has to be that one. If the half you chose fills up, the rest goes on the other; the number stays the same.
guide-swamp-3 = The Quarry and the Cathedral use the half you chose, too. A swamp card that the Fort draws allows either.
guide-swamp-4 = The swamp cards stay in the deck even if there is no swamp on the board. You can agree otherwise when you set up the game.
guide-palace-title = Palace
guide-palace = Marshlands sections have palaces instead of castles. Nobody builds on a palace. At the end, each palace pays 5 gold to the player with the most settlements next to it.
guide-palace-1 = All who tie for the most get the full 5 gold.
guide-palace-2 = Without a settlement next to it you get nothing.
guide-palace-3 = Palaces count for Workers and Merchants, but they aren’t castles.
guide-pair-title = A pair and its bonus
guide-pair = With the second tile of the same Marshlands location you also take its bonus tile: one more action, once per turn, from your next turn on.
guide-pair-1 = Lose either of the two tiles and you lose the bonus.

## Locations
guide-canoe = Not for your own turn: when another player takes the last tile of a location hex, or the tile of a nomad hex, you may at once build one settlement on an empty swamp or water hex. Choose swamp or water first; on that ground build next to your own if possible.
guide-canoe-1 = Every canoe may react once each time it happens. If several players can, they decide one after the other, starting to the left of the player whose turn it is.
guide-canoe-2 = If a canoe itself takes a last tile, other canoes wake first.
guide-canoe-3 = Taking the last tile yourself doesn’t wake your canoe. You can agree otherwise when you set up the game.
guide-canoe-4 = Canoe builds earn gold for Shepherds, Ambassadors and Mayors, not for Families and Rovers.
guide-canoe-5 = A canoe you take on your turn can already react on the next player’s turn.
guide-canoe-bonus = On your own turn, build one more settlement on an empty swamp or water hex. Choose swamp or water first; on that ground build next to your own if possible.
guide-fountain = Build one more settlement on an empty hex next to exactly one of your settlements and no settlement of another player.
guide-fountain-1 = Any terrain that can be built on will do. Without such a hex the Fountain can’t be used.
guide-fountain-bonus = Nothing to use by itself: from now on both your Fountains may build on mountains too.
guide-temple = Take one of your settlements off the board. On your next turn you build it in addition to the usual ones, on that turn’s terrain.
guide-temple-1 = It is built last, and adjacency applies as usual.
guide-temple-2 = If the settlement was your last one next to a location, you lose that tile at once.
guide-temple-3 = You still build it if you lose the Temple tile. It doesn’t delay the end of the game, though: what isn’t built by then scores nothing.
guide-temple-bonus = Each turn, the first settlement of your mandatory action doesn’t have to be next to your own.
guide-refuge = Move one of your settlements to a neighbouring empty hex that can be built on. It doesn’t have to end next to your own.
guide-refuge-bonus = Move one of your settlements in a straight line to the next empty hex that can be built on, over everything in between.
guide-refuge-bonus-1 = It doesn’t have to end next to your own.

## Kingdom Builder cards
guide-geologists = 2 gold for each mountain that one of your areas links to another mountain. A mountain is a connected group of mountain hexes, whatever its size.
guide-geologists-1 = A piece on a mountain hex touches that mountain.
guide-messengers = Take the two settlements of one of your areas that are farthest apart, and count the hexes of a shortest way between them, both ends included: 2 gold for each.
guide-messengers-1 = It doesn’t matter what lies on the way.
guide-messengers-2 = A single settlement earns nothing.
guide-noblewomen = Each location, castle and nomad hex pays like a palace: 5 gold for the player with the most settlements next to it, and for all who tie.
guide-noblewomen-1 = A place nobody touches pays nobody. Palaces aren’t paid twice.
guide-vassals = 1 gold for each of your settlements on a hex at the border between two sections.
guide-captains = 1 gold for each of your settlements next to three or more others of yours.
guide-scouts = Before the first turn, one terrain is drawn, and every card with that terrain leaves the game. At the end, 1 gold for each of your settlements next to that terrain, but not on it.
guide-scouts-1 = The swamp card with that terrain goes too. If a swamp card is drawn, its other terrain is the one.
guide-scouts-2 = Only extra actions can build on that terrain.
guide-scouts-3 = With the Crossroads tile, two cards of the same terrain may stand for the removed one. You can agree otherwise when you set up the game.

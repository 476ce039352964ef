# The guide to Marshlands in English.

guide-swamp-title = Swamp and swamp cards
guide-swamp = Swamp is a terrain you can build on; it isn’t water. Five terrain cards show swamp and another terrain. Play such a card and build two settlements on swamp, or three on the other terrain.
guide-swamp-1 = May Oracle or Barn use the other half? Choose once: everything else that asks for your card’s terrain this turn, such as Oracle and Barn, uses the same half.
guide-swamp-2 = What if one half is full? If only one half has an empty hex, it has to be that one. If the half you chose fills up, the rest goes on the other; the number stays the same.
guide-swamp-3 = And Quarry, Cathedral and Fort? The Quarry and the Cathedral use the half you chose, too. A swamp card that the Fort draws allows either.
guide-swamp-4 = What if there is no swamp on the board? The swamp cards stay in the deck even if there is no swamp on the board. You can agree otherwise when you set up the game.
guide-palace-title = Palace
guide-palace = Marshlands sections have palaces instead of castles. Nobody builds on a palace. At the end, each palace pays 5 gold to the player with the most settlements next to it.
guide-palace-1 = Who is paid in a tie? All who tie for the most get the full 5 gold.
guide-palace-2 = What if nobody is next to it? Without a settlement next to it you get nothing.
guide-palace-3 = Is it a castle? Palaces count for Workers and Merchants, but they aren’t castles.
guide-pair-title = A pair and its bonus
guide-pair = With the second tile of the same Marshlands location you also take its bonus tile: one more action, once per turn, from your next turn on.
guide-pair-1 = What if I lose one of the two? Lose either of the two tiles and you lose the bonus.

## Locations
guide-canoe = Not for your own turn: when another player takes the last tile of a location hex, or the tile of a nomad hex, you may at once build one settlement on an empty swamp or water hex. Choose swamp or water first; on that ground build next to your own if possible.
guide-canoe-1 = Who reacts, and in which order? Every canoe may react once each time it happens. If several players can, they decide one after the other, starting to the left of the player whose turn it is.
guide-canoe-2 = What if a canoe takes a last tile? If a canoe itself takes a last tile, other canoes wake first.
guide-canoe-3 = Does my own turn wake it? Taking the last tile yourself doesn’t wake your canoe. You can agree otherwise when you set up the game.
guide-canoe-4 = Does the build earn gold? Canoe builds earn gold for Shepherds, Ambassadors and Mayors, not for Families and Rovers.
guide-canoe-5 = From when on can it react? A canoe you take on your turn can already react on the next player’s turn.
guide-canoe-6 = I touch swamp: may I choose water all the same? Yes, each ground is looked at by itself.
guide-canoe-bonus = On your own turn, build one more settlement on an empty swamp or water hex. Choose swamp or water first; on that ground build next to your own if possible.
guide-canoe-bonus-1 = I touch swamp: may I choose water all the same? Yes, each ground is looked at by itself.
guide-fountain = Build one more settlement on an empty hex next to exactly one of your settlements and no settlement of another player.
guide-fountain-1 = Which terrain? Any terrain that can be built on will do. Without such a hex the Fountain can’t be used.
guide-fountain-2 = Do warriors, wagons, ships and scouts count? Yes, yours as your own and those of others as theirs; your scouts for this turn.
guide-fountain-bonus = Nothing to use by itself: from now on both your Fountains may build on mountains too.
guide-fountain-bonus-1 = Does the rest of the rule change? No: still exactly one of yours beside it and nobody else’s.
guide-temple = Take one of your settlements off the board. On your next turn you build it in addition to the usual ones, on that turn’s terrain.
guide-temple-1 = When is it built, and where? It is built last, and adjacency applies as usual.
guide-temple-2 = Can it cost me a tile? If the settlement was your last one next to a location, you lose that tile at once.
guide-temple-3 = What if I lose the Temple, or the game ends? You still build it if you lose the Temple tile. It doesn’t delay the end of the game, though: what isn’t built by then scores nothing.
guide-temple-bonus = Each turn, the first settlement of your mandatory action doesn’t have to be next to your own.
guide-temple-bonus-1 = Does the terrain have to fit? Yes, it has to be the terrain of your card.
guide-temple-bonus-2 = And the second and third settlement? They go next to your own if possible, as usual.
guide-refuge = Move one of your settlements to a neighbouring empty hex that can be built on. It doesn’t have to end next to your own.
guide-refuge-1 = Does it take a tile there? Yes, if it arrives next to a location or a nomad hex.
guide-refuge-bonus = Move one of your settlements in a straight line to the next empty hex that can be built on, over everything in between.
guide-refuge-bonus-1 = Does it have to stay with my own? It doesn’t have to end next to your own.
guide-refuge-bonus-2 = What if the neighbouring hex is empty? Then it stops there: it is the next empty hex.

## Kingdom Builder cards
guide-geologists = 2 gold for each mountain that one of your areas links to another mountain. A mountain is a connected group of mountain hexes, whatever its size.
guide-geologists-1 = What if a piece stands on the mountain? A piece on a mountain hex touches that mountain.
guide-geologists-2 = Is a cave part of a mountain? Yes, like any mountain hex.
guide-messengers = Take the two settlements of one of your areas that are farthest apart, and count the hexes of a shortest way between them, both ends included: 2 gold for each.
guide-messengers-1 = What may lie on the way? It doesn’t matter what lies on the way.
guide-messengers-2 = What does a lone settlement earn? A single settlement earns nothing.
guide-noblewomen = Each location, castle and nomad hex pays like a palace: 5 gold for the player with the most settlements next to it, and for all who tie.
guide-noblewomen-1 = What about places nobody touches, and palaces? A place nobody touches pays nobody. Palaces aren’t paid twice.
guide-noblewomen-2 = Does a castle still pay its 3 gold? Yes, the 5 gold come on top.
guide-vassals = 1 gold for each of your settlements on a hex at the border between two sections.
guide-vassals-1 = And where four sections meet? Each settlement earns 1 at most.
guide-captains = 1 gold for each of your settlements next to three or more others of yours.
guide-captains-1 = Do four or more neighbours pay more? No, each settlement earns 1 at most.
guide-scouts = Before the first turn, one terrain is drawn, and every card with that terrain leaves the game. At the end, 1 gold for each of your settlements next to that terrain, but not on it.
guide-scouts-1 = Does the swamp card go too? The swamp card with that terrain goes too. If a swamp card is drawn, its other terrain is the one.
guide-scouts-2 = Can I still build on that terrain? Only extra actions can build on that terrain.
guide-scouts-3 = What does the Crossroads tile change? With the Crossroads tile, two cards of the same terrain may stand for the removed one. You can agree otherwise when you set up the game.

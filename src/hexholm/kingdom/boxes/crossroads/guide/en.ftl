# The guide to Crossroads in English.

guide-crossroads-box-title = Task cards
guide-crossroads-box = For each Crossroads section on the board one task card is turned up, so up to four. At the end, each task pays every player who has fulfilled it.
guide-crossroads-box-1 = Can a task pay me twice? A task pays a player once, however often it is fulfilled.
guide-crossroads-box-2 = How many locations has a section? Each Crossroads section has two different locations.

## Pieces
guide-pieces-title = Warriors, wagons and ships
guide-pieces = They count as settlements: for adjacency, for location tiles, for the cards at the end. They come on top of your 40 settlements and don’t bring the game to its end.
guide-pieces-1 = Does placing one count as building? Placing one counts as building a settlement, so it takes tiles and earns gold from cards that pay for new settlements. Moving one or taking it back earns nothing.
guide-pieces-2 = Can Barn or Paddock move them? Only their own tile moves them or takes them back; Barn, Paddock and the like don’t. You can agree otherwise when you set up the game.
guide-pieces-3 = What if I lose their tile? They stay on the board when you lose their tile.

## Locations
guide-lighthouse = Each turn, do one of three things with your ship: launch it on an empty water hex, next to your own if possible; sail it up to three steps over empty water; or take it back.
guide-lighthouse-1 = Can it pass other pieces? Every hex on its way has to be water without any piece on it.
guide-lighthouse-2 = Is it next to the land? It counts as a settlement next to the land it touches, and so it takes tiles and opens new terrain.
guide-lighthouse-3 = May it turn back? It may step back to where it came from.
guide-lighthouse-4 = Does it take tiles on its way? Nomad tiles at every step; location tiles only where it ends.
guide-foresters-lodge = Build one more settlement on forest, next to your own if possible, whatever your card says.
guide-foresters-lodge-1 = What if no forest touches my settlements? Then you may build on any empty forest hex.
guide-foresters-lodge-2 = What if no forest hex is empty? Then it can’t be used this turn.
guide-barracks = Each turn, either post one of your two warriors on an empty hex that can be built on, next to your own if possible, or call one back. Nobody, not even you, may build or move next to a warrior.
guide-barracks-1 = What happens to settlements beside it? Settlements that already stand there stay.
guide-barracks-2 = What does it keep out? It keeps out all pieces and stone walls. Leaving such a hex and jumping over it are fine.
guide-barracks-3 = Do closed hexes count as empty? Hexes that a warrior closes don’t count when you check whether you can build next to your own, or whether a terrain is full.
guide-barracks-4 = May I post both warriors in one turn? No, one action a turn: post one or call one back.
guide-barracks-5 = Can a Sword remove it? Yes, back to its owner, and then its hexes are open again.
guide-crossroads = At the end of your turn you draw two terrain cards instead of one, already in the turn you took the tile. On your next turn you play one of them; afterwards both are discarded.
guide-crossroads-1 = May I use both cards? The card you choose is your card for the whole turn.
guide-crossroads-2 = What if I lose the tile? If you lose the tile, you draw one card again.
guide-crossroads-3 = What if both cards show the same terrain? Nothing changes, except with the Scouts card: then they may stand for the removed terrain.
guide-crossroads-4 = Can the Bazaar repeat it? Yes, you draw one more card at the end of that turn.
guide-city-hall = Once per game, place your city hall on seven empty hexes that can be built on: a centre and the six around it. At least one of them has to be next to a settlement of yours. It counts as seven settlements.
guide-city-hall-1 = Does it take tiles? It takes the tile of every location it touches.
guide-city-hall-2 = Does it count as building? Each of its hexes counts as a new settlement for cards that pay for building.
guide-city-hall-3 = Can it be moved or removed? It stays where it is: no move lifts it and no Sword removes it.
guide-city-hall-4 = May it lie next to a warrior? None of its hexes may be next to a warrior.
guide-city-hall-5 = Can the Bazaar repeat it? In the turn you placed it: then it is placed again somewhere else.
guide-fort = Draw a terrain card and build one more settlement on its terrain, next to your own if possible. Then discard the card.
guide-fort-1 = May I look at the card and decide? Once you have drawn, you have to build if you can.
guide-fort-2 = What if it draws a swamp card? Build on either half.
guide-monastery = Build one more settlement on canyon, next to your own if possible, whatever your card says.
guide-monastery-1 = What if no canyon touches my settlements? Then you may build on any empty canyon hex.
guide-monastery-2 = What if no canyon hex is empty? Then it can’t be used this turn.
guide-wagon = Each turn, do one of three things with your wagon: place it on an empty hex that can be built on or on a mountain, next to your own if possible; roll it up to three steps over such hexes; or take it back.
guide-wagon-1 = Where can’t it go? It can’t enter water or special hexes.
guide-wagon-2 = May it turn back? It may step back to where it came from.
guide-wagon-3 = Does it take tiles on its way? Nomad tiles at every step; location tiles only where it ends.

## Task cards
guide-home-country = 5 gold if your settlements stand on every hex of one terrain area.
guide-home-country-1 = How large does the area have to be? An area of any size will do, even a single hex, and water and mountains count too.
guide-home-country-2 = Where does an area end? It is bounded by other terrain and by special hexes, not by the border of a section.
guide-home-country-3 = What about a stone wall? A stone wall in the area spoils it.
guide-fortress = 6 gold if one of your settlements has your own settlements on all six hexes around it.
guide-fortress-1 = Can the one in the middle stand at the edge? No, there it has fewer than six neighbours.
guide-fortress-2 = Does a city hall fulfil it? Yes, its centre has six of your hexes around it.
guide-road = 7 gold for an unbroken diagonal line of seven or more of your settlements.
guide-road-1 = Does a row count? A horizontal line doesn’t count.
guide-road-2 = Do more than seven pay more? No, the task pays 7 gold once.
guide-place-of-refuge = 8 gold if your settlements stand on all six hexes around a location, castle or nomad hex.
guide-place-of-refuge-1 = What about a place at the edge? A place at the edge of the board has fewer than six neighbours and doesn’t qualify.
guide-place-of-refuge-2 = Do palaces and silos count? Palaces and silos don’t count.
guide-advance = 9 gold for seven or more of your settlements at one edge of the board. They don’t have to be side by side.
guide-advance-1 = Does a corner count? Yes, for both of its edges.
guide-advance-2 = Does the island’s shore count? No, only the main board has edges.
guide-compass-points = 10 gold if you have a settlement at each of the four edges of the board.
guide-compass-points-1 = What about a corner? A corner counts for both of its edges, so two opposite corners are enough.

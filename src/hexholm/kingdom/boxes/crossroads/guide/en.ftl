# The guide to Crossroads in English.

guide-crossroads-box-title = Task cards
guide-crossroads-box = For each Crossroads section on the board one task card is turned up, so up to four. At the end, each task pays every player who has fulfilled it.
guide-crossroads-box-1 = A task pays a player once, however often it is fulfilled.
guide-crossroads-box-2 = Each Crossroads section has two different locations.

## Pieces
guide-pieces-title = Warriors, wagons and ships
guide-pieces = They count as settlements: for adjacency, for location tiles, for the cards at the end. They come on top of your 40 settlements and don’t bring the game to its end.
guide-pieces-1 = Placing one counts as building a settlement, so it takes tiles and earns gold from cards that pay for new settlements. Moving one or taking it back earns nothing.
guide-pieces-2 = Only their own tile moves them or takes them back; Barn, Paddock and the like don’t. You can agree otherwise when you set up the game.
guide-pieces-3 = They stay on the board when you lose their tile.

## Locations
guide-lighthouse = Each turn, do one of three things with your ship: launch it on an empty water hex, next to your own if possible; sail it up to three steps over empty water; or take it back.
guide-lighthouse-1 = Every hex on its way has to be water without any piece on it.
guide-lighthouse-2 = It counts as a settlement next to the land it touches, and so it takes tiles and opens new terrain.
guide-lighthouse-3 = It may step back to where it came from.
guide-foresters-lodge = Build one more settlement on forest, next to your own if possible, whatever your card says.
guide-barracks = Each turn, either post one of your two warriors on an empty hex that can be built on, next to your own if possible, or call one back. Nobody, not even you, may build or move next to a warrior.
guide-barracks-1 = Settlements that already stand there stay.
guide-barracks-2 = It keeps out all pieces and stone walls. Leaving such a hex and jumping over it are fine.
guide-barracks-3 = Hexes that a warrior closes don’t count when you check whether you can build next to your own, or whether a terrain is full.
guide-crossroads = At the end of your turn you draw two terrain cards instead of one, already in the turn you took the tile. On your next turn you play one of them; afterwards both are discarded.
guide-crossroads-1 = The card you choose is your card for the whole turn.
guide-crossroads-2 = If you lose the tile, you draw one card again.
guide-city-hall = Once per game, place your city hall on seven empty hexes that can be built on: a centre and the six around it. At least one of them has to be next to a settlement of yours. It counts as seven settlements.
guide-city-hall-1 = It takes the tile of every location it touches.
guide-city-hall-2 = Each of its hexes counts as a new settlement for cards that pay for building.
guide-city-hall-3 = It stays where it is: no move lifts it and no Sword removes it.
guide-city-hall-4 = None of its hexes may be next to a warrior.
guide-fort = Draw a terrain card and build one more settlement on its terrain, next to your own if possible. Then discard the card.
guide-fort-1 = Once you have drawn, you have to build if you can.
guide-monastery = Build one more settlement on canyon, next to your own if possible, whatever your card says.
guide-wagon = Each turn, do one of three things with your wagon: place it on an empty hex that can be built on or on a mountain, next to your own if possible; roll it up to three steps over such hexes; or take it back.
guide-wagon-1 = It can’t enter water or special hexes.
guide-wagon-2 = It may step back to where it came from.

## Task cards
guide-home-country = 5 gold if your settlements stand on every hex of one terrain area.
guide-home-country-1 = An area of any size will do, even a single hex, and water and mountains count too.
guide-home-country-2 = It is bounded by other terrain and by special hexes, not by the border of a section.
guide-home-country-3 = A stone wall in the area spoils it.
guide-fortress = 6 gold if one of your settlements has your own settlements on all six hexes around it.
guide-road = 7 gold for an unbroken diagonal line of seven or more of your settlements.
guide-road-1 = A horizontal line doesn’t count.
guide-place-of-refuge = 8 gold if your settlements stand on all six hexes around a location, castle or nomad hex.
guide-place-of-refuge-1 = A place at the edge of the board has fewer than six neighbours and doesn’t qualify.
guide-place-of-refuge-2 = Palaces and silos don’t count.
guide-advance = 9 gold for seven or more of your settlements at one edge of the board. They don’t have to be side by side.
guide-compass-points = 10 gold if you have a settlement at each of the four edges of the board.
guide-compass-points-1 = A corner counts for both of its edges, so two opposite corners are enough.

# hexholm, English: Crossroads.

box-crossroads = Crossroads
box-crossroads-text = Two locations a section, task cards, warriors, wagons, ships and city halls.
rules-crossroads = Task cards pay everybody who fulfils them at the end.

location-lighthouse = Lighthouse
location-lighthouse-text = Launch your ship on water, sail it up to three hexes, or take it back.
location-foresters-lodge = Forester’s lodge
location-foresters-lodge-text = Build one more settlement on forest.
location-barracks = Barracks
location-barracks-text = Post a warrior, or call one back: nobody may build next to a warrior.
location-crossroads = Crossroads
location-crossroads-text = You draw one more terrain card at the end of a turn and choose between them in the next.
location-city-hall = City hall
location-city-hall-text = Once a game: set your city hall on seven free hexes next to a settlement of yours.
location-fort = Fort
location-fort-text = Draw a terrain card and build one more settlement on its terrain.
location-monastery = Monastery
location-monastery-text = Build one more settlement on canyon.
location-wagon = Wagon
location-wagon-text = Set your wagon on land or a mountain, roll it up to three hexes, or take it back.

card-home-country = Home country
card-home-country-text = 5 gold if all hexes of some terrain area are yours
card-fortress = Fortress
card-fortress-text = 6 gold if one settlement has yours on all six sides
card-road = Road
card-road-text = 7 gold for an unbroken diagonal of seven or more settlements
card-place-of-refuge = Place of refuge
card-place-of-refuge-text = 8 gold if your settlements surround a location, castle or nomad hex
card-advance = Advance
card-advance-text = 9 gold for seven or more settlements at one edge of the board
card-compass-points = Compass points
card-compass-points-text = 10 gold if you have a settlement at each of the four edges

reason-piece-placed = Your { $piece } is on the board already, on { $hex }.
reason-on-its-way = The { $piece } on { $hex } is on its way and can’t be taken back now.
reason-no-piece = There is no { $piece } of yours on { $hex }.
reason-own-action = A { $piece } is moved and taken back by its own action only.
reason-city-hall-stays = A city hall stays where it was placed.

piece-settlement = settlement
piece-warrior = warrior
piece-wagon = wagon
piece-ship = ship
piece-city-hall = city hall
piece-scout = scout
piece-wall = stone wall

ask-build-barracks = Barracks: post a warrior, or call one back
ask-take-barracks = Barracks: call a warrior back
ask-build-wagon = Wagon: set it on a glowing hex
ask-put-wagon = { $lifts ->
    [0] Wagon: roll it one hex at a time
   *[other] Wagon: roll it hex by hex, or take it back
}
ask-build-lighthouse = Lighthouse: launch your ship
ask-put-lighthouse = { $lifts ->
    [0] Lighthouse: sail one hex at a time
   *[other] Lighthouse: sail hex by hex, or take the ship back
}
ask-build-city-hall = City hall: pick its middle
ask-build-fort = Fort: you drew { $terrain }; build on it

log-build-barracks = { log-who } posted a <b>warrior</b> on { $where }
log-take-barracks = { log-who } called the <b>warrior</b> on { $where } back
log-build-wagon = { log-who } set the <b>wagon</b> on { $where }
log-put-wagon = { log-who } rolled the <b>wagon</b> to { $where }
log-take-wagon = { log-who } took the <b>wagon</b> back
log-build-lighthouse = { log-who } launched the <b>ship</b> on { $where }
log-put-lighthouse = { log-who } sailed the <b>ship</b> to { $where }
log-take-lighthouse = { log-who } took the <b>ship</b> back
log-build-city-hall = { log-who } built the <b>city hall</b> around { $where }
log-event-card-drawn = drew a { $terrain } card

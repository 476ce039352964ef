# Crossroads in English.

box-crossroads = Crossroads
box-crossroads-text = Two locations per section, task cards, warriors, wagons, ships and city halls.
rules-crossroads = At the end, each task card pays every player who has fulfilled it.

location-lighthouse = Lighthouse
location-lighthouse-text = Launch your ship on water, sail it up to three hexes, or take it back.
location-foresters-lodge = Forester’s lodge
    .code = Fol
location-foresters-lodge-text = Build one more settlement on forest.
location-barracks = Barracks
    .code = Brk
location-barracks-text = Post a warrior, or call one back: nobody may build next to a warrior.
location-crossroads = Crossroads
location-crossroads-text = Draw one more terrain card at the end of your turn; choose between them on the next.
location-city-hall = City hall
location-city-hall-text = Once per game: place your city hall on seven free hexes next to a settlement of yours.
location-fort = Fort
    .code = Frt
location-fort-text = Draw a terrain card and build one more settlement on its terrain.
location-monastery = Monastery
location-monastery-text = Build one more settlement on canyon.
location-wagon = Wagon
location-wagon-text = Place your wagon on land or a mountain, roll it up to three hexes, or take it back.

card-home-country = Home country
card-home-country-text = 5 gold if you have built on every hex of one terrain area
card-fortress = Fortress
card-fortress-text = 6 gold if one of your settlements has your own on all six sides
card-road = Road
card-road-text = 7 gold for an unbroken diagonal of seven or more settlements
card-place-of-refuge = Place of refuge
card-place-of-refuge-text = 8 gold if your settlements surround a location, castle or nomad hex
card-advance = Advance
card-advance-text = 9 gold for seven or more settlements at one edge of the board
card-compass-points = Compass points
card-compass-points-text = 10 gold if you have a settlement at each of the four edges

reason-city-hall-stays = A city hall can’t be moved

piece-warrior = warrior
    .many = warriors
    .title = Warrior
    .sign = ♞
piece-wagon = wagon
    .many = wagons
    .title = Wagon
    .sign = ⊕
piece-ship = ship
    .many = ships
    .title = Ship
    .sign = △
piece-city-hall = city hall
    .many = city halls
    .title = City hall
    .sign = ▣

ask-build-barracks = Barracks: post a warrior, or call one back
ask-take-barracks = Barracks: call a warrior back
ask-build-wagon = Wagon: choose where to place it
ask-put-wagon = { $lifts ->
    [0] Wagon: roll it one hex at a time
   *[other] Wagon: roll it hex by hex, or take it back
}
ask-build-lighthouse = Lighthouse: launch your ship
ask-put-lighthouse = { $lifts ->
    [0] Lighthouse: sail one hex at a time
   *[other] Lighthouse: sail hex by hex, or take the ship back
}
ask-build-city-hall = City hall: choose its centre
ask-build-fort = Fort: you drew { $terrain_or_on }; build on it

log-build-barracks = { log-who } posted a <b>warrior</b> on { $where }
log-take-barracks = { log-who } called the <b>warrior</b> on { $where } back
log-build-wagon = { log-who } placed the <b>wagon</b> on { $where }
log-put-wagon = { log-who } rolled the <b>wagon</b> to { $where }
log-take-wagon = { log-who } took the <b>wagon</b> back
log-build-lighthouse = { log-who } launched the <b>ship</b> on { $where }
log-put-lighthouse = { log-who } sailed the <b>ship</b> to { $where }
log-take-lighthouse = { log-who } took the <b>ship</b> back
log-build-city-hall = { log-who } built the <b>city hall</b> around { $where }

tasks-title = Task cards
hex-blocked = a warrior keeps everybody out
reason-blocked = A warrior next to { $hex } keeps everybody out
preset-crossroads = Crossroads only
new-tasks-text = { $n ->
    [0] No Crossroads section is on the board, so there are no tasks.
    [one] One per Crossroads section: one here. If you choose none, it is drawn.
   *[other] One per Crossroads section: up to { $n } here. The rest are drawn.
}
new-tasks-text-by-hand = { $n ->
    [0] No Crossroads section is on the board, so there are no tasks.
    [one] One per Crossroads section: one here.
   *[other] One per Crossroads section: { $n } here.
}
option-pieces_move_as_settlements = Tiles move other pieces too
option-pieces_move_as_settlements-text = Barn, Harbor, Paddock and the like also move your warriors, wagons and ships. Usually off: they move by their own tiles only.
part-tasks = task cards

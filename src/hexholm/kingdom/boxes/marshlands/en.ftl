# Marshlands in English.

box-marshlands = Marshlands
box-marshlands-text = Swamps and cards with two terrains, palaces, and a bonus for two tiles of the same kind.
terrain-swamp = Swamp
    .on = swamp
    .a = swamp
    .word = swamp
terrain-swamp-grass = Swamp/grass
    .word = swamp/grass
terrain-swamp-canyon = Swamp/canyon
    .word = swamp/canyon
terrain-swamp-desert = Swamp/desert
    .word = swamp/desert
terrain-swamp-flower-field = Swamp/flower field
    .word = swamp/flower field
terrain-swamp-forest = Swamp/forest
    .word = swamp/forest
terrain-palace = Palace
    .a = a palace
site-palace-text = At the end, whoever has the most settlements next to it gets 5 gold.
rules-marshlands = A card with two terrains: build two settlements on swamp, or three on the other. Two Marshlands tiles of the same kind give you a bonus action.

location-temple = Temple
location-temple-text = Take a settlement off the board; on your next turn, build it in addition to the usual ones.
location-temple-bonus = Temple bonus
location-temple-bonus-text = You may build the first settlement of your card anywhere on its terrain.
location-refuge = Refuge
location-refuge-text = Move a settlement to a neighbouring hex.
location-refuge-bonus = Refuge bonus
location-refuge-bonus-text = Move a settlement in a straight line to the next free hex, over everything in between.
location-canoe = Canoe
    .code = Cno
location-canoe-text = When another player takes the last tile of a location, you may build on swamp or water at once.
location-canoe-bonus = Canoe bonus
location-canoe-bonus-text = Build one more settlement on swamp or water.
location-fountain = Fountain
    .code = Fou
location-fountain-text = Build one more settlement next to exactly one of yours and no other player’s.
location-fountain-bonus = Fountain bonus
location-fountain-bonus-text = Your fountains may also build on mountains.

card-geologists = Geologists
card-geologists-text = 2 gold for each mountain your settlements connect to another mountain
card-messengers = Messengers
card-messengers-text = 2 gold for each hex on the way between your two farthest connected settlements
card-noblewomen = Noblewomen
card-noblewomen-text = Locations, castles and nomads pay like palaces: 5 gold for the most settlements next to each
card-vassals = Vassals
card-vassals-text = 1 gold for each settlement at the border between two sections
card-captains = Captains
card-captains-text = 1 gold for each settlement next to three or more others of yours
card-scouts = Scouts
card-scouts-text = 1 gold for each settlement next to the removed terrain, but not on it
card-scouts-removed = 1 gold for each settlement next to, but not on, { $terrain_on }
card-palaces = Palaces
card-palaces-text = 5 gold for each palace that you have the most settlements next to; ties count

ask-take-temple = Temple: take a { ask-piece } off the board

log-build-canoe = { log-who } built on { $where } with the <b>Canoe</b>
log-end-canoe = { log-who } left the <b>Canoe</b> ashore
log-take-temple = { log-who } carried { log-way } to the <b>Temple</b>
log-use-temple-bonus = { log-who } used the <b>Temple bonus</b>
log-event-bonus-taken = took the bonus of the <b>{ $tile }</b>
log-event-bonus-lost = lost the bonus of the <b>{ $tile }</b>
label-bonus-taken = takes the { $tile } bonus
label-bonus-lost = loses the { $tile } bonus

player-owed = { $n ->
    [one] 1 settlement waits in the temple
   *[other] { $n } settlements wait in the temple
}
player-owed-piece = { $n ->
    [one] 1 { $piece } waits in the temple
   *[other] { $n } { $piece_many } wait in the temple
}
ask-due = { $n } from the temple
ask-due-piece = now the { $piece } from the temple
choice-swamp = Swamp: build two
reason-no-pair = The { $tile } needs two tiles of its location, both taken on an earlier turn
preset-marshlands = Marshlands only
option-crossroads_removed_terrain = Two of a kind play the removed terrain
option-crossroads_removed_terrain-text = With the Scouts card, a player with two terrain cards of the same kind may play the removed terrain instead. Usually on.
option-canoe_own = Canoe on your own turn
option-canoe_own-text = Your canoe may also build when you take the last tile of a location yourself. Usually off: only when another player does.
option-swamp_cards = Swamp cards without swamp
option-swamp_cards-text = The swamp cards are in the deck even if no Marshlands section is in play; their swamp half is then useless. Usually on.
part-removed = terrain that Scouts removes

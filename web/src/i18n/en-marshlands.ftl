# hexholm, English: Marshlands.

box-marshlands = Marshlands
box-marshlands-text = Swamps and cards with two terrains, palaces, and a bonus for two equal tiles.
terrain-swamp = Swamp
on-swamp = swamp
terrain-palace = Palace
site-palace-text = At the end 5 gold for whoever has the most settlements next to it.
rules-marshlands = A card with two terrains: build two settlements on swamp, or three on the other. Two equal Marshlands tiles bring a bonus action.

location-temple = Temple
location-temple-text = Take a settlement off the board; in your next turn you build it besides the usual ones.
location-temple-bonus = Temple bonus
location-temple-bonus-text = The first settlement of your card may stand anywhere on its terrain.
location-refuge = Refuge
location-refuge-text = Move a settlement to a neighbouring hex.
location-refuge-bonus = Refuge bonus
location-refuge-bonus-text = Move a settlement in a straight line to the next free hex, over everything in between.
location-canoe = Canoe
location-canoe-text = When somebody else takes the last tile of a location, you may build on swamp or water at once.
location-canoe-bonus = Canoe bonus
location-canoe-bonus-text = Build one more settlement on swamp or water.
location-fountain = Fountain
location-fountain-text = Build one more settlement next to exactly one of yours and none of the others’.
location-fountain-bonus = Fountain bonus
location-fountain-bonus-text = Your fountains may also build on mountains.

card-geologists = Geologists
card-geologists-text = 2 gold for each mountain your settlements connect with another mountain
card-messengers = Messengers
card-messengers-text = 2 gold for each hex of the way between your farthest connected settlements
card-noblewomen = Noblewomen
card-noblewomen-text = Locations, castles and nomads pay like palaces: 5 gold for the most settlements beside each
card-vassals = Vassals
card-vassals-text = 1 gold for each settlement at the border between two sections
card-captains = Captains
card-captains-text = 1 gold for each settlement with three or more of yours beside it
card-scouts = Scouts
card-scouts-text = 1 gold for each settlement next to the removed terrain, but not on it
card-scouts-removed = 1 gold for each settlement next to { $terrain }, but not on it
card-palaces = Palaces
card-palaces-text = 5 gold for each palace where you have the most settlements next to it; ties count

ask-interrupt = Build with your { $tile }, or decline
ask-take-temple = Temple: take a { ask-piece } off the board
ask-waiting-interrupt = { $name } may build with the { $tile }
ask-detail-interrupt = It is { $name }’s turn; it goes on afterwards
ask-detail-goes-on = Then your turn goes on
banner-interrupt = { $name } may build with the { $tile }. Your turn goes on afterwards.
cover-interrupt = { $name } may build in the middle of the turn. The hand is hidden until then.
end-decline = Decline

log-build-canoe = { log-who } built on { $where } with the <b>Canoe</b>
log-end-canoe = { log-who } left the <b>Canoe</b> ashore
log-take-temple = { log-who } carried { log-way } to the <b>Temple</b>
log-use-temple-bonus = { log-who } used the <b>Temple bonus</b>
log-event-bonus-taken = took the bonus of the <b>{ $tile }</b>
log-event-bonus-lost = lost the bonus of the <b>{ $tile }</b>
label-bonus-taken = takes the { $tile } bonus
label-bonus-lost = loses the { $tile } bonus

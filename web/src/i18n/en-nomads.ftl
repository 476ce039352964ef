# hexholm, English: Nomads.

box-nomads = Nomads
box-nomads-text = Nomad tiles for one turn, stone walls, and cards that pay at once.
terrain-nomad = Nomads
site-nomad-text = Build next to it to take its tile for your next turn.
site-nomad-gone = Its tile is gone.
rules-nomads = Build next to nomads to take their tile: use it in your next turn, then it is gone.

location-quarry = Quarry
location-quarry-text = Set one or two stone walls on the terrain of your card, next to your settlements.
location-caravan = Caravan
location-caravan-text = Move a settlement in a straight line until something stops it.
location-village = Village
location-village-text = Build one more settlement next to three or more of yours.
location-garden = Garden
location-garden-text = Build one more settlement on a flower field.

location-donation = Donation
location-donation-of = Donation: { $terrain }
location-donation-text = Build three more settlements on the terrain of the tile.
location-donation-of-text = Build three more settlements on { $terrain }.
location-resettlement = Resettlement
location-resettlement-text = Move your settlements, four steps in all.
location-outpost = Outpost
location-outpost-text = One settlement need not stand next to your others.
location-sword = Sword
location-sword-text = Take one settlement of every other player off the board.
location-treasure = Treasure
location-treasure-text = 3 gold at once.

card-families = Families
card-families-text = 2 gold at once when the three settlements of your card form a straight line
card-shepherds = Shepherds
card-shepherds-text = 2 gold at once for a new settlement that has no free hex of its own terrain beside it
card-ambassadors = Ambassadors
card-ambassadors-text = 1 gold at once for a new settlement next to somebody else’s

ask-build-quarry = Quarry: set a stone wall
ask-wall = Quarry: set a stone wall
ask-build-donation = Donation: build on { $terrain }
ask-choose-donation = Donation: which terrain?
ask-take-resettlement = Resettlement: pick a { ask-piece } to move
ask-put-resettlement = Resettlement: move on, or pick another { ask-piece }
ask-take-sword = Sword: take one settlement of { $victim }
ask-give-up = Which { $tile } tile do you give up?

log-build-quarry = { log-who } walled { $where }
log-build-donation = { log-who } built on { $where } with a <b>Donation</b>
log-take-sword = { log-who } struck { $where } with the <b>Sword</b>
log-use-outpost = { log-who } used the <b>Outpost</b>
log-event-nomad-taken = took the nomads’ <b>{ $tile }</b>
log-event-gold = earned <b>{ $n } gold</b> ({ $card })
log-they-removed = { $person ->
    [you] <b>Your</b> settlement on { $where } was taken off the board
   *[other] <b>{ $name }</b>’s settlement on { $where } was taken off the board
}
label-nomad-taken = takes { $tile }

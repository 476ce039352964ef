# Nomads in English.

box-nomads = Nomads
box-nomads-text = Nomad tiles for one turn, stone walls, and cards that pay at once.
terrain-nomad = Nomad hex
    .a = a nomad hex
site-nomad-text = Build next to it to take its tile for your next turn.
site-nomad-gone = Its tile is gone.
rules-nomads = Build next to nomads to take their tile: use it on your next turn, then it’s gone.

location-quarry = Quarry
location-quarry-text = Place one or two stone walls on the terrain of your card, next to your settlements.
location-caravan = Caravan
    .code = Crv
location-caravan-text = Move a settlement in a straight line until something stops it.
location-village = Village
location-village-text = Build one more settlement next to three or more of yours.
location-garden = Garden
location-garden-text = Build one more settlement on a flower field.

location-donation = Donation
location-donation-text = Build three more settlements on the terrain of the tile.
location-donation-grass = Donation: grass
    .on = grass
location-donation-grass-text = Build three more settlements on grass.
location-donation-forest = Donation: forest
    .on = forest
location-donation-forest-text = Build three more settlements on forest.
location-donation-flower-field = Donation: flower fields
    .on = flower fields
location-donation-flower-field-text = Build three more settlements on flower fields.
location-donation-desert = Donation: desert
    .on = desert
location-donation-desert-text = Build three more settlements on desert.
location-donation-canyon = Donation: canyon
    .on = canyon
location-donation-canyon-text = Build three more settlements on canyon.
location-donation-water = Donation: water
    .on = water
location-donation-water-text = Build three more settlements on water.
location-donation-mountain = Donation: mountains
    .on = mountains
location-donation-mountain-text = Build three more settlements on mountains.
location-resettlement = Resettlement
location-resettlement-text = Move your settlements by a total of four hexes.
location-outpost = Outpost
    .a = an Outpost
location-outpost-text = One settlement doesn’t have to be next to your others.
location-sword = Sword
location-sword-text = Remove one settlement of each other player from the board.
location-treasure = Treasure
location-treasure-text = 3 gold at once.

card-families = Families
card-families-text = 2 gold at once if the three settlements of your card form a straight line
card-shepherds = Shepherds
card-shepherds-text = 2 gold at once for each new settlement with no free hex of its own terrain next to it
card-ambassadors = Ambassadors
card-ambassadors-text = 1 gold at once for each new settlement next to another player’s

ask-wall = Quarry: place a stone wall
ask-build-quarry = Quarry: place a stone wall
ask-build-donation = Donation: build on { $tile_on }
ask-choose-donation = Donation: which terrain?
ask-take-resettlement = Resettlement: choose a { ask-piece } to move
ask-put-resettlement = Resettlement: keep moving, or choose another { ask-piece }
ask-take-sword = Sword: remove one of { $name }’s settlements

log-build-quarry = { log-who } placed a stone wall on { $where }
log-build-donation = { log-who } built on { $where } with a <b>Donation</b>
log-take-sword = { log-who } struck { $where } with the <b>Sword</b>
log-use-outpost = { log-who } used the <b>Outpost</b>
log-event-nomad-taken = took the nomads’ <b>{ $tile }</b> tile
label-nomad-taken = takes the { $tile } tile

player-walls = { $n ->
    [one] 1 stone wall left
   *[other] { $n } stone walls left
}
reason-walled = There is a stone wall on { $hex }
piece-wall = stone wall
    .many = stone walls
    .title = Stone wall
    .sign = ##
card-gold = Gold
card-gold-text = Treasure collected during the game
preset-nomads = Nomads only

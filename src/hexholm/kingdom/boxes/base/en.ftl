# The base game in English.

## Locations and what their tile does
location-oracle = Oracle
    .a = an Oracle
location-oracle-text = Build one more settlement on the terrain of your card.
location-farm = Farm
location-farm-text = Build one more settlement on grass.
location-oasis = Oasis
    .a = an Oasis
location-oasis-text = Build one more settlement on desert.
location-tower = Tower
location-tower-text = Build one more settlement at the edge of the board.
location-tavern = Tavern
location-tavern-text = Build one more settlement at the end of a line of three or more of your settlements.
location-barn = Barn
    .code = Brn
location-barn-text = Move a settlement to the terrain of your card.
location-harbor = Harbor
location-harbor-text = Move a settlement onto water.
location-paddock = Paddock
location-paddock-text = Move a settlement two hexes in a straight line.

## Kingdom Builder cards
card-fishermen = Fishermen
card-fishermen-text = 1 gold for each settlement next to water
card-merchants = Merchants
card-merchants-text = 4 gold for each location, castle or other special hex you connect to others
card-discoverers = Discoverers
card-discoverers-text = 1 gold for each row with a settlement of yours
card-hermits = Hermits
card-hermits-text = 1 gold for each separate settlement or area of yours
card-citizens = Citizens
card-citizens-text = 1 gold for every 2 settlements in your largest area
card-miners = Miners
card-miners-text = 1 gold for each settlement next to a mountain
card-workers = Workers
card-workers-text = 1 gold for each settlement next to a location, castle or other special hex
card-knights = Knights
card-knights-text = 2 gold for each settlement in your fullest row
card-lords = Lords
card-lords-text = In each section, 12 gold for the most settlements, 6 for the second most
card-farmers = Farmers
card-farmers-text = 3 gold for each settlement in the section where you have the fewest
card-castles = Castles
card-castles-text = 3 gold for each castle next to a settlement of yours
fact-earns-castles = Touches { $n ->
    [3] a castle
    [6] two castles
   *[other] several castles
}.

site-castle-text = 3 gold at the end if you have a settlement next to it.
preset-first-game = First game
box-base = Base game
box-base-text = Eight sections, eight locations, ten cards.
option-lords_need_settlement = Lords need a settlement
option-lords_need_settlement-text = Only players with a settlement in a section can be first or second there. Usually off: players without one rank too.

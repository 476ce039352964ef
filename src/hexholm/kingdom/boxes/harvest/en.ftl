# Harvest in English.

box-harvest = Harvest
box-harvest-text = Farmland for everybody, silos at the end, and the bazaar that repeats an action.
terrain-farmland = Farmland
    .on = farmland
    .a = farmland
    .word = farmland
terrain-silo = Silo
    .a = a silo
site-silo-text = After the last turn, each player next to it may build or move up to three settlements.
rules-harvest = Once per turn you may build on farmland next to a settlement of yours. After the last turn, each silo you touch lets you build or move up to three settlements.

location-bazaar = Bazaar
location-bazaar-text = Use another location tile of yours a second time this turn.
location-water-mill = Water mill
    .code = Wml
location-water-mill-text = Build one more settlement next to water.
location-mountain-station = Mountain station
    .code = Mts
location-mountain-station-text = Build one more settlement next to a mountain.
location-scout-cabin = Scout cabin
location-scout-cabin-text = Send two scouts next to your settlements: this turn you may build next to them too.
location-cathedral = Cathedral
    .code = Cth
location-cathedral-text = Take a number tile, or pay with yours to build that many settlements on the terrain of your card.
location-watchtower = Watchtower
    .code = Wtt
location-watchtower-text = Build one more settlement next to another player’s.
location-university = University
location-university-text = Build one more settlement next to a location, castle, nomad hex, palace or silo.
location-palisade = Palisade
location-palisade-text = Move a settlement to another hex next to its own area.
location-farmland = Farmland
location-farmland-text = Once per turn: build one more settlement on farmland, next to yours.
location-silo = Silo
location-silo-text = Build or move up to three settlements next to others of yours.

card-rangers = Rangers
card-rangers-text = 2 gold for each row with exactly one settlement of yours
card-mayors = Mayors
card-mayors-text = 4 gold for each row in which you were the first to have four settlements
card-chainers = Chainers
card-chainers-text = 1 gold for each settlement next to exactly two others of yours
card-travellers = Travellers
card-travellers-text = 1 gold for each settlement at the edge of the board
card-homesteaders = Homesteaders
card-homesteaders-text = 1 gold for each settlement in the section where you have the most
card-rovers = Rovers
card-rovers-text = 1 gold at once for each section in which you build this turn

reason-scout-stays = A scout can’t be moved
reason-no-number = Used a second time, the { $tile } gives no number tile; it only builds

ask-build-farmland = Build on farmland, next to your settlements
ask-build-scout-cabin = Scout cabin: send a scout
ask-choose-bazaar = Bazaar: choose an action to repeat
ask-numbers = Cathedral: take a number tile
ask-build-cathedral = { $choices ->
    [0] Cathedral: build with your number tiles
   *[other] Cathedral: build with your number tiles, or take another
}
ask-choose-row = You can’t mark them all: choose a row
ask-silo = Silo: build or move up to three settlements
ask-put-silo = Silo: choose where it goes
ask-waiting-silo = { $name } uses a silo
choice-number = Take a number tile
choice-row = Row { $row }
choice-row-island = Island, row { $row }
end-silo = Finish silo

log-build-farmland = { log-who } built on farmland, { $where }
log-build-scout-cabin = { log-who } sent <b>scouts</b> to { $where }
log-build-silo = { log-who } built on { $where } with a <b>silo</b>
log-put-silo = { log-who } moved { log-way } with a <b>silo</b>
log-end-silo = { log-who } left a <b>silo</b> unused
log-choose-cathedral = { log-who } took a <b>number tile</b>
log-choose-bazaar = { log-who } used the <b>{ $tile }</b> again at the <b>Bazaar</b>
log-choose-row = { log-who } marked row { $where }
log-event-row-marked = marked row { $where }
label-row-marked = marks row { $where }

player-numbers = number tiles worth { $n }
player-marks = marked rows: { $rows }
piece-scout = scout
    .many = scouts
    .title = Scout
    .sign = ♦
preset-harvest = Harvest only

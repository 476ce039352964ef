# hexholm, English: Winter Kingdom. What stands here is said instead of the same message elsewhere.

## Terrain
terrain-flower-field = Flower field
terrain-grassland = Grassland
terrain-tundra = Tundra
terrain-fell-field = Fell field
terrain-snowscape = Snowscape
terrain-forest = Forest
terrain-ice = Ice
terrain-mountain = Mountain
terrain-tunnel = Tunnel
terrain-village = Village
terrain-castle = Castle
on-flower-field = flower fields
on-grassland = grassland
on-tundra = tundra
on-fell-field = fell fields
on-snowscape = snowscape
on-forest = forest
on-ice = ice
on-mountain = mountains
on-tunnel = a tunnel
on-village = a village
on-castle = a castle
site-tunnel-text = With the tunnel card a house next to it can go to a hex next to another tunnel.
site-village-text = Nobody builds here; some cards pay for houses next to it.
site-castle-text = 3 points to whoever has the most houses next to it at the end; a tie pays each of them.
site-ice-text = No terrain card shows ice: only talents build or move there.

## The boards
place-0 = centre
place-1 = top
place-2 = upper right
place-3 = lower right
place-4 = bottom
place-5 = lower left
place-6 = upper left
board-0 = the board in the centre
board-1 = the board at the top
board-2 = the board at the upper right
board-3 = the board at the lower right
board-4 = the board at the bottom
board-5 = the board at the lower left
board-6 = the board at the upper left
direction-horizontal = along the rows
direction-falling = from upper left to lower right
direction-rising = from lower left to upper right

## Scoring cards; a fort counts as two houses
cards-title = Scoring cards
kb-gold-now = points now
card-pays = { $points ->
    [one] 1 point
   *[other] { $points } points
}
card-wanderers = Wanderers
card-wanderers-text = { card-pays } for each separate group of yours
card-followers = Followers
card-followers-text = { card-pays } for each house next to a building of another player
card-crowd = Crowd
card-crowd-text = { card-pays } for every 2 houses in your largest group
card-loners = Loners
card-loners-text = { card-pays } for each house with no building of yours beside it
card-mountaineers = Mountaineers
card-mountaineers-text = { card-pays } for each house next to two or more mountain hexes
card-travellers = Travellers
card-travellers-text = { card-pays } for each board beyond the second on which you have two houses or more
card-knights = Knights
card-knights-text = { card-pays } for each house on your best line, { $direction }
card-bureaucrats = Bureaucrats
card-bureaucrats-text = { card-pays } for each village with two or more of your houses beside it
card-celebrities = Celebrities
card-celebrities-text = { card-pays } for each village where you have the most houses beside it; ties count
card-nature-lovers = Nature lovers
card-nature-lovers-text = { card-pays } for each house that stands next to a forest but not in one
card-ice-fishers = Ice fishers
card-ice-fishers-text = { card-pays } for each house that stands on ice
card-pioneers = Pioneers
card-pioneers-text = { card-pays } for each house on the bottom board: { $bottom }
card-farmers = Farmers
card-farmers-text = { card-pays } for each house outside your two strongest boards
card-spelunkers = Spelunkers
card-spelunkers-text = { card-pays } for each tunnel with a house of yours beside it
card-royalty = Royalty
card-royalty-text = { card-pays } for each castle that a group of yours links to another castle
card-merchants = Merchants
card-merchants-text = { card-pays } for each village that a group of yours links to another village
card-scouts = Scouts
card-scouts-text = { card-pays } for each house on the outer edge of the whole board
card-miners = Miners
card-miners-text = { card-pays } for each mountain area with a house of yours beside it
card-castles = Castles
card-castles-text = 3 points for each castle where you have the most houses beside it; ties count

## Economy
economy-title = Economy
economy-agriculture = Agriculture
economy-agriculture-text = 1 coin for each building next to a village
economy-weapons = Weapons
economy-weapons-text = 1 coin for each building next to a fort of yours
economy-fur = Fur
economy-fur-text = 1 coin for each building on the top board: { $top }
economy-export = Export
economy-export-text = 1 coin for each building on the outer edge of the whole board
economy-cattle = Cattle
economy-cattle-text = 1 coin for each building with no empty hex of its terrain beside it
economy-hunting = Hunting
economy-hunting-text = 1 coin for each building with no building of yours beside it
economy-marble = Marble
economy-marble-text = 2 coins when the three buildings of your terrain card stand in one line, side by side
economy-salvage = Salvage
economy-salvage-text = Before you buy, take buildings of yours off the board: 1 coin for a house, 2 for a fort

## Twist
twist-title = Twist
twist-none = No twist
twist-overreach = Overreach
twist-overreach-text = If you build more than 4 buildings in a turn, one of your houses leaves the game at its end
twist-keep-away = Keep away
twist-keep-away-text = Nobody builds or ends a move next to another player’s building
twist-long-reach = Long reach
twist-long-reach-text = Two hexes away counts as adjacent for the buildings of the terrain card
twist-quick-study = Quick study
twist-quick-study-text = A talent you buy or upgrade can be used once, at once
twist-hospitality = Hospitality
twist-hospitality-text = A building of the terrain card next to a village allows one more, next to any building of yours
twist-long-tunnels = Long tunnels
twist-long-tunnels-text = After a tunnel move the house may go one hex further
twist-separate-lands = Separate lands
twist-separate-lands-text = The seven boards do not touch each other; only tunnels lead from one to another
twist-bargain = Bargain
twist-bargain-text = Talents and upgrades cost 1 coin less, and you may buy several in one turn
twist-replaces = The card { $card } is not used with it
twist-clash = Not with { $twist }: { $why }
twist-why-hospitality-overreach = one hands out extra buildings, the other punishes them
twist-why-other = the two contradict each other

## Where a card comes from
source-printed = printed
source-inferred = worked out
source-house = ours
source-printed-text = The rulebook says so.
source-inferred-text = It follows from what the rulebook and its examples show.
source-house-text = The printed card is not known to us: decided for this edition.
source-actions = actions: { $source }
source-costs = price: { $source }
source-upgrades = upgrade: { $source }

## Talents: the upper action, then the lower one
location-tunnel = Tunnel
location-tunnel-text = Move a house next to a tunnel to a hex next to another tunnel.
location-pasture = Pasture
location-pasture-text = Build one more on grassland.
lower-pasture = Then move that house one hex.
location-sawmill = Sawmill
location-sawmill-text = Build one more in a forest.
lower-sawmill = Then move that house one hex.
location-garden = Garden
location-garden-text = Build one more on a flower field.
lower-garden = Then move that house one hex.
location-monastery = Monastery
location-monastery-text = Build one more on a fell field.
lower-monastery = Then move that house one hex.
location-hot-springs = Hot springs
location-hot-springs-text = Build one more on tundra.
lower-hot-springs = Then move that house one hex.
location-hunting-lodge = Hunting lodge
location-hunting-lodge-text = Build one more on a snowscape.
lower-hunting-lodge = Then move that house one hex.
location-port = Port
location-port-text = Build one more on the terrain of your card.
lower-port = Build one more on ice.
location-mine = Mine
location-mine-text = Build one more next to a mountain.
lower-mine = Build one more on a mountain.
location-market = Market
location-market-text = Build one more next to a castle.
lower-market = Build one more next to a group of yours that touches a castle.
location-farm = Farm
location-farm-text = Build one more next to a village.
lower-farm = Build one more next to a group of yours that touches a village.
location-barracks = Barracks
location-barracks-text = Build one more next to a fort of yours.
lower-barracks = Build one more next to a group of yours with a fort in it.
location-tavern = Tavern
location-tavern-text = Build one more at the end of a line of three or more of yours.
lower-tavern = Build one more at the end of a line of three or more of another player.
location-outpost = Outpost
location-outpost-text = Build one more where it touches exactly one building of yours.
lower-outpost = Build one more where it touches at most three buildings of yours.
location-tower = Tower
location-tower-text = Build one more at the outer edge, not on ice.
lower-tower = Then move that house one hex.
location-homestead = Homestead
location-homestead-text = Build one more on the centre board.
lower-homestead = Then move that house anywhere on the centre board.
location-crossroads = Crossroads
location-crossroads-text = Build one more on the terrain to the right of your card’s.
lower-crossroads = Build the three of your card on the terrain to its right instead.
location-caravan = Caravan
location-caravan-text = Move a house two hexes in a straight line, over anything.
lower-caravan = Then build on the hex it left.
location-mule = Mule
location-mule-text = Move a house one hex.
lower-mule = Then move it one hex further.
location-toboggan = Toboggan
location-toboggan-text = Move a house one hex.
lower-toboggan = Move a house two hexes in a straight line, over anything.
location-horse = Horse
location-horse-text = Move a house two hexes in a straight line, over anything.
lower-horse = Move a house exactly two hexes away, over anything.
location-guide = Guide
location-guide-text = Move a house across the mountains it stands next to.
lower-guide = The tunnel card also takes a house that is not next to a tunnel.
location-dog-sled = Dog sled
location-dog-sled-text = Move a house across the ice to another hex of it.
lower-dog-sled = Move a house across the ice to a hex on or next to it.
location-wagon = Wagon
location-wagon-text = Move a house over empty hexes to another hex next to its group.
lower-wagon = Move a house over empty hexes to a hex next to the connected buildings of all players.
location-sleigh = Sleigh
location-sleigh-text = Slide a house straight until something stops it.
lower-sleigh = Slide a house straight as far as you like.
location-carriage = Carriage
location-carriage-text = Move a house any distance over the terrain it stands on.
lower-carriage = Then move it one hex further.

combine-choose = Upgraded: one of the two each turn.
combine-arrow = Upgraded: the second follows the first, if you like.
combine-free = Upgraded: both each turn.

## My cards
talents-title = Your talents
talents-title-other = { $name }’s talents
talents-hidden = { $n ->
    [0] No talent in hand
    [one] 1 talent in hand, hidden
   *[other] { $n } talents in hand, hidden
}
talents-hand = In hand, to buy
talents-bought = Bought
talent-second = Lower:
tile-affordable = you can afford it
talent-upgraded = upgraded
talent-upgraded-now = upgraded, from next turn
talent-price = costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
talent-missing = { $n ->
    [one] 1 coin missing
   *[other] { $n } coins missing
}
talent-use = Use
talent-buy = Buy
talent-upgrade = Upgrade
talent-repeat = Use ×3
talent-repeat-text = Five coins: use it up to three times in a row
coins-amount = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
purse-houses = { $n ->
    [one] 1 house left
   *[other] { $n } houses left
}
purse-forts = { $n ->
    [one] 1 fort left
   *[other] { $n } forts left
}
purse-out = { $n } out of the game
player-supply = { $n ->
    [one] { $n } house left
   *[other] { $n } houses left
}
player-gold = { $n } points now
player-tiles = Talents: { $tiles }
player-no-tiles = No talents yet
player-hand = { $n ->
    [one] 1 talent in hand
   *[other] { $n } talents in hand
}
tiles-title-short = Talents

## House or fort
build-what = What a click builds
build-house = House
build-fort = Fort
fort-key = F
fort-text = A fort counts as two houses on its hex, and never moves. You have four.
help-fort = Build a house or a fort
help-letters = Use a talent by its letter; with Shift its lower action

## The turn
turn-steps = The turn
turn-build = Build
turn-buy = Buy
turn-end = End
ask-mandatory-near = Build on { $terrain }, next to your buildings
ask-mandatory-reach = Build on { $terrain }, within two hexes of your buildings
ask-mandatory-free = Build anywhere on { $terrain }
ask-build = { $tile }: build one more
ask-take = { $tile }: pick a house to move
ask-put = { $tile }: set it down on a glowing hex
ask-then-put = { $tile }: move it one hex further, or press Done
ask-then-put-homestead = { $tile }: move it on the centre board, or press Done
ask-then-build = { $tile }: build on the hex it left, or press Done
ask-repeat = { $tile }: use it again, or press Done
ask-study = Quick study: use { $tile } at once, or press Done
ask-guest = Hospitality: build one more next to yours, or press Done
ask-remove = Overreach: pick a house to remove from the game
ask-purchase = Last step: buy a talent, upgrade one, or end your turn
ask-purchase-more = Use talents, then buy or upgrade one – or end your turn
ask-purchase-use = Use talents, or end your turn
ask-purchase-none = Nothing left to do: end your turn
ask-purchase-again = Bargain: buy more, or end your turn
ask-end = Your turn is done
ask-detail-coins = { $n ->
    [0] no coins
    [one] 1 coin
   *[other] { $n } coins
}
ask-detail-salvage = or take buildings off the board for coins
ask-detail-five = five coins: use a talent three times
ask-detail-uses = { $n ->
    [one] once more
   *[other] { $n } more times
}
ask-detail-over = { $n } built this turn: more than 4 cost a house
ask-detail-keep = not next to other players’ buildings
ask-detail-right = the terrain to the right of your card’s
ask-detail-blocked = Your terrain card has no hex you may build on
ask-waiting-purchase = { $name } may buy a talent
ask-waiting-end = { $name } ends the turn
ask-waiting-remove = { $name } takes a house out of the game
ask-waiting-guest = { $name } builds one more by Hospitality
ask-waiting-repeat = { $name } uses the { $tile } again
ask-waiting-study = { $name } may use the { $tile } at once
ask-waiting-by = { $name } uses the { $tile }
end-confirm-tiles = { $n ->
    [one] One talent could still be used: { $tiles }.
   *[other] These talents could still be used: { $tiles }.
}
hand-right = Builds on { $terrain } now

## The board
verb-build = Build
verb-fort = Build a fort
verb-take = Lift
verb-put = Set down
hex-act-build = press to build
hex-act-fort = press to build a fort
hex-act-take = press to lift
hex-act-put = press to set down
label-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
label-guest = Hospitality: one more building
label-overreach = Overreach: costs a house at the end of the turn
label-nothing = no change in points
piece-settlement = house
piece-house = house
piece-fort = fort

## Log
log-who = { $person ->
    [you] <b>You</b>
   *[other] <b>{ $name }</b>
}
log-build = { log-who } built on { $where }
log-fort = { log-who } built a fort on { $where }
log-build-by = { log-who } built on { $where } with the <b>{ $tile }</b>
log-fort-by = { log-who } built a fort on { $where } with the <b>{ $tile }</b>
log-build-guest = { log-who } built on { $where } by <b>Hospitality</b>
log-fort-guest = { log-who } built a fort on { $where } by <b>Hospitality</b>
log-put-by = { log-who } moved { $way } with the <b>{ $tile }</b>
log-take-by = { log-who } lifted { $where } with the <b>{ $tile }</b>
log-take-salvage = { log-who } sold the building on { $where }
log-take-remove = { log-who } overreached and lost the house on { $where }
log-use = { log-who } began the <b>{ $tile }</b> action
log-use-crossroads-2 = { log-who } turned right at the <b>Crossroads</b>
log-buy = { log-who } bought <b>{ $tile }</b>
log-upgrade = { log-who } upgraded <b>{ $tile }</b>
log-repeat = { log-who } paid five coins to use <b>{ $tile }</b> three times
log-event-coins = earned { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
log-card-removed = { $person ->
    [you] <b>Your</b> { $terrain } card had no empty hex and was replaced
   *[other] <b>{ $name }</b>’s { $terrain } card had no empty hex and was replaced
}

## The end
end-table = Points by card and player
replay-gold = Points at this step

## Help
rules-turn = On your turn build three on the terrain of your card, one by one; each may be a fort instead of a house.
rules-near = Build next to your own buildings whenever that terrain allows it; otherwise anywhere on it.
rules-tiles = Talents are used before or after these three, each once a turn; the tunnel is yours from the start.
rules-buy = Last, buy one talent for its price, or upgrade one to get its lower action, or pay five coins to use one three times. What you buy works from your next turn on.
rules-coins = The economy card says which buildings earn coins, at once.
rules-gold = The three scoring cards say what earns points; a castle pays 3 to whoever has the most houses beside it. Point at a card to see your hexes light up.
rules-fort = A fort is one building to place and two houses to count. It never moves.
rules-end = When somebody has built everything, the round is played to its end. Most points win.
help-locations = Talents
help-cards = Cards

## Why not
reason-unknown-card = There is no card { $tile }.
reason-not-suitable = Nobody can build here: it is { $ground }.
reason-wrong-terrain = This is { $ground }, but you build on { $terrain }.
reason-wrong-place = The { $tile } cannot act on { $hex }.
reason-no-path = No path of empty hexes leads to { $hex }.
reason-keep-away = Keep away: { $hex } is next to { $name }’s { $piece }.
reason-not-adjacent = Another possible hex touches your buildings, so you must build next to them.
reason-no-house = You have no house left.
reason-no-fort = You have no fort left.
reason-all-built = The buildings of this turn are built.
reason-not-own = There is no house of yours on { $hex } that could be taken.
reason-take-first = First pick the house to be moved.
reason-put-first = The house lifted from { $hex } must be set down.
reason-no-move = No house is being moved now.
reason-finish-first = First finish what you have begun.
reason-between-builds = Nothing may come between the buildings of your terrain card.
reason-must-build = First build the buildings of your terrain card.
reason-not-bought = You have not bought the { $tile } yet.
reason-not-upgraded = The { $tile } is not upgraded, or only since this turn.
reason-card-new = You bought the { $tile } this turn; it can be used from your next turn on.
reason-card-used = The { $tile } is used for this turn.
reason-card-useless = The { $tile } has no hex or house to act on now.
reason-purchase-begun = You have begun to buy: no talents any more this turn.
reason-no-purchase = Nothing more can be bought in this turn.
reason-not-in-hand = The { $tile } is not among your talents.
reason-too-dear = The { $tile } costs { $price }, and you have { $coins }.
reason-is-upgraded = The { $tile } is upgraded already.
reason-before-building = First the buildings of your terrain card, then the purchase.

## New table
new-cards = Scoring cards
new-land = The boards
new-economy = Economy card
new-twist = Twists
new-twist-drawn = { $n ->
    [-1] One is drawn at random, as the rulebook recommends. Pick one, or several for a wilder game.
    [0] The rules as they are: for a first game.
    [one] One is chosen, as the rulebook recommends. You can add more.
   *[other] { $n } chosen; the rulebook recommends one.
}
new-agree = Agreed before the game
new-direction = Direction of the Knights’ lines
new-top = Top board, for Fur
new-bottom = Bottom board, for the Pioneers
new-pick = Board for the { $place }
new-place-act = Choose another board
new-turn-sixth = Turn { $section } by 60°
new-land-random = The seven boards are drawn and turned when the game begins. Tap a place to choose its board.
new-land-hint = Tap a board to choose another one; the round arrow turns it by a sixth.
new-side = Board { $board }, side { $side }
new-swaps = lies { $place }; they swap
new-back = its other side lies { $place }; they change
new-own = your own
new-own-side = Your own side, from a file
new-own-side-text = A text file: a line such as [hills] board=A, then nine lines of 5, 6, 7, 8, 9, 8, 7, 6 and 5 letters.
new-random-one = Drawn at random
new-rules = Economy and twists
new-agreed = drawn before the game

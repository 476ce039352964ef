# Winter Kingdom in English: the game in general. Messages here override the same ids elsewhere.

## Terrain
terrain-flower-field = Flower field
    .on = flower fields
    .a = a flower field
    .word = flower field
terrain-grassland = Grassland
    .on = grassland
    .a = grassland
    .word = grassland
terrain-tundra = Tundra
    .on = tundra
    .a = tundra
    .word = tundra
terrain-fell-field = Fell field
    .on = fell fields
    .a = a fell field
    .word = fell field
terrain-snowscape = Snowscape
    .on = snowscape
    .a = a snowscape
    .word = snowscape
terrain-forest = Forest
    .on = forest
    .a = forest
    .word = forest
terrain-ice = Ice
    .on = ice
    .a = ice
    .word = ice
terrain-mountain = Mountain
    .on = mountains
    .a = a mountain
    .word = mountain
terrain-tunnel = Tunnel
    .on = a tunnel
    .a = a tunnel
    .word = tunnel
terrain-village = Village
    .on = a village
    .a = a village
    .word = village
terrain-castle = Castle
    .on = a castle
    .a = a castle
    .word = castle
site-tunnel-text = With the tunnel card, a house next to it can move to a hex next to another tunnel.
site-village-text = Nobody builds here; some cards pay for houses next to it.
site-castle-text = At the end, whoever has the most houses next to it gets 3 points; tied players all get them.
site-ice-text = No terrain card shows ice: only talents build or move there.
item-terrain-cards = Terrain cards, shuffled

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
kb-gold-now = { $n ->
    [one] { $n } point now
   *[other] { $n } points now
}
card-pays = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Economy
economy-title = Economy

## Twist
twist-title = Twist
twist-clash = Not with { $twist }: { $why }

## Where a card comes from
source-printed = printed
source-inferred = inferred
source-house = ours
source-printed-text = As printed in the rulebook.
source-inferred-text = Inferred from the rulebook and its examples.
source-house-text = We don’t know the printed card; this is our own version.
source-points = points: { $source }
with-source = { $text } [{ $source }]
source-actions = actions: { $source }
source-costs = price: { $source }
source-upgrades = upgrade: { $source }

## Talents: the upper action, then the lower one

combine-choose = Upgraded: choose one of the two each turn.
combine-arrow = Upgraded: the second may follow the first.
combine-free = Upgraded: both each turn.

## My cards
talent-both = { $upper } / { $lower }
talent-line = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}, upgrade { $upgrade }: { $text } { $combine } { $source }
talent-upgrade-for = Upgrade for { $n }: { $text }
talent-next-turn = From your next turn on: { $text }
mark-top = Top board: { $board }
mark-bottom = Bottom board: { $board }
mark-direction = Lines run { $direction }
economy-line = Economy: { $name }
twist-line = Twist: { $name }
talents-own = Your talents:
talents-to-buy = To buy:
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
    [one] 1 coin short
   *[other] { $n } coins short
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
ask-over-won = { $person ->
    [you] The game is over: you win with { $n } points
   *[other] The game is over: { $name } wins with { $n } points
}
ask-over-tied = The game is over: { $names } share the victory with { $n } points each
ask-mandatory-near = Build on { $terrain_or_on }, next to your buildings
ask-mandatory-reach = Build on { $terrain_or_on }, within two hexes of your buildings
ask-build = { $tile }: build one more
ask-take = { $tile }: choose a house to move
ask-then-put = { $tile }: move it one hex further, or stop
ask-then-put-homestead = { $tile }: move it on the centre board, or stop
ask-then-build = { $tile }: build on the hex it left, or stop
ask-repeat = { $tile }: use it again, or stop
ask-study = Quick study: use { $tile } at once, or stop
ask-guest = Hospitality: build one more next to yours, or stop
ask-remove = Overreach: choose a house to remove from the game
ask-purchase = Last step: buy a talent, upgrade one, or end your turn
ask-purchase-more = Use talents, then buy or upgrade one, or end your turn
ask-purchase-use = Use talents, or end your turn
ask-purchase-none = Nothing left to do: end your turn
ask-purchase-again = Bargain: buy more, or end your turn
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
ask-detail-right = the terrain to the right of your card’s
ask-detail-blocked = Your terrain card has no hex you may build on
ask-waiting-purchase = { $name } may buy a talent
ask-waiting-end = { $name } ends the turn
ask-waiting-remove = { $name } removes a house from the game
ask-waiting-guest = { $name } builds one more with Hospitality
ask-waiting-repeat = { $name } uses the { $tile } again
ask-waiting-study = { $name } may use the { $tile } at once
end-confirm-tiles = { $n ->
    [one] One talent could still be used: { $tiles }.
   *[other] These talents could still be used: { $tiles }.
}
hand-right = Builds on { $terrain_on } now

## The board
verb-fort = Build a fort
hex-act-fort = press to build a fort
moves-of-build = Houses
moves-of-fort = Forts
moves-of-use = Talents and tunnel
moves-of-buy = Buy a talent
moves-of-upgrade = Upgrade a talent
moves-of-repeat = Use a talent three times
label-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
label-guest = Hospitality: one more building
label-overreach = Overreach: costs a house at the end of the turn
label-nothing = no change in points
piece-settlement = house
    .many = houses
    .title = House
piece-house = house
    .many = houses
    .title = House
piece-coin = coin
    .many = coins
    .title = Coins
piece-fort = fort
    .many = forts
    .title = Fort

## Log
log-fort = { log-who } built a fort on { $where }
log-fort-by = { log-who } built a fort on { $where } with the <b>{ $tile }</b>
log-build-guest = { log-who } built on { $where } with <b>Hospitality</b>
log-fort-guest = { log-who } built a fort on { $where } with <b>Hospitality</b>
log-put-by = { log-who } moved { $way } with the <b>{ $tile }</b>
log-take-by = { log-who } lifted { $where } with the <b>{ $tile }</b>
log-take = { log-who } sold the building on { $where }
log-take-remove = { log-who } overreached and lost the house on { $where }
log-use-crossroads-2 = { log-who } turned right at the <b>Crossroads</b>
log-buy = { log-who } bought the <b>{ $tile }</b>
log-upgrade = { log-who } upgraded the <b>{ $tile }</b>
log-repeat = { log-who } paid five coins to use the <b>{ $tile }</b> three times
log-end-guest = { log-who } declined
log-end-study = { log-who } chose not to use it
log-event-card-drawn = drew a { $terrain_word } card
log-event-coins = earned { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
log-they-card-removed = { $person ->
    [you] <b>Your</b> { $terrain_word } card had no empty hex and was replaced
   *[other] <b>{ $name }</b>’s { $terrain_word } card had no empty hex and was replaced
}

## The end
end-table = Points by card and player
replay-gold = Points at this step

## Help
rules-turn = On your turn, build three buildings on the terrain of your card, one at a time; each can be a house or a fort.
rules-near = Build next to your own buildings if you can; otherwise anywhere on that terrain.
rules-tiles = Use each talent once per turn, before or after these three; the tunnel is yours from the start.
rules-buy = Finally, buy one talent, upgrade one to get its lower action, or pay five coins to use one three times. What you buy works from your next turn on.
rules-coins = The economy card says which buildings earn coins right away.
rules-gold = The three scoring cards say what earns points; a castle pays 3 to whoever has the most houses next to it. Point at a card to see your hexes light up.
rules-fort = A fort is built like a house but counts as two. It never moves.
rules-end = When a player has placed all their buildings, finish the round. The most points win.
help-locations = Talents

## Why not
reason-unknown-card = There is no card “{ $name }”. Choose from { $names }
reason-not-suitable = Nobody can build on { $hex }: it’s { $ground_a }
reason-wrong-terrain = { $hex } is { $ground_a }, but you build on { $terrain_on }
reason-no-path = No path of empty hexes leads to { $hex }
reason-keep-away = Keep away: { $hex } is next to { $owner ->
    [known] { $name }’s
   *[other] another player’s
} { $piece }
reason-not-adjacent = You must build next to your own buildings if you can
reason-no-house = You have no houses left
reason-no-fort = You have no forts left
reason-all-built = You have built everything for this turn
reason-not-own = You have no house on { $hex } to move
reason-take-first = First choose the house to move
reason-put-first = First set down the house you lifted from { $hex }
reason-no-move = No house is being moved now
reason-finish-first = First finish what you started
reason-between-builds = First finish your mandatory action
reason-must-build = First carry out your mandatory action
reason-not-bought = You haven’t bought the { $tile } yet
reason-not-upgraded = You can use the lower action of the { $tile } from the turn after its upgrade
reason-card-new = You bought the { $tile } this turn; you can use it from your next turn on
reason-card-used = You have already used the { $tile } this turn
reason-card-useless = The { $tile } can’t be used on any hex now
reason-purchase-begun = You can’t use talents after buying
reason-no-purchase = You can’t buy anything more this turn
reason-not-in-hand = You don’t have the { $tile } in hand
reason-too-dear = The { $tile } costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, and you have { $coins }
reason-is-upgraded = The { $tile } is already upgraded
reason-before-building = You can buy only after your mandatory action

## New table
new-cards = Scoring cards
new-land = The boards
new-economy = Economy card
new-twist = Twists
new-twist-drawn = { $n ->
    [-1] One is drawn at random, as the rulebook recommends. Pick one, or several for a wilder game.
    [0] The standard rules: best for a first game.
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
laid-names = A side is named for how its top row begins: 3fe for three fell fields, fl for flower field, fo for forest, g for grassland, i for ice, m for mountain, s for snowscape, t for tundra.
new-back = its other side is { $place }; they swap
new-own = your own
new-own-side = Your own side, from a file
new-own-side-text = A text file: a line such as [hills] board=A, then nine lines of 5, 6, 7, 8, 9, 8, 7, 6 and 5 letters.
new-random-one = Drawn at random
new-rules = Economy and twists
new-agreed = drawn before the game

unit = { $n ->
    [one] point
   *[other] points
}
scores-from = where the points come from
scores-from-columns = player | card | points | hexes

typing =
    You play by typing an action:
      build k12    build a house; k12 alone will do
      fort k12     build a fort there instead: it counts as two houses and never moves
      use mine     use a talent or the tunnel; mine alone will do where nothing else is meant
      use port-2   use the lower action of an upgraded talent
      take k12     pick up the house you want to move, or the building you want to sell ...
      put l13      ... and set it down; again the hex alone will do
      buy mine     after your buildings: buy a talent
      upgrade mine ... or get its lower action, from your next turn on
      repeat mine  ... or pay five coins to use it up to three times
      end          end your turn, or an action you may stop; decline an offer
    You can also type:
      why k12      which rule forbids an action
      talents      your talents, their costs, and what you can afford
      undo         take back your last action of this turn
      score        the points so far, by card
      board        draw the board again
      log          what has happened so far
      save FILE    save the game
      quit         leave (so do Ctrl-D and Ctrl-C)

figure-cards = Points by card
figure-tiles = Talents
figure-tiles-columns = bought | round | uses
figure-tiles-note = { $unit } for being dealt it instead of an average one; buyers, first round, uses per game
figure-tiles-few = too few games to tell what one is worth; buyers, first round, uses per game

## Advice
fact-takes = Spends coins on { $tile }.
fact-earns-any = Brings { fact-points } at once from { $card }.
fact-more = Leads to about { fact-points } more from { $card }.
fact-less = Leads to about { fact-points } less from { $card }.
fact-denies = { $person ->
    [you] Costs you about { fact-points } from { $card }.
   *[other] Costs { $name } about { fact-points } from { $card }.
}
fact-feeds = { $person ->
    [you] Lets you have about { fact-points } more from { $card }.
   *[other] Lets { $name } have about { fact-points } more from { $card }.
}
fact-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
rated-gold = About { fact-points } given away
gold-curve = Points over time
gold-curve-label = Points turn by turn; at the end: { $label }

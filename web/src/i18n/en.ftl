# hexholm, English. One message a line of the page; names of things end in their slug.

app-name = hexholm
title-table = { $id } · hexholm
title-your-turn = ● Your turn · { $id }
loading = Setting the table…
cancel = Cancel
close = Close
back = Back
copy = Copy
copied = Copied

## Addresses that lead nowhere
title-unknown = Page not found · hexholm
unknown-title = Nothing is built here
unknown-text = There is no page at this address. Check the link, or go back to the home page.
unknown-home = Home

## Connection
link-connecting = Connecting…
link-lost = Reconnecting…
link-closed = The server did not let this link in. Check that it is complete.
error-offline = The server does not answer.

## The header and the menu
header-table = Table <b>{ $id }</b>
menu = Menu
menu-title = Menu
menu-home = Home
menu-replay = Replay
menu-help = Keys and help
menu-settings = Settings
menu-watch = Copy link for spectators
menu-own = Copy my own link
menu-own-text = It is your seat: keep it to yourself, or open it on another device of yours.
menu-leave = Leave the game

## Settings
settings-title = Settings
settings-theme = Light or dark
settings-theme-auto = Match system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Less movement
settings-auto-end = End the turn by itself when nothing else is left to do
settings-confirm-end = Ask before a turn ends
settings-coordinates = Show the names of the hexes
settings-cover = Cover the hand between turns on a shared screen
settings-language = Language
language-auto = Match system
language-en = English

## Help
help-title = How to play
help-keys = Keys
rules-turn = On your turn build three settlements on the terrain of your card.
rules-near = Build next to your own settlements whenever that terrain allows it; otherwise anywhere on it.
rules-tiles = Build next to a location to take its tile: an extra action in each later turn, before or after your three settlements.
rules-gold = The three Kingdom Builder cards say what earns gold; each castle you touch earns 3. Point at a card to see your hexes light up.
rules-end = When somebody has built the last settlement, the round is played to its end. Most gold wins.
help-arrows = Move over the hexes
help-enter = Build, lift or set down; on any other hex: why not
help-letters = Use a tile by its letter
help-digits = Pick one of several choices
help-undo = Undo the last step
help-hint = A hint, where the table gives hints
help-end = End the turn
help-escape = Put back what is lifted, close what is open
help-zoom = Zoom in, out, whole board
help-help = This list
help-key-arrows = Arrows
help-key-enter = Enter
help-key-letters = A–Z
help-key-digits = 1–9
help-key-escape = Esc
help-key-zoom = + − 0
help-key-help = ?

help-locations = Locations
help-cards = Cards

## Players
you = You
colour-blue = Blue
colour-orange = Orange
colour-green = Green
colour-purple = Purple
colour-red = Red
mark-blue = dot
mark-orange = bar
mark-green = ring
mark-purple = cross
mark-red = chevron
players-title = Players
player-bot = bot · { $level }
player-person = here
player-away = away
player-left = has left
player-turn = to move
player-asked = is asked
player-turn-terrain = plays { $terrain }
player-mine = here
player-supply = { $n ->
    [one] { $n } settlement left
   *[other] { $n } settlements left
}
player-gold = { $n } gold now
player-earned = { $n } gold earned during the game: { $cards }
player-has = { $n ->
    [0] no { $what } left
    [one] 1 { $what } left
   *[other] { $n } { $what }s left
}
player-owed = { $n ->
    [one] 1 settlement waits on the temple
   *[other] { $n } settlements wait on the temple
}
player-owed-piece = { $n ->
    [one] 1 { $what } waits on the temple
   *[other] { $n } { $what }s wait on the temple
}
player-numbers = number tiles worth { $n }
player-marks = marked rows: { $rows }
player-walls = { $n ->
    [one] 1 stone wall left
   *[other] { $n } stone walls left
}
player-tiles = Tiles: { $tiles }
player-no-tiles = No tiles
level-beginner = beginner
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-random = random
level-greedy = greedy

## What is asked, in one sentence
ask-label = What to do now
ask-mandatory-near = Build on { $terrain }, next to your settlements
ask-mandatory-free = Build anywhere on { $terrain }
ask-build = { $tile }: build one more settlement
ask-take = { $tile }: pick a { ask-piece } to move
ask-piece = { $piece ->
    [any] piece
   *[settlement] settlement
}
ask-put = { $tile }: set it down on a glowing hex
ask-step = { $tile }: one hex at a time
ask-place = { $tile }: pick a glowing hex
ask-choose-terrain = Which terrain do you play?
ask-end = Your turn is done
ask-end-tiles = End your turn or use an extra action
ask-choose = { $tile }: choose one
ask-other = It is your turn
ask-over = The game is over
ask-waiting = { $name } is to move
ask-waiting-mandatory = { $name } builds on { $terrain }
ask-waiting-choose-terrain = { $name } chooses a terrain
ask-waiting-by = { $name } uses the { $tile }
ask-open = Waiting for players
ask-detail-mandatory = { $done } of { $all } built · { $n ->
    [one] 1 hex possible
   *[other] { $n } hexes possible
}
ask-detail-hexes = { $n ->
    [one] 1 hex possible
   *[other] { $n } hexes possible
}
ask-detail-left = { $n ->
    [one] 1 left
   *[other] { $n } left
}
ask-detail-free = This one may stand anywhere
ask-detail-last-round = Last round
ask-detail-watching = You are watching
ask-dots = { $done } of { $all } built
ask-due = { $n } from the temple
ask-due-piece = now the { $piece } from the temple
choice-swamp = Swamp: build two
choice-ready = The ready one
choice-used = The used one
choice-new = The new one

## Hand
hand-title = { $n ->
    [one] Your terrain card
   *[other] Your terrain cards
}
hand-title-other = { $n ->
    [one] { $name }’s terrain card
   *[other] { $name }’s terrain cards
}
hand-or = { $one } or { $other }
hand-played = { $terrain } is played
hand-removed = No { $terrain } cards in this game
hand-hidden = Hidden until it is played
hand-none = No card
hand-deck = { $n ->
    [0] The deck is empty
    [one] 1 card left in the deck
   *[other] { $n } cards left in the deck
}
hand-deck-short = deck { $n }

## Tiles
tiles-title = Your extra actions
tiles-title-other = { $name }’s extra actions
tiles-none = Build next to a location to take its tile.
tiles-none-other = No tiles yet
tile-an = { $first ->
    [a] an
    [e] an
    [i] an
    [o] an
   *[other] a
}
tile-ready = ready
tile-used = used
tile-new = next turn
tile-busy = in use
tile-idle = not now
tile-other-turn = in others’ turns
tile-always = always on

## Cards
cards-title = Kingdom Builder cards
tasks-title = Task cards
kb-gold-now = gold now

## Log
log-title = Log
log-empty = Nothing has happened yet.
log-who = { $person ->
    [you] <b>You</b>
   *[other] <b>{ $name }</b>
}
log-build = { log-who } built on { $where }
log-build-by = { log-who } built on { $where } with the <b>{ $tile }</b>
log-build-piece = { log-who } built the <b>{ $piece }</b> on { $where }
log-way = { $piece ->
    [settlement] { $way }
   *[other] the <b>{ $piece }</b> { $way }
}
log-put-by = { log-who } moved { log-way } with the <b>{ $tile }</b>
log-take-by = { log-who } lifted { log-way } with the <b>{ $tile }</b>
log-use = { log-who } began the <b>{ $tile }</b> action
log-choose = { log-who } chose { $what }
log-choose-terrain = { log-who } chose { $terrain }
log-choose-give-up = { log-who } gave up the { $what } { $tile ->
    [unknown] tile
   *[other] <b>{ $tile }</b> tile
} and kept the { $what ->
    [ready] other
   *[other] ready
} one
log-other = { log-who }: { $action }
log-they = { log-who } { $deed }
log-event-tile-taken = took { tile-an } <b>{ $tile }</b> tile
log-event-tile-lost = lost the <b>{ $tile }</b> tile
log-card-removed = { $person ->
    [you] <b>Your</b> { $terrain } card had no empty hex and left the game
   *[other] <b>{ $name }</b>’s { $terrain } card had no empty hex and left the game
}
log-and = { $first } and { $second }
log-takeback = { $person ->
    [you] <b>You</b> took back the last turn
   *[other] <b>{ $name }</b> took back the last turn
}
log-joined = <b>{ $name }</b> sat down
log-left = <b>{ $name }</b> left the table
log-back = <b>{ $name }</b> came back
log-begun = The game begins
log-replaced = A bot plays on for <b>{ $name }</b>
log-bot-failed = The bot of <b>{ $name }</b> failed; the easy bot plays this turn

## Actions
actions-label = Actions
act-here = { $verb } on { $hex }
undo = Undo
undo-key = U
hint = Hint
hint-key = H
end-turn = End turn
end-done = Done
end-key = E
end-confirm = End your turn?
end-confirm-tiles = { $n ->
    [one] One action could still be used: { $tiles }.
   *[other] These actions could still be used: { $tiles }.
}
takeback = Take back
takeback-text = Ask the others to go back to the start of your last turn
takeback-asked = { $name } asks to take the last turn back
takeback-mine = Waiting for { $names } to agree to take it back
takeback-yes = Agree
takeback-no = Refuse
leave-confirm = Leave the game?
leave-text = The others can let a bot play for you. You can come back with your link until then.
leave-yes = Leave
vote-text = { $name } is away. Let a bot play on?
vote-text-left = { $name } has left. Let a bot play on?
vote-yes = Let a bot play
vote-done = You agreed; waiting for the others

## Refusals by code
refused-stale = The table has moved on; look again.
refused-not-your-turn = It is not your turn.
refused-too-fast = That was too fast.
refused-cannot-undo = That cannot be undone any more.
refused-illegal = That is not possible now.
refused-other = That was not possible: { $text }

## The board
board-label = The board
board-help = Arrow keys move over the hexes, Enter acts.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Whole board
hex-name = { $name }, { $ground }
hex-mine = your { $piece }
hex-owner = { $piece } of { $name }
hex-blocked = a warrior lets nobody build here
hex-site = { $location }, { $n ->
    [0] no tile left
    [one] 1 tile left
   *[other] { $n } tiles left
}
hex-act-build = press to build
hex-act-take = press to lift
hex-act-put = press to set down
hex-act-other = press to { $verb }
verb-build = Build
verb-take = Lift
verb-put = Set down
label-gold = { $card } <b>{ $n }</b>
label-tile-taken = takes { tile-an } { $tile } tile
label-tile-lost = loses the { $tile } tile
label-nothing = no change in gold
label-take = Lift this { $piece }
label-piece = { $piece } of { $name }
label-tiles = { $n ->
    [0] no tile left
    [one] 1 tile left
   *[other] { $n } tiles left
}
not-your-turn = It is { $name }’s turn.
rule = rule { $rule }

## Hot seat
cover-title = Hand the screen to { $name }
cover-text = { $name } plays next. The hand is hidden until then.
cover-go = I am { $name }
cover-never = Do not cover the hand again

## Waiting room
room-title = Waiting for players
room-text = The game begins when every seat is taken.
room-invite = Send this link to the other players:
room-watch = Link for spectators:
room-seat = Seat { $n }
room-open = open
room-you = you

## End of the game
end-title-won = { $names ->
    [you] You have won
   *[other] { $names } has won
}
end-title-tie = { $names } share the victory
end-title-scoring = Scoring
end-total = Total
end-skip = Show all
end-again = Count again
end-rematch = Play again
end-rematch-same = Same board
end-rematch-new = New board
end-rematch-open = Join the rematch
end-replay = Replay the game
end-table = Gold by card and player

## Live region
live-your-turn = It is your turn. { $ask }
live-turn = It is { $name }’s turn.

## Terrain, as names and in the middle of a sentence
terrain-grass = Grass
terrain-forest = Forest
terrain-flower-field = Flower field
terrain-desert = Desert
terrain-canyon = Canyon
terrain-water = Water
terrain-mountain = Mountain
terrain-castle = Castle
terrain-location = Location
on-grass = grass
on-forest = forest
on-flower-field = flower fields
on-desert = desert
on-canyon = canyon
on-water = water
on-mountain = mountains

## Locations and what their tile does
location-oracle = Oracle
location-oracle-text = Build one more settlement on the terrain of your card.
location-farm = Farm
location-farm-text = Build one more settlement on grass.
location-oasis = Oasis
location-oasis-text = Build one more settlement on desert.
location-tower = Tower
location-tower-text = Build one more settlement at the edge of the board.
location-tavern = Tavern
location-tavern-text = Build one more settlement at the end of a line of three or more of yours.
location-barn = Barn
location-barn-text = Move a settlement to the terrain of your card.
location-harbor = Harbor
location-harbor-text = Move a settlement onto water.
location-paddock = Paddock
location-paddock-text = Move a settlement two hexes in a straight line.

## Kingdom Builder cards
card-fishermen = Fishermen
card-fishermen-text = 1 gold for each settlement next to water
card-merchants = Merchants
card-merchants-text = 4 gold for each location or castle you connect with others
card-merchants-more-text = 4 gold for each location, castle, nomad or palace hex you connect with others
card-discoverers = Discoverers
card-discoverers-text = 1 gold for each row with a settlement of yours
card-hermits = Hermits
card-hermits-text = 1 gold for each separate settlement or area of yours
card-citizens = Citizens
card-citizens-text = 1 gold for every 2 settlements in your largest area
card-miners = Miners
card-miners-text = 1 gold for each settlement next to a mountain
card-workers = Workers
card-workers-text = 1 gold for each settlement next to a location or castle
card-workers-more-text = 1 gold for each settlement next to a location, castle, nomad or palace hex
card-knights = Knights
card-knights-text = 2 gold for each settlement in your fullest row
card-lords = Lords
card-lords-text = In each section 12 gold for the most settlements, 6 for the second most
card-farmers = Farmers
card-farmers-text = 3 gold for each settlement in your emptiest section
card-castles = Castles
card-castles-text = 3 gold for each castle next to a settlement of yours

## Why not
reason-game-over = The game is over.
reason-choose-first = First choose which of the two { $tile } tiles is given up.
reason-choose-terrain = First choose the terrain of this turn.
reason-choose-what = First choose one of the buttons.
reason-not-there = The { $tile } can’t be used on { $hex }.
reason-walled = There is a stone wall on { $hex }.
reason-blocked = A warrior next to { $hex } lets nobody come there.
reason-no-action = There is no { $tile } action in this game.
reason-no-pair = The { $tile } needs two tiles of its location, both from an earlier turn.
reason-action-used = The { $tile } action is used for this turn.
reason-not-by-itself = The { $tile } is not used by itself.
reason-finish-first = First finish the { $tile } action.
reason-no-choice = There is nothing to choose now.
reason-unknown-choice = Choose between: { $choices }.
reason-no-move = No settlement is being moved now.
reason-take-first = First pick the settlement to be moved.
reason-put-first = The { $piece } lifted from { $hex } must be set down.
reason-not-own = There is no settlement of yours on { $hex }.
reason-no-target = The { $piece } on { $hex } could not be set down anywhere.
reason-same-hex = A { $piece } may not go back to the hex it came from.
reason-one-step = The { $piece } moves one hex at a time, to a hex next to it.
reason-stands-there = The { $piece } stands on { $hex } already.
reason-occupied = { $hex } is occupied.
reason-not-buildable = Nobody can build here: it is { $ground ->
    [water] water
    [mountain] a mountain
    [castle] a castle
    [location] a location
    [nomad] a nomad hex
    [palace] a palace
    [silo] a silo
   *[other] { $ground }
}.
reason-wrong-terrain = This is { $ground }, but your card says { $terrain }.
reason-wrong-place = The { $tile } cannot act on { $hex }.
reason-not-adjacent = Another possible hex touches your settlements, so you must build next to them.
reason-all-built = The settlements of this turn are built.
reason-no-supply = You have no settlement left.
reason-no-card = No terrain card with an empty hex is left.
reason-must-build = First build the settlements of your terrain card.
reason-between-builds = Nothing may come between the settlements of your terrain card.
reason-not-held = You hold no { $tile } tile.
reason-tile-used = The { $tile } tile is used for this turn.
reason-tile-new = You took the { $tile } tile this turn; it can be used from your next turn on.
reason-tile-useless = The { $tile } has nothing to act on now.
reason-only-back = What the { $tile } could move would only come back to its own hex.
reason-unknown-verb = “{ $verb }” isn’t an action.
reason-unknown-hex = There is no hex { $hex } on this board.
reason-unknown-tile = There is no tile { $tile }.
reason-needs-argument = { $verb } needs { $what }.
reason-no-argument = “end” stands alone.

# The page in English: what it says around a game.

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
link-refused = { $text } This page keeps trying.
link-closed-title = This link doesn’t work
link-closed = The server rejected this link. Check that it’s complete.
error-offline = The server isn’t answering.
not-stored = This isn’t saved: your browser’s storage is full or blocked. Before you close the page, download a file or copy the link.

## The header and the menu
header-table = Table <b>{ $id }</b>
menu = Menu
menu-title = Menu
menu-home = Home
menu-replay = Replay
menu-position = Edit this position
menu-help = Keys and help
menu-help-touch = Help
menu-settings = Settings
menu-watch = Copy link for spectators
menu-own = Copy my own link
menu-own-text = Anyone with this link can play your seat: keep it to yourself, or open it on another device.
send-turn = Send turn
by-turns = Played by link: each on their own device.
menu-carry = Take the game along
menu-leave = Leave the game

## Settings
settings-title = Settings
settings-theme = Light or dark
settings-theme-auto = Match system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Reduce motion
settings-contrast = High contrast
settings-sound = Sounds
settings-signs = Letters on the land and larger marks on pieces
settings-auto-end = End my turn automatically when there is nothing left to do
settings-confirm-end = Ask before ending my turn
settings-coordinates = Show hex names
settings-cover = Cover the hand between turns on a shared screen
settings-language = Language
language-auto = Match system

## Help
help-title = How to play
help-keys = Keys
help-arrows = Move around the board
help-enter = Build, lift or set down; on any other hex, see why not
help-letters = Use a tile by its letter
help-digits = Pick one of several choices
help-undo = Undo the last step
help-hint = Get a hint, if this table has hints
help-end = End the turn
help-moves = List everything you can do now, instead of using the board
help-escape = Put back what you lifted, or close what’s open
help-zoom = Zoom in, zoom out, show the whole board
help-help = This list
help-key-arrows = Arrows
help-key-enter = Enter
help-key-letters = A–Z
help-key-digits = 1–9
help-key-escape = Esc
help-key-zoom = + − 0
help-key-help = ?
help-fingers = Fingers
help-tap = Tap
help-tap-text = Aims at the nearest hex where you can act; where there are many, the board comes closer
help-tap-again = Tap again
help-tap-again-text = Does it; so does the button below
help-hold = Hold
help-hold-text = Tells you all about a hex or a tile
help-pinch = Pinch, drag
help-pinch-text = Zooms and moves the board; a double tap shows it whole again

help-own-boards = Boards that a player entered as printed: { $names }
help-locations = Locations
help-cards = Cards

## Players
players-title = Players
player-bot = bot · { $level }
player-stands-in = stand-in · { $level }
player-late = time’s up; a bot plays
player-person = here
player-away = away
player-left = has left
player-turn = to move
player-asked = deciding
player-turn-terrain = plays { $terrain_on }
player-elsewhere = elsewhere
player-mine = here
player-supply = { $n ->
    [one] { $n } settlement left
   *[other] { $n } settlements left
}
player-gold = { $n } gold now
player-earned = { $n } gold earned during the game: { $cards }
player-has = { $n ->
    [0] no { $piece_many } left
    [one] 1 { $piece } left
   *[other] { $n } { $piece_many } left
}
player-tiles = Tiles: { $tiles }
player-no-tiles = No tiles

## Hand
hand-title = { $n ->
    [one] Your terrain card
   *[other] Your terrain cards
}
hand-title-other = { $n ->
    [one] { $name }’s terrain card
   *[other] { $name }’s terrain cards
}
hand-or = { $terrain } or { $ground_word }
hand-played = { $terrain } played
hand-removed = No { $terrain_word } cards in this game
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
tile-ready = ready
tile-used = used
tile-new = next turn
tile-busy = in use
tile-idle = not now
tile-other-turn = on others’ turns
tile-always = always on

## Cards
kb-gold-now = { $n } gold now

## Log
log-title = Log
log-empty = Nothing has happened yet.

## Actions
actions-label = Actions
act-here = { $verb } on { $hex }
bot-thinking = { $name } is thinking…
bot-move-now = Move now
bot-move-now-text = The bot stops thinking and plays what it likes best at first sight.
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
takeback-turn = Take back my turn
takeback-text = Go back to the start of your last turn
takeback-confirm = Take back your last turn?
takeback-only = You go back to the start of your turn.
takeback-drops = You go back to the start of your turn. What { $names } played since is undone too.
takeback-needs = { $names } must agree.
takeback-ask = Ask to take back
takeback-asked = { $name } asks to take back their last turn
takeback-mine = Waiting for { $names } to agree to take it back
takeback-waits = { $name } asked to take back a turn; waiting for { $names }
takeback-declined = { $name } declined to take it back. The game goes on.
takeback-yes = Agree
takeback-no = Decline
leave-confirm = Leave the game?
leave-text = The others can let a bot play for you. Until they do, you can come back with your link.
leave-yes = Leave
vote-wait = { $name } is away. You can let a bot play in { $time }.
vote-text = { $name } is away. Let a bot take over?
vote-text-left = { $name } has left. Let a bot take over?
vote-yes = Let a bot play
vote-done = You agreed; waiting for the others
lent-text = A bot is playing for you.
lent-back = Take my seat back

## Time
time-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
time-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
time-whole-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
time-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
time-hours = { $h } h { $m } min
time-hours-short = { $h } h
time-days-short = { $d } d
time-days-left = { $d ->
    [one] 1 day { $h } h
   *[other] { $d } days { $h } h
}
clock-over = time’s up
clock-label = Time left for { $name }: { $time }
clock-end-bot = When time is up, a bot plays this turn.
clock-end-nothing = Nothing happens when time is up.
ask-late = { $person ->
    [you] Time’s up: a bot is playing this turn for you
   *[other] Time’s up: a bot is playing this turn for { $name }
}
pace-days = This game is played over days.
pace-clock-bot = { $time } per turn; then a bot plays it.
pace-clock-nothing = { $time } per turn, for orientation.

## Refusals by code
refused-stale = The game has moved on; look again.
refused-not-your-turn = It’s not your turn.
refused-too-fast = That was too fast; try again.
refused-cannot-undo = That can no longer be undone.
refused-illegal = You can’t do that now.
refused-other = That didn’t work: { $text }

## The board
board-label = The board
board-help = Use the arrow keys to move around the board and Enter to act.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Whole board
hex-name = { $name }, { $ground }
hex-mine = your { $piece }
hex-owner = { $name }’s { $piece }
hex-beside = next to: { $things }
hex-beside-mine = { $n } of your { $piece_many }
hex-beside-owner = { $n } of { $name }’s { $piece_many }
hex-beside-nobody = { $n ->
    [one] 1 { $piece }
   *[other] { $n } { $piece_many }
}
hex-site = { $location }, { $n ->
    [0] no tile left
    [one] 1 tile left
   *[other] { $n } tiles left
}
not-your-turn = It’s { $name }’s turn.
rule = rule { $rule }

## Hot seat
cover-title = Hand the screen to { $name }
cover-text = { $name } plays next. The hand is hidden until then.
cover-go = I am { $name }
cover-never = Don’t cover the hand again

## Waiting room
seed-known = Somebody chose the seed of this game or uploaded it, and may know the cards to come.
room-title = Waiting for players
room-text = The game begins when every seat is taken.
room-text-public = This table is in the lobby. The game begins when every seat is taken.
room-table = Table { $id }
room-level = Level of the bots
room-fill = { $n ->
    [one] Add a bot and begin
   *[other] Fill up with bots and begin
}
room-leave = Leave the table
room-invite = Invite players with this link:
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
end-next-level = Two wins in a row! Next time, try the level <b>{ $level }</b>.
end-replay = Replay the game
end-table = Gold by card and player

## Live region
live-your-turn = It’s your turn. { $ask }
live-turn = It’s { $name }’s turn.

## The list of moves
moves-title = List of moves
moves-key = M
moves-open = Play from a list of moves instead of the board
moves-filter = Type a hex or a word
moves-none = There is nothing for you to do right now.
moves-nothing = No move matches “{ $typed }”.
moves-group = { $title } ({ $n })
moves-of-build = Build
moves-of-take = Lift
moves-of-put = Set down
moves-of-choose = Choose
moves-of-use = Extra actions
moves-of-turn = Your turn
moves-of-other = Other moves

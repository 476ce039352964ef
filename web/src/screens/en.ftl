# The page in English: home, set-up, joining, sharing, replay.

## Everywhere
top-home = hexholm, home
seat-open = open seat
seat-bot = { $name } · { $level }
colour-mark = { $colour }, { $mark }
error-other = { $text }
error-too-fast = Too many requests at once. Wait a moment and try again.
error-unknown-table = There is no such table on this server.
error-bad-secret = This link doesn’t open the table. Check that it’s complete.
error-not-json = This file isn’t a record of a game.
error-too-big = This file is too large for a record of a game.
error-no-open-seat = Every seat at this table is taken.
error-seat-taken = Somebody else has just taken this seat.
error-colour-taken = Somebody else has just taken this colour.
error-bad-name = A name must have 1 to 24 characters.
error-server-error = Something went wrong on the server. Try again.

## Home
home-title = Build your kingdom, three settlements at a time.
home-lead = Kingdom Builder and Winter Kingdom in the browser: against a bot, together on one screen, or with friends through a link. No account needed.
home-play = Play now
home-play-text = The suggested first game, against a bot
home-winter = Winter Kingdom
home-winter-text = A first game in the snow, against a bot
home-learn = Learn to play
home-learn-text = Lessons of a few minutes, move by move
home-learn-new = New here? A coach shows you, move by move
home-new = New table
home-new-text = Choose the game, players, land and cards
home-puzzles = Puzzles
home-puzzles-text = Find the best turn; a new one every day
home-shelf = At the real table
home-shelf-text = Set-up, points and rules for the box on your shelf
games-title = My games
games-your-turn = Your turn
games-turn = { $name } to move
games-waiting = { $n ->
    [one] waiting for one more player
   *[other] waiting for { $n } more players
}
games-won = You have won
games-over = { $n ->
    [one] { $names } has won
   *[other] { $names } share the victory
}
games-gone = no longer on this server
games-unknown = the server isn’t answering
games-loading = loading…
games-scores = Scores: { $scores }
games-replay = Replay
games-forget = Remove { $table } from this list
games-more = { $n ->
    [one] Show one more
   *[other] Show { $n } more
}
watch-title = Watch
watch-paste = Got a link?
watch-placeholder = Paste it here
watch-open = Open
watch-wrong = This isn’t a complete link to a table or a game.
upload-title = Upload a game
upload-text = Open a record or a saved game to review it or keep playing.
upload-button = Choose a file
foot-note = hexholm is an independent implementation of the board game. All its art, texts and code are its own; it’s not affiliated with the game’s designer or publishers.
foot-docs = API for bot authors

## New table
new-title = New table
new-game = Game
new-players = Players
new-count = Number of players
new-seat = Seat { $n }
new-who = Who plays on { $seat }
new-who-me = Me
new-who-here = Someone on this screen
new-who-bot = Bot · { $level }
new-who-open = Open: by invitation link
new-way = Where the people are
new-way-screen = This screen
new-way-server = Online
new-way-turns = By link
new-way-screen-text = Everybody plays on this screen.
new-way-server-text = Open seats are for whoever gets the invitation.
new-way-turns-text = Each on their own device, whenever there’s time. After each turn you send a link: no server needed.
new-who-turns = A friend, by link
new-note-turns = takes this seat by the first link
new-name = Name for { $seat }
new-name-placeholder = Player { $n }
new-note-bot = plays by itself
new-note-master = base game for two; elsewhere the expert plays
new-note-open = you’ll get a link to share
new-colour = Change the colour
new-colour-of = { $seat }: colour { $colour }
new-land = The land
new-boxes = Boxes
new-all-random = Surprise me
new-shuffle = Shuffle
new-random = Random
new-random-text = drawn when the game begins
new-pick = Section for the { $place }
new-place = { $place }:
new-place-turned = turned
new-place-act = Choose another section
new-turn = Turn { $section } by 180°
new-swaps = already { $place }; they swap
new-land-random = The four sections are drawn when the game begins. Tap a place to choose its section yourself.
new-land-hint = Tap a section to choose another one; the round arrows turn it.
place-0 = top left
place-1 = top right
place-2 = bottom left
place-3 = bottom right
source-printed = printed board
source-house = our board
source-inferred = rebuilt board
source-mine = your board
box-own = Your boards
preset-everything = Everything
new-box-needed = Without it there aren’t enough sections.
new-lands = New lands
new-lands-text = The same locations on newly generated terrain.
new-lands-other = Other lands
new-lands-mark = new land
new-cards = Kingdom Builder cards
new-cards-chosen = { $left ->
    [0] All three are chosen.
    [3] All three are drawn at random. Pick any you want in the game.
   *[other] { $chosen } chosen, { $left } drawn at random.
}
new-cards-random = All random
new-options = Options
new-pace = Pace
new-pace-live = Live
new-pace-days = Over days
new-pace-live-text = Everybody is at the table at the same time.
new-pace-days-text = Everybody plays when they have time. Nobody is replaced for being away.
new-away = A bot may step in for someone away after
new-clock = Time per turn
new-clock-none = unlimited
new-clock-end = When time is up
new-clock-bot = a bot plays the turn
new-clock-nothing = nothing happens
new-listed = Others may watch
new-hints = Hints
new-hints-text = The player to move can ask for a good turn. Usually off when several people play.
new-listed-text = The table is listed on this server’s home page.
new-seed = Seed: the same number deals the same game, and everybody at the table is told
new-seed-any = any
new-start = Start the game
new-start-open = Open the table
new-error-seed = A seed is a whole number, 0 or more.
new-error-name = A name can have at most 24 characters.
new-error-names = Two players have the same name.

## Joining
join-title = You’re invited
join-text = Take a seat at table <b>{ $table }</b>.
join-name = Your name
join-name-placeholder = What should the others call you?
join-colour = Your colour
join-go = Sit down
join-at = At the table
join-here = at the table
join-take = Take seat { $n }
join-free = free
join-full = Every seat is taken.
join-watch = Watch the game
join-known = This browser already has a seat here.
join-back = Back to my seat
join-another = Take another seat on this screen

## Sharing
share-scan = Scan to join from a phone on this network
share-qr = QR code of the invitation link
share-local = This server is open to this machine only. Start it with --host 0.0.0.0 to let others on your network join.

## Replay
replay-title = Replay
replay-step = Step { $step } of { $steps }
replay-start = The game begins
replay-end = { $person ->
    [you] <b>You</b> ended the turn
   *[other] <b>{ $name }</b> ended the turn
}
replay-slider = Step of the game
replay-first = To the start
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-turn-back = Previous turn
replay-turn-forward = Next turn
replay-fork = Play on from here
replay-fork-text = A new table that starts from this step
fork-text = A new table starts at step { $step }, with new cards to come. Who sits where?
fork-go = Play on
replay-download = Download
replay-running = The record can be downloaded when the game is over.
replay-link = Copy link
replay-copied = Link copied.
replay-table = Back to table
replay-gold = Gold at this step
replay-keys = Arrow keys step, Home and End jump, Space plays
replay-waiting = The game hasn’t begun yet.
tiles-title-short = Tiles

## The rules
lookup-title = Rules
lookup-all = All the rules
lookup-what = Rules: { $name }
lookup-rule = read the rule

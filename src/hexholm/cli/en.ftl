# The command line in English.

standard-input = standard input

## Commands

help-hexholm =
    Kingdom Builder and Winter Kingdom: play, simulate and study games.

    Without a command, the table opens in your browser.
help-serve = Serve the table in the browser until you press Ctrl-C.
help-site = Write the whole game as a folder of static files that any web server can serve.
help-play = Play against bots in the browser, or right here with --terminal.
help-new = Write a new game to standard output.
help-simulate = Let bots play many games and sum up the results.
help-replay = Retell a recorded game and show its final position.
help-score = Print the gold or points by card, and where they come from.
help-show = Draw a position, here or as a picture.
help-edit = Edit a position in the browser.
help-bench = Measure the speed of the engine and the bots.
help-arena = Pit bots against each other on the same deals in every seating, and rate them.
help-ladder = Pit every two levels against each other, and write a table and a picture of the results.
help-analyse = Rate every turn of a game and print the turning points: what would have been better, and why.
help-puzzles = Make puzzles, or check that their solutions hold.
help-puzzles-make = Look for puzzles in games of strong bots, until each set has enough; it goes on where it stopped.
help-puzzles-check = Find the solution of every puzzle again, by advice with a fixed amount of work.
help-sections = List the board sections, or make new ones.
help-sections-list = List the sections that come with hexholm: name, box, locations, printed or our own.
help-sections-new = Write a new section to standard output; save it to a file for --section-file.
help-stats = Survey many games of one bot: gold by card, seats, tiles, length.
help-rules = Print the rules of a card, a tile, a piece ..., or list them all.
help-backup = Write all games of a server and its key to one file; the server can be running.
help-restore = Put the games and the key of a backup into an empty data folder or database.
help-prune = Delete games that nobody has touched for a long time.
help-check = Replay every stored game and list the damaged ones.

## Options

panel-setup = Set-up
panel-kingdom-builder = Set-up of Kingdom Builder
panel-winter-kingdom = Set-up of Winter Kingdom
panel-until = When to stop (two bots; --games is then the most)

flag-version = Print the version.
flag-language = Speak this language.
flag-file = A save, a record, a .jsonl file of records, a position text (kb2:..., wk1:...), or - for standard input.
flag-file-edited = A save, a record, a .jsonl file of records, a case of a bug report, a puzzle, a link, a position text (kb2:..., wk1:...), or - for standard input.
flag-thing = What to read up: a name, as printed or as typed (lords, city hall), or the id of a rule (B-3.3).
flag-to = Stop after this many actions.
flag-line = Which line of a .jsonl file, counting from 1.
flag-json = Print the results as JSON.
flag-seconds = About how long to measure.
flag-players = Number of players: 2 to 5, in Winter Kingdom 2 to 4.
flag-seed = The same seed gives the same game.
flag-seed-of-games = The same seed gives the same games.
flag-seed-of-deals = The same seed gives the same deals.
flag-seed-of-land = The same seed gives the same land.
flag-jobs = Number of processes.
flag-games = Number of games.
flag-out = Append a record of each game to this file.

flag-site-folder = Folder to write the site to; an older site there is replaced.
flag-host = Address to listen on; 0.0.0.0 opens the table to your network.
flag-port = Port to listen on; if it is taken, the next free one.
flag-data = Folder to keep the games in.
flag-database = Database URL, instead of the file in the folder.
flag-workers = Number of server processes on the port; more than one need PostgreSQL.
flag-backup-file = The backup.
flag-older = Untouched for this long: days, weeks or years, such as 90d, 12w or 1y.
flag-finished = Only games that are over.
flag-trial = Delete nothing, only say how many it would be.
flag-open = Open the page in the browser.
flag-access-log = Print a line for each request.
flag-json-log = Print the log as lines of JSON.
flag-lobby = Keep a lobby: open tables that anybody can find and join.
flag-allow-host = A name this server is called by, such as games.example.org. (repeatable)
flag-trust-proxy = Address of a proxy that says for whom it asks. (repeatable)
flag-limit = What one address may use, such as tables=30; docs/hosting.md lists the limits. (repeatable)
flag-url = The server’s public address, for links in mails and webhooks, such as https://games.example.org.
flag-mail-server = Mail server that tells people when it’s their turn: smtp://user:password@host:587 or smtps://host. Rather set HEXHOLM_MAIL_SERVER: others can read the command line.
flag-mail-from = Sender of these mails.
flag-webhook = How webhooks that people enter may begin, such as https://chat.example.org/hooks/; https:// allows any. (repeatable)
flag-send-to-private = Also send alerts to this machine and its own network, and without TLS.
flag-offered-bot = Offer this bot too: package.module:Class, or an entry point. (repeatable)
flag-added-box = Play with a box of your own too: its folder. (repeatable)

flag-terminal = Play here by typing, not in the browser.
flag-bot = The bot in all other seats; your own: package.module:Class.
flag-bots = One bot for each other seat.
flag-my-seat = Your seat; seat 1 starts.
flag-save = Save the game to this file after each of your turns.
flag-load = Continue a saved game.
flag-text = Write a one-line position text instead.
flag-print = Put the set-up on one page to lay it out by: a file that ends in .pdf or .svg.
flag-address = Where your hexholm is, for the QR code of the printed page: https://example.org.
flag-never = Draw a set-up from the boxes without these sections, cards, tiles or tasks.
flag-always = Draw a set-up from the boxes with all of these.
flag-at-least = Draw a set-up with so many sections of a box.
flag-balanced = Draw cards that pay for what the land has.
flag-svg = Write a picture instead; - is standard output.

flag-seats = One bot for each seat, or one for all.
flag-one-more-bot = One more bot: package.module:Class, or as in --bots. (repeatable)
flag-arena-bots = The bots to compare, at most one per player.
flag-arena-games = Number of games; rounded up to whole deals.
flag-against = Let the same bots of another hexholm play too: a checkout, a wheel, a virtual environment or a git revision.
flag-adjust = Also tell the share of games won with less luck in it, from what each card drawn was worth (about half a second per game, two with all boxes).
flag-until-width = Stop when the interval of games won is no wider than this, such as 6.
flag-decide = Stop when it’s clear whether the first bot wins more or less often than this, such as 50.
flag-better = Stop when it’s clear that the first bot wins more often than --than, or less often than this, such as 55.
flag-than = The lower share for --better; 50 by default.
flag-cluster = Play on a Ray cluster: auto is the one on this machine.
flag-records = Keep a record of each game in this file; the same command continues where it stopped.
flag-ladder-bots = The bots to compare in pairs.
flag-ladder-games = Number of games per pair of bots; rounded up to whole deals.
flag-ladder-all = All levels, and random and greedy.
flag-ladder-keep = Keep the ladder in this file, and show how the bots have changed since the earlier ones in it.
flag-ladder-label = What this version is called there.
flag-ladder-out = Folder for ladder.md and pictures/ladder.svg.
flag-from = Survey the games in this file instead; --game and --players narrow it down.
flag-bot-on-all = The bot in all seats.
flag-worth = Winter Kingdom: give away talents and aim at cards, to see what they are worth.
flag-plot = Draw the figures to this file; - is standard output.
flag-work = How much to think about each turn; 2 takes twice as long and is more certain.
flag-one-seat = Look only at this player’s turns; seat 1 starts.
flag-puzzle-sets = The sets of puzzles: boxes, everything, or a game; all of them by default.
flag-puzzles-wanted = Number of puzzles in each set.
flag-puzzle-folder = Folder with one file per set, SET.jsonl; new puzzles are added to it.
flag-puzzle-files = Files of puzzles; those that come with hexholm by default.

flag-box = The box to make a section for.
flag-kind = The section’s first location, as listed by hexholm sections.

flag-game = The game: { $names }.
flag-preset = A ready-made set-up ({ $names }).
flag-cards = Three scoring cards.
flag-boxes = Boxes: { $names }.
flag-sections = Four board sections: top left, top right, bottom left, bottom right; name:turned turns it by 180 degrees.
flag-tasks = Task cards, one for each section that needs one.
flag-island = The side of the island: { $names }.
flag-capitols = Hexes of the castles that are capitols.
flag-caves = Hexes of the mountains that have a cave.
flag-nomads = Nomad hexes and the tiles on them.
flag-removed = The terrain whose cards are removed, if a scoring card removes one.
flag-option = A rule option: NAME turns it on, NAME=off turns it off, NAME=1 sets a number. Options: { $names }. (repeatable)
flag-section-file = File of a section of your own: it takes the place of ours with its name, or name it in --sections or --island. (repeatable)
flag-boards = Seven board sides: the centre, then clockwise from the top; 3fe:2 is turned by two sixths.
flag-economy = The economy card.
flag-twist = A twist, or none. The rulebook recommends one; several make it wilder. (repeatable)
flag-direction = Direction of the Knights' lines: { $names }.
flag-top-board = The top board for Fur: 1 (top), then clockwise to 6.
flag-bottom-board = The bottom board for Pioneers, numbered the same way.
flag-side-file = File of a board side of your own: it takes the place of ours with its name, or name it in --boards. (repeatable)

default-end = the end
default-players = 2, or the number of bots
default-arena-games = 400, or at most 10,000 if there is a rule for when to stop
default-new = a new one
default-data = in your home folder
default-drawn = drawn by the seed
default-levels = all levels
default-version = the version of hexholm
default-all = all
usage = Usage:
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-required = [required]
usage-default = [default: { $value }]
usage-any-options = [OPTIONS]
usage-any-command = COMMAND [ARGS]...
usage-help = Show this help.
metavar-file = FILE
metavar-dir = DIR
metavar-path = PATH
metavar-name = NAME
metavar-number = NUMBER
metavar-address = ADDRESS
metavar-hex = HEX
metavar-tile = TILE
metavar-terrain = TERRAIN
metavar-set = SET

## Mistakes

cli-complaint = hexholm: { $line }
cli-usage = { $why } (see hexholm --help)
usage-no-command = there is no command { $got }; use { $names_or }
usage-no-option = there is no option { $got }
usage-no-option-but = there is no option { $got }; did you mean { $near_or }?
usage-flag = { $name } takes no value
usage-needs-value = { $name } needs a value
usage-missing = { $name } is missing
usage-number = { $kind ->
    [any] { $name } takes a number
   *[whole] { $name } takes a whole number
}
usage-number-from = { $kind ->
    [any] { $name } takes a number, { $least } or more
   *[whole] { $name } takes a whole number, { $least } or more
}
usage-number-to = { $kind ->
    [any] { $name } takes a number from { $least } to { $most }
   *[whole] { $name } takes a whole number from { $least } to { $most }
}
usage-extra = nothing is expected here: { $got }
usage-other = { $why }
cli-language = unknown language { $got }; choose from: { $names }
cli-bot-first = put --bot after the command: hexholm { $command } --bot
cli-terminal-only = in the browser you choose the set-up on the page; add --terminal to play here
cli-load-alone = --load brings its own set-up; leave out --players, --seed and the set-up options
cli-at-least = --at-least takes boxes with a number, such as nomads=2, not { $got }
cli-wishes-draw = wishes draw the set-up from the boxes; leave out { $flag }
cli-paper = --print writes { $names_or } files, not { $got }
cli-printed = The set-up is in { $file }. On the page it is { $link }
cli-address = --address is where a hexholm is, such as https://example.org, not { $got }
cli-bots-beside-you =
    { $players } players need { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } besides you, not { $got }
cli-no-seat = there is no seat { $seat }; the seats are 1 to { $seats }
cli-wrong-scores = { $file }: the recorded scores don’t match the game
cli-right-scores = The recorded scores match.
cli-edited = This position was edited: the log in the file doesn’t lead to it and is left out.
cli-to = --to { $to }: { $why }
cli-option-of-other-game = { $flag } is for --game { $other }; this is { $this }
cli-file-not-used = to use the file, name { $names } in { $flags_or }
cli-nomads = --nomads takes hexes and tiles such as c4=treasure,k12=sword, not { $got }
cli-rule = --option takes { $ways_or }, not { $got }
cli-preset-twist = the first game has no twist; leave out --twist or --preset

in-file = { $file }: { $why }
file-not-text = { $file } isn’t a text file
file-line = { $file }, line { $line }
file-no-line =
    { $file } has { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }; there is no line { $line }

arena-name-bots = name the bots to compare, such as --bots hard,normal
arena-than-alone = --than is part of --better; give both
arena-one-rule = --until-width, --decide and --better each say when to stop; use one of them
ladder-all-or-bots = --all and --bots both say who plays; use one of them
stats-json-or-plot = --json and --plot - both write to standard output; give --plot a file
stats-from-alone = --from reads games that have been played; leave out { $flag }
stats-worth-alone = --worth plays its own games; leave out { $flag }
stats-worth-game = --worth is for --game { $names_or }
analyse-no-turns = { $file } has no turns to analyse
puzzles-no-set = there is no set { $got } of puzzles; choose from: { $names }
puzzles-lost = { $n ->
    [one] this solution wasn’t found again: { $names }
   *[other] these solutions weren’t found again: { $names }
}
rules-unknown = the guide has no entry { $got }; hexholm rules lists them all
sections-no-box = there is no box { $got } with sections; choose from: { $names }
sections-no-kind = no box has a section { $got }; choose from: { $names }
sections-no-kind-in-box = box { $of } has no section { $got }; choose from: { $names }
site-not-built = this hexholm came without the files of the site; make site builds them in a checkout, and a wheel built after that (make site wheel) brings them along
site-other = { $file } belongs to another site; choose another folder
typed-unclear = { $word } is ambiguous; type { $ways_or }

## The site

site-written = { $n ->
    [one] The site is in { $folder }: { $n } file, { $mb } MB.
   *[other] The site is in { $folder }: { $n } files, { $mb } MB.
}
site-try = To try it here: { $command }

## The game in the terminal

play-bot = Bot { $number } ({ $level })
play-lapse = { $name }: { $why }; { $level } plays this turn.
play-garbled = Not possible: { $why }. Type help to see what you can do.
play-no = Not possible: { $why }.
play-waits = { $name } is waiting for you in the middle of a turn.
play-undone = You took back: { $action }.
play-why-what = Type an action after why, such as: why build c5
play-why = { $action }: { $why }.
play-allowed = { $action }: you can do this now.
play-no-log = Nothing has happened yet.
play-save-where = Type a file name after save, such as: save game.json
play-not-saved = Not saved: { $path }: { $why }.
play-saved = Saved. Continue with: hexholm play --terminal --load { $path } --seat { $seat } --bots { $bots }
play-saved-over = Saved. Look at it with: hexholm replay { $path }
play-lost = The game isn’t saved; next time, keep it with save FILE or --save FILE.
play-offer-save = Save the game? File name, or Enter to leave:
narrow-window = The board needs { $needed } columns; this window has { $width }.

type-hint = Type { $ways_or }.
hint-hex = { $ways_or } (or another hex in brackets)
hint-build = { $hex } to build
hint-take = { $hex } to pick up
hint-put = { $hex } to move there
hint-sell = take { $hex } to sell it

things-cards = Scoring cards in this game:
things-tasks = Tasks in this game:
things-locations = Locations in this game:
things-nomads = Nomad tiles in this game:
things-others = Other actions in this game:
things-economy = Economy: { $what }: { $text }
things-twist = Twist: { $what }: { $text }
things-talents = Talents you know of:
thing = {"  "}{ $card }: { $text }
thing-typed = {"  "}{ $tile }: { $text }

beside-ready = { $what }, once per turn: { $text }
beside-used = { $what }, used: { $text }
beside-removed = Terrain without cards: { $terrain }
beside-due = Still to build with your card: { $due }
beside-marks = Rows you have marked: { $rows }
beside-walls = Stone walls left: { $walls }

purse-buy = buy { $tile_id } ({ $n })
purse-upgrade = upgrade { $tile_id } ({ $n })
purse-repeat = repeat a talent ({ $coins })
purse-enough =
    You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, enough for: { $ways }.
purse-short =
    You have { $coins ->
        [0] no coins
        [one] { $coins } coin, not enough to buy anything
       *[other] { $coins } coins, not enough to buy anything
    }.

## Scores

scores = { $unit }
scores-columns = card
scores-now = { $unit } if the game ended now
scores-now-columns = card
scores-from = where the gold comes from
scores-from-columns = player | card | gold | hexes
paid-during-play = paid during play

## Many games: | separates the columns

simulate-wins = { $games ->
    [one] 1 game
   *[other] { $games } games
} (with 95% intervals)
simulate-wins-columns = bot | seats played | wins | share of wins | { $unit }
simulate-gold = mean { $unit } by card
simulate-gold-columns = card
simulate-rounds = rounds per game: { $rounds }
simulate-records = records: { $file }
simulate-lapses =
    { $bot } failed { $times ->
        [one] once
       *[other] { $times } times
    }; the easy bot played those turns

standings = { $games ->
    [one] 1 game
   *[other] { $games } games
} on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} (with 95% intervals)
standings-columns = bot | games won | { $unit } | rating | ms per turn | 95% under | longest
standings-adjusted = without luck of the draw: { $bot } wins { $won }, an interval { $width } as wide as above
standings-caption = rating: openskill (Plackett-Luce), ± sigma; time: processor time
duels = finished ahead of (ties count half)
duels-columns = bot
arena-rounded = { $wanted ->
    [one] 1 game was
   *[other] { $wanted } games were
} rounded up to { $games } to play every deal in all seatings
arena-few-deals = --adjust needs at least { $few } deals that were played with it
arena-narrow = ended after { $games } games, with an interval of at most { $limit }: { $bot } wins { $won }
arena-above = decided after { $games } games: { $bot } wins more than { $limit }; it has won { $won }
arena-below = decided after { $games } games: { $bot } wins less than { $limit }; it has won { $won }
arena-undecided = not decided: { $bot } has won { $won }
arena-version = { $compiled ->
   *[yes] { $where } is hexholm { $version } in { $folder }
    [no] { $where } is hexholm { $version } in { $folder }, without compiled quick players: its expert is weaker for it
}
arena-interrupted = interrupted: { $played } of { $games } games played
arena-lost = they are lost: no record file was given
arena-go-on = to continue, run the same command again
ladder-written = written: { $page }, { $picture }
ladder-what = { $what }, { $players } players: every two bots play { $games } games on { $deals ->
    [one] 1 deal,
   *[other] { $deals } deals, each deal
} in all seatings.

bench = speed on one core
bench-columns = what | measured | must | stretch | yardsticks | reached
bench-caption = yardsticks: time in loops of plain Python
bench-speed = { $n } games/s
bench-steps = { $n } steps/s
bench-time = { $n } µs
bench-missed = no
bench-must = must
bench-stretch = stretch
bench-base-random = base game, 2 random bots
bench-base-bare = the same, bare engine
bench-base-greedy = base game, 2 greedy bots
bench-base-quick = base game, 2 quick players
bench-base-compiled = the same, compiled
bench-all-random = everything in play, 4 random bots
bench-all-greedy = everything in play, 4 greedy bots
bench-winter-random = Winter Kingdom, 4 random bots
bench-env-base = environment, base game, 2 players
bench-env-all = the same, everything in play, 4 players
bench-env-winter = the same, Winter Kingdom, 4 players
bench-env-batch = compiled batch of base games
bench-copy = copy of a state
bench-score = score of one player, 3 cards
bench-new = new game
bench-legal = copy and list of legal actions

sections-columns = section | box | locations | source
sections-printed = printed
sections-house = ours
puzzles-made = { $name }  { $stars }  { $turn }
puzzles-found = { $n ->
    [one] { $n } solution found again.
   *[other] { $n } solutions found again.
}

stats-by-bot = { $bot } in all seats
stats-from = from { $file }
survey-what = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $of }, { $players } players, { $source }
survey-left-out =
    { $games ->
        [one] { $games } game is
       *[other] { $games } games are
    } left out: unfinished, or started from an edited position
survey-cards = { $unit } per player by card
survey-cards-columns = card | games | mean | deviation | quartiles
survey-seats = seats (even: { $even } of the wins)
survey-seats-columns = seat | wins | { $unit } | above its table | ends the game
survey-tiles = tiles
survey-tiles-columns = tile | taken | takers | round | uses | { $unit } | wins
survey-tiles-taken = {"  "}taken: by each player, where it is in play; uses: per game, by each taker
survey-tiles-worth = {"  "}{ $unit }, wins (of 100 games): what is associated with one more, within a table
survey-talents = talents
survey-talents-columns = talent | cost | bought | round | uses | if dealt | if bought | upgraded | if upgraded
survey-if-dealt = {"  "}if dealt: { $unit } for being dealt it instead of an average talent, bought or not
survey-if-bought = {"  "}if bought, if upgraded: { $unit } associated with it, compared within a table
survey-too-few = {"  "}too few games to tell what one is worth
survey-rounds = rounds per game: { $rounds }  ({ $shares })
survey-pieces = pieces built per player: { $pieces }
survey-ender = the first to run out of pieces wins { $share }
survey-stuck =
    { $games ->
        [one] in { $games } game
       *[other] in { $games } games
    } nobody could build any longer
survey-free = uses without a tile, per player and game: { $uses }
survey-parts = by { $kind } (per player)
survey-parts-columns = { $kind } | games | { $unit } | rounds | tiles
survey-parts-paid = by { $kind } (per player)
survey-parts-paid-columns = { $kind } | games | { $unit } | rounds | coins | talents
survey-pairs = cards that pay more or less { $unit } with another in play
survey-pairs-columns = card | with | games | { $unit } | vs overall

worth-what = { $games } games with gifts and { $games } with aims, { $players } players, { $bot } in all seats
worth-talents = talents
worth-talents-columns = talent | price | points | per coin | upgrade | adds | per coin
worth-points = {"  "}points: what a gift from the first turn on brings, compared with the others at the table
worth-cards = scoring cards
worth-cards-columns = card | pays | if aimed at | nothing | the others
worth-nothing = {"  "}nothing: the share of those who aim at the card and get nothing for it

analyse-chances = Win chance after each of { $turns } turns
analyse-won = won
analyse-no-points = No turn fell far short of the best one found.
analyse-points = Turning points
analyse-turn = {"  "}turn { $turn }, { $name } { $sign } win chance { $best } → { $done }, lead −{ $gold }
analyse-played = {"    "}played  { $actions }
analyse-better = {"    "}better  { $actions }
analyse-why = {"    "}why     { $reasons }

# The table in English: what the server prints and refuses.

serve-here = hexholm is at { $address }
serve-network = on your network: { $address }
serve-stop = Press Ctrl-C to stop; every game is kept.

## Looking after the games

care-backed-up = { $n ->
    [one] 1 table
   *[other] { $n } tables
} saved in { $file }. It holds the key to every seat: keep it private.
care-restored = { $n ->
    [one] 1 table
   *[other] { $n } tables
} restored.
care-pruned = { $n ->
    [one] 1 table
   *[other] { $n } tables
} deleted.
care-would-prune = { $n ->
    [one] 1 table
   *[other] { $n } tables
} would be deleted.
care-damaged = { $table } is damaged: { $why }
care-checked = { $n ->
    [one] 1 table
   *[other] { $n } tables
} checked, { $damaged ->
    [0] none damaged
   *[other] { $damaged } damaged
}.

## Refusals, by code

refusal-too-fast = Too many requests; wait a moment and try again.
refusal-too-many = Too many at once; wait a moment and try again.
refusal-too-slow = The request took too long to arrive.
refusal-wrong-host = This server isn’t called { $host }. If that’s its name, start it with --allow-host { $host }.
refusal-wrong-origin = Another website can’t do this.
refusal-limit-tables = Too many new tables from your address; try again in { $seconds } s.
refusal-limit-uploads = Too many uploads from your address; try again in { $seconds } s.
refusal-limit-calls = Too many requests from your address; try again in { $seconds } s.
refusal-limit-handshakes = Too many new connections from your address; try again in { $seconds } s.
refusal-limit-messages = Too many messages from your address; try again in { $seconds } s.
refusal-limit-hints = Too many hints for your address; try again in { $seconds } s.
refusal-limit-stops = Bots were stopped too often from your address; try again in { $seconds } s.
refusal-limit-sockets = Too many connections from your address; close a few tabs and try again.
refusal-limit-connections = Too many connections from your address; try again later.
refusal-limit-bot-tables = Too many tables with bots from your address; finish a game first.
refusal-too-big = A request can have at most { $bytes } bytes.
refusal-message-too-big = A message can have at most { $bytes } bytes.
refusal-busy = The server is busy; try again.
refusal-too-many-people = Too many people are connected; try again later.
refusal-no-free-name = Couldn’t find a free name for the table; try again.
refusal-stale = The game has moved on; look at it again.
refusal-not-stored = This couldn’t be saved; try again.
refusal-table-not-stored = The table couldn’t be saved; try again later.
refusal-not-read = The table can’t be read at the moment; try again.
refusal-server-error = Something went wrong on the server.

refusal-unknown-table = There is no such table.
refusal-damaged = Entry { $number } of table { $table } is damaged in the database, so the game can’t go on.
refusal-damaged-start = The set-up of table { $table } is damaged in the database, so the game can’t be opened.
refusal-unknown-step = The steps of this game are { $first } to { $last }.
refusal-unknown-land = There is no such land; choose from: { $names }.
refusal-unknown-picture = The guide has no picture of { $name }.
refusal-unknown-lesson = There is no such lesson; choose from: { $names }.
refusal-unknown-puzzle = There is no such puzzle.
refusal-puzzle-open = Finish the turn first; then it is judged.
refusal-no-verdict = Your turn couldn’t be judged; try again.
refusal-bad-secret = This link or secret isn’t valid for this table.
refusal-not-invited = This needs the secret of the invitation.
refusal-no-seat = This needs the secret of a seat.
refusal-bad-side = The file isn’t a board side: { $why }.
refusal-bad-board = The board can’t be read: { $why }.
refusal-bad-keepsake = That can’t be kept: it isn’t a JSON object of a known kind.
refusal-many-keepsakes = A profile keeps at most { $most } of these. Delete one you no longer need.
refusal-bad-setup = This set-up can’t be played: { $why }.
refusal-no-draw = This set-up can’t be drawn: { $why }.
refusal-bad-record = This game can’t be read: { $why }.
refusal-bad-count = This can’t be counted: { $why }.
refusal-bad-link = This link can’t be opened: { $why }.
refusal-bad-position = This position can’t be: { $why }.
refusal-unread-position = This can’t be opened: { $why }.
refusal-bad-puzzle = This puzzle can’t be read: { $why }.
refusal-position-others = Other people are at this table: its position can be edited when the game is over.
refusal-position-over = The game is over in this position: nobody has a turn.
refusal-no-link = No link can be made of this game: { $why }.
refusal-link-others = Others play at this table: its link would show everybody’s cards. When the game is over, you can have it.
refusal-link-seat = Choose one of the seats that no bot has.
refusal-bots-play = The bots are still playing; try again in a moment.
refusal-takeback-by-turns = A turn that may have been sent can’t be taken back.
refusal-unshown = This game can’t be shown.
refusal-seats = There must be one seat for each player.
refusal-clock-too-short = Over days a turn can’t have less than { $minutes } minutes.
refusal-unknown-bot = There is no such bot; choose from: { $names }.
refusal-bad-name = A name must have 1 to 24 characters.
refusal-bad-colour = There is no such colour; choose from: { $names }.
refusal-colour-taken = Somebody else is already { $colour_id }.
refusal-no-open-seat = No seat is open at this table.
refusal-seat-taken = Seat { $seat } isn’t open.
refusal-nobody = There is no person in seat { $seat }.
refusal-own-seat = You can’t vote on your own seat.
refusal-still-here = This player is still here.

refusal-not-begun = The game begins when every seat is taken.
refusal-not-your-turn = It’s seat { $seat }’s turn.
refusal-not-your-seat = This connection doesn’t play for that seat.
refusal-too-late = Your time is up; a bot is playing this turn.
refusal-over = The game is over.
refusal-illegal = { $why }
refusal-cannot-undo = The last action can’t be undone.
refusal-undo = The last action can’t be undone: it revealed something hidden.
refusal-nothing-to-take-back = This seat hasn’t played yet.
refusal-no-takeback = There is no take-back request to answer.
refusal-takeback-asked = Somebody has already asked for a take-back.
refusal-why-not-yours = Only the player to move can ask why.
refusal-hints-off = Hints are off at this table.
refusal-hint-not-yours = Only the player to move can ask for a hint.
refusal-stop-others = Others play, too: let the bot think.
refusal-no-hint = No hint found; try again.
refusal-rated-later = Turns are rated when the game is over.
refusal-record-later = The record is available when the game is over.
refusal-rematch-later = A rematch can start when the game is over.

refusal-talk-off = Talk is off at this table.
refusal-phrases-only = At a public table only the set phrases can be said.
refusal-text-or-phrase = Say either a text or a phrase.
refusal-unknown-phrase = There is no such phrase; choose from: { $names }.
refusal-empty-text = There is nothing to say in this text.
refusal-long-text = A text can have at most { $most } characters.
refusal-talk-too-fast = Not so fast: give the others time to read.
refusal-talk-enough = You have said enough at this table.
refusal-no-lobby = This server has no lobby.
refusal-bad-profile = This profile link isn’t valid here. Perhaps the profile was deleted.
refusal-bad-language = There is no such language; choose from: { $names }.

refusal-unknown = Unknown type of message; expected one of: { $names }.
refusal-no-hello = The first message must be a hello.
refusal-not-json = A message must be JSON.
refusal-not-object = A message must be a JSON object.
refusal-number = number must be the number of an entry.
refusal-since = since must be a whole number, 0 or more, or null.
refusal-seat = { $key } must be the number of a seat.
refusal-yes = yes must be true or false.
refusal-texts = { $key } must be a list of strings.
refusal-short-text = { $key } must be a short string.
refusal-name-and-colour = name and colour must be strings.

## Errors

serve-no-port = no free port from { $first } to { $last }
database-version = the database was made by another version of hexholm: { $why }
database-broken = { $file } can’t be used ({ $why }); restore it from a backup with `hexholm restore`, or choose another folder with --data
database-away = the database { $name } can’t be reached: { $why }
database-in-use = another hexholm is using { $file }, and SQLite serves one process at a time; stop the other one, or use PostgreSQL (--database) for several
workers-database = several workers need PostgreSQL: --database postgresql://user@host/name
workers-windows = several workers need Linux or macOS
no-key = { $file } is missing: it holds the key of every link to a table. Restore it from a backup, or copy it from another server on the same database
wrong-key = { $file } isn’t the key of this database; copy the key from another server on it, or restore it from a backup
other-key = { $file } is the key of other games; choose an empty folder with --data
care-exists = { $file } already exists; choose another name
care-no-database = { $file } doesn’t exist; say where the games are with --data or --database
care-not-empty = there are games already; a backup can only be restored where there are none
care-no-backup = { $file } isn’t a backup made by `hexholm backup`
care-old-database = the games were stored by an older version of hexholm; start the server once to bring them up to date
care-bad-age = { $got } isn’t an age; write days, weeks or years, such as 90d, 12w or 1y
bad-key = { $file } isn’t a key of { $bytes } bytes
unknown-limit = unknown limit { $got }; the limits are { $names }
bad-limit = limit { $got }: it must be a whole number from 1 to { $most }
bot-name-length = bot { $bot }: its name must be one line of 1 to { $most } characters
bot-name-taken = bot { $bot }: its name { $name } already belongs to { $other }
record-unreadable = this isn’t a saved game ({ $why })
record-unread = this game couldn’t be read
record-number = { $got } is larger than { $most }

reason-puzzle-over = Your turn is over. Try again from the start, or look at the solution.
reason-puzzle-start = The puzzle begins here.

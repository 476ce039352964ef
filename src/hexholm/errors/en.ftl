# What is wrong with a set-up, a save or a file, in English: both games. The page doesn't read this.

illegal-action = { $action }: { $why }
undo-hidden = the last action can’t be undone: it revealed something hidden
undo-nothing = there is nothing to undo
not-a-verb = { $got } isn’t a verb; choose from: { $names }
log-range = a step of this log is a number from { $first } to { $last }
seed-negative = the seed must be a whole number, 0 or more, not { $got }
seed-bad = the seed must be a whole number, 0 or more, or a text of fair_seed(), not { $got }
bad-name = a name is lower-case words with hyphens, not { $got }

unknown-game = unknown game { $got }; choose from: { $names }
setup-unknown-key = { $of } has no set-up option { $got }
setup-edition = edition must be { $first } or { $last }, not { $got }
setup-unknown = { $what }: { $got } is unknown; choose from: { $names }
setup-players = players must be { $names_or }, not { $got }
setup-missing = the set-up is missing
setup-unknown-keys = unknown keys in the set-up: { $names }
setup-names = { $what } must be a list of names, not { $got }
setup-twice = { $what }: { $name } is named twice
setup-own = own: a list of boards of your own, not { $got }
setup-own-shape = own: { $name } has another shape than the board it would replace

save-not-json = this isn’t JSON: { $why }
save-not-object = a saved game is a JSON object
save-format = this isn’t a saved game of { $format } (format: { $got })
save-version = the save has version { $got }; this program reads version { $version }
save-no-log = the record has no log
save-setup = set-up: { $why }
save-players = players: the set-up has { $players }, the position { $got }
save-to-move = to_move must be a seat while the game goes on, and null when it is over
save-no-hex = { $what }: there is no hex { $got } on this board
save-special = { $what }: nobody can build on { $hex } ({ $ground_id })
save-lifted = { $what }: { $hex } can’t have been lifted
save-unknown-task = turn: unknown task { $got }
save-begun = turn: begun: nothing can have been built while left is { $left }
save-line = turn: line: more was built than left ({ $left }) and begun allow
save-nothing-to-do = seat { $seat } has nothing to do in this position
fault-left = left must be a number from 1 to { $most }
save-log = action { $number } of the log, { $why }
save-list = { $what } must be a list, not { $got }
save-text = { $what } must be a text of at most { $most } characters, not { $got }
save-at-most = { $what }: at most { $most }, not { $got }
save-deep = a save has at most { $most } lists and objects inside each other
save-action = { $what } must be an action, not { $got }
save-large = a save has at most { $most } characters, not { $got }
save-object = { $what } must be an object with keys, not { $got }
save-unknown-key = { $what }: unknown key { $got }; expected one of: { $names }
save-number = { $what } must be a whole number, 0 or more, not { $got }
save-flag = { $what } must be true or false, not { $got }
save-seat = { $what } must be a seat from 0 to { $last }, not { $got }
save-unknown-terrain = { $what }: unknown terrain { $got }; expected one of: { $names }
save-too-many-cards = { $what }: more { $terrain_id } cards than there are
save-draft = this draft of a position is incomplete, or it was changed on its way
position-none = there is no position here; expected a saved game, a record, a case, a position text or the link of a game
score-position = a position must be a game, its data or its text, not { $got }

link-none = this isn’t the link of a game
link-version = this link was made by a newer version of hexholm, which packs games differently (mark { $got })
link-altered = this link is incomplete, or it was changed on its way: ask for it once more
link-rules = this link was made by a version of hexholm whose rules or boards were different: its game can’t be replayed here
link-setup = the game of this link can’t be played here: { $why }
link-long = a link has at most { $most } characters, this one has { $got }: send the game’s record as a file instead

file-unreadable = can’t read { $file }: { $why }
file-empty = line 1, column 1: the file is empty
section-header = line { $line }, column 1: expected a header such as [name] locations=name
section-name = line { $line }, column 2: a name is lower-case words with hyphens, not { $got }
section-value = line { $line }, column 1: { $key } is lower-case words with hyphens, not { $got }
section-key = line { $line }, column { $column }: expected key=value, not { $got }
section-locations = line { $line }, column 1: a section has at most two locations
section-location-twice = line { $line }, column 1: location { $name } is named twice
section-lines = line { $line }, column 1: expected { $lines } lines of letters (the island has { $island }), not { $got }
section-letter = line { $line }, column { $column }: unknown letter { $got }; the letters are { $names }
section-long = line { $line }, column { $column }: more than { $width } letters
section-short = line { $line }, column { $column }: { $got } letters instead of { $width }
section-no-location = line { $line }, column { $column }: { $letter } stands for location { $number }, but the header names { $got } (locations=...)
section-no-hex = line { $line }, column 1: location { $name } has no hex { $letter }

position-spots-alone = spots needs land, the ground of all other hexes
position-land = land replaces { $key }; leave one of them out
position-deck = deck: in Winter Kingdom no terrain card ever leaves the game
position-deck-cards = deck: there are only { $number } { $terrain_id } cards in all
land-locations = spots: a section has at most two locations, not { $names }
land-unknown-ground = { $what }: unknown ground { $got }; expected one of: { $names }
land-no-hex = spots: { $kind }: there is no hex { $got }
land-no-kind = unknown kind of section { $got }; choose from: { $names }
land-no-side = unknown kind of side { $got }; choose from: { $names }

scene-wrong = scene { $name }: { $why }
scene-not-toml = { $name } isn’t TOML: { $why }
scene-window = scene { $name }: window is the first and the last hex shown, such as "a1 h8", not { $got }
scene-no-hex = scene { $name }: window: there are no hexes from { $got }

puzzle-wrong = Line { $line } of { $file } isn’t a puzzle: { $why }

guide-case = case { $got } is about no point; its points: { $names }
guide-group = { $file }: unknown group { $got }; choose from: { $names }
guide-wrong = guide, entry { $name }: { $why }

## Files

system-enoent = No such file or directory
system-eacces = Permission denied
system-eisdir = Is a directory
system-enotdir = Not a directory
system-eexist = File exists
system-enospc = No space left on device
system-eaddrinuse = Address already in use

## What an editor of positions calls things, and what it says of those that can't be

field-hand = Hand
field-supply = Supply
field-discards = Discard pile
field-next-cards = Next cards of the draw pile
field-to-move = Whose turn
field-seat = Player { $seat }
field-over = Nobody’s: the game is over
field-last-round = The last round has begun
field-left = Still to build
field-left-number = { $n ->
    [0] nothing more
   *[other] { $n }
}
field-ready = ready
field-used = used
field-new = new
field-piece = { $piece_many }

problem-save-too-many-cards = There aren’t that many { $terrain_word } cards: the rest of them are in other hands or piles
problem-save-special = Nobody can build on { $hex }: it’s { $ground_a } (B-3.2)
problem-save-number = { $what } must be a whole number, 0 or more
problem-save-begun = { $left } buildings are left, so nothing can have been built yet
problem-save-line = More was built in this turn than “still to build” allows
problem-save-nothing-to-do = The player to move has nothing left to do in this position
problem-save-to-move = Say whose turn it is, or that the game is over

# hexholm in English: what both games say.

game-kingdom-builder = Kingdom Builder
game-kingdom-builder-text = Locations, boxes and cards
game-winter-kingdom = Winter Kingdom
game-winter-kingdom-text = Talents, coins, forts and tunnels

## Lists, and forms of names that don't bring their own
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
list-comma = { $rest }, { $last }
location-any = { $name }
    .a = a { $name }
terrain-any = { $name }
    .a = { $name }
    .on = { $name }
    .word = { $name }
piece-any = { $name }
    .many = { $name }

## Players
you = You
player-number = Player { $number }
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
level-beginner = beginner
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-random = random
level-greedy = greedy

## What is asked
ask-mandatory-free = Build anywhere on { $terrain_or_on }
ask-put = { $tile }: choose where it goes
ask-end = Your turn is done
ask-other = It’s your turn
ask-waiting = { $name } to move
ask-waiting-mandatory = { $name } builds on { $terrain_or_on }
ask-waiting-choose-terrain = { $name } chooses a terrain
ask-waiting-by = { $name } uses the { $tile }
ask-label = What to do now
ask-open = Waiting for players
ask-detail-hexes }
ask-detail-hexes = { $n ->
    [one] 1 hex possible
   *[other] { $n } hexes possible
}
ask-detail-left = { $n ->
    [one] 1 left
   *[other] { $n } left
}
ask-detail-last-round = Last round
ask-detail-watching = You are watching
ask-dots = { $done } of { $all } built

## What happened
log-who = { $person ->
    [you] <b>You</b>
   *[other] <b>{ $name }</b>
}
log-build = { log-who } built on { $where }
log-build-by = { log-who } built on { $where } with the <b>{ $tile }</b>
log-use = { log-who } used the <b>{ $tile }</b>
log-choose = { log-who } chose { $tile }
log-choose-terrain = { log-who } chose { $terrain_on }
log-end = { log-who } ended the turn
log-end-by = { log-who } left it at that
log-other = { log-who }: { $action }
log-they = { log-who } { $deed }
log-and = { $first } and { $second }
log-takeback = { log-who } took back the last turn
log-joined = <b>{ $name }</b> sat down
log-left = <b>{ $name }</b> left the table
log-back = <b>{ $name }</b> came back
log-begun = The game begins
log-replaced = A bot takes over from <b>{ $name }</b>
log-bot-failed = <b>{ $name }</b>’s bot failed; the easy bot plays this turn

## The board
verb-build = Build
verb-take = Lift
verb-put = Set down
hex-act-build = press to build
hex-act-take = press to lift
hex-act-put = press to set down
hex-act-other = press to { $verb }

## The small label at a hex
label-gold = { $card } <b>{ $n }</b>
label-take = Lift this { $piece }
label-piece = { $person ->
    [you] Your { $piece }
   *[other] { $name }’s { $piece }
}
label-tiles = { $n ->
    [0] no tiles left
    [one] 1 tile left
   *[other] { $n } tiles left
}

## Why not
reason-game-over = The game is over
reason-occupied = { $hex } is occupied
reason-wrong-place = The { $tile } can’t be used on { $hex }
reason-unknown-verb = “{ $action }” isn’t an action; use { $verbs_or }
reason-unknown-hex = There is no hex { $hex } on this board
reason-needs-hex = “{ $action }” needs a hex, such as { $example }
reason-no-argument = “end” takes nothing after it

unit = gold
## Errors

illegal-action = { $action }: { $why }
undo-hidden = the last action can't be undone: it revealed something hidden
undo-nothing = there is nothing to undo
not-a-verb = { $got } isn't a verb; there are: { $names }
log-range = the log can be replayed to { $first } ... { $last }
seed-negative = the seed must be a whole number, 0 or more, not { $got }
bad-name = a name is lower-case words with hyphens, not { $got }

unknown-game = unknown game { $got }; there are: { $names }
setup-unknown-key = { $of } has no set-up option { $got }
setup-edition = edition must be { $first } or { $last }, not { $got }
setup-unknown = { $what }: { $got } is unknown; there are: { $names }
setup-players = players must be { $names_or }, not { $got }
setup-missing = the set-up is missing
setup-unknown-keys = unknown keys in the set-up: { $names }
setup-names = { $what } must be a list of names, not { $got }
setup-twice = { $what }: { $name } is named twice

save-not-json = this isn't JSON: { $why }
save-not-object = a saved game is a JSON object
save-format = this isn't a saved game of { $format } (format: { $got })
save-version = the save has version { $got }; this program reads version { $version }
save-no-log = the record has no log
save-setup = set-up: { $why }
save-players = players: the set-up has { $players }, the position { $got }
save-to-move = to_move must be a seat while the game goes on, and null when it is over
save-no-hex = { $what }: there is no hex { $got } on this board
save-special = { $what }: nobody can build on { $hex } ({ $ground_id })
save-lifted = { $what }: { $hex } can't have been lifted
save-unknown-task = turn: unknown task { $got }
save-begun = turn: begun: nothing is built yet if left is { $left }
save-line = turn: line: more is built than left ({ $left }) and begun allow
save-nothing-to-do = seat { $seat } has nothing to do in this position
fault-left = left is a number from 1 to { $most }
save-log = action { $number } of the log, { $why }
save-list = { $what } must be a list, not { $got }
save-object = { $what } must be an object with keys, not { $got }
save-unknown-key = { $what }: unknown key { $got }; there are: { $names }
save-number = { $what } must be a whole number, 0 or more, not { $got }
save-flag = { $what } must be true or false, not { $got }
save-seat = { $what } must be a seat from 0 to { $last }, not { $got }
save-unknown-terrain = { $what }: unknown terrain { $got }; there are: { $names }
save-too-many-cards = { $what }: more { $terrain_id } cards than there are
score-position = a position is a game, its data or its text, not { $got }

file-unreadable = can't read { $file }: { $why }
file-empty = line 1, column 1: the file is empty
section-header = line { $line }, column 1: expected a header such as [name] locations=name
section-name = line { $line }, column 2: a name is lower-case words with hyphens, not { $got }
section-key = line { $line }, column { $column }: expected key=value, not { $got }
section-locations = line { $line }, column 1: a section has at most two locations
section-lines = line { $line }, column 1: expected { $lines } lines of letters (the island has { $island }), not { $got }
section-letter = line { $line }, column { $column }: unknown letter { $got }; the letters are { $names }
section-long = line { $line }, column { $column }: more than { $width } letters
section-short = line { $line }, column { $column }: { $got } letters instead of { $width }
section-no-location = line { $line }, column { $column }: { $letter } stands for location { $number }, but the header names { $got } (locations=...)
section-no-hex = line { $line }, column 1: location { $name } has no hex { $letter }

position-spots-alone = spots need land, the ground of all other hexes
position-land = land replaces { $key }; leave one of them out
position-deck = deck: in Winter Kingdom no terrain card is out of the game
position-deck-cards = deck: there are only { $number } { $terrain_id } cards in all
land-locations = spots: a section has at most two locations, not { $names }
land-unknown-ground = { $what }: unknown ground { $got }; there are: { $names }
land-no-hex = spots: { $kind }: there is no hex { $got }
land-no-kind = there is no kind of section { $got }; there are: { $names }
land-no-side = there is no kind of side { $got }; there are: { $names }

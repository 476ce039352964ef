# Kingdom Builder in English: the game in general.

rules-turn = On your turn, build three settlements on the terrain of your card.
rules-near = Build next to your own settlements whenever that terrain allows it; otherwise anywhere on it.
rules-tiles = Build next to a location to take its tile: an extra action on each later turn, before or after your three settlements.
rules-gold = The three Kingdom Builder cards say what earns gold; each castle you touch earns 3. Point at a card to see your hexes light up.
rules-end = When somebody has built their last settlement, the round is played to its end. Most gold wins.

## Terrain: its name; “on grass”; “it’s a mountain”; “a grass card”
terrain-grass = Grass
    .on = grass
    .a = grass
    .word = grass
terrain-forest = Forest
    .on = forest
    .a = forest
    .word = forest
terrain-flower-field = Flower field
    .on = flower fields
    .a = a flower field
    .word = flower field
terrain-desert = Desert
    .on = desert
    .a = desert
    .word = desert
terrain-canyon = Canyon
    .on = canyon
    .a = canyon
    .word = canyon
terrain-water = Water
    .on = water
    .a = water
    .word = water
terrain-mountain = Mountain
    .on = mountains
    .a = a mountain
    .word = mountain
terrain-castle = Castle
    .a = a castle
terrain-location = Location
    .a = a location
piece-settlement = settlement
    .many = settlements
    .title = Settlement

## What is asked
ask-over-won = { $person ->
    [you] The game is over: you win with { $n } gold
   *[other] The game is over: { $name } wins with { $n } gold
}
ask-over-tied = The game is over: { $names } share the victory with { $n } gold each
ask-mandatory-near = Build on { $terrain_or_on }, next to your settlements
ask-build = { $tile }: build one more settlement
ask-take = { $tile }: choose a { ask-piece } to move
ask-piece = { $piece_id ->
    [any] piece
   *[settlement] settlement
}
ask-step = { $tile }: one hex at a time
ask-place = { $tile }: choose a hex
ask-choose-terrain = Which terrain do you play?
ask-end-tiles = End your turn or use an extra action
ask-choose = { $tile }: choose one
ask-give-up = Which { $tile } tile do you give up?
ask-interrupt = Build with your { $tile }, or decline
ask-waiting-interrupt = { $name } may build with the { $tile }
ask-detail-free = This one may stand anywhere
ask-detail-interrupt = It’s { $name }’s turn; it continues afterwards
ask-detail-goes-on = Then your turn continues
choice-ready = The ready one
choice-used = The used one
choice-new = The new one
end-interrupt = Decline
banner-interrupt = { $name } may build with the { $tile }. Your turn continues afterwards.
cover-interrupt = { $name } may build in the middle of the turn. The hand is hidden until then.

## What happened
log-build-piece = { log-who } built the <b>{ $piece }</b> on { $where }
log-way = { $piece_id ->
    [settlement] { $way }
   *[other] the <b>{ $piece }</b> { $way }
}
log-put-by = { log-who } moved { log-way } with the <b>{ $tile }</b>
log-take-by = { log-who } lifted { log-way } with the <b>{ $tile }</b>
log-choose-give-up = { log-who } gave up the { $what } { $tile_id ->
    [unknown] tile
   *[other] <b>{ $tile }</b> tile
} and kept the { $what ->
    [ready] other
   *[other] ready
} one
log-event-tile-taken = took <b>{ $tile_a } tile</b>
log-event-tile-lost = lost the <b>{ $tile }</b> tile
log-event-card-drawn = drew a { $terrain_word } card
log-event-gold = earned <b>{ $n } gold</b> ({ $card })
log-they-card-removed = { $person ->
    [you] <b>Your</b> { $terrain_word } card had no empty hex and left the game
   *[other] <b>{ $name }</b>’s { $terrain_word } card had no empty hex and left the game
}
log-they-removed = { $person ->
    [you] <b>Your</b> settlement on { $where } was taken off the board
   *[other] <b>{ $name }</b>’s settlement on { $where } was taken off the board
}

## The small label at a hex
label-tile-taken = takes { $tile_a } tile
label-tile-lost = loses the { $tile } tile
label-nothing = no change in gold

## Why not
reason-choose-first = First choose which of your two { $tile } tiles to give up
reason-choose-terrain = First choose the terrain for this turn: { $terrain_or_on }
reason-choose-what = First choose: { $choices_or }
reason-not-there = The { $tile } can’t be used on { $hex }
reason-no-action = There is no { $tile } action in this game
reason-action-used = You have already used the { $tile } this turn
reason-not-by-itself = The { $tile } works by itself; you never use it
reason-finish-first = First finish the { $tile } action
reason-no-choice = There is nothing to choose now
reason-unknown-choice = Choose { $choices_or }
reason-no-move = No settlement is being moved now
reason-take-first = First choose the settlement to move
reason-put-first = First set down the { $piece } you lifted from { $hex }
reason-not-own = You have no settlement on { $hex }
reason-no-target = There is no hex the { $piece } on { $hex } could move to
reason-same-hex = The { $piece } can’t go back to the hex it came from
reason-one-step = The { $piece } moves one hex at a time, to a hex next to it
reason-stands-there = The { $piece } is already on { $hex }
reason-not-buildable = Nobody can build on { $hex }: it’s { $ground_a }
reason-wrong-terrain = { $hex } is { $ground_a }, but your card says { $terrain_word }
reason-not-adjacent = You must build next to your own settlements while you can
reason-all-built = You have built all your settlements for this turn
reason-no-supply = You have no settlements left
reason-no-card = There is no terrain card left with an empty hex
reason-must-build = First build the settlements of your terrain card
reason-between-builds = First finish building the settlements of your terrain card
reason-not-held = You don’t have { $tile_a } tile
reason-tile-used = You have already used your { $tile } tile this turn
reason-tile-new = You took the { $tile } tile this turn; you can use it from your next turn on
reason-tile-useless = There is nothing the { $tile } could do now
reason-only-back = The { $tile } could only move a settlement back to its own hex
reason-unknown-tile = There is no tile “{ $name }”. There are { $names }
reason-piece-placed = Your { $piece } is already on the board, on { $hex }
reason-on-its-way = The { $piece } on { $hex } has already moved and can’t be taken back now
reason-no-piece = You have no { $piece } on { $hex }
reason-own-action = Only its own tile moves the { $piece } or takes it back

typing =
    You play by typing an action:
      build c4     build on a hex, or place a piece there; c4 alone will do
      use farm     use a tile, or another action you have; farm alone will do
      take c4      pick up the settlement you want to move ...
      put d6       ... and set it down; again the hex alone will do
      choose swamp make the choice you are asked for; swamp alone will do
      end          end your turn, or an action you may stop; decline an offer
    Hexes of the island are called i.a1, i.b1 ...
    You can also type:
      why c5       which rule forbids an action
      undo         take back your last action of this turn
      score        the gold so far, by card
      board        draw the board again
      log          what has happened so far
      save FILE    save the game
      quit         leave (so do Ctrl-D and Ctrl-C)

## Errors

setup-section-turn = section { $section }: only "turned" can follow the colon
setup-preset-alone = a preset brings its own boxes, sections and cards
setup-no-box = at least one box is needed of: { $names }
setup-few-sections = the boxes { $names } have only { $got } sections
setup-cards = a game has 3 Kingdom Builder cards, not { $got }
setup-sections = a board has 4 sections, not { $got }
setup-island-section = section { $name } is a side of the island
setup-not-island = section { $name } isn't a side of the island
setup-own-section = the section in the set-up: { $why }
setup-options = options must be given by name, not { $got }
setup-option = option { $name } must be { $names_or }, not { $got }
setup-place = { $what }: { $hex } isn't one of the possible places: { $names }
setup-one-each = { $what }: at most one per section
setup-one-in-all = { $what }: the options allow 1 hex, not { $got }
setup-camps = { $what } must be hexes with their tiles, not { $got }
setup-camp-tiles = { $what }: there are only { $most } { $tile } tiles
setup-tasks = the sections of the box { $box_id } need one task card each: { $number }, not { $got }
setup-removed = removed: a terrain is removed only with the card { $card_id }

box-not-declared = a box is declared by BOX = Box(...), not { $got }
box-known = box { $name }: there is already a box of this name
box-name = box { $name }: a name is lower-case words with hyphens
box-twice = box { $name }: there are two { $what } called { $thing }
box-section = box { $name }: section { $section } has box={ $got }
box-location = box { $name }: section { $section }: unknown location { $got }
box-unfound = box { $name }: { $why }
box-no-rules = box { $name }: there is no file rules.py in this folder
box-unloaded = box { $name }: its rules can't be loaded: { $why }
box-no-box = box { $name }: it declares no BOX
box-bad-section = box { $name }: a section: { $why }
box-left-out = left out: { $why }

score-in-play-only = { $name } pays only during play, and isn't in play in this game
score-needs = { $name } can't be scored here: the set-up has no { $key }

save-two-pieces = { $what }: two pieces on { $hex }
save-most = { $what }: there are only { $most }
save-worth = { $what }: all together are worth { $most }
save-settlements = { $what }: a player has { $most } settlements
save-pieces = { $what }: { $piece_id }: a player has { $most }
save-no-ring = { $what }: { $hex } has no ring of six hexes
save-unknown-piece = { $what }: { $got } isn't one of: { $names }
save-unknown-tile = { $what }: unknown tile { $got }; there are: { $names }
save-camp = nomads: the set-up has no { $got } on { $hex }
save-supply = { $who }: { $used } settlements on the board and { $supply } in the supply are more than { $most }
save-earned-card = { $who }: earned: { $got } doesn't pay during play; these do: { $names }
save-earned = { $who }: earned: more than the gold collected during play
save-tile-from = { $who } { $name }: { $hex } isn't a { $name } hex
save-tile-twice = { $who } { $name }: two tiles from { $hex }
save-tile-new = { $who } { $name }: a new tile isn't ready before the next turn
save-lost = { $who }: lost: { $hex } isn't another location hex
save-not-location = { $what }: { $hex } isn't a location hex; there are: { $names }
save-too-many-tiles = { $got } tiles were taken from { $tile_id } { $hex }; it has { $most }
save-tiles-left = tiles_left: { $hex } has 0 to { $most } tiles left, not { $got }
save-out = { $what }: all { $number } { $terrain_id } cards are out from the start
save-hand = { $what }: at most { $most } terrain cards, not { $got }
save-row = { $what }: { $got } isn't a row; there are: { $names }
save-quarter = { $what }: { $got } isn't a section; there are 0 to 3
save-extra-cards = turn: extra_cards: { $got } are more than can be drawn
save-left = turn: left: at most { $most } settlements are built
save-left-nothing = turn: left: { $left } can't be built without a settlement and a card
save-left-open = turn: left is { $left } while the terrain is still to be chosen
save-card-terrain = turn: card: there is no terrain { $got }
save-card-late = turn: card: no card is played after the last turn
save-card-hand = turn: card: { $card_id } isn't in hand ({ $names })
save-card-full = turn: card: { $card_id } has no empty hex
save-spent = turn: spent: { $got } needs a tile; these don't: { $names }
save-last-round = last_round: it has begun, because somebody has no settlements left (B-6.1)
save-turn-seat = turn: seat: only in a task does anyone but to_move decide
save-task-waits = turn: tasks: { $task } can't wait for another task
save-task-seat = turn: tasks: the last one belongs to the seat to_move
save-fault = { $what }: { $why }
save-silo-over = silo_step: the game is over
save-silo-none = silo_step: there is no silo left to use

fault-lifted = only a settlement can have been lifted
fault-silos = the silos are used after the last turn (silo_step)
fault-on-its-way = lifted is where the { $piece_id } stands, from is where it came from
fault-not-placed = the { $piece_id } isn't on the board
fault-centre = lifted is the centre of the { $piece_id } being placed again
fault-note-card = note is the card that was drawn
fault-note-rows = note is a list of rows, with commas
fault-step-from = a settlement on its way has a hex (lifted) and came from one (from)
fault-step-lifted = a step was made, so a settlement is on its way (lifted)
fault-tile-held = from is the location hex of a tile that is held
fault-tile-state = note is the state of the other tile, used or new

text-fields = a position text has 8 or 9 fields between colons, the first is { $tags_or }
text-last-field = boxes: the last field of the position text can't be read
text-flags = turn: the flags are { $flags }, not { $got }
text-unreadable = boxes: { $key }: { $got } can't be read
text-row-seat = row { $row }: { $got } isn't a seat
text-terrain = cards: { $got } isn't a terrain
text-tiles = seat: { $got } aren't tiles
text-parts = { $what }: expected { $number } parts with { $mark } between, not { $got }

# What is wrong with a set-up, a save or a file, in English: Kingdom Builder. The page doesn't read this.

setup-section-turn = section { $section }: only "turned" can follow the colon
setup-preset-alone = a preset brings its own boxes, sections and cards
setup-no-box = choose at least one of these boxes: { $names }
setup-few-sections = the boxes { $names } have only { $got } sections
setup-cards = a game has 3 Kingdom Builder cards, not { $got }
setup-sections = a board has 4 sections, not { $got }
setup-island-section = section { $name } is a side of the island
setup-not-island = section { $name } isn’t a side of the island
setup-own-section = the section in the set-up: { $why }
setup-options = options must be given by name, not { $got }
setup-option = option { $name } must be { $names_or }, not { $got }
setup-place = { $what }: { $hex } isn’t one of the possible places: { $names }
setup-one-each = { $what }: at most one per section
setup-one-in-all = { $what }: the options allow 1 hex, not { $got }
setup-camps = { $what } must be hexes with their tiles, not { $got }
setup-camp-tiles = { $what }: there are only { $most } { $tile } tiles
setup-tasks = the sections of the box { $box_id } need one task card each: { $number }, not { $got }
setup-removed = removed: a terrain is removed only with the card { $card_id }

box-not-declared = a box is declared by BOX = Box(...), not { $got }
box-known = box { $name }: there is already a box with this name
box-name = box { $name }: a name is lower-case words with hyphens
box-twice = box { $name }: { $what ->
    [sections] two sections are
    [actions] two actions are
    [cards] two cards are
    [pieces] two pieces are
    [options] two options are
    [presets] two ready-made set-ups are
    [parts] two parts of the set-up are
   *[fields] two fields of the state are
} called { $thing }
box-section = box { $name }: section { $section } says box={ $got }
box-location = box { $name }: section { $section }: unknown location { $got }
box-unfound = box { $name }: { $why }
box-no-rules = box { $name }: there is no file rules.py in this folder
box-unloaded = box { $name }: its rules can’t be loaded: { $why }
box-no-box = box { $name }: it declares no BOX
box-bad-section = box { $name }: a section: { $why }
box-left-out = left out: { $why }

score-in-play-only = { $name } pays only during play, and isn’t in play in this game
score-needs = { $name } can’t be scored here: the set-up has no { $key }

save-two-pieces = { $what }: two pieces on { $hex }
save-most = { $what }: there are only { $most }
save-worth = { $what }: together they are worth { $most }
save-settlements = { $what }: a player has { $most } settlements
save-pieces = { $what }: { $piece_id }: a player has { $most }
save-no-ring = { $what }: { $hex } has no ring of six hexes
save-unknown-piece = { $what }: { $got } isn’t one of: { $names }
save-unknown-tile = { $what }: unknown tile { $got }; expected one of: { $names }
save-camp = nomads: the set-up has no { $got } on { $hex }
save-supply = { $who }: { $used } settlements on the board and { $supply } in the supply are more than { $most }
save-earned-card = { $who }: earned: { $got } doesn’t pay during play; these do: { $names }
save-earned = { $who }: earned: more than the gold collected during play
save-tile-from = { $who } { $name }: { $hex } isn’t a { $name } hex
save-tile-twice = { $who } { $name }: two tiles from { $hex }
save-tile-new = { $who } { $name }: a new tile isn’t ready before the next turn
save-lost = { $who }: lost: { $hex } isn’t another location hex
save-not-location = { $what }: { $hex } isn’t a location hex; expected one of: { $names }
save-too-many-tiles = { $got } tiles were taken from { $tile_id } { $hex }; it has { $most }
save-tiles-left = tiles_left: { $hex } has 0 to { $most } tiles left, not { $got }
save-out = { $what }: all { $number } { $terrain_id } cards are out of the game from the start
save-hand = { $what }: at most { $most } terrain cards, not { $got }
save-row = { $what }: { $got } isn’t a row; expected one of: { $names }
save-quarter = { $what }: { $got } isn’t a section; sections are 0 to 3
save-extra-cards = turn: extra_cards: { $got } are more than can be drawn
save-left = turn: left: at most { $most } settlements can be built
save-left-nothing = turn: left: { $left } can’t be built without a settlement and a card
save-left-open = turn: left is { $left } while the terrain is still to be chosen
save-card-terrain = turn: card: there is no terrain { $got }
save-card-late = turn: card: no card is played after the last turn
save-card-hand = turn: card: { $card_id } isn’t in hand ({ $names })
save-card-full = turn: card: { $card_id } has no empty hex
save-spent = turn: spent: { $got } needs a tile; these don’t: { $names }
save-last-round = last_round: it has begun, because somebody has no settlements left (B-6.1)
save-turn-seat = turn: seat: only a task can be decided by a seat other than to_move
save-task-waits = turn: tasks: { $task } can’t wait for another task
save-task-seat = turn: tasks: the last one must belong to the seat to_move
save-fault = { $what }: { $why }
save-silo-over = silo_step: the game is over
save-silo-none = silo_step: there is no silo left to use

fault-lifted = only a settlement can have been lifted
fault-silos = the silos are used after the last turn (silo_step)
fault-on-its-way = lifted must be where the { $piece_id } stands, and from where it came from
fault-not-placed = the { $piece_id } isn’t on the board
fault-centre = lifted must be the centre of the { $piece_id } being moved
fault-note-card = note must be the card that was drawn
fault-note-rows = note must be a list of rows, separated by commas
fault-step-from = a settlement on its way has a hex (lifted) and came from one (from)
fault-step-lifted = a step was made, so a settlement is on its way (lifted)
fault-tile-held = from must be the location hex of a tile the player holds
fault-tile-state = note must be the state of the other tile, used or new

text-fields = this position text is incomplete, or it was changed on its way: it has 8 or 9 fields separated by colons, and the first is { $tags_or }
text-last-field = boxes: the last field of the position text can’t be read
text-flags = turn: the flags are { $flags }, not { $got }
text-unreadable = boxes: { $key }: { $got } can’t be read
text-row-seat = row { $row }: { $got } isn’t a seat
text-row-long = row { $row }: there aren’t that many hexes in a row
text-terrain = cards: { $got } isn’t a terrain
text-tiles = seat: { $got } aren’t tiles
text-parts = { $what }: expected { $number } parts separated by { $mark }, not { $got }
setup-box-away = this game needs the box “{ $name }”, which isn’t here; add it with --box PATH

## What an editor of positions calls things, and what it says of those that can't be

field-gold = Gold collected during play
field-earned = Of it, paid by cards
field-removed = Out of the game
field-tiles = Location tiles
field-lost = Tiles taken and lost
field-at = { $tile }, { $hex }
field-from-nowhere = { $tile }, from no hex
field-card = Terrain of this turn
field-card-open = still to be chosen
field-spent = Used in this turn
field-nomads = Nomad tiles
field-camps = Nomad tiles on the board
field-numbers = Number tiles
field-marks = Marked rows
field-row = row { $row }
field-owed = Settlements owed
field-due = Settlements owed in this turn

problem-save-two-pieces = There are two pieces on { $hex } (B-3.1)
problem-save-supply = { $used } settlements are in use and { $supply } in the supply: a player has only { $most }
problem-save-pieces = A player has only { $most ->
    [1] one { $piece }
   *[other] { $most } of them: { $piece }
}
problem-save-most = There are only { $most } of these in the game
problem-save-worth = All of them together are worth { $most }
problem-save-no-ring = { $hex } has no ring of six hexes around it
problem-save-hand = Nobody can hold { $got } terrain cards: { $most } at most
problem-save-out = All { $number } { $terrain_word } cards are out of the game from the start
problem-save-too-many-tiles = { $got } tiles were taken from { $tile } { $hex }, which has only { $most } (B-4.6)
problem-save-tile-twice = Nobody takes two tiles from { $hex } (B-4.3)
problem-save-tile-from = Nobody can have this tile: { $hex } isn’t a { $name } hex
problem-save-unknown-tile = Nobody can have this tile: there is no location of that name
problem-save-tile-new = A tile that was taken in this turn isn’t ready before the next one
problem-save-lost = { $hex } can’t be lost: its tile is still held, or it isn’t a location
problem-save-earned = The cards have paid more than the gold collected during play
problem-save-last-round = The last round has begun: somebody has no settlements left (B-6.1)
problem-save-left = At most { $most } settlements are built in a turn
problem-save-left-nothing = { $left } can’t be built without a settlement and a card
problem-save-left-open = Nothing can have been built while the terrain is still to be chosen
problem-save-card-hand = The terrain of this turn isn’t on a card in hand
problem-save-card-full = The terrain of this turn has no empty hex left (B-2.2)
problem-save-card-late = No card is played after the last turn
problem-save-extra-cards = More cards than can be drawn

## What no game can lead to

impossible-ground = No { $piece } can get to { $hex } in this game: it’s { $ground_a }
impossible-ground-had = No { $piece } of this player can be on { $hex } ({ $ground }): they never had a tile that leads there
impossible-never-here = There can be no { $piece_many } in this game: nothing on the board brings them
impossible-never-had = This player can’t have any { $piece_many } on the board: they never had the tile that brings them
impossible-too-close = Two { $piece_many } can’t stand side by side: nobody may come next to { $hex } (X-warrior)
impossible-one-turn = { $piece_title } on { $hex }: they leave the board when the turn ends (H-scouts)
impossible-supply = The supply must be { $left }: { $n } of { $of } settlements are in use
impossible-without-tile = Nobody has these without ever having had a { $tile } tile
impossible-without-card = Nobody has these: { $card } isn’t in play
impossible-hand = With these tiles nobody holds { $n } terrain cards: { $most } at most (B-1.5)
impossible-no-hand = Every player has a terrain card (B-1.5)
impossible-earned = { $card } isn’t in play, so it hasn’t paid anything
impossible-gold = No card has paid these { $n } gold, and the treasures that were taken are worth { $most }
impossible-begun = Something was built in this turn, but the player to move has nothing on the board
impossible-not-over = The game can’t be over: everybody has settlements left (B-6.1)
impossible-no-last-round = The last round can’t have begun: everybody has settlements left (B-6.1)
impossible-tile-nowhere = { $tile }: every tile comes from a hex of the board (B-4.1)
impossible-tile-lonely = { $tile } { $hex }: the tile is lost, because this player has nothing next to it (B-4.5)
impossible-tile-missing = { $tile } { $hex }: this player is next to it, so they have taken its tile (B-4.1)
impossible-tile-idle = Only the player to move can have used or new tiles (B-1.4)
impossible-camp-beside = { $tile } { $hex }: the tile is taken, because somebody is next to it (N-1)
impossible-nomad-from = { $tile }: no such tile has been taken from the board (N-1)
impossible-nomad-idle = Only the player to move can have new nomad tiles (N-2)

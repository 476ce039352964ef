# Kingdom Builder in English: the game in general.

cards-title = Kingdom Builder cards
rules-turn = On your turn, build three settlements on the terrain of your card.
rules-near = Build next to your own settlements if you can; otherwise anywhere on that terrain.
rules-tiles = Build next to a location to take its tile: an extra action on each later turn, before or after your three settlements.
rules-gold = The three Kingdom Builder cards say what earns gold; each castle you touch earns 3. Point at a card to see your hexes light up.
rules-end = When a player has built their last settlement, finish the round. The most gold wins.

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
    .sign = ⌂

## What to do now
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
ask-step = { $tile }: move one hex at a time
ask-place = { $tile }: choose a hex
ask-choose-terrain = Choose the terrain to play
ask-end-tiles = End your turn or use an extra action
ask-choose = { $tile }: choose one
ask-give-up = Choose which { $tile } tile to give up
ask-interrupt = Build with your { $tile }, or decline
ask-waiting-interrupt = { $name } may build with the { $tile }
ask-detail-free = This one can go anywhere
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
    [you] <b>Your</b> settlement on { $where } was removed from the board
   *[other] <b>{ $name }</b>’s settlement on { $where } was removed from the board
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
reason-not-by-itself = The { $tile } works automatically; you never use it
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
reason-on-location = Nobody can build on { $hex } itself: it’s a location. Build next to it, and you take its tile
reason-on-castle = Nobody can build on { $hex } itself: it’s a castle. Build next to it, and it pays 3 gold
reason-wrong-terrain = { $hex } is { $ground_a }, but your card says { $terrain_word }
reason-not-adjacent = You must build next to your own settlements if you can
reason-all-built = You have built all your settlements for this turn
reason-no-supply = You have no settlements left
reason-no-card = There is no terrain card left with an empty hex
reason-must-build = First carry out your mandatory action
reason-between-builds = First finish your mandatory action
reason-not-held = You don’t have { $tile_a } tile
reason-tile-used = You have already used your { $tile } tile this turn
reason-tile-new = You took the { $tile } tile this turn; you can use it from your next turn on
reason-tile-useless = The { $tile } can’t be used on any hex now
reason-only-back = The { $tile } could only move a settlement back to its own hex
reason-unknown-tile = There is no tile “{ $name }”. Choose from { $names }
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

# What is wrong with a set-up, a save or a file, in English: Winter Kingdom. The page doesn't read this.

setup-side-turns = board { $side } can be turned 0 to 5 times, not { $got }
setup-boards = a game has { $number } boards, the centre first
setup-board-twice = board { $letter } (side { $side }) is used twice
setup-own-side = the board in the set-up: { $why }
setup-scoring-cards = a game has 3 scoring cards, not { $got }
setup-no-twist = twist: { $none } can’t be combined with a twist; the twists are: { $names }
setup-outer-board = { $what } must be one of the outer boards, 1 to 6, not { $got }
setup-talent-hands = talents: each of the { $players } players needs a hand
setup-talents = talents: a player has { $number }, not { $got }
setup-talent-twice = talents: { $name } is dealt twice
side-header = line { $line }, column 1: expected a header such as [3fe] board=A
side-name = line { $line }, column 1: a name is lower-case words with hyphens, not { $got }
side-lines = line { $line }, column 1: expected { $lines } lines of letters, not { $got }
text-packed = this position text of Winter Kingdom is incomplete, or it was changed on its way: it is { $tag }: and packed data
save-two-buildings = { $what }: two buildings on { $hex }
save-one-card = { $what }: there must be 1 terrain card, not { $got }
save-mover-only = { $what }: this is possible only for the seat to_move
save-task-mover = { $what }: it belongs to the seat to_move
save-task-left = { $what }: left must be a number from 0 to { $most }
save-unknown-card = { $what }: unknown card { $got }
save-talent-twice = talents: { $name } is held twice
save-last-round-winter = last_round: it has begun, because somebody has no buildings left (W-10)
save-buildings = player { $seat }: { $used } { $key } used and { $left } left are more than { $most }
save-terrain = turn: terrain: there is no terrain card { $got }
save-terrain-card = turn: terrain: { $terrain_id } isn’t on the card in hand
save-left-buildings = turn: left: at most { $most } buildings can be built
save-left-none = turn: left: { $left } can’t be built: there is no building or no hex left (W-8)
save-line-built = turn: line: more buildings than built ({ $built }) allows
save-used = turn: used: { $got } isn’t a card of the player whose turn it is; expected one of: { $names }
save-step = turn: step: { $got } isn’t part of the purchase step

## What an editor of positions calls things, and what it says of those that can't be

field-coins = Coins
field-out = Houses out of the game
field-out-forts = Forts out of the game
field-talents = Talents in hand
field-bought = Talents bought
field-bought-used = bought, used
field-bought-new = bought in this turn
field-upgraded = upgraded
field-upgraded-used = upgraded, used
field-upgraded-now = upgraded in this turn
field-common-used = Tunnel used in this turn

problem-save-special = Nobody can build on { $hex }: it’s { $ground_a } (W-1)
problem-save-two-buildings = There are two buildings on { $hex } (W-1)
problem-save-buildings = { $used } { $key ->
    [forts] forts
   *[other] houses
} are in use and { $left } in the supply: a player has only { $most }
problem-save-one-card = A player has one terrain card, not { $got }
problem-save-talent-twice = { $name } is held twice: every talent is there once
problem-save-mover-only = Only the talents of the player to move can have been used, or be new
problem-save-used = Only the player’s own talents can have been used in this turn
problem-save-last-round-winter = The last round has begun: somebody has no buildings left (W-10)
problem-save-terrain-card = The terrain of this turn isn’t on the card in hand
problem-save-left-buildings = At most { $most } buildings are built in a turn
problem-save-left-none = { $left } can’t be built: there is no building or no hex left (W-8)
problem-save-line-built = More was built in this turn than “still to build” allows

## What no game can lead to

impossible-ground-talent = No { $piece } of this player can be on { $hex } ({ $ground }): they have no talent that builds there (W-1)
impossible-closed = The { $piece } on { $hex } is next to another player’s building, which a twist of this game forbids
impossible-supply = The supply must be { $left }: { $n } of { $of } { $what ->
    [forts] forts
   *[other] houses
} are in use or out of the game
impossible-out = Nothing in this game takes { $what ->
    [forts] forts
   *[other] houses
} off the board for good
impossible-talents = A player has { $of } talents in all, in hand or bought: not { $n }
impossible-new-talent = Nothing can have been bought yet: that comes at the end of a turn (W-6)
impossible-one-purchase = Only one talent is bought or upgraded in a turn, not { $n } (W-6)
impossible-no-hand = Every player has a terrain card (W-9)
impossible-begun = Something was built in this turn, but the player to move has nothing on the board
impossible-not-over = The game can’t be over: everybody has buildings left (W-10)
impossible-no-last-round = The last round can’t have begun: everybody has buildings left (W-10)

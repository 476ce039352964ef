"""Reading a position back from plain data: saves, records, and positions somebody has edited."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hexholm import restoring
from hexholm.game import SaveError
from hexholm.hexes import Hexset, neighbours, singles
from hexholm.kingdom.inplay import in_play
from hexholm.kingdom.kinds import Task
from hexholm.kingdom.mechanisms import camps, deck, figures, pieces
from hexholm.kingdom.mechanisms.choosing import NUMBERS, Repeat
from hexholm.kingdom.mechanisms.deck import BUILDS
from hexholm.kingdom.mechanisms.tiles import TILES_PER_HEX
from hexholm.kingdom.scoring import other_gold
from hexholm.kingdom.setup import ACTIONS, CAMPS, CARDS, EXTRAS, Setup, read_setup
from hexholm.kingdom.turn import SETTLEMENTS, KingdomBuilder
from hexholm.kingdom.views import SINGLE_PIECES, tiles_left
from hexholm.reading import Entry, a_flag, a_list, a_mapping, a_number, a_seat
from hexholm.restoring import Reader, lay_on_top, read_next, take_out

HAND = 3
"""The most terrain cards anybody can have in hand."""


def load(data: Mapping[str, Any]) -> KingdomBuilder:
    """A saved game or record; an edited position begins a log of its own."""
    return restoring.load(data, Reader(read_setup, KingdomBuilder.dealt, load_position))


def load_position(setup: Setup, seed: int, data: Mapping[str, Any]) -> KingdomBuilder:
    """The game at a position; what the data leaves out is as at the start of a turn."""
    game = KingdomBuilder.blank(setup, seed)
    game.draws = a_number(data, "draws", 0)
    players = [Entry(one, f"player {seat}") for seat, one in enumerate(a_list(data, "players"))]
    if len(players) != setup.players:
        raise SaveError(f"players: the set-up has {setup.players}, the position {len(players)}")
    turn = Entry(data.get("turn", {}), "turn")
    _read_mover(game, data, turn)
    _find_tiles_away(game, players)
    for seat, player in enumerate(players):
        _read_player(game, seat, player)
    game.walls = _hexes(game, data, "walls")
    game.scouts = _hexes(game, data, "scouts")
    game.free &= ~(game.walls | game.scouts | game.blocked)
    game.clear_near(game.active)
    if game.walls.bit_count() > pieces.WALLS or game.scouts.bit_count() > pieces.SCOUTS:
        raise SaveError(f"there are {pieces.WALLS} walls and {pieces.SCOUTS} scouts")
    _read_camps(game, data)
    _read_turn(game, data, turn)
    _read_tiles_left(game, data)
    if game.has_more:
        game.in_play = replace(game.in_play, is_base=False)
    _read_cards(game, data, players)
    for entry in (*players, turn):
        entry.done()
    _resume(game, turn)
    return game


def _resume(game: KingdomBuilder, turn: Mapping[str, Any]) -> None:
    """Go on from the position, if its turn is as the data says and cannot be otherwise."""
    hand, card = game.hands[game.active], game.card
    if card and (game.silo_step or game.ended):
        raise SaveError("turn: card: after the last turn none is played")
    if card and card not in deck.all_terrains(game, game.active):
        raise SaveError(f"turn: card: {card} is not in hand ({', '.join(hand) or 'no card'})")
    left = game.left if "left" in turn else None
    game._resume(left)
    if game.ended:
        return
    if card and game.card != card:
        raise SaveError(f"turn: card: {card} has no empty hex")
    if left is None:
        return
    if game.left != left:
        raise SaveError(f"turn: left: {left} cannot be built without a settlement and a card")
    is_open = not (game.card or game.begun or game.silo_step) and game.supply[game.active]
    if left != BUILDS and is_open and deck.choices(game, game.active):
        raise SaveError(f"turn: left is {BUILDS} while the terrain is still to be chosen")
    if game.begun and left == BUILDS:
        raise SaveError(f"turn: begun: nothing is built yet if left is {BUILDS}")
    if game.line.bit_count() > BUILDS - left or (game.line and not game.begun):
        raise SaveError(f"turn: line: more is built than left ({left}) and begun say")


def _read_player(game: KingdomBuilder, seat: int, data: Mapping[str, Any]) -> None:
    who = f"player {seat}"
    grid = game.board.grid
    game.settlements[seat] = _hexes(game, data, "settlements", who)
    houses = game.settlements[seat].bit_count()
    game.owed[seat] = _read_owed(game, data, "owed", who)
    _read_pieces(game, seat, data, who)
    for name in a_list(data, "marks", who):
        if name not in grid.row_names:
            raise SaveError(f"{who}: marks: {name!r} is no row; there are: 1 to 20, i.1 to i.5")
        game.marks[seat] |= 1 << grid.row_names.index(name)
    used = houses + figures.owed(game, figures.SETTLEMENT, seat) + game.marks[seat].bit_count()
    game.supply[seat] = a_number(data, "supply", max(0, SETTLEMENTS - used), who)
    if used + game.supply[seat] > SETTLEMENTS:
        raise SaveError(
            f"{who}: {used} settlements on the board and {game.supply[seat]} in the supply "
            f"are more than {SETTLEMENTS}"
        )
    game.near[seat] = neighbours(game.settlements[seat]) & grid.all
    _read_gold(game, seat, data, who)
    game.numbers[seat] = a_number(data, "numbers", 0, who)
    if sum(game.numbers) > NUMBERS:
        raise SaveError(f"{who}: numbers: all number tiles together are worth {NUMBERS}")
    for tile in a_list(data, "nomads", who):
        _read_nomad(game, seat, Entry(tile, f"{who}: nomads"))
    for tile in a_list(data, "tiles", who):
        _read_tile(game, seat, Entry(tile, f"{who}: tile"))
    for name in a_list(data, "lost", who):
        site = _hex(game, name, f"{who}: lost")
        if not site & game.board.sites or site & game.taken[seat]:
            raise SaveError(f"{who}: lost: {name} is no other location hex")
        game.taken[seat] |= site


def _read_pieces(game: KingdomBuilder, seat: int, data: Mapping[str, Any], who: str) -> None:
    """Warriors, wagon, ship and city hall; they count as settlements."""
    found = {figures.WARRIOR: _hexes(game, data, "warriors", who)}
    for kind in SINGLE_PIECES:
        if data.get(kind) is not None:
            found[kind] = _hexes(game, {kind: [data[kind]]}, kind, who)
    if data.get("city_hall") is not None:
        centre = _hex(game, data["city_hall"], f"{who}: city_hall")
        ring = game.board.grid.around[centre]
        if ring.bit_count() < 6:
            raise SaveError(f"{who}: city_hall: {data['city_hall']} has no ring of six hexes")
        names = game.board.grid.named(centre | ring)
        found[figures.CITY_HALL] = _hexes(game, {"city_hall": names}, "city_hall", who)
    for kind, most in {
        figures.WARRIOR: figures.WARRIORS,
        **dict.fromkeys(SINGLE_PIECES, 1),
    }.items():
        if found.get(kind, 0).bit_count() + figures.owed(game, kind, seat) > most:
            raise SaveError(f"{who}: {kind}s: a player has {most}")
    for kind, hexes in found.items():
        if hexes:
            figures.change(game, kind, seat, hexes)
            game.settlements[seat] |= hexes


def _read_owed(
    game: KingdomBuilder, data: Mapping[str, Any], key: str, what: str
) -> tuple[str, ...]:
    """What lies on temples: so many settlements, and maybe other pieces."""
    settlements, others = a_number(data, key, 0, what), a_list(data, f"{key}_pieces", what)
    if settlements > SETTLEMENTS:
        raise SaveError(f"{what}: {key}: a player has {SETTLEMENTS} settlements")
    if others and not game.in_play.pieces_move:
        raise SaveError(f"{what}: {key}_pieces needs the option pieces_move_as_settlements")
    valid = (figures.WARRIOR, *SINGLE_PIECES)
    for kind in others:
        if kind not in valid:
            raise SaveError(f"{what}: {key}_pieces: {kind!r} is none of: {', '.join(valid)}")
    return (*[figures.SETTLEMENT] * settlements, *others)


def _read_gold(game: KingdomBuilder, seat: int, data: Mapping[str, Any], who: str) -> None:
    game.gold[seat] = a_number(data, "gold", 0, who)
    earned = a_mapping(data.get("earned", {}), f"{who}: earned")
    for card in earned:
        paid = a_number(earned, card, 0, f"{who}: earned")
        if card == camps.TREASURE:
            continue  # older saves name it; it is gold that no card has paid
        if card not in CARDS or not CARDS[card].pays_in_play:
            valid = ", ".join(name for name, one in CARDS.items() if one.pays_in_play)
            raise SaveError(f"{who}: earned: {card!r} does not pay in play; these do: {valid}")
        now = game.earned.get(card) or (0,) * game.seats
        game.earned[card] = (*now[:seat], paid, *now[seat + 1 :])
    if sum(by_seat[seat] for by_seat in game.earned.values()) > game.gold[seat]:
        raise SaveError(f"{who}: earned: more than the gold collected in play")
    if other_gold(game, seat):
        game.in_play = replace(game.in_play, gold=True)


def _read_nomad(game: KingdomBuilder, seat: int, tile: Entry) -> None:
    name = tile.get("name")
    if name not in CAMPS:
        valid = ", ".join(dict.fromkeys(CAMPS))
        raise SaveError(f"player {seat}: nomads: unknown tile {name!r}; there are: {valid}")
    if a_flag(tile, "ready", default=True):
        game.nomads[seat] += (str(name),)
    else:
        game.new_nomads[seat] += (str(name),)
    tile.done()


def _read_camps(game: KingdomBuilder, data: Mapping[str, Any]) -> None:
    """The nomad tiles that still lie on the board; what is not said is as in the set-up."""
    if "nomads" not in data:
        return
    lying = a_mapping(data["nomads"], "nomads")
    for name, tile in lying.items():
        camp = _hex(game, name, "nomads")
        if game.in_play.camps.get(camp) != tile:
            raise SaveError(f"nomads: the set-up has no {tile!r} on {name}")
    for camp in game.in_play.camps:
        if game.board.grid.names[camp] not in lying:
            game.stocked ^= camp


def _find_tiles_away(game: KingdomBuilder, players: list[Entry]) -> None:
    """Tiles that come from no hex of the board get a place of their own, away from it."""
    tiles = [tile for player in players for tile in a_list(player, "tiles")]
    away = [tile for tile in tiles if isinstance(tile, Mapping) and tile.get("from") is None]
    names = [str(tile.get("name")) for tile in away]
    for name in names:
        if name not in EXTRAS:
            raise SaveError(f"tile: unknown name {name!r}; there are: {', '.join(sorted(EXTRAS))}")
    if names:
        game.board = game.board.with_tiles(names)
        game.in_play = in_play(game.setup, game.board)


def _read_tile(game: KingdomBuilder, seat: int, tile: Entry) -> None:
    who, name = f"player {seat}: tile", tile.get("name")
    sites = game.board.locations.get(str(name), 0)
    if not sites:
        known = ", ".join(sorted(game.board.locations))
        raise SaveError(f"{who}: no {name!r} on this board; there are: {known}")
    if tile.get("from") is None:
        sites &= ~game.board.sites & ~sum(game.held)
        site = sites & -sites
    else:
        site = _hex(game, tile["from"], f"{who} {name}")
        if not site & sites:
            raise SaveError(f"{who} {name}: {tile['from']} is no {name} hex")
        if site & game.taken[seat]:
            raise SaveError(f"{who} {name}: two tiles from {tile['from']}")
        game.taken[seat] |= site
    game.held[seat] |= site
    is_new = a_flag(tile, "new")
    if a_flag(tile, "ready", default=not is_new):
        game.ready[seat] |= site
        if is_new:
            raise SaveError(f"{who} {name}: a new tile is not ready before the next turn")
    elif is_new:
        game.fresh[seat] |= site
    tile.done()


def _read_tiles_left(game: KingdomBuilder, data: Mapping[str, Any]) -> None:
    """How many tiles lie on location hexes; unless it is said, those that nobody has taken."""
    said = a_mapping(data.get("tiles_left", {}), "tiles_left")
    for name in said:
        if not _hex(game, name, "tiles_left") & game.board.sites:
            known = ", ".join(game.board.grid.named(game.board.sites))
            raise SaveError(f"tiles_left: {name} is no location hex; there are: {known}")
    gone = [0] * TILES_PER_HEX
    for site in singles(game.board.sites):
        where = game.board.grid.names[site]
        most = tiles_left(game, site)
        if most < 0:
            raise SaveError(
                f"{TILES_PER_HEX - most} tiles were taken from {game.board.site_names[site]} "
                f"{where}; it has {TILES_PER_HEX}"
            )
        left = said.get(where, most)
        if type(left) is not int or not 0 <= left <= most:
            raise SaveError(f"tiles_left: {where} has 0 to {most} tiles left, not {left!r}")
        for number in range(most - left):
            gone[number] |= site
        if not left:
            game.stocked ^= site
    game.taken += filter(None, gone)


def _read_cards(game: KingdomBuilder, data: Mapping[str, Any], players: list[Any]) -> None:
    """The deck is what is left after discards, cards out of the game and hands."""
    for pile, cards in (("discards", game.discards), ("removed", game.removed)):
        for terrain, number in a_mapping(data.get(pile, {}), pile).items():
            if type(number) is not int or number < 0:
                raise SaveError(f"{pile}: {terrain}: {number!r} is no number of cards")
            out = cards.get(terrain, 0)
            if number < out:
                raise SaveError(f"{pile}: all {out} {terrain} cards are out from the beginning")
            take_out(game, terrain, number - out, pile)
            cards[terrain] = number
    for seat, player in enumerate(players):
        hand = player.get("hand")
        if hand is not None:
            hand = a_list(player, "hand", f"player {seat}")
            most = max(HAND, 1 + game.in_play.drawing.bit_count() + _repeats(game))
            if len(hand) > most:
                raise SaveError(f"player {seat}: hand: {len(hand)} terrain cards, at most {most}")
            for terrain in hand:
                take_out(game, terrain, 1, f"player {seat}: hand")
            game.hands[seat] = tuple(hand)
    following = read_next(game, data)
    for seat, player in enumerate(players):
        if player.get("hand") is None:
            deck.draw(game, seat)
    lay_on_top(game, following)


def _read_mover(game: KingdomBuilder, data: Mapping[str, Any], turn: Mapping[str, Any]) -> None:
    game.ended = a_flag(data, "over")
    mover = data.get("to_move", None if game.ended else 0)
    if game.ended != (mover is None):
        raise SaveError("to_move is a seat while the game goes on, and null when it is over")
    game.mover = game.seats - 1 if mover is None else a_seat(mover, game.seats, "to_move")
    game.player = None if mover is None else game.mover
    game.active = a_seat(turn.get("seat", game.mover), game.seats, "turn: seat")
    game.due = _read_owed(game, turn, "due", "turn")


def _read_turn(game: KingdomBuilder, data: Mapping[str, Any], turn: Mapping[str, Any]) -> None:
    game.silo_step = a_flag(data, "silo_step")
    game.left = a_number(turn, "left", 0 if game.ended or game.silo_step else BUILDS, "turn")
    if game.left > BUILDS:
        raise SaveError(f"turn: left: at most {BUILDS} settlements are built")
    game.begun = a_flag(turn, "begun")
    game.built = a_flag(turn, "built", default=bool(game.player))
    game.card = str(turn.get("card", ""))
    if game.card and game.card not in game.board.grounds:
        raise SaveError(f"turn: card: there is no terrain {game.card!r}")
    for name in a_list(turn, "spent", "turn"):
        if name not in game.in_play.tileless:
            valid = ", ".join(game.in_play.tileless) or "none in this game"
            raise SaveError(f"turn: spent: {name!r} needs a tile; these do not: {valid}")
        game.spent += (name,)
    game.extra_cards = a_number(turn, "extra_cards", 0, "turn")
    if game.extra_cards > max(1, _repeats(game)):
        raise SaveError(f"turn: extra_cards: {game.extra_cards} are more than can be drawn")
    for index in a_list(turn, "roved", "turn"):
        if type(index) is not int or index not in range(len(game.board.quarters)):
            raise SaveError(f"turn: roved: {index!r} is no section; there are 0 to 3")
        game.roved |= 1 << index
    for name in a_list(turn, "line", "turn"):
        game.line |= _hex(game, name, "turn: line")
    game.loose = a_flag(turn, "free")
    game.last_round = a_flag(data, "last_round", default=0 in game.supply)
    if 0 in game.supply and not game.last_round:
        raise SaveError("last_round: it has begun, for somebody has no settlement left (B-6.1)")
    for task in a_list(turn, "tasks", "turn"):
        game.push(_read_task(game, Entry(task, "turn: task")))
    for task in game.tasks[:-1]:
        extra = ACTIONS[task.by]
        if not (extra.may_stick and extra.may_wait):
            raise SaveError(f"turn: tasks: {task.by} cannot wait for another task")
    if game.tasks and game.tasks[-1].seat != game.player:
        raise SaveError("turn: tasks: the last one belongs to the seat to_move")
    if not game.tasks and game.player not in (None, game.active):
        raise SaveError("turn: seat: another one than to_move decides only in a task")
    if game.silo_step and game.ended:
        raise SaveError("silo_step: the game is over")
    if game.silo_step and not game.tasks:
        raise SaveError("silo_step: there is no silo left to use")


def _repeats(game: KingdomBuilder) -> int:
    """How often an action can be repeated in a turn."""
    return sum(
        sites.bit_count()
        for name, sites in game.board.locations.items()
        if isinstance(ACTIONS[name], Repeat)
    )


def _read_task(game: KingdomBuilder, data: Entry) -> Task:
    name = data.get("task")
    if not isinstance(name, str) or name not in ACTIONS:
        raise SaveError(f"turn: unknown task {dict(data)!r}")
    what = f"turn: {name}"
    task = Task(
        name,
        a_seat(data.get("seat", game.mover), game.seats, what),
        a_number(data, "left", 1, what),
        _maybe_hex(game, data, "lifted", what),
        _tile_away(game, data) or _maybe_hex(game, data, "from", what),
        sum(_hex(game, one, what) for one in set(a_list(data, "done", what))),
        str(data.get("note", "")),
    )
    if task.lifted and not task.lifted & game.settlements[task.seat]:
        raise SaveError(f"{what}: {data['lifted']} cannot have been lifted")
    fault = ACTIONS[name].fault(game, task)
    if fault:
        raise SaveError(f"{what}: {fault}")
    data.done()
    return task


def _tile_away(game: KingdomBuilder, data: Mapping[str, Any]) -> Hexset:
    """Of a tile that comes from no hex a task says its name."""
    if data.get("from") not in EXTRAS:
        return 0
    away = game.board.locations.get(data["from"], 0) & ~game.board.sites
    held = away & game.held[game.mover] & ~game.ready[game.mover]
    return held & -held


def _maybe_hex(game: KingdomBuilder, data: Mapping[str, Any], key: str, what: str) -> Hexset:
    return 0 if data.get(key) is None else _hex(game, data[key], what)


def _hexes(game: KingdomBuilder, data: Mapping[str, Any], key: str, who: str = "") -> Hexset:
    """Hexes with a piece or wall each; they are no longer free."""
    found, what = 0, f"{who}: {key}" if who else key
    for name in a_list(data, key, who):
        hex_ = _hex(game, name, what)
        if not hex_ & game.free:
            raise SaveError(f"{what}: two pieces on {name}")
        if hex_ & game.board.special:
            raise SaveError(f"{what}: {name} is a {game.board.ground(hex_)} hex")
        found |= hex_
        game.free ^= hex_
    return found


def _hex(game: KingdomBuilder, name: Any, what: str) -> Hexset:
    hex_ = game.board.grid.hexes.get(name) if isinstance(name, str) else None
    if hex_ is None:
        raise SaveError(f"{what}: there is no hex {name!r} on this board")
    return hex_

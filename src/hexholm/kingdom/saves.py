"""Reading a position back from plain data: saves, records, and positions somebody has edited."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from hexholm import restoring
from hexholm.fields import Source, a_hex, at, read
from hexholm.game import SaveError
from hexholm.hexes import Hexset, singles
from hexholm.kingdom.inplay import in_play
from hexholm.kingdom.kinds import Task
from hexholm.kingdom.mechanisms import deck
from hexholm.kingdom.mechanisms.choosing import most_cards
from hexholm.kingdom.mechanisms.deck import BUILDS
from hexholm.kingdom.mechanisms.tiles import TILES_PER_HEX
from hexholm.kingdom.registry import ACTIONS, EXTRAS, FIELDS
from hexholm.kingdom.setup import Setup, read_setup
from hexholm.kingdom.state import tiles_left
from hexholm.kingdom.turn import KingdomBuilder
from hexholm.reading import Entry, a_flag, a_list, a_mapping, a_number, a_seat, a_text, pointing
from hexholm.restoring import Reader, lay_on_top, read_mover, read_next, take_out
from hexholm.streams import Seed

_TILES_AWAY: Final = 16
"""The most tiles an edited position can give a player besides one from each location hex."""
_OTHER_TASKS: Final = 8
"""The most actions begun inside each other, besides one for each tile: silos wait in a row."""


def load(data: Mapping[str, Any]) -> KingdomBuilder:
    """A saved game or record; an edited position begins a log of its own."""
    return restoring.load(data, Reader(read_setup, KingdomBuilder.dealt, load_position))


def load_position(setup: Setup, seed: Seed, data: Mapping[str, Any]) -> KingdomBuilder:
    """The game at a position; what the data leaves out is as at the start of a turn."""
    game = KingdomBuilder.blank(setup, seed)
    game.draws = a_number(data, "draws", 0)
    players = [a_mapping(one, f"player {seat}") for seat, one in enumerate(a_list(data, "players"))]
    if len(players) != setup.players:
        raise SaveError("save-players", players=setup.players, got=len(players))
    with pointing("turn"):
        turn = a_mapping(data.get("turn", {}), "turn")
    with pointing("to_move"):
        read_mover(game, data)
        game.active = a_seat(turn.get("seat", game.mover), game.seats, "turn: seat")
    _find_tiles_away(game, players)
    own, on_table, of_turn = (at(FIELDS, place) for place in ("player", "table", "turn"))
    for seat, player in enumerate(players):
        read(game, own, player, f"player {seat}", seat)
    read(game, on_table, data)
    game.left = 0 if game.ended or game.silo_step else BUILDS
    game.built = bool(game.player)
    read(game, of_turn, turn, "turn")
    with pointing("turn"):
        if game.left > BUILDS:
            raise SaveError("save-left", most=BUILDS)
    for field, check in [(field, field.check) for field in own if field.check]:
        for seat, player in enumerate(players):
            with pointing(*field.path(seat)):
                check(game, Source(player, field.key, f"player {seat}", seat))
    game.free &= ~game.blocked
    game.clear_near(game.active)
    with pointing("last_round"):
        _read_last_round(game, data)
    with pointing("turn"):
        _read_tasks(game, turn)
    with pointing("tiles_left"):
        _read_tiles_left(game, data)
    if game.in_play.is_base and game.has_more:
        game.in_play = replace(game.in_play, is_base=False)
    _read_cards(game, data, players)
    with pointing("turn"):
        _resume(game, turn)
    return game


def _resume(game: KingdomBuilder, turn: Mapping[str, Any]) -> None:
    """Go on from the position, if its turn is as the data says and can't be otherwise."""
    hand, card = game.hands[game.active], game.card
    if card and (game.silo_step or game.ended):
        raise SaveError("save-card-late")
    if card and card not in deck.all_terrains(game, game.active):
        raise SaveError("save-card-hand", card=card, names=", ".join(hand) or "–")
    left = game.left if "left" in turn else None
    game._resume(left)
    if game.ended:
        return
    if card and game.card != card:
        raise SaveError("save-card-full", card=card)
    if game.begun and game.left == BUILDS:
        raise SaveError("save-begun", left=BUILDS)
    if game.line.bit_count() > BUILDS - game.left or (game.line and not game.begun):
        raise SaveError("save-line", left=game.left)
    if left is None:
        return
    if game.left != left:
        raise SaveError("save-left-nothing", left=left)
    is_open = not (game.card or game.begun or game.silo_step) and game.supply[game.active]
    if left != BUILDS and is_open and deck.choices(game, game.active):
        raise SaveError("save-left-open", left=BUILDS)


def _find_tiles_away(game: KingdomBuilder, players: list[Mapping[str, Any]]) -> None:
    """Tiles that come from no hex of the board get a place of their own, away from it."""
    most = len(game.board.site_names) + _TILES_AWAY
    names = []
    for seat, player in enumerate(players):
        with pointing("players", seat, "tiles"):
            for tile in a_list(player, "tiles", f"player {seat}", most):
                if isinstance(tile, Mapping) and tile.get("from") is None:
                    names.append(name := str(tile.get("name")))
                    if name not in EXTRAS:
                        told = {"got": repr(name), "names": ", ".join(sorted(EXTRAS))}
                        raise SaveError("save-unknown-tile", what="tile", **told)
    if names:
        game.board = game.board.with_tiles(names)
        game.in_play = in_play(game.setup, game.board)


def _read_tiles_left(game: KingdomBuilder, data: Mapping[str, Any]) -> None:
    """How many tiles lie on location hexes; by default, those that nobody has taken."""
    said = a_mapping(data.get("tiles_left", {}), "tiles_left")
    for name in said:
        if not a_hex(game, name, "tiles_left") & game.board.sites:
            known = ", ".join(game.board.grid.named(game.board.sites))
            raise SaveError("save-not-location", what="tiles_left", hex=name, names=known)
    gone = [0] * TILES_PER_HEX
    for site in singles(game.board.sites):
        where = game.board.grid.names[site]
        most = tiles_left(game, site)
        if most < 0:
            told = {"tile": game.board.site_names[site], "hex": where}
            takers = [seat for seat, taken in enumerate(game.taken) if site & taken]
            key = "tiles" if site & game.held[takers[-1]] else "lost"
            with pointing("players", takers[-1], key):
                raise SaveError(
                    "save-too-many-tiles", got=TILES_PER_HEX - most, most=TILES_PER_HEX, **told
                )
        left = said.get(where, most)
        if type(left) is not int or not 0 <= left <= most:
            raise SaveError("save-tiles-left", hex=where, most=most, got=repr(left))
        for number in range(most - left):
            gone[number] |= site
        if not left:
            game.stocked ^= site
    game.taken += filter(None, gone)


def _read_cards(
    game: KingdomBuilder, data: Mapping[str, Any], players: list[Mapping[str, Any]]
) -> None:
    """The deck is what is left after discards, cards out of the game and hands."""
    for pile, cards in (("discards", game.discards), ("removed", game.removed)):
        with pointing(pile):
            _read_pile(game, data, pile, cards)
    for seat, player in enumerate(players):
        if player.get("hand") is not None:
            with pointing("players", seat, "hand"):
                game.hands[seat] = _read_hand(game, player, f"player {seat}")
    with pointing("next_cards"):
        following = read_next(game, data)
    for seat, player in enumerate(players):
        if player.get("hand") is None:
            deck.draw(game, seat)
    lay_on_top(game, following)


def _read_pile(
    game: KingdomBuilder, data: Mapping[str, Any], pile: str, cards: dict[str, int]
) -> None:
    for terrain, number in a_mapping(data.get(pile, {}), pile).items():
        if type(number) is not int or number < 0:
            raise SaveError("save-number", what=f"{pile}: {terrain}", got=repr(number))
        out = cards.get(terrain, 0)
        if number < out:
            raise SaveError("save-out", what=pile, number=out, terrain=terrain)
        take_out(game, terrain, number - out, pile)
        cards[terrain] = number


def _read_hand(game: KingdomBuilder, player: Mapping[str, Any], who: str) -> tuple[str, ...]:
    hand, most = a_list(player, "hand", who), most_cards(game)
    if len(hand) > most:
        raise SaveError("save-hand", what=f"{who}: hand", got=len(hand), most=most)
    for terrain in hand:
        take_out(game, terrain, 1, f"{who}: hand")
    return tuple(hand)


def _read_last_round(game: KingdomBuilder, data: Mapping[str, Any]) -> None:
    game.last_round = a_flag(data, "last_round", default=0 in game.supply)
    if 0 in game.supply and not game.last_round:
        raise SaveError("save-last-round")


def _read_tasks(game: KingdomBuilder, turn: Mapping[str, Any]) -> None:
    most = _OTHER_TASKS + TILES_PER_HEX * len(game.board.site_names)
    for task in a_list(turn, "tasks", "turn", most):
        game.push(_read_task(game, Entry(task, "turn: task")))
    for task in game.tasks[:-1]:
        extra = ACTIONS[task.by]
        if not (extra.may_stick and extra.may_wait):
            raise SaveError("save-task-waits", task=task.by)
    if game.tasks and game.tasks[-1].seat != game.player:
        raise SaveError("save-task-seat")
    if not game.tasks and game.player not in (None, game.active):
        raise SaveError("save-turn-seat")
    if game.silo_step and game.ended:
        raise SaveError("save-silo-over")
    if game.silo_step and not game.tasks:
        raise SaveError("save-silo-none")


def _read_task(game: KingdomBuilder, data: Entry) -> Task:
    name = data.get("task")
    if not isinstance(name, str) or name not in ACTIONS:
        raise SaveError("save-unknown-task", got=repr(dict(data)))
    what = f"turn: {name}"
    task = Task(
        name,
        a_seat(data.get("seat", game.mover), game.seats, what),
        a_number(data, "left", 1, what),
        _maybe_hex(game, data, "lifted", what),
        _tile_away(game, data) or _maybe_hex(game, data, "from", what),
        _hexes(game, data, "done", what),
        a_text(data, "note", what),
    )
    if task.lifted and not task.lifted & game.settlements[task.seat]:
        raise SaveError("save-lifted", what=what, hex=data["lifted"])
    fault = ACTIONS[name].fault(game, task)
    if fault:
        raise SaveError("save-fault", what=what, why=fault)
    data.done()
    return task


def _tile_away(game: KingdomBuilder, data: Mapping[str, Any]) -> Hexset:
    """A task names a tile that comes from no hex by its name."""
    name = data.get("from")
    if not isinstance(name, str) or name not in EXTRAS:
        return 0
    away = game.board.locations.get(name, 0) & ~game.board.sites
    held = away & game.held[game.mover] & ~game.ready[game.mover]
    return held & -held


def _hexes(game: KingdomBuilder, data: Mapping[str, Any], key: str, what: str) -> Hexset:
    found = 0
    for name in a_list(data, key, what, len(game.board.grid.hexes)):
        found |= a_hex(game, name, what)
    return found


def _maybe_hex(game: KingdomBuilder, data: Mapping[str, Any], key: str, what: str) -> Hexset:
    return 0 if data.get(key) is None else a_hex(game, data[key], what)

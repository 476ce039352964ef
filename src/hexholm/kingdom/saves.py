"""Reading a position back from plain data: saves, records, and positions somebody has edited."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from hexholm.game import Action, IllegalAction, SaveError, SetupError
from hexholm.hexes import Hexset, neighbours
from hexholm.kingdom import deck
from hexholm.kingdom.setup import EXTRAS, Setup, read_setup
from hexholm.kingdom.tiles import TILES_PER_HEX, GivingUp
from hexholm.kingdom.turn import BUILDS, SETTLEMENTS, Extra, KingdomBuilder, Task


def load(data: Mapping[str, Any]) -> KingdomBuilder:
    """A saved game or record.

    Where the data holds a position that does not follow from its log, somebody has edited it: the
    game then begins at that position, with an empty log.
    """
    try:
        setup, seed = read_setup(data.get("setup"))
    except SetupError as error:
        raise SaveError(f"set-up: {error}") from None
    log = _list(data, "log")
    if "players" not in data:
        return _replay(setup, seed, data, log)
    given = load_position(setup, seed, data)
    with suppress(SaveError):
        game = _replay(setup, seed, data, log)
        if game.position() == given.position():
            return game
    given._begin(edited=True)
    return given


def _replay(setup: Setup, seed: int, data: Mapping[str, Any], log: list[Any]) -> KingdomBuilder:
    if "start" in data:
        past = _list(data, "past")
        game = load_position(setup, seed, _mapping(data["start"], "start"))
        game._begin([Action.parse(str(text)) for text in past], edited=True)
    else:
        game = KingdomBuilder.dealt(setup, seed)
    for number, text in enumerate(log, start=1):
        try:
            game.play(str(text))
        except IllegalAction as error:
            raise SaveError(f"action {number} of the log, {error}") from None
    return game


def load_position(setup: Setup, seed: int, data: Mapping[str, Any]) -> KingdomBuilder:
    """The game at a position; what the data leaves out is as at the start of a turn."""
    game = KingdomBuilder.blank(setup, seed)
    game.draws = _number(data, "draws", 0)
    players = _list(data, "players")
    if len(players) != setup.players:
        raise SaveError(f"players: the set-up has {setup.players}, the position {len(players)}")
    for seat, player in enumerate(players):
        _read_player(game, seat, _mapping(player, f"player {seat}"))
    _read_turn(game, data)
    _read_cards(game, data, players)
    _check_tiles(game)
    game._resume()
    return game


def _read_player(game: KingdomBuilder, seat: int, data: Mapping[str, Any]) -> None:
    who = f"player {seat}"
    grid = game.board.grid
    for name in _list(data, "settlements", who):
        hex_ = _hex(game, name, f"{who}: settlements")
        if not hex_ & game.free:
            raise SaveError(f"{who}: settlements: two pieces on {name}")
        if hex_ & game.board.special:
            raise SaveError(f"{who}: settlements: {name} is a {game.board.ground(hex_)} hex")
        game.settlements[seat] |= hex_
        game.free ^= hex_
    on_board = game.settlements[seat].bit_count()
    game.supply[seat] = _number(data, "supply", SETTLEMENTS - on_board, who)
    if on_board + game.supply[seat] > SETTLEMENTS:
        raise SaveError(
            f"{who}: {on_board} settlements on the board and {game.supply[seat]} in the supply "
            f"are more than {SETTLEMENTS}"
        )
    game.near[seat] = neighbours(game.settlements[seat]) & grid.all
    game.gold[seat] = _number(data, "gold", 0, who)
    for tile in _list(data, "tiles", who):
        _read_tile(game, seat, _mapping(tile, f"{who}: tile"))
    for name in _list(data, "lost", who):
        site = _hex(game, name, f"{who}: lost")
        if not site & game.board.sites or site & game.taken[seat]:
            raise SaveError(f"{who}: lost: {name} is no other location hex")
        game.taken[seat] |= site


def _read_tile(game: KingdomBuilder, seat: int, tile: Mapping[str, Any]) -> None:
    who, name = f"player {seat}: tile", tile.get("name")
    sites = game.board.locations.get(str(name), 0)
    if not sites:
        known = ", ".join(sorted(game.board.locations))
        raise SaveError(f"{who}: no {name!r} on this board; there are: {known}")
    site = _hex(game, tile.get("from"), f"{who} {name}")
    if not site & sites:
        raise SaveError(f"{who} {name}: {tile['from']} is no {name} hex")
    if site & game.taken[seat]:
        raise SaveError(f"{who} {name}: two tiles from {tile['from']}")
    game.taken[seat] |= site
    game.held[seat] |= site
    if tile.get("ready", True):
        game.ready[seat] |= site
    elif tile.get("new", False):
        game.fresh[seat] |= site


def _check_tiles(game: KingdomBuilder) -> None:
    for site, name in game.board.site_names.items():
        takers = sum(bool(site & taken) for taken in game.taken)
        where = game.board.grid.names[site]
        if takers > TILES_PER_HEX:
            raise SaveError(
                f"{takers} tiles were taken from {name} {where}; it has {TILES_PER_HEX}"
            )
        if takers == TILES_PER_HEX:
            game.stocked ^= site


def _read_cards(game: KingdomBuilder, data: Mapping[str, Any], players: list[Any]) -> None:
    """The deck is what is left after discards, cards out of the game and hands."""
    for pile, cards in (("discards", game.discards), ("removed", game.removed)):
        for terrain, number in _mapping(data.get(pile, {}), pile).items():
            if type(number) is not int or number < 0:
                raise SaveError(f"{pile}: {terrain}: {number!r} is no number of cards")
            _from_deck(game, terrain, number, pile)
            cards[terrain] = number
    for seat, player in enumerate(players):
        hand = player.get("hand")
        if hand is not None:
            hand = _list(player, "hand", f"player {seat}")
            if len(hand) > 1:
                raise SaveError(f"player {seat}: hand: {len(hand)} terrain cards instead of 1")
            for terrain in hand:
                _from_deck(game, terrain, 1, f"player {seat}: hand")
            game.hands[seat] = tuple(hand)
    for seat, player in enumerate(players):
        if player.get("hand") is None:
            deck.draw(game, seat)


def _from_deck(game: KingdomBuilder, terrain: Any, number: int, what: str) -> None:
    if not isinstance(terrain, str) or terrain not in game.deck:
        raise SaveError(f"{what}: unknown terrain {terrain!r}; there are: {', '.join(game.deck)}")
    if game.deck[terrain] < number:
        raise SaveError(f"{what}: more {terrain} cards than there are")
    game.deck[terrain] -= number


def _read_turn(game: KingdomBuilder, data: Mapping[str, Any]) -> None:
    game.ended = _flag(data, "over")
    mover = data.get("to_move", None if game.ended else 0)
    if game.ended != (mover is None):
        raise SaveError("to_move is a seat while the game goes on, and null when it is over")
    if mover is not None and (type(mover) is not int or not 0 <= mover < game.seats):
        raise SaveError(f"to_move: {mover!r} is no seat; there are 0 to {game.seats - 1}")
    game.player = mover
    turn = _mapping(data.get("turn", {}), "turn")
    game.left = _number(turn, "left", 0 if game.ended else BUILDS, "turn")
    game.begun, game.built = _flag(turn, "begun"), _flag(turn, "built", default=bool(mover))
    if game.left > BUILDS:
        raise SaveError(f"turn: left: at most {BUILDS} settlements are built")
    game.last_round = _flag(data, "last_round") or 0 in game.supply
    for task in _list(turn, "tasks", "turn"):
        game.tasks = (*game.tasks, _read_task(game, _mapping(task, "turn: task")))


def _read_task(game: KingdomBuilder, data: Mapping[str, Any]) -> Task:
    if data.get("task") == "give-up":
        kept = _hex(game, data.get("kept"), "turn: give-up")
        if not kept & game.held[game.mover]:
            raise SaveError(f"turn: give-up: no tile from {data['kept']} is held")
        if data.get("other") not in ("used", "new"):
            raise SaveError("turn: give-up: other is either 'used' or 'new'")
        return GivingUp(kept, data["other"])
    if data.get("task") != "extra" or data.get("by") not in list(EXTRAS):
        raise SaveError(f"turn: unknown task {dict(data)!r}")
    extra = EXTRAS[data["by"]]
    if data.get("lifted") is None:
        return Extra(extra.name)
    lifted = _hex(game, data["lifted"], f"turn: {extra.name}")
    if not extra.moves or not lifted & game.own:
        raise SaveError(f"turn: {extra.name}: {data['lifted']} cannot have been lifted")
    return Extra(extra.name, lifted)


def _hex(game: KingdomBuilder, name: Any, what: str) -> Hexset:
    hex_ = game.board.grid.hexes.get(name) if isinstance(name, str) else None
    if hex_ is None:
        raise SaveError(f"{what}: there is no hex {name!r} on this board")
    return hex_


def _list(data: Mapping[str, Any], key: str, what: str = "") -> list[Any]:
    value = data.get(key, [])
    if not isinstance(value, list):
        raise SaveError(f"{what + ': ' if what else ''}{key} is a list, not {value!r}")
    return value


def _mapping(value: Any, what: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise SaveError(f"{what} is an object with keys, not {value!r}")
    return value


def _number(data: Mapping[str, Any], key: str, default: int, what: str = "") -> int:
    value = data.get(key, default)
    if type(value) is not int or value < 0:
        raise SaveError(f"{what + ': ' if what else ''}{key}: {value!r} is no whole number")
    return value


def _flag(data: Mapping[str, Any], key: str, *, default: bool = False) -> bool:
    value = data.get(key, default)
    if type(value) is not bool:
        raise SaveError(f"{key} is either true or false, not {value!r}")
    return value

"""Reading a position of Winter Kingdom back from plain data."""

from collections.abc import Mapping
from typing import Any

from hexholm import restoring
from hexholm.game import SaveError
from hexholm.hexes import Hexset
from hexholm.piles import draw_card
from hexholm.reading import a_flag, a_list, a_mapping, a_number, a_seat
from hexholm.restoring import Reader
from hexholm.tasks import Task
from hexholm.winter.boards import TERRAINS
from hexholm.winter.setup import Setup, read_setup
from hexholm.winter.talents import TALENTS
from hexholm.winter.turn import BUILDS, BUY, DONE, FORTS, HOUSES, SELL, WinterKingdom
from hexholm.winter.uses import ACTIONS, CROSSROADS_2, USES


def load(data: Mapping[str, Any]) -> WinterKingdom:
    """A saved game or record; an edited position begins a log of its own."""
    return restoring.load(data, Reader(read_setup, WinterKingdom.dealt, load_position))


def load_position(setup: Setup, seed: int, data: Mapping[str, Any]) -> WinterKingdom:
    """The game at a position; what the data leaves out is as at the start of a turn."""
    game = WinterKingdom.blank(setup, seed)
    game.draws = a_number(data, "draws", 0)
    players = a_list(data, "players")
    if len(players) != setup.players:
        raise SaveError(f"players: the set-up has {setup.players}, the position {len(players)}")
    game.ended = a_flag(data, "over")
    mover = data.get("to_move", None if game.ended else 0)
    if game.ended != (mover is None):
        raise SaveError("to_move is a seat while the game goes on, and null when it is over")
    game.mover = setup.players - 1 if mover is None else a_seat(mover, setup.players, "to_move")
    game.player = None if mover is None else game.mover
    for seat, player in enumerate(players):
        _read_player(game, seat, a_mapping(player, f"player {seat}"))
    _read_cards(game, data, players)
    _read_turn(game, data)
    game._resume()
    return game


def _read_player(game: WinterKingdom, seat: int, data: Mapping[str, Any]) -> None:
    who = f"player {seat}"
    game.houses[seat] = _hexes(game, data, "houses", who)
    game.forts[seat] = _hexes(game, data, "forts", who)
    game.out[seat] = a_number(data, "out", 0, who)
    game.out_forts[seat] = a_number(data, "out_forts", 0, who)
    supply = a_mapping(data.get("supply", {}), f"{who}: supply")
    for key, on_board, out, all_, left in (
        ("houses", game.houses[seat], game.out[seat], HOUSES, game.house_supply),
        ("forts", game.forts[seat], game.out_forts[seat], FORTS, game.fort_supply),
    ):
        used = on_board.bit_count() + out
        left[seat] = a_number(supply, key, max(0, all_ - used), f"{who}: supply")
        if used + left[seat] > all_:
            raise SaveError(f"{who}: {used} {key} used and {left[seat]} left are more than {all_}")
    game.coins[seat] = a_number(data, "coins", 0, who)
    for card in a_list(data, "bought", who):
        _read_bought(game, seat, a_mapping(card, f"{who}: bought"))
    dealt = game.setup.talents[seat]
    talents = data.get("talents", [name for name in dealt if name not in game.bought[seat]])
    if not isinstance(talents, list) or any(name not in TALENTS for name in talents):
        raise SaveError(f"{who}: talents: {talents!r} is no list of talents")
    game.talents[seat] = tuple(talents)
    if seat == game.mover and a_flag(data, "tunnel_used"):
        game.used += ("tunnel",)


def _read_bought(game: WinterKingdom, seat: int, card: Mapping[str, Any]) -> None:
    name = card.get("name")
    if not isinstance(name, str) or name not in TALENTS:
        raise SaveError(f"player {seat}: bought: unknown talent {name!r}")
    if any(name in bought for bought in game.bought):
        raise SaveError(f"player {seat}: bought: {name} is bought twice")
    game.bought[seat] += (name,)
    if a_flag(card, "upgraded"):
        game.upgraded[seat] += (name,)
    if seat == game.mover and not game.ended:
        for key, names in (("new", "fresh"), ("upgraded_now", "new_lower"), ("used", "used")):
            if a_flag(card, key):
                setattr(game, names, (*getattr(game, names), name))


def _read_cards(game: WinterKingdom, data: Mapping[str, Any], players: list[Any]) -> None:
    for terrain, number in a_mapping(data.get("discards", {}), "discards").items():
        if type(number) is not int or number < 0:
            raise SaveError(f"discards: {terrain}: {number!r} is no number of cards")
        _from_deck(game, terrain, number, "discards")
        game.discards[terrain] = number
    for seat, player in enumerate(players):
        if player.get("hand") is not None:
            hand = a_list(player, "hand", f"player {seat}")
            if len(hand) > 1:
                raise SaveError(f"player {seat}: hand: {len(hand)} terrain cards instead of 1")
            for terrain in hand:
                _from_deck(game, terrain, 1, f"player {seat}: hand")
            game.hands[seat] = tuple(hand)
    for seat, player in enumerate(players):
        if player.get("hand") is None and (card := draw_card(game)):
            game.hands[seat] = (card,)


def _from_deck(game: WinterKingdom, terrain: Any, number: int, what: str) -> None:
    if not isinstance(terrain, str) or terrain not in game.deck:
        raise SaveError(f"{what}: unknown terrain {terrain!r}; there are: {', '.join(game.deck)}")
    if game.deck[terrain] < number:
        raise SaveError(f"{what}: more {terrain} cards than there are")
    game.deck[terrain] -= number


def _read_turn(game: WinterKingdom, data: Mapping[str, Any]) -> None:
    turn = a_mapping(data.get("turn", {}), "turn")
    hand = game.hands[game.mover]
    game.card = hand[0] if hand and not game.ended else ""
    game.terrain = str(turn.get("terrain", game.card))
    if game.terrain and game.terrain not in TERRAINS:
        raise SaveError(f"turn: terrain: there is no terrain card {game.terrain!r}")
    game.left = a_number(turn, "left", 0 if game.ended else BUILDS, "turn")
    if game.left > BUILDS:
        raise SaveError(f"turn: left: at most {BUILDS} buildings are built")
    game.begun = a_flag(turn, "begun")
    game.built = a_flag(turn, "round_built", default=bool(game.player))
    game.count = a_number(turn, "built", 0, "turn")
    for name in a_list(turn, "line", "turn"):
        game.line |= _hex(game, name, "turn: line")
    used = a_list(turn, "used", "turn")
    for name in used:
        if name not in USES and name != CROSSROADS_2:
            raise SaveError(f"turn: used: unknown card {name!r}")
    game.used = tuple(dict.fromkeys((*used, *game.used)))  # in the order in which they were used
    game.step = str(turn.get("step", ""))
    if game.step not in ("", SELL, BUY, DONE):
        raise SaveError(f"turn: step: {game.step!r} is no part of the purchase step")
    if game.ended:
        game.used, game.fresh, game.new_lower = (), (), ()
    empty = [not game.can_build(seat) for seat in range(game.seats)]
    game.last_round = a_flag(data, "last_round") or any(empty)
    for task in a_list(turn, "tasks", "turn"):
        game.push(_read_task(game, a_mapping(task, "turn: task")))


def _read_task(game: WinterKingdom, data: Mapping[str, Any]) -> Task:
    name = data.get("task")
    if not isinstance(name, str) or name not in ACTIONS:
        raise SaveError(f"turn: unknown task {dict(data)!r}")
    what = f"turn: {name}"
    seat = a_seat(data.get("seat", game.mover), game.seats, what)
    if seat != game.player:
        raise SaveError(f"{what}: it belongs to the seat to_move")
    lifted, origin = (
        0 if data.get(key) is None else _hex(game, data[key], what) for key in ("lifted", "from")
    )
    if lifted and not lifted & game.houses[seat]:
        raise SaveError(f"{what}: {data['lifted']} cannot have been lifted")
    note = str(data.get("note", ""))
    if name in ("again", "study") and note not in USES:
        raise SaveError(f"{what}: unknown card {note!r}")
    left = a_number(data, "left", 1, what)
    return Task(name, seat, left, lifted, origin, note=note)


def _hex(game: WinterKingdom, name: Any, what: str) -> Hexset:
    hex_ = game.board.grid.hexes.get(name) if isinstance(name, str) else None
    if hex_ is None:
        raise SaveError(f"{what}: there is no hex {name!r} on this board")
    return hex_


def _hexes(game: WinterKingdom, data: Mapping[str, Any], key: str, who: str) -> Hexset:
    found = 0
    for name in a_list(data, key, who):
        hex_ = _hex(game, name, f"{who}: {key}")
        if not hex_ & game.free:
            raise SaveError(f"{who}: {key}: two buildings on {name}")
        if not hex_ & (game.board.land | game.board.grounds["mountain"]):
            raise SaveError(f"{who}: {key}: {name} is a {game.board.ground(hex_)} hex")
        found |= hex_
        game.free ^= hex_
    return found

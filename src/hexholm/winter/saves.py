"""Reading a position of Winter Kingdom back from plain data."""

from collections.abc import Mapping
from typing import Any

from hexholm import restoring
from hexholm.game import SaveError
from hexholm.hexes import Hexset
from hexholm.piles import draw_card
from hexholm.reading import Entry, a_flag, a_list, a_mapping, a_number, a_seat
from hexholm.restoring import Reader, lay_on_top, read_next, take_out
from hexholm.tasks import Task
from hexholm.winter.boards import TERRAINS
from hexholm.winter.box import COMMON, TALENTS
from hexholm.winter.inplay import ACTIONS, USABLE
from hexholm.winter.mechanisms.using import Again
from hexholm.winter.setup import Setup, read_setup
from hexholm.winter.turn import BUILDS, BUY, DONE, FORTS, HOUSES, SELL, WinterKingdom


def load(data: Mapping[str, Any]) -> WinterKingdom:
    """A saved game or record; an edited position begins a log of its own."""
    return restoring.load(data, Reader(read_setup, WinterKingdom.dealt, load_position))


def load_position(setup: Setup, seed: int, data: Mapping[str, Any]) -> WinterKingdom:
    """The game at a position; what the data leaves out is as at the start of a turn."""
    game = WinterKingdom.blank(setup, seed)
    game.draws = a_number(data, "draws", 0)
    players = [Entry(one, f"player {seat}") for seat, one in enumerate(a_list(data, "players"))]
    if len(players) != setup.players:
        raise SaveError(f"players: the set-up has {setup.players}, the position {len(players)}")
    game.ended = a_flag(data, "over")
    mover = data.get("to_move", None if game.ended else 0)
    if game.ended != (mover is None):
        raise SaveError("to_move is a seat while the game goes on, and null when it is over")
    game.mover = setup.players - 1 if mover is None else a_seat(mover, setup.players, "to_move")
    game.player = None if mover is None else game.mover
    for seat, player in enumerate(players):
        _read_player(game, seat, player)
    held = [name for talents in (*game.talents, *game.bought) for name in talents]
    for name in held:
        if held.count(name) > 1:
            raise SaveError(f"talents: {name} is held twice")
    _read_cards(game, data, players)
    turn = Entry(data.get("turn", {}), "turn")
    _read_turn(game, data, turn)
    for entry in (*players, turn):
        entry.done()
    _resume(game, turn)
    return game


def _resume(game: WinterKingdom, turn: Mapping[str, Any]) -> None:
    """Go on from the position, if its turn is as the data says and cannot be otherwise."""
    left = game.left
    game._resume()
    if game.left != left:
        raise SaveError(f"turn: left: {left} cannot be built: no building or no hex is left (W-8)")
    if "left" in turn and not game.ended:
        if game.begun and left == BUILDS:
            raise SaveError(f"turn: begun: nothing is built yet if left is {BUILDS}")
        if game.line.bit_count() > BUILDS - left or (game.line and not game.begun):
            raise SaveError(f"turn: line: more is built than left ({left}) and begun say")
    if "built" in turn and game.line.bit_count() > game.count:
        raise SaveError(f"turn: line: more is built than built ({game.count}) says")


def _read_player(game: WinterKingdom, seat: int, data: Mapping[str, Any]) -> None:
    who = f"player {seat}"
    game.houses[seat] = _hexes(game, data, "houses", who)
    game.forts[seat] = _hexes(game, data, "forts", who)
    game.out[seat] = a_number(data, "out", 0, who)
    game.out_forts[seat] = a_number(data, "out_forts", 0, who)
    supply = Entry(data.get("supply", {}), f"{who}: supply")
    for key, on_board, out, all_, left in (
        ("houses", game.houses[seat], game.out[seat], HOUSES, game.house_supply),
        ("forts", game.forts[seat], game.out_forts[seat], FORTS, game.fort_supply),
    ):
        used = on_board.bit_count() + out
        left[seat] = a_number(supply, key, max(0, all_ - used), f"{who}: supply")
        if used + left[seat] > all_:
            raise SaveError(f"{who}: {used} {key} used and {left[seat]} left are more than {all_}")
    supply.done()
    game.coins[seat] = a_number(data, "coins", 0, who)
    for card in a_list(data, "bought", who):
        _read_bought(game, seat, Entry(card, f"{who}: bought"))
    dealt = game.setup.talents[seat]
    talents = data.get("talents", [name for name in dealt if name not in game.bought[seat]])
    if not isinstance(talents, list) or any(name not in TALENTS for name in talents):
        raise SaveError(f"{who}: talents: {talents!r} is no list of talents")
    game.talents[seat] = tuple(talents)
    if a_flag(data, "tunnel_used"):
        _check_mover(game, seat, "tunnel_used")
        game.used += (COMMON.name,)


def _check_mover(game: WinterKingdom, seat: int, key: str) -> None:
    if seat != game.player:
        raise SaveError(f"player {seat}: {key}: only the seat to_move has a turn in which it is so")


def _read_bought(game: WinterKingdom, seat: int, card: Entry) -> None:
    name = card.get("name")
    if not isinstance(name, str) or name not in TALENTS:
        valid = ", ".join(sorted(TALENTS))
        raise SaveError(f"player {seat}: bought: unknown talent {name!r}; there are: {valid}")
    if any(name in bought for bought in game.bought):
        raise SaveError(f"player {seat}: bought: {name} is bought twice")
    game.bought[seat] += (name,)
    if a_flag(card, "upgraded"):
        game.upgraded[seat] += (name,)
    for key, names in (("new", "fresh"), ("upgraded_now", "new_lower"), ("used", "used")):
        if a_flag(card, key):
            _check_mover(game, seat, f"bought: {key}")
            setattr(game, names, (*getattr(game, names), name))
    card.done()


def _read_cards(game: WinterKingdom, data: Mapping[str, Any], players: list[Any]) -> None:
    for terrain, number in a_mapping(data.get("discards", {}), "discards").items():
        if type(number) is not int or number < 0:
            raise SaveError(f"discards: {terrain}: {number!r} is no number of cards")
        take_out(game, terrain, number, "discards")
        game.discards[terrain] = number
    for seat, player in enumerate(players):
        if player.get("hand") is not None:
            hand = a_list(player, "hand", f"player {seat}")
            if len(hand) > 1:
                raise SaveError(f"player {seat}: hand: {len(hand)} terrain cards instead of 1")
            for terrain in hand:
                take_out(game, terrain, 1, f"player {seat}: hand")
            game.hands[seat] = tuple(hand)
    following = read_next(game, data)
    for seat, player in enumerate(players):
        if player.get("hand") is None and (card := draw_card(game)):
            game.hands[seat] = (card,)
    lay_on_top(game, following)


def _read_turn(game: WinterKingdom, data: Mapping[str, Any], turn: Mapping[str, Any]) -> None:
    hand = game.hands[game.mover]
    game.card = hand[0] if hand and not game.ended else ""
    game.terrain = str(turn.get("terrain", game.card))
    if game.terrain and game.terrain not in TERRAINS:
        raise SaveError(f"turn: terrain: there is no terrain card {game.terrain!r}")
    if not game.ended and game.terrain not in (game.card, game.right_of(game.card)):
        raise SaveError(f"turn: terrain: {game.terrain} is not that of the card in hand")
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
        if name not in USABLE:
            raise SaveError(f"turn: used: unknown card {name!r}")
    game.used = tuple(dict.fromkeys((*used, *game.used)))  # in the order in which they were used
    game.step = str(turn.get("step", ""))
    if game.step not in ("", SELL, BUY, DONE):
        raise SaveError(f"turn: step: {game.step!r} is no part of the purchase step")
    is_empty = not all(game.can_build(seat) for seat in range(game.seats))
    game.last_round = a_flag(data, "last_round", default=is_empty)
    if is_empty and not game.last_round:
        raise SaveError("last_round: it has begun, for somebody has no building left (W-10)")
    for task in a_list(turn, "tasks", "turn"):
        game.push(_read_task(game, Entry(task, "turn: task")))


def _read_task(game: WinterKingdom, data: Entry) -> Task:
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
    extra = ACTIONS[name]
    if isinstance(extra, Again) and note not in (COMMON.name, *TALENTS):
        raise SaveError(f"{what}: unknown card {note!r}")
    left = a_number(data, "left", 1, what)
    most = extra.most(game)
    if left > most:
        raise SaveError(f"{what}: left is a number from 0 to {most}")
    data.done()
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

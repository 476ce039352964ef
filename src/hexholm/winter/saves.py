"""Reading a position of Winter Kingdom back from plain data."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from hexholm import restoring
from hexholm.fields import read
from hexholm.game import SaveError
from hexholm.piles import draw_card
from hexholm.reading import a_list, a_mapping, pointing
from hexholm.restoring import Reader, lay_on_top, read_mover, read_next
from hexholm.streams import Seed
from hexholm.winter.boards import TERRAINS
from hexholm.winter.box import COMMON
from hexholm.winter.fields import PLAYER, TABLE, TURN
from hexholm.winter.mechanisms.using import LOWER
from hexholm.winter.setup import BUILDS, FORTS, HOUSES, Setup, read_setup
from hexholm.winter.turn import BUY, DONE, SELL, WinterKingdom


def load(data: Mapping[str, Any]) -> WinterKingdom:
    """A saved game or record; an edited position begins a log of its own."""
    return restoring.load(data, Reader(read_setup, WinterKingdom.dealt, load_position))


def load_position(setup: Setup, seed: Seed, data: Mapping[str, Any]) -> WinterKingdom:
    """The game at a position; what the data leaves out is as at the start of a turn."""
    game = WinterKingdom.blank(setup, seed)
    players = [a_mapping(one, f"player {seat}") for seat, one in enumerate(a_list(data, "players"))]
    if len(players) != setup.players:
        raise SaveError("save-players", players=setup.players, got=len(players))
    with pointing("to_move"):
        read_mover(game, data)
    read(game, TABLE, data)
    for seat, player in enumerate(players):
        game.coins[seat] = 0
        read(game, PLAYER, player, f"player {seat}", seat)
        _check_player(game, seat, player)
    _check_talents(game)
    with pointing("next_cards"):
        following = read_next(game, data)
    for seat, player in enumerate(players):
        if player.get("hand") is None and (card := draw_card(game)):
            game.hands[seat] = (card,)
    lay_on_top(game, following)
    with pointing("turn"):
        _read_turn(game, a_mapping(data.get("turn", {}), "turn"))
    is_empty = not all(game.can_build(seat) for seat in range(game.seats))
    if "last_round" not in data:
        game.last_round = is_empty
    with pointing("last_round"):
        if is_empty and not game.last_round:
            raise SaveError("save-last-round-winter")
    with pointing("turn"):
        _resume(game)
    return game


def _check_talents(game: WinterKingdom) -> None:
    held: Counter[str] = Counter()
    for key, hands in (("talents", game.talents), ("bought", game.bought)):
        for seat, hand in enumerate(hands):
            held.update(hand)
            for name in hand:
                if held[name] > 1:
                    with pointing("players", seat, key):
                        raise SaveError("save-talent-twice", name=name)


def _check_player(game: WinterKingdom, seat: int, player: Mapping[str, Any]) -> None:
    """What isn't given follows: the supply from what is used, the talents from what is bought."""
    for key, on_board, out, all_, left in (
        ("houses", game.houses[seat], game.out[seat], HOUSES, game.house_supply),
        ("forts", game.forts[seat], game.out_forts[seat], FORTS, game.fort_supply),
    ):
        used = on_board.bit_count() + out
        if key not in player.get("supply", {}):
            left[seat] = max(0, all_ - used)
        if used + left[seat] > all_:
            with pointing("players", seat, "supply" if key in player.get("supply", {}) else key):
                raise SaveError(
                    "save-buildings", seat=seat, key=key, used=used, left=str(left[seat]), most=all_
                )
    if "talents" not in player:
        game.talents[seat] = tuple(
            name for name in game.talents[seat] if name not in game.bought[seat]
        )


def _read_turn(game: WinterKingdom, turn: Mapping[str, Any]) -> None:
    hand, used = game.hands[game.mover], game.used
    game.card = game.terrain = hand[0] if hand and not game.ended else ""
    game.left = 0 if game.ended else BUILDS
    game.built = bool(game.player)
    read(game, TURN, turn, "turn")
    if "built" not in turn:
        game.count = game.line.bit_count()
    game.used = tuple(dict.fromkeys((*game.used, *used)))  # in the order in which they were used
    own = (COMMON.name, *(game.bought[game.mover] if not game.ended else ()))
    for name in game.used:
        if name.removesuffix(LOWER) not in own:
            raise SaveError("save-used", got=repr(name), names=", ".join(own))
    if game.terrain and game.terrain not in TERRAINS:
        raise SaveError("save-terrain", got=repr(game.terrain))
    if not game.ended and game.terrain not in (game.card, game.right_of(game.card)):
        raise SaveError("save-terrain-card", terrain=game.terrain)
    if game.left > BUILDS:
        raise SaveError("save-left-buildings", most=BUILDS)
    if game.step not in ("", SELL, BUY, DONE):
        raise SaveError("save-step", got=repr(game.step))


def _resume(game: WinterKingdom) -> None:
    """Go on from the position, if its turn is as the data says and can't be otherwise."""
    left = game.left
    game._resume()
    if game.left != left:
        raise SaveError("save-left-none", left=left)
    if not game.ended:
        if game.begun and left == BUILDS:
            raise SaveError("save-begun", left=BUILDS)
        if game.line.bit_count() > BUILDS - left or (game.line and not game.begun):
            raise SaveError("save-line", left=left)
    if game.line.bit_count() > game.count:
        raise SaveError("save-line-built", built=str(game.count))

"""What no game of Winter Kingdom can lead to."""

from collections.abc import Iterator, Sequence
from typing import Any

from hexholm.game import Data
from hexholm.hexes import Hexset, singles
from hexholm.possible import Fault, Mend, fault, left_out
from hexholm.winter import WinterKingdom
from hexholm.winter.box import TALENTS
from hexholm.winter.mechanisms.building import Build
from hexholm.winter.setup import FORTS, HOUSES, TALENTS_EACH

__all__ = ["besides", "lands", "lands_of", "on_board"]


def lands(g: WinterKingdom) -> Hexset:
    """Where anybody's buildings can stand (W-1)."""
    return _lands_by(g, [(name, True) for name in TALENTS])


def lands_of(g: WinterKingdom) -> list[Hexset]:
    """By seat: the same with the talents that it has bought."""
    return [
        _lands_by(g, [(name, name in g.upgraded[seat]) for name in g.bought[seat]])
        for seat in range(g.seats)
    ]


def _lands_by(g: WinterKingdom, talents: Sequence[tuple[str, bool]]) -> Hexset:
    """What is suitable anyway, and what a talent builds on besides."""
    found = g.board.land
    empty = type(g).blank(g.setup, g.seed)
    for name, is_upgraded in talents:
        talent = TALENTS[name]
        for act in (talent.upper, *((talent.lower,) if is_upgraded else ())):
            if isinstance(act, Build):
                found |= act.where(empty)
    return found


def on_board(g: WinterKingdom, by_seat: Sequence[Hexset]) -> Iterator[Fault]:
    """Buildings where they can't have come."""
    for seat, mine in enumerate(by_seat):
        closed = _closed(g, seat)
        for key, piece, own in (
            ("houses", "house", g.houses[seat]),
            ("forts", "fort", g.forts[seat]),
        ):
            for hex_ in singles(own & ~mine):
                yield fault(g, "ground-talent", seat, key, hex_, piece=piece)
            for hex_ in singles(own & closed):
                yield fault(g, "closed", seat, key, hex_, piece=piece)


def _closed(g: WinterKingdom, seat: int) -> Hexset:
    """Hexes that a twist closes to a seat now: the others were there first, or came too close."""
    trial = g.copy()
    trial.mover = seat
    found = 0
    for closes in g.rules.closes:
        found |= closes(trial)
    return found


def besides(g: WinterKingdom) -> Iterator[Fault]:
    """Supplies, talents, cards and the turn."""
    for seat in range(g.seats):
        yield from _supplies(g, seat)
        yield from _talents(g, seat)
        can_draw = any(g.board.grounds[terrain] & g.free for terrain in g.deck)
        if not (g.hands[seat] or g.over) and can_draw:
            yield fault(g, "no-hand", seat, "hand", mend=left_out(seat, "hand"))
    yield from _turn(g)


def _supplies(g: WinterKingdom, seat: int) -> Iterator[Fault]:
    """What isn't built and hasn't left the game is in the supply."""
    is_sold = g.rules.economy.sells
    is_lost = is_sold or any(twist.costs_house for twist in g.rules.twists)
    for key, out_key, built, out, left, all_, can_go in (
        ("houses", "out", g.houses, g.out, g.house_supply, HOUSES, is_lost),
        ("forts", "out_forts", g.forts, g.out_forts, g.fort_supply, FORTS, is_sold),
    ):
        n = built[seat].bit_count() + out[seat]
        if n + left[seat] != all_:
            told: Data = {"n": n, "of": all_, "left": all_ - n, "what": key}
            yield fault(g, "supply", seat, "supply", mend=_without_supply(seat, key), **told)
        if out[seat] and not can_go:
            yield fault(g, "out", seat, out_key, mend=left_out(seat, out_key), what=key)


def _without_supply(seat: int, key: str) -> Mend:
    def mend(data: Data) -> None:
        player: dict[str, Any] = data["players"][seat]
        player["supply"] = {
            name: number for name, number in player.get("supply", {}).items() if name != key
        }

    return mend


def _talents(g: WinterKingdom, seat: int) -> Iterator[Fault]:
    """Five for each, in hand or bought; what is new was bought in the step that ends a turn."""
    n = len(g.talents[seat]) + len(g.bought[seat])
    if n != TALENTS_EACH:
        yield fault(g, "talents", seat, "talents", n=n, of=TALENTS_EACH)
    new = len(g.fresh) + len(g.new_lower) if seat == g.player else 0
    if new and not g.step:
        yield fault(g, "new-talent", seat, "bought")
    elif new > 1 and not g.rules.discount:
        yield fault(g, "one-purchase", seat, "bought", n=new)


def _turn(g: WinterKingdom) -> Iterator[Fault]:
    """How far the game has come (W-10)."""
    if g.begun and g.left and not g.own:
        yield fault(g, "begun", g.mover, "left")
    if not all(g.can_build(seat) for seat in range(g.seats)):
        return
    if g.over:
        if not g.rules.closes and g.board.card_land & g.free:
            yield fault(g, "not-over", key="to_move")
    elif g.last_round:
        yield fault(g, "no-last-round", key="last_round", mend=left_out(None, "last_round"))

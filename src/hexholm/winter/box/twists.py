"""The 8 twists: what each changes (W-twists)."""

from typing import TYPE_CHECKING, Final

from hexholm.game import Event
from hexholm.hexes import Hexset, neighbours
from hexholm.tasks import Task
from hexholm.winter.kinds import Twist
from hexholm.winter.mechanisms.moving import STEP
from hexholm.winter.mechanisms.using import Guest, Remove, Study

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

MOST_BUILDINGS: Final = 4
"""Overreach: who builds more in a turn loses a house."""
_REMOVE: Final = Remove("remove", "twist-overreach")
_STUDY: Final = Study("study", "twist-quick-study")
_GUEST: Final = Guest("guest", "twist-hospitality")


def _is_overreached(g: "WinterKingdom") -> bool:
    return g.count > MOST_BUILDINGS


def _overreach(g: "WinterKingdom", seat: int, hex_: Hexset) -> None:
    """One building more than are allowed: everybody hears of it."""
    if g.count == MOST_BUILDINGS + 1:
        g.events.append(Event("overreach", seat, "overreach"))


def _pay(g: "WinterKingdom", seat: int) -> bool:
    """A house leaves the game before the turn ends."""
    if not _is_overreached(g) or not g.houses[seat]:
        return False
    g.push(Task(_REMOVE.name, seat))
    return True


def _study(g: "WinterKingdom", seat: int, name: str) -> None:
    """A card that is bought or upgraded may be used once, at once."""
    if name not in g.used:
        g.push(Task(_STUDY.name, seat, note=name))


def _invite(g: "WinterKingdom", seat: int, hex_: Hexset) -> None:
    """Next to a village: one more building, where one is possible."""
    task = Task(_GUEST.name, seat)
    if hex_ & g.board.beside("village") and not _GUEST.is_stuck(g, task):
        g.push(task)
        g.events.append(Event("guest", seat, "hospitality"))


TWISTS: Final = (
    Twist(
        "overreach",
        built=_overreach,
        ending=_pay,
        extras=(_REMOVE,),
        costs_house=_is_overreached,
        contradicts="hospitality",
    ),
    Twist(
        "keep-away",
        closes=lambda g: neighbours(g.everybody & ~g.own),
        warns=lambda g: any(hexes for verb, hexes in g.options.hexes if verb != "take"),
        replaces="followers",
    ),
    Twist("long-reach", "house", reach=2, overpaid="loners"),
    Twist("quick-study", acquired=_study, extras=(_STUDY,)),
    Twist("hospitality", mandatory=_invite, extras=(_GUEST,)),
    Twist("long-tunnels", follow=STEP),
    Twist("separate-lands", "printed", apart=True, replaces="royalty"),
    Twist("bargain", discount=1),
)

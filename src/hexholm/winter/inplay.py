"""What can be used in Winter Kingdom, and what a set-up brings into play."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from hexholm.game import Action
from hexholm.winter.box import COMMON, ECONOMY, TALENTS, TWISTS
from hexholm.winter.kinds import CHOOSE, Economy, Extra, Talent, Twist, Watch, Where
from hexholm.winter.mechanisms.building import Build
from hexholm.winter.mechanisms.moving import Move
from hexholm.winter.mechanisms.using import Act, Again, Shift, Use, UseAlone

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

_CARDS: Final = (*TALENTS.values(), COMMON)


def _uses(card: Talent) -> Iterator[Use]:
    assert isinstance(card.upper, Build | Move)
    yield Use(card, card.upper)
    if card.combine == CHOOSE and isinstance(card.lower, Build | Move):
        yield Use(card, card.lower, is_lower=True)


USES: Final = {use.name: use for card in _CARDS for use in _uses(card)}
"""What is used by a task of its own."""
ALONE: Final = {card.name: UseAlone(card) for card in _CARDS if isinstance(card.lower, Shift)}
"""The lower actions that are used independently of the upper one, by card."""
USABLE: Final[dict[str, Use | UseAlone]] = {**USES, **{use.name: use for use in ALONE.values()}}
"""Everything that is used by ``use``."""
AGAIN: Final = Again("again", "W-6")
ACTIONS: Final[dict[str, Extra]] = {
    **USES,
    AGAIN.name: AGAIN,
    **{extra.name: extra for twist in TWISTS.values() for extra in twist.extras},
}
"""Everything a task can be about."""
WITH_CARDS: Final = {
    (verb, name): Action(verb, name)
    for verb in ("use", "buy", "upgrade", "repeat")
    for name in USABLE
}
"""The actions with cards."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What the economy card and the twists of a game change in its turns (see `Twist`)."""

    economy: Economy
    twists: tuple[Twist, ...]
    closes: list[Where]
    built: list[Watch]
    mandatory: list[Watch]
    acquired: list[Callable[["WinterKingdom", int, str], None]]
    ending: list[Callable[["WinterKingdom", int], bool]]
    reach: int
    discount: int
    follow: Act | None


@cache
def rules_of(economy: str, names: tuple[str, ...]) -> Rules:
    """The rules of a game; the same ones give the same object."""
    twists = tuple(TWISTS[name] for name in names)
    return Rules(
        ECONOMY[economy],
        twists,
        [twist.closes for twist in twists if twist.closes],
        [twist.built for twist in twists if twist.built],
        [twist.mandatory for twist in twists if twist.mandatory],
        [twist.acquired for twist in twists if twist.acquired],
        [twist.ending for twist in twists if twist.ending],
        max((twist.reach for twist in twists), default=1),
        sum(twist.discount for twist in twists),
        next((twist.follow for twist in twists if twist.follow), None),
    )

"""The kinds of things a box of Kingdom Builder declares: extra actions, scoring cards, the box."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from hexholm.hexes import Hexset

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

Where = Callable[["KingdomBuilder"], Hexset]
"""The hexes an action is about, whether they are empty or not."""

Earnings = Iterable[tuple[Hexset, int]]
"""Groups of hexes and the gold each group earns."""


class Extra(NamedTuple):
    """An extra action: build one settlement, or move one, onto one of the hexes `where`."""

    name: str
    where: Where
    adjacent: bool = True
    """Whether the adjacency obligation B-3.3 applies."""
    moves: bool = False
    reach: Callable[[Hexset], Hexset] | None = None
    """For a move: the hexes it can reach from a hex (and, being symmetric, be reached from)."""

    @property
    def rule(self) -> str:
        """The id of its rule."""
        return f"L-{self.name}"


def build(name: str, where: Where, *, adjacent: bool = True) -> Extra:
    """Build one settlement from the supply."""
    return Extra(name, where, adjacent)


def move(name: str, where: Where, *, reach: Callable[[Hexset], Hexset] | None = None) -> Extra:
    """Move one own settlement: anywhere under B-3.3, or freely within a reach."""
    return Extra(name, where, adjacent=reach is None, moves=True, reach=reach)


class Card(NamedTuple):
    """A Kingdom Builder card: what earns a seat gold at the end of the game."""

    name: str
    earnings: Callable[["KingdomBuilder", int], Earnings]

    @property
    def rule(self) -> str:
        """The id of its rule."""
        return f"K-{self.name}"


class Box(NamedTuple):
    """What comes in one box."""

    name: str
    extras: tuple[Extra, ...]
    """The actions of its locations."""
    cards: tuple[Card, ...]
    deck: tuple[str, ...]
    """The terrains of its terrain cards."""

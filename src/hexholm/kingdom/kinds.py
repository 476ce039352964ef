"""The kinds of things a box of Kingdom Builder declares: extra actions, scoring cards, the box.

The kinds of extra actions are in modules of their own (`building`, `moving`, `stepping` ...); a box
only names them.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from hexholm import tasks
from hexholm.board import Board
from hexholm.hexes import Hexset
from hexholm.tasks import Offer, Task

__all__ = ["Box", "Card", "Earnings", "Extra", "Offer", "Passive", "Task", "Watch", "Where"]

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

Where = Callable[["KingdomBuilder"], Hexset]
"""The hexes an action is about, whether they are empty or not."""

Earnings = Iterable[tuple[Hexset, int]]
"""Groups of hexes and the gold each group earns."""


class Extra(tasks.Extra["KingdomBuilder"]):
    """An extra action of Kingdom Builder."""

    __slots__ = ()
    is_passive: ClassVar[bool] = False
    """Whether it is never begun by itself."""
    binds: ClassVar[bool] = True
    """Whether the adjacency obligation B-3.3 can forbid a hex."""
    by_itself: ClassVar[str] = ""
    """When a tile that is never used acts: "always", or in the "other-turn" of a player."""
    kind: str = "settlement"
    """The kind of piece it sets down."""
    number: int = 0
    """How many of these each player has, where they are not settlements."""

    def __init__(self, name: str, rule: str = "") -> None:
        super().__init__(name, rule or f"L-{name}")

    def taken(self, g: "KingdomBuilder", seat: int) -> None:
        """A tile of this location was taken."""

    def is_used_up(self, g: "KingdomBuilder", seat: int) -> bool:
        """Whether its tile is of no more use to its owner."""
        return False

    def can_again(self, g: "KingdomBuilder") -> bool:
        """Whether it can be used a second time in a turn (H-bazaar)."""
        return self.can(g)

    def begin_again(self, g: "KingdomBuilder") -> None:
        """It is used a second time."""
        self.begin(g)


class Passive(Extra):
    """A tile that is never used by itself: it changes something else."""

    __slots__ = ()
    is_passive = True
    by_itself = "always"

    def can(self, g: "KingdomBuilder") -> bool:
        """Never."""
        return False

    def most(self, g: "KingdomBuilder") -> int:
        """It is no task."""
        return 0


Watch = Callable[["KingdomBuilder", int, Hexset], None]
"""Called for a seat and its hexes when something was built or has arrived there."""


class Card(NamedTuple):
    """A Kingdom Builder or task card: what earns a seat gold at the end, or during play."""

    name: str
    earnings: Callable[["KingdomBuilder", int], Earnings] | None = None
    """What it pays at the end; None where it pays during play only."""
    rule: str = ""
    built: Watch | None = None
    """Looks at every new settlement."""
    arrived: Watch | None = None
    """Looks at every settlement that is built, or moved to a hex."""
    mandatory: Watch | None = None
    """Looks at the settlements of the mandatory action so far."""

    @property
    def pays_in_play(self) -> bool:
        """Whether it pays during play only: a position alone does not say how much."""
        return self.earnings is None


class Box(NamedTuple):
    """What comes in one box."""

    name: str
    extras: tuple[Extra, ...] = ()
    """The actions of its locations."""
    cards: tuple[Card, ...] = ()
    deck: tuple[str, ...] = ()
    """Its terrain cards."""
    tasks: tuple[Card, ...] = ()
    """Its task cards."""
    bonuses: tuple[tuple[str, Extra], ...] = ()
    """Its locations of which a pair brings one more action."""
    tiles: tuple[Extra, ...] = ()
    """The actions of its nomad tiles."""
    camps: tuple[str, ...] = ()
    """Its nomad tiles."""
    everybody: tuple[tuple[Callable[[Board, Hexset], Hexset], Extra], ...] = ()
    """Actions that need no tile, each with the hexes of board or caves that bring it into play."""

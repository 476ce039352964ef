"""The kinds of things a box of Kingdom Builder declares: extra actions, scoring cards, the box.

Whatever a player does besides the mandatory action is a `Task` on a small stack: the action that
was begun, who carries it out, and how far it has come. An `Extra` knows what its task offers next
and what each click does. The kinds of extras are in modules of their own (`building`, `moving`,
`stepping` ...); a box only names them.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from hexholm.board import Board
from hexholm.game import Action
from hexholm.hexes import Hexset

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

Where = Callable[["KingdomBuilder"], Hexset]
"""The hexes an action is about, whether they are empty or not."""

Offer = tuple[tuple[tuple[str, Hexset], ...], tuple[Action, ...]]
"""What can be done next: hexes by verb, and other actions."""

Earnings = Iterable[tuple[Hexset, int]]
"""Groups of hexes and the gold each group earns."""


class Task(NamedTuple):
    """An action that has begun and must be finished first."""

    by: str
    """The name of the extra action."""
    seat: int
    """Who carries it out."""
    left: int = 1
    """How many settlements, steps ... are still to come."""
    lifted: Hexset = 0
    """The piece that is being moved."""
    origin: Hexset = 0
    """The hex where it all began."""
    done: Hexset = 0
    """Pieces that have been moved."""
    note: str = ""
    """What was chosen or drawn."""


class Extra:
    """An extra action. The mover is the seat that decides now (`g.mover`)."""

    __slots__ = ("name", "rule")
    asks: ClassVar[str] = "build"
    """What is asked of the player, for the page."""
    may_stick: ClassVar[bool] = False
    """Whether its task can come to a point where there is nothing left to do."""

    is_passive: ClassVar[bool] = False
    """Whether it is never begun by itself."""
    binds: ClassVar[bool] = True
    """Whether the adjacency obligation B-3.3 can forbid a hex."""

    def __init__(self, name: str, rule: str = "") -> None:
        self.name = name
        self.rule = rule or f"L-{name}"

    def can(self, g: "KingdomBuilder") -> bool:
        """Whether it has anything to act on."""
        raise NotImplementedError

    def begin(self, g: "KingdomBuilder") -> None:
        """It is used: its task comes on top."""
        g.push(Task(self.name, g.mover))

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        """What its task offers next."""
        raise NotImplementedError

    def land(self, g: "KingdomBuilder", task: Task) -> Hexset:
        """The hexes it can ever be about, for the reasons of what is not allowed."""
        return g.board.grid.all

    def is_stuck(self, g: "KingdomBuilder", task: Task) -> bool:
        """Whether nothing is left to do (asked only where it `may_stick`)."""
        hexes, others = self.offer(g, task)
        return not others and not any(s for _, s in hexes)

    def build(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        """The player clicked ``build``."""
        raise NotImplementedError

    def take(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        """The player clicked ``take``."""
        raise NotImplementedError

    def put(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        """The player clicked ``put``."""
        raise NotImplementedError

    def choose(self, g: "KingdomBuilder", task: Task, choice: str) -> None:
        """The player clicked ``choose``."""
        raise NotImplementedError

    def end(self, g: "KingdomBuilder", task: Task) -> None:
        """The player finishes early, or nothing is left to do."""
        g.pop()

    def taken(self, g: "KingdomBuilder", seat: int) -> None:
        """A tile of this location was taken."""

    def fault(self, g: "KingdomBuilder", task: Task) -> str:
        """What is wrong with a task that was read from data; nothing as a rule."""
        return "" if task.left > 0 else "there is nothing left to do"


class Passive(Extra):
    """A tile that is never used by itself: it changes something else."""

    __slots__ = ()
    is_passive = True

    def can(self, g: "KingdomBuilder") -> bool:
        """Never."""
        return False


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

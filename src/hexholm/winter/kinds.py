"""The kinds of things that come in the box of Winter Kingdom: what `box` declares."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from hexholm import tasks
from hexholm.hexes import Hexset
from hexholm.tasks import Task

if TYPE_CHECKING:
    from hexholm.winter.boards import Snowflake
    from hexholm.winter.mechanisms.using import Act
    from hexholm.winter.setup import Setup
    from hexholm.winter.turn import WinterKingdom

Where = Callable[["WinterKingdom"], Hexset]
"""The hexes an action is about."""
Reach = Callable[["WinterKingdom", Hexset], Hexset]
"""Where a house can go."""
Watch = Callable[["WinterKingdom", int, Hexset], None]
"""Called for a seat and the hex where it has built."""
Earnings = Iterable[tuple[Hexset, int]]
"""Groups of hexes and the points of each group."""
Pays = Callable[["WinterKingdom", int, int], Earnings]
"""Called for a seat and the points of each thing that a card counts."""
Spots = Callable[["Snowflake", "Setup"], Hexset]
"""The hexes where every house counts, wherever others stand."""

CHOOSE, ARROW, FREE = "choose", "arrow", "free"
"""How the two actions of a talent combine (W-5)."""


class Extra(tasks.Extra["WinterKingdom"]):
    """An action of several clicks; wherever a house may be built a fort may be, too (W-3)."""

    __slots__ = ()
    may_stick = True
    frees_new: ClassVar[bool] = False
    """Whether the card in its task's note may be used although it is new this turn."""

    def build(self, g: "WinterKingdom", task: Task, hex_: Hexset) -> None:
        """A house, and the task is done."""
        g.pop()
        g.erect(task.seat, hex_, pays=self.pays(g, task))

    def fort(self, g: "WinterKingdom", task: Task, hex_: Hexset) -> None:
        """A fort: it never moves, so the task is done."""
        g.pop()
        g.erect(task.seat, hex_, fort=True, pays=self.pays(g, task))

    def use(self, g: "WinterKingdom", task: Task) -> None:
        """A card is used within its task."""
        raise NotImplementedError

    def pays(self, g: "WinterKingdom", task: Task) -> bool:
        """Whether what it builds can earn coins: an extra house of a talent does (W-7b)."""
        return True


class Talent(NamedTuple):
    """A talent: its upper and lower action, how they combine, and its costs.

    Actions, price and upgrade each say whether the rulebook states them (printed), they follow from
    it (inferred), or were decided here (house).
    """

    name: str
    upper: "Act"
    lower: "Act | None"
    """None: it has one action only, which a twist can make longer."""
    combine: str
    cost: int
    upgrade: int
    source: str = "inferred"
    cost_source: str = "house"
    upgrade_source: str = "house"
    first: tuple[int, int] | None = None
    """Cost and upgrade in the first edition, where they were others."""


class Economy(NamedTuple):
    """An economy card: what earns coins (W-7)."""

    name: str
    pays: Callable[["WinterKingdom", int, Hexset], bool] | None = None
    """Which new buildings are paid for, a fort as two houses."""
    mandatory: Callable[["WinterKingdom", int], int] | None = None
    """Coins after a building of the mandatory action."""
    sells: bool = False
    """Whether buildings can be sold at the start of the purchase step."""
    mark: str = ""
    """What of the set-up it needs to know (W-18)."""
    source: str = "printed"
    spots: Spots | None = None
    """The hexes where every house is paid for, if that is all."""


class Twist(NamedTuple):
    """A twist: what it changes; several can be in one game."""

    name: str
    source: str = "inferred"
    apart: bool = False
    """Whether the boards don't touch."""
    closes: Where | None = None
    """Hexes where the mover may neither build nor end a move."""
    reach: int = 1
    """How far from one of the seat's buildings a hex of the mandatory action counts as adjacent."""
    discount: int = 0
    """What a purchase costs less; any number of them can be made then."""
    follow: "Act | None" = None
    """What may follow the action of a card that has one only."""
    built: Watch | None = None
    """Looks at every new building."""
    mandatory: Watch | None = None
    """Looks at every building of the mandatory action."""
    acquired: Callable[["WinterKingdom", int, str], None] | None = None
    """Looks at every talent that was bought or upgraded."""
    ending: Callable[["WinterKingdom", int], bool] | None = None
    """Whether a turn can't end yet: what is left has become a task."""
    extras: tuple[Extra, ...] = ()
    """The tasks it brings."""
    costs_house: Callable[["WinterKingdom"], bool] | None = None
    """Whether a house is lost when the turn ends now."""
    warns: Callable[["WinterKingdom"], bool] | None = None
    """Whether the mover should think of it now, too (the message `ask-twist-NAME`)."""
    contradicts: str = ""
    """A twist that can't be in the same game."""
    replaces: str | None = None
    """The scoring card that would be pointless with it."""
    overpaid: str | None = None
    """A scoring card that is never drawn with it, but can be chosen."""

    @property
    def avoids(self) -> str | None:
        """The scoring card that isn't drawn with it."""
        return self.replaces or self.overpaid


class Card(NamedTuple):
    """A scoring card: groups of hexes and the points of each group."""

    name: str
    earnings: Pays
    points: int
    source: str = "house"
    points_source: str = "house"
    first: int | None = None
    """The points in the first edition, where they were others."""
    mark: str = ""
    """What of the set-up it needs to know (W-18)."""
    contests: str = ""
    """The ground around whose hexes all players' houses are compared."""

"""What a box of Kingdom Builder declares: extra actions, cards, pieces, options, its set-up.

The kinds of extra actions are in modules of their own (`mechanisms`); a box only names them. Box
authors import all of this from `hexholm.boxes`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from hexholm import tasks
from hexholm.board import Board, Envelope
from hexholm.chance import Draw
from hexholm.hexes import Hexset
from hexholm.tasks import Offer, Task

__all__ = [
    "Box",
    "Card",
    "Contests",
    "Earnings",
    "Extra",
    "Finale",
    "Offer",
    "Option",
    "Part",
    "Passive",
]
__all__ += ["Piece", "Place", "Task", "Watch", "Where"]

if TYPE_CHECKING:
    from hexholm.fields import Field
    from hexholm.kingdom.setup import Setup
    from hexholm.kingdom.turn import KingdomBuilder

Where = Callable[["KingdomBuilder"], Hexset]
"""The hexes an action is about, whether they are empty or not."""

Earnings = Iterable[tuple[Hexset, int]]
"""Groups of hexes and the gold each group earns."""


class Extra(tasks.Extra["KingdomBuilder"]):
    """An extra action of Kingdom Builder."""

    is_passive: ClassVar[bool] = False
    """Whether it is never begun on its own."""
    binds: bool = True
    """Whether the adjacency obligation B-3.3 can forbid a hex."""
    by_itself: ClassVar[str] = ""
    """When a tile that is never used acts: "always", or in the "other-turn" of a player."""
    kind: str = "settlement"
    """The kind of piece it sets down."""
    number: int = 0
    """How many of these each player has, where they aren't settlements."""
    opens: tuple[str, ...] = ()
    """Grounds that it lets another action build on."""
    interrupts: bool = False
    """Whether a nomad tile can be used in the middle of the mandatory action or of a task."""
    fields: ClassVar[tuple["Field", ...]] = ()
    """What the position has to remember for it."""

    def __init__(self, name: str, rule: str = "") -> None:
        super().__init__(name, rule or f"L-{name}")

    def taken(self, g: "KingdomBuilder", seat: int) -> None:
        """A tile of this location was taken."""

    def is_used_up(self, g: "KingdomBuilder", seat: int) -> bool:
        """Whether its tile is useless to its owner from now on."""
        return False

    def can_again(self, g: "KingdomBuilder") -> bool:
        """Whether it can be used a second time in a turn (H-bazaar)."""
        return self.can(g)

    def begin_again(self, g: "KingdomBuilder") -> None:
        """It is used a second time."""
        self.begin(g)


class Passive(Extra):
    """A tile that is never used on its own: it changes something else."""

    is_passive = True
    by_itself = "always"

    def __init__(self, name: str, rule: str = "", *, opens: tuple[str, ...] = ()) -> None:
        super().__init__(name, rule)
        self.opens = opens

    def can(self, g: "KingdomBuilder") -> bool:
        """Never."""
        return False

    def most(self, g: "KingdomBuilder") -> int:
        """It isn't a task."""
        return 0


Watch = Callable[["KingdomBuilder", int, Hexset], None]
"""Called for a seat and its hexes when something was built or has arrived there."""


Contests = Callable[["KingdomBuilder"], Iterable[tuple[Hexset, Hexset]]]
"""Where all players' settlements are compared: what is fought over, and the hexes that count."""


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
    needs: str = ""
    """The part of the set-up without which it can't be scored."""
    enters: str = ""
    """The field of a player that it pays for, where the board doesn't show it."""
    contests: Contests | None = None

    @property
    def pays_in_play(self) -> bool:
        """Whether it pays during play only: a position alone doesn't say how much."""
        return self.earnings is None


class Place(NamedTuple):
    """What pays at the end of every game without being a card: castles, palaces."""

    name: str
    earnings: Callable[["KingdomBuilder", int], Earnings]
    exists: Callable[[Board, "Setup"], object] = lambda board, setup: True
    """Whether a game has any."""
    is_contested: bool = False
    """Whether one player's settlements change another's gold."""
    contests: Contests | None = None


class Piece(NamedTuple):
    """A kind of piece that counts as a settlement (A-12)."""

    kind: str
    rule: str
    number: int = 1
    """How many of them a player has."""
    key: str = ""
    """Its key in saved games, where that isn't its kind."""
    blocks: bool = False
    """Whether nobody may come to the hexes next to it."""
    is_large: bool = False
    """Whether it lies on seven hexes."""
    stays: str = ""
    """Why it stays for good (the key of a reason); without one it can be moved and removed."""
    moves_with: str = ""
    """The option with which moves lift it like a settlement (A-12c)."""


class Option(NamedTuple):
    """A rule that players may choose to read differently."""

    name: str
    default: bool | int
    """What the rulings say."""
    rule: str
    choices: tuple[bool | int, ...] = (False, True)
    besides: Callable[["Box"], bool] | None = None
    """It means something only together with another box like this."""
    boxes: tuple[str, ...] = ()
    """It means something only with all of these; found when its box is registered."""


class Part(NamedTuple):
    """Something that the set-up of a box decides besides sections and cards."""

    key: str
    """Its name among the arguments of `hexholm.new_game` and in saved games."""
    read: Callable[["Setup", Any, Draw], Any]
    """What was given, checked; drawn at random for None."""
    data: Callable[["Setup"], Any]
    """As plain data; None leaves it out."""
    blank: Any
    """What a game without it has; false."""
    order: int = 100
    """When it is drawn: this fixes what a seed brings."""
    is_side: bool = False
    """Whether it is a further board beside the four sections, drawn before all else."""
    places: Callable[["Setup"], Sequence[Hexset]] | None = None
    """For parts that lie on the board: the hexes to choose from, by section."""
    shows: str = ""
    """What lies there: its name, and the symbol that shows it."""
    scores: bool = False
    """Whether gold depends on it: it isn't left to chance when a finished game is counted."""
    choices: Callable[["Setup"], Sequence[str]] | None = None
    """The names to choose from, where it is one of a few."""


class Finale(NamedTuple):
    """What is still done after the last turn."""

    where: Callable[[Board], Hexset]
    """The hexes that bring it into play."""
    begin: Callable[["KingdomBuilder"], None]
    """Everybody's tasks."""


class Box(NamedTuple):
    """What comes in one box.

    Its sections are text files in the folder ``sections`` beside its rules.
    """

    name: str
    extras: tuple[Extra, ...] = ()
    """The actions of its locations."""
    cards: tuple[Card, ...] = ()
    deck: tuple[str, ...] = ()
    """Its terrain cards."""
    deals: Callable[["Setup"], bool] = lambda setup: True
    """Whether these are in the game when the box is."""
    tasks: tuple[Card, ...] = ()
    """Its task cards."""
    bonuses: tuple[tuple[str, Extra], ...] = ()
    """Its locations of which a pair brings one more action."""
    tiles: tuple[Extra, ...] = ()
    """The actions of its nomad tiles."""
    camps: tuple[str, ...] = ()
    """Its nomad tiles."""
    treasures: Mapping[str, int] = {}
    """Nomad tiles that are nothing but gold, and how much."""
    everybody: tuple[tuple[Callable[[Board, "Setup"], object], Extra], ...] = ()
    """Actions that need no tile, each with what brings it into play."""
    actions: tuple[Extra, ...] = ()
    """Further actions that cards or silos begin."""
    finales: tuple[Finale, ...] = ()
    places: tuple[Place, ...] = ()
    """What pays without being a card."""
    pieces: tuple[Piece, ...] = ()
    """Its pieces that count as settlements."""
    terrains: Callable[["KingdomBuilder", tuple[str, ...]], Sequence[str]] | None = None
    """Terrains that a hand of several cards stands for besides those it shows."""
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Mapping[str, tuple[str, ...]]] = {}
    """Named set-ups: boxes, maybe sections and cards."""
    parts: tuple[Part, ...] = ()
    """What its set-up decides."""
    fields: tuple["Field", ...] = ()
    """What the position has to remember for its cards."""
    envelopes: tuple[Envelope, ...] = ()
    """What new sections for it are like (`hexholm lands`)."""
    order: int = 1000
    """Where it stands among the boxes. This fixes what a seed brings: never change it."""
    is_core: bool = False
    """Whether no game is played without its cards."""

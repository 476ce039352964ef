"""What both games share: actions, reasons, the log, undo, and the save format.

A game is its set-up, its seed and its log of actions; the position is their fold. At every moment
one seat chooses one action (`Game.options`). The rules themselves are in `hexholm.kingdom` and
`hexholm.winter`.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple, Protocol, Self, overload

from hexholm.grid import HexGrid
from hexholm.hexes import Hexset, nth, singles
from hexholm.streams import Seed, followed
from hexholm.texts import Message, Told, say

FORMAT: Final = "hexholm"
VERSION: Final = 1
"""Version of the save format."""
FIRST_EDITION: Final = 1
"""The rules as they were first read; records that name no edition were played by it."""
EDITION: Final = 2
"""The rules after the second reading: new games are played by this edition."""

Data = dict[str, Any]
"""Plain data, as in JSON."""


class Action(NamedTuple):
    """One click: a verb and at most one argument; ``str(action)`` is its notation."""

    verb: str
    arg: str = ""

    def __str__(self) -> str:
        return f"{self.verb} {self.arg}" if self.arg else self.verb

    def __repr__(self) -> str:
        return f"<{self}>"

    @classmethod
    def parse(cls, text: str) -> "Action":
        """The action of a line of notation; any run of white space separates verb and argument."""
        verb, _, arg = " ".join(text.split()).lower().partition(" ")
        return cls(verb, arg)


END: Final = Action("end")


NOTATION: Final = "notation"
"""In place of a rule's id: what was typed can't be read as an action."""


class Reason(NamedTuple):
    """Why an action isn't allowed: the rule's id, and what `hexholm.texts` says about it."""

    rule: str
    key: str
    args: Mapping[str, str | int | list[str]] = {}
    game: str = ""

    @property
    def text(self) -> str:
        """The sentence, in the language that is spoken now."""
        return say(Message(f"reason-{self.key}", self.args), game=self.game)

    def __str__(self) -> str:
        return self.text if self.rule == NOTATION else f"{self.text} ({self.rule})"


class IllegalAction(Told):
    """Raised by `Game.play`; nothing has changed."""

    def __init__(self, action: Action, reason: Reason) -> None:
        super().__init__("illegal-action", action=str(action), why=str(reason))
        self.action = action
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.action, self.reason)


class CannotUndo(Told):
    """Raised by `Game.undo` at the start of a turn or after something hidden was shown."""


class SetupError(Told):
    """A set-up that can't be played; one line says why."""


class SaveError(Told):
    """A saved game, record or position text that can't be read; one line says why."""

    path: tuple[str | int, ...] = ()
    """Where in the data it is, as far as that is known."""


class Event(NamedTuple):
    """Something the last action brought about, known to every seat."""

    kind: str
    seat: int
    what: str = ""
    where: str = ""
    amount: int = 0


class Preview(NamedTuple):
    """What an action would earn the mover: gold by card, and what happens."""

    gold: dict[str, int]
    events: list[Event]


class Contribution(NamedTuple):
    """Hexes that together earn gold."""

    hexes: tuple[str, ...]
    gold: int


@cache
def _hex_actions(grid: HexGrid, verb: str) -> list[Action]:
    """The action on each hex, at the place of its bit: faster found than by the hex itself."""
    actions = [END] * (grid.all.bit_length() + 1)
    for hex_, name in grid.names.items():
        actions[hex_.bit_length()] = Action(verb, name)
    return actions


class Options(Sequence[Action]):
    """The legal actions now: a set of hexes for some verbs, and a few others.

    It behaves like a list of actions that is only written out where it is used.
    """

    __slots__ = ("grid", "hexes", "others")

    def __init__(
        self, grid: HexGrid, hexes: tuple[tuple[str, Hexset], ...], others: tuple[Action, ...] = ()
    ) -> None:
        self.grid = grid
        self.hexes = hexes
        self.others = others

    def __len__(self) -> int:
        total = len(self.others)
        for _, s in self.hexes:
            total += s.bit_count()
        return total

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return list(self)[index]
        place = index
        if place < 0:
            place += len(self)
            if place < 0:
                raise IndexError(index)
        for verb, s in self.hexes:
            size = s.bit_count()
            if place < size:
                return _hex_actions(self.grid, verb)[nth(s, place).bit_length()]
            place -= size
        return self.others[place]

    def pick(self, fraction: float) -> Action:
        """The action at a fraction (from 0 to below 1) of the list: a quick way to a random one."""
        hexes, others = self.hexes, self.others
        total = len(others)
        for _, s in hexes:
            total += s.bit_count()
        place = int(fraction * total)
        for verb, s in hexes:
            size = s.bit_count()
            if place < size:
                return _hex_actions(self.grid, verb)[nth(s, place).bit_length()]
            place -= size
        return others[place]

    def on(self, verb: str, hex_: Hexset) -> Action:
        """The action on a hex, whether it is legal or not."""
        return _hex_actions(self.grid, verb)[hex_.bit_length()]

    def __iter__(self) -> Iterator[Action]:
        for verb, s in self.hexes:
            actions = _hex_actions(self.grid, verb)
            for h in singles(s):
                yield actions[h.bit_length()]
        yield from self.others

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        for verb, s in self.hexes:
            if verb == action[0]:
                return s & self.grid.hexes.get(action[1], 0) != 0
        return action in self.others


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


class Board(Protocol):
    """What every game's board can say."""

    @property
    def grid(self) -> HexGrid:
        """Its hexes and their names."""

    @property
    def parts(self) -> Sequence[Hexset]:
        """The pieces of cardboard it is made of: sections, boards, the island."""

    def ground(self, hex_: Hexset) -> str:
        """What kind of hex this is."""


class Setup(Protocol):
    """What every game's set-up can say."""

    @property
    def players(self) -> int:
        """How many players there are."""

    def data(self, seed: Seed) -> Data:
        """As plain data."""


class Game(ABC):
    """A game in progress. Subclasses hold the position and know the rules."""

    __slots__ = (
        *("_actions", "_earned", "_edited", "_first", "_fixed", "_options", "_shown", "_start"),
        *("board", "draws", "ended", "events", "mover", "player", "seed", "setup", "tasks"),
    )
    name: ClassVar[str]
    verbs: ClassVar[tuple[str, ...]]
    """The verbs of its actions."""

    board: Board
    setup: Setup
    ended: bool
    player: int | None
    """The seat that decides now; None when the game is over."""
    mover: int
    """The seat that decides now, or did last: `player`, but never None."""
    tasks: tuple[Task, ...]
    """What must be finished first, the last one on top."""
    seed: Seed
    draws: int
    """How many random numbers were drawn from the seed."""
    events: list[Event]
    """What the last action brought about."""

    _actions: list[Action]
    _start: Any  # the position from which the log can be replayed; None during set-up
    _first: int  # how many actions of the log lie before that position
    _edited: bool  # that position doesn't follow from set-up and seed
    _fixed: int  # the number of actions at the start of the log that can't be undone
    _shown: bool  # the action being played showed something hidden
    _options: Options | None
    _earned: dict[int, Any]  # what each seat earns in this position, once it was asked for

    @abstractmethod
    def copy(self) -> Self:
        """An independent game in the same position."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()  # a board is one for all its games: who knows it knows it by identity

    @abstractmethod
    def _decide(self) -> Options:
        """The legal actions."""

    @abstractmethod
    def _apply(self, action: Action) -> None:
        """Carry out a legal action."""

    @abstractmethod
    def _refuse(self, action: Action) -> Reason:
        """Why an illegal action isn't allowed."""

    @abstractmethod
    def position(self) -> Data:
        """The position without set-up and log, as plain data."""

    @abstractmethod
    def text(self) -> str:
        """The position as one line that fits into a URL."""

    @abstractmethod
    def contributions(self, seat: int) -> dict[str, list[Contribution]]:
        """What earns a seat its gold now, by card."""

    @abstractmethod
    def scores(self) -> list[dict[str, int]]:
        """Gold by card and in total, one dict per seat, as if the game ended now."""

    @abstractmethod
    def view(self, seat: int | None) -> Data:
        """What a seat may know, as plain data; None is a spectator."""

    @abstractmethod
    def views(self, seats: Sequence[int | None]) -> list[Data]:
        """What each of these seats may know, without the log: faster than one by one."""

    @abstractmethod
    def imagine(self, seat: int | None, rng: random.Random) -> Self:
        """A full game consistent with all a seat knows; what is hidden from it is dealt again."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ended

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self.setup.players

    def setup_data(self) -> Data:
        """The set-up as plain data."""
        return self.setup.data(self.seed)

    def _begin(self, past: Sequence[Action] = (), *, edited: bool) -> None:
        """Make the present position the one from which the log is replayed."""
        self._actions = list(past)
        self._first = self._fixed = len(self._actions)
        self._edited = edited
        self.events = []
        self._start = None
        self._start = self.copy()

    @property
    def options(self) -> Options:
        """The legal actions as a lazy sequence."""
        if self._options is None:
            self._options = self._decide()
        return self._options

    def legal_actions(self) -> list[Action]:
        """The legal actions as a list."""
        return list(self.options)

    def targets(self, verb: str) -> set[str]:
        """The hexes where an action with this verb is legal now, by name.

        >>> import hexholm
        >>> game = hexholm.new_game(preset="first-game", seed=1)
        >>> "g18" in game.targets("build"), game.targets("take")
        (True, set())
        """
        if verb not in self.verbs:
            raise Told("not-a-verb", got=repr(verb), names=", ".join(self.verbs))
        options = self.options
        return {name for one, s in options.hexes if one == verb for name in options.grid.named(s)}

    def play(self, action: Action | str) -> None:
        """Play a legal action; an illegal one raises `IllegalAction` and changes nothing."""
        if isinstance(action, str):
            action = Action.parse(action)
        options = self._options
        if options is None:
            options = self._options = self._decide()
        if action not in options:
            raise IllegalAction(action, self._refuse(action))
        self.events = []
        self._shown = False
        self._apply(action)
        self._options = None
        self._earned = {}
        self._actions.append(action)
        if self._shown:
            self._fixed = len(self._actions)

    def why_not(self, action: Action | str) -> Reason | None:
        """None for a legal action, else the rule that forbids it."""
        if isinstance(action, str):
            action = Action.parse(action)
        return None if action in self.options else self._refuse(action)

    def preview(self, action: Action | str) -> Preview:
        """What a legal action would bring; what it would draw from a hidden pile stays unsaid."""
        seat = self.player
        after = self.copy()
        after.play(action)
        assert seat is not None
        old, new = self.scores()[seat], after.scores()[seat]
        gold = {name: new[name] - old[name] for name in new}
        events = [event for event in after.events if not event.kind.startswith("card-")]
        return Preview({name: change for name, change in gold.items() if change}, events)

    @property
    def winners(self) -> list[int]:
        """The seats with the most gold; empty while the game goes on."""
        if not self.over:
            return []
        totals = [score["total"] for score in self.scores()]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def board_data(self) -> Data:
        """The board to draw: hexes with their place (x in half hexes, y in rows) and section.

        What doesn't lie on the main board names the part it lies on.
        """
        grid = self.board.grid
        sections = {h: n for n, part in enumerate(self.board.parts) for h in singles(part)}
        places = grid.places
        return {
            "hexes": [
                {
                    "name": grid.names[h],
                    "x": x,
                    "y": y,
                    "ground": self.board.ground(h),
                    "section": sections[h],
                    **({"part": "island"} if grid.names[h].startswith("i.") else {}),
                }
                for h, (x, y) in places.items()
            ],
            "width": max(x for x, _ in places.values()) + 2,
            "height": max(y for _, y in places.values()) + 1,
        }

    def push(self, task: Task) -> None:
        """A task comes on top."""
        self.tasks = (*self.tasks, task)

    def pop(self) -> None:
        """The task on top is done."""
        self.tasks = self.tasks[:-1]

    def go_on(self, task: Task, **changes: Any) -> None:
        """The task on top has come further."""
        self.tasks = (*self.tasks[:-1], task._replace(**changes))

    def count_down(self, task: Task) -> None:
        """One of several is done; after the last one the task is."""
        if task.left > 1:
            self.go_on(task, left=task.left - 1)
        else:
            self.pop()

    @property
    def log(self) -> list[str]:
        """The actions so far, as text."""
        return [str(action) for action in self._actions]

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be taken back."""
        return len(self._actions) > self._fixed

    def undo(self) -> None:
        """Take back the last action of this turn, as long as it showed nothing hidden."""
        if not self.can_undo:
            raise CannotUndo("undo-hidden" if self._actions else "undo-nothing")
        self._become(self.at(len(self._actions) - 1))

    def at(self, count: int) -> Self:
        """The game after the first `count` actions of the log."""
        if not self._first <= count <= len(self._actions):
            raise Told("log-range", first=self._first, last=len(self._actions))
        game: Self = self._start.copy()
        game._start = self._start
        for action in self._actions[self._first : count]:
            game.play(action)
        return game

    def redraw(self, seed: str) -> None:
        """What isn't drawn yet comes from a new seed (`hexholm.fair_seed`); the log stays."""
        whole = followed(self.seed, self.draws, seed)
        if whole is None:
            self.seed, self.draws = seed, 0
            self._begin(self._actions, edited=True)
        else:
            self.seed = whole
            self._start = self._start.copy()
            self._start.seed = whole

    def _become(self, other: Self) -> None:
        for kind in type(self).__mro__:
            for slot in getattr(kind, "__slots__", ()):
                if hasattr(other, slot):
                    setattr(self, slot, getattr(other, slot))

    def record(self) -> Data:
        """Set-up, seed and actions: all that `hexholm.replay` needs."""
        data: Data = {"format": FORMAT, "version": VERSION, "game": self.name}
        data["setup"] = self.setup_data()
        if self._edited:
            data["start"] = self._start.position()
            data["past"] = self.log[: self._first]
        data["log"] = self.log[self._first :]
        return data

    def to_dict(self) -> Data:
        """The whole game as plain data: the record and the position it leads to."""
        data = self.record()
        log = data.pop("log")
        return {**data, **self.position(), "log": log}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment] # a game changes

"""A bot that fails loses its turn to the easy one, and the game goes on."""

import logging
import random
import signal
import threading
import time
import traceback
from pathlib import Path
from types import FrameType
from typing import ClassVar, Final, NamedTuple, Self, TypeGuard

from hexholm.bots import make_bot
from hexholm.bots.bot import Bot, Sight
from hexholm.game import Action
from hexholm.texts import say

LOG: Final = logging.getLogger("hexholm.bots")
STAND_IN: Final = "easy"
"""The bot that plays a turn for one that failed."""
PATIENCE: Final = 10
"""A bot that takes this many times the seconds it was given is too slow."""
LONGEST: Final = 60.0
"""Seconds after which a bot without a limit of its own is too slow."""
HOUSE: Final = "hexholm.bots."
"""Where the built-in bots are; they are known not to hang."""
WIDEST: Final = 200
"""The most characters reported of a failure."""


class TooSlow(BaseException):
    """Raised in a bot that takes too long; not an `Exception`, so that it isn't caught there."""


FAILURES: Final = (Exception, SystemExit, TooSlow)
"""What a bot may raise without ending the game: all but the user's Ctrl-C."""


class Trouble(NamedTuple):
    """How a bot failed."""

    kind: str
    """crashed, illegal, too-slow or unknown, as records have it."""
    why: str
    """In one line."""


def trouble(kind: str, id_: str, room: int = 0, **args: str) -> Trouble:
    """A failure, told by a message in no more than a line; `room` is left free at its end."""
    line, width = " ".join(say(id_, **args).split()), WIDEST - room
    return Trouble(kind, line if len(line) <= width else f"{line[: width - 1]}…")


class Lapse(NamedTuple):
    """A turn that a bot has lost to the easy one."""

    seat: int
    turn: int
    """The turn of the game, counted from 1."""
    why: str


def patience(seconds: float | None) -> float:
    """How long a bot may take in all before it is too slow, in seconds."""
    return LONGEST if seconds is None else max(1.0, PATIENCE * seconds)


class Watch:
    """Raises `TooSlow` in a bot that thinks past the deadline, as long as the watch lasts.

    It needs the main thread and a system with timers (not Windows), and can't break into a loop of
    a C library; there it does nothing. A watch within a watch does nothing either.
    """

    tick: ClassVar[float] = 0.05
    """Seconds between two looks at the clock."""
    _active: ClassVar[bool] = False

    def __init__(self, limit: float, *, needed: bool = True) -> None:
        self.limit = limit
        self.is_thinking = False
        """Whether the bot may be interrupted now."""
        self._deadline = 0.0
        self._needed = needed
        self._mine = False

    def restart(self) -> None:
        """Restart the clock: from now on there is as much time as at the beginning."""
        self._deadline = time.monotonic() + self.limit

    def __enter__(self) -> Self:
        self.restart()
        main = threading.current_thread() is threading.main_thread()
        if self._needed and main and not Watch._active and hasattr(signal, "setitimer"):
            other = signal.signal(signal.SIGALRM, self._look)
            if other == signal.SIG_DFL:
                Watch._active = self._mine = True
                signal.setitimer(signal.ITIMER_REAL, self.tick, self.tick)
            else:  # somebody else uses the timer
                signal.signal(signal.SIGALRM, other)
        return self

    def __exit__(self, *_: object) -> None:
        self.is_thinking = False
        if self._mine:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            Watch._active = self._mine = False

    def _look(self, _signal: int, _frame: FrameType | None) -> None:
        if self.is_thinking and time.monotonic() > self._deadline:
            raise TooSlow


class Guarded:
    """A bot that loses its turn to the easy one when it crashes, hangs or answers illegally.

    The easy one plays to the end of that turn; then the bot may try again.
    """

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.bot = bot
        self.turn = 1
        """The turn of the game; kept up to date by whoever runs the bots."""
        self.lapses: list[Lapse] = []
        self._stand_in: Bot | None = None

    @property
    def lost(self) -> bool:
        """Whether the bot has lost this turn."""
        return bool(self.lapses) and self.lapses[-1].turn == self.turn

    @property
    def may_hang(self) -> bool:
        """Whether the bot has to be watched."""
        return not type(self.bot).__module__.startswith(HOUSE)

    def choose(self, sight: Sight) -> Action:
        """The bot's action, or the easy one's; always a legal one."""
        if self.lost:
            return self.stand_in(sight)
        limit = patience(sight.seconds)
        try:
            with Watch(limit) as watch:
                watch.is_thinking = True
                answer: object = self.bot.choose(sight)
        except FAILURES as error:
            return self.replace(sight, crash(error, limit))
        action = Action.parse(answer) if isinstance(answer, str) else answer
        if isinstance(action, Action) and action in sight.options:
            return action
        return self.replace(sight, refusal(sight, answer))

    def replace(self, sight: Sight, failure: Trouble) -> Action:
        """The bot has lost its turn: what the easy one does instead."""
        why = failure.why
        self.lapses.append(Lapse(sight.seat, self.turn, why))
        self._stand_in = None
        who = f"{self.name} on seat {sight.seat}"
        LOG.log(self._level(why), "bot %s: %s; %s plays this turn", who, why, STAND_IN)
        return self.stand_in(sight)

    def stand_in(self, sight: Sight) -> Action:
        """What the easy one does; the first legal action should it fail too."""
        try:
            if self._stand_in is None:
                self._stand_in = make_bot(STAND_IN, seed=self.turn)
            action = self._stand_in.choose(sight)
            if action in sight.options:
                return action
            why = refusal(sight, action).why
        except Exception as error:
            why = crash(error).why
        self._stand_in = _First()
        who = f"{STAND_IN} on seat {sight.seat}"
        LOG.log(self._level(why), "bot %s: %s; it takes any action", who, why)
        return self._stand_in.choose(sight)

    def _level(self, why: str) -> int:
        """How loudly to log it; a failure that was told before is no longer a warning."""
        level = logging.INFO if (self.name, why) in _TOLD else logging.WARNING
        _TOLD.add((self.name, why))
        return level


class _First:
    """Takes the first legal action, when even the easy bot fails."""

    name = "first"

    def choose(self, sight: Sight) -> Action:
        return sight.options[0]


_TOLD: Final[set[tuple[str, str]]] = set()
"""Bots and how they failed; in a match of many games a bot may fail in every turn."""


def crash(error: BaseException, limit: float = LONGEST) -> Trouble:
    """What a bot raised."""
    if isinstance(error, TooSlow):
        return trouble("too-slow", "bot-too-slow", seconds=f"{limit:g}")
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    told = trouble("crashed", "bot-crashed", len(where), why=f"{type(error).__name__}: {error}")
    return told._replace(why=told.why + where)


def is_action(answer: object) -> TypeGuard[Action | str]:
    """Whether a bot's answer is an action, legal or not."""
    if isinstance(answer, Action):
        return all(isinstance(part, str) for part in answer)
    return isinstance(answer, str)


def refusal(sight: Sight, answer: object) -> Trouble:
    """Why a bot's answer is not played."""
    if not is_action(answer):
        return trouble("illegal", "bot-no-action", got=repr(answer))
    reason = sight.imagine(random.Random(0)).why_not(answer)
    return trouble("illegal", "bot-illegal", action=str(answer), why=str(reason))

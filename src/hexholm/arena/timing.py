"""How long bots think about a turn, in processor time, so that a busy machine doesn't matter."""

from collections.abc import Sequence
from time import process_time

from hexholm.bots import Bot, Sight
from hexholm.game import Action, Game


class Stopwatch:
    """Measures the bots of one game; let the bots of `timed` play instead of those given."""

    def __init__(self, game: Game, bots: Sequence[Bot]) -> None:
        self._game = game
        self._running = [0.0] * len(bots)
        self._turns: list[list[float]] = [[] for _ in bots]
        self._seen: object = None
        self.timed: list[Bot] = [_Timed(self, seat, bot) for seat, bot in enumerate(bots)]

    def add(self, seat: int, seconds: float) -> None:
        """Count what a seat's decision took."""
        self._running[seat] += seconds

    def look(self) -> None:
        """Close a turn that the last action has ended; to be asked after every action."""
        events = self._game.events
        if events is self._seen:
            return
        self._seen = events  # each action has a list of its own
        for event in events:
            if event.kind == "turn-ended":
                self._turns[event.seat].append(round(self._running[event.seat], 6))
                self._running[event.seat] = 0.0

    def seconds(self) -> list[list[float]]:
        """Of a finished game the seconds of each turn, by seat."""
        self.look()
        return self._turns


class _Timed:
    """A bot under the stopwatch."""

    def __init__(self, watch: Stopwatch, seat: int, bot: Bot) -> None:
        self.name = bot.name
        self._watch, self._seat, self._bot = watch, seat, bot

    def choose(self, sight: Sight) -> Action:
        """What the bot chooses."""
        self._watch.look()
        started = self._spent()
        try:
            return self._bot.choose(sight)
        finally:
            self._watch.add(self._seat, self._spent() - started)

    def _spent(self) -> float:
        """Processor time so far, of the process in which the bot thinks."""
        elsewhere: float | None = getattr(self._bot, "spent_elsewhere", None)
        return process_time() if elsewhere is None else elsewhere

"""Verdicts on the turns of people at puzzles: thought about round by round, asked for again.

Whoever asks is told how far it has come, and asks again; who loses the connection misses nothing. A
verdict is a matter of the puzzle and the turn alone, so another server comes to the same one.
"""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, cast

from hexholm.bots.search.turns import Turn
from hexholm.puzzles import Puzzle, Valued, puzzles
from hexholm.puzzles.judging import ROUNDS, Round, verdict
from hexholm.table.core.limits import Budgets
from hexholm.table.core.ports import Asker, Failed, Thinkers
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.thinking import ask_round

if TYPE_CHECKING:
    from hexholm.table.protocol.puzzles import PuzzleVerdict, ValuedTurn

LOG: Final = logging.getLogger("hexholm.table")
KEPT: Final = 500
"""So many verdicts are remembered."""
WAIT: Final = 1.0
"""Seconds until somebody who asks is told how far it has come."""


@dataclass
class _Trial:
    rounds: list[Round] = field(default_factory=list)
    verdict: Valued | None = None
    task: "asyncio.Task[None] | None" = None

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()


class Verdicts:
    """All that were asked for lately."""

    def __init__(self, thinkers: Thinkers, budgets: Budgets) -> None:
        self._thinkers = thinkers
        self._budgets = budgets
        self._trials: OrderedDict[tuple[str, Turn], _Trial] = OrderedDict()

    def close(self) -> None:
        """Stop thinking."""
        for trial in self._trials.values():
            trial.stop()

    async def ask(self, puzzle: Puzzle, turn: Turn, address: str) -> "PuzzleVerdict":
        """What a turn is worth compared with the best one, or how far that has been judged."""
        if known := _known(puzzle, turn):
            return _told(known)
        trial = self._trial((puzzle.position, turn))
        if trial.verdict is None and trial.task is None:
            self._budgets.spend("hints", address)
            asker = Asker(address, f"puzzle {puzzle.name}")
            work = self._judge(trial, puzzle, turn, asker)
            trial.task = asyncio.create_task(work, name=f"verdict on {puzzle.name}")
        if (task := trial.task) is not None:
            await asyncio.wait((task,), timeout=WAIT)
            if task.done():
                trial.task = None
                if trial.verdict is None:
                    raise Refusal("no-verdict")
        return _told(trial.verdict, len(trial.rounds))

    def _trial(self, key: tuple[str, Turn]) -> _Trial:
        trial = self._trials.setdefault(key, _Trial())
        self._trials.move_to_end(key)
        if len(self._trials) > KEPT:
            _, oldest = self._trials.popitem(last=False)
            oldest.stop()
        return trial

    async def _judge(self, trial: _Trial, puzzle: Puzzle, turn: Turn, asker: Asker) -> None:
        """Round by round; those that were played out stay so."""
        try:
            while len(trial.rounds) < ROUNDS:
                which = puzzle.name if puzzle.name in puzzles() else puzzle.to_dict()
                found = await ask_round(self._thinkers, which, turn, len(trial.rounds), asker)
                trial.rounds += [found] * (ROUNDS if found.is_settled else 1)
            trial.verdict = verdict(puzzle, turn, trial.rounds)
            trial.rounds.clear()
        except Failed as error:
            LOG.warning("verdict on %s: %s", puzzle.name, error)


def _known(puzzle: Puzzle, turn: Turn) -> Valued | None:
    """What the puzzle itself says of a turn, in whatever order it was played."""
    turns = (puzzle.best, *puzzle.others)
    return next((one for one in turns if sorted(one.actions) == sorted(turn)), None)


def _told(worth: Valued | None, rounds: int = 0) -> "PuzzleVerdict":
    return {
        "rounds": ROUNDS if worth else rounds,
        "of": ROUNDS,
        "worth": cast("ValuedTurn", worth.to_dict()) if worth else None,
        "solved": worth is not None and not (worth.behind or worth.gold_behind),
    }

"""Puzzles at the table: one turn, played on the real board and judged."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, cast

from hexholm.advice.analysis import said
from hexholm.game import Action
from hexholm.puzzles import Puzzle, Valued, of_the_day, puzzles
from hexholm.table.core.refusal import Refusal, reason_data
from hexholm.table.core.solo import BACK, Data, Solo
from hexholm.texts import say

if TYPE_CHECKING:
    from hexholm.table.core.hub import Hub
    from hexholm.table.protocol.answers import Reason
    from hexholm.table.protocol.puzzles import (
        PuzzleAnswer,
        PuzzleData,
        PuzzleList,
        PuzzleVerdict,
        SolutionData,
        ValuedTurn,
    )

OVER: Final = "puzzle-over"
START: Final = "puzzle-start"


def listing(hub: "Hub") -> "PuzzleList":
    """All puzzles, and the one of the day, which is the same everywhere."""
    day = datetime.fromtimestamp(hub.clock.date() / 1000, UTC).date()
    return {
        "day": day.isoformat(),
        "daily": of_the_day(day, list(puzzles())),
        "puzzles": [
            cast("PuzzleData", {key: getattr(one, key) for key in ("name", "game", "set", "stars")})
            for one in puzzles().values()
        ],
    }


def answer(name: str, done: Sequence[str], message: Data) -> "PuzzleAnswer":
    """What is said to a message of somebody who has done that much of a turn."""
    return answer_at(_puzzle(name), done, message)


def answer_at(puzzle: Puzzle, done: Sequence[str], message: Data) -> "PuzzleAnswer":
    """The same of any puzzle."""
    solver = Solver(puzzle, done)
    told = solver.hear(message)
    return {"done": solver.done, "over": solver.is_over, "messages": cast("Any", told)}


def solution(name: str) -> "SolutionData":
    """The best turn, why it is, and what else was tempting."""
    puzzle = _puzzle(name)
    return {
        "best": _told(puzzle.best),
        "others": [_told(one) for one in puzzle.others],
        "facts": cast("Any", said(puzzle.facts)),
    }


async def judge(hub: "Hub", name: str, done: Sequence[str], address: str) -> "PuzzleVerdict":
    """How good a played turn is, compared with the best one, as far as it has been judged."""
    return await judge_at(hub, _puzzle(name), done, address)


async def judge_at(
    hub: "Hub", puzzle: Puzzle, done: Sequence[str], address: str
) -> "PuzzleVerdict":
    """The same at any puzzle."""
    solver = Solver(puzzle, done)
    if not solver.is_over:
        raise Refusal("puzzle-open")
    return await hub.verdicts.ask(puzzle, tuple(map(Action.parse, solver.played)), address)


class Solver(Solo):
    """Somebody at a puzzle, until their turn ends."""

    def __init__(self, puzzle: Puzzle, done: Sequence[str] = ()) -> None:
        """As far as what was done can be played."""
        super().__init__(puzzle.name, puzzle.start())
        self.is_over = False
        self.redo(done)

    @property
    def played(self) -> list[str]:
        """What was done and not taken back."""
        kept: list[str] = []
        for one in self.done:
            kept = kept[:-1] if one == BACK else [*kept, one]
        return kept

    def is_meant(self, action: Action) -> bool:
        """Anything legal."""
        return not self.is_over

    def why_not(self, action: str) -> "Reason | None":
        """Which rule forbids an action."""
        if self.is_over:
            return _reason(OVER)
        reason = self.room.game.why_not(action)
        return None if reason is None else reason_data(reason)

    def refused(self, wish: str) -> "Reason | None":
        """Why something can't be done now; anything can be taken back."""
        if wish == BACK:
            return None if self.played else _reason(START)
        return self.why_not(wish)

    def do(self, wish: str, *, tells: bool) -> None:
        """Play an action, or take the last one back."""
        if wish == BACK:
            self.is_over = False
            self.go_back(self.room.step - 1, tells=tells)
            return
        game = self.room.game.copy()
        game.play(wish)
        has_ended = any(event.kind == "turn-ended" for event in game.events)
        self.is_over = has_ended or game.player != self.seat
        self.play(Action.parse(wish), tells=tells)


def _puzzle(name: str) -> Puzzle:
    if name not in puzzles():
        raise Refusal("unknown-puzzle")
    return puzzles()[name]


def _reason(key: str) -> "Reason":
    return {"rule": "", "key": key, "text": say(f"reason-{key}"), "args": {}}


def _told(turn: Valued) -> "ValuedTurn":
    return cast("ValuedTurn", turn.to_dict())

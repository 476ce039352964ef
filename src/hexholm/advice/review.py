"""A game reviewed: what each turn was worth, and where the game turned."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from hexholm.advice.analysis import Suggestion
from hexholm.advice.think import analyse
from hexholm.bots.search.turns import Turn
from hexholm.game import Action, Data, Game

MARKS: Final = ((0.3, "??"), (0.18, "?"), (0.08, "?!"))
"""A turn that lost this much chance of winning, or more, gets a mark."""
SURE: Final = 1.5
"""A loss of fewer standard errors can't be told from chance."""
SHARP: Final = 0.15
"""The best turn gets an exclamation mark when the next best one loses this much."""
GOOD: Final = "!"


@dataclass(frozen=True, slots=True)
class Played:
    """What a seat did in one go: a turn, or its answer during another seat's turn."""

    number: int
    """The turn of the game that it belongs to, counted from 1."""
    seat: int
    start: int
    """The number of actions before it."""
    actions: Turn


@dataclass(frozen=True, slots=True)
class RatedTurn:
    """What was done, compared with the best turn found."""

    played: Played
    done: Suggestion
    best: Suggestion
    """The same as `done` where nothing better was found."""
    mark: str
    """``??`` ``?`` ``?!`` for a mistake, ``!`` for the only good turn, else nothing."""

    @property
    def loss(self) -> float:
        """The chance of winning that was lost, as far as it is more than chance."""
        return self.done.behind if self.done.behind > SURE * self.done.error else 0.0

    def to_dict(self) -> Data:
        """As plain data, ready for JSON."""
        return {
            "number": self.played.number,
            "seat": self.played.seat,
            "start": self.played.start,
            "stop": self.played.start + len(self.played.actions),
            "loss": round(self.loss, 4),
            "mark": self.mark,
            "done": self.done.to_dict(),
            "best": None if self.best is self.done else self.best.to_dict(),
        }

    def in_short(self) -> Data:
        """The same without what a reader of the game doesn't need."""
        done, best = self.done, self.best
        better = {
            "actions": [str(action) for action in best.actions],
            "win": round(best.win, 4),
            "reasons": {card: round(-gold, 2) for card, gold in done.versus_best.items()},
            "rivals": {card: round(-gold, 2) for card, gold in done.rivals_versus_best.items()},
        }
        kept = {key: value for key, value in self.to_dict().items() if key not in ("done", "best")}
        chances = [round(chance, 4) for chance in done.chances]
        return {**kept, "chances": chances, "best": better if self.mark.startswith("?") else None}


def played(game: Game) -> list[Played]:
    """All turns of a game's log, in order."""
    return [turn for turn, _ in turns(game)]


def turns(game: Game) -> Iterator[tuple[Played, Game]]:
    """All turns of a game's log, each with the game before it."""
    log = [Action.parse(action) for action in game.log]
    first = len(game.record().get("past", ()))
    now, number = game.at(first), 1
    start, before, done = first, now.copy(), list[Action]()
    for step, action in enumerate(log[first:], start=first + 1):
        seat = now.mover
        now.play(action)
        done.append(action)
        has_ended = any(event.kind == "turn-ended" for event in now.events)
        if has_ended or now.player != seat or step == len(log):
            yield Played(number, seat, start, tuple(done)), before
            start, before, done = step, now.copy(), []
        number += has_ended


def rate(
    before: Game, turn: Played, seconds: float = 1.0, *, seed: int = 0, samples: int | None = None
) -> RatedTurn:
    """Compare what a seat did with the best turns found, given what it knew then."""
    found = analyse(before, turn.seat, seconds, seed=seed, samples=samples, turn=turn.actions)
    done, best = found.given, found.turns[0]
    assert done is not None
    rated = RatedTurn(turn, done, best, "")
    others = [other for other in found.turns if other is not done]
    mark = next((mark for least, mark in MARKS if rated.loss >= least), "")
    if best is done and others and others[0].behind > max(SHARP, SURE * others[0].error):
        mark = GOOD
    return RatedTurn(turn, done, best, mark)


def turning_points(rated: Sequence[RatedTurn], most: int = 5) -> list[RatedTurn]:
    """The few turns that lost the most, in the order they were played."""
    lost = sorted((turn for turn in rated if turn.loss >= MARKS[-1][0]), key=lambda t: -t.loss)
    return sorted(lost[:most], key=lambda turn: turn.played.start)

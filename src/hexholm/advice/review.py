"""A game reviewed: what each turn was worth, and where the game turned."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from hexholm.advice.analysis import Suggestion, said
from hexholm.advice.think import analyse
from hexholm.bots.search.turns import Turn
from hexholm.game import Action, Data, Game
from hexholm.texts import Message

VERSION: Final = 5
"""Of the way turns are rated; ratings that were stored by another one are done again."""
MARKS: Final = ((0.3, 12.0, "??"), (0.2, 8.0, "?"), (0.1, 4.0, "?!"))
"""A turn that lost this chance of winning, or this much gold on the others, gets a mark.

The gold is what that chance is worth in an even game: at the end leads have a standard deviation of
15.5, so one gold is 2.6%.
"""
FEW: Final = 3
"""With more players there are more turns; each gets less work, so that a game takes a minute."""
SHARP: Final = 0.15
"""The best turn gets an exclamation mark when all others lose this much chance of winning."""
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
    better: tuple[Message, ...]
    """What the best turn does and leads to, compared with what was done."""
    mark: str
    """``??`` ``?`` ``?!`` for a mistake, ``!`` for the only good turn, else nothing."""

    @property
    def loss(self) -> float:
        """The chance of winning that was lost, as far as it is more than chance."""
        return 0.0 if self.done.as_good else self.done.behind

    @property
    def gold_loss(self) -> float:
        """The same in gold: how much further ahead of the best other seat it would be."""
        return 0.0 if self.done.as_good else self.done.gold_behind

    @property
    def uncertain(self) -> bool:
        """Whether it lost enough for a mark, but no more than chance may explain."""
        return self.done.as_good and bool(_mark(self.done.behind, self.done.gold_behind))

    def to_dict(self) -> Data:
        """As plain data, ready for JSON."""
        return {
            "number": self.played.number,
            "seat": self.played.seat,
            "start": self.played.start,
            "stop": self.played.start + len(self.played.actions),
            "loss": round(self.loss, 4),
            "gold_loss": round(self.gold_loss, 2),
            "mark": self.mark,
            "uncertain": self.uncertain,
            "better": said(self.better),
            "done": self.done.to_dict(),
            "best": None if self.best is self.done else self.best.to_dict(),
        }

    def in_short(self) -> Data:
        """The same without what a reader of the game doesn't need."""
        done, best = self.done, self.best
        better = {
            "actions": [str(action) for action in best.actions],
            "win": round(best.win, 4),
            "gold": round(best.gold, 2),
            "facts": said(self.better),
        }
        left_out = ("done", "best", "better")
        kept = {key: value for key, value in self.to_dict().items() if key not in left_out}
        chances = [round(chance, 4) for chance in done.chances]
        best_ = better if self.mark.startswith("?") else None
        return {**kept, "chances": chances, "gold": round(done.gold, 2), "best": best_}


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


def rate(before: Game, turn: Played, work: float = 1.0) -> RatedTurn:
    """Compare what a seat did with the best turns found, given what it knew then.

    The clock isn't asked: the same turn of the same record always gets the same rating.
    """
    work *= min(1.0, FEW / before.seats)
    found = analyse(before, turn.seat, work=work, turn=turn.actions)
    done, best = found.given, found.turns[0]
    assert done is not None
    if done.as_good and not done.behind and not done.gold_behind:
        best = done
    rated = RatedTurn(turn, done, best, found.better, "")
    mark = _mark(rated.loss, rated.gold_loss)
    if best is done:
        others = [other for other in found.turns if other is not done]
        is_only = others and not any(one.as_good or one.behind < SHARP for one in others)
        mark = GOOD if is_only else ""
    return RatedTurn(turn, done, best, found.better, mark)


def _mark(chance: float, gold: float) -> str:
    marks = [mark for least, gold_least, mark in MARKS if chance >= least or gold >= gold_least]
    return marks[0] if marks else ""


def turning_points(rated: Sequence[RatedTurn], most: int = 3) -> list[RatedTurn]:
    """The few turns that lost the most, in the order they were played."""
    lost = [turn for turn in rated if turn.mark.startswith("?")]
    lost.sort(key=lambda turn: (-turn.loss, -turn.gold_loss))
    return sorted(lost[:most], key=lambda turn: turn.played.start)

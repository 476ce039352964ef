"""Puzzles: positions in which one whole turn is clearly the best.

They were found in games of strong bots (`hexholm.puzzles.mining`) and lie in ``shipped/SET.jsonl``,
one puzzle per line: a position as text, its best turn, and tempting turns that are worse.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from hexholm.game import Action, Data, Game
from hexholm.kingdom import registry
from hexholm.library import GAMES, from_text
from hexholm.reading import Entry, a_list, a_mapping, a_number, a_text
from hexholm.streams import roll
from hexholm.texts import Message, Told

STARS: Final = (1, 2, 3)
"""How well the best turn hides."""
EVERYTHING: Final = "everything"
"""The set of all boxes together."""
_FIRST_DAY: Final = date(2026, 1, 1)


class PuzzleError(Told):
    """A puzzle that can't be read; the message says what is wrong."""


class Valued(NamedTuple):
    """A whole turn and its value, by advice."""

    actions: tuple[Action, ...]
    win: float
    """The chance of winning after it."""
    gold: float
    """The gold to expect at the end."""
    behind: float
    """The chance of winning lost compared with the best turn."""
    gold_behind: float
    """The lead lost, in gold."""

    def to_dict(self) -> Data:
        """As plain data."""
        return {**self._asdict(), "actions": [str(action) for action in self.actions]}


class Puzzle(NamedTuple):
    """A position, its best turn and the tempting ones."""

    name: str
    set: str
    """The game or the box it is about, as in `hexholm.puzzles.sets`."""
    game: str
    stars: int
    position: str
    """As text."""
    best: Valued
    others: tuple[Valued, ...]
    """Tempting, but clearly worse."""
    facts: tuple[Message, ...]
    """What the best turn does and leads to: each is a sentence."""

    def start(self) -> Game:
        """The game at this position."""
        return from_text(self.position)

    def to_dict(self) -> Data:
        """As plain data, which `read` takes back."""
        return {
            **self._asdict(),
            "best": self.best.to_dict(),
            "others": [one.to_dict() for one in self.others],
            "facts": [{"id": id_, "args": dict(args)} for id_, args in self.facts],
        }


def read(data: Any) -> Puzzle:
    """The puzzle that `Puzzle.to_dict` gave."""
    whole = Entry(a_mapping(data, "puzzle"), "puzzle")
    found = Puzzle(
        a_text(whole, "name"),
        a_text(whole, "set"),
        a_text(whole, "game"),
        a_number(whole, "stars", 1),
        str(whole.get("position", "")),
        _valued(whole.get("best")),
        tuple(_valued(one) for one in a_list(whole, "others")),
        tuple(Message(fact["id"], fact["args"]) for fact in a_list(whole, "facts")),
    )
    whole.done()
    return found


def _valued(data: Any) -> Valued:
    turn = a_mapping(data, "turn")
    values = (turn[key] for key in ("win", "gold", "behind", "gold_behind"))
    return Valued(tuple(Action.parse(action) for action in turn["actions"]), *values)


def read_lines(lines: Iterable[str], source: str) -> Iterator[Puzzle]:
    """The puzzles of a file, one per line."""
    for number, line in enumerate(lines, start=1):
        try:
            yield read(json.loads(line))
        except (ValueError, KeyError, TypeError) as error:
            raise PuzzleError("puzzle-wrong", file=source, line=number, why=str(error)) from error


@cache
def puzzles() -> Mapping[str, Puzzle]:
    """Every puzzle by name: the boxes in their order, each from the easiest."""
    folder = Path(str(files(__name__))) / "shipped"
    found = [
        puzzle
        for file in sorted(folder.glob("*.jsonl"))
        for puzzle in read_lines(file.read_text(encoding="utf-8").splitlines(), file.name)
    ]
    shelves = [*registry.BOXES, EVERYTHING, *GAMES]
    return {
        one.name: one for one in sorted(found, key=lambda one: (shelves.index(one.set), one.stars))
    }


def of_the_day(day: date, names: Sequence[str]) -> str:
    """The same puzzle for everybody; all others come before it comes again."""
    lap, place = divmod((day - _FIRST_DAY).days, len(names))
    order = sorted(names, key=lambda name: (roll(lap + 1, sum(name.encode()), 1 << 30), name))
    return order[place]

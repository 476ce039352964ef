"""Planes or numbers in memory, and how they are kept up to date."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hexholm.fields import COPIES, Field, compiled
from hexholm.game import Task
from hexholm.train.cells import paint
from hexholm.train.parts import Part

NO_TASK: Final = Task("", 0, 0)


class Sheet:
    """Planes or numbers one after the other: first what stays the same for a whole game."""

    def __init__(self, still: Sequence[str], parts: Sequence[Part], offset: int, unit: int) -> None:
        self.names = (*still, *(name for part in parts for name in part.names))
        """Of what a seat sees."""
        self.size = self._still = len(still)
        """How many there are for all seats."""
        self._parts = parts
        for part in parts:
            part.place(self.size, offset + self.size * unit, unit)
            self.size += part.size
        self.end = offset + self.size * unit
        """Where it ends in memory."""

    def chosen(self, seat: int, shown: int, nothing: int) -> NDArray[np.intp]:
        """What a seat sees of it."""
        found = [*range(self._still)]
        for part in self._parts:
            found += part.chosen(seat, shown, nothing)
        return np.array(found, np.intp)


Watch = Callable[[Any, memoryview, list[Any]], None]
"""Writes into memory what has changed in a game since it was seen last."""


def watching(parts: Iterable[Part], fields: Iterable[Field]) -> tuple[Watch, list[Any]]:
    """A function that looks at all attributes, and what it has seen where all memory is 0.

    It runs at every step, so it is made of plain lines, as `copying` is.
    """
    copies = {field.name: COPIES[field.holds] for field in fields if field.holds}
    of_game: dict[str, list[Part]] = {}
    of_task: dict[str, list[Part]] = {}
    for part in parts:
        place, _, attribute = part.attribute.rpartition(".")
        (of_task if place else of_game).setdefault(attribute, []).append(part)
    space: dict[str, Any] = {"paint": paint, "NO_TASK": NO_TASK}
    seen: list[Any] = [()]
    lines = ["tasks = g.tasks", "if tasks is not seen[0]:", " seen[0] = tasks"]
    lines.append(" task = tasks[-1] if tasks else NO_TASK")
    for attribute, some in of_task.items():
        lines += [f" {line}" for line in _watch(f"task.{attribute}", "", some, space, seen)]
    for attribute, some in of_game.items():
        lines += _watch(f"g.{attribute}", copies[attribute], some, space, seen)
    return compiled("watch(g, m, seen)", lines, space), seen


def _watch(
    value: str, copy: str, parts: Iterable[Part], space: dict[str, Any], seen: list[Any]
) -> Iterator[str]:
    """How an attribute is looked at; what is no copy can't change by itself."""
    place = f"seen[{len(seen)}]"
    yield f"new = {value}"
    yield f"if new {'!=' if copy else 'is not'} {place}:"
    yield f" old, {place} = {place}, new{copy}"
    seen.append(None)
    for part in parts:
        name = f"f{len(space)}"
        space[name] = part.function
        yield from (f" {line}" for line in part.lines(name))
        if part.blank is not None:
            seen[-1] = part.blank

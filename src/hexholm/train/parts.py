"""What an observation is made of: planes and numbers, each from one attribute of a game.

They are kept in memory for all seats at once, seat 0 first, and written again only where something
has changed. What a seat sees is a choice of them, in its own order.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from hexholm.fields import EVERYBODY, MOVER, OWNER
from hexholm.hexes import Hexset

MOST: Final = 255
"""No number is greater."""


class Part(ABC):
    """Planes or numbers that depend on one attribute of a game, or (``task.``) of its top task."""

    blank: Any = None
    """The value of the attribute for which all of them are 0, if it is known."""
    function: Callable[..., Any] | None = None
    """What its lines call."""

    def __init__(
        self, attribute: str, names: Sequence[str], *, seats: int = 0, seen: str = EVERYBODY
    ) -> None:
        self.attribute = attribute
        self.size = len(names) * (seats or 1)
        self.names = tuple(names)
        """Of what a seat sees of it."""
        if seats and seen != OWNER:
            self.names = tuple(f"{name}, seat {n}" for n in range(seats) for name in names)
        self._seats, self._each, self._seen = seats, len(names), seen

    def place(self, first: int, offset: int, unit: int) -> None:
        """Settle where it lies among its like, and in memory, where each takes a unit."""
        self._first, self._offset, self._unit = first, offset, unit

    def chosen(self, seat: int, shown: int, nothing: int) -> Iterable[int]:
        """What a seat sees of it, if the hand of the seat `shown` lies open."""
        if not self._seats:
            return range(self._first, self._first + self.size)
        found: list[int] = []
        for after in range(1 if self._seen == OWNER else self._seats):
            owner = (seat + after) % self._seats
            first = self._first + owner * self._each
            is_hidden = self._seen == MOVER and owner not in (seat, shown)
            found += [nothing] * self._each if is_hidden else range(first, first + self._each)
        return found

    @abstractmethod
    def lines(self, function: str) -> Iterable[str]:
        """Python that writes a `new` value into memory `m` over the `old` one of a game `g`."""


class Number(Part):
    """A number that is the value of an attribute."""

    def __init__(self, attribute: str, name: str) -> None:
        super().__init__(attribute, [name])

    def lines(self, function: str) -> Iterable[str]:
        """The number, unless it is too great."""
        yield f"m[{self._offset}] = new if new < {MOST} else {MOST}"


class Numbers(Part):
    """Numbers that are told by a function of an attribute's value."""

    def __init__(
        self,
        attribute: str,
        names: Sequence[str],
        told: Callable[[Any], bytes],
        *,
        seats: int = 0,
        seen: str = EVERYBODY,
    ) -> None:
        super().__init__(attribute, names, seats=seats, seen=seen)
        self.function = told

    def lines(self, function: str) -> Iterable[str]:
        """All of them, for they are few."""
        yield f"m[{self._offset}:{self._offset + self.size}] = {function}(new)"


Shown = Callable[[Any, Any], Hexset]
"""A set of hexes to show, by a game and a value of it."""


class Plane(Part):
    """A plane that shows the value of an attribute, or a function of game and value."""

    def __init__(
        self, attribute: str, name: str, shown: Shown | None = None, *, blank: Any = 0
    ) -> None:
        super().__init__(attribute, [name])
        self.blank, self.function = blank, shown

    def lines(self, function: str) -> Iterable[str]:
        """The hexes that are new or gone."""
        yield self._paint(0, function)

    def _paint(self, place: int, function: str, item: str = "") -> str:
        old, new = f"old{item}", f"new{item}"
        if self.function:
            old, new = f"{function}(g, {old})", f"{function}(g, {new})"
        return f"paint(m, {self._offset + place * self._unit}, {self._unit}, {old}, {new})"


class SeatPlanes(Plane):
    """The same for an attribute that has a value for each seat, maybe for each of some kinds."""

    def __init__(
        self, attribute: str, name: str, seats: int, shown: Shown | None = None, *, kind: str = ""
    ) -> None:
        Part.__init__(self, attribute, [name], seats=seats)
        nothing = (0,) * seats
        self.blank, self.function = {} if kind else nothing, shown
        self._kind = f".get({kind!r}, {nothing})" if kind else ""

    def lines(self, function: str) -> Iterable[str]:
        """The hexes that are new or gone."""
        for seat in range(self.size):
            item = f"{self._kind}[{seat}]"
            yield f"if old{item} is not new{item}: {self._paint(seat, function, item)}"

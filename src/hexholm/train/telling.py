"""How values of a game are told as numbers of the vector."""

from collections.abc import Callable, Iterable, Sequence, Sized
from typing import Any

from hexholm.train.parts import MOST, Number, Numbers, Part


def one_hots(names: Sequence[str]) -> dict[str, bytes]:
    """For each name a 1 at its place; for no name no 1."""
    found = {name: one_hot(place, len(names)) for place, name in enumerate(names)}
    return found | {"": bytes(len(names))}


def one_hot(place: int | None, size: int) -> bytes:
    """A 1 at a place, or nowhere."""
    return bytes([number == place for number in range(size)])


def seat_of(players: int) -> Callable[[int | None], bytes]:
    """A 1 for a seat, or for nobody."""
    found: dict[int | None, bytes] = {seat: one_hot(seat, players) for seat in range(players)}
    return (found | {None: bytes(players)}).__getitem__


class Tally(dict[tuple[str, ...], bytes]):
    """How often each of some names is in a tuple: counted once for each tuple there is."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self._names = names

    def __missing__(self, some: tuple[str, ...]) -> bytes:
        found = self[some] = bytes([some.count(name) for name in self._names])
        return found


def tallies(names: Sequence[str]) -> Callable[[Iterable[tuple[str, ...]]], bytes]:
    """The same for each of several tuples."""
    tally = Tally(names)
    return lambda tuples: b"".join([tally[some] for some in tuples])


def capped(numbers: Iterable[int]) -> bytes:
    """Numbers, none of them too great."""
    return bytes([min(number, MOST) for number in numbers])


def sizes(things: Iterable[Sized]) -> bytes:
    """How many there are in each."""
    return bytes(map(len, things))


def total(pile: dict[str, int]) -> bytes:
    """How many cards there are in all."""
    return bytes([sum(pile.values())])


def named(what: str, names: Iterable[Any]) -> list[str]:
    """What the numbers of these things are called."""
    return [f"{what}: {name}" for name in names]


def turn() -> list[Part]:
    """What both games tell first: how far the turn has come, and the game."""
    return [
        Number("left", "left to build"),
        Number("begun", "begun"),
        Number("built", "built this round"),
        Number("last_round", "last round"),
        Number("ended", "game over"),
        Number("task.left", "task: left"),
        Numbers("deck", ["draw pile"], total),
    ]

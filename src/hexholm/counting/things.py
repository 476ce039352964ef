"""What is entered of a finished game: things that a game or a box declares, and what seats have."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from hexholm.game import Game
from hexholm.hexes import Hexset
from hexholm.reading import a_mapping, split
from hexholm.texts import Told

MOST = 999
"""The largest number that can be entered."""


class CountError(Told):
    """Something entered that a game can't have; the message names it."""


class Thing(NamedTuple):
    """Something to enter for each player."""

    key: str
    """In the data of a seat."""
    holds: Literal["hexes", "rows", "number"]
    names: str
    """What kind of thing it is: a piece, card or tile;"""
    name: str
    """and which one."""
    art: str
    """Its symbol."""
    most: int = MOST
    """How many of them a player can have;"""
    in_all: int = 0
    """and all players together, where that is less."""
    supply: str = ""
    """The thing from whose supply it comes, where it is another one."""
    is_large: bool = False
    """Whether it covers seven hexes and is entered by the middle one."""
    choices: tuple[str, ...] = ()
    """The rows to choose from."""
    where: Hexset = 0
    """The hexes on which it can stand."""
    goes: str = ""
    """The key in saved games under which it is one of several."""
    worth: int = 1
    """What one of them adds there."""
    scores: bool = True
    """Whether it matters for the result."""
    ends: bool = False
    """Whether a game ends when a player has used up all such things."""

    @property
    def called(self) -> dict[str, str]:
        """Its name, as an argument of messages."""
        return {self.names: self.name}

    @property
    def is_piece(self) -> bool:
        """Whether there is a limited number of them."""
        return self.holds != "number"


class Entered:
    """What one seat has."""

    def __init__(self) -> None:
        self.places: dict[str, list[str]] = {}
        """Hexes or rows, by thing."""
        self.numbers: dict[str, int] = {}

    def used(self, things: Sequence[Thing], key: str) -> int:
        """How many of a supply are used."""
        return sum(
            len(self.places[thing.key])
            for thing in things
            if key in (thing.key, thing.supply)
            if thing.is_piece
        )


def read_seats(
    game: Game, things: Sequence[Thing], seats: Sequence[Mapping[str, Any]]
) -> list[Entered]:
    """What was entered, by seat; unknown keys, hexes and rows are refused."""
    return [_read(game, things, seat, f"seat {number}") for number, seat in enumerate(seats)]


def _read(game: Game, things: Sequence[Thing], seat: Mapping[str, Any], who: str) -> Entered:
    entered, known = Entered(), {thing.key for thing in things}
    for key in a_mapping(seat, who):
        if key not in known:
            names = ", ".join(thing.key for thing in things)
            raise CountError("count-unknown", who=who, got=repr(key), names=names)
    for thing in things:
        given = seat.get(thing.key)
        if thing.is_piece:
            valid = thing.choices or game.board.grid.hexes
            entered.places[thing.key] = _names(given, valid, f"{who}: {thing.key}")
        else:
            entered.numbers[thing.key] = _number(given, f"{who}: {thing.key}")
    return entered


def _names(given: Any, valid: Any, what: str) -> list[str]:
    names = split(() if given is None else given)
    if not isinstance(names, list | tuple):
        raise CountError("count-list", what=what, got=repr(given))
    for name in names:
        if not isinstance(name, str) or name not in valid:
            raise CountError("count-no-place", what=what, got=repr(name))
    return list(dict.fromkeys(names))


def _number(given: Any, what: str) -> int:
    if given is None:
        return 0
    if type(given) is not int or not 0 <= given <= MOST:
        raise CountError("count-number", what=what, most=MOST, got=repr(given))
    return given

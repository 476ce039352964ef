"""What an editor may change in a position: for each field, what its values can be, as plain data.

Whoever edits knows no game. A field tells what it is called (`says`, a message) and which kind of
value it has; the page of the table shows each kind in one way.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from hexholm.game import Data

Edit = Callable[[Any, int], Data | None]
"""How a field of a game, of a seat where it has one for each, is edited; None: not in this game."""


def said(id_: str, **args: Any) -> Data:
    """A message."""
    return {"id": id_, "args": args}


def named(names: Iterable[str], kind: str) -> list[Data]:
    """Things by their names, called as the message ``KIND-NAME`` says."""
    return [{"name": name, "says": said(f"{kind}-{name}")} for name in names]


def paint(says: Data, art: str, most: int, **more: Any) -> Edit:
    """Pieces that are set on hexes."""
    return lambda g, seat: {"kind": "paint", "says": says, "art": art, "most": most, **more}


def number(says: Data, most: int | None = None) -> Edit:
    """How many there are."""
    return lambda g, seat: {"kind": "number", "says": says, "most": most}


def flag(says: Data) -> Edit:
    """Whether it is so."""
    return lambda g, seat: {"kind": "flag", "says": says}


def amounts(says: Data, names: list[Data]) -> Data:
    """How many there are of each; what has an `auto` is that where nothing is said."""
    return {"kind": "amounts", "says": says, "names": names}


def cards(says: Data, names: list[Data], most: int) -> Data:
    """Some of these, in a row, the same one more than once."""
    return {"kind": "cards", "says": says, "names": names, "most": most}


def some(says: Data, names: list[Data]) -> Data | None:
    """Any of these, each at most once."""
    return {"kind": "some", "says": says, "names": names} if names else None


def entries(says: Data, names: Mapping[str, tuple[Any, Data]]) -> Data | None:
    """Any of these keys, each with the one value it can have."""
    found = [{"name": key, "value": value, "says": one} for key, (value, one) in names.items()]
    return {"kind": "entries", "says": says, "names": found} if found else None


def things(says: Data, choices: list[Data], states: list[Data], most: int) -> Data | None:
    """A list of things, each in one of some states; `sets` says what stands in the data."""
    found = {"kind": "things", "says": says, "choices": choices, "states": states, "most": most}
    return found if choices else None


def choice(says: Data, choices: list[Data]) -> Data:
    """One of these; `sets` says what stands in the data."""
    return {"kind": "choice", "says": says, "choices": choices}


def option(says: Data, sets: Data, **more: Any) -> Data:
    """One of several to choose from."""
    return {"says": says, "sets": sets, **more}


def whose_turn(seats: int) -> Data:
    """Whose turn it is, which then begins; or nobody's any more."""
    return choice(
        said("field-to-move"),
        [
            *(
                option(
                    said("field-seat", seat=seat + 1), {"to_move": seat, "over": False, "turn": {}}
                )
                for seat in range(seats)
            ),
            option(said("field-over"), {"to_move": None, "over": True, "turn": {}}),
        ],
    )


def builds_left(most: int) -> Data:
    """How many of the mandatory action's buildings are still to come."""
    return choice(
        said("field-left"),
        [
            option(said("field-left-number", n=n), {"left": n, "begun": n < most})
            for n in range(most, -1, -1)
        ],
    )

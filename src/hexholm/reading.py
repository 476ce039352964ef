"""Reading plain data: each value of the right kind, or one line that says what's wrong."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from hexholm.game import SaveError

MOST: Final = 1000
"""No list of a position is longer: more than any board has hexes."""
LARGEST: Final = 1_000_000
"""No number in a save is larger."""
LONGEST: Final = 200
"""No name or note is longer."""
DEEPEST: Final = 12
"""No save has more lists and objects inside each other."""


@contextmanager
def pointing(*path: str | int) -> Iterator[None]:
    """What is wrong inside is wrong with what lies here in the data."""
    try:
        yield
    except SaveError as error:
        error.path = error.path or path
        raise


def check_depth(data: Any) -> None:
    """Plain data of a depth that anybody can walk through."""
    level = [data]
    for _ in range(DEEPEST):
        level = [
            inner
            for value in level
            if isinstance(value, list | Mapping)
            for inner in (value.values() if isinstance(value, Mapping) else value)
        ]
    if level:
        raise SaveError("save-deep", most=DEEPEST)


def a_list(data: Mapping[str, Any], key: str, what: str = "", most: int = MOST) -> list[Any]:
    """A list of at most `most` things; empty where the key is missing."""
    value = data.get(key, [])
    if not isinstance(value, list):
        raise SaveError("save-list", what=_path(what, key), got=repr(value))
    if len(value) > most:
        raise SaveError("save-at-most", what=_path(what, key), most=most, got=len(value))
    return value


def a_mapping(value: Any, what: str) -> Mapping[str, Any]:
    """An object with keys."""
    if not isinstance(value, Mapping):
        raise SaveError("save-object", what=what, got=repr(value))
    return value


class Entry(Mapping[str, Any]):
    """An object that knows which of its keys were read, so that a misspelt one is reported."""

    def __init__(self, value: Any, what: str) -> None:
        self._data = a_mapping(value, what)
        self._what = what
        self._read: dict[str, None] = {}

    def __getitem__(self, key: str) -> Any:
        self._read[key] = None
        return self._data[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def __len__(self) -> int:
        return len(self._data)

    def done(self) -> None:
        """Everything has been read; what is left is misspelt."""
        for key in self._data:
            if key not in self._read:
                told = {"got": repr(key), "names": ", ".join(self._read)}
                raise SaveError("save-unknown-key", what=self._what, **told)


def a_number(data: Mapping[str, Any], key: str, default: int, what: str = "") -> int:
    """A whole number from 0 on."""
    value = data.get(key, default)
    if type(value) is not int or value < 0:
        raise SaveError("save-number", what=_path(what, key), got=repr(value))
    if value > LARGEST:
        raise SaveError("save-at-most", what=_path(what, key), most=LARGEST, got=value)
    return value


def a_text(data: Mapping[str, Any], key: str, what: str = "", most: int = LONGEST) -> str:
    """A text of at most `most` characters; an empty one where nothing is said."""
    value = data.get(key, "")
    if not isinstance(value, str) or len(value) > most:
        raise SaveError("save-text", what=_path(what, key), most=most, got=repr(value))
    return value


def a_flag(data: Mapping[str, Any], key: str, *, default: bool = False) -> bool:
    """True or false."""
    value = data.get(key, default)
    if type(value) is not bool:
        raise SaveError("save-flag", what=key, got=repr(value))
    return value


def a_seat(value: Any, seats: int, what: str) -> int:
    """The number of a seat."""
    if type(value) is not int or not 0 <= value < seats:
        raise SaveError("save-seat", what=what, got=repr(value), last=seats - 1)
    return value


def _path(what: str, key: str) -> str:
    return f"{what}: {key}" if what else key


def split(value: Any) -> Any:
    """Names in one text, with blanks between them, as a list."""
    return value.split() if isinstance(value, str) else value

"""Reading plain data: each value of the right kind, or one line that says what is wrong."""

from collections.abc import Iterator, Mapping
from typing import Any

from hexholm.game import SaveError


def a_list(data: Mapping[str, Any], key: str, what: str = "") -> list[Any]:
    """A list; an empty one where nothing is said."""
    value = data.get(key, [])
    if not isinstance(value, list):
        raise SaveError(f"{what + ': ' if what else ''}{key} is a list, not {value!r}")
    return value


def a_mapping(value: Any, what: str) -> Mapping[str, Any]:
    """An object with keys."""
    if not isinstance(value, Mapping):
        raise SaveError(f"{what} is an object with keys, not {value!r}")
    return value


class Entry(Mapping[str, Any]):
    """An object with keys that knows which of them were read, so that a misspelt one is told."""

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
        """Everything has been read; what is left are no keys."""
        for key in self._data:
            if key not in self._read:
                valid = ", ".join(self._read)
                raise SaveError(f"{self._what}: unknown key {key!r}; there are: {valid}")


def a_number(data: Mapping[str, Any], key: str, default: int, what: str = "") -> int:
    """A whole number from 0 on."""
    value = data.get(key, default)
    if type(value) is not int or value < 0:
        raise SaveError(
            f"{what + ': ' if what else ''}{key}: {value!r} is no whole number from 0 on"
        )
    return value


def a_flag(data: Mapping[str, Any], key: str, *, default: bool = False) -> bool:
    """True or false."""
    value = data.get(key, default)
    if type(value) is not bool:
        raise SaveError(f"{key} is either true or false, not {value!r}")
    return value


def a_seat(value: Any, seats: int, what: str) -> int:
    """The number of a seat."""
    if type(value) is not int or not 0 <= value < seats:
        raise SaveError(f"{what}: {value!r} is no seat; there are 0 to {seats - 1}")
    return value

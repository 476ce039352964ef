"""Reading plain data: each value of the right kind, or one line that says what is wrong."""

from collections.abc import Mapping
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


def a_number(data: Mapping[str, Any], key: str, default: int, what: str = "") -> int:
    """A whole number from 0 on."""
    value = data.get(key, default)
    if type(value) is not int or value < 0:
        raise SaveError(f"{what + ': ' if what else ''}{key}: {value!r} is no whole number")
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

"""Messages as JSON, and back."""

import json
import re
from itertools import accumulate
from typing import Any, Final

from hexholm.table.core.ports import Part

DEEPEST: Final = 200
"""Brackets within each other; a browser's Python dies of too many, where another would complain."""

_TEXT: Final = re.compile(r'"(?:[^"\\]|\\.)*"', re.S)
_BRACKET: Final = re.compile(r"[\[{\]}]")


def write(data: Any) -> str:
    """Plain data as JSON."""
    return json.dumps(data, default=_part, ensure_ascii=False, separators=(",", ":"))


def _part(part: Any) -> Any:
    if not isinstance(part, Part):
        raise TypeError(f"{type(part).__name__} is not plain data")
    return part.written(lambda data: data)


def read(text: str) -> Any:
    """What a text says; `ValueError` if it isn't JSON, or nothing that can be stored again."""
    if text.count("[") + text.count("{") > DEEPEST and _depth(text) > DEEPEST:
        raise ValueError("[…")
    data = json.loads(text, parse_constant=_refuse)
    if "\\u" in text:
        write(data).encode()  # half a character is none
    return data


def _depth(text: str) -> int:
    brackets = _BRACKET.findall(_TEXT.sub("", text))
    return max(accumulate(1 if one in "[{" else -1 for one in brackets), default=0)


def _refuse(constant: str) -> Any:
    """JSON has no NaN and no Infinity."""
    raise ValueError(constant)

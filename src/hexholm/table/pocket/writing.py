"""Messages as JSON, and back."""

import json
from typing import Any

from hexholm.table.core.ports import Part


def write(data: Any) -> str:
    """Plain data as JSON."""
    return json.dumps(data, default=_part, ensure_ascii=False, separators=(",", ":"))


def _part(part: Any) -> Any:
    if not isinstance(part, Part):
        raise TypeError(f"{type(part).__name__} is not plain data")
    return part.written(lambda data: data)


def read(text: str) -> Any:
    """What a text says; `ValueError` if it isn't JSON, or nothing that can be stored again."""
    try:
        data = json.loads(text, parse_constant=_refuse)
        if "\\u" in text:
            write(data).encode()  # half a character is none
    except RecursionError as error:
        raise ValueError(str(error)) from error
    return data


def _refuse(constant: str) -> Any:
    """JSON has no NaN and no Infinity."""
    raise ValueError(constant)

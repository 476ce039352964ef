"""Messages as JSON."""

from typing import Any

import orjson

from hexholm.table.core.ports import Part


def write(data: Any) -> bytes:
    """Plain data as JSON; a `Part` that was written before isn't written again."""
    return orjson.dumps(data, default=_part)


def _part(part: Any) -> orjson.Fragment:
    if not isinstance(part, Part):
        raise TypeError(f"{type(part).__name__} is not plain data")
    fragment: orjson.Fragment = part.written(_fragment)
    return fragment


def _fragment(data: Any) -> orjson.Fragment:
    return orjson.Fragment(write(data))

"""The symbols of ``art.svg``, by id."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final
from zlib import crc32

VARIANTS: Final = 3
"""How many drawings of each terrain there are."""


@cache
def art() -> str:
    """The sprite file."""
    return (files("hexholm.draw") / "art.svg").read_text(encoding="utf-8")


@cache
def symbols() -> MappingProxyType[str, str]:
    """Every symbol's id with its XML."""
    found = {}
    for part in art().split("<symbol ")[1:]:
        xml = "<symbol " + part.partition("</symbol>")[0] + "</symbol>"
        found[xml.partition('id="')[2].partition('"')[0]] = xml
    return MappingProxyType(found)


def definitions(ids: Iterable[str]) -> str:
    """The symbols with these ids, in the order of the file."""
    wanted = set(ids)
    return "\n".join(xml for name, xml in symbols().items() if name in wanted)


def terrain(kind: str, hex_name: str) -> str:
    """The id of a terrain's drawing on a hex: always the same one, without a visible pattern."""
    return f"terrain-{kind}-{crc32(hex_name.encode()) * 2654435761 % 2**32 // 7 % VARIANTS + 1}"

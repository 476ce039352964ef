"""The symbols of every ``art.svg``, by id: the common ones, and those of each box."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final
from zlib import crc32

from hexholm.library import KINDS

VARIANTS: Final = 3
"""How many drawings of each terrain there are."""
LIKE: Final = {"grassland": "grass"}
"""Terrains that are drawn as another one."""
UNDER_SNOW: Final = frozenset(("grassland", "forest", "flower-field"))
"""Where snow lies in winter; the other lands of Winter Kingdom are drawn cold."""
_SYMBOL: Final = re.compile(r'(<symbol id="([^"]+)".*?</symbol>)', re.DOTALL)
_USE: Final = re.compile(r'<use href="#([^"]+)"')


@cache
def art() -> str:
    """All symbols as one file."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{definitions(symbols())}\n</svg>\n'


@cache
def symbols() -> MappingProxyType[str, str]:
    """Every symbol's id with its XML."""
    boxes = [folder for kind in KINDS.values() for folder in kind.boxes().values()]
    texts = [
        file.read_text(encoding="utf-8")
        for folder in (files("hexholm.draw"), *boxes)
        if (file := folder / "art.svg").is_file()
    ]
    return MappingProxyType(
        {found[2]: found[1] for text in texts for found in _SYMBOL.finditer(text)}
    )


def definitions(ids: Iterable[str]) -> str:
    """The symbols with these ids and those they are made of, in the order of the files."""
    wanted, known = set(ids), symbols()
    for name in wanted & known.keys():
        wanted.update(_USE.findall(known[name]))
    return "\n".join(xml for name, xml in known.items() if name in wanted)


def terrain(kind: str, hex_name: str) -> str:
    """The id of a terrain's drawing on a hex: always the same one, without a visible pattern."""
    return f"terrain-{LIKE.get(kind, kind)}-{_variant(hex_name, 7)}"


def swatch_symbol(kind: str) -> str:
    """The drawing of a terrain on a card or in a key."""
    return f"terrain-{LIKE.get(kind, kind)}-1"


def frost(hex_name: str) -> str:
    """The id of the snow on a hex."""
    return f"frost-{_variant(hex_name, 11)}"


def _variant(hex_name: str, spread: int) -> int:
    return crc32(hex_name.encode()) * 2654435761 % 2**32 // spread % VARIANTS + 1


def talent(name: str) -> str:
    """The id of a talent's picture; where it has none of its own it is the location's."""
    drawn = f"talent-{name}"
    return drawn if drawn in symbols() else f"location-{name}"

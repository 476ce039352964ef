"""The symbols of ``art.svg``, by id."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final
from zlib import crc32

VARIANTS: Final = 3
"""How many drawings of each terrain there are."""
LIKE: Final = {"grassland": "grass"}
"""Terrains that are drawn as another one."""
UNDER_SNOW: Final = frozenset(("grassland", "forest", "flower-field"))
"""Where snow lies in winter; the other lands of Winter Kingdom are drawn cold."""
TALENTS: Final = {"port": "location-harbor", "outpost": "nomad-outpost", "tunnel": "cave"}
"""Talents with the picture of something that is there already."""


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
    return drawn if drawn in symbols() else TALENTS.get(name, f"location-{name}")

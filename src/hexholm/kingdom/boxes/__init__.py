"""The boxes of Kingdom Builder, one folder each: rules, sections, texts, what bots know of them."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final

from hexholm.board import Section, read_sections
from hexholm.kingdom.boxes.base.rules import BOX as BASE
from hexholm.kingdom.boxes.capitol.rules import BOX as CAPITOL
from hexholm.kingdom.boxes.caves.rules import BOX as CAVES
from hexholm.kingdom.boxes.crossroads.rules import BOX as CROSSROADS
from hexholm.kingdom.boxes.harvest.rules import BOX as HARVEST
from hexholm.kingdom.boxes.island.rules import BOX as ISLAND
from hexholm.kingdom.boxes.marshlands.rules import BOX as MARSHLANDS
from hexholm.kingdom.boxes.nomads.rules import BOX as NOMADS

__all__ = [
    "ALL",
    "BASE",
    "CAPITOL",
    "CAVES",
    "CROSSROADS",
    "HARVEST",
    "ISLAND",
    "MARSHLANDS",
    "NOMADS",
    "folders",
    "printed_sections",
]

ALL: Final = (BASE, NOMADS, CROSSROADS, MARSHLANDS, HARVEST, CAPITOL, CAVES, ISLAND)


def folders() -> list[Traversable]:
    """The folder of each box."""
    return [files(f"hexholm.kingdom.boxes.{box.name}") for box in ALL]


@cache
def printed_sections() -> MappingProxyType[str, Section]:
    """The sections that come with hexholm, by name."""
    sections = [one for folder in folders() for one in read_sections(folder / "sections")]
    return MappingProxyType({s.name: s for s in sorted(sections, key=lambda s: s.name)})

"""What there is to play with."""

from typing import Annotated, NotRequired

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict


class SectionData(TypedDict):
    """A section to draw."""

    name: str
    box: str
    source: str
    locations: list[str]
    rows: list[str]
    """Ten strings of ten letters; the island has five of 4, 5, 6, 5 and 4."""


class LandData(SectionData):
    """A new section: its land, and its text for a set-up."""

    text: str


PlacesData = TypeAliasType(
    "PlacesData",
    Annotated[
        dict[str, list[list[str]]],
        Field(description="By what is put there: for each section the hexes that can hold it."),
    ],
)


class Preset(TypedDict):
    """A set-up by name; what it doesn't name is drawn."""

    boxes: list[str]
    sections: NotRequired[list[str]]
    cards: NotRequired[list[str]]


class RuleOption(TypedDict):
    """A rule that players may choose to read differently."""

    default: bool | int
    boxes: list[str]
    """It means something only with all of these."""
    choices: list[bool | int]


class BoxThing(TypedDict):
    """A card or task card, and its box."""

    name: str
    box: str


class GameCatalog(TypedDict):
    """What there is of Kingdom Builder."""

    players: list[int]
    boxes: list[str]
    core: str
    """The box whose cards belong to every game."""
    sections: list[SectionData]
    islands: list[SectionData]
    """The sides of the island."""
    lands: list[str]
    """The kinds of section of which new land can be made."""
    cards: list[BoxThing]
    tasks: list[BoxThing]
    spots: list[BoxThing]
    """What is put on hexes before the game; an option with its name says how many there are."""
    options: dict[str, RuleOption]
    presets: dict[str, Preset]


class SideData(TypedDict):
    """A side of a board of Winter Kingdom, to draw."""

    name: str
    board: str
    """The two sides of a board can't both be used."""
    source: str
    rows: list[str]
    """Nine strings of 5 to 9 letters."""
    text: NotRequired[str]
    """Of a side that somebody brought: its file, for the set-up."""


class CardInfo(TypedDict):
    """A scoring card."""

    name: str
    source: str
    """Who says so: printed, inferred, house."""
    points: int
    points_source: str
    mark: str
    """What has to be agreed on for it: top_board, bottom_board, direction, or nothing."""


class EconomyInfo(TypedDict):
    """An economy card."""

    name: str
    source: str
    mark: str
    """What has to be agreed on for it."""


class TwistInfo(TypedDict):
    """A twist."""

    name: str
    source: str
    replaces: str | None
    """The scoring card that has no meaning with it."""
    avoids: str | None
    """The scoring card that can be chosen, but isn't drawn with it."""
    excludes: list[str]
    """The twists that contradict it."""


class TalentInfo(TypedDict):
    """A talent card."""

    name: str
    combine: str | None
    """How its two actions combine: choose, arrow, free; null: there is only one."""
    cost: int
    upgrade: int
    source: str
    """Who says so: printed, inferred, house."""
    cost_source: str
    """The same of its price."""
    upgrade_source: str
    """The same of the price of its upgrade."""


class WinterPreset(TypedDict):
    """A set-up by name; what it doesn't name is drawn."""

    twist: str


class WinterCatalog(TypedDict):
    """What there is of Winter Kingdom."""

    players: list[int]
    letters: dict[str, str]
    """The terrain that a letter in a side's rows stands for."""
    places: list[str]
    sides: list[SideData]
    cards: list[CardInfo]
    economy: list[EconomyInfo]
    twists: list[TwistInfo]
    directions: list[str]
    talents: list[TalentInfo]
    presets: dict[str, WinterPreset]


Games = TypedDict("Games", {"kingdom-builder": GameCatalog, "winter-kingdom": WinterCatalog})


class Catalog(TypedDict):
    """What there is to play with."""

    games: Games
    letters: dict[str, str]
    """The terrain that a letter in a section's rows stands for."""

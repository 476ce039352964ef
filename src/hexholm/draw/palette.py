"""The colours of hexholm: land, players, paper, ink and gold.

The land's colours are those of ``art.svg``. The five player colours differ in lightness as well as
in hue, so they stay apart for colour-blind eyes; the mark on each house tells them apart without
any colour.
"""

from typing import Final, NamedTuple

PAPER: Final = "#f4ead0"
PAPER_SHADE: Final = "#e2d0a6"
CARD: Final = "#fffaf0"
LINE: Final = "#d9ccb2"
INK: Final = "#2d2620"
SOFT_INK: Final = "#6b604f"
MID_INK: Final = "#8f816b"
"""To be read on light paper and on dark."""
GOLD: Final = "#b8892c"
DARK_GOLD: Final = "#7c5710"
GLOW: Final = "#fff6cf"

TERRAIN: Final = {
    "grass": "#a9c265",
    "canyon": "#c17c4c",
    "desert": "#eed7a0",
    "flower-field": "#dfa9c6",
    "forest": "#6f9a63",
    "water": "#84b6d6",
    "mountain": "#b9b1a7",
    "swamp": "#98986a",
    "farmland": "#dfc253",
}
WINTER: Final = {
    "flower-field": TERRAIN["flower-field"],
    "grassland": TERRAIN["grass"],
    "tundra": "#cdb98a",
    "fell-field": "#b98b74",
    "snowscape": "#e3ebf2",
    "forest": TERRAIN["forest"],
    "ice": "#93c8e4",
    "mountain": TERRAIN["mountain"],
}
"""The land of Winter Kingdom, in the order of its terrain cards, then ice and mountain."""
LAND: Final = TERRAIN | WINTER
COLD: Final = frozenset((*(WINTER.keys() - TERRAIN.keys()), "tunnel", "village"))
"""What only Winter Kingdom has."""
STONE: Final = "#d3cab9"
"""The ground of a castle."""
SITE: Final = "#e6d6ab"
"""The ground of a location."""
PLACES: Final = {
    "castle": STONE,
    "palace": "#ead9cf",
    "silo": "#e3cf96",
    "nomad": "#e4c48f",
    "tunnel": "#a9adb6",
    "village": "#e6dcc6",
}
"""The grounds of the other special hexes."""

SHORE: Final = {
    "grass": "#7b9a3d",
    "canyon": "#8d4f2b",
    "desert": "#c39a4f",
    "flower-field": "#b5658f",
    "forest": "#2c5940",
    "water": "#3f7ba8",
    "mountain": "#6b635d",
    "swamp": "#4a5a2c",
    "farmland": "#a3741d",
    "grassland": "#7b9a3d",
    "tundra": "#8f7a43",
    "fell-field": "#6f4a3a",
    "snowscape": "#8ba6bf",
    "ice": "#3f86ad",
}
"""The darker tone of each terrain, for the rim of its regions."""


class PlayerColour(NamedTuple):
    """How the pieces of a seat look."""

    name: str
    fill: str
    ink: str
    """The colour of the mark and of text on the fill."""
    mark: str


PLAYERS: Final = (
    PlayerColour("blue", "#2563b0", "#ffffff", "dot"),
    PlayerColour("orange", "#f08c1e", "#2d2620", "bar"),
    PlayerColour("green", "#75d7c3", "#2d2620", "ring"),
    PlayerColour("purple", "#6b3560", "#ffffff", "cross"),
    PlayerColour("red", "#b01818", "#ffffff", "chevron"),
)
"""By seat; the mark is the symbol mark-0 ... mark-4."""


def ground(kind: str) -> str:
    """The colour of a kind of hex."""
    return LAND.get(kind) or PLACES.get(kind, SITE)

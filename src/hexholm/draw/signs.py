"""What is written on a hex in a terminal: letters of the land, pieces, locations, tiles."""

from collections.abc import Collection, Iterable, Iterator
from typing import Any, Final

from rich.style import Style
from rich.text import Text

from hexholm.draw import palette
from hexholm.draw.land import LETTER_OF
from hexholm.draw.things import covered
from hexholm.game import Data
from hexholm.hexes import Hexset
from hexholm.kingdom import KingdomBuilder
from hexholm.texts import spoken

View = dict[str, Any]

HOUSE: Final = "⌂"
TEXTURE: Final = {
    "grass": '"',
    "canyon": "=",
    "desert": ".",
    "flower-field": "*",
    "forest": "♠",
    "water": "~",
    "mountain": "^",
    "swamp": ",",
    "farmland": "|",
    "grassland": '"',
    "tundra": ":",
    "fell-field": "o",
    "snowscape": ".",
    "ice": "/",
}
"""A second sign for each terrain, beside its letter."""

PLACES: Final = {"castle": "♜♜", "palace": "P♚", "silo": "O∆", "nomad": "N^"}
"""The special hexes besides locations."""
BLOCKED: Final = "!"

LEGAL: Final = Style(color=palette.INK, bgcolor="#fffbe6", bold=True)
LIT: Final = Style(color=palette.INK, bgcolor="#ffd75f", bold=True)
SITE: Final = Style(color=palette.DARK_GOLD, bgcolor="#fffdf5", bold=True)
TILE: Final = Style(color="#fffaf0", bgcolor="#7a4526", bold=True)
STONE: Final = Style(color="#fffaf0", bgcolor="#6b635d", bold=True)


class Signs:
    """What is written on each hex of one position."""

    def __init__(self, game: KingdomBuilder, seen: Data, ghosts: Collection[str] = ()) -> None:
        self.board, self.names = game.board, game.board.grid.names
        self.places = {place["hex"]: place for place in seen["places"]}
        self.pieces: dict[str, tuple[str, int | None]] = {
            name: (some["kind"], some["seat"])
            for some in seen["pieces"]
            for name in covered(some, ghosts)
        }
        self.blocked = set(seen["blocked"]) - self.pieces.keys()

    def cell(self, hex_: Hexset, frame: str) -> Text:
        """Four characters: a sign of two or three, and a frame around it where there is one."""
        name = self.names[hex_]
        sign, style, after = self._sign(hex_, name)
        edge = LEGAL if frame == "[]" else LIT
        kind, seat = self.pieces.get(name, ("", None))
        if seat is not None:
            colour = palette.PLAYERS[seat]
            sign = f"{piece_sign(kind)}{seat + 1}"
            style = Style(color=colour.ink, bgcolor=colour.fill, bold=True)
            if not frame:
                ground = palette.ground(self.board.ground(hex_))
                frame, edge = "▐▌", Style(color=colour.fill, bgcolor=ground)
        elif frame:
            sign, style = sign[0] + sign[-1], edge
        else:
            frame, edge = " " * (3 - len(sign)) + after, style
        before, behind = frame[:-1], frame[-1:]
        return Text.assemble((before, edge), (sign, style), (behind, edge))

    def _sign(self, hex_: Hexset, name: str) -> tuple[str, Style, str]:
        """What stands on a hex without a piece of a player, its style, and a last character."""
        kind = self.board.ground(hex_)
        style = ground_style(kind)
        if name in self.pieces:
            return piece_sign(self.pieces[name][0]), STONE, " "
        if place := self.places.get(name):
            what = place["what"]
            if "tiles" in place:
                return self.code(what), SITE, str(place["tiles"])
            if "under" in place:
                return nomad_code(what), TILE, "n"
            return place_sign(what), style, " "
        sign = PLACES.get(kind) or LETTER_OF[kind] + TEXTURE[kind]
        return sign, style, BLOCKED if name in self.blocked and kind not in PLACES else " "

    def code(self, location: str) -> str:
        """The letters of a location on this board."""
        return code(location, self.board.locations)


def ground_style(kind: str) -> Style:
    """The colours of a kind of hex."""
    ink = "#ffffff" if kind == "forest" else palette.INK
    return Style(color=ink, bgcolor=palette.ground(kind), bold=kind in PLACES)


def piece_sign(kind: str) -> str:
    """What stands before its owner's number; both characters where it belongs to nobody."""
    return spoken().form("piece", kind, "sign") or kind[0].upper()


def place_sign(what: str) -> str:
    """Two characters for what lies on a hex."""
    return spoken().form("site", what, "sign") or what[:2].capitalize()


def code(location: str, others: Iterable[str] = ()) -> str:
    """The two letters of a location on the board; three where others begin with the same two."""
    if any(other != location and other[:2] == location[:2] for other in others):
        return spoken().form("location", location, "code") or location[:3].capitalize()
    return location[:2].capitalize()


def nomad_code(tile: str) -> str:
    """Two characters for a tile of the nomads: a plus and the terrain for a donation."""
    _, _, terrain = tile.partition("-")
    return f"+{LETTER_OF[terrain]}" if terrain in LETTER_OF else tile[:2].capitalize()


def frames(*, marked: bool, lit: bool) -> Iterator[Text]:
    """What the frames around hexes mean."""
    if marked:
        yield Text("[  ]", LEGAL).append(f" {spoken().say('key-possible')} ")
    if lit:
        yield Text("{  }", LIT).append(f" {spoken().say('key-shown')}")


def badge(seat: int) -> Text:
    """The house of a seat, as on the board."""
    colour = palette.PLAYERS[seat]
    return Text(f" {HOUSE}{seat + 1} ", Style(color=colour.ink, bgcolor=colour.fill, bold=True))

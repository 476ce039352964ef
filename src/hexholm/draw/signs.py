"""What is written on a hex in a terminal: letters of the land, pieces, locations, tiles."""

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from rich.style import Style
from rich.text import Text

from hexholm.draw import palette
from hexholm.draw.land import LETTER_OF, letter_of
from hexholm.draw.things import covered
from hexholm.draw.words import name
from hexholm.game import Data
from hexholm.hexes import Hexset
from hexholm.kingdom import KingdomBuilder
from hexholm.texts import spoken

GAME: Final = KingdomBuilder.name
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
        kind, seat = self.pieces.get(name, ("", None))
        if seat is not None:
            return owned(piece_sign(kind), seat, self.board.ground(hex_), frame)
        return framed(sign, style, frame, " " * (3 - len(sign)) + after)

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
        sign = PLACES.get(kind) or terrain_sign(kind)
        return sign, style, BLOCKED if name in self.blocked and kind not in PLACES else " "

    def code(self, location: str) -> str:
        """The letters of a location on this board."""
        return code(location, self.board.locations)


def frame_of(hex_: Hexset, legal: Hexset | None, highlight: Hexset) -> str:
    """Brackets around what is legal, braces around what is highlighted."""
    return "[]" if hex_ & (legal or 0) else "{}" if hex_ & highlight else ""


def framed(sign: str, style: Style, frame: str, bare: str) -> Text:
    """A sign in its frame; where there is none, `bare` stands around it."""
    if frame:
        style = LEGAL if frame == "[]" else LIT
        return Text.assemble((frame[0], style), (sign[0] + sign[-1], style), (frame[1], style))
    return Text.assemble((bare[:-1], style), (sign, style), (bare[-1:], style))


def owned(sign: str, seat: int, ground: str, frame: str) -> Text:
    """The sign of a piece and the number of its owner, in a frame or between two edges."""
    edge = LEGAL if frame == "[]" else LIT
    if not frame:
        fill = palette.PLAYERS[seat].fill
        frame, edge = "▐▌", Style(color=fill, bgcolor=palette.ground(ground))
    number = (f"{sign}{seat + 1}", seat_style(seat))
    return Text.assemble((frame[0], edge), number, (frame[1], edge))


def seat_style(seat: int) -> Style:
    """The colours of a seat."""
    colour = palette.PLAYERS[seat]
    return Style(color=colour.ink, bgcolor=colour.fill, bold=True)


def ground_style(kind: str) -> Style:
    """The colours of a kind of hex."""
    ink = "#ffffff" if kind == "forest" else palette.INK
    return Style(color=ink, bgcolor=palette.ground(kind), bold=kind in PLACES)


def terrain_sign(kind: str) -> str:
    """The two characters of a terrain."""
    return letter_of(kind, GAME) + TEXTURE[kind]


def piece_sign(kind: str) -> str:
    """What stands before its owner's number; both characters where it belongs to nobody."""
    speaker = spoken(GAME)
    return speaker.form("piece", kind, "sign") or speaker.name("piece", kind)[0].upper()


def place_sign(what: str) -> str:
    """Two characters for what lies on a hex."""
    return spoken(GAME).form("site", what, "sign") or name(what, GAME)[:2].capitalize()


def code(location: str, others: Iterable[str] = ()) -> str:
    """The two letters of a location on the board; three where others begin with the same two."""
    first = name(location, GAME)[:2]
    if any(other != location and name(other, GAME)[:2] == first for other in others):
        own = spoken(GAME).form("location", location, "code")
        return own or name(location, GAME)[:3].capitalize()
    return first.capitalize()


def nomad_code(tile: str) -> str:
    """Two characters for a tile of the nomads: a plus and the terrain for a donation."""
    _, _, terrain = tile.partition("-")
    is_donation = terrain in LETTER_OF
    return f"+{letter_of(terrain, GAME)}" if is_donation else name(tile, GAME)[:2].capitalize()


def frames(*, marked: bool, lit: bool) -> Iterator[Text]:
    """What the frames around hexes mean."""
    if marked:
        yield Text("[  ]", LEGAL).append(f" {spoken().say('key-possible')} ")
    if lit:
        yield Text("{  }", LIT).append(f" {spoken().say('key-shown')}")


def badge(seat: int) -> Text:
    """The house of a seat, as on the board."""
    return Text(f" {HOUSE}{seat + 1} ", seat_style(seat))


def badges(seats: int) -> list[Text]:
    """The houses of all seats, with their colours."""
    colours = [spoken().name("colour", palette.PLAYERS[seat].name) for seat in range(seats)]
    return [badge(seat).append(f" {colour} ") for seat, colour in enumerate(colours)]

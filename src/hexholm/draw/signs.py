"""What is written on a hex in a terminal: letters of the land, pieces, locations, tiles."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from rich.style import Style
from rich.text import Text

from hexholm.draw import palette
from hexholm.draw.land import LETTER_OF
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
CAPITOL: Final = "♛♛"
CAVE: Final = "M∩"
PIECES: Final = {
    "settlement": HOUSE,
    "warrior": "♞",
    "wagon": "⊕",
    "ship": "△",
    "city-hall": "▣",
    "scout": "♦",
}
"""Each stands before its owner's number."""
WALL: Final = "##"
BLOCKED: Final = "!"

LEGAL: Final = Style(color=palette.INK, bgcolor="#fffbe6", bold=True)
LIT: Final = Style(color=palette.INK, bgcolor="#ffd75f", bold=True)
SITE: Final = Style(color=palette.DARK_GOLD, bgcolor="#fffdf5", bold=True)
TILE: Final = Style(color="#fffaf0", bgcolor="#7a4526", bold=True)
STONE: Final = Style(color="#fffaf0", bgcolor="#6b635d", bold=True)


class Signs:
    """What is written on each hex of one position."""

    def __init__(self, game: KingdomBuilder, view: View) -> None:
        self.board, self.names = game.board, game.board.grid.names
        self.view = view
        lifted = {task.get("lifted") for task in view["turn"]["tasks"]}
        self.pieces: dict[str, tuple[str, int]] = {
            name: (piece["kind"], seat)
            for seat, player in enumerate(view["players"])
            for piece in player["pieces"]
            for name in piece.get("hexes", [piece["hex"]])
            if piece["hex"] not in lifted
        }
        scouting = view["turn"].get("seat", view["to_move"])
        self.pieces |= dict.fromkeys(view.get("scouts", ()), ("scout", scouting))
        self.walls = set(view.get("walls", ()))
        self.blocked = set(view.get("blocked", ())) - self.pieces.keys() - self.walls

    def cell(self, hex_: Hexset, frame: str) -> Text:
        """Four characters: a sign of two or three, and a frame around it where there is one."""
        name = self.names[hex_]
        sign, style, after = self._sign(hex_, name)
        edge = LEGAL if frame == "[]" else LIT
        if name in self.pieces:
            kind, seat = self.pieces[name]
            colour = palette.PLAYERS[seat]
            sign = f"{PIECES[kind]}{seat + 1}"
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
        if name in self.walls:
            return WALL, STONE, " "
        if kind == "location":
            site = self.view["locations"][name]
            return self.code(site["name"]), SITE, str(site["tiles"])
        if name in self.view.get("capitols", ()):
            return CAPITOL, style, " "
        if name in self.view.get("nomads", {}):
            return nomad_code(self.view["nomads"][name]), TILE, "n"
        if kind in PLACES:
            return PLACES[kind], style, " "
        sign = CAVE if name in self.view.get("caves", ()) else LETTER_OF[kind] + TEXTURE[kind]
        return sign, style, BLOCKED if name in self.blocked else " "

    def code(self, location: str) -> str:
        """The letters of a location on this board."""
        return code(location, self.board.locations)


def ground_style(kind: str) -> Style:
    """The colours of a kind of hex."""
    ink = "#ffffff" if kind == "forest" else palette.INK
    return Style(color=ink, bgcolor=palette.ground(kind), bold=kind in PLACES)


LONGER: Final = {
    "barn": "Brn",
    "barracks": "Brk",
    "canoe": "Cno",
    "caravan": "Crv",
    "cathedral": "Cth",
    "foresters-lodge": "Fol",
    "fort": "Frt",
    "fountain": "Fou",
    "mountain-station": "Mts",
    "watchtower": "Wtt",
    "water-mill": "Wml",
}
"""Three letters where the first three would not tell; the first and the last alone tell as well."""


def code(location: str, others: Iterable[str] = ()) -> str:
    """The two letters of a location on the board; three where others begin with the same two."""
    if any(other != location and other[:2] == location[:2] for other in others):
        return LONGER.get(location, location[:3].capitalize())
    return location[:2].capitalize()


def nomad_code(tile: str) -> str:
    """Two characters for a tile of the nomads: a plus and the terrain for a donation."""
    terrain = tile.removeprefix("donation-")
    return tile[:2].capitalize() if terrain == tile else f"+{LETTER_OF[terrain]}"


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

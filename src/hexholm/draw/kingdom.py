"""Kingdom Builder drawn: as SVG, and in a terminal (88 columns wide)."""

from typing import Final

from rich.style import Style
from rich.text import Text

from hexholm.draw import palette, words
from hexholm.draw.land import LETTER_OF, draw_land
from hexholm.draw.layout import board_land, legal_hexes
from hexholm.draw.legend import key, legend
from hexholm.draw.panel import summary
from hexholm.draw.signs import (
    BLOCKED,
    CAPITOL,
    CAVE,
    HOUSE,
    PIECES,
    PLACES,
    SITE,
    STONE,
    TEXTURE,
    TILE,
    WALL,
    Signs,
    View,
    badge,
    frames,
    ground_style,
    nomad_code,
)
from hexholm.draw.svg import RADIUS, Picture, section_name
from hexholm.draw.terminal_parts import CELL, MARGIN, entry, lines
from hexholm.draw.things import draw_pieces, draw_places
from hexholm.hexes import Hexset
from hexholm.kingdom import KingdomBuilder
from hexholm.texts import spoken

__all__ = ["board", "picture", "summary"]

ISLAND_MARGIN: Final = 24


def picture(game: KingdomBuilder, coordinates: bool, letters: bool) -> Picture:
    """What is drawn of a position."""
    view, land = game.view(None), board_land(game.board)
    stock = {name: site["tiles"] for name, site in view["locations"].items()}
    return Picture(
        land,
        "heading-sections",
        [section_name(section) for section in game.setup.sections],
        [
            draw_land(land, RADIUS, stock=stock, coordinates=coordinates, letters=letters),
            draw_places(land, view, RADIUS),
        ],
        [draw_pieces(land, view, RADIUS)],
        legal_hexes(game),
        legend(view),
        key(view, set(land.grounds.values())),
    )


def board(game: KingdomBuilder, *, legal: Hexset | None = None, highlight: Hexset = 0) -> Text:
    """The board with its pieces and a legend; `legal` hexes are in brackets."""
    view = game.view(None)
    signs = Signs(game, view)
    grid = game.board.grid

    def cell(hex_: Hexset) -> Text:
        frame = "[]" if hex_ & (legal or 0) else "{}" if hex_ & highlight else ""
        return signs.cell(hex_, frame)

    rows, columns = max(grid.cells)
    marks = {row: seat for seat, p in enumerate(view["players"]) for row in p.get("marks", ())}
    half = " " * (CELL // 2)
    text = Text(no_wrap=True)
    text.append_text(_columns(columns + 1, 0))
    for row in range(rows + 1):
        text.append(f"{row + 1:>2} ", "dim").append(half if row % 2 else "")
        for column in range(columns + 1):
            text.append_text(cell(grid.cells[row, column]))
        text.append("" if row % 2 else half).append(f" {row + 1}", "dim")
        text.append_text(_mark(marks.get(str(row + 1)))).append("\n")
    text.append_text(_columns(columns + 1, rows % 2))
    for row, hexes in enumerate(_island_rows(game)):
        text.append(" " * ISLAND_MARGIN + f"i.{row + 1} " + half * (6 - len(hexes)), "dim")
        for hex_ in hexes:
            text.append_text(cell(hex_))
        text.append_text(_mark(marks.get(f"i.{row + 1}"))).append("\n")
    text.append_text(_key(game, view, signs, marked=legal is not None, lit=bool(highlight)))
    return text


def _island_rows(game: KingdomBuilder) -> list[list[Hexset]]:
    rows: dict[int, list[Hexset]] = {}
    for (row, _), hex_ in game.board.grid.island_cells.items():
        rows.setdefault(row, []).append(hex_)
    return list(rows.values())


def _mark(seat: int | None) -> Text:
    """The house beside a marked row."""
    if seat is None:
        return Text()
    colour = palette.PLAYERS[seat]
    style = Style(color=colour.ink, bgcolor=colour.fill, bold=True)
    return Text(" ").append(f"{HOUSE}{seat + 1}", style)


def _columns(count: int, shift: int) -> Text:
    letters = "".join(f" {chr(ord('a') + column)}  " for column in range(count))
    return Text(" " * (MARGIN + shift * CELL // 2) + letters + "\n", "dim")


def _key(game: KingdomBuilder, view: View, signs: Signs, *, marked: bool, lit: bool) -> Text:
    """What the signs mean: land, places, players and pieces."""
    board = game.board
    land = [
        entry(
            f"{LETTER_OF[kind]}{TEXTURE[kind]}", spoken().name("terrain", kind), ground_style(kind)
        )
        for kind in palette.TERRAIN
        if board.grounds[kind]
    ]
    places = [
        entry(signs.code(location), f"{words.name(location)} ", SITE)
        for location in sorted(board.locations)
    ]
    for kind, sign in PLACES.items():
        if board.grounds[kind]:
            places.append(entry(sign, f"{words.name(kind)} ", ground_style(kind)))
    if view.get("capitols"):
        places.append(entry(CAPITOL, f"{words.name('capitol')} ", ground_style("castle")))
    if view.get("caves"):
        places.append(entry(CAVE, f"{words.name('cave')} ", ground_style("mountain")))
    for tile in sorted(set(view.get("nomads", {}).values())):
        places.append(entry(nomad_code(tile), f"{words.name(tile)} ", TILE))
    places.append(Text(f"  {spoken().say('key-tiles')}"))
    last = [
        badge(seat).append(f" {spoken().name('colour', palette.PLAYERS[seat].name)} ")
        for seat in range(len(view["players"]))
    ]
    kinds = {kind for kind, _ in signs.pieces.values()} - {"settlement"}
    for kind, sign in PIECES.items():
        if kind in kinds:
            last.append(Text(f" {sign} {spoken().name('piece', kind)} "))
    if signs.walls:
        last.append(entry(WALL, f"{spoken().name('piece', 'wall')} ", STONE))
    if signs.blocked:
        last.append(Text(f" {BLOCKED} {spoken().say('key-blocked')} "))
    if board.island:
        last.append(Text(f" {spoken().say('key-island')} "))
    last += frames(marked=marked, lit=lit)
    return Text("\n").join([*lines(land), *lines(places), *lines(last)])

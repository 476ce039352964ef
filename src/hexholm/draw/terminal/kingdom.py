"""Kingdom Builder in a terminal, 88 columns wide."""

from typing import Final

from rich.text import Text

from hexholm.draw import palette, words
from hexholm.draw.panel import summary
from hexholm.draw.signs import (
    BLOCKED,
    HOUSE,
    PLACES,
    SITE,
    STONE,
    TILE,
    Signs,
    badges,
    frame_of,
    frames,
    ground_style,
    nomad_code,
    piece_sign,
    place_sign,
    seat_style,
    terrain_sign,
)
from hexholm.draw.terminal import CELL, MARGIN, entry, lines
from hexholm.draw.things import lifted
from hexholm.game import Data
from hexholm.hexes import Hexset
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.picture import picture as everything
from hexholm.texts import spoken

__all__ = ["board", "summary"]

ISLAND_MARGIN: Final = 24


def board(game: KingdomBuilder, *, legal: Hexset | None = None, highlight: Hexset = 0) -> Text:
    """The board with its pieces and a legend; `legal` hexes are in brackets."""
    seen, ghosts = everything(game), lifted(game.view(None))
    signs = Signs(game, seen, ghosts)
    grid = game.board.grid

    def cell(hex_: Hexset) -> Text:
        return signs.cell(hex_, frame_of(hex_, legal, highlight))

    rows, columns = max(grid.cells)
    marks = {row: one["seat"] for one in seen["pieces"] if "beside" in one for row in one["at"]}
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
    text.append_text(_key(game, seen, signs, marked=legal is not None, lit=bool(highlight)))
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
    return Text(" ").append(f"{HOUSE}{seat + 1}", seat_style(seat))


def _columns(count: int, shift: int) -> Text:
    letters = "".join(f" {chr(ord('a') + column)}  " for column in range(count))
    return Text(" " * (MARGIN + shift * CELL // 2) + letters + "\n", "dim")


def _key(game: KingdomBuilder, seen: Data, signs: Signs, *, marked: bool, lit: bool) -> Text:
    """What the signs mean: land, places, players and pieces."""
    board, speaker = game.board, spoken(game.name)

    def named(what: str) -> str:
        return f"{words.name(what, game.name)} "

    land = [
        entry(terrain_sign(kind), speaker.name("terrain", kind), ground_style(kind))
        for kind in palette.TERRAIN
        if board.grounds[kind]
    ]
    places = [
        entry(signs.code(location), named(location), SITE) for location in sorted(board.locations)
    ]
    for kind, sign in PLACES.items():
        if board.grounds[kind]:
            places.append(entry(sign, named(kind), ground_style(kind)))
    others = {place["what"]: place for place in seen["places"] if "tiles" not in place}
    tiles = sorted(what for what, place in others.items() if "under" in place)
    for what in (what for what in others if what not in tiles):
        style = ground_style(board.ground(board.grid.hexes[others[what]["hex"]]))
        places.append(entry(place_sign(what), named(what), style))
    places += [entry(nomad_code(tile), named(tile), TILE) for tile in tiles]
    places.append(Text(f"  {speaker.say('key-tiles')}"))
    last = badges(game.seats)
    for kind, seat in dict(signs.pieces.values()).items():
        sign, name = piece_sign(kind), f"{speaker.name('piece', kind)} "
        if seat is None:
            last.append(entry(sign, name, STONE))
        elif sign != HOUSE:
            last.append(Text(f" {sign} {name}"))
    if signs.blocked:
        last.append(Text(f" {BLOCKED} {speaker.say('key-blocked')} "))
    if board.island:
        last.append(Text(f" {speaker.say('key-island')} "))
    last += frames(marked=marked, lit=lit)
    return Text("\n").join([*lines(land), *lines(places), *lines(last)])

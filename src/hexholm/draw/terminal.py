"""The game in a terminal, with Rich: the board (88 columns wide) and a panel that sums it up.

Everything can be read without colour: a cell holds the letter of its terrain, a house and the
player's number, the first letters of a location and its tiles left; square brackets are legal
hexes, braces highlighted ones.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from hexholm.draw import palette, words
from hexholm.draw.land import LETTER_OF
from hexholm.hexes import Hexset
from hexholm.kingdom import KingdomBuilder

View = dict[str, Any]

CELL: Final = 4
"""Characters a hex; odd rows are shifted by half of it."""
MARGIN: Final = 3

HOUSE: Final = "⌂"
CASTLE: Final = "♜"
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
}
"""A second sign for each terrain, beside its letter."""

LEGAL: Final = Style(color=palette.INK, bgcolor="#fffbe6", bold=True)
LIT: Final = Style(color=palette.INK, bgcolor="#ffd75f", bold=True)


def board(game: KingdomBuilder, *, legal: Hexset | None = None, highlight: Hexset = 0) -> Text:
    """The board with its pieces and a legend; `legal` hexes stand in brackets, lit ones in braces.

    `hexholm.draw.layout.legal_hexes` gives the hexes that can be chosen now.
    """
    view = game.view(None)
    pieces = {
        name: seat
        for seat, player in enumerate(view["players"])
        for name in player["settlements"]
        if name not in {task.get("lifted") for task in view["turn"]["tasks"]}
    }
    grid = game.board.grid
    rows, columns = max(grid.cells)
    text = Text(no_wrap=True)
    text.append_text(_columns(columns + 1, 0))
    for row in range(rows + 1):
        text.append(f"{row + 1:>2} ", "dim")
        half = " " * (CELL // 2)
        if row % 2:
            text.append(half)
        for column in range(columns + 1):
            hex_ = grid.cells[row, column]
            frame = "[]" if hex_ & (legal or 0) else "{}" if hex_ & highlight else ""
            text.append_text(_cell(game, view, hex_, pieces.get(grid.names[hex_]), frame))
        text.append("" if row % 2 else half)
        text.append(f" {row + 1}\n", "dim")
    text.append_text(_columns(columns + 1, rows % 2))
    text.append_text(_key(game, view, marked=legal is not None, lit=bool(highlight)))
    return text


def _columns(count: int, shift: int) -> Text:
    letters = "".join(f" {chr(ord('a') + column)}  " for column in range(count))
    return Text(" " * (MARGIN + shift * CELL // 2) + letters + "\n", "dim")


def _cell(game: KingdomBuilder, view: View, hex_: Hexset, seat: int | None, frame: str) -> Text:
    """Four characters: a sign of two, and a frame around it where there is one."""
    kind = game.board.ground(hex_)
    sign, style, after = _sign(game, view, hex_, kind)
    edge = LEGAL if frame == "[]" else LIT
    if seat is not None:
        colour = palette.PLAYERS[seat]
        sign, style = f"{HOUSE}{seat + 1}", Style(color=colour.ink, bgcolor=colour.fill, bold=True)
        if not frame:
            frame, edge = "▐▌", Style(color=colour.fill, bgcolor=palette.ground(kind))
    elif frame:
        style = edge
    else:
        frame, edge = f" {after}", style
    return Text.assemble((frame[0], edge), (sign, style), (frame[1], edge))


def _sign(game: KingdomBuilder, view: View, hex_: Hexset, kind: str) -> tuple[str, Style, str]:
    """What stands on a hex without a piece, its style, and a fourth character."""
    ground = palette.ground(kind)
    if kind in palette.TERRAIN:
        ink = "#ffffff" if kind == "forest" else palette.INK
        return LETTER_OF[kind] + TEXTURE[kind], Style(color=ink, bgcolor=ground), " "
    if kind == "castle":
        return CASTLE * 2, Style(color=palette.INK, bgcolor=ground, bold=True), " "
    style = Style(color=palette.DARK_GOLD, bgcolor="#fffdf5", bold=True)
    site = view["locations"].get(game.board.grid.names[hex_])
    return (
        (code(kind), style, " ")
        if site is None
        else (code(site["name"]), style, str(site["tiles"]))
    )


def code(location: str) -> str:
    """The two letters of a location on the board."""
    return location[:2].capitalize()


def _key(game: KingdomBuilder, view: View, *, marked: bool, lit: bool) -> Text:
    """What the signs mean, in two or three lines."""
    board = game.board
    land = Text(" " * MARGIN)
    for kind in (kind for kind in palette.TERRAIN if board.grounds[kind]):
        style = Style(
            color="#ffffff" if kind == "forest" else palette.INK, bgcolor=palette.ground(kind)
        )
        land.append(f" {LETTER_OF[kind]}{TEXTURE[kind]} ", style).append(f" {words.name(kind)} ")
    sites = Text(" " * MARGIN)
    for location in sorted(board.locations):
        style = Style(color=palette.DARK_GOLD, bgcolor="#fffdf5", bold=True)
        sites.append(f" {code(location)} ", style).append(f" {words.name(location)}  ")
    sites.append(f" {CASTLE * 2} ", Style(color=palette.INK, bgcolor=palette.STONE, bold=True))
    sites.append(" Castle   A number: tiles left")
    last = Text(" " * MARGIN)
    for seat in range(len(view["players"])):
        last.append_text(badge(seat)).append(f" {palette.PLAYERS[seat].name}  ")
    if marked:
        last.append("[  ]", LEGAL).append(" possible  ")
    if lit:
        last.append("{  }", LIT).append(" shown")
    return Text("\n").join((land, sites, last))


def badge(seat: int) -> Text:
    """The house of a seat, as on the board."""
    colour = palette.PLAYERS[seat]
    return Text(f" {HOUSE}{seat + 1} ", Style(color=colour.ink, bgcolor=colour.fill, bold=True))


# --- the summary -----------------------------------------------------------------------------


def summary(
    game: KingdomBuilder, seat: int | None = None, names: Sequence[str] | None = None
) -> RenderableType:
    """What a seat (None: a spectator) knows beside the board: the ask, its card and tiles, gold."""
    view = game.view(seat)
    parts: list[RenderableType] = [Text(words.ask(view, names), "bold")]
    mover = view["to_move"]
    for who in dict.fromkeys(s for s in (seat, mover) if s is not None):
        hand = view["players"][who]["hand"]
        if hand:
            parts.append(_card(who, seat, hand[0], names))
    if seat is not None:
        parts += _tiles(view["players"][seat]["tiles"])
    parts += [Text(), _gold(view, seat, names), Text(), *_paying(view, seat)]
    deck = f"{view['deck_size']} terrain cards left in the deck"
    parts.append(Text(deck + (" · this is the last round" if view["last_round"] else ""), "dim"))
    title = Text("The end")
    if mover is not None:
        title = Text.assemble(badge(mover), f" {words.player(mover, seat, names)} to move")
    return Panel(Group(*parts), title=title, title_align="left", border_style=palette.GOLD)


def _card(who: int, viewer: int | None, terrain: str, names: Sequence[str] | None) -> Text:
    owner = "Your card: " if who == viewer else f"Card of {words.player(who, viewer, names)}: "
    style = Style(color=palette.INK, bgcolor=palette.ground(terrain), bold=True)
    name = f" {LETTER_OF[terrain]}{TEXTURE[terrain]} {words.name(terrain)} "
    return Text.assemble(owner, (name, style))


def _tiles(tiles: Sequence[dict[str, Any]]) -> Iterator[Text]:
    yield Text("Your tiles:" if tiles else "You hold no tiles.")
    for tile in tiles:
        state = words.tile_state(tile)
        shown = {"ready": "bold", "used": "dim", "new": "italic"}[state]
        later = " (from your next turn on)" if state == "new" else ""
        line = f"  {words.name(tile['name'])}, {state}{later}: {words.text(tile['name'])}"
        yield Text(line, shown)


def _gold(view: View, seat: int | None, names: Sequence[str] | None) -> Table:
    """Every player's gold by card and in total, tiles and supply."""
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column("")
    cards = [*view["setup"]["cards"], "castles"]
    cards += ["gold"] if "gold" in view["scores"][0] else []
    for heading in (*map(words.name, cards), "Total", "Tiles", "Supply"):
        table.add_column(heading, justify="right")
    for who, player in enumerate(view["players"]):
        score = view["scores"][who]
        name = Text.assemble(badge(who), f" {words.player(who, seat, names)}")
        cells = [str(score[card]) for card in cards]
        row = (*cells, str(score["total"]), str(len(player["tiles"])), str(player["supply"]))
        table.add_row(name, *row, style="bold" if who == view["to_move"] else None)
    return table


def _paying(view: View, seat: int | None) -> Iterator[Text]:
    """What each card pays for, with the reader's gold of now."""
    for card in (*view["setup"]["cards"], "castles"):
        now = "" if seat is None else f" {view['scores'][seat][card]}"
        yield Text.assemble((f"{words.name(card)}{now}", palette.GOLD), f"  {words.text(card)}")

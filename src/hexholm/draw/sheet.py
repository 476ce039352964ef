"""A set-up on one page (A4): the board as it is laid, the cards, what to take out of the box."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from hexholm import shelf
from hexholm.draw import palette, qr
from hexholm.draw.layout import centres, size
from hexholm.draw.pdf import fonts
from hexholm.draw.pdf import pdf as as_pdf
from hexholm.draw.sprite import symbols
from hexholm.draw.svg import RADIUS, Picture, document
from hexholm.draw.xml import SANS, SERIF, Attributes, group, label, tag, use
from hexholm.game import Game
from hexholm.hexes import singles
from hexholm.library import kind_of
from hexholm.shelf import Drawn
from hexholm.shelf.sheet import Item, Laid, Sheet, Shown, board_name, item_name
from hexholm.texts import spoken, unmarked

WIDTH: Final = 744.0
HEIGHT: Final = 1052.0
"""A4 in the units of the picture,"""
POINTS: Final = 595.28, 841.89
"""and in points."""
MARGIN: Final = 40.0
TOP: Final = 72.0
"""Where the board begins."""
BOARD: Final = 520.0
"""How high it is at most: what lies below it comes first."""
CODE: Final = 118.0
"""How large its QR code is."""
COLUMNS: Final = 3
PLAIN: Final = 1.16
"""How much wider a line can be on the screen than in a PDF, in the widest font of `SANS`,"""
BOLD: Final = 1.22
"""and in bold letters."""
_ACROSS: Final = WIDTH - 2 * MARGIN
_GAP: Final = 12.0
_SIGN: Final = 14.0

Block = tuple[list[str], float]
"""What is drawn, and how high it is."""


def sheet_svg(drawn: Drawn, address: str = "") -> str:
    """The page as SVG.

    Its QR code opens the set-up at the address of a hexholm; without one it holds the end of the
    link, which every hexholm opens.
    """
    speaker = spoken(drawn.game.name)
    title = speaker.say("drawn-for", game=drawn.game.name, n=drawn.game.seats)
    laid = shelf.sheet(drawn.game)
    below, height = _below(drawn, laid)
    body = [tag("rect", width=WIDTH, height=HEIGHT, fill="#ffffff")]
    body.append(_serif(MARGIN, 52, title, 25))
    body.append(_sans(WIDTH - MARGIN, 52, "hexholm", 12, text_anchor="end"))
    board, y = _board(drawn.game, TOP, min(BOARD, HEIGHT - MARGIN - height - TOP))
    body += [board, *_code(f"{address.rstrip('/')}/shelf#{drawn.link}" if address else drawn.link)]
    body.append(group(below, transform=f"translate(0 {y:.1f})"))
    return document(WIDTH, HEIGHT, title, body)


def sheet_pdf(drawn: Drawn, address: str = "") -> bytes:
    """The page as PDF."""
    return as_pdf(sheet_svg(drawn, address), *POINTS)


def _below(drawn: Drawn, laid: Sheet) -> Block:
    """What lies below the board, which takes the rest of the page."""
    speaker, game = spoken(drawn.game.name), drawn.game
    body, y = _note(drawn.game)
    for id_, parts in (
        ("step-cards", [_card(game, one) for one in laid.cards]),
        ("step-items", [_item(game, one) for one in laid.items]),
    ):
        body.append(_heading(speaker.say(id_), y))
        placed, y = _columns(parts, y + 22)
        body += placed
    body.append(_heading(speaker.say("step-begin"), y))
    body.append(_serif(MARGIN, y + 36, _begins(drawn), 14))
    return body, y + 36


def _note(game: Game) -> Block:
    """What the names on the board mean, where they aren't those of the printed boards."""
    speaker = spoken(game.name)
    if not speaker.has("laid-names"):
        return [], 0.0
    lines = list(fonts.lines(speaker.say("laid-names"), fonts.SANS, 10 * PLAIN, _ACROSS))
    drawn = [_sans(MARGIN, 10 + 13 * line, text, 10) for line, text in enumerate(lines)]
    return drawn, 13 * len(lines) + _GAP


def _code(text: str) -> list[str]:
    """A QR code beside the board; a set-up with boards of one's own may be too long."""
    dark = qr.code(text)
    if not dark:
        return []
    runs = (
        f"M{x} {y}h{len(run)}v1h{-len(run)}z" for y, row in enumerate(dark) for x, run in _runs(row)
    )
    moved = f"translate({WIDTH - MARGIN - CODE:.1f} {TOP:.1f})scale({CODE / len(dark):.4f})"
    return [group([tag("path", d="".join(runs), fill="#000000")], transform=moved)]


def _runs(row: Sequence[bool]) -> Iterator[tuple[int, list[bool]]]:
    """Dark modules side by side: where they begin, and all of them."""
    at = 0
    for is_dark, some in groupby(row):
        run = list(some)
        if is_dark:
            yield at, run
        at += len(run)


def _begins(drawn: Drawn) -> str:
    speaker = spoken(drawn.game.name)
    if drawn.names:
        return speaker.say("begin-name", name=drawn.names[shelf.first(drawn.game)])
    return speaker.say(f"begin-{drawn.game.name}")


# --- the board -------------------------------------------------------------------------------


def _board(game: Game, top: float, most: float) -> tuple[str, float]:
    """The land with the names of its parts, at most so high with its margins, and where it ends."""
    picture: Picture = kind_of(game).at("draw").picture(game, True, False)
    width, height = size(picture.land, RADIUS)
    scale = min((_ACROSS - CODE - _GAP) / (width + 60), most / (height + 64))
    names = _names(game, picture)
    left = MARGIN + (_ACROSS - CODE - _GAP - width * scale) / 2
    moved = f"translate({left:.1f} {top + 20 * scale:.1f})scale({scale:.4f})"
    return group([*picture.under, *names], transform=moved), top + (height + 64) * scale


def _names(game: Game, picture: Picture) -> Iterator[str]:
    at = centres(picture.land, RADIUS)
    for part, laid in zip(picture.land.parts, shelf.sheet(game).boards, strict=True):
        points = [at[hex_] for hex_ in singles(part)]
        x = (min(p[0] for p in points) + max(p[0] for p in points)) / 2
        low = max(p[1] for p in points)
        # In the middle of a small board it would hide the only location.
        y = low if laid.place < 0 else (min(p[1] for p in points) + low) / 2
        yield _rimmed(x, y, board_name(game, laid), 44)
        if laid.turns:
            yield from _turn(x, y + 46, laid)


def _turn(x: float, y: float, laid: Laid) -> Iterator[str]:
    """An arrow clockwise, and by how much."""
    style: Attributes = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    r = _SIGN
    arrow = f"M{-r} 0A{r} {r} 0 1 1 0 {r}M8 {r - 8}L0 {r}L8 {r + 8}"
    for colour, width in ((palette.INK, 12), ("#ffd873", 5)):
        drawn = tag("path", d=arrow, stroke=colour, stroke_width=width, **style)
        yield group([drawn], transform=f"translate({x - 46:.1f} {y - 12:.1f})")
    yield _rimmed(x + 18, y, f"{60 * laid.turns}°", 36, fill="#ffd873")


def _rimmed(x: float, y: float, text: str, height: float, fill: str = "#fffaf0") -> str:
    style: Attributes = {"font_family": SERIF, "font_weight": "700", "text_anchor": "middle"}
    rim: Attributes = {"stroke": palette.INK, "stroke_width": 9, "paint_order": "stroke"}
    return label(x, y, text, font_size=height, fill=fill, stroke_linejoin="round", **style, **rim)


# --- what lies beside it ---------------------------------------------------------------------


def _columns(blocks: Iterable[Block], top: float) -> tuple[list[str], float]:
    """Blocks side by side, row by row."""
    wide = (_ACROSS + _GAP) / COLUMNS
    placed, rest, y = [], list(blocks), top
    while rest:
        row, rest = rest[:COLUMNS], rest[COLUMNS:]
        for place, (drawn, _) in enumerate(row):
            placed.append(group(drawn, transform=f"translate({MARGIN + place * wide:.1f} {y:.1f})"))
        y += max(height for _, height in row)
    return placed, y + 10


def _card(game: Game, shown: Shown) -> Block:
    speaker = spoken(game.name)
    says = unmarked(kind_of(game).at("draw").card_says(game, shown.name))
    wide = (_ACROSS + _GAP) / COLUMNS - _GAP
    lines = list(fonts.lines(says, fonts.SANS, 11 * PLAIN, wide - 24))
    high = 32 + 14 * len(lines)
    box = tag("rect", width=wide, height=high, rx=7, fill=palette.CARD, stroke=palette.LINE)
    edge = tag("rect", width=4, height=high, rx=2, fill=palette.GOLD)
    words = [_sans(14, 36 + 14 * line, text, 11) for line, text in enumerate(lines)]
    name = _serif(14, 20, speaker.name(shown.kind, shown.name), 15)
    kind = f"shown-{shown.group}"
    if speaker.has(kind):
        words.append(_sans(wide - 10, 19, speaker.say(kind), 9.5, text_anchor="end"))
    return [box, edge, name, *words], high + _GAP


def _item(game: Game, item: Item) -> Block:
    speaker = spoken(game.name)
    name = item_name(game, item)
    name = name[:1].upper() + name[1:]
    notes = [speaker.say("item-each")] if item.is_each else []
    if item.by_turn:
        notes = [speaker.say("item-by-turn", numbers=", ".join(map(str, item.by_turn)))]
    if item.hexes:
        notes = [speaker.say("item-on", hexes=", ".join(item.hexes))]
    wide = (_ACROSS + _GAP) / COLUMNS - _GAP - 64
    names = list(fonts.lines(name, fonts.BOLD, 11.5 * BOLD, wide))
    top = 17 if len(names) + len(notes) == 1 else 12
    drawn = [
        _serif(32, 17, f"{item.number}×", 14, text_anchor="end"),
        *_art(item.art),
        *(
            _sans(64, top + 12 * line, text, 11.5, font_weight="700", fill=palette.INK)
            for line, text in enumerate(names)
        ),
        *(_sans(64, 12 + 12 * len(names), note, 9.5) for note in notes),
    ]
    return drawn, 16 + 12 * max(1, len(names) + len(notes) - 1)


def _art(art: str) -> list[str]:
    """A small picture; of a tile that comes once a terrain, that of its kind."""
    if art == "cards":
        return list(_pile())
    words = art.split("-")
    ids = ("-".join(words[:many]) for many in range(len(words), 0, -1))
    found = next((id_ for id_ in ids if id_ in symbols()), "")
    reach = re.search(r'data-extent="(\d+)"', symbols().get(found, ""))
    return [use(found, (48, 12), 11 * 92 / max(92, int(reach[1]) if reach else 0))] if found else []


def _pile() -> Iterator[str]:
    """Two cards, one on the other."""
    style: Attributes = {"width": 10, "height": 14, "rx": 1.5, "fill": palette.CARD}
    for turn in (-12, 8):
        card = tag("rect", x=-5, y=-7, stroke=palette.INK, stroke_width=1.2, **style)
        yield group([card], transform=f"translate(48 12)rotate({turn})")


def _heading(text: str, y: float) -> str:
    return _serif(MARGIN, y + 12, text, 16, fill=palette.DARK_GOLD)


def _serif(x: float, y: float, text: str, height: float, **more: str | float | None) -> str:
    style: Attributes = {"font_family": SERIF, "font_weight": "700", "fill": palette.INK}
    return label(x, y, text, font_size=height, **{**style, **more})


def _sans(x: float, y: float, text: str, height: float, **more: str | float | None) -> str:
    style: Attributes = {"font_family": SANS, "fill": palette.SOFT_INK}
    return label(x, y, text, font_size=height, **{**style, **more})

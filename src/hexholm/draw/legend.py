"""What explains the board: whose turn it is, the cards, the players; and the key of the land."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Any, Final

from hexholm.draw import palette, words
from hexholm.draw.land import LETTER_OF, pictogram
from hexholm.draw.xml import SANS, SERIF, Attributes, group, hexagon, label, tag, title, use

View = dict[str, Any]

WIDTH: Final = 372
PAD: Final = 18
GAP: Final = 16
LAND: Final = ("grass", "canyon", "desert", "flower-field", "forest", "water", "mountain")


def legend(view: View) -> tuple[str, float]:
    """The panels below each other, and how high they are together."""
    panels = (_turn(view), _cards(view), _players(view))
    y, drawn = 0.0, []
    for name, body, height in panels:
        box = tag(
            "rect",
            width=WIDTH,
            height=height,
            rx=14,
            fill=palette.CARD,
            stroke=palette.LINE,
            filter="url(#lift)",
        )
        drawn.append(group([box, *body], transform=f"translate(0 {y:.0f})", class_=name))
        y += height + GAP
    return "\n".join(drawn), y - GAP


def piece(seat: int, x: float, y: float, radius: float, **attributes: str | float | None) -> str:
    """A house of a seat, with its mark."""
    colour = palette.PLAYERS[seat]
    return group(
        [
            use("house", (x, y), radius, color=colour.fill),
            use(f"mark-{seat}", (x, y), radius, color=colour.ink),
        ],
        **attributes,
    )


def _title(text: str, y: float = 30) -> str:
    style = {"font_family": SANS, "letter_spacing": "1.3", "fill": palette.SOFT_INK}
    return label(PAD, y, text.upper(), font_size=12, font_weight="700", **style)


def _serif(x: float, y: float, text: str, size: float = 17, **more: str | float | None) -> str:
    style = {"font_family": SERIF, "font_weight": "600", "fill": palette.INK}
    return label(x, y, text, font_size=size, **(style | more))


def _sans(x: float, y: float, text: str, size: float = 12.5, **more: str | float | None) -> str:
    style = {"font_family": SANS, "fill": palette.SOFT_INK}
    return label(x, y, text, font_size=size, **(style | more))


def _turn(view: View) -> tuple[str, list[str], float]:
    seat = view["to_move"]
    hand = view["players"][seat]["hand"] if seat is not None else None
    lines = wrap(words.ask(view), 24 if hand else 34)
    body = [_title("Turn" if seat is not None else "The end")]
    if seat is not None:
        height = 23 * len(lines)
        fill = palette.PLAYERS[seat].fill
        body.append(tag("rect", width=6, height=height, y=42, rx=3, fill=fill))
    for i, line in enumerate(lines):
        body.append(_serif(PAD, 60 + 23 * i, line, 18))
    y = 60 + 23 * len(lines)
    if view["asks"]["kind"] == "mandatory":
        built = 3 - view["asks"]["left"]
        for dot in range(3):
            filled = palette.PLAYERS[seat].fill if dot < built else "none"
            ring: Attributes = {"stroke": palette.PLAYERS[seat].fill, "stroke_width": 2.4}
            body.append(tag("circle", cx=PAD + 8 + 20 * dot, cy=y, r=6, fill=filled, **ring))
        body.append(_sans(PAD + 66, y + 4.5, f"{built} of 3 built"))
    y += 24
    state = f"{view['deck_size']} terrain cards in the deck"
    body.append(_sans(PAD, y, state + (" · last round" if view["last_round"] else "")))
    if hand:
        body += _terrain_card(hand[0], WIDTH - 104, 22)
    return "turn", body, max(y + 18, 158 if hand else 0)


def _terrain_card(terrain: str, x: float, y: float) -> Iterator[str]:
    style = {"fill": palette.PAPER, "stroke": "#8c7a52", "filter": "url(#lift)"}
    yield tag("rect", x=x, y=y, width=84, height=116, rx=9, **style)
    yield use(f"terrain-{terrain}-1", (x + 42, y + 50), 36)
    outline: Attributes = {"fill": "none", "stroke": palette.INK, "stroke_width": 1.6}
    yield tag("path", d=hexagon((x + 42, y + 50), 36), **outline)
    yield _serif(x + 42, y + 105, words.name(terrain), 13, text_anchor="middle", data_card=terrain)


def _cards(view: View) -> tuple[str, list[str], float]:
    body, y = [_title("Kingdom Builder cards")], 56.0
    for card in (*view["setup"]["cards"], "castles"):
        body.append(_serif(PAD, y, words.name(card), data_scoring=card))
        x = WIDTH - PAD - 4
        for seat in reversed(range(len(view["players"]))):
            gold = str(view["scores"][seat][card])
            body.append(_gold(x, y, gold))
            body.append(piece(seat, x - 9 * len(gold) - 13, y - 6, 12))
            x -= 9 * len(gold) + 32
        for line in wrap(words.text(card), 52):
            y += 17
            body.append(_sans(PAD, y, line))
        y += 30
    return "cards", body, y - 10


def _gold(x: float, y: float, gold: str, size: float = 16) -> str:
    return _serif(x, y, gold, size, text_anchor="end", fill=palette.DARK_GOLD)


def _players(view: View) -> tuple[str, list[str], float]:
    body, y = [_title("Players")], 44.0
    for seat, player in enumerate(view["players"]):
        colour = palette.PLAYERS[seat]
        tiles = player["tiles"]
        height = 50.0 + (38 if tiles else 0)
        if seat == view["to_move"]:
            tint = {"fill": colour.fill, "fill_opacity": ".1", "stroke": colour.fill}
            body.append(
                tag(
                    "rect", x=8, y=y, width=WIDTH - 16, height=height, rx=10, stroke_width=2, **tint
                )
            )
        body.append(piece(seat, 38, y + 26, 24))
        body.append(_serif(68, y + 23, words.player(seat), 16))
        about = f"{colour.name}, {colour.mark} · {player['supply']} in supply"
        body.append(_sans(68, y + 41, about))
        gold = str(view["scores"][seat]["total"])
        body.append(_gold(WIDTH - PAD - 22, y + 33, gold, 22))
        coin: Attributes = {"fill": "#e0b24a", "stroke": palette.DARK_GOLD, "stroke_width": 1.4}
        body.append(tag("circle", cx=WIDTH - PAD - 9, cy=y + 26, r=8, **coin))
        for i, tile in enumerate(tiles):
            body.append(_tile(tile, 80 + 36 * i, y + 67))
        y += height + 6
    return "players", body, y + 6


def _tile(tile: dict[str, Any], x: float, y: float) -> str:
    state = words.tile_state(tile)
    about = f"{words.name(tile['name'])} from {tile['from']}: {state}"
    return group(
        [
            title(about),
            use("tile", (x, y), 17),
            pictogram(tile["name"], (x, y), 19),
            _sans(x + 12, y + 17, "+" if state == "new" else "", 13, font_weight="700"),
        ],
        class_=f"tile {state}",
        opacity=None if state == "ready" else ".45",
    )


def key(kinds: set[str]) -> tuple[str, float]:
    """A strip with the terrains and their letters, and how wide it is; `kinds` are on the board."""
    shown = [*LAND, *(kind for kind in palette.TERRAIN if kind in kinds and kind not in LAND)]
    parts, x = [], 0.0
    outline: Attributes = {"fill": "none", "stroke": palette.INK, "stroke_width": 1.2}
    for kind in shown:
        at = (x + 16, 0.0)
        parts.append(use(f"terrain-{kind}-1", at, 16))
        parts.append(tag("path", d=hexagon(at, 16), **outline))
        parts.append(_sans(x + 38, 4.5, LETTER_OF[kind], fill=palette.INK, font_weight="700"))
        parts.append(_sans(x + 53, 4.5, words.name(kind), fill=palette.INK))
        x += 84 + 6 * len(kind)
    return group(parts, class_="key"), x - 30

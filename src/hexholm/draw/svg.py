"""A position as a standalone SVG picture."""

import re
from typing import Final, NamedTuple

from hexholm.draw import palette, words
from hexholm.draw.land import is_cold
from hexholm.draw.layout import Land, centres, size
from hexholm.draw.lettering import WIDTH
from hexholm.draw.sprite import definitions
from hexholm.draw.things import HATCH
from hexholm.draw.xml import SERIF, Attributes, group, hexagon, label, tag, title
from hexholm.game import Game
from hexholm.hexes import Hexset, singles
from hexholm.library import kind_of
from hexholm.texts import spoken

RADIUS: Final = 34.0
"""Of a hex, in the units of the picture."""
MARGIN: Final = 62.0
HEAD: Final = 84.0
FOOT: Final = 106.0


class Picture(NamedTuple):
    """What a game has drawn of a position (`hexholm.draw.kingdom`, `hexholm.draw.winter`)."""

    land: Land
    heading: str
    """The message over the picture, which names the parts of the board."""
    parts: list[str]
    under: list[str]
    over: list[str]
    """What is drawn under and over the hexes that are lit up."""
    legal: Hexset
    beside: tuple[str, float]
    strips: list[tuple[str, float]]


def svg(game: Game, *, legal: bool = False, coordinates: bool = True, letters: bool = True) -> str:
    """The position as a spectator sees it; `legal` lights up the hexes the mover may choose."""
    drawn: Picture = kind_of(game).at("draw").picture(game, coordinates, letters)
    land, beside = drawn.land, drawn.beside
    width, height = size(land, RADIUS)
    across = MARGIN + width + MARGIN + WIDTH + 30
    down = max(HEAD + height + FOOT + 40 * (len(drawn.strips) - 1), HEAD - 14 + beside[1] + 30)
    board = [*drawn.under, glow(land, drawn.legal if legal else 0), *drawn.over]
    style = {"font_family": SERIF, "font_style": "italic", "fill": palette.SOFT_INK}
    speaker = spoken(game.name)
    parts = speaker.say(drawn.heading, names=speaker.row(drawn.parts))
    body = [
        _title("hexholm", MARGIN, 44, 30) + label(MARGIN + 164, 44, parts, font_size=15, **style),
        group(board, transform=_move(MARGIN, HEAD), class_="board"),
        *(
            group(
                [strip], transform=_move(MARGIN + (width - long) / 2, HEAD + height + 64 + 40 * i)
            )
            for i, (strip, long) in enumerate(drawn.strips)
        ),
        group([beside[0]], transform=_move(across - WIDTH - 30, HEAD - 14)),
    ]
    return document(across, down, words.ask(game.view(None)), [*_paper(across, down), *body])


def _move(x: float, y: float) -> str:
    return f"translate({x:.0f} {y:.0f})"


def glow(land: Land, hexes: Hexset) -> str:
    """The hexes the mover may choose."""
    at = centres(land, RADIUS)
    style: Attributes = {"fill_opacity": ".5", "stroke": "#fffdf2", "stroke_width": 4.5}
    width, gold = (3.4, "#e8961a") if is_cold(land) else (1.4, palette.GOLD)
    marks = []
    for hex_ in singles(hexes):
        shape = hexagon(at[hex_], RADIUS * 0.86)
        attributes = {"class_": "legal", "data_hex": land.names[hex_]}
        marks.append(tag("path", d=shape, fill=palette.GLOW, **style, **attributes))
        ring: Attributes = {"fill": "none", "stroke": gold, "stroke_width": width}
        marks.append(tag("path", d=hexagon(at[hex_], RADIUS * 0.93), **ring))
    return group(marks, class_="legal-hexes")


def _title(text: str, x: float, y: float, height: float) -> str:
    style = {"font_family": SERIF, "font_weight": "700", "fill": palette.INK}
    return label(x, y, text, font_size=height, letter_spacing="1", **style)


def _paper(width: float, height: float) -> list[str]:
    return [
        tag("rect", width=width, height=height, fill="url(#paper)"),
        *(
            tag(
                "rect",
                x=inset,
                y=inset,
                width=width - 2 * inset,
                height=height - 2 * inset,
                rx=6,
                fill="none",
                stroke=palette.GOLD,
                stroke_width=line,
                opacity=".55",
            )
            for inset, line in ((9, 2.2), (15, 0.9))
        ),
    ]


def document(width: float, height: float, about: str, body: list[str]) -> str:
    """A picture with all the symbols it uses."""
    content = "\n".join(body)
    used = re.findall(r'href="#([^"]+)"', content)
    hatch = HATCH if "url(#hatch)" in content else ""
    defs = tag("defs", "\n", _LIGHT, hatch, "\n", definitions(used), "\n")
    box = f"0 0 {width:.0f} {height:.0f}"
    return tag(
        "svg",
        "\n",
        title(about),
        f"\n{defs}\n{content}\n",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=box,
        width=f"{width:.0f}",
        height=f"{height:.0f}",
        role="img",
    )


_LIGHT: Final = f"""\
<radialGradient id="paper" cx="38%" cy="26%" r="85%">
<stop offset="0" stop-color="#faf2de"/><stop offset=".55" stop-color="{palette.PAPER}"/>
<stop offset="1" stop-color="{palette.PAPER_SHADE}"/></radialGradient>
<filter id="lift" x="-5%" y="-5%" width="112%" height="114%">
<feDropShadow dx="1.5" dy="4" stdDeviation="4" flood-color="#4a3512" flood-opacity=".35"/>
</filter>"""

"""A position as one SVG picture that stands alone."""

import re
from collections.abc import Sequence
from typing import Final

from hexholm.board import Section
from hexholm.draw import palette, words
from hexholm.draw.land import draw_land, is_cold
from hexholm.draw.layout import Land, board_land, centres, legal_hexes, section_land, size
from hexholm.draw.legend import key, legend
from hexholm.draw.lettering import WIDTH
from hexholm.draw.sprite import definitions
from hexholm.draw.things import HATCH, draw_pieces, draw_places
from hexholm.draw.winter import legend as winter_legend
from hexholm.draw.winter.picture import draw_buildings, draw_marks, snowflake_land, together
from hexholm.draw.xml import SERIF, Attributes, group, hexagon, label, tag, title
from hexholm.hexes import Hexset, singles
from hexholm.kingdom import KingdomBuilder
from hexholm.texts import spoken
from hexholm.winter import WinterKingdom

RADIUS: Final = 34.0
"""Of a hex, in the units of the picture."""
MARGIN: Final = 62.0
HEAD: Final = 84.0
FOOT: Final = 106.0


def svg(
    game: KingdomBuilder | WinterKingdom,
    *,
    legal: bool = False,
    coordinates: bool = True,
    letters: bool = True,
) -> str:
    """The position as a spectator sees it; `legal` lights up the hexes the mover may choose."""
    if isinstance(game, WinterKingdom):
        return _winter(game, legal=legal, coordinates=coordinates, letters=letters)
    view = game.view(None)
    land = board_land(game.board)
    stock = {name: site["tiles"] for name, site in view["locations"].items()}
    picture = draw_land(land, RADIUS, stock=stock, coordinates=coordinates, letters=letters)
    board = [
        picture,
        draw_places(land, view, RADIUS),
        _legal(land, legal_hexes(game)) if legal else "",
        draw_pieces(land, view, RADIUS),
    ]
    strips = key(view, set(land.grounds.values()))
    heading = _heading("heading-sections", [_label(s) for s in game.setup.sections])
    return _page(land, heading, board, legend(view), strips, words.ask(view))


def _winter(game: WinterKingdom, *, legal: bool, coordinates: bool, letters: bool) -> str:
    view = game.view(None)
    land = snowflake_land(game.board)
    lit = together(game.board, legal_hexes(game)) if legal else 0
    board = [
        draw_land(land, RADIUS, coordinates=coordinates, letters=letters),
        draw_marks(land, view, RADIUS),
        _legal(land, lit),
        draw_buildings(land, view, RADIUS),
    ]
    heading = _heading("heading-boards", [side.label for side in game.setup.boards])
    beside, strips = winter_legend.legend(view), winter_legend.key()
    return _page(land, heading, board, beside, strips, words.ask(view))


def _page(
    land: Land,
    heading: str,
    board: list[str],
    beside: tuple[str, float],
    strips: list[tuple[str, float]],
    about: str,
) -> str:
    """Heading, board, the key under it and the legend beside it."""
    width, height = size(land, RADIUS)
    across = MARGIN + width + MARGIN + WIDTH + 30
    down = max(HEAD + height + FOOT + 40 * (len(strips) - 1), HEAD - 14 + beside[1] + 30)
    body = [
        heading,
        group(board, transform=_move(MARGIN, HEAD), class_="board"),
        *(
            group(
                [strip], transform=_move(MARGIN + (width - long) / 2, HEAD + height + 64 + 40 * i)
            )
            for i, (strip, long) in enumerate(strips)
        ),
        group([beside[0]], transform=_move(across - WIDTH - 30, HEAD - 14)),
    ]
    return _document(across, down, about, body)


def section_svg(section: Section) -> str:
    """One section alone."""
    land = section_land(section)
    width, height = size(land, RADIUS)
    heading = _title(_label(section), MARGIN, 46, 26)
    board = group([draw_land(land, RADIUS)], transform=_move(MARGIN, HEAD))
    about = spoken().say("about-section", name=section.label)
    return _document(width + 2 * MARGIN, HEAD + height + MARGIN, about, [heading, board])


def _move(x: float, y: float) -> str:
    return f"translate({x:.0f} {y:.0f})"


def _legal(land: Land, hexes: Hexset) -> str:
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


def _label(section: Section) -> str:
    name = spoken().name("tile", section.name)
    return spoken().say("section-turned", name=name) if section.is_turned else name


def _heading(what: str, names: Sequence[str]) -> str:
    style = {"font_family": SERIF, "font_style": "italic", "fill": palette.SOFT_INK}
    return _title("hexholm", MARGIN, 44, 30) + label(
        MARGIN + 164, 44, spoken().say(what, names=", ".join(names)), font_size=15, **style
    )


def _title(text: str, x: float, y: float, height: float) -> str:
    style = {"font_family": SERIF, "font_weight": "700", "fill": palette.INK}
    return label(x, y, text, font_size=height, letter_spacing="1", **style)


def _document(width: float, height: float, about: str, body: list[str]) -> str:
    paper = [
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
    content = "\n".join([*paper, *body])
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

"""Small pictures of a part of the board: one position, or one before and one after."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Final, NamedTuple

from hexholm.draw import palette
from hexholm.draw.layout import Land, Point, centres, cut, edges, size
from hexholm.draw.svg import RADIUS, document, glow
from hexholm.draw.xml import SANS, Attributes, group, hexagon, label, number, side, tag
from hexholm.game import Contribution, Game
from hexholm.library import kind_of

MARGIN: Final = 34.0
GAP: Final = 54.0
STRIP: Final = 60.0
NO: Final = "#b3261e"


class Panel(NamedTuple):
    """One position, and what is to be seen in it."""

    game: Game
    shown: Collection[str]
    """The hexes of the board that are drawn."""
    legal: Collection[str] = ()
    new: Collection[str] = ()
    """Where something has just arrived."""
    refused: Collection[str] = ()
    paid: Sequence[Contribution] = ()
    """What earns gold or points."""


def draw_scene(panels: Sequence[Panel], about: str, total: int | None = None) -> str:
    """The panels side by side, with arrows between them and what is earned under them."""
    lands = [cut(kind_of(p.game).at("draw").land_of(p.game), p.shown) for p in panels]
    width, height = size(lands[0], RADIUS)
    across = 2 * MARGIN + len(panels) * width + (len(panels) - 1) * GAP
    down = 2 * MARGIN + height + (STRIP if total is not None else 0)
    body = []
    for index, (panel, land) in enumerate(zip(panels, lands, strict=True)):
        left = MARGIN + index * (width + GAP)
        body.append(group(_panel(panel, land), transform=f"translate({left:.0f} {MARGIN:.0f})"))
        if index:
            body.append(_arrow(left - GAP / 2, MARGIN + height / 2))
    if total is not None:
        body.append(_coin(across / 2, MARGIN + height + STRIP * 0.72, 21, total))
    return document(across, down, about, body)


def _panel(panel: Panel, land: Land) -> Iterator[str]:
    door = kind_of(panel.game).at("draw")
    under, over = door.layers(panel.game, land, coordinates=True, letters=False)
    at = {land.names[h]: point for h, point in centres(land, RADIUS).items()}
    hexes = {name: h for h, name in land.names.items()}
    yield from under
    yield _borders(land)
    yield glow(land, reduce(or_, (hexes[name] for name in panel.legal if name in hexes), 0))
    lit = {name for one in panel.paid for name in one.hexes}
    yield group((_lit(at[name]) for name in sorted(lit) if name in at), class_="paying")
    yield group((_lit(at[name], "none") for name in panel.new if name in at), class_="new")
    yield from over
    yield group((_cross(at[name]) for name in panel.refused if name in at), class_="refused")
    if len(panel.paid) > 1:
        yield group(_parts(panel.paid, at), class_="parts")


def _borders(land: Land) -> str:
    """Where two sections or boards meet."""
    part_of = {h: part for part in land.parts for h in land.grounds if h & part}
    at = centres(land, RADIUS)
    seam = "".join(
        side(at[h], RADIUS, direction)
        for h, direction, other in edges(land.grounds)
        if other and part_of[h] != part_of[other]
    )
    style: Attributes = {"fill": "none", "stroke_linecap": "round", "d": seam}
    dark = tag("path", stroke=palette.INK, stroke_width=6, opacity=".55", **style)
    return dark + tag("path", stroke=palette.CARD, stroke_width=2.6, **style) if seam else ""


def _lit(at: Point, fill: str = "#ffd75e") -> str:
    """A hex that counts."""
    shape = hexagon(at, RADIUS * 0.9)
    style: Attributes = {"stroke": "#fffdf2", "stroke_width": 7, "stroke_linejoin": "round"}
    rim = tag("path", d=shape, fill="none", **style)
    style = {"stroke": "#d98a00", "stroke_width": 3.6, "stroke_linejoin": "round"}
    return rim + tag("path", d=shape, fill=fill, fill_opacity=".4", **style)


def _cross(at: Point) -> str:
    """A hex that may not be chosen."""
    x, y = at
    arm = RADIUS * 0.4
    way = "".join(
        f"M{number(x - arm)},{number(y - s * arm)}L{number(x + arm)},{number(y + s * arm)}"
        for s in (1, -1)
    )
    style: Attributes = {"fill": "none", "stroke_linecap": "round"}
    return tag("path", d=way, stroke="#fffdf2", stroke_width=11, **style) + tag(
        "path", d=way, stroke=NO, stroke_width=6, **style
    )


def _parts(paid: Sequence[Contribution], at: Mapping[str, Point]) -> Iterator[str]:
    """What each group of hexes earns, at one of them."""
    for one in paid:
        points = [at[name] for name in one.hexes if name in at]
        if points:
            x = sum(x for x, _ in points) / len(points)
            y = sum(y for _, y in points) / len(points)
            near = min(points, key=lambda point: (point[0] - x) ** 2 + (point[1] - y) ** 2)
            yield _coin(near[0] + RADIUS * 0.5, near[1] - RADIUS * 0.5, 12, one.gold)


def _coin(x: float, y: float, radius: float, amount: int) -> str:
    rim = tag("circle", cx=x, cy=y, r=radius, fill=palette.DARK_GOLD)
    face = tag("circle", cx=x, cy=y, r=radius * 0.88, fill="#f4c542")
    style: Attributes = {
        "font_family": SANS,
        "font_size": radius * 1.15,
        "font_weight": "800",
        "text_anchor": "middle",
        "fill": palette.INK,
    }
    return group([rim, face, label(x, y + radius * 0.4, str(amount), **style)], class_="coin")


def _arrow(x: float, y: float) -> str:
    way = f"M{x - 14:.0f},{y:.0f}h26m-10,-10l10,10l-10,10"
    style: Attributes = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return tag("path", d=way, stroke=palette.GOLD, stroke_width=6, **style)

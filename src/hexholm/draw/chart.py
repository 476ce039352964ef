"""Standalone SVG charts: scales, axes, bars, intervals, boxes, heat maps.

A figure is made of panels; a panel places its marks itself, with a `Scale` from values to places.
Colours are classes, so that the same file is light or dark like its reader's system: `figure`
brings their style along.

>>> across = fitted([0, 37], 100, 300)
>>> across.high, across(20), across.ticks()
(40.0, 200.0, [0.0, 10.0, 20.0, 30.0, 40.0])
"""

from collections.abc import Iterable, Sequence
from math import ceil, floor, log10
from typing import Final, NamedTuple

from hexholm.draw import palette
from hexholm.draw.xml import SANS, SERIF, group, number, tag, title
from hexholm.draw.xml import label as line_of_text
from hexholm.texts import spoken

TICKS: Final = 5
"""About how many steps an axis has."""


class Scale(NamedTuple):
    """Where values stand: `low` at the place `start`, `high` at `end`, which may lie before it."""

    low: float
    high: float
    start: float
    end: float
    step: float
    """Between two ticks."""

    def __call__(self, value: float) -> float:
        """The place of a value."""
        share = (value - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)

    def ticks(self) -> list[float]:
        """The values to be written at the axis."""
        first, last = ceil(self.low / self.step - 1e-9), floor(self.high / self.step + 1e-9)
        return [round(i * self.step, 10) for i in range(first, last + 1)]


def fitted(values: Iterable[float], start: float, end: float, steps: int = TICKS) -> Scale:
    """A scale that fits all these values in about `steps` round steps; it ends at half steps."""
    found = list(values)
    low, high = min(found, default=0.0), max(found, default=1.0)
    if low == high:
        low, high = low - 0.5, high + 0.5
    step = _round_step((high - low) / steps)
    half = step / 2
    return Scale(floor(low / half + 1e-9) * half, ceil(high / half - 1e-9) * half, start, end, step)


def _round_step(rough: float) -> float:
    """The next larger one of 1, 2, 5 times a power of ten."""
    power: float = 10.0 ** floor(log10(rough))
    return next(size * power for size in (1, 2, 5, 10) if size * power >= rough * (1 - 1e-9))


# --- what a figure is made of ------------------------------------------------------------------


def figure(width: float, height: float, about: str, body: Iterable[str]) -> str:
    """The whole file, on paper; `about` is read out instead of the picture."""
    paper = tag("rect", width=width, height=height, rx=10, class_="paper")
    return tag(
        "svg",
        "\n",
        title(about),
        tag("style", f"\n{STYLE}\n"),
        "\n".join(["", paper, *body, ""]),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        width=f"{width:.0f}",
        height=f"{height:.0f}",
        role="img",
    )


def panel(
    x: float, y: float, width: float, height: float, name: str, note: str, body: Iterable[str]
) -> str:
    """A card with a heading and a line of explanation; its body is placed from its own corner."""
    card = tag("rect", width=width, height=height, rx=12, class_="card")
    head = [text(18, 30, name, "heading"), text(18, 49, note, "note")]
    return group([card, *head, *body], transform=f"translate({number(x)} {number(y)})")


def text(x: float, y: float, words: str, role: str = "label", anchor: str = "start") -> str:
    """Words in one of the roles title, heading, note, label (a name) and figure (a number)."""
    where = None if anchor == "start" else anchor
    return line_of_text(x, y, words, class_=role, text_anchor=where)


def slanted(x: float, y: float, words: str) -> str:
    """A name that rises from a point to the right, for narrow columns."""
    turn = f"rotate(-40 {number(x)} {number(y)})"
    return line_of_text(x, y, words, class_="label", transform=turn)


def bottom_axis(scale: Scale, top: float, bottom: float, *, percent: bool = False) -> str:
    """An axis from left to right, with grid lines up to `top`."""
    drawn = []
    for value in scale.ticks():
        x = scale(value)
        kind = "zero" if value == 0 and scale.low < 0 else "grid"
        drawn.append(_line(x, top, x, bottom, kind))
        drawn.append(text(x, bottom + 16, _tick(value, percent), "figure", "middle"))
    return group(drawn)


def left_axis(scale: Scale, left: float, right: float, *, percent: bool = False) -> str:
    """An axis from bottom to top, with grid lines up to `right`."""
    drawn = []
    for value in scale.ticks():
        y = scale(value)
        kind = "zero" if value == 0 and scale.low < 0 else "grid"
        drawn.append(_line(left, y, right, y, kind))
        drawn.append(text(left - 7, y + 4, _tick(value, percent), "figure", "end"))
    return group(drawn)


def mark(scale: Scale, value: float, top: float, bottom: float) -> str:
    """A dashed line at a value of an axis from left to right, to compare with."""
    return _line(scale(value), top, scale(value), bottom, "mark")


def _tick(value: float, percent: bool) -> str:
    return spoken().percent(value / 100) if percent else spoken().number(value)


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind)


# --- marks: each takes a colour class (see STYLE) and a tip, which the pointer shows -----------


def bar(
    scale: Scale, y: float, thick: float, value: float, kind: str = "gold", tip: str = ""
) -> str:
    """A bar along an axis from left to right, from 0 (or where the scale begins); y is its middle.

    For one along an axis from bottom to top see `column`.
    """
    origin = scale(min(max(0.0, scale.low), scale.high))
    x1, x2 = sorted((origin, scale(value)))
    return _rect(x1, y - thick / 2, x2 - x1, thick, kind, tip)


def column(
    scale: Scale, x: float, thick: float, value: float, kind: str = "gold", tip: str = ""
) -> str:
    """The same along an axis from bottom to top; x is its middle."""
    origin = scale(min(max(0.0, scale.low), scale.high))
    y1, y2 = sorted((origin, scale(value)))
    return _rect(x - thick / 2, y1, thick, y2 - y1, kind, tip)


def interval(scale: Scale, y: float, low: float, high: float, thick: float = 8) -> str:
    """An error bar along an axis from left to right; nothing where an end isn't known."""
    if low != low or high != high:
        return ""
    x1, x2, half = scale(max(low, scale.low)), scale(min(high, scale.high)), thick / 2
    ends = "".join(f"M{number(x)} {number(y - half)}v{number(thick)}" for x in (x1, x2))
    return tag("path", d=f"M{number(x1)} {number(y)}H{number(x2)}{ends}", class_="interval")


def upright(scale: Scale, x: float, low: float, high: float, thick: float = 8) -> str:
    """The same along an axis from bottom to top."""
    y1, y2, half = scale(max(low, scale.low)), scale(min(high, scale.high)), thick / 2
    ends = "".join(f"M{number(x - half)} {number(y)}h{number(thick)}" for y in (y1, y2))
    return tag("path", d=f"M{number(x)} {number(y1)}V{number(y2)}{ends}", class_="interval")


def curve(points: Sequence[tuple[float, float]], kind: str = "mark") -> str:
    """Points joined by lines: dashed to compare with, or as `interval`."""
    joined = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return tag("polyline", points=joined, class_=kind, fill="none")


def dot(
    scale: Scale, y: float, value: float, kind: str = "gold", tip: str = "", radius: float = 4.5
) -> str:
    """A point on an axis from left to right."""
    attributes = {"cx": scale(value), "cy": y, "r": radius}
    return tag("circle", *_tip(tip), **attributes, class_=f"{kind} rim")


def box(
    scale: Scale, y: float, thick: float, five: Sequence[float], kind: str = "gold", tip: str = ""
) -> str:
    """Least, lower quartile, median, upper quartile and most, as a box with whiskers."""
    least, lower, middle, upper, most = (scale(value) for value in five)
    ends = (
        f"M{number(least)} {number(y)}H{number(lower)}M{number(upper)} {number(y)}H{number(most)}"
    )
    drawn = [
        tag("path", d=ends, class_="whisker"),
        _rect(lower, y - thick / 2, upper - lower, thick, f"{kind} rim", tip),
        _line(middle, y - thick / 2, middle, y + thick / 2, "median"),
    ]
    return group(drawn)


def violin(
    scale: Scale, y: float, thick: float, density: Sequence[tuple[float, float]], kind: str = "gold"
) -> str:
    """A shape as thick as values are frequent: (value, frequency) in the order of the values."""
    most = max(frequency for _, frequency in density)
    halves = [(scale(value), thick / 2 * share / most) for value, share in density]
    upper = [f"{number(x)},{number(y - half)}" for x, half in halves]
    lower = [f"{number(x)},{number(y + half)}" for x, half in reversed(halves)]
    return tag("polygon", points=" ".join((*upper, *lower)), class_=f"{kind} faint")


def cell(
    x: float, y: float, width: float, height: float, share: float, words: str, tip: str = ""
) -> str:
    """A cell of a heat map: from -1 (rust) over 0 (bare) to 1 (green), with a word in it."""
    share = max(-1.0, min(1.0, share))
    drawn = [
        _rect(x, y, width, height, "bare", tip),
        tag(
            "rect",
            x=x,
            y=y,
            width=width,
            height=height,
            rx=2,
            class_="good" if share > 0 else "bad",
            opacity=f"{abs(share):.2f}",
            pointer_events="none",
        ),
        text(x + width / 2, y + height / 2 + 4, words, "label", "middle"),
    ]
    return group(drawn)


def _rect(x: float, y: float, width: float, height: float, kind: str, tip: str) -> str:
    shape = {"x": x, "y": y, "width": width, "height": height, "rx": 2}
    return tag("rect", *_tip(tip), **shape, class_=kind)


def _tip(words: str) -> list[str]:
    return [title(words)] if words else []


_LIGHT: Final = {
    "paper": palette.PAPER,
    "card": palette.CARD,
    "line": palette.LINE,
    "ink": palette.INK,
    "soft": palette.SOFT_INK,
    "gold": palette.GOLD,
    "stone": "#a99f8f",
    "good": "#6f9a63",
    "bad": "#c0693f",
    **{f"seat-{seat}": colour.fill for seat, colour in enumerate(palette.PLAYERS)},
}
_DARK: Final = _LIGHT | {
    "paper": "#221d17",
    "card": "#2b251d",
    "line": "#453b2d",
    "ink": "#efe6d3",
    "soft": "#b3a68e",
    "gold": "#d0a043",
    "stone": "#8d8372",
    "good": "#6fa566",
    "bad": "#cf7850",
    "seat-0": "#5b9be0",
    "seat-3": "#b078a4",
    "seat-4": "#e0604f",
}
"""The page's dark colours."""
COLOURS: Final = ("gold", "ink", "stone", "good", "bad", *(f"seat-{seat}" for seat in range(5)))
"""What a mark can be filled with."""


def _colours(values: dict[str, str]) -> str:
    return " ".join(f"--{name}: {value};" for name, value in values.items())


STYLE: Final = "\n".join(
    [
        f"svg {{ {_colours(_LIGHT)} }}",
        f"@media (prefers-color-scheme: dark) {{ svg {{ {_colours(_DARK)} }} }}",
        f"text {{ font: 12.5px {SANS}; fill: var(--ink); }}",
        f".title {{ font: 700 26px {SERIF}; }}",
        f".heading {{ font: 600 18px {SERIF}; }}",
        ".note, .figure { fill: var(--soft); font-size: 12px; }",
        ".paper { fill: var(--paper); } .card { fill: var(--card); stroke: var(--line); }",
        ".bare { fill: var(--line); fill-opacity: .3; }",
        ".grid { stroke: var(--line); stroke-width: .8; } .zero { stroke: var(--soft); }",
        ".mark { stroke: var(--ink); stroke-width: 1.2; stroke-dasharray: 4 3; }",
        ".interval, .whisker { fill: none; stroke: var(--ink); stroke-width: 1.3; }",
        ".whisker { stroke: var(--soft); } .median { stroke: var(--ink); stroke-width: 2.2; }",
        *(f".{name} {{ fill: var(--{name}); }}" for name in COLOURS),
        ".faint { fill-opacity: .3; } .rim { stroke: var(--card); stroke-width: 1.2; }",
    ]
)
"""The style sheet of a figure: roles of text and lines, and the colours in light and dark."""

"""What panels of a picture are made of: headings, names, numbers, and boxes below each other."""

from collections.abc import Iterable
from typing import Final

from hexholm.draw import palette
from hexholm.draw.xml import SANS, SERIF, group, label, tag

WIDTH: Final = 372
PAD: Final = 18
GAP: Final = 16

Panel = tuple[str, list[str], float]
"""A name, what is in it, and how high it is."""


def stacked(panels: Iterable[Panel]) -> tuple[str, float]:
    """Panels below each other, and how high they are together."""
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


def heading(text: str, y: float = 30) -> str:
    """What a panel is about."""
    style = {"font_family": SANS, "letter_spacing": "1.3", "fill": palette.SOFT_INK}
    return label(PAD, y, text.upper(), font_size=12, font_weight="700", **style)


def serif(x: float, y: float, text: str, size: float = 17, **more: str | float | None) -> str:
    """A name or a sentence."""
    style = {"font_family": SERIF, "font_weight": "600", "fill": palette.INK}
    return label(x, y, text, font_size=size, **(style | more))


def sans(x: float, y: float, text: str, size: float = 12.5, **more: str | float | None) -> str:
    """An explanation."""
    style = {"font_family": SANS, "fill": palette.SOFT_INK}
    return label(x, y, text, font_size=size, **(style | more))


def amount(x: float, y: float, gold: str, size: float = 16) -> str:
    """A number of gold or points, ending at x."""
    return serif(x, y, gold, size, text_anchor="end", fill=palette.DARK_GOLD)

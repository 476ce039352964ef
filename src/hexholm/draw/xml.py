"""A few lines that write XML."""

from collections.abc import Iterable
from typing import Final

from hexholm.draw.layout import CORNERS, Point

SERIF = "Iowan Old Style, Palatino Linotype, Palatino, DejaVu Serif, Georgia, serif"
SANS = "Inter, Segoe UI, Helvetica Neue, DejaVu Sans, Arial, sans-serif"
_ESCAPED: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})

Attributes = dict[str, str | float | None]
"""Attributes of an element."""


def number(value: float) -> str:
    """A coordinate to a tenth, as short as possible."""
    return f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")  # + 0.0 makes -0.0 a 0


def tag(name: str, *children: str, **attributes: str | float | None) -> str:
    """An element; an underscore in an attribute's name stands for a hyphen, None leaves it out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def _value(value: str | float) -> str:
    if not isinstance(value, str):
        return number(value)
    return value.translate(_ESCAPED).replace('"', "&quot;")


def label(x: float, y: float, text: str, **attributes: str | float | None) -> str:
    """A line of text."""
    return tag("text", text.translate(_ESCAPED), x=x, y=y, **attributes)


def title(text: str) -> str:
    """What the element around it is, for screen readers and as a tooltip."""
    return tag("title", text.translate(_ESCAPED))


def use(symbol: str, at: Point, radius: float, **attributes: str | float | None) -> str:
    """A symbol of art.svg around a point."""
    x, y = at
    side = 2 * radius
    return tag(
        "use", href=f"#{symbol}", x=x - radius, y=y - radius, width=side, height=side, **attributes
    )


def hexagon(at: Point, radius: float) -> str:
    """A hex as path data."""
    points = " ".join(
        f"{number(at[0] + radius * x)},{number(at[1] + radius * y)}" for x, y in CORNERS
    )
    return f"M{points}z"


def side(at: Point, radius: float, direction: int) -> str:
    """One side of a hex as path data."""
    (x1, y1), (x2, y2) = CORNERS[direction], CORNERS[(direction + 1) % 6]
    start = f"{number(at[0] + radius * x1)},{number(at[1] + radius * y1)}"
    return f"M{start}L{number(at[0] + radius * x2)},{number(at[1] + radius * y2)}"


def group(children: Iterable[str], **attributes: str | float | None) -> str:
    """Elements that share attributes; nothing at all where there are none."""
    body = "\n".join(children)
    return tag("g", f"\n{body}\n", **attributes) if body else ""

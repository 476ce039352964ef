"""The paths of SVG as those of PDF: only lines and cubic curves are left."""

import math
import re
from collections.abc import Iterator
from typing import Final

_TOKEN: Final = re.compile(r"[A-Za-z]|[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?")
_TAKES: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
_TWO_THIRDS: Final = 2 / 3
_KAPPA: Final = 0.5522847498


def number(value: float) -> str:
    """A coordinate as short as it can be."""
    return f"{round(value, 3) + 0.0:.3f}".rstrip("0").rstrip(".")  # + 0.0 makes -0.0 a 0


def operators(data: str) -> str:
    """Path data as operators."""
    pen = _Pen()
    for command, values in _commands(data):
        pen.draw(command, values)
    return " ".join(pen.out)


def ellipse(cx: float, cy: float, rx: float, ry: float) -> str:
    """A circle or an ellipse."""
    a, b = rx * _KAPPA, ry * _KAPPA
    right, left, top, low = cx + rx, cx - rx, cy - ry, cy + ry
    return operators(
        f"M{right} {cy}C{right} {cy + b} {cx + a} {low} {cx} {low}"
        f"C{cx - a} {low} {left} {cy + b} {left} {cy}"
        f"C{left} {cy - b} {cx - a} {top} {cx} {top}"
        f"C{cx + a} {top} {right} {cy - b} {right} {cy}Z"
    )


def rectangle(x: float, y: float, width: float, height: float, radius: float) -> str:
    """A rectangle, maybe with round corners."""
    r = min(radius, width / 2, height / 2)
    if not r:
        return f"{number(x)} {number(y)} {number(width)} {number(height)} re"
    arc = f"A{r} {r} 0 0 1"
    return operators(
        f"M{x + r} {y}H{x + width - r}{arc} {x + width} {y + r}V{y + height - r}"
        f"{arc} {x + width - r} {y + height}H{x + r}{arc} {x} {y + height - r}V{y + r}"
        f"{arc} {x + r} {y}Z"
    )


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; one that is repeated is given again."""
    data = re.sub(r"([aA])([^A-Za-z]*)", lambda found: found[1] + _flags(found[2]), data)
    tokens = _TOKEN.findall(data)
    at = 0
    command = "M"
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        takes = _TAKES[command.lower()]
        yield command, [float(one) for one in tokens[at : at + takes]]
        at += takes
        command = {"M": "L", "m": "l"}.get(command, command)


def _flags(numbers: str) -> str:
    """The flags of arcs may stand without a space: `a5 5 0 014 4`."""
    whole = r"[\s,]*([-+]?(?:\d*\.\d+|\d+\.?))"
    pattern = re.compile(whole * 3 + r"[\s,]*([01])[\s,]*([01])" + whole * 2)
    return pattern.sub(lambda found: " " + " ".join(found.groups()), numbers)


class _Pen:
    """Where the pen is, and what it has drawn."""

    def __init__(self) -> None:
        self.out: list[str] = []
        self.x = self.y = 0.0
        self.start = (0.0, 0.0)
        self.control: tuple[str, float, float] | None = None

    def draw(self, command: str, values: list[float]) -> None:
        """Carry out one command."""
        kind = command.lower()
        if command.islower():
            values = self._absolute(kind, values)
        control = None
        if kind == "z":
            self.out.append("h")
            self.x, self.y = self.start
        elif kind == "m":
            self._to("m", *values)
            self.start = (self.x, self.y)
        elif kind in "lhv":
            x = values[0] if kind != "v" else self.x
            y = values[-1] if kind != "h" else self.y
            self._to("l", x, y)
        elif kind == "a":
            self._arc(*values)
        else:
            control = self._curve(kind, values)
        self.control = control

    def _absolute(self, kind: str, values: list[float]) -> list[float]:
        if kind == "h":
            return [values[0] + self.x]
        if kind == "v":
            return [values[0] + self.y]
        if kind == "a":
            return [*values[:5], values[5] + self.x, values[6] + self.y]
        return [one + (self.y if place % 2 else self.x) for place, one in enumerate(values)]

    def _to(self, operator: str, *values: float) -> None:
        self.out.append(f"{' '.join(map(number, values))} {operator}")
        self.x, self.y = values[-2:]

    def _mirrored(self, kinds: str) -> tuple[float, float]:
        if self.control is None or self.control[0] not in kinds:
            return self.x, self.y
        return 2 * self.x - self.control[1], 2 * self.y - self.control[2]

    def _curve(self, kind: str, values: list[float]) -> tuple[str, float, float]:
        if kind in "cs":
            if kind == "s":
                values = [*self._mirrored("cs"), *values]
            self._to("c", *values)
            return kind, values[2], values[3]
        if kind == "t":
            values = [*self._mirrored("qt"), *values]
        qx, qy, x, y = values
        first = self.x + _TWO_THIRDS * (qx - self.x), self.y + _TWO_THIRDS * (qy - self.y)
        self._to("c", *first, x + _TWO_THIRDS * (qx - x), y + _TWO_THIRDS * (qy - y), x, y)
        return kind, qx, qy

    def _arc(
        self, rx: float, ry: float, turn: float, large: float, sweep: float, x: float, y: float
    ) -> None:
        """An arc of an ellipse as curves (SVG 1.1, F.6)."""
        if not rx or not ry or (x, y) == (self.x, self.y):
            self._to("l", x, y)
            return
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        dx, dy = (self.x - x) / 2, (self.y - y) / 2
        px, py = cos * dx + sin * dy, cos * dy - sin * dx
        rx, ry = abs(rx), abs(ry)
        over = math.hypot(px / rx, py / ry)
        if over > 1:
            rx, ry = rx * over, ry * over
        near = (rx * py) ** 2 + (ry * px) ** 2
        factor = math.sqrt(max(0.0, (rx * ry) ** 2 - near) / near)
        if bool(large) == bool(sweep):
            factor = -factor
        cx, cy = factor * rx * py / ry, -factor * ry * px / rx
        begin = math.atan2((py - cy) / ry, (px - cx) / rx)
        angle = math.atan2((-py - cy) / ry, (-px - cx) / rx) - begin
        if sweep and angle < 0:
            angle += 2 * math.pi
        elif not sweep and angle > 0:
            angle -= 2 * math.pi
        middle = (cos * cx - sin * cy + (self.x + x) / 2, sin * cx + cos * cy + (self.y + y) / 2)

        def place(a: float, b: float) -> tuple[float, float]:
            return middle[0] + cos * rx * a - sin * ry * b, middle[1] + sin * rx * a + cos * ry * b

        pieces = max(1, math.ceil(abs(angle) / (math.pi / 2) - 1e-9))
        step = angle / pieces
        reach = 4 / 3 * math.tan(step / 4)
        for piece in range(pieces):
            one, two = begin + piece * step, begin + (piece + 1) * step
            a = place(math.cos(one) - reach * math.sin(one), math.sin(one) + reach * math.cos(one))
            b = place(math.cos(two) + reach * math.sin(two), math.sin(two) - reach * math.cos(two))
            end = (x, y) if piece == pieces - 1 else place(math.cos(two), math.sin(two))
            self._to("c", *a, *b, *end)

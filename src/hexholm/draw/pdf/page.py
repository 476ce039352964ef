"""An SVG picture as one page of PDF.

Known are: ``svg g use symbol path circle rect text clipPath``, with ``transform`` (moves, scales,
turns), ``clip-path``, colours in hexadecimal or ``currentColor``, the usual attributes of lines,
opacity (of a group: of each thing in it), and ``paint-order="stroke"`` for letters with a rim.
"""

import math
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Mapping
from typing import Final
from xml.etree.ElementTree import Element

from hexholm.draw.pdf.fonts import ENCODING, FONTS, font_of
from hexholm.draw.pdf.objects import Objects
from hexholm.draw.pdf.paths import ellipse, number, operators, rectangle
from hexholm.texts import Told

Style = Mapping[str, str]

_NAMESPACE: Final = re.compile(r"^\{[^}]*\}")
_MOVE: Final = re.compile(r"(translate|scale|rotate)\(([^)]*)\)")
_SILENT: Final = frozenset(
    ("defs", "title", "symbol", "clipPath", "filter", "radialGradient", "linearGradient", "style")
)
_INHERITED: Final[tuple[str, ...]] = (
    *("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"),
    *("fill-opacity", "stroke-opacity", "color", "font-size", "font-family", "font-weight"),
    *("text-anchor", "paint-order"),
)
_PAINTED: Final = {(True, True): "B", (True, False): "f", (False, True): "S", (False, False): "n"}
_CAPS: Final = {"butt": 0, "round": 1, "square": 2}
_JOINS: Final = {"miter": 0, "round": 1, "bevel": 2}
_ANCHORS: Final = {"start": 0.0, "middle": 0.5, "end": 1.0}
_ALL: Final = "alpha"  # the opacity of everything around, multiplied


class PdfError(Told):
    """Something in a picture that isn't known here."""


def pdf(svg: str, width: float, height: float) -> bytes:
    """The picture on a page of this size in points."""
    root = ElementTree.fromstring(svg)
    page = _Page(root)
    left, top, wide, high = map(float, root.attrib["viewBox"].split())
    scale = min(width / wide, height / high)
    page.write(f"{number(scale)} 0 0 {number(-scale)} {number(-left * scale)} ")
    page.write(f"{number(height + top * scale)} cm\n")
    for child in root:
        page.draw(child, _read(root, {}))
    return page.objects.document(page.content, width, height)


def _tag(element: Element) -> str:
    return _NAMESPACE.sub("", element.tag)


def _read(element: Element, around: Style) -> dict[str, str]:
    """The style of an element: what it has from those around it, and its own."""
    own = {key: element.attrib[key] for key in _INHERITED if key in element.attrib}
    style: dict[str, str] = {**around, **own}
    style[_ALL] = str(float(around.get(_ALL, "1")) * float(element.get("opacity", "1")))
    return style


class _Page:
    """Writes the operators of a page, or of a symbol on it."""

    def __init__(self, root: Element, objects: Objects | None = None) -> None:
        self.root, self.objects = root, objects or Objects()
        self.named = {one.attrib["id"]: one for one in root.iter() if "id" in one.attrib}
        self._out: list[str] = []

    @property
    def content(self) -> str:
        """What has been written."""
        return "".join(self._out)

    def write(self, text: str) -> None:
        """Write operators."""
        self._out.append(text)

    def draw(self, element: Element, around: Style) -> None:
        """An element and what is in it."""
        kind = _tag(element)
        if kind in _SILENT:
            return
        style = _read(element, around)
        self.write("q\n")
        self._move(element.get("transform", ""))
        self._clip(element.get("clip-path", ""))
        if kind == "g":
            for child in element:
                self.draw(child, style)
        elif kind == "use":
            self._use(element, style)
        elif kind == "text":
            self._text(element, style)
        else:
            self._paint(self._shape(kind, element), style)
        self.write("Q\n")

    def _shape(self, kind: str, element: Element) -> str:
        def of(name: str) -> float:
            return float(element.get(name, "0"))

        if kind == "path":
            return operators(element.get("d", ""))
        if kind == "circle":
            return ellipse(of("cx"), of("cy"), of("r"), of("r"))
        if kind == "rect":
            return rectangle(of("x"), of("y"), of("width"), of("height"), of("rx"))
        raise PdfError("pdf-unknown", got=kind)

    def _move(self, transform: str) -> None:
        if _MOVE.sub("", transform).strip():
            raise PdfError("pdf-unknown", got=transform)
        for kind, numbers in _MOVE.findall(transform):
            a, *rest = map(float, re.findall(r"-?[\d.]+", numbers))
            if kind == "translate":
                self.write(f"1 0 0 1 {number(a)} {number(rest[0] if rest else 0)} cm\n")
            elif kind == "scale":
                self.write(f"{number(a)} 0 0 {number(rest[0] if rest else a)} 0 0 cm\n")
            else:
                cos, sin = math.cos(math.radians(a)), math.sin(math.radians(a))
                self.write(f"{cos:.5f} {sin:.5f} {-sin:.5f} {cos:.5f} 0 0 cm\n")

    def _clip(self, reference: str) -> None:
        if not reference:
            return
        for shape in self.named[reference[5:-1]]:
            self.write(f"{self._shape(_tag(shape), shape)} W n\n")

    def _use(self, element: Element, style: Style) -> None:
        name = element.attrib["href"][1:]
        symbol = self.named[name]
        left, top, wide, high = map(float, symbol.attrib["viewBox"].split())
        x, y = float(element.get("x", "0")), float(element.get("y", "0"))
        across = float(element.get("width", wide)) / wide
        down = float(element.get("height", high)) / high
        inside = {key: style[key] for key in ("color", _ALL) if key in style}
        key = f"{name} {inside}"
        if key not in self.objects.forms:
            drawn = _Page(self.root, self.objects)
            for child in symbol:
                drawn.draw(child, _read(symbol, inside))
            self.objects.form(key, drawn.content, (left, top, wide, high))
        self.write(
            f"{number(across)} 0 0 {number(down)} {number(x - left * across)} "
            f"{number(y - top * down)} cm /{self.objects.forms[key]} Do\n"
        )

    def _paint(self, shape: str, style: Style) -> None:
        fill, stroke = self._colour(style, "fill", "#000"), self._colour(style, "stroke", "none")
        self._alpha(style)
        if stroke:
            self.write(f"{stroke} RG {self._line(style)}")
        if fill:
            self.write(f"{fill} rg ")
        self.write(f"{shape} {_PAINTED[bool(fill), bool(stroke)]}\n")

    def _line(self, style: Style) -> str:
        dashes = " ".join(re.findall(r"[\d.]+", style.get("stroke-dasharray", "")))
        return (
            f"{number(float(style.get('stroke-width', '1')))} w "
            f"{_CAPS[style.get('stroke-linecap', 'butt')]} J "
            f"{_JOINS[style.get('stroke-linejoin', 'miter')]} j [{dashes}] 0 d "
        )

    def _alpha(self, style: Style) -> None:
        whole = float(style.get(_ALL, "1"))
        fill = whole * float(style.get("fill-opacity", "1"))
        stroke = whole * float(style.get("stroke-opacity", "1"))
        if min(fill, stroke) < 1:
            self.write(f"/{self.objects.alpha(fill, stroke)} gs\n")

    def _colour(self, style: Style, key: str, default: str) -> str:
        """The colour as three numbers; empty: nothing is painted, or no flat colour."""
        found = style.get(key, default)
        if found == "currentColor":
            found = style.get("color", "#000")
        if found == "none" or found.startswith("url("):
            return ""
        digits = found.removeprefix("#")
        if len(digits) == 3:
            digits = "".join(2 * one for one in digits)
        if not re.fullmatch("[0-9a-fA-F]{6}", digits):
            raise PdfError("pdf-unknown", got=found)
        return " ".join(number(int(digits[at : at + 2], 16) / 255) for at in (0, 2, 4))

    def _text(self, element: Element, style: Style) -> None:
        text = "".join(element.itertext())
        size = float(style.get("font-size", "16"))
        font = font_of(style.get("font-family", ""), style.get("font-weight", ""))
        spacing = float(element.get("letter-spacing", "0"))
        long = font.width(text, size) + spacing * len(text)
        x = float(element.get("x", "0")) - _ANCHORS[style.get("text-anchor", "start")] * long
        y = float(element.get("y", "0"))
        fill, stroke = self._colour(style, "fill", "#000"), self._colour(style, "stroke", "none")
        self._alpha(style)
        written = _escaped(text)
        for mode, colour in ((1, stroke), (0, fill)):
            if colour:
                self.write(f"{colour} {'RG ' + self._line(style) if mode else 'rg '}")
                self.write(
                    f"BT /F{FONTS.index(font)} {number(size)} Tf {number(spacing)} Tc {mode} Tr "
                )
                self.write(f"1 0 0 -1 {number(x)} {number(y)} Tm ({written}) Tj ET\n")


def _escaped(text: str) -> str:
    """As a PDF string; what the fonts can't write is a question mark."""
    known = text.encode(ENCODING, "replace").decode("latin-1")
    return re.sub(r"([\\()])", r"\\\1", known)

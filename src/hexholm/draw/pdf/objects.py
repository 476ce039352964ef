"""The objects of a PDF file: fonts, symbols, see-through colours, and the page that uses them."""

import zlib
from typing import Final

from hexholm.draw.pdf.fonts import FONTS
from hexholm.draw.pdf.paths import number

_CATALOG, _PAGES, _PAGE, _CONTENT, _RESOURCES = range(1, 6)
_FIXED: Final = 5


class Objects:
    """What pages and symbols share."""

    def __init__(self) -> None:
        self.forms: dict[str, str] = {}
        """Symbols that have been drawn, and their names in the file."""
        self._drawn: list[tuple[str, tuple[float, float, float, float]]] = []
        self._alphas: dict[tuple[float, float], str] = {}

    def form(self, key: str, content: str, box: tuple[float, float, float, float]) -> None:
        """A symbol that can be used from now on."""
        self.forms[key] = f"X{len(self._drawn)}"
        self._drawn.append((content, box))

    def alpha(self, fill: float, stroke: float) -> str:
        """The name of how much one sees through."""
        key = round(fill, 3), round(stroke, 3)
        return self._alphas.setdefault(key, f"A{len(self._alphas)}")

    def document(self, content: str, width: float, height: float) -> bytes:
        """The file: the same picture always gives the same bytes."""
        first_font = _FIXED + 1
        first_form = first_font + len(FONTS)
        fonts = " ".join(f"/F{place} {first_font + place} 0 R" for place in range(len(FONTS)))
        forms = " ".join(f"/X{at} {first_form + at} 0 R" for at in range(len(self._drawn)))
        states = " ".join(
            f"/{name} << /ca {number(fill)} /CA {number(stroke)} >>"
            for (fill, stroke), name in self._alphas.items()
        )
        size = f"{number(width)} {number(height)}"
        written = [
            f"<< /Type /Catalog /Pages {_PAGES} 0 R >>".encode(),
            f"<< /Type /Pages /Kids [{_PAGE} 0 R] /Count 1 >>".encode(),
            (
                f"<< /Type /Page /Parent {_PAGES} 0 R /MediaBox [0 0 {size}] "
                f"/Contents {_CONTENT} 0 R /Resources {_RESOURCES} 0 R >>"
            ).encode(),
            _stream(content, ""),
            (
                f"<< /Font << {fonts} >> /XObject << {forms} >> /ExtGState << {states} >> >>"
            ).encode(),
            *(
                (
                    f"<< /Type /Font /Subtype /Type1 /BaseFont /{font.name} "
                    "/Encoding /WinAnsiEncoding >>"
                ).encode()
                for font in FONTS
            ),
            *(_form(drawn, box) for drawn, box in self._drawn),
        ]
        return _file(written)


def _form(content: str, box: tuple[float, float, float, float]) -> bytes:
    left, top, wide, high = box
    around = f"{number(left - wide)} {number(top - high)} "  # symbols may reach beyond their box
    around += f"{number(left + 2 * wide)} {number(top + 2 * high)}"
    head = f"/Type /XObject /Subtype /Form /BBox [{around}] /Resources {_RESOURCES} 0 R "
    return _stream(content, head)


def _stream(content: str, head: str) -> bytes:
    packed = zlib.compress(content.encode("latin-1"), 9)
    start = f"<< {head}/Length {len(packed)} /Filter /FlateDecode >>\nstream\n".encode()
    return start + packed + b"\nendstream"


def _file(objects: list[bytes]) -> bytes:
    out = b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"
    places = []
    for at, one in enumerate(objects, 1):
        places.append(len(out))
        out += f"{at} 0 obj\n".encode() + one + b"\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    start = len(out)
    out += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}".encode()
    out += f"trailer\n<< /Size {len(objects) + 1} /Root {_CATALOG} 0 R >>\n".encode()
    return out + f"startxref\n{start}\n%%EOF\n".encode()

"""The fonts that every reader of PDFs has, and how wide their letters are."""

import unicodedata
from collections.abc import Iterator
from typing import Final, NamedTuple

ENCODING: Final = "cp1252"
"""What these fonts can write: all our languages, and quotation marks."""
_FIRST: Final = 32


class Font(NamedTuple):
    """One of the fonts."""

    name: str
    """As PDF calls it."""
    widths: tuple[int, ...]
    """Of the characters from the space to ``~``, in thousandths of the size."""

    def width(self, text: str, size: float) -> float:
        """How long a line of text is."""
        return sum(map(self._of, text)) * size / 1000

    def _of(self, char: str) -> int:
        plain = unicodedata.normalize("NFD", char)[0]
        place = ord(_LIKE.get(plain, plain)) - _FIRST
        return self.widths[place] if 0 <= place < len(self.widths) else _OTHER


_LIKE: Final = {"’": "'", "‘": "'", "“": '"', "”": '"', "–": "0", "×": "+", "°": "*", "ß": "h"}
_OTHER: Final = 600


def _row(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


SANS: Final = Font(
    "Helvetica",
    _row(
        "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 "
        "556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 "
        "722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 "
        "278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 "
        "556 556 333 500 278 556 500 722 500 500 500 334 260 334 584"
    ),
)
BOLD: Final = Font(
    "Helvetica-Bold",
    _row(
        "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 "
        "556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 "
        "722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 "
        "278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 "
        "611 611 389 556 333 611 556 778 556 556 500 389 280 389 584"
    ),
)
SERIF: Final = Font(
    "Times-Bold",
    _row(
        "250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 "
        "500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778 "
        "778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 "
        "278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 "
        "556 556 444 389 333 556 500 722 500 500 444 394 220 394 520"
    ),
)
FONTS: Final = (SANS, BOLD, SERIF)


def font_of(family: str, weight: str) -> Font:
    """The font that stands for another: with serifs, bold, or plain."""
    if "serif" in family.replace("sans-serif", "").lower():
        return SERIF
    return BOLD if weight.isdigit() and int(weight) >= 600 else SANS


def lines(text: str, font: Font, size: float, width: float) -> Iterator[str]:
    """A text in lines of at most this width; a longer word stands alone."""
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and font.width(longer, size) > width:
            yield line
            line = word
        else:
            line = longer
    if line:
        yield line

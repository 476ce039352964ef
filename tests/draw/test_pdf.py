"""Set-ups on paper: every object of the file is where it says, and the page shows what is drawn."""

import re
import zlib

import pytest

from hexholm import shelf
from hexholm.draw import qr
from hexholm.draw.pdf import PdfError, fonts, paths, pdf
from hexholm.draw.sheet import HEIGHT, POINTS, sheet_pdf, sheet_svg
from hexholm.kingdom.registry import BOXES
from hexholm.library import GAMES
from hexholm.shelf import Owned
from hexholm.texts import LANGUAGE, languages, spoken
from tests.page.qr import text_of

OWNED = Owned(tuple(BOXES))
SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">{}</svg>'


def objects(data: bytes) -> dict[int, bytes]:
    """The objects of a file, found by its table as a reader finds them."""
    start = int(re.findall(rb"startxref\n(\d+)\n", data)[-1])
    table = data[start:].split(b"trailer")[0].splitlines()[2:]
    places = [int(line[:10]) for line in table if line.endswith(b"n ")]
    found = {}
    for number, place in enumerate(places, 1):
        assert data[place:].startswith(b"%d 0 obj\n" % number)
        found[number] = data[place:].split(b"\nendobj\n")[0]
    return found


def written(data: bytes) -> str:
    """What stands in the streams."""
    streams = re.findall(rb"/Length (\d+) /Filter /FlateDecode >>\nstream\n", data)
    assert streams
    text = ""
    for one in objects(data).values():
        if b"stream\n" in one:
            body = one.split(b"stream\n", 1)[1].removesuffix(b"\nendstream")
            text += zlib.decompress(body).decode("latin-1")
    return text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_set_up_is_one_page(game: str, language: str) -> None:
    token = LANGUAGE.set(language)
    try:
        wishes = shelf.Wishes(at_least={"crossroads": 4} if game == GAMES[0] else {})
        seed = 38 + languages().index(language)
        drawn = shelf.draw(game, OWNED, players=5 - GAMES.index(game), seed=seed, wishes=wishes)
        data, drawing = sheet_pdf(drawn), sheet_svg(drawn)
    finally:
        LANGUAGE.reset(token)
    assert sum(b"/Type /Page " in one for one in objects(data).values()) == 1
    assert b"/MediaBox [0 0 595.28 841.89]" in data
    below = float(re.findall(r"translate\(0 ([\d.]+)\)", drawing)[-1])
    last = float(re.findall(r'<text x="[\d.]+" y="([\d.]+)"', drawing)[-1])
    assert below + last < HEIGHT - 30, "the board leaves room for all of it"
    text = written(data)
    assert text.count("q\n") == text.count("Q\n")
    assert "?" not in "".join(re.findall(r"\((.*?)\) Tj", text)), "a letter is missing"
    used = set(re.findall(r"/(X\d+) Do", text))
    assert used <= set(re.findall(r"/(X\d+) \d+ 0 R", data.decode("latin-1")))


def test_the_page_says_what_the_set_up_is() -> None:
    names = ("Anna", "Ben")
    wishes = shelf.Wishes(always=("farm", "lords", "sword"))
    drawn = shelf.draw(GAMES[0], OWNED, seed=3, wishes=wishes, names=names)
    data = sheet_pdf(drawn)
    assert data == sheet_pdf(drawn)
    text = written(data)
    said = "\n".join(re.findall(r"\((.*?)\) Tj", text))
    for words in ("Kingdom Builder for 2 players", "Farm", "Lords", "Sword", "40\xd7", "Begin"):
        assert words in said
    assert f"{names[shelf.first(drawn.game)]} begins" in said
    turned = sum(bool(board.turns) for board in shelf.sheet(drawn.game).boards)
    assert said.count("180\xb0") == 2 * turned, "rim and letters"
    assert 'viewBox="0 0 744 1052"' in sheet_svg(drawn)


@pytest.mark.parametrize("language", languages())
def test_the_page_says_what_the_sides_of_winter_kingdom_are_called_after(language: str) -> None:
    token = LANGUAGE.set(language)
    try:
        winter = shelf.draw(GAMES[1], OWNED, players=4, seed=3)
        kingdom = shelf.draw(GAMES[0], OWNED, players=4, seed=3)
        meant = spoken(GAMES[1]).say("laid-names")
        lines = re.findall(r'<text x="40" y="[\d.]+"[^>]*>([^<]*)</text>', sheet_svg(winter))
        assert meant in " ".join(lines)
        assert "3fe" not in sheet_svg(kingdom)
    finally:
        LANGUAGE.reset(token)


@pytest.mark.parametrize("number", [1, 17, 18, 120, 230, 300, 480, 900, 1091])
def test_a_code_is_read_as_it_was_written(number: int) -> None:
    """ISO/IEC 18004, level L: 17 bytes fit into version 1, 1091 into version 23."""
    text = "".join(chr(33 + (7 * at) % 90) for at in range(number))
    dark = qr.code(text)
    assert dark
    assert text_of(dark) == text
    assert len(dark) == {1: 21, 17: 21, 18: 25, 1091: 109}.get(number, len(dark))


def test_too_much_for_a_code() -> None:
    assert qr.code("x" * 3000) is None


@pytest.mark.parametrize("address", ["", "https://hexholm.example/", "https://a.example/site/#"])
def test_the_page_has_the_code_of_its_link(address: str) -> None:
    drawn = shelf.draw(GAMES[0], OWNED, players=4, seed=3, names=("Anna", "Ben", "Cem", "Dora"))
    found = re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", sheet_svg(drawn, address))
    size = 1 + max(int(y) for _, y, _ in found)
    dark = [[False] * size for _ in range(size)]
    for x, y, run in found:
        dark[int(y)][int(x) : int(x) + int(run)] = [True] * int(run)
    text = text_of(dark)
    assert text == (f"{address.rstrip('/')}/shelf#" if address else "") + drawn.link
    assert shelf.opened(text.rpartition("#")[2]).game == drawn.game


def test_paths() -> None:
    assert paths.operators("M1 2l3 0v4H1z") == "1 2 m 4 2 l 4 6 l 1 6 l h"
    assert paths.operators("m1 1 2 2") == "1 1 m 3 3 l"
    assert paths.operators("M0 0q3 3 6 0t6 0") == "0 0 m 2 2 4 2 6 0 c 8 -2 10 -2 12 0 c"
    assert paths.operators("M0 0c1 1 2 1 3 0s2-1 3 0") == "0 0 m 1 1 2 1 3 0 c 4 -1 5 -1 6 0 c"
    half = paths.operators("M1 0A1 1 0 0 1-1 0")
    assert half == "1 0 m 1 0.552 0.552 1 0 1 c -0.552 1 -1 0.552 -1 0 c"
    assert paths.operators("M1 0a1 1 0 01-2 0") == half, "flags without spaces"


def test_colours_clips_symbols_and_letters() -> None:
    body = (
        '<symbol id="dot" viewBox="-1 -1 2 2"><circle r="1" fill="currentColor"/></symbol>'
        '<clipPath id="c"><rect width="5" height="5"/></clipPath>'
        '<g color="#f00" opacity=".5"><use href="#dot" x="2" y="2" width="4" height="4"/></g>'
        '<g clip-path="url(#c)" transform="translate(1 2)scale(2)rotate(90)">'
        '<path d="M0 0H4" stroke="#abc" fill="none"/></g>'
        '<text x="5" y="5" text-anchor="middle" font-size="10">(ß)</text>'
    )
    text = written(pdf(SQUARE.format(body), *POINTS))
    for part in (
        *("2 0 0 2 4 4 cm /X0 Do", "1 0 0 rg", "/A0 gs", "0 0 5 5 re W n"),
        *("1 0 0 1 1 2 cm\n2 0 0 2 0 0 cm\n0.00000 1.00000 -1.00000 0.00000 0 0 cm"),
        "0.667 0.733 0.8 RG",
    ):
        assert part in text
    assert r"(\(" + "\xdf" + r"\)) Tj" in text
    width = fonts.SANS.width("(ß)", 10)
    assert f"1 0 0 -1 {paths.number(5 - width / 2)} 5 Tm" in text


@pytest.mark.parametrize(
    "part", ['<ellipse rx="1"/>', '<g transform="skewX(3)"/>', '<rect fill="tomato"/>']
)
def test_what_is_not_known_is_refused(part: str) -> None:
    with pytest.raises(PdfError, match="can’t be put on paper"):
        pdf(SQUARE.format(part), *POINTS)

"""The sides of Winter Kingdom: those that come along and new ones have what is known of theirs."""

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexholm import lands

BOARDS = {
    "A": ("3fe", "2i3g"),
    "B": ("3fo", "2g"),
    "C": ("4fe", "1m3fo"),
    "D": ("3fl", "1g"),
    "E": ("3t", "1fo"),
    "F": ("2i3s", "1s"),
    "G": ("1m4t", "1fl"),
}
KINDS = [kind for pair in BOARDS.values() for kind in pair]
FOLDER = files("hexholm.winter.box") / "sides"
SHIPPED = {kind: (FOLDER / f"{kind}.txt").read_text(encoding="utf-8") for kind in KINDS}

Hex = tuple[int, int]
"""x in half hexes, y in rows, the middle at 0, 0; counted here without the library's hexsets."""


def land(text: str) -> dict[Hex, str]:
    rows = [line.split() for line in text.splitlines()[1:]]
    assert [len(row) for row in rows] == [5, 6, 7, 8, 9, 8, 7, 6, 5]
    return {
        (2 * c + 1 - len(row), r - 4): letter
        for r, row in enumerate(rows)
        for c, letter in enumerate(row)
    }


def around(h: Hex) -> Iterator[Hex]:
    x, y = h
    yield from ((x - 2, y), (x + 2, y), (x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1))
    yield (x + 1, y + 1)


def ring(h: Hex) -> int:
    """Steps from the middle."""
    x, y = abs(h[0]), abs(h[1])
    return y + max(0, (x - y) // 2)


def parts(hexes: set[Hex]) -> list[set[Hex]]:
    """The connected parts."""
    found, left = [], set(hexes)
    while left:
        part: set[Hex] = set()
        fresh = {left.pop()}
        while fresh:
            part |= fresh
            fresh = {n for h in fresh for n in around(h)} & left
            left -= fresh
        found.append(part)
    return found


def of(hexes: dict[Hex, str], letters: str) -> set[Hex]:
    return {h for h, letter in hexes.items() if letter in letters}


def sizes(text: str, letter: str) -> list[int]:
    return sorted(len(part) for part in parts(of(land(text), letter)))


def is_beside(h: Hex, hexes: set[Hex]) -> bool:
    return any(n in hexes for n in around(h))


# --- the sides that come along (W-boards) ------------------------------------------------


def test_there_are_fourteen_on_seven_boards() -> None:
    assert sorted(f.name for f in FOLDER.iterdir()) == sorted(f"{kind}.txt" for kind in KINDS)
    assert list(lands.SIDES) == KINDS
    for board, pair in BOARDS.items():
        for kind in pair:
            assert SHIPPED[kind].splitlines()[0] == f"[{kind}] board={board} source=house"


@pytest.mark.parametrize("kind", KINDS)
def test_a_shipped_side_has_no_faults(kind: str) -> None:
    assert lands.side_faults(SHIPPED[kind], kind) == []


def has_what_all_share(text: str) -> None:
    hexes = land(text)
    assert len(hexes) == 61
    letters = Counter(hexes.values())
    assert (letters["X"], letters["N"], letters["V"]) == (1, 1, 2)
    sites = of(hexes, "XNV")
    for site in sites:
        assert ring(site) <= (2 if hexes[site] == "X" else 3)
        assert not is_beside(site, sites)
    for letter in "FGUEST":
        regions = sizes(text, letter)
        assert 6 <= sum(regions) <= 10
        assert all(6 <= size <= 9 if len(regions) == 1 else 3 <= size <= 5 for size in regions)
        assert len(regions) <= 2
    assert 9 <= letters["I"] + letters["M"] <= 15
    assert len(sizes(text, "I")) <= 3
    assert len(sizes(text, "M")) <= 3


@pytest.mark.parametrize("kind", KINDS)
def test_what_all_sides_share(kind: str) -> None:
    has_what_all_share(SHIPPED[kind])


TOPS = {
    "3fe": "EEE",
    "2i3g": "IIGGG",
    "3fo": "TTT",
    "2g": "GG",
    "4fe": "EEEE",
    "1m3fo": "MTTT",
    "3fl": "FFF",
    "1g": "G",
    "3t": "UUU",
    "1fo": "T",
    "2i3s": "IISSS",
    "1s": "S",
    "1m4t": "MUUUU",
    "1fl": "F",
}


def has_what_is_known(text: str, kind: str) -> None:
    """Table 6c."""
    hexes = land(text)
    top, begins = "".join(text.splitlines()[1].split()), TOPS[kind]
    assert top.startswith(begins)
    assert len(top) == len(begins) or top[len(begins)] != begins[-1]
    ice, mountain = sizes(text, "I"), sizes(text, "M")
    assert bool(ice) == (kind != "1m3fo")
    assert bool(mountain) == (kind != "2i3s")
    match kind:
        case "3fe":
            (area,) = parts(of(hexes, "M"))
            assert len(area) > 10
            ends = [h for h in area if ring(h) == 4]
            assert max(ring((a[0] - b[0], a[1] - b[1])) for a in ends for b in ends) > 5
        case "2i3g":
            assert max(ice) > 10
            (river,) = parts(of(hexes, "I"))
            dry = parts(set(hexes) - river)
            assert any(all(ring(h) < 4 for h in part) for part in dry)  # land inside the ring
            assert 5 in sizes(text, "S")
            assert 5 in sizes(text, "E")
            assert sum(sizes(text, letter).count(3) for letter in "FGUEST") >= 5
        case "2g":
            assert sizes(text, "U") == [9]
        case "3fl":
            assert sizes(text, "U") == [8]
        case "3t":
            assert sizes(text, "G") == [8]
            assert 5 in sizes(text, "S")
        case "1s":
            assert 1 in ice
            assert 1 in mountain
        case "1fl":
            assert 1 in ice
            assert {1, 2} <= set(mountain)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_known_of_each_side(kind: str) -> None:
    has_what_is_known(SHIPPED[kind], kind)


def test_tunnels_by_mountains_the_others_by_ice() -> None:
    by_mountain = by_ice = 0
    for text in SHIPPED.values():
        hexes = land(text)
        by_mountain += sum(is_beside(h, of(hexes, "M")) for h in of(hexes, "N"))
        by_ice += sum(is_beside(h, of(hexes, "I")) for h in of(hexes, "XV"))
    assert by_mountain > 9  # of 14
    assert by_ice > 24  # of 42


def test_about_eleven_mountain_areas_on_seven_sides() -> None:
    areas = sum(len(sizes(text, "M")) for text in SHIPPED.values())
    assert 20 <= areas <= 26  # on all 14, before neighbours grow together


def test_as_much_of_every_terrain() -> None:
    letters = Counter("".join(h for text in SHIPPED.values() for h in land(text).values()))
    amounts = [letters[letter] for letter in "FGUEST"]
    assert max(amounts) - min(amounts) <= 10  # of about 100


# --- new ones --------------------------------------------------------------------------------


@settings(max_examples=20)
@given(st.sampled_from(KINDS), st.integers(min_value=0, max_value=2**64))
def test_a_new_side(kind: str, seed: int) -> None:
    text = lands.new_side(kind, seed)
    assert lands.side_faults(text, kind) == []
    assert text == lands.new_side(kind, seed)
    assert text.startswith(f"[{kind}-{seed}] board={lands.SIDES[kind].board} source=house\n")
    has_what_all_share(text)
    has_what_is_known(text, kind)


def test_new_sides_differ() -> None:
    texts = [lands.new_side(kind, seed) for kind in KINDS for seed in range(3)]
    assert len({tuple(text.splitlines()[1:]) for text in texts}) == len(texts)


def test_the_same_side_on_every_machine() -> None:
    rows = lands.new_side("4fe", 7).splitlines()[1:]
    assert rows == [
        "E E E E I",
        "G G T G I I",
        "G G T G X U U",
        "M T V T G I U U",
        "M T T I I I V F F",
        "M M I U S S S F",
        "F I U U S S S",
        "F F E E N S",
        "F E E M M",
    ]


def test_a_name_of_my_own() -> None:
    assert lands.new_side("3fo", 1, name="old-wood").startswith("[old-wood] board=B ")
    with pytest.raises(ValueError, match="lower-case"):
        lands.new_side("3fo", 1, name="Old Wood")


def test_what_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="unknown kind of side '9x'; choose from: 3fe, 2i3g, "):
        lands.new_side("9x", 1)
    with pytest.raises(ValueError, match="0 or more, not -1"):
        lands.new_side("3fe", -1)


# --- every fault is found --------------------------------------------------------------------


def changed(kind: str, *changes: tuple[int, int, str]) -> list[str]:
    """The faults of a shipped side with some hexes changed."""
    rows = [line.split() for line in SHIPPED[kind].splitlines()[1:]]
    for r, c, letter in changes:
        rows[r][c] = letter
    return lands.side_faults(["".join(row) for row in rows], kind)


def test_faults_of_the_file() -> None:
    text = SHIPPED["3fe"]
    assert lands.side_faults(f"# my own\n{text.lower()}".replace("board=a", "board=A"), "3fe") == []
    assert lands.side_faults(text.replace("board=A", "board=B"), "3fe") == ["the board isn’t A"]
    assert lands.side_faults(text, "9x") == ["no kind of side is named '9x'"]
    wrong = "the rows must have 5, 6, 7, 8, 9, 8, 7, 6, 5 hexes"
    assert lands.side_faults("", "3fe") == [wrong]
    assert lands.side_faults(text.splitlines()[1:8], "3fe") == [wrong]
    assert changed("3fe", (0, 0, "Q"), (0, 1, "?")) == ["unknown letters ? Q"]


def test_faults_of_the_top_row() -> None:
    assert (
        changed("3fe", (0, 3, "E"))[0]
        == "the top row is EEEES; on this side it begins with exactly EEE"
    )
    assert (
        changed("3fe", (0, 0, "G"))[0]
        == "the top row is GEESS; on this side it begins with exactly EEE"
    )


def test_faults_of_the_special_hexes() -> None:
    assert changed("3fe", (5, 4, "T")) == ["Castle (X): 0 hexes, usually 1"]
    assert changed("3fe", (7, 1, "F"), (7, 0, "V")) == ["a special hex on the edge of the board"]
    near = "two special hexes next to each other"
    assert changed("3fe", (7, 1, "F"), (6, 3, "V")) == [near]
    assert changed("3fe", (5, 4, "T"), (6, 1, "X")) == [near, "the castle isn’t in the middle"]
    around_castle = [(4, 4), (4, 5), (5, 3), (5, 5), (6, 3), (6, 4)]
    found = changed("3fe", *((r, c, "I") for r, c in around_castle))
    assert "a special hex next to fewer than 2 kinds of terrain" in found


def test_faults_of_the_terrain() -> None:
    assert changed("4fe", (0, 4, "G")) == ["Grassland: regions of unusual size (1, 3, 4)"]
    assert changed("2i3g", (1, 1, "F")) == [
        "Flower field: regions of unusual size (1, 3, 3)",
        "Fell field: regions of unusual size (2, 5)",
    ]
    assert changed("2g", (5, 3, "T")) == ["Tundra: no patch of exactly 9 hexes"]
    assert changed("3fo", (3, 4, "G")) == ["2 regions of 5 hexes, usually at most 1"]
    rows = "".join(SHIPPED["2g"].splitlines(keepends=True)[1:])
    assert "Tundra: no region" in lands.side_faults(rows.replace("U", "T"), "2g")
    assert "2 regions of 3 hexes, usually at least 5" in lands.side_faults(SHIPPED["3fe"], "2i3g")


def test_faults_of_ice_and_mountain() -> None:
    assert changed("1m3fo", (0, 4, "I")) == [
        "Ice: 1 hex, usually none",
        "Ice: 1 area, usually none",
    ]
    assert changed("1s", (0, 1, "F")) == ["Mountain: no patch of exactly 1 hex"]
    assert changed("1s", (3, 7, "U")) == [
        "Ice: no patch of exactly 1 hex",
        "Ice: 1 area, usually 2 to 3",
    ]
    assert changed("3fe", (4, 3, "U")) == [
        "Mountain: 10 hexes, usually 11 to 13",
        "Mountain: 2 areas, usually 1",
        "no long mountain range across the board",
    ]
    assert changed("2i3g", (5, 2, "M")) == [
        "Mountain: 2 areas, usually 1",
        "no long river of ice in a ring",
    ]
    found = changed("3fe", (0, 4, "I"), (1, 5, "I"), (5, 5, "M"))
    assert "Ice and mountain: 18 hexes, usually 9 to 15" in found

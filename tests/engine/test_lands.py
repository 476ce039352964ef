"""New sections: every one keeps to the envelope of its kind, and so do those that come along."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexholm
from hexholm import lands
from hexholm.board import BUILDABLE, SPECIAL, Section
from hexholm.hexes import count, neighbours, regions, singles, within

SEEDS = st.integers(min_value=0, max_value=2**64)
SHIPPED = hexholm.printed_sections()
KINDS = st.sampled_from(lands.kinds())


@given(KINDS, SEEDS)
def test_a_new_section_has_no_faults_and_can_be_read_back(kind: str, seed: int) -> None:
    section = lands.new_section(kind, seed)
    assert lands.faults(section) == []
    assert section.name == f"{kind}-{seed}"
    assert section.source == "house"
    assert section == lands.new_section(kind, seed)
    assert section == hexholm.load_section(section.text)
    assert lands.faults(section.turned()) == []


def test_new_lands_differ() -> None:
    sections = [lands.new_section(kind, seed) for kind in lands.kinds() for seed in range(3)]
    assert len({section.name for section in sections}) == len(sections)
    assert len({section.rows for section in sections}) == len(sections)


def test_the_same_land_on_every_machine() -> None:
    rows = lands.new_section("tree-house", 7).rows
    assert rows == ("TTDD", "CXFDD", "GCFLFG", "GFTFG", "GTCC")


def test_a_name_of_my_own() -> None:
    assert lands.new_section("tavern", 1, name="old-inn").name == "old-inn"
    with pytest.raises(hexholm.SectionError, match="lower-case"):
        lands.new_section("tavern", 1, name="Old Inn")


def test_what_cannot_be_made() -> None:
    with pytest.raises(
        ValueError, match=r"unknown kind of section 'spaceport'; choose from: oracle, "
    ):
        lands.new_section("spaceport", 1)
    with pytest.raises(ValueError, match="0 or more, not -1"):
        lands.new_section("tavern", -1)


# --- the sections that come along ------------------------------------------------------------


def test_there_is_one_of_each_kind() -> None:
    assert SHIPPED.keys() == set(lands.kinds())


@pytest.mark.parametrize("section", SHIPPED.values(), ids=lambda section: section.name)
def test_a_shipped_section_has_no_faults(section: Section) -> None:
    assert lands.faults(section) == []


@pytest.mark.parametrize("section", SHIPPED.values(), ids=lambda section: section.name)
def test_what_all_sections_share(section: Section) -> None:
    """What docs/sections.md says, counted again; the envelope in `lands` is not asked here."""
    grounds = section.grounds
    everywhere = sum(grounds.values())
    sites = sum(grounds[kind] for kind in SPECIAL)
    for site in singles(sites):
        assert count(neighbours(site) & everywhere) == 6  # off the rim
        assert not neighbours(site) & sites  # and not next to each other
    sizes = [count(patch) for kind in BUILDABLE for patch in regions(grounds[kind])]
    assert min(sizes) >= 2
    assert max(sizes) <= (5 if section.is_island else 18)
    least, most = {"marshlands": (10, 15), "harvest": (11, 16), "island": (4, 5)}.get(
        section.box, (11, 20)
    )
    for terrain in ("grass", "canyon", "desert", "flower-field", "forest"):
        assert least <= count(grounds[terrain]) <= most


CAVES = {
    "temple": 1,
    "refuge": 6,
    "canoe": 7,
    "fountain": 2,
    "bazaar": 6,
    "mountain-station": 2,
    "cathedral": 1,
    "university": 3,
}


@pytest.mark.parametrize("name", CAVES)
def test_mountains_for_caves(name: str) -> None:
    grounds = SHIPPED[name].grounds
    sites = sum(grounds[kind] for kind in SPECIAL)
    assert count(grounds["mountain"] & ~within(sites, 2)) == CAVES[name]


@pytest.mark.parametrize(
    ("box", "special", "own", "least", "most"),
    [
        ("marshlands", "LLP", "swamp", 8, 14),
        ("harvest", "LKO", "farmland", 6, 10),
        ("island", "LX", "", 0, 0),
    ],
)
def test_what_stands_on_the_sections_of_the_house(
    box: str, special: str, own: str, least: int, most: int
) -> None:
    sections = [section for section in SHIPPED.values() if section.box == box]
    assert sections
    for section in sections:
        letters = "".join(section.rows)
        assert Counter(letter for letter in letters if letter in "LKXNPO") == Counter(special)
        land = section.grounds.get(own, 0)
        assert least <= land.bit_count() <= most
        assert len(list(regions(land))) in ((2, 3, 4) if own else (0,))
        assert box != "island" or not set("WM") & set(letters)


# --- every fault is found --------------------------------------------------------------------


def changed(name: str, *changes: tuple[int, int, str]) -> list[str]:
    """The faults of a shipped section with some hexes changed."""
    rows = [list(line) for line in SHIPPED[name].rows]
    for r, c, letter in changes:
        rows[r][c] = letter
    return lands.faults(replace(SHIPPED[name], rows=tuple(map("".join, rows))))


def test_faults_of_the_header() -> None:
    tavern = SHIPPED["tavern"]
    assert lands.faults(replace(tavern, box="nomads")) == ["the box is nomads, not base"]
    assert lands.faults(replace(tavern, locations=("tavern", "inn"))) == [
        "the locations are tavern + inn, not tavern"
    ]
    assert lands.faults(replace(tavern, locations=())) == ["no kind of section is named ''"]
    assert lands.faults(replace(tavern, locations=("inn",))) == [
        "no kind of section is named 'inn'"
    ]
    assert lands.faults(replace(tavern, locations=("ropebridge",))) == [
        "the rows must have 4, 5, 6, 5, 4 hexes"
    ]


def test_faults_of_the_land() -> None:
    assert changed("tavern") == []
    assert changed("tavern", (3, 3, "G")) == ["Castle (X): 0 hexes, usually 1"]
    assert changed("tavern", (0, 3, "S"), (0, 4, "S")) == ["Swamp (S): 2 hexes, usually none"]
    assert changed("tavern", (0, 3, "G")) == [
        "Grass: a patch of 1 hex, usually 2 to 18",
    ]
    assert changed("tavern", (3, 3, "F"), (0, 0, "X")) == ["a special hex on the edge of the board"]
    assert changed("tavern", (3, 3, "F"), (5, 3, "X")) == [
        "two special hexes less than 3 hexes apart"
    ]
    assert changed("temple", (0, 4, "D")) == []
    assert changed("temple", (0, 3, "D")) == ["0 mountains with room for a cave, usually 1"]
    assert changed("temple", (9, 8, "F"), (9, 9, "F"), (8, 9, "F"), (7, 9, "T")) == [
        "Flower field (F): 17 hexes, usually 10 to 15",
    ]
    assert changed("ropebridge", (1, 3, "W")) == [
        "Water (W): 1 hex, usually none",
    ]


def test_a_location_must_touch_two_terrains() -> None:
    around = [(5, 1), (5, 2), (6, 1), (6, 3), (7, 1), (7, 2)]
    found = changed("tavern", *((r, c, "W") for r, c in around))
    assert "a special hex next to fewer than 2 kinds of terrain" in found

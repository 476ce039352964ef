"""The printed sections and the geometry: C-1.1, C-7."""

from collections import Counter
from collections.abc import Sequence

import pytest

import hexholm
from tests.kingdom.asking import acts, all_of, gold, held, play
from tests.kingdom.builder import LETTERS, TERRAINS, Land, Seat, position
from tests.kingdom.geometry import ALL_HEXES, at, cell, neighbours

# Typed from the printed sections: how many grass, canyon, desert, flower-field and forest hexes,
# the location hexes and the castle hexes.
PRINTED = {
    "oracle": ((16, 14, 15, 15, 15), "h4", "d2 c8"),
    "farm": ((14, 14, 12, 14, 15), "h2 c6", "b2"),
    "oasis": ((14, 12, 11, 14, 12), "h3 f8", "b8"),
    "tower": ((15, 15, 16, 15, 13), "f4 c8", "h7"),
    "tavern": ((17, 15, 15, 15, 16), "c7 h7", "d4"),
    "barn": ((16, 17, 18, 13, 15), "g3 c7", "h8"),
    "harbor": ((16, 14, 14, 13, 14), "g8", "c5 c9"),
    "paddock": ((16, 14, 15, 14, 15), "i3 b7", "f8"),
}
TAVERN = """
F D D M M D D C C C
F F D D D M M C C C
F F F F F F F M M M
W W F X G G T T M M
F F W W G G G T T C
F C C W G T T C C C
D F L C W T T L C G
D D C W T T G G G G
D D D W T T T G G G
D D W W T T T G G G
"""
FIRST = ["tavern", "paddock", "oasis", "farm"]


def water_section(number: int) -> hexholm.Section:
    rows = "\n".join(["W W W W W W W W W W"] * 10)
    return hexholm.load_section(f"[water-{number}] box=base source=house\n{rows}\n")


def lonely(name: str) -> list[str | hexholm.Section]:
    """A printed section top left, nothing but water around it."""
    return [name, *(water_section(n) for n in range(3))]


def on_empty_board(sections: Sequence[str | hexholm.Section], terrain: str) -> hexholm.Game:
    game = hexholm.new_game("kingdom-builder", players=2, seed=1, sections=list(sections))
    data = game.to_dict()
    del data["turn"], data["log"]
    data["players"][0]["hand"] = [terrain]
    data["players"][1]["hand"] = ["grass"]
    return hexholm.load_game(data)


def terrain_of(sections: Sequence[str | hexholm.Section]) -> dict[str, str]:
    """The terrain of every buildable hex: on an empty board the whole terrain is legal (B-3.7)."""
    found = {}
    for terrain in TERRAINS:
        for action in acts(on_empty_board(sections, terrain)):
            verb, hexname = action.split()
            assert verb == "build"
            assert hexname not in found
            found[hexname] = terrain
    return found


@pytest.mark.parametrize("name", sorted(PRINTED))
def test_printed_section(name: str) -> None:
    """C-1, C-1.1, S-2: terrain counts, location hexes and castle hexes of a base section."""
    counts, locations, castles = PRINTED[name]
    sections = lonely(name)
    land = terrain_of(sections)
    assert tuple(Counter(land.values())[t] for t in TERRAINS) == counts
    taken = set()
    for terrain in TERRAINS:
        game = on_empty_board(sections, terrain)
        for action in acts(game):
            taken |= held(play(game.copy(), action), 0)
    assert taken == {(name, h) for h in locations.split()}
    beside = {n for castle in castles.split() for n in neighbours(castle)} & set(land)
    data = on_empty_board(sections, "grass").to_dict()
    del data["turn"], data["log"]
    for some in (beside, sorted(set(land) - beside)[::2], sorted(set(land) - beside)[1::2]):
        data["players"][0] |= {"settlements": sorted(some), "supply": 40 - len(some)}
        expected = 3 * len(castles.split()) if some is beside else 0
        assert gold(hexholm.load_game(data), "castles") == [expected, 0]


def test_most_castles() -> None:
    """C-1.2: oracle and harbor with two others have six castles, the most there can be."""
    assert sorted(len(castles.split()) for _, _, castles in PRINTED.values())[-4:] == [1, 1, 2, 2]
    sections = ["oracle", "harbor", "farm", "tower"]
    game = hexholm.new_game("kingdom-builder", players=2, seed=1, sections=sections)
    data = game.to_dict()
    del data["turn"], data["log"]
    # beside d2 c8 (oracle), m5 m9 (harbor), b12 (farm), r17 (tower): see the printed sections
    data["players"][0] |= {"settlements": "d3 d8 m4 n9 a12 q17".split(), "supply": 34}
    assert gold(hexholm.load_game(data), "castles")[0] == 18


def test_terrain_of_the_tavern_section_hex_by_hex() -> None:
    """C-1, C-7.1: the tavern section as printed; its rows and columns are named a1 to j10."""
    back = {letter: terrain for terrain, letter in LETTERS.items()}
    rows = [line.split() for line in TAVERN.split("\n") if line]
    printed = {at(r, c): back.get(rows[r][c]) for r in range(10) for c in range(10)}
    assert terrain_of(lonely("tavern")) == {h: t for h, t in printed.items() if t}


def test_turned_section() -> None:
    """C-7.3: a section may be turned by 180 degrees, (r, c) becomes (9 - r, 9 - c)."""
    for name in ("tavern", "oracle"):
        upright = terrain_of(lonely(name))
        turned = {at(9 - r, 9 - c): t for h, t in upright.items() for r, c in [cell(h)]}
        assert terrain_of(lonely(f"{name}:turned")) == turned != upright


def test_order_of_the_sections() -> None:
    """C-7.1: four sections make 20 rows of 20: top left, top right, bottom left, bottom right."""
    single = {name: terrain_of(lonely(name)) for name in FIRST}
    whole = terrain_of(FIRST)
    for n, name in enumerate(FIRST):
        for hexname, terrain in single[name].items():
            r, c = cell(hexname)
            assert whole.pop(str(at(r + n // 2 * 10, c + n % 2 * 10))) == terrain
    assert whole == {}


def test_board_of_400_hexes() -> None:
    """C-7.1, B-3.7: on a board of grass all 400 hexes, a1 to t20, are open to the first build."""
    game = position(Land("G"), Seat(), Seat())
    assert len(ALL_HEXES) == 400
    assert acts(game) == all_of("build", ALL_HEXES)


def test_neighbours_of_every_hex() -> None:
    """C-7.2: up to six neighbours, odd rows shifted right, across the section borders."""
    world = Land("G")
    data = position(world, Seat("a1"), Seat()).to_dict()
    for hexname in sorted(ALL_HEXES):
        data["players"][0]["settlements"] = [hexname]
        assert acts(hexholm.load_game(data)) == all_of("build", neighbours(hexname))


def test_neighbours_written_out() -> None:
    """C-7.2: two hexes by hand, one in an even and one in a shifted row, at the border."""
    for hexname, expected in {
        "j10": "i10 k10 j9 k9 j11 k11",  # the tenth row is shifted to the right
        "k11": "j11 l11 j10 k10 j12 k12",
        "a1": "b1 a2",
        "a2": "b2 a1 b1 a3 b3",
        "t20": "s20 t19",
    }.items():
        assert acts(position(Land("G"), Seat(hexname), Seat())) == all_of("build", expected.split())


def test_section_must_be_ten_by_ten() -> None:
    """C-7.1: a section of nine rows, or with a row of nine hexes, is refused."""
    row = "G G G G G G G G G G\n"
    for body in (row * 9, row * 9 + row[2:], row * 9 + row.replace("G", "Z", 1)):
        with pytest.raises(hexholm.SectionError):
            hexholm.load_section("[short] box=base source=house\n" + body)

"""The base locations that build: section L. Those that move are in test_moves.py."""

import pytest

from tests.kingdom.asking import acts, all_of, card, play, seat
from tests.kingdom.builder import LETTERS, Land, Seat, position, tile
from tests.kingdom.geometry import EDGE, neighbours, step

SPOTS = {
    "G": "b2 c2 d2 m12 n12",
    "C": "e2 f2 g2 m13 n13",
    "D": "b5 c5 d5 m16 n16",
    "F": "e5 f5",
    "T": "h5 i5",
    "W": "c7 d7 e7 p5 q5",
    "L": "j10 k10 j11 k11",
}


def world(*locations: str, fill: str = "M") -> Land:
    """Mountains with patches of everything; location hexes j10, k10, j11, k11 in the middle."""
    a, b, c, d = (*locations, "farm", "farm", "farm", "farm")[:4]
    return Land(fill, SPOTS, (a, b, c, d))


def using(
    name: str, settlements: str, hand: str = "forest", foreign: str = "", supply: int | None = None
) -> set[str]:
    """What is legal after `use NAME`, which itself must be legal."""
    where = world(name)
    tiles = [tile(name, "j10")]
    game = position(where, Seat(settlements, hand, tiles, supply), Seat(foreign))
    assert f"use {name}" in acts(game)
    return acts(play(game, f"use {name}"))


def unusable(name: str, settlements: str, hand: str = "forest", foreign: str = "") -> bool:
    tiles = [tile(name, "j10")]
    game = position(world(name), Seat(settlements, hand, tiles), Seat(foreign))
    return f"use {name}" not in acts(game)


@pytest.mark.parametrize(
    ("name", "letter", "far", "near"),
    [("farm", "G", "i5", "e2"), ("oasis", "D", "i5", "e5"), ("oracle", "C", "i5", "d2")],
)
def test_build_on_a_terrain(name: str, letter: str, far: str, near: str) -> None:
    """L-farm, L-oasis, L-oracle: one settlement on the terrain, adjacent if possible."""
    hexes = SPOTS[letter].split()
    assert using(name, "", "canyon") == all_of("build", hexes)
    assert using(name, far, "canyon") == all_of("build", hexes)
    beside = neighbours(near) & set(hexes)
    assert len(beside) == 1
    assert using(name, near, "canyon") == all_of("build", beside)


@pytest.mark.parametrize(("name", "letter"), [("farm", "G"), ("oasis", "D")])
def test_no_hex_of_the_terrain(name: str, letter: str) -> None:
    """L-farm, L-oasis: without an empty hex of the terrain the action is forfeited."""
    assert unusable(name, "", "canyon", foreign=SPOTS[letter])
    all_but_one = " ".join(SPOTS[letter].split()[1:])
    assert using(name, "", "canyon", all_but_one) == {f"build {SPOTS[letter].split()[0]}"}


def test_extra_build_takes_a_settlement_from_the_supply() -> None:
    """L-farm, B-1.2: an extra build is a fourth settlement."""
    game = position(world("farm"), Seat(hand="canyon", tiles=[tile("farm", "j10")]), Seat())
    play(game, "build e2", "build f2", "build g2", "use farm", "build d2")
    assert seat(game, 0)["supply"] == 36
    assert set(seat(game, 0)["settlements"]) == {"e2", "f2", "g2", "d2"}
    assert acts(game) == {"end"}


@pytest.mark.parametrize("terrain", sorted(LETTERS))
def test_oracle_follows_the_card(terrain: str) -> None:
    """L-oracle: the card's terrain."""
    assert using("oracle", "", terrain) == all_of("build", SPOTS[LETTERS[terrain]].split())


def test_oracle_and_barn_with_a_replaced_card() -> None:
    """L-oracle, L-barn, A-02b: a full terrain means a new card, and that one counts."""
    for name, verb in (("oracle", "build"), ("barn", "put")):
        where = world(name)
        mine = Seat("e5 f5", "forest", [tile(name, "j10")])
        game = position(where, mine, Seat("h5", "desert"), deck={"canyon": 4})
        play(game, "build i5")  # the last forest
        assert card(game, 0) == "canyon"
        play(game, "build e2", "build f2", f"use {name}")
        if name == "barn":
            play(game, "take i5")
        assert acts(game) == {f"{verb} g2"}


def test_oracle_and_barn_without_any_usable_card() -> None:
    """L-oracle, L-barn, A-02d: no card left whose terrain has an empty hex: not usable."""
    for name in ("oracle", "barn"):
        mine = Seat("e5 f5", "forest", [tile(name, "j10")])
        game = position(world(name), mine, Seat("h5", "desert"), deck={})
        play(game, "build i5")
        assert acts(game) == {"end"}


def test_tower_builds_at_the_edge() -> None:
    """L-tower, C-7.4: any buildable hex at the edge, never water or mountain."""
    spots = {
        "C": "a1 b1 t20 a7",
        "D": "t1 k20",
        "W": "c1 d1 a9",
        "M": "e1 t3 t4",
        "X": "a3",
        "L": "j10",
    }
    where = Land("G", spots, ("tower", "", "", ""))
    mine = Seat("e5", "desert", [tile("tower", "j10")])
    open_edge = EDGE - where.hexes("WMX")
    assert len(EDGE) == 76
    assert len(open_edge) == 69
    game = position(where, mine, Seat())
    assert acts(play(game, "use tower")) == all_of("build", open_edge)
    # c2 touches the edge in two water hexes only, which are not eligible
    game = position(where, Seat("e5 c2", "desert", [tile("tower", "j10")]), Seat("b1"))
    assert acts(play(game, "use tower")) == all_of("build", open_edge - {"b1"})


def test_tower_adjacency() -> None:
    """L-tower, B-3.3: beside an edge hex the obligation holds, and for edge hexes only."""
    where = Land("G", {"W": "c1 d1", "L": "j10"}, ("tower", "", "", ""))
    game = position(where, Seat("e5 b2", "grass", [tile("tower", "j10")]), Seat("b1"))
    assert acts(play(game, "use tower")) == {"build a2"}  # b1 is taken, c1 is water
    game = position(where, Seat("e5 s20", "grass", [tile("tower", "j10")]), Seat("b1"))
    assert acts(play(game, "use tower")) == {"build r20", "build t20", "build t19"}


def test_tower_without_an_edge_hex() -> None:
    """L-tower: no empty buildable edge hex: not usable."""
    where = Land("M", {"G": "b2 c2 d2 e2 a5", "L": "j10"}, ("tower", "", "", ""))
    mine = Seat("b2", tiles=[tile("tower", "j10")])
    assert acts(position(where, mine, Seat())) == {"build c2", "use tower"}
    assert acts(position(where, mine, Seat("a5"))) == {"build c2"}


@pytest.mark.parametrize("direction", ["e", "se", "sw"])
@pytest.mark.parametrize("length", [3, 4])
def test_tavern_at_the_ends_of_a_line(direction: str, length: int) -> None:
    """L-tavern: both ends of a straight line of three or more, in each of the three directions."""
    where = Land("G", {"L": "a1"}, ("tavern", "", "", ""))
    line = ["j9"]
    while len(line) < length:
        line.append(str(step(line[-1], direction)))
    back = {"e": "w", "se": "nw", "sw": "ne"}[direction]
    ends = [step("j9", back), step(line[-1], direction)]
    mine = Seat(" ".join(line), "desert", [tile("tavern", "a1")])
    game = position(where, mine, Seat())
    assert acts(play(game, "use tavern")) == all_of("build", map(str, ends))


def test_tavern_has_no_terrain_but_needs_a_buildable_hex() -> None:
    """L-tavern, B-3.2: any buildable terrain at the end; water or a settlement closes it."""
    spots = {"L": "j10", "C": "b4 b10", "W": "f4", "D": "f6"}
    where = Land("G", spots, ("tavern", "", "", ""))
    mine = Seat("c4 d4 e4 c6 d6 e6 c8 d8 e8", "forest", [tile("tavern", "j10")])
    game = position(where, mine, Seat("b8"))
    ends = {"b4", "b6", "f6", "f8"}  # f4 is water, b8 occupied
    assert acts(play(game, "use tavern")) == all_of("build", ends)


@pytest.mark.parametrize(
    "pieces",
    [
        "c4 d4",  # two
        "c4 d4 f4 g4",  # a gap
        "b4 c4 d5",  # a bend
        "c4 c5 c6 c7",  # a zigzag down a column
    ],
)
def test_tavern_without_a_line(pieces: str) -> None:
    """L-tavern, B-3.4: fewer than three, a gap or a bend isn't a line: not usable."""
    where = Land("G", {"L": "j10"}, ("tavern", "", "", ""))
    mine = Seat(pieces, "grass", [tile("tavern", "j10")])
    assert "use tavern" not in acts(position(where, mine, Seat("e4")))


def test_tavern_line_is_of_own_settlements() -> None:
    """L-tavern: a foreign settlement breaks the line; blocked ends close it."""
    where = Land("G", {"L": "j10"}, ("tavern", "", "", ""))
    mine = Seat("a4 b4 c4", "grass", [tile("tavern", "j10")])
    assert "use tavern" not in acts(position(where, mine, Seat("d4")))
    mine = Seat("a4 b4 d4", "grass", [tile("tavern", "j10")])
    assert "use tavern" not in acts(position(where, mine, Seat("c4")))


def test_tavern_line_over_water() -> None:
    """L-tavern, L-note-2: a settlement on water is part of a line like any other."""
    where = Land("G", {"L": "j10", "W": "c4 d4"}, ("tavern", "", "", ""))
    mine = Seat("c4 d4 e4", "grass", [tile("tavern", "j10")])
    game = position(where, mine, Seat())
    assert acts(play(game, "use tavern")) == {"build b4", "build f4"}

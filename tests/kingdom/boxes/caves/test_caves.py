"""The caves: S-Q2, S-Q2c, Q-caves, Q-caves-b."""

from typing import Any

import pytest

import hexholm
from tests.kingdom.asking import acts, end_turn, houses, kept, offered, pays, play, rule, uses
from tests.kingdom.builder import BUILDABLE, Land, Seat, position
from tests.kingdom.geometry import around, distance, neighbours, quarter

CAVES = ("base", "caves")


# caves: set-up


# Mountains on c5, j3, n15 and o15, on n5 two steps from a castle, on q17 beside a palace, on c17
# beside a silo.
HILLS = Land(
    "G",
    {"M": "c5 j3 n5 n15 o15 q17 c17", "X": "p5", "P": "r18", "O": "b18", "N": "l12"},
    places={"g5": "paddock"},
)


def drawn_caves(**more: Any) -> set[str]:
    """The hexes on which caves come to lie with sixty seeds; one a section where there is room."""
    seen = set()
    for seed in range(60):
        game = hexholm.new_game(
            "kingdom-builder", seed=seed, boxes=[*CAVES], sections=HILLS.sections(), **more
        )
        caves = game.view(0)["caves"]
        assert sorted(game.to_dict()["setup"]["caves"]) == sorted(caves)
        assert len({quarter(h) for h in caves}) == len(caves)
        seen |= set(caves)
    return seen


def mountains_away_from(sites: str) -> set[str]:
    """The mountains of HILLS at least three steps from each of these hexes."""
    return {h for h in HILLS.hexes("M") if all(distance(h, s) >= 3 for s in sites.split())}


def test_cave_distance() -> None:
    """S-Q2, S-Q2c, A-30: at least three steps from every location, castle and nomad hex."""
    far = mountains_away_from("p5 l12 g5")
    assert far == {"c5", "j3", "n15", "o15", "q17", "c17"}
    assert drawn_caves() == far


def test_cave_distance_in_the_first_edition() -> None:
    """S-Q2b: then also from palaces and silos; S-Q2c names them no more."""
    far = mountains_away_from("p5 l12 g5 r18 b18")
    assert far == {"c5", "j3", "n15", "o15"}
    assert drawn_caves(edition=1) == far


def test_cave_with_two_legal_hexes() -> None:
    """W-Q2: a section with exactly two legal mountain hexes."""
    land = Land("G", {"M": "d5 e5 f5 g5", "X": "h5"})
    seen = set()
    for seed in range(40):
        game = hexholm.new_game(
            "kingdom-builder", seed=seed, boxes=[*CAVES], sections=land.sections()
        )
        seen |= set(game.view(0)["caves"])
    assert seen == {"d5", "e5"}


def cave_on(hexname: str, spots: dict[str, str], place: str = "", **more: Any) -> hexholm.Game:
    """A cave is put on the one mountain of a land."""
    land = Land("G", spots | {"M": hexname}, places={place: "farm"} if place else {})
    return position(land, Seat(), Seat(), boxes=CAVES, caves=[hexname], **more)


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(("spots", "place"), [({"X": "e5"}, ""), ({"N": "e5"}, ""), ({}, "e5")])
def test_no_cave_near_a_special_hex(spots: dict[str, str], place: str, edition: int) -> None:
    """S-Q2, S-Q2c, A-30: two steps from castle, nomad or location is too near."""
    with pytest.raises(hexholm.SetupError):
        cave_on("g5", spots, place, edition=edition)
    game = cave_on("h5", spots, place, edition=edition)
    assert game.view(0)["caves"] == ["h5"]


@pytest.mark.parametrize("letter", "PO")
@pytest.mark.parametrize("hexname", ["f5", "g5", "h5"])
def test_cave_near_a_palace_or_a_silo(letter: str, hexname: str) -> None:
    """S-Q2c: palaces and silos are not named; a cave may even touch one."""
    game = cave_on(hexname, {letter: "e5"})
    assert game.view(0)["caves"] == [hexname]
    kept(game)


@pytest.mark.parametrize("letter", "PO")
def test_first_edition_keeps_caves_from_palaces_and_silos(letter: str) -> None:
    """S-Q2b: three steps were needed."""
    with pytest.raises(hexholm.SetupError):
        cave_on("g5", {letter: "e5"}, edition=1)
    assert cave_on("h5", {letter: "e5"}, edition=1).view(0)["caves"] == ["h5"]


@pytest.mark.parametrize("caves", [["d9"], ["c5", "j3"], ["n5"]])
def test_bad_caves_are_refused(caves: list[str]) -> None:
    """S-Q2: on a mountain, one a section."""
    with pytest.raises(hexholm.SetupError):
        position(HILLS, Seat(), Seat(), boxes=CAVES, caves=caves)


def test_caves_of_the_printed_boards() -> None:
    """S-Q2, C-6: at most four caves, on mountains, far enough from locations and castles."""
    for seed in range(20):
        game = hexholm.new_game("kingdom-builder", seed=seed, boxes=[*CAVES])
        caves = game.view(0)["caves"]
        assert len({quarter(h) for h in caves}) == len(caves) <= 4
        for cave in caves:
            for site in game.view(0)["locations"]:
                assert distance(cave, site) >= 3


# caves: the move


HOLES = Land(
    "G",
    {"M": "c5 n15 c9", "W": "o15", "A": "m15", "S": "n14"},
    places={"g5": "paddock", "s19": "farm"},
)


def caving(own: str, other: str = "", **more: Any) -> hexholm.Game:
    """Caves on c5 and n15; seat 0 has the paddock."""
    mine = Seat(own, tiles=HOLES.tiles("g5"))
    return position(HOLES, mine, Seat(other), boxes=CAVES, caves=["c5", "n15"], **more)


def test_cave_move() -> None:
    """Q-caves, Q-caves-b: from a hex beside a cave to any empty buildable one beside any cave."""
    game = caving("d5 m3", "c4")
    assert "caves" in uses(game)
    play(game, "use caves")
    assert acts(game) == {"take d5"}
    play(game, "take d5")
    free = around(["c5", "n15"]) & HOLES.hexes(BUILDABLE) - {"d5", "c4"}
    assert {"m15", "n14"} <= free
    assert offered(game, "put") == free
    assert rule(game, "put m3") is not None
    play(game, "put n14")
    assert houses(game, 0) == {"n14", "m3"}
    assert "caves" not in uses(game)
    assert rule(game, "use caves") == "B-1.2"
    assert game.to_dict()["turn"]["spent"] == ["caves"]
    kept(game)


def test_cave_move_past_warriors_and_walls() -> None:
    """Q-caves, X-warrior, A-48: neither beside a warrior nor onto a wall."""
    land = Land("G", {"M": "c5"})
    game = position(
        land,
        Seat("d5"),
        Seat(warriors=["a5"]),
        boxes=CAVES,
        caves=["c5"],
        state={"walls": ["c4"]},
    )
    play(game, "use caves", "take d5")
    assert offered(game, "put") == neighbours("c5") - {"d5", "c4"} - neighbours("a5")


def test_cave_move_within_one_cave() -> None:
    """Q-caves: the same cave is included, but not the hex it came from (A-06b)."""
    land = Land("G", {"M": "c5"})
    game = position(land, Seat("d5"), Seat(), boxes=CAVES, caves=["c5"])
    play(game, "use caves", "take d5")
    assert offered(game, "put") == neighbours("c5") - {"d5"}


def test_cave_move_needs_a_settlement_there() -> None:
    """Q-caves: without a settlement beside a cave there is no such move."""
    game = caving("m3")
    assert "caves" not in uses(game)
    assert rule(game, "use caves") == "Q-caves"
    game = caving("d9")  # beside a mountain without a cave
    assert "caves" not in uses(game)


def test_cave_move_before_or_after() -> None:
    """Q-caves, B-1.3: once a turn, before or after the mandatory action, for everybody."""
    game = caving("d5", "m14")
    play(game, "build d4")
    assert rule(game, "use caves") == "B-1.3"
    play(game, "build d3", "build d2")
    assert "caves" in uses(game)
    end_turn(game)
    play(game, "use caves")
    assert acts(game) == {"take m14"}


def test_cave_counts_as_a_mountain() -> None:
    """Q-caves: for Miners, and nobody can build on it."""
    setup: dict[str, Any] = {"boxes": CAVES, "caves": ["c5", "n15"]}
    assert pays("miners", HOLES, "d5 m3", "d9", **setup) == [1, 1]
    assert rule(caving("d5"), "build c5") == "B-3.2"


def test_cave_is_a_mountain_for_the_station() -> None:
    """Q-caves, H-station: the mountain station may build beside a cave."""
    land = Land("G", {"M": "c5"}, places={"s5": "mountain-station"})
    mine = Seat("m15", tiles=land.tiles("s5"))
    game = position(land, mine, Seat(), boxes=CAVES, caves=["c5"])
    play(game, "use mountain-station")
    assert offered(game, "build") == neighbours("c5")


def test_piece_on_the_cave() -> None:
    """Q-caves-b: a piece standing on a cave hex is not adjacent to that cave."""
    game = caving("c5 m3")
    assert "caves" not in uses(game)


def test_wagon_does_not_use_the_cave() -> None:
    """Q-caves, A-12: only settlements are moved."""
    mine = Seat("m3", wagon="d5")
    game = position(HOLES, mine, Seat(), boxes=CAVES, caves=["c5", "n15"])
    assert "caves" not in uses(game)


def test_wagon_on_the_cave() -> None:
    """Q-caves-b: with a wagon on the cave a settlement beside it still moves."""
    game = position(HOLES, Seat("d5", wagon="c5"), Seat(), boxes=CAVES, caves=["c5", "n15"])
    play(game, "use caves")
    assert acts(game) == {"take d5"}


def test_cave_move_and_another_move() -> None:
    """Q-caves, B-1.2: the settlement may be moved again by a tile in the same turn."""
    game = caving("d5")
    play(game, "use caves", "take d5", "put n16", "use paddock", "take n16", "put p16")
    assert houses(game, 0) == {"p16"}


def test_move_and_then_the_cave() -> None:
    """Q-caves: a settlement that a tile brought to a cave may use it at once."""
    game = caving("f5")
    assert "caves" not in uses(game)
    play(game, "use paddock", "take f5", "put d5", "use caves", "take d5")
    assert "n16" in offered(game, "put")


def test_no_caves_without_the_box() -> None:
    """S-Q2: without the box mountains are just mountains."""
    game = position(HOLES, Seat("d5"), Seat())
    assert uses(game) == set()
    assert "caves" not in game.to_dict()["setup"]

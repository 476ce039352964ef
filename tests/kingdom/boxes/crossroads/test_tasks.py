"""The task cards of Crossroads: T-home, T-fortress, T-road, T-refuge, T-advance, T-compass."""

import pytest

import hexholm
from tests.kingdom.asking import kept, paid, play
from tests.kingdom.builder import TASKS, Land, Seat, position
from tests.kingdom.geometry import ALL_HEXES, cell, line, neighbours

ONE = ("crossroads", "base", "base", "base")


def game_with(name: str, where: Land, *seats: Seat, walls: str = "") -> hexholm.Game:
    """A game with this one task on a land whose first section is a Crossroads one."""
    land = Land(where.fill, where.spots, where.locations, ONE)
    tiles = ["sword", "sword", "outpost", "outpost"]
    nomads = dict(zip(where.spots.get("N", "").split(), tiles, strict=False))
    return position(land, *seats, tasks=[name], walls=walls.split(), nomads=nomads, lying={})


def task(name: str, where: Land, *areas: str, walls: str = "") -> list[int]:
    """What one task pays to every seat; the explanation adds up to it."""
    seats = [Seat(area) for area in (*areas, "")[: max(2, len(areas))]]
    game = game_with(name, where, *seats, walls=walls)
    pays = paid(game, name)
    for number, gold in enumerate(pays):
        parts = game.contributions(number).get(name, [])
        assert sum(part.gold for part in parts) == gold
    return pays


PLAIN = Land("G")

# --- home country ---------------------------------------------------------------------------------

HOME = Land("G", {"D": "c5 d5 c6", "C": "m9", "W": "e15 f15", "M": "p3", "X": "p6"})


def test_home_country() -> None:
    """T-home: an own settlement on every hex of one terrain area: 5 gold."""
    assert task("home-country", HOME, "c5 d5 c6", "") == [5, 0]
    assert task("home-country", HOME, "c5 d5", "") == [0, 0]
    assert task("home-country", HOME, "c5 d5", "c6") == [0, 0]


def test_home_country_of_one_hex() -> None:
    """T-home, A-16: any size, one hex included."""
    assert task("home-country", HOME, "m9", "c5") == [5, 0]


def test_home_country_is_a_whole_area() -> None:
    """T-home: an area is a group of touching hexes of one terrain, not the whole terrain."""
    where = Land("G", {"D": "c5 d5 p5 q5"})
    assert task("home-country", where, "c5 d5", "p5") == [5, 0]


def test_home_country_across_a_border() -> None:
    """A-16: areas extend over the section borders."""
    where = Land("G", {"D": "j5 k5"})
    assert task("home-country", where, "j5", "") == [0, 0]
    assert task("home-country", where, "j5 k5", "") == [5, 0]


def test_home_country_and_walls() -> None:
    """A-16: a stone wall in the area spoils it."""
    assert task("home-country", HOME, "c5 d5", "", walls="c6") == [0, 0]


@pytest.mark.parametrize("area", ["e15 f15", "p3"])
def test_home_country_of_water_or_mountain(area: str) -> None:
    """A-16b: water and mountain areas count too."""
    assert task("home-country", HOME, area, "") == [5, 0]


def test_special_hexes_are_no_area() -> None:
    """A-16b: nobody stands on special hexes, and they give nobody a home."""
    where = Land("G", {"X": "c5", "N": "e9"})
    assert task("home-country", where, "c4 d4", "m9") == [0, 0]


@pytest.mark.parametrize("kind", ["warrior", "wagon", "ship"])
def test_home_country_with_pieces(kind: str) -> None:
    """T-home, X-pieces: warriors, wagons and ships count as settlements."""
    mine = {
        "warrior": Seat("c5 d5", warriors="c6"),
        "wagon": Seat("", wagon="p3"),
        "ship": Seat("e15", ship="f15"),
    }[kind]
    assert paid(game_with("home-country", HOME, mine, Seat()), "home-country") == [5, 0]


# --- fortress -------------------------------------------------------------------------------------


def test_fortress() -> None:
    """T-fortress: an own settlement with own settlements on all six neighbours: 6 gold."""
    ring = " ".join(sorted(neighbours("e5")))
    assert task("fortress", PLAIN, f"e5 {ring}", "") == [6, 0]
    assert task("fortress", PLAIN, ring, "") == [0, 0]
    assert task("fortress", PLAIN, ring, "e5") == [0, 0]
    five = " ".join(sorted(neighbours("e5") - {"d5"}))
    assert task("fortress", PLAIN, f"e5 {five}", "d5") == [0, 0]


def test_fortress_needs_six_neighbours() -> None:
    """T-fortress: a hex at the board's rim has no six neighbours."""
    ring = " ".join(sorted(neighbours("e1")))
    assert len(ring.split()) == 4
    assert task("fortress", PLAIN, f"e1 {ring}", "") == [0, 0]


# --- road -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("direction", ["se", "sw", "ne", "nw"])
@pytest.mark.parametrize(("length", "pays"), [(6, 0), (7, 7), (8, 7)])
def test_road(direction: str, length: int, pays: int) -> None:
    """T-road, A-50: at least seven in one unbroken diagonal line, either diagonal."""
    assert task("road", PLAIN, " ".join(line("j10", direction, length)), "") == [pays, 0]


def test_horizontal_road() -> None:
    """W-X4, T-road: seven side by side in a row are no road."""
    assert task("road", PLAIN, " ".join(line("e10", "e", 7)), "") == [0, 0]
    assert task("road", PLAIN, " ".join(line("a1", "e", 20)), "") == [0, 0]


def test_broken_road() -> None:
    """T-road: a gap or a foreign settlement in the line breaks it; a bend too."""
    whole = line("j6", "se", 8)
    for gap in (1, 2, 3, 4, 5, 6):
        some = " ".join(whole[:gap] + whole[gap + 1 :])
        assert task("road", PLAIN, some, whole[gap]) == [0, 0]
    bend = line("j6", "se", 4) + line(line("j6", "se", 4)[-1], "sw", 4)[1:]
    assert len(set(bend)) == 7
    assert task("road", PLAIN, " ".join(bend), "") == [0, 0]


def test_road_across_borders() -> None:
    """T-road, C-7.2: the line crosses section borders and any terrain."""
    where = Land("G", {"W": "j10", "M": "j11 k11"})
    assert task("road", where, " ".join(line("g5", "se", 9)), "") == [7, 0]


# --- place of refuge ------------------------------------------------------------------------------

PLACES = Land(
    "G", {"L": "e5", "X": "e9 m1", "N": "m9", "O": "m15", "P": "p5"}, ("farm",) + ("",) * 3
)


@pytest.mark.parametrize(("centre", "pays"), [("e5", 8), ("e9", 8), ("m9", 8), ("m15", 0)])
def test_place_of_refuge(centre: str, pays: int) -> None:
    """T-refuge, A-27: a location, castle or nomad hex ringed by six own settlements; no silo."""
    ring = sorted(neighbours(centre))
    assert task("place-of-refuge", PLACES, " ".join(ring), "") == [pays, 0]
    assert task("place-of-refuge", PLACES, " ".join(ring[1:]), ring[0]) == [0, 0]


def test_place_of_refuge_at_the_rim() -> None:
    """A-15: six are needed, so a castle at the board's edge cannot qualify."""
    ring = sorted(neighbours("m1"))
    assert len(ring) == 4
    assert task("place-of-refuge", PLACES, " ".join(ring), "") == [0, 0]


def test_ordinary_hex_is_no_refuge() -> None:
    """T-refuge: an empty terrain hex, water or a mountain doesn't count."""
    where = Land("G", {"W": "e5", "M": "e9"})
    for centre in ("e5", "e9", "m9"):
        ring = " ".join(sorted(neighbours(centre)))
        assert task("place-of-refuge", where, ring, "") == [0, 0]


# --- advance --------------------------------------------------------------------------------------

EDGES = {
    "top": [h for h in sorted(ALL_HEXES) if cell(h)[0] == 0],
    "bottom": [h for h in sorted(ALL_HEXES) if cell(h)[0] == 19],
    "left": [h for h in sorted(ALL_HEXES) if cell(h)[1] == 0],
    "right": [h for h in sorted(ALL_HEXES) if cell(h)[1] == 19],
}


@pytest.mark.parametrize("edge", sorted(EDGES))
@pytest.mark.parametrize(("number", "pays"), [(6, 0), (7, 9), (8, 9)])
def test_advance(edge: str, number: int, pays: int) -> None:
    """T-advance, A-50, C-7.4: at least seven at one edge, not necessarily adjacent."""
    some = [h for h in EDGES[edge] if h not in ("a1", "t1", "a20", "t20")][::2][:number]
    assert len(some) == number
    assert task("advance", PLAIN, " ".join(some), "") == [pays, 0]


def test_advance_at_one_and_the_same_edge() -> None:
    """T-advance: four at one edge and four at another are not seven."""
    assert task("advance", PLAIN, "c1 e1 g1 i1 a5 a7 a9 a11", "") == [0, 0]


def test_corner_counts_for_both_edges() -> None:
    """T-advance, C-7.4: a corner helps either of its edges."""
    assert task("advance", PLAIN, "a1 c1 e1 g1 i1 k1 m1", "") == [9, 0]
    assert task("advance", PLAIN, "a1 a3 a5 a7 a9 a11 a13", "") == [9, 0]
    assert task("advance", PLAIN, "a1 c1 e1 g1 a5 a7 a9", "") == [0, 0]


# --- compass points -------------------------------------------------------------------------------


def test_compass_points() -> None:
    """T-compass: a settlement at each of the four edges: 10 gold."""
    assert task("compass-points", PLAIN, "e1 e20 a5 t5", "") == [10, 0]
    for missing in ("e20 a5 t5", "e1 a5 t5", "e1 e20 t5", "e1 e20 a5"):
        assert task("compass-points", PLAIN, f"{missing} j10 b2 s19", "") == [0, 0]


def test_compass_points_by_corners() -> None:
    """W-X3, T-compass, C-7.4: two opposite corners touch all four edges."""
    assert task("compass-points", PLAIN, "a1 t20", "t1 a20") == [10, 10]
    assert task("compass-points", PLAIN, "a1 t1", "a20 e1") == [0, 0]


# --- all of them ----------------------------------------------------------------------------------


def test_task_pays_once() -> None:
    """W-X2, T-fortress, T-home: fulfilled twice it is paid once."""
    both = neighbours("e5") | neighbours("m9") | {"e5", "m9"}
    assert task("fortress", PLAIN, " ".join(sorted(both)), "") == [6, 0]
    where = Land("G", {"D": "c5", "C": "m9", "F": "e15"})
    assert task("home-country", where, "c5 m9 e15", "") == [5, 0]


def test_task_pays_everybody() -> None:
    """W-X2, T-home: all players who fulfil it are paid."""
    where = Land("G", {"D": "c5", "C": "m9"})
    assert task("home-country", where, "c5", "m9", "e15") == [5, 5, 0]


def test_four_tasks() -> None:
    """T-home, T-compass, W-X1: several tasks are paid side by side and add to the total."""
    four = ("crossroads", "crossroads", "crossroads", "crossroads")
    where = Land("G", {"D": "a1"}, boxes=four)
    tasks = ["home-country", "compass-points", "advance", "road"]
    cards = ["hermits", "fishermen", "miners"]
    game = position(where, Seat("a1 t20"), Seat(), tasks=tasks, cards=cards)
    assert [paid(game, name)[0] for name in tasks] == [5, 10, 0, 0]
    assert paid(game, "total") == [2 + 15, 0]
    kept(game)


def test_tasks_count_at_the_end() -> None:
    """B-7, T-compass: the task is part of the final score and may decide the game."""
    where = Land("G", boxes=ONE)
    cards = ["hermits", "fishermen", "miners"]
    seats = Seat("a1 t20", supply=0), Seat("c3 c5 c7 c9", supply=0)
    game = position(
        where, *seats, tasks=["compass-points"], cards=cards, to_move=1, last_round=True
    )
    play(game, "end")
    assert game.over
    assert paid(game, "total") == [12, 4]
    assert game.winners == [0]


@pytest.mark.parametrize("name", sorted(TASKS))
def test_nobody_fulfils_a_task_on_an_empty_board(name: str) -> None:
    """S-X, T-home, T-refuge: without settlements no task pays."""
    assert task(name, PLAIN, "", "") == [0, 0]


def test_pieces_fulfil_tasks() -> None:
    """X-pieces, T-compass, T-advance: warriors, wagons and ships count."""
    where = Land("G", {"W": "t5"})
    mine = Seat("e20", warriors="e1", wagon="a5", ship="t5")
    assert paid(game_with("compass-points", where, mine, Seat()), "compass-points") == [10, 0]

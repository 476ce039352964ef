"""The four locations of the Nomads box: N-quarry, N-caravan, N-village, N-garden."""

import pytest

import hexholm
from tests.kingdom.asking import (
    acts,
    bag,
    card,
    held,
    just,
    kept,
    lying,
    offered,
    open_hexes,
    paid,
    play,
    rule,
    seat,
    uses,
    walls,
)
from tests.kingdom.builder import BUILDABLE, MARSH, Land, Seat, position, tile
from tests.kingdom.geometry import flower, neighbours, slides

QUARRY, CARAVAN = tile("quarry", "a20"), tile("caravan", "a20")
VILLAGE, GARDEN = tile("village", "a20"), tile("garden", "a20")


def land(name: str, fill: str = "G", **letters: str) -> Land:
    """A land with this location on a20."""
    return Land(fill, {"L": "a20", **letters}, ("", "", name, ""))


# --- quarry ---------------------------------------------------------------------------------------


def test_quarry_two_walls() -> None:
    """N-quarry: one or two walls; the second touches an own settlement too, not just a wall."""
    where = land("quarry", C="d4 e4 f4 g4 p6", D="c4")
    game = position(where, Seat("e5 c4", "canyon", [QUARRY]), Seat("f4"))
    assert neighbours("e5") | neighbours("c4") >= {"d4", "e4"}
    play(game, "use quarry")
    assert just(game, "build") == {"d4", "e4"}
    play(game, "build e4")
    assert walls(game) == {"e4"}
    assert acts(game) == {"build d4", "end"}  # f4 is taken, g4 and p6 touch no own settlement
    kept(game)
    play(game, "build d4")
    assert walls(game) == {"d4", "e4"}
    assert "quarry" not in uses(game)
    assert seat(game, 0)["supply"] == 38  # walls are no settlements
    assert set(seat(game, 0)["settlements"]) == {"e5", "c4"}


def test_quarry_one_wall_is_enough() -> None:
    """N-quarry, B-1.2: `end` after the first wall ends the action, not the turn."""
    game = position(land("quarry"), Seat("e5", tiles=[QUARRY]), Seat())
    play(game, "use quarry")
    assert rule(game, "end") is not None  # not before the first wall
    play(game, "build e4", "end")
    assert game.player == 0
    assert just(game, "build") == neighbours("e5") - {"e4"}
    assert rule(game, "use quarry") == "B-1.2"


def test_nothing_but_an_outpost_between_the_builds() -> None:
    """B-1.3, N-quarry: no wall between two mandatory builds."""
    game = position(land("quarry"), Seat("e5", tiles=[QUARRY], nomads="outpost"), Seat())
    assert uses(game) == {"quarry", "outpost"}
    for build in ("build e4", "build e6"):
        play(game, build)
        assert uses(game) == {"outpost"}
        assert rule(game, "use quarry") == "B-1.3"


def test_quarry_is_strict() -> None:
    """N-quarry, B-3.4: no card-terrain hex beside an own settlement: not usable."""
    where = land("quarry", C="d4 e4 f4")
    game = position(where, Seat("m14", "canyon", [QUARRY]), Seat("e5"))
    assert acts(game) == {"build d4", "build e4", "build f4"}
    assert rule(game, "use quarry") == "N-quarry"


def test_quarry_walls_have_the_card_terrain() -> None:
    """N-quarry: another terrain, water or a hex far away gets no wall."""
    where = land("quarry", C="d5 m9", W="e4")
    game = position(where, Seat("e5", "canyon", [QUARRY]), Seat())
    play(game, "use quarry")
    assert just(game, "build") == {"d5"}
    for hexname in ("f5", "m9"):
        assert rule(game, f"build {hexname}") == "N-quarry"
    assert rule(game, "build e4") is not None


def test_quarry_example() -> None:
    """W-N7, N-quarry: one empty desert hex beside own settlements: exactly one wall."""
    where = land("quarry", "M", D="c3 d3 e3 f3 p15")
    game = position(where, Seat("", "desert", [QUARRY]), Seat())
    play(game, "build c3", "build d3", "build e3", "use quarry")
    assert just(game, "build") == {"f3"}
    play(game, "build f3")
    assert walls(game) == {"f3"}
    assert acts(game) == {"end"}
    play(game, "end")
    assert game.player == 1


def test_wall_blocks_everybody_for_good() -> None:
    """N-quarry, A-48: nobody builds or moves onto a wall, in this turn or later."""
    where = Land("G", {"L": "a20 t20"}, ("", "", "farm", "paddock"))
    tiles = [tile("farm", "a20"), tile("paddock", "t20")]
    game = position(where, Seat("e5", tiles=tiles), Seat("d4"), walls=["d5", "f5", "g5"])
    beside = neighbours("e5") - {"d4", "d5", "f5"}
    assert offered(game, "build") == beside
    assert rule(game, "build d5") == "A-48"
    assert offered(play(game.copy(), "use farm"), "build") == beside
    play(game, "use paddock", "take e5")
    assert "g5" not in just(game, "put")
    assert rule(game, "put g5") == "A-48"
    play(game, "put c5", "build b5", "build a5", "build b6", "end")
    assert game.player == 1
    assert walls(game) == {"d5", "f5", "g5"}
    assert offered(game, "build") == neighbours("d4") - {"d5"}
    assert rule(game, "build d5") == "A-48"


def test_wall_belongs_to_nobody() -> None:
    """N-quarry: a wall gives no adjacency and scores nothing."""
    where = land("quarry", "M", G="e4 e5 e6 p15 p16", X="d4", C="c9")
    cards = ["hermits", "discoverers", "workers"]
    game = position(where, Seat("c9"), Seat(), walls=["e5"], cards=cards)
    assert offered(game, "build") == {"e4", "e6", "p15", "p16"}
    assert paid(game, "total") == [2, 0]


def walled(number: int) -> hexholm.Game:
    """A seat with a quarry; this number of stone walls stands far away."""
    far = [f"{column}{row}" for row in (15, 16) for column in "abcdefghijklmnopqrst"][:number]
    return position(land("quarry"), Seat("e5", tiles=[QUARRY]), Seat(), walls=far)


@pytest.mark.parametrize(("there", "more"), [(23, True), (24, False)])
def test_twenty_five_walls(there: int, more: bool) -> None:
    """C-2, N-quarry: there are 25 stone walls."""
    game = play(walled(there), "use quarry", "build e4")
    assert len(walls(game)) == there + 1
    assert ("end" in acts(game)) == more
    assert "quarry" not in uses(walled(25))


def test_quarry_that_fills_the_card_terrain() -> None:
    """A-02b, N-quarry: the wall on the last hex of the terrain makes the card useless at once."""
    where = land("quarry", "M", D="b3", G="c3", C="d3 m9 n9 o9")
    mine, other = Seat("b3", tiles=[QUARRY]), Seat(hand="desert")
    game = position(where, mine, other, deck={"canyon": 4})
    play(game, "use quarry", "build c3")
    assert card(game, 0) == "canyon"
    assert just(game, "build") == {"d3", "m9", "n9", "o9"}


def test_quarry_follows_a_replaced_card() -> None:
    """A-02b, N-quarry: with a new card after the mandatory action the walls follow that card."""
    where = land("quarry", "M", G="c3 d3 e3", C="d4 m9 n9")
    game = position(where, Seat("", tiles=[QUARRY]), Seat(hand="desert"), deck={"canyon": 4})
    play(game, "build c3", "build d3", "build e3")
    assert card(game, 0) == "canyon"
    play(game, "use quarry")
    assert just(game, "build") == {"d4"}


@pytest.mark.parametrize(
    ("choice", "walled", "left"), [("swamp", "d5", "a1 b1 c1"), ("grass", "e4 f5", "f5")]
)
def test_quarry_with_a_swamp_card(choice: str, walled: str, left: str) -> None:
    """A-18: the walls stand on the chosen half, and the choice is then fixed."""
    where = land("quarry", "M", D="e5", S="d5 a1 b1 c1", G="e4 f5 n9 o9 p9")
    game = position(where, Seat("e5", "swamp-grass", [QUARRY]), Seat(), boxes=MARSH)
    assert "quarry" not in uses(game)
    play(game, f"choose {choice}", "use quarry")
    assert just(game, "build") == set(walled.split())
    play(game, f"build {walled[:2]}")
    if len(walled.split()) == 2:
        play(game, "end")
    assert offered(game, "choose") == set()
    assert offered(game, "build") == set(left.split())


def test_quarry_beside_a_warrior() -> None:
    """A-13, X-warrior: no wall on a hex next to a warrior."""
    game = position(land("quarry"), Seat("e5", tiles=[QUARRY]), Seat(warriors="g5"))
    play(game, "use quarry")
    assert just(game, "build") == neighbours("e5") - neighbours("g5")
    assert rule(game, "build f5") == "X-warrior"


@pytest.mark.parametrize("kind", ["wagon", "city-hall"])
def test_quarry_beside_own_pieces(kind: str) -> None:
    """N-quarry, B-3.6: a wagon and a city hall count as own settlements."""
    mine = (
        Seat(wagon="e5", tiles=[QUARRY])
        if kind == "wagon"
        else Seat(city_hall="e5", tiles=[QUARRY])
    )
    game = position(land("quarry"), mine, Seat())
    own = {"e5"} if kind == "wagon" else flower("e5")
    play(game, "use quarry")
    assert just(game, "build") == {n for h in own for n in neighbours(h)} - own


# --- caravan --------------------------------------------------------------------------------------


def targets(game: hexholm.Game, piece: str) -> set[str]:
    """Where the caravan can bring one settlement."""
    play(game, "use caravan", f"take {piece}")
    return just(game, "put")


def test_caravan_goes_to_the_edge() -> None:
    """N-caravan, A-11: in all directions up to the board's edge; no adjacency is needed."""
    game = position(land("caravan"), Seat("j9 i9", tiles=[CARAVAN]), Seat())
    found = targets(game, "j9")
    assert found == slides("j9", {"i9", "a20"})
    assert len(found) == 5
    assert "t9" in found


def test_caravan_example() -> None:
    """W-N8, N-caravan: a mountain on one side, an opponent on another: four directions."""
    game = position(land("caravan", M="i9"), Seat("j9", tiles=[CARAVAN]), Seat("k9"))
    found = targets(game, "j9")
    assert found == slides("j9", {"i9", "k9", "a20"})
    assert len(found) == 4


def test_caravan_stops_on_the_last_hex_only() -> None:
    """N-caravan: not earlier than before the obstacle, and not beyond it."""
    game = position(land("caravan", M="h9"), Seat("c9", tiles=[CARAVAN]), Seat())
    assert "g9" in targets(game, "c9")
    for hexname in ("d9", "f9", "i9"):
        assert rule(game, f"put {hexname}") == "N-caravan"


@pytest.mark.parametrize("letter", "WMXNPO")
def test_caravan_stops_before_special_ground(letter: str) -> None:
    """N-caravan, A-11: water, mountain, castle, nomad, palace and silo stop it."""
    where = land("caravan", **{letter: "j9"})
    nomads = {"j9": "sword"} if letter == "N" else None
    game = position(where, Seat("e9", tiles=[CARAVAN]), Seat(), nomads=nomads)
    found = targets(game, "e9")
    assert found == slides("e9", {"j9", "a20"})
    assert "i9" in found


def test_caravan_crosses_any_buildable_ground() -> None:
    """N-caravan: other terrains, swamp and farmland included, do not stop it."""
    where = land("caravan", C="f9", D="g9", F="h9", T="i9", S="j9", A="k9", M="m9")
    game = position(where, Seat("e9", "desert", [CARAVAN]), Seat())
    assert "l9" in targets(game, "e9")


@pytest.mark.parametrize("kind", ["own", "foreign", "wall", "wagon", "location", "city-hall"])
def test_caravan_stops_before_whatever_stands_there(kind: str) -> None:
    """N-caravan, A-11: settlements, walls, other pieces and location hexes stop it."""
    spot = {"L": "a20 j9"} if kind == "location" else {"L": "a20"}
    where = Land("G", spot, ("farm", "", "caravan", ""))
    mine = Seat("e9 j9" if kind == "own" else "e9", tiles=[CARAVAN])
    other = Seat(
        "j9" if kind == "foreign" else "",
        wagon="j9" if kind == "wagon" else "",
        city_hall="k9" if kind == "city-hall" else "",
    )
    game = position(where, mine, other, walls=["j9"] if kind == "wall" else [])
    closed = flower("k9") if kind == "city-hall" else {"j9"}
    found = targets(game, "e9")
    assert found == slides("e9", closed | {"a20"})
    assert "i9" in found


def test_caravan_stops_before_a_blocked_hex() -> None:
    """A-11, A-49: a hex next to a warrior stops it."""
    game = position(land("caravan"), Seat("e9", tiles=[CARAVAN]), Seat(warriors="k9"))
    found = targets(game, "e9")
    assert found == slides("e9", flower("k9") | {"a20"})
    assert "i9" in found


def test_caravan_leaves_a_blocked_hex() -> None:
    """A-13, A-11: a settlement next to a warrior may leave, over open hexes."""
    game = position(land("caravan"), Seat("e9", tiles=[CARAVAN]), Seat(warriors="f9"))
    found = targets(game, "e9")
    assert found == slides("e9", flower("f9") | {"a20"})
    assert "a9" in found


def test_caravan_must_move() -> None:
    """N-caravan, A-06b: a settlement that cannot move a single hex is not taken."""
    where = land("caravan", W="d9 f9 d8 e8 d10 e10")
    assert neighbours("e9") == set(where.spots["W"].split())
    game = position(where, Seat("e9 m14", tiles=[CARAVAN]), Seat())
    assert just(play(game, "use caravan"), "take") == {"m14"}
    game = position(where, Seat("e9", tiles=[CARAVAN]), Seat())
    assert "caravan" not in uses(game)
    assert rule(game, "use caravan") == "N-caravan"


def test_caravan_takes_tiles_where_it_stops() -> None:
    """A-47, A-07b: the tile beside the last hex is taken, what lies along the way is not."""
    where = Land("G", {"L": "a20 f8 l8", "N": "h10", "M": "m9"}, ("farm", "garden", "caravan", ""))
    assert neighbours("f8") & {"f9", "g9"}
    assert neighbours("h10") & {"h9", "i9"}
    game = position(where, Seat("c9 b20", tiles=[CARAVAN]), Seat(), nomads={"h10": "sword"})
    play(game, "use caravan", "take c9", "put l9")
    assert held(game, 0) == {("caravan", "a20"), ("garden", "l8")}
    assert bag(game, 0) == []
    assert lying(game) == {"h10": "sword"}


def test_caravan_stops_beside_a_nomad_hex() -> None:
    """A-07b, A-47, N-1: where it stops it takes the nomad tile."""
    where = land("caravan", N="j9")
    game = position(where, Seat("c9 b20", tiles=[CARAVAN]), Seat(), nomads={"j9": "sword"})
    play(game, "use caravan", "take c9", "put i9")
    assert bag(game, 0) == ["sword"]


# --- village and garden ---------------------------------------------------------------------------


def three_beside(where: Land, own: set[str], taken: set[str]) -> set[str]:
    """The open hexes that touch at least three of the own hexes."""
    return {
        h
        for h in open_hexes(where, BUILDABLE, " ".join(own | taken))
        if len(neighbours(h) & own) >= 3
    }


@pytest.mark.parametrize(
    ("own", "foreign", "expected"),
    [
        ("c4 d4 c5", "", {"d5"}),  # a bend: d5 touches all three
        ("c4 d4 c5", "d5", set()),
        ("c4 d4 e4", "", set()),  # a line: no hex touches three
        ("d5 e6 d7", "", {"d6"}),
        ("c4 d4 c5 e5 d6", "", {"d5"}),
    ],
)
def test_village(own: str, foreign: str, expected: set[str]) -> None:
    """N-village, B-3.4: an empty hex that touches three own settlements, whatever the card."""
    where = land("village", C="d5 d6")
    mine, others = set(own.split()), set(foreign.split())
    assert three_beside(where, mine, others) == expected
    game = position(where, Seat(own, "grass", [VILLAGE]), Seat(foreign))
    can = "village" in uses(game)
    assert can == bool(expected)
    assert rule(game, "use village") == (None if expected else "N-village")
    assert (just(play(game, "use village"), "build") if can else set()) == expected


@pytest.mark.parametrize("letter", "WMX")
def test_village_needs_a_buildable_hex(letter: str) -> None:
    """N-village, B-3.2: never on water, on a mountain or on a special hex."""
    where = land("village", **{letter: "d5"})
    assert "village" not in uses(position(where, Seat("c4 d4 c5", tiles=[VILLAGE]), Seat()))


@pytest.mark.parametrize("letter", "SA")
def test_village_on_swamp_and_farmland(letter: str) -> None:
    """N-village: swamp and farmland are buildable."""
    where = land("village", **{letter: "d5"})
    game = position(where, Seat("c4 d4 c5", tiles=[VILLAGE]), Seat())
    assert just(play(game, "use village"), "build") == {"d5"}


def test_village_counts_pieces() -> None:
    """N-village, B-3.6, A-12: wagon, ship and city hall hexes count as own settlements."""
    where = land("village", W="d4")
    game = position(where, Seat("c4", tiles=[VILLAGE], wagon="c5", ship="d4"), Seat())
    assert just(play(game, "use village"), "build") == {"d5"}
    game = position(where, Seat("l10", tiles=[VILLAGE], city_hall="j9"), Seat())
    own = flower("j9") | {"l10"}
    assert just(play(game, "use village"), "build") == three_beside(where, own, set()) == {"k10"}


def test_foreign_settlements_do_not_help_the_village() -> None:
    """N-village: three own settlements, foreign ones do not count."""
    game = position(land("village"), Seat("c4 d4", tiles=[VILLAGE]), Seat("c5"))
    assert "village" not in uses(game)


def test_garden() -> None:
    """N-garden, B-3.3: one settlement on a flower field, adjacent if possible."""
    where = land("garden", F="e5 f5 g5 n9")
    for own, expected in (("m14", "e5 f5 g5 n9"), ("d5", "e5"), ("e6", "e5 f5")):
        game = position(where, Seat(own, "grass", [GARDEN]), Seat())
        assert just(play(game, "use garden"), "build") == set(expected.split())
        assert rule(game, "build d9") == "N-garden"
    play(game, "build f5")
    assert seat(game, 0)["supply"] == 38
    assert rule(game, "use garden") == "B-1.2"


def test_garden_without_a_flower_field() -> None:
    """N-garden: no empty flower hex: not usable."""
    where = land("garden", F="e5 f5")
    game = position(where, Seat("d5", tiles=[GARDEN]), Seat("e5 f5"))
    assert "garden" not in uses(game)
    assert rule(game, "use garden") == "N-garden"

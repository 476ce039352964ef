"""The red cards of Nomads: K-red, K-families, K-shepherds, K-ambassadors."""

from typing import Any

import pytest

import hexholm
from tests.kingdom.asking import acts, end_turn, kept, paid, play, seat, uses
from tests.kingdom.builder import MARSH, Land, Seat, position, tile
from tests.kingdom.geometry import flower, line, neighbours

CARDS = ["families", "shepherds", "ambassadors"]
PLAIN = Land("G")


def red(where: Land, *seats: Seat, **more: Any) -> hexholm.Game:
    """A game with the three red cards."""
    return position(where, *seats, cards=CARDS, **more)


def earned(game: hexholm.Game, number: int = 0) -> tuple[int, int, int]:
    """What one seat has from families, shepherds and ambassadors."""
    families, shepherds, ambassadors = (paid(game, name)[number] for name in CARDS)
    return families, shepherds, ambassadors


# --- families -------------------------------------------------------------------------------------


@pytest.mark.parametrize("direction", ["e", "se", "sw", "w", "nw", "ne"])
def test_families(direction: str) -> None:
    """K-families, W-N4: three in one straight line, horizontally or diagonally, give 2 gold."""
    game = red(PLAIN, Seat(), Seat())
    first, second, third = line("j9", direction, 3)
    play(game, f"build {first}", f"build {second}")
    assert earned(game) == (0, 0, 0)
    play(game, f"build {third}")
    assert earned(game) == (2, 0, 0)
    told = [(e.seat, e.what, e[4]) for e in game.events if e.kind == "gold"]
    assert told == [(0, "families", 2)]
    assert paid(game, "total") == [2, 0]
    kept(game)


def test_families_in_any_order() -> None:
    """K-families: the middle one may be built first."""
    game = play(red(PLAIN, Seat(), Seat()), "build j9", "build i9", "build k9")
    assert earned(game) == (2, 0, 0)


@pytest.mark.parametrize(
    "builds",
    [
        "j9 k9 k10",  # a bend: k9 k10 leaves the row
        "j9 j10 j11",  # a zigzag down a column
        "c3 d3 c4",  # a triangle
    ],
)
def test_families_need_a_straight_line(builds: str) -> None:
    """K-families: bends do not pay."""
    game = play(red(PLAIN, Seat(), Seat()), *(f"build {h}" for h in builds.split()))
    assert earned(game) == (0, 0, 0)


def test_families_count_new_settlements_only() -> None:
    """K-families: an older settlement in the line does not fill a gap, nor count as a third."""
    game = play(red(PLAIN, Seat("e5"), Seat()), "build d5", "build f5", "build g5")
    assert earned(game) == (0, 0, 0)  # d5 (e5) f5 g5
    game = play(red(PLAIN, Seat("e5"), Seat()), "build f5", "build g5", "build h5")
    assert earned(game) == (2, 0, 0)


def test_families_are_no_matter_of_extra_builds() -> None:
    """K-families: a settlement of an extra action neither helps nor harms."""
    where = Land("G", {"L": "a20"}, ("", "", "farm", ""))
    game = red(where, Seat(tiles=[tile("farm", "a20")]), Seat())
    play(game, "use farm", "build c5", "build d5", "build e5", "build e4")
    assert earned(game) == (0, 0, 0)
    game = red(where, Seat(tiles=[tile("farm", "a20")]), Seat())
    play(game, "build c5", "build d5", "build e5", "use farm", "build e4")
    assert earned(game) == (2, 0, 0)


def test_donation_is_no_family() -> None:
    """K-families: three of a donation in a line are not those of the mandatory action."""
    where = Land("G", {"F": "c5 d5 e5 f5"})
    game = red(where, Seat("m9", nomads="donation-flower-field"), Seat())
    play(game, "use donation", "build c5", "build d5", "build e5")
    assert earned(game)[0] == 0


def test_families_with_a_new_card_in_the_middle() -> None:
    """K-families, B-2.2: all three of the mandatory action count, whatever their terrain."""
    where = Land("M", {"G": "c3 d3", "C": "e3 m9 n9"})
    game = red(where, Seat(), Seat(hand="desert"), deck={"canyon": 3})
    play(game, "build c3", "build d3", "build e3")
    assert earned(game)[0] == 2


def test_families_with_a_short_supply() -> None:
    """A-31b, K-families: fewer than three regular settlements never pay."""
    game = red(PLAIN, Seat(supply=2), Seat())
    play(game, "build c3", "build d3")
    assert earned(game) == (0, 0, 0)


def test_families_on_swamp() -> None:
    """A-31b: two settlements on swamp never pay, three on the other half do."""
    where = Land("M", {"S": "c3 d3 e3 f3", "G": "c9 d9 e9 f9"})
    game = red(where, Seat(hand="swamp-grass"), Seat(), boxes=MARSH)
    other = game.copy()
    play(game, "choose swamp", "build c3", "build d3")
    assert earned(game)[0] == 0
    assert acts(game) == {"end"}
    play(other, "choose grass", "build c9", "build d9", "build e9")
    assert earned(other)[0] == 2


@pytest.mark.parametrize(("builds", "pays"), [("c5 d5 e5 e6", 2), ("c4 c5 d5 e5", 0)])
def test_families_and_the_temple(builds: str, pays: int) -> None:
    """A-31b: the three regular settlements count; one owed to the temple is built last."""
    turn = {"left": 3, "due": 1, "begun": False, "built": False}
    game = red(PLAIN, Seat(supply=39), Seat(), turn=turn)
    play(game, *(f"build {h}" for h in builds.split()))
    assert acts(game) == {"end"}
    assert earned(game)[0] == pays


# --- shepherds ------------------------------------------------------------------------------------

# Four flower hexes in a row: c5 touches a further one, b5.
MEADOW = Land("G", {"F": "b5 c5 d5 e5"})


def test_shepherds_example() -> None:
    """W-N5, K-shepherds: the order A, B, C leaves C without an empty flower hex: 2 gold.

    C, B, A gives nothing, for A still touches an empty one.
    """
    game = red(MEADOW, Seat("", "flower-field"), Seat())
    other = game.copy()
    play(game, "build c5", "build d5", "build e5")
    assert earned(game)[1] == 2
    play(other, "build e5", "build d5", "build c5")
    assert earned(other)[1] == 0


def test_shepherds_look_at_the_own_terrain_only() -> None:
    """K-shepherds: empty hexes of other terrains do not matter; each settlement is checked."""
    where = Land("G", {"F": "c5 e9 m15"})
    game = red(where, Seat("", "flower-field"), Seat())
    for number, hexname in enumerate(("c5", "e9", "m15"), start=1):
        play(game, f"build {hexname}")
        assert earned(game)[1] == 2 * number  # at once
    assert seat(game, 0)["gold"] == 6


def test_shepherds_are_served_by_foreign_settlements() -> None:
    """K-shepherds: a hex with anybody's settlement is not empty."""
    game = red(MEADOW, Seat("", "flower-field"), Seat("c5"))
    play(game, "build b5")
    assert earned(game)[1] == 2


def test_shepherds_and_walls() -> None:
    """K-shepherds, N-quarry: a walled hex is not empty; setting the wall itself pays nothing."""
    where = Land("G", {"F": "c5 d5 e5 p9", "L": "a20"}, ("", "", "quarry", ""))
    quarry = tile("quarry", "a20")
    game = red(where, Seat("c6", "flower-field", [quarry]), Seat())
    assert neighbours("c6") & {"c5", "d5"} == {"c5", "d5"}
    play(game, "use quarry", "build d5", "end")
    assert earned(game) == (0, 0, 0)
    play(game, "build c5")
    assert earned(game) == (0, 2, 0)


def test_shepherds_and_blocked_hexes() -> None:
    """K-shepherds, X-warrior: a hex next to a warrior cannot be built on but is empty."""
    where = Land("G", {"F": "c5 d5 m9"})
    game = red(where, Seat("b5", "flower-field"), Seat(warriors="e5"))
    assert neighbours("e5") & {"c5", "d5"} == {"d5"}
    play(game, "build c5")
    assert earned(game)[1] == 0


def test_shepherds_with_extra_builds() -> None:
    """K-red, K-shepherds: extra actions count, on water as well."""
    where = Land("G", {"W": "c5 d5 p9"})
    game = red(where, Seat("m15", nomads="donation-water"), Seat())
    play(game, "use donation", "build c5")
    assert earned(game)[1] == 0
    play(game, "build d5")
    assert earned(game)[1] == 2
    play(game, "build p9")
    assert earned(game)[1] == 4


def test_later_building_pays_nobody_else() -> None:
    """K-shepherds, K-red: only the settlement just built is looked at."""
    where = Land("G", {"F": "c5 d5", "C": "p9 q9 r9 s9"})
    game = red(where, Seat("c5", "canyon"), Seat("e5", "flower-field"))
    play(game, "build p9", "build q9", "build r9", "end", "build d5")
    assert earned(game, 0)[1] == 0
    assert earned(game, 1)[1] == 2


# --- ambassadors ----------------------------------------------------------------------------------


def test_ambassadors_example() -> None:
    """W-N6, K-ambassadors: the first and third touch a foreign settlement: 1 + 0 + 1."""
    game = red(PLAIN, Seat("b5"), Seat("b4 f5"))
    assert [len(neighbours(h) & {"b4", "f5"}) for h in ("c5", "d5", "e5")] == [1, 0, 1]
    pays = []
    for hexname in ("c5", "d5", "e5"):
        play(game, f"build {hexname}")
        pays.append(earned(game)[2])
    assert pays == [1, 1, 2]


def test_ambassadors_pay_one_however_many_touch() -> None:
    """K-ambassadors: two foreign settlements, of one or of two players, give one gold."""
    game = red(PLAIN, Seat("d5"), Seat("f5 e4"), Seat("e6"))
    play(game, "build e5")
    assert earned(game)[2] == 1
    assert paid(game, "ambassadors") == [1, 0, 0]


@pytest.mark.parametrize("kind", ["wagon", "city-hall", "ship"])
def test_ambassadors_visit_pieces(kind: str) -> None:
    """K-ambassadors, A-12, X-pieces: a foreign wagon, ship or city hall counts as a settlement."""
    where = Land("G", {"W": "f5"} if kind == "ship" else {})
    other = {
        "wagon": Seat(wagon="f5"),
        "ship": Seat(ship="f5"),
        "city-hall": Seat(city_hall="g5"),
    }[kind]
    game = red(where, Seat("d5"), other)
    play(game, "build e5")
    assert earned(game)[2] == 1


def test_ambassadors_with_extra_builds() -> None:
    """K-red, K-ambassadors: a settlement of an extra action counts."""
    where = Land("G", {"L": "a20"}, ("", "", "farm", ""))
    game = red(where, Seat("d5", tiles=[tile("farm", "a20")]), Seat("f5"))
    play(game, "use farm", "build e5")
    assert earned(game)[2] == 1


# --- all of them ----------------------------------------------------------------------------------


def test_moves_pay_nothing() -> None:
    """K-red, A-12: a moved settlement is not a new one."""
    where = Land("G", {"F": "e5", "L": "a20"}, ("", "", "paddock", ""))
    game = red(where, Seat("c5", tiles=[tile("paddock", "a20")]), Seat("f5"))
    play(game, "use paddock", "take c5", "put e5")
    assert earned(game) == (0, 0, 0)


def test_resettlement_pays_nothing() -> None:
    """K-red, N-resettlement: nor does any step of a resettlement."""
    game = red(PLAIN, Seat("c5", nomads="resettlement"), Seat("f5"))
    play(game, "use resettlement", "take c5", "put d5", "put e5", "end")
    assert earned(game) == (0, 0, 0)


def test_loss_takes_no_gold_back() -> None:
    """K-red, N-sword: gold once paid stays, whatever happens to the settlements."""
    game = red(PLAIN, Seat("d5"), Seat("f5", nomads="sword"))
    play(game, "build e5", "build d4", "build c4", "end")
    assert earned(game)[2] == 1
    play(game, "use sword")
    play(game, "take e5")
    assert earned(game)[2] == 1


def test_red_cards_are_not_scored_at_the_end() -> None:
    """K-red, B-7: the final scoring adds nothing to what was paid."""
    game = red(PLAIN, Seat("d5", supply=3), Seat("f5", supply=9))
    play(game, "build e5", "build d4", "build c4", "end")
    assert earned(game) == (0, 0, 1)
    end_turn(game)
    assert game.over
    assert earned(game) == (0, 0, 1)
    assert paid(game, "total")[0] == 1


def test_gold_on_the_track() -> None:
    """K-red, N-treasure: red gold and treasures are both paid at once and told apart."""
    where = Land("G", {"N": "e4"})
    game = red(where, Seat("d5"), Seat("f5"), nomads={"e4": "treasure"})
    play(game, "build e5")
    assert seat(game, 0)["gold"] == 4
    assert earned(game) == (0, 0, 1)
    assert paid(game, "gold") == [3, 0]
    assert paid(game, "total") == [4, 0]
    kept(game)


# --- pieces ---------------------------------------------------------------------------------------

SITE = {"L": "a20"}


@pytest.mark.parametrize("kind", ["barracks", "wagon", "lighthouse"])
def test_placing_a_piece_pays(kind: str) -> None:
    """A-12, A-12c: placing a warrior, wagon or ship is a new settlement for the red cards."""
    ground = "W" if kind == "lighthouse" else "F"
    where = Land("G", SITE | {ground: "e5"}, ("", "", kind, ""))
    game = red(where, Seat("d5", tiles=[tile(kind, "a20")]), Seat("f5"))
    play(game, f"use {kind}", "build e5")
    assert earned(game) == (0, 2, 1)


@pytest.mark.parametrize("kind", ["wagon", "lighthouse"])
def test_moving_a_piece_pays_nothing(kind: str) -> None:
    """A-12, A-12c: moving a wagon or a ship does not score red cards."""
    ground = "W" if kind == "lighthouse" else "F"
    where = Land("G", SITE | {ground: "d5 e5 e4"}, ("", "", kind, ""))
    tiles = [tile(kind, "a20")]
    wagon, ship = ("d5", "") if kind == "wagon" else ("", "d5")
    game = red(where, Seat("c9", tiles=tiles, wagon=wagon, ship=ship), Seat("f5"))
    play(game, f"use {kind}", "put e5", "end")
    assert game.player == 0
    assert earned(game) == (0, 0, 0)


def test_taking_a_piece_back_pays_nothing() -> None:
    """A-12: removing never scores."""
    where = Land("G", SITE, ("", "", "barracks", ""))
    game = red(where, Seat("d5", tiles=[tile("barracks", "a20")], warriors="e9"), Seat("f9"))
    play(game, "use barracks", "take e9")
    assert earned(game) == (0, 0, 0)


def test_city_hall_is_tested_as_a_whole() -> None:
    """A-12b, K-shepherds, K-ambassadors: each of the seven hexes counts, after all are placed."""
    hall = flower("j9")
    where = Land(
        "M", {"G": " ".join(sorted(hall)), "C": "h9", "L": "a20"}, ("", "", "city-hall", "")
    )
    game = red(where, Seat("h9", "grass", [tile("city-hall", "a20")]), Seat(hand="desert"))
    play(game, "use city-hall", "build j9")
    assert earned(game) == (0, 14, 0)  # no other grass: all seven, though the centre came first
    assert uses(game) == set()


def test_city_hall_with_empty_hexes_beside_it() -> None:
    """A-12b, K-shepherds: a hex of it beside an empty hex of its terrain pays nothing."""
    hall = flower("j9")
    grass = hall | {"l9"}  # l9 touches k9 alone
    assert neighbours("l9") & hall == {"k9"}
    spots = {"G": " ".join(sorted(grass)), "C": "h9", "L": "a20"}
    where = Land("M", spots, ("", "", "city-hall", ""))
    game = red(where, Seat("h9", "grass", [tile("city-hall", "a20")]), Seat("", "desert"))
    play(game, "use city-hall", "build j9")
    assert earned(game) == (0, 12, 0)


def test_city_hall_and_ambassadors() -> None:
    """A-12b, K-ambassadors: one gold for each of its hexes that touches a foreign settlement."""
    where = Land("G", SITE, ("", "", "city-hall", ""))
    hall = flower("j9")
    foreign = "k8"  # touches two hexes of the ring
    assert len(neighbours(foreign) & hall) == 2
    game = red(where, Seat("h9", tiles=[tile("city-hall", "a20")]), Seat(foreign))
    play(game, "use city-hall", "build j9")
    assert earned(game) == (0, 2, 2)  # the centre has no empty neighbour: Shepherds too

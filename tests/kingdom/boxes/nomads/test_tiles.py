"""The nomad tiles donation, resettlement and outpost; the sword is in test_sword.py."""

import pytest

import hexholm
from tests.kingdom.asking import (
    acts,
    bag,
    card,
    end_turn,
    held,
    just,
    kept,
    lying,
    offered,
    open_hexes,
    paid,
    piece,
    play,
    rule,
    seat,
    uses,
)
from tests.kingdom.builder import BUILDABLE, Land, Seat, position, tile
from tests.kingdom.geometry import EDGE, neighbours

GROUND = {
    "grass": "G",
    "canyon": "C",
    "desert": "D",
    "flower-field": "F",
    "forest": "T",
    "water": "W",
    "mountain": "M",
}
PATCHES = {
    "G": "b2 c2 d2 e2 p12",
    "C": "b4 c4 d4 e4 p13",
    "D": "b6 c6 d6 e6 p14",
    "F": "b8 c8 d8 e8 p15",
    "T": "g2 h2 i2 j2 p16",
    "W": "g4 h4 i4 j4 p17",
    "M": "g6 h6 i6 j6 p18",
}

# --- donation -------------------------------------------------------------------------------------


@pytest.mark.parametrize("terrain", sorted(GROUND))
def test_donation(terrain: str) -> None:
    """N-donation, C-2.1: three settlements on the tile's terrain, water and mountain too."""
    hexes = PATCHES[GROUND[terrain]].split()
    where = Land("X", PATCHES)
    hand = "grass" if terrain != "grass" else "desert"
    game = position(where, Seat(hand=hand, nomads=f"donation-{terrain}"), Seat())
    play(game, "use donation")
    assert just(game, "build") == set(hexes)
    play(game, f"build {hexes[0]}")
    assert just(game, "build") == {hexes[1]}  # B-3.3 for each
    kept(game)
    play(game, f"build {hexes[1]}")
    assert just(game, "build") == {hexes[2]}
    play(game, f"build {hexes[2]}")
    assert seat(game, 0)["supply"] == 37
    assert "donation" not in uses(game)
    assert offered(game, "build")  # the mandatory action is still to come


def test_donation_after_the_mandatory_action() -> None:
    """W-N1, N-donation, N-3: three more on flower field after the mandatory action."""
    where = Land("G", {"F": "c5 d5 e5 f5 p15"})
    game = position(where, Seat(nomads="donation-flower-field"), Seat())
    play(game, "build c4", "build d4", "build e4", "use donation")
    assert just(game, "build") == {"c5", "d5", "e5", "f5"}
    play(game, "build f5", "build e5", "build d5")
    assert seat(game, 0)["supply"] == 34
    assert acts(game) == {"end"}


def test_donation_names_its_terrain() -> None:
    """N-donation: another terrain is refused."""
    where = Land("G", {"F": "c5 d5 e5"})
    game = position(where, Seat("b5", nomads="donation-flower-field"), Seat())
    play(game, "use donation")
    assert rule(game, "build b4") == "N-donation"


def test_donation_with_too_few_hexes() -> None:
    """A-05, N-donation: as many as there are hexes."""
    where = Land("G", {"F": "c5 p15"})
    game = position(where, Seat("m9", nomads="donation-flower-field"), Seat())
    play(game, "use donation", "build c5")
    assert just(game, "build") == {"p15"}
    play(game, "build p15")
    assert seat(game, 0)["supply"] == 37
    assert offered(game, "build") == (neighbours("m9") | neighbours("c5") | neighbours("p15"))


def test_donation_with_too_small_a_supply() -> None:
    """A-05, N-donation, B-6.1: as many as the supply holds; the last one triggers the end."""
    where = Land("G", {"F": "c5 d5 e5 f5"})
    game = position(where, Seat("m9", nomads="donation-flower-field", supply=2), Seat())
    play(game, "use donation", "build c5", "build d5")
    assert seat(game, 0)["supply"] == 0
    assert game.to_dict()["last_round"]
    assert acts(game) == {"end"}


def test_donation_that_can_do_nothing() -> None:
    """N-donation, A-05: no empty hex of the terrain, or no supply: not usable."""
    where = Land("G", {"F": "c5"})
    game = position(where, Seat("m9", nomads="donation-flower-field"), Seat("c5"))
    assert "donation" not in uses(game)
    assert rule(game, "use donation") == "N-donation"
    game = position(where, Seat("m9", nomads="donation-flower-field", supply=0), Seat())
    assert "donation" not in uses(game)


def test_two_donations() -> None:
    """N-donation: with two tiles of different terrain the player says which is used first."""
    where = Land("G", {"F": "c5 d5 e5", "W": "p5 q5 r5"})
    game = position(where, Seat("m9", nomads="donation-flower-field donation-water"), Seat())
    play(game, "use donation")
    assert acts(game) == {"choose flower-field", "choose water"}
    play(game, "choose water")
    assert just(game, "build") == {"p5", "q5", "r5"}
    play(game, "build p5", "build q5", "build r5", "use donation")
    assert just(game, "build") == {"c5", "d5", "e5"}


def test_donation_takes_tiles() -> None:
    """N-donation, B-4.1, N-1: its settlements take location and nomad tiles like any other."""
    where = Land("G", {"F": "c5 d5 e5", "L": "c4", "N": "e4"}, ("farm", "", "", ""))
    mine = Seat("m9", nomads="donation-flower-field")
    game = position(where, mine, Seat(), nomads={"e4": "sword"})
    play(game, "use donation", "build c5", "build d5")
    assert held(game, 0) == {("farm", "c4")}
    play(game, "build e5")
    assert "sword" in bag(game, 0)


def test_donation_fills_the_card_terrain() -> None:
    """A-02b: a donation on the card's last hexes makes the card useless at once."""
    where = Land("M", {"G": "c3 d3", "C": "m9 n9 o9 p9"})
    mine = Seat(nomads="donation-grass")
    game = position(where, mine, Seat(hand="desert"), deck={"canyon": 3})
    play(game, "use donation", "build c3", "build d3")
    assert card(game, 0) == "canyon"
    assert just(game, "build") == {"m9", "n9", "o9", "p9"}


def test_donation_on_water_and_mountain_scores() -> None:
    """N-donation, K-fishermen, K-miners: on water no Fishermen, on a mountain no Miners.

    The crosswise case scores: on water beside a mountain, on a mountain beside water.
    """
    where = Land("G", {"W": "c5 c6", "M": "d5 d6 p9 q9"})
    cards = ["fishermen", "miners", "hermits"]
    assert neighbours("c5") >= {"c6", "d5"}
    game = position(where, Seat("c5"), Seat("d5 p9"), cards=cards)
    assert paid(game, "fishermen") == [0, 1]
    assert paid(game, "miners") == [1, 0]


# --- resettlement ---------------------------------------------------------------------------------

PLACES = Land("G", {"L": "e5 n5", "N": "e15", "W": "h9", "C": "k9"}, ("farm", "garden", "", ""))
NOMADS = {"e15": "sword"}


def resettle(*seats: Seat, where: Land = PLACES) -> hexholm.Game:
    """A position on PLACES with the resettlement in use."""
    nomads = NOMADS if where is PLACES else None
    return play(position(where, *seats, nomads=nomads), "use resettlement")


def test_resettlement_goes_step_by_step() -> None:
    """N-resettlement: each step to an adjacent, empty, buildable hex of any terrain."""
    game = resettle(Seat("j9 i9", nomads="resettlement"), Seat("j8"))
    assert just(game, "take") == {"i9", "j9"}
    play(game, "take i9")
    assert just(game, "put") == neighbours("i9") - {"j9", "h9"}
    play(game.copy(), "put i8")
    assert rule(game, "put h9") is not None  # water
    assert rule(game, "put j9") is not None  # an own settlement
    assert rule(game, "put g8") == "N-resettlement"


def test_resettlement_of_four_steps() -> None:
    """N-resettlement: four steps together; then it is over."""
    game = resettle(Seat("c12", nomads="resettlement"), Seat())
    play(game, "take c12", "put d12", "put e12", "put f12")
    kept(game)
    play(game, "put g12")
    assert seat(game, 0)["settlements"] == ["g12"]
    assert seat(game, 0)["supply"] == 39
    assert just(game, "build") == neighbours("g12")


def test_resettlement_of_four_settlements() -> None:
    """N-resettlement: up to four settlements, one step each."""
    game = resettle(Seat("c12 f12 i12 l12 o12", nomads="resettlement"), Seat())
    for hexname, target in (("c12", "c13"), ("f12", "f13"), ("i12", "i13"), ("l12", "l13")):
        play(game, f"take {hexname}", f"put {target}")
    assert set(seat(game, 0)["settlements"]) == {"c13", "f13", "i13", "l13", "o12"}
    assert offered(game, "take") == set()


def test_resettlement_may_stop_early() -> None:
    """N-resettlement: fewer steps are allowed, one at least."""
    game = resettle(Seat("c12", nomads="resettlement"), Seat())
    assert "end" not in acts(game)
    play(game, "take c12")
    assert "end" not in acts(game)
    play(game, "put d12", "end")
    assert game.player == 0
    assert just(game, "build") == neighbours("d12")


def test_resettled_settlement_is_finished() -> None:
    """A-07d, A-06c: once another piece is moved the first is finished; the second may go back."""
    game = resettle(Seat("c12 m12", nomads="resettlement"), Seat())
    play(game, "take c12", "put d12")
    assert "m12" in offered(game, "take")
    play(game, "take m12", "put n12")
    assert offered(game, "take") == set()
    assert offered(game, "put") == neighbours("n12")
    assert rule(game, "take d12") is not None


def test_resettlement_needs_no_neighbour() -> None:
    """A-09, N-resettlement: the pieces need not touch own settlements, and may touch several."""
    game = resettle(Seat("c12 d12", nomads="resettlement"), Seat())
    play(game, "take d12", "put e12", "put f12", "end")
    assert set(seat(game, 0)["settlements"]) == {"c12", "f12"}
    game = resettle(Seat("c12 e12 g12", nomads="resettlement"), Seat())
    play(game, "take g12", "put f12", "end")
    game = resettle(Seat("c12 e12 d14", nomads="resettlement"), Seat())
    play(game, "take d14", "put d13", "put d12", "end")
    assert set(seat(game, 0)["settlements"]) == {"c12", "d12", "e12"}


@pytest.mark.parametrize("barrier", ["W", "M", "wall", "foreign"])
def test_resettlement_goes_through_no_closed_hex(barrier: str) -> None:
    """N-resettlement: no step through an illegal hex: a settlement shut in cannot be taken."""
    ring = "d9 f9 d8 e8 d10 e10"
    where = Land("G", {barrier: ring} if barrier in "WM" else {})
    mine = Seat("e9", nomads="resettlement")
    other = Seat(ring if barrier == "foreign" else "")
    game = position(where, mine, other, walls=ring.split() if barrier == "wall" else ())
    assert "resettlement" not in uses(game)
    assert rule(game, "use resettlement") == "N-resettlement"


def test_resettlement_and_warriors() -> None:
    """N-resettlement, A-49, A-13: no step onto a hex next to a warrior, but away from one."""
    game = resettle(Seat("c12", nomads="resettlement"), Seat(warriors="e12"))
    play(game, "take c12")
    assert just(game, "put") == neighbours("c12") - neighbours("e12")
    game = resettle(Seat("c12", nomads="resettlement"), Seat(warriors="d12"))
    play(game, "take c12")
    assert just(game, "put") == neighbours("c12") - neighbours("d12") - {"d12"}


def test_resettlement_moves_settlements_only() -> None:
    """A-12, A-12c: warriors, wagons and city halls stay where they are."""
    mine = Seat("c12", nomads="resettlement", warriors="m3", wagon="m8", city_hall="m15")
    game = resettle(mine, Seat())
    assert just(game, "take") == {"c12"}


def test_resettlement_example() -> None:
    """W-N2, A-47, B-4.1: three steps to a nomad hex, one step to a location: both tiles taken."""
    game = resettle(Seat("i15 g5", nomads="resettlement"), Seat())
    play(game, "take i15", "put h15", "put g15", "put f15")
    assert "sword" in bag(game, 0)
    play(game, "take g5", "put f5")
    assert held(game, 0) == {("farm", "e5")}
    assert just(game, "build") == (neighbours("f15") | neighbours("f5")) - {"e15", "e5"}


def test_resettlement_passes_a_location() -> None:
    """A-07, A-07b: a location tile is taken where the piece ends, not on the way."""
    assert neighbours("e5") & {"c6", "d6", "e6", "f6"} == {"d6", "e6"}
    game = resettle(Seat("c6", nomads="resettlement"), Seat())
    play(game, "take c6", "put d6")
    assert held(game, 0) == set()  # the way may go on
    other = game.copy()
    play(game, "put e6", "put f6", "end")
    assert held(game, 0) == set()
    play(other, "end")
    assert held(other, 0) == {("farm", "e5")}


def test_resettlement_along_two_locations() -> None:
    """A-07, A-07b, B-4.5: the old tile is lost, the passed one left, the last one taken."""
    where = Land("G", {"L": "c5 e3 g5"}, ("farm", "", "", ""))
    mine = Seat("c6", nomads="resettlement", tiles=[tile("farm", "c5")])
    game = resettle(mine, Seat(), where=where)
    play(game, "take c6", "put d5", "put d4", "put e4")
    assert neighbours("e3") >= {"d4", "e4"}
    assert held(game, 0) == {("farm", "c5")}  # nothing is settled before the end of the way
    play(game, "put f4")
    assert held(game, 0) == {("farm", "g5")}
    assert seat(game, 0)["lost"] == ["c5"]
    tiles = {h: place["tiles"] for h, place in game.view(0)["locations"].items()}
    assert tiles == {"c5": 1, "e3": 2, "g5": 1}


def test_resettlement_around_a_location_keeps_the_tile() -> None:
    """A-07: leaving a location and coming back to it on one way keeps its tile."""
    mine = Seat("d5", nomads="resettlement", tiles=[tile("farm", "e5")])
    game = resettle(mine, Seat())
    play(game, "take d5", "put c5", "put c4", "put d4", "end")
    assert held(game, 0) == {("farm", "e5")}
    assert seat(game, 0)["lost"] == []


def test_resettlement_takes_nomad_tiles_on_the_way() -> None:
    """A-07b, N-2: the nomad tile is taken at every hex stepped on, and kept when left."""
    game = resettle(Seat("d13", nomads="resettlement"), Seat())
    play(game, "take d13", "put d14")
    assert "sword" in bag(game, 0)
    assert lying(game) == {}
    play(game, "put c14", "put b14", "end")
    assert "sword" in bag(game, 0)
    end_turn(game)
    assert bag(game, 0) == ["sword"]


def test_first_piece_settles_when_the_second_is_taken() -> None:
    """A-07d, A-07: taking another piece finishes the first, whose tiles are settled then."""
    mine = Seat("d5 m12", nomads="resettlement", tiles=[tile("farm", "e5")])
    game = resettle(mine, Seat())
    play(game, "take d5", "put c5")
    assert held(game, 0) == {("farm", "e5")}
    play(game, "take m12", "put m13")
    assert held(game, 0) == set()
    assert seat(game, 0)["lost"] == ["e5"]


def test_resettlement_fills_the_card_terrain() -> None:
    """A-02b: a step onto the last hex of the card's terrain replaces the card when it stays."""
    where = Land("M", {"G": "d3", "C": "c3 e3 m9 n9 o9"})
    mine = Seat("c3", nomads="resettlement")
    game = position(where, mine, Seat(hand="desert"), deck={"canyon": 3})
    play(game, "use resettlement", "take c3", "put d3", "end")
    assert card(game, 0) == "canyon"
    assert just(game, "build") == {"c3", "e3"}


# --- outpost --------------------------------------------------------------------------------------

OUT = Land(
    "G", {"C": "c4 d4 e4 p6 q6", "L": "c5 t20 a20", "N": "q7"}, ("farm", "", "barn", "village")
)
FAR = {"q7": "resettlement"}


def outpost(*seats: Seat, where: Land = OUT) -> hexholm.Game:
    return position(where, *seats, nomads=FAR if where is OUT else None)


def test_outpost_example() -> None:
    """W-N3, N-outpost, B-1.3: A and B beside a location, C elsewhere, between the builds."""
    game = outpost(Seat("", "canyon", nomads="outpost"), Seat())
    play(game, "build c4", "build d4")
    assert acts(game) == {"build e4", "use outpost"}
    play(game, "use outpost")
    assert offered(game, "build") == {"e4", "p6", "q6"}
    kept(game)
    play(game, "build q6")
    assert held(game, 0) == {("farm", "c5")}
    assert "resettlement" in bag(game, 0)
    assert acts(game) == {"end"}


def test_outpost_lifts_the_obligation_once() -> None:
    """N-outpost: for one settlement; the next ones obey B-3.3 again."""
    game = outpost(Seat("c4", "canyon", nomads="outpost"), Seat())
    assert offered(game, "build") == {"d4"}
    play(game, "use outpost")
    assert offered(game, "build") == {"d4", "e4", "p6", "q6"}
    play(game, "build p6")
    assert acts(game) == {"build d4", "build q6"}


def test_outpost_keeps_the_terrain() -> None:
    """N-outpost: the terrain rule still holds, and B-3.1 too."""
    game = play(outpost(Seat("c4", "canyon", nomads="outpost"), Seat("q6")), "use outpost")
    assert offered(game, "build") == {"d4", "e4", "p6"}
    assert rule(game, "build m12") == "B-2.1"
    assert rule(game, "build q6") == "B-3.1"


def test_outpost_where_nothing_binds() -> None:
    """N-outpost: where every hex is allowed anyway there is nothing to lift."""
    game = outpost(Seat("", "canyon", nomads="outpost"), Seat())
    assert "outpost" not in uses(game)


def test_outpost_only_from_the_next_turn() -> None:
    """N-2, N-outpost: an outpost taken by the first build does not help the second."""
    where = Land("G", {"N": "e5"})
    game = position(where, Seat(), Seat(), nomads={"e5": "outpost"})
    play(game, "build d5")
    assert "outpost" not in uses(game)
    assert rule(game, "use outpost") == "N-2"


def test_two_outposts() -> None:
    """N-outpost, C-2: each of two outposts serves for one settlement."""
    game = outpost(Seat("c4", "canyon", nomads="outpost outpost"), Seat())
    play(game, "use outpost", "build p6", "use outpost")
    assert offered(game, "build") == {"d4", "e4", "q6"}
    play(game, "build e4")
    assert "outpost" not in uses(game)


def test_outpost_inside_a_building_action() -> None:
    """N-outpost: it serves for a settlement of an extra action."""
    game = outpost(Seat("c3", "canyon", [tile("farm", "c5")], nomads="outpost"), Seat())
    play(game, "use farm")
    bound = neighbours("c3") & OUT.hexes("G")
    assert acts(game) == {"use outpost", *(f"build {h}" for h in bound)}
    play(game, "use outpost")
    assert just(game, "build") == OUT.hexes("G") - {"c3"}
    play(game, "build m12")
    assert "outpost" not in uses(game)


def test_outpost_inside_a_move() -> None:
    """N-outpost, L-barn: it serves for a move that carries B-3.3."""
    game = outpost(Seat("c4 m12", "canyon", [tile("barn", "a20")], nomads="outpost"), Seat())
    play(game, "use barn", "take m12")
    assert acts(game) == {"put d4", "use outpost"}
    play(game, "use outpost")
    assert just(game, "put") == {"d4", "e4", "p6", "q6"}
    play(game, "put p6")
    assert set(seat(game, 0)["settlements"]) == {"c4", "p6"}
    assert "outpost" not in uses(game)


def test_outpost_inside_a_harbor_move() -> None:
    """N-outpost, L-harbor: the same on water."""
    where = Land("G", {"W": "c7 d7 p5", "L": "a20"}, ("", "", "harbor", ""))
    mine = Seat("c8 m12", tiles=[tile("harbor", "a20")], nomads="outpost")
    game = play(position(where, mine, Seat()), "use harbor", "take m12")
    assert offered(game, "put") == neighbours("c8") & {"c7", "d7"}
    play(game, "use outpost")
    assert just(game, "put") == {"c7", "d7", "p5"}


def test_outpost_inside_a_fort() -> None:
    """N-outpost, X-fort: it may be decided after the card of the fort was drawn."""
    where = Land("G", {"C": "c4 d4 p6", "L": "a20"}, ("", "", "fort", ""))
    mine = Seat("c5", tiles=[tile("fort", "a20")], nomads="outpost")
    game = position(where, mine, Seat(hand="desert"), deck={"canyon": 2})
    play(game, "use fort")
    bound = neighbours("c5") & {"c4", "d4"}
    assert acts(game) == {"use outpost", *(f"build {h}" for h in bound)}
    play(game, "use outpost")
    assert just(game, "build") == {"c4", "d4", "p6"}


def test_outpost_inside_a_donation() -> None:
    """N-outpost, N-donation: one of the three settlements may stand anywhere on the terrain."""
    where = Land("G", {"F": "c4 d4 e4 f4 p6 q6"})
    mine = Seat("m12", nomads="outpost donation-flower-field")
    game = play(position(where, mine, Seat()), "use donation", "build c4")
    assert acts(game) == {"build d4", "use outpost"}
    play(game, "use outpost", "build p6")
    assert acts(game) == {"build d4", "build q6"}


def test_outpost_inside_a_tower() -> None:
    """N-outpost, L-tower: it lifts B-3.3 among the edge hexes."""
    where = Land("G", {"L": "c5", "N": "j9"}, ("tower", "", "", ""))
    mine = Seat("b2", tiles=[tile("tower", "c5")], nomads="outpost")
    game = play(position(where, mine, Seat()), "use tower")
    assert offered(game, "build") == neighbours("b2") & EDGE
    play(game, "use outpost")
    assert just(game, "build") == set(EDGE)


@pytest.mark.parametrize("kind", ["village", "quarry", "tavern", "city-hall"])
def test_outpost_does_not_help_strict_actions(kind: str) -> None:
    """A-44, B-3.4: it lifts B-3.3 only, not the condition of village, quarry, tavern, city hall."""
    where = Land("G", {"L": "a20"}, ("", "", kind, ""))
    mine = Seat("c4 d4 e4 c5", tiles=[tile(kind, "a20")], nomads="outpost")
    plain = Seat("c4 d4 e4 c5", tiles=[tile(kind, "a20")])
    game = play(position(where, mine, Seat()), f"use {kind}")
    assert "outpost" not in uses(game)
    assert just(game, "build") == just(play(position(where, plain, Seat()), f"use {kind}"), "build")
    assert just(game, "build") < open_hexes(where, BUILDABLE)


@pytest.mark.parametrize("kind", ["paddock", "caravan"])
def test_outpost_has_no_part_in_free_moves(kind: str) -> None:
    """N-outpost: a move without B-3.3 leaves nothing to lift."""
    where = Land("G", {"L": "a20"}, ("", "", kind, ""))
    mine = Seat("j9", tiles=[tile(kind, "a20")], nomads="outpost")
    game = play(position(where, mine, Seat()), f"use {kind}", "take j9")
    assert "outpost" not in uses(game)


@pytest.mark.parametrize(
    ("kind", "letters"), [("barracks", "GC"), ("wagon", "GCM"), ("lighthouse", "W")]
)
def test_outpost_for_pieces(kind: str, letters: str) -> None:
    """A-44b: outpost also serves for placing a warrior, a wagon or a ship."""
    where = Land(
        "G", {"C": "p6 q6", "M": "p8", "W": "c6 d6 p9", "L": "a20", "N": "j9"}, ("", "", kind, "")
    )
    mine = Seat("c5", tiles=[tile(kind, "a20")], nomads="outpost")
    game = play(position(where, mine, Seat()), f"use {kind}")
    allowed = where.hexes(letters) - {"c5"}
    assert offered(game, "build") == neighbours("c5") & allowed
    play(game, "use outpost")
    assert just(game, "build") == allowed
    far = "p9" if kind == "lighthouse" else "p6"
    play(game, f"build {far}")
    key = {"barracks": "warriors", "wagon": "wagon", "lighthouse": "ship"}[kind]
    assert piece(game, 0, key) == ([far] if kind == "barracks" else far)
    assert "outpost" not in uses(game)

"""The option `pieces_move_as_settlements`: warriors, wagons and ships are moved like settlements.

Without it A-12c holds: test_pieces.py, and the reasons in test_reasons.py.
"""

from collections.abc import Sequence
from typing import Any

import pytest

import hexholm
from tests.kingdom.asking import (
    acts,
    bag,
    held,
    just,
    kept,
    offered,
    open_hexes,
    paid,
    piece,
    play,
    rule,
    seat,
    uses,
)
from tests.kingdom.builder import HARVEST, MARSH, Land, Seat, position, tile
from tests.kingdom.geometry import around, flower, neighbours, slides, two_away

ON = {"pieces_move_as_settlements": True}
MOVES = ("barn", "harbor", "paddock", "caravan", "refuge", "palisade", "temple")


def land(name: str, fill: str = "G", **letters: str) -> Land:
    """A land with this location on a20."""
    return Land(fill, {"L": "a20", **letters}, ("", "", name, ""))


def using(
    name: str,
    where: Land | None = None,
    *others: Seat,
    own: str = "",
    hand: str = "grass",
    **more: Any,
) -> hexholm.Game:
    """Seat 0 uses a tile; more keys are its pieces."""
    mine = Seat(own, hand, [tile(name, "a20")], **more)
    game = position(where or land(name), mine, *(others or (Seat(),)), options=ON)
    return play(game, f"use {name}")


def standing(game: hexholm.Game, number: int = 0) -> dict[str, Any]:
    """The pieces of a player that are no settlements, by kind."""
    kinds = ("warriors", "wagon", "ship", "city_hall")
    return {kind: found for kind in kinds if (found := piece(game, number, kind))}


# --- which pieces --------------------------------------------------------------------------------

FIELD = {"W": "m3 n3", "C": "e9 g9"}
ALL: dict[str, Any] = {"warriors": "m12", "wagon": "p6", "ship": "m3", "city_hall": "p15"}


@pytest.mark.parametrize("kind", MOVES)
def test_all_but_the_city_hall_are_taken(kind: str) -> None:
    """A-12, `pieces_move_as_settlements`: they "count as settlements"; the city hall stays.

    The palisade needs an area of two (A-26), which only c5 and d5 make.
    """
    game = using(kind, land(kind, **FIELD), own="c5 d5", hand="canyon", **ALL)
    movable = {"c5", "d5"} if kind == "palisade" else {"c5", "d5", "m12", "p6", "m3"}
    assert just(game, "take") == movable
    for hexname in flower("p15"):
        assert rule(game, f"take {hexname}") is not None
    kept(game)


@pytest.mark.parametrize("kind", MOVES)
def test_settlements_only_without_the_option(kind: str) -> None:
    """A-12c: off by default, and when it is switched off."""
    where = land(kind, **FIELD)
    mine = Seat("c5 d5", "canyon", [tile(kind, "a20")], **ALL)
    for options in ({}, {"pieces_move_as_settlements": False}):
        game = position(where, mine, Seat(), options=options)
        assert just(play(game, f"use {kind}"), "take") == {"c5", "d5"}


def test_in_the_first_edition_too() -> None:
    """A-12, `pieces_move_as_settlements`: the option belongs to no edition."""
    mine = Seat("c5", tiles=[tile("paddock", "a20")], warriors="m12")
    game = position(land("paddock"), mine, Seat(), options=ON, edition=1)
    play(game, "use paddock", "take m12", "put o12")
    assert standing(game) == {"warriors": ["o12"]}


def test_foreign_pieces_stay() -> None:
    """A-12, `pieces_move_as_settlements`: own pieces only."""
    game = using("paddock", None, Seat(warriors="m12", wagon="p6"), own="c5")
    assert just(game, "take") == {"c5"}


def test_scouts_stay() -> None:
    """H-scouts, `pieces_move_as_settlements`: scouts cannot be relocated."""
    where = Land("G", {"L": "a20", "K": "a18"}, ("", "", "paddock,scout-cabin", ""))
    tiles = [tile("paddock", "a20"), tile("scout-cabin", "a18")]
    game = position(where, Seat("c5", tiles=tiles), Seat(), options=ON, boxes=HARVEST)
    play(game, "use scout-cabin", "build d5", "build e5", "use paddock")
    assert just(game, "take") == {"c5"}
    assert rule(game, "take d5") is not None


def test_tile_for_pieces_alone() -> None:
    """A-12, `pieces_move_as_settlements`: a player without settlements moves what there is."""
    game = using("refuge", wagon="e9")
    assert just(play(game, "take e9"), "put") == neighbours("e9")


# --- a warrior's ring ----------------------------------------------------------------------------


def test_barn_moves_a_warrior() -> None:
    """L-barn, X-warrior, A-06: lifted it blocks nothing, set down it blocks around its new hex."""
    game = using("barn", own="d9 m3", warriors="e9")
    play(game, "take e9")
    kept(game)
    own = {"d9", "m3"}
    assert just(game, "put") == around(own) - own - {"e9"}
    assert neighbours("d9") & neighbours("e9")  # closed as long as it stood there
    play(game, "put c9")
    assert standing(game) == {"warriors": ["c9"]}
    assert set(seat(game, 0)["settlements"]) == own
    assert seat(game, 0)["supply"] == 38
    assert set(game.view(1)["blocked"]) == neighbours("c9")
    kept(game)


def test_settlement_does_not_pass_its_own_warrior() -> None:
    """X-warrior, L-barn: the ring of a warrior that stays is closed as ever."""
    game = using("barn", own="d9", warriors="e9")
    play(game, "take d9")
    assert just(game, "put") == open_hexes(land("barn")) - flower("e9")


@pytest.mark.parametrize("other", ["own", "foreign"])
def test_other_warrior_blocks(other: str) -> None:
    """X-warrior, A-13, M-refuge: only the lifted warrior's own ring is open."""
    mine = "e9 g9" if other == "own" else "e9"
    foe = Seat(warriors="g9") if other == "foreign" else Seat()
    game = using("refuge", None, foe, own="m3", warriors=mine)
    play(game, "take e9")
    assert neighbours("e9") & neighbours("g9") == {"f9"}
    assert just(game, "put") == neighbours("e9") - {"f9"}


def test_refuge_moves_a_warrior() -> None:
    """M-refuge, X-warrior: one step, into what was its own ring."""
    game = using("refuge", own="m3", warriors="e9")
    play(game, "take e9")
    assert just(game, "put") == neighbours("e9")
    assert rule(game, "put e9") == "A-06b"
    play(game, "put f9")
    assert standing(game) == {"warriors": ["f9"]}


def test_refuge_bonus_moves_a_warrior() -> None:
    """M-refuge-bonus, X-warrior: the next empty hex in a line is the one beside it."""
    where = Land("G", {"L": "a20 a18", "W": "f9"}, ("", "", "refuge", ""))
    tiles = [tile("refuge", "a20"), tile("refuge", "a18")]
    game = position(where, Seat("m3", tiles=tiles, warriors="e9"), Seat(), options=ON)
    play(game, "use refuge-bonus", "take e9")
    assert just(game, "put") == neighbours("e9") - {"f9"} | {"g9"}


def test_paddock_moves_a_warrior() -> None:
    """L-paddock, X-warrior: two hexes in a straight line."""
    game = using("paddock", own="m3", warriors="e9")
    assert just(play(game, "take e9"), "put") == two_away("e9")


def test_caravan_moves_a_warrior() -> None:
    """N-caravan, X-warrior: its own ring does not stop it, an obstacle does."""
    where = land("caravan", W="i9 e5")
    game = using("caravan", where, own="m3", warriors="e9")
    play(game, "take e9")
    expected = slides("e9", where.hexes("WL") | {"m3"})
    assert "h9" in expected
    assert just(game, "put") == expected


def test_palisade_moves_a_warrior() -> None:
    """H-palisade, A-26: to a hex beside what is left of its area."""
    game = using("palisade", own="d9 m3", warriors="e9")
    assert offered(game, "take") >= {"e9"}
    assert just(play(game, "take e9"), "put") == neighbours("d9") - {"e9"}


def test_harbor_moves_a_warrior() -> None:
    """L-harbor, X-warrior: onto water, where it blocks as on land."""
    game = using("harbor", land("harbor", W="e5 p9"), own="m3", warriors="e9")
    play(game, "take e9")
    assert just(game, "put") == {"e5", "p9"}
    play(game, "put e5")
    assert standing(game) == {"warriors": ["e5"]}
    assert rule(game, "build d5") == "X-warrior"
    kept(game)


def test_second_warrior_of_a_moved_one() -> None:
    """X-warrior, C-3: a moved warrior is still one of the two."""
    where = Land("G", {"L": "a20", "K": "a18"}, ("", "", "paddock,barracks", ""))
    tiles = [tile("paddock", "a20"), tile("barracks", "a18")]
    game = position(where, Seat("m3", tiles=tiles, warriors="e9 h9"), Seat(), options=ON)
    play(game, "use paddock", "take e9", "put c9", "use barracks")
    assert acts(game) == {"take c9", "take h9"}


# --- wagon and ship ------------------------------------------------------------------------------


def test_ship_goes_ashore() -> None:
    """L-barn, X-ship: on land it is still a ship: the lighthouse sails it off or takes it back."""
    where = Land("G", {"L": "a20", "K": "a18", "W": "d5 e5"}, ("", "", "barn,lighthouse", ""))
    tiles = [tile("barn", "a20"), tile("lighthouse", "a18")]
    game = position(where, Seat("c6", tiles=tiles, ship="e5"), Seat(), options=ON)
    play(game, "use barn", "take e5")
    assert just(game, "put") == neighbours("c6") & where.hexes("G")
    play(game, "put d6")
    assert standing(game) == {"ship": "d6"}
    assert seat(game, 0)["settlements"] == ["c6"]
    kept(game)
    play(game, "use lighthouse")
    assert neighbours("d6") & {"d5", "e5"} == {"d5", "e5"}
    assert acts(game) == {"put d5", "put e5", "take d6"}
    play(game, "put e5", "end")
    assert standing(game) == {"ship": "e5"}


def test_stranded_ship() -> None:
    """X-ship: with no water beside it the lighthouse can only take it back."""
    where = Land("G", {"L": "a20", "W": "d5 e5"}, ("", "", "lighthouse", ""))
    mine = Seat("c6", tiles=[tile("lighthouse", "a20")], ship="m9")
    game = play(position(where, mine, Seat(), options=ON), "use lighthouse")
    assert acts(game) == {"take m9"}


def test_ship_on_land_scores_by_its_hex() -> None:
    """K-fishermen, X-pieces: on land beside water it is a settlement like any other."""
    cards = ("fishermen", "hermits", "knights")
    where = Land("G", {"W": "d5 e5"})
    game = position(where, Seat(ship="d6"), Seat(), cards=cards, options=ON)
    assert paid(game, "fishermen") == [1, 0]


def test_wagon_on_water() -> None:
    """L-harbor, X-wagon: set on water it is a wagon and drives ashore by its own action."""
    where = Land("G", {"L": "a20", "K": "a18", "W": "d5 e5"}, ("", "", "harbor,wagon", ""))
    tiles = [tile("harbor", "a20"), tile("wagon", "a18")]
    game = position(where, Seat("c6", tiles=tiles, wagon="m9"), Seat(), options=ON)
    play(game, "use harbor", "take m9", "put d5")
    assert standing(game) == {"wagon": "d5"}
    play(game, "use wagon")
    assert offered(game, "put") == neighbours("d5") & where.hexes("G") - {"c6"}


# --- resettlement --------------------------------------------------------------------------------


def settler(own: str = "m3", **more: Any) -> Seat:
    """A player with a resettlement to use."""
    return Seat(own, nomads="resettlement", **more)


def resettle(mine: Seat, where: Land | None = None, **more: Any) -> hexholm.Game:
    """The resettlement is in use."""
    game = position(where or Land("G"), mine, Seat(), options=ON, **more)
    return play(game, "use resettlement")


def test_warrior_walks() -> None:
    """N-resettlement, X-warrior, A-06c: its ring goes with it, and the way back is open."""
    game = play(resettle(settler(warriors="e9")), "take e9")
    assert just(game, "put") == neighbours("e9")
    play(game, "put f9")
    assert offered(game, "put") == neighbours("f9")
    kept(game)
    play(game, "put g9", "put h9", "put i9")
    assert standing(game) == {"warriors": ["i9"]}
    assert set(game.view(1)["blocked"]) == neighbours("i9")


def test_piece_after_the_warrior() -> None:
    """N-resettlement, A-07d, X-warrior: the second piece meets the ring where it is now."""
    game = resettle(settler("c9", warriors="e9"))
    play(game, "take e9", "put f9", "take c9")
    assert just(game, "put") == neighbours("c9")  # d9 was closed before
    play(game, "put d9")
    assert "e9" not in offered(game, "put")


def test_warrior_shut_in_by_its_ring_alone() -> None:
    """N-resettlement, X-warrior: a ring of its own shuts nobody in."""
    game = position(Land("G"), settler("", warriors="e9"), Seat(), options=ON)
    assert "resettlement" in uses(game)


def test_wagon_leaves_its_mountain_by_resettlement() -> None:
    """N-resettlement, A-06c: its steps are those of the resettlement: buildable hexes only."""
    game = resettle(settler(wagon="e9"), Land("G", {"M": "e9 f9"}))
    play(game, "take e9")
    assert just(game, "put") == neighbours("e9") - {"f9"}
    play(game, "put d9")
    assert "e9" not in offered(game, "put")
    play(game, "end")
    assert standing(game) == {"wagon": "d9"}


def test_wagon_fetches_by_resettlement() -> None:
    """A-06c, A-07b: out to the nomads and home again."""
    where = Land("G", {"N": "e15"})
    game = position(where, settler(wagon="d13"), Seat(), nomads={"e15": "sword"}, options=ON)
    play(game, "use resettlement", "take d13", "put d14", "put d13", "end")
    assert "sword" in bag(game, 0)
    assert standing(game) == {"wagon": "d13"}


# --- tiles and cards -----------------------------------------------------------------------------


def test_moved_warrior_loses_and_takes_tiles() -> None:
    """B-4.5, A-07c, A-12: like any settlement that leaves one location for another."""
    where = Land("G", {"L": "a20 e9", "K": "i9"}, ("farm,oasis", "", "paddock", ""))
    tiles = [tile("paddock", "a20"), tile("farm", "e9")]
    game = position(where, Seat("b20", tiles=tiles, warriors="f9"), Seat(), options=ON)
    play(game, "use paddock", "take f9", "put h9")
    assert held(game, 0) == {("paddock", "a20"), ("oasis", "i9")}
    assert seat(game, 0)["lost"] == ["e9"]


def test_moves_pay_no_red_card() -> None:
    """A-12c, K-red: even with the option, moving one doesn't count as building."""
    cards = ("ambassadors", "shepherds", "rovers")
    where = land("paddock", D="l9")
    mine = Seat("b20", tiles=[tile("paddock", "a20")], wagon="j9")
    game = position(where, mine, Seat("m9"), cards=cards, boxes=HARVEST, options=ON)
    play(game, "use paddock", "take j9", "put l9")
    assert standing(game) == {"wagon": "l9"}
    assert seat(game, 0)["gold"] == 0


def test_moved_piece_marks_a_row() -> None:
    """K-mayors, A-33b: a move of a warrior counts like any other."""
    cards = ("mayors", "hermits", "miners")
    mine = Seat("a9 c9 m9", tiles=[tile("paddock", "a20")], warriors="h7")
    game = position(land("paddock"), mine, Seat(), cards=cards, boxes=HARVEST, options=ON)
    play(game, "use paddock", "take h7")
    assert "g9" in offered(game, "put")
    play(game, "put g9")
    assert seat(game, 0)["marks"] == ["9"]


# --- caves, island, silo -------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["warriors", "wagon"])
def test_caves_move_a_piece(kind: str) -> None:
    """Q-caves, X-warrior: from beside a cave to any empty hex beside any cave."""
    where = Land("G", {"M": "c5 n15"})
    mine = Seat("m3", warriors="d5") if kind == "warriors" else Seat("m3", wagon="d5")
    boxes = ("base", "crossroads", "caves")
    game = position(where, mine, Seat(), options=ON, boxes=boxes, caves=["c5", "n15"])
    play(game, "use caves")
    assert acts(game) == {"take d5"}
    play(game, "take d5")
    assert just(game, "put") == around(["c5", "n15"]) - {"d5"}
    play(game, "put n14")
    assert standing(game) == {kind: ["n14"] if kind == "warriors" else "n14"}


def test_silo_moves_pieces() -> None:
    """H-silo, X-warrior, A-22: up to three own pieces, each beside what is left."""
    where = Land("G", {"O": "e5"})
    mine = Seat("b18 c18", wagon="f5", warriors="p15", supply=0)
    last: dict[str, Any] = {
        "turn": {"left": 0, "begun": True, "built": True},
        "to_move": 1,
        "last_round": True,
    }
    game = position(where, mine, Seat("m3", supply=0), boxes=HARVEST, options=ON, **last)
    play(game, "end")
    assert acts(game) == {"end"} | {f"take {h}" for h in ("b18", "c18", "f5", "p15")}
    play(game, "take p15")
    rest = {"b18", "c18", "f5"}
    assert just(game, "put") == around(rest) - rest - {"e5"}
    play(game, "put g5")
    assert standing(game) == {"wagon": "f5", "warriors": ["g5"]}
    assert offered(game, "build") == set()
    play(game, "take f5")
    assert not offered(game, "put") & neighbours("g5")
    kept(game)


# --- temple --------------------------------------------------------------------------------------

TEMPLES = Land("G", {"L": "a20 c20", "K": "a18", "W": "p3 q3"}, ("", "", "temple,barracks", ""))
TEMPLE, SECOND = tile("temple", "a20"), tile("temple", "c20")
BARRACKS = tile("barracks", "a18")


def serving(own: str, tiles: Sequence[dict[str, Any]] = (TEMPLE,), **more: Any) -> hexholm.Game:
    """Seat 0 has temples; seat 1 stands on m15."""
    side = {key: more.pop(key) for key in ("warriors", "wagon", "ship", "supply") if key in more}
    boxes = more.pop("boxes", MARSH)
    mine = Seat(own, tiles=tiles, **side)
    return position(TEMPLES, mine, Seat("m15"), options=ON, boxes=boxes, **more)


def build(game: hexholm.Game) -> str:
    """Build on the first legal hex in name order; where that was."""
    hexname = min(offered(game, "build"))
    play(game, f"build {hexname}")
    return hexname


def rest_of_turn(game: hexholm.Game) -> int:
    """Build what must be built and end the turn; how many builds that were."""
    mover, builds = game.player, 0
    while game.player == mover and not game.over:
        if offered(game, "build"):
            build(game)
            builds += 1
        else:
            play(game, "end")
    return builds


def to_my_next_turn(game: hexholm.Game) -> None:
    """Finish this turn and the other player's."""
    rest_of_turn(game)
    rest_of_turn(game)


KINDS: dict[str, Any] = {"warriors": "e9", "wagon": "e9", "ship": "p3"}


@pytest.mark.parametrize("kind", KINDS)
def test_temple_owes_the_piece(kind: str) -> None:
    """M-temple: taken off it is built as what it is, after the three of the supply."""
    at = KINDS[kind]
    taken: dict[str, Any] = {kind: at}
    game = serving("d5 b20", **taken)
    play(game, "use temple", f"take {at}")
    assert standing(game) == {}
    assert seat(game, 0)["supply"] == 38
    assert seat(game, 0).get("owed", 0) == 0  # no settlement is owed
    kept(game)
    to_my_next_turn(game)
    kept(game)
    for _ in range(3):
        assert "end" not in acts(game)
        build(game)
        assert standing(game) == {}
    settlements = seat(game, 0)["settlements"]
    supply = seat(game, 0)["supply"]
    assert supply == 38 - 6
    kept(game)
    own = set(settlements)
    assert just(game, "build") == around(own) & TEMPLES.hexes("G") - own - {"m15"} - set(
        seat(game, 1)["settlements"]
    )
    last = build(game)
    assert standing(game) == {kind: [last] if kind == "warriors" else last}
    assert seat(game, 0)["settlements"] == settlements
    assert seat(game, 0)["supply"] == supply
    assert "end" in acts(game)
    assert offered(game, "build") == set()
    kept(game)


def test_temple_lifts_the_ring() -> None:
    """X-warrior, M-temple: blocking ends when the warrior leaves, and begins where it is built."""
    game = serving("d9 b20", warriors="e9")
    assert rule(game, "build d8") == "X-warrior"
    play(game, "use temple", "take e9")
    assert game.view(0).get("blocked", []) == []
    assert "d8" in offered(game, "build")
    to_my_next_turn(game)
    for _ in range(3):
        build(game)
    last = build(game)
    assert set(game.view(1)["blocked"]) == neighbours(last)


def test_owed_settlement_comes_first() -> None:
    """M-temple: three of the supply, then the owed settlement, then the owed warrior."""
    game = serving("d5 b20 d20 m9", [TEMPLE, SECOND], warriors="e9")
    play(game, "use temple", "take e9", "use temple", "take m9")
    assert seat(game, 0)["owed"] == 1
    kept(game)
    to_my_next_turn(game)
    steps = []
    while offered(game, "build"):
        before = len(seat(game, 0)["settlements"]), seat(game, 0)["supply"]
        build(game)
        after = len(seat(game, 0)["settlements"]), seat(game, 0)["supply"]
        steps.append((after[0] - before[0], before[1] - after[1], "warriors" in standing(game)))
    assert steps == [(1, 1, False)] * 3 + [(1, 0, False), (0, 0, True)]


def test_two_owed_pieces() -> None:
    """M-temple: all of them come back, each as what it was."""
    game = serving("d5 b20 d20", [TEMPLE, SECOND], warriors="e9", wagon="j9")
    play(game, "use temple", "take e9", "use temple", "take j9")
    assert standing(game) == {}
    to_my_next_turn(game)
    assert rest_of_turn(game) == 5
    assert set(standing(game)) == {"warriors", "wagon"}


def test_owed_warrior_is_one_of_two() -> None:
    """C-3, M-temple: what lies on the temple cannot be placed by the barracks as well."""
    game = serving("d5 b20 a17", [TEMPLE, BARRACKS], warriors="e9 j9")
    play(game, "use temple", "take e9", "use barracks")
    assert acts(game) == {"take j9"}
    game = serving("d5 b20 a17", [TEMPLE, BARRACKS], warriors="e9")
    play(game, "use temple", "take e9", "use barracks", f"build {min(neighbours('d5'))}")
    to_my_next_turn(game)
    play(game, "use barracks")
    assert offered(game, "build") == set()
    assert len(offered(game, "take")) == 1


@pytest.mark.parametrize(("kind", "name"), [("wagon", "wagon"), ("ship", "lighthouse")])
def test_owed_vehicle_is_not_placed(kind: str, name: str) -> None:
    """C-3, M-temple: a wagon or ship on the temple is not placed by its own tile."""
    where = Land("G", {"L": "a20", "K": "a18", "W": "p3 q3"}, ("", "", f"temple,{name}", ""))
    vehicle: dict[str, Any] = {kind: KINDS[kind]}
    mine = Seat("d5 b20 a17", tiles=[TEMPLE, tile(name, "a18")], **vehicle)
    game = position(where, mine, Seat("m15"), options=ON, boxes=MARSH)
    play(game, "use temple", f"take {KINDS[kind]}")
    assert name not in uses(game)


@pytest.mark.parametrize(("supply", "builds"), [(5, 3), (4, 2)])
def test_owed_piece_with_a_short_supply(supply: int, builds: int) -> None:
    """M-temple, B-2.3: what is left after three builds, and then what is due."""
    game = serving("d5 b20", warriors="e9", supply=supply)
    play(game, "use temple", "take e9")
    to_my_next_turn(game)
    assert seat(game, 0)["supply"] == supply - 3
    assert rest_of_turn(game) == builds
    assert standing(game).keys() == {"warriors"}


def test_owed_piece_does_not_delay_the_end() -> None:
    """A-05d, A-12c: the last settlement ends the game though a warrior lies on the temple."""
    game = serving("d5 b20", warriors="e9", supply=3)
    play(game, "use temple", "take e9")
    to_my_next_turn(game)
    assert game.over
    assert standing(game) == {}


def test_owed_piece_that_is_not_built_scores_nothing() -> None:
    """A-05d: what lies on the temple when the game ends counts for no card."""
    game = serving("d5 b20", wagon="j9")
    assert paid(game, "hermits") == [3, 1]
    play(game, "use temple", "take j9")
    assert paid(game, "hermits") == [2, 1]


def test_owed_piece_counts_as_built() -> None:
    """A-12c, K-ambassadors, A-31b: placing it pays; Families looks at the three alone."""
    spots_ = {"L": "a20", "G": "c3 d3 e3 f3 g3 h3 e9", "C": "m9 n9 o9 p15 q15 r15"}
    where = Land("M", spots_, ("", "", "temple", ""))
    mine = Seat("c3", "canyon", [TEMPLE], warriors="e9")
    game = position(
        where,
        mine,
        Seat("h3", "canyon"),
        cards=("ambassadors", "families", "hermits"),
        options=ON,
        deck={"grass": 3},
    )
    play(game, "use temple", "take e9", "build m9", "build n9", "build o9", "end")
    play(game, "build p15", "build q15", "build r15", "end")
    assert (paid(game, "ambassadors"), paid(game, "families")) == ([0, 0], [2, 2])
    play(game, "build d3", "build e3", "build f3", "build g3")
    assert standing(game) == {"warriors": ["g3"]}
    assert (paid(game, "ambassadors"), paid(game, "families")) == ([1, 0], [4, 2])


def test_temple_takes_the_last_piece_beside_a_location() -> None:
    """A-08, M-temple: its tile is lost, and the piece stays due."""
    game = serving("d5", wagon="b20")
    play(game, "use temple", "take b20")
    assert held(game, 0) == set()
    assert seat(game, 0)["lost"] == ["a20"]
    to_my_next_turn(game)
    for _ in range(4):
        build(game)
    assert standing(game).keys() == {"wagon"}

"""Resettlement, wagon and ship may step back onto the hex they came from: A-06c."""

from typing import Any

import pytest

import hexholm
from tests.kingdom.asking import (
    acts,
    bag,
    held,
    just,
    kept,
    lying,
    offered,
    piece,
    play,
    rule,
    seat,
)
from tests.kingdom.builder import HARVEST, Land, Seat, position, tile
from tests.kingdom.geometry import neighbours

FARM = tile("farm", "e5")
WAGON, SHIP = (tile(name, "a20") for name in ("wagon", "lighthouse"))
# A farm on e5, nomads on e15, a pond on h9; a piece's own tile lies on a20.
SPOTS = {"L": "e5 a20", "N": "e15", "W": "h9"}


def plain(name: str = "wagon", **letters: str) -> Land:
    """The land of these tests with one location in the bottom left corner."""
    return Land("G", SPOTS | letters, ("farm", "", name, ""))


def resettle(mine: Seat, *others: Seat, where: Land | None = None, **more: Any) -> hexholm.Game:
    """The resettlement is in use; a sword lies on e15."""
    seats = (mine, *(others or (Seat(),)))
    game = position(where or plain(), *seats, nomads={"e15": "sword"}, **more)
    return play(game, "use resettlement")


def settler(own: str, **more: Any) -> Seat:
    """A player with a resettlement to use."""
    return Seat(own, nomads="resettlement", **more)


def watched(game: hexholm.Game, *actions: str) -> set[str]:
    """Play actions; what was taken and lost of location tiles on the way."""
    seen = set()
    for action in actions:
        play(game, action)
        seen |= {event.kind for event in game.events if event.kind.startswith("tile-")}
    return seen


# --- resettlement ---------------------------------------------------------------------------------


def test_resettlement_steps_back() -> None:
    """A-06c: the hex it came from is empty and eligible, so it may be stepped on again."""
    game = play(resettle(settler("c12")), "take c12", "put d12")
    assert offered(game, "put") == neighbours("d12")
    kept(game)
    play(game, "put c12")
    assert seat(game, 0)["settlements"] == ["c12"]
    assert offered(game, "put") == neighbours("c12")
    play(game, "put d12", "put c12")  # four steps in all
    assert seat(game, 0)["settlements"] == ["c12"]
    assert just(game, "build") == neighbours("c12")


def test_first_edition_never_steps_back() -> None:
    """A-06b: under the first reading the hex it came from was closed for its whole way."""
    game = play(resettle(settler("c12"), edition=1), "take c12", "put d12")
    assert offered(game, "put") == neighbours("d12") - {"c12"}
    assert rule(game, "put c12") == "A-06b"


def test_at_least_one_step() -> None:
    """A-06c, N-resettlement: staying isn't a step, and without a step there is no end."""
    game = resettle(settler("c12"))
    play(game, "take c12")
    assert just(game, "put") == neighbours("c12")
    for action in ("put c12", "end"):
        assert rule(game, action) is not None
    play(game, "put d12")
    assert "end" in acts(game)
    play(game, "put c12")
    assert "end" in acts(game)
    play(game, "end")
    assert seat(game, 0)["settlements"] == ["c12"]
    assert rule(game, "use resettlement") is not None  # it is used up


def test_nomad_tile_is_fetched() -> None:
    """A-06c, A-07b, N-1: out to the nomads and home again; the tile stays with its finder."""
    assert "e15" in neighbours("d14")
    game = play(resettle(settler("d13")), "take d13", "put d14")
    assert "sword" in bag(game, 0)
    play(game, "put d13", "end")
    assert seat(game, 0)["settlements"] == ["d13"]
    assert "sword" in bag(game, 0)
    assert lying(game) == {}


def test_two_nomad_tiles_are_fetched_from_one_place() -> None:
    """A-06c, A-07b: four steps are enough for two errands."""
    assert "e15" in neighbours("d14")
    assert "b12" in neighbours("c13")
    assert not {"e15", "b12"} & neighbours("d13")
    nomads = {"e15": "treasure", "b12": "outpost"}
    game = position(plain(N="e15 b12"), settler("d13"), Seat(), nomads=nomads)
    play(game, "use resettlement", "take d13", "put d14")
    assert seat(game, 0)["gold"] == 3  # N-treasure, at once
    play(game, "put d13", "put c13")
    assert "outpost" in bag(game, 0)
    play(game, "put d13")
    assert seat(game, 0)["settlements"] == ["d13"]
    assert lying(game) == {}


def test_return_keeps_the_location_tile() -> None:
    """A-06c: a piece that ends where it began neither loses its tile nor takes another."""
    used = tile("farm", "e5", ready=False)
    for mine in (FARM, used):
        game = resettle(settler("d5", tiles=[mine]))
        tiles = seat(game, 0)["tiles"]
        left = game.view(0)["locations"]["e5"]["tiles"]
        assert watched(game, "take d5", "put c5", "put b5", "put c5", "put d5") == set()
        assert seat(game, 0)["tiles"] == tiles
        assert seat(game, 0)["lost"] == []
        assert game.view(0)["locations"]["e5"]["tiles"] == left


def test_return_to_a_lost_tile() -> None:
    """A-06c, B-4.3: a tile lost before is not taken again."""
    game = resettle(settler("d5", lost="e5"))
    assert watched(game, "take d5", "put c5", "put d5", "end") == set()
    assert held(game, 0) == set()
    assert seat(game, 0)["lost"] == ["e5"]


def test_return_to_an_empty_location() -> None:
    """A-06c, B-4.6: where no tile was left when it came, none is there when it comes back."""
    others = (Seat("f5", tiles=[FARM]), Seat("m9", lost="e5"))
    game = resettle(settler("d5"), *others)
    assert watched(game, "take d5", "put c5", "put d5", "end") == set()
    assert held(game, 0) == set()
    assert held(game, 1) == {("farm", "e5")}
    assert game.view(0)["locations"]["e5"]["tiles"] == 0


def test_return_past_another_location() -> None:
    """A-06c, A-07b: a location visited on the way gives nothing when the piece goes home."""
    game = resettle(settler("c5"))
    assert "e5" not in neighbours("c5")
    assert "e5" in neighbours("d5")
    assert watched(game, "take c5", "put d5", "put c5", "end") == set()
    assert held(game, 0) == set()
    assert game.view(0)["locations"]["e5"]["tiles"] == 2


def test_back_and_away_again() -> None:
    """A-06c, B-4.5: what counts is where it ends: home and then away costs the tile."""
    game = resettle(settler("d5", tiles=[FARM]))
    play(game, "take d5", "put c5", "put d5")
    assert held(game, 0) == {("farm", "e5")}
    play(game, "put c5", "end")
    assert held(game, 0) == set()
    assert seat(game, 0)["lost"] == ["e5"]


def test_first_of_two_pieces_returns() -> None:
    """A-06c, A-07d: it is finished at home when the second is taken, and its tile stays."""
    game = resettle(settler("d5 m12", tiles=[FARM]))
    assert watched(game, "take d5", "put c5", "put d5", "take m12") == set()
    assert rule(game, "take d5") is not None
    assert just(game, "put") == neighbours("m12")
    play(game, "put n12")
    assert offered(game, "take") == set()  # d5 has moved; m12 is on its way
    assert "m12" in offered(game, "put")
    play(game, "put m12")
    assert set(seat(game, 0)["settlements"]) == {"d5", "m12"}
    assert held(game, 0) == {("farm", "e5")}
    assert offered(game, "build") == (neighbours("d5") | neighbours("m12")) - {"e5"}


def test_second_piece_on_the_hex_of_the_first() -> None:
    """A-06c, A-07d: what the first has left is an empty hex for the second."""
    game = resettle(settler("c12 d12"))
    play(game, "take c12", "put c11", "take d12")
    assert "c12" in offered(game, "put")
    play(game, "put c12", "put d12", "end")
    assert set(seat(game, 0)["settlements"]) == {"c11", "d12"}


def test_a_dead_end_is_left_again() -> None:
    """A-06c: with no other hex around, the way back is open."""
    where = Land("W", {"G": "c12 d12 p3 q3 r3", "N": "t1"})
    game = position(where, settler("c12"), Seat(), nomads={"t1": "sword"})
    play(game, "use resettlement", "take c12", "put d12")
    assert acts(game) == {"put c12", "end"}


@pytest.mark.parametrize("ground", ["W", "M"])
def test_return_needs_an_eligible_hex(ground: str) -> None:
    """A-06c, N-resettlement: a settlement on water or mountain may leave it, not come back."""
    where = plain(**{ground: "c12"})
    game = play(resettle(settler("c12"), where=where), "take c12", "put d12")
    assert offered(game, "put") == neighbours("d12") - {"c12"}
    assert rule(game, "put c12") not in (None, "A-06b")


def test_no_return_next_to_a_warrior() -> None:
    """A-06c, X-warrior: a hex beside a warrior may be left, but not stepped on."""
    game = resettle(settler("c12"), Seat(warriors="b12"))
    assert "b12" in neighbours("c12")
    assert "d12" not in neighbours("b12")
    play(game, "take c12", "put d12")
    assert "c12" not in offered(game, "put")
    assert rule(game, "put c12") == "X-warrior"


# --- wagon ----------------------------------------------------------------------------------------


def wagon(
    at: str, *, tiles: tuple[dict[str, Any], ...] = (), own: str = "b20", **more: Any
) -> Seat:
    """A player with the wagon's tile and the wagon on a hex."""
    return Seat(own, tiles=[WAGON, *tiles], wagon=at, **more)


def test_wagon_steps_back() -> None:
    """A-06c, X-wagon: out, home, and out again are three steps."""
    game = play(position(plain(), wagon("e9"), Seat()), "use wagon", "put f9")
    assert offered(game, "put") == neighbours("f9")
    kept(game)
    play(game, "put e9")
    assert acts(game) == {"end"} | {f"put {h}" for h in neighbours("e9")}
    other = game.copy()
    play(game, "end")
    assert piece(game, 0, "wagon") == "e9"
    assert rule(game, "use wagon") == "B-1.2"
    play(other, "put f9")
    assert piece(other, 0, "wagon") == "f9"


def test_wagon_of_the_first_edition() -> None:
    """A-06b: it did not step back."""
    game = play(position(plain(), wagon("e9"), Seat(), edition=1), "use wagon", "put f9")
    assert offered(game, "put") == neighbours("f9") - {"e9"}
    assert rule(game, "put e9") == "A-06b"


def test_wagon_must_leave_its_hex() -> None:
    """A-06c, X-wagon: it is used by placing, taking back or at least one step."""
    game = play(position(plain(), wagon("e9"), Seat()), "use wagon")
    assert acts(game) == {"take e9"} | {f"put {h}" for h in neighbours("e9")}


def test_wagon_returns_to_its_mountain() -> None:
    """A-06c, X-wagon: a mountain is eligible for a wagon, also on the way back."""
    game = position(plain(M="e9"), wagon("e9"), Seat())
    play(game, "use wagon", "put f9")
    assert "e9" in offered(game, "put")
    play(game, "put e9", "end")
    assert piece(game, 0, "wagon") == "e9"


def test_wagon_fetches_a_nomad_tile() -> None:
    """A-06c, A-07b: and keeps the location tile it stood beside all the while."""
    assert "e5" in neighbours("e6")
    assert neighbours("f6") & {"e5", "g6"} == {"g6"}
    mine = wagon("e6", tiles=(FARM,))
    game = position(plain(N="g6"), mine, Seat(), nomads={"g6": "sword"})
    assert watched(game, "use wagon", "put f6", "put e6", "end") == set()
    assert bag(game, 0) == ["sword"]
    assert held(game, 0) == {("wagon", "a20"), ("farm", "e5")}
    assert seat(game, 0)["lost"] == []


def test_wagon_returns_to_its_own_location() -> None:
    """A-06c, A-12c: the last piece beside the wagon's own location keeps the tile by returning."""
    game = position(plain(), wagon("b20", own="m9"), Seat())
    assert watched(game, "use wagon", "put c20", "put b20", "end") == set()
    assert held(game, 0) == {("wagon", "a20")}


def test_mayors_on_the_way() -> None:
    """A-06c, A-33b: the fourth in a row at a single step marks it; the mark stays."""
    cards = ("mayors", "hermits", "miners")
    mine = wagon("e8", own="b20 d9 f9 g9")
    game = position(plain(), mine, Seat(), cards=cards, boxes=HARVEST, nomads={"e15": "sword"})
    supply = seat(game, 0)["supply"]
    play(game, "use wagon", "put e9")
    assert seat(game, 0)["marks"] == ["9"]
    play(game, "put e8", "end")
    assert piece(game, 0, "wagon") == "e8"
    assert seat(game, 0)["marks"] == ["9"]
    assert seat(game, 0)["supply"] == supply - 1


def test_step_back_after_a_canoe() -> None:
    """A-06c, M-canoe, A-07b: the nomads' tile wakes a canoe; then the wagon may go home."""
    where = Land("G", {"L": "a20 t20", "N": "e9", "W": "p9"}, ("", "", "wagon", "canoe"))
    theirs = Seat("p8", tiles=[tile("canoe", "t20")])
    game = position(where, wagon("c9"), theirs, nomads={"e9": "outpost"})
    play(game, "use wagon", "put d9")
    assert game.player == 1
    kept(game)
    play(game, "build p9")
    assert game.player == 0
    assert offered(game, "put") == neighbours("d9") - {"e9"}
    play(game, "put c9", "end")
    assert piece(game, 0, "wagon") == "c9"
    assert bag(game, 0) == ["outpost"]


def test_red_cards_and_a_return() -> None:
    """A-06c, A-12c: steps are no building, in either direction."""
    cards = ("ambassadors", "shepherds", "rovers")
    game = position(plain(), wagon("j9"), Seat("l8"), cards=cards, boxes=HARVEST)
    assert "l8" in neighbours("k8")
    play(game, "use wagon", "put k9", "put k8", "put k9")
    assert seat(game, 0)["gold"] == 0


# --- ship -----------------------------------------------------------------------------------------


def test_ship_steps_back() -> None:
    """A-06c, X-ship: on a pond of two hexes it sails to and fro."""
    where = plain("lighthouse", W="d9 e9")
    game = position(where, Seat("b20", tiles=[SHIP], ship="d9"), Seat())
    play(game, "use lighthouse", "put e9")
    assert acts(game) == {"put d9", "end"}
    play(game, "put d9")
    assert acts(game) == {"put e9", "end"}
    play(game, "put e9")
    assert piece(game, 0, "ship") == "e9"
    assert just(game, "build")  # the third step was the last


def test_ship_of_the_first_edition() -> None:
    """A-06b: where it could only have turned back its way was over."""
    where = plain("lighthouse", W="d9 e9")
    game = position(where, Seat("b20", tiles=[SHIP], ship="d9"), Seat(), edition=1)
    play(game, "use lighthouse", "put e9")
    assert piece(game, 0, "ship") == "e9"
    assert "put d9" not in acts(game)


def test_ship_fetches_a_nomad_tile() -> None:
    """A-06c, A-07b: like the wagon."""
    where = plain("lighthouse", W="d9 e9 f9", N="g9")
    mine = Seat("b20", tiles=[SHIP], ship="e9")
    game = position(where, mine, Seat(), nomads={"g9": "sword"})
    assert watched(game, "use lighthouse", "put f9", "put e9", "end") == set()
    assert bag(game, 0) == ["sword"]
    assert piece(game, 0, "ship") == "e9"


# --- the others stay as they were -----------------------------------------------------------------


@pytest.mark.parametrize("kind", ["barn", "harbor", "paddock", "caravan", "refuge", "palisade"])
def test_other_moves_do_not_return(kind: str) -> None:
    """A-06c, A-06b: what is lifted and set down once may not come down where it was."""
    where = Land("G", {"L": "a20", "W": "c9 d9 e9"}, ("", "", kind, ""))
    own = "c9 d9" if kind == "harbor" else "c12 d12"
    game = position(where, Seat(own, tiles=[tile(kind, "a20")]), Seat())
    play(game, f"use {kind}")
    lifted = min(offered(game, "take"))
    play(game, f"take {lifted}")
    assert lifted not in offered(game, "put")
    assert rule(game, f"put {lifted}") == "A-06b"

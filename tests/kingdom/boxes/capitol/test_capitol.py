"""The capitol: S-Q1, Q-capitol."""

from typing import Any

import pytest

import hexholm
from tests.kingdom.asking import gold, houses, kept, pays
from tests.kingdom.builder import Land, Seat, position
from tests.kingdom.geometry import distance, neighbours, quarter, within

CAPITOL = ("base", "capitol")
# An oracle section top left, a harbor section top right; two castles each.
COURTS = Land("G", {"X": "e5 j8 l8 r3"}, places={"b2": "oracle", "s9": "harbor"})


def test_capitol_within_two_hexes() -> None:
    """Q-capitol, W-Q1: one gold for each own settlement up to two hexes away: four in all."""
    game = position(
        COURTS,
        Seat("d5 g5 e3 f6 h5 e8"),
        Seat("c5"),
        boxes=CAPITOL,
        capitols=["e5"],
    )
    near = within("e5", 2)
    assert len(houses(game, 0) & near) == 4
    assert gold(game, "capitols") == [4, 1]
    assert sum(part.gold for part in game.contributions(0)["capitols"]) == 4


@pytest.mark.parametrize("hexname", sorted(within("e5", 3) - {"e5"}))
def test_capitol_hex_by_hex(hexname: str) -> None:
    """Q-capitol: a ring of one and a ring of two pay, the third does not."""
    game = position(COURTS, Seat(hexname), Seat(), boxes=CAPITOL, capitols=["e5"])
    assert gold(game, "capitols") == [int(distance(hexname, "e5") <= 2), 0]


def test_capitol_leaves_a_castle() -> None:
    """A-43, Q-capitol: the hex remains a castle: three gold, and special for Workers."""
    boxes, capitols = CAPITOL, ["e5"]
    game = position(COURTS, Seat("d5"), Seat(), boxes=boxes, capitols=capitols)
    assert gold(game, "castles") == [3, 0]
    assert gold(game, "capitols") == [1, 0]
    assert game.scores()[0]["total"] == 3 + 1 + sum(
        game.scores()[0][card] for card in ("citizens", "hermits", "knights")
    )
    assert pays("workers", COURTS, "d5", "", boxes=boxes, capitols=capitols) == [1, 0]


def test_capitol_counts_other_pieces() -> None:
    """Q-capitol, X-pieces: warriors, wagons and each hex of a city hall count."""
    capitols = ["e5"]
    game = position(COURTS, Seat("m15", wagon="g5"), Seat(), boxes=CAPITOL, capitols=capitols)
    assert gold(game, "capitols") == [1, 0]
    hall = position(COURTS, Seat("m15", city_hall="g5"), Seat(), boxes=CAPITOL, capitols=capitols)
    near = within("e5", 2) & (neighbours("g5") | {"g5"})
    assert gold(hall, "capitols") == [len(near), 0]


def test_two_capitols() -> None:
    """A-43, S-Q1: with both sections both capitols, and a settlement near both pays twice."""
    game = position(COURTS, Seat("k8 i8"), Seat("e4"), boxes=CAPITOL, capitols=["j8", "l8"])
    # k8 lies beside both; i8 beside j8 and three from l8
    assert gold(game, "capitols") == [3, 0]
    kept(game)


def test_capitols_are_drawn_one_a_section() -> None:
    """S-Q1, C-6: one on either castle of the oracle and of the harbor section."""
    seen = set()
    for seed in range(30):
        game = hexholm.new_game(
            "kingdom-builder", seed=seed, boxes=[*CAPITOL], sections=COURTS.sections()
        )
        capitols = game.to_dict()["setup"]["capitols"]
        assert len(capitols) == 2
        assert {quarter(h) for h in capitols} == {0, 1}
        assert set(capitols) <= {"e5", "j8", "l8", "r3"}
        assert set(game.view(0)["capitols"]) == set(capitols)
        seen |= set(capitols)
    assert seen == {"e5", "j8", "l8", "r3"}


@pytest.mark.parametrize("capitols", [["c5"], ["e5", "j8"], ["e5", "l8", "r3"], ["b2"], ["e15"]])
def test_bad_capitols_are_refused(capitols: list[str]) -> None:
    """S-Q1: on a castle of the oracle or harbor section, at most one a section."""
    land = Land("G", dict(COURTS.spots) | {"X": "e5 j8 l8 r3 e15"}, places=COURTS.places)
    with pytest.raises(hexholm.SetupError) as error:
        position(land, Seat(), Seat(), boxes=CAPITOL, capitols=capitols)
    assert len(str(error.value).splitlines()) == 1


ONE = {"capitols": 1}


def test_one_capitol_where_two_are_possible() -> None:
    """S-Q1, `capitols` 1: one on a castle of either section; the seed says which."""
    seen = []
    for seed in range(40):
        game = hexholm.new_game(
            "kingdom-builder", seed=seed, boxes=[*CAPITOL], sections=COURTS.sections(), options=ONE
        )
        (capitol,) = game.to_dict()["setup"]["capitols"]
        assert game.view(0)["capitols"] == [capitol]
        seen.append(capitol)
    assert set(seen) == {"e5", "j8", "l8", "r3"}


def test_one_capitol_is_named() -> None:
    """S-Q1, `capitols` 1: any possible castle; a second one is refused, none is none."""
    for capitol in ("e5", "r3"):
        game = position(
            COURTS, Seat("d5"), Seat("q3"), boxes=CAPITOL, capitols=[capitol], options=ONE
        )
        assert gold(game, "capitols") == ([1, 0] if capitol == "e5" else [0, 1])
        kept(game)
    with pytest.raises(hexholm.SetupError) as error:
        position(COURTS, Seat(), Seat(), boxes=CAPITOL, capitols=["e5", "r3"], options=ONE)
    assert len(str(error.value).splitlines()) == 1
    game = position(COURTS, Seat(), Seat(), boxes=CAPITOL, capitols=[], options=ONE)
    assert not game.to_dict()["setup"].get("capitols")


@pytest.mark.parametrize("capitols", [1, 2])
def test_one_capitol_where_one_is_possible(capitols: int) -> None:
    """S-Q1, `capitols`: with one of the two sections both values mean one."""
    land = Land("G", {"X": "e5 j8"}, places={"b2": "oracle"})
    game = position(land, Seat(), Seat(), boxes=CAPITOL, options={"capitols": capitols})
    assert len(game.to_dict()["setup"]["capitols"]) == 1


def test_two_capitols_are_the_usual_way() -> None:
    """S-Q1, `capitols` 2: the same as saying nothing."""
    setup: dict[str, Any] = {"boxes": [*CAPITOL], "sections": COURTS.sections()}
    for seed in range(5):
        said = hexholm.new_game("kingdom-builder", seed=seed, options={"capitols": 2}, **setup)
        assert said.to_dict() == hexholm.new_game("kingdom-builder", seed=seed, **setup).to_dict()
        assert len(said.view(0)["capitols"]) == 2


def test_no_capitol_without_its_section() -> None:
    """S-Q1: without oracle and harbor there is no capitol, and none without the box."""
    land = Land("G", {"X": "e5"}, places={"b2": "farm"})
    game = position(land, Seat("d5"), Seat(), boxes=CAPITOL)
    assert "capitols" not in game.to_dict()["setup"]
    assert "capitols" not in game.scores()[0]
    game = position(COURTS, Seat("d5"), Seat())
    assert "capitols" not in game.scores()[0]


def test_capitol_on_a_printed_section() -> None:
    """S-Q1: the printed oracle section has its castles on d2 and c8."""
    for seed in range(8):
        sections = ["oracle", "farm", "oasis", "tower"]
        game = hexholm.new_game("kingdom-builder", seed=seed, boxes=[*CAPITOL], sections=sections)
        (capitol,) = game.to_dict()["setup"]["capitols"]
        assert capitol in ("d2", "c8")

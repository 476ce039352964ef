"""Mayors and Rovers, the cards of Harvest that work during the game."""

from collections.abc import Sequence
from typing import Any

import pytest

import hexholm
from tests.kingdom.asking import (
    acts,
    earned,
    end_turn,
    gold,
    kept,
    last_round,
    pass_turn,
    play,
    seat,
    supply,
)
from tests.kingdom.builder import Land, Seat, position, tile
from tests.kingdom.geometry import neighbours

PLAIN = Land("G", {"D": "d5 e5 f5 m5"})
BOXES = ("base", "harvest")
MAYORS = ("mayors", "citizens", "hermits")
ROVERS = ("rovers", "citizens", "hermits")


def mayors(land: Land, *players: dict[str, Any], **more: Any) -> hexholm.Game:
    return position(land, *players, cards=MAYORS, boxes=more.pop("boxes", BOXES), **more)


def marks(game: hexholm.Game) -> list[list[str]]:
    """The rows each player has marked."""
    return [player.get("marks", []) for player in game.to_dict()["players"]]


def test_four_in_a_row_mark_it() -> None:
    """K-mayors, W-H5: three settlements on desert make four in the row; the supply marks it."""
    game = mayors(PLAIN, Seat("c5", "desert"), Seat())
    play(game, "build d5", "build e5")
    assert marks(game) == [[], []]
    play(game, "build f5")
    assert marks(game) == [["5"], []]
    assert supply(game, 0) == 40 - 4 - 1
    assert ("row-marked", "5") in {(e.kind, e.where) for e in game.events}
    assert acts(game) == {"end"}
    kept(game)


def test_anywhere_in_the_row() -> None:
    """A-33, A-33b: the four need not be adjacent."""
    game = mayors(Land("G"), Seat("a5 h5 t5"), Seat())
    play(game, "build b5")
    assert marks(game) == [["5"], []]


def test_only_own_settlements_count() -> None:
    """K-mayors: foreign settlements in the row do not help."""
    game = mayors(Land("G"), Seat("a5 h5"), Seat("t5"))
    play(game, "build b5")
    assert marks(game) == [[], []]


def test_marked_row_is_taken() -> None:
    """K-mayors: a row somebody has marked is not marked again."""
    game = mayors(Land("G"), Seat("a5 h5 t5"), Seat(marks=["5"]))
    play(game, "build b5")
    assert marks(game) == [[], ["5"]]
    game = mayors(Land("G"), Seat("a5 h5 t5 s5", marks=["5"]), Seat())
    play(game, "build b5")
    assert marks(game) == [["5"], []]


def test_fifth_settlement_marks() -> None:
    """A-33b: a fifth settlement in an unmarked row qualifies too."""
    game = mayors(Land("G"), Seat("a5 h5 t5 s5"), Seat())
    play(game, "build b5")
    assert marks(game) == [["5"], []]


def test_gold_for_marks() -> None:
    """K-mayors, W-H5: four gold a mark: 2, 3 and 1 give 8, 12 and 4."""
    game = mayors(
        Land("G"), Seat(marks=["1", "2"]), Seat(marks=["3", "4", "20"]), Seat(marks=["7"])
    )
    assert gold(game, "mayors") == [8, 12, 4]
    kept(game)


def test_move_marks() -> None:
    """K-mayors: a move that brings the fourth settlement into a row marks it."""
    land = Land("G", places={"n4": "paddock"})
    game = mayors(land, Seat("a5 h5 t5 d7", tiles=land.tiles("n4")), Seat())
    play(game, "use paddock", "take d7", "put c5")
    assert marks(game) == [["5"], []]
    assert supply(game, 0) == 35


def test_mark_stays_when_the_settlements_leave() -> None:
    """K-mayors: the mark stays."""
    land = Land("G", places={"n4": "paddock"})
    game = mayors(land, Seat("a5 c5 h5 t5", tiles=land.tiles("n4"), marks=["5"]), Seat())
    play(game, "use paddock", "take c5", "put d7")
    assert marks(game) == [["5"], []]
    assert gold(game, "mayors") == [4, 0]


def test_piece_lifted_and_put_down_in_the_same_row() -> None:
    """K-mayors: three and the moved piece in the same row are four only once it is down."""
    land = Land("G", places={"n4": "paddock"})
    game = mayors(land, Seat("a5 c5 h5 t5", tiles=land.tiles("n4")), Seat())
    play(game, "use paddock", "take c5")
    play(game, "put e5")
    assert marks(game) == [["5"], []]  # A-33b: four in an unmarked row


def test_empty_supply_makes_no_mark() -> None:
    """A-33: without a settlement in the supply there is no mark."""
    game = mayors(Land("G"), Seat("a5 h5 t5", supply=1), Seat())
    play(game, "build b5")
    assert marks(game) == [[], []]
    assert last_round(game)
    assert acts(game) == {"end"}


def test_mark_with_the_last_settlement_ends_the_game() -> None:
    """A-05b, A-05d: a supply emptied by a mark triggers the end."""
    game = mayors(Land("G"), Seat("a5 h5 t5", supply=2), Seat("m15"))
    assert not last_round(game)
    play(game, "build b5")
    assert marks(game) == [["5"], []]
    assert supply(game, 0) == 0
    assert last_round(game)
    assert acts(game) == {"end"}


def test_mark_shortens_the_mandatory_action() -> None:
    """A-05b, B-2.3: the mark takes a settlement that can no longer be built."""
    game = mayors(Land("G"), Seat("a5 h5 t5", supply=3), Seat("m15"))
    play(game, "build b5")
    assert supply(game, 0) == 1
    play(game, "build c5")
    assert acts(game) == {"end"}


def test_wagon_marks_on_the_way() -> None:
    """A-33b, A-12: a wagon counts as a settlement and marks at every step."""
    land = Land("G", places={"n4": "wagon"})
    mine = Seat("a5 h5 t5", tiles=land.tiles("n4"), wagon="d6")
    game = mayors(land, mine, Seat())
    play(game, "use wagon", "put d5")
    assert marks(game) == [["5"], []]
    play(game, "put d4", "end")
    assert seat(game, 0)["wagon"] == "d4"
    assert marks(game) == [["5"], []]


def test_resettlement_marks_on_the_way() -> None:
    """A-33b: a settlement that only passes through a row marks it as well."""
    game = mayors(Land("G"), Seat("a5 h5 t5 d6", nomads="resettlement"), Seat())
    play(game, "use resettlement", "take d6", "put d5")
    assert marks(game) == [["5"], []]
    play(game, "put d4", "end")
    assert marks(game) == [["5"], []]


def test_warrior_marks() -> None:
    """K-mayors, A-12: placing a warrior is building a settlement."""
    land = Land("G", places={"n4": "barracks"})
    game = mayors(land, Seat("a5 h5 t5", tiles=land.tiles("n4")), Seat())
    play(game, "use barracks", "build b5")
    assert marks(game) == [["5"], []]


HALL = Land("G", places={"n4": "city-hall"})
# two in row 4, one in row 5, two in row 6: a city hall around e5 makes four in each
BESIDE = "l4 m4 g5 l6 m6"


def hall(stock: int | None = None) -> hexholm.Game:
    """A city hall around e5 is about to make three rows eligible."""
    mine = Seat(BESIDE, tiles=HALL.tiles("n4"))
    if stock is not None:
        mine["supply"] = stock
    assert "f5" in neighbours("g5")
    return play(mayors(HALL, mine, Seat("p15")), "use city-hall", "build e5")


def test_city_hall_marks_three_rows() -> None:
    """A-33, A-33b, A-12b: all rows that become eligible are marked."""
    game = hall()
    assert sorted(marks(game)[0]) == ["4", "5", "6"]
    assert supply(game, 0) == 40 - 5 - 3


def test_short_supply_lets_choose_the_rows() -> None:
    """A-33b, A-33: with a supply too short for all the owner chooses which rows."""
    game = hall(1)
    assert game.player == 0
    assert acts(game) == {"choose 4", "choose 5", "choose 6"}
    kept(game)
    play(game, "choose 6")
    assert marks(game)[0] == ["6"]
    assert supply(game, 0) == 0
    assert last_round(game)


def test_short_supply_of_two() -> None:
    """A-33b: with two for three rows two are chosen one after the other."""
    game = hall(2)
    assert acts(game) == {"choose 4", "choose 5", "choose 6"}
    play(game, "choose 6")
    assert acts(game) == {"choose 4", "choose 5"}
    play(game, "choose 4")
    assert sorted(marks(game)[0]) == ["4", "6"]
    assert "choose 5" not in acts(game)


def test_marks_of_a_temple_settlement() -> None:
    """K-mayors, M-temple: a settlement of the temple that makes four marks too."""
    game = mayors(Land("G"), Seat("m15"), Seat("a5 h5", owed=1), to_move=0)
    pass_turn(game)
    play(game, "build b5", "build b6", "build b7")
    assert marks(game) == [[], []]
    play(game, "build c5")
    assert marks(game) == [[], ["5"]]


# Rovers


def rovers(land: Land, *players: dict[str, Any], **more: Any) -> hexholm.Game:
    return position(land, *players, cards=ROVERS, boxes=more.pop("boxes", BOXES), **more)


def test_rovers_in_two_sections() -> None:
    """K-rovers, W-H7: first next to the tower, two more to the left: two sections, two gold."""
    land = Land("G", places={"m5": "tower"})
    game = rovers(land, Seat("k6"), Seat())
    play(game, "build l5", "build k5", "build j5", "end")
    assert earned(game, 0) == 2
    assert seat(game, 0)["earned"] == {"rovers": 2}
    assert gold(game, "rovers") == [2, 0]
    kept(game)


@pytest.mark.parametrize(
    ("builds", "pays"),
    [
        ("b5 c5 d5", 1),
        ("j10 k10 k11", 3),
        ("j10 j11 i11", 2),
        ("k11 j11 j10", 3),
    ],
)
def test_rovers_pay_each_section_once(builds: str, pays: int) -> None:
    """K-rovers, K-rovers-timing, A-34: one gold for each different section of the turn."""
    game = rovers(Land("G"), Seat(), Seat())
    play(game, *(f"build {h}" for h in builds.split()), "end")
    assert earned(game, 0) == pays


def test_rovers_count_extra_builds() -> None:
    """K-rovers: settlements of extra actions count in the same turn."""
    land = Land("G", places={"c3": "farm"})
    game = rovers(land, Seat("j10", tiles=land.tiles("c3")), Seat())
    play(game, "use farm", "build j11", "build i10", "build h10", "build k10", "end")
    assert earned(game, 0) == 3


def test_rovers_pay_again_every_turn() -> None:
    """K-rovers: each turn pays again."""
    game = rovers(Land("G"), Seat("c3"), Seat("p15"))
    for total in (1, 2):
        end_turn(game)
        assert earned(game, 0) == total
        end_turn(game)


def test_rovers_not_for_moves() -> None:
    """K-rovers: only building pays."""
    land = Land("G", places={"c3": "paddock"})
    game = rovers(land, Seat("j10 c15", tiles=land.tiles("c3")), Seat())
    play(game, "use paddock", "take j10", "put l10")
    play(game, "build c16", "build c17", "build c18", "end")
    assert earned(game, 0) == 1


def test_rovers_count_a_wagon_placed() -> None:
    """K-rovers, A-12: placing a wagon counts, moving it does not."""
    land = Land("G", places={"c3": "wagon"})
    game = rovers(land, Seat("j10", tiles=land.tiles("c3")), Seat())
    play(game, "use wagon", "build j11", "build i10", "build h10", "build g10", "end")
    assert earned(game, 0) == 2
    game = rovers(land, Seat("j10", tiles=land.tiles("c3"), wagon="j11"), Seat())
    play(game, "use wagon", "put k11", "end", "build i10", "build h10", "build g10", "end")
    assert earned(game, 0) == 1


def test_rovers_remember_the_turn() -> None:
    """A-34: saved in the middle of a turn, a section is not paid twice."""
    game = rovers(Land("G"), Seat("j10"), Seat())
    play(game, "build i10")
    again = kept(game)
    play(again, "build h10", "build k10", "end")
    assert earned(again, 0) == 2


def test_rovers_are_not_scored_at_the_end() -> None:
    """K-rovers, B-7: at the end only what was paid counts."""
    game = rovers(Land("G"), Seat("c3 m3", gold=5, earned={"rovers": 4}), Seat())
    assert gold(game, "rovers") == [4, 0]
    assert game.scores()[0]["gold"] == 1
    assert gold(game, "hermits") == [2, 0]
    assert gold(game, "total") == [4 + 1 + 2, 0]


def test_rovers_with_scouts() -> None:
    """H-scouts, K-rovers: a scout pays nothing."""
    land = Land("G", places={"c3": "scout-cabin"})
    game = rovers(land, Seat("j10", tiles=land.tiles("c3")), Seat())
    play(game, "use scout-cabin", "build j11", "build k10")
    play(game, "build i10", "build h10", "build g10", "end")
    assert earned(game, 0) == 1


def test_rovers_and_farmland() -> None:
    """K-rovers, H-farmland: the farmland action builds and pays."""
    land = Land("G", {"A": "k10"})
    game = rovers(land, Seat("j10"), Seat())
    play(game, "use farmland", "build k10", "build i10", "build h10", "build g10", "end")
    assert earned(game, 0) == 2


def test_rovers_and_a_city_hall() -> None:
    """K-rovers, A-12b: each hex of the city hall counts, here in four sections."""
    game = rovers(HALL, Seat("h10", tiles=HALL.tiles("n4")), Seat())
    play(game, "use city-hall", "build j10", "build g10", "build f10", "build e10", "end")
    assert earned(game, 0) == 4


def test_rovers_and_the_temple() -> None:
    """K-rovers, M-temple: a settlement owed to the temple is built like any other."""
    land = Land("G", places={"n4": "temple"})
    game = rovers(land, Seat("c15"), Seat("h10 k10", owed=1), to_move=0)
    pass_turn(game)
    play(game, "build g10", "build f10", "build e10", "build l10", "end")
    assert earned(game, 1) == 2


def test_tile_of_the_tower_is_taken_too() -> None:
    """W-H7, B-4.1: the first settlement next to the tower takes its tile."""
    land = Land("G", places={"m5": "tower"})
    game = play(rovers(land, Seat("k6"), Seat()), "build l5")
    assert seat(game, 0)["tiles"] == [tile("tower", "m5", ready=False, new=True)]


def test_both_cards_together() -> None:
    """K-mayors, K-rovers, S-MIX: both work in one game, and the scores add up."""
    cards: Sequence[str] = ("mayors", "rovers", "hermits")
    game = position(Land("G"), Seat("a5 h5 t5"), Seat(), cards=cards, boxes=BOXES)
    play(game, "build b5", "build c5", "build d5", "end")
    score = game.scores()[0]
    assert (score["mayors"], score["rovers"], score["hermits"]) == (4, 1, 3)
    assert score["total"] == sum(v for k, v in score.items() if k != "total")

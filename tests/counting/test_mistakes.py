"""Mistakes in a count are told in words, and the rest is counted; ties are shared (B-7.5)."""

from typing import Any

import pytest

import hexholm
from tests.kingdom.builder import Land

FIRST: dict[str, Any] = {
    "sections": ["tavern", "paddock", "oasis", "farm"],
    "cards": ["fishermen", "knights", "merchants"],
}
PLAIN = Land("G", {"W": "c3 d3", "M": "g8", "X": "k4"})


def count(land: Land, *seats: dict[str, Any], **setup: Any) -> hexholm.Count:
    cards = setup.pop("cards", ["hermits", "knights", "lords"])
    return hexholm.count(sections=land.sections(), cards=cards, seats=seats, **setup)


def wrong(found: hexholm.Count) -> list[str]:
    return [str(one) for one in found.problems if one.is_wrong]


def test_two_on_one_hex() -> None:
    """One hex holds one piece (B-3.1): the second is told and not counted."""
    found = count(PLAIN, {"settlements": "a1 b1"}, {"settlements": "b1 t20"})
    assert wrong(found) == ["Two pieces on b1"]
    assert found.problems[0].hexes == ("b1",)
    assert found.problems[0].seat == 1
    assert [score["hermits"] for score in found.scores] == [1, 1]


def test_more_than_a_player_has() -> None:
    """C: a player has 40 settlements; how many are left is told."""
    hexes = [f"{column}{row}" for row in range(9, 13) for column in "abcdefghijklmnopqrst"]
    found = count(PLAIN, {"settlements": hexes[:42]}, {"settlements": hexes[42:80]})
    assert wrong(found) == ["42 settlements: a player has only 40"]
    assert [left["settlements"] for left in found.left] == [0, 2]


def test_castles_hold_nothing() -> None:
    """B-3.2: castles and locations aren't built on."""
    found = count(PLAIN, {"settlements": "k4"}, {"settlements": "a1"})
    assert wrong(found) == ["Nothing can stand on k4 (Castle)"]


def test_water_needs_a_harbor() -> None:
    """L-note-1: in the base game the harbor is the only way onto water."""
    dry = count(PLAIN, {"settlements": "c3 g8"}, {"settlements": "a1"})
    assert wrong(dry) == [
        "No settlement can get to c3 in this game: it’s water",
        "No settlement can get to g8 in this game: it’s a mountain",
    ]
    harbor = Land("G", {"W": "c3", "M": "g8"}, places={"e4": "harbor"})
    found = count(harbor, {"settlements": "c3 g8"}, {"settlements": "a1"})
    assert wrong(found) == ["No settlement can get to g8 in this game: it’s a mountain"]


def test_donations_lead_onto_mountains() -> None:
    """N-donation: with nomad hexes there may be a donation of water or mountain."""
    land = Land("G", {"W": "c3", "M": "g8", "N": "k4"})
    found = count(land, {"settlements": "c3 g8"}, {"settlements": "a1"}, boxes=["base", "nomads"])
    assert wrong(found) == []
    assert [thing.key for thing in found.things] == ["settlements", "treasure"]


def test_treasures_are_entered_as_tiles() -> None:
    """N-treasure: 3 gold each; there are two of them (C-2)."""
    land = Land("G", {"N": "k4 c4 o4"})
    seats: list[dict[str, Any]] = [{"settlements": "a1", "treasure": 1}, {"settlements": "b9"}]
    found = count(land, *seats, boxes=["base", "nomads"])
    assert [score["gold"] for score in found.scores] == [3, 0]
    seats[1]["treasure"] = 2
    assert wrong(count(land, *seats, boxes=["base", "nomads"])) == [
        "Treasure: 3 in all, but there are only 2"
    ]


def test_cards_that_pay_at_once_are_entered() -> None:
    """K-red: the final board doesn't show what Families and Shepherds have paid."""
    seats: list[dict[str, Any]] = [
        {"settlements": "a1", "families": 6, "shepherds": 4},
        {"settlements": "b9"},
    ]
    cards = ["families", "shepherds", "knights"]
    found = count(PLAIN, *seats, boxes=["base", "nomads"], cards=cards)
    assert found.scores[0] == {**found.scores[0], "families": 6, "shepherds": 4}


def test_marked_rows_use_the_supply() -> None:
    """K-mayors: 4 gold for each row, marked with a settlement of the supply; one mark each."""
    seats: list[dict[str, Any]] = [
        {"settlements": "a1 b1 c1 d1", "marks": "1"},
        {"settlements": "a3", "marks": "1 3"},
    ]
    cards = ["mayors", "knights", "hermits"]
    found = count(PLAIN, *seats, boxes=["base", "harvest"], cards=cards)
    assert wrong(found) == ["Row 1 is marked by two players"]
    assert [score["mayors"] for score in found.scores] == [4, 4]
    assert [left["settlements"] for left in found.left] == [35, 38]


def test_pieces_of_crossroads() -> None:
    """X-pieces, X-cityhall: they count as settlements; a city hall is named by its middle."""
    land = Land("G", {"W": "c3", "M": "g8"}, places={"o4": "city-hall", "o14": "wagon"})
    boxes = ["base", "crossroads"]
    things = count(land, {}, {}, boxes=boxes).things
    assert [thing.key for thing in things] == ["settlements", "city_hall", "wagon"]
    found = count(land, {"wagon": "g8", "city_hall": "e14"}, {"settlements": "t20"}, boxes=boxes)
    assert wrong(found) == []
    assert found.scores[0]["hermits"] == 2
    edge = count(land, {"city_hall": "a14", "wagon": "c3"}, {"settlements": "t20"}, boxes=boxes)
    assert wrong(edge) == [
        "A piece on seven hexes doesn’t fit on a14: it would hang over the edge",
        "No wagon can get to c3 in this game: it’s water",
    ]


def test_the_unlikely_is_allowed() -> None:
    """B-6.1: a game ends when somebody has built all; a sword can make that look otherwise."""
    found = hexholm.count(**FIRST, seats=[{"settlements": "a1"}, {}])
    assert found.is_sound
    assert [(one.seat, str(one)) for one in found.problems] == [(1, "Nothing entered yet")]
    found = hexholm.count(**FIRST, seats=[{"settlements": "a1"}, {"settlements": "b1"}])
    assert [str(one) for one in found.problems] == [
        "Nobody has used up all 40 settlements. Is everything entered?"
    ]


def test_a_tie_is_shared() -> None:
    """B-7.5: most gold wins; tied players share the victory."""
    found = count(PLAIN, {"settlements": "a1"}, {"settlements": "t20"}, {})
    assert (found.winners, found.rule) == ([0, 1], "B-7.5")


def test_lords_section_by_section() -> None:
    """K-lords, W-B8: 8, 8, 6 and 2 settlements in one section are told side by side."""
    rows = [("abcdefgh", 1), ("abcdefgh", 5), ("abcdef", 7), ("ab", 9)]
    seats = [{"settlements": [f"{c}{row}" for c in columns]} for columns, row in rows]
    found = count(PLAIN, *seats, options={"lords_need_settlement": True})
    assert [score["lords"] for score in found.scores] == [12, 12, 6, 0]
    assert found.contests["lords"][0].counts == (8, 8, 6, 2)


def test_what_was_left_to_chance() -> None:
    """Scores depend on cards, tasks, the island and the removed terrain: they must be said."""
    assert hexholm.count(**FIRST, seats=[{}, {}]).missing == []
    found = hexholm.count(
        boxes=["base", "crossroads", "island"],
        sections=["barracks", "paddock", "oasis", "farm"],
        seats=[{}, {}],
    )
    assert found.missing == ["cards", "tasks", "island"]
    found = count(PLAIN, {}, {}, boxes=["base", "marshlands"], cards=["scouts", "lords", "miners"])
    assert (found.missing, list(found.choices)) == (["removed"], ["removed"])
    assert "desert" in found.choices["removed"]
    cards = ["knights", "pioneers", "scouts"]
    found = hexholm.count("winter-kingdom", cards=cards, seats=[{}, {}])
    assert found.missing == ["boards", "twist", "direction", "bottom_board"]


def test_winter_kingdom() -> None:
    """W-3, W-cards: a fort counts as two houses; coins pay nothing; ties at castles pay all."""
    game = hexholm.new_game("winter-kingdom", seed=3, twist=None)
    castle = game.board.grid.named(game.board.grounds["castle"])[0]
    around = game.board.grid.named(
        game.board.grid.around[game.board.grid.hexes[castle]] & game.board.land
    )
    assert len(around) >= 3
    seats: list[dict[str, Any]] = [
        {"forts": around[:1], "coins": 4},
        {"houses": around[1:3]},
    ]
    setup = {key: game.to_dict()["setup"][key] for key in ("boards", "cards", "twist", "direction")}
    found = hexholm.count("winter-kingdom", seats=seats, **setup)
    assert wrong(found) == []
    assert [score["castles"] for score in found.scores] == [3, 3]
    contests = {contest.at: contest.counts for contest in found.contests["castles"]}
    assert contests[castle,] == (2, 2)
    assert [left["forts"] for left in found.left] == [3, 4]
    bad = hexholm.count("winter-kingdom", seats=[{"houses": [castle]}, {}], **setup)
    assert wrong(bad) == [f"Nothing can stand on {castle} (Castle)"]


@pytest.mark.parametrize(
    ("seat", "says"),
    [
        ({"settlements": "z9"}, "seat 0: settlements: there is no 'z9' on this board"),
        ({"houses": "a1"}, "seat 0: unknown key 'houses'; expected one of: settlements"),
        ({"settlements": 7}, "seat 0: settlements must be names, not 7"),
    ],
)
def test_nonsense_is_refused(seat: dict[str, Any], says: str) -> None:
    with pytest.raises(hexholm.CountError) as error:
        hexholm.count(**FIRST, seats=[seat, {}])
    assert str(error.value) == says

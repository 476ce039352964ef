"""Crossroads: the box, its set-up and its locations without a piece: C-3, S-X, X-*."""

from collections import Counter
from typing import Any

import pytest

import hexholm
from tests.kingdom.asking import (
    acts,
    card,
    count,
    end_turn,
    held,
    just,
    kept,
    offered,
    paid,
    play,
    rule,
    seat,
    uses,
)
from tests.kingdom.builder import BOXES, MARSH, TASKS, Land, Seat, position, tile
from tests.kingdom.geometry import neighbours, quarter

PAIRS = [
    {"lighthouse", "foresters-lodge"},
    {"barracks", "crossroads"},
    {"city-hall", "fort"},
    {"monastery", "wagon"},
]
FORT, CROSS = tile("fort", "a20"), tile("crossroads", "a20")


def fresh(**more: Any) -> hexholm.Game:
    return hexholm.new_game("kingdom-builder", **({"players": 2, "seed": 1} | more))


def names(game: hexholm.Game) -> list[str]:
    """The sections in play, turned or not."""
    return [s.removesuffix(":turned") for s in game.to_dict()["setup"]["sections"]]


def land(name: str, fill: str = "G", **letters: str) -> Land:
    """A land with this location on a20."""
    return Land(fill, {"L": "a20", **letters}, ("", "", name, ""))


# --- the box --------------------------------------------------------------------------------------


def test_crossroads_sections() -> None:
    """C-3, C-3.1, C-1.1: four sections, on each two locations of one hex and two tiles each."""
    game = fresh(preset="crossroads")
    assert len(set(names(game))) == 4
    pairs: list[set[str]] = [set(), set(), set(), set()]
    places = game.view(0)["locations"]
    assert len(places) == 8
    for hexname, place in places.items():
        assert place["tiles"] == 2
        pairs[quarter(hexname)].add(place["name"])
    assert sorted(map(sorted, pairs)) == sorted(map(sorted, PAIRS))


def test_one_castle_a_section() -> None:
    """C-3, C-1.1: each Crossroads section has one castle."""
    game = fresh(preset="crossroads")
    data = game.to_dict()
    del data["turn"], data["log"]
    land_hexes = set()
    for terrain in ("grass", "canyon", "desert", "flower-field", "forest"):
        data["players"][0]["hand"] = [terrain]
        data["players"][1]["hand"] = [terrain]
        land_hexes |= offered(hexholm.load_game(data), "build")
    best: Counter[int] = Counter()
    for hexname in sorted(land_hexes):
        data["players"][0] |= {"settlements": [hexname], "supply": 39}
        castles = paid(hexholm.load_game(data), "castles")[0] // 3
        best[quarter(hexname)] = max(best[quarter(hexname)], castles)
    assert best == {0: 1, 1: 1, 2: 1, 3: 1}


def test_sections_join_the_pool() -> None:
    """S-X, A-39: the four sections join those of any other boxes."""
    own = set(names(fresh(preset="crossroads")))
    assert len(own) == 4
    for boxes, number in ((["crossroads"], 4), (["base", "crossroads"], 12), (list(BOXES), 16)):
        seen: set[str] = set()
        for seed in range(80):
            chosen = names(fresh(seed=seed, boxes=boxes))
            assert len(set(chosen)) == 4
            seen |= set(chosen)
        assert len(seen) == number
        assert own <= seen


def test_crossroads_without_the_base_sections() -> None:
    """A-39, S-X: Crossroads with Nomads alone draws from eight sections."""
    seen: set[str] = set()
    for seed in range(60):
        seen |= set(names(fresh(seed=seed, boxes=["nomads", "crossroads"])))
    assert len(seen) == 8


@pytest.mark.parametrize("number", range(5))
def test_one_task_a_crossroads_section(number: int) -> None:
    """S-X, W-X1: as many task cards as Crossroads sections, none to four."""
    a, b, c, d = ["crossroads"] * number + ["base"] * (4 - number)
    where = Land("G", boxes=(a, b, c, d))
    seen: set[str] = set()
    for seed in range(30):
        game = fresh(seed=seed, sections=where.sections(), boxes=["base", "crossroads"])
        tasks = game.to_dict()["setup"].get("tasks", [])
        assert len(set(tasks)) == len(tasks) == number
        assert set(tasks) <= set(TASKS)
        assert all(set(tasks) <= set(score) for score in game.scores())
        seen |= set(tasks)
    assert seen == (set(TASKS) if number else set())


@pytest.mark.parametrize("tasks", [["road", "advance"], ["nobody"], ["road", "road"]])
def test_bad_tasks_are_refused(tasks: list[str]) -> None:
    """S-X: one task of the six for one Crossroads section."""
    where = Land("G", boxes=("crossroads", "base", "base", "base"))
    with pytest.raises(hexholm.SetupError):
        fresh(sections=where.sections(), tasks=tasks)


def test_pieces_are_in_the_supply() -> None:
    """S-X, C-3: two warriors, a wagon, a ship and a city hall, none of them on the board."""
    game = fresh(preset="crossroads")
    for number in range(2):
        assert not {"warriors", "wagon", "ship", "city_hall"} & set(seat(game, number))
        assert seat(game, number)["supply"] == 40


# --- forester's lodge and monastery ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "letter", "id_"),
    [("foresters-lodge", "T", "X-forester"), ("monastery", "C", "X-monastery")],
)
def test_build_on_a_terrain(name: str, letter: str, id_: str) -> None:
    """X-forester, X-monastery, B-3.3: one settlement on forest or canyon, adjacent if possible."""
    where = land(name, **{letter: "e5 f5 g5 n9"})
    for own, expected in (("m14", "e5 f5 g5 n9"), ("d5", "e5"), ("e6", "e5 f5")):
        game = position(where, Seat(own, "grass", [tile(name, "a20")]), Seat())
        assert just(play(game, f"use {name}"), "build") == set(expected.split())
        assert rule(game, "build c9") == id_
    play(game, "build f5")
    assert seat(game, 0)["supply"] == 38
    assert rule(game, f"use {name}") == "B-1.2"


@pytest.mark.parametrize(
    ("name", "letter", "id_"),
    [("foresters-lodge", "T", "X-forester"), ("monastery", "C", "X-monastery")],
)
def test_build_without_the_terrain(name: str, letter: str, id_: str) -> None:
    """X-forester, X-monastery: no empty hex of the terrain: forfeited."""
    where = land(name, **{letter: "e5"})
    game = position(where, Seat("d5", tiles=[tile(name, "a20")]), Seat("e5"))
    assert name not in uses(game)
    assert rule(game, f"use {name}") == id_


# --- fort -----------------------------------------------------------------------------------------

FORTS = land("fort", C="e5 f5 g5 n9")


def test_fort_draws_and_builds() -> None:
    """X-fort, B-3.3: a card is drawn, one settlement built on its terrain, the card discarded."""
    game = position(FORTS, Seat("d5", "grass", [FORT]), Seat(hand="desert"), deck={"canyon": 3})
    play(game, "use fort")
    assert "canyon" in game.view(0)["asks"]["terrain"]
    assert just(game, "build") == {"e5"}
    assert rule(game, "build c9") == "X-fort"
    assert rule(game, "build n9") == "B-3.3"
    kept(game)
    play(game, "build e5")
    assert count(game, "discards") == {"canyon": 1}
    assert card(game, 0) == "grass"  # the own card stays
    assert just(game, "build") == (neighbours("d5") | neighbours("e5")) - {"d5", "e5", "f5"}
    assert rule(game, "use fort") == "B-1.2"


def test_fort_with_a_free_choice() -> None:
    """X-fort, B-3.3: with no hex of the drawn terrain beside own settlements all are open."""
    game = position(FORTS, Seat("m14", "grass", [FORT]), Seat(hand="desert"), deck={"canyon": 3})
    assert just(play(game, "use fort"), "build") == {"e5", "f5", "g5", "n9"}


def test_fort_is_indivisible() -> None:
    """X-fort: after the draw one must build, and the draw cannot be undone."""
    game = position(FORTS, Seat("d5", "grass", [FORT]), Seat(hand="desert"), deck={"canyon": 3})
    play(game, "use fort")
    assert rule(game, "end") is not None
    assert rule(game, "build d4") is not None
    assert not game.can_undo
    with pytest.raises(hexholm.CannotUndo):
        game.undo()


def test_fort_with_a_useless_card() -> None:
    """X-fort: no empty hex of the drawn terrain: the action is over, the card discarded."""
    game = position(FORTS, Seat("d5", "grass", [FORT]), Seat(hand="desert"), deck={"forest": 1})
    play(game, "use fort")
    assert count(game, "discards") == {"forest": 1}
    assert just(game, "build") == neighbours("d5") - {"e5"}
    assert seat(game, 0)["supply"] == 39
    assert "fort" not in uses(game)


def test_fort_draws_from_the_shuffled_discards() -> None:
    """X-fort, B-1.5: with an empty draw pile the discards are shuffled."""
    game = position(
        FORTS, Seat("d5", "grass", [FORT]), Seat(hand="desert"), deck={}, discards={"canyon": 1}
    )
    play(game, "use fort")
    assert just(game, "build") == {"e5"}


def test_fort_takes_the_card_from_the_deck() -> None:
    """X-fort: it is a card of the common draw pile, one less for the turn's end."""
    game = position(FORTS, Seat("d5", "grass", [FORT]), Seat(hand="desert"), deck={"canyon": 2})
    before = game.view(0)["deck_size"]
    play(game, "use fort")
    assert game.view(0)["deck_size"] == before - 1


@pytest.mark.parametrize(
    ("own", "expected"), [("m9", "b2 c2 d2 b5 c5"), ("m9 a2", "b2 b5 c5"), ("m9 d5", "b2 c2 d2 c5")]
)
def test_fort_draws_a_swamp_card(own: str, expected: str) -> None:
    """X-fort, A-18: a swamp card allows either half, with B-3.3 within the half."""
    where = land("fort", "M", G="b2 c2 d2", S="b5 c5", F="m9 n9 o9 p9")
    mine = Seat(own, "flower-field", [FORT])
    game = position(where, mine, Seat(hand="desert"), boxes=MARSH, deck={"swamp-grass": 1})
    play(game, "use fort")
    assert just(game, "build") == set(expected.split())
    play(game, f"build {expected[-2:]}")
    assert just(game, "build") <= {"n9", "o9", "p9"}  # the mandatory action, with the own card


def test_fort_tells_its_card() -> None:
    """X-fort: the drawn card is open to all."""
    game = position(FORTS, Seat("d5", "grass", [FORT]), Seat(hand="desert"), deck={"canyon": 3})
    play(game, "use fort")
    assert [e.what for e in game.events if e.kind == "card-drawn"] == ["canyon"]
    assert "canyon" in game.view(1)["asks"]["terrain"]


def test_fort_does_not_change_the_card_terrain() -> None:
    """X-fort: oracle still follows the own card."""
    where = Land("G", {"L": "a20 t20", "C": "e5 n9"}, ("", "", "fort", "oracle"))
    mine = Seat("d5", "grass", [FORT, tile("oracle", "t20")])
    game = position(where, mine, Seat(hand="desert"), deck={"canyon": 3})
    play(game, "use fort", "build e5", "use oracle")
    assert just(game, "build") == (neighbours("d5") | neighbours("e5")) - {"d5", "e5"}


def test_fort_and_a_warrior() -> None:
    """X-fort, A-13: a blocked hex is not eligible for the drawn card either."""
    mine = Seat("d5", "grass", [FORT])
    game = position(FORTS, mine, Seat(hand="desert", warriors="f4"), deck={"canyon": 3})
    assert neighbours("f4") & {"e5", "f5", "g5"} == {"f5", "g5"}
    assert just(play(game, "use fort"), "build") == {"e5"}
    game = position(FORTS, mine, Seat(hand="desert", warriors="e4"), deck={"canyon": 3})
    assert just(play(game, "use fort"), "build") == {"g5", "n9"}


# --- crossroads -----------------------------------------------------------------------------------

FIELDS = Land(
    "M",
    {
        "G": "b2 c2 d2 e2 f2",
        "C": "b4 c4 d4 e4 f4",
        "D": "b6 c6 d6 e6 f6",
        "F": "b8 c8 d8 e8 f8",
        "T": "m2 n2 o2 p2 q2",
        "L": "a20 t20 j10",
    },
    ("barn", "", "crossroads", "oracle"),
)
GRASS, CANYON = set("b2 c2 d2 e2 f2".split()), set("b4 c4 d4 e4 f4".split())


def test_two_cards_from_the_turn_of_the_tile_on() -> None:
    """X-crossroads: two cards at the end of the very turn in which the tile was taken."""
    where = Land("G", {"L": "e5"}, ("crossroads", "", "", ""))
    game = position(where, Seat(), Seat())
    play(game, "build d5", "build c5", "build b5")
    assert held(game, 0) == {("crossroads", "e5")}
    play(game, "end")
    assert len(seat(game, 0)["hand"]) == 2
    assert len(seat(game, 1)["hand"]) == 1
    play(game, "build m9", "build n9", "build o9", "end")
    assert len(seat(game, 1)["hand"]) == 1


def test_choice_of_the_card() -> None:
    """X-crossroads: one of the two is chosen for the mandatory action; then both are discarded."""
    game = position(FIELDS, Seat("", "grass canyon", [CROSS]), Seat())
    assert acts(game) == {"choose canyon", "choose grass"}
    other = game.copy()
    play(game, "choose grass")
    kept(game)
    assert just(game, "build") == GRASS
    assert just(play(other, "choose canyon"), "build") == CANYON
    play(game, "build b2", "build c2", "build d2", "end")
    assert count(game, "discards") == {"grass": 1, "canyon": 1}
    assert len(seat(game, 0)["hand"]) == 2


def test_choice_comes_before_the_builds() -> None:
    """X-crossroads: without the choice nothing that needs the card's terrain can be done."""
    tiles = [CROSS, tile("oracle", "t20"), tile("barn", "j10")]
    game = position(FIELDS, Seat("b6", "grass canyon", tiles), Seat())
    assert rule(game, "build b2") is not None
    assert not uses(game) & {"oracle", "barn"}


def test_choice_is_fixed_and_holds_for_extra_actions() -> None:
    """X-crossroads, L-oracle, L-barn: the chosen card counts for all card-terrain actions."""
    tiles = [CROSS, tile("oracle", "t20"), tile("barn", "j10")]
    game = position(FIELDS, Seat("m2 o2", "grass canyon", tiles), Seat())
    play(game, "choose canyon")
    assert offered(game, "choose") == set()
    assert rule(game, "choose grass") is not None
    other = game.copy()
    assert just(play(game, "use oracle"), "build") == CANYON
    play(other, "use barn", "take m2")
    assert just(other, "put") == CANYON


def test_actions_without_a_card_before_the_choice() -> None:
    """X-crossroads: actions that need no card may come before the choice."""
    where = Land("G", {"C": "b4 c4 d4", "L": "a20 t20"}, ("", "", "crossroads", "farm"))
    tiles = [CROSS, tile("farm", "t20")]
    game = position(where, Seat("m9", "grass canyon", tiles), Seat())
    assert "farm" in uses(game)
    play(game, "use farm", "build m10")
    assert acts(game) == {"choose grass", "choose canyon"}


def test_crossroads_is_no_action() -> None:
    """X-crossroads: the tile works by itself at the turn's end, it is not used."""
    game = position(FIELDS, Seat("", "grass canyon", [CROSS]), Seat())
    play(game, "choose grass", "build b2", "build c2", "build d2")
    assert acts(game) == {"end"}
    assert rule(game, "use crossroads") is not None


def test_two_equal_cards() -> None:
    """X-crossroads: with two cards of one terrain there is nothing to choose."""
    game = position(FIELDS, Seat("", "grass grass", [CROSS]), Seat())
    assert just(game, "build") == GRASS
    play(game, "build b2", "build c2", "build d2", "end")
    assert count(game, "discards") == {"grass": 2}


def test_useless_card_of_two() -> None:
    """A-02d, X-crossroads: a useless card is passed over, the usable one must be taken."""
    mine = Seat("m2", "grass canyon", [CROSS])
    game = position(FIELDS, mine, Seat("b2 c2 d2 e2 f2", "desert"), deck={"forest": 3})
    assert just(game, "build") == CANYON


def test_two_useless_cards() -> None:
    """A-02d, B-2.2: only when both are useless is another card drawn."""
    mine = Seat("m2", "grass canyon", [CROSS])
    other = Seat("b2 c2 d2 e2 f2 b4 c4 d4 e4 f4", "desert")
    game = position(FIELDS, Seat("", "desert"), mine, other, deck={"forest": 5}, to_move=0)
    play(game, "build b6", "build c6", "build d6", "end")
    assert game.player == 1
    assert offered(game, "build") == {"n2"}


def test_chosen_card_fills_up() -> None:
    """A-02d: when the chosen terrain is full in the middle the other card is next, no draw."""
    mine = Seat("m2", "grass canyon", [CROSS])
    game = position(FIELDS, mine, Seat("b2 c2 d2 e2", "desert"), deck={"forest": 3})
    play(game, "choose grass")
    assert just(game, "build") == {"f2"}
    before = game.view(0)["deck_size"]
    play(game, "build f2")
    assert just(game, "build") == CANYON
    assert game.view(0)["deck_size"] == before
    play(game, "build b4", "build c4")
    assert acts(game) == {"end"}


def test_tile_lost_before_the_turns_end() -> None:
    """X-crossroads: who lost the tile draws one card at the next turn end."""
    where = Land("G", {"C": "p9 q9 r9", "L": "e5 t20"}, ("crossroads", "", "", "paddock"))
    tiles = [tile("crossroads", "e5"), tile("paddock", "t20")]
    game = position(where, Seat("d5 s20", "grass canyon", tiles), Seat())
    play(game, "use paddock", "take d5", "put b5")
    assert held(game, 0) == {("paddock", "t20")}
    play(game, "choose grass")
    end_turn(game)
    assert len(seat(game, 0)["hand"]) == 1
    assert count(game, "discards") == {"grass": 1, "canyon": 1}


def test_tile_lost_by_a_sword_between_the_turns() -> None:
    """X-crossroads, A-08: the two cards already drawn may still be chosen from."""
    where = Land("G", {"C": "p9 q9 r9", "L": "e5"}, ("crossroads", "", "", ""))
    mine = Seat("d5", "grass canyon", [tile("crossroads", "e5")])
    game = position(where, Seat("m15", nomads="sword"), mine)
    play(game, "use sword", "take d5")
    end_turn(game)
    assert held(game, 1) == set()
    assert acts(game) == {"choose canyon", "choose grass"}
    end_turn(game)
    assert len(seat(game, 1)["hand"]) == 1


def test_both_cards_are_hidden_from_others() -> None:
    """X-crossroads, S-6: the two cards are hidden while somebody else moves."""
    game = position(FIELDS, Seat(), Seat("", "grass canyon", [CROSS]))
    assert game.view(0)["players"][1]["hand"] is None
    assert game.view(0)["players"][1]["hand_size"] == 2
    assert sorted(game.view(1)["players"][1]["hand"]) == ["canyon", "grass"]


SCOUTS = ("scouts", "hermits", "knights")


@pytest.mark.parametrize("hand", ["grass grass", "swamp-grass grass"])
def test_equal_cards_and_the_removed_terrain(hand: str) -> None:
    """X-crossroads-scouts, A-25: two equal cards may stand for the removed terrain instead."""
    seats = Seat("", hand, [CROSS]), Seat()
    more: dict[str, Any] = {"cards": SCOUTS, "boxes": MARSH, "removed": "desert"}
    game = position(FIELDS, *seats, **more)
    assert acts(game) == {"choose grass", "choose desert"}
    play(game, "choose desert")
    assert just(game, "build") == set(FIELDS.spots["D"].split())
    play(game, "build b6", "build c6", "build d6")
    assert acts(game) == {"end"}
    game = position(FIELDS, *seats, options={"crossroads_removed_terrain": False}, **more)
    assert just(game, "build") == GRASS


def test_different_cards_and_the_removed_terrain() -> None:
    """X-crossroads-scouts: two different cards leave the removed terrain out."""
    seats = Seat("", "grass canyon", [CROSS]), Seat()
    game = position(FIELDS, *seats, cards=SCOUTS, boxes=MARSH, removed="desert")
    assert acts(game) == {"choose canyon", "choose grass"}
    seats = Seat("", "grass", [CROSS]), Seat()
    game = position(FIELDS, *seats, cards=SCOUTS, boxes=MARSH, removed="desert")
    assert just(game, "build") == GRASS

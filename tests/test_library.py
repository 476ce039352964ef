"""What one can ask the library: targets, any card's gold, positions of one's own."""

import copy
import doctest
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hexholm
from hexholm import game, library, position
from hexholm.arena import play_game
from hexholm.bots import make_bot
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.registry import CARDS
from hexholm.restoring import same_scores
from hexholm.winter import WinterKingdom
from hexholm.winter.box import CARDS as WINTER_CARDS

BASE = hexholm.Position(preset="first-game").seat(settlements="g18 g17", hand="desert").seat()
WINTER = (
    hexholm.Position(
        "winter-kingdom",
        land="grassland",
        spots={"forest": "m10", "flower-field": "n10"},
        twist=None,
    )
    .seat(houses="m14 n14", hand="grassland", bought="mine+ port", coins=3)
    .seat(forts="p16", hand="grassland")
)


def at_random(one: hexholm.Game, seed: int, actions: int = 10_000) -> list[hexholm.Event]:
    """Play at random; all that happened."""
    rng, events = random.Random(seed), []
    while not one.over and actions:
        one.play(rng.choice(one.options))
        events += one.events
        actions -= 1
    return events


@pytest.mark.parametrize("module", [game, library, position], ids=lambda module: module.__name__)
def test_the_examples_in_the_docstrings_run(module: Any) -> None:
    tried = doctest.testmod(module)
    assert tried.attempted
    assert not tried.failed


def test_the_examples_in_the_docs_run() -> None:
    page = Path(__file__).parent.parent / "docs" / "positions.md"
    tried = doctest.testfile(str(page), module_relative=False)
    assert tried.attempted
    assert not tried.failed


# --- targets ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", hexholm.GAMES)
def test_targets_are_the_hexes_of_the_legal_actions(name: str) -> None:
    setup = {"preset": "everything"} if name == KingdomBuilder.name else {}
    one = hexholm.new_game(name, players=3, seed=4, **setup)
    rng = random.Random(4)
    while not one.over:
        legal = one.legal_actions()
        hexes = {h["name"] for h in one.board_data()["hexes"]}
        for verb in one.verbs:
            assert one.targets(verb) == {a.arg for a in legal if a.verb == verb} & hexes
        one.play(rng.choice(legal))
    assert one.targets("build") == set()


def test_targets_of_a_move() -> None:
    one = hexholm.Position(land="grass", spots={"desert": "c4"}).seat(
        settlements="k10", hand="desert", tiles="barn"
    )
    playing = one.seat().game()
    assert playing.targets("build") == {"c4"}
    assert playing.targets("take") == playing.targets("use") == set()
    playing.play("use barn")
    assert playing.targets("take") == {"k10"}
    playing.play("take k10")
    assert playing.targets("put") == {"c4"}


def test_a_word_that_is_no_verb() -> None:
    with pytest.raises(ValueError, match="'fort' isn’t a verb; choose from: build, use, take, put"):
        BASE.game().targets("fort")
    with pytest.raises(ValueError, match="'choose' isn’t a verb; choose from: build, fort, use"):
        WINTER.game().targets("choose")


# --- scores ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_scores_have_the_same_keys_for_every_seat_and_moment(seed: int) -> None:
    boxes = [["base"], ["nomads"], ["nomads", "harvest"], ["crossroads", "marshlands"]]
    one = hexholm.new_game(players=3, seed=seed, boxes=boxes[seed % 4])
    treasure = "treasure" in one.setup_data().get("nomads", {}).values()
    keys = set(one.scores()[0])
    assert ("gold" in keys) == treasure
    assert "treasure" not in keys
    rng = random.Random(seed)
    while not one.over:
        one.play(rng.choice(one.options))
        for seat, score in enumerate(one.scores()):
            assert set(score) == keys
            parts = one.contributions(seat)
            assert {name: sum(part.gold for part in parts[name]) for name in parts} == {
                name: gold for name, gold in score.items() if name != "total"
            }
        assert not any("treasure" in p.get("earned", {}) for p in one.position()["players"])


def test_a_treasure_is_gold() -> None:
    one = hexholm.Position(
        boxes=["base", "nomads"], land="grass", spots={"nomad": "k10"}, nomads={"k10": "treasure"}
    )
    playing = one.seat(settlements="k12", hand="grass").seat().game()
    assert [score["gold"] for score in playing.scores()] == [0, 0]
    playing.play("build k11")
    assert hexholm.Event("gold", 0, "treasure", amount=3) in playing.events
    assert [score["gold"] for score in playing.scores()] == [3, 0]
    assert "earned" not in playing.to_dict()["players"][0]


def test_gold_of_an_edited_position() -> None:
    playing = BASE.seat(gold=4).game()
    assert [score["gold"] for score in playing.scores()] == [0, 0, 4]
    at_random(playing, 1)
    assert [score["gold"] for score in playing.scores()] == [0, 0, 4]
    assert "gold" not in BASE.game().scores()[0]


def test_an_old_save_names_the_treasure() -> None:
    data = hexholm.new_game(boxes=["nomads"], seed=2).to_dict()
    data["players"][0] |= {"gold": 5, "earned": {"treasure": 3, "families": 2}}
    playing = hexholm.load_game(data)
    assert playing.position()["players"][0]["earned"] == {"families": 2}
    assert "treasure" not in playing.scores()[0]


@pytest.mark.parametrize("name", sorted({*CARDS} - {"scouts"}))
def test_a_card_pays_what_it_would_pay_in_play(name: str) -> None:
    one = hexholm.new_game(seed=3, preset="first-game")
    at_random(one, 3, 70)
    data = one.to_dict()
    others = [card for card in data["setup"]["cards"] if card != name][:2]
    data["setup"] |= {"cards": [name, *others], "boxes": ["base", "nomads", "marshlands"]}
    data["setup"]["boxes"].append("harvest")
    playing = hexholm.load_game(data)
    asked = one if CARDS[name].earnings else playing
    paid = [score[name] for score in hexholm.score(asked, cards=[name])]
    assert paid == [score[name] for score in playing.scores()]


def test_a_position_in_any_form() -> None:
    one = hexholm.new_game(seed=3, preset="first-game")
    at_random(one, 3, 70)
    cards = ["knights", "road", "castles"]
    asked = hexholm.score(one, cards)
    for form in (one.to_dict(), one.text(), json.dumps(one.to_dict())):
        assert hexholm.score(form, cards) == asked
    for now, score in zip(one.scores(), asked, strict=True):
        assert (score["knights"], score["castles"]) == (now["knights"], now["castles"])
        assert score["total"] == sum(score[card] for card in cards)


def test_tasks_need_no_crossroads() -> None:
    """T-compass: a settlement at each of the four edges."""
    one = hexholm.Position(land="grass").seat(settlements="a5 t5 e1 e20").seat().game()
    assert hexholm.score(one, ["compass-points"])[0] == {"compass-points": 10, "total": 10}


def test_scores_of_an_older_record_are_still_right() -> None:
    """They had no gold where nobody had any."""
    one = hexholm.new_game(boxes=["nomads"], seed=2)
    assert "gold" in one.scores()[0]
    old = [{name: n for name, n in score.items() if name != "gold"} for score in one.scores()]
    assert same_scores(old, one.scores())
    assert not same_scores([old[0] | {"total": 1}, old[1]], one.scores())
    assert not same_scores([old[0] | {"gold": 3}, old[1]], one.scores())
    assert not same_scores("none", one.scores())


def test_any_card_of_winter_kingdom() -> None:
    one = hexholm.new_game("winter-kingdom", seed=3, twist=None)
    at_random(one, 3, 90)
    asked = hexholm.score(one, cards=[*WINTER_CARDS, "castles"])
    for now, all_ in zip(one.scores(), asked, strict=True):
        assert all(all_[name] == points for name, points in now.items() if name != "total")
        assert all_["total"] == sum(points for name, points in all_.items() if name != "total")
    assert hexholm.score(one.text(), ["miners"]) == hexholm.score(one.to_dict(), ["miners"])


def test_cards_that_pay_in_play() -> None:
    """K-red: the board does not tell what they have paid."""
    one = hexholm.new_game(seed=1, boxes=["nomads"], cards=["families", "shepherds", "lords"])
    at_random(one, 2, 60)
    paid = [score["shepherds"] for score in one.scores()]
    assert [score["shepherds"] for score in hexholm.score(one, ["shepherds"])] == paid
    with pytest.raises(hexholm.SetupError, match="ambassadors pays only during play"):
        hexholm.score(one, ["ambassadors"])


def test_mayors_pay_for_marks_and_scouts_for_a_removed_terrain() -> None:
    marked = BASE.seat(marks="3 4").game()
    assert [score["mayors"] for score in hexholm.score(marked, ["mayors"])] == [0, 0, 8]
    with pytest.raises(hexholm.SetupError, match="scouts can’t be scored here"):
        hexholm.score(marked, ["scouts"])


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        (["farmer"], "cards: 'farmer' is unknown; choose from: .*lords"),
        ("lords", "cards must be a list of names"),
        (["lords", "lords"], "cards: lords is named twice"),
        ([3], "cards: 3 is unknown; choose from: .*farmers"),
    ],
)
def test_bad_cards(cards: Any, message: str) -> None:
    with pytest.raises(hexholm.SetupError, match=message):
        hexholm.score(BASE.game(), cards)
    with pytest.raises(
        hexholm.SetupError, match=r"cards: 'lords' is unknown; choose from: .*wanderers"
    ):
        hexholm.score(WINTER.game(), ["lords"])


def test_a_position_that_is_none() -> None:
    for odd in (3, None, ["kb2"]):
        with pytest.raises(
            hexholm.SaveError, match="a position must be a game, its data or its text"
        ):
            hexholm.score(odd, ["lords"])  # type: ignore[arg-type]
    with pytest.raises(hexholm.SaveError):
        hexholm.score("nothing", ["lords"])


def test_a_position_of_ones_own_is_one_too() -> None:
    assert hexholm.score(BASE, ["hermits"]) == hexholm.score(BASE.game(), ["hermits"])
    assert hexholm.score(WINTER, ["castles"]) == hexholm.score(WINTER.game(), ["castles"])


# --- events ----------------------------------------------------------------------------------


def test_a_task_that_ends_by_itself_says_so() -> None:
    """N-donation: with one hex of its terrain left the donation ends after one settlement."""
    one = hexholm.Position(
        boxes=["base", "nomads"], land="grass", spots={"desert": "c4", "nomad": "t1"}
    )
    playing = one.seat(settlements="k10", hand="grass", nomads="donation-desert").seat().game()
    playing.play("use donation")
    assert not playing.events
    playing.play("build c4")
    assert hexholm.Event("task-ended", 0, "donation-desert") in playing.events
    assert not playing.tasks


def test_a_task_of_winter_kingdom_that_ends_by_itself_says_so() -> None:
    """twist-quick-study: the new card is used once, then the study is over."""
    one = hexholm.Position("winter-kingdom", land="grassland", twist="quick-study")
    playing = one.seat(houses="m14", hand="grassland", talents="pasture", coins=9).seat().game()
    for _ in range(3):
        playing.play(sorted(map(str, playing.legal_actions()))[0])
    playing.play("buy pasture")
    assert not any(event.kind == "task-ended" for event in playing.events)
    playing.play("use pasture")
    playing.play(f"build {min(playing.targets('build'))}")
    assert hexholm.Event("task-ended", 0, "study") in playing.events


# --- edited positions ------------------------------------------------------------------------


def kept(one: hexholm.Game) -> None:
    """A position is the same after saving, as a text, as a copy and by its record."""
    assert hexholm.load_game(json.loads(json.dumps(one.to_dict()))) == one
    for other in (hexholm.from_text(one.text()), one.copy(), hexholm.replay(one.record())):
        assert other.position() == one.position()
        assert other.legal_actions() == one.legal_actions()


@pytest.mark.parametrize("made", [BASE, WINTER], ids=hexholm.GAMES)
def test_the_next_cards_come_in_order(made: hexholm.Position) -> None:
    cards = ["forest", "flower-field", "flower-field"]
    one = made.state(next_cards=cards).game()
    kept(one)
    drawn: list[str] = []
    while len(drawn) < len(cards):
        seat = one.player
        assert seat is not None
        one.play(next(a for a in one.legal_actions() if a.verb in ("build", "end")))
        if one.player != seat:
            drawn.append(one.to_dict()["players"][seat]["hand"][0])
            kept(one)
    assert drawn == cards
    assert "next_cards" not in one.to_dict()


@pytest.mark.parametrize("made", [BASE, WINTER], ids=hexholm.GAMES)
def test_the_next_cards_stay_hidden(made: hexholm.Position) -> None:
    """Two positions that differ in them look the same to every seat, and are imagined the same."""
    one, other = (made.state(next_cards=cards).game() for cards in ("forest", "flower-field"))
    for seat in (0, 1, None):
        assert one.view(seat) == other.view(seat)
        imagined = one.imagine(seat, random.Random(5))
        assert imagined == other.imagine(seat, random.Random(5))
        assert "next_cards" not in imagined.to_dict()
    assert one.to_dict()["next_cards"] == ["forest"]


def test_hands_that_are_dealt_leave_the_next_cards_alone() -> None:
    deck = {"forest": 1, "desert": 1}
    one = BASE.seat(hand="grass").state(deck=deck, next_cards="forest").game()
    assert [player["hand"] for player in one.to_dict()["players"]][1] == ["desert"]


def test_a_tile_that_comes_from_no_hex() -> None:
    """It is used like any other, and no move loses it."""
    one = BASE.seat(settlements="k10 k12", tiles="tower canoe", used="barn").state(to_move=2)
    playing = one.game()
    tiles = playing.to_dict()["players"][2]["tiles"]
    assert tiles == [
        {"name": "tower", "from": None, "ready": True, "new": False},
        {"name": "canoe", "from": None, "ready": True, "new": False},
        {"name": "barn", "from": None, "ready": False, "new": False},
    ]
    kept(playing)
    assert playing.why_not("use tower") is None
    assert getattr(playing.why_not("use barn"), "key", "") == "tile-used"
    assert "tower" not in {place["name"] for place in playing.view(2)["locations"].values()}
    at_random(playing, 5)
    held = playing.to_dict()["players"][2]["tiles"]
    assert {tile["name"] for tile in held} >= {"tower", "canoe", "barn"}


def test_a_twin_that_comes_from_no_hex() -> None:
    """B-4.5b: of two identical tiles in different states the owner chooses which one goes."""
    tiles: list[dict[str, Any]] = [{"name": "barn", "from": "k8"}, {"name": "barn", "ready": False}]
    one = hexholm.Position(land="grass", spots={"barn": "k8", "desert": "a1"})
    playing = one.seat(settlements="j8", hand="desert", tiles=tiles).seat().game()
    for action in ("use barn", "take j8", "put a1"):
        playing.play(action)
    # Both are used by now, so there is nothing to choose.
    assert [tile["from"] for tile in playing.to_dict()["players"][0]["tiles"]] == [None]
    tiles[1]["ready"] = True
    tiles.append({"name": "paddock"})
    playing = one.seat(settlements="j8", hand="desert", tiles=tiles).seat().game()
    for action in ("use barn", "take j8", "put a1"):
        playing.play(action)
    assert {str(action) for action in playing.legal_actions()} == {"choose used", "choose ready"}
    kept(playing)
    playing.play("choose used")
    assert playing.why_not("use barn") is None


def test_a_canoe_that_comes_from_no_hex_wakes() -> None:
    """M-canoe: another player takes the last tile of a hex that had one left."""
    one = hexholm.Position(
        boxes=["base", "marshlands"], land="grass", spots={"water": "a20", "tavern": "k8"}
    )
    made = one.seat(settlements="k10", hand="grass").seat(tiles="canoe")
    playing = made.state(tiles_left={"k8": 1}).game()
    playing.play("build k9")
    assert (playing.player, playing.targets("build")) == (1, {"a20"})
    calm = made.state(tiles_left={"k8": 2}).game()
    calm.play("build k9")
    assert calm.player == 0


@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_location_with_fewer_tiles(left: int) -> None:
    """B-4.1: who comes there takes a tile if one is left."""
    one = hexholm.Position(land="grass", spots={"oasis": "k8"}).state(tiles_left={"k8": left})
    playing = one.seat(settlements="k10", hand="grass").seat().game()
    assert playing.view(None)["locations"]["k8"] == {"name": "oasis", "tiles": left}
    kept(playing)
    playing.play("build k9")
    assert bool(playing.to_dict()["players"][0]["tiles"]) == (left > 0)
    assert playing.view(None)["locations"]["k8"]["tiles"] == max(0, left - 1)
    kept(playing)


def edited(made: hexholm.Position, change: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """The data of a position with something changed."""
    data = copy.deepcopy(made.game().to_dict())
    change(data)
    return data


SWAMP = (
    hexholm.Position(boxes=["base", "marshlands"], land="grass", spots={"swamp": "a1 a2"})
    .seat(hand="swamp-grass")
    .seat(hand="grass")
)
BAD: list[tuple[hexholm.Position, Callable[[dict[str, Any]], Any], str]] = [
    (BASE, lambda d: d.update(next_cards="grass"), "next_cards must be a list"),
    (BASE, lambda d: d.update(next_cards=["ice"]), "unknown terrain 'ice'; expected one of: grass"),
    (BASE, lambda d: d.update(next_cards=["desert"] * 5), "next_cards: more desert cards than"),
    (
        BASE,
        lambda d: d.update(tiles_left={"a1": 0}),
        "a1 isn’t a location hex; expected one of: s3",
    ),
    (BASE, lambda d: d.update(tiles_left={"z9": 0}), "tiles_left: there is no hex 'z9'"),
    (BASE, lambda d: d.update(tiles_left={"f18": 3}), "tiles_left: f18 has 0 to 2 tiles left"),
    (BASE, lambda d: d.update(tiles_left=["f18"]), "tiles_left must be an object with keys"),
    (
        BASE,
        lambda d: d["players"][0].update(tiles=[{"name": "shed"}]),
        "unknown tile 'shed'; expected one of: barn",
    ),
    (
        BASE,
        lambda d: d["players"][0].update(tiles=[{"name": "barn", "ready": True, "new": True}]),
        "a new tile isn’t ready before the next turn",
    ),
    (
        BASE,
        lambda d: d["players"][0].update(tiles=[{"name": "barn", "redy": True}]),
        "player 0: tile: unknown key 'redy'; expected one of: name, from, new, ready",
    ),
    (
        BASE,
        lambda d: d["players"][0].update(setlements=["c4"]),
        "player 0: unknown key 'setlements'; expected one of: .*settlements",
    ),
    (BASE, lambda d: d["turn"].update(lef=1), "turn: unknown key 'lef'; expected one of: .*left"),
    (BASE, lambda d: d["players"][0].update(hand=["grass"]), "card: desert isn’t in hand .grass."),
    (
        BASE,
        lambda d: d["players"][0].update(earned={"lords": 1}),
        "'lords' doesn’t pay during play",
    ),
    (BASE, lambda d: d["players"][0].update(supply=0), "last_round: it has begun"),
    (
        BASE,
        lambda d: d["turn"].update(begun=True),
        "begun: nothing can have been built while left is 3",
    ),
    (
        BASE,
        lambda d: d["turn"].update(seat=1),
        "only a task can be decided by a seat other than to_move",
    ),
    (BASE, lambda d: d["turn"].update(spent=["barn"]), "'barn' needs a tile; these don’t: –"),
    (
        BASE,
        lambda d: d["turn"].update(line=["g18"]),
        "line: more was built than left .3. and begun",
    ),
    (
        BASE,
        lambda d: (d["players"][0].update(supply=0), d.update(last_round=True)),
        "left: 3 can’t be built without a settlement",
    ),
    (SWAMP, lambda d: d["turn"].update(left=1), "left is 3 while the terrain is still to be chose"),
    (
        WINTER,
        lambda d: d.update(next_cards=["desert"]),
        "unknown terrain 'desert'; expected one of: fl",
    ),
    (WINTER, lambda d: d["players"][0].update(hand=["forest"]), "isn’t on the card in hand"),
    (WINTER, lambda d: d["players"][1].update(tunnel_used=True), "only for the seat to_move"),
    (WINTER, lambda d: d["players"][1].update(talents=["mine"]), "talents: mine is held twice"),
    (
        WINTER,
        lambda d: d["players"][0].update(house=[]),
        "unknown key 'house'; expected one of: houses",
    ),
    (
        WINTER,
        lambda d: d["turn"].update(begun=True),
        "begun: nothing can have been built while left is 3",
    ),
    (
        WINTER,
        lambda d: d["turn"].update(line=["m14"]),
        "line: more was built than left .3. and beg",
    ),
    (
        WINTER,
        lambda d: d["turn"].update(tasks=[{"task": "again", "note": "mine", "left": 9}]),
        "again: left must be a number from 0 to 3",
    ),
    (
        WINTER,
        lambda d: d["players"][0].update(supply={"houses": 0, "forts": 0}),
        "last_round: it has begun, because somebody has no buildings left",
    ),
]


@pytest.mark.parametrize(("made", "change", "message"), BAD, ids=[case[2] for case in BAD])
def test_an_edit_that_cannot_be_is_refused(
    made: hexholm.Position, change: Callable[[dict[str, Any]], Any], message: str
) -> None:
    with pytest.raises(hexholm.SaveError, match=message) as error:
        hexholm.load_game(edited(made, change))
    assert "\n" not in str(error.value)


def test_every_moment_of_a_game_can_be_loaded_as_it_is() -> None:
    """What is refused never happens in play."""
    for number, name in enumerate(("kingdom-builder", "winter-kingdom") * 2):
        setup = {"preset": "everything"} if name == KingdomBuilder.name else {}
        one = hexholm.new_game(name, players=3, seed=number, **setup)
        rng = random.Random(number)
        while not one.over:
            one.play(rng.choice(one.options))
            data = {key: value for key, value in one.to_dict().items() if key != "log"}
            assert hexholm.load_game(data).position() == one.position()


# --- Position --------------------------------------------------------------------------------


def test_a_position_can_be_varied() -> None:
    one, two = BASE.state(to_move=1), BASE.seat(settlements="a9")
    assert (one.game().player, BASE.game().player) == (1, 0)
    assert (two.game().seats, BASE.game().seats) == (3, 2)


def test_tiles_of_a_position() -> None:
    """By name from a hex beside own settlements; or from the one that is named."""
    one = BASE.seat(settlements="g13", tiles="oasis paddock@l7", used="oasis", new="farm").game()
    tiles = one.to_dict()["players"][2]["tiles"]
    found = {(tile["name"], tile["from"], tile["ready"], tile["new"]) for tile in tiles}
    assert found >= {("oasis", "h13", True, False), ("oasis", "f18", False, False)}
    assert ("paddock", "l7", True, False) in found
    assert [tile["new"] for tile in tiles if tile["name"] == "farm"] == [True]


def test_a_position_of_winter_kingdom() -> None:
    one = WINTER.game()
    assert isinstance(one, WinterKingdom)
    first, second = one.to_dict()["players"]
    assert first["houses"] == ["m14", "n14"]
    assert [(card["name"], card["upgraded"]) for card in first["bought"]] == [
        ("mine", True),
        ("port", False),
    ]
    assert (len(first["talents"]), len(second["talents"])) == (3, 5)
    grounds = {h["name"]: h["ground"] for h in one.board_data()["hexes"]}
    assert {name for name, ground in grounds.items() if ground != "grassland"} == {"m10", "n10"}
    assert (grounds["m10"], grounds["n10"]) == ("forest", "flower-field")
    kept(one)


def test_bots_play_an_edited_position() -> None:
    """Also the quick player in C, which knows no such tiles, is not asked."""
    one = BASE.seat(settlements="k10", tiles="tower canoe", used="barn")
    playing = one.state(tiles_left={"f18": 0, "h7": 1}, next_cards="grass desert").game()
    play_game(playing, [make_bot(level, seed=1) for level in ("easy", "normal", "greedy")])
    assert playing.over


def test_land_and_spots() -> None:
    spots = {"water": "a1 t20", "castle": "k11", "barn": "c4 d9", "farm": "j10", "canoe": "a11"}
    one = hexholm.Position(land="forest", spots=spots, cards=["lords", "miners", "workers"])
    playing = one.seat(hand="forest").seat().game()
    grounds = {h["name"]: h["ground"] for h in playing.board_data()["hexes"]}
    assert [grounds[h] for h in ("a1", "t20", "k11", "c4", "b1")] == [
        *("water", "water", "castle", "location", "forest")
    ]
    named = {h: place["name"] for h, place in playing.view(None)["locations"].items()}
    assert named == {"c4": "barn", "d9": "barn", "j10": "farm", "a11": "canoe"}
    kept(playing)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (
            lambda: hexholm.Position(land="meadow"),
            "unknown ground 'meadow'; expected one of: grass",
        ),
        (lambda: hexholm.Position(spots={"water": "a1"}), "spots needs land"),
        (lambda: hexholm.Position(land="grass", spots={"water": "z9"}), "no hex 'z9'"),
        (
            lambda: hexholm.Position(land="grass", spots={"water": "a1", "desert": "a1"}),
            "spots: a1 is named twice",
        ),
        (
            lambda: hexholm.Position(
                land="grass", spots={"barn": "a1", "farm": "a3", "oasis": "a5"}
            ),
            "a section has at most two locations, not barn, farm and oasis",
        ),
        (
            lambda: hexholm.Position("winter-kingdom", land="desert"),
            "expected one of: flower-field",
        ),
        (lambda: hexholm.Position("chess").seat().seat().game(), "unknown game 'chess'"),
        (lambda: hexholm.Position().seat().game(), "players must be 2, 3, 4 or 5, not 1"),
        (lambda: hexholm.Position(color=1).seat().seat().game(), "has no set-up option"),
        (
            lambda: BASE.state(deck={"ice": 1}).game(),
            "deck: unknown terrain 'ice'; expected one of: gr",
        ),
        (
            lambda: BASE.state(deck={"desert": -1}).game(),
            "deck: desert must be a whole number, 0 or more, not -1",
        ),
        (
            lambda: BASE.state(nxt_cards="desert"),  # type: ignore[call-arg]
            "unknown key 'nxt_cards'; expected one of: to_move",
        ),
        (
            lambda: hexholm.Position(land="grass", sections=["farm", "barn", "oasis", "tavern"]),
            "land replaces sections",
        ),
        (lambda: hexholm.Position(land="grass", spots={"moss": "a1"}), "spots: unknown ground"),
        (lambda: BASE.state(deck={"desert": 5}).game(), "deck: there are only 5 desert cards"),
        (lambda: WINTER.state(deck={"forest": 1}).game(), "deck: in Winter Kingdom no terrain"),
        (lambda: BASE.seat(settlements="z1").game(), "player 2: settlements: there is no hex"),
        (lambda: BASE.seat(tiles="shed").game(), "unknown tile 'shed'; expected one of: barn"),
        (
            lambda: BASE.seat(houses="a9").game(),
            "unknown key 'houses'; expected one of: .*settlements",
        ),
        (
            lambda: hexholm.Position("winter-kingdom").seat(bought="mne").seat().game(),
            "talents: 'mne' is unknown; choose from: barracks",
        ),
    ],
)
def test_a_bad_position_gets_one_line(make: Callable[[], object], message: str) -> None:
    with pytest.raises(ValueError, match=message) as error:
        make()
    assert "\n" not in str(error.value)

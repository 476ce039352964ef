"""What is wrong is said in one line that names it, and nothing else happens."""

import copy
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

import hexholm


def first_game() -> dict[str, Any]:
    game = hexholm.new_game(preset="first-game", seed=1)
    return game.to_dict()


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"players": 1}, "players must be 2, 3, 4 or 5, not 1"),
        ({"players": 6}, "players must be 2, 3, 4 or 5, not 6"),
        ({"players": "two"}, "players must be 2, 3, 4 or 5, not 'two'"),
        ({"seed": "lucky"}, "the seed must be a whole number"),
        ({"seed": -1}, "the seed must be a whole number, 0 or more"),
        ({"game": "chess"}, "unknown game 'chess'; choose from: kingdom-builder"),
        ({"boxes": ["base", "moon"]}, "boxes: 'moon' is unknown; choose from: base"),
        ({"boxes": []}, "choose at least one of these boxes"),
        ({"boxes": ["base", "base"]}, "boxes: base is named twice"),
        ({"sections": ["tavern", "paddock", "oasis"]}, "a board has 4 sections, not 3"),
        ({"sections": ["tavern", "paddock", "oasis", "tavern:turned"]}, "tavern is named twice"),
        (
            {"sections": ["tavern", "paddock", "oasis", "nowhere"]},
            "choose from: barn, farm, harbor",
        ),
        (
            {"sections": ["tavern:up", "paddock", "oasis", "farm"]},
            'only "turned" can follow the colon',
        ),
        ({"sections": "tavern"}, "a board has 4 sections"),
        ({"cards": ["lords", "lords", "miners"]}, "cards: lords is named twice"),
        ({"cards": ["lords", "miners"]}, "3 Kingdom Builder cards, not 2"),
        (
            {"cards": ["lords", "miners", "wizards"]},
            "cards: 'wizards' is unknown; choose from: citizens",
        ),
        ({"cards": "lords"}, "cards must be a list of names"),
        (
            {"options": {"fast": True}},
            "options: 'fast' is unknown; choose from: canoe_own, capitols",
        ),
        ({"options": {"lords_need_settlement": 3}}, "must be false or true"),
        ({"preset": "second-game"}, "preset: 'second-game' is unknown; choose from: crossroads"),
        ({"preset": "first-game", "cards": ["lords"]}, "a preset brings its own"),
    ],
)
def test_set_up(setup: dict[str, Any], message: str) -> None:
    with pytest.raises(hexholm.SetupError) as error:
        hexholm.new_game(**{"game": "kingdom-builder", **setup})
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def change(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def edit(data: dict[str, Any]) -> None:
        *way, last = [int(key) if key.isdigit() else key for key in path.split("/")]
        inner: Any = data
        for key in way:
            inner = inner[key]
        inner[last] = value

    return edit


TILE = {"name": "tavern", "from": "c7", "ready": True}


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (change("version", 99), "the save has version 99; this program reads version 1"),
        (change("format", "chess"), "this isn’t a saved game of hexholm"),
        (change("game", "go"), "unknown game 'go'"),
        (change("setup", None), "set-up: the set-up is missing"),
        (change("setup/weather", "fine"), "set-up: unknown keys in the set-up: weather"),
        (change("setup/players", 7), "set-up: players must be 2, 3, 4 or 5"),
        (change("setup/players", 3), "players: the set-up has 3, the position 2"),
        (change("players/0/settlements", ["a1", "a1"]), "two pieces on a1"),
        (change("players/0/settlements", ["z9"]), "player 0: settlements: there is no hex 'z9'"),
        (change("players/0/settlements", ["d4"]), "nobody can build on d4 (castle)"),
        (change("players/0/settlements", "a1"), "settlements must be a list, not 'a1'"),
        (change("players/1/supply", 41), "player 1: 0 settlements on the board and 41"),
        (change("players/1/supply", -1), "supply must be a whole number, 0 or more, not -1"),
        (change("players/0/hand", ["sea"]), "player 0: hand: unknown terrain 'sea'; expected"),
        (change("players/0/hand", ["grass"] * 4), "hand: at most 3 terrain cards, not 4"),
        (change("discards", {"grass": 6}), "discards: more grass cards than there are"),
        (change("discards", {"grass": "six"}), "must be a whole number, 0 or more, not 'six'"),
        (change("players/0/tiles", [TILE, TILE]), "player 0: tile tavern: two tiles from c7"),
        (change("players/0/tiles", [{**TILE, "name": "barn"}]), "unknown tile 'barn'; expected"),
        (change("players/0/tiles", [{**TILE, "from": "a1"}]), "a1 isn’t a tavern hex"),
        (change("players/0/lost", ["a1"]), "lost: a1 isn’t another location hex"),
        (change("to_move", 2), "to_move must be a seat from 0 to 1, not 2"),
        (change("over", True), "to_move must be a seat while the game goes on"),
        (change("turn", [1]), "turn must be an object with keys"),
        (change("turn/left", 4), "at most 3 settlements"),
        (change("turn/tasks", [{"task": "dance"}]), "turn: unknown task"),
        (change("turn/tasks", [{"task": "barn", "lifted": "a1"}]), "a1 can’t have"),
        (change("turn/begun", "yes"), "begun must be true or false"),
        (change("log", "build c4"), "log must be a list"),
    ],
)
def test_saves(edit: Callable[[dict[str, Any]], None], message: str) -> None:
    data = first_game()
    edit(data)
    before = copy.deepcopy(data)
    with pytest.raises(hexholm.SaveError) as error:
        hexholm.load_game(data)
    assert message in str(error.value)
    assert "\n" not in str(error.value)
    assert data == before


def test_three_players_cannot_have_taken_from_one_location_hex() -> None:
    data = hexholm.new_game(preset="first-game", players=3, seed=1).to_dict()
    for player in data["players"]:
        player["tiles"] = [TILE]
    with pytest.raises(hexholm.SaveError, match="3 tiles were taken from tavern c7; it has 2"):
        hexholm.load_game(data)


def test_two_players_cannot_stand_on_one_hex() -> None:
    """B-3.1."""
    data = first_game()
    for player in data["players"]:
        player.update(settlements=["a1"], supply=39)
    with pytest.raises(hexholm.SaveError, match="player 1: settlements: two pieces on a1"):
        hexholm.load_game(data)


@pytest.mark.parametrize("text", ["", "{", "null", "[]", '"kb1"', json.dumps(first_game())[:-40]])
def test_broken_json(text: str) -> None:
    with pytest.raises(hexholm.SaveError):
        hexholm.load_game(text)


def test_a_position_whose_log_does_not_lead_to_it_starts_a_new_game() -> None:
    data = first_game()
    data["log"] = ["build d4"]
    data["players"][0].update(settlements=["a1"], supply=39)
    game = hexholm.load_game(data)
    assert game.log == []
    assert hexholm.load_game(game.to_dict()) == game


def test_a_record_with_an_illegal_action_names_it() -> None:
    record = hexholm.new_game(preset="first-game", seed=1).record()
    record["log"] = ["build d4"]
    with pytest.raises(hexholm.SaveError, match="action 1 of the log, build d4: "):
        hexholm.replay(record)
    del record["log"]
    with pytest.raises(hexholm.SaveError, match="the record has no log"):
        hexholm.replay(record)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "kb1",
        "kb2:a:b:c:d:e:f:g",
        "kb1:tavern,paddock,oasis,farm:fishermen,knights,merchants::20:x:y:z",
    ],
)
def test_broken_position_texts(text: str) -> None:
    with pytest.raises(hexholm.SaveError):
        hexholm.from_text(text)


def test_every_damaged_position_text_gives_a_save_error_or_a_game() -> None:
    """Drop or change any one character: never another kind of error."""
    game = hexholm.new_game(preset="first-game", seed=1)
    for _ in range(40):
        game.play(game.options[len(game.options) // 2])
    text = game.text()
    for i in range(len(text)):
        for damaged in (text[:i] + text[i + 1 :], text[:i] + "z" + text[i + 1 :], text[:i]):
            with suppress(hexholm.SaveError):
                hexholm.from_text(damaged)


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("", "isn’t an action; use build, use, take, put, choose or end"),
        ("jump c4", "“jump” isn’t an action"),
        ("build", "“build” needs a hex, such as c4"),
        ("build z9", "There is no hex z9 on this board"),
        ("build c4 c5", "There is no hex c4 c5"),
        ("use spaceport", "There is no tile “spaceport”. Choose from barn, barracks"),
        ("end now", "Nothing can follow “end”"),
        ("choose used", "There is nothing to choose now"),
    ],
)
def test_actions(action: str, message: str) -> None:
    game = hexholm.new_game(preset="first-game", seed=1)
    before = game.to_dict()
    with pytest.raises(hexholm.IllegalAction) as error:
        game.play(action)
    assert message in str(error.value)
    assert game.to_dict() == before


ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    3,
    10**30,
    1.5,
    "",
    "a1",
    "grass",
    [],
    ["a1"],
    [[]],
    {},
    {"a1": 1},
)


def places(data: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    return [way, *(place for key in keys for place in places(data[key], (*way, key)))]


@pytest.mark.parametrize("odd", ODD_VALUES, ids=repr)
def test_an_odd_value_anywhere_in_a_save_is_named_or_harmless(odd: Any) -> None:
    """Put it in every place of a save in turn: a game that plays on, or a SaveError."""
    game = hexholm.new_game(preset="first-game", seed=1)
    for _ in range(50):
        game.play(game.options[len(game.options) // 2])
    for way in places(game.to_dict()):
        data: Any = {"save": game.to_dict()}
        inner = data
        for key in ("save", *way)[:-1]:
            inner = inner[key]
        inner[("save", *way)[-1]] = odd
        with suppress(hexholm.SaveError):
            loaded = hexholm.load_game(data["save"])
            assert hexholm.load_game(loaded.to_dict()) == loaded
            for _ in range(3):
                if not loaded.over:
                    loaded.play(loaded.options[0])

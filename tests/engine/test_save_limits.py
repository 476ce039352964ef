"""Nobody can send a save that takes long to read or much to keep (issue 18).

Every list is as long as the rules allow at most, and an error that names the field stays short.
"""

import json
import random
import tracemalloc
from copy import deepcopy
from typing import Any

import pytest

import hexholm
from tests.engine.saved import Place, at, busy, new_game, places, put, saved

GAMES = range(4, 12)
MANY = 40_000
"""Entries of a list that somebody has blown up: a save of about a megabyte."""


def blown_up(entries: list[Any]) -> list[Any]:
    return (entries * (MANY // len(entries) + 1))[:MANY]


def lists(data: Any) -> list[Place]:
    """The lists of a save that hold anything; those of the set-up have tests of their own."""
    ways = [way for way in places(data) if way and way[0] not in ("setup", "start")]
    return [way for way in ways if isinstance(at(data, way), list) and at(data, way)]


@pytest.mark.parametrize("number", GAMES)
def test_every_list_has_a_limit_and_its_error_names_it(number: int) -> None:
    data = saved(busy(number))
    ways = lists(data)
    assert {"players", "log"} <= {way[0] for way in ways}
    assert {"tasks"} <= {way[-1] for way in ways}
    for way in ways:
        large = deepcopy(data)
        put(large, way, blown_up(at(data, way)))
        with pytest.raises(hexholm.SaveError, match=str(way[-1])) as error:
            hexholm.load_game(large)
        assert len(str(error.value)) < 2000


@pytest.mark.parametrize("number", GAMES)
def test_no_list_of_the_set_up_grows(number: int) -> None:
    data = saved(new_game(number))
    for way in places(data["setup"]):
        if isinstance(at(data["setup"], way), list) and at(data["setup"], way):
            large = deepcopy(data)
            put(large["setup"], way, blown_up(at(data["setup"], way)))
            with pytest.raises(hexholm.SaveError, match=r"^set-up: "):
                hexholm.load_game(large)


def test_empty_lists_have_a_limit_too() -> None:
    kingdom, winter = (saved(hexholm.new_game(game, seed=1)) for game in hexholm.GAMES)
    for data, keys in (
        (kingdom, ["settlements", "tiles", "lost", "warriors", "nomads", "marks", "owed_pieces"]),
        (winter, ["houses", "forts", "talents", "bought", "hand"]),
    ):
        for key in keys:
            entry: Any = {"name": "mine"} if key in ("tiles", "nomads", "bought") else "a1"
            data["players"][0][key] = [entry] * MANY
            with pytest.raises(hexholm.SaveError, match=f"player 0: {key}: at most"):
                hexholm.load_game(data)
            del data["players"][0][key]
    for data, keys in (
        (kingdom, ["line", "spent", "tasks", "due_pieces", "roved"]),
        (winter, ["line", "used", "tasks"]),
    ):
        for key in keys:
            turn = {**data["turn"], key: ["a1"] * MANY}
            with pytest.raises(hexholm.SaveError, match=f"turn: {key}: at most"):
                hexholm.load_game({**data, "turn": turn})
    for data, keys in ((kingdom, ["walls", "scouts", "next_cards"]), (winter, ["next_cards"])):
        for key in keys:
            with pytest.raises(hexholm.SaveError, match=f"{key}: at most"):
                hexholm.load_game({**data, key: ["a1"] * MANY})


@pytest.mark.parametrize("game", hexholm.GAMES)
def test_the_past_of_a_record_is_read_like_its_log(game: str) -> None:
    """It was never looked at: 62 uploads of 790 KB held 1.2 GB."""
    played = hexholm.new_game(game, seed=1)
    data = {**saved(played), "start": played.position(), "past": ["end"] * MANY}
    with pytest.raises(hexholm.SaveError, match="past: at most 10,000, not 40,000"):
        hexholm.load_game(data)
    for wrong in (7, None, ["end"], "x" * 1000):
        with pytest.raises(hexholm.SaveError, match="past 2 must be an action"):
            hexholm.load_game({**data, "past": ["end", wrong]})
    record = {**data, "past": ["end", "jump c4"]}
    with pytest.raises(hexholm.SaveError, match="past 2 must be an action, not 'jump c4'"):
        hexholm.replay(record)


def test_what_is_loaded_is_not_much_larger_than_what_was_sent() -> None:
    """A save full of the longest past that is allowed."""
    game = busy(6)
    data = saved(game.imagine(0, random.Random(1)))
    data["past"] = [f"build {'x' * 20}{number:05}" for number in range(10_000)]
    text = json.dumps(data)
    hexholm.load_game(text)
    tracemalloc.start()
    loaded = hexholm.load_game(text)
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(loaded.log) == 10_000
    assert kept < 10 * len(text)


@pytest.mark.parametrize("game", hexholm.GAMES)
def test_numbers_and_texts_have_limits(game: str) -> None:
    data = saved(hexholm.new_game(game, seed=1))
    with pytest.raises(hexholm.SaveError, match="draws: at most 1,000,000, not 10,000,000"):
        hexholm.load_game({**data, "draws": 10**7})
    task = {"task": "x" * 100_000, "note": "x"}
    with pytest.raises(hexholm.SaveError) as error:
        hexholm.load_game({**data, "turn": {"tasks": [task]}})
    assert len(str(error.value)) < 2000
    with pytest.raises(hexholm.SaveError, match="a save has at most 1,000,000 characters"):
        hexholm.load_game(json.dumps(data) + " " * 1_000_000)


@pytest.mark.parametrize("key", ["players", "turn", "setup", "log", "anything"])
def test_lists_inside_lists_without_end(key: str) -> None:
    deep: Any = []
    for _ in range(900):
        deep = [deep]
    data = saved(hexholm.new_game(seed=1))
    with pytest.raises(hexholm.SaveError, match="12 lists and objects inside each other"):
        hexholm.load_game({**data, key: deep})


@pytest.mark.parametrize(
    "damage",
    [
        lambda fields: {5: "8." + "0.." + "a" * 200_000 + "."},
        lambda fields: {4: "9" * 5000 + "a"},
        lambda fields: {4: "99999999999a"},
        lambda fields: {4: "²a"},
        lambda fields: {5: "9" * 5000 + ".0..."},
        lambda fields: {6: "..." + "1" * 5000},
        lambda fields: {1: ",".join(["tavern"] * 100_000)},
    ],
)
def test_one_line_texts(damage: Any) -> None:
    fields = dict(enumerate(hexholm.new_game(preset="first-game", seed=1).text().split(":")))
    with pytest.raises(hexholm.SaveError) as error:
        hexholm.from_text(":".join((fields | damage(fields)).values()))
    assert len(str(error.value)) < 2000


def test_names_in_sections_of_ones_own() -> None:
    """They stand in saves and on the page, and between colons in one-line texts."""
    rows = "\n".join(["G" * 10] * 10)
    for head in (f"[{'x' * 100}]", "[plain] source=a:b", "[plain] box=a,b"):
        with pytest.raises(hexholm.SectionError, match="lower-case words with hyphens"):
            hexholm.load_section(f"{head}\n{rows}\n")
    rows = "\n".join("F" * width for width in (5, 6, 7, 8, 9, 8, 7, 6, 5))
    for head in (f"[{'x' * 100}]", "[<b>]", "[plain] source=a:b", f"[plain] board={'x' * 100}"):
        with pytest.raises(hexholm.SectionError, match="lower-case words with hyphens"):
            hexholm.load_side(f"{head}\n{rows}\n")

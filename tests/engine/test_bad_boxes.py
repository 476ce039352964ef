"""Saves of games with all boxes, edited: a clear line that says what is wrong, or a game."""

import copy
import random
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from typing import Any

import pytest

import hexholm
from hexholm.kingdom import KingdomBuilder
from tests.engine.watching import BOXES, neighbours_of, pick, turn_of

SETUP: dict[str, Any] = {
    "boxes": BOXES,
    "sections": ["quarry", "barracks", "temple", "harbor"],
    "cards": ["mayors", "rovers", "scouts"],
    "removed": "forest",
    "options": {"pieces_move_as_settlements": True},
}


def rich() -> dict[str, Any]:
    """A save in which every key of every box stands."""
    game = hexholm.new_game(players=3, seed=5, **SETUP)
    assert isinstance(game, KingdomBuilder)
    data, around = game.to_dict(), neighbours_of(game)
    grounds = {h["name"]: h["ground"] for h in game.board_data()["hexes"]}
    land = {name for name, ground in grounds.items() if ground in ("desert", "canyon", "forest")}
    lakes = [name for name, ground in grounds.items() if ground == "water"]
    hall = next(name for name in grounds if len({name, *around[name]} & land) == 7)
    spots = iter([name for name in grounds if name in land - {hall, *around[hall]}])
    tiles = [
        {"name": place["name"], "from": where, "ready": n % 2 == 0, "new": n % 4 == 1}
        for n, (where, place) in enumerate(game.view(None)["locations"].items())
    ]
    data["players"] = [
        {
            "settlements": [next(spots) for _ in range(8)],
            "warriors": [next(spots)],
            "wagon": next(spots),
            "ship": lakes[seat],
            "owed": 2,
            "owed_pieces": ["warrior"] if seat else [],
            "marks": [str(seat + 1), f"i.{seat + 1}"],
            "supply": 20,
            "numbers": 2,
            "gold": 9,
            "earned": {"rovers": 4},
            "hand": [["grass"], ["canyon", "desert"], ["swamp-canyon"]][seat],
            "tiles": tiles if seat == 0 else [],
            "lost": [tiles[0]["from"]] if seat == 1 else [],
            "nomads": [[{"name": "outpost", "ready": True}], [], []][seat],
        }
        for seat in range(3)
    ]
    data["players"][2]["city_hall"] = hall
    data |= {"walls": [next(spots)], "scouts": [next(spots)], "discards": {}, "log": []}
    data["removed"] = {"grass": 1}
    data["nomads"] = dict(list(data["nomads"].items())[:2])
    data["turn"] = {
        "left": 2,
        "due": 1,
        "due_pieces": ["warrior"],
        "begun": True,
        "built": True,
        "card": "grass",
        "spent": ["caves"],
        "extra_cards": 1,
        "roved": [0, 3],
        "line": data["players"][0]["settlements"][:1],
        "free": True,
        "tasks": [],
    }
    return data


RICH = rich()
ODD_VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 3, 41, 10**30, 1.0, 1.5, float("nan"), "", "a1", "i.a1", "grass", "7"),
    *([], ["a1"], ["a1", "a1"], [[]], [None], [1.0], [True], {}, {"a1": 1}, {"task": "silo"}),
)


def places(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in plain data; of a list its first and its last."""
    yield way
    if isinstance(data, dict):
        for key in data:
            yield from places(data[key], (*way, key))
    elif isinstance(data, list):
        for index in {0, len(data) - 1} if data else ():
            yield from places(data[index], (*way, index))


def changed(way: tuple[Any, ...], value: Any) -> Any:
    """The rich save with another value in one place."""
    data: Any = {"save": copy.deepcopy(RICH)}
    inner = data
    for key in ("save", *way)[:-1]:
        inner = inner[key]
    inner[("save", *way)[-1]] = copy.deepcopy(value)
    return data["save"]


def plays_on(game: hexholm.Game) -> None:
    """A position that was accepted can be saved, shown and played."""
    assert isinstance(game, KingdomBuilder)
    assert hexholm.load_game(game.to_dict()) == game
    again = hexholm.from_text(game.text())
    assert (again.legal_actions(), again.scores()) == (game.legal_actions(), game.scores())
    data = game.position()
    for seat, player in enumerate(data["players"]):
        number = len(player["settlements"]) + player["supply"] + player.get("owed", 0)
        number += len(player.get("marks", ()))
        number += data["turn"].get("due", 0) if seat == turn_of(data) else 0
        assert number <= 40
    game.view(0)
    game.why_not("build a1")
    rng = random.Random(1)
    for _ in range(6):
        if not game.over:
            game.play(pick(game, rng))
    assert hexholm.load_game(game.to_dict()) == game
    game.scores()


def one_line(error: ValueError) -> None:
    assert str(error)
    assert "\n" not in str(error)


def load(data: Any) -> None:
    """A game that plays on, or a SaveError of one line."""
    try:
        game = hexholm.load_game(data)
    except hexholm.SaveError as error:
        one_line(error)
    else:
        plays_on(game)


def test_the_rich_save_is_a_game() -> None:
    game = hexholm.load_game(RICH)
    assert isinstance(game, KingdomBuilder)
    for key in ("walls", "scouts", "nomads"):
        assert game.position()[key] == RICH[key]
    for player, given in zip(game.position()["players"], RICH["players"], strict=True):
        assert {key: player.get(key) for key in given} == {
            key: value or None if key not in ("tiles", "lost") else value
            for key, value in given.items()
        }
    plays_on(game)


@pytest.mark.parametrize("odd", ODD_VALUES, ids=repr)
def test_an_odd_value_anywhere_in_a_save_of_all_boxes(odd: Any) -> None:
    for way in places(RICH):
        load(changed(way, odd))


@pytest.mark.parametrize("task", sorted(KingdomBuilder.actions))
def test_any_task_in_any_state(task: str) -> None:
    """A task that cannot be is refused; one that can is finished."""
    own = RICH["players"][0]
    some = (own["settlements"][0], own["wagon"], own["ship"], "i.a1", None)
    notes = ("", "used", "build", "move", "grass", "swamp-canyon", "7,i.3", "odd")
    rng = random.Random(task)
    for seat, left, note in product((0, 1), (0, 1, 2, 99), notes):
        data = copy.deepcopy(RICH)
        lifted, origin, done = (rng.choice(some) for _ in range(3))
        state = {"task": task, "seat": seat, "left": left, "lifted": lifted, "from": origin}
        data["turn"]["tasks"] = [{**state, "done": [done] if done else [], "note": note}]
        data |= {"to_move": seat, "silo_step": task == "silo" and left < 3}
        data["turn"] |= {"seat": 0, "free": rng.random() < 0.3, "begun": rng.random() < 0.5}
        data["turn"]["extra_cards"] = 0
        load(data)


def test_any_two_tasks() -> None:
    """One task on top of another, as interrupts are, or as they never could be."""
    names = sorted(KingdomBuilder.actions)
    rng = random.Random(2)
    for _ in range(300):
        data = copy.deepcopy(RICH)
        one, two = rng.choice(names), rng.choice(names)
        data["turn"]["tasks"] = [{"task": one, "seat": 0}, {"task": two, "seat": rng.randrange(3)}]
        data["to_move"] = data["turn"]["tasks"][-1]["seat"]
        data["turn"] |= {"seat": 0}
        load(data)


def test_every_damaged_position_text_gives_a_save_error_or_a_game() -> None:
    text = hexholm.load_game(RICH).text()
    for i in range(len(text)):
        for damaged in (text[:i] + text[i + 1 :], text[:i] + "z" + text[i + 1 :], text[:i]):
            with suppress(hexholm.SaveError):
                hexholm.from_text(damaged)


@pytest.mark.parametrize(
    ("way", "value", "message"),
    [
        ("players/0/warriors", ["a1", "b1", "c1"], "player 0: warrior: a player has 2"),
        ("players/1/wagon", "z9", "player 1: wagon: there is no hex 'z9'"),
        ("players/1/ship", 3, "player 1: ship: there is no hex 3"),
        ("players/0/owed", -1, "player 0: owed must be a whole number, 0 or more, not -1"),
        ("players/0/owed", 30, "player 0: 41 settlements on the board and 20 in the supply"),
        ("players/1/owed_pieces", ["house"], "player 1: owed_pieces"),
        ("players/1/owed_pieces", ["warrior", "warrior"], "player 1: "),
        ("players/1/owed_pieces", ["wagon"], "player 1: "),
        ("players/1/owed_pieces", "ship", "player 1: owed_pieces"),
        ("turn/due_pieces", ["settlement"], "turn: due_pieces"),
        ("turn/due_pieces", ["ship"], "ship"),
        ("players/0/marks", ["21"], "player 0: marks: '21' isn’t a row"),
        ("players/0/numbers", 19, "numbers: together they are worth 18"),
        ("players/0/nomads", [{"name": "axe"}], "player 0: nomads: unknown tile 'axe'"),
        ("players/2/city_hall", "a1", "city_hall"),
        ("walls", 3, "walls must be a list, not 3"),
        ("scouts", ["i.a1", "i.b1", "i.c1"], "scouts: there are only 2"),
        ("silo_step", 1, "silo_step must be true or false"),
        ("silo_step", True, "silo_step: there is no silo left to use"),
        ("turn/seat", 3, "turn: seat must be a seat"),
        ("turn/due", 41, "turn: due"),
        ("turn/extra_cards", 2, "turn: extra_cards: 2 are more"),
        ("turn/roved", [4], "turn: roved: 4 isn’t a section"),
        ("turn/line", ["z9"], "turn: line: there is no hex 'z9'"),
        ("turn/card", "sea", "turn: card: there is no terrain 'sea'"),
        ("turn/tasks", [{"task": "barn", "seat": 1}], "belong to the seat to_move"),
        ("setup/tasks", ["idleness"], "set-up: tasks: 'idleness' is unknown; choose from: advance"),
        ("setup/nomads", {"a1": "sword"}, "set-up: nomads: 'a1' is unknown; choose from:"),
        ("setup/caves", ["a1"], "set-up: caves: a1 isn’t one of the possible places"),
        ("setup/capitols", ["a1"], "set-up: capitols: a1 isn’t one of the possible places"),
        (
            "setup/island",
            "tavern",
            "set-up: sections: 'tavern' is unknown; choose from: ropebridge",
        ),
        ("setup/removed", "swamp", "set-up: removed: 'swamp' is unknown; choose from: canyon"),
    ],
)
def test_saves(way: str, value: Any, message: str) -> None:
    path = tuple(int(key) if key.isdigit() else key for key in way.split("/"))
    data = changed(path, value)
    before = copy.deepcopy(data)
    with pytest.raises(hexholm.SaveError) as error:
        hexholm.load_game(data)
    assert message in str(error.value)
    one_line(error.value)
    assert data == before


@pytest.mark.parametrize(
    "odd", [value for value in ODD_VALUES if value not in (None, [], {})], ids=repr
)
def test_odd_set_ups(odd: Any) -> None:
    for key in ("tasks", "island", "capitols", "caves", "nomads", "removed"):
        set_up_with(key, odd)


@pytest.mark.parametrize(("key", "none"), [("capitols", []), ("caves", []), ("nomads", {})])
def test_a_set_up_without_any(key: str, none: Any) -> None:
    """S-Q1, S-Q2: they may be left out, and then they stay out."""
    set_up_with(key, none)


def set_up_with(key: str, odd: Any) -> None:
    try:
        game = hexholm.new_game(seed=5, **SETUP | {key: odd})
    except hexholm.SetupError as error:
        one_line(error)
    else:
        assert hexholm.load_game(game.to_dict()) == game

"""A game looked at afterwards: `hexholm.advice.rate` and `hexholm analyse`."""

import json
import random
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import hexholm
from hexholm import advice
from hexholm.advice.words import brief, sentences
from hexholm.bots.search import playing_out
from hexholm.bots.search import turns as search_turns
from hexholm.cli import main
from hexholm.game import Action
from hexholm.texts import Message
from tests.bots.test_advice import BOXES, in_play, two_turns

Capture = pytest.CaptureFixture[str]


def finished(name: str = "kingdom-builder", seed: int = 3, **setup: Any) -> hexholm.Game:
    """A game played to its end, always the first legal action."""
    game = hexholm.new_game(name, seed=seed, **setup)
    while not game.over:
        game.play(game.options[0])
    return game


@pytest.mark.parametrize(
    ("name", "setup"),
    [
        ("kingdom-builder", {"players": 2}),
        ("kingdom-builder", {"players": 4, "boxes": BOXES}),
        ("winter-kingdom", {"players": 3}),
    ],
)
def test_the_turns_of_a_game_are_its_log(name: str, setup: dict[str, Any]) -> None:
    game = finished(name, **setup)
    log: list[str] = []
    for turn, before in advice.turns(game):
        assert turn.start == len(log)
        assert before.log == log
        assert before.player == turn.seat
        log += map(str, turn.actions)
    assert log == game.log
    numbers = [turn.number for turn in advice.played(game)]
    assert numbers == sorted(numbers)
    assert numbers[-1] == game.log.count("end") or "winter" in name or "boxes" in setup


def test_the_turns_of_a_game_that_began_in_the_middle() -> None:
    start = in_play("kingdom-builder", 3).imagine(0, random.Random(1))
    game = start.copy()
    while not game.over:
        game.play(game.options[0])
    turns = advice.played(game)
    assert turns[0].start == len(start.log)
    assert [str(action) for turn in turns for action in turn.actions] == game.log[len(start.log) :]


def after(*actions: str) -> hexholm.Game:
    """The position in which ending the game wins, played on."""
    game = two_turns()
    for action in actions:
        game.play(action)
    return game


def test_a_mistake_is_marked() -> None:
    game = after("build d3", "build e3", "build f3", "end")
    (played, before), *_ = advice.turns(game)
    rated = advice.rate(before, played, 0.1)
    assert rated.mark == "??"
    assert rated.loss > 0.8
    assert "build g10" in [str(action) for action in rated.best.actions]
    assert advice.turning_points([rated]) == [rated]
    assert json.loads(json.dumps(rated.to_dict()))["best"]["win"] == 1


def test_the_only_good_turn_is_marked_too() -> None:
    game = after("use farm", "build g10", "build d3", "build e3", "build f3", "end")
    (played, before), *_ = advice.turns(game)
    rated = advice.rate(before, played, 0.1)
    assert rated.mark == "!"
    assert rated.loss == 0
    assert rated.best == rated.done
    assert advice.turning_points([rated]) == []
    assert rated.to_dict()["best"] is None


def test_turning_points_are_few_and_in_order() -> None:
    game = finished()
    rated = [advice.rate(b, t, 0.02) for t, b in list(advice.turns(game))[:4]]
    points = advice.turning_points(rated, most=2)
    assert len(points) <= 2
    assert [p.played.start for p in points] == sorted(p.played.start for p in points)


def test_a_rating_is_the_same_on_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the clock says: here an hour passes whenever somebody looks at it."""
    record = json.loads(json.dumps(finished().record()))
    quiet, busy = (list(advice.turns(hexholm.replay(record)))[2::5] for _ in range(2))
    ratings = [advice.rate(before, turn, 0.05).to_dict() for turn, before in quiet]
    hours = count(step=3600.0)
    for module in (search_turns, playing_out):
        monkeypatch.setattr(module, "monotonic", lambda: next(hours))
    assert [advice.rate(before, turn, 0.05).to_dict() for turn, before in busy] == ratings
    assert len(ratings) > 2


def test_most_turns_of_random_play_get_a_mark() -> None:
    """Every fifth turn of ten games, with little work."""
    marks: list[str] = []
    for seed in range(10):
        game, rng = hexholm.new_game(players=2, seed=seed), random.Random(seed)
        while not game.over:
            game.play(game.options.pick(rng.random()))
        turns = list(advice.turns(game))[::5]
        marks += [advice.rate(before, turn, 0.02).mark for turn, before in turns]
    assert sum(mark.startswith("?") for mark in marks) > 0.5 * len(marks) > 20


def test_a_difference_within_its_noise_gets_no_mark() -> None:
    """It is called uncertain if it might have got one."""
    played, before = next(advice.turns(after("build d3", "build e3", "build f3", "end")))
    rated = advice.rate(before, played, 0.1)
    sure = replace(rated, mark="")
    noisy = replace(sure, done=replace(rated.done, as_good=True))
    assert (sure.uncertain, noisy.uncertain) == (False, True)
    assert (noisy.loss, noisy.gold_loss) == (0, 0)
    alike = replace(noisy, done=replace(noisy.done, behind=0.01, gold_behind=0.1))
    assert not alike.uncertain


def test_words() -> None:
    turn = ["build c4", "build c5", "use farm", "build d7", "use barn", "take a1", "put b2", "end"]
    assert brief([Action.parse(action) for action in turn]) == "Build c4, c5; Farm d7; Barn a1 → b2"
    assert brief([Action("fort", "c4"), Action("buy", "mine")]) == "Build c4 (fort); Buy Mine"
    assert brief([Action("choose", "new")]) == "Give up the new tile"
    assert brief([Action("end")]) == "End the turn"
    facts = [
        Message("fact-takes", {"tile": "oasis"}),
        Message("fact-earns-castles fact-earns-any", {"card": "castles", "n": 3}),
        Message("fact-earns-knights fact-earns-any", {"card": "knights", "n": 4}),
        Message("fact-denies", {"seat": 1, "card": "lords", "n": 6}),
        Message("fact-shut-location", {"seats": [1, 2], "n": 2, "tile": "farm"}),
    ]
    assert sentences(facts, ["Ada", "Ben", "Cleo"], "kingdom-builder") == (
        "Takes an Oasis tile. Touches a castle. Brings 4 gold at once from Knights. "
        "Costs Ben about 6 gold from Lords. Ben and Cleo can no longer get a Farm tile there."
    )


# --- the command ---------------------------------------------------------------------------------


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A short game: the position in which ending the game wins, and it was not ended."""
    game = after("build d3", "build e3", "build f3", "end")
    while not game.over:
        game.play(game.options[0])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game.record()))
    return str(path)


def test_analyse_prints_the_turning_points(record: str, capsys: Capture) -> None:
    assert main(["analyse", record, "--work", "0.1"]) == 0
    out = capsys.readouterr().out
    assert "Win chance after each of 3 turns" in out
    assert "turn 1, Player 2 ?? win chance 100%" in out
    assert ", lead −" in out
    assert "played  Build d3, e3, f3\n" in out
    assert "Farm g10" in out
    assert "why     Ends the game." in out
    assert "Costs Player 1 about 6 gold from Castles." in out


def test_analyse_as_json_and_for_one_seat(record: str, capsys: Capture) -> None:
    assert main(["analyse", record, "--work", "0.1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [turn["seat"] for turn in found["turns"]] == [1, 0, 1]
    assert found["over"] is True
    assert main(["analyse", record, "--work", "0.01", "--seat", "1", "--json"]) == 0
    assert [turn["seat"] for turn in json.loads(capsys.readouterr().out)["turns"]] == [0]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda data: {**data, "log": ["build a1"]}, "action 1 of the log, build a1"),
        (lambda data: {**data, "log": []}, "has no turns"),
        (lambda data: {**data, "format": "chess"}, "isn’t a saved game of hexholm"),
    ],
)
def test_a_broken_record_gets_one_line(
    record: str, change: Any, complaint: str, capsys: Capture
) -> None:
    path = Path(record)
    path.write_text(json.dumps(change(json.loads(path.read_text()))))
    assert main(["analyse", record]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert complaint in error


def test_a_seat_that_is_not_there(record: str, capsys: Capture) -> None:
    assert main(["analyse", record, "--seat", "3"]) == 2
    assert capsys.readouterr().err == "hexholm: there is no seat 3; the seats are 1 to 2\n"

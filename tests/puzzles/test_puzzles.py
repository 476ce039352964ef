"""Puzzles: every one can be played, and its solution is found again by advice with fixed work."""

from datetime import date, timedelta
from functools import partial
from pathlib import Path

import pytest

from hexholm.bots.search.outcomes import reach
from hexholm.cli import main
from hexholm.game import END, Action
from hexholm.puzzles import (
    Puzzle,
    PuzzleError,
    judging,
    making,
    of_the_day,
    puzzles,
    read,
    read_lines,
)
from hexholm.puzzles.judging import Round, is_found, is_variant, play_round, verdict
from hexholm.puzzles.mining import GAP, KEPT, TEMPTING, mine
from hexholm.puzzles.sets import sets
from hexholm.table.core.puzzles import Solver, answer, solution
from hexholm.table.core.refusal import Refusal
from hexholm.texts import languages, speaker

Capture = pytest.CaptureFixture[str]
ALL = puzzles()
ONE = next(iter(ALL.values()))
QUICK = (0.05, 0.25)
"""The work by which advice looks for a solution first: the least finds three of four."""
SMALL = 400_000
each_puzzle = pytest.mark.parametrize("puzzle", ALL.values(), ids=list(ALL))


@each_puzzle
def test_all_turns_of_a_puzzle_can_be_played_to_their_end(puzzle: Puzzle) -> None:
    game = puzzle.start()
    assert game.name == puzzle.game
    assert game.text() == puzzle.position
    assert game.player is not None
    for turn in (puzzle.best, *puzzle.others):
        assert reach(game, game.player, turn.actions).whole
        assert turn.actions[-1] == END


@each_puzzle
def test_the_others_tempt_and_are_clearly_worse(puzzle: Puzzle) -> None:
    assert TEMPTING <= len(puzzle.others) <= KEPT
    assert (puzzle.best.behind, puzzle.best.gold_behind) == (0, 0)
    for other in puzzle.others:
        assert other.gold_behind >= GAP
        assert other.behind >= 0
        assert not is_variant(other.actions, puzzle.best.actions)


@each_puzzle
def test_the_solution_is_explained_in_every_language(puzzle: Puzzle) -> None:
    assert puzzle.facts
    for language in languages():
        for id_, args in puzzle.facts:
            told = speaker(language, puzzle.game).say(
                id_, **{"names": ["Ada"], "name": "Ada", "person": "other", **args}
            )
            assert " " in told
            assert "fact-" not in told


@pytest.mark.parametrize("puzzle", list(ALL.values())[::4], ids=list(ALL)[::4])
def test_a_solution_is_found_again(puzzle: Puzzle) -> None:
    """One in four of each set; if it isn't, `hexholm puzzles check` looks for all of them."""
    assert any(is_found(puzzle, work) for work in QUICK) or is_found(puzzle)


def test_puzzles_are_small_and_of_known_sets() -> None:
    assert {puzzle.set for puzzle in ALL.values()} <= set(sets())
    assert sum(len(str(puzzle.to_dict())) for puzzle in ALL.values()) < SMALL
    assert all(read(puzzle.to_dict()) == puzzle for puzzle in ALL.values())


def test_every_day_has_its_puzzle_and_all_come_before_one_comes_again() -> None:
    names = [f"base-1-{number}" for number in range(30)]
    first = date(2026, 1, 1) + timedelta(60)
    lap = [of_the_day(first + timedelta(days), names) for days in range(30)]
    assert sorted(lap) == sorted(names)
    assert lap != [of_the_day(first + timedelta(30 + days), names) for days in range(30)]
    assert of_the_day(first, list(reversed(names))) == lap[0]


def test_a_line_that_is_no_puzzle() -> None:
    with pytest.raises(PuzzleError, match=r"^Line 2 of my\.jsonl isn’t a puzzle"):
        list(read_lines([_line(ONE), "{}"], "my.jsonl"))


def _line(puzzle: Puzzle) -> str:
    import json

    return json.dumps(puzzle.to_dict())


# --- somebody at a puzzle -------------------------------------------------------------------------


def test_a_turn_is_played_taken_back_and_ended() -> None:
    turn = list(map(str, ONE.best.actions))
    told = answer(ONE.name, [], {"type": "hello"})
    assert told["messages"][0]["type"] == "state"
    assert not told["over"]
    for action in [turn[0], "back", *turn]:
        message = {"type": "undo"} if action == "back" else {"type": "play", "action": action}
        told = answer(ONE.name, told["done"], message)
        assert told["messages"][-1]["type"] == "state"
    assert told["over"]
    solver = Solver(ONE, told["done"])
    assert solver.played == turn
    refused = solver.hear({"type": "play", "action": "end"})[0]
    assert refused["type"] == "refused"
    assert "solution" in refused["text"]


def test_nothing_to_take_back() -> None:
    assert Solver(ONE).hear({"type": "undo"})[0]["text"] == "The puzzle begins here."


def test_an_illegal_click_is_explained() -> None:
    reason = Solver(ONE).hear({"type": "why", "action": "build a99"})[0]["reason"]
    assert " " in reason["text"]


def test_the_solution_and_an_unknown_puzzle() -> None:
    assert solution(ONE.name)["best"]["actions"] == list(map(str, ONE.best.actions))
    with pytest.raises(Refusal):
        solution("nothing")


# --- making and checking --------------------------------------------------------------------------


def test_making_goes_on_after_the_last_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(name: str, seed: int, number: int) -> Puzzle | None:
        stars = 1 + number % 3
        return ONE._replace(name=f"{name}-{seed}-{number}", stars=stars) if number % 2 else None

    monkeypatch.setattr(making, "mine", found)
    some = list(making.make("base", 7, 4))
    assert [puzzle.name for puzzle in some] == ["base-7-1", "base-7-3", "base-7-5", "base-7-7"]
    more = list(making.make("base", 7, 6, some))
    assert [puzzle.name for puzzle in more] == ["base-7-9", "base-7-11"]


def test_mining_is_a_matter_of_the_seed_alone() -> None:
    """The game that a shipped puzzle comes from gives the same puzzle again."""
    name, seed, number = ONE.name.rsplit("-", 2)
    assert mine(name, int(seed), int(number)) == ONE


def test_the_commands(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "is_found", partial(is_found, work=QUICK[0]))
    monkeypatch.setattr(making, "mine", lambda name, *_: ONE._replace(name=f"{name}-1-0"))
    folder = str(tmp_path)
    assert main(["puzzles", "make", "base", "--wanted", "1", "--folder", folder]) == 0
    assert capsys.readouterr().out.startswith("base-1-0  ")
    file = tmp_path / "base.jsonl"
    assert main(["puzzles", "check", str(file)]) == 0
    assert capsys.readouterr().out == "1 solution found again.\n"
    wrong = ONE._replace(best=ONE.best._replace(actions=(Action("build", "a1"), END)))
    file.write_text(_line(wrong) + "\n", encoding="utf-8")
    assert main(["puzzles", "check", str(file)]) != 0
    assert ONE.name in capsys.readouterr().err
    assert main(["puzzles", "make", "nothing"]) != 0
    assert "choose from: base" in capsys.readouterr().err
    assert main(["puzzles", "check", str(tmp_path / "none.jsonl")]) != 0


# --- verdicts -------------------------------------------------------------------------------------


def a_round(*pairs: tuple[int, int], known: tuple[float, float] | None = None) -> Round:
    """By future how far ahead one is after the turn, and after the best one."""
    mine, best = ([[60, 60 - pair[which]] for pair in pairs] for which in (0, 1))
    return Round(0, mine, best, list(known or ()))


@pytest.mark.parametrize(
    ("rounds", "win", "lost"),
    [
        ([a_round(*[(2, 6)] * 16, *[(-2, 2)] * 4)] * 5, 0.797, (0.2, 4.0)),
        ([a_round(*[(2, 2)] * 40, *[(2, 5)] * 10)] * 5, 0.998, (0, 0)),  # surely, but little
        ([a_round((2, -7), (-6, 2))] * 5, 0.5, (0, 0)),  # may be chance
        ([a_round(*[(4, 2)] * 20)] * 5, 0.995, (0, 0)),  # even better
        ([a_round((5, 6), known=(1.0, 1.0))], 1.0, (0, 1.0)),
        ([a_round((-1, 6), known=(0.0, 1.0))], 0.0, (1.0, 7.0)),
    ],
    ids=["worse", "little", "chance", "better", "the end of the game", "lost at the end"],
)
def test_what_a_verdict_says(rounds: list[Round], win: float, lost: tuple[float, float]) -> None:
    found = verdict(ONE, ONE.best.actions, rounds)
    assert (found.behind, found.gold_behind) == lost
    assert (found.gold, found.win) == (60.0, win)


def test_a_round_compares_a_turn_with_the_best_one() -> None:
    same = play_round(ONE, ONE.best.actions, 0)
    assert same.mine == same.best
    worse = [play_round(ONE, ONE.others[-1].actions, number) for number in range(2)]
    assert worse[0] != worse[1]
    assert verdict(ONE, ONE.others[-1].actions, worse).gold_behind > 0

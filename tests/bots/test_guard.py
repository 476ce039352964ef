"""A bot that crashes, hangs or answers illegally loses its turn to the easy one."""

import logging
import random
import signal
import threading
from typing import Any

import pytest

import hexholm
from hexholm.arena import play_game, play_turns, simulate
from hexholm.bots import Bot, Sight, guard, make_bot
from hexholm.bots.guard import STAND_IN, Guarded, Lapse, Watch
from hexholm.game import Action, Game
from hexholm.kingdom import KingdomBuilder
from tests.table.bad_bots import Babble, Bad, Cheat, Crash, Hang, Quit, Speak

SEED = 5


@pytest.fixture(autouse=True)
def untold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every failure is news."""
    monkeypatch.setattr(guard, "_TOLD", set())


def new() -> Game:
    return hexholm.new_game(players=2, seed=SEED)


def against_random(bot: Bot) -> list[Bot]:
    return [make_bot("random", seed=1), bot]


class Faltering(Bad):
    """Fails in its second turn, and counts how often it is asked."""

    name = "faltering"

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.asked: list[int] = []

    def choose(self, sight: Sight) -> Action:
        turn = sum(entry == "end" for entry in sight.view()["log"])
        self.asked.append(turn)
        if turn == 3:
            raise ValueError("no\nidea")
        return sight.options[0]


class Stubborn(Bad):
    """Never answers, and thinks in Python."""

    def choose(self, sight: Sight) -> Action:
        number = 0
        while True:
            number += 1


class Nested(Bad):
    """Lets other bots play a game before it hangs."""

    def choose(self, sight: Sight) -> Action:
        randoms = [make_bot("random", seed=seat) for seat in range(2)]
        play_game(sight.imagine(self.rng), randoms)
        return Hang(self.rng).choose(sight)


class WrongInside(Bad):
    """Plays illegally on a game that it imagines."""

    def choose(self, sight: Sight) -> Action:
        sight.imagine(self.rng).play("build z99")
        return sight.options[0]


class Mixed(Bad):
    """Something that looks like an action."""

    def choose(self, sight: Sight) -> Any:
        return Action("build", 7)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        (Crash, "crashed: RuntimeError: I do not feel like it (bad_bots.py, line "),
        (Quit, "crashed: SystemExit: no more of this (bad_bots.py, line "),
        (Cheat, "illegal: build z99: "),
        (Babble, "illegal: ['end'] isn’t an action"),
        (Mixed, "illegal: <build 7> isn’t an action"),
        (WrongInside, "crashed: IllegalAction: build z99: "),
    ],
)
def test_every_turn_is_lost(kind: type[Any], why: str, caplog: pytest.LogCaptureFixture) -> None:
    game = new()
    with caplog.at_level(logging.INFO, "hexholm.bots"):
        played = play_turns(game, against_random(kind(random.Random(1))))
    assert game.over
    assert [(lapse.seat, lapse.turn) for lapse in played.lapses] == [
        (1, turn) for turn in range(2, played.turns + 1, 2)
    ]
    assert all(lapse.why.startswith(why) for lapse in played.lapses)
    lines = [record for record in caplog.records if record.name == "hexholm.bots"]
    assert len(lines) == len(played.lapses)
    assert lines[0].getMessage() == (
        f"bot bad on seat 1: {played.lapses[0].why}; easy plays this turn"
    )
    assert [line.levelname for line in lines[:3]] == ["WARNING", "INFO", "INFO"]


@pytest.mark.parametrize("kind", [Hang, Stubborn, Nested])
def test_a_bot_that_hangs_is_stopped(kind: type[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "LONGEST", 0.5)
    game = new()
    played = play_turns(game, against_random(kind(random.Random(1))))
    assert game.over
    assert {lapse.why for lapse in played.lapses} == {"too slow: no action within 0.5 s"}
    seats = [lapse.seat for lapse in played.lapses]
    assert max(map(seats.count, range(2))) == played.turns // 2
    assert signal.getsignal(signal.SIGALRM) == signal.SIG_DFL
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_the_limit_follows_from_the_time_given() -> None:
    assert guard.patience(None) == guard.LONGEST
    assert guard.patience(2) == 20
    assert guard.patience(0.01) == 1


def test_bots_are_told_their_time() -> None:
    told = set()

    class Listener(Bad):
        def choose(self, sight: Sight) -> Action:
            told.add(sight.seconds)
            return sight.options[0]

    play_game(new(), against_random(Listener(random.Random(1))), seconds=1.5)
    play_game(new(), against_random(Listener(random.Random(1))))
    assert told == {1.5, None}


def test_only_the_turn_is_lost() -> None:
    bot = Faltering(random.Random(1))
    played = play_turns(new(), against_random(bot))
    assert [(lapse.seat, lapse.turn) for lapse in played.lapses] == [(1, 4)]
    assert played.lapses[0].why.startswith("crashed: ValueError: no idea (test_guard.py, line ")
    assert bot.asked.count(3) == 1  # the rest of that turn was the easy one's
    assert bot.asked.count(1) > 1
    assert max(bot.asked) > 3


def test_the_easy_bot_stands_in() -> None:
    sight = Sight(new(), 0)
    assert Guarded(Crash(random.Random(1))).choose(sight) == make_bot(STAND_IN, seed=1).choose(
        sight
    )


def test_a_guarded_bot_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "LONGEST", 0.1)
    game = new()
    sight, bot = Sight(game, 0), Guarded(Faltering(random.Random(1)))
    assert bot.choose(sight) == sight.options[0]
    assert not bot.lost
    hanging = Guarded(Hang(random.Random(1)))
    assert hanging.choose(sight) in sight.options
    assert hanging.lapses == [Lapse(0, 1, "too slow: no action within 0.1 s")]
    assert hanging.lost
    hanging.turn += 1
    assert not hanging.lost


def test_a_text_is_an_answer() -> None:
    game = new()
    assert play_turns(game, against_random(Speak(random.Random(1)))).lapses == []
    sight = Sight(new(), 0)
    assert Guarded(Speak(random.Random(1))).choose(sight) == sight.options[0]


def test_when_the_easy_bot_fails_too(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(guard, "make_bot", lambda name, seed: Cheat(random.Random(seed)))
    game = new()
    played = play_turns(game, against_random(Crash(random.Random(1))))
    assert game.over
    assert len(played.lapses) == played.turns // 2
    first = next(line for line in caplog.messages if line.startswith("bot easy"))
    assert first.startswith("bot easy on seat 1: illegal: build z99: ")
    assert first.endswith("; it takes any action")


def test_the_users_interrupt_ends_the_game() -> None:
    class Interrupted(Bad):
        def choose(self, sight: Sight) -> Action:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_game(new(), against_random(Interrupted(random.Random(1))))
    with pytest.raises(KeyboardInterrupt):
        Guarded(Interrupted(random.Random(1))).choose(Sight(new(), 0))
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_a_fault_of_the_engine_is_not_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_game: KingdomBuilder, _action: Action) -> None:
        raise RuntimeError("the engine is broken")

    game = new()
    monkeypatch.setattr(KingdomBuilder, "play", broken)
    with pytest.raises(RuntimeError, match="the engine is broken"):
        play_game(game, against_random(make_bot("random", seed=2)))


def test_in_another_thread() -> None:
    """No timer there, but crashes are still caught."""
    turns: list[int] = []

    def play() -> None:
        turns.append(len(play_turns(new(), against_random(Crash(random.Random(1)))).lapses))

    thread = threading.Thread(target=play)
    thread.start()
    thread.join()
    assert turns[0] > 1


def test_a_timer_of_somebody_else_is_left_alone() -> None:
    rung = []
    signal.signal(signal.SIGALRM, lambda *_: rung.append(1))
    try:
        with Watch(0) as watch:
            watch.is_thinking = True
            signal.raise_signal(signal.SIGALRM)
        assert rung == [1]
    finally:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)


@pytest.mark.parametrize("jobs", [1, 2])
def test_lapses_are_in_the_records(jobs: int) -> None:
    bots = ["tests.table.bad_bots:Cheat", "random"]
    results = simulate(2, bots=bots, seed=3, jobs=jobs)
    for seat, record in enumerate(results.records):
        assert record["bots"][seat] == bots[0]
        assert {lapse["seat"] for lapse in record["lapses"]} == {seat}
        assert record["lapses"][0]["turn"] == seat + 1
        assert record["lapses"][0]["why"].startswith("illegal: build z99: ")
        assert hexholm.replay(record).scores() == record["scores"]
    assert "lapses" not in simulate(1, bots=["random"], seed=3).records[0]

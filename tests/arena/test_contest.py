"""Contests: the same deals in all seatings, what came of them, and going on where one stopped."""

import json
import math
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import hexholm
from hexholm.arena import Comparison, Contest, WorkerError, wilson
from hexholm.arena.contest import line_ups, seatings
from hexholm.arena.match import Arrangement
from hexholm.arena.ratings import Ratings
from hexholm.arena.standings import Scoreboard
from hexholm.arena.statistics import Mean, Z
from hexholm.arena.workers import in_processes
from tests.hearing import hear_control_c

Record = dict[str, Any]

PAIR = Contest.between(["greedy", "random"], 6, seed=3)


def read(path: Path) -> list[Record]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def untimed(records: list[Record]) -> list[Record]:
    return [{key: value for key, value in record.items() if key != "seconds"} for record in records]


# --- who sits where --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "players", "ways"),
    [
        ("ab", 2, ["ab"]),
        ("ab", 4, ["aabb"]),
        ("ab", 3, ["aab", "abb"]),
        ("abc", 4, ["aabc", "abbc", "abcc"]),
        ("a", 3, ["aaa"]),
        ("aab", 3, ["aab"]),
    ],
)
def test_bots_fill_the_seats_evenly_or_in_all_ways(
    bots: str, players: int, ways: list[str]
) -> None:
    assert line_ups(bots, players) == [tuple(way) for way in ways]


@pytest.mark.parametrize(("line_up", "number"), [("ab", 2), ("aabb", 6), ("abc", 6), ("aaa", 1)])
def test_all_seatings_are_different(line_up: str, number: int) -> None:
    found = seatings(tuple(line_up))
    assert all(sorted(seating) == list(range(len(line_up))) for seating in found)
    assert len({"".join(line_up[i] for i in seating) for seating in found}) == number == len(found)


def test_games_are_rounded_up_to_whole_deals_of_all_line_ups() -> None:
    def size(bots: str, games: int, players: int) -> tuple[int, int]:
        contest = Contest.between(list(bots), games, players)
        return contest.games, contest.deals

    assert size("ab", 400, 2) == (400, 200)
    assert size("ab", 401, 2) == (402, 201)
    assert size("ab", 1, 4) == (6, 1)
    assert size("ab", 7, 3) == (12, 4)  # aab and abb, three seatings each


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("ab", 3), ("ab", 4), ("abc", 5)])
def test_every_bot_sits_everywhere_as_often(bots: str, players: int) -> None:
    contest = Contest.between(list(bots), 1, players)
    fixtures = [contest.fixture(number) for number in range(contest.games)]
    sat = Counter((bot, seat) for fixture in fixtures for seat, bot in enumerate(fixture.bots))
    assert len(sat) == len(bots) * players
    assert len(set(sat.values())) == 1
    marks = [(fixture.marks["deal"], fixture.marks["seating"]) for fixture in fixtures]
    assert marks == sorted(set(marks))


def test_a_deal_is_the_same_land_and_deck_in_all_seatings(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    Comparison(PAIR, out).play()
    records = read(out)
    setups = [json.dumps(record["setup"]) for record in records]
    assert setups[0::2] == setups[1::2]
    assert len(set(setups)) == 3
    assert [record["bots"] for record in records[:2]] == [
        ["greedy", "random"],
        ["random", "greedy"],
    ]
    for record in records:
        assert hexholm.replay(record).scores() == record["scores"]
        assert [len(turns) for turns in record["seconds"]] == [record["turns"] / 2] * 2
        assert min(map(min, record["seconds"])) >= 0


def test_a_bot_has_the_same_random_numbers_in_all_seatings_of_a_deal() -> None:
    contest = Contest.between(["random", "greedy"], 2)
    (one, other) = (contest.fixture(number) for number in (0, 1))
    assert dict(zip(one.bots, one.places, strict=True)) == {"random": 0, "greedy": 1}
    assert dict(zip(other.bots, other.places, strict=True)) == {"random": 0, "greedy": 1}
    assert one.deal == other.deal


@pytest.mark.parametrize(
    "setup", [{"preset": "everything"}, {"game": "winter-kingdom", "twist": "hospitality"}]
)
def test_contests_of_any_set_up(setup: Arrangement, tmp_path: Path) -> None:
    contest = Contest.between(["greedy", "random"], 6, 3, seed=1, **setup)
    standings = Comparison(contest, tmp_path / "games.jsonl").play(jobs=2)
    assert standings.games == 6
    for record in read(tmp_path / "games.jsonl"):
        assert hexholm.replay(record).scores() == record["scores"]


# --- what is counted -------------------------------------------------------------------------


def record(deal: int, bots: str, totals: list[int], **more: Any) -> Record:
    best = max(totals)
    return {
        "bots": bots.split(),
        "deal": deal,
        "scores": [{"miners": total - 3, "castles": 3, "total": total} for total in totals],
        "winners": [seat for seat, total in enumerate(totals) if total == best],
        "turns": 10 * len(totals),
        "seconds": [[0.001 * total] * 2 for total in totals],
        **more,
    }


def test_a_scoreboard_counts_wins_duels_times_and_lapses() -> None:
    board = Scoreboard(["a", "b"], 3)
    board.add(record(0, "a a b", [10, 30, 20], lapses=[{"seat": 2, "turn": 4, "why": "crashed"}]))
    board.add(record(1, "b a b", [40, 40, 20]))
    standings = board.standings()
    a, b = standings.bots
    assert (standings.games, standings.deals, standings.players) == (2, 2, 3)
    assert (a.name, a.won.value, a.seats.games, a.seats.wins) == ("a", 0.75, 3, 1.5)
    assert (b.name, b.won.value, b.seats.games, b.seats.wins) == ("b", 0.25, 3, 0.5)
    assert a.seats.total.value == pytest.approx(80 / 3)
    assert a.seats.gold["castles"].value == 3
    (duel,) = standings.duels
    assert (duel.one, duel.other) == ("a", "b")
    assert duel.ahead.value == pytest.approx((1 / 2 + 3 / 4) / 2)
    assert a.thinking is not None
    assert a.thinking.mean == pytest.approx(0.08 / 3)
    assert a.thinking.longest == pytest.approx(0.04)
    assert (a.seats.lapses, b.seats.lapses) == (0, 1)
    data = json.loads(json.dumps(standings.data(), allow_nan=False))
    assert [bot["name"] for bot in data["bots"]] == ["a", "b"]
    assert data["duels"][0]["ahead"]["value"] == duel.ahead.value


def test_nineteen_of_twenty_turns_are_no_longer() -> None:
    board = Scoreboard(["a"], 2)
    turns = [n / 1000 for n in range(1, 101)]
    board.add({**record(0, "a a", [1, 2]), "seconds": [turns[:50], turns[50:]]})
    thinking = board.standings().bots[0].thinking
    assert thinking is not None
    assert (thinking.most, thinking.longest) == (0.095, 0.1)


def outcomes(kind: str, deals: int = 300, seed: int = 1) -> list[tuple[float, float]]:
    """Of pairs of games what the first bot won, if it wins six of ten."""
    rng = random.Random(seed)
    found = []
    for _ in range(deals):
        first, second = (float(rng.random() < 0.6) for _ in range(2))
        if kind == "the deal decides" and rng.random() < 0.8:
            second = first
        if kind == "the seat decides" and rng.random() < 0.8:
            second = 1 - first
        found.append((first, second))
    return found


@pytest.mark.parametrize(
    ("kind", "effect"),
    [
        ("independent", (0.85, 1.15)),
        ("the deal decides", (1.5, 2)),
        ("the seat decides", (0.1, 0.6)),
    ],
)
def test_the_interval_of_a_share_agrees_with_a_bootstrap(
    kind: str, effect: tuple[float, float]
) -> None:
    deals = outcomes(kind)
    share, totals = Mean(), Mean()
    for number, games in enumerate(deals):
        for won in games:
            share.add(won, number)
            totals.add(30 + 20 * won, number)
    low, high = effect
    assert low < share.design_effect() < high
    rng = random.Random(2)
    again = sorted(
        sum(map(sum, rng.choices(deals, k=len(deals)))) / (2 * len(deals)) for _ in range(4000)
    )
    estimate, mean = share.share(), totals.estimate()
    assert estimate.low == pytest.approx(again[100], abs=0.006)
    assert estimate.high == pytest.approx(again[-100], abs=0.006)
    assert (mean.low - 30) / 20 == pytest.approx(again[100], abs=0.006)
    assert (mean.high - 30) / 20 == pytest.approx(again[-100], abs=0.006)


def test_ungrouped_values_stand_for_themselves() -> None:
    share = Mean()
    for won in (1, 1, 0.5, 0, 1):
        share.add(won)
    assert share.share() == wilson(3.5, 5)


def test_groups_of_different_sizes_and_of_one() -> None:
    mean = Mean()
    mean.add(4, 1)
    mean.add(6, 1)
    assert mean.estimate().value == 5
    assert math.isnan(mean.estimate().low)  # two values of one deal say nothing of the next
    mean.add(11, 2)
    estimate = mean.estimate()
    assert estimate.value == 7
    assert estimate.high - 7 == pytest.approx(Z * math.sqrt(2 * ((10 - 14) ** 2 + 4**2)) / 3)


def test_a_few_deals_without_any_spread_do_not_prove_much() -> None:
    share = Mean()
    for deal in range(3):
        share.add(1, deal)
        share.add(0, deal)
    estimate = share.share()
    assert estimate.value == 0.5
    assert estimate.high - estimate.low > 0.5


def test_ratings_follow_the_results() -> None:
    ratings = Ratings()
    assert ratings["new"] == pytest.approx((25, 25 / 3))
    for number in range(200):
        ratings.add(["strong", "weak"], [40, 30] if number % 4 else [30, 40])
    assert ratings["strong"].mu > 25 > ratings["weak"].mu
    assert ratings["strong"].sigma < 2


def test_a_bot_on_two_seats_learns_from_both() -> None:
    once, twice, turned = Ratings(), Ratings(), Ratings()
    once.add(["a", "x", "b", "y"], [4, 3, 2, 1])
    twice.add(["a", "a", "b", "b"], [4, 3, 2, 1])
    turned.add(["b", "a", "b", "a"], [1, 3, 2, 4])
    assert twice["a"].mu > once["a"].mu > 25 > once["b"].mu > twice["b"].mu
    assert twice["a"].sigma < once["a"].sigma
    assert turned["a"] == pytest.approx(twice["a"])
    level = Ratings()
    level.add(["a", "b", "b", "a"], [7, 7, 7, 7])
    assert level["a"].mu == pytest.approx(25)


# --- a file that grows -----------------------------------------------------------------------


def test_any_number_of_processes_gives_the_same_games(tmp_path: Path) -> None:
    one, two = tmp_path / "1.jsonl", tmp_path / "2.jsonl"
    alone, together = Comparison(PAIR, one).play(), Comparison(PAIR, two).play(jobs=3)
    assert untimed(read(one)) == untimed(read(two))
    assert alone.duels == together.duels
    assert [bot.rating for bot in alone.bots] == [bot.rating for bot in together.bots]


@pytest.mark.parametrize("cut", [0, 1, 300, None], ids="whole,almost,half,empty".split(","))
def test_a_contest_goes_on_where_it_was_killed(tmp_path: Path, cut: int | None) -> None:
    whole, out = tmp_path / "whole.jsonl", tmp_path / "out.jsonl"
    expected = Comparison(PAIR, whole).play()
    lines = whole.read_bytes().splitlines(keepends=True)
    start = b"" if cut is None else b"".join(lines[:4])
    out.write_bytes(start[: len(start) - cut] if cut else start)
    comparison = Comparison(PAIR, out)
    played = {0: 4, 1: 4, 300: 3, None: 0}[cut]
    assert comparison.played == played
    told: list[tuple[int, int]] = []
    standings = comparison.play(on_progress=lambda done, of: told.append((done, of)))
    assert told[-1] == (6, 6)
    assert len(told) == 6 - played
    assert untimed(read(out)) == untimed(read(whole))
    assert standings.duels == expected.duels
    before = out.read_bytes()
    assert Comparison(PAIR, out).play().games == 6  # nothing is left to play
    assert out.read_bytes() == before


def test_a_contest_can_be_made_longer_and_looked_at_in_part(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    Comparison(Contest.between(["random"], 3, seed=5), out).play()
    longer = Comparison(Contest.between(["random"], 5, seed=5), out)
    assert longer.played == 3
    assert longer.play().games == 5
    assert Comparison(Contest.between(["random"], 2, seed=5), out).play().games == 2
    assert len(read(out)) == 5


OTHERS = {
    "seed": Contest.between(["greedy", "random"], 6, seed=4),
    "bots": Contest.between(["random", "greedy"], 6, seed=3),
    "players": Contest.between(["greedy", "random"], 6, 4, seed=3),
    "set-up": Contest.between(
        ["greedy", "random"], 6, seed=3, cards=["lords", "miners", "workers"]
    ),
}


@pytest.mark.parametrize("other", OTHERS.values(), ids=OTHERS)
def test_a_file_of_another_match_is_refused(tmp_path: Path, other: Contest) -> None:
    out = tmp_path / "out.jsonl"
    Comparison(Contest.between(["greedy", "random"], 2, seed=3), out).play()
    before = out.read_bytes()
    with pytest.raises(hexholm.SaveError, match=r"out.jsonl, line 1: .*another match"):
        Comparison(other, out)
    assert out.read_bytes() == before


def test_own_sections_belong_to_the_match() -> None:
    text = next(iter(hexholm.printed_sections().values())).text
    mine = hexholm.load_section(text.replace("[", "[my-", 1))
    other = replace(mine, rows=mine.rows[::-1])
    places: Any = ["farm", "barn", "oasis"]
    marks = {
        Contest.between(["random"], 1, sections=[section, *places]).mark
        for section in (mine, mine.turned(), other, "tower")
    }
    assert len(marks) == 4


MARKS = PAIR.fixture(0).marks
BROKEN = {
    "nothing but marks": (json.dumps(MARKS) + "\n", r"line 1: this record is broken"),
    "no scores": (json.dumps({**MARKS, "bots": 7}) + "\n", r"line 1: this record is broken"),
    "other bots": (
        json.dumps({**record(0, "x y", [1, 2]), **MARKS}) + "\n",
        r"line 1: this record is broken",
    ),
    "no JSON": ('{"half a rec\n', r"line 1: this isn’t a record"),
    "no record": ("[1, 2]\n", r"line 1: this isn’t a record"),
    "no text": ("\x00\xff\n", r"line 1: this isn’t a record"),
    "a text without an end": ("what I'd like to keep", r"line 1: this isn’t a record"),
    "a save without an end": (json.dumps(hexholm.new_game(seed=1).to_dict()), "another match"),
    "a save": (json.dumps(hexholm.new_game(seed=1).to_dict()) + "\n", "another match"),
}


@pytest.mark.parametrize(("text", "says"), BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_refused(tmp_path: Path, text: str, says: str) -> None:
    out = tmp_path / "out.jsonl"
    out.write_text(text, encoding="latin-1")
    with pytest.raises(hexholm.SaveError, match=says):
        Comparison(PAIR, out)
    assert out.read_text(encoding="latin-1") == text


@pytest.mark.skipif(sys.platform == "win32", reason="files cannot be claimed there")
def test_two_programs_do_not_write_to_one_file(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    first, second = Comparison(PAIR, out), Comparison(PAIR, out)

    def meanwhile(done: int, _: int) -> None:
        if done == 1:
            with pytest.raises(OSError, match="another program is writing to it"):
                second.play()

    assert first.play(on_progress=meanwhile).games == 6
    assert len(read(out)) == 6


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full disk")
def test_a_full_disk_is_told() -> None:
    with pytest.raises(OSError, match=r"record 1 \(0 written\): No space left.*/dev/full"):
        Comparison(PAIR, "/dev/full").play()


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"bots": []}, "no bots"),
        ({"bots": ["greedy", "clever"]}, "unknown bot 'clever'"),
        ({"bots": ["greedy", "random", "random"], "players": 2}, "2 seats aren’t enough for 3"),
        ({"games": 0}, "games must be 1 or more, not 0"),
        ({"players": 6}, "players must be"),
        ({"players": 20}, "players must be"),  # whose seatings nobody could count
        ({"seed": -1}, "seed"),
        ({"game": "chess"}, "unknown game"),
        ({"cards": ["miners"]}, "3 Kingdom Builder cards"),
    ],
)
def test_a_wrong_contest_is_refused(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(hexholm.SetupError, match=says):
        Comparison(Contest.between(**{"bots": ["greedy", "random"], "games": 4, **wrong}))


# --- processes -------------------------------------------------------------------------------


def die_once(path: str) -> str:
    """A piece of work that kills its process the first time."""
    if path and not Path(path).exists():
        Path(path).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return path


def always_die(_: int) -> None:
    os._exit(7)


def fail(number: int) -> int:
    raise ValueError(f"number {number}")


def test_the_work_of_a_dead_process_is_done_again(tmp_path: Path) -> None:
    pieces = ["", str(tmp_path / "flag"), "", "", ""]
    assert list(in_processes(die_once, pieces, 2)) == pieces
    assert (tmp_path / "flag").exists()


def test_work_that_kills_every_process_is_given_up() -> None:
    with pytest.raises(WorkerError, match="3 processes died on the same task"):
        list(in_processes(always_die, [1, 2], 2))


def test_an_error_in_a_process_is_raised_here() -> None:
    with pytest.raises(ValueError, match="number 1"):
        list(in_processes(fail, [1, 1, 1], 2))


def test_results_come_in_the_order_of_their_pieces() -> None:
    pieces = [300_000, *range(100)]
    assert list(in_processes(math.factorial, [n % 1000 for n in pieces], 3)) == [
        math.factorial(n % 1000) for n in pieces
    ]
    assert list(in_processes(math.factorial, [], 2)) == []


def test_an_abandoned_match_leaves_no_process() -> None:
    results = in_processes(math.factorial, range(1000), 2)
    assert next(results) == 1
    results.close()
    assert multiprocessing.active_children() == []


def test_ctrl_c_while_a_game_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has been written down by then, so it counts."""
    add, out = Scoreboard.add, tmp_path / "games.jsonl"

    def interrupted(board: Scoreboard, record: Record) -> None:
        signal.raise_signal(signal.SIGINT)
        add(board, record)

    monkeypatch.setattr(Scoreboard, "add", interrupted)
    comparison = Comparison(Contest.between(["random"], 3), out)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # it may be ignored here
    try:
        with pytest.raises(KeyboardInterrupt):
            comparison.play()
    finally:
        signal.signal(signal.SIGINT, before)
    assert comparison.played == comparison.standings().games == len(read(out)) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_ctrl_c_prints_the_table_and_the_same_command_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "hexholm", "arena", "--bots", "greedy", "--games"]
    command += ["100000", "--jobs", "2", "--out", str(out)]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=hear_control_c,  # noqa: PLW1509  there are no threads here
    ) as process:
        while not out.exists() or out.read_bytes().count(b"\n") < 2:
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        try:
            told, _ = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130
    kept = len(read(out))
    assert f"{kept} games on {kept} deals" in told
    assert f"interrupted: {kept} of 100,000 games played" in told
    assert "run the same command again" in told
    assert Comparison(Contest.between(["greedy"], kept), out).play().games == kept

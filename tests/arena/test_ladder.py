"""`hexholm arena` and `hexholm ladder`: what they print and write, and every mistake."""

import json
import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

import hexholm
from hexholm.arena import Comparison, Contest, ladder
from hexholm.arena.statistics import in_ms
from hexholm.cli import main
from hexholm.cli.command import shown, told

Capture = pytest.CaptureFixture[str]


# --- the arena -------------------------------------------------------------------------------


def test_the_arena_prints_its_tables(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "games.jsonl"
    arguments = ["--bots", "greedy,RANDOM", "--games", "5", "--players", "3", "--seed", "2"]
    assert main(["arena", *arguments, "--out", str(out)]) == 0
    told = capsys.readouterr().out
    assert "6 games on 2 deals" in told
    assert re.search(r"greedy │ +\d+\.\d% \(\d+\.\d% to \d+\.\d%\) │", told)
    assert "finished ahead of" in told
    assert "mean gold by card" in told
    assert "5 games were rounded up to 6" in told
    assert f"records: {out}" in told
    before = out.read_bytes()
    assert main(["arena", *arguments, "--out", str(out)]) == 0
    assert capsys.readouterr().out == told  # from the file alone: even the times are the same
    assert out.read_bytes() == before


def test_one_game_on_one_deal_is_told_as_one(tmp_path: Path, capsys: Capture) -> None:
    assert main(["arena", "--bots", "random", "--games", "1"]) == 0
    assert "1 game on 1 deal (" in capsys.readouterr().out
    assert main(["arena", "--bots", "random,greedy", "--games", "1"]) == 0
    told = capsys.readouterr().out
    assert "2 games on 1 deal (" in told
    assert "1 game was rounded up to 2" in told
    main(["ladder", "--bots", "random,greedy", "--games", "2", "--out", str(tmp_path)])
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert "2 games on 1 deal, in all seatings." in page


def test_the_arena_as_json(capsys: Capture) -> None:
    setup = ["--game", "winter-kingdom", "--twist", "none"]
    assert main(["arena", "--bots", "greedy,random", "--games", "4", "--json", *setup]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["games"], data["deals"], data["players"]) == (4, 2, 2)
    greedy, random = data["bots"]
    assert (greedy["name"], random["name"]) == ("greedy", "random")
    assert greedy["won"]["value"] + random["won"]["value"] == pytest.approx(1)
    assert greedy["won"]["low"] < greedy["won"]["value"]
    assert greedy["total"]["value"] > random["total"]["value"]
    assert 0 < greedy["seconds"]["mean"] <= greedy["seconds"]["longest"]
    assert greedy["rating"]["mu"] > random["rating"]["mu"]
    assert data["duels"] == [{"one": "greedy", "other": "random", "ahead": greedy["won"]}]


def test_a_bot_alone_plays_itself(capsys: Capture) -> None:
    assert main(["arena", "--bots", "random", "--games", "3", "--players", "4"]) == 0
    told = capsys.readouterr().out
    assert "3 games on 3 deals" in told
    assert "100.0% " in told
    assert "finished ahead" not in told


MISTAKES = {
    "no bots": (["arena"], "--bots hard,normal"),
    "unknown bot": (["arena", "--bots", "clever,random"], "unknown bot 'clever'"),
    "empty bot": (["arena", "--bots", "random,"], "unknown bot ''"),
    "no games": (["arena", "--bots", "random", "--games", "0"], "--games"),
    "no share": (["arena", "--bots", "random", "--decide", "x"], "--decide takes a number ("),
    "no jobs": (["arena", "--bots", "random", "--jobs", "0"], "--jobs"),
    "too many bots": (
        ["arena", "--bots", "random,greedy,random", "--players", "2"],
        "2 seats aren’t enough for 3 bots",
    ),
    "six players": (["arena", "--bots", "random", "--players", "6"], "players must be"),
    "unknown card": (["arena", "--bots", "random", "--cards", "a,b,c"], "card"),
    "the other game": (["arena", "--bots", "random", "--twist", "none"], "--twist is for"),
    "no folder": (
        ["arena", "--bots", "random", "--games", "1", "--out", "/nowhere/x"],
        "/nowhere/x: No such file",
    ),
    "nobody to play against": (["ladder", "--bots", "random,random"], "random has nobody"),
    "two ways to say who": (["ladder", "--bots", "random,greedy", "--all"], "--all and --bots"),
    "an unknown bot on the ladder": (["ladder", "--bots", "random,best"], "unknown bot 'best'"),
    "one player": (
        ["ladder", "--bots", "random,greedy", "--players", "1"],
        "1 seat isn’t enough for 2 bots",
    ),
}


@pytest.mark.parametrize(("arguments", "says"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_one_line(
    arguments: list[str],
    says: str,
    capsys: Capture,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("hexholm: ")
    assert says in told.err
    assert told.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_another_match_is_kept(tmp_path: Path, capsys: Capture) -> None:
    out = str(tmp_path / "games.jsonl")
    assert main(["simulate", "--games", "2", "--bots", "random", "--out", out]) == 0
    before = Path(out).read_bytes()
    capsys.readouterr()
    assert main(["arena", "--games", "2", "--bots", "random", "--out", out]) == 2
    assert "games.jsonl, line 1: this game belongs to another match" in capsys.readouterr().err
    assert Path(out).read_bytes() == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full disk")
def test_a_full_disk(capsys: Capture) -> None:
    assert main(["arena", "--games", "2", "--bots", "random", "--out", "/dev/full"]) == 2
    assert "/dev/full: can’t write record 1" in capsys.readouterr().err


# --- the ladder ------------------------------------------------------------------------------

BOTS = ["random", "greedy", "tests.arena.test_ladder:Lazy"]


class Lazy:
    """Takes the first action it may."""

    name = "lazy"

    def __init__(self, _: object) -> None: ...

    def choose(self, sight: hexholm.bots.Sight) -> hexholm.Action:
        return sight.options[0]


def test_every_two_bots_meet_on_the_same_deals() -> None:
    contest = Contest.round_robin("abc", 5, 2)
    assert (contest.games, contest.games_each, contest.deals) == (18, 6, 3)
    met: dict[tuple[int, frozenset[str]], set[tuple[str, ...]]] = {}
    for fixture in map(contest.fixture, range(contest.games)):
        met.setdefault((fixture.deal, frozenset(fixture.bots)), set()).add(fixture.bots)
    assert met.keys() == {
        (deal, frozenset(pair)) for deal in range(3) for pair in combinations("abc", 2)
    }
    assert all(len(seatings) == 2 for seatings in met.values())


def test_a_round_robin_of_more_players_seats_both_bots_evenly() -> None:
    contest = Contest.round_robin("abc", 1, 3)
    fixtures = [contest.fixture(number) for number in range(contest.games)]
    assert (contest.games, contest.deals) == (18, 2)  # aab and abb, three seatings, three pairs
    deals = [fixture.deal for fixture in fixtures]
    assert deals == sorted(deals)
    marks = {(fixture.marks["deal"], fixture.marks["seating"]) for fixture in fixtures}
    assert len(marks) == 18


def test_the_ladder_writes_a_page_and_a_picture(tmp_path: Path, capsys: Capture) -> None:
    docs, records = tmp_path / "docs", tmp_path / "records.jsonl"
    arguments = ["ladder", "--bots", ",".join(BOTS), "--games", "3", "--seed", "4"]
    arguments += ["--out", str(docs), "--records", str(records)]
    assert main(arguments) == 0
    out = capsys.readouterr().out
    assert "3 games were rounded up to 4" in out
    assert f"written: {docs / 'ladder.md'}" in out
    page = (docs / "ladder.md").read_text(encoding="utf-8")
    assert "every two bots play 4 games on 2 deals" in page
    assert f"hexholm ladder --games 3 --players 2 --seed 4 --bots {','.join(BOTS)}" in page
    assert str(tmp_path) not in page
    rows = [line.split(" | ") for line in page.splitlines() if line.startswith("| greedy |")]
    assert [len(row) for row in rows] == [7, 4]
    drawing = (docs / "pictures" / "ladder.svg").read_text(encoding="utf-8")
    ElementTree.fromstring(drawing)
    assert "prefers-color-scheme: dark" in drawing
    kept = records.read_bytes()
    assert main(arguments) == 0  # from the records alone
    assert records.read_bytes() == kept
    assert (docs / "ladder.md").read_text(encoding="utf-8") == page
    assert (docs / "pictures" / "ladder.svg").read_text(encoding="utf-8") == drawing


def test_page_and_picture_say_the_same(tmp_path: Path) -> None:
    contest = Contest.round_robin(["random", "greedy"], 6, seed=1, preset="first-game")
    standings = Comparison(contest).play()
    first, second = ladder.ranked(standings)
    assert (first.name, second.name) == ("greedy", "random")
    ahead = standings.ahead("greedy", "random")
    assert ahead is not None
    page = ladder.page(standings, told(contest), "hexholm ladder", "x.svg")
    words = [text.text for text in ElementTree.fromstring(ladder.picture(standings, "")).iter()]
    assert f"{100 * ahead.value:.1f}" in words
    assert f"| greedy |  | {100 * ahead.value:.1f}% (" in page
    assert f"{first.rating.mu:.1f}" in words
    assert f"| greedy | {first.rating.mu:.1f} ± {first.rating.sigma:.1f} |" in page
    assert standings.ahead("greedy", "greedy") is None


def test_a_ladder_that_cannot_be_written_is_not_played(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "file").touch()
    arguments = ["--bots", "random,greedy", "--out", str(tmp_path / "file")]
    assert main(["ladder", *arguments, "--records", str(tmp_path / "records")]) == 2
    assert "file/pictures: Not a directory" in capsys.readouterr().err
    assert not (tmp_path / "records").exists()
    arguments[-1:] = [str(tmp_path), "--keep", str(tmp_path / "nowhere" / "kept.jsonl")]
    assert main(["ladder", *arguments, "--records", str(tmp_path / "records")]) == 2
    assert "kept.jsonl: No such file" in capsys.readouterr().err
    assert not (tmp_path / "records").exists()


def test_the_command_that_plays_it_again() -> None:
    setup = {
        "boxes": ["base", "nomads"],
        "nomads": {"c4": "treasure"},
        "options": {"lords_need_settlement": True, "island_knights": False},
        "preset": "first game",
    }
    contest = Contest.round_robin("ab", 10, 3)
    assert shown("ladder", contest, {"bots": None, "all": True}, setup) == (
        "hexholm ladder --games 10 --players 3 --all --boxes base,nomads --nomads c4=treasure "
        "--option lords_need_settlement=on --option island_knights=off --preset 'first game'"
    )


def test_times_are_told_in_milliseconds() -> None:
    times = [in_ms(seconds) for seconds in (0.00061, 0.0252, 0.398, 0.9996, 1.19, 12.345)]
    assert times == ["0.61", "25.2", "398", "1,000", "1,190", "12,345"]

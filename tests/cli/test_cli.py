"""The commands with their real parts, and every mistake: one line, exit code 2, no traceback."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hexholm
from hexholm import lands, links, shelf
from hexholm.cli import main
from hexholm.draw.words import name as name_of
from hexholm.kingdom import KingdomBuilder

Capture = pytest.CaptureFixture[str]
NOMADS = ("quarry", "caravan", "village", "garden")


def run(*arguments: str, stdin: str = "", **how: Any) -> subprocess.CompletedProcess[str]:
    """The program as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "hexholm", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        **how,
    )


def played(seed: int = 1, actions: int = 1_000) -> hexholm.Game:
    game = hexholm.new_game(players=2, seed=seed)
    for _ in range(actions):
        if game.over:
            break
        game.play(game.options[0])
    return game


@pytest.fixture
def save(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(played(actions=30).to_dict()))
    return str(path)


@pytest.fixture
def records(tmp_path: Path) -> str:
    path = str(tmp_path / "games.jsonl")
    assert main(["simulate", "--games", "3", "--bots", "random", "--out", path]) == 0
    return path


# --- every command ---------------------------------------------------------------------------


def test_version(capsys: Capture) -> None:
    for arguments in (["--version"], ["--version", "play"]):
        assert main(arguments) == 0
        assert capsys.readouterr().out == f"hexholm {hexholm.__version__}\n"


def test_the_program_starts_without_what_a_command_needs() -> None:
    code = "import sys, hexholm.cli.app; print([m for m in sys.modules if m in sys.argv])"
    late = ["hexholm.draw", "hexholm.arena", "hexholm.bots", "rich.table", "rich.progress"]
    done = subprocess.run(
        [sys.executable, "-c", code, *late], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"


def test_help_names_every_command(capsys: Capture) -> None:
    assert main(["--help"]) == 0
    out = capsys.readouterr().out
    commands = "play serve new simulate arena ladder replay score show bench sections"
    for command in commands.split():
        assert f" {command} " in out


def test_new_writes_a_game(capsys: Capture) -> None:
    setup = ["--sections", "tavern,paddock,oasis:turned,farm", "--cards", "lords,miners,hermits"]
    arguments = ["new", "--players", "3", "--seed", "7", "--option", "lords_need_settlement"]
    assert main([*arguments, *setup]) == 0
    game = hexholm.load_game(capsys.readouterr().out)
    assert game == hexholm.new_game(
        players=3,
        seed=7,
        sections=["tavern", "paddock", "oasis:turned", "farm"],
        cards=["lords", "miners", "hermits"],
        options={"lords_need_settlement": True},
    )


def test_new_takes_every_key_of_a_set_up(capsys: Capture) -> None:
    setup: dict[str, Any] = {
        "boxes": list(hexholm.new_game(preset="everything", seed=1).setup.boxes),
        "sections": ["oracle", "quarry", "barracks", "village"],
        "cards": ["scouts", "mayors", "families"],
        "tasks": ["road"],
        "island": "tree-house",
        "removed": "desert",
    }
    drawn = hexholm.new_game(seed=5, **setup).setup_data()
    setup |= {key: drawn[key] for key in ("capitols", "caves", "nomads")}
    assert setup["capitols"]
    assert len(setup["nomads"]) == 4
    nomads = ",".join(f"{hexname}={tile}" for hexname, tile in setup["nomads"].items())
    arguments = [
        f"--nomads={nomads}",
        "--option=island_knights=off",
        "--option",
        "lords_need_settlement=on",
    ]
    for key in ("boxes", "sections", "cards", "tasks", "capitols", "caves"):
        arguments += [f"--{key}", ",".join(setup[key])]
    arguments += ["--island", "Tree-House", "--removed", "desert"]
    assert main(["new", "--seed", "5", *arguments]) == 0
    game = hexholm.load_game(capsys.readouterr().out)
    options = {"island_knights": False, "lords_need_settlement": True}
    assert game == hexholm.new_game(seed=5, options=options, **setup)


def test_an_island_can_be_your_own(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(hexholm.printed_sections()["ropebridge"].text.replace("[ropebridge]", "[mine]"))
    arguments = ["--boxes", "base,island", "--island", "mine", "--section-file", str(path)]
    assert main(["new", *arguments]) == 0
    game = hexholm.load_game(capsys.readouterr().out)
    assert isinstance(game, KingdomBuilder)
    assert game.setup.island is not None
    assert game.setup.island.name == "mine"


def test_new_writes_a_position_text(capsys: Capture) -> None:
    assert main(["new", "--preset", "first-game", "--seed", "3", "--text"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("kb2:tavern,paddock,oasis,farm:")
    assert hexholm.from_text(text).setup.cards == ("fishermen", "knights", "merchants")


def test_a_section_file_can_be_named(tmp_path: Path, capsys: Capture) -> None:
    mine = hexholm.printed_sections()["farm"].text.replace("[farm]", "[mine]")
    path = tmp_path / "mine.txt"
    path.write_text(mine)
    sections = ["--sections", "mine:turned,barn,oracle,oasis"]
    assert main(["new", "--section-file", str(path), *sections]) == 0
    game = hexholm.load_game(capsys.readouterr().out)
    assert isinstance(game, KingdomBuilder)
    assert game.setup.sections[0].label == "mine:turned"


def test_a_section_file_takes_the_place_of_ours(tmp_path: Path, capsys: Capture) -> None:
    mine = lands.new_section("tavern", 5, name="tavern")
    path = tmp_path / "tavern.txt"
    path.write_text(mine.text)
    for sections in (["--sections", "farm,tavern:turned,oracle,oasis"], ["--preset", "first-game"]):
        assert main(["new", "--section-file", str(path), *sections]) == 0
        game = hexholm.load_game(capsys.readouterr().out)
        assert isinstance(game, KingdomBuilder)
        (own,) = [section for section in game.setup.sections if section.is_own]
        assert own.rows in (mine.rows, mine.turned().rows)


def test_simulate_counts_and_records(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "games.jsonl"
    arguments = ["--games", "4", "--players", "3", "--bots", "random,greedy,random"]
    setup = ["--cards", "lords,miners,hermits", "--seed", "5", "--jobs", "2"]
    assert main(["simulate", *arguments, *setup, "--out", str(path)]) == 0
    out = capsys.readouterr().out
    for word in ("4 games", "95%", "greedy", "random", "Lords", "Castles", "rounds per game"):
        assert word in out
    lines = path.read_text().splitlines()
    assert len(lines) == 4
    for line in lines:
        record = json.loads(line)
        assert hexholm.replay(record).scores() == record["scores"]


def test_simulate_fills_all_seats_with_one_bot(capsys: Capture) -> None:
    assert main(["simulate", "--games", "2", "--players", "4", "--bots", "random"]) == 0
    row = next(line for line in capsys.readouterr().out.splitlines() if "random" in line)
    assert row.split("│")[2].strip() == "8"


def test_replay_tells_the_game_and_checks_its_scores(records: str, capsys: Capture) -> None:
    assert main(["replay", records, "--line", "2"]) == 0
    out = capsys.readouterr().out
    record = json.loads(Path(records).read_text().splitlines()[1])
    first = record["log"][0].removeprefix("build ")
    assert f"   1  Player 1 (random) built on {first}" in out
    assert "The recorded scores match." in out
    assert "The game is over" in out
    for score in record["scores"]:
        assert str(score["total"]) in out


def test_replay_finds_wrong_scores(records: str, tmp_path: Path, capsys: Capture) -> None:
    record = json.loads(Path(records).read_text().splitlines()[0])
    record["scores"][0]["total"] += 1
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    assert main(["replay", str(path)]) == 2
    assert "the recorded scores don’t match the game" in capsys.readouterr().err


def test_replay_stops_where_it_is_told(save: str, capsys: Capture) -> None:
    assert main(["replay", save, "--to", "5"]) == 0
    out = capsys.readouterr().out
    assert "   5  " in out
    assert "   6  " not in out.split("    a   b")[0]


def test_replay_says_that_a_position_was_edited(save: str, capsys: Capture) -> None:
    data = json.loads(Path(save).read_text())
    data["players"][0]["gold"] = 7
    Path(save).write_text(json.dumps(data))
    assert main(["replay", save]) == 0
    assert "doesn’t lead to it" in capsys.readouterr().out


def test_score_shows_gold_and_hexes(save: str, capsys: Capture) -> None:
    assert main(["score", save]) == 0
    out = capsys.readouterr().out
    game = hexholm.load_game(Path(save).read_text())
    for seat in range(2):
        assert str(game.scores()[seat]["total"]) in out
        for card, parts in game.contributions(seat).items():
            assert name_of(card, game.name) in out
            assert all(part.hexes[0] in out for part in parts)


def test_score_tells_gold_paid_during_play(capsys: Capture) -> None:
    game = hexholm.new_game(
        boxes=["nomads"], cards=["shepherds", "knights", "hermits"], players=2, seed=2
    )
    while not game.scores()[0]["shepherds"]:
        game.play(game.options[0])
    assert main(["score", game.text()]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any("Shepherds" in line and "paid during play" in line for line in lines)


def test_show_draws_in_the_terminal(save: str, capsys: Capture) -> None:
    assert main(["show", save]) == 0
    out = capsys.readouterr().out
    assert "    a   b   c" in out
    assert "⌂1" in out


def test_show_draws_a_picture(save: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "board.svg"
    assert main(["show", save, "--svg", str(path), "--to", "3"]) == 0
    assert "<svg" in path.read_text(encoding="utf-8")[:200]
    assert main(["show", save, "--svg", "-"]) == 0
    assert "<svg" in capsys.readouterr().out
    assert sorted(tmp_path.iterdir()) == sorted([path, Path(save)])


def test_show_reads_a_text_and_standard_input(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = played(actions=20)
    assert main(["show", game.text()]) == 0
    from_text = capsys.readouterr().out
    for piped in (game.text() + "\n", json.dumps(game.to_dict())):
        monkeypatch.setattr(sys, "stdin", io.StringIO(piped))
        assert main(["show", "-"]) == 0
        assert capsys.readouterr().out == from_text


def test_a_hidden_card_is_not_shown(capsys: Capture) -> None:
    game = hexholm.new_game(players=2, seed=1)
    hand = {**game.to_dict(), "log": []}
    other = next(t for t in game.deck if t not in (game.hands[0][0], game.hands[1][0]))
    assert main(["show", game.text()]) == 0
    shown = capsys.readouterr().out
    hand["players"][1]["hand"] = [other]
    assert main(["show", hexholm.load_game(hand).text()]) == 0
    assert capsys.readouterr().out == shown


def test_bench_prints_the_table(capsys: Capture) -> None:
    assert main(["bench", "--seconds", "0.2"]) == 0
    out = capsys.readouterr().out
    for word in ("games/s", "µs", "must", "yardsticks"):
        assert word in out


def test_an_old_terminal_gets_question_marks(save: str) -> None:
    done = run("show", save, env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, "")


# --- mistakes --------------------------------------------------------------------------------

BAD_ARGUMENTS = {
    "unknown command": (["fly"], "fly"),
    "unknown option": (["new", "--wings"], "--wings"),
    "no number": (["new", "--players", "two"], "--players"),
    "missing file name": (["score"], "FILE"),
    "one player": (["new", "--players", "1"], "players must be 2, 3, 4 or 5"),
    "no player": (["play", "--terminal", "--players", "0"], "players must be 2, 3, 4 or 5"),
    "no player to simulate": (["simulate", "--players", "0"], "players must be 2, 3, 4 or 5"),
    "six players": (["simulate", "--players", "6", "--bots", "random"], "players must be 2"),
    "negative seed": (["new", "--seed", "-1"], "seed"),
    "unknown section": (["new", "--sections", "farm,barn,pub,oasis"], "oracle"),
    "section twice": (["new", "--sections", "farm,barn,farm,oasis"], "farm is named twice"),
    "three sections": (["new", "--sections", "farm,barn,oasis"], "4 sections"),
    "badly turned": (["new", "--sections", "farm:left,barn,oracle,oasis"], "turned"),
    "unknown card": (["new", "--cards", "lords,miners,pirates"], "fishermen"),
    "card twice": (["new", "--cards", "lords,miners,lords"], "lords is named twice"),
    "two cards": (["new", "--cards", "lords,miners"], "3 Kingdom Builder cards"),
    "unknown preset": (["new", "--preset", "second-game"], "first-game"),
    "preset and cards": (["new", "--preset", "first-game", "--cards", "a,b,c"], "preset"),
    "unknown rule option": (["new", "--option", "fly"], "lords_need_settlement"),
    "unknown box": (["new", "--boxes", "base,dungeon"], "crossroads"),
    "section of another box": (["new", "--sections", "farm,barn,quarry,oasis"], "quarry"),
    "tasks without Crossroads": (["new", "--tasks", "road"], "0, not 1"),
    "unknown task": (["new", "--preset", "crossroads", "--tasks", "fly"], "compass-points"),
    "unknown side": (["new", "--boxes", "base,island", "--island", "moon"], "tree-house"),
    "impossible cave": (["new", "--boxes", "base,caves", "--caves", "z9"], "'z9'"),
    "nomads without tiles": (["simulate", "--nomads", "c4"], "c4=treasure"),
    "removed without scouts": (["new", "--removed", "grass"], "scouts"),
    "option that is neither": (["new", "--option", "island_knights=maybe"], "island_knights=off"),
    "option without its number": (["new", "--option", "capitols"], "capitols=1"),
    "option with another number": (["new", "--option", "swamp_cards=2"], "swamp_cards=on"),
    "set-up in the browser": (["play", "--preset", "everything"], "--terminal"),
    "unknown bot": (["play", "--terminal", "--bot", "clever"], "greedy"),
    "unknown bot to simulate": (["simulate", "--bots", "clever,random"], "greedy"),
    "empty bots": (["simulate", "--bots", ""], "greedy"),
    "too few bots": (["simulate", "--players", "4", "--bots", "random,greedy"], "4 players"),
    "too many bots": (
        ["play", "--terminal", "--players", "2", "--bots", "random,greedy"],
        "1 bot besides you",
    ),
    "no such seat": (["play", "--terminal", "--seat", "3"], "seat 3"),
    "no games": (["simulate", "--games", "0"], "--games"),
    "no jobs": (["simulate", "--jobs", "0"], "--jobs"),
    "no time": (["bench", "--seconds", "0"], "--seconds"),
    "missing file": (["score", "/nowhere/game.json"], "No such file"),
    "missing save": (["play", "--terminal", "--load", "/nowhere/game.json"], "No such file"),
    "missing section file": (["new", "--section-file", "/nowhere/x.txt"], "/nowhere/x.txt"),
    "directory": (["replay", "/tmp"], "Is a directory"),
    "bad position text": (["show", "kb1:farm"], "fields separated by colons"),
    "out in no folder": (["simulate", "--games", "1", "--out", "/nowhere/x"], "No such file"),
    "set-up with load": (["play", "--terminal", "--load", "x", "--seed", "3"], "--load"),
}


@pytest.mark.parametrize("name", BAD_ARGUMENTS)
def test_bad_arguments(name: str, capsys: Capture) -> None:
    arguments, words = BAD_ARGUMENTS[name]
    assert main(arguments) == 2
    assert_one_line(capsys.readouterr().err, words)


def assert_one_line(err: str, words: str) -> None:
    assert err.startswith("hexholm: ")
    assert err.count("\n") == 1
    assert words in err
    assert "Traceback" not in err


def edited(**changes: Any) -> str:
    return json.dumps({**played(actions=12).to_dict(), **changes})


BAD_FILES = {
    "empty": ("", "isn’t JSON"),
    "no JSON": ("hello", "isn’t JSON"),
    "truncated": (edited()[:400], "isn’t JSON"),
    "a list": ("[1, 2]", "JSON object"),
    "another format": ('{"format": "chess"}', "format"),
    "unknown version": (edited(version=99), "version 99"),
    "unknown game": (edited(game="go"), "kingdom-builder"),
    "no set-up": (edited(setup=None), "set-up"),
    "impossible position": (
        edited(players=[{"settlements": ["a1"]}, {"settlements": ["a1"]}]),
        "two pieces on a1",
    ),
    "hex off the board": (edited(players=[{"settlements": ["z9"]}, {}]), "'z9'"),
    "too many pieces": (edited(players=[{"supply": 41}, {}]), "more than 40"),
    "illegal log": (
        json.dumps({**played(actions=3).record(), "log": ["build a99"]}),
        "action 1 of the log",
    ),
    "deep": ("[" * 100_000, "isn’t JSON"),
    "endless number": ('{"format": ' + "1" * 5_000 + "}", "isn’t JSON"),
}


@pytest.mark.parametrize("command", ["score", "replay", "show", "play"])
@pytest.mark.parametrize("name", BAD_FILES)
def test_bad_files(name: str, command: str, tmp_path: Path, capsys: Capture) -> None:
    text, words = BAD_FILES[name]
    path = tmp_path / "bad.json"
    path.write_text(text)
    assert main([command, *(["--terminal", "--load"] if command == "play" else []), str(path)]) == 2
    err = capsys.readouterr().err
    assert_one_line(err, words)
    assert "bad.json" in err


def test_a_file_that_is_no_text(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "noise"
    path.write_bytes(bytes(range(256)))
    assert main(["show", str(path)]) == 2
    assert_one_line(capsys.readouterr().err, "isn’t a text file")


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="only Linux has it")
def test_a_file_that_cannot_be_read(capsys: Capture) -> None:
    assert main(["show", "/proc/self/mem"]) == 2  # not even root can read its first page
    assert_one_line(capsys.readouterr().err, "hexholm: ")


def test_a_line_that_is_not_there(records: str, capsys: Capture) -> None:
    capsys.readouterr()
    assert main(["replay", records, "--line", "4"]) == 2
    assert_one_line(capsys.readouterr().err, "there is no line 4")


@pytest.mark.parametrize("to", ["-1", "31"])
def test_an_action_that_is_not_there(to: str, save: str, capsys: Capture) -> None:
    assert main(["show", save, "--to", to]) == 2
    assert_one_line(capsys.readouterr().err, f"--to {to}")


def test_a_bad_section_file(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("[mine]\nG G\n")
    assert main(["new", "--section-file", str(path), "--sections", "mine,farm,barn,oasis"]) == 2
    assert_one_line(capsys.readouterr().err, "line 2")


@pytest.mark.parametrize("sections", [[], ["--sections", "farm,barn,oasis,oracle"]])
def test_a_section_file_that_is_not_used(
    sections: list[str], tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(hexholm.printed_sections()["farm"].text.replace("[farm]", "[mine]"))
    assert main(["new", "--section-file", str(path), *sections]) == 2
    assert_one_line(capsys.readouterr().err, "mine")


full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")


@full
@pytest.mark.parametrize(
    "arguments", [["show", "--svg", "/dev/full"], ["replay"], ["score"], ["show"]]
)
def test_a_full_disk(arguments: list[str], save: str) -> None:
    command, *rest = arguments
    with open("/dev/full", "w") as out:
        done = subprocess.run(
            [sys.executable, "-m", "hexholm", command, save, *rest],
            stdout=out,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert_one_line(done.stderr, "No space left")


@full
def test_a_full_disk_for_records(capsys: Capture) -> None:
    assert main(["simulate", "--games", "2", "--bots", "random", "--out", "/dev/full"]) == 2
    assert_one_line(capsys.readouterr().err, "No space left")
    assert Path("/dev/full").is_char_device()


@pytest.mark.parametrize("command", ["replay", "show", "score"])
def test_a_reader_that_goes_away(command: str, save: str) -> None:
    shell = f"{sys.executable} -m hexholm {command} {save} | true"
    done = subprocess.run(shell, shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_every_language_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HEXHOLM_LANGUAGE", "en")
        assert main(["--language", "de", "prune", "--older=x"]) == 2
        german = capsys.readouterr().err
        assert main(["prune", "--older=x", "--language", "nl"]) == 2
        assert capsys.readouterr().err != german
        assert main(["--language", "tlh", "bench"]) == 2
        assert "tlh" in capsys.readouterr().err


def test_a_set_up_is_wished_for_and_put_on_paper(tmp_path: Path) -> None:
    """`hexholm new --print`: one page to lay out by, and what its link ends with (issue 23)."""
    page = tmp_path / "table.pdf"
    wishes = ["--never", "lords", "--always", "farm", "--at-least", "nomads=2", "--balanced"]
    drawn = ["new", "--boxes", "base,nomads", "--players", "3", "--seed", "4", *wishes]
    told = run(*drawn, "--print", str(page))
    assert (told.returncode, told.stderr) == (0, "")
    assert page.read_bytes().startswith(b"%PDF-1.4")
    game = links.unpack(told.stdout.strip().partition("#")[2]).game
    found = shelf.contents(game)
    assert "lords" not in found["cards"]
    assert "farm" in found["sections"]
    assert sum(section in found["sections"] for section in NOMADS) >= 2
    assert run(*drawn, "--text").stdout.strip() == game.text()
    assert run("new", "--game", "winter-kingdom", "--print", str(page.with_suffix(".svg"))).stdout
    assert page.with_suffix(".svg").read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (["--print", "x.png"], "--print writes .pdf or .svg files, not 'x.png'"),
        (["--never", "dragons"], "nothing is called 'dragons'"),
        (["--at-least", "nomads"], "takes boxes with a number, such as nomads=2, not 'nomads'"),
        (["--always", "farm", "--cards", "lords,miners,farmers"], "leave out --cards"),
    ],
)
def test_wishes_that_make_no_sense(given: list[str], says: str, capsys: Capture) -> None:
    assert main(["new", *given]) != 0
    assert says in capsys.readouterr().err

"""Bots that are not of the house: by module and class, and by the entry points of a package."""

import doctest
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import hexholm
from hexholm.arena import play_turns, simulate
from hexholm.bots import make_bot
from hexholm.cli import main
from tests.table.bad_bots import Speak

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
GUIDE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")

Here = Callable[[str, str], None]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Here:
    """Write a module into a current folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))

    def write(name: str, text: str) -> None:
        (tmp_path / f"{name}.py").write_text(text)

    return write


def hexholm_command(
    folder: Path, *arguments: str, typed: str = "", **env: str
) -> subprocess.CompletedProcess[str]:
    """The command itself, in a folder."""
    return subprocess.run(
        [sys.executable, "-m", "hexholm", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONSAFEPATH": "1", **env},  # as the installed command: no "" in path
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


# --- by module and class ---------------------------------------------------------------------


def test_a_class_of_a_module() -> None:
    bot = make_bot("tests.table.bad_bots:Speak", seed=1)
    assert isinstance(bot, Speak)
    assert bot.rng.random() == random.Random(1).random()


def test_a_function_that_makes_one(here: Here) -> None:
    here("made_here", "from hexholm.bots import RandomBot\ndef make(rng): return RandomBot(rng)\n")
    assert make_bot("made_here:make", seed=1).name == "random"


BROKEN = {
    "no_such_thing:Bot": "bot no_such_thing:Bot: there is no module 'no_such_thing'",
    "tests.nowhere:Bot": "bot tests.nowhere:Bot: there is no module 'tests.nowhere'",
    "broken:Nobody": "bot broken:Nobody: module 'broken' has no 'Nobody'",
    "broken:NUMBER": "broken:NUMBER isn’t a bot: it is neither a class nor a function",
    "broken:Silent": "broken:Silent isn’t a bot: it has no method choose(sight)",
    "broken:Nameless": "broken:Nameless isn’t a bot: it has no name (a string)",
    "broken:Picky": "bot broken:Picky can’t be created: ValueError: not today",
    "broken:Alone": "bot broken:Alone can’t be created: TypeError: ",
    "raising:Bot": "bot raising:Bot: module 'raising' fails: ZeroDivisionError: division by zero",
    "needing:Bot": "bot needing:Bot: module 'needing' fails: "
    "ModuleNotFoundError: No module named 'not_installed'",
    "leaving:Bot": "bot leaving:Bot: module 'leaving' fails: SystemExit: 3",
    ":Bot": "bot ':Bot': name your own bot as package.module:Class",
    "broken:": "bot 'broken:': name your own bot as package.module:Class",
    "../broken:Bot": "bot '../broken:Bot': name your own bot as package.module:Class",
    "deep-thought": "unknown bot 'deep-thought'; choose from: beginner, ",
}
MODULES = {
    "broken": """
NUMBER = 7
class Silent:
    name = "silent"
    def __init__(self, rng): pass
class Nameless:
    def __init__(self, rng): pass
    def choose(self, sight): pass
class Picky:
    def __init__(self, rng): raise ValueError("not\\ntoday")
class Alone: pass
""",
    "raising": "1 / 0",
    "needing": "import not_installed",
    "leaving": "import sys; sys.exit(3)",
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_wrong_with_a_bot(
    name: str, here: Here, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line, from the library and from every command."""
    for module, text in MODULES.items():
        here(module, text)
    with pytest.raises(hexholm.SetupError) as caught:
        make_bot(name, seed=1)
    assert str(caught.value).startswith(BROKEN[name])
    commands = [
        ["simulate", "--games", "1", "--bots", f"{name},random"],
        ["simulate", "--games", "1", "--bot", name],
        ["arena", "--games", "2", "--bots", f"{name},random"],
        ["play", "--terminal", "--bot", name],
        ["serve", "--port", "0", "--bot", name],
        ["--bot", name],
    ]
    for command in commands:
        assert main(command) == 2
        told = capsys.readouterr().err
        assert told.startswith(f"hexholm: {BROKEN[name]}")
        assert told.count("\n") == 1


def test_bot_stands_behind_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--bot", "random", "simulate"]) == 2
    assert "put --bot after the command: hexholm simulate --bot" in capsys.readouterr().err


# --- the example and the guide ---------------------------------------------------------------


def test_the_example_is_short() -> None:
    assert len((EXAMPLES / "my_bot.py").read_text().splitlines()) < 40


@pytest.mark.parametrize("setup", ["", "--preset everything", "--game winter-kingdom"])
def test_the_example_beats_random(setup: str) -> None:
    """In its own folder, by the real command; it never fails."""
    bots = ["--bots", "random", "--bot", "my_bot:MyBot"]
    done = hexholm_command(EXAMPLES, "simulate", "--games", "2", *bots, *setup.split())
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert re.search(r"my_bot:MyBot +│ +2 │ +2 │ 100", done.stdout), done.stdout


def test_the_example_in_the_arena_with_several_processes() -> None:
    arguments = ["--games", "2", "--jobs", "2", "--bots", "my_bot:MyBot,Random"]
    done = hexholm_command(EXAMPLES, "arena", *arguments)
    assert done.returncode == 0, done.stderr
    assert "my_bot:MyBot" in done.stdout


def test_the_example_in_the_terminal() -> None:
    play = ["play", "--terminal", "--bot", "my_bot:MyBot", "--seat", "2", "--seed", "3"]
    done = hexholm_command(EXAMPLES, *play, typed="quit\n")
    assert done.returncode == 0, done.stderr
    assert "Bot 1 (My bot) " in done.stdout, done.stdout


def test_the_sessions_of_the_guide() -> None:
    sessions = "\n".join(re.findall(r"```python\n(>>>.*?)```", GUIDE, re.DOTALL))
    test = doctest.DocTestParser().get_doctest(sessions, {}, "bots.md", "bots.md", 0)
    assert len(test.examples) > 5
    assert doctest.DocTestRunner().run(test).failed == 0


def first_bot() -> str:
    """The bot of the guide's first five minutes."""
    found = re.search(r"```python\n(class FirstBot.*?)```", GUIDE, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_first_bot_of_the_guide(here: Here) -> None:
    here("first_bot", first_bot())
    results = simulate(2, bots=["first_bot:FirstBot", "random"], seed=1)
    assert not any("lapses" in record for record in results.records)
    assert {result.name for result in results.bots} == {"first_bot:FirstBot", "random"}


# --- by an entry point -----------------------------------------------------------------------


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of the guide, really installed, and a second one that cannot be loaded."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("target")
    project = re.search(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    assert project is not None
    lost = 'first = "first_bot:FirstBot"\nlost = "first_bot:Nobody"'
    text = project[1].replace('first = "first_bot:FirstBot"', lost)
    assert lost in text
    (source / "pyproject.toml").write_text(text)
    (source / "first_bot.py").write_text(first_bot())
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--no-index", "--target", target, source], check=True, timeout=120)
    return target


def test_a_bot_of_an_installed_package(installed: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    arguments = ["simulate", "--games", "2", "--bots", "first,random", "--jobs", "2"]
    done = hexholm_command(tmp_path, *arguments, "--out", str(out), PYTHONPATH=str(installed))
    assert done.returncode == 0, done.stderr
    records = [json.loads(line) for line in out.read_text().splitlines()]
    assert len(records) == 2
    assert not any("lapses" in record for record in records)


def test_what_is_wrong_with_an_entry_point(installed: Path, tmp_path: Path) -> None:
    def told(bots: str) -> str:
        arguments = ["simulate", "--games", "1", "--bots", bots]
        done = hexholm_command(tmp_path, *arguments, PYTHONPATH=str(installed))
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        return done.stderr

    lost = "hexholm: bot lost: its entry point 'first_bot:Nobody' can’t be loaded: AttributeError"
    assert told("lost,random").startswith(lost)
    assert ", first, lost; name your own as" in told("last,random")


# --- when they fail --------------------------------------------------------------------------


def test_the_commands_tell_of_lapses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "2", "--bots", "tests.table.bad_bots:Crash,random"]) == 0
    assert re.search(
        r"tests.table.bad_bots:Crash failed \d+ times; the easy bot played those turns",
        capsys.readouterr().out,
    )


def test_the_terminal_tells_of_lapses() -> None:
    play = ["play", "--terminal", "--bot", "tests.table.bad_bots:Crash", "--seat", "2"]
    done = hexholm_command(ROOT, *play, typed="quit\n")
    assert done.returncode == 0, done.stderr
    told = r"^Bot 1 \(Bad\): crashed: RuntimeError: I .* \(bad_bots.py, line \d+\); easy plays "
    assert re.search(told, done.stdout, re.MULTILINE), done.stdout


def test_a_bot_of_a_module_plays_a_whole_game_of_both() -> None:
    for game in hexholm.GAMES:
        bots = [make_bot("tests.table.bad_bots:Speak", seed=seat) for seat in range(2)]
        new = hexholm.new_game(game, players=2, seed=1)
        assert play_turns(new, bots).lapses == []
        assert new.over

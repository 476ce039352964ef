"""The box in examples/fords: installed, played at every door, and built step by step in docs/."""

import contextlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hexholm.cli import main
from tests.table.helpers import Api, Client, play_turn, turn_of
from tests.table.test_example import EXAMPLES, served

ROOT = Path(__file__).parent.parent
FORDS = EXAMPLES / "fords"
BOX = f"--box {FORDS}"
GUIDE = (ROOT / "docs" / "boxes-of-your-own.md").read_text(encoding="utf-8")


def run(*arguments: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """A Python of its own: a box that was added stays."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, **env},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


GUIDED = ["ford", "ferry", "ferrymen", "bridge-builders"]
COMMANDS = """
import sys
from hexholm.cli import main
if __name__ == "__main__":
    for line in sys.argv[1:]:
        assert main(line.split()) == 0
"""


def hexholm_(*lines: str, script: Path, typed: str = "", **env: str) -> str:
    """What some commands print, one after the other."""
    script.write_text(COMMANDS)
    done = run(str(script), *lines, typed=typed, **env)
    assert done.returncode == 0, done.stderr
    return done.stdout


def used(records: Path) -> set[str]:
    """The tiles that were used in some recorded games."""
    games = map(json.loads, records.read_text(encoding="utf-8").splitlines())
    return {action for game in games for action in game["log"] if action.startswith("use ")}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which the package is installed."""
    place = tmp_path_factory.mktemp("installed")
    options = "--quiet --no-deps --no-build-isolation --no-index --disable-pip-version-check"
    done = run("-m", "pip", "install", *options.split(), "--target", str(place), str(FORDS))
    assert done.returncode == 0, done.stderr
    return {"PYTHONPATH": os.pathsep.join([str(place), os.environ.get("PYTHONPATH", "")])}


def test_installed_it_is_found_and_played(installed: dict[str, str], tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    playing = f"simulate --preset fords --games 1 --out {records} --bots"
    told = hexholm_(
        f"{playing} random",
        f"{playing} hard,normal",
        f"replay {records} --line 2",
        script=tmp_path / "commands.py",
        **installed,
    )
    assert "Bridge builders" in told
    assert "use ford" in used(records)
    assert "with the Ford" in told


def test_its_own_tests_pass() -> None:
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(FORDS / "tests"))
    assert done.returncode == 0, done.stdout


# --- by --box ------------------------------------------------------------------------------------


def test_a_folder_for_every_command(tmp_path: Path) -> None:
    """Before or after the name of the command, and in the processes that it starts."""
    records = tmp_path / "records.jsonl"
    told = hexholm_(
        f"simulate {BOX} --preset fords --bots random --games 4 --jobs 2 --out {records}",
        f"show {BOX} {records} --line 1 --svg -",
        f"{BOX} sections",
        f"{BOX} sections new --box fords --seed 3",
        f"play --terminal {BOX} --preset fords --bot random",
        script=tmp_path / "commands.py",
        typed="help\nquit\n",
        HEXHOLM_LANGUAGE="de",
    )
    assert used(records) & {"use ford", "use ferry"}
    assert 'id="location-ferry"' in told
    assert re.search(r"^ford +fords +ford \+ ferry", told, re.M)
    assert "[ford-3]" in told
    assert "Fährleute: 2 Gold für jedes" in told


@pytest.mark.parametrize("command", ["--box {} new", "serve --box {}"])
def test_a_bad_folder_is_one_line(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command.format(tmp_path).split()) == 2
    said = f"hexholm: box {tmp_path}: there is no file rules.py in this folder\n"
    assert capsys.readouterr().err == said


FAULTS = {
    'land = "grass"': 'land = "moon"',  # Ford: no such ground
    '"put f4"': '"put f5"',  # Ferry: not legal
    "gold = 2": "gold = 3",  # Ferrymen: not what they pay
    'points = ["F-5"]': 'pionts = ["F-5"]',  # Bridge builders: can't be read
}
ASK = """
import sys
import hexholm
from hexholm.guide import guide, picture
hexholm.add_box(sys.argv[1])
for entry in guide("kingdom-builder")["entries"]:
    if entry["box"] in ("base", "fords"):
        print(entry["name"], len(entry["points"]), entry["picture"])
print(picture("kingdom-builder", "ferry") == "", "<svg" in picture("kingdom-builder", "oracle"))
"""


def test_a_faulty_guide_spoils_nothing_else(tmp_path: Path) -> None:
    """Each entry goes without its picture, or as if it hadn't been written; the log says why."""
    box = shutil.copytree(FORDS, tmp_path / "box")
    written = (box / "guide" / "entries.toml").read_text(encoding="utf-8")
    for right, wrong in FAULTS.items():
        assert right in written
        written = written.replace(right, wrong, 1)
    (box / "guide" / "entries.toml").write_text(written, encoding="utf-8")
    done = run("-c", ASK, str(box))
    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    fords = ["ford 2 False", "ferry 1 False", "ferrymen 0 False", "bridge-builders 0 False"]
    assert [line for line in told if line.split()[0] in GUIDED] == fords
    assert "oracle 3 True" in told
    assert told[-1] == "True True"
    faults = done.stderr.splitlines()
    assert [name for name in GUIDED for line in faults[:4] if f" {name}: " in line] == GUIDED
    assert [line.startswith("box fords: ") for line in faults] == [True] * 5, "and the picture"


def test_without_its_box_a_game_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new, save = f"new {BOX} --preset fords --seed 5", tmp_path / "save"
    told = hexholm_(f"{new} --text", new, script=tmp_path / "commands.py")
    for form in told.split("\n", 1):
        save.write_text(form)
        assert main(["score", str(save)]) == 2
        said = capsys.readouterr().err
        assert "this game needs the box “fords”, which isn’t here" in said
        assert said.count("\n") == 1


# --- at the table --------------------------------------------------------------------------------


@contextlib.contextmanager
def api_of(data: Path, *options: str) -> Iterator[Api]:
    with served(data, *options) as address, contextlib.closing(Api(address)) as api:
        yield api


def test_a_table_survives_a_restart_with_its_box(tmp_path: Path) -> None:
    with api_of(tmp_path, "--box", "fords") as api:
        assert "fords" in api.get("/api/catalog").json()["games"]["kingdom-builder"]["boxes"]
        languages = [one["language"] for one in api.get("/api/texts").json()]
        assert languages == sorted(path.stem for path in FORDS.glob("*.ftl"))
        assert 'id="location-ford"' in api.client.get("/api/art").text
        made = api.create("person", "hard", preset="fords", seed=5, listed=True)
        with Client(made, made.secrets[0]) as ada:
            ada.until(turn_of(0))
            play_turn(ada, 0, random.Random(1))
            ada.until(turn_of(0))
        before = made.state()
    with api_of(tmp_path) as api:
        made.api = api
        answer = made.get()
        assert answer.status_code == 422
        assert "needs the box “fords”" in answer.json()["error"]["text"]
        assert api.get("/api/tables", listed="true").json() == []
        assert api.get("/api/texts").json() == []
    with api_of(tmp_path, "--box", "fords") as api:
        made.api = api
        assert made.state()["view"] == before["view"]
        assert [one["table"] for one in api.get("/api/tables", listed="true").json()] == [made.id]


def test_its_lesson_is_taught(tmp_path: Path) -> None:
    with api_of(tmp_path, "--box", "fords") as api:
        told = api.get("/api/lessons", language="de").json()
        assert "fords" in [one["name"] for one in told["lessons"]]
        assert "Fähre" in told["texts"]["de"]
        message: dict[str, Any] = {"type": "hello", "secrets": []}
        here: dict[str, Any] = {"done": [], "step": {"text": "welcome"}}
        while here["step"]["text"]:
            here = api.post("/api/lessons/fords", {"done": here["done"], "message": message}).json()
            legal = here["messages"][-1]["legal"]
            clicks = [f"{verb} {some[0]}" for verb, some in legal["hexes"].items()]
            message = {"type": "play", "action": [*clicks, *legal["others"], "next"][0]}
        assert here["step"]["number"] == here["step"]["of"] == 8


# --- the guide -----------------------------------------------------------------------------------


def test_every_listing_of_the_guide_is_in_the_example() -> None:
    sources = [
        path.read_text(encoding="utf-8")
        for path in FORDS.rglob("*")
        if path.is_file() and path.suffix in {".py", ".ftl", ".svg", ".txt", ".toml", ".md"}
    ]
    listings = re.findall(r"^```(?!sh)\w+\n(.*?)^```", GUIDE, re.DOTALL | re.MULTILINE)
    assert len(listings) >= 15
    for listing in listings:
        assert any(listing in source for source in sources), listing


def test_the_guide_shows_all_of_the_rules() -> None:
    shown = set(GUIDE.splitlines())
    rules = (FORDS / "rules.py").read_text(encoding="utf-8").splitlines()
    assert [line for line in rules if line not in shown] == []

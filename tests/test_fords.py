"""The box in examples/fords: installed, played at every door, and built step by step in docs/."""

import contextlib
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.helpers import Api, Client, play_turn, turn_of
from tests.table.test_example import EXAMPLES, served

ROOT = Path(__file__).parent.parent
FORDS = EXAMPLES / "fords"
BOX = ("--box", str(FORDS))
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


def hexholm_(*arguments: str, typed: str = "", **env: str) -> str:
    done = run("-m", "hexholm", *arguments, typed=typed, **env)
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
    for bots in ("random", "hard,normal"):
        records = tmp_path / f"{bots}.jsonl"
        playing = ("--preset", "fords", "--bots", bots, "--games", "2", "--out", str(records))
        assert "bridge-builders" in hexholm_("simulate", *playing, **installed)
    assert "use ford" in used(records)
    told = hexholm_("replay", str(records), "--line", "1", **installed)
    assert "with the Ford" in told
    assert "Bridge builders" in told


def test_its_own_tests_pass(installed: dict[str, str]) -> None:
    for env in ({}, installed):
        done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(FORDS / "tests"), **env)
        assert done.returncode == 0, done.stdout


# --- by --box ------------------------------------------------------------------------------------


def test_a_folder_for_every_command(tmp_path: Path) -> None:
    """Before or after the name of the command, and in the processes that it starts."""
    save, records = tmp_path / "save.json", tmp_path / "records.jsonl"
    save.write_text(hexholm_(*BOX, "new", "--preset", "fords", "--seed", "5"))
    assert "Ferrymen" in hexholm_("score", *BOX, str(save))
    assert 'id="location-ferry"' in hexholm_("show", *BOX, str(save), "--svg", "-")
    playing = ("--preset", "fords", "--bots", "random", "--games", "4", "--jobs", "2")
    hexholm_("simulate", *BOX, *playing, "--out", str(records))
    assert used(records) & {"use ford", "use ferry"}
    assert re.search(r"^ford +fords +ford \+ ferry", hexholm_(*BOX, "sections"), re.M)
    assert "[ford-3]" in hexholm_(*BOX, "sections", "new", "--box", "fords", "--seed", "3")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Ferrymen: 2 gold for each water hex"), ("de", "Fährleute: 2 Gold für jedes")],
)
def test_in_the_terminal_in_two_languages(language: str, said: str) -> None:
    playing = ("play", "--terminal", *BOX, "--preset", "fords", "--bot", "random")
    assert said in hexholm_(*playing, typed="help\nquit\n", HEXHOLM_LANGUAGE=language)


def test_a_bad_folder_is_one_line(tmp_path: Path) -> None:
    for arguments in (["--box", str(tmp_path), "new"], ["serve", "--box", str(tmp_path)]):
        done = run("-m", "hexholm", *arguments)
        assert done.returncode == 2
        assert done.stderr == f"hexholm: box {tmp_path}: there is no file rules.py in this folder\n"


def test_without_its_box_a_game_says_so(tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    for form in ([], ["--text"]):
        save.write_text(hexholm_("new", *BOX, "--preset", "fords", *form))
        done = run("-m", "hexholm", "score", str(save))
        assert done.returncode == 2
        assert "this game needs the box “fords”, which isn’t here" in done.stderr
        assert done.stderr.count("\n") == 1


# --- at the table --------------------------------------------------------------------------------


@contextlib.contextmanager
def api_of(data: Path, *options: str) -> Iterator[Api]:
    with served(data, *options) as address, contextlib.closing(Api(address)) as api:
        yield api


def test_a_table_survives_a_restart_with_its_box(tmp_path: Path) -> None:
    with api_of(tmp_path, *BOX) as api:
        assert "fords" in api.get("/api/catalog").json()["games"]["kingdom-builder"]["boxes"]
        assert [one["language"] for one in api.get("/api/texts").json()] == ["de", "en"]
        assert 'id="location-ford"' in api.get("/api/art").text
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
    with api_of(tmp_path, *BOX) as api:
        made.api = api
        assert made.state()["view"] == before["view"]
        assert [one["table"] for one in api.get("/api/tables", listed="true").json()] == [made.id]


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

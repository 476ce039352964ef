"""The real thing: the site's files in a browser's Python (Pyodide, here in Node).

Another Python on another machine: the games must be the library's, action by action.
"""

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

import hexholm
from hexholm.table.core.thinking import answer

ROOT = Path(__file__).parents[3]
sys.path.append(str(ROOT / "tools"))

from pocket import SOURCE, files  # type: ignore[import-not-found]  # noqa: E402


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the program in Node has to tell."""
    packed = tmp_path_factory.mktemp("site") / "hexholm.zip"
    with zipfile.ZipFile(packed, "w") as file:
        for path in files():
            file.write(path, path.relative_to(SOURCE))
    node = shutil.which("node")
    assert node
    command: list[str | Path] = [node, Path(__file__).with_name("play.mjs"), packed]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.parametrize("place", [0, 1])
def test_a_whole_game_is_the_librarys_action_by_action(played: Any, place: int) -> None:
    game = played["games"][place]
    record = game["record"]
    again = hexholm.new_game(record["game"], **record["setup"])
    for action in record["log"]:
        again.play(action)
    assert again.over
    assert again.scores() == game["scores"]


def test_bots_choose_what_they_choose_here(played: Any) -> None:
    plans = [one for one in played["thoughts"] if one["request"]["do"] == "plan"]
    assert {one["request"]["data"]["game"] for one in plans} == {*hexholm.GAMES}
    for one in plans:
        assert answer(one["request"]) == one["answer"]


def test_all_else_works_there_too(played: Any) -> None:
    assert played["kept"] == 2
    assert played["titles"] > 50
    assert played["picture"].startswith("<svg")
    status, kind, text = played["deep"]
    assert (status, kind) == (422, "application/json")
    assert json.loads(text)["error"]["code"] == "bad-record"

"""In a browser's Python, Pyodide, the same bots play the same games, with compiled players too."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hexholm.bots.native import loading

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = Path(__file__).parent / "programs"


def said(*command: str | Path) -> list[Any]:
    """What a program prints, line by line."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("program", ["futures", "games"])
def test_a_browser_plays_the_same(program: str) -> None:
    """Future by future, and action by action."""
    file = PROGRAMS / f"{program}.py"
    library = Path(loading.__file__).with_name("emscripten-wasm32.so")
    assert library.exists(), "make compiles it with `tools/compile browser`"
    node = shutil.which("node")
    assert node, "make sets up Node"
    here, there = said(sys.executable, file), said(node, ROOT / "tools" / "pyodide.mjs", file)
    assert there == here

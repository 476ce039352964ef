"""The example of the documentation plays a whole game."""

import subprocess
import sys
from pathlib import Path

from tests.table.helpers import Api

EXAMPLE = Path(__file__).parents[2] / "examples" / "http_bot.py"


def test_the_example_bot(address: str, api: Api) -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLE, address], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "seat 0:" in done.stdout
    assert "wins" in done.stdout or "draw" in done.stdout
    assert len(EXAMPLE.read_text().splitlines()) < 60

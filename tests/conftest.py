"""Hypothesis profiles: HYPOTHESIS_PROFILE=long searches longer, at random. And who runs what."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

IN_A_BROWSER = [Path(__file__).parent / name for name in ("page", "site")]
LONGEST = ("test_languages.py", "test_axe.py", "test_by_link.py", "test_games.py", "test_phone.py")
"""Of their files; they come first, so that no worker has to wait for another in the end."""

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    max_examples=30,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long",
    deadline=None,
    max_examples=2_000,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every worker gets its share of the files with a browser, which take longest.

    They follow each other, since they share a browser. Every other worker begins with them, so that
    not all browsers run at the same time. With `--dist worksteal` the first worker gets the first
    part of the list, and so on.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        if item.path.parent in IN_A_BROWSER:
            files.setdefault(item.path, []).append(item)
    long_first = sorted(files, key=lambda file: file.name not in LONGEST)
    others = [item for item in items if item.path.parent not in IN_A_BROWSER]
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        share = (len(items) - len(ordered)) // (workers - worker)
        mine = [item for file in long_first[worker::workers] for item in files[file]]
        room = max(share - len(mine), 0)
        ordered += others[:room] + mine if worker % 2 else mine + others[:room]
        others = others[room:]
    items[:] = ordered + others


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end: no search for garbage goes through them again."""
    gc.collect()
    gc.freeze()

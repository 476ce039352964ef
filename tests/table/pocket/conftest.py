"""Bots in these tests don't wait for people to follow."""

import pytest

from tests.table.pocket.browser import hurry


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)

"""Somebody who plays a given turn at a puzzle by mouse."""

import random
from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Page

from hexholm.game import Action
from hexholm.puzzles import Puzzle, puzzles
from tests.page.player import Player


def _uses(puzzle: Puzzle) -> int:
    return len([action for action in puzzle.best.actions if action.verb != "build"])


ONE: Final = min((one for one in puzzles().values() if one.set == "base"), key=_uses)
"""A puzzle with a plain solution."""
PATH: Final = f"/puzzles/{ONE.name}"


def play(page: Page, turn: Sequence[Action]) -> None:
    """Click one action after the other."""
    player = Player(page, random.Random(1))
    for action in turn:
        mark = player.look().mark
        targets = {
            "end": ".end-turn",
            "use": f'.tile[aria-disabled=false]:has([href="#location-{action.arg}"])',
        }
        page.locator(targets.get(action.verb, f'[data-hex="{action.arg}"]')).first.click()
        player.wait_for_change(mark)

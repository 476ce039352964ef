"""docs/training.md is right, and its example learns."""

import doctest
import importlib.util
import random
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import hexholm
from hexholm.arena import play_game
from hexholm.bots import make_bot
from hexholm.kingdom import KingdomBuilder
from hexholm.library import kind_of
from hexholm.train.layout import STEPS

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "training.md"
SETUPS: dict[str, dict[str, Any]] = {
    "base game": {},
    "Nomads": {"preset": "nomads"},
    "everything": {"preset": "everything"},
    "Winter Kingdom": {"game": "winter-kingdom"},
}


def test_the_examples_of_the_page_work() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_the_spaces_are_those_of_the_page() -> None:
    """A change of the spaces needs a new id: who has trained a player counts on them."""
    row = re.compile(r"^\| ([\w ]+), (\d) players \| (.+) \| (.+) \| (.+) \|$", re.M)
    told = row.findall(PAGE.read_text(encoding="utf-8"))
    assert len(told) == 7
    for what, players, *sizes in told:
        game = hexholm.new_game(**SETUPS[what], players=int(players), seed=1)
        layout = kind_of(game).at("train").layout(game)
        shape = " × ".join(map(str, layout.shape))
        assert sizes == [shape, str(len(layout.vector)), f"{layout.actions:,}"]


def test_neighbours_are_where_the_page_says() -> None:
    grid = hexholm.new_game(seed=1).board.grid
    for hex_, around in grid.around.items():
        row, column = divmod(hex_.bit_length() - 1, 32)
        cells = [32 * (row + down) + column + right for down, right in STEPS]
        assert sum(1 << cell for cell in cells if cell >= 0) & grid.all == around
    assert "(0, 1),\n(1, 0), (1, -1), (0, -1), (-1, 0) and (-1, 1)" in PAGE.read_text()
    assert divmod(grid.hexes["c4"].bit_length() - 1, 32) == (3, 10 + 2 - 1)


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_bot", ROOT / "examples" / "train_bot.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_learns(example: ModuleType) -> None:
    """After some hundred games against itself it leaves chance behind."""
    training = example.Training(matches=64, steps=16, seed=1)
    for _ in range(30):
        training.improve()
    bots = [example.TrainedBot(random.Random(1), training.policy), make_bot("random", seed=1)]
    games = [play_game(hexholm.new_game(seed=seed), bots) for seed in range(5)]
    totals = np.array([[score["total"] for score in game.scores()] for game in games])
    assert totals[:, 0].mean() > totals[:, 1].mean() + 8


def test_the_example_sees_the_planes_it_means(example: ModuleType) -> None:
    game = hexholm.new_game(seed=1)
    assert isinstance(game, KingdomBuilder)
    layout = kind_of(game).at("train").layout(game)
    names = layout.planes
    assert names[example.BOARD] == "board"
    assert names[example.TERRAINS][0] == "grass"
    assert [names[n] for n in (example.WATER, example.MOUNTAIN, example.CASTLE)] == [
        *("water", "mountain", "castle"),
    ]
    places = (example.LOCATION, example.FREE, example.TILES_LEFT, example.OWN, example.OTHER)
    assert [names[n] for n in places] == [
        *("location", "free", "tiles left", "settlements, seat 0", "settlements, seat 1"),
    ]
    assert names[example.TAKEN] == "tiles taken, seat 0"
    assert layout.vector[example.SUPPLY] == "supply, seat 0"
    assert np.array_equal(
        example.QUARTERS,
        [[part >> 32 * row & 0xFFFFFFFF for row in range(20)] for part in game.board.quarters],
    )

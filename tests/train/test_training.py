"""docs/training.md is right, and its example learns."""

import doctest
import importlib.util
import random
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import hexholm
from hexholm.arena import play_game
from hexholm.bots import Sight, make_bot
from hexholm.kingdom import KingdomBuilder
from hexholm.library import kind_of
from hexholm.train import NativeBatch
from hexholm.train.layout import STEPS

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "training.md"
SETUPS: dict[str, dict[str, Any]] = {
    "base game": {},
    "Nomads": {"preset": "nomads"},
    "everything": {"preset": "everything"},
    "Winter Kingdom": {"game": "winter-kingdom"},
}


@pytest.mark.parametrize("missing", ["gymnasium", "numpy", "pettingzoo"])
def test_without_the_extra_one_line_says_so(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import hexholm.train"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "pip install 'hexholm[train]'" in told.stderr.splitlines()[-1]


def test_the_examples_of_the_page_work() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_the_script_of_the_page_works(tmp_path: Path) -> None:
    """In small: few games, few steps."""
    (script,) = re.findall(r"```python\n(import .*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    file = tmp_path / "script.py"
    small = script.replace("64, workers=4", "2, workers=1").replace("range(100)", "range(3)")
    assert small.count("range(3)") == small.count("(2, workers=1") == 1
    file.write_text(small, encoding="utf-8")
    subprocess.run([sys.executable, "-W", "error", str(file)], check=True)


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


@pytest.mark.parametrize(
    ("what", "players", "mark"),
    [
        ("base game", 2, "f884343366ca"),
        ("base game", 5, "9288b39925a8"),
        ("Nomads", 2, "4ca2b525964d"),
        ("everything", 2, "0385437ad46e"),
        ("everything", 5, "e70f58ba4522"),
        ("Winter Kingdom", 2, "f2635109eb17"),
        ("Winter Kingdom", 4, "602ff826dd2a"),
    ],
)
def test_what_every_number_means_stays(what: str, players: int, mark: str) -> None:
    """In their order too, which the sizes on the page don't tell."""
    game = hexholm.new_game(**SETUPS[what], players=players, seed=1)
    layout = kind_of(game).at("train").layout(game)
    names = [*layout.planes, *layout.vector, *layout.verbs, *map(str, layout.others)]
    assert sha256("\n".join(names).encode()).hexdigest()[:12] == mark


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


def test_the_example_learns(example: ModuleType, tmp_path: Path) -> None:
    """After some hundred games against itself it leaves chance behind; it can go on later."""
    table, training, file = example.Table(64, 160), example.Training(), tmp_path / "prices.npz"
    for _ in range(3):
        training.learn([table.play(training.prices, 1.0)])
        training.save(file)
        training = example.Training()
        training.load(file)
        assert isinstance(training.seconds, float)  # what is told goes on too
    bots = [example.TrainedBot(random.Random(1), training.prices), make_bot("random", seed=1)]
    games = [play_game(hexholm.new_game(seed=seed), bots) for seed in range(5)]
    totals = np.array([[score["total"] for score in game.scores()] for game in games])
    assert totals[:, 0].mean() > totals[:, 1].mean() + 8


def test_the_example_trains_in_processes(example: ModuleType, tmp_path: Path) -> None:
    """As its command does, in small; a training that is over stays as it is."""
    file = tmp_path / "prices.npz"
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); import train_bot; from pathlib import Path; "
        "train_bot.Table.__init__.__defaults__ = (32, 150, 1); "
        "train_bot.train(0.1, 2, 1, Path(sys.argv[2]))"
    )
    for _ in range(2):
        command = [sys.executable, "-c", code, str(ROOT / "examples"), str(file)]
        subprocess.run(command, check=True, timeout=120)
        kept = file.read_bytes()
    assert np.load(file)["prices"].shape == (example.CONTEXT, example.INPUTS)
    assert file.read_bytes() == kept
    assert not list(tmp_path.glob("*.part*"))


def test_the_example_sees_what_it_means(example: ModuleType) -> None:
    game = hexholm.new_game(seed=1)
    assert isinstance(game, KingdomBuilder)
    terrains = {example.LAYOUT.planes[number] for number in example.TERRAINS}
    assert terrains == set(game.deck)
    assert len(example.TILES) == 8
    assert len(example.CARDS) == 10
    assert str(example.LAYOUT.others[0]) == "end"
    assert np.array_equal(
        example.QUARTERS,
        [[part >> 32 * row & 0xFFFFFFFF for row in range(20)] for part in game.board.quarters],
    )


def test_the_example_knows_the_same_at_the_table(example: ModuleType) -> None:
    """What it sees through a `Sight` is what it has learned from."""
    table = example.Table(1, 8, 3)
    game = table.batch.games[0].copy()
    assert isinstance(game, KingdomBuilder)
    batch = NativeBatch(1, boards=[game])
    batch.place(0, 0, game, [])
    batch.observe()
    there = example.choices(batch.planes, batch.masks(), batch.gains())
    seat = game.mover
    here = example.TrainedBot(random.Random(1), np.zeros(1)).see(Sight(game, seat))[0]
    assert np.array_equal(there.action, here.action)
    assert np.array_equal(there.inputs, here.inputs)

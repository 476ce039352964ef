"""The master: where it plays, what it has learned, and what happens where that can't be read."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import hexholm
from hexholm.bots import Sight, make_bot, playing, replaced
from hexholm.bots.kingdom.candidates import Search
from hexholm.bots.kingdom.levels import LEARNED
from hexholm.bots.levels import level_below
from hexholm.bots.native import learned_weights, native_rollout, weights
from hexholm.bots.native.weights import packed
from hexholm.kingdom import KingdomBuilder

ELSEWHERE: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 2, "preset": "nomads"},
    {"players": 2, "game": "winter-kingdom"},
]


@pytest.fixture(autouse=True)
def _afresh() -> Iterator[None]:
    """What was read and said before counts for nothing, nor does it later."""
    for known in (learned_weights, level_below):
        known.cache_clear()
    yield
    learned_weights.cache_clear()


def middle(turns: int) -> KingdomBuilder:
    game, bot = hexholm.new_game(players=2, seed=11), make_bot("normal", seed=2)
    sights = [Sight(game, seat) for seat in (0, 1)]
    while turns and game.player is not None:
        action = bot.choose(sights[game.player])
        game.play(action)
        turns -= action.verb == "end"
    assert isinstance(game, KingdomBuilder)
    return game


def test_it_plays_the_base_game_for_two() -> None:
    game = middle(0)
    assert playing("master", game) == "master"
    assert playing("hard", game) == "hard"
    assert replaced(game) == []


@pytest.mark.parametrize("setup", ELSEWHERE)
def test_elsewhere_the_expert_plays(
    setup: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    game = hexholm.new_game(seed=3, **setup)
    assert playing("master", game) == "expert"
    assert replaced(game) == ["master"]
    turns = [make_bot(name, seed=1).choose(Sight(game, 0, 0.0)) for name in ("master", "expert")]
    assert turns[0] == turns[1]
    said = [record.getMessage() for record in caplog.records]
    assert said == ["there is no master of this game here: the expert plays"]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda data: data[:1000] + b"?" + data[1001:], "damaged or of another version"),
        (lambda data: data[:-1], "damaged or of another version"),
        (lambda _: packed([0.5] * 40, 1), "damaged or of another version"),
        (lambda _: b"", "damaged or of another version"),
        (None, "missing"),
    ],
)
def test_without_its_weights_the_expert_plays(
    change: Callable[[bytes], bytes] | None,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    file = Path(weights.__file__).with_name(LEARNED)
    if change:
        (tmp_path / LEARNED).write_bytes(change(file.read_bytes()))
    monkeypatch.setattr(weights, "__file__", str(tmp_path / "weights.py"))
    game = middle(0)
    assert playing("master", game) == "expert"
    assert make_bot("master", seed=1).choose(Sight(game, 0, 0.0)) in game.options
    said = [record.getMessage() for record in caplog.records]
    assert said == [
        f"{LEARNED} is {told}",
        "there is no master of this game here: the expert plays",
    ]


def test_weights_come_back_from_their_file() -> None:
    """Rows to a part in 127 of their largest number, the rest as they are."""
    rng = random.Random(1)
    numbers = [*(rng.uniform(-2, 2) for _ in range(64)), *(0.0 for _ in range(32)), 0.25, -3.5]
    found = memoryview(weights.unpacked(packed(numbers, 3))).cast("f").tolist()
    assert found == pytest.approx(numbers, abs=2 / 127)
    assert found[-34:] == numbers[-34:]


@pytest.mark.parametrize("turns", [0, 5, 12])
def test_proposed_turns_can_be_played(turns: int) -> None:
    """Every proposal of the players that have learned is a whole legal turn of its seat."""
    game = middle(turns)
    seat = game.active
    search = Search(game, seat, random.Random(1))
    found = native_rollout(game, seat, search.after, learned_weights(LEARNED))
    assert found
    proposed = list(found.proposals(game, random.Random(3), 64))
    assert 2 < len(proposed) == len(set(proposed)) <= 64
    for actions in proposed:
        after = game.copy()
        for action in actions:
            assert after.player == seat
            after.play(action)
        assert after.active != seat

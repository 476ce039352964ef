"""Damaged saves, records and one-line texts: they load and play on, or are refused."""

import pytest

import hexholm
from tests.engine.fuzzing import Fuzz
from tests.engine.saved import saved


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_sent_loads_or_is_refused(seed: int) -> None:
    fuzz = Fuzz(seed, games=8)
    for _ in range(600):
        fuzz.once()
    for kind in ("save", "record", "json", "text"):
        assert fuzz.figures[f"{kind}: refused"] > 20
        assert fuzz.figures[f"{kind}: loaded"] > 2
    assert fuzz.largest < 100_000


def test_whatever_is_edited_is_looked_at_or_refused() -> None:
    fuzz = Fuzz(1, games=8)
    for _ in range(600):
        fuzz.look()
    assert min(fuzz.figures[f"look: {how}"] for how in ("refused", "wrong", "fine")) > 20


def test_a_turn_that_has_begun_has_built_something() -> None:
    """What is left out is as at the start of a turn; then nothing can have been built."""
    for game in hexholm.GAMES:
        data = saved(hexholm.new_game(game, seed=1))
        with pytest.raises(hexholm.SaveError, match="begun: nothing can have been built"):
            hexholm.load_game({**data, "turn": {"begun": True}})


def test_only_the_cards_of_the_mover_are_used() -> None:
    data = saved(hexholm.new_game("winter-kingdom", seed=1))
    name = data["players"][1]["talents"].pop()
    data["players"][1]["bought"] = [{"name": name}]
    with pytest.raises(hexholm.SaveError, match=f"used: '{name}' isn’t a card of the player"):
        hexholm.load_game({**data, "turn": {"used": [name]}})

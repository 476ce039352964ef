"""The compiled batch plays what the rules engine plays, action by action."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import hexholm
from hexholm import piles
from hexholm.game import Action
from hexholm.kingdom import KingdomBuilder, turn
from hexholm.kingdom.mechanisms import deck
from hexholm.texts import Told
from hexholm.train.native import NativeBatch


def in_python(
    game: KingdomBuilder, rng: random.Random, *, wanders: bool
) -> tuple[list[Action], list[str]]:
    """A game played to its end at random: the actions, and the cards that were drawn.

    One that wanders uses its tiles whenever it can: settlements move a lot, and tiles are lost.
    """
    drawn: list[str] = []

    def draw_and_write(g: Any) -> str:
        card = piles.draw_card(g)
        drawn.extend([card] if card else [])
        return card

    with pytest.MonkeyPatch.context() as patch:
        for module in (turn, deck):
            patch.setattr(module, "draw_card", draw_and_write)
        while not game.over:
            uses = [action for action in game.options.others if action.verb == "use"]
            game.play(rng.choice(uses) if uses and wanders else game.options.pick(rng.random()))
    return [Action.parse(line) for line in game.log], drawn


def gain(game: KingdomBuilder, action: Action) -> int:
    """What an action brings the seat that decides, at once."""
    after, seat = game.copy(), game.mover
    after.play(action)
    return after.scores()[seat]["total"] - game.scores()[seat]["total"]


@settings(max_examples=30, deadline=None)
@example(players=2, seed=60, wanders=True)  # B-4.5b: of two tiles the used one is given up
@example(players=2, seed=142, wanders=True)  # here the ready one
@example(players=5, seed=6990707, wanders=False)  # B-2.2: a card drawn after the last settlement
@given(players=st.integers(2, 5), seed=st.integers(0, 10**6), wanders=st.booleans())
def test_every_action_of_a_game(players: int, seed: int, wanders: bool) -> None:
    """Masks, observations and gold are those of the engine at every moment."""
    game = hexholm.new_game(players=players, seed=seed)
    start = game.copy()
    actions, cards = in_python(game, random.Random(seed), wanders=wanders)
    batch = NativeBatch(1, boards=[start])
    batch.place(0, 0, start, cards)
    again = start.copy()
    look = batch.layout.look(again)
    for action in actions:
        seen = look.observe(again.mover)
        batch.observe()
        assert batch.player[0] == again.player
        assert np.array_equal(batch.masks()[0], seen["action_mask"])
        assert np.array_equal(batch.unpacked(batch.planes)[0], seen["planes"])
        assert np.array_equal(batch.vector[0], seen["vector"])
        assert batch.scores()[0].tolist() == [score["total"] for score in again.scores()]
        assert batch.gains()[0, look.number(action)] == gain(again, action)
        batch.step(np.array([look.number(action)]))
        again.play(action)
    assert batch.over[0]
    assert [score["total"] for score in again.scores()] == batch.gold[0].tolist()


def test_many_games_end_with_gold() -> None:
    batch = NativeBatch(32, players=3, seed=5, boards=4)
    ended, gold = 0, 0
    for _ in range(400):
        batch.step(batch.sample())
        ended += int(batch.over.sum())
        gold += int(batch.gold[batch.over.astype(bool)].sum())
    assert ended > 32
    assert 15 < gold / ended / 3 < 60


def test_what_is_seen_now_does_not_depend_on_what_was_seen_before() -> None:
    """Only what has changed is written again, also where another game has begun since."""
    often, once = (NativeBatch(16, players=3, seed=8, boards=4) for _ in range(2))
    ended = 0
    for _ in range(200):
        often.observe()
        for batch in (often, once):
            batch.step(batch.sample())
        ended += int(often.over.sum())
    assert ended > 4
    for batch in (often, once):
        batch.observe()
    assert np.array_equal(often.planes, once.planes)
    assert np.array_equal(often.vector, once.vector)


def test_the_same_seed_plays_the_same_games() -> None:
    logs = []
    for _ in range(2):
        batch, log = NativeBatch(8, seed=3, boards=2), []
        for _ in range(50):
            log.append(batch.sample())
            batch.step(log[-1])
        logs.append(np.array(log))
    assert np.array_equal(logs[0], logs[1])


def test_hands_of_the_others_stay_hidden() -> None:
    """Of all hands only that of the seat that decides is in the vector."""
    batch = NativeBatch(64, players=4, seed=2, boards=3)
    names = batch.layout.vector
    others = [n for n, name in enumerate(names) if name.startswith("hand: ") and name[-1] != "0"]
    for _ in range(60):
        batch.step(batch.sample())
        batch.observe()
        assert not batch.vector[:, others].any()


@pytest.mark.parametrize(
    ("arguments", "match"),
    [
        ({"boxes": ["base", "nomads"]}, "base game alone"),
        ({"game": "winter-kingdom"}, "base game alone"),
        ({"boards": 0}, "at least one match"),
    ],
)
def test_what_a_batch_cannot_play(arguments: dict[str, Any], match: str) -> None:
    with pytest.raises(Told, match=match):
        NativeBatch(2, **arguments)


def test_an_illegal_action_changes_nothing() -> None:
    batch = NativeBatch(4, boards=1)
    before, actions = batch.legal.copy(), batch.sample()
    actions[2] = 0
    with pytest.raises(Told, match="game 2: action 0 isn’t legal"):
        batch.step(actions)
    with pytest.raises(Told, match="one whole number per game, 4 in all"):
        batch.step(np.zeros(3, np.int32))
    with pytest.raises(Told, match=r"4 in all, not an array of shape \(4,\) of float64"):
        batch.step(batch.sample() + 0.5)
    beyond = batch.sample() + np.int64(2**32)  # the low half of it would be legal
    with pytest.raises(Told, match=f"action {beyond[0]:,} isn’t legal"):
        batch.step(beyond)
    assert np.array_equal(before, batch.legal)


def test_a_game_is_placed_only_where_it_fits() -> None:
    """C writes where it is told to; a game on another board would be misread."""
    batch = NativeBatch(2, boards=2, seed=1)
    one, other = batch.games
    for match, board, game in ((2, 0, one), (-1, 0, one), (0, 2, one), (0, 1, one)):
        with pytest.raises(Told, match="matches 0 to 1 and boards 0 to 1"):
            batch.place(match, board, game, [])
    batch.place(1, 1, other, [])
    for _ in range(200):  # cards that weren't given are drawn by chance
        batch.step(batch.sample())
    assert batch.gold[1].all()


def test_numbers_of_numpy_will_do() -> None:
    one = NativeBatch(np.int64(4), seed=np.int64(3), boards=np.int64(2))
    other = NativeBatch(4, seed=3, boards=2)
    assert np.array_equal(one.sample(), other.sample())


@pytest.mark.parametrize(
    "out", [np.empty(3, np.int32), np.empty(4, np.int16), np.empty(8, np.int32)[::2]]
)
def test_a_sample_is_written_only_where_it_fits(out: np.ndarray[Any, Any]) -> None:
    with pytest.raises(Told, match="writable int32 array with one place per match, 4 in all"):
        NativeBatch(4, boards=1).sample(out)

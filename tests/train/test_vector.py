"""Many games in processes of their own are the games that one process plays."""

import gc
import multiprocessing
import pickle
import random
from collections.abc import Iterator
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import hexholm
from hexholm.game import END, IllegalAction
from hexholm.texts import Told
from hexholm.train import SeatEnv, VectorGames, vector
from hexholm.train.games import games


@pytest.fixture(scope="module")
def alone() -> Iterator[VectorGames]:
    """Three games in two processes in which the learner decides for everybody."""
    env = VectorGames(3, workers=2, players=2)
    yield env
    env.close()


def some(mask: np.ndarray[Any, Any], rng: random.Random) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def test_games_are_those_of_one_process(alone: VectorGames) -> None:
    what: dict[str, Any] = {"opponents": None, "players": 2, "seat": None, "reward": "win"}
    here = games(3, "kingdom-builder", **what, setup={})
    rng, ended = random.Random(1), 0
    seen, infos = alone.reset(seed=11)
    told = [game.begin(11 + n) for n, game in enumerate(here)]
    for _ in range(150):
        for n, one in enumerate(told):
            assert infos["seat"][n] == one.seat
            for part, array in one.seen.items():
                assert np.array_equal(seen[part][n], array)
        actions = np.array([some(mask, rng) for mask in seen["action_mask"]])
        seen, rewards, over, _, infos = alone.step(actions)
        told = [game.step(int(number)) for game, number in zip(here, actions, strict=True)]
        assert rewards.tolist() == [one.reward for one in told]
        assert over.tolist() == [one.is_over for one in told]
        totals = [one.ended.totals if one.ended else [] for one in told]
        assert [infos["totals"][n].tolist() * int(over[n]) for n in range(3)] == totals
        ended += int(over.sum())
    assert ended >= 3
    assert alone.observation_space.contains(seen)


def test_an_illegal_action_is_told_where_it_came_from(alone: VectorGames) -> None:
    alone.reset(seed=1)
    with pytest.raises(Told, match="isn’t a hex"):
        alone.step(np.zeros(3, np.int64))
    alone.reset(seed=1)


def test_without_a_seed_every_game_is_another(alone: VectorGames) -> None:
    """As Gymnasium wants it: no seed, no deal twice."""
    seen = [alone.reset()[0]["planes"] for _ in range(2)]
    assert len({board.tobytes() for planes in seen for board in planes}) == 6


def test_if_an_action_is_illegal_none_is_played(alone: VectorGames) -> None:
    """The games of one process as of another."""
    seen, _ = alone.reset(seed=1)
    legal = np.array([mask.argmax() for mask in seen["action_mask"]])
    for wrong in range(3):
        actions = legal.copy()
        actions[wrong] = 0
        with pytest.raises(Told, match="isn’t a hex"):
            alone.step(actions)
    now = alone.step(legal)[0]
    alone.reset(seed=1)
    once = alone.step(legal)[0]
    assert all(np.array_equal(now[part], once[part]) for part in now)


@pytest.mark.parametrize(
    ("actions", "match"),
    [
        (np.full(3, 300.5), r"one whole number per game, 3 in all, not .* \(3,\) of float64"),
        (np.zeros(2, int), r"3 in all, not an array of shape \(2,\)"),
        (300, r"3 in all, not an array of shape \(\)"),
        (np.array([-1, 0, 0]), "there is no action -1"),
        (np.full(3, 10_000), "there is no action 10000"),
    ],
)
def test_actions_are_one_whole_number_per_game(
    alone: VectorGames, actions: Any, match: str
) -> None:
    alone.reset(seed=1)
    with pytest.raises(Told, match=match):
        alone.step(actions)


@pytest.mark.parametrize(
    ("arguments", "match"),
    [
        ({"opponents": ["nobody"]}, "unknown bot 'nobody'"),
        ({"opponents": ["easy"], "seat": 9}, "from 0 to 1"),
        ({"opponents": ["easy"], "players": 3}, "2 players, the learner among them, not 3"),
        ({"workers": 0}, "at least one game and one worker, not 1 and 0"),
        ({"num_envs": 0}, "not 0 and 1"),
    ],
)
def test_wrong_arguments_are_told_before_processes_begin(
    arguments: dict[str, Any], match: str
) -> None:
    with pytest.raises(Told, match=match):
        VectorGames(**{"num_envs": 1, **arguments})


def test_a_process_that_is_gone_is_told() -> None:
    others = {*multiprocessing.active_children()}
    env = VectorGames(1)
    env.reset(seed=1)
    (child,) = {*multiprocessing.active_children()} - others
    child.kill()
    child.join()
    with pytest.raises(Told, match="a process with games has ended"):
        env.reset(seed=1)
    env.close()


def test_one_step_at_a_time(alone: VectorGames) -> None:
    """Else an answer would be taken for that of another question, or awaited for ever."""
    seen, _ = alone.reset(seed=1)
    legal = np.array([mask.argmax() for mask in seen["action_mask"]])
    with pytest.raises(Told, match="no step is under way"):
        alone.step_wait()
    alone.step_async(legal)
    with pytest.raises(Told, match="still under way"):
        alone.step_async(legal)
    with pytest.raises(Told, match="still under way"):
        alone.reset(seed=2)
    now = alone.step_wait()[0]
    alone.reset(seed=1)
    assert np.array_equal(now["planes"], alone.step(legal)[0]["planes"])


def test_what_was_seen_outlives_the_games() -> None:
    """Shared memory stays open as long as an array looks at it."""
    env = VectorGames(2, copy=False)
    seen, _ = env.reset(seed=1)
    before = {name: array.copy() for name, array in seen.items()}
    env.close()
    env.close()
    assert all(np.array_equal(seen[name], before[name]) for name in seen)
    for late in (env.reset, lambda: env.step(np.zeros(2, int)), env.step_wait):
        with pytest.raises(Told, match="closed"):
            late()


def test_memory_is_given_back_even_if_nobody_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    class Memory(SharedMemory):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            made.append(self.name)

    monkeypatch.setattr(vector, "SharedMemory", Memory)
    env = VectorGames(1)
    env.reset(seed=1)
    del env
    gc.collect()
    with pytest.raises(FileNotFoundError):
        SharedMemory(made[0])


class UnreadableError(Exception):
    """It can be sent to another process, but not read there."""

    def __init__(self, why: str, where: str) -> None:
        super().__init__(f"{why} {where}")


def test_an_error_that_cannot_be_sent_says_what_it_said() -> None:
    told = vector.portable(UnreadableError("lost", "here"))
    assert (type(told), str(told)) == (RuntimeError, "UnreadableError: lost here")


def test_an_error_in_another_process_tells_where_it_happened() -> None:
    """That of a bot of one's own, for example; no traceback leads there."""
    try:
        dict[str, int]()["nothing"]
    except KeyError as error:
        told = pickle.loads(pickle.dumps(vector.portable(error)))
    assert type(told) is KeyError
    (note,) = told.__notes__
    assert 'dict[str, int]()["nothing"]' in note
    assert Path(__file__).name in note
    known = Told("train-closed")
    assert vector.portable(known) is known
    assert not hasattr(known, "__notes__")


def test_the_end_of_a_game_is_told_as_gymnasium_does(alone: VectorGames) -> None:
    """Where the next game begins in the same step; a wrapper of Gymnasium counts on it too."""
    env = RecordEpisodeStatistics(alone)
    rng, steps = random.Random(3), 0
    seen, infos = env.reset(seed=3)
    over = np.zeros(3, bool)
    while not over.any():
        before, seats = seen, infos["seat"]
        actions = np.array([some(mask, rng) for mask in seen["action_mask"]])
        seen, rewards, over, _, infos = env.step(actions)
        assert ("final_obs" in infos) == over.any()
        steps += 1
    final = infos["final_info"]
    for mark in (infos["_final_obs"], infos["_final_info"], final["_seat"], final["_totals"]):
        assert np.array_equal(mark, over)
    assert [last is not None for last in infos["final_obs"]] == over.tolist()
    for n in np.flatnonzero(over):
        last = infos["final_obs"][n]
        assert alone.single_observation_space.contains(last)
        assert not last["action_mask"].any()
        assert np.array_equal(last["planes"][0], before["planes"][n][0])  # the same board
        assert not np.array_equal(last["planes"], seen["planes"][n])
        assert final["seat"][n] == seats[n]
        assert final["totals"][n].tolist() == infos["totals"][n].tolist()
        assert infos["episode"]["l"][n] == steps
        assert infos["episode"]["r"][n] == rewards[n]


def test_what_is_not_allowed_says_why(alone: VectorGames) -> None:
    """It comes from another process, with its reason."""
    alone.reset(seed=1)
    layout = alone.layout
    end = layout.number(hexholm.new_game().board.grid, END)
    with pytest.raises(IllegalAction, match="end") as refused:
        alone.step(np.full(3, end))
    assert refused.value.action == END
    assert refused.value.reason.text
    alone.reset(seed=1)


def test_an_illegal_action_pays_nobody_else() -> None:
    """And a game that it has ended isn't paid like the one before."""
    what: dict[str, Any] = {"opponents": ["random"], "seat": 1, "reward": "lead", "setup": {}}
    (here,) = games(1, "kingdom-builder", **what, players=2)
    here.begin(3)
    lost = here.step(0)
    assert (lost.reward, lost.is_over) == (-1.0, True)
    assert lost.ended
    assert lost.ended.rewards == [0.0, -1.0]


def test_a_learner_against_bots() -> None:
    """What a process plays against bots are the games of `SeatEnv`."""
    what: dict[str, Any] = {"opponents": ["random", "random"], "seat": None, "reward": "lead"}
    (here,) = games(1, "kingdom-builder", **what, players=3, setup={})
    env = SeatEnv(opponents=["random", "random"], reward="lead")
    now, (seen, _), rng, is_over = here.begin(5), env.reset(seed=5), random.Random(5), False
    while not is_over:
        assert np.array_equal(now.seen["planes"], seen["planes"])
        number = some(seen["action_mask"], rng)
        seen, reward, is_over, _, info = env.step(number)
        now = here.step(number)
        assert (now.reward, now.is_over) == (reward, is_over)
    assert now.ended
    assert now.ended.totals == info["totals"]

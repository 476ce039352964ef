"""The environments hold to PettingZoo's and Gymnasium's contracts, in both games and all boxes."""

import copy
import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import hexholm
from hexholm.bots import Sight
from hexholm.draw.layout import HALF
from hexholm.game import Action, Game, IllegalAction
from hexholm.kingdom import registry
from hexholm.library import GAMES, kind_of
from hexholm.texts import Told
from hexholm.train import IDS, SeatEnv, TableEnv
from hexholm.train.look import Look
from hexholm.train.rendering import RADIUS, pixels

SETUPS: dict[str, dict[str, Any]] = {
    "base": {"players": 2},
    "everything": {"preset": "everything", "players": 4},
    "winter": {"game": "winter-kingdom", "players": 3},
}
EACH_SETUP = pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)


@EACH_SETUP
@pytest.mark.filterwarnings("ignore::UserWarning")  # it would rather have one array than three
def test_pettingzoo_finds_nothing(setup: dict[str, Any]) -> None:
    api_test(TableEnv(**setup), num_cycles=300)


@EACH_SETUP
def test_the_same_seed_plays_the_same_game(setup: dict[str, Any]) -> None:
    seed_test(lambda: TableEnv(**setup), num_cycles=60)


@pytest.mark.parametrize("id_", IDS)
@pytest.mark.filterwarnings("ignore::UserWarning")  # it would rather render for people
def test_gymnasium_finds_nothing(id_: str) -> None:
    check_env(gymnasium.make(id_, opponents=["random"]).unwrapped, skip_render_check=True)


def looked_at(game: Game) -> Look[Any]:
    look: Look[Any] = kind_of(game).at("train").layout(game).look(game)
    return look


def played(setup: dict[str, Any], seed: int, rng: random.Random) -> Game:
    """A game that was played at random for a while."""
    game: Game = hexholm.new_game(**setup, seed=seed)
    for _ in range(rng.randrange(130)):
        if game.over:
            break
        game.play(game.options.pick(rng.random()))
    return game


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize(
    "setup", [{}, {"preset": "everything"}, {"game": "winter-kingdom"}], ids=SETUPS
)
def test_what_is_hidden_makes_no_difference(setup: dict[str, Any], players: int) -> None:
    """Games that differ only in what a seat can't know look the same to it."""
    rng = random.Random(players)
    players = min(players, 4) if "game" in setup else players
    for seed in range(8):
        game = played(setup | {"players": players}, seed, rng)
        for seat in range(players):
            seen = looked_at(game).observe(seat)
            other = looked_at(Sight(game, seat).imagine(rng)).observe(seat)
            for part, array in seen.items():
                assert np.array_equal(array, other[part]), (part, seed, seat)


@EACH_SETUP
def test_who_has_watched_a_game_sees_what_a_newcomer_sees(setup: dict[str, Any]) -> None:
    """Only what changes is written again: nothing may stay behind, after an undo neither."""
    rng = random.Random(5)
    for seed in range(3):
        game: Game = hexholm.new_game(**setup, seed=seed)
        watched = looked_at(game)
        while not game.over:
            game.play(game.options.pick(rng.random()))
            if rng.random() < 0.1 and game.can_undo:
                game.undo()
            seat = rng.randrange(game.seats)
            seen, new = watched.observe(seat), looked_at(game).observe(seat)
            for part, array in seen.items():
                assert np.array_equal(array, new[part]), (part, seed, game.log)


@EACH_SETUP
def test_a_copy_is_played_on_by_itself(setup: dict[str, Any]) -> None:
    """Tree searches copy environments."""
    env = TableEnv(**setup)
    env.reset(seed=2)
    env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[0]))
    other = copy.deepcopy(env)
    assert other.look.game.board is env.look.game.board  # so bots know it, the compiled ones too
    before = env.observe(env.agent_selection)
    for _ in range(20):
        seen = other.last()[0]
        other.step(int(np.flatnonzero(seen["action_mask"])[0]))
    after = env.observe(env.agent_selection)
    assert all(np.array_equal(before[part], after[part]) for part in before)
    assert len(other.look.game.log) == len(env.look.game.log) + 20


@pytest.mark.parametrize("opponent", ["random", "easy"])
def test_a_copy_has_bots_of_its_own(opponent: str) -> None:
    """What they do in it changes nothing in the other, where they would do the same."""
    env = SeatEnv(opponents=[opponent, opponent], seat=0)
    env.reset(seed=2)
    logs = []
    for one in (copy.deepcopy(env), env):
        for _ in range(20):
            one.step(int(np.flatnonzero(one.look.observe(0)["action_mask"])[0]))
        logs.append(one.look.game.log)
    assert logs[0] == logs[1]
    assert len(logs[0]) > 40


@pytest.mark.parametrize("id_", IDS)
def test_an_environment_can_be_sent_to_another_process(id_: str) -> None:
    """It goes on there as it would have gone on here, its bots too."""
    env = gymnasium.make(id_, opponents=["normal", "easy"])
    seen, _ = env.reset(seed=4)
    for _ in range(12):
        seen = env.step(int(np.flatnonzero(seen["action_mask"])[0]))[0]
    there = pickle.loads(pickle.dumps(env))
    for _ in range(12):
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        seen, other = env.step(action)[0], there.step(action)[0]
        assert all(np.array_equal(seen[part], other[part]) for part in seen)


def test_observations_are_the_callers_own() -> None:
    look = looked_at(hexholm.new_game(seed=1))
    first = look.observe(0)
    kept = {part: array.copy() for part, array in first.items()}
    for array in look.observe(0).values():
        array[...] = 1
    look.game.play(look.game.options[0])
    again = looked_at(look.game).observe(0)
    for part, array in look.observe(0).items():
        assert np.array_equal(array, again[part])
        assert np.array_equal(first[part], kept[part])


@EACH_SETUP
def test_what_is_known_makes_a_difference(setup: dict[str, Any]) -> None:
    """Every action of a game changes what its mover sees, and another hand does as well."""
    env = TableEnv(**setup)
    env.reset(seed=3)
    rng = random.Random(3)
    for _ in range(100):
        agent = env.agent_selection
        before = env.observe(agent)
        env.step(int(rng.choice(np.flatnonzero(before["action_mask"]))))
        after = env.observe(agent)
        assert any(not np.array_equal(before[part], after[part]) for part in ("planes", "vector"))


@pytest.mark.parametrize("box", [None, *registry.BOXES])
@pytest.mark.parametrize("players", [2, 5])
def test_masks_are_the_legal_actions(box: str | None, players: int) -> None:
    """Every legal action has a number of its own, in each box by itself and with 2 to 5 players."""
    setup: dict[str, Any] = {"boxes": ["base", box]} if box not in (None, "base") else {}
    setup |= {"game": "winter-kingdom", "players": min(players, 4)} if box is None else {}
    rng = random.Random(players)
    game = hexholm.new_game(**{"players": players, **setup}, seed=players)
    look = looked_at(game)
    while not game.over:
        assert game.player is not None
        seen = look.observe(game.player)
        assert len(seen["vector"]) == len(look.layout.vector)
        numbers = np.flatnonzero(seen["action_mask"])
        actions = [look.action(int(number)) for number in numbers]
        assert set(actions) == set(game.options)
        assert sorted(map(look.number, game.options)) == numbers.tolist()
        game.play(game.options.pick(rng.random()))


def test_planes_show_the_board() -> None:
    game = hexholm.new_game(players=2, seed=5)
    look, grid = looked_at(game), game.board.grid
    game.play(game.options[0])
    planes = look.observe(game.mover)["planes"]
    hex_ = grid.hexes[game.log[0].split()[1]]
    cell = divmod(hex_.bit_length() - 1, 32)
    shown = {name for name, plane in zip(look.layout.planes, planes, strict=True) if plane[cell]}
    assert {"board", "card terrain", "settlements, seat 0"} <= shown
    assert "free" not in shown
    assert "settlements, seat 1" not in shown


def test_the_order_of_boxes_makes_no_difference() -> None:
    names = ["marshlands", "crossroads", "base"]
    looks = [looked_at(hexholm.new_game(boxes=some, seed=2)) for some in (names, names[::-1])]
    assert looks[0].layout.planes == looks[1].layout.planes
    assert looks[0].layout.others == looks[1].layout.others
    for look in looks:
        told = dict(zip(look.layout.vector, look.observe(0)["vector"].tolist(), strict=True))
        held = look.game.hands[0]
        assert [told[f"hand: {card}, seat 0"] for card in held] == [held.count(c) for c in held]
        assert [told[f"out of the game: {card}"] for card in look.game.deck] == [
            *look.game.removed.values()
        ]


def test_the_winner_gets_one_and_a_lead_is_counted() -> None:
    rng = random.Random(2)
    env = TableEnv(players=3, reward="lead")
    env.reset(seed=2)
    while not any(env.terminations.values()):
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    totals = [score["total"] for score in env.look.game.scores()]
    best = max(totals)
    leads = [total - max(totals[:n] + totals[n + 1 :]) for n, total in enumerate(totals)]
    assert [*env.rewards.values()] == leads
    assert max(env.rewards.values()) == best - sorted(totals)[-2]


def test_an_illegal_action_at_a_table_is_refused() -> None:
    env = TableEnv()
    env.reset(seed=1)
    end = env.look.layout.others.index(hexholm.Action("end"))
    with pytest.raises(IllegalAction):
        env.step(len(env.look.layout.verbs) * env.look.layout.cells + end)
    with pytest.raises(Told, match="isn’t a hex"):
        env.step(0)
    for number in (-1, env.look.layout.actions):
        with pytest.raises(Told, match=f"no action {number}: .* 0 to"):
            env.step(number)
    assert not env.look.game.log


def test_an_illegal_action_of_a_learner_loses() -> None:
    env = SeatEnv(opponents="random")
    env.reset(seed=1)
    assert env.step(0)[1:] == (-1.0, True, False, {"illegal": 0})


@pytest.mark.parametrize("env", [SeatEnv(), TableEnv()])
def test_a_fraction_is_no_action(env: SeatEnv | TableEnv) -> None:
    """It isn't rounded to one that is legal."""
    env.reset(seed=1)
    seat = env.look.game.mover
    legal = env.look.observe(seat)["action_mask"].argmax()
    with pytest.raises(TypeError, match="as an integer"):
        env.step(legal + 0.5)
    assert env.look.observe(seat)["action_mask"][legal]


class Failing:
    """A bot that has no answer."""

    def __init__(self, rng: random.Random) -> None:
        self.name = "failing"

    def choose(self, sight: Sight) -> Action:
        raise ConnectionError("no answer")


def test_a_bot_that_fails_leaves_its_turn_to_nobody() -> None:
    env = SeatEnv(opponents=[f"{__name__}:Failing"], seat=0, preset="first-game")
    env.reset(seed=1)

    def step() -> None:
        env.step(env.look.number(env.look.game.options[0]))

    for _ in range(3):
        step()
    with pytest.raises(ConnectionError):
        step()
    before = env.look.game.log
    assert env.look.game.player == 1
    with pytest.raises(ConnectionError):
        step()
    assert env.look.game.log == before


def test_numbers_of_numpy_are_seeds_too() -> None:
    """A table is often seeded by `np_random.integers`."""
    env, seen = TableEnv(), []
    for seed in (4, np.int64(4)):
        env.reset(seed=seed)
        seen.append(env.observe("seat_0")["planes"].tobytes())
    assert seen[0] == seen[1]
    with pytest.raises(TypeError, match="as an integer"):
        env.reset(seed="4")  # type: ignore[arg-type]


def test_a_learner_plays_against_bots() -> None:
    env = SeatEnv(opponents=["beginner", "random"], seat=1)
    seen, _ = env.reset(seed=4)
    rng, over, reward = random.Random(4), False, 0.0
    info: dict[str, Any] = {}
    while not over:
        seen, reward, over, _, info = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    totals = info["totals"]
    assert env.look.game.over
    assert reward == (1.0 if totals[1] > max(totals[0], totals[2]) else -1.0)


@pytest.mark.parametrize(
    ("arguments", "match"),
    [
        ({"seat": 2}, "from 0 to 1"),
        ({"reward": "gold"}, '"win" or "lead"'),
        ({"opponents": ["nobody"]}, "nobody"),
        ({"boxes": ["nowhere"]}, "nowhere"),
        ({"seat": "0"}, "from 0 to 1, or None, not 0"),
        ({"players": 3}, "2 players, the learner among them, not 3"),
        ({"seed": 1}, "given to reset"),
        ({"render_mode": "human"}, "'ansi', 'svg', 'rgb_array', or None, not 'human'"),
    ],
)
def test_wrong_arguments_are_told(arguments: dict[str, Any], match: str) -> None:
    with pytest.raises(Told, match=match):
        SeatEnv(**arguments)


def test_wrong_arguments_of_a_table_are_told() -> None:
    for wrong in ({"players": 7}, {"seed": 1}, {"render_mode": "human"}):
        with pytest.raises(Told):
            TableEnv(**wrong)


@pytest.mark.parametrize("game", GAMES)
def test_rendering(game: str) -> None:
    for mode, begins in (("ansi", ""), ("svg", "<svg")):
        text = SeatEnv(game, opponents=["random"], render_mode=mode)
        text.reset(seed=1)
        assert str(text.render()).startswith(begins)
        assert len(str(text.render())) > 1000
    env = SeatEnv(game, opponents=["random"], render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 8


def test_a_fort_looks_unlike_a_house() -> None:
    looks = []
    for verb in ("build", "fort"):
        game = hexholm.new_game("winter-kingdom", seed=1)
        name = next(action.arg for action in game.options if action.verb == "fort")
        game.play(f"{verb} {name}")
        x, y = game.board.grid.places[game.board.grid.hexes[name]]
        middle = [int((1.5 * y + 1) * RADIUS), int((x + 1) * HALF * RADIUS)]
        looks.append(pixels(game)[*middle].tolist())
    assert looks[0] != looks[1]

"""Bots: what they see, that they choose by their seed alone, and that greed beats chance."""

import random
import types
from collections.abc import Iterator
from typing import Any

import pytest

import hexholm
from hexholm.arena import play_game
from hexholm.bots import BOTS, Sight, make_bot
from hexholm.game import END
from tests.rules.helpers import Seat, World, acts, position, tile


def middle(players: int = 3, seed: int = 4, actions: int = 50) -> hexholm.Game:
    """A game in the middle, played by random bots."""
    game = hexholm.new_game(players=players, seed=seed)
    bots = [make_bot("random", seed=seat) for seat in range(players)]
    sights = [Sight(game, seat) for seat in range(players)]
    for _ in range(actions):
        assert game.player is not None
        game.play(bots[game.player].choose(sights[game.player]))
    return game


def reachable(thing: object, depth: int = 4) -> Iterator[object]:
    """All that attributes lead to, without the insides of functions and types."""
    yield thing
    if depth and not isinstance(thing, type | types.ModuleType | str | int | float | None):
        functions = types.FunctionType | types.MethodType | types.BuiltinMethodType
        names = set(dir(thing)) - {"__class__", "__closure__", "__globals__", "__builtins__"}
        for name in names:
            found = getattr(thing, name, None)
            if name.startswith("__") and isinstance(found, functions | types.MethodWrapperType):
                continue
            yield from reachable(found, depth - 1)


def test_a_sight_leads_to_no_game() -> None:
    game = middle()
    sight = Sight(game, 1)
    found = list(reachable(sight))
    assert len(found) > 10
    assert not any(isinstance(thing, hexholm.Game) for thing in found)
    with pytest.raises(AttributeError):
        sight.game = game  # type: ignore[attr-defined]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_view_shows_no_other_hand_and_nothing_of_the_deck(seat: int) -> None:
    game = middle()
    view: dict[str, Any] = Sight(game, seat).view()
    for other, player in enumerate(view["players"]):
        assert (player["hand"] is None) == (other not in (seat, game.player))
    assert "seed" not in view["setup"]
    assert not {"seed", "draws", "deck"} & set(view)


def test_an_imagined_game_agrees_with_the_view_and_is_dealt_anew() -> None:
    game = middle(players=4)
    assert game.player is not None
    sight, rng = Sight(game, game.player), random.Random(1)
    imagined = [sight.imagine(rng) for _ in range(40)]
    assert all(other.view(sight.seat) == sight.view() for other in imagined)
    hidden = (sight.seat + 1) % 4
    hands = {tuple(other.to_dict()["players"][hidden]["hand"]) for other in imagined}
    assert len(hands) > 1
    before = game.to_dict()
    imagined[0].play(imagined[0].options[0])
    assert game.to_dict() == before


def test_a_sight_follows_the_game() -> None:
    game: hexholm.Game = hexholm.new_game(players=2, seed=1)
    sight = Sight(game, 0)
    for _ in range(4):
        assert sight.legal_actions() == list(sight.options) == game.legal_actions()
        assert sight.view() == game.view(0)
        game.play(sight.options[0])
    game = middle(players=2)
    sight = Sight(game, 0)
    while not game.can_undo:
        game.play(game.options[0])
    game.undo()
    assert list(sight.options) == game.legal_actions()


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_makes_the_same_game(name: str) -> None:
    def log(seed: int) -> list[str]:
        game = hexholm.new_game(players=2, seed=3)
        return play_game(game, [make_bot(name, seed=seed), make_bot(name, seed=9)]).log

    assert log(5) == log(5)
    assert log(5) != log(6)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_bot_plays_with_any_number(name: str, players: int) -> None:
    game = hexholm.new_game(players=players, seed=players)
    play_game(game, [make_bot(name, seed=seat) for seat in range(players)])
    assert game.over


def test_the_random_bot_chooses_every_action_alike() -> None:
    game = middle(players=2)
    assert game.player is not None
    sight, bot = Sight(game, game.player), make_bot("random", seed=2)
    size = len(sight.options)
    chosen = [bot.choose(sight) for _ in range(200 * size)]
    for action in sight.options:
        assert 120 < chosen.count(action) < 300


def test_the_greedy_bot_beats_the_random_one() -> None:
    wins = 0
    for seed in range(16):
        game = hexholm.new_game(players=2, seed=seed)
        bots = [make_bot("greedy", seed=seed), make_bot("random", seed=seed)]
        greedy = seed % 2
        play_game(game, bots[::-1] if greedy else bots)
        wins += game.winners == [greedy]
    assert wins >= 15


def test_the_greedy_bot_makes_a_new_plan_when_the_game_took_another_way() -> None:
    """Its choices are legal whatever was played in its name."""
    chance = random.Random(3)
    game = hexholm.new_game(players=2, seed=11)
    bot = make_bot("greedy", seed=1)
    sights = [Sight(game, seat) for seat in range(2)]
    while game.player is not None:
        options = game.options
        choice = bot.choose(sights[game.player])
        assert choice in options
        game.play(choice if chance.random() < 0.5 else options[int(chance.random() * len(options))])


def with_barn(settlements: str) -> hexholm.Game:
    """A position on nothing but grass, in which only a barn is left to use."""
    world = World("G", {"L": "p15"}, ("farm", "oasis", "harbor", "barn"))
    mover = Seat(settlements, tiles=[tile("barn", "p15")], supply=0)
    return position(world, mover, Seat("t20"), cards=("citizens", "miners", "knights"))


def test_the_greedy_bot_carries_out_a_move_that_gains() -> None:
    game = with_barn("a1 b1 c1 a10")
    bot, sight = make_bot("greedy", seed=1), Sight(game, 0)
    for expected in ("use barn", "take a10", "put d1"):
        game.play(bot.choose(sight))
        assert game.log[-1] == expected
    assert bot.choose(sight) == END


def test_the_greedy_bot_ends_its_turn_rather_than_lose_by_a_move() -> None:
    game = with_barn("a1 b1 c1")
    assert "use barn" in acts(game)
    assert make_bot("greedy", seed=1).choose(Sight(game, 0)) == END


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(hexholm.SetupError, match="'deep-thought'; there are: random, greedy"):
        make_bot("deep-thought", seed=1)

"""Saves of games in full swing, and ways through them: for tests of loading."""

import json
import random
from collections.abc import Iterator
from typing import Any

import hexholm
from tests.engine.watching import BOXES, pick, random_options, wild_section

Place = tuple[Any, ...]
"""Keys and indices that lead to a place in a save."""

TWISTS: tuple[Any, ...] = (
    "none",
    ["bargain", "quick-study", "long-tunnels"],
    ["hospitality", "keep-away", "bargain"],
    ["overreach", "separate-lands", "quick-study"],
)
LIVELY = ("buy", "upgrade", "use", "repeat", "choose", "put")


def new_game(number: int) -> hexholm.Game:
    """One of many set-ups: both games, the base game, all boxes, sections of one's own."""
    rng = random.Random(number)
    match number % 4:
        case 0:
            players, twist = rng.randint(2, 4), TWISTS[number // 4 % len(TWISTS)]
            setup: Any = {"players": players, "twist": twist}
            game: hexholm.Game = hexholm.new_game("winter-kingdom", seed=number, **setup)
            return game
        case 1:
            return hexholm.new_game(players=rng.randint(2, 5), seed=number)
        case kind:
            return hexholm.new_game(
                players=rng.randint(2, 5),
                seed=number,
                boxes=BOXES,
                options=random_options(rng),
                sections=[wild_section(rng, n) for n in range(4)] if kind == 2 else None,
            )


def lively(game: hexholm.Game, rng: random.Random) -> hexholm.Action:
    """A random action; tiles and talents are used and bought whenever they can be."""
    some = [action for action in game.legal_actions() if action.verb in LIVELY]
    return rng.choice(some) if some and rng.random() < 0.6 else pick(game, rng)


def played(number: int) -> Iterator[hexholm.Game]:
    """A game after each of its actions; every other one is imagined by a seat on the way."""
    rng = random.Random(-number)
    game = new_game(number)
    changes = rng.randrange(10, 40) if number % 8 > 3 else None
    while not game.over:
        game.play(lively(game, rng))
        if len(game.log) == changes and not game.over:
            game = game.imagine(rng.randrange(game.seats), rng)
        yield game


def saved(game: hexholm.Game) -> Any:
    """As it comes out of a file."""
    return json.loads(json.dumps(game.to_dict()))


def busy(number: int, least: int = 60) -> hexholm.Game:
    """A game in the middle of a task, with much on the board."""
    game = new_game(number)
    for game in played(number):
        if len(game.log) > least and game.tasks:
            break
    return game


def places(data: Any, way: Place = ()) -> Iterator[Place]:
    """The way to everything in some data."""
    yield way
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield from places(data[key], (*way, key))


def at(data: Any, way: Place) -> Any:
    """What is at a place."""
    for key in way:
        data = data[key]
    return data


def put(data: Any, way: Place, value: Any) -> None:
    """Put something else there."""
    at(data, way[:-1])[way[-1]] = value

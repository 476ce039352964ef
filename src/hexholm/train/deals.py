"""Games of one set-up, one after the other, and what they are worth in the end."""

from typing import Any, Literal

from hexholm.game import Game
from hexholm.library import kind_of, new_game
from hexholm.texts import Told
from hexholm.train.layout import Layout
from hexholm.train.look import Look

Reward = Literal["win", "lead"]
"""What a seat gets at the end: 1 for a win and -1 for a loss, or the gold it is ahead."""
SEEDS = 1 << 53


class Deals:
    """Deals games; all of them have the same spaces."""

    def __init__(self, game: str, players: int, reward: Reward, setup: dict[str, Any]) -> None:
        if reward not in ("win", "lead"):
            raise Told("train-reward", got=repr(reward))
        if "seed" in setup:
            raise Told("train-seed")
        self.reward: Reward = reward
        self._what = {"game": game, "players": players, **setup}
        first: Game = new_game(**self._what, seed=0)
        self.layout: Layout[Any] = kind_of(first).at("train").layout(first)

    def deal(self, seed: int) -> Look[Any]:
        """A new game."""
        return self.layout.look(new_game(**self._what, seed=seed))


def play(look: Look[Any], number: int) -> None:
    """Play an action by its number; an illegal one raises `IllegalAction` and changes nothing."""
    action = look.action(number)
    if action is None:
        raise Told("train-no-hex", got=int(number))
    look.game.play(action)


def is_legal(look: Look[Any], number: int) -> bool:
    """Whether an action is legal now, by its number."""
    action = look.action(number)
    return action is not None and action in look.game.options


def rewards(game: Game, reward: Reward) -> list[float]:
    """What each seat gets at the end of a game; a shared win is less than one's own."""
    totals = [score["total"] for score in game.scores()]
    if reward == "lead":
        return [
            float(total - max(totals[:seat] + totals[seat + 1 :]))
            for seat, total in enumerate(totals)
        ]
    winners = game.winners
    return [2 / len(winners) - 1 if seat in winners else -1.0 for seat in range(game.seats)]

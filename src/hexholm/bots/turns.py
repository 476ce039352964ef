"""Whole turns that are worth a thought: found by many quick players, and a greedy one."""

import random
from collections.abc import Callable
from typing import Final

from hexholm.bots.bot import Sight
from hexholm.bots.futures import Idea, Turn, is_past
from hexholm.bots.gains import Gains
from hexholm.bots.greedy import GreedyBot
from hexholm.bots.quick import NOISE, Quick
from hexholm.bots.value import Value
from hexholm.game import END, Action
from hexholm.kingdom import KingdomBuilder

BEST: Final = 8
"""So many of the best turns are changed."""
OFTEN: Final = 8
"""After so many changes it is looked again which are the best."""


class Search:
    """The turns of one moment, seen by one seat."""

    def __init__(self, game: KingdomBuilder, seat: int, rng: random.Random) -> None:
        self.game, self.seat, self.rng = game, seat, rng
        self.gains = Gains(game)
        self.value = Value(self.gains, game)
        self._found: dict[tuple[object, ...], Idea] = {}

    def ideas(
        self,
        *,
        quick: int,
        refined: int = 0,
        greedy: bool = True,
        deadline: float | None = None,
    ) -> list[Idea]:
        """Different whole turns, the best first: so many quick ones, and changes of the best."""
        if greedy:
            self._greedy()
        self._quick(0)
        for number in range(quick):
            if is_past(deadline):
                break
            self._quick(1 + number % NOISE)
        ideas = self._sorted()
        for number in range(1, refined + 1):
            if is_past(deadline):
                break
            self._refine(self.rng.choice(ideas[:BEST]), 1 + number % NOISE)
            if number % OFTEN == 0:
                ideas = self._sorted()
        return self._sorted()

    def _sorted(self) -> list[Idea]:
        return sorted(self._found.values(), key=lambda idea: -idea.lead)

    def _refine(self, idea: Idea, noise: int) -> None:
        """Begin like a turn that was found, and go on otherwise."""
        game = self.game.copy()
        kept = idea.turn[: int(self.rng.random() * len(idea.turn))]
        for action in kept:
            game.play(action)
        player = Quick(self.gains, self.rng, noise)
        self._play(game, lambda: player.action(game), kept)

    def _greedy(self) -> None:
        game, bot = self.game.copy(), GreedyBot(self.rng)
        sight = Sight(game, self.seat)
        self._play(game, lambda: bot.choose(sight))

    def _quick(self, noise: int) -> None:
        game, player = self.game.copy(), Quick(self.gains, self.rng, noise)
        self._play(game, lambda: player.action(game))

    def _play(self, game: KingdomBuilder, choose: Callable[[], Action], begun: Turn = ()) -> None:
        """Play a turn up to its end; what is drawn for the next one is not looked at."""
        actions = list(begun)
        while game.player == self.seat:
            action = choose()
            actions.append(action)
            if action == END and not game.tasks:
                break
            game.play(action)
        position = (*game.settlements, *game.held, *game.gold, game.walls, game.left)
        if position not in self._found:
            self._found[position] = Idea(tuple(actions), self._lead(game))

    def _lead(self, game: KingdomBuilder) -> float:
        return self.value.lead(game, self.seat)

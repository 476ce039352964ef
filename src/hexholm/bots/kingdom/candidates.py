"""Whole turns worth considering: found by quick players and a greedy one, then improved."""

import random
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from hexholm.bots.bot import Sight
from hexholm.bots.kingdom.evaluate import Value
from hexholm.bots.kingdom.placement import Placement
from hexholm.bots.kingdom.rollout import NOISE, QuickPlayer
from hexholm.bots.levels import GreedyBot
from hexholm.bots.search.turns import Candidate, Turn, is_past
from hexholm.game import END, Action
from hexholm.hexes import singles
from hexholm.kingdom import KingdomBuilder
from hexholm.planes import ranking

BEST: Final = 8
"""How many of the best turns are changed."""
OFTEN: Final = 8
"""After this many changes the best are found again."""
PLACES: Final = 8
"""How many other hexes are tried for a settlement, those that gain most."""


class Search:
    """The turns of one moment, seen by one seat."""

    def __init__(
        self, game: KingdomBuilder, seat: int, rng: random.Random, *, is_hopeful: bool = False
    ) -> None:
        self.game, self.seat, self.rng = game, seat, rng
        self.placement = Placement(game)
        self.value = Value(self.placement, game, is_hopeful=is_hopeful)
        self.played = 0
        """The actions that finding turns took so far."""
        self._found: dict[tuple[object, ...], Candidate] = {}
        self._ends: dict[Turn, KingdomBuilder] = {}

    def candidates(
        self,
        *,
        quick: int,
        refined: int = 0,
        climbs: int = 0,
        greedy: bool = True,
        deadline: float | None = None,
    ) -> list[Candidate]:
        """Different whole turns, the best first.

        A number of quick ones, random changes of the best, and then, `climbs` times, every change
        of a single action of the very best one.
        """
        if greedy:
            game, bot = self.game.copy(), GreedyBot(self.rng)
            sight = Sight(game, self.seat)
            self._play(game, lambda: bot.choose(sight))
        self._quick(0)
        for number in range(quick):
            if is_past(deadline):
                break
            self._quick(1 + number % NOISE)
        found = self._sorted()
        for number in range(1, refined + 1):
            if is_past(deadline):
                break
            self._refine(self.rng.choice(found[:BEST]), 1 + number % NOISE)
            if number % OFTEN == 0:
                found = self._sorted()
        found = self._sorted()
        for _ in range(climbs):
            top = found[0]
            self._climb(top.turn, deadline)
            found = self._sorted()
            if found[0] is top:
                break
        return found

    def include(self, turns: Iterable[Turn]) -> list[Candidate]:
        """All turns that were found, with these among them, the best first."""
        for turn in turns:
            self._play(self.game.copy(), iter(turn).__next__)
        return self._sorted()

    def follow(
        self, leaders: Iterable[Callable[[KingdomBuilder], Iterator[Action]]]
    ) -> list[Candidate]:
        """All turns that were found, with those among them that others do, the best first.

        What doesn't fit is left out: they may have drawn other cards.
        """
        for leader in leaders:
            game = self.game.copy()
            self._play(game, partial(self._next, game, leader(game)))
        return self._sorted()

    def _next(self, game: KingdomBuilder, led: Iterator[Action]) -> Action:
        for action in led:
            if action in game.options:
                return action
        if END in game.options:
            return END
        return QuickPlayer(self.placement, self.rng).action(game)

    def after(self, turn: Turn) -> KingdomBuilder:
        """The position at the end of a turn, before the next card is drawn; it stays as it is."""
        if turn not in self._ends:
            game = self._ends[turn] = self.game.copy()
            for action in turn:
                if action == END and not game.tasks:
                    break
                game.play(action)
        return self._ends[turn]

    def _sorted(self) -> list[Candidate]:
        return sorted(self._found.values(), key=lambda candidate: -candidate.lead)

    def _refine(self, candidate: Candidate, noise: int) -> None:
        """Begin like a turn that was found, and continue differently."""
        game = self.game.copy()
        kept = candidate.turn[: int(self.rng.random() * len(candidate.turn))]
        for action in kept:
            game.play(action)
        player = QuickPlayer(self.placement, self.rng, noise)
        self._play(game, lambda: player.action(game), kept)

    def _climb(self, turn: Turn, deadline: float | None) -> None:
        """Try other hexes for each action of a turn; the rest is played as before if it fits."""
        game = self.game.copy()
        for place, action in enumerate(turn):
            options = game.options
            for verb, hexes in options.hexes:
                if verb != action.verb:
                    continue
                if verb == "take":
                    others = list(singles(hexes))
                else:
                    others = ranking(self.placement(game, self.seat), hexes, PLACES)
                for hex_ in others:
                    other = options.on(verb, hex_)
                    if is_past(deadline):
                        return
                    if other != action:
                        self._exchange(turn, place, other)
            if place + 1 < len(turn):
                game.play(action)

    def _exchange(self, turn: Turn, place: int, other: Action) -> None:
        """A turn with another action at one place; what was lifted goes where it gains most."""
        game, kept = self.game.copy(), turn[:place]
        for action in kept:
            game.play(action)
        player = QuickPlayer(self.placement, self.rng)
        rest = [other, *turn[place + 1 :]]
        is_open = other.verb == "take"

        def choose() -> Action:
            while rest and not (is_open and game.tasks and game.tasks[-1].lifted):
                action = rest.pop(0)
                if action in game.options:
                    return action
            return player.action(game)

        self._play(game, choose, kept)

    def _quick(self, noise: int) -> None:
        game, player = self.game.copy(), QuickPlayer(self.placement, self.rng, noise)
        self._play(game, lambda: player.action(game))

    def _play(self, game: KingdomBuilder, choose: Callable[[], Action], begun: Turn = ()) -> None:
        """Play a turn up to its end; what is drawn for the next one is ignored."""
        actions = list(begun)
        while game.player == self.seat:
            action = choose()
            actions.append(action)
            if action == END and not game.tasks:
                break
            game.play(action)
        self.played += len(actions)
        position = (*game.settlements, *game.held, *game.gold, game.walls, game.left)
        position += (*game.numbers, *map(len, game.owed), game.extra_cards)
        if position not in self._found:
            candidate = Candidate(tuple(actions), self.value.lead(game, self.seat))
            self._found[position], self._ends[candidate.turn] = candidate, game

"""One round of Kingdom Builder played on: a turn, those of the others, and the next own one."""

import random

from hexholm.bots.futures import Turn, margin, play_turn
from hexholm.bots.gains import Gains
from hexholm.bots.quick import NOISE, Quick
from hexholm.bots.value import Value
from hexholm.game import END
from hexholm.kingdom import KingdomBuilder


class Round:
    """Says how far a seat is ahead a round after a turn; everybody takes the best of a few turns.

    What comes later is left to the value of the position: one round of good turns tells more than
    a whole game of quick ones (docs/opponents.md).
    """

    def __init__(self, seat: int, gains: Gains, value: Value, turns: int) -> None:
        self.seat, self.gains, self.value, self.turns = seat, gains, value, turns

    def __call__(self, game: KingdomBuilder, turn: Turn, rng: random.Random) -> float:
        """How far the seat is ahead in one future."""
        play_turn(game, self.seat, turn)
        while game.player is not None:
            seat = game.active
            game = self._best_turn(game, seat, rng)
            if game.player is None:
                break
            if seat == self.seat:
                return self.value.lead(game, seat)
            game.play(END)
        return margin([score["total"] for score in game.scores()], self.seat)

    def _best_turn(self, game: KingdomBuilder, seat: int, rng: random.Random) -> KingdomBuilder:
        """The position before the end of the best of a few turns."""
        found = []
        for number in range(self.turns + 1):
            copy = game.copy() if self.turns else game
            to_the_end(copy, Quick(self.gains, rng, number and 1 + number % NOISE))
            found.append(copy)
        if len(found) == 1:
            return found[0]
        return max(found, key=lambda after: self.value(after, seat))


def to_the_end(game: KingdomBuilder, player: Quick) -> Turn:
    """Play a turn up to its end, not including it, or the game to its end; gives the actions."""
    actions = []
    while game.player is not None:
        action = player.action(game)
        if action == END and not game.tasks:
            break
        game.play(action)
        actions.append(action)
    return tuple(actions)

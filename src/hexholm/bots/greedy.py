"""The bot that takes the best gain at hand.

It looks at what one piece can do now (build it; use a location and build; use one, take a piece and
put it elsewhere) and counts gold and tiles as if the game ended there. It has no plan beyond that.
"""

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from hexholm.bots.bot import Sight
from hexholm.game import END, Action, Game
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.scoring import score

SETTLEMENT: Final = 0.5
"""What a settlement more on the board is worth beyond the gold it earns at once."""

TILE_VALUES: Final = {
    "oracle": 4.0,
    "farm": 4.0,
    "oasis": 4.0,
    "tower": 3.5,
    "tavern": 4.0,
    "barn": 3.0,
    "harbor": 3.5,
    "paddock": 3.0,
}
"""What a location tile is worth when the game begins; it shrinks with the supply."""
OTHER_TILE: Final = 3.0

PIECES: Final = 6
"""So many pieces are tried for a move: those that seem to earn least where they stand."""
TARGETS: Final = 4
"""So many targets, the best for the first piece, are tried for the others."""

TIE: Final = 0.01
"""Ties are broken at random by less than this."""


class Plan(NamedTuple):
    """Actions that belong together, and what they gain."""

    gain: float
    actions: tuple[Action, ...]


class GreedyBot:
    """The best immediate gain."""

    name: Final = "greedy"

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._rest: tuple[Action, ...] = ()

    def choose(self, sight: Sight) -> Action:
        """Go on with the plan if it still fits, else make a new one."""
        options = sight.options
        if self._rest and self._rest[0] in options:
            action, *rest = self._rest
            self._rest = tuple(rest)
            return action
        self._rest = ()
        if len(options) == 1:
            return options[0]
        plan = max(_Outlook(sight, self._rng).plans(), key=lambda plan: plan.gain)
        self._rest = plan.actions[1:]
        return plan.actions[0]


class _Outlook:
    """What the seat could do next, tried out on an imagined game."""

    def __init__(self, sight: Sight, rng: random.Random) -> None:
        game = sight.imagine(rng)
        assert isinstance(game, KingdomBuilder)
        view = sight.view()
        self.game, self.seat, self.rng = game, sight.seat, rng
        self.late = 1 - view["players"][self.seat]["supply"] / 40
        scores = view["scores"]
        rivals = [seat for seat in range(len(scores)) if seat != self.seat]
        # Only the lords make one player's settlements change another's gold.
        self.rivals = rivals if "lords" in scores[self.seat] else []
        self.now = self._standing(game)

    def plans(self) -> Iterator[Plan]:
        """All that is worth a thought; at least one plan."""
        game = self.game
        may_end = END in game.options
        for action in game.options:
            if action == END:
                yield Plan(0, (END,))
            elif action.verb == "use":
                yield from self._uses(action, moves=may_end)
            elif action.verb == "take":
                yield from self._moves(game, ())
            else:
                yield self._try(game, (), action)

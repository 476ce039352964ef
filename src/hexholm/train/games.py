"""One game of a vector environment: what the learner decides in it, and how it ends."""

import secrets
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

from hexholm.train.deals import SEEDS, Deals, Reward, play, rewards
from hexholm.train.layout import Layout
from hexholm.train.look import Observation
from hexholm.train.seat import SeatEnv

PLAYERS: Final = 2
"""Of a game without opponents, if nothing else is said."""
_NEXT: Final = 6364136223846793005
"""Makes the seed of the next game from the last one's."""


class Ended(NamedTuple):
    """How a game has ended."""

    totals: list[int]
    """By seat, as the rewards."""
    rewards: list[float]
    seat: int
    """The seat that acted."""
    seen: Observation
    """What it saw at the end."""


class Decision(NamedTuple):
    """What the learner decides next, and what its last decision has led to.

    After the end of a game this is the next one's first decision.
    """

    seen: Observation
    seat: int
    """The seat that looks, and decides."""
    reward: float
    """Of the seat that acted."""
    ended: Ended | None
    is_over: bool


class Played(Protocol):
    """Games one after the other in which a learner decides for a seat, or for all of them."""

    layout: Layout[Any]

    def begin(self, seed: int | None) -> Decision:
        """A new game."""

    def step(self, number: int) -> Decision:
        """An action of the learner, up to its next decision."""


class Against:
    """The learner has one seat, bots the others."""

    def __init__(self, env: SeatEnv) -> None:
        self._env = env
        self.layout = env.layout

    def begin(self, seed: int | None) -> Decision:
        """A new game."""
        seen, _ = self._env.reset(seed=seed)
        return Decision(seen, self._env.seat, 0.0, None, False)

    def step(self, number: int) -> Decision:
        """An action of the learner, and the answers of the bots."""
        env = self._env
        seen, reward, is_over, _, _ = env.step(number)
        if not is_over:
            return Decision(seen, env.seat, reward, None, False)
        game = env.look.game
        totals = [score["total"] for score in game.scores()]
        paid = rewards(game, env.reward) if game.over else [0.0] * game.seats
        paid[env.seat] = reward  # an illegal action isn't paid by the position
        ended = Ended(totals, paid, env.seat, seen)
        return self.begin(None)._replace(reward=reward, ended=ended, is_over=True)


class Alone:
    """The learner decides for every seat."""

    def __init__(self, deals: Deals) -> None:
        self._deals = deals
        self.layout = deals.layout
        self._next = secrets.randbelow(SEEDS)  # until a seed is given

    def begin(self, seed: int | None) -> Decision:
        """A new game."""
        self._next = (self._next * _NEXT + 1 if seed is None else seed) % SEEDS
        self._look = self._deals.deal(self._next)
        mover = self._look.game.mover
        return Decision(self._look.observe(mover), mover, 0.0, None, False)

    def step(self, number: int) -> Decision:
        """An action of the seat that decides."""
        look = self._look
        game, seat = look.game, look.game.mover
        play(look, number)
        if not game.over:
            return Decision(look.observe(game.mover), game.mover, 0.0, None, False)
        paid = rewards(game, self._deals.reward)
        totals = [score["total"] for score in game.scores()]
        ended = Ended(totals, paid, seat, look.observe(seat))
        return self.begin(None)._replace(reward=paid[seat], ended=ended, is_over=True)


def games(
    number: int,
    game: str,
    opponents: str | Sequence[str] | None,
    players: int | None,
    seat: int | None,
    reward: Reward,
    setup: dict[str, Any],
) -> list[Played]:
    """Games of one kind: against bots, or without opponents the learner's alone."""
    if opponents is None:
        seats = PLAYERS if players is None else players
        return [Alone(Deals(game, seats, reward, setup)) for _ in range(number)]
    chosen: dict[str, Any] = {"opponents": opponents, "players": players, "seat": seat}
    return [Against(SeatEnv(game, **chosen, reward=reward, **setup)) for _ in range(number)]

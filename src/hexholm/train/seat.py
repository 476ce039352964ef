"""One seat against named bots, for Gymnasium."""

from collections.abc import Sequence
from operator import index
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np

from hexholm.bots import Bot, Sight, make_bot
from hexholm.texts import Told
from hexholm.train.deals import SEEDS, Deals, Reward, is_legal, play, rewards
from hexholm.train.layout import Layout
from hexholm.train.look import Look, Observation
from hexholm.train.rendering import MODES, Pixels, drawn, known

ILLEGAL: Final = -1.0
"""The reward of an illegal action, which ends the game: the mask says which are legal."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A game in which the other seats are played by bots.

    `opponents` are names of bots, in the order in which they sit after the learner, who sits at
    `seat`, or at a new place in each game if that is None. They and the learner are all players
    there are, so `players` needn't be told. `setup` is whatever `hexholm.new_game`
    takes; what it leaves out is drawn for each game.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [*MODES], "render_fps": 1}  # type: ignore[misc] # the same for every instance
    look: Look[Any]
    """The game as it stands, and how its seats see it."""
    seat: int
    """Where the learner sits in this game."""

    def __init__(
        self,
        game: str = "kingdom-builder",
        *,
        opponents: str | Sequence[str] = "easy",
        players: int | None = None,
        seat: int | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        self.render_mode = known(render_mode)
        self._opponents = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        self._players = len(self._opponents) + 1
        if players not in (None, self._players):
            raise Told("train-players", players=self._players, got=str(players))
        if seat is not None and seat not in range(self._players):
            raise Told("train-seat", got=seat, last=self._players - 1)
        self._fixed_seat = seat
        self._deals = Deals(game, self._players, reward, setup)
        self.observation_space = self.layout.observation_space()
        self.action_space = self.layout.action_space()
        for name in self._opponents:
            make_bot(name, seed=0)  # a name that is unknown is told now

    @property
    def layout(self) -> Layout[Any]:
        """What the numbers in observations and actions mean."""
        return self._deals.layout

    @property
    def reward(self) -> Reward:
        """What is counted in the end."""
        return self._deals.reward

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, and let the bots play until the learner decides."""
        super().reset(seed=seed)
        self._begin()
        while self.look.game.over:  # a bot could end a game before the learner's first turn
            self._begin()
        return self.look.observe(self.seat), {}

    def _begin(self) -> None:
        draw = self.np_random.integers
        self.look = self._deals.deal(int(draw(SEEDS)))
        fixed = self._fixed_seat
        self.seat = int(draw(self._players)) if fixed is None else fixed
        self._bots: dict[int, Bot] = {}
        for after, name in enumerate(self._opponents, start=1):
            seat = (self.seat + after) % self._players
            self._bots[seat] = make_bot(name, seed=int(draw(SEEDS)))
        self._go_on()

    def _go_on(self) -> None:
        """Let the bots play until the learner decides, or the game is over."""
        game = self.look.game
        while (player := game.player) is not None and player != self.seat:
            game.play(self._bots[player].choose(Sight(game, player)))

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the bots answer."""
        self._go_on()  # a bot that has failed last time is asked again
        look = self.look
        number = index(action)
        if not is_legal(look, number):
            return look.observe(self.seat), ILLEGAL, True, False, {"illegal": number}
        play(look, number)
        self._go_on()
        game = look.game
        if game.player is not None:
            return look.observe(self.seat), 0.0, False, False, {}
        reward = rewards(game, self._deals.reward)[self.seat]
        totals = [score["total"] for score in game.scores()]
        info = {"totals": totals, "seat": self.seat}
        return look.observe(self.seat), reward, True, False, info

    def render(self) -> str | Pixels | None:
        """The position in the chosen mode."""
        return drawn(self.look.game, self.render_mode) if self.render_mode else None

"""All seats of a game, for PettingZoo: agents take turns (AEC)."""

import random
from operator import index
from typing import Any, ClassVar, SupportsIndex

from gymnasium import spaces
from pettingzoo import AECEnv

from hexholm.train.deals import SEEDS, Deals, Reward, play, rewards
from hexholm.train.layout import Layout
from hexholm.train.look import Look, Observation
from hexholm.train.rendering import MODES, Pixels, drawn, known


class TableEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A table: agent ``seat_0`` begins, and every seat is decided by an agent.

    `setup` is whatever `hexholm.new_game` takes; what it leaves out is drawn for each game. An
    illegal action raises `hexholm.IllegalAction` and changes nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "hexholm_v0",
        "render_modes": [*MODES],
        "is_parallelizable": False,
    }
    look: Look[Any]
    """The game as it stands, and how its seats see it."""

    def __init__(
        self,
        game: str = "kingdom-builder",
        *,
        players: int = 2,
        reward: Reward = "win",
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        super().__init__()
        self.render_mode = known(render_mode)
        self._deals = Deals(game, players, reward, setup)
        self._names = [f"seat_{seat}" for seat in range(players)]
        self._seats = {name: seat for seat, name in enumerate(self._names)}
        self._rng = random.Random(0)
        self.possible_agents = [*self._names]
        self._observation_spaces = {name: self.layout.observation_space() for name in self._names}
        self._action_spaces = {name: self.layout.action_space() for name in self._names}

    @property
    def layout(self) -> Layout[Any]:
        """What the numbers in observations and actions mean."""
        return self._deals.layout

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for every agent."""
        return self._action_spaces[agent]

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> None:
        """Deal a new game; the same seed deals the same games one after the other."""
        if seed is not None:
            self._rng = random.Random(index(seed))
        self.look = self._deals.deal(self._rng.randrange(SEEDS))
        self.agents = [*self._names]
        self.rewards = dict.fromkeys(self._names, 0.0)
        self._cumulative_rewards = dict.fromkeys(self._names, 0.0)
        self.terminations = dict.fromkeys(self._names, False)
        self.truncations = dict.fromkeys(self._names, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self._names}
        self.agent_selection = self._names[self.look.game.mover]

    def observe(self, agent: str) -> Observation:
        """What an agent sees of the game."""
        return self.look.observe(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Play an action of the agent that decides."""
        agent = self.agent_selection
        if self.terminations[agent] or action is None:
            self._was_dead_step(action)
            return
        look = self.look
        play(look, action)
        self._cumulative_rewards[agent] = 0.0
        player = look.game.player
        if player is not None:
            self.agent_selection = self._names[player]
            return
        paid = rewards(look.game, self._deals.reward)
        self.rewards = dict(zip(self._names, paid, strict=True))
        self.terminations = dict.fromkeys(self._names, True)
        self._accumulate_rewards()
        self.agent_selection = self._names[0]

    def render(self) -> str | Pixels | None:
        """The position in the chosen mode."""
        return drawn(self.look.game, self.render_mode) if self.render_mode else None

    def close(self) -> None:
        """Nothing is held open."""

"""A bot that goes for one scoring card, to see what the card pays such a player."""

import random

from hexholm.bots.bot import Sight
from hexholm.bots.levels import Planner
from hexholm.bots.winter.levels import SKILLS
from hexholm.bots.winter.planning import best_turn
from hexholm.game import Action


class Aiming(Planner):
    """A bot of one of the levels to which one card counts several times."""

    def __init__(self, level: str, card: str, rng: random.Random) -> None:
        super().__init__(f"{level}, aiming at {card}", rng)
        skill = SKILLS[level]
        self._skill = skill._replace(weights=skill.weights._replace(aim=card))

    def _plan(self, sight: Sight) -> tuple[Action, ...]:
        return best_turn(sight, self._rng, self._skill)

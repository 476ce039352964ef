"""The five levels: from a child's first game to the strongest we have."""

import random
from typing import Final, NamedTuple

from hexholm.bots import winter
from hexholm.bots.bot import Sight
from hexholm.bots.futures import judge, until
from hexholm.bots.gains import Gains
from hexholm.bots.planner import Planner
from hexholm.bots.quick import Quick
from hexholm.bots.rounds import Round
from hexholm.bots.turns import Search
from hexholm.game import END, Action
from hexholm.kingdom import KingdomBuilder
from hexholm.winter import WinterKingdom

LEVELS: Final = ("beginner", "easy", "normal", "hard", "expert")


class Skill(NamedTuple):
    """How well a level plays Kingdom Builder: amounts of work, so that a seed gives one game."""

    noise: int = 0
    """By so many bits what a hex gains is misjudged; only where no turns are compared."""
    forgets: float = 0.0
    """How often an extra action is overlooked."""
    turns: int = 0
    """The quick turns that are compared; 0: one action after the other."""
    is_thorough: bool = True
    """Whether a greedy turn is among them."""
    refined: int = 0
    """Changes of the best of them."""
    width: int = 0
    """So many of the best turns are played on for a round."""
    futures: int = 0
    """In so many futures at most."""
    replies: int = 0
    """In which everybody takes the best of so many turns and a quick one."""


SKILLS: Final = {
    "beginner": Skill(noise=4, forgets=0.5),
    "easy": Skill(noise=2, forgets=0.1),
    "normal": Skill(turns=5, is_thorough=False),
    "hard": Skill(turns=40, refined=30),
    "expert": Skill(turns=60, refined=40, width=14, futures=24, replies=3),
}


class LevelBot(Planner):
    """A bot of one of the levels, for both games."""

    def _plan(self, sight: Sight) -> tuple[Action, ...]:
        if sight.game_name == WinterKingdom.name:
            return winter.plan(sight, self._rng, winter.SKILLS[self.name])
        return _kingdom(sight, self._rng, SKILLS[self.name])


def _kingdom(sight: Sight, rng: random.Random, skill: Skill) -> tuple[Action, ...]:
    deadline = until(sight.seconds)
    game = sight.imagine(rng)
    assert isinstance(game, KingdomBuilder)
    if not skill.turns:
        return (_at_once(game, rng, skill),)
    search = Search(game, sight.seat, rng)
    ideas = search.ideas(
        quick=skill.turns, refined=skill.refined, greedy=skill.is_thorough, deadline=deadline
    )
    if not skill.width or len(ideas) == 1:
        return ideas[0].turn
    look = Round(sight.seat, search.gains, search.value, skill.replies)
    return judge(sight, ideas[: skill.width], look, rng, skill.futures, deadline)[0].turn


def _at_once(game: KingdomBuilder, rng: random.Random, skill: Skill) -> Action:
    options = game.options
    if END in options and rng.random() < skill.forgets:
        return END
    return Quick(Gains(game), rng, skill.noise).action(game)


class Beginner(LevelBot):
    """A child's first game: it sees what a hex gains, roughly, and forgets its tiles."""

    name = "beginner"


class Easy(LevelBot):
    """It takes a hex that gains much, and sees nothing but the next settlement."""

    name = "easy"


class Normal(LevelBot):
    """It compares a few whole turns."""

    name = "normal"


class Hard(LevelBot):
    """It compares many whole turns, and changes the best of them."""

    name = "hard"


class Expert(LevelBot):
    """It plays the best of them on for a round, in many futures."""

    name = "expert"

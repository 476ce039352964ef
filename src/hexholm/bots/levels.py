"""The five levels: from a child's first game to the strongest we have."""

import random
from typing import Final, NamedTuple

from hexholm.bots import winter
from hexholm.bots.bot import Sight
from hexholm.bots.foresight import foresee
from hexholm.bots.futures import Look, until
from hexholm.bots.gains import Gains
from hexholm.bots.judging import Depth
from hexholm.bots.planner import Planner
from hexholm.bots.quick import Quick, ToTheEnd
from hexholm.bots.swift import swift_to_the_end
from hexholm.bots.turns import Search
from hexholm.game import END, Action
from hexholm.kingdom import KingdomBuilder
from hexholm.winter import WinterKingdom

LEVELS: Final = ("beginner", "easy", "normal", "hard", "expert")

WITH_BOXES: Final = 0.25
"""With boxes an action takes longer: so much of the work fits into the time."""


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
    """Random changes of the best of them."""
    climbs: int = 0
    """So many times every change of a single action of the best one is tried."""
    depth: Depth = Depth()
    """How far the best turns are played on to the end of the game; they are not, as a rule."""
    swift: Depth = Depth()
    """The same where compiled players do it."""

    def anew(self, times: int) -> "Skill":
        """The same where a turn is thought about anew, when it is half over."""
        less = 1 + 2 * times
        return self._replace(
            turns=max(min(self.turns, 2), self.turns // (1 + times)),
            refined=self.refined // (1 + times),
            depth=self.depth._replace(work=self.depth.work // less),
            swift=self.swift._replace(work=self.swift.work // less),
        )

    def with_boxes(self) -> "Skill":
        """The same where an action takes longer: fewer turns are found and played on."""
        depth = self.depth
        less = depth._replace(stages=depth.stages[1:], work=round(depth.work * WITH_BOXES))
        return self._replace(climbs=min(self.climbs, 1), depth=less)


SKILLS: Final = {
    "beginner": Skill(noise=4, forgets=0.5),
    "easy": Skill(noise=2, forgets=0.2),
    "normal": Skill(turns=2, is_thorough=False),
    "hard": Skill(turns=20, refined=10),
    "expert": Skill(
        turns=40,
        refined=30,
        climbs=3,
        depth=Depth(((48, 3), (24, 4), (12, 4), (6, 8)), work=18_000, late=3.0),
        swift=Depth(
            ((200, 16), (64, 32), (24, 64), (12, 128), (6, 256)), work=500_000, late=2.0, heed=0.4
        ),
    ),
}


class LevelBot(Planner):
    """A bot of one of the levels, for both games."""

    def _plan(self, sight: Sight) -> tuple[Action, ...]:
        if sight.game_name == WinterKingdom.name:
            return winter.plan(sight, self._rng, winter.SKILLS[self.name])
        return _kingdom(sight, self._rng, SKILLS[self.name].anew(self._plans))


def _kingdom(sight: Sight, rng: random.Random, skill: Skill) -> tuple[Action, ...]:
    deadline = until(sight.seconds)
    game = sight.imagine(rng)
    assert isinstance(game, KingdomBuilder)
    if not game.in_play.is_base:
        skill = skill.with_boxes()
    if not skill.turns:
        return (_at_once(game, rng, skill),)
    search = Search(game, sight.seat, rng)
    ideas = search.ideas(
        quick=skill.turns,
        refined=skill.refined,
        climbs=skill.climbs,
        greedy=skill.is_thorough,
        deadline=deadline,
    )
    if not skill.depth.stages or len(ideas) == 1:
        return ideas[0].turn
    to_the_end, depth = _playing_on(sight, search, skill)
    return foresee(search, ideas, to_the_end, depth, deadline)[0].turn


def _playing_on(sight: Sight, search: Search, skill: Skill) -> tuple[Look, Depth]:
    """Who plays turns on to the end of the game, and how far."""
    if swift := swift_to_the_end(search.game, sight.seat, search.after):
        return swift, skill.swift
    return ToTheEnd(sight, search.gains), skill.depth


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
    """It plays the best of them on to the end of the game, in many futures."""

    name = "expert"

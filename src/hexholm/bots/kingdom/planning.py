"""A whole turn: found, evaluated and, by the expert, played out to the end of the game."""

import random

from hexholm.bots import native
from hexholm.bots.bot import Sight
from hexholm.bots.kingdom import greedy
from hexholm.bots.kingdom.candidates import Search
from hexholm.bots.kingdom.foresight import foresee
from hexholm.bots.kingdom.levels import SKILLS, Skill
from hexholm.bots.kingdom.lines import Trial
from hexholm.bots.kingdom.placement import Placement
from hexholm.bots.kingdom.rollout import QuickPlayer, Rollout
from hexholm.bots.search.judging import Depth
from hexholm.bots.search.turns import Playout, Turn, until
from hexholm.game import END, Action
from hexholm.kingdom import KingdomBuilder


def plan(sight: Sight, rng: random.Random, bot: str, times: int = 0) -> Turn:
    """What a built-in bot does next; it has thought about this turn some times before."""
    deadline = until(sight.seconds)
    game = sight.imagine(rng)
    assert isinstance(game, KingdomBuilder)
    if bot == "greedy":
        return greedy.best(Trial(game, sight.seat, rng))
    skill = SKILLS[bot].again(times)
    if not game.in_play.is_base:
        skill = skill.with_boxes()
    if not skill.turns:
        return (_at_once(game, rng, skill),)
    search = Search(game, sight.seat, rng)
    found = search.candidates(
        quick=skill.turns,
        refined=skill.refined,
        climbs=skill.climbs,
        greedy=skill.is_thorough,
        deadline=deadline,
    )
    if not skill.depth.stages or len(found) == 1:
        return found[0].turn
    rollout, depth = _rollout(sight, search, skill)
    return foresee(search, found, rollout, depth, deadline)[0].turn


def _rollout(sight: Sight, search: Search, skill: Skill) -> tuple[Playout, Depth]:
    """What plays turns out to the end of the game, and how far."""
    if compiled := native.native_rollout(search.game, sight.seat, search.after):
        return compiled, skill.native
    return Rollout(sight, search.placement), skill.depth


def _at_once(game: KingdomBuilder, rng: random.Random, skill: Skill) -> Action:
    options = game.options
    if END in options and rng.random() < skill.forgets:
        return END
    return QuickPlayer(Placement(game), rng, skill.noise).action(game)

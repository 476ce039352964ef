"""A whole turn: found, evaluated and, by the expert, played out to the end of the game."""

import random
from typing import Final

from hexholm.bots import native
from hexholm.bots.bot import Sight
from hexholm.bots.kingdom import greedy
from hexholm.bots.kingdom.candidates import Search
from hexholm.bots.kingdom.foresight import foresee
from hexholm.bots.kingdom.levels import SKILLS
from hexholm.bots.kingdom.lines import Trial
from hexholm.bots.kingdom.placement import Placement
from hexholm.bots.kingdom.rollout import QuickPlayer, Rollout
from hexholm.bots.search.turns import Playout, Turn, until
from hexholm.game import END
from hexholm.kingdom import KingdomBuilder

LEARNED_BY: Final = 2
"""The number of players in the games that the master has learned from; they had no boxes."""


def plan(sight: Sight, rng: random.Random, bot: str, times: int = 0) -> Turn:
    """What a built-in bot does next; it has thought about this turn some times before."""
    deadline = until(sight.seconds)
    game = sight.imagine(rng)
    assert isinstance(game, KingdomBuilder)
    if bot == "greedy":
        return greedy.best(Trial(game, sight.seat, rng))
    skill = SKILLS[bot].again(times)
    weights = native.learned_weights(skill.native.learned) if skill.native.learned else None
    is_known = game.seats == LEARNED_BY and native.is_plain(game)
    if skill.native.learned and not (weights and is_known):
        skill, weights = SKILLS["expert"].again(times), None
    if not game.in_play.is_base:
        skill = skill.with_boxes()
    if not skill.turns:
        if END in game.options and rng.random() < skill.forgets:
            return (END,)
        return (QuickPlayer(Placement(game), rng, skill.noise).action(game),)
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
    width = skill.native.width
    compiled = native.native_rollout(game, sight.seat, search.after, weights, width)
    if compiled and weights and not game.begun and not game.tasks:
        found = search.include(compiled.proposals(game, rng, skill.native.proposed))
    depth = skill.native if compiled else skill.depth
    rollout: Playout = compiled or Rollout(sight, search.placement)
    return foresee(search, found, rollout, depth, deadline)[0].turn

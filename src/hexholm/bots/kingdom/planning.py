"""A whole turn: found, evaluated and, by the expert, played out to the end of the game."""

import random
from typing import Final

from hexholm.bots import native
from hexholm.bots.bot import Sight
from hexholm.bots.kingdom import greedy
from hexholm.bots.kingdom.candidates import Search
from hexholm.bots.kingdom.foresight import foresee
from hexholm.bots.kingdom.levels import LEARNED, SKILLS
from hexholm.bots.kingdom.lines import Trial
from hexholm.bots.kingdom.placement import Placement
from hexholm.bots.kingdom.rollout import QuickPlayer, Rollout
from hexholm.bots.levels import playing
from hexholm.bots.search.turns import Playout, Turn, until
from hexholm.game import END
from hexholm.kingdom import KingdomBuilder

LEARNED_BY: Final = 2
"""The number of players in the games that the master has learned from; they had no boxes."""


def has_learned(game: KingdomBuilder) -> bool:
    """Whether there is a master of such a game."""
    is_known = game.seats == LEARNED_BY and native.is_plain(game)
    return is_known and bool(native.learned_weights(LEARNED))


def plan(sight: Sight, rng: random.Random, bot: str, times: int = 0) -> Turn:
    """What a built-in bot does next; it has thought about this turn some times before."""
    deadline = until(sight.seconds)
    game = sight.imagine(rng)
    assert isinstance(game, KingdomBuilder)
    if bot == "greedy":
        return greedy.best(Trial(game, sight.seat, rng))
    skill = SKILLS[playing(bot, game)].again(times)
    if not game.in_play.is_base:
        skill = skill.with_boxes()
    if not skill.turns:
        if END in game.options and rng.random() < skill.forgets:
            return (END,)
        return (QuickPlayer(Placement(game), rng, skill.noise).action(game),)
    search = Search(game, sight.seat, rng, is_hopeful=skill.is_hopeful)
    found = search.candidates(
        quick=skill.turns,
        refined=skill.refined,
        climbs=skill.climbs,
        greedy=skill.is_thorough,
        deadline=deadline,
    )
    if not skill.depth.stages or len(found) == 1:
        return found[0].turn
    name, width = skill.native.learned, skill.native.width
    weights = native.learned_weights(name) if name else None
    compiled = native.native_rollout(game, sight.seat, search.after, weights, width)
    proposed = skill.native.proposed
    if compiled and proposed and not game.begun and not game.tasks:
        if weights:
            found = search.include(compiled.proposals(game, rng, proposed))
        else:
            found = search.follow(compiled.quick_proposals(game, rng, proposed))
    depth = skill.native.after(search.played) if compiled else skill.depth
    rollout: Playout = compiled or Rollout(sight, search.placement)
    return foresee(search, found, rollout, depth, deadline)[0].turn

"""A whole turn: found, judged by what the next one promises and, by the expert, played on."""

import random

from hexholm.bots.bot import Sight
from hexholm.bots.levels import level_below
from hexholm.bots.search.turns import Turn, until
from hexholm.bots.winter.candidates import whole_turns
from hexholm.bots.winter.evaluate import with_prospects
from hexholm.bots.winter.foresight import foresee
from hexholm.bots.winter.levels import SKILLS, Skill
from hexholm.bots.winter.lines import Line, Search
from hexholm.winter import WinterKingdom


def has_learned(game: WinterKingdom) -> bool:
    """Whether there is a master of such a game: not yet."""
    return False


def plan(sight: Sight, rng: random.Random, bot: str, times: int = 0) -> Turn:
    """What a built-in bot does next; what it has thought before changes nothing."""
    return best_turn(sight, rng, SKILLS[bot if bot in SKILLS else level_below(bot)])


def best_turn(sight: Sight, rng: random.Random, skill: Skill) -> Turn:
    """The actions of the rest of the turn."""
    game = sight.imagine(rng)
    assert isinstance(game, WinterKingdom)
    seconds, goes_on = sight.seconds, bool(skill.depth.stages)
    deadline = until(seconds)
    half = until(seconds / 2) if seconds is not None and goes_on else deadline
    search = Search(game, sight.seat, skill, rng, half)
    if goes_on and search.moment.links:
        search.most //= 2  # ways take their time, and the turns are still to be played on
    lines = whole_turns(search, Line((), game))
    if skill.finals and len(lines) > 1:
        lines = with_prospects(search, lines)
    if goes_on and len(lines) > 1:
        lines = foresee(search, lines, sight, deadline)
    return lines[0].turn

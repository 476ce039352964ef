"""A whole turn: found, judged, and looked at for what the next one promises."""

import random

from hexholm.bots.bot import Sight
from hexholm.bots.futures import until
from hexholm.bots.winter.levels import Skill
from hexholm.bots.winter.prospects import with_prospects
from hexholm.bots.winter.search import Line, Search
from hexholm.bots.winter.turns import whole_turns
from hexholm.game import Action
from hexholm.winter import WinterKingdom


def plan(sight: Sight, rng: random.Random, skill: Skill) -> tuple[Action, ...]:
    """The actions of the rest of the turn."""
    game = sight.imagine(rng)
    assert isinstance(game, WinterKingdom)
    search = Search(game, sight.seat, skill, rng, until(sight.seconds))
    lines = whole_turns(search, Line((), game))
    if skill.finals and len(lines) > 1:
        lines = with_prospects(search, lines)
    return lines[0].turn

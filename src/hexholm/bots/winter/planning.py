"""A whole turn: found, judged, and examined for what the next one promises."""

import random

from hexholm.bots.bot import Sight
from hexholm.bots.levels import level_below
from hexholm.bots.search.judging import judge
from hexholm.bots.search.turns import Candidate, Turn, until
from hexholm.bots.winter.candidates import whole_turns
from hexholm.bots.winter.evaluate import with_prospects
from hexholm.bots.winter.foresight import Rollout
from hexholm.bots.winter.levels import FORWARD, SKILLS, Skill
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
    deadline = until(sight.seconds)
    search = Search(game, sight.seat, skill, rng, deadline)
    lines = whole_turns(search, Line((), game))
    if skill.finals and len(lines) > 1:
        lines = with_prospects(search, lines)
    if skill.depth.stages and len(lines) > 1:
        found = different(lines, sight.seat)
        thought = {one.turn: one.lead for one in found}
        rollout = Rollout(sight, FORWARD, skill.depth.heed, thought)
        return judge(found, rollout, rng, skill.depth, deadline)[0].turn
    return lines[0].turn


def different(lines: list[Line], seat: int) -> list[Candidate]:
    """Turns that lead to different positions, the best first."""
    found: dict[object, Candidate] = {}
    for line in lines:
        game = line.game
        key = (
            game.houses[seat],
            game.forts[seat],
            game.coins[seat],
            frozenset(game.bought[seat]),
            frozenset(game.upgraded[seat]),
            line.end,
        )
        found.setdefault(key, Candidate(line.turn, line.gain))
    return list(found.values())

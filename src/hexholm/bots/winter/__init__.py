"""How bots play Winter Kingdom: whole turns, judged by points and promises, and played on."""

import random
import time

from hexholm.bots.bot import Sight
from hexholm.bots.winter.futures import Race, choose, imagined, outlook
from hexholm.bots.winter.levels import SKILLS, Skill
from hexholm.bots.winter.prospects import with_prospects
from hexholm.bots.winter.search import Line, Search
from hexholm.bots.winter.turns import one_by_one, whole_turns
from hexholm.game import Action

__all__ = ["SKILLS", "Skill", "candidates", "outlook", "plan"]


def plan(sight: Sight, rng: random.Random, skill: Skill) -> tuple[Action, ...]:
    """The actions of the rest of the turn."""
    until = None if sight.seconds is None else time.monotonic() + sight.seconds
    game = imagined(sight, rng)
    search = Search(game, sight.seat, skill, rng)
    if not skill.beam:
        return one_by_one(search, Line((), game)).turn
    lines = _judged(search)
    if skill.samples and len(lines) > 1:
        return choose(sight, rng, lines[: skill.candidates], skill, until).turn
    return lines[0].turn


def candidates(
    sight: Sight, rng: random.Random, seconds: float
) -> list[tuple[tuple[Action, ...], float]]:
    """The best few whole turns, and by how much the seat is ahead after each, played to the end."""
    until = time.monotonic() + seconds
    skill = SKILLS["expert"]
    search = Search(imagined(sight, rng), sight.seat, skill, rng)
    turns = [line.turn for line in _judged(search)][: skill.candidates]
    race = Race(sight, rng, turns)
    numbers = range(len(turns))
    while True:
        race.run(numbers)
        if time.monotonic() > until:
            break
    return sorted([(turns[n], race.ahead(n)) for n in numbers], key=lambda found: -found[1])


def _judged(search: Search) -> list[Line]:
    """Whole turns, the best one first."""
    skill = search.skill
    lines = whole_turns(search, Line((), search.game))
    if skill.finals and len(lines) > 1:
        lines = with_prospects(search, lines)
    return lines

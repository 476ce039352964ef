"""Whole turns: talents before and after the mandatory action, and a purchase."""

from typing import Final

from hexholm.bots.winter.clicks import card_of
from hexholm.bots.winter.lines import Line, Search, best
from hexholm.bots.winter.purchases import finished
from hexholm.streams import plain_sum
from hexholm.winter import WinterKingdom
from hexholm.winter.knowledge.weights import TIE

MANDATORY: Final = ""
"""The step without a card."""


def one_by_one(search: Search, start: Line) -> Line:
    """The mandatory action, then each talent that gains, then the best purchase."""
    line = start
    if line.game.tasks:
        line = search.complete(line, 1)[0]
        if line.game.player != search.seat:
            return line
    if line.game.demands:
        line = search.mandatory(line, search.skill.width)[0]
    tried: set[str] = set()
    while uses := [use for use in search.uses(line.game) if card_of(use) not in tried]:
        card = card_of(uses[0])
        tried.add(card)
        ways = [way for use in uses if card_of(use) == card for way in search.use(line, use, 1)]
        line = max([line, *ways], key=lambda way: way.gain - TIE * (way is not line))
    return finished(search, line, 1)[0]


def whole_turns(search: Search, start: Line) -> list[Line]:
    """The best whole turns by a beam over their steps, the best first."""
    skill = search.skill
    if not skill.beam or search.is_late():
        return [one_by_one(search, start)]
    front = search.complete(start, skill.ways) if start.game.tasks else [start]
    done = [line for line in front if line.game.player != search.seat]
    front = [line for line in front if line.game.player == search.seat]
    promised: dict[str, float] = {}  # what each step would gain at once
    seen: set[tuple[object, ...]] = set()
    while front:
        found: list[Line] = []
        for line in front:
            if not line.game.demands:
                done += finished(search, line, skill.ways)
            for name, lines in _steps(search, line):
                gain = max((after.gain for after in lines), default=line.gain) - line.gain
                promised.setdefault(name, max(0.0, gain))
                found += lines
            if search.is_late():
                return best([*done, one_by_one(search, line)], max(skill.finals, skill.ways))
        found.sort(key=lambda line: line.gain + _promise(promised, line.game), reverse=True)
        front = []
        for line in found:
            key = _key(line.game, search.seat)
            if key not in seen and len(front) < skill.beam:
                seen.add(key)
                front.append(line)
    return best(done, max(skill.finals, skill.ways))


def _steps(search: Search, line: Line) -> list[tuple[str, list[Line]]]:
    """The mandatory action, or a talent, each carried out in the best ways."""
    found = []
    game, skill = line.game, search.skill
    if game.demands:
        found.append((MANDATORY, search.mandatory(line, skill.width)[: skill.ways]))
    for use in search.uses(game):
        lines = search.use(line, use, skill.ways)
        lines = [after for after in lines if after.gain > line.gain + TIE]
        if game.demands:
            lines += search.free(line, use)
        found.append((card_of(use), lines))
    return found


def _promise(promised: dict[str, float], game: WinterKingdom) -> float:
    """What the steps that are still to come would have gained at once."""
    used = game.used
    total = plain_sum(gain for name, gain in promised.items() if name and name not in used)
    return total + promised.get(MANDATORY, 0.0) if game.demands else total


def _key(game: WinterKingdom, seat: int) -> tuple[object, ...]:
    used = tuple(sorted(game.used))
    return game.houses[seat], game.forts[seat], used, game.left, game.terrain, game.coins[seat]

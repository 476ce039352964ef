"""What the next turn promises: the best buildings for each terrain card, by its likelihood."""

from heapq import nlargest

from hexholm.bots.winter.lines import Line, Search, best
from hexholm.streams import plain_sum
from hexholm.winter.knowledge.moment import Moment
from hexholm.winter.knowledge.placement import Placement
from hexholm.winter.setup import BUILDS


def prospects(m: Moment, s: Placement) -> float:
    """What the next mandatory action can be expected to gain."""
    total = 0.0
    for terrain, chance in m.chances.items():
        land = m.board.grounds[terrain] & s.free
        hexes = land & s.near or land
        if hexes and chance:
            top = nlargest(BUILDS, s.house_gains(hexes).values())
            total += chance * BUILDS * plain_sum(top) / len(top)
    return total


def with_prospects(search: Search, lines: list[Line]) -> list[Line]:
    """Whole turns judged by what they gain and by the turn after them."""
    m = search.moment
    weight = m.weights.prospect * min(1.0, m.turns)
    if not weight:
        return lines
    judged = []
    for line in lines:
        promised = prospects(m, search.placement(line.game))
        judged.append(line._replace(gain=line.gain + weight * promised))
    return best(judged, len(judged))

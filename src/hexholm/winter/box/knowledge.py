"""What bots should know about the scoring cards and the economy cards."""

from collections.abc import Iterable
from typing import Final

from hexholm.hexes import AXES, DIRECTIONS, Hexset, lines, neighbours, singles, step
from hexholm.winter import WinterKingdom
from hexholm.winter.boards import TERRAINS
from hexholm.winter.box.economy import MARBLE_COINS
from hexholm.winter.knowledge import Knowledge
from hexholm.winter.knowledge.placement import ALL, Placement
from hexholm.winter.setup import BUILDS

LAID: Final = (0.0, 1.0, 0.5, 0.2)
"""Marble: the part of its coins that a building promises, by how many are left with it."""


def _wanderers(p: Placement, points: int) -> None:
    """For each own group: one more, or fewer where groups are joined."""
    p.once(~p.near, points)
    touched = twice = thrice = 0
    for group in p.groups:
        around = neighbours(group)
        thrice |= twice & around
        twice |= touched & around
        touched |= around
    p.once(twice, -points)
    p.once(thrice, -points)


def _followers(p: Placement, points: int) -> None:
    """For each house next to another player's building; the other may gain, too."""
    m = p.moment
    p.each(m.near_others, points)
    theirs = m.share * points
    for houses, forts in m.alone:
        for direction in DIRECTIONS:
            p.once(step(houses & ~p.near, direction), -theirs)
            p.once(step(forts & ~p.near, direction), -2 * theirs)


def _crowd(p: Placement, points: int) -> None:
    """For every 2 houses in the largest group; other groups may join it."""
    if not p.own:
        p.each(ALL, points / 2)
        return
    groups = sorted([(p.count(group), group) for group in p.groups], reverse=True)
    around = neighbours(groups[0][1])
    p.each(around, points / 2)
    weight = p.moment.weights.group * p.moment.time
    for size, group in groups[1:]:
        beside = neighbours(group)
        p.once(beside & around, (points / 2 - weight) * size)
        p.each(beside & ~around, weight)


def _loners(p: Placement, points: int) -> None:
    """For each house with no own building beside it; a new one may end that of others."""
    p.each(~p.near, points)
    houses, forts = p.houses & ~p.near, p.forts & ~p.near
    for direction in DIRECTIONS:
        p.once(step(houses, direction), -points)
        p.once(step(forts, direction), -2 * points)


def _travellers(p: Placement, points: int) -> None:
    """For each board beyond the second with two houses."""
    m = p.moment
    counts = [p.count(part) for part in m.board.parts]
    settled = sum(count >= 2 for count in counts)
    more = points if settled >= 2 else m.weights.settled * m.time
    lodger = min(more, m.weights.lodger * m.time)
    for part, count in zip(m.board.parts, counts, strict=True):
        if count == 0:
            p.split(part, lodger, more)
        elif count == 1:
            p.once(part, more - lodger)


def _knights(p: Placement, points: int) -> None:
    """For each house on the best line, of what it has and has room for."""
    houses, forts, rooms, lines = p.houses, p.forts, p.moment.rooms, p.moment.lines
    values = [
        points * ((houses & line).bit_count() + 2 * (forts & line).bit_count()) + room
        for line, room in zip(lines, rooms, strict=True)
    ]
    best = max(values)
    for line, value in zip(lines, values, strict=True):
        if (more := value + 2 * points - best) > 0:
            p.split(line, max(0.0, value + points - best), more)


def _bureaucrats(p: Placement, points: int) -> None:
    """For each village with two houses beside it."""
    lodger = p.moment.weights.lodger * p.moment.time
    site = p.moment.site
    for village in singles(site.villages):
        around = site.around[village]
        count = p.count(around) if village & p.near else 0
        if count == 0:
            p.split(around, lodger, points)
        elif count == 1:
            p.once(around, points - lodger)


def _farmers(p: Placement, points: int) -> None:
    """For each house outside the two strongest boards."""
    parts = p.moment.board.parts
    counts = [p.count(part) for part in parts]
    for number, part in enumerate(parts):
        second = sorted(counts[:number] + counts[number + 1 :])[-2]
        here = counts[number]
        weak = min(here, second)  # what isn't among the strongest two, of this board and those
        p.split(part, *[points * (min(here + more, second) - weak) for more in (1, 2)])


def _reached(p: Placement, things: Iterable[tuple[Hexset, Hexset]], points: int) -> None:
    """For each tunnel or mountain area with a house beside it."""
    close, weight = 0, p.moment.weights.near * p.moment.time
    for around, near in things:
        if not around & p.own:
            p.once(around, points)
            if not near & p.own:
                close |= near & ~around
    if weight:
        p.once(close, weight)


def _weapons(p: Placement) -> None:
    p.each(neighbours(p.forts), p.moment.coin)
    if not p.forts:
        p.split(ALL, 0.0, 1.5 * p.moment.coin)


def _cattle(p: Placement) -> None:
    for terrain in (*TERRAINS, "ice"):
        ground = p.moment.board.grounds[terrain]
        p.each(ground & ~neighbours(ground & p.free), p.moment.coin)


def _marble(p: Placement, game: WinterKingdom) -> None:
    """What three in a line pay, and a part of it for what may become one."""
    row, left, coins = game.line, game.left, MARBLE_COINS * p.moment.coin
    if row.bit_count() + left != BUILDS:
        return  # too few are left
    land = game.terrain_hexes(game.terrain) | row
    for axis in AXES:
        ends = lines(land, BUILDS, (axis,))
        for end in singles(ends) if row else (ends,):
            whole = end | end >> axis | end >> 2 * axis
            if whole & row == row:
                p.once(whole & ~row, coins * LAID[left])


KNOWLEDGE: Final = Knowledge(
    gains={
        "wanderers": _wanderers,
        "followers": _followers,
        "crowd": _crowd,
        "loners": _loners,
        "travellers": _travellers,
        "knights": _knights,
        "bureaucrats": _bureaucrats,
        "celebrities": lambda p, points: p.majority(p.moment.villages, points),
        "farmers": _farmers,
        "spelunkers": lambda p, points: _reached(p, p.moment.site.tunnels, points),
        "miners": lambda p, points: _reached(p, p.moment.site.areas, points),
    },
    links={"royalty": "castle", "merchants": "village"},
    coins={
        "weapons": _weapons,
        "cattle": _cattle,
        "hunting": lambda p: p.each(~p.near, p.moment.coin),
    },
    mandatory={"marble": _marble},
)

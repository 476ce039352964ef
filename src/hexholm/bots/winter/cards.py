"""What one more building gains by each card in play, as layers on a `Stand`."""

from collections.abc import Callable, Iterable
from typing import Final

from hexholm.bots.winter.links import Links
from hexholm.bots.winter.moment import Moment, Place
from hexholm.bots.winter.stand import Stand
from hexholm.bots.winter.worth import LINKED
from hexholm.hexes import DIRECTIONS, Hexset, neighbours, step
from hexholm.winter.boards import TERRAINS
from hexholm.winter.scoring import CASTLE_POINTS

ALL: Final = -1
"""Every hex."""


def survey(m: Moment, houses: Hexset, forts: Hexset, free: Hexset, *, pays: bool = True) -> Stand:
    """What one more building gains: by all cards, in coins, and what it costs in freedom."""
    s = Stand(m, houses, forts, free)
    for name in m.site.cards:
        if name in CARDS:
            CARDS[name](s, m.site.pays_for[name])
    _majority(s, m.castles, CASTLE_POINTS)
    for links in m.links:
        _linked(s, links)
    if m.coin and pays:
        _coins(s)
    _freedom(s)
    return s


def _freedom(s: Stand) -> None:
    """A terrain touched for the first time binds later cards (W-2)."""
    m = s.moment
    cost = m.worth.freedom * m.time * len(TERRAINS)
    if not cost:
        return
    open_near = s.near & s.free
    for terrain in TERRAINS:
        if not open_near & m.board.grounds[terrain]:
            s.once(m.site.beside[terrain], -cost * m.chances[terrain])


def _coins(s: Stand) -> None:
    """The economy card; Marble and Salvage are looked at elsewhere."""
    m = s.moment
    economy = m.setup.economy
    if m.site.pays:
        s.each(m.site.pays, m.coin)
    elif economy == "hunting":
        s.each(~s.near, m.coin)
    elif economy == "weapons":
        s.each(neighbours(s.forts), m.coin)
        if not s.forts:
            s.split(ALL, 0.0, 1.5 * m.coin)
    elif economy == "cattle":
        for terrain in (*TERRAINS, "ice"):
            ground = m.board.grounds[terrain]
            s.each(ground & ~neighbours(ground & s.free), m.coin)


def wanderers(s: Stand, points: int) -> None:
    """For each own group: one more, or fewer where groups are joined."""
    s.once(~s.near, points)
    touched = twice = thrice = 0
    for group in s.groups:
        around = neighbours(group)
        thrice |= twice & around
        twice |= touched & around
        touched |= around
    s.once(twice, -points)
    s.once(thrice, -points)


def followers(s: Stand, points: int) -> None:
    """For each house next to another player's building; the other may gain, too."""
    m = s.moment
    s.each(m.near_others, points)
    theirs = m.share * points
    for houses, forts in m.alone:
        for direction in DIRECTIONS:
            s.once(step(houses & ~s.near, direction), -theirs)
            s.once(step(forts & ~s.near, direction), -2 * theirs)


def crowd(s: Stand, points: int) -> None:
    """For every 2 houses in the largest group; other groups may join it."""
    if not s.own:
        s.each(ALL, points / 2)
        return
    groups = sorted([(s.count(group), group) for group in s.groups], reverse=True)
    around = neighbours(groups[0][1])
    s.each(around, points / 2)
    worth = s.moment.worth.group * s.moment.time
    for size, group in groups[1:]:
        beside = neighbours(group)
        s.once(beside & around, (points / 2 - worth) * size)
        s.each(beside & ~around, worth)


def loners(s: Stand, points: int) -> None:
    """For each house with no own building beside it; a new one may end that of others."""
    s.each(~s.near, points)
    houses, forts = s.houses & ~s.near, s.forts & ~s.near
    for direction in DIRECTIONS:
        s.once(step(houses, direction), -points)
        s.once(step(forts, direction), -2 * points)


def travellers(s: Stand, points: int) -> None:
    """For each board beyond the second with two houses."""
    m = s.moment
    counts = [s.count(part) for part in m.board.parts]
    settled = sum(count >= 2 for count in counts)
    more = points if settled >= 2 else m.worth.settled * m.time
    lodger = min(more, m.worth.lodger * m.time)
    for part, count in zip(m.board.parts, counts, strict=True):
        if count == 0:
            s.split(part, lodger, more)
        elif count == 1:
            s.once(part, more - lodger)


def knights(s: Stand, points: int) -> None:
    """For each house on the best line, of what it has and has room for."""
    lines = [(line, points * s.count(line) + room) for line, room in s.moment.lines]
    best = max(value for _, value in lines)
    for line, value in lines:
        s.split(line, max(0.0, value + points - best), max(0.0, value + 2 * points - best))


def bureaucrats(s: Stand, points: int) -> None:
    """For each village with two houses beside it."""
    lodger = s.moment.worth.lodger * s.moment.time
    for around in s.moment.site.villages:
        count = s.count(around)
        if count == 0:
            s.split(around, lodger, points)
        elif count == 1:
            s.once(around, points - lodger)


def celebrities(s: Stand, points: int) -> None:
    """For each village with the most houses beside it."""
    _majority(s, s.moment.villages, points)


def _majority(s: Stand, places: Iterable[Place], points: int) -> None:
    share, hold = s.moment.share, s.moment.worth.hold * s.moment.time
    for around, most, holders in places:
        mine = s.count(around)
        if mine > most + 1:
            continue
        gains = [0.0, 0.0]
        for more in (1, 2):
            now = mine + more
            if now >= most and not (mine and mine >= most):
                gains[more - 1] += points
            if most and now > most >= mine:
                gains[more - 1] += points * share * holders
            if most or mine:
                gains[more - 1] += hold * more
        s.split(around, *gains)


def farmers(s: Stand, points: int) -> None:
    """For each house outside the two strongest boards."""
    parts = s.moment.board.parts
    counts = [s.count(part) for part in parts]
    for number, part in enumerate(parts):
        second = sorted(counts[:number] + counts[number + 1 :])[-2]
        here = counts[number]
        weak = min(here, second)  # what is not among the strongest two, of this board and those
        s.split(part, *[points * (min(here + more, second) - weak) for more in (1, 2)])


def spelunkers(s: Stand, points: int) -> None:
    """For each tunnel with a house beside it."""
    site = s.moment.site
    _reached(s, site.tunnels, site.near_tunnels, points)


def miners(s: Stand, points: int) -> None:
    """For each mountain area with a house beside it."""
    site = s.moment.site
    _reached(s, site.areas, site.near_areas, points)


def _reached(s: Stand, arounds: Iterable[Hexset], nears: Iterable[Hexset], points: int) -> None:
    close, worth = 0, s.moment.worth.near * s.moment.time
    for around, near in zip(arounds, nears, strict=True):
        if not around & s.own:
            s.once(around, points)
            if not near & s.own:
                close |= near & ~around
    if worth:
        s.once(close, worth)


def _linked(s: Stand, links: Links) -> None:
    """For every castle (village) that an own group links with another one."""
    weight = s.moment.worth.link * s.moment.time
    for houses, hexes, points in links.ways(s.own, s.free):
        if houses == 1:
            s.once(hexes, points * (1 - LINKED[1] * weight))
        else:
            s.once(hexes, points * weight * (LINKED[houses - 1] - LINKED[houses]))


CARDS: Final[dict[str, Callable[[Stand, int], None]]] = {
    "wanderers": wanderers,
    "followers": followers,
    "crowd": crowd,
    "loners": loners,
    "travellers": travellers,
    "knights": knights,
    "bureaucrats": bureaucrats,
    "celebrities": celebrities,
    "farmers": farmers,
    "spelunkers": spelunkers,
    "miners": miners,
}
"""Royalty and Merchants are links; the other cards look at nothing but the hex."""

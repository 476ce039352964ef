"""What one more building would gain, for all hexes at once."""

from functools import lru_cache

from hexholm.hexes import Hexset
from hexholm.winter import WinterKingdom
from hexholm.winter.boards import TERRAINS, Snowflake
from hexholm.winter.box.knowledge import KNOWLEDGE
from hexholm.winter.knowledge.links import Links
from hexholm.winter.knowledge.moment import Moment, Site
from hexholm.winter.knowledge.placement import Placement
from hexholm.winter.knowledge.weights import LINKED, Weights
from hexholm.winter.scoring import CASTLE_POINTS
from hexholm.winter.setup import Setup


@lru_cache(maxsize=256)
def _site(board: Snowflake, setup: Setup, aim: str) -> Site:
    return Site(board, setup, aim, KNOWLEDGE)


def moment(game: WinterKingdom, seat: int, weights: Weights) -> Moment:
    """A turn of a seat, by these weights."""
    same = game.setup._replace(players=0, boards=(), talents=())  # in many games
    return Moment(game, seat, weights, _site(game.board, same, weights.aim))


def survey(
    m: Moment, houses: Hexset, forts: Hexset, free: Hexset, *, pays: bool = True
) -> Placement:
    """What one more building gains: by all cards, in coins, and what it costs in freedom."""
    p = Placement(m, houses, forts, free)
    for gain, points in m.site.gains:
        gain(p, points)
    p.majority(m.castles, CASTLE_POINTS)
    for links in m.links:
        _linked(p, links)
    if m.coin and pays:
        if m.site.pays:
            p.each(m.site.pays, m.coin)
        elif m.site.coins:
            m.site.coins(p)
    _freedom(p)
    return p


def _freedom(p: Placement) -> None:
    """A terrain touched for the first time binds later cards (W-2)."""
    m = p.moment
    cost = m.weights.freedom * m.time * len(TERRAINS)
    if not cost:
        return
    open_near = p.near & p.free
    for terrain in TERRAINS:
        if not open_near & m.board.grounds[terrain]:
            p.once(m.site.beside[terrain], -cost * m.chances[terrain])


def _linked(p: Placement, links: Links) -> None:
    """For every castle (village) that one of the seat's groups links with another one."""
    weight = p.moment.weights.link * p.moment.time
    for houses, hexes, points in links.ways(p.own, p.free):
        if houses == 1:
            p.once(hexes, points * (1 - LINKED[1] * weight))
        else:
            p.once(hexes, points * weight * (LINKED[houses - 1] - LINKED[houses]))

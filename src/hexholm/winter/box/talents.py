"""The 25 talents and the tunnel card: what they do, what they cost, who says so (W-talents).

An owner of the printed cards can correct a line.
"""

from typing import TYPE_CHECKING, Final

from hexholm.game import FIRST_EDITION
from hexholm.hexes import Hexset, beside_at_least, beyond_lines, neighbours, region
from hexholm.winter.kinds import ARROW, CHOOSE, FREE, Talent
from hexholm.winter.mechanisms import moving
from hexholm.winter.mechanisms.building import (
    Build,
    Rebuild,
    beside,
    beside_group_at,
    beyond_other_rows,
    exactly,
    on,
)
from hexholm.winter.mechanisms.moving import STEP, TWO_STRAIGHT, Move, crossing
from hexholm.winter.mechanisms.using import Shift, Widen

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom


def _terrain(name: str, terrain: str, source: str = "inferred") -> Talent:
    return Talent(name, Build(on(terrain)), STEP, ARROW, 3, 1, source)


def _beside(name: str, kind: str, first: tuple[int, int]) -> Talent:
    lower = exactly(beside_group_at(kind))
    return Talent(name, Build(beside(kind)), lower, CHOOSE, 3, 1, first=first)


def _touching_up_to_three(g: "WinterKingdom") -> Hexset:
    """T8: a suitable hex that touches at most three own buildings (W-16b; at first 1 to 3)."""
    found = g.suitable & ~beside_at_least(g.own, 4)
    return found & neighbours(g.own) if g.setup.edition == FIRST_EDITION else found


_MINE: Final = Build(beside("mountain")), Build(on("mountain"))
_BARRACKS: Final = (
    Build(lambda g: g.suitable & neighbours(g.forts[g.mover])),  # T4
    exactly(lambda g: g.suitable & neighbours(region(g.forts[g.mover], g.own))),  # T3
)
_TAVERN: Final = (
    exactly(lambda g: g.suitable & beyond_lines(g.own, 3)),  # T5
    exactly(beyond_other_rows),
)
_OUTPOST: Final = (
    exactly(lambda g: g.suitable & neighbours(g.own) & ~beside_at_least(g.own, 2)),  # T7
    Build(_touching_up_to_three),
)
_PORT: Final = Build(lambda g: g.terrain_hexes(g.card)), Build(on("ice"))  # T1, T2
_AT_THE_EDGE: Final = Build(lambda g: g.suitable & g.board.edge & g.board.card_land)  # T9
_IN_THE_CENTRE: Final = Build(lambda g: g.suitable & g.board.parts[0])  # T10
_ON_THE_RIGHT: Final = Build(lambda g: g.terrain_hexes(g.right_of(g.card)))  # T11

TALENTS: Final = (
    _terrain("pasture", "grassland"),
    _terrain("sawmill", "forest"),
    _terrain("garden", "flower-field"),
    _terrain("monastery", "fell-field"),
    _terrain("hot-springs", "tundra", "house"),
    _terrain("hunting-lodge", "snowscape", "house"),
    Talent("port", *_PORT, CHOOSE, 2, 2, "house", first=(3, 1)),
    Talent("mine", *_MINE, CHOOSE, 3, 1, "printed", "printed", first=(3, 2)),
    _beside("market", "castle", first=(2, 1)),
    _beside("farm", "village", first=(2, 2)),
    Talent("barracks", *_BARRACKS, CHOOSE, 2, 1),
    Talent("tavern", *_TAVERN, CHOOSE, 2, 2),
    Talent("outpost", *_OUTPOST, CHOOSE, 4, 1, first=(3, 1)),
    Talent("tower", _AT_THE_EDGE, STEP, ARROW, 3, 1),
    Talent("homestead", _IN_THE_CENTRE, moving.ABOUT_THE_CENTRE, ARROW, 3, 1),
    Talent("crossroads", _ON_THE_RIGHT, Shift(), FREE, 3, 1, first=(3, 2)),
    Talent("caravan", TWO_STRAIGHT, Rebuild(), ARROW, 2, 3, upgrade_source="printed"),
    Talent("mule", STEP, STEP, ARROW, 1, 1),
    Talent("toboggan", STEP, TWO_STRAIGHT, CHOOSE, 1, 1, first=(1, 2)),
    Talent("horse", TWO_STRAIGHT, moving.TWO_ANY, CHOOSE, 2, 1, first=(2, 2)),
    Talent("guide", crossing("mountain"), Widen(), FREE, 1, 3, "printed", first=(1, 2)),
    Talent(
        "dog-sled", moving.TO_ICE, crossing("ice"), CHOOSE, 1, 1, "house", "inferred", first=(1, 2)
    ),
    Talent("wagon", moving.BY_ITS_GROUP, moving.BY_ANY_GROUP, CHOOSE, 2, 1, first=(2, 2)),
    Talent("sleigh", moving.SLIDE, moving.SLIDE_FREELY, CHOOSE, 2, 1),
    Talent("carriage", moving.OVER_ITS_TERRAIN, STEP, ARROW, 1, 1, "house", first=(2, 1)),
)


def _is_guided(g: "WinterKingdom") -> bool:
    """G2: any house may take a tunnel."""
    return "guide" in g.upgraded[g.mover] and g.has_lower(g.mover, "guide")


def _at_tunnels(g: "WinterKingdom") -> Hexset:
    return g.board.grid.all if _is_guided(g) else g.board.beside("tunnel")


def _through_tunnels(g: "WinterKingdom", house: Hexset) -> Hexset:
    """TUN: from a tunnel to a suitable hex next to another one; with G2 from anywhere (W-14)."""
    entrance = g.board.grid.around[house] & g.board.grounds["tunnel"]
    if entrance:
        return g.board.exits(entrance) & g.suitable
    return g.board.beside("tunnel") & g.suitable if _is_guided(g) else 0


TUNNEL: Final = Talent(
    "tunnel", Move(_through_tunnels, maybe=_at_tunnels), None, CHOOSE, 0, 0, "printed"
)
"""Everybody has it from the first turn on."""

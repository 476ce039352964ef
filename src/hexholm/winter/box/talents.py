"""The 25 talents and the tunnel card: what they do, what they cost, who says so (W-talents).

An owner of the printed cards can correct a line.
"""

from typing import TYPE_CHECKING, Final

from hexholm.winter.kinds import ARROW, CHOOSE, FREE, Talent
from hexholm.winter.mechanisms import building as at
from hexholm.winter.mechanisms import moving
from hexholm.winter.mechanisms.building import Build, Rebuild, exactly
from hexholm.winter.mechanisms.moving import STEP, TWO_STRAIGHT, Move, crossing
from hexholm.winter.mechanisms.using import Shift, Widen

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom


def _terrain(name: str, terrain: str, source: str = "inferred") -> Talent:
    return Talent(name, Build(at.on(terrain)), STEP, ARROW, 3, 1, source)


def _beside(name: str, kind: str, first: tuple[int, int]) -> Talent:
    lower = exactly(at.beside_group_at(kind))
    return Talent(name, Build(at.beside(kind)), lower, CHOOSE, 3, 1, first=first)


_MINE: Final = Build(at.beside("mountain")), Build(at.on("mountain"))
_BARRACKS: Final = Build(at.beside_own_fort), exactly(at.beside_group_with_fort)
_TAVERN: Final = exactly(at.beyond_own_rows), exactly(at.beyond_other_rows)
_OUTPOST: Final = exactly(at.touching_one), Build(at.touching_up_to_three)

TALENTS: Final = (
    _terrain("pasture", "grassland"),
    _terrain("sawmill", "forest"),
    _terrain("garden", "flower-field"),
    _terrain("monastery", "fell-field"),
    _terrain("hot-springs", "tundra", "house"),
    _terrain("hunting-lodge", "snowscape", "house"),
    Talent(
        "port", Build(at.on_card_terrain), Build(at.on("ice")), CHOOSE, 2, 2, "house", first=(3, 1)
    ),
    Talent("mine", *_MINE, CHOOSE, 3, 1, "printed", "printed", first=(3, 2)),
    _beside("market", "castle", first=(2, 1)),
    _beside("farm", "village", first=(2, 2)),
    Talent("barracks", *_BARRACKS, CHOOSE, 2, 1),
    Talent("tavern", *_TAVERN, CHOOSE, 2, 2),
    Talent("outpost", *_OUTPOST, CHOOSE, 4, 1, first=(3, 1)),
    Talent("tower", Build(at.at_the_edge), STEP, ARROW, 3, 1),
    Talent("homestead", Build(at.in_the_centre), moving.ABOUT_THE_CENTRE, ARROW, 3, 1),
    Talent("crossroads", Build(at.on_the_right), Shift(), FREE, 3, 1, first=(3, 2)),
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


TUNNEL: Final = Talent(
    "tunnel",
    Move(moving.through_tunnels(_is_guided), maybe=moving.at_tunnels(_is_guided)),
    None,
    CHOOSE,
    0,
    0,
    "printed",
)
"""Everybody has it from the first turn on."""

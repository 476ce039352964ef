"""The 25 talents and the tunnel card: what they do, what they cost, who says so (W-talents).

An owner of the printed cards can correct a line.
"""

from typing import TYPE_CHECKING, Final

from hexholm.winter.kinds import ARROW, CHOOSE, FREE, Reach, Talent, Where
from hexholm.winter.mechanisms import building, moving
from hexholm.winter.mechanisms.building import Build, Rebuild
from hexholm.winter.mechanisms.moving import Move
from hexholm.winter.mechanisms.using import Shift, Widen

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

_STEP: Final = Move(moving.one_step, moving.near_suitable, moving.nowhere)
_TWO: Final = Move(moving.two_straight, moving.two_from_suitable, moving.nowhere)


def _terrain(name: str, terrain: str, source: str = "inferred") -> Talent:
    return Talent(name, Build(building.on(terrain)), _STEP, ARROW, 3, 1, source)


def _beside(
    name: str, where: Where, group: Where, cost: int, first: tuple[int, int] | None = None
) -> Talent:
    lower = Build(group, adjacent=False)
    return Talent(name, Build(where), lower, CHOOSE, cost, 1, first=first)


def _across(terrain: str) -> Move:
    return Move(moving.across(terrain), moving.near_crossing(terrain), moving.at(terrain))


def _drive(aims: Reach, sure: Where, maybe: Where) -> Move:
    return Move(moving.over_empty(aims), sure, maybe, aims)


TALENTS: Final = (
    _terrain("pasture", "grassland"),
    _terrain("sawmill", "forest"),
    _terrain("garden", "flower-field"),
    _terrain("monastery", "fell-field"),
    _terrain("hot-springs", "tundra", "house"),
    _terrain("hunting-lodge", "snowscape", "house"),
    Talent(
        "port",
        Build(building.on_card_terrain),
        Build(building.on("ice")),
        CHOOSE,
        2,
        2,
        "house",
        first=(3, 1),
    ),
    Talent(
        "mine",
        Build(building.beside("mountain")),
        Build(building.on("mountain")),
        CHOOSE,
        3,
        1,
        "printed",
        "printed",
        first=(3, 2),
    ),
    _beside("market", building.beside("castle"), building.beside_group_at("castle"), 3, (2, 1)),
    _beside("farm", building.beside("village"), building.beside_group_at("village"), 3, (2, 2)),
    _beside("barracks", building.beside_own_fort, building.beside_group_with_fort, 2),
    Talent(
        "tavern",
        Build(building.beyond_own_rows, adjacent=False),
        Build(building.beyond_other_rows, adjacent=False),
        CHOOSE,
        2,
        2,
    ),
    Talent(
        "outpost",
        Build(building.touching_one, adjacent=False),
        Build(building.touching_up_to_three),
        CHOOSE,
        4,
        1,
        first=(3, 1),
    ),
    Talent("tower", Build(building.at_the_edge), _STEP, ARROW, 3, 1),
    Talent("homestead", Build(building.in_the_centre), Move(moving.about_the_centre), ARROW, 3, 1),
    Talent("crossroads", Build(building.on_the_right), Shift(), FREE, 3, 1, first=(3, 2)),
    Talent("caravan", _TWO, Rebuild(), ARROW, 2, 3, upgrade_source="printed"),
    Talent("mule", _STEP, _STEP, ARROW, 1, 1),
    Talent("toboggan", _STEP, _TWO, CHOOSE, 1, 1, first=(1, 2)),
    Talent(
        "horse",
        _TWO,
        Move(moving.two_any, moving.two_from_suitable),
        CHOOSE,
        2,
        1,
        first=(2, 2),
    ),
    Talent("guide", _across("mountain"), Widen(), FREE, 1, 3, "printed", first=(1, 2)),
    Talent(
        "dog-sled",
        Move(moving.across_to_ice, moving.near_suitable_ice, moving.at("ice")),
        _across("ice"),
        CHOOSE,
        1,
        1,
        "house",
        "inferred",
        first=(1, 2),
    ),
    Talent(
        "wagon",
        _drive(moving.by_its_group, moving.at_own_corner, moving.near_own),
        _drive(moving.by_any_group, moving.at_any_corner, moving.near_building),
        CHOOSE,
        2,
        1,
        first=(2, 2),
    ),
    Talent(
        "sleigh",
        Move(moving.slide, moving.near_slope, moving.near_empty),
        Move(moving.slide_freely, moving.near_suitable_slope, moving.near_empty),
        CHOOSE,
        2,
        1,
    ),
    Talent(
        "carriage",
        Move(moving.over_its_terrain, maybe=moving.near_empty),
        _STEP,
        ARROW,
        1,
        1,
        "house",
        first=(2, 1),
    ),
)


def _is_guided(g: "WinterKingdom") -> bool:
    """G2: any house may take a tunnel."""
    return g.has_lower(g.mover, "guide")


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

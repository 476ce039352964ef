"""The 25 talents and the tunnel card, in one table: what they do, what they cost, who says so.

An owner of the printed cards can correct a line. Actions, price and upgrade each say whether the
rulebook states them (printed), they follow from there (inferred), or were decided here (house).
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from hexholm.game import EDITION, FIRST_EDITION
from hexholm.winter import acts
from hexholm.winter.acts import Act, Build, Move, Rebuild, Widen
from hexholm.winter.editions import FIRST_PRICES

CHOOSE, ARROW, FREE = "choose", "arrow", "free"
"""How the two actions of a card combine (W-5)."""


class Talent(NamedTuple):
    """A card: its upper and lower action, how they combine, and its costs."""

    name: str
    upper: Act
    lower: Act | None
    combine: str
    cost: int
    upgrade: int
    source: str = "inferred"
    cost_source: str = "house"
    upgrade_source: str = "house"


_STEP: Final = Move(acts.one_step, acts.near_suitable, acts.nowhere)
_TWO: Final = Move(acts.two_straight, acts.two_from_suitable, acts.nowhere)


def _terrain(name: str, terrain: str, source: str = "inferred") -> Talent:
    return Talent(name, Build(acts.on(terrain)), _STEP, ARROW, 3, 1, source)


def _beside(name: str, where: acts.Where, group: acts.Where, cost: int, upgrade: int) -> Talent:
    lower = Build(group, adjacent=False)
    return Talent(name, Build(where), lower, CHOOSE, cost, upgrade)


def _drive(aims: acts.Reach, sure: acts.Where, maybe: acts.Where) -> Move:
    return Move(acts.over_empty(aims), sure, maybe, aims)


_ALL: Final = (
    _terrain("pasture", "grassland"),
    _terrain("sawmill", "forest"),
    _terrain("garden", "flower-field"),
    _terrain("monastery", "fell-field"),
    _terrain("hot-springs", "tundra", "house"),
    _terrain("hunting-lodge", "snowscape", "house"),
    Talent("port", Build(acts.on_card_terrain), Build(acts.on("ice")), CHOOSE, 2, 2, "house"),
    Talent(
        "mine",
        Build(acts.beside("mountain")),
        Build(acts.on("mountain")),
        CHOOSE,
        3,
        1,
        "printed",
        "printed",
    ),
    _beside("market", acts.beside("castle"), acts.beside_group_at("castle"), 3, 1),
    _beside("farm", acts.beside("village"), acts.beside_group_at("village"), 3, 1),
    _beside("barracks", acts.beside_own_fort, acts.beside_group_with_fort, 2, 1),
    Talent(
        "tavern",
        Build(acts.beyond_own_rows, adjacent=False),
        Build(acts.beyond_other_rows, adjacent=False),
        CHOOSE,
        2,
        2,
    ),
    Talent(
        "outpost",
        Build(acts.touching_one, adjacent=False),
        Build(acts.touching_up_to_three),
        CHOOSE,
        4,
        1,
    ),
    Talent("tower", Build(acts.at_the_edge), _STEP, ARROW, 3, 1),
    Talent("homestead", Build(acts.in_the_centre), Move(acts.about_the_centre), ARROW, 3, 1),
    Talent("crossroads", Build(acts.on_the_right), Widen(), FREE, 3, 1),
    Talent("caravan", _TWO, Rebuild(), ARROW, 2, 3, upgrade_source="printed"),
    Talent("mule", _STEP, _STEP, ARROW, 1, 1),
    Talent("toboggan", _STEP, _TWO, CHOOSE, 1, 1),
    Talent("horse", _TWO, Move(acts.two_any, acts.two_from_suitable), CHOOSE, 2, 1),
    Talent(
        "guide",
        Move(acts.across("mountain"), acts.near_crossing("mountain"), acts.at("mountain")),
        Widen(),
        FREE,
        1,
        3,
        "printed",
    ),
    Talent(
        "dog-sled",
        Move(acts.across_to_ice, acts.near_suitable_ice, acts.at("ice")),
        Move(acts.across("ice"), acts.near_crossing("ice"), acts.at("ice")),
        CHOOSE,
        1,
        1,
        "house",
        "inferred",
    ),
    Talent(
        "wagon",
        _drive(acts.by_its_group, acts.at_own_corner, acts.near_own),
        _drive(acts.by_any_group, acts.at_any_corner, acts.near_building),
        CHOOSE,
        2,
        1,
    ),
    Talent(
        "sleigh",
        Move(acts.slide, acts.near_slope, acts.near_empty),
        Move(acts.slide_freely, acts.near_suitable_slope, acts.near_empty),
        CHOOSE,
        2,
        1,
    ),
    Talent(
        "carriage",
        Move(acts.over_its_terrain, maybe=acts.near_empty),
        _STEP,
        ARROW,
        1,
        1,
        "house",
    ),
)
TALENTS: Final = {talent.name: talent for talent in _ALL}
PRICES: Final[Mapping[int, Mapping[str, tuple[int, int]]]] = {
    FIRST_EDITION: FIRST_PRICES,
    EDITION: {talent.name: (talent.cost, talent.upgrade) for talent in _ALL},
}
"""What each talent costs, to buy and to upgrade, by the edition of the rules."""
TUNNEL: Final = Talent(
    "tunnel", Move(acts.through_a_tunnel, maybe=acts.at_tunnels), None, CHOOSE, 0, 0, "printed"
)
"""Everybody has it from the first turn on."""
LOWER: Final = "-2"
"""``use port-2`` is the lower action of the port."""

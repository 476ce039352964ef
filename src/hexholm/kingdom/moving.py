"""Moving a settlement by an extra action: which ones can go, and where to (B-3.5, A-06, A-06b)."""

from typing import TYPE_CHECKING

from hexholm.hexes import Hexset, neighbours
from hexholm.kingdom.kinds import Extra

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder


def targets(g: "KingdomBuilder", extra: Extra, lifted: Hexset) -> Hexset:
    """Where a lifted settlement may be set down; never where it came from (A-06b)."""
    eligible = extra.where(g) & g.free
    if extra.reach:
        return extra.reach(lifted) & eligible
    return g.prefer_adjacent(eligible) & ~lifted


def movable(g: "KingdomBuilder", extra: Extra) -> Hexset:
    """The mover's settlements that have a target once they are lifted."""
    where, own = extra.where(g), g.own
    eligible = where & g.free
    if extra.reach:
        return own & extra.reach(eligible)
    if not eligible:
        return 0
    near = eligible & g.near[g.mover]
    if not near:
        # Everywhere is allowed, unless the hex just left is itself the one adjacent hex.
        return own & ~(where & g.near[g.mover])
    target = near & -near
    beside = own & g.board.grid.around[target]
    if beside & (beside - 1):
        return own  # whichever is lifted, another one still touches the target
    remaining = own ^ beside
    after = neighbours(remaining)
    if after & eligible or not after & beside & where:
        return own
    return remaining

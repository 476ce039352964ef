"""Moving a settlement by an extra action: which ones can go, and where to (B-3.5, A-06, A-06b).

Pieces that are movable (`Piece.moves_with`) go like settlements. The silos, after the last turn,
build or move.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from hexholm.fields import flag_field
from hexholm.game import END
from hexholm.hexes import Hexset, neighbours, singles
from hexholm.kingdom.kinds import Extra, Offer, Task, Where
from hexholm.kingdom.mechanisms.figures import with_blockers
from hexholm.texts import say

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

SILO_PIECES = 3
"""Settlements a silo lets its neighbours build or move."""
Reach = Callable[["KingdomBuilder", Hexset], Hexset]


class Move(Extra):
    """Move a settlement of the mover's to a hex of a ground, adjacent if possible (B-3.3)."""

    def __init__(self, name: str, where: Where, rule: str = "") -> None:
        super().__init__(name, rule)
        self.where = where

    def can(self, g: "KingdomBuilder") -> bool:
        return bool(self.movable(g))

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        if task.lifted:
            return (("put", self.targets(g, task.lifted)),), ()
        return (("take", self.movable(g)),), ()

    def land(self, g: "KingdomBuilder", task: Task) -> Hexset:
        return self.where(g)

    def take(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        g.tasks = (*g.tasks[:-1], Task(task.by, task.seat, 1, hex_))
        g.lift(task.seat, hex_)

    def put(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        g.pop()
        g.move(task.seat, task.lifted, hex_)

    def fault(self, g: "KingdomBuilder", task: Task) -> str:
        if task.lifted & ~g.movable(task.seat):
            return say("fault-lifted")
        return super().fault(g, task)

    def targets(self, g: "KingdomBuilder", lifted: Hexset) -> Hexset:
        """Where a lifted settlement may be set down; never where it came from (A-06b)."""
        return self.within_reach(g, lifted) & ~lifted

    def within_reach(self, g: "KingdomBuilder", lifted: Hexset) -> Hexset:
        """The same, without A-06b."""
        return g.prefer_adjacent(self.where(g) & g.free)

    def movable(self, g: "KingdomBuilder") -> Hexset:
        """The mover's settlements that have a target once they are lifted."""
        where, seat = self.where(g), g.mover
        houses, near = g.movable(seat), g.near[seat]
        eligible = where & g.free
        if not eligible or g.loose:
            found = houses if eligible else 0
        elif not eligible & near:
            # Everywhere is allowed, unless the hex just left is itself the one adjacent hex.
            found = houses & ~(where & near & ~g.blocked)
        else:
            found = still_adjacent(g, houses, eligible, where & ~g.blocked)
        if g.blocked and g.in_play.pieces_move:
            return with_blockers(g, found, lambda piece: self.targets(g, piece))
        return found


def still_adjacent(
    g: "KingdomBuilder", houses: Hexset, eligible: Hexset, left: Hexset = 0
) -> Hexset:
    """The houses after whose lifting a hex adjacent to the rest is eligible, or any hex is.

    `left` are the hexes that become eligible themselves when the house on them is lifted: they may
    hold the lifted house to an adjacency that it can't use.
    """
    own = g.own
    near = eligible & g.near[g.mover]
    target = near & -near
    beside = own & g.board.grid.around[target]
    if beside & (beside - 1):
        return houses  # whichever is lifted, another one still touches the target
    remaining = own ^ beside
    after = neighbours(remaining)
    if after & eligible or (left and not after & beside & left):
        return houses
    return houses & ~beside


class FreeMove(Move):
    """Move a settlement of the mover's within the reach of the action, adjacent or not."""

    binds = False

    def __init__(
        self, name: str, where: Where, reach: Reach, back: Reach | None = None, rule: str = ""
    ) -> None:
        super().__init__(name, where, rule)
        self._reach = reach
        self._back = back

    def can(self, g: "KingdomBuilder") -> bool:
        if self._back or g.blocked:
            return bool(self.movable(g))
        return any(self.targets(g, house) for house in singles(g.movable(g.mover)))

    def within_reach(self, g: "KingdomBuilder", lifted: Hexset) -> Hexset:
        return self._reach(g, lifted) & self.where(g) & g.free

    def movable(self, g: "KingdomBuilder") -> Hexset:
        houses = g.movable(g.mover)
        if self._back:
            found = houses & self._back(g, self.where(g) & g.free)
        else:
            found = sum(h for h in singles(houses) if self.targets(g, h))
        if g.blocked and g.in_play.pieces_move:
            return with_blockers(g, found, lambda piece: self.targets(g, piece))
        return found


def move(
    name: str,
    where: Where,
    *,
    reach: Reach | None = None,
    back: Reach | None = None,
    rule: str = "",
) -> Move:
    """Move one of the mover's settlements: anywhere under B-3.3, or freely within a reach.

    `back` gives the hexes from which one of some hexes can be reached; it saves trying each.
    """
    return FreeMove(name, where, reach, back, rule) if reach else Move(name, where, rule)


class Silo(Extra):
    """Build up to three settlements, or move up to three, next to own ones (H-silo, A-22)."""

    binds = False
    asks = "silo"
    may_stick = True
    fields = (flag_field("silo_step", place="table", order=22),)

    def begin_all(self, g: "KingdomBuilder") -> None:
        """Everybody's silos are counted once; then each player in turn does all of their own."""
        around, silos = g.board.grid.around, g.board.grounds["silo"]
        for seat in reversed(range(g.seats)):
            for silo in singles(silos):
                if around[silo] & g.settlements[seat]:
                    g.push(Task(self.name, seat, SILO_PIECES))

    def most(self, g: "KingdomBuilder") -> int:
        return SILO_PIECES

    def fault(self, g: "KingdomBuilder", task: Task) -> str:
        if not g.silo_step:
            return say("fault-silos")
        if task.lifted & ~g.movable(task.seat) or (task.lifted and task.origin):
            return say("fault-lifted")
        return super().fault(g, task)

    def land(self, g: "KingdomBuilder", task: Task) -> Hexset:
        return g.board.buildable

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        """Build or move (not a mixture), or the end."""
        if task.lifted:
            return (("put", self._targets(g, task.lifted)),), ()
        targets, take = self._targets(g), 0
        build = targets if g.supply[task.seat] and task.note != "move" else 0
        if task.note != "build":
            if targets:
                take = still_adjacent(g, g.movable(task.seat), g.board.buildable & g.free)
            if g.blocked and g.in_play.pieces_move:
                take = with_blockers(g, take, lambda piece: self._targets(g, piece))
        return (("build", build), ("take", take)), (END,)

    def _targets(self, g: "KingdomBuilder", lifted: Hexset = 0) -> Hexset:
        """Where a settlement may come; a moved one not back where it stood (A-06b)."""
        return g.board.buildable & g.free & g.near[g.mover] & ~lifted

    def is_stuck(self, g: "KingdomBuilder", task: Task) -> bool:
        return not task.left or not any(s for _, s in self.offer(g, task)[0])

    def build(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        g.go_on(task, left=task.left - 1, note="build")
        g.build(task.seat, hex_)

    def take(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        g.go_on(task, lifted=hex_, note="move")
        g.lift(task.seat, hex_)

    def put(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        g.go_on(task, left=task.left - 1, lifted=0)
        g.move(task.seat, task.lifted, hex_)

"""The silo step after the last turn (H-silo, A-22, A-22b)."""

from typing import TYPE_CHECKING

from hexholm.fields import flag_field
from hexholm.game import END
from hexholm.hexes import Hexset, singles
from hexholm.kingdom.kinds import Extra, Offer, Task
from hexholm.kingdom.mechanisms.figures import with_blockers
from hexholm.kingdom.mechanisms.moving import still_adjacent
from hexholm.texts import say

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

PIECES = 3
"""Settlements a silo lets its neighbours build or move."""


class Silo(Extra):
    """Build up to three settlements, or move up to three, next to own ones."""

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
                    g.push(Task(self.name, seat, PIECES))

    def most(self, g: "KingdomBuilder") -> int:
        return PIECES

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

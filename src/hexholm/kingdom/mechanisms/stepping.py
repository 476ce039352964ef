"""Moving step by step from hex to hex: settlements (resettlement), wagons and ships."""

from typing import TYPE_CHECKING

from hexholm.game import END, FIRST_EDITION
from hexholm.hexes import Hexset, neighbours, singles
from hexholm.kingdom.kinds import Extra, Offer, Task, Where
from hexholm.kingdom.mechanisms import figures
from hexholm.texts import say

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder


def next_steps(g: "KingdomBuilder", task: Task, path: Hexset) -> Hexset:
    """The hexes to which the piece on its way can step, also back to where it began (A-06c)."""
    steps = g.board.grid.around[task.lifted] & path & g.free
    return steps & ~task.origin if g.setup.edition == FIRST_EDITION else steps


class Steps(Extra):
    """Move settlements, one after the other, by a total number of steps (N-resettlement).

    `done` are those that have arrived, and the one on its way once it has come back to where it
    began: it has made a step.
    """

    binds = False
    asks = "step"
    may_stick = True

    def __init__(self, name: str, path: Where, steps: int, rule: str = "") -> None:
        super().__init__(name, rule)
        self.path = path
        self.steps = steps

    def can(self, g: "KingdomBuilder") -> bool:
        return bool(self._ready(g, g.movable(g.mover)))

    def begin(self, g: "KingdomBuilder") -> None:
        g.push(Task(self.name, g.mover, self.steps))

    def most(self, g: "KingdomBuilder") -> int:
        return self.steps

    def fault(self, g: "KingdomBuilder", task: Task) -> str:
        if bool(task.lifted) != bool(task.origin) or task.lifted & ~g.movable(task.seat):
            return say("fault-step-from")
        if not task.lifted and task.left < self.steps:
            return say("fault-step-lifted")
        return super().fault(g, task)

    def land(self, g: "KingdomBuilder", task: Task) -> Hexset:
        return self.path(g)

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        others = g.movable(task.seat) & ~task.done & ~task.lifted if task.left else 0
        hexes: tuple[tuple[str, Hexset], ...] = (("take", self._ready(g, others)),)
        if task.lifted and task.left:
            hexes = (("put", next_steps(g, task, self.path(g))), *hexes)
        if task.lifted and task.lifted == task.origin and not task.lifted & task.done:
            return hexes[:1], ()  # a settlement that was taken makes a step
        return hexes, (END,) if task.left < self.steps else ()

    def _ready(self, g: "KingdomBuilder", pieces: Hexset) -> Hexset:
        """Those that can set out with a step, once the one before them has arrived."""
        path = self.path(g)
        if not (g.in_play.pieces_move and pieces):
            return pieces & neighbours(path & g.free)
        around = g.board.grid.around
        blockers = pieces & figures.blockers(g, g.mover)
        found = pieces & ~blockers & neighbours(path & figures.free_without(g, 0))
        for piece in singles(blockers):
            if around[piece] & path & figures.free_without(g, piece):
                found |= piece
        return found

    def is_stuck(self, g: "KingdomBuilder", task: Task) -> bool:
        hexes, _ = self.offer(g, task)
        return not any(s for _, s in hexes)

    def take(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        """Another settlement sets out; the one before it has arrived (A-07d)."""
        g.go_on(task, lifted=hex_, origin=hex_, done=task.done | task.lifted)
        self._arrive(g, task)
        if g.in_play.pieces_move:
            figures.block(g, hex_)

    def put(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        back = hex_ & task.origin
        g.go_on(task, left=task.left - 1, lifted=hex_, done=task.done | back)
        if g.in_play.pieces_move:
            figures.follow(g, task.seat, task.lifted, hex_)
            figures.block(g, hex_)
        g.step(task.seat, task.lifted, hex_)

    def end(self, g: "KingdomBuilder", task: Task) -> None:
        g.pop()
        self._arrive(g, task)
        if g.in_play.pieces_move:
            figures.block(g)

    def _arrive(self, g: "KingdomBuilder", task: Task) -> None:
        if task.lifted:
            g.finish_steps(task.seat, task.origin, task.lifted)

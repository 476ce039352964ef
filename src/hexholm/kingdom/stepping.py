"""Moving step by step from hex to hex: settlements (resettlement), wagons and ships."""

from typing import TYPE_CHECKING

from hexholm.game import END
from hexholm.hexes import Hexset, neighbours
from hexholm.kingdom.kinds import Extra, Offer, Task, Where

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder


def next_steps(g: "KingdomBuilder", task: Task, path: Hexset) -> Hexset:
    """The hexes to which the piece on its way can step; never back to where it began (A-06b)."""
    return g.board.grid.around[task.lifted] & path & g.free & ~task.origin


class Steps(Extra):
    """Move settlements, one after the other, by so many steps together (N-resettlement)."""

    __slots__ = ("path", "steps")
    binds = False
    asks = "step"
    may_stick = True

    def __init__(self, name: str, path: Where, steps: int, rule: str = "") -> None:
        super().__init__(name, rule)
        self.path = path
        self.steps = steps

    def can(self, g: "KingdomBuilder") -> bool:
        """With a settlement next to an empty hex of the path."""
        return bool(g.houses(g.mover) & neighbours(self.path(g) & g.free))

    def begin(self, g: "KingdomBuilder") -> None:
        """All steps are still to come."""
        g.push(Task(self.name, g.mover, self.steps))

    def most(self, g: "KingdomBuilder") -> int:
        """All steps."""
        return self.steps

    def fault(self, g: "KingdomBuilder", task: Task) -> str:
        """What is on its way is a settlement, and came from somewhere."""
        if bool(task.lifted) != bool(task.origin) or task.lifted & ~g.houses(task.seat):
            return "a settlement on its way has a hex (lifted) and came from one (from)"
        if not task.lifted and task.left < self.steps:
            return "a step was made, so a settlement is on its way (lifted)"
        return super().fault(g, task)

    def land(self, g: "KingdomBuilder", task: Task) -> Hexset:
        """The path."""
        return self.path(g)

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        """A step on, another settlement, or the end."""
        path = self.path(g)
        others = g.houses(task.seat) & ~task.done & ~task.lifted & neighbours(path & g.free)
        hexes: tuple[tuple[str, Hexset], ...] = (("take", others if task.left else 0),)
        if task.lifted and task.left:
            hexes = (("put", next_steps(g, task, path)), *hexes)
        if task.lifted and task.lifted == task.origin:
            return hexes[:1], ()  # a settlement that was taken makes a step
        return hexes, (END,) if task.left < self.steps else ()

    def is_stuck(self, g: "KingdomBuilder", task: Task) -> bool:
        """No step is left."""
        hexes, _ = self.offer(g, task)
        return not any(s for _, s in hexes)

    def take(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        """Another settlement sets out; the one before it has arrived (A-07d)."""
        g.go_on(task, lifted=hex_, origin=hex_, done=task.done | task.lifted)
        self._arrive(g, task)

    def put(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        """One step."""
        g.go_on(task, left=task.left - 1, lifted=hex_)
        g.step(task.seat, task.lifted, hex_)

    def end(self, g: "KingdomBuilder", task: Task) -> None:
        """The last settlement has arrived."""
        g.pop()
        self._arrive(g, task)

    def _arrive(self, g: "KingdomBuilder", task: Task) -> None:
        if task.lifted:
            g.finish_steps(task.seat, task.origin, task.lifted)

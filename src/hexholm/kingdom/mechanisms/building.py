"""Building settlements by an extra action, and lifting the adjacency obligation (rules B-3)."""

from typing import TYPE_CHECKING

from hexholm.fields import Field, flag_field
from hexholm.game import END
from hexholm.hexes import Hexset
from hexholm.kingdom.kinds import Extra, Offer, Task, Where

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder


class Build(Extra):
    """Build settlements from the supply on one of some grounds.

    Where there are several grounds the player picks one of them, and the adjacency obligation
    B-3.3 holds within it (A-20b).
    """

    def __init__(
        self, name: str, *wheres: Where, adjacent: bool = True, count: int = 1, rule: str = ""
    ) -> None:
        super().__init__(name, rule)
        self.wheres = wheres
        self.binds = adjacent
        self.count = count
        self.may_stick = self.may_stick or count > 1  # supply or hexes can run out

    def can(self, g: "KingdomBuilder") -> bool:
        if not g.supply[g.mover]:
            return False
        land = self.wheres[0](g)
        for where in self.wheres[1:]:
            land |= where(g)
        return land & g.free != 0

    def begin(self, g: "KingdomBuilder") -> None:
        g.tasks = (*g.tasks, Task(self.name, g.mover, self.count))

    def most(self, g: "KingdomBuilder") -> int:
        return self.count

    def hexes(self, g: "KingdomBuilder") -> Hexset:
        """Where the next settlement may be built."""
        found = 0
        near = g.board.grid.all if g.loose or not self.binds else g.near[g.mover]
        for where in self.wheres:
            eligible = where(g) & g.free
            found |= eligible & near or eligible
        return found

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        return (("build", self.hexes(g) if g.supply[task.seat] else 0),), ()

    def land(self, g: "KingdomBuilder", task: Task) -> Hexset:
        land = 0
        for where in self.wheres:
            land |= where(g)
        return land

    def build(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        g.count_down(task)
        g.build(task.seat, hex_)


class Reaction(Build):
    """A build in another player's turn, when that player takes the last tile of a hex (M-canoe).

    With the option `own`, on one's own turn too.
    """

    asks = "interrupt"
    is_passive = True
    by_itself = "other-turn"
    may_stick = True
    fields = (Field(name="emptied", blank=()),)

    def __init__(self, name: str, *wheres: Where, rule: str = "", own: str = "") -> None:
        super().__init__(name, *wheres, rule=rule)
        self.own = own

    def can(self, g: "KingdomBuilder") -> bool:
        return False

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        hexes, _ = super().offer(g, task)
        return hexes, (END,)

    def most(self, g: "KingdomBuilder") -> int:
        return g.board.locations.get(self.name, 0).bit_count()

    def is_stuck(self, g: "KingdomBuilder", task: Task) -> bool:
        """Without a settlement or a hex nobody is asked."""
        return not super().can(g)


class Loosen(Extra):
    """The next settlement doesn't have to touch the mover's own."""

    fields = (flag_field("loose", key="free", place="turn", order=16),)

    def __init__(self, name: str, *, first_only: bool = False, rule: str) -> None:
        super().__init__(name, rule)
        self.interrupts = not first_only

    def can(self, g: "KingdomBuilder") -> bool:
        if not self.interrupts and (g.begun or g.tasks):
            return False
        return g.player == g.active and g.is_bound()

    def most(self, g: "KingdomBuilder") -> int:
        return 0

    def begin(self, g: "KingdomBuilder") -> None:
        g.loose = True


def build(name: str, *wheres: Where, adjacent: bool = True, rule: str = "") -> Build:
    """Build one settlement from the supply."""
    return Build(name, *wheres, adjacent=adjacent, rule=rule)

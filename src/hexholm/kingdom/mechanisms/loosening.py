"""Actions that lift the adjacency obligation B-3.3 from the next settlement."""

from typing import TYPE_CHECKING

from hexholm.fields import flag_field
from hexholm.kingdom.kinds import Extra

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder


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

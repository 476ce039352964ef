"""What twists ask for in the middle of a turn, or at its end."""

from typing import TYPE_CHECKING

from hexholm.game import END, FIRST_EDITION
from hexholm.hexes import Hexset, neighbours
from hexholm.tasks import Offer, Task
from hexholm.winter.kinds import Extra
from hexholm.winter.mechanisms.using import Again

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom


class Study(Again):
    """A card bought or upgraded may be used once, at once."""

    __slots__ = ()
    asks = "study"
    frees_new = True

    def most(self, g: "WinterKingdom") -> int:
        """Once."""
        return 1

    def use(self, g: "WinterKingdom", task: Task) -> None:
        """Where an upgrade may follow, the card isn't used at once again."""
        super().use(g, task)
        if g.rules.discount:
            g.used += (task.note,)


class Guest(Extra):
    """An extra building next to one of the mover's."""

    __slots__ = ()
    asks = "guest"

    def offer(self, g: "WinterKingdom", task: Task) -> Offer:
        """Any suitable hex next to one of the seat's buildings, or nothing."""
        return g.placings(task.seat, g.suitable & neighbours(g.own)), (END,)

    def is_stuck(self, g: "WinterKingdom", task: Task) -> bool:
        """There is no such hex, or no building."""
        return not any(s for _, s in self.offer(g, task)[0])

    def pays(self, g: "WinterKingdom", task: Task) -> bool:
        """It isn't a talent's (W-7b)."""
        return g.setup.edition == FIRST_EDITION


class Remove(Extra):
    """One of the mover's houses leaves the game, and the turn ends."""

    __slots__ = ()
    asks = "remove"

    def offer(self, g: "WinterKingdom", task: Task) -> Offer:
        """One of the houses."""
        return (("take", g.houses[task.seat]),), ()

    def take(self, g: "WinterKingdom", task: Task, hex_: Hexset) -> None:
        """This one."""
        g.pop()
        g.remove(task.seat, hex_)
        g.finish_turn(task.seat)

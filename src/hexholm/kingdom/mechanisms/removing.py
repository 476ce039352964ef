"""Taking settlements off the board: to be built later (temple), or back to the supply (sword)."""

from typing import TYPE_CHECKING

from hexholm.game import Event
from hexholm.hexes import Hexset
from hexholm.kingdom.kinds import Extra, Offer, Task
from hexholm.kingdom.mechanisms.figures import CITY_HALL, kind_at, owe, placed

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder


class Owe(Extra):
    """Take an own settlement off the board; it is owed to the next mandatory action (M-temple)."""

    __slots__ = ()
    asks = "take"

    def can(self, g: "KingdomBuilder") -> bool:
        """With a settlement on the board."""
        return bool(g.movable(g.mover))

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        """One of the settlements."""
        return (("take", g.movable(task.seat)),), ()

    def take(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        """It goes onto the tile."""
        g.pop()
        owe(g, task.seat, kind_at(g, task.seat, hex_))
        g.remove(task.seat, hex_)


class Strike(Extra):
    """One settlement of every other player goes back to its supply (N-sword, N-sword-b)."""

    __slots__ = ()
    asks = "take"
    may_stick = True

    def can(self, g: "KingdomBuilder") -> bool:
        """With anybody to strike."""
        return any(seat != g.mover and self._pieces(g, seat) for seat in range(g.seats))

    def _pieces(self, g: "KingdomBuilder", seat: int) -> Hexset:
        """All but a city hall, which stays for good (A-12)."""
        return g.settlements[seat] & ~placed(g, CITY_HALL, seat)

    def _victim(self, g: "KingdomBuilder", task: Task) -> int:
        return (task.seat - task.left) % g.seats

    def most(self, g: "KingdomBuilder") -> int:
        """Everybody else."""
        return g.seats - 1

    def begin(self, g: "KingdomBuilder") -> None:
        """One by one, from the left of the mover on."""
        g.push(self._next(g, Task(self.name, g.mover, g.seats - 1)))

    def _next(self, g: "KingdomBuilder", task: Task) -> Task:
        while task.left and not self._pieces(g, self._victim(g, task)):
            task = task._replace(left=task.left - 1)
        return task

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        """A piece of the player whose turn to suffer it is."""
        return (("take", self._pieces(g, self._victim(g, task)) if task.left else 0),), ()

    def take(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        """It goes back to its owner."""
        victim = self._victim(g, task)
        after = self._next(g, task._replace(left=task.left - 1))
        g.go_on(after)
        if hex_ & g.houses(victim):
            g.supply[victim] += 1
        g.events.append(Event("removed", victim, self.name, g.board.grid.names[hex_]))
        g.remove(victim, hex_)

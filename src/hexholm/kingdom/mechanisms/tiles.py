"""Location tiles: taken where a settlement arrives, lost where the last one leaves (rules B-4).

A tile is known by the location hex it came from, so what a seat holds is a hexset. `taken` never
shrinks: a player takes one tile from a hex, ever. Each hex has two tiles.
"""

from typing import TYPE_CHECKING, Final

from hexholm.game import Action, Event
from hexholm.hexes import Hexset, singles
from hexholm.kingdom.kinds import Extra, Offer, Task
from hexholm.kingdom.mechanisms import camps
from hexholm.texts import say

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

TILES_PER_HEX = 2


def take(g: "KingdomBuilder", seat: int, new: Hexset) -> None:
    """Take a tile from each of these location and nomad hexes, which the seat has just reached."""
    if nomads := new & g.board.grounds["nomad"]:
        camps.take(g, seat, nomads)
        new ^= nomads
    if g.silo_step:
        return  # location tiles no longer matter
    others = 0
    for other, taken in enumerate(g.taken):
        if other != seat:
            others |= taken
    emptied = new & others
    g.stocked &= ~emptied
    if g.in_play.reactions:
        g.emptied += (seat,) * emptied.bit_count()
    g.taken[seat] |= new
    g.held[seat] |= new
    g.fresh[seat] |= new
    for site in singles(new):
        name = g.board.site_names[site]
        g.events.append(Event("tile-taken", seat, name, g.board.grid.names[site]))
        g.actions[name].taken(g, seat)
        if name in g.in_play.pairs and is_pair(g.held[seat] & g.board.locations[name]):
            g.events.append(Event("bonus-taken", seat, name))


def is_pair(held: Hexset) -> bool:
    """Whether these are at least two tiles: they bring the bonus tile (M-bonus)."""
    return bool(held & (held - 1))


def leave(g: "KingdomBuilder", seat: int, beside: Hexset) -> None:
    """Lose the tiles of those of these location hexes that the last settlement has left."""
    around = g.board.grid.around
    lost = 0
    for site in singles(beside & g.held[seat]):
        if not around[site] & g.settlements[seat]:
            lost |= site
    for site in singles(lost):
        _lose(g, seat, site, g.held[seat] & ~lost)


def _lose(g: "KingdomBuilder", seat: int, site: Hexset, staying: Hexset) -> None:
    name = g.board.site_names[site]
    ready = g.ready[seat]
    twins = g.board.locations[name] & staying & (~ready if site & ready else ready)
    twin = twins & -twins
    if twin:
        unready = twin if site & g.ready[seat] else site
        state = "new" if unready & g.fresh[seat] else "used"
        g.push(Task(GIVE_UP.name, seat, origin=twin, note=state))
        # Until the choice is made the remaining tile counts as the one that isn't ready.
        g.fresh[seat] = g.fresh[seat] & ~twin | (twin if unready & g.fresh[seat] else 0)
        g.ready[seat] &= ~twin
    if name in g.in_play.pairs and is_pair(g.held[seat] & g.board.locations[name]):
        g.events.append(Event("bonus-lost", seat, name))
    g.held[seat] ^= site
    g.ready[seat] &= ~site
    g.fresh[seat] &= ~site
    g.events.append(Event("tile-lost", seat, name, g.board.grid.names[site]))


class GivingUp(Extra):
    """One of two identical tiles must go: its owner chooses by its state (B-4.5b).

    The task's origin is the location hex of the remaining tile, its note the state of the one that
    isn't ready: used or new.
    """

    asks = "give-up"
    choices = ("used", "new", "ready")

    def fault(self, g: "KingdomBuilder", task: Task) -> str:
        if not task.origin & g.held[task.seat]:
            return say("fault-tile-held")
        if task.note not in ("used", "new"):
            return say("fault-tile-state")
        return super().fault(g, task)

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        """The tile that isn't ready is offered first."""
        return (), (Action("choose", task.note), Action("choose", "ready"))

    def choose(self, g: "KingdomBuilder", task: Task, choice: str) -> None:
        g.pop()
        if choice != "ready":
            g.ready[task.seat] |= task.origin
            g.fresh[task.seat] &= ~task.origin


GIVE_UP: Final = GivingUp("give-up", "B-4.5b")


def refresh(g: "KingdomBuilder") -> None:
    """At the end of a turn every tile turns to its usable side (B-1.4, A-03b)."""
    g.ready[:] = g.held
    g.fresh[:] = [0] * len(g.fresh)

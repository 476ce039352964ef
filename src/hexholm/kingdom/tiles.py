"""Location tiles: taken where a settlement arrives, lost where the last one leaves (rules B-4).

A tile is known by the location hex it came from, so what a seat holds is a hexset. `taken` never
shrinks: a player takes one tile from a hex, ever. Each hex has two tiles.
"""

from typing import TYPE_CHECKING, NamedTuple

from hexholm.game import Action, Event, Options
from hexholm.hexes import Hexset, singles

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

TILES_PER_HEX = 2


class GivingUp(NamedTuple):
    """Of two identical tiles one must go: the mover chooses by its state (B-4.5b)."""

    kept: Hexset
    """The location hex to which the remaining tile belongs."""
    other: str
    """The state of the tile that is not ready: used or new."""

    def options(self, g: "KingdomBuilder") -> Options:
        """The tile that is not ready is offered first."""
        return Options(g.board.grid, (), (Action("choose", self.other), Action("choose", "ready")))


def take(g: "KingdomBuilder", seat: int, new: Hexset) -> None:
    """Take a tile from each of these location hexes, which the seat has just reached."""
    others = 0
    for other, taken in enumerate(g.taken):
        if other != seat:
            others |= taken
    g.stocked &= ~(new & others)
    g.taken[seat] |= new
    g.held[seat] |= new
    g.fresh[seat] |= new
    for site in singles(new):
        event = Event("tile-taken", seat, g.board.site_names[site], g.board.grid.names[site])
        g.events.append(event)


def leave(g: "KingdomBuilder", seat: int, hex_: Hexset) -> None:
    """Lose the tiles of location hexes that the seat's last settlement has left."""
    around = g.board.grid.around
    lost = 0
    for site in singles(around[hex_] & g.held[seat]):
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
        g.tasks = (*g.tasks, GivingUp(twin, "new" if unready & g.fresh[seat] else "used"))
        # Until the choice is made the remaining tile counts as the one that is not ready.
        g.fresh[seat] = g.fresh[seat] & ~twin | (twin if unready & g.fresh[seat] else 0)
        g.ready[seat] &= ~twin
    g.held[seat] ^= site
    g.ready[seat] &= ~site
    g.fresh[seat] &= ~site
    g.events.append(Event("tile-lost", seat, name, g.board.grid.names[site]))


def give_up(g: "KingdomBuilder", seat: int, task: GivingUp, state: str) -> None:
    """Carry out the choice: what is given up is the tile in this state."""
    if state != "ready":
        g.ready[seat] |= task.kept
        g.fresh[seat] &= ~task.kept


def refresh(g: "KingdomBuilder") -> None:
    """At the end of a turn every tile turns to its usable side (B-1.4, A-03b)."""
    g.ready[:] = g.held
    g.fresh[:] = [0] * len(g.fresh)

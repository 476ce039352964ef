"""Nomad tiles: taken from their camps, used in the owner's next turn, then gone (N-1, N-2)."""

from typing import TYPE_CHECKING, Final

from hexholm.game import Action, Event
from hexholm.hexes import Hexset, singles
from hexholm.kingdom.kinds import Extra, Offer, Task

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

TREASURE: Final = "treasure"
TREASURE_GOLD: Final = 3
_KIND_OF: Final = "-"  # donation-grass is a kind of donation
NAMES: Final = ("donation", "resettlement", "outpost", "sword")
"""The names under which nomad tiles are used."""


def take(g: "KingdomBuilder", seat: int, camps: Hexset) -> None:
    """Take the tiles of these nomad hexes."""
    for camp in singles(camps):
        g.stocked ^= camp
        name = g.in_play.camps[camp]
        g.events.append(Event("nomad-taken", seat, name, g.board.grid.names[camp]))
        if name == TREASURE:
            g.collect(seat, TREASURE, TREASURE_GOLD)
        elif seat == g.active and not g.silo_step:
            g.new_nomads[seat] += (name,)
        else:
            g.nomads[seat] += (name,)  # taken in another player's turn: for the next own one
        if g.in_play.reactions:
            g.emptied += (seat,)


def actions(g: "KingdomBuilder", seat: int) -> list[str]:
    """The names under which a seat's tiles are used."""
    return list(dict.fromkeys(tile.partition(_KIND_OF)[0] for tile in g.nomads[seat]))


def spend(g: "KingdomBuilder", seat: int, tile: str) -> None:
    """A tile is used: it leaves the game."""
    tiles = list(g.nomads[seat])
    tiles.remove(tile)
    g.nomads[seat] = tuple(tiles)


def pass_on(g: "KingdomBuilder", seat: int) -> None:
    """At the end of a turn unused tiles leave the game, and those taken can be used next time."""
    g.nomads[seat], g.new_nomads[seat] = g.new_nomads[seat], ()


class Kinds(Extra):
    """A tile that comes in kinds, each an action of its own: the player picks one (donation)."""

    __slots__ = ()
    asks = "choose"

    def _tiles(self, g: "KingdomBuilder") -> list[str]:
        tiles = dict.fromkeys(g.nomads[g.mover])
        kinds = [tile for tile in tiles if tile.startswith(self.name + _KIND_OF)]
        return [tile for tile in kinds if g.actions[tile].can(g)]

    def can(self, g: "KingdomBuilder") -> bool:
        """With a tile that can do something."""
        return bool(self._tiles(g))

    def begin(self, g: "KingdomBuilder") -> None:
        """With one kind there is nothing to choose."""
        tiles = self._tiles(g)
        if len(tiles) > 1:
            super().begin(g)
        else:
            self._use(g, tiles[0])

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        """The kinds."""
        start = len(self.name + _KIND_OF)
        return (), tuple(Action("choose", tile[start:]) for tile in self._tiles(g))

    def choose(self, g: "KingdomBuilder", task: Task, choice: str) -> None:
        """This one."""
        g.pop()
        self._use(g, f"{self.name}{_KIND_OF}{choice}")

    def _use(self, g: "KingdomBuilder", tile: str) -> None:
        spend(g, g.mover, tile)
        g.actions[tile].begin(g)

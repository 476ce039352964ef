"""Nomad tiles: taken from their camps, used on the owner's next turn, then gone (N-1, N-2)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from hexholm import editing
from hexholm.editing import option, said
from hexholm.fields import NOTHING, Field, Source, a_hex
from hexholm.game import Action, Data, Event, SaveError
from hexholm.hexes import Hexset, singles
from hexholm.kingdom.kinds import Extra, Offer, Task
from hexholm.reading import Entry, a_flag

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder


def take(g: "KingdomBuilder", seat: int, camps: Hexset) -> None:
    """Take the tiles of these nomad hexes."""
    for camp in singles(camps):
        g.stocked ^= camp
        name = g.in_play.camps[camp]
        g.events.append(Event("nomad-taken", seat, name, g.board.grid.names[camp]))
        if gold := g.treasures.get(name):
            g.collect(seat, name, gold)
        elif seat == g.active and not g.silo_step:
            g.new_nomads[seat] += (name,)
        else:
            g.nomads[seat] += (name,)  # taken on another's turn: for the owner's next
        if g.in_play.reactions:
            g.emptied += (seat,)


def actions(g: "KingdomBuilder", seat: int) -> list[str]:
    """The names under which a seat's tiles are used."""
    return list(dict.fromkeys(g.used_as(tile) for tile in g.nomads[seat]))


def spend(g: "KingdomBuilder", seat: int, tile: str) -> None:
    """A tile is used: it leaves the game."""
    tiles = list(g.nomads[seat])
    tiles.remove(tile)
    g.nomads[seat] = tuple(tiles)


def pass_on(g: "KingdomBuilder", seat: int) -> None:
    """At the end of a turn unused tiles leave the game, and those taken can be used next time."""
    g.nomads[seat], g.new_nomads[seat] = g.new_nomads[seat], ()


class Kinds(Extra):
    """A tile that comes in kinds, each an action of its own: the player picks one (N-donation)."""

    asks = "choose"

    def __init__(self, name: str, kinds: Mapping[str, Extra], rule: str) -> None:
        super().__init__(name, rule)
        self.kinds = kinds
        """What the player chooses, and the tile it stands for."""
        self.choices = tuple(kinds)
        self._choice_of = {extra.name: choice for choice, extra in kinds.items()}

    def _choices(self, g: "KingdomBuilder") -> list[str]:
        tiles = dict.fromkeys(g.nomads[g.mover])
        held = [self._choice_of[tile] for tile in tiles if tile in self._choice_of]
        return [choice for choice in held if self.kinds[choice].can(g)]

    def can(self, g: "KingdomBuilder") -> bool:
        return bool(self._choices(g))

    def begin(self, g: "KingdomBuilder") -> None:
        choices = self._choices(g)
        if len(choices) > 1:
            super().begin(g)
        else:
            self._use(g, choices[0])

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        return (), tuple(Action("choose", choice) for choice in self._choices(g))

    def choose(self, g: "KingdomBuilder", task: Task, choice: str) -> None:
        g.pop()
        self._use(g, choice)

    def _use(self, g: "KingdomBuilder", choice: str) -> None:
        extra = self.kinds[choice]
        spend(g, g.mover, extra.name)
        extra.begin(g)


def _write_held(g: "KingdomBuilder", seat: int) -> list[Data]:
    return [{"name": name, "ready": True} for name in g.nomads[seat]] + [
        {"name": name, "ready": False} for name in g.new_nomads[seat]
    ]


def _read_held(g: "KingdomBuilder", source: Source) -> tuple[str, ...]:
    seat = source.seat
    for one in source.list(len(g.camps)):
        tile = Entry(one, source.path)
        name = tile.get("name")
        if not isinstance(name, str) or name not in g.camps:
            told = {"got": repr(name), "names": ", ".join(dict.fromkeys(g.camps))}
            raise SaveError("save-unknown-tile", what=source.path, **told)
        tiles = g.nomads if a_flag(tile, "ready", default=True) else g.new_nomads
        tiles[seat] += (name,)
        tile.done()
    return g.nomads[seat]


def _write_lying(g: "KingdomBuilder", seat: int) -> Any:
    if not g.in_play.camps:
        return NOTHING
    names, camps = g.board.grid.names, g.in_play.camps
    return {names[camp]: tile for camp, tile in camps.items() if camp & g.stocked}


def _read_lying(g: "KingdomBuilder", source: Source) -> None:
    lying = source.mapping()
    for name, tile in lying.items():
        if g.in_play.camps.get(a_hex(g, name, source.path)) != tile:
            raise SaveError("save-camp", got=repr(tile), hex=name)
    for camp in g.in_play.camps:
        if g.board.grid.names[camp] not in lying:
            g.stocked ^= camp


def _edit_held(g: "KingdomBuilder", seat: int) -> Data | None:
    tiles = dict.fromkeys(tile for tile in g.in_play.camps.values() if tile not in g.treasures)
    choices = [
        option(said(f"location-{tile}"), {"name": tile}, art=f"nomad-{tile}") for tile in tiles
    ]
    states = [
        option(said("field-ready"), {"ready": True}),
        option(said("field-new"), {"ready": False}),
    ]
    return editing.things(said("field-nomads"), choices, states, len(g.in_play.camps))


def _edit_lying(g: "KingdomBuilder", seat: int) -> Data | None:
    names = g.board.grid.names
    camps = {
        names[camp]: (tile, said("field-at", tile=tile, hex=names[camp]))
        for camp, tile in g.in_play.camps.items()
    }
    return editing.entries(said("field-camps"), camps)


FIELDS: Final = (
    Field(
        name="nomads",
        holds="seats",
        blank=(),
        place="player",
        write=_write_held,
        read=_read_held,
        order=44,
        edit=_edit_held,
    ),
    Field(name="new_nomads", holds="seats", blank=()),
    Field(
        name="camps_left",
        holds="",
        place="table",
        key="nomads",
        write=_write_lying,
        read=_read_lying,
        order=25,
        edit=_edit_lying,
        is_always=True,
    ),
)
"""The nomad tiles that players have, and those that still lie on the board."""

"""What no game can lead to in the tiles of Kingdom Builder (rules B-4, N-1, N-2)."""

from collections import Counter
from collections.abc import Iterator

from hexholm.game import Data
from hexholm.hexes import neighbours, singles
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.registry import TREASURES
from hexholm.possible import Fault, Mend, fault
from hexholm.possible.lands import gone


def of_seat(g: KingdomBuilder, seat: int) -> Iterator[Fault]:
    """A seat's location tiles: where they come from, and what state they are in."""
    board, held = g.board, g.held[seat]
    for site in singles(held & ~board.sites):
        name = board.site_names[site]
        yield fault(g, "tile-nowhere", seat, "tiles", mend=_given_back(seat, name, None), tile=name)
    if not g.tasks:  # a piece on its way takes and leaves tiles when it has arrived
        yield from _beside(g, seat)
    is_idle = seat != g.active or g.over
    if is_idle and not (g.tasks or g.in_play.reactions) and g.ready[seat] != held:
        yield fault(g, "tile-idle", seat, "tiles", mend=_all_ready(seat))


def _beside(g: KingdomBuilder, seat: int) -> Iterator[Fault]:
    """A tile is taken by whoever comes next to its hex, and lost by whoever leaves (B-4)."""
    board, near = g.board, neighbours(g.settlements[seat])
    for site in singles(g.held[seat] & board.sites & ~near):
        name = board.site_names[site]
        mend = _given_back(seat, name, board.grid.names[site])
        yield fault(g, "tile-lonely", seat, "tiles", site, mend, tile=name)
    if g.in_play.finales and (g.silo_step or g.over):
        return  # what arrives after the last turn takes no location tile
    for site in singles(near & board.sites & g.stocked & ~g.taken[seat]):
        name = board.site_names[site]
        mend = _taken(seat, name, board.grid.names[site])
        yield fault(g, "tile-missing", seat, "tiles", site, mend, tile=name)


def nomads(g: KingdomBuilder) -> Iterator[Fault]:
    """Nomad tiles: each from a camp that has none left, and none beside a settlement."""
    beside = 0
    for own in g.settlements:
        beside |= neighbours(own)
    for camp in singles(beside & g.stocked & g.board.grounds["nomad"]):
        where, tile = g.board.grid.names[camp], g.in_play.camps[camp]
        yield fault(g, "camp-beside", None, "nomads", camp, _without_camp(g, where), tile=tile)
    left = Counter(tile for tile in gone(g) if tile not in TREASURES)
    for seat in range(g.seats):
        for tile, number in Counter((*g.nomads[seat], *g.new_nomads[seat])).items():
            if number > left[tile]:
                yield fault(g, "nomad-from", seat, "nomads", tile=tile)
            left[tile] -= number
        if g.new_nomads[seat] and (seat != g.active or g.over):
            yield fault(g, "nomad-idle", seat, "nomads", mend=_all_ready(seat, "nomads"))


def _taken(seat: int, name: str, where: str) -> Mend:
    def mend(data: Data) -> None:
        player = data["players"][seat]
        tile = {"name": name, "from": where, "ready": True, "new": False}
        player["tiles"] = [*player.get("tiles", ()), tile]

    return mend


def _given_back(seat: int, name: str, where: str | None) -> Mend:
    """A tile that was held is lost; one from no hex was never there."""

    def mend(data: Data) -> None:
        player = data["players"][seat]
        player["tiles"] = [
            tile
            for tile in player.get("tiles", ())
            if (tile.get("name"), tile.get("from")) != (name, where)
        ]
        if where:
            player["lost"] = [*player.get("lost", ()), where]

    return mend


def _all_ready(seat: int, key: str = "tiles") -> Mend:
    def mend(data: Data) -> None:
        player = data["players"][seat]
        player[key] = [
            {**tile, "ready": True, **({"new": False} if "new" in tile else {})}
            for tile in player.get(key, ())
        ]

    return mend


def _without_camp(g: KingdomBuilder, where: str) -> Mend:
    names = g.board.grid.names
    lying = {names[camp]: tile for camp, tile in g.in_play.camps.items() if camp & g.stocked}

    def mend(data: Data) -> None:
        now = data.get("nomads", lying)
        data["nomads"] = {hex_: tile for hex_, tile in now.items() if hex_ != where}

    return mend

"""What there is to see of a position: pieces, places, tiles and stock, by symbols of the sprite.

Clients draw just this, so that none of them knows a tile, piece or place by name.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hexholm.fields import at, in_stock
from hexholm.game import Data
from hexholm.hexes import singles
from hexholm.kingdom import views
from hexholm.kingdom.mechanisms.choosing import marked_rows
from hexholm.kingdom.mechanisms.figures import SETTLEMENT, art_of, kind_at, owed
from hexholm.kingdom.mechanisms.pieces import Walls
from hexholm.kingdom.registry import ACTIONS, FIELDS, PARTS, used_as
from hexholm.kingdom.state import tiles_left

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder


def picture(g: "KingdomBuilder") -> Data:
    """What everybody sees."""
    seats = range(g.seats)
    own = [views._pieces(g, seat) for seat in seats]
    common = g.in_play
    names = [*_sites(g), *common.everybody, *(name for _, name in common.bonuses)]
    return {
        "pieces": list(_pieces(g, own)),
        "places": list(_places(g)),
        "blocked": g.board.grid.named(g.blocked),
        "sets": _sets(g),
        "marks": [],
        "actions": names,
        "extras": [list(_extras(g, seat)) for seat in seats],
        "stock": [list(_stock(g, seat, own[seat])) for seat in seats],
        "common": list(_in_stock(g, "table", g.active)),
    }


def _pieces(g: "KingdomBuilder", own: list[list[Data]]) -> Iterator[Data]:
    """The pieces by kind and owner; marks of rows and what belongs to nobody follow."""
    named = g.board.grid.named
    for seat, pieces in enumerate(own):
        by_kind: dict[str, list[Data]] = {}
        for piece in pieces:
            by_kind.setdefault(piece["kind"], []).append(piece)
        for kind, some in by_kind.items():
            told = {"kind": kind, "art": art_of(kind), "seat": seat, "at": [p["hex"] for p in some]}
            covers = [piece["hexes"] for piece in some if "hexes" in piece]
            yield told | ({"covers": covers} if covers else {})
    for seat in range(g.seats):
        if rows := marked_rows(g, seat):
            marks = {"kind": "row-mark", "art": art_of(SETTLEMENT), "seat": seat}
            yield marks | {"at": rows, "beside": True}
    for field in FIELDS:
        if field.piece and (hexes := field.get(g)):
            told = {"kind": field.piece, "art": art_of(field.piece), "at": named(hexes)}
            yield told | {"seat": g.active if field.of_mover else None}


def _sites(g: "KingdomBuilder") -> list[str]:
    """The locations on the board, each once."""
    names = g.board.grid.names
    return list(dict.fromkeys(n for site, n in g.board.site_names.items() if site in names))


def _places(g: "KingdomBuilder") -> Iterator[Data]:
    """Locations with the tiles that are left, and what lies on other hexes."""
    names, named = g.board.grid.names, g.board.grid.named
    for site, name in g.board.site_names.items():
        if site in names:
            left = tiles_left(g, site)
            yield {"hex": names[site], "what": name, "art": f"location-{name}", "tiles": left}
    for part in PARTS.values():
        for name in named(getattr(g.setup, part.key)) if part.shows else ():
            yield {"hex": name, "what": part.shows, "art": part.shows}
    for camp, tile in g.in_play.camps.items():
        if camp & g.stocked:
            yield {"hex": names[camp], "what": tile, "art": f"nomad-{tile}", "under": "nomad-tile"}


def _sets(g: "KingdomBuilder") -> Data:
    """The piece that a click sets down now."""
    if g.over:
        return {}
    task = g.tasks[-1] if g.tasks else None
    if task and task.lifted:
        kind = kind_at(g, task.seat, task.lifted)
    elif task:
        kind = ACTIONS[task.by].kind
    else:
        kind = g.due[0] if g.due and not g.left else SETTLEMENT
    piece = {"art": art_of(kind), "seat": None if kind == Walls.kind else g.player}
    return {"build": piece, "put": piece}


def _extras(g: "KingdomBuilder", seat: int) -> Iterator[Data]:
    """The extra actions of a seat, and how they stand when they are neither usable nor begun."""
    spent = g.spent if seat == g.active else ()
    sites, pairs = g.board.site_names, dict(g.in_play.bonuses)
    held = list(singles(g.held[seat]))

    def loose(name: str, *, new: bool = False) -> Data:
        action = used_as(name)
        is_spent = action in spent or name in spent
        state = "used" if is_spent else ACTIONS[action].by_itself or ("new" if new else "idle")
        return {"name": name, "action": action, "state": state}

    for site in held:
        name = sites[site]
        extra, is_new, is_ready = ACTIONS[name], site & g.fresh[seat], site & g.ready[seat]
        if extra.is_used_up(g, seat):
            state = "used"
        else:
            state = (extra.by_itself or "ready") if is_ready else "new" if is_new else "used"
        tile = {"name": name, "action": name, "state": state}
        yield tile | ({"hex": g.board.grid.names[site]} if site in g.board.grid.names else {})
    for name in dict.fromkeys(sites[site] for site in held):
        own = [site for site in held if sites[site] == name]
        if name in pairs and len(own) > 1:
            old = [site for site in own if not site & g.fresh[seat]]
            yield loose(pairs[name], new=len(old) < 2)
    for name in g.nomads[seat]:
        yield loose(name)
    for name in g.new_nomads[seat]:
        yield loose(name, new=True)
    for name in g.in_play.everybody:
        yield loose(name)


def _stock(g: "KingdomBuilder", seat: int, own: list[Data]) -> Iterator[Data]:
    """What a seat has besides settlements and tiles."""
    extras = [ACTIONS[name] for name in _sites(g)]
    for extra in extras:
        if extra.number:
            kind = extra.kind
            on_board = [piece for piece in own if piece["kind"] == kind]
            left = extra.number - len(on_board) - owed(g, kind, seat)
            yield in_stock(kind, left, art_of(kind), ("player-has", {"n": left, "piece": kind}))
    yield from _in_stock(g, "player", seat)


def _in_stock(g: "KingdomBuilder", place: str, seat: int) -> Iterator[Data]:
    for field in at(FIELDS, place):
        if field.stock and (item := field.stock(g, seat)):
            yield item

"""What stands and lies on the land as SVG: pieces, walls, nomads' tiles, caves, capitols, marks."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from hexholm.draw import palette
from hexholm.draw.layout import HALF, Land, Point, centres
from hexholm.draw.xml import group, hexagon, tag, use
from hexholm.hexes import Hexset

View = dict[str, Any]

DONATION: Final = "donation-"
HATCH: Final = """\
<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse"
 patternTransform="rotate(45)">
<path d="M5.5 0V9" stroke="#fff8e6" stroke-width="1.5" opacity=".35"/>
<path d="M4 0V9" stroke="#241708" stroke-width="1.7" opacity=".38"/>
</pattern>"""
"""Lies over what a warrior blocks."""


def piece(
    seat: int, x: float, y: float, radius: float, kind: str = "settlement", **attributes: Any
) -> str:
    """A piece of a seat, with its mark."""
    colour = palette.PLAYERS[seat]
    symbol = "house" if kind in ("settlement", "house") else f"piece-{kind}"
    return group(
        [
            use(symbol, (x, y), radius, color=colour.fill),
            use(f"mark-{seat}", (x, y), radius, color=colour.ink),
        ],
        **attributes,
    )


def nomad_tile(name: str, at: Point, radius: float) -> Iterator[str]:
    """A tile of the nomads: a leather disc; a donation shows its terrain."""
    yield use("nomad-tile", at, radius)
    if name.startswith(DONATION):
        yield use(f"terrain-{name.removeprefix(DONATION)}-1", at, 0.6 * radius)
        yield use("nomad-donation", at, 0.8 * radius)
    else:
        yield use(f"nomad-{name}", at, radius)


def draw_places(land: Land, view: View, radius: float) -> str:
    """Under the pieces: caves, capitols, the tiles of nomads, and what warriors block."""
    at = _by_name(land, radius)
    drawn = []
    for what in ("cave", "capitol"):
        for name in view.get(f"{what}s", ()):
            drawn.append(use(what, at[name], radius, class_=what, data_hex=name))
    for name, tile in view.get("nomads", {}).items():
        shapes = nomad_tile(tile, at[name], 0.96 * radius)
        drawn.append(group(shapes, class_="nomad", data_hex=name, data_tile=tile))
    return group(drawn, class_="places") + group(_blocked(land, view, at, radius), class_="blocked")


def _blocked(land: Land, view: View, at: Mapping[str, Point], radius: float) -> Iterator[str]:
    taken = occupied(view)
    kinds = {land.names[h]: kind for h, kind in land.grounds.items()}
    for name in view.get("blocked", ()):
        if name not in taken and kinds[name] in palette.TERRAIN:
            shape = hexagon(at[name], 0.91 * radius)
            yield tag("path", d=shape, fill="url(#hatch)", class_="hatched", data_hex=name)


def occupied(view: View) -> set[str]:
    """Every hex on which something stands."""
    mine = (piece for player in view["players"] for piece in player["pieces"])
    hexes = {name for piece in mine for name in piece.get("hexes", [piece["hex"]])}
    return hexes.union(view.get("walls", ()), view.get("scouts", ()))


def draw_pieces(land: Land, view: View, radius: float) -> str:
    """All pieces from the top down, those that lie flat first, and the marks beside the rows."""
    at = _by_name(land, radius)
    lifted = {task.get("lifted") for task in view["turn"]["tasks"]}
    drawn: list[tuple[float, float, str]] = []

    def stand(seat: int, kind: str, name: str, *, is_flat: bool = False) -> None:
        x, y = at[name]
        attributes = {"class_": kind, "data_hex": name, "data_seat": str(seat)}
        ghost = ".45" if name in lifted else None
        size = radius if is_flat else 0.96 * radius
        shape = piece(seat, x, y - 2, size, kind, opacity=ghost, **attributes)
        drawn.append((-1.0 if is_flat else y, x, shape))

    for seat, player in enumerate(view["players"]):
        for one in player["pieces"]:
            stand(seat, one["kind"], one["hex"], is_flat="hexes" in one)
    for name in view.get("scouts", ()):
        stand(view["turn"].get("seat", view["to_move"]), "scout", name)
    for name in view.get("walls", ()):
        x, y = at[name]
        wall = use("piece-wall", (x, y - 2), 0.96 * radius, class_="wall", data_hex=name)
        drawn.append((y, x, wall))
    pieces = group([shape for _, _, shape in sorted(drawn)], class_="pieces")
    return pieces + group(_marks(land, view, radius), class_="marks")


def _marks(land: Land, view: View, radius: float) -> Iterator[str]:
    """A little house at the end of each marked row: in its notch, or before a row of the island."""
    rows: dict[str, list[Hexset]] = {}
    for hex_, name in land.names.items():
        rows.setdefault(row_of(name), []).append(hex_)
    at = centres(land, radius)
    aside = radius * (HALF + 0.44)
    for seat, player in enumerate(view["players"]):
        for row in player.get("marks", ()):
            across = [at[h][0] for h in rows[row]]
            is_left = row.startswith("i.") or land.places[rows[row][0]][1] % 2
            x = min(across) - aside if is_left else max(across) + aside
            attributes = {"class_": "row-mark", "data_row": row, "data_seat": str(seat)}
            yield piece(seat, x, at[rows[row][0]][1], 0.56 * radius, **attributes)


def row_of(name: str) -> str:
    """The row of a hex, as marks name it: 7, or i.3 on the island."""
    island, _, last = name.rpartition(".")
    return f"{island}.{last[1:]}" if island else last[1:]


def _by_name(land: Land, radius: float) -> dict[str, Point]:
    return {land.names[h]: point for h, point in centres(land, radius).items()}

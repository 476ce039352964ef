"""What stands and lies on the land as SVG: pieces, walls, nomads' tiles, caves, capitols, marks."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from hexholm.draw import palette
from hexholm.draw.layout import HALF, Land, Point, centres
from hexholm.draw.sprite import symbols
from hexholm.draw.xml import group, hexagon, tag, use
from hexholm.game import Data
from hexholm.hexes import Hexset

HATCH: Final = """\
<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse"
 patternTransform="rotate(45)">
<path d="M5.5 0V9" stroke="#fff8e6" stroke-width="1.5" opacity=".35"/>
<path d="M4 0V9" stroke="#241708" stroke-width="1.7" opacity=".38"/>
</pattern>"""
"""Lies over what a warrior blocks."""


def piece(
    seat: int, x: float, y: float, radius: float, art: str = "house", **attributes: Any
) -> str:
    """A piece of a seat, with its mark."""
    colour = palette.PLAYERS[seat]
    return group(
        [
            use(art, (x, y), radius, color=colour.fill),
            use(f"mark-{seat}", (x, y), radius, color=colour.ink),
        ],
        **attributes,
    )


def nomad_tile(name: str, at: Point, radius: float) -> Iterator[str]:
    """A tile of the nomads: a leather disc; one that comes in kinds shows its terrain."""
    yield use("nomad-tile", at, radius)
    kind, _, terrain = name.partition("-")
    if f"nomad-{name}" in symbols() or not terrain:
        yield use(f"nomad-{name}", at, radius)
    else:
        yield use(f"terrain-{terrain}-1", at, 0.6 * radius)
        yield use(f"nomad-{kind}", at, 0.8 * radius)


def draw_places(land: Land, seen: Data, radius: float) -> str:
    """Under the pieces: what lies on hexes that are no locations, and what warriors block."""
    at = _by_name(land, radius)
    drawn = []
    for place in seen["places"]:
        what, name = place["what"], place["hex"]
        if name not in at:
            continue
        if "under" in place:
            shapes = nomad_tile(what, at[name], 0.96 * radius)
            drawn.append(group(shapes, class_="nomad", data_hex=name, data_tile=what))
        elif "tiles" not in place:
            drawn.append(use(place["art"], at[name], radius, class_=what, data_hex=name))
    return group(drawn, class_="places") + group(_blocked(land, seen, at, radius), class_="blocked")


def _blocked(land: Land, seen: Data, at: Mapping[str, Point], radius: float) -> Iterator[str]:
    taken = {name for one in seen["pieces"] for name in covered(one)}
    kinds = {land.names[h]: kind for h, kind in land.grounds.items()}
    for name in seen["blocked"]:
        if name not in taken and kinds.get(name) in palette.TERRAIN:
            shape = hexagon(at[name], 0.91 * radius)
            yield tag("path", d=shape, fill="url(#hatch)", class_="hatched", data_hex=name)


def covered(pieces: Data, ghosts: Collection[str] = ()) -> list[str]:
    """The hexes on which pieces stand."""
    if "beside" in pieces:
        return []
    places = zip(pieces["at"], pieces.get("covers", ([name] for name in pieces["at"])), strict=True)
    return [name for where, hexes in places if where not in ghosts for name in hexes]


def lifted(view: Data) -> set[str]:
    """The hexes whose piece is on its way."""
    return {task["lifted"] for task in view["turn"]["tasks"] if task.get("lifted")}


def draw_pieces(land: Land, seen: Data, ghosts: Collection[str], radius: float) -> str:
    """All pieces from the top down, those that lie flat first, and the marks beside the rows."""
    at = _by_name(land, radius)
    drawn: list[tuple[float, float, str]] = []
    marks: list[str] = []
    for some in seen["pieces"]:
        kind, art, seat, is_flat = some["kind"], some["art"], some["seat"], "covers" in some
        if "beside" in some:
            marks += _marks(land, some, radius)
            continue
        size = radius if is_flat else 0.96 * radius
        for name in (name for name in some["at"] if name in at):
            x, y = at[name]
            if seat is None:
                shape = use(art, (x, y - 2), size, class_=kind, data_hex=name)
            else:
                told = {"class_": kind, "data_hex": name, "data_seat": str(seat)}
                ghost = ".45" if name in ghosts else None
                shape = piece(seat, x, y - 2, size, art, opacity=ghost, **told)
            drawn.append((-1.0 if is_flat else y, x, shape))
    pieces = group([shape for _, _, shape in sorted(drawn)], class_="pieces")
    return pieces + group(marks, class_="marks")


def _marks(land: Land, some: Data, radius: float) -> Iterator[str]:
    """A little house at the end of each marked row: in its notch, or before a row of the island."""
    rows: dict[str, list[Hexset]] = {}
    for hex_, name in land.names.items():
        rows.setdefault(row_of(name), []).append(hex_)
    at = centres(land, radius)
    aside = radius * (HALF + 0.44)
    for row in (row for row in some["at"] if row in rows):
        across = [at[h][0] for h in rows[row]]
        is_left = row.startswith("i.") or land.places[rows[row][0]][1] % 2
        x = min(across) - aside if is_left else max(across) + aside
        told = {"class_": some["kind"], "data_row": row, "data_seat": str(some["seat"])}
        yield piece(some["seat"], x, at[rows[row][0]][1], 0.56 * radius, some["art"], **told)


def row_of(name: str) -> str:
    """The row of a hex, as marks name it: 7, or i.3 on the island."""
    island, _, last = name.rpartition(".")
    return f"{island}.{last[1:]}" if island else last[1:]


def _by_name(land: Land, radius: float) -> dict[str, Point]:
    return {land.names[h]: point for h, point in centres(land, radius).items()}

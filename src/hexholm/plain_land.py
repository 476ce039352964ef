"""Land in two words: one ground everywhere, others and locations on some hexes.

It serves positions in which only a few hexes matter (`hexholm.Position`).
"""

from collections.abc import Iterable, Mapping
from typing import Final

from hexholm.board import LETTERS, Section, load_section
from hexholm.game import SetupError
from hexholm.grid import SIDE, SQUARE, HexGrid
from hexholm.hexes import singles
from hexholm.kingdom.registry import EXTRAS
from hexholm.lands.sides import LETTERS as WINTER_LETTERS
from hexholm.lands.sides import WIDTHS
from hexholm.winter.boards import Side, load_side
from hexholm.winter.setup import make_setup

_SITES: Final = "LK"
_GROUNDS: Final = {name: letter for letter, name in LETTERS.items() if letter not in _SITES}
_WINTER_GROUNDS: Final = {name: letter for letter, name in WINTER_LETTERS.items()}
_BOARDS: Final = "HIJKLMN"

Spots = Mapping[str, str]
"""By ground or location: its hexes, separated by spaces."""


def four_sections(fill: str, spots: Spots) -> list[Section]:
    """The sections of Kingdom Builder; a section can hold hexes of two locations."""
    kinds = _kinds(fill, spots, SQUARE, (*_GROUNDS, *EXTRAS))
    sections = []
    for quarter in range(4):
        top, left = quarter // 2 * SIDE, quarter % 2 * SIDE
        rows = [
            [kinds[SQUARE.names[SQUARE.cells[top + row, left + column]]] for column in range(SIDE)]
            for row in range(SIDE)
        ]
        places = list(dict.fromkeys(kind for row in rows for kind in row if kind in EXTRAS))
        if len(places) > len(_SITES):
            raise SetupError("land-locations", names=places)
        letters = _GROUNDS | dict(zip(places, _SITES, strict=False))
        head = f"[plain-{quarter}]" + (f" locations={','.join(places)}" if places else "")
        sections.append(load_section(_text(head, (map(letters.__getitem__, row) for row in rows))))
    return sections


def seven_sides(fill: str, spots: Spots) -> list[Side]:
    """The boards of Winter Kingdom, the centre first."""
    board = make_setup().board
    kinds = _kinds(fill, spots, board.grid, tuple(_WINTER_GROUNDS))
    sides = []
    for name, part in zip(_BOARDS, board.parts, strict=True):
        letters = iter([_WINTER_GROUNDS[kinds[board.grid.names[hex_]]] for hex_ in singles(part)])
        rows = [[next(letters) for _ in range(width)] for width in WIDTHS]
        sides.append(load_side(_text(f"[plain-{name.lower()}] board={name}", rows)))
    return sides


def _kinds(fill: str, spots: Spots, grid: HexGrid, valid: tuple[str, ...]) -> dict[str, str]:
    """What is on every hex."""
    for what, kind in (("land", fill), *(("spots", kind) for kind in spots)):
        if kind not in valid:
            told = {"got": repr(kind), "names": ", ".join(valid)}
            raise SetupError("land-unknown-ground", what=what, **told)
    kinds = dict.fromkeys(grid.hexes, fill)
    named: set[str] = set()
    for kind, hexes in spots.items():
        for name in hexes.split():
            if name not in kinds:
                raise SetupError("land-no-hex", kind=kind, got=repr(name))
            if name in named:
                raise SetupError("setup-twice", what="spots", name=name)
            named.add(name)
            kinds[name] = kind
    return kinds


def _text(head: str, rows: Iterable[Iterable[str]]) -> str:
    return "\n".join([head, *map(" ".join, rows), ""])

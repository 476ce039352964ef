"""Land in two words: one ground everywhere, others and locations on some hexes.

It serves positions in which only a few hexes matter.
"""

from collections.abc import Iterable, Mapping

from hexholm.game import SetupError
from hexholm.grid import HexGrid

Spots = Mapping[str, str]
"""By ground or location: its hexes, with blanks between them."""


def kinds_of(fill: str, spots: Spots, grid: HexGrid, valid: tuple[str, ...]) -> dict[str, str]:
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


def file_of(head: str, rows: Iterable[Iterable[str]]) -> str:
    """The text of a section or side."""
    return "\n".join([head, *map(" ".join, rows), ""])

"""What a box for Kingdom Builder is written with. Boxes import nothing else but `hexholm.hexes`.

A box is a folder with its rules in ``rules.py``, which declares ``BOX = Box(...)``, and its
sections as text files in ``sections``:

    from hexholm.boxes import Box, Card, build
    from hexholm.hexes import neighbours

    def millers(g, seat):
        mills = g.settlements[seat] & g.board.beside("water")
        return [(mills, mills.bit_count())]

    BOX = Box(
        "fords",
        extras=(build("ford", lambda g: g.board.buildable & g.board.beside("water")),),
        cards=(Card("millers", millers),),
    )

`add_box` adds such a folder; a package offers it by the entry point ``hexholm.boxes``. The boxes
that come with hexholm are written with the same names.

**The promise**: a name in ``__all__`` stays, and so does what it takes, through all versions with
the same first number; new arguments are optional. A rule may read the attributes of
`KingdomBuilder` that have a docstring, and those of its `Board` and its `Setup`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hexholm.kingdom.toolbox import *  # noqa: F403
    from hexholm.kingdom.toolbox import __all__ as __all__  # noqa: PLC0414 # re-exported


def __getattr__(name: str) -> Any:
    """Loaded late: whoever imports this first has the boxes found, which import it themselves."""
    home = "turn" if name == "KingdomBuilder" else "toolbox"
    return getattr(import_module(f"hexholm.kingdom.{home}"), name)

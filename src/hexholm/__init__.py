"""hexholm plays Kingdom Builder and Winter Kingdom.

>>> import hexholm
>>> game = hexholm.new_game("kingdom-builder", players=2, seed=7)
>>> while not game.over:
...     game.play(game.legal_actions()[0])
>>> game.winners
[1]
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from hexholm.advice import Analysis, analyse
    from hexholm.board import Section, SectionError, load_section
    from hexholm.counting import Count, CountError, count
    from hexholm.game import (
        Action,
        CannotUndo,
        Contribution,
        Event,
        Game,
        IllegalAction,
        Options,
        Preview,
        Reason,
        SaveError,
        SetupError,
    )
    from hexholm.kingdom.finding import add_box
    from hexholm.kingdom.registry import BoxError, printed_sections
    from hexholm.library import (
        GAMES,
        check_board,
        fair_seed,
        from_text,
        load_game,
        new_game,
        replay,
        score,
    )
    from hexholm.position import Position
    from hexholm.winter.boards import Side, house_sides, load_side

__version__ = "0.1.0"

_HOMES: Final = {
    "advice": ("Analysis", "analyse"),
    "board": ("Section", "SectionError", "load_section"),
    "counting": ("Count", "CountError", "count"),
    "game": (
        *("Action", "CannotUndo", "Contribution", "Event", "Game", "IllegalAction", "Options"),
        *("Preview", "Reason", "SaveError", "SetupError"),
    ),
    "kingdom.finding": ("add_box",),
    "kingdom.registry": ("BoxError", "printed_sections"),
    "library": (
        *("GAMES", "check_board", "fair_seed", "from_text", "load_game", "new_game", "replay"),
        "score",
    ),
    "position": ("Position",),
    "winter.boards": ("Side", "house_sides", "load_side"),
}


def __getattr__(name: str) -> Any:
    """Load the module a name comes from when the name is first used."""
    for home, names in _HOMES.items():
        if name in names:
            found = globals()[name] = getattr(import_module(f"hexholm.{home}"), name)
            return found
    raise AttributeError(f"module 'hexholm' has no attribute {name!r}")


__all__ = ["GAMES", "Action", "Analysis", "BoxError", "CannotUndo", "Contribution", "Count"]
__all__ += ["CountError", "Event", "Game", "IllegalAction", "Options", "Position", "Preview"]
__all__ += ["Reason", "SaveError", "Section", "SectionError", "SetupError", "Side", "__version__"]
__all__ += ["add_box", "analyse", "check_board", "count", "fair_seed", "from_text", "house_sides"]
__all__ += [
    "load_game",
    "load_section",
    "load_side",
    "new_game",
    "printed_sections",
    "replay",
    "score",
]

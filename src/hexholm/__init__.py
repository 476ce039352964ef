"""hexholm plays Kingdom Builder.

>>> import hexholm
>>> game = hexholm.new_game("kingdom-builder", players=2, seed=7)
>>> while not game.over:
...     game.play(game.legal_actions()[0])
>>> game.winners
[1]
"""

from typing import TYPE_CHECKING, Any

from hexholm.board import Section, SectionError, load_section
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
from hexholm.library import GAMES, from_text, load_game, new_game, replay, score
from hexholm.position import Position
from hexholm.winter.boards import Side, house_sides, load_side

if TYPE_CHECKING:
    from hexholm.advice import Analysis, analyse

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """What thinks comes when it is asked for, so that the engine alone loads fast."""
    if name in ("Analysis", "analyse"):
        from hexholm import advice

        return getattr(advice, name)
    raise AttributeError(f"module 'hexholm' has no attribute {name!r}")


__all__ = [
    "GAMES",
    "Action",
    "Analysis",
    "BoxError",
    "CannotUndo",
    "Contribution",
    "Event",
    "Game",
    "IllegalAction",
    "Options",
    "Position",
    "Preview",
    "Reason",
    "SaveError",
    "Section",
    "SectionError",
    "SetupError",
    "Side",
    "__version__",
    "add_box",
    "analyse",
    "from_text",
    "house_sides",
    "load_game",
    "load_section",
    "load_side",
    "new_game",
    "printed_sections",
    "replay",
    "score",
]

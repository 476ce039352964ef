"""hexholm plays Kingdom Builder.

>>> import hexholm
>>> game = hexholm.new_game("kingdom-builder", players=2, seed=7)
>>> while not game.over:
...     game.play(game.legal_actions()[0])
>>> game.winners
[1]
"""

from hexholm.board import Section, SectionError, load_section, printed_sections
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
from hexholm.library import GAMES, from_text, load_game, new_game, replay
from hexholm.winter.boards import Side, house_sides, load_side

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Action",
    "CannotUndo",
    "Contribution",
    "Event",
    "Game",
    "IllegalAction",
    "Options",
    "Preview",
    "Reason",
    "SaveError",
    "Section",
    "SectionError",
    "SetupError",
    "Side",
    "__version__",
    "from_text",
    "house_sides",
    "load_game",
    "load_section",
    "load_side",
    "new_game",
    "printed_sections",
    "replay",
]

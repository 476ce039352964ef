"""An action played and described."""

from collections.abc import Sequence

from hexholm.draw import words
from hexholm.game import Action
from hexholm.kingdom import KingdomBuilder
from hexholm.library import kind_of
from hexholm.winter import WinterKingdom


def play_and_tell(
    game: KingdomBuilder | WinterKingdom,
    action: Action,
    *,
    viewer: int | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """Play a legal action and say what it did."""
    seat, deed = game.mover, kind_of(game).deed(game, action)
    lifted = game.tasks[-1].lifted if game.tasks else 0
    start = game.board.grid.names[lifted] if lifted else ""
    game.play(action)
    return words.describe(
        action, deed, game.events, seat, viewer=viewer, names=names, game=game.name, start=start
    )

"""An action played and told."""

from collections.abc import Sequence

from hexholm import Action
from hexholm.cli.files import AnyGame
from hexholm.draw import words
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.mechanisms.figures import acted_on


def play_and_tell(
    game: AnyGame,
    action: Action,
    *,
    viewer: int | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """Play a legal action and say what it did."""
    about = {}
    if game.tasks:
        task = game.tasks[-1]
        about["by"] = task.by
        if action.verb == "end" and _has_begun(game):
            about["by"] = "by"  # what was done isn't left unused: any action that is ended
        if task.lifted:
            about["start"] = game.board.grid.names[task.lifted]
        if isinstance(game, KingdomBuilder) and task.origin in game.board.site_names:
            about["tile"] = game.board.site_names[task.origin]
    if isinstance(game, KingdomBuilder):
        about["piece"] = acted_on(game, action)
    seat = game.mover
    game.play(action)
    return words.describe(
        action, game.events, seat, viewer=viewer, names=names, game=game.name, **about
    )


def _has_begun(game: AnyGame) -> bool:
    """Whether the open action has done something already."""
    asks = game.view(game.player)["asks"]
    return asks["kind"] != "interrupt" and bool(game.log) and game.log[-1].split()[0] != "end"

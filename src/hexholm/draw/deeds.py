"""Actions played and described."""

from collections.abc import Iterable, Sequence

from hexholm.draw.words import News, news, person
from hexholm.game import Action
from hexholm.kingdom import KingdomBuilder
from hexholm.library import kind_of
from hexholm.texts import spoken
from hexholm.winter import WinterKingdom


def play_and_tell(
    game: KingdomBuilder | WinterKingdom,
    actions: Iterable[Action],
    *,
    viewer: int | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """Play legal actions of one seat, each asked for when it is due, and say what they did."""
    seat, speaker = game.mover, spoken(game.name)
    about = person(seat, viewer, names)
    told = News([], [])
    for action in actions:
        deed = kind_of(game).deed(game, action)
        lifted = game.tasks[-1].lifted if game.tasks else 0
        start = game.board.grid.names[lifted] if lifted else ""
        game.play(action)
        done = news(action, deed, game.events, seat, speaker, about, viewer, names, start)
        told.parts.extend(done.parts)
        told.others.extend(done.others)
        about = {**about, "person": "again"}
    return told.told(speaker)

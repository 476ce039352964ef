"""What an action did, in words that fit the extra action it belongs to."""

from collections.abc import Sequence
from typing import Final

from hexholm import Action
from hexholm.cli.files import AnyGame
from hexholm.draw import words
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.mechanisms.figures import SETTLEMENT, acted_on

PLAIN: Final = {
    "build": "built on {}",
    "take": "picked up the settlement on {}",
    "put": "set it down on {}",
    "choose": "chose {}",
    "end": "ended the turn",
}
"""What `hexholm.draw.words` says of a click."""

FITTING: Final = {
    "quarry": {"build": "set a stone wall on {}"},
    "scout-cabin": {"build": "set a scout on {}"},
    "barracks": {"build": "set a warrior on {}", "take": "took back the warrior on {}"},
    "city-hall": {"build": "set the city hall around {}"},
    "wagon": {
        "build": "set the wagon on {}",
        "put": "rolled to {}",
        "take": "took back the wagon on {}",
    },
    "lighthouse": {
        "build": "set the ship on {}",
        "put": "sailed to {}",
        "take": "took back the ship on {}",
    },
    "temple": {"take": "took the settlement on {} onto the tile"},
    "sword": {"take": "struck {}"},
    "canoe": {"end": "declined"},
    "cathedral": {"choose": "took a number tile"},
    "bazaar": {"choose": "used the {} again"},
}
"""What it is within an extra action, where it is no plain build or move."""

WINTER: Final = {
    "guest": {"end": "declined"},
    "again": {"end": "stopped"},
    "study": {"end": "went on"},
}
"""The same in Winter Kingdom."""

STOPPED: Final = "left it at that"
PLACED: Final = "set the {piece} on {}"


def play_and_tell(
    game: AnyGame,
    action: Action,
    *,
    viewer: int | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """Play a legal action and say what it did."""
    task = game.tasks[-1] if game.tasks else None
    seat, by = game.mover, task.by if task else ""
    piece = _piece(game, action)
    game.play(action)
    text = words.describe(action, game.events, seat, viewer=viewer, names=names, game=game.name)
    verb, arg = action
    if task and by == "give-up" and isinstance(game, KingdomBuilder):
        tile = game.board.site_names[task.origin]
        return text.replace(words.gave_up(arg), words.gave_up(arg, tile), 1)
    if verb not in PLAIN or not (by or piece):
        return text
    by_verb = FITTING if isinstance(game, KingdomBuilder) else WINTER
    fitting = by_verb.get(by, {}).get(verb) or (STOPPED if verb == "end" else PLAIN[verb])
    if piece:
        fitting = PLACED if verb == "build" else fitting.replace(SETTLEMENT, piece)
    shown = words.plain(arg) if verb == "choose" else arg
    return text.replace(PLAIN[verb].format(shown), fitting.format(shown, piece=piece), 1)


def _piece(game: AnyGame, action: Action) -> str:
    """What is moved, or built because the temple owes it, where that is no settlement."""
    if not isinstance(game, KingdomBuilder):
        return ""
    kind = acted_on(game, action)
    return "" if kind == SETTLEMENT else words.plain(kind)

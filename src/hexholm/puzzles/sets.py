"""What puzzles are about: the base game, each box beside it, all of them, and each other game."""

from collections.abc import Mapping

from hexholm.arena.match import Arrangement
from hexholm.kingdom import registry
from hexholm.library import GAMES
from hexholm.puzzles import EVERYTHING


def sets() -> Mapping[str, Arrangement]:
    """The set-up of each set of puzzles, by its name."""
    base = registry.core().name
    found = {name: Arrangement(boxes=list(dict.fromkeys((base, name)))) for name in registry.BOXES}
    found[EVERYTHING] = Arrangement(preset=EVERYTHING)
    return found | {game: Arrangement(game=game) for game in GAMES[1:]}

"""What a player types: notation, and shorthand for it."""

from hexholm import Action
from hexholm.cli import Mistake
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.camps import NAMES
from hexholm.kingdom.setup import BONUSES, EVERYBODY, EXTRAS

USABLE = {*EXTRAS, *EVERYBODY, *BONUSES.values(), *NAMES}
"""All that can stand after use."""

_VERBS = ("build", "use", "take", "put", "choose", "end")


class Unclear(Mistake):
    """What was typed can mean several actions; the message asks which."""


def read_action(game: KingdomBuilder, text: str) -> Action:
    """The action a line means: `c4` for the verb that takes that hex now, `farm` for `use farm`.

    Names may be written with blanks: ``tree house`` is tree-house.
    """
    verb, _, rest = text.strip().lower().partition(" ")
    if verb in _VERBS:
        return Action(verb, _slug(rest))
    word = _slug(text)
    if word in game.board.grid.hexes:
        return _on_hex(game, word)
    meant = [option for option in game.options.others if word in (option.arg, str(option))]
    if len(meant) == 1:
        return meant[0]
    if meant:
        raise _unclear(word, meant)
    if word.startswith("donation-"):
        word = "donation"
    return Action("use", word) if word in USABLE else Action.parse(text)


def _on_hex(game: KingdomBuilder, name: str) -> Action:
    """The one verb that is possible there; where none is, the one that is asked for."""
    hex_, offered = game.board.grid.hexes[name], game.options.hexes
    verbs = [verb for verb, hexes in offered if hexes & hex_]
    if len(verbs) > 1:
        raise _unclear(name, [Action(verb, name) for verb in verbs])
    possible = [verb for verb, hexes in offered if hexes]
    return Action((*verbs, *possible, "build")[0], name)


def _unclear(word: str, meant: list[Action]) -> Unclear:
    return Unclear(f"{word} can mean several things; type {' or '.join(map(str, meant))}")


def _slug(text: str) -> str:
    return "-".join(text.lower().replace("'", "").split())

"""What a player types: notation, and shorthand for it."""

import re

from hexholm import Action
from hexholm.cli import Mistake
from hexholm.cli.files import AnyGame
from hexholm.library import kind_of


class Unclear(Mistake):
    """What was typed can mean several actions; the message asks which."""


def read_action(game: AnyGame, text: str) -> Action:
    """The action a line means: `c4` for the verb that takes that hex now, `farm` for `use farm`.

    Names may be written with spaces: ``tree house`` is tree-house. Where a house or a fort may be
    built (Winter Kingdom), a hex alone is a house.
    """
    verb, _, rest = text.strip().lower().partition(" ")
    if verb in game.verbs:
        return Action(verb, _slug(rest))
    word = _slug(text)
    if word in game.board.grid.hexes:
        return _on_hex(game, word)
    meant = [option for option in game.options.others if word in (option.arg, str(option))]
    if len(meant) == 1:
        return meant[0]
    if meant:
        raise _unclear(word, meant)
    if re.fullmatch("[a-z]{1,2}[0-9]{1,2}", word):
        return Action("build", word)  # no hex of this board, and the game will say so
    used: Action | None = kind_of(game).at("cli").use(game, word)
    return used or Action.parse(text)


def _on_hex(game: AnyGame, name: str) -> Action:
    """The one verb that is possible there; where none is, the one that is asked for."""
    hex_, offered = game.board.grid.hexes[name], game.options.hexes
    verbs = [verb for verb, hexes in offered if hexes & hex_]
    if "build" in verbs and "fort" in verbs:
        verbs.remove("fort")
    if len(verbs) > 1:
        raise _unclear(name, [Action(verb, name) for verb in verbs])
    possible = [verb for verb, hexes in offered if hexes]
    return Action((*verbs, *possible, "build")[0], name)


def _unclear(word: str, meant: list[Action]) -> Unclear:
    return Unclear("typed-unclear", word=word, ways_or=[str(action) for action in meant])


def _slug(text: str) -> str:
    return "-".join(text.lower().replace("'", "").split())

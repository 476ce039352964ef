"""What a player types: notation, and shorthand for it."""

from hexholm import Action
from hexholm.game import Game

_VERBS = ("build", "use", "take", "put", "choose", "end")


def read_action(game: Game, text: str) -> Action:
    """The action a line means: `c4` for the verb that takes a hex now, `farm` for `use farm`."""
    action = Action.parse(text)
    if action.verb in _VERBS or action.arg:
        return action
    word = action.verb
    if word in game.board.grid.hexes:
        verbs = [verb for verb, _ in game.options.hexes]
        return Action(verbs[0] if len(verbs) == 1 else "build", word)
    for option in game.options.others:
        if option.arg == word:
            return option
    if word in game.board.locations:
        return Action("use", word)
    return action

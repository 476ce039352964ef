"""Messages of what is asked and of what was done; the doors make sentences of them.

A message can have several ids, the most special one first (`ask-take-temple ask-take`): the first
one that exists is said. An argument `seat` or `seats` stands for people, whom the doors can name.
"""

from typing import Any

from hexholm.game import END, Action, Data, Game
from hexholm.hexes import Hexset


def message(*ids: str, **args: Any) -> Data:
    """A message as plain data; arguments that are None or empty are left out."""
    filled = {name: value for name, value in args.items() if value not in (None, "", [], ())}
    return {"id": " ".join(dict.fromkeys(ids)), "args": filled}


def result(g: Game) -> Data:
    """How the game ended."""
    most = max(score["total"] for score in g.scores())
    first, *others = winners = g.winners
    if others:
        return message("ask-over-tied", n=most, seats=winners)
    return message("ask-over-won", n=most, seat=first)


def waiting(g: Game, asks: Data) -> Data:
    """What somebody else has to decide."""
    by, terrain = asks.get("by"), asks.get("terrain", [])
    return message(
        f"ask-waiting-{asks['kind']}",
        "ask-waiting-by" if by else "ask-waiting",
        seat=g.player,
        tile=by,
        terrain_or=[terrain] if isinstance(terrain, str) else terrain,
    )


def possible(g: Game) -> Hexset:
    """Every hex on which the mover can act."""
    found = 0
    for _, hexes in g.options.hexes:
        found |= hexes
    return found


def deed(action: Action, by: str = "", use: str = "", **args: Any) -> Data:
    """What an action does, as a part of the extra action `by`, which is used as `use`.

    Who does it and where is known to whoever tells it.
    """
    verb, arg = action
    if verb == "use":
        return message(f"log-use-{arg}", "log-use", tile=arg)
    if by:
        return message(f"log-{verb}-{use or by}", f"log-{verb}-by", tile=by, **args)
    if verb in ("build", "fort", "take", "put", "end"):
        return message(f"log-{verb}")
    return message(f"log-{verb}", "log-other", tile=arg, action=str(action))


def ending(g: Game, most: int) -> Data:
    """The end of the turn, or of the open task, which can do `most`: done, or left unused."""
    if not g.tasks:
        return message("log-end")
    task = g.tasks[-1]
    is_begun = task.lifted or task.left < most
    return message("log-end-by") if is_begun else deed(END, task.by)

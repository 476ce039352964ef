"""Set-ups for people who own the game: drawn from what is on their shelf, as they wish.

    >>> from hexholm import shelf
    >>> owned = shelf.Owned(boxes=("base", "nomads"))
    >>> wishes = shelf.Wishes(never=("lords",), always=("farm",), at_least={"nomads": 2})
    >>> drawn = shelf.draw("kingdom-builder", owned, players=3, seed=7, wishes=wishes)
    >>> sorted(shelf.contents(drawn.game)["sections"])
    ['caravan', 'farm', 'quarry', 'tower']

A drawn set-up is a game before its first action, so its link is that of the game (`hexholm.links`).
"""

from hexholm.shelf.drawing import Drawn, draw, opened
from hexholm.shelf.pools import Pool, ShelfError
from hexholm.shelf.sheet import Sheet, contents, first, sheet, things
from hexholm.shelf.wishes import Owned, Wishes

__all__ = [
    "Drawn",
    "Owned",
    "Pool",
    "Sheet",
    "ShelfError",
    "Wishes",
    "contents",
    "draw",
    "first",
    "opened",
    "sheet",
    "things",
]

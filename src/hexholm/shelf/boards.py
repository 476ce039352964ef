"""The boards on a shelf: ours that are owned, and those of one's own."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from hexholm.board import Section, SectionError
from hexholm.shelf.pools import ShelfError
from hexholm.shelf.wishes import Owned
from hexholm.winter.boards import Side

Board = TypeVar("Board", Section, Side)


def owned_boards(
    owned: Owned, ours: Mapping[str, Board], usual: Iterable[str], load: Callable[[str], Board]
) -> dict[str, Board]:
    """By name; the usual ones where none are named, and those of one's own instead of ours."""
    for name in owned.sections or ():
        if name not in ours:
            raise ShelfError("shelf-unknown", got=repr(name))
    wanted = set(usual if owned.sections is None else owned.sections)
    found = {name: board for name, board in ours.items() if name in wanted}
    for text in owned.own:
        try:
            board = load(f"{text}\n")
        except SectionError as error:
            raise ShelfError("shelf-own", why=str(error)) from None
        if board.name in found or board.name not in ours:
            found[board.name] = board
    return found

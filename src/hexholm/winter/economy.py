"""The 8 economy cards: coins for a building, as soon as it stands (W-7)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from hexholm.game import FIRST_EDITION
from hexholm.hexes import Hexset, has_line, neighbours

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom


class Economy(NamedTuple):
    """A card: which new buildings are paid for. A fort is paid as two houses."""

    name: str
    pays: Callable[["WinterKingdom", int, Hexset], bool]
    source: str = "printed"


def _agriculture(g: "WinterKingdom", seat: int, hex_: Hexset) -> bool:
    return bool(hex_ & g.board.beside("village"))


def _weapons(g: "WinterKingdom", seat: int, hex_: Hexset) -> bool:
    return bool(hex_ & neighbours(g.forts[seat]))


def _fur(g: "WinterKingdom", seat: int, hex_: Hexset) -> bool:
    return bool(hex_ & g.board.parts[g.setup.top_board])


def _export(g: "WinterKingdom", seat: int, hex_: Hexset) -> bool:
    return bool(hex_ & g.board.edge)


def _cattle(g: "WinterKingdom", seat: int, hex_: Hexset) -> bool:
    terrain = g.board.grounds[g.board.ground(hex_)]
    return not g.board.grid.around[hex_] & terrain & g.free


def _hunting(g: "WinterKingdom", seat: int, hex_: Hexset) -> bool:
    return not g.board.grid.around[hex_] & g.buildings(seat)


def _never(g: "WinterKingdom", seat: int, hex_: Hexset) -> bool:
    return False


ECONOMY: Final = {
    card.name: card
    for card in (
        Economy("agriculture", _agriculture),
        Economy("weapons", _weapons),
        Economy("fur", _fur),
        Economy("export", _export),
        Economy("cattle", _cattle),
        Economy("hunting", _hunting),
        Economy("marble", _never),
        Economy("salvage", _never),
    )
}
MARBLE_COINS: Final = 2


def marble_coins(g: "WinterKingdom", seat: int) -> int:
    """Marble: what the mandatory action pays when its three buildings stand in a line.

    The text says what three houses pay, and a fort counts as two: one coin more for each fort in
    the line (in the first edition a fort changed nothing).
    """
    if g.setup.economy != "marble" or g.line.bit_count() != 3 or not has_line(g.line, 3):
        return 0
    if g.setup.edition == FIRST_EDITION:
        return MARBLE_COINS
    return MARBLE_COINS + (g.forts[seat] & g.line).bit_count()

"""The 8 economy cards: coins for a building, as soon as it stands (W-7, W-economy)."""

from typing import TYPE_CHECKING, Final

from hexholm.game import FIRST_EDITION
from hexholm.hexes import Hexset, has_line, neighbours
from hexholm.winter.kinds import Economy

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

MARBLE_COINS: Final = 2


def cattle(g: "WinterKingdom", seat: int, hex_: Hexset) -> bool:
    """The hex has no empty neighbour of its own terrain."""
    terrain = g.board.grounds[g.board.ground(hex_)]
    return not g.board.grid.around[hex_] & terrain & g.free


def marble(g: "WinterKingdom", seat: int) -> int:
    """Coins when the three buildings of the mandatory action stand in a line.

    The text says what three houses pay, and a fort counts as two: one coin more for each fort in
    the line (in the first edition a fort changed nothing).
    """
    if g.line.bit_count() != 3 or not has_line(g.line, 3):
        return 0
    if g.setup.edition == FIRST_EDITION:
        return MARBLE_COINS
    return MARBLE_COINS + (g.forts[seat] & g.line).bit_count()


ECONOMY: Final = (
    Economy("agriculture", lambda g, seat, hex_: bool(hex_ & g.board.beside("village"))),
    Economy("weapons", lambda g, seat, hex_: bool(hex_ & neighbours(g.forts[seat]))),
    Economy(
        "fur",
        lambda g, seat, hex_: bool(hex_ & g.board.parts[g.setup.top_board]),
        mark="top_board",
    ),
    Economy("export", lambda g, seat, hex_: bool(hex_ & g.board.edge)),
    Economy("cattle", cattle),
    Economy("hunting", lambda g, seat, hex_: not g.board.grid.around[hex_] & g.buildings(seat)),
    Economy("marble", mandatory=marble),
    Economy("salvage", sells=True),
)

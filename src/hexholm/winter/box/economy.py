"""The 8 economy cards: coins for a building, as soon as it stands (W-7, W-economy)."""

from typing import TYPE_CHECKING, Final

from hexholm.game import FIRST_EDITION
from hexholm.hexes import Hexset, has_line, neighbours
from hexholm.winter.kinds import Economy, Spots

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

MARBLE_COINS: Final = 2


def _spots(name: str, spots: Spots, mark: str = "") -> Economy:
    """Coins for every house on some hexes of the board."""
    return Economy(
        name, lambda g, _, hex_: bool(hex_ & spots(g.board, g.setup)), mark=mark, spots=spots
    )


def _cattle(g: "WinterKingdom", seat: int, hex_: Hexset) -> bool:
    """The hex has no empty neighbour of its own terrain."""
    terrain = g.board.grounds[g.board.ground(hex_)]
    return not g.board.grid.around[hex_] & terrain & g.free


def _marble(g: "WinterKingdom", seat: int) -> int:
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
    _spots("agriculture", lambda board, _: board.beside("village")),
    Economy("weapons", lambda g, seat, hex_: bool(hex_ & neighbours(g.forts[seat]))),
    _spots("fur", lambda board, setup: board.parts[setup.top_board], "top_board"),
    _spots("export", lambda board, _: board.edge),
    Economy("cattle", _cattle),
    Economy("hunting", lambda g, seat, hex_: not g.board.grid.around[hex_] & g.buildings(seat)),
    Economy("marble", mandatory=_marble),
    Economy("salvage", sells=True),
)

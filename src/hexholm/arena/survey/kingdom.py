"""What a survey counts in Kingdom Builder."""

from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.registry import used_as as used

__all__ = ["DEALT", "offered", "parts", "supply", "used"]

DEALT = False


def supply(game: KingdomBuilder, seat: int) -> int:
    """Its settlements."""
    return game.supply[seat]


def offered(game: KingdomBuilder, seat: int) -> tuple[str, ...]:
    """Everybody can take the tiles of the board."""
    camps = map(used, game.in_play.camps.values())
    return tuple(dict.fromkeys((*game.board.locations, *camps)))


def parts(game: KingdomBuilder) -> dict[str, tuple[str, ...]]:
    """The sections."""
    return {"section": tuple(section.name for section in game.setup.sections)}

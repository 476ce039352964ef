"""What a survey counts in Winter Kingdom."""

from hexholm.winter import WinterKingdom
from hexholm.winter.mechanisms.using import LOWER
from hexholm.winter.setup import NO_TWIST

DEALT = True


def used(name: str) -> str:
    """Both actions of a talent are the talent."""
    return name.removesuffix(LOWER)


def supply(game: WinterKingdom, seat: int) -> int:
    """Its houses and forts."""
    return game.house_supply[seat] + game.fort_supply[seat]


def offered(game: WinterKingdom, seat: int) -> tuple[str, ...]:
    """The talents it was dealt."""
    return game.setup.talents[seat]


def parts(game: WinterKingdom) -> dict[str, tuple[str, ...]]:
    """The economy card and the twists."""
    return {"economy": (game.setup.economy,), "twist": game.setup.twists or (NO_TWIST,)}

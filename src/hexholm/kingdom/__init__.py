"""Kingdom Builder: `turn` is the game, and each box is a folder in `boxes`."""

from hexholm.kingdom.turn import KingdomBuilder

__all__ = ["KingdomBuilder"]

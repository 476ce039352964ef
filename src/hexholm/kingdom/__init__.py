"""Kingdom Builder: `turn` is the game, and each box is one module (`base` ...)."""

from hexholm.kingdom.turn import KingdomBuilder

__all__ = ["KingdomBuilder"]

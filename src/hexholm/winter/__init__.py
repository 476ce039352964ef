"""Winter Kingdom: `turn` is the game; talents, economy, twists and scoring are tables."""

from hexholm.winter.turn import WinterKingdom

__all__ = ["WinterKingdom"]

"""Winter Kingdom in a terminal."""

from hexholm.draw.winter.panel import summary
from hexholm.draw.winter.terminal import board

__all__ = ["board", "summary"]

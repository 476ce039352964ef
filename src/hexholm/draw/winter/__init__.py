"""Winter Kingdom drawn: as SVG, and in a terminal."""

from hexholm.draw.winter.panel import summary
from hexholm.draw.winter.picture import land_of, layers, picture
from hexholm.draw.winter.terminal import board

__all__ = ["board", "land_of", "layers", "picture", "summary"]

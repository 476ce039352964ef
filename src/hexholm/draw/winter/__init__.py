"""Winter Kingdom drawn as SVG."""

from hexholm.draw.winter.picture import card_says, land_of, layers, picture

__all__ = ["card_says", "land_of", "layers", "picture"]

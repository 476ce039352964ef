"""Winter Kingdom drawn as SVG."""

from hexholm.draw.winter.picture import land_of, layers, picture

__all__ = ["land_of", "layers", "picture"]

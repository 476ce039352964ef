"""Pictures of a game: as SVG (`hexholm.draw.svg`) and in a terminal (`hexholm.draw.terminal`).

Everything drawn comes from `Game.view`, so a picture never shows what its reader may not know.
"""

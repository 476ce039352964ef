"""A position for `render`: as text, as the SVG of `hexholm show`, or as pixels."""

import io
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from hexholm.draw import palette
from hexholm.draw.layout import HALF, legal_hexes
from hexholm.draw.svg import svg
from hexholm.draw.terminal import board
from hexholm.game import Game
from hexholm.grid import HexGrid
from hexholm.hexes import singles
from hexholm.library import kind_of
from hexholm.texts import Told

MODES: Final = ("ansi", "svg", "rgb_array")
RADIUS: Final = 14
"""Of a hex in pixels."""
_HOUSE: Final = 0.55
_DOT: Final = 0.25
_RIM: Final = 0.7

Pixels = NDArray[np.uint8]


def known(mode: str | None) -> str | None:
    """The mode, if there is one like that."""
    if mode not in (None, *MODES):
        raise Told("train-render", got=repr(mode), modes=", ".join(map(repr, MODES)))
    return mode


def drawn(game: Game, mode: str) -> str | Pixels:
    """The position as spectators see it, legal hexes marked."""
    if mode == "svg":
        return svg(game, legal=True)
    if mode == "rgb_array":
        return pixels(game)
    paper = io.StringIO()
    console = Console(file=paper, force_terminal=True, color_system="truecolor", width=120)
    console.print(board(game, legal=legal_hexes(game)))
    return paper.getvalue()


@lru_cache(maxsize=4)
def _hex_of_pixel(grid: HexGrid) -> tuple[NDArray[np.int32], NDArray[np.float32]]:
    """For every pixel the nearest hex, by its place among the grid's, and how far its middle is."""
    places = np.array([*grid.places.values()], np.float32)
    middle = (places * (HALF, 1.5) + (HALF, 1.0)) * RADIUS
    across, down = middle.max(axis=0)
    width, height = int(across + HALF * RADIUS) + 1, int(down + RADIUS) + 1
    y_of, x_of = np.mgrid[0:height, 0:width].astype(np.float32)
    nearest = np.full((height, width), -1, np.int32)
    distance = np.full((height, width), RADIUS, np.float32)
    for n, (x, y) in enumerate(middle):
        rows = slice(max(0, int(y - RADIUS)), int(y + RADIUS) + 2)
        columns = slice(max(0, int(x - RADIUS)), int(x + RADIUS) + 2)
        there = np.hypot(x_of[rows, columns] - x, y_of[rows, columns] - y)
        closer = there < distance[rows, columns]
        nearest[rows, columns][closer] = n
        distance[rows, columns][closer] = there[closer]
    return nearest, distance


def pixels(game: Game) -> Pixels:
    """The board as a picture of height x width x 3: land, pieces, legal hexes lit up.

    Pieces are discs; those that aren't settlements (or houses) have a dot.
    """
    grid = game.board.grid
    nearest, distance = _hex_of_pixel(grid)
    place = {hex_: n for n, hex_ in enumerate(grid.places)}
    lands, rims = (np.zeros((len(place), 3), np.uint8) for _ in range(2))
    owner, is_other = np.full(len(place), -1), np.zeros(len(place), bool)
    for hex_, n in place.items():
        lands[n] = rims[n] = _rgb(palette.ground(game.board.ground(hex_)))
    for hex_ in singles(legal_hexes(game)):
        rims[place[hex_]] = _rgb(palette.GLOW)
    for piece in kind_of(game).picture(game)["pieces"]:
        for name in () if piece.get("beside") or piece["seat"] is None else piece["at"]:
            at = place[grid.hexes[name]]
            owner[at], is_other[at] = piece["seat"], piece["kind"] != "settlement"
    colours = np.array([_rgb(player.fill) for player in palette.PLAYERS], np.uint8)
    picture = np.where((distance < _RIM * RADIUS)[..., None], lands[nearest], rims[nearest])
    holds = owner[nearest]
    disc = (holds >= 0) & (distance < _HOUSE * RADIUS)
    picture[disc] = colours[holds[disc]]
    picture[is_other[nearest] & (distance < _DOT * RADIUS)] = _rgb(palette.PAPER)
    picture[nearest < 0] = _rgb(palette.PAPER)
    return picture


def _rgb(colour: str) -> tuple[int, int, int]:
    number = int(colour[1:], 16)
    return number >> 16, number >> 8 & 255, number & 255

"""Set-ups for the real table: drawn as they are wished for, and put on paper."""

import re
import secrets
from pathlib import Path
from typing import Final

from hexholm import shelf
from hexholm.cli import Mistake, files
from hexholm.cli.files import AnyGame
from hexholm.cli.options import flag, words
from hexholm.cli.setup import Setup
from hexholm.draw.sheet import sheet_pdf, sheet_svg
from hexholm.library import GAMES, new_game
from hexholm.shelf import Drawn, Owned, Wishes
from hexholm.texts import say

KINDS: Final = (".pdf", ".svg")
_OWNED: Final = ("game", "boxes")


def wishes(
    never: str | None, always: str | None, at_least: str | None, *, balanced: bool
) -> Wishes | None:
    """The wishes that were given; None: there are none."""
    if not (never or always or at_least or balanced):
        return None
    least = {}
    for one in _names(at_least):
        box, _, number = one.partition("=")
        if not number.isdigit():
            raise Mistake("cli-at-least", got=repr(one))
        least[box] = int(number)
    return Wishes(_names(never), _names(always), least, balanced=balanced)


def _names(text: str | None) -> tuple[str, ...]:
    return tuple(words(text) or ())


def draw(players: int | None, seed: int | None, setup: Setup, wished: Wishes) -> AnyGame:
    """A game drawn from the boxes as it is wished for."""
    for key in setup:
        if key not in _OWNED:
            raise Mistake("cli-wishes-draw", flag=flag(key))
    game = setup.get("game", GAMES[0])
    usual = new_game(game, seed=0).setup_data()
    boxes: list[str] = setup.get("boxes") or usual.get("boxes", [])
    drawn = shelf.draw(
        game,
        Owned(tuple(boxes)),
        players=2 if players is None else players,
        seed=secrets.randbits(40) if seed is None else seed,
        wishes=wished,
    )
    return drawn.game  # type: ignore[return-value] # one of the games


def write(path: str, game: AnyGame, address: str | None) -> None:
    """Put the set-up on a page, and say what its link is, or ends with."""
    kind = Path(path).suffix.lower()
    if kind not in KINDS:
        raise Mistake("cli-paper", names_or=list(KINDS), got=repr(path))
    address = (address or "").rstrip("/")
    if address and not re.match(r"https?://[^/]", address):
        raise Mistake("cli-address", got=repr(address))
    drawn = Drawn(game)
    files.write(path, (sheet_pdf if kind == KINDS[0] else sheet_svg)(drawn, address))
    print(say("cli-printed", file=path, link=f"{address}/shelf#{drawn.link}"))

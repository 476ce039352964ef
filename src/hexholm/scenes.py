"""Scenes: positions written as data, for the guide, lessons and puzzles.

A scene is a table of TOML: what `hexholm.Position` takes, with its seats and state, and the part of
the board that is shown::

    land = "grass"
    spots = { desert = "c4 d4 e4", castle = "f3" }
    cards = ["lords", "knights", "hermits"]
    seats = [{ settlements = "c4 j8", hand = "desert", tiles = "barn" }, {}]
    state = { to_move = 1 }
    window = "a1 h8"
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from hexholm.game import Data, Game
from hexholm.hexes import Hexset
from hexholm.kingdom import KingdomBuilder
from hexholm.position import Position
from hexholm.reading import a_list, a_mapping, a_text
from hexholm.texts import Told
from hexholm.winter import WinterKingdom

_PLACE: Final = re.compile(r"(.*?)([a-z]+)(\d+)")


class SceneError(Told):
    """A scene that can't be set up; the message names it and says what is wrong."""


class Scene(NamedTuple):
    """A position, and the part of its board that matters."""

    name: str
    position: Position
    window: tuple[str, str] | None
    """The corners of what is shown, whether there are hexes or not; None shows the whole board."""

    def game(self) -> KingdomBuilder | WinterKingdom:
        """The game at this position."""
        with blamed(self.name):
            return self.position.game()

    def shown(self, game: Game) -> Hexset:
        """The hexes of a game at this position that are shown."""
        hexes: Mapping[str, Hexset] = game.board.grid.hexes
        if self.window is None:
            return sum(hexes.values())
        (part, *first), (end, *last) = map(_place, self.window)
        shown = sum(
            hex_ for name, hex_ in hexes.items() if _is_inside(_place(name), part, first, last)
        )
        if part != end or not shown:
            raise SceneError("scene-no-hex", name=self.name, got=" ".join(self.window))
        return shown


def _place(name: str) -> tuple[str, str, int]:
    """Which board a hex is on, its column and its row."""
    part, column, row = _PLACE.fullmatch(name).groups()  # type: ignore[union-attr]
    return part, column, int(row)


def _is_inside(place: tuple[str, str, int], part: str, first: list[Any], last: list[Any]) -> bool:
    return place[0] == part and all(
        low <= value <= high for low, value, high in zip(first, place[1:], last, strict=True)
    )


def read_scene(name: str, data: Any, game: str = KingdomBuilder.name) -> Scene:
    """The scene of a table; `game` is the one it is of unless it names another.

    >>> seats = [{"settlements": "c4", "hand": "desert"}, {}]
    >>> data = {"land": "grass", "spots": {"desert": "d4 h8"}, "seats": seats, "window": "a1 h8"}
    >>> read_scene("beside", data).game().targets("build")
    {'d4'}
    """
    with blamed(name):
        rest = dict(a_mapping(data, "scene"))
        of = a_text(rest, "game") or game
        seats, state = a_list(rest, "seats"), a_mapping(rest.get("state", {}), "state")
        window = a_text(rest, "window").split()
        if len(window) not in (0, 2) or not all(map(_PLACE.fullmatch, window)):
            raise SceneError("scene-window", name=name, got=rest["window"])
        setup = {key: rest[key] for key in rest if key not in ("game", "seats", "state", "window")}
        _check(setup)
        position = Position(of, **setup)
        for number, seat in enumerate(seats):
            position = position.seat(**a_mapping(seat, f"seats[{number}]"))
        position = position.state(**state)
    return Scene(name, position, (window[0], window[1]) if window else None)


def _check(setup: Data) -> None:
    """The land is written in texts."""
    if "land" in setup:
        a_text(setup, "land")
    spots = a_mapping(setup.get("spots", {}), "spots")
    for kind in spots:
        a_text(spots, kind, "spots")


def read_tables(text: str, source: str) -> dict[str, Any]:
    """The tables of a TOML file, by name."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SceneError("scene-not-toml", name=source, why=str(error)) from None


@contextmanager
def blamed(name: str) -> Iterator[None]:
    """What is wrong inside is wrong with the scene of this name."""
    try:
        yield
    except SceneError:
        raise
    except Told as error:
        raise SceneError("scene-wrong", name=name, why=str(error)) from error

"""The functions of ``import hexholm``: start, load and replay a game of either kind."""

import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from hexholm.board import Section
from hexholm.game import FORMAT, VERSION, SaveError, SetupError
from hexholm.kingdom import KingdomBuilder, saves, texts
from hexholm.kingdom.setup import make_setup

GAMES: Final = ("kingdom-builder",)
"""The games there are."""


def new_game(
    game: str = "kingdom-builder",
    *,
    players: int = 2,
    seed: int | None = None,
    boxes: Sequence[str] | None = None,
    sections: Sequence[str | Section | Mapping[str, Any]] | None = None,
    cards: Sequence[str] | None = None,
    options: Mapping[str, bool] | None = None,
    tasks: Sequence[str] | None = None,
    island: str | Section | Mapping[str, Any] | None = None,
    capitols: Sequence[str] | None = None,
    caves: Sequence[str] | None = None,
    nomads: Mapping[str, str] | None = None,
    removed: str | None = None,
    preset: str | None = None,
) -> KingdomBuilder:
    """Set up a game.

    What is left out is drawn by the seed: four sections of the boxes, each turned or not, and three
    cards. Without a seed there is a new one each time. Sections stand top left, top right, bottom
    left, bottom right; ``"oasis:turned"`` is turned by 180 degrees, and a `Section` of your own
    (`load_section`) stands where a name would. ``preset="first-game"`` is the suggested first game.

    What other boxes need is drawn by the seed too, or chosen: the task cards, the side of the
    island, the hexes of capitols and caves, the tiles on nomad hexes (by hex), and the terrain that
    the card Scouts removes.
    """
    if game not in GAMES:
        raise SetupError(f"unknown game {game!r}; there are: {', '.join(GAMES)}")
    seed = secrets.randbits(53) if seed is None else seed
    setup = make_setup(
        players=players,
        seed=seed,
        boxes=boxes,
        sections=sections,
        cards=cards,
        options=options,
        tasks=tasks,
        island=island,
        capitols=capitols,
        caves=caves,
        nomads=nomads,
        removed=removed,
        preset=preset,
    )
    return KingdomBuilder.dealt(setup, seed)


def load_game(data: Mapping[str, Any] | str | bytes) -> KingdomBuilder:
    """The game of `Game.to_dict`, as data or as JSON; an edited position is welcome."""
    return saves.load(_checked(data))


def replay(record: Mapping[str, Any] | str | bytes) -> KingdomBuilder:
    """The game that a record (`Game.record`: set-up, seed and actions) leads to."""
    data = _checked(record)
    if "log" not in data:
        raise SaveError("the record has no log")
    return saves.load({key: data[key] for key in ("setup", "start", "past", "log") if key in data})


def from_text(text: str) -> KingdomBuilder:
    """The game of a one-line position text (`Game.text`)."""
    return saves.load(texts.read(text))


def _checked(data: Mapping[str, Any] | str | bytes) -> Mapping[str, Any]:
    if isinstance(data, str | bytes):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise SaveError(f"this is no JSON: {error}") from None
    if not isinstance(data, Mapping):
        raise SaveError("a saved game is a JSON object")
    if data.get("format") != FORMAT:
        raise SaveError(f"this is no saved game of {FORMAT} (format: {data.get('format')!r})")
    if data.get("version") != VERSION:
        raise SaveError(
            f"the save has version {data.get('version')!r}; this program reads version {VERSION}"
        )
    if data.get("game") not in GAMES:
        raise SaveError(f"unknown game {data.get('game')!r}; there are: {', '.join(GAMES)}")
    return data

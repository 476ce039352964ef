"""Games in files: saves, records, lines of records, position texts."""

import json
import os
import re
import sys
from pathlib import Path
from typing import Any, NamedTuple

import hexholm
from hexholm import SaveError
from hexholm.cli import Mistake
from hexholm.kingdom import KingdomBuilder
from hexholm.library import KINDS
from hexholm.texts import say
from hexholm.winter import WinterKingdom

AnyGame = KingdomBuilder | WinterKingdom

_POSITION = re.compile(rf"\s*({'|'.join(kind.tag for kind in KINDS.values())})\d+:")


class Stored(NamedTuple):
    """A game as it was read."""

    game: AnyGame
    scores: list[dict[str, int]] | None
    """The scores that were recorded with it, if any."""
    names: list[str]
    """Who sits where: a record of the arena names its bots."""
    edited: bool
    """Its log doesn't lead to its position, so the log was dropped."""


def load(source: str, *, line: int | None = None, to: int | None = None) -> Stored:
    """Read a game: from a file, from ``-`` (standard input), or a position text itself."""
    text = source if is_position(source) else read(source)
    if is_position(text):
        game = hexholm.from_text(text)
        return Stored(_at(game, to), None, _names(game, None), edited=False)
    data = _pick(text, _name(source), line, has_lines=source.endswith(".jsonl"))
    try:
        game = hexholm.load_game(data)
    except SaveError as error:
        raise SaveError("in-file", file=_name(source), why=str(error)) from None
    edited = bool(data.get("log")) and not game.log
    scores = data.get("scores") if to is None else None
    return Stored(_at(game, to), scores, _names(game, data.get("bots")), edited)


def is_position(text: str) -> bool:
    """Whether this is the text of a position."""
    return bool(_POSITION.match(text))


def is_lines(text: str) -> bool:
    """Whether every line is an object of its own, as far as the first two tell."""
    lines = [row for row in text.splitlines() if row.strip()]
    return len(lines) > 1 and all(row.startswith("{") and row.endswith("}") for row in lines[:2])


def read(source: str) -> str:
    """The text of a file or of standard input."""
    try:
        if source == "-":
            return sys.stdin.read()
        return Path(source).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise SaveError("file-not-text", file=_name(source)) from None


def write(path: str | Path, text: str | bytes) -> None:
    """Write a file whole or not at all; ``-`` is standard output."""
    if isinstance(text, str) and str(path) == "-":
        sys.stdout.write(text)
        return
    data = text.encode() if isinstance(text, str) else text
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():  # a device or a pipe; a folder says so itself
        target.write_bytes(data)
        return
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        draft.write_bytes(data)
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from None


def save(path: str | Path, game: AnyGame) -> None:
    """Save a game."""
    write(path, json.dumps(game.to_dict(), indent=1) + "\n")


def _names(game: AnyGame, bots: Any) -> list[str]:
    numbers = range(1, game.seats + 1)
    if not isinstance(bots, list) or len(bots) != game.seats:
        return [say("player-number", number=number) for number in numbers]
    return [say("player-and-bot", number=number, level=str(bots[number - 1])) for number in numbers]


def _name(source: str) -> str:
    return say("standard-input") if source == "-" else source


def _pick(text: str, name: str, line: int | None, *, has_lines: bool) -> dict[str, Any]:
    """The object of a JSON file, or of one line of a file of lines."""
    lines = [row for row in text.splitlines() if row.strip()]
    if line is None and not has_lines and not is_lines(text):
        return _object(text, name)
    wanted = 1 if line is None else line
    if not 1 <= wanted <= len(lines):
        raise Mistake("file-no-line", file=name, lines=len(lines), line=str(wanted))
    return _object(lines[wanted - 1], say("file-line", file=name, line=wanted))


def _object(text: str, name: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        why = say("save-not-json", why=str(error))
        raise SaveError("in-file", file=name, why=why) from None
    if not isinstance(data, dict):
        raise SaveError("in-file", file=name, why=say("save-not-object"))
    return data


def _at(game: AnyGame, to: int | None) -> AnyGame:
    if to is None:
        return game
    try:
        return game.at(to)
    except ValueError as error:
        raise Mistake("cli-to", to=str(to), why=str(error)) from None

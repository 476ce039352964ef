"""A contest in words, and as the command that plays it again."""

import shlex
from collections.abc import Mapping
from typing import Any

from hexholm.arena import Contest
from hexholm.cli.setup import Setup
from hexholm.library import GAMES
from hexholm.texts import say, speaker


def told(contest: Contest) -> str:
    """What was played, as a sentence."""
    what = speaker().name("game", contest.setup.get("game", GAMES[0]))
    chosen = [f"{key} {_value(value)}" for key, value in contest.setup.items() if key != "game"]
    what += f" ({'; '.join(chosen)})" if chosen else ""
    return say(
        "ladder-what",
        what=what,
        games=contest.games_each,
        deals=contest.deals,
        players=contest.players,
    )


def shown(name: str, contest: Contest, given: Mapping[str, Any], setup: Setup) -> str:
    """The command; defaults are left out."""
    options: dict[str, Any] = {"games": contest.wanted, "players": contest.players}
    options |= {"seed": contest.seed or None, **given, **setup}
    words = ["hexholm", name]
    for key, value in options.items():
        if key == "options":
            words += [f"--option {rule}" for rule in _value(value).split(",")]
        elif value is True:
            words.append(f"--{key}")
        elif value not in (None, False):
            words.append(f"--{key.replace('_', '-')} {shlex.quote(_value(value))}")
    return " ".join(words)


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        states = {True: "on", False: "off"}
        return ",".join(f"{key}={states.get(one, one)}" for key, one in value.items())
    if isinstance(value, list | tuple):
        return ",".join(map(_value, value))
    return str(getattr(value, "label", value))

"""Bots that fail, for the workers of a test's server."""

import os
import time
from typing import Any

import hexholm


def crash(_level: str, _data: dict[str, Any], _seat: int, _seed: int) -> str:
    raise RuntimeError("I do not feel like it")


def die(_level: str, _data: dict[str, Any], _seat: int, _seed: int) -> str:
    os._exit(3)


def hang(_level: str, _data: dict[str, Any], _seat: int, _seed: int) -> str:
    time.sleep(1000)
    return "end"


def cheat(_level: str, _data: dict[str, Any], _seat: int, _seed: int) -> str:
    return "build a1 and b1"


def babble(_level: str, _data: dict[str, Any], _seat: int, _seed: int) -> Any:
    return ["end"]


def peek(_level: str, data: dict[str, Any], _seat: int, _seed: int) -> str:
    """Fails where the true seed is known."""
    if data["setup"]["seed"] == 31 or data.get("start", {}).get("draws"):
        raise RuntimeError("the bot was told the seed")
    return str(hexholm.load_game(data).legal_actions()[0])

"""Finding a bot by its name: one of the house, one of an installed package, a class of a module."""

import os
import random
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from hexholm.bots.bot import Bot
from hexholm.game import SetupError

GROUP: Final = "hexholm.bots"
"""The group of entry points by which an installed package offers its bots."""

Factory = Callable[[random.Random], Bot]
"""A class of bots, or a function that makes one; it gets a random generator of its own."""


def find_bot(name: str, house: Mapping[str, Factory]) -> Factory:
    """What makes the bot of a name.

    The name is one of the house, the name of an entry point, or `package.module:Class`. In the last
    case the module may also lie in the current directory.
    """
    if name in house:
        return house[name]
    if ":" in name:
        return _factory(name, _from_module(name))
    if name in installed_bots():
        return _factory(name, _load(name, installed_bots()[name]))
    known = ", ".join((*house, *installed_bots()))
    raise SetupError(
        f"unknown bot {name!r}; there are: {known}; your own is named by package.module:Class"
    )


def new_bot(name: str, house: Mapping[str, Factory], rng: random.Random) -> Bot:
    """A new bot of a name; `SetupError` says in one line what is wrong with it."""
    factory = find_bot(name, house)
    try:
        bot = factory(rng)
    except (Exception, SystemExit) as error:
        raise SetupError(f"bot {name} cannot be made: {_told(error)}") from error
    if not callable(getattr(bot, "choose", None)):
        raise SetupError(f"bot {name} is no bot: it has no method choose(sight)")
    if not isinstance(getattr(bot, "name", None), str) or not bot.name:
        raise SetupError(f"bot {name} is no bot: it has no name, a text")
    return bot


@cache
def installed_bots() -> dict[str, EntryPoint]:
    """The entry points of installed packages, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def _from_module(name: str) -> Any:
    path, _, attribute = name.partition(":")
    if not all(part.isidentifier() for part in (*path.split("."), attribute)):
        raise SetupError(f"bot {name!r}: a bot of your own is named by package.module:Class")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        module = import_module(path)
    except (Exception, SystemExit) as error:
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        if missing is not None and f"{path}.".startswith(f"{missing}."):
            raise SetupError(f"bot {name}: there is no module {missing!r}") from error
        raise SetupError(f"bot {name}: module {path!r} fails: {_told(error)}") from error
    if not hasattr(module, attribute):
        raise SetupError(f"bot {name}: module {path!r} has no {attribute!r}")
    return getattr(module, attribute)


def _load(name: str, point: EntryPoint) -> Any:
    try:
        return point.load()
    except (Exception, SystemExit) as error:
        what = f"bot {name}: its entry point {point.value!r} cannot be loaded"
        raise SetupError(f"{what}: {_told(error)}") from error


def _factory(name: str, found: Any) -> Factory:
    if not callable(found):
        raise SetupError(f"bot {name} is no bot: it is neither a class nor a function")
    factory: Factory = found
    return factory


def _told(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())

"""Finding a bot by its name: a built-in one, one of an installed package, a class of a module."""

import os
import random
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from hexholm.bots.bot import Bot
from hexholm.game import SetupError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "hexholm.bots"
"""The group of entry points by which an installed package offers its bots."""

Factory = Callable[[random.Random], Bot]
"""A class of bots, or a function that makes one; it gets a random generator of its own."""


def new_bot(name: str, house: Mapping[str, Factory], rng: random.Random) -> Bot:
    """A new bot of a name; `SetupError` says in one line what's wrong with it.

    The name is a built-in one, the name of an entry point, or `package.module:Class`. In the last
    case the module may also lie in the current directory.
    """
    factory: Any
    if name in house:
        factory = house[name]
    elif ":" in name:
        factory = _from_module(name)
    elif name in installed_bots():
        factory = _load(name, installed_bots()[name])
    else:
        names = ", ".join((*house, *installed_bots()))
        raise SetupError("bot-unknown", got=repr(name), names=names)
    if not callable(factory):
        raise SetupError("bot-no-class", bot=name)
    try:
        bot: Bot = factory(rng)
    except (Exception, SystemExit) as error:
        raise SetupError("bot-unmade", bot=name, why=_told(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise SetupError("bot-no-choose", bot=name)
    if not isinstance(getattr(bot, "name", None), str) or not bot.name:
        raise SetupError("bot-no-name", bot=name)
    return bot


@cache
def installed_bots() -> "dict[str, EntryPoint]":
    """The entry points of installed packages, by name."""
    from importlib.metadata import entry_points  # it takes long, and built-in bots don't need it

    return {point.name: point for point in entry_points(group=GROUP)}


def _from_module(name: str) -> Any:
    path, _, attribute = name.partition(":")
    if not all(part.isidentifier() for part in (*path.split("."), attribute)):
        raise SetupError("bot-misnamed", bot=repr(name))
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        module = import_module(path)
    except (Exception, SystemExit) as error:
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        if missing is not None and f"{path}.".startswith(f"{missing}."):
            raise SetupError("bot-no-module", bot=name, module=repr(missing)) from error
        raise SetupError(
            "bot-module-fails", bot=name, module=repr(path), why=_told(error)
        ) from error
    if not hasattr(module, attribute):
        raise SetupError("bot-not-in-module", bot=name, module=repr(path), what=repr(attribute))
    return getattr(module, attribute)


def _load(name: str, point: "EntryPoint") -> Any:
    try:
        return point.load()
    except (Exception, SystemExit) as error:
        told = {"point": repr(point.value), "why": _told(error)}
        raise SetupError("bot-not-loaded", bot=name, **told) from error


def _told(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())

"""The set-up as options of a command, and what they mean."""

import inspect
from collections.abc import Callable
from typing import Any, Final

import hexholm
from hexholm.cli import Mistake
from hexholm.cli.files import AnyGame
from hexholm.cli.options import chosen, flag
from hexholm.library import GAMES, KINDS

Setup = dict[str, Any]
"""Arguments of `hexholm.new_game`, the game too where it was named; see `takes_setup`."""


def _presets() -> list[str]:
    return [f"{game}: {', '.join(kind.at('cli').PRESETS)}" for game, kind in KINDS.items()]


COMMON: Final[dict[str, Any]] = {
    "game": chosen("game", "NAME", names=GAMES, show_default=GAMES[0]),
    "preset": chosen("preset", "NAME", names=_presets(), show_default=False),
    "cards": chosen("cards", "A,B,C"),
}
OWN: Final[dict[str, dict[str, Any]]] = {
    game: COMMON | kind.at("cli").OPTIONS for game, kind in KINDS.items()
}
"""The options of each game."""
SETUP: Final[dict[str, Any]] = {name: one for own in OWN.values() for name, one in own.items()}
"""All of them, in the order of the help."""


def takes_setup(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the set-up options; it gets them as its argument `setup`."""
    parameters: list[inspect.Parameter] = []
    for parameter in inspect.signature(command).parameters.values():
        if parameter.name != "setup":
            parameters.append(parameter)
            continue
        parameters += [
            inspect.Parameter(name, parameter.kind, default=None, annotation=annotation)
            for name, annotation in SETUP.items()
        ]

    def with_setup(**given: Any) -> None:
        setup = {name: given.pop(name) for name in SETUP}
        command(setup=arrangement(**setup), **given)

    with_setup.__name__, with_setup.__doc__ = command.__name__, command.__doc__
    with_setup.__annotations__ = {one.name: one.annotation for one in parameters}
    with_setup.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return with_setup


def arrangement(*, game: str | None = None, **given: Any) -> Setup:
    """The set-up options as arguments of `hexholm.new_game`; only what was given."""
    name = GAMES[0] if game is None else game.strip().lower()
    if name not in KINDS:
        raise Mistake("unknown-game", got=repr(name), names=", ".join(GAMES))
    for key, value in given.items():
        if value is not None and key not in OWN[name]:
            other = next(one for one in GAMES if key in OWN[one])
            raise Mistake("cli-option-of-other-game", flag=flag(key), other=other, this=name)
    own = {key: value for key, value in given.items() if key in OWN[name]}
    found: Setup = KINDS[name].at("cli").arrangement(**own)
    found["game"] = None if game is None else name
    return {key: value for key, value in found.items() if value is not None}


def start(players: int | None, seed: int | None, setup: Setup) -> AnyGame:
    """A new game."""
    setup = {"game": GAMES[0], **setup}
    return hexholm.new_game(players=2 if players is None else players, seed=seed, **setup)

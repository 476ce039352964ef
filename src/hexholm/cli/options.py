"""The set-up as options of a command, and what they mean."""

import inspect
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import hexholm
from hexholm import Section, SetupError
from hexholm.cli import Mistake
from hexholm.cli.files import AnyGame
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.registry import OPTIONS
from hexholm.winter import WinterKingdom
from hexholm.winter.boards import Side
from hexholm.winter.twists import NO_TWIST

PANEL: Final = "Set-up"
KINGDOM_PANEL: Final = "Set-up of Kingdom Builder"
WINTER_PANEL: Final = "Set-up of Winter Kingdom"


def _named(
    help_text: str,
    metavar: str = "A,B,...",
    default: str | bool = "drawn by the seed",
    *,
    kind: Any = str,
    panel: str = KINGDOM_PANEL,
) -> Any:
    option = typer.Option(
        help=help_text, metavar=metavar, show_default=default, rich_help_panel=panel
    )
    return Annotated[kind | None, option]


def _repeated(
    kind: Any,
    help_text: str,
    metavar: str,
    panel: str = KINGDOM_PANEL,
    *,
    default: str | bool = True,
) -> Any:
    option = typer.Option(
        help=f"{help_text} (repeatable)",
        metavar=metavar,
        show_default=default,
        rich_help_panel=panel,
    )
    return Annotated[list[kind] | None, option]


Players = Annotated[
    int | None,
    typer.Option(
        help="How many players, 2 to 5; in Winter Kingdom 2 to 4.",
        show_default="2, or as many as bots",
    ),
]
Seed = Annotated[
    int | None, typer.Option(help="The same seed gives the same game.", show_default="a new one")
]
OneBot = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        help="One more bot: package.module:Class, or as in --bots. (repeatable)",
        metavar="NAME",
    ),
]
Setup = dict[str, Any]
"""Arguments of `hexholm.new_game`, the game too where it was named; see `takes_setup`."""

COMMON: Final[dict[str, Any]] = {
    "game": _named(
        "The game: kingdom-builder or winter-kingdom.", "NAME", "kingdom-builder", panel=PANEL
    ),
    "preset": _named(
        "A set-up by name: first-game, nomads, crossroads, marshlands, harvest, everything; "
        "of Winter Kingdom first-game.",
        "NAME",
        default=False,
        panel=PANEL,
    ),
    "cards": _named("Three scoring cards.", "A,B,C", panel=PANEL),
}
KINGDOM: Final[dict[str, Any]] = {
    "boxes": _named(
        "Boxes: base, nomads, crossroads, marshlands, harvest, capitol, caves, island.",
        default="base",
    ),
    "sections": _named(
        "Four board sections: top left, top right, bottom left, bottom right; "
        "name:turned turns one by 180 degrees.",
        "A,B,C,D",
    ),
    "tasks": _named("A task card for each section of Crossroads."),
    "island": _named("The side of the island: ropebridge or tree-house.", "NAME"),
    "capitols": _named("Castles that are capitols, by their hexes."),
    "caves": _named("Mountains with a cave, by their hexes."),
    "nomads": _named("Nomad hexes and the tiles on them.", "HEX=TILE,..."),
    "removed": _named("The terrain without cards, with the card scouts.", "TERRAIN"),
    "option": _repeated(
        str, "Switch a rule on, off with NAME=off, or choose a number with NAME=1.", "NAME"
    ),
    "section_file": _repeated(
        Path, "A section of your own, to be named in --sections or --island.", "FILE"
    ),
}
WINTER: Final[dict[str, Any]] = {
    "boards": _named(
        "Seven board sides: the centre, then clockwise from the top; "
        "3fe:2 is turned by two sixths.",
        "A,B,C,D,E,F,G",
        panel=WINTER_PANEL,
    ),
    "economy": _named("The economy card.", "NAME", panel=WINTER_PANEL),
    "twist": _repeated(
        str,
        "A twist, or none. One is what the rulebook recommends; several make it wilder.",
        "NAME",
        WINTER_PANEL,
        default="drawn by the seed",
    ),
    "direction": _named(
        "Of the lines of Knights: horizontal, falling or rising.", "NAME", panel=WINTER_PANEL
    ),
    "top_board": _named(
        "The top board of Fur: 1 (top), then clockwise to 6.", "N", kind=int, panel=WINTER_PANEL
    ),
    "bottom_board": _named(
        "The bottom board of Pioneers, counted likewise.", "N", kind=int, panel=WINTER_PANEL
    ),
    "side_file": _repeated(
        Path, "A board side of your own, to be named in --boards.", "FILE", WINTER_PANEL
    ),
}
SETUP: Final[dict[str, Any]] = {**COMMON, **KINGDOM, **WINTER}
"""The options, in the order of the help."""

_FOREIGN: Final = {KingdomBuilder.name: WINTER, WinterKingdom.name: KINGDOM}
"""The options that a game does not have."""


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
        chosen = {name: given.pop(name) for name in SETUP}
        command(setup=arrangement(**chosen), **given)

    with_setup.__name__, with_setup.__doc__ = command.__name__, command.__doc__
    with_setup.__annotations__ = {one.name: one.annotation for one in parameters}
    with_setup.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return with_setup


def words(text: str | None) -> list[str] | None:
    """The names of a list with commas."""
    return None if text is None else [word.strip().lower() for word in text.split(",")]


def bot_names(*texts: str | None) -> list[str]:
    """The bots of several lists with commas; those of the house in any case of letters."""
    from hexholm.bots import BOTS

    names = [name.strip() for text in texts if text is not None for name in text.split(",")]
    return [name.lower() if name.lower() in BOTS else name for name in names]


def arrangement(*, game: str | None = None, **given: Any) -> Setup:
    """The set-up options as arguments of `hexholm.new_game`; only what was given."""
    name = KingdomBuilder.name if game is None else game.strip().lower()
    if name not in _FOREIGN:
        raise Mistake(f"unknown game {name!r}; there are: {', '.join(_FOREIGN)}")
    for option, value in given.items():
        if value is not None and option in _FOREIGN[name]:
            other = next(one for one in _FOREIGN if one != name)
            shown = option.replace("_", "-")
            raise Mistake(f"--{shown} is for --game {other}; this is {name}")
    own = {key: value for key, value in given.items() if key not in _FOREIGN[name]}
    found = _winter(**own) if name == WinterKingdom.name else _kingdom(**own)
    found["game"] = None if game is None else name
    return {key: value for key, value in found.items() if value is not None}


def _kingdom(
    *,
    sections: str | None = None,
    island: str | None = None,
    nomads: str | None = None,
    preset: str | None = None,
    removed: str | None = None,
    option: Iterable[str] | None = None,
    section_file: Iterable[Path] | None = None,
    **lists: str | None,
) -> Setup:
    own = {section.name: section for section in map(hexholm.load_section, section_file or ())}
    used = [name.partition(":")[0] for name in (*(words(sections) or ()), *(words(island) or ()))]
    unused = sorted(own.keys() - set(used))
    if unused:
        raise Mistake(f"name {', '.join(unused)} in --sections or --island to use the section file")
    found: Setup = {name: words(text) for name, text in lists.items()}
    return found | {
        "sections": sections and [_section(one, own) for one in words(sections) or ()],
        "island": None if island is None else _section(island.strip().lower(), own),
        "nomads": None if nomads is None else dict(map(_camp, words(nomads) or ())),
        "preset": preset,
        "removed": removed,
        "options": dict(_rule(name) for text in option or () for name in words(text) or ()) or None,
    }


def _winter(
    *,
    boards: str | None = None,
    cards: str | None = None,
    twist: Iterable[str] | None = None,
    side_file: Iterable[Path] | None = None,
    **others: str | int | None,
) -> Setup:
    own = {side.name: side for side in map(hexholm.load_side, side_file or ())}
    named = words(boards)
    unused = sorted(own.keys() - {name.partition(":")[0] for name in named or ()})
    if unused:
        raise Mistake(f"name {', '.join(unused)} in --boards to use the side file")
    twists = [name for text in twist or () for name in words(text) or ()]
    if others.get("preset") and twists not in ([], [NO_TWIST]):
        raise Mistake("the first game has no twist; leave out --twist or --preset")
    found: Setup = {
        key: one.strip().lower() if isinstance(one, str) else one for key, one in others.items()
    }
    sides = None if named is None else [_side(one, own) for one in named]
    chosen = twists[0] if len(twists) == 1 else twists or None
    return found | {"boards": sides, "cards": words(cards), "twist": chosen}


def _side(name: str, own: dict[str, Side]) -> str | Side:
    plain, _, turns = name.partition(":")
    if plain not in own:
        return name
    if turns not in ("", "0", "1", "2", "3", "4", "5"):
        raise SetupError(f"board {plain}: it is turned 0 to 5 times, not {turns!r}")
    return own[plain].turned(int(turns or 0))


def _section(name: str, own: dict[str, Section]) -> str | Section:
    plain, _, turn = name.partition(":")
    if plain not in own:
        return name
    if turn not in ("", "turned"):
        raise SetupError(f"section {name!r}: after the colon only 'turned' can stand")
    return own[plain].turned() if turn else own[plain]


def _camp(text: str) -> tuple[str, str]:
    hexname, equals, tile = (part.strip() for part in text.partition("="))
    if not (hexname and equals and tile):
        raise Mistake(f"--nomads is a list such as c4=treasure,k12=sword, not {text!r}")
    return hexname, tile


def _rule(text: str) -> tuple[str, bool | int]:
    name, equals, state = (part.strip() for part in text.partition("="))
    if name not in OPTIONS:
        return name, True  # the set-up refuses it, and names those there are
    valid = {_typed(choice): choice for choice in OPTIONS[name].choices}
    state = state if equals else "on"
    if state not in valid:
        shown = " or ".join(f"{name}={one}" for one in valid)
        raise Mistake(f"--option takes {shown}, not {text!r}")
    return name, valid[state]


def _typed(choice: bool | int) -> str:
    """A choice of an option, as one types it."""
    return ("on" if choice else "off") if isinstance(choice, bool) else str(choice)


def start(players: int | None, seed: int | None, setup: Setup) -> AnyGame:
    """A new game."""
    setup = {"game": KingdomBuilder.name, **setup}
    return hexholm.new_game(players=2 if players is None else players, seed=seed, **setup)

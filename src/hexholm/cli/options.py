"""The set-up as options of a command, and what they mean."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer

import hexholm
from hexholm import Section, SetupError
from hexholm.cli import Mistake
from hexholm.kingdom import KingdomBuilder

Players = Annotated[
    int | None, typer.Option(help="How many players, 2 to 5.", show_default="2, or as many as bots")
]
Sections = Annotated[
    str | None,
    typer.Option(
        help="Four board sections: top left, top right, bottom left, bottom right; "
        "name:turned turns one by 180 degrees.",
        metavar="A,B,C,D",
        show_default="drawn by the seed",
    ),
]
Cards = Annotated[
    str | None,
    typer.Option(help="Three scoring cards.", metavar="A,B,C", show_default="drawn by the seed"),
]
Preset = Annotated[
    str | None, typer.Option(help="A set-up by name, such as first-game.", metavar="NAME")
]
Seed = Annotated[
    int | None, typer.Option(help="The same seed gives the same game.", show_default="a new one")
]
RuleOptions = Annotated[
    list[str] | None,
    typer.Option("--option", help="Switch a rule on; may be repeated.", metavar="NAME"),
]
SectionFiles = Annotated[
    list[Path] | None,
    typer.Option(
        "--section-file",
        help="A section of your own, to be named in --sections; may be repeated.",
        metavar="FILE",
    ),
]


def words(text: str | None) -> list[str] | None:
    """The names of a list with commas."""
    return None if text is None else [word.strip().lower() for word in text.split(",")]


def arrangement(
    sections: str | None,
    cards: str | None,
    preset: str | None,
    options: Iterable[str] | None,
    section_files: Iterable[Path] | None,
) -> dict[str, Any]:
    """The set-up options as arguments of `hexholm.new_game`."""
    chosen = [name for text in options or () for name in words(text) or ()]
    return {
        "sections": _sections(words(sections), section_files or ()),
        "cards": words(cards),
        "preset": preset,
        "options": dict.fromkeys(chosen, True),
    }


def _sections(names: list[str] | None, section_files: Iterable[Path]) -> list[str | Section] | None:
    own = {section.name: section for section in map(hexholm.load_section, section_files)}
    if names is None:
        if own:
            raise Mistake(f"name {', '.join(own)} in --sections to use the section file")
        return None
    unused = own.keys() - {name.partition(":")[0] for name in names}
    if unused:
        raise Mistake(f"--sections does not name {', '.join(sorted(unused))} of the section file")
    return [_section(name, own) for name in names]


def _section(name: str, own: dict[str, Section]) -> str | Section:
    plain, _, turn = name.partition(":")
    if plain not in own:
        return name
    if turn not in ("", "turned"):
        raise SetupError(f"section {name!r}: after the colon only 'turned' can stand")
    return own[plain].turned() if turn else own[plain]


def start(players: int | None, seed: int | None, setup: dict[str, Any]) -> KingdomBuilder:
    """A new game."""
    return hexholm.new_game(players=2 if players is None else players, seed=seed, **setup)

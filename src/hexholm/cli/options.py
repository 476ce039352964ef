"""Options that several commands have, with their texts."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any, Protocol, TypeVar

import typer

from hexholm.cli import Mistake
from hexholm.cli.usage import metavar
from hexholm.texts import say


def option(
    name: str, *flags: str, default: str = "", names: Iterable[str] = (), **more: Any
) -> Any:
    """An option with its help (`flag-NAME`) and its default in words (`default-DEFAULT`)."""
    if default:
        more["show_default"] = say(f"default-{default}")
    if "metavar" in more:
        more["metavar"] = metavar(more["metavar"])
    return typer.Option(*flags, help=say(f"flag-{name}", names=", ".join(names)), **more)


def chosen(
    name: str,
    metavar: str = "A,B,...",
    *,
    kind: Any = str,
    panel: str = "setup",
    default: str = "drawn",
    **more: Any,
) -> Any:
    """An option of the set-up, under a heading (`panel-PANEL`); by default the seed draws it."""
    if "show_default" not in more:
        more["default"] = default
    more |= {"metavar": metavar, "rich_help_panel": say(f"panel-{panel}")}
    return Annotated[kind | None, option(name, **more)]


Source = Annotated[str, typer.Argument(metavar=metavar("FILE"), help=say("flag-file"))]
EditedSource = Annotated[str, typer.Argument(metavar=metavar("FILE"), help=say("flag-file-edited"))]
To = Annotated[int | None, option("to", metavar="N", default="end")]
Line = Annotated[int | None, option("line", metavar="K", show_default="1")]
OfferedBots = Annotated[list[str] | None, option("offered-bot", "--bot", metavar="NAME")]
Boxes = Annotated[list[str] | None, option("added-box", "--box", metavar="PATH")]
OneBot = Annotated[list[str] | None, option("one-more-bot", "--bot", metavar="NAME")]
Players = Annotated[int | None, option("players", default="players")]
Seed = Annotated[int | None, option("seed", default="new")]
Jobs = Annotated[int, option("jobs", min=1)]
Out = Annotated[str | None, option("out", metavar="FILE.jsonl")]


def words(text: str | None) -> list[str] | None:
    """The names in a comma-separated list."""
    return None if text is None else [word.strip().lower() for word in text.split(",")]


def bot_names(*texts: str | None) -> list[str]:
    """The bots of several lists with commas; built-in ones in upper or lower case."""
    from hexholm.bots import BOTS

    names = [name.strip() for text in texts if text is not None for name in text.split(",")]
    return [name.lower() if name.lower() in BOTS else name for name in names]


def flag(name: str) -> str:
    """An option as it is typed."""
    return f"--{name.replace('_', '-')}"


class Part(Protocol):
    """A board section or side from a user's file."""

    @property
    def name(self) -> str:
        """What it is called in the set-up."""


P = TypeVar("P", bound=Part)


def own_parts(
    load: Callable[[Path], P],
    paths: Iterable[Path] | None,
    ours: Iterable[str],
    named: Iterable[str],
    *flags: str,
) -> list[P] | None:
    """The sections or sides in a user's files.

    Each takes the place of one of ours with its name, or must be named in one of the options.
    """
    own = [load(path) for path in paths or ()]
    used = {*ours, *(name.partition(":")[0] for name in named)}
    if unused := sorted({part.name for part in own} - used):
        raise Mistake("cli-file-not-used", names=unused, flags_or=flags)
    return own or None

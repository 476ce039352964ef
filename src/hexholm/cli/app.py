"""The program: its commands, each loaded when it is called, so that the program starts fast."""

import inspect
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Annotated, Any, Final

import typer

import hexholm
from hexholm.cli import Mistake
from hexholm.cli.options import Boxes, OfferedBots, option
from hexholm.cli.usage import Command, Group
from hexholm.texts import languages, say

COMMANDS: Final = {
    "serve": "serve",
    "site": "site",
    **dict.fromkeys(("play", "new"), "games"),
    "simulate": "simulate",
    **dict.fromkeys(("replay", "score", "show"), "games"),
    "edit": "edit",
    "bench": "bench",
    **dict.fromkeys(("arena", "ladder"), "arena"),
    "analyse": "analyse",
    "puzzles": "puzzles",
    "sections": "sections",
    "stats": "stats",
    "rules": "rules",
    **dict.fromkeys(("backup", "restore", "prune", "check"), "care"),
}
"""Every command and its module."""
UNBOXED: Final = frozenset({"site"})
"""Commands to which a box of one's own makes no difference."""


class Commands(Group):
    """To list the commands, their texts are enough."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.commands = {name: Command(name, help=say(f"help-{name}")) for name in COMMANDS}

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Load the command that is called."""
        if args[0] in COMMANDS:
            self.commands[args[0]] = _load(args[0])
        return super().resolve_command(ctx, args)


def _load(name: str) -> Any:
    command = getattr(import_module(f"hexholm.cli.{COMMANDS[name]}"), name)
    if not isinstance(command, typer.Typer):
        app = typer.Typer(add_completion=False)
        command = command if name in UNBOXED else _takes_boxes(command)
        app.command(name, cls=Command, help=say(f"help-{name}"))(command)
        command = app
    return typer.main.get_command(command)


def _takes_boxes(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the option --box."""
    parameter = inspect.Parameter(
        "box", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Boxes
    )
    parameters = [*inspect.signature(command).parameters.values(), parameter]

    def with_boxes(box: Iterable[str] | None, **given: Any) -> None:
        _add(box)
        command(**given)

    with_boxes.__annotations__ = {**command.__annotations__, "box": Boxes}
    with_boxes.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return with_boxes


def _add(boxes: Iterable[str] | None) -> None:
    for box in boxes or ():
        hexholm.add_box(box)


app = typer.Typer(
    cls=Commands,
    help=say("help-hexholm"),
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def hexholm_command(
    context: typer.Context,
    version: Annotated[bool, option("version", "--version")] = False,
    language: Annotated[str, option("language", metavar="|".join(languages()))] = "",
    box: Boxes = None,
    bot: OfferedBots = None,
) -> None:
    """Serve the table in the browser where no command is called.

    The language was chosen before all this was read; here it is only listed.
    """
    del language
    if version:
        print(f"hexholm {hexholm.__version__}")
        raise typer.Exit
    _add(box)
    if context.invoked_subcommand is None:
        from hexholm.cli.serve import serve

        serve(open_browser=True, bot=bot)
    elif bot:
        raise Mistake("cli-bot-first", command=context.invoked_subcommand)

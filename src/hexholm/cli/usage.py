"""What Typer says itself, help and complaints, in the language of the reader."""

import re
from collections.abc import Sequence
from typing import Any, Final

from typer.core import TyperCommand, TyperGroup

from hexholm.cli import Mistake
from hexholm.texts import say, spoken

_WORD: Final = re.compile("[A-Z]{2,}")
_EXTRA: Final = re.compile(r"\(([^()]*)\)$")
_HEADINGS: Final = {
    "ARGUMENTS_PANEL_TITLE": "usage-arguments",
    "OPTIONS_PANEL_TITLE": "usage-options",
    "COMMANDS_PANEL_TITLE": "usage-commands",
    "REQUIRED_LONG_STRING": "usage-required",
    "DEFAULT_STRING": "usage-default",
}
"""Typer's own words, as its module calls them."""


def metavar(text: str) -> str:
    """What stands for a value: FILE, NAME ..."""

    def said(word: re.Match[str]) -> str:
        id_ = f"metavar-{word[0].lower()}"
        return say(id_) if spoken().has(id_) else word[0]

    return _WORD.sub(said, text)


class Spoken:
    """What makes the help of a command ours down to the last word."""

    options_metavar: str | None
    subcommand_metavar: str

    def get_params(self, ctx: Any) -> Any:
        """Its options; numbers are N, and a flag has no value."""
        return _named(super().get_params(ctx))  # type: ignore[misc]

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """How it is called."""
        self.options_metavar = say("usage-any-options")
        self.subcommand_metavar = say("usage-any-command")
        _write_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Its help."""
        _translate()
        super().format_help(ctx, formatter)  # type: ignore[misc]


class Command(Spoken, TyperCommand):
    """A command of ours."""


class Group(Spoken, TyperGroup):
    """A command that has others."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is called."""
        if args[0] not in self.commands:
            raise Mistake("usage-no-command", got=repr(args[0]), names_or=[*self.commands])
        return super().resolve_command(ctx, args)


def _named(parameters: list[Any]) -> list[Any]:
    for one in parameters:
        is_flag = getattr(one, "is_flag", False)
        if "--help" in one.opts:
            one.help = say("usage-help")
        if is_flag or one.metavar is None:
            one.metavar = "" if is_flag else "N"
    return parameters


def _write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=f"{say('usage')} ")


def _translate() -> None:
    from typer import rich_utils

    for name, id_ in _HEADINGS.items():
        setattr(rich_utils, name, say(id_, value="{}"))


def complaint(error: Any, arguments: Sequence[str]) -> Mistake:
    """What Typer has to complain about; its own words where it is something unknown."""
    option: str = getattr(error, "option_name", "")
    parameter: Any = getattr(error, "param", None)
    name = option if parameter is None else "/".join(parameter.opts)
    match type(error).__name__:
        case "NoSuchOption":
            near = sorted(error.possibilities or ())
            id_ = "usage-no-option-but" if near else "usage-no-option"
            return Mistake(id_, got=option, near_or=near)
        case "BadOptionUsage":
            is_flag = any(one.startswith(f"{option}=") for one in arguments)
            return Mistake("usage-flag" if is_flag else "usage-needs-value", name=name)
        case "MissingParameter":
            is_option = name.startswith("-")
            return Mistake("usage-missing", name=name if is_option else parameter.metavar)
        case "BadParameter":
            return _bad_number(name, parameter)
        case "UsageError" if extra := _EXTRA.search(error.format_message()):
            return Mistake("usage-extra", got=extra[1])
    return Mistake("usage-other", why=error.format_message())


def _bad_number(name: str, parameter: Any) -> Mistake:
    """Only numbers can be wrong by themselves."""
    least, most = (getattr(parameter, key, None) for key in ("min", "max"))
    declared = getattr(parameter, "type_descriptor", None)
    is_any = isinstance(least, float) or getattr(declared, "annotation", None) is float
    told: dict[str, Any] = {"name": name, "kind": "any" if is_any else "whole"}
    if least is None:
        return Mistake("usage-number", **told)
    if most is None:
        return Mistake("usage-number-from", least=least, **told)
    return Mistake("usage-number-to", least=least, most=str(most), **told)

"""The command line: `main` runs it and turns every error into one line and exit code 2."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

import hexholm
from hexholm.texts import Told, languages, say, system_error

MISTAKE = 2
"""Exit code of every error the user can fix."""
FLAG = "--language"


class Mistake(Told):
    """What the command line itself has to complain about; one line says why."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments == ["--version"]:  # the answer needs no Typer, which loads slowly
        print(f"hexholm {hexholm.__version__}")
        return 0
    _write_what_can_be_written()
    try:
        code = _run(_spoken_to(arguments))
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has seen enough
        _silence()
        return 1
    except (Told, OSError) as error:
        return _complain(_one_line(error))
    return code


def _spoken_to(arguments: list[str]) -> list[str]:
    """Speak the language that is asked for, from the first word of help on; the other arguments."""
    if FLAG not in arguments:
        return arguments
    at = arguments.index(FLAG)
    given = (arguments[at + 1 :] or [""])[0]
    if given not in languages():
        raise Mistake("cli-language", got=repr(given), names=", ".join(languages()))
    os.environ["HEXHOLM_LANGUAGE"] = given  # and so do the processes that are started
    return arguments[:at] + arguments[at + 2 :]


def _write_what_can_be_written() -> None:
    """A terminal that knows no hex signs gets question marks, not a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _run(arguments: list[str]) -> int:
    from hexholm.cli.app import app

    try:
        code = app(args=arguments, prog_name="hexholm", standalone_mode=False)
    except Exception as error:
        if not hasattr(error, "format_message"):  # Typer's own complaints have it
            raise
        from hexholm.cli.usage import complaint

        raise Mistake("cli-usage", why=str(complaint(error, arguments))) from None
    return code if isinstance(code, int) else 0


def _one_line(error: Exception) -> str:
    text = str(error)
    if isinstance(error, OSError) and error.strerror:
        why = system_error(error)
        text = f"{error.filename}: {why}" if error.filename else why
    return " ".join(text.split())


def _complain(line: str) -> int:
    with suppress(OSError):
        sys.stdout.flush()
    print(say("cli-complaint", line=line), file=sys.stderr)
    _silence()
    return MISTAKE


def _silence() -> None:
    """Let what still waits for a full disk or a closed pipe be lost without another complaint."""
    with suppress(OSError, ValueError):
        sys.stdout.flush()
        return
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

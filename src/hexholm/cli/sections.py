"""`hexholm sections`: the board sections included, and new ones."""

import secrets
import sys
from typing import Annotated

import typer

from hexholm.cli import Mistake
from hexholm.cli.options import option
from hexholm.cli.usage import Command, Group
from hexholm.texts import say

sections = typer.Typer(cls=Group, help=say("help-sections"), add_completion=False)


@sections.callback(invoke_without_command=True)
def list_or_make(context: typer.Context) -> None:
    """List the board sections, or make new ones."""
    if context.invoked_subcommand is None:
        list_sections()


@sections.command("list", cls=Command, help=say("help-sections-list"))
def list_sections() -> None:
    """List the sections included: name, box, locations, printed or ours."""
    from hexholm import lands, printed_sections

    boxes = lands.boxes()
    shipped = sorted(printed_sections().values(), key=lambda s: (boxes.index(s.box), s.name))
    rows = [(s.name, s.box, " + ".join(s.locations), say(f"sections-{s.source}")) for s in shipped]
    headings = tuple(one.strip() for one in say("sections-columns").split("|"))
    table = [headings, *rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print("  ".join(cells).rstrip())


@sections.command(cls=Command, help=say("help-sections-new"))
def new(
    box: Annotated[str | None, option("box", metavar="NAME", show_default="base")] = None,
    kind: Annotated[str | None, option("kind", metavar="NAME", default="drawn")] = None,
    seed: Annotated[int | None, option("seed-of-land", min=0, default="new")] = None,
) -> None:
    """Write a new section to standard output; put it into a file for --section-file."""
    from hexholm import lands

    seed = secrets.randbelow(1_000_000) if seed is None else seed
    sys.stdout.write(lands.new_section(_kind(box, kind, seed), seed).text)


def _kind(box: str | None, kind: str | None, seed: int) -> str:
    from hexholm import lands

    box, kind = (word and word.strip().lower() for word in (box, kind))
    boxes = lands.boxes()
    if box is not None and box not in boxes:
        raise Mistake("sections-no-box", got=repr(box), names=", ".join(boxes))
    if kind is None:
        choice = lands.kinds(box or "base")
        return choice[seed % len(choice)]
    choice = lands.kinds(box)
    if kind not in choice:
        told = {"got": repr(kind), "names": ", ".join(choice)}
        raise Mistake("sections-no-kind-in-box" if box else "sections-no-kind", of=box, **told)
    return kind

"""`hexholm sections`: the board sections that come along, and new ones."""

import secrets
import sys
from typing import Annotated

import typer

from hexholm.cli import Mistake

app = typer.Typer()


@app.callback(invoke_without_command=True)
def sections(context: typer.Context) -> None:
    """List the board sections, or make new ones."""
    if context.invoked_subcommand is None:
        list_sections()


@app.command("list")
def list_sections() -> None:
    """List the sections that come along: name, box, locations, printed or ours."""
    from hexholm import lands, printed_sections

    boxes = lands.boxes()
    shipped = sorted(printed_sections().values(), key=lambda s: (boxes.index(s.box), s.name))
    rows = [(s.name, s.box, " + ".join(s.locations), s.source) for s in shipped]
    table = [("section", "box", "locations", "source"), *rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print("  ".join(cells).rstrip())


@app.command()
def new(
    box: Annotated[
        str | None,
        typer.Option(help="A section as in this box.", metavar="NAME", show_default="base"),
    ] = None,
    kind: Annotated[
        str | None,
        typer.Option(
            help="Its first location, such as tavern or temple.",
            metavar="NAME",
            show_default="drawn by the seed",
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(help="The same seed gives the same land.", min=0, show_default="a new one"),
    ] = None,
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
        raise Mistake(f"no box {box!r} has sections; there are: {', '.join(boxes)}")
    if kind is None:
        choice = lands.kinds(box or "base")
        return choice[seed % len(choice)]
    choice = lands.kinds(box)
    if kind not in choice:
        where = f"box {box}" if box else "any box"
        raise Mistake(f"there is no section {kind!r} in {where}; there are: {', '.join(choice)}")
    return kind

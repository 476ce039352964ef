"""`hexholm puzzles`: make new puzzles, and check that their solutions are found again."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hexholm.cli import Mistake
from hexholm.cli.console import progress
from hexholm.cli.options import Jobs, option
from hexholm.cli.usage import Command, Group
from hexholm.texts import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexholm.puzzles import Puzzle

puzzles = typer.Typer(
    cls=Group, help=say("help-puzzles"), add_completion=False, no_args_is_help=True
)


@puzzles.command(cls=Command, help=say("help-puzzles-make"))
def make(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="SET", help=say("flag-puzzle-sets"))
    ] = None,
    wanted: Annotated[int, option("puzzles-wanted", min=1)] = 12,
    seed: Annotated[int, option("seed-of-games", min=0)] = 1,
    folder: Annotated[Path, option("puzzle-folder", metavar="DIR")] = Path(),
    jobs: Jobs = 1,
) -> None:
    """Look for puzzles, and add each to the file of its set as soon as it is found."""
    from hexholm.advice.words import brief
    from hexholm.arena.records import write_records
    from hexholm.puzzles import making
    from hexholm.puzzles.sets import sets

    if unknown := [name for name in names or () if name not in sets()]:
        raise Mistake("puzzles-no-set", got=repr(unknown[0]), names=", ".join(sets()))
    for name in names or sets():
        file = folder / f"{name}.jsonl"
        known = _read(file) if file.exists() else []
        for puzzle in making.make(name, seed, wanted, known, jobs):
            write_records(file, [puzzle.to_dict()], drop_half=True)
            turn = brief(puzzle.best.actions, puzzle.game)
            print(say("puzzles-made", name=puzzle.name, stars="*" * puzzle.stars, turn=turn))


@puzzles.command(cls=Command, help=say("help-puzzles-check"))
def check(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE", help=say("flag-puzzle-files"))
    ] = None,
    jobs: Jobs = 1,
) -> None:
    """Find every solution again."""
    from hexholm import puzzles as shipped
    from hexholm.arena.workers import in_processes
    from hexholm.puzzles.judging import is_found

    asked = [puzzle for file in files for puzzle in _read(file)] if files else []
    checked = asked if files else list(shipped.puzzles().values())
    found = map(is_found, checked) if jobs == 1 else in_processes(is_found, checked, jobs)
    lost: list[str] = []
    with progress(len(checked)) as advance:
        for number, (puzzle, is_there) in enumerate(zip(checked, found, strict=True), start=1):
            advance(number, len(checked))
            lost += [] if is_there else [puzzle.name]
    if lost:
        raise Mistake("puzzles-lost", names=", ".join(lost), n=len(lost))
    print(say("puzzles-found", n=len(checked)))


def _read(file: Path) -> "Sequence[Puzzle]":
    from hexholm.puzzles import read_lines

    return list(read_lines(file.read_text(encoding="utf-8").splitlines(), file.name))

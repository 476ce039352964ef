"""Where the games of a survey come from: played for it, or read from a file of records."""

from collections.abc import Callable, Iterator
from os import PathLike

from hexholm.arena.match import Match, play_match
from hexholm.arena.records import read_records, write_records
from hexholm.arena.survey.games import Finished, look_at
from hexholm.arena.survey.results import Survey
from hexholm.arena.survey.tally import SurveyTally
from hexholm.arena.workers import in_processes
from hexholm.game import Data, SaveError

Progress = Callable[[int, int], None]
"""Called after each game with the number of games looked at and of all games."""
_AT_ONCE = 20
"""Records handed to a process at a time."""
Numbered = tuple[int, Data]
"""A record and its line."""


def survey_match(
    match: Match,
    *,
    jobs: int = 1,
    out: str | PathLike[str] | None = None,
    on_progress: Progress | None = None,
) -> Survey:
    """Play games and survey them; with `out` their records are appended to that file."""
    tally = SurveyTally()

    def seen() -> Iterator[Data]:
        for number, record in enumerate(play_match(match, jobs=jobs), start=1):
            tally.add(look_at(record))
            yield record
            if on_progress:
                on_progress(number, match.games)

    if out is None:
        for _ in seen():
            pass
    else:
        write_records(out, seen())
    return tally.survey()


def survey_file(
    path: str | PathLike[str],
    *,
    game: str | None = None,
    players: int | None = None,
    jobs: int = 1,
    on_progress: Progress | None = None,
) -> Survey:
    """Survey the games of a file; `game` and `players` pick those of a kind."""
    with open(path, "rb") as file:
        lines = sum(1 for _ in file)
    tally, done = SurveyTally(), 0
    chunks = _chunks(read_records(path))
    for some in in_processes(_look, chunks, jobs) if jobs > 1 else map(_look, chunks):
        for number, found in some:
            done += 1
            if isinstance(found, str):
                raise SaveError("in-line", file=str(path), line=number, why=found)
            if found is None or _is_wanted(found, game, players):
                _add(tally, found, str(path), number)
        if on_progress:
            on_progress(done, lines)
    try:
        return tally.survey()
    except SaveError as error:
        raise SaveError("in-file", file=str(path), why=str(error)) from None


def _chunks(records: Iterator[Data]) -> Iterator[list[Numbered]]:
    some: list[Numbered] = []
    for numbered in enumerate(records, start=1):
        some.append(numbered)
        if len(some) == _AT_ONCE:
            yield some
            some = []
    if some:
        yield some


def _look(some: list[Numbered]) -> list[tuple[int, Finished | str | None]]:
    """Look at some records; a text says what is wrong with one."""
    return [(number, _looked_at(record)) for number, record in some]


def _looked_at(record: Data) -> Finished | str | None:
    try:
        return look_at(record)
    except SaveError as error:
        return str(error)


def _is_wanted(found: Finished, game: str | None, players: int | None) -> bool:
    return game in (None, found.game) and players in (None, len(found.seats))


def _add(tally: SurveyTally, found: Finished | None, path: str, line: int) -> None:
    try:
        tally.add(found)
    except SaveError as error:
        raise SaveError("in-line", file=path, line=line, why=str(error)) from None

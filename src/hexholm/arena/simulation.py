"""`simulate`: play many games and say what came of them."""

from collections.abc import Callable, Iterator, Sequence
from os import PathLike
from typing import Unpack

from hexholm.arena.match import Arrangement, Match, play_match
from hexholm.arena.records import write_records
from hexholm.arena.results import Results, Tally
from hexholm.game import Data, SetupError

Progress = Callable[[int, int], None]
"""Called after each game with the number of games played and of all games."""


def simulate(
    games: int,
    players: int | None = None,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    jobs: int = 1,
    *,
    rotate: bool = True,
    out: str | PathLike[str] | None = None,
    on_progress: Progress | None = None,
    **setup: Unpack[Arrangement],
) -> Results:
    """Play games between bots, named by seat; one name alone sits on all seats.

    The set-up (game, boxes, sections, cards ...) is given as to `hexholm.new_game`, or drawn each
    time.
    Game i has a seed made of (seed, i): the same call gives the same games whatever the number of
    jobs. With `out` the records are appended to that file as they come, and not kept. Called with
    more than one job from a script, it needs the usual ``if __name__ == "__main__":``.
    """
    names = _seated(bots, players)
    match = Match(games, names, seed, rotate, setup)
    tally = Tally()

    def counted() -> Iterator[Data]:
        for number, record in enumerate(play_match(match, jobs=jobs), start=1):
            tally.add(record)
            yield record
            if on_progress:
                on_progress(number, games)

    if out is None:
        return tally.results(list(counted()))
    write_records(out, counted())
    return tally.results()


def _seated(bots: Sequence[str], players: int | None = None) -> tuple[str, ...]:
    """The bots by seat: one name stands for all players, several must be as many as the players."""
    if isinstance(bots, str):
        bots = (bots,)
    if not bots:
        raise SetupError("there are no bots to play")
    if len(bots) == 1:
        return tuple(bots) * (2 if players is None else players)
    if players not in (None, len(bots)):
        raise SetupError(f"{players} players need 1 or {players} bots, not {len(bots)}")
    return tuple(bots)

"""Play many games and sum up the results: `simulate`, and `compare` on the same deals."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from os import PathLike
from threading import current_thread, main_thread
from typing import Unpack

from hexholm.arena.contest import Contest
from hexholm.arena.entrants import check_entrant
from hexholm.arena.match import Arrangement, Match, check_match, play_match
from hexholm.arena.records import read_records, write_records
from hexholm.arena.results import Results, Tally
from hexholm.arena.standings import Scoreboard, Standings
from hexholm.arena.stopping import Jury, Rule
from hexholm.game import Data, SaveError, SetupError

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
    records = _counted(play_match(match, jobs=jobs), tally.add, 0, games, on_progress)
    if out is None:
        return tally.results(list(records))
    write_records(out, records)
    return tally.results()


class Comparison:
    """A contest that is played here, and can be looked at while it is.

    With `out` its records are in that file, and the games that are there already aren't played
    again; a file of another contest is refused. With a rule, which needs two bots, it ends as soon
    as that is satisfied, always after the same game.
    """

    def __init__(
        self,
        contest: Contest,
        out: str | PathLike[str] | None = None,
        *,
        until: Rule | None = None,
    ) -> None:
        if until is not None and not len(contest.bots) == len({*contest.bots}) == 2:
            raise SetupError("match-rule-bots", bots=", ".join(contest.bots))
        check_match(contest)
        game = contest.sample()
        for name in contest.bots:
            check_entrant(name, game)  # before any game is played
        self.contest = contest
        self.played = 0
        """Games so far."""
        self.out = out
        first = contest.bots[0]
        self.jury = None if until is None else Jury(until, first, contest.games_per_round)
        """Who says when it is decided, if there is a rule."""
        self._board = Scoreboard(contest.bots, contest.players)
        for record in () if out is None else read_records(out):
            if self.is_over:
                break
            self._recognise(record)
            try:
                self._add(record)
            except (KeyError, TypeError, ValueError, IndexError):
                raise SaveError("record-broken", file=str(out), line=self.played + 1) from None

    def play(
        self, *, jobs: int = 1, cluster: str | None = None, on_progress: Progress | None = None
    ) -> Standings:
        """Play the remaining games: in `jobs` processes, or on the Ray cluster at an address."""
        contest, first = self.contest, self.played
        if self.is_over:
            return self.standings()
        games = play_match(contest, jobs=jobs, cluster=cluster, first=first, at_once=1)
        with closing(games) as new:
            records = _counted(new, self._add, first, contest.games, on_progress, self._decided)
            if self.out is None:
                deque(records, maxlen=0)
            else:
                write_records(self.out, records, drop_half=True)
        return self.standings()

    @property
    def is_over(self) -> bool:
        """Whether all games have been played, or as many as were needed."""
        return self.played >= self.contest.games or self._decided()

    def standings(self) -> Standings:
        """The outcome of the games so far."""
        return self._board.standings()

    def _add(self, record: Data) -> None:
        self._board.add(record)
        if self.jury:
            self.jury.hear(record)
        self.played += 1

    def _decided(self) -> bool:
        return self.jury is not None and self.jury.verdict is not None

    def _recognise(self, record: Data) -> None:
        expected = self.contest.fixture(self.played).marks
        found = {key: record.get(key) for key in expected}
        if found != expected:
            raise SaveError("record-foreign", file=str(self.out), line=self.played + 1)


def _counted(
    records: Iterable[Data],
    add: Callable[[Data], None],
    done: int,
    games: int,
    on_progress: Progress | None,
    is_enough: Callable[[], bool] = lambda: False,
) -> Iterator[Data]:
    """The records, until they are enough; each is counted when it has been dealt with."""
    for number, record in enumerate(records, start=done + 1):
        with _whole():
            yield record
            add(record)
        if on_progress:
            on_progress(number, games)
        if is_enough():
            return


@contextmanager
def _whole() -> Iterator[None]:
    """Ctrl-C is heard afterwards: a record is kept and counted, or neither."""
    if current_thread() is not main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        signal.raise_signal(signal.SIGINT)


def _seated(bots: Sequence[str], players: int | None = None) -> tuple[str, ...]:
    """The bots by seat: one name stands for all players, otherwise there must be one per player."""
    if isinstance(bots, str):
        bots = (bots,)
    if not bots:
        raise SetupError("match-no-bots")
    if len(bots) == 1:
        return tuple(bots) * (2 if players is None else players)
    if players not in (None, len(bots)):
        raise SetupError("match-seated", players=players, got=len(bots))
    return tuple(bots)

"""Many games between the same bots, on as many cores as wanted.

Every game depends on the match's seed and its own number alone, so a match gives the same records
whatever the number of processes.
"""

from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import closing
from functools import partial
from typing import Any, Final, NamedTuple, Protocol, TypedDict

from hexholm.arena.entrants import make_entrant
from hexholm.arena.luck import luck
from hexholm.arena.play import SEEDS, play_turns
from hexholm.arena.timing import Stopwatch
from hexholm.arena.workers import in_processes
from hexholm.board import Section
from hexholm.bots import Bot
from hexholm.game import Data, Game, SetupError
from hexholm.library import GAMES, new_game
from hexholm.streams import roll
from hexholm.winter.boards import Side

_BOT_STREAM: Final = 0xB07_5EED  # keeps the bots' random numbers apart from the deck's


class Arrangement(TypedDict, total=False):
    """The set-up as `hexholm.new_game` takes it; what is left out is drawn for each game."""

    game: str
    """Kingdom Builder, if left out."""
    cards: Sequence[str] | None
    preset: str | None
    # Kingdom Builder:
    boxes: Sequence[str] | None
    sections: Sequence[str | Section | Mapping[str, Any]] | None
    options: Mapping[str, bool | int] | None
    tasks: Sequence[str] | None
    island: str | Section | Mapping[str, Any] | None
    capitols: Sequence[str] | None
    caves: Sequence[str] | None
    nomads: Mapping[str, str] | None
    removed: str | None
    # Winter Kingdom:
    boards: Sequence[str | Side | Mapping[str, Any]] | None
    economy: str | None
    twist: str | Sequence[str] | None
    direction: str | None
    top_board: int | None
    bottom_board: int | None
    talents: Sequence[Sequence[str]] | None


class Fixture(NamedTuple):
    """One game to play."""

    deal: int
    """Games of one deal have the same set-up and deck."""
    bots: tuple[str, ...]
    """By seat."""
    places: tuple[int, ...]
    """By seat too: a bot plays with the same random numbers wherever its place of a deal sits."""
    marks: Data
    """What its record says besides the game."""
    is_timed: bool = False
    """Whether its record says how long the bots thought."""
    tells_luck: bool = False
    """Whether it says how lucky they were."""


class Schedule(Protocol):
    """The games of a match, each made from its number."""

    @property
    def games(self) -> int:
        """How many there are."""

    @property
    def seed(self) -> int:
        """The same seed gives the same games."""

    @property
    def setup(self) -> Arrangement:
        """The set-up of every game."""

    def fixture(self, number: int) -> Fixture:
        """One of the games, from 0 on."""


class Match(NamedTuple):
    """Every game another deal; `bots` has one name per seat."""

    games: int
    bots: tuple[str, ...]
    seed: int = 0
    rotate: bool = True
    """Whether every game moves the bots one seat on, so that each sits everywhere."""
    setup: Arrangement = Arrangement()

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots by seat in one of the games."""
        shift = number % len(self.bots) if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]

    def fixture(self, number: int) -> Fixture:
        """One of the games, from 0 on."""
        return Fixture(number, self.seated(number), tuple(range(len(self.bots))), {})


def play_match(
    match: Schedule, *, jobs: int = 1, cluster: str | None = None, first: int = 0, at_once: int = 32
) -> Generator[Data]:
    """The records of the games in order, each as soon as it and those before it are over.

    They are played in `jobs` processes, or by the Ray cluster at an address. `first` leaves out
    the games before it. A process is given up to `at_once` games at a time: many for games that are
    over in a moment, one for bots that think.
    """
    if jobs < 1:
        raise SetupError("match-jobs", got=str(jobs))
    check_match(match)
    numbers = range(first, match.games)
    if cluster is not None and numbers:
        from hexholm.arena.cluster import in_cluster

        return in_cluster(partial(play_one, match), numbers, cluster)
    jobs = min(jobs, len(numbers))
    if jobs <= 1:
        return (play_one(match, number) for number in numbers)
    size = max(1, min(at_once, len(numbers) // (4 * jobs)))
    chunks = (numbers[start : start + size] for start in range(0, len(numbers), size))
    return _each(in_processes(partial(_play_some, match), chunks, jobs))


def check_match(match: Schedule) -> None:
    """Report what's wrong with a match before any process starts."""
    if match.games < 0:
        raise SetupError("match-games", least=0, got=str(match.games))
    if match.seed < 0:
        raise SetupError("seed-negative", got=str(match.seed))
    if match.games:
        _set_up(match, match.fixture(0))


def play_one(match: Schedule, number: int) -> Data:
    """Play one game of a match: its record, with the result."""
    fixture = match.fixture(number)
    game, bots = _set_up(match, fixture)
    watch = Stopwatch(game, bots) if fixture.is_timed else None
    turns, lapses = play_turns(game, watch.timed if watch else bots)
    timing = {"seconds": watch.seconds()} if watch else {}
    lucky = {"luck": luck(game)} if fixture.tells_luck else {}
    failing = {"lapses": [lapse._asdict() for lapse in lapses]} if lapses else {}
    return {
        **game.record(),
        "bots": list(fixture.bots),
        "scores": game.scores(),
        "winners": game.winners,
        "turns": turns,
        **fixture.marks,
        **timing,
        **lucky,
        **failing,
    }


def _play_some(match: Schedule, numbers: Iterable[int]) -> list[Data]:
    return [play_one(match, number) for number in numbers]


def _each(chunks: Generator[list[Data]]) -> Generator[Data]:
    with closing(chunks):
        for chunk in chunks:
            yield from chunk


def _set_up(match: Schedule, fixture: Fixture) -> tuple[Game, list[Bot]]:
    seed = roll(match.seed, fixture.deal + 1, SEEDS)
    setup: dict[str, Any] = {"game": GAMES[0], **match.setup}
    game = new_game(players=len(fixture.bots), seed=seed, **setup)
    bots = [
        make_entrant(name, seed=roll(seed ^ _BOT_STREAM, place + 1, SEEDS))
        for name, place in zip(fixture.bots, fixture.places, strict=True)
    ]
    return game, bots

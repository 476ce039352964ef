"""Many games between the same bots, on as many cores as wanted.

Every game depends on the match's seed and its own number alone, so a match gives the same records
whatever the number of processes.
"""

import multiprocessing
import signal
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypedDict

from hexholm.arena.play import play_turns
from hexholm.board import Section
from hexholm.bots import Bot, make_bot
from hexholm.game import Data, Game, SetupError, roll
from hexholm.kingdom import KingdomBuilder
from hexholm.library import new_game
from hexholm.winter.boards import Side

_SEEDS: Final = 1 << 53
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
    options: Mapping[str, bool] | None
    tasks: Sequence[str] | None
    island: str | Section | Mapping[str, Any] | None
    capitols: Sequence[str] | None
    caves: Sequence[str] | None
    nomads: Mapping[str, str] | None
    removed: str | None
    # Winter Kingdom:
    boards: Sequence[str | Side | Mapping[str, Any]] | None
    economy: str | None
    twist: str | None
    direction: str | None
    top_board: int | None
    bottom_board: int | None
    talents: Sequence[Sequence[str]] | None


class Match(NamedTuple):
    """What is to be played; `bots` has one name a seat."""

    games: int
    bots: tuple[str, ...]
    seed: int = 0
    rotate: bool = True
    """Whether every game seats the bots one seat further, so that each sits everywhere."""
    setup: Arrangement = Arrangement()

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots by seat in one of the games."""
        shift = number % len(self.bots) if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]


def play_match(match: Match, *, jobs: int = 1) -> Iterator[Data]:
    """The records of the games in order, each as soon as it and those before it are over."""
    if match.games < 0:
        raise SetupError(f"the number of games must be 0 or more, not {match.games}")
    if match.seed < 0:
        raise SetupError(f"the seed must be a whole number from 0 on, not {match.seed}")
    if jobs < 1:
        raise SetupError(f"the number of jobs must be 1 or more, not {jobs}")
    if match.games:
        _set_up(match, 0)  # what is wrong with the match shows here, before any process starts
    numbers = range(match.games)
    jobs = min(jobs, match.games)
    if jobs <= 1:
        return (play_one(match, number) for number in numbers)
    return _play_on_cores(match, numbers, jobs)


def play_one(match: Match, number: int) -> Data:
    """Play one game of a match: its record, with what came of it."""
    names, game, bots = _set_up(match, number)
    turns = play_turns(game, bots)
    return {
        **game.record(),
        "bots": list(names),
        "scores": game.scores(),
        "winners": game.winners,
        "turns": turns,
    }


def _set_up(match: Match, number: int) -> tuple[tuple[str, ...], Game, list[Bot]]:
    names = match.seated(number)
    seed = roll(match.seed, number + 1, _SEEDS)
    setup: dict[str, Any] = {"game": KingdomBuilder.name, **match.setup}
    game = new_game(players=len(names), seed=seed, **setup)
    bots = [
        make_bot(name, seed=roll(seed ^ _BOT_STREAM, seat + 1, _SEEDS))
        for seat, name in enumerate(names)
    ]
    return names, game, bots


def _play_on_cores(match: Match, numbers: range, jobs: int) -> Iterator[Data]:
    chunk = max(1, min(32, len(numbers) // (4 * jobs)))
    pool = multiprocessing.get_context("spawn").Pool(jobs, _leave_interrupts_to_the_parent)
    with pool:
        yield from pool.imap(partial(play_one, match), numbers, chunk)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)

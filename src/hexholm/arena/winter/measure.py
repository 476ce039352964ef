"""Playing the games of an experiment and computing its figures."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final, TypeVar

from hexholm.arena.statistics import Mean
from hexholm.arena.survey.fit import Sitting, effects
from hexholm.arena.survey.results import UNKNOWN
from hexholm.arena.winter.aims import Aimed, play_aims
from hexholm.arena.winter.gifts import UPGRADE, play_gifts
from hexholm.arena.winter.results import CardWorth, Experiment, TalentWorth, Worth
from hexholm.arena.workers import in_processes
from hexholm.bots.winter.levels import SKILLS
from hexholm.chance import check_edition
from hexholm.game import SetupError
from hexholm.winter.box import POINTS, PRICES

Progress = Callable[[int, int], None]
"""Called after each game with the number of games played and of all games."""
T = TypeVar("T")
_CHUNK: Final = 10
"""Games given to a process at a time."""


def measure(experiment: Experiment, *, jobs: int = 1, on_progress: Progress | None = None) -> Worth:
    """Play as many games with gifts as with aims, and sum up the results."""
    if experiment.bot not in SKILLS:
        raise SetupError("worth-bot", names_or=list(SKILLS))

    def told(games: Iterable[T], before: int) -> Iterator[T]:
        for number, game in enumerate(games, start=before + 1):
            yield game
            if on_progress:
                on_progress(number, 2 * experiment.games)

    gifts = list(told(_played(play_gifts, experiment, jobs), 0))
    aims = list(told(_played(play_aims, experiment, jobs), experiment.games))
    edition = check_edition(experiment.setup.get("edition"))
    return Worth(experiment, _talents(gifts, edition), _cards(aims, edition))


def _played(play: Callable[[Experiment, int], T], experiment: Experiment, jobs: int) -> Iterator[T]:
    numbers = range(experiment.games)
    if jobs == 1:
        for number in numbers:
            yield play(experiment, number)
        return
    chunks = [numbers[at : at + _CHUNK] for at in range(0, len(numbers), _CHUNK)]
    for some in in_processes(partial(_play_some, play, experiment), chunks, jobs):
        yield from some


def _play_some(
    play: Callable[[Experiment, int], T], experiment: Experiment, numbers: Iterable[int]
) -> list[T]:
    return [play(experiment, number) for number in numbers]


def _talents(games: list[Sitting], edition: int) -> list[TalentWorth]:
    worth = (effects(games) or [{}])[0]
    return [
        TalentWorth(
            name, cost, worth.get(name, UNKNOWN), upgrade, worth.get(UPGRADE + name, UNKNOWN)
        )
        for name, (cost, upgrade) in PRICES[edition].items()
    ]


def _cards(games: list[list[Aimed]], edition: int) -> list[CardWorth]:
    found = []
    for name, points in POINTS[edition].items():
        aimed, nothing, others = Mean(), Mean(), Mean()
        for number, seats in enumerate(games):
            for one in seats:
                if one.card != name:
                    continue
                (aimed if one.is_aimed else others).add(one.points, number)
                if one.is_aimed:
                    nothing.add(not one.points, number)
        share = nothing.share() if nothing.count else UNKNOWN
        found.append(CardWorth(name, aimed.estimate(), share, others.estimate(), points))
    return found

"""The speed table: how fast the engine and the bots are, on one core.

Every figure is also given as a ratio to a fixed loop of plain Python (the yardstick) timed in the
same run, so that runs on different machines can be compared. Yardstick and measurements take turns
in several passes, and the best pass counts: noise only ever makes things slower.
Time is processor time, so that other programs interfere less.
"""

import random
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from itertools import count
from time import process_time
from typing import Any, Final, NamedTuple

from hexholm.arena.play import play_game
from hexholm.bots import make_bot
from hexholm.bots.kingdom.placement import Placement
from hexholm.bots.kingdom.rollout import QuickPlayer
from hexholm.bots.native import NativeRollout, Table, library
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.boxes.base.rules import CARDS
from hexholm.kingdom.scoring import work_out
from hexholm.library import new_game
from hexholm.winter import WinterKingdom
from hexholm.winter.boards import assemble

PASSES: Final = 5
_MIDDLE: Final = 60  # a game of two has about 120 actions
_BATCH: Final = 100
_YARDSTICK_MASK: Final = (1 << 640) - 1

PER_SECOND: Final = "games/s"
STEPS: Final = "steps/s"
MICROSECONDS: Final = "µs"


class Row(NamedTuple):
    """One line of the table."""

    what: str
    """The message `bench-WHAT` says it."""
    figure: float
    unit: str
    """games/s or steps/s (more is better), or µs (less is better)"""
    must: float | None
    stretch: float | None
    ratio: float
    """The time it takes, in yardsticks."""

    def reaches(self, target: float | None) -> bool:
        """Whether the figure is as good as a target; without one it is."""
        if target is None:
            return True
        return self.figure <= target if self.unit == MICROSECONDS else self.figure >= target


Work = Callable[[], object]


class _Measurement(NamedTuple):
    what: str
    unit: str
    must: float | None
    stretch: float | None
    start: Callable[[], Work]
    """Begins again in each pass, so that every pass does the same work."""
    units: int = 1
    """How many units one call of the work does."""


def run_bench(seconds: float = 10.0, passes: int = PASSES) -> list[Row]:
    """Measure everything, within about this much processor time and in this many passes."""
    measurements = _measurements()
    share = seconds / passes / (len(measurements) + 1)
    yardsticks: list[float] = []
    times: list[list[float]] = [[] for _ in measurements]
    for _ in range(passes):
        yardsticks.append(_time(yardstick, share))
        for found, measurement in zip(times, measurements, strict=True):
            found.append(_time(measurement.start(), share) / measurement.units)
    rows = []
    for measurement, found in zip(measurements, times, strict=True):
        what, unit, must, stretch, *_ = measurement
        best = min(found)
        figure = best * 1e6 if unit == MICROSECONDS else 1 / best
        rows.append(Row(what, figure, unit, must, stretch, best / min(yardsticks)))
    return rows


def yardstick() -> int:
    """A fixed piece of plain Python, similar to what the engine does: wide ints, lists, calls."""
    s, found = 1 << 320, [0] * 20
    for i in range(100):
        s = (s << 1 | s >> 32 | s << 31) & _YARDSTICK_MASK
        found[i % 20] += min(s.bit_count(), i)
    return sum(found)


def _time(work: Work, seconds: float) -> float:
    """Average time of one call in seconds, measured for about the time given."""
    work()
    calls, started = 0, process_time()
    while True:
        work()
        calls += 1
        passed = process_time() - started
        if passed >= seconds:
            return passed / calls


def _measurements() -> list[_Measurement]:
    middle = _random_game(1).at(_MIDDLE)
    ends = [
        _random_game(7, cards=[CARDS[(first + i) % len(CARDS)].name for i in range(3)])
        for first in range(len(CARDS))
    ]

    def copies() -> Work:
        return lambda: [middle.copy() for _ in range(_BATCH)]

    def scores() -> Work:
        return lambda: [_gold(game) for game in ends]

    def new_games() -> Work:
        seeds = count(1)
        return lambda: new_game(players=2, seed=next(seeds))

    def lists() -> Work:
        return lambda: [middle.copy().legal_actions() for _ in range(_BATCH)]

    return [
        _Measurement("base-random", PER_SECOND, 1500, 2500, _games("random")),
        _Measurement("base-bare", PER_SECOND, 1500, 2500, _bare_games),
        _Measurement("base-greedy", PER_SECOND, None, None, _games("greedy")),
        _Measurement("base-quick", PER_SECOND, None, None, _quick_games),
        *_compiled(),
        _Measurement("all-random", PER_SECOND, 400, None, _all_boxes("random")),
        _Measurement("all-greedy", PER_SECOND, None, None, _all_boxes("greedy")),
        _Measurement("winter-random", PER_SECOND, 330, None, _winter_games),
        *_environments(),
        _Measurement("copy", MICROSECONDS, 3, 2, copies, _BATCH),
        _Measurement("score", MICROSECONDS, 16, None, scores, len(ends)),
        _Measurement("new", MICROSECONDS, None, None, new_games),
        _Measurement("legal", MICROSECONDS, None, None, lists, _BATCH),
    ]


def _gold(game: KingdomBuilder) -> int:
    """All gold of one seat, recomputed: a game remembers it for its position."""
    return sum(gold for groups in work_out(game, 0).values() for _, gold in groups)


def _games(name: str, players: int = 2, preset: str | None = None) -> Callable[[], Work]:
    """Games between bots of a kind, each on sections and cards of its own."""

    def start() -> Work:
        seeds = count(1)
        bots = [make_bot(name, seed=seat) for seat in range(players)]
        return lambda: play_game(new_game(players=players, seed=next(seeds), preset=preset), bots)

    return start


def _quick_games() -> Work:
    seeds = count(1)
    return lambda: _quick(new_game(players=2, seed=next(seeds)), whole=True)


def _quick(game: KingdomBuilder, *, whole: bool) -> KingdomBuilder:
    """The game played out by quick players, to its end or to that of the first turn."""
    player = QuickPlayer(Placement(game), random.Random(1))
    while not game.over and (whole or game.left):
        game.play(player.action(game))
    return game


def _compiled() -> list[_Measurement]:
    """Quick players in C, where they were compiled: many games on each of some boards."""
    found = library()
    if not found:
        return []

    def start() -> Work:
        seeds = count(1)

        def play() -> object:
            game = _quick(new_game(players=2, seed=next(seeds)), whole=False)
            return NativeRollout(Table(found, game), 0, lambda _: game)((), range(_BATCH))

        return play

    return [_Measurement("base-compiled", PER_SECOND, None, None, start, _BATCH)]


def _environments() -> list[_Measurement]:
    """Random steps of the environments, where what they need is installed."""
    if not all(map(find_spec, ("gymnasium", "numpy", "pettingzoo"))):
        return []
    from hexholm.train import pace

    tables: dict[str, dict[str, Any]] = {"env-base": {}}
    tables["env-all"] = {"preset": "everything", "players": 4}
    tables["env-winter"] = {"game": WinterKingdom.name, "players": 4}
    found = [
        _Measurement(what, STEPS, 40_000, None, partial(pace.table, **setup), pace.STEPS)
        for what, setup in tables.items()
    ]
    if library():
        found.append(_Measurement("env-batch", STEPS, 5_000_000, None, pace.batch, pace.MATCHES))
    return found


def _all_boxes(name: str) -> Callable[[], Work]:
    return _games(name, 4, "everything")


def _winter_games() -> Work:
    """Games of Winter Kingdom, each on boards and with cards of its own."""
    assemble.cache_clear()  # the boards of an earlier pass would be there already
    seeds = count(1)
    bots = [make_bot("random", seed=seat) for seat in range(4)]
    return lambda: play_game(new_game(WinterKingdom.name, players=4, seed=next(seeds)), bots)


def _bare_games() -> Work:
    seeds = count(1)
    return lambda: _random_game(next(seeds))


def _random_game(seed: int, cards: Sequence[str] | None = None) -> KingdomBuilder:
    """A game played to its end at random, without bots."""
    game = new_game(players=2, seed=seed, cards=cards)
    chance = random.Random(seed).random
    while not game.over:
        options = game.options
        game.play(options.pick(chance()))
    return game

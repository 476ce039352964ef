"""How often what advice calls a chance of 70% comes true, in games of experts; and the fit of it.

    hexholm arena --bots expert --players 2 --games 60 --seed 4101 --out games.jsonl
    python bench/calibration.py look games.jsonl base.positions    # what futures show, turn by turn
    python bench/calibration.py fit docs/pictures/chances.svg --panel "Base game" base.positions

`look` goes on where it stopped. `fit` prints softness and sharpness for the files `chances.toml`
and the table of docs/advice.md, and draws the picture. A game is never measured by a fit that has
seen it: the deals are divided into five parts, and each is measured by the fit to the other four.
"""

import argparse
import random
from collections.abc import Callable, Iterator, Sequence
from math import log
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import hexholm
from hexholm import advice
from hexholm.arena.records import read_records, write_records
from hexholm.arena.statistics import Estimate, Mean
from hexholm.bots import Sight
from hexholm.bots.search.chances import Calibration
from hexholm.bots.search.outcomes import Ending, reach
from hexholm.bots.search.playing_out import InPython
from hexholm.draw import chart
from hexholm.game import Data
from hexholm.library import kind_of

COMPILED, IN_PYTHON = 256, 32
"""Futures of a position."""
BINS = 10
PHASES = {"beginning": (2 / 3, 1.01), "middle": (1 / 3, 2 / 3), "end": (0.0, 1 / 3)}
PLAIN = Calibration(0.0, 0.0)
PARTS = 5
FEW = 96
"""Futures of a position that are enough for the fit."""
SOFT = [float(gold) for gold in range(25)]
SHARP = [round(-0.6 + 0.1 * i, 1) for i in range(31)]


class Position(NamedTuple):
    """What a seat could see after a turn, and how the game ended."""

    deal: str
    left: float
    totals: list[list[int]]
    """By future and seat."""
    won: list[float]

    def shares(self, calibration: Calibration) -> list[float]:
        """Each seat's mean share of the victory, with one even future added."""
        seats, number = len(self.won), len(self.totals)
        seen = [calibration.shares(one, self.left) for one in self.totals]
        sums = [sum(shares[seat] for shares in seen) for seat in range(seats)]
        return [(one + 1 / seats) / (number + 1) for one in sums]

    def chances(self, calibration: Calibration) -> tuple[float, ...]:
        """Each seat's chance, as `hexholm.advice` has it."""
        return calibration.chances(self.shares(calibration), self.left)


def look(record: Data) -> Iterator[Data]:
    """Every turn of a game played out, as advice does it."""
    game = hexholm.replay(record)
    won = [float(seat in game.winners) / len(game.winners) for seat in range(game.seats)]
    for turn, before in advice.turns(game):
        sight, rng = Sight(before, turn.seat), random.Random(turn.start)
        start = sight.imagine(rng)
        mind = kind_of(game).at("advice").Mind(start, turn.seat, rng)
        reached = reach(start, turn.seat, turn.actions)
        if reached.ending is not None:
            continue
        compiled = mind.compiled([reached])
        futures = compiled or InPython(sight, mind)
        numbers = [rng.getrandbits(64) for _ in range(COMPILED if compiled else IN_PYTHON)]
        endings: list[Ending] = list(futures.endings(reached, numbers))
        totals = [[score["total"] for score in ending.scores] for ending in endings]
        deal = f"{record['match']}-{record['deal']}-{record['seating']}"
        yield {"deal": deal, "left": mind.time_left(start), "totals": totals, "won": won}


def look_at_all(records: Path, out: Path) -> None:
    """Add the positions of the games that are not there yet."""
    seen = {row["deal"] for row in read_records(out)}
    for record in read_records(records):
        if f"{record['match']}-{record['deal']}-{record['seating']}" not in seen:
            write_records(out, list(look(record)), drop_half=True)


def positions(files: Sequence[Path]) -> list[Position]:
    """Those of some files."""
    return [Position(**row) for file in files for row in read_records(file)]


class Fit(NamedTuple):
    """What was learned from some positions."""

    whole: Calibration
    """From all of them."""
    parts: list[Calibration]
    """For each part of the deals, from the others."""

    def chances(self, one: Position) -> tuple[float, ...]:
        """What is said of a position by the fit to other deals."""
        return one.chances(self.parts[part(one)])


def part(one: Position) -> int:
    """The part of the deals that a position belongs to."""
    return crc32(one.deal.encode()) % PARTS


def fit(found: Sequence[Position]) -> Fit:
    """The calibration by which the results are the least surprising, of all and of each part."""
    losses: dict[Calibration, list[float]] = {}
    few = [one._replace(totals=one.totals[:FEW]) for one in found]
    for softness in SOFT:
        seen = [one.shares(Calibration(softness, 0.0)) for one in few]
        for sharpness in SHARP:
            tried = Calibration(softness, sharpness)
            lost = losses[tried] = [0.0] * PARTS
            for one, shares in zip(few, seen, strict=True):
                lost[part(one)] += loss(one.won, tried.chances(shares, one.left))
    without = [
        min(losses, key=lambda tried: sum(losses[tried]) - losses[tried][k]) for k in range(PARTS)
    ]
    return Fit(min(losses, key=lambda tried: sum(losses[tried])), without)


def loss(won: Sequence[float], chances: Sequence[float]) -> float:
    """How surprising a result is: -log of the chance it was given."""
    return sum(-share * log(chance) for share, chance in zip(won, chances, strict=True) if share)


Told = Callable[[Position], Sequence[float]]
"""The chances said of a position."""


def plain(one: Position) -> Sequence[float]:
    """Chances as futures have them."""
    return one.chances(PLAIN)


def brier(found: Sequence[Position], told: Told) -> Estimate:
    """The mean square of chance minus result, per seat; games count as independent, not turns."""
    mean = Mean()
    for one in found:
        for won, chance in zip(one.won, told(one), strict=True):
            mean.add((won - chance) ** 2, one.deal)
    return mean.estimate()


def bins(found: Sequence[Position], told: Told) -> list[tuple[float, Estimate, int]]:
    """By tenths of the chance that was told: its mean, how often it came true, and how many."""
    said: list[list[float]] = [[] for _ in range(BINS)]
    true = [Mean() for _ in range(BINS)]
    for one in found:
        for won, chance in zip(one.won, told(one), strict=True):
            number = min(BINS - 1, int(chance * BINS))
            said[number].append(chance)
            true[number].add(won, one.deal)
    return [
        (sum(here) / len(here), mean.share(), len(here))
        for here, mean in zip(said, true, strict=True)
        if here
    ]


def table(name: str, found: Sequence[Position], told: Told) -> Iterator[str]:
    """Rows of the table in docs/advice.md."""
    for phase, (low, high) in [("all", (0.0, 1.01)), *PHASES.items()]:
        here = [one for one in found if low <= one.left < high]
        if here:
            ours, theirs = brier(here, told), brier(here, plain)
            games = len({one.deal for one in here})
            figures = f"{ours.value:.3f} ({ours.low:.3f} to {ours.high:.3f})"
            yield f"| {name} | {phase} | {games} | {len(here)} | {figures} | {theirs.value:.3f} |"


NOTE = "Games of experts, each measured by a fit to others. Whiskers are 95% intervals."
SIDE, EDGE, GAP, TOP, FOOT = 260.0, 28.0, 18.0, 74.0, 44.0


def picture(panels: dict[str, list[tuple[float, Estimate, int]]]) -> str:
    """Chance told against share won, a panel for each game."""
    wide = 56 + SIDE + 22
    width, height = 2 * EDGE + len(panels) * wide + (len(panels) - 1) * GAP, TOP + SIDE + FOOT
    body = [
        chart.text(EDGE, 46, "Chances that come true", "title"),
        chart.text(EDGE, 70, NOTE, "note"),
    ]
    for number, (name, found) in enumerate(panels.items()):
        x = EDGE + number * (wide + GAP)
        note = "share won, by the chance told"
        body.append(chart.panel(x, 92, wide, height, name, note, _drawn(found)))
    about = "Of turns said to win with a chance of 70%, about 70% were won"
    return chart.figure(width, 92 + height + EDGE, about, body)


def _drawn(found: Sequence[tuple[float, Estimate, int]]) -> Iterator[str]:
    across = chart.Scale(0, 100, 56, 56 + SIDE, 20)
    up = chart.Scale(0, 100, TOP + SIDE, TOP, 20)
    yield chart.bottom_axis(across, TOP, TOP + SIDE + 4, percent=True)
    yield chart.left_axis(up, 56, 56 + SIDE, percent=True)
    yield chart.curve([(across(0), up(0)), (across(100), up(100))])
    most = max(number for _, _, number in found)
    for told, share, number in found:
        tip = f"{100 * told:.0f}%: {100 * share.value:.0f}% of {number}"
        size = 3 + 4 * (number / most) ** 0.5
        yield chart.upright(up, across(100 * told), 100 * share.low, 100 * share.high)
        yield chart.dot(across, up(100 * share.value), 100 * told, tip=tip, radius=size)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    actions = parser.add_subparsers(dest="do", required=True)
    looking = actions.add_parser("look")
    looking.add_argument("records", type=Path)
    looking.add_argument("out", type=Path)
    fitting = actions.add_parser("fit")
    fitting.add_argument("out", type=Path)
    fitting.add_argument("--panel", nargs="+", action="append", metavar="NAME FILE...")
    given: Any = parser.parse_args()
    if given.do == "look":
        look_at_all(given.records, given.out)
        return
    panels = {}
    for name, *paths in given.panel:
        found = positions([Path(path) for path in paths])
        learned = fit(found)
        told: Told = learned.chances
        print(f"{name}: softness = {learned.whole.softness}, sharpness = {learned.whole.sharpness}")
        if brier(found, told).value > brier(found, plain).value:
            told = plain
            print("on other deals that is no better than 0 and 0, so these are drawn")
        print("\n".join(table(name, found, learned.chances)))
        panels[name] = bins(found, told)
    given.out.write_text(picture(panels), encoding="utf-8")


if __name__ == "__main__":
    main()

"""How often what advice calls a chance of 70% comes true, in games of experts; and the fit of it.

    hexholm arena --bots expert --players 2 --games 60 --seed 4101 --out fit.jsonl
    hexholm arena --bots expert --players 2 --games 60 --seed 4202 --out test.jsonl
    python bench/calibration.py look fit.jsonl fit.positions       # what futures show, turn by turn
    python bench/calibration.py fit fit.positions                  # prints softness and sharpness
    python bench/calibration.py draw docs/pictures/chances.svg --panel "Base game" test.positions

Records of several matches may be given; the fit must not see the games it is measured with. `look`
goes on where it stopped. `draw` writes the picture and prints the table of docs/advice.md.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path
from typing import Any, NamedTuple

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


def fit(found: Sequence[Position]) -> None:
    """Print the calibration by which the results are the least surprising."""
    best, least = Calibration(0.0, 0.0), float("inf")
    for softness in SOFT:
        seen = [one.shares(Calibration(softness, 0.0)) for one in found]
        for sharpness in SHARP:
            tried = Calibration(softness, sharpness)
            here = loss(found, [tried.chances(s, p.left) for s, p in zip(seen, found, strict=True)])
            if here < least:
                best, least = tried, here
    print(f"softness = {best.softness}\nsharpness = {best.sharpness}  # loss {least:.4f}")


def loss(found: Sequence[Position], chances: Sequence[Sequence[float]]) -> float:
    """How surprising the results are: the mean of -log of the chances they were given."""
    each = (
        -won * log(chance)
        for one, told in zip(found, chances, strict=True)
        for won, chance in zip(one.won, told, strict=True)
        if won
    )
    return sum(each) / len(found)


def brier(found: Sequence[Position], calibration: Calibration) -> Estimate:
    """The mean square of chance minus result, per seat; games count as independent, not turns."""
    mean = Mean()
    for one in found:
        for won, chance in zip(one.won, one.chances(calibration), strict=True):
            mean.add((won - chance) ** 2, one.deal)
    return mean.estimate()


def bins(found: Sequence[Position], calibration: Calibration) -> list[tuple[float, Estimate, int]]:
    """By tenths of the chance that was told: its mean, how often it came true, and how many."""
    told: list[list[float]] = [[] for _ in range(BINS)]
    true = [Mean() for _ in range(BINS)]
    for one in found:
        for won, chance in zip(one.won, one.chances(calibration), strict=True):
            number = min(BINS - 1, int(chance * BINS))
            told[number].append(chance)
            true[number].add(won, one.deal)
    return [
        (sum(here) / len(here), mean.share(), len(here))
        for here, mean in zip(told, true, strict=True)
        if here
    ]


def table(name: str, found: Sequence[Position], calibration: Calibration) -> Iterator[str]:
    """Rows of the table in docs/advice.md."""
    plain = Calibration(0.0, 0.0)
    for phase, (low, high) in [("all", (0.0, 1.01)), *PHASES.items()]:
        here = [one for one in found if low <= one.left < high]
        if here:
            told, raw = brier(here, calibration), brier(here, plain)
            games = len({one.deal for one in here})
            figures = f"{told.value:.3f} ({told.low:.3f} to {told.high:.3f})"
            yield f"| {name} | {phase} | {games} | {len(here)} | {figures} | {raw.value:.3f} |"


def kept(game: str) -> Calibration:
    """The calibration that advice uses, such as kingdom/base."""
    from hexholm.bots.search.chances import calibration

    package, _, name = game.partition("/")
    return calibration(f"hexholm.bots.{package}", name)


NOTE = "Games of experts that the fit has not seen. Whiskers are 95% intervals."
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
    fitting.add_argument("positions", type=Path, nargs="+")
    drawing = actions.add_parser("draw")
    drawing.add_argument("out", type=Path)
    drawing.add_argument("--panel", nargs=3, action="append", metavar=("NAME", "WHICH", "FILE"))
    given: Any = parser.parse_args()
    if given.do == "look":
        look_at_all(given.records, given.out)
    elif given.do == "fit":
        fit(positions(given.positions))
    else:
        panels = {}
        for name, which, file in given.panel:
            found = positions([Path(file)])
            panels[name] = bins(found, kept(which))
            print("\n".join(table(name, found, kept(which))))
        given.out.write_text(picture(panels), encoding="utf-8")


if __name__ == "__main__":
    main()

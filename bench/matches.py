"""The matches of docs/opponents.md, side by side on all cores, until they are over or time is up.

    PYTHONPATH=src python bench/matches.py FOLDER [--seconds N] [--jobs N] [--only TEXT] [--seed N]

Every match has its records in a file of FOLDER and goes on from there, here or on another machine.
The games are those of `hexholm arena` with the options that the table shows.
"""

import argparse
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from hexholm.arena import Comparison, Contest, write_records
from hexholm.arena.match import play_one
from hexholm.arena.statistics import in_percent
from hexholm.arena.workers import in_processes
from hexholm.game import Data

SEED = 2026
BOXES = ("nomads", "crossroads", "marshlands", "harvest", "everything")
WINTER = "winter-kingdom"


class Bout(NamedTuple):
    """A match: who plays, how many games, and how they are set up."""

    bots: str
    games: int = 400
    players: int = 2
    preset: str = ""
    game: str = ""

    @property
    def options(self) -> str:
        """What to give `hexholm arena` for it."""
        told = {"game": self.game, "preset": self.preset, "players": self.players}
        given = "".join(f"--{key} {value} " for key, value in told.items() if value not in ("", 2))
        return f"{given}--bots {self.bots} --games {self.games}"

    @property
    def name(self) -> str:
        """The name of its file."""
        land = self.game or self.preset or "base"
        return f"{land}-{self.players}-{self.bots.replace(',', '-')}"

    def contest(self, seed: int) -> Contest:
        """Its games."""
        setup = {"game": self.game, "preset": self.preset}
        given: Any = {key: value for key, value in setup.items() if value}
        return Contest.between(self.bots.split(","), self.games, self.players, seed, **given)


LEVELS = ("easy,beginner", "normal,easy", "hard,normal")
BOUTS = (
    *(Bout(f"expert,{other}", preset=box) for box in BOXES for other in ("greedy", "hard")),
    *(Bout(two, 200, preset=box) for box in BOXES[:-1] for two in LEVELS),
    *(Bout(two, 102, players=4, preset="everything") for two in (*LEVELS, "expert,hard")),
    Bout("expert,hard", game=WINTER),
    Bout("expert,hard", 102, players=4, game=WINTER),
    Bout("master,expert"),
)


def play(comparisons: list[Comparison], jobs: int, until: float) -> None:
    """Play what is left, all of them in step."""

    def pieces() -> Iterator[tuple[int, int]]:
        left = [
            ((number + 1) / one.contest.games, match, number)
            for match, one in enumerate(comparisons)
            for number in range(one.played, one.contest.games)
        ]
        for _, match, number in sorted(left):
            if monotonic() > until:
                return
            yield match, number

    played = in_processes(partial(piece, [one.contest for one in comparisons]), pieces(), jobs)
    for match, record in played:
        out = comparisons[match].out
        if out is not None:
            write_records(out, [record], drop_half=True)


def piece(contests: list[Contest], which: tuple[int, int]) -> tuple[int, Data]:
    """One game of one of the matches."""
    match, number = which
    return match, play_one(contests[match], number)


def row(bout: Bout, comparison: Comparison) -> str:
    """A line of the table."""
    standings = comparison.standings()
    first, second = standings.bots
    gold = f"{first.seats.total.value:.1f} : {second.seats.total.value:.1f}"
    (mean, _, longest), (other, _, _) = first.times, second.times
    won = in_percent(first.won)
    pace = f"{mean} : {other} | {longest} ms"
    return f"| {won} | {gold} | {standings.games} | {pace} | `{bout.options}` |"


def main() -> None:
    """Play, then print the table."""
    wants = argparse.ArgumentParser(description=__doc__)
    wants.add_argument("folder", type=Path)
    wants.add_argument("--seconds", type=float, default=0)
    wants.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wants.add_argument("--only", default="")
    wants.add_argument("--seed", type=int, default=SEED)
    asked = wants.parse_args()
    until = monotonic() + asked.seconds
    asked.folder.mkdir(parents=True, exist_ok=True)
    bouts = [bout for bout in BOUTS if asked.only in bout.name]
    files = [asked.folder / f"{bout.name}.jsonl" for bout in bouts]

    def opened() -> list[Comparison]:
        pairs = zip(bouts, files, strict=True)
        return [Comparison(bout.contest(asked.seed), file) for bout, file in pairs]

    if asked.seconds:
        play(opened(), asked.jobs, until)
    print("| won | gold | games | ms per turn | longest | with |\n|---|---|---|---|---|---|")
    for bout, comparison in zip(bouts, opened(), strict=True):
        if comparison.played:
            print(row(bout, comparison))


if __name__ == "__main__":
    main()

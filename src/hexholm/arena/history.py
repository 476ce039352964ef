"""Ladders that are kept, one line each, so that versions of hexholm can be compared.

A bot is known by what it plays: its fingerprint comes from two games against itself. One that plays
the same in two versions is one player, whatever it is called, and links their ladders; so does a
bot of another version that played along (`expert@PLACE`).
"""

import hashlib
import json
from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Final, NamedTuple

from hexholm.arena.contest import Contest
from hexholm.arena.elo import Score, elo
from hexholm.arena.entrants import AT
from hexholm.arena.match import Match, play_match
from hexholm.arena.records import read_records, write_records
from hexholm.arena.standings import Standings
from hexholm.arena.statistics import Estimate
from hexholm.game import Data, SaveError

GAMES: Final = 2
"""Games for a fingerprint."""
SEED: Final = 20261117
"""Of their deals."""
_NOTHING: Final = Score(0.0, 0)


class Rung(NamedTuple):
    """A bot of one of the ladders."""

    rating: Estimate
    """Elo, over all ladders together; 1500 is the middle one of the first."""
    is_new: bool
    """Whether it plays other turns than its namesake in the ladder before, if there was one."""


class Chapter(NamedTuple):
    """One of the ladders."""

    label: str
    bots: dict[str, Rung]


def kept(contest: Contest, standings: Standings, label: str) -> Data:
    """A ladder as a line to keep."""
    prints = {name: fingerprint(name, contest) for name in contest.bots}
    duels = [
        {"one": duel.one, "other": duel.other, "ahead": duel.ahead.value}
        for duel in standings.duels
    ]
    return {
        "ladder": label,
        "kind": _kind(contest),
        "seed": contest.seed,
        "games": contest.games_each,
        "bots": prints,
        "duels": duels,
    }


def begin(path: str | PathLike[str]) -> None:
    """Fail now, not after all the games, where no ladder can be kept."""
    write_records(path, [])


def keep(path: str | PathLike[str], line: Data) -> None:
    """Add a ladder to the file, in the place of one of the same name and kind."""
    lines = [*_lines(path)]
    same = (line["ladder"], line["kind"])
    if not any((one["ladder"], one["kind"]) == same for one in lines):
        write_records(path, [line], drop_half=True)
        return
    changed = [line if (one["ladder"], one["kind"]) == same else one for one in lines]
    part = Path(f"{path}.part")
    part.unlink(missing_ok=True)
    write_records(part, changed)
    part.replace(path)


def history(path: str | PathLike[str], contest: Contest) -> list[Chapter]:
    """The kept ladders of the same kind of game, in order, all rated together."""
    return rated([one for one in _lines(path) if one["kind"] == _kind(contest)])


def rated(lines: Sequence[Data]) -> list[Chapter]:
    """Ladders with the ratings of their bots.

    The same players on the same deals play the same games: those count once.
    """
    scores: dict[tuple[str, str, int], Score] = {}
    for line in lines:
        for duel in line["duels"]:
            one, other = line["bots"][duel["one"]], line["bots"][duel["other"]]
            ahead = duel["ahead"]
            if one > other:
                one, other, ahead = other, one, 1 - ahead
            key = one, other, line["seed"]
            if one != other and line["games"] > scores.get(key, _NOTHING).games:
                scores[key] = Score(ahead * line["games"], line["games"])
    met: dict[tuple[str, str], Score] = {}
    for (one, other, _), score in scores.items():
        before = met.get((one, other), _NOTHING)
        met[one, other] = Score(before.points + score.points, before.games + score.games)
    ratings = elo(met, list(dict.fromkeys(lines[0]["bots"].values()))) if lines else {}
    chapters: list[Chapter] = []
    last: dict[str, str] = {}
    for line in lines:
        own = {name: one for name, one in line["bots"].items() if AT not in name}
        bots = {name: Rung(ratings[one], last.get(name, one) != one) for name, one in own.items()}
        chapters.append(Chapter(line["ladder"], bots))
        last |= own
    return chapters


def fingerprint(name: str, contest: Contest) -> str:
    """The same for two bots that play the same."""
    match = Match(GAMES, (name,) * contest.players, SEED, setup=contest.setup)
    logs = [record["log"] for record in play_match(match)]
    return hashlib.sha256(json.dumps(logs).encode()).hexdigest()[:12]


def _kind(contest: Contest) -> str:
    """What is played, without who plays it."""
    what: list[Any] = [contest.players, *sorted(contest.setup.items())]
    return json.dumps(what, default=repr)


def _lines(path: str | PathLike[str]) -> Iterable[Data]:
    for number, line in enumerate(read_records(path), start=1):
        if "ladder" not in line:
            raise SaveError("ladder-none", file=str(path), line=number)
        yield line

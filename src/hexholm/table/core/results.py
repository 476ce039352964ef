"""How finished games ended for somebody, and what that adds up to."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexholm.table.core.ports import Row, TableRow
from hexholm.table.core.room import Room

if TYPE_CHECKING:
    from hexholm.table.protocol.profiles import ResultsData

BEST: Final = 5
"""The best games shown of each game."""
TOTAL: Final = "total"


def result_of(room: Room, row: TableRow, seat: int, *, alone: bool) -> Row:
    """How a finished game ended for a seat, as plain data.

    It counts where somebody played this one seat (`alone`) from the beginning to the end, with
    cards that nobody could know.
    """
    game, who = room.game, room.seats[seat]
    scores = game.scores()
    is_start = not room.is_seed_known and "fork" not in (row.origin or {})
    return {
        "number": room.number,
        "counts": alone and is_start and who.kind == "person" and not who.left,
        "game": game.name,
        "won": seat in game.winners,
        "gold": scores[seat],
        "seats": [
            {"name": one.name, "colour": one.colour, "level": one.level, "gold": score[TOTAL]}
            for one, score in zip(room.seats, scores, strict=True)
        ],
    }


class Ended:
    """A finished game of somebody."""

    def __init__(self, table: str, seat: int, at: int, result: Mapping[str, Any]) -> None:
        self.table = table
        self.seat = seat
        self.at = at
        self.game = result["game"]
        self.won: bool = result["won"]
        self.gold: Mapping[str, int] = result["gold"]
        self.others = [one for place, one in enumerate(result["seats"]) if place != seat]


def results_data(games: Iterable[Ended]) -> "ResultsData":
    """What games add up to: by game, by opponent, by card, and the best of them."""
    of: dict[str, list[Ended]] = defaultdict(list)
    for one in games:
        of[one.game].append(one)
    told: Any = {
        key: [{"game": name, **one} for name, some in sorted(of.items()) for one in tell(some)]
        for key, tell in (
            ("games", _record),
            ("opponents", _opponents),
            ("cards", _cards),
            ("best", _best),
        )
    }
    data: ResultsData = told
    return data


def _record(some: list[Ended]) -> list[Row]:
    gold = [one.gold[TOTAL] for one in some]
    return [{"played": len(some), "won": sum(one.won for one in some), "mean": _mean(gold)}]


def _opponents(some: list[Ended]) -> list[Row]:
    """Bots by their level, people by their name; those met most often first."""
    met: dict[tuple[str, str | None], list[Ended]] = defaultdict(list)
    for one in some:
        for key in {(other["name"], other["level"]) for other in one.others}:
            met[key].append(one)
    found = [
        {
            "name": name,
            "level": level,
            "played": len(games),
            "won": sum(one.won for one in games),
        }
        for (name, level), games in met.items()
    ]
    return sorted(found, key=lambda one: (-one["played"], one["level"] or "", one["name"]))


def _cards(some: list[Ended]) -> list[Row]:
    """The mean gold of each card; the most rewarding first."""
    gold: dict[str, list[int]] = defaultdict(list)
    for one in some:
        for card, paid in one.gold.items():
            if card != TOTAL:
                gold[card].append(paid)
    found = [{"card": card, "games": len(paid), "mean": _mean(paid)} for card, paid in gold.items()]
    return sorted(found, key=lambda one: (-one["mean"], one["card"]))


def _best(some: list[Ended]) -> list[Row]:
    best = sorted(some, key=lambda one: (-one.gold[TOTAL], -one.at))[:BEST]
    return [{"table": one.table, "gold": one.gold[TOTAL], "at": one.at} for one in best]


def _mean(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 1)

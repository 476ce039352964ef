"""What tiles and talents are taken, used and worth in the games of a survey."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from hexholm.arena.statistics import Estimate
from hexholm.arena.survey.fit import Sample, Sitting, effects
from hexholm.arena.survey.games import Finished, Seat, mean_of
from hexholm.arena.survey.results import Tile, Worth

_UPGRADE: Final = "upgrade "
_SEAT: Final = "seat "
_BOT: Final = "bot "


def tiles(games: list[Finished]) -> list[Tile]:
    """Every tile that a seat could take, then the actions that need none."""
    seats = [(game, seat) for game in games for seat in game.seats]
    offers = Counter(name for _, seat in seats for name in seat.offered)
    free = {name for _, seat in seats for name in seat.uses} - offers.keys()
    worth = _worths(effects(_sitting(game, _had) for game in games))
    dealt: dict[str, Worth] = {}
    if any(seat.offered != game.seats[0].offered for game, seat in seats):
        dealt = _worths(effects((_sitting(game, _dealt) for game in games), balanced=True))
    return [
        _tile(seats, worth, dealt, name, offers[name]) for name in (*sorted(offers), *sorted(free))
    ]


def _tile(
    seats: list[tuple[Finished, Seat]],
    worth: Mapping[str, Worth],
    dealt: Mapping[str, Worth],
    name: str,
    offered: int,
) -> Tile:
    had = [(game, seat) for game, seat in seats if seat.taken[name]]
    used = [seat.uses[name] for _, seat in (had if offered else seats)]
    upgraded = sum(name in seat.upgraded for _, seat in had)
    return Tile(
        name,
        offered,
        sum(seat.taken[name] for _, seat in had) / offered if offered else 0.0,
        len(had) / offered if offered else 0.0,
        mean_of((game, [seat.first[name]]) for game, seat in had),
        sum(used) / len(used) if used else 0.0,
        worth.get(name, Worth()),
        upgraded / len(had) if had else 0.0,
        worth.get(_UPGRADE + name, Worth()),
        dealt.get(name, Worth()),
    )


def _sitting(game: Finished, what: Callable[[Seat, int], dict[str, float]]) -> Sitting:
    return Sitting(
        game.deal,
        [
            Sample(what(seat, number), (seat.scores["total"], seat.win))
            for number, seat in enumerate(game.seats)
        ],
    )


def _had(seat: Seat, number: int) -> dict[str, float]:
    """Tiles and upgrades; and seat and bot themselves, so that no tile stands for them."""
    had: dict[str, float] = {**seat.taken}
    had |= dict.fromkeys((_UPGRADE + name for name in seat.upgraded), 1)
    return had | {f"{_BOT}{seat.bot}": 1} | ({f"{_SEAT}{number}": 1} if number else {})


def _dealt(seat: Seat, _: int) -> dict[str, float]:
    return dict.fromkeys(seat.offered, 1)


def _worths(found: list[dict[str, Estimate]]) -> dict[str, Worth]:
    if not found:
        return {}
    gold, win = found
    return {name: Worth(gold[name], win[name]) for name in gold}

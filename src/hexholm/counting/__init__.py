"""Counting a finished game that was played elsewhere: what stands on the board becomes scores.

Each game says what has to be entered (`hexholm.counting.kingdom`, `hexholm.counting.winter`), and
the engine says what it is worth: a count is a finished game.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from hexholm.counting.checking import Problem, check, standing, unlikely
from hexholm.counting.things import CountError, Entered, Thing, read_seats
from hexholm.game import Contribution, Game
from hexholm.library import kind_of, load_game, new_game

__all__ = ["Contest", "Count", "CountError", "Problem", "Thing", "count"]

_SEED: Final = 1
_KEPT: Final = ("format", "version", "game", "setup")


class Contest(NamedTuple):
    """Where all players' pieces are compared."""

    at: tuple[str, ...]
    """What is fought over: a hex, or a whole section."""
    hexes: tuple[str, ...]
    """The pieces that count there,"""
    counts: tuple[int, ...]
    """and how much each seat has."""


class Count(NamedTuple):
    """A finished game, counted."""

    game: Game
    """At its end, with all that can stand where it was entered."""
    things: list[Thing]
    """What can be entered."""
    left: list[dict[str, int]]
    """By seat: how many of each thing are left."""
    problems: list[Problem]
    missing: list[str]
    """Keys of the set-up on which scores depend and that were left to chance."""
    choices: dict[str, list[str]]
    """Keys of the set-up that are one of these names."""
    contests: dict[str, list[Contest]]
    """By card."""
    rule: str
    """The rule by which players with the same score share the victory."""

    @property
    def is_sound(self) -> bool:
        """Whether nothing that was entered is impossible."""
        return not any(problem.is_wrong for problem in self.problems)

    @property
    def scores(self) -> list[dict[str, int]]:
        """By seat: what each card pays, and the total."""
        return self.game.scores()

    @property
    def winners(self) -> list[int]:
        """The seats with the most; several share the victory."""
        return self.game.winners

    def contributions(self, seat: int) -> dict[str, list[Contribution]]:
        """By card: the hexes that pay a seat, and how much."""
        return self.game.contributions(seat)


def count(
    game: str = "kingdom-builder", *, seats: Sequence[Mapping[str, Any]], **setup: Any
) -> Count:
    """Score a finished game of the real table.

    The set-up is that of `hexholm.new_game`; a seat names its pieces by their hexes, and what the
    board can't show: gold that was paid during play, by card, or rows that were marked. What is
    impossible is left out and told (`Count.problems`).

    >>> found = count(
    ...     sections=["tavern", "paddock", "oasis", "farm"],
    ...     cards=["fishermen", "knights", "merchants"],
    ...     seats=[{"settlements": "a1 b1 c1"}, {"settlements": "a1 d2"}],
    ... )
    >>> [score["knights"] for score in found.scores], [str(one) for one in found.problems][0]
    ([6, 2], 'Two pieces on a1')
    """
    kind = kind_of(game)
    door = kind.at("counting")
    empty = new_game(game, players=len(seats), **{"seed": _SEED, **setup})
    things = door.things(empty)
    entered = read_seats(empty, things, seats)
    problems = check(empty, things, entered, door)
    data = {key: value for key, value in empty.to_dict().items() if key in _KEPT}
    players = [door.player(things, seat) for seat in entered]
    finished = load_game({**data, "players": players, "over": True})
    return Count(
        finished,
        things,
        [_left(things, seat) for seat in entered],
        [*problems, *standing(finished), *unlikely(empty, things, entered)],
        door.missing(empty, {key: value for key, value in setup.items() if value is not None}),
        door.choices(empty),
        {card: list(_contests(finished, door, some)) for card, some in door.contests(finished)},
        door.SHARED,
    )


def _left(things: Sequence[Thing], seat: Entered) -> dict[str, int]:
    return {
        thing.key: thing.most - seat.used(things, thing.key)
        for thing in things
        if thing.is_piece and not thing.supply
    }


def _contests(game: Game, door: Any, some: Sequence[tuple[int, int]]) -> Any:
    grid, all_ = game.board.grid, range(game.seats)
    occupied = sum(door.pieces(game, seat) for seat in all_)
    for at, around in some:
        counts = tuple(door.counted(game, seat, around) for seat in all_)
        yield Contest(tuple(grid.named(at)), tuple(grid.named(occupied & around)), counts)

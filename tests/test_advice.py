"""Advice: hand-made positions with one winning turn each, what `analyse` says, and its errors.

On these boards nearly all is mountain, so that a turn has few choices: `turns_of` plays all of
them, and each test proves first that the turns it describes are the ones that win, and no other.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import hexholm
from hexholm.advice import CannotAnalyse
from tests.rules.boxes import Land, Side, table
from tests.rules.helpers import Seat, World, position, tile
from tests.winter import helpers as winter

Turn = tuple[str, ...]
GAME = ("fishermen", "merchants", "hermits")


def turns_of(game: hexholm.Game) -> Iterator[tuple[Turn, hexholm.Game]]:
    """Every turn that the seat to move can play, in every order, and where it leads."""
    seat, todo = game.player, [((), game)]  # type: tuple[int | None, list[tuple[Turn, Any]]]
    while todo:
        played, before = todo.pop()
        for action in before.legal_actions():
            after = before.copy()
            after.play(action)
            turn = (*played, str(action))
            if after.player == seat:
                todo.append((turn, after))
            else:
                yield turn, after


def ahead(game: hexholm.Game, seat: int) -> int:
    """What a seat is ahead of the best other one."""
    totals = [score["total"] for score in game.scores()]
    return totals.pop(seat) - max(totals)


def rich(game: hexholm.Game, *gold: int) -> hexholm.Game:
    """The same position with gold that was collected before."""
    data = game.to_dict()
    for player, amount in zip(data["players"], gold, strict=True):
        player["gold"] = amount
    return hexholm.load_game(data)


def finds(game: hexholm.Game, wins: Callable[[Turn], bool]) -> Turn:
    """The last turn of a game: only such turns win, and the first suggestion is one of them."""
    seat = game.player
    assert seat is not None
    results = [(wins(turn), ahead(after, seat) > 0, after.over) for turn, after in turns_of(game)]
    assert all(is_one == won and over for is_one, won, over in results)
    assert {won for _, won, _ in results} == {True, False}
    return suggested(game, wins)


def suggested(game: hexholm.Game, wins: Callable[[Turn], bool]) -> Turn:
    """The first suggestion is such a turn, and it wins for certain."""
    best = hexholm.analyse(game, samples=12, seed=3).best
    assert best is not None
    turn = tuple(str(action) for action in best.actions)
    assert wins(turn), turn
    assert best.win > 0.9
    return turn


# --- ten positions and more ----------------------------------------------------------------------


def test_a_tile_before_the_mandatory_action() -> None:
    """The farm's settlement on l4 opens the desert at the castle n4; without it e3 must be built
    on, next to c3, where there is nothing to gain."""
    land = World(
        "M",
        {"G": "c3 k4 l4 b10 p15 e18", "D": "d3 e3 f3 m4", "X": "n4 c10 q15", "W": "f18", "L": "a20"},
        ("", "", "farm", ""),
    )
    game = position(
        land,
        Seat("p15 e18", supply=9),
        Seat("c3 k4 b10", hand="desert", tiles=[tile("farm", "a20")], supply=4),
        to_move=1,
        cards=GAME[:2] + ("lords",),
        last_round=True,
    )
    turn = finds(rich(game, 0, 0), lambda turn: "build m4" in turn)
    assert turn.index("use farm") < turn.index("build m4")

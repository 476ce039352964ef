"""Sides of one's own take the place of ours with the same name, drawn or named."""

from dataclasses import replace

import pytest

import hexholm
from hexholm import SetupError, lands

WINTER = "winter-kingdom"
SIDE = hexholm.load_side(lands.new_side("3fe", 5, name="3fe"))
OWN = replace(SIDE, board="mine")


@pytest.mark.parametrize("seed", range(8))
def test_where_the_seed_draws_it(seed: int) -> None:
    ours = hexholm.new_game(WINTER, seed=seed).setup
    own = hexholm.new_game(WINTER, seed=seed, own=[OWN]).setup
    assert [side.label for side in own.boards] == [side.label for side in ours.boards]
    assert own.cards == ours.cards
    assert own.talents == ours.talents
    rows = {"3fe": OWN.rows}
    for mine, theirs in zip(own.boards, ours.boards, strict=True):
        assert mine.rows == rows.get(mine.name, theirs.rows)
        assert mine.board == theirs.board


def test_where_it_is_named_and_saved() -> None:
    boards = ["3fe:2", "2g", "4fe", "1g", "3t", "2i3s", "1fl"]
    game = hexholm.new_game(WINTER, boards=boards, own=[OWN], seed=1)
    assert (game.setup.boards[0].rows, game.setup.boards[0].turns) == (OWN.rows, 2)
    saved = hexholm.load_game(game.to_dict())
    assert saved.setup == game.setup
    mine = replace(SIDE, name="mine", board="mine")
    named = hexholm.new_game(WINTER, boards=["mine:1", *boards[1:]], own=[mine], seed=1)
    assert named.setup.boards[0].name == "mine"
    plain = hexholm.new_game(WINTER, seed=4)
    assert hexholm.new_game(WINTER, own=[mine], seed=4).setup == plain.setup


@pytest.mark.parametrize(
    ("own", "said"),
    [([SIDE, SIDE], "named twice"), (["3fe"], "a list of"), ([{"text": ""}], "empty"), (3, "list")],
)
def test_what_is_refused(own: list[object], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        hexholm.new_game(WINTER, own=own)

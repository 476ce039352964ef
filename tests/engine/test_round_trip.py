"""A saved game comes back as it was, after every single action (issue 18).

In Winter Kingdom 13% of the positions came back without their log: talents are used in another
order than they are bought.
"""

import pytest

import hexholm
from tests.engine.saved import played, saved


@pytest.mark.parametrize("number", range(8))
def test_a_save_loads_as_it_was(number: int) -> None:
    for game in played(number):
        loaded = hexholm.load_game(saved(game))
        assert loaded.to_dict() == game.to_dict()
        assert loaded.log == game.log
        assert loaded.can_undo == game.can_undo
        assert loaded.legal_actions() == game.legal_actions()
        assert loaded.player == game.player


@pytest.mark.parametrize("number", range(8))
def test_a_position_loads_as_it_was(number: int) -> None:
    """Without its log, and as a line of text."""
    for game in played(number):
        position = {key: saved(game)[key] for key in saved(game) if key not in ("log", "start")}
        for loaded in (hexholm.load_game(position), hexholm.from_text(game.text())):
            assert loaded.position() == game.position()
            assert loaded.legal_actions() == game.legal_actions()


@pytest.mark.parametrize("number", range(8))
def test_undo_goes_the_same_way_back(number: int) -> None:
    undone = 0
    for game in played(number):
        loaded = hexholm.load_game(saved(game))
        before = game.copy()
        while before.can_undo and len(game.log) % 7 == 0:
            before.undo()
            loaded.undo()
            undone += 1
            assert loaded.to_dict() == before.to_dict()
    assert undone

"""Games of the first edition go on as they were played: records, saves and position texts.

The files were written before the second reading of the rules; nothing in them says so, because what
names no edition belongs to the first.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import hexholm

HERE = Path(__file__).parent


def lines(name: str) -> list[dict[str, Any]]:
    """The objects of a file, one a line."""
    return [json.loads(line) for line in (HERE / name).read_text().splitlines()]


RECORDS = lines("edition-1.jsonl")
SAVES = lines("edition-1-saves.jsonl")


@pytest.mark.parametrize("record", RECORDS, ids=range(len(RECORDS)))
def test_a_record_leads_to_the_same_scores(record: dict[str, Any]) -> None:
    """Every action is still legal, and pays what it paid."""
    game = hexholm.replay(record)
    assert game.over
    assert [score["total"] for score in game.scores()] == [s["total"] for s in record["scores"]]
    assert game.record()["setup"]["edition"] == 1


@pytest.mark.parametrize("saved", SAVES, ids=range(len(SAVES)))
def test_a_save_goes_on_to_the_same_scores(saved: dict[str, Any]) -> None:
    """From the save, and from the position text."""
    for game in (hexholm.load_game(saved["save"]), hexholm.from_text(saved["text"])):
        assert game.record()["setup"]["edition"] == 1
        for action in saved["then"]:
            game.play(action)
        assert game.over
        totals = [score["total"] for score in game.scores()]
        assert totals == [score["total"] for score in saved["scores"]]


@pytest.mark.parametrize("name", hexholm.GAMES)
def test_a_new_game_says_by_which_edition_it_is_played(name: str) -> None:
    """In its record; an older one can still be asked for."""
    game = hexholm.new_game(name, seed=1)
    assert game.record()["setup"]["edition"] == 2
    assert hexholm.load_game(game.to_dict()) == game
    assert hexholm.from_text(game.text()).setup_data() == game.setup_data()
    old = hexholm.new_game(name, seed=1, edition=1)
    assert hexholm.from_text(old.text()).setup_data() == old.setup_data()


@pytest.mark.parametrize("wrong", [0, 3, "2", True, 2.0])
@pytest.mark.parametrize("name", hexholm.GAMES)
def test_there_is_no_other_edition(name: str, wrong: Any) -> None:
    """The refusal names the valid ones."""
    with pytest.raises(hexholm.SetupError, match="edition must be 1 or 2"):
        hexholm.new_game(name, edition=wrong)

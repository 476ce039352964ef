"""Boards of one's own take the place of ours with the same name, drawn or named."""

from dataclasses import replace

import pytest

import hexholm
from hexholm import SetupError, lands
from hexholm.board import Section
from hexholm.kingdom.registry import BOXES

TAVERN = lands.new_section("tavern", 5, name="tavern")
ISLE = lands.new_section("ropebridge", 5, name="ropebridge")
OURS = hexholm.printed_sections()


@pytest.mark.parametrize("seed", range(12))
def test_where_the_seed_draws_it(seed: int) -> None:
    """All else the seed brings stays the same."""
    ours, own = hexholm.new_game(seed=seed), hexholm.new_game(seed=seed, own=[TAVERN])
    assert [s.label for s in own.setup.sections] == [s.label for s in ours.setup.sections]
    lands = {"tavern": TAVERN}
    for mine, theirs in zip(own.setup.sections, ours.setup.sections, strict=True):
        land = lands.get(mine.name, OURS[mine.name])
        assert mine.rows == (land.turned() if theirs.is_turned else land).rows
        assert (mine.is_own, mine.box) == (mine.name == "tavern", "base")
    assert own.setup.cards == ours.setup.cards
    for saved in (hexholm.load_game(own.to_dict()), hexholm.from_text(own.text())):
        assert saved.setup == own.setup


def test_where_it_is_named_also_by_a_preset() -> None:
    first = hexholm.new_game(preset="first-game", seed=1, own=[TAVERN])
    assert first.setup.sections[0].rows == TAVERN.rows
    named = hexholm.new_game(sections=["farm", "tavern:turned", "oasis", "barn"], own=[TAVERN])
    assert named.setup.sections[1].rows == TAVERN.turned().rows


def test_an_island() -> None:
    seen = set()
    for seed in range(8):
        ours, own = (
            hexholm.new_game(boxes=["base", "island"], seed=seed, own=some)
            for some in (None, [ISLE])
        )
        assert own.setup.island.name == ours.setup.island.name
        seen.add((own.setup.island.name, own.setup.island.rows))
    assert seen == {("ropebridge", ISLE.rows), ("tree-house", OURS["tree-house"].rows)}


def test_it_belongs_to_the_box_of_the_one_it_replaces() -> None:
    """Task cards are dealt for it, whatever its header says."""
    ours = OURS["barracks"]
    own = replace(ours, box="own", is_own=True, rows=ours.turned().rows)
    sections = ["barracks", "farm", "oasis", "barn"]
    game = hexholm.new_game(boxes=["base", "crossroads"], sections=sections, own=[own], seed=1)
    assert game.setup.sections[0].box == "crossroads"
    assert len(game.setup.tasks) == 1


def test_a_new_name_can_be_named_and_is_not_drawn() -> None:
    mine = replace(TAVERN, name="my-land")
    game = hexholm.new_game(sections=["my-land", "farm", "oasis", "barn"], own=[mine])
    assert game.setup.sections[0].rows == TAVERN.rows
    for seed in range(6):
        assert hexholm.new_game(seed=seed, own=[mine]).setup == hexholm.new_game(seed=seed).setup


def test_of_a_box_that_is_not_in_play() -> None:
    temple = lands.new_section("temple", 2, name="temple")
    assert hexholm.new_game(seed=3, own=[temple]).setup == hexholm.new_game(seed=3).setup


def test_all_boxes_with_all_boards_of_ones_own() -> None:
    own = [lands.new_section(s.locations[0], 1, name=s.name) for s in list(OURS.values())[::5]]
    game = hexholm.new_game(boxes=list(BOXES), players=4, seed=2, own=own)
    names = {section.name for section in own}
    for section in (*game.setup.sections, game.setup.island):
        assert section.is_own is (section.name in names)


@pytest.mark.parametrize(
    ("own", "said"),
    [
        ([TAVERN, TAVERN], "own: tavern is named twice"),
        ("tavern", "own: a list of boards of your own"),
        (["tavern"], "own: a list of boards of your own"),
        ([{"text": "[x]"}], "expected 10 lines"),
        ([replace(ISLE, name="tavern")], "another shape"),
        ([replace(TAVERN, locations=("atlantis",))], "atlantis"),
    ],
)
def test_what_is_refused(own: list[Section], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        hexholm.new_game(own=own)


def test_data_is_welcome() -> None:
    game = hexholm.new_game(preset="first-game", own=[{"text": TAVERN.text, "turned": True}])
    assert game.setup.sections[0].rows == TAVERN.rows

"""The pictures of the guide: what they show is what the engine plays and pays."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any

import pytest

from hexholm.game import Action
from hexholm.guide import guide, picture
from hexholm.guide.entries import Entry, GuideError, Show, entries
from hexholm.guide.pictures import caption, draw, play
from hexholm.library import GAMES

SHOWN = [one for game in GAMES for entry in entries(game) for one in entry.pictured()]
"""Every entry with a picture, and every question that has one of its own."""


def shown(entry: Entry) -> Show:
    assert entry.show
    return entry.show


def named(entry: Entry) -> str:
    return f"{entry.game}-{entry.name}"


def entry_of(name: str, **changes: Any) -> Entry:
    """An entry of Kingdom Builder, maybe with another scene."""
    entry = next(one for one in SHOWN if one.name == name)
    return entry._replace(show=shown(entry)._replace(**changes))


def classed(svg: str, name: str) -> Iterator[ET.Element]:
    for element in ET.fromstring(svg).iter():
        if name in element.get("class", "").split():
            yield element


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_has_a_picture(game: str) -> None:
    bare = {entry.name for entry in entries(game) if entry.about and entry.show is None}
    assert {name for name in bare if not name.endswith("-box")} == set()


def test_a_question_has_a_picture_of_its_own_where_it_helps() -> None:
    """A third of all things has one, and each is drawn with its question."""
    cases = [entry for entry in SHOWN if "." in entry.name]
    assert len(cases) > 90
    for game in GAMES:
        told = {
            point["picture"]: point["caption"]
            for entry in guide(game)["entries"]
            for point in entry["points"]
            if point["picture"]
        }
        assert told.keys() == {case.name for case in cases if case.game == game}
        assert all(told.values())
        assert "<svg" in picture(game, next(iter(told)))


@pytest.mark.parametrize("entry", SHOWN, ids=named)
def test_a_scene_fits_the_rules(entry: Entry) -> None:
    """Its actions are legal, what is refused is refused by that rule, and it pays that gold."""
    show, played = shown(entry), play(entry, shown(entry))
    assert played.after.log[-len(show.play) :] == list(show.play)
    assert played.before.log == list(show.play[: show.first])
    assert played.gold == show.gold
    assert caption(entry)


@pytest.mark.parametrize("entry", SHOWN, ids=named)
def test_a_picture_shows_the_window_and_what_counts(entry: Entry) -> None:
    show, svg = shown(entry), draw(entry)
    game = show.scene.game()
    window = set(game.board.grid.named(show.scene.shown(game)))
    drawn = {element.get("data-hex") for element in classed(svg, "hex")}
    assert drawn == window
    assert len(list(classed(svg, "hex"))) == len(window) * (2 if show.play else 1)
    last = "".join(ET.fromstring(svg).itertext()).split()[-1]
    assert not show.pays or last == str(show.gold), "the coin"
    crosses = [g for g in classed(svg, "refused") for _ in range(len(g) // 2)]
    assert len(crosses) == len(show.refused)
    hexes = {Action.parse(text).arg for text in (*show.play[show.first :], *show.refused)}
    inside = {name for name in hexes if re.fullmatch(r"(i\.)?[a-z]\d+", name)}
    assert inside <= window


def test_the_hexes_of_a_card_are_lit() -> None:
    svg = draw(entry_of("fishermen"))
    assert [len(group) for group in classed(svg, "paying")] == [6], "two shapes for each of three"
    assert "Fishermen: 3 gold" in caption(entry_of("fishermen"))


@pytest.mark.parametrize(
    ("name", "changes", "told"),
    [
        ("fishermen", {"gold": 4}, "gold: 3"),
        ("oracle", {"play": ("use oracle", "build b2")}, "build b2"),
        ("adjacency", {"refused": {"build f3": "B-3.1"}}, "B-3.3"),
        ("adjacency", {"refused": {"build d4": "B-3.3"}}, "build d4"),
    ],
)
def test_an_entry_that_no_longer_fits_fails(name: str, changes: Any, told: str) -> None:
    with pytest.raises(GuideError, match=f"{name}: .*{re.escape(told)}"):
        play(entry := entry_of(name, **changes), shown(entry))

"""Fords, from the rules in README.md."""

from pathlib import Path

import pytest

import hexholm
from hexholm import Position, lands, texts
from hexholm.guide import guide, picture

FOLDER = Path(__file__).parent.parent
if "ford" not in hexholm.printed_sections():  # it isn't installed
    hexholm.add_box(FOLDER)


def at(settlements: str, tiles: str = "", rivals: str = "t20", **spots: str) -> Position:
    """A position on grass, with other grounds at some hexes."""
    spots = {"ford": "r3", "ferry": "r5", **spots}
    position = Position(land="grass", spots=spots, boxes=["base", "fords"])
    return position.seat(settlements=settlements, tiles=tiles, hand="grass").seat(
        settlements=rivals
    )


def gold(card: str, settlements: str, **spots: str) -> int:
    """What a card pays."""
    return hexholm.score(at(settlements, **spots), cards=[card])[0][card]


AROUND_C5 = [
    *[("d5", "e5"), ("c6", "d7"), ("b6", "b7")],
    *[("b5", "a5"), ("b4", "b3"), ("c4", "d3")],
]


@pytest.mark.parametrize(("water", "facing"), AROUND_C5)
def test_a_ford_crosses_one_water_hex_in_any_direction(water: str, facing: str) -> None:
    """F-1, F-2."""
    game = at("c5 p15", "ford", water=water).game()
    game.play("use ford")
    assert game.targets("build") == {facing}
    game.play(f"build {facing}")
    assert facing in game.to_dict()["players"][0]["settlements"]


@pytest.mark.parametrize(
    "spots",
    [
        {},
        {"water": "d5 e5"},
        {"water": "d5", "mountain": "e5"},
        {"water": "d5", "rivals": "e5"},
    ],
)
def test_a_ford_needs_an_empty_terrain_hex_right_across(spots: dict[str, str]) -> None:
    """F-2."""
    assert at("c5", "ford", **spots).game().why_not("use ford")


@pytest.mark.parametrize("water", ["d5", "d5 e5", "d5 e5 f5 g5"])
def test_a_ferry_sails_to_the_first_hex_beyond_the_water(water: str) -> None:
    """F-3."""
    bank = f"{chr(ord(water[-2]) + 1)}5"
    game = at("c5 p15", "ferry", water=water).game()
    game.play("use ferry")
    assert game.targets("take") == {"c5"}
    game.play("take c5")
    assert game.targets("put") == {bank}
    game.play(f"put {bank}")
    assert game.to_dict()["players"][0]["settlements"] == [bank, "p15"]


@pytest.mark.parametrize(
    "spots",
    [
        {},
        {"water": "d5", "castle": "e5"},
        {"water": "d5", "rivals": "e5"},
        {"water": "b5 a5"},
    ],
)
def test_a_ferry_needs_water_and_an_empty_terrain_hex_beyond_it(spots: dict[str, str]) -> None:
    """F-3."""
    assert at("c5", "ferry", **spots).game().why_not("use ferry")


def test_settlements_on_the_water_do_not_stop_a_ferry() -> None:
    """F-3."""
    game = at("c5", "ferry", water="d5 e5", rivals="e5").game()
    game.play("use ferry")
    game.play("take c5")
    assert game.targets("put") == {"f5"}


def test_ferrymen() -> None:
    """F-4."""
    assert gold("ferrymen", "c5 e5", water="d5") == 2
    assert gold("ferrymen", "c5 e5 c4 d6", water="d5") == 2, "it counts once"
    assert gold("ferrymen", "c5 e5 g5", water="d5 f5") == 4
    assert gold("ferrymen", "c5 d4", water="d5") == 0, "not on opposite sides"
    assert gold("ferrymen", "c5 f5", water="d5 e5") == 0
    assert gold("ferrymen", "c5 e5") == 0


def test_bridge_builders() -> None:
    """F-5."""
    assert gold("bridge-builders", "c5 e5", water="d5") == 4
    assert gold("bridge-builders", "b5 c5 e5 f5", water="d5") == 4, "areas, not settlements"
    assert gold("bridge-builders", "c5 e5 g5", water="d5 f5") == 6
    assert gold("bridge-builders", "c5 c4 d4 e5", water="d5") == 0, "one area around the water"
    assert gold("bridge-builders", "c5 f5", water="d5 e5") == 0


def test_the_section_is_like_others() -> None:
    """Both locations and a castle, and as much of each terrain as on printed boards."""
    section = hexholm.printed_sections()["ford"]
    assert section.locations == ("ford", "ferry")
    assert lands.faults(section) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_has_a_name_and_a_sentence(language: str) -> None:
    """In both languages."""
    source = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    speaker = texts.speaker(language, "kingdom-builder")
    for thing in ("box-fords", "location-ford", "location-ferry", "card-ferrymen"):
        for id_ in (thing, f"{thing}-text"):
            assert f"{id_} = {speaker.say(id_)}\n" in source
    assert "rules-fords" in source


@pytest.mark.parametrize("language", texts.languages())
def test_the_guide_has_an_entry_with_a_picture_for_everything(language: str) -> None:
    """What the pictures show is played and scored, so a scene that is wrong fails here."""
    said = guide("kingdom-builder", language)
    own = [entry for entry in said["entries"] if entry["box"] == "fords"]
    assert [entry["name"] for entry in own] == ["ford", "ferry", "ferrymen", "bridge-builders"]
    assert said["rules"]["F-2"] == said["things"]["location-ford"] == "ford"
    for entry in own:
        assert not entry["text"].startswith("guide-")
        assert entry["rules"]
        assert picture("kingdom-builder", entry["name"]).startswith("<svg")

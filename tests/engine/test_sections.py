"""Section files: the printed ones, a user's own, and what is wrong with a bad one."""

from collections import Counter
from pathlib import Path

import pytest

import hexholm

GOOD = "[meadow] locations=farm\n" + "\n".join(
    ["G G G G G G G G G G"] * 4 + ["G G G G L G G G X G"] + ["T T T D D D C C F F"] * 5
)


def test_the_sections_that_come_along() -> None:
    """S-1: eight of the base game, four of each box; those without a known print are ours."""
    sections = hexholm.printed_sections().values()
    boxes = Counter((section.box, section.source) for section in sections)
    assert boxes == {
        ("base", "printed"): 8,
        ("nomads", "printed"): 4,
        ("crossroads", "printed"): 4,
        ("marshlands", "house"): 4,
        ("harvest", "house"): 4,
        ("island", "house"): 2,
    }
    for section in sections:
        hexes = 24 if section.box == "island" else 100
        assert sum(s.bit_count() for s in section.grounds.values()) == hexes
        assert section.name == section.locations[0]


def test_c_1_1_location_and_castle_hexes() -> None:
    """C-1.1: one hex of oracle and harbor and two castles; two hexes of the others, one castle."""
    for name, section in hexholm.printed_sections().items():
        if section.box != "base":
            continue
        few = name in ("oracle", "harbor")
        assert section.sites[name].bit_count() == (1 if few else 2)
        assert section.grounds["castle"].bit_count() == (2 if few else 1)


def test_c_7_3_turning_by_180_degrees() -> None:
    """C-7.3: (r, c) goes to (9 - r, 9 - c); turned twice it is itself."""
    tavern = hexholm.printed_sections()["tavern"]
    turned = tavern.turned()
    for r in range(10):
        for c in range(10):
            assert turned.rows[9 - r][9 - c] == tavern.rows[r][c]
    assert turned.turned() == tavern
    assert turned.label == "tavern:turned"


def test_a_section_of_my_own(tmp_path: Path) -> None:
    section = hexholm.load_section(GOOD)
    assert section.name == "meadow"
    assert section.source == "house"
    path = tmp_path / "meadow.txt"
    path.write_text("# mine\n" + section.text, encoding="utf-8")
    assert hexholm.load_section(path) == section
    assert hexholm.load_section(str(path)) == section


def test_a_game_on_sections_of_my_own_saves_their_text() -> None:
    own = [hexholm.load_section(GOOD.replace("meadow", name)) for name in ("one", "two", "three")]
    game = hexholm.new_game(sections=[own[0], own[1].turned(), "tavern:turned", own[2]], seed=4)
    assert game.board.locations["farm"].bit_count() == 3
    for _ in range(30):
        game.play(game.legal_actions()[0])
    assert hexholm.load_game(game.to_dict()) == game
    assert hexholm.from_text(game.text()).position() == game.position()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("\n", "line 1, column 1: the file is empty"),
        ("meadow\n" + GOOD, "line 1, column 1: expected a header"),
        (GOOD.replace("meadow", "My Meadow"), "line 1, column 2: a name"),
        (GOOD.replace("locations=farm", "farm"), "line 1, column 10: expected key=value"),
        (GOOD.replace("=farm", "=farm,oasis,barn"), "line 1, column 1: a section has at most two"),
        (GOOD.replace("=farm", "="), "line 6, column 9: L stands for location 1"),
        (GOOD.replace("L", "G"), "line 1, column 1: location farm has no hex L"),
        (GOOD.replace("T T T D", "T T Q D", 1), "line 7, column 5: unknown letter 'Q'"),
        (GOOD.replace("T T T D", "T T D", 1), "line 7, column 18: 9 letters instead of 10"),
        (GOOD.replace("T T T D", "T T T D D", 1), "line 7, column 21: more than 10 letters"),
        (
            GOOD[: GOOD.rindex("\n")],
            "line 10, column 1: expected 10 lines of letters (the island has 5), not 9",
        ),
    ],
)
def test_errors_name_line_and_column(text: str, message: str) -> None:
    with pytest.raises(hexholm.SectionError) as error:
        hexholm.load_section(text)
    assert message in str(error.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(hexholm.SectionError, match=r"can’t read .*nowhere\.txt"):
        hexholm.load_section(tmp_path / "nowhere.txt")
    with pytest.raises(hexholm.SectionError, match="can’t read"):
        hexholm.load_section(tmp_path)


def test_unknown_locations_are_refused_with_the_known_ones() -> None:
    own = hexholm.load_section(GOOD.replace("=farm", "=spaceport"))
    with pytest.raises(hexholm.SetupError, match=r"spaceport.*choose from: barn, barracks"):
        hexholm.new_game(sections=[own, "tavern", "oasis", "farm"])

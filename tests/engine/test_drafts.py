"""Boards that are being edited: what can't be played, and what only differs from printed ones."""

import pytest

import hexholm
from hexholm import check_board, lands
from hexholm.lands.drafts import Problem

WINTER = "winter-kingdom"
TAVERN = hexholm.printed_sections()["tavern"].text


def told(problems: list[Problem], *, is_refused: bool) -> list[str]:
    return [str(one) for one in problems if one.is_refused is is_refused]


@pytest.mark.parametrize("name", list(hexholm.printed_sections()))
def test_our_sections_marked_as_printed_have_no_problems(name: str) -> None:
    text = hexholm.printed_sections()[name].text.replace("source=house", "source=printed")
    assert check_board(text) == []


@pytest.mark.parametrize("name", list(hexholm.house_sides()))
def test_our_sides_marked_as_printed_have_no_problems(name: str) -> None:
    text = hexholm.house_sides()[name].text.replace("source=house", "source=printed")
    assert check_board(text, WINTER) == []


def test_a_half_painted_section() -> None:
    """What more painting can mend isn't said yet; what it can't is."""
    rows = ["L . . . . . . . . ."] + [". . . . . . . . . ."] * 9
    problems = check_board("\n".join(["[mine] box=base locations=tavern", *rows]))
    assert told(problems, is_refused=True) == ["99 hexes are still empty"]
    assert len(problems[0].hexes) == 99
    assert "a1" not in problems[0].hexes
    assert told(problems, is_refused=False) == ["a special hex on the edge of the board"]
    assert problems[1].hexes == ("a1",)


def test_one_hex_is_left() -> None:
    problems = check_board(TAVERN.replace("D D W W T T T G G G", "D D W W T T T G G ."))
    assert told(problems, is_refused=True) == ["1 hex is still empty"]
    assert problems[0].hexes == ("j10",)


def test_an_empty_board_of_each_shape_can_be_answered() -> None:
    shapes = {
        "section": ([10] * 10, "kingdom-builder"),
        "island": ([4, 5, 6, 5, 4], "kingdom-builder"),
        "side": ([5, 6, 7, 8, 9, 8, 7, 6, 5], WINTER),
    }
    for name, (widths, game) in shapes.items():
        text = "\n".join([f"[{name}]", *("." * width for width in widths)])
        (problem,) = check_board(text, game)
        assert str(problem) == f"{sum(widths)} hexes are still empty"
        assert len(problem.hexes) == sum(widths)


def test_locations_and_their_hexes() -> None:
    (missing,) = check_board(TAVERN.replace("locations=tavern", "locations="))
    assert str(missing) == "choose the first location: 2 hexes stand for it"
    assert missing.hexes == ("c7", "h7")
    (refused, *advice) = check_board(TAVERN.replace("=tavern", "=tavern,farm"))
    assert (str(refused), refused.hexes, refused.is_refused) == ("Farm has no hex yet", (), True)
    assert not any(one.is_refused for one in advice)
    (unknown,) = check_board(TAVERN.replace("locations=tavern", "locations=atlantis"))
    assert str(unknown) == "there is no location named 'atlantis'"
    assert unknown.is_refused


def test_what_differs_is_advice_with_its_hexes() -> None:
    """A second castle at the rim: unlike the printed ones, and playable."""
    text = TAVERN.replace("F D D M M D D C C C", "X D D M M D D C C C")
    problems = check_board(text)
    assert told(problems, is_refused=True) == []
    assert told(problems, is_refused=False) == [
        "Castle (X): 2 hexes, usually 1",
        "a special hex on the edge of the board",
    ]
    assert [one.hexes for one in problems] == [("a1", "d4"), ("a1",)]
    assert hexholm.load_section(text).rows[0][0] == "X"


def test_every_way_to_be_refused_is_refused_by_the_reader_too() -> None:
    """One source: what the check refuses, a set-up refuses, and nothing else."""
    texts = [
        TAVERN.replace("F D D", ". D D"),
        TAVERN.replace("locations=tavern", "locations="),
        TAVERN.replace("=tavern", "=tavern,farm"),
        TAVERN.replace("=tavern", "=tavern,tavern"),
        TAVERN.replace("[tavern]", "[Tavern!]"),
        TAVERN.replace("F D D M", "F D Q M"),
        TAVERN.replace("D D W W T T T G G G\n", ""),
        TAVERN.replace("locations=tavern", "locations=atlantis"),
    ]
    for text in texts:
        assert any(one.is_refused for one in check_board(text)), text
        with pytest.raises(hexholm.SetupError):
            hexholm.new_game(sections=[{"text": text}, "farm", "oasis", "oracle"])


def test_a_bad_text_says_where() -> None:
    (problem,) = check_board(TAVERN.replace("F F D D D", "F F D Q D"))
    assert str(problem).startswith("line 3, column 7: unknown letter 'Q'")
    (side,) = check_board(hexholm.house_sides()["3fe"].text.replace("E", "?", 1), WINTER)
    assert str(side).startswith("line 2, column 1: unknown letter '?'")


def test_names_of_ours() -> None:
    """A house board never takes the place of ours; an island doesn't fit a section's."""
    house = TAVERN.replace("source=printed", "source=house")
    (problem,) = check_board(house)
    assert not problem.is_refused
    assert str(problem).startswith("one of our boards is named tavern")
    island = hexholm.printed_sections()["ropebridge"].text.replace("[ropebridge]", "[tavern]")
    assert "another shape" in told(check_board(island), is_refused=True)[0]


@pytest.mark.parametrize(
    ("row", "said"), [(0, "on this side it begins with exactly EEE"), (4, "E")]
)
def test_a_side_is_held_to_what_is_known_of_it(row: int, said: str) -> None:
    side = hexholm.house_sides()["3fe"]
    rows = list(side.rows)
    rows[row] = "U" * len(rows[row])
    text = "\n".join(["[3fe] board=A source=printed", *rows])
    advice = told(check_board(text, WINTER), is_refused=False)
    assert advice
    assert any(said in one for one in advice) or row


def test_generated_lands_are_fine() -> None:
    assert check_board(lands.new_section("temple", 3).text) == []
    assert check_board(lands.new_side("1s", 3), WINTER) == []


def test_a_location_is_named_once() -> None:
    """Else the hexes of the first would belong to nobody."""
    with pytest.raises(hexholm.SectionError, match="named twice"):
        hexholm.load_section(TAVERN.replace("=tavern", "=tavern,tavern"))

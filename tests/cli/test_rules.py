"""`hexholm rules`: the guide in the terminal."""

import pytest

from hexholm.cli import main

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("thing", [["city-hall"], ["city", "hall"], ["X-cityhall"]])
def test_an_entry_by_its_name_its_title_or_a_rule(thing: list[str], capsys: Capture) -> None:
    assert main(["rules", *thing]) == 0
    said = capsys.readouterr().out
    assert said.startswith("City hall (Kingdom Builder)\n\nOnce per game, place your city hall")
    assert "- Does it take tiles? It takes the tile of every location it touches. (A-12b)" in said


def test_what_both_games_have(capsys: Capture) -> None:
    assert main(["rules", "farm"]) == 0
    said = capsys.readouterr().out
    assert "Farm (Kingdom Builder)" in said
    assert "Farm (Winter Kingdom)" in said
    assert "Price: 3. Upgrade: 1." in said


def test_the_list(capsys: Capture) -> None:
    assert main(["rules"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "  Lords (lords)" in lines
    assert "  Your turn (turn)" in lines


def test_there_is_no_such_entry(capsys: Capture) -> None:
    assert main(["rules", "cheese"]) != 0
    assert "no entry 'cheese'" in capsys.readouterr().err

"""`hexholm sections`: the list, new sections, and every mistake in one line."""

from pathlib import Path

import pytest

import hexholm
from hexholm import lands
from hexholm.cli import main
from hexholm.kingdom import KingdomBuilder
from tests.cli.test_cli import run

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("arguments", [["sections"], ["sections", "list"]])
def test_the_list(arguments: list[str], capsys: Capture) -> None:
    assert main(arguments) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == ["section", "box", "locations", "source"]
    assert {line.split()[0] for line in lines} == hexholm.printed_sections().keys()
    rows = [line.split() for line in lines]
    assert ["tavern", "base", "tavern", "printed"] in rows
    assert ["bazaar", "harvest", "bazaar", "+", "water-mill", "ours"] in rows


def test_a_new_section() -> None:
    """In a process of its own, where nothing else has loaded the boxes."""
    arguments = ["sections", "new", "--box", "marshlands", "--kind", "temple", "--seed", "5"]
    section = hexholm.load_section(run(*arguments).stdout)
    assert section == lands.new_section("temple", 5)


@pytest.mark.parametrize(("box", "kinds"), [(box, lands.kinds(box)) for box in lands.boxes()])
def test_the_seed_picks_the_kind(box: str, kinds: tuple[str, ...], capsys: Capture) -> None:
    found = set()
    for seed in range(len(kinds)):
        assert main(["sections", "new", "--box", box, "--seed", str(seed)]) == 0
        section = hexholm.load_section(capsys.readouterr().out)
        assert section.box == box
        found.add(section.locations[0])
    assert found == set(kinds)


def test_what_is_left_out(capsys: Capture) -> None:
    assert main(["sections", "new", "--kind", "University", "--seed", "0"]) == 0
    assert hexholm.load_section(capsys.readouterr().out).name == "university-0"
    assert main(["sections", "new"]) == 0
    assert hexholm.load_section(capsys.readouterr().out).box == "base"


def test_a_new_section_can_be_played(tmp_path: Path, capsys: Capture) -> None:
    assert main(["sections", "new", "--kind", "tavern", "--seed", "5"]) == 0
    path = tmp_path / "mine.txt"
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    sections = ["--sections", "tavern-5:turned,barn,oracle,oasis"]
    assert main(["new", "--section-file", str(path), *sections]) == 0
    game = hexholm.load_game(capsys.readouterr().out)
    assert isinstance(game, KingdomBuilder)
    assert game.setup.sections[0] == lands.new_section("tavern", 5).turned()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["new", "--box", "moon"],
            "there is no box 'moon' with sections; choose from: base, nomads",
        ),
        (["new", "--box", "base", "--kind", "temple"], "box base has no section 'temple'; choose"),
        (["new", "--kind", "water-mill"], "no box has a section 'water-mill'; choose from: oracle"),
        (["new", "--seed", "-1"], "--seed"),
        (["new", "--seed", "x"], "--seed"),
        (["sell"], "there is no command 'sell'"),
    ],
)
def test_a_mistake_is_one_line(arguments: list[str], message: str, capsys: Capture) -> None:
    assert main(["sections", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
    assert err.count("\n") == 1

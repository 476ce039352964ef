"""Boxes by others: a folder is found, played and saved like those that come with hexholm."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hexholm
from hexholm import boxes

RULES = """
from hexholm.boxes import Box, Card, Field, Option, build, numbers_field

TOLLS = numbers_field("tolls", 99)

def ferrymen(g, seat, hexes):
    if hexes & g.board.beside("water"):
        g.tolls[seat] += 1

def tolls(g, seat):
    return [(0, TOLLS.get(g)[seat] if g.setup.option("toll") else 0)]

BOX = Box(
    "fords",
    extras=(build("ford", lambda g: g.board.buildable & g.board.beside("water"), rule="F-ford"),),
    cards=(Card("ferrymen", tolls, rule="F-ferrymen", built=ferrymen),),
    options=(Option("toll", default=True, rule="F-toll"),),
    fields=(TOLLS,),
)
"""
PLAY = """
import json, random
import hexholm
{add}
game = hexholm.new_game(players=3, seed=5, boxes=["base", "fords"],
    sections=["ford", "farm", "oasis", "tower"], cards=["ferrymen", "knights", "lords"])
rng, used = random.Random(1), set()
while not game.over:
    action = rng.choice(game.legal_actions())
    used.add(str(action))
    game.play(action)
    if len(game.log) % 40 == 0:
        other = game.copy()
        assert other.tolls == game.tolls and other.tolls is not game.tolls
        loaded = hexholm.load_game(json.dumps(game.to_dict()))
        for again in (loaded, hexholm.from_text(game.text())):
            assert again.position() == game.position()
assert "use ford" in used
assert any(game.tolls) and [p.get("tolls", 0) for p in game.view(0)["players"]] == game.tolls
assert [score["ferrymen"] for score in game.scores()] == game.tolls
assert game.setup.option("toll") and "toll" not in hexholm.new_game(seed=1).setup_data()["options"]
assert "fords" in hexholm.printed_sections()["ford"].box
print("played")
"""


def folder(tmp_path: Path, rules: str = RULES, section: str = "") -> Path:
    """A box as a folder."""
    box = tmp_path / "fords"
    (box / "sections").mkdir(parents=True)
    (box / "rules.py").write_text(rules)
    farm = hexholm.printed_sections()["farm"].text
    text = farm.replace("[farm] box=base locations=farm", "[ford] box=fords locations=ford")
    (box / "sections" / "ford.txt").write_text(section or text)
    return box


def run(script: str, **environment: str) -> str:
    """In a Python of its own: a box that was added stays."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        env=os.environ | environment,
        check=False,
    )
    return done.stdout + done.stderr


def test_a_folder_is_added(tmp_path: Path) -> None:
    add = f"assert hexholm.add_box({str(folder(tmp_path))!r}).name == 'fords'\n"
    assert run(PLAY.format(add=2 * add)) == "played\n"


def test_a_folder_is_named_in_the_environment(tmp_path: Path) -> None:
    assert run(PLAY.format(add=""), HEXHOLM_BOXES=str(folder(tmp_path))) == "played\n"


def test_a_package_offers_a_box_by_its_entry_point(tmp_path: Path) -> None:
    folder(tmp_path)
    (tmp_path / "fords" / "__init__.py").write_text("")
    info = tmp_path / "fords-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fords\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[hexholm.boxes]\nfords = fords\n")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    assert run(PLAY.format(add=""), PYTHONPATH=path) == "played\n"


def test_a_faulty_box_in_the_environment_is_left_out(tmp_path: Path) -> None:
    box = folder(tmp_path, rules="from hexholm.boxes import Box")
    told = run(
        "import hexholm; print(*hexholm.new_game(seed=1).setup.boxes)", HEXHOLM_BOXES=str(box)
    )
    assert "left out" in told
    assert "declares no BOX" in told
    assert told.startswith("base\n")


BAD_SECTION = "[ford] box=fords locations=bridge\n" + "\n".join(["L" + 9 * "G"] + 9 * [10 * "G"])


@pytest.mark.parametrize(
    ("rules", "section", "message"),
    [
        ("BOX = 7", "", "a box is declared by BOX = Box(...), not 7"),
        ("nonsense", "", "its rules can’t be loaded: NameError"),
        (
            RULES.replace('"fords"', '"nomads"'),
            "",
            "box nomads: there is already a box with this name",
        ),
        (RULES.replace('"fords"', '"Fords!"'), "", "lower-case words with hyphens"),
        (RULES.replace('"ford"', '"farm"'), "", "two actions are called farm"),
        (RULES.replace('Card("ferrymen"', 'Card("knights"'), "", "two cards are called knights"),
        (RULES.replace('"toll"', '"capitols"'), "", "two options are called capitols"),
        (RULES, BAD_SECTION, "section ford: unknown location bridge"),
        (RULES, BAD_SECTION.replace("box=fords ", ""), "section ford says box=own"),
        (RULES, "[ford] box=fords\nG", "a section: line 2"),
    ],
)
def test_a_bad_box_says_what_is_wrong(
    tmp_path: Path, rules: str, section: str, message: str
) -> None:
    before = list(hexholm.printed_sections())
    with pytest.raises(hexholm.BoxError) as error:
        hexholm.add_box(folder(tmp_path, rules, section))
    assert message in str(error.value)
    assert "\n" not in str(error.value)
    assert list(hexholm.printed_sections()) == before


def test_a_folder_without_rules_is_no_box(tmp_path: Path) -> None:
    with pytest.raises(hexholm.BoxError, match=r"there is no file rules\.py"):
        hexholm.add_box(tmp_path)
    with pytest.raises(hexholm.BoxError, match="No module named 'no_such_box'"):
        hexholm.add_box("no_such_box")


# --- the promise ---------------------------------------------------------------------------------

PROMISED = """
Action Board Box BoxError Build Card Draw DrawMore Drawn END Earnings Envelope Event Extra
FIRST_EDITION Field Finale FreeMove ISLAND_ROWS KingdomBuilder Kinds LargePiece Loosen Move
NOMAD_FIELDS NOTHING Numbers Offer Option Owe Part Passive Piece Pieces Place Reaction Repeat Rows
SaveError Scouts Section Setup SetupError Silo Source Steps Strike Task Vehicle Walls Watch Where
a_flag a_hex a_list a_mapping a_number add_box build camp_part check_names flag_field halves
hexes_field known move numbers_field one_in_each_section read_pieces side_part task_part
"""


def test_what_boxes_are_written_with_stays() -> None:
    """A name that is added here is a promise; none may be taken away."""
    assert sorted(boxes.__all__) == sorted(PROMISED.split())
    for name in boxes.__all__:
        assert hasattr(boxes, name)


def test_our_own_boxes_are_written_with_nothing_else() -> None:
    folders = Path(boxes.__file__).parent / "kingdom" / "boxes"
    for path in folders.glob("*/rules.py"):
        imported = {
            line.split()[1]
            for line in map(str.strip, path.read_text(encoding="utf-8").splitlines())
            if line.startswith(("from ", "import "))
        }
        own = {name for name in imported if name.startswith("hexholm")}
        assert own <= {"hexholm.boxes", "hexholm.hexes"}, path

"""Nothing of a box is named outside its folder, and nobody asks which game it is."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexholm.kingdom import registry
from hexholm.kingdom.kinds import Box
from hexholm.library import KINDS

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "hexholm"
BOXES = SOURCES / "kingdom" / "boxes"

LOOKED_AT = sorted(
    str(path.relative_to(SOURCES))
    for path in SOURCES.iterdir()
    if path.suffix == ".py" or (path / "__init__.py").is_file()
)

# What still names things of boxes, and what for. Winter Kingdom has its own things.
EXEMPT = {
    "bots/native/packing.py": "options that C knows by name",
    "cli/kingdom.py": "arguments of `hexholm new`",
    "cli/sections.py": "the box that is shown first",
    "table/http/api.py": "examples for the docs",
    "table/protocol/requests.py": "examples for the docs",
}

# Words that mean something else as well: a part of the board, a key of saved games, the verb or
# the ground that a thing is named after.
ALSO_WORDS = {
    "island": "a part of the board in board_data, and the second board of section files",
    "nomads": "the key of nomad tiles in saved games (mechanisms/camps.py)",
    "scouts": "the key of the scouts on the board in saved games (mechanisms/pieces.py)",
    "farmland": "a terrain",
    "fort": "a verb and a piece of Winter Kingdom",
    "village": "a ground of Winter Kingdom",
    "workers": "the processes of a server",
    "silo": "a ground, and what is asked of a player",
}


def names_of(box: Box) -> set[str]:
    """Everything that a box has a name for."""
    extras = (*box.extras, *box.tiles, *box.actions)
    extras += tuple(extra for _, extra in (*box.bonuses, *box.everybody))
    cards = {one.name for one in (*box.cards, *box.tasks)} | {one.name for one in box.places}
    kinds = {piece.kind for piece in box.pieces} | {piece.key for piece in box.pieces}
    options = {option.name for option in box.options}
    named = {extra.name for extra in extras} | cards | kinds | options
    return {box.name, *box.camps, *named} - {""}


def texts(tree: ast.AST) -> Iterator[str]:
    """Every string of a module that isn't a docstring."""
    strings = {node for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            strings.discard(node.value)
    return (node.value for node in strings if isinstance(node.value, str))


def named_in(source: str, names: set[str]) -> set[str]:
    return {text for text in texts(ast.parse(source)) if text in names}


def files(folder: str) -> list[Path]:
    path = SOURCES / folder
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


ALL_NAMES = set().union(*map(names_of, registry.BOXES.values())) - ALSO_WORDS.keys()


@pytest.mark.parametrize("folder", LOOKED_AT)
def test_nothing_is_named_outside_its_box(folder: str) -> None:
    found = {
        str(path.relative_to(SOURCES)): named
        for path in files(folder)
        if not path.is_relative_to(BOXES)
        and "winter" not in str(path.relative_to(SOURCES))
        and (named := named_in(path.read_text(encoding="utf-8"), ALL_NAMES))
    }
    assert found.keys() == {path for path in EXEMPT if path.split("/")[0] == folder}


@pytest.mark.parametrize("box", registry.BOXES)
def test_a_box_names_its_own_things_and_those_of_the_base_game(box: str) -> None:
    """Every game has the base game, so that another box can build on it."""
    own = names_of(registry.BOXES[box]) | names_of(registry.core())
    for path in sorted((BOXES / box).rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        assert named_in(source, ALL_NAMES - own) == set(), path


def test_the_search_finds_a_name() -> None:
    assert named_in('"""quarry"""\nx = {"quarry": 1}', ALL_NAMES) == {"quarry"}
    assert named_in('"""quarry"""\nx = f(quarry)', ALL_NAMES) == set()
    assert len(ALL_NAMES) > 90


# --- which game is it? -----------------------------------------------------------------------

GAMES = {kind.name for kind in KINDS.values()}
CLASSES = {"KingdomBuilder", "WinterKingdom"}


def is_own(path: Path) -> bool:
    """Whether a file belongs to one game: its folder, or its module of a door."""
    return not {"kingdom", "winter"}.isdisjoint((*path.parts[:-1], path.stem))


def asks_which_game(source: str) -> list[int]:
    """Where a game is compared with one by its class or name."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name("isinstance" | "issubclass"), args=[_, asked]):
                told = {one.id for one in ast.walk(asked) if isinstance(one, ast.Name)} & CLASSES
            case ast.Compare() | ast.MatchValue():
                told = {ast.unparse(one) for one in ast.walk(node) if isinstance(one, ast.expr)}
                told &= {f"{one}.name" for one in CLASSES} | {repr(one) for one in GAMES}
            case _:
                continue
        found += [node.lineno] if told else []
    return found


def test_no_other_file_asks_which_game_it_is() -> None:
    paths = [path for path in files(".") if not is_own(path.relative_to(SOURCES))]
    assert len(paths) > 100
    asked = {
        str(path.relative_to(ROOT)): lines
        for path in paths
        if (lines := asks_which_game(path.read_text(encoding="utf-8")))
    }
    assert asked == {}


@pytest.mark.parametrize(
    "source",
    [
        "isinstance(g, KingdomBuilder)",
        "isinstance(g, Game | WinterKingdom)",
        "g.name == 'winter-kingdom'",
        "g.name == KingdomBuilder.name",
        "g.name in ('winter-kingdom',)",
    ],
)
def test_the_search_finds_a_question(source: str) -> None:
    assert asks_which_game(source) == [1]

"""winter/box is the one place that knows a talent, a card or a twist by name."""

import ast
from collections.abc import Iterator
from pathlib import Path

import hexholm
from hexholm.winter.boards import GROUNDS
from hexholm.winter.box import CARDS, COMMON, ECONOMY, TALENTS, TWISTS

SOURCES = Path(hexholm.__file__).parent
BOX = SOURCES / "winter" / "box"
NAMES = {COMMON.name, *TALENTS, *ECONOMY, *TWISTS, *CARDS} - {*GROUNDS}
"""The tunnel card is called like the tunnels on the board."""

ALSO_WORDS = {"guide", "mine", "port"}
"""The folder of the rules at hand, what belongs to a person, where a server listens."""
EXAMPLES = SOURCES / "table" / "protocol" / "requests.py"


def literals(path: Path) -> Iterator[str]:
    """The strings of a file, but not its docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


def named(path: Path) -> set[str]:
    """The things a file names: ``mine``, ``talent-mine``, ``mine-2``."""
    prefixes = ("talent-", "twist-", "economy-", "card-")
    found = set()
    for text in literals(path):
        kind = next(filter(text.startswith, prefixes), "")
        found.add(text.removeprefix(kind).removesuffix("-2"))
    return found & NAMES


def test_the_box_names_its_things() -> None:
    assert set().union(*(named(path) for path in BOX.glob("*.py"))) == NAMES


def test_nothing_else_in_winter_does() -> None:
    others = [path for path in (SOURCES / "winter").rglob("*.py") if BOX not in path.parents]
    assert {path.name: found for path in others if (found := named(path))} == {}


def test_no_door_does() -> None:
    """Kingdom Builder has things of the same names."""
    doors = [
        path
        for path in SOURCES.rglob("*.py")
        if path.relative_to(SOURCES).parts[0] not in ("kingdom", "winter") and path != EXAMPLES
    ]
    assert len(doors) > 150
    found = {path.name: names for path in doors if (names := named(path) - ALSO_WORDS)}
    # An example in the API's docs, and what an environment looks at.
    assert found == {"api.py": {"tavern"}, "kingdom.py": {"scouts"}}

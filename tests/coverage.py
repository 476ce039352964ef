"""Which test checks which rule: `python -m tests.coverage` writes docs/rules-coverage.md.

A test cites a rule by its id in its docstring, in a comment in it or right above it, or in its
name. The ids are those of docs/rules/, listed in tests/kingdom/ids.txt and below.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.winter.helpers import CARDS, ECONOMY, TALENTS, TWISTS

ROOT = Path(__file__).resolve().parent.parent
IDS = ROOT / "tests" / "kingdom" / "ids.txt"
PAGE = ROOT / "docs" / "rules-coverage.md"
FOLDERS = ("tests/kingdom", "tests/engine")
KINGDOM = "rules/kingdom-builder.md"
WINTER = "rules/winter-kingdom.md"
"""Where the rules are, from docs/."""

ID = re.compile(
    r"(?<![\w.-])(?:[ABCHKLMNQSTWX]-(?:\d+(?:\.\d+)?[a-z]?|[a-z]+(?:-[a-z0-9]+)*)"
    r"|[SW]-[A-Z]+\d*[a-z]?)\b"
)
"""Whatever looks like the id of a rule."""


class Rule(NamedTuple):
    """A line of ids.txt."""

    id: str
    group: str
    untested: str
    """Why no test is needed; empty for nearly all."""
    link: str
    """Where its text is, from docs/."""


class Test(NamedTuple):
    """A test function and the ids it cites."""

    path: str
    name: str
    cites: frozenset[str]


def rules() -> list[Rule]:
    """The rules in the order of their list."""
    found, group = [], ""
    for line in IDS.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            group = line.removeprefix("#").strip()
        elif line:
            name, _, why = line.partition(" ")
            found.append(Rule(name, group, why, f"{KINGDOM}#{name.lower()}"))
    return found


def tests() -> list[Test]:
    """Every test function of the rules and the engine."""
    return [
        test
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("test_*.py"))
        for test in tests_in(path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix())
    ]


def tests_in(source: str, path: str) -> Iterator[Test]:
    """The test functions of one file."""
    comments = _comments(source)
    for node in ast.parse(source).body:
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
        while first - 1 in comments:
            first -= 1
        said = [comments[n] for n in range(first, (node.end_lineno or 0) + 1) if n in comments]
        said += [ast.get_docstring(node) or ""]
        yield Test(path, node.name, frozenset(ID.findall("\n".join(said))))


def winter_rules() -> list[Rule]:
    """The rules of play of Winter Kingdom, and all its cards by their names."""
    groups: dict[str, tuple[str, Sequence[str]]] = {
        "rules of play": ("", [f"W-{number}" for number in range(1, 19)]),
        "second reading": ("", ["W-7b", "W-15b", "W-16b"]),
        "talents": ("talent-", [*TALENTS, "tunnel"]),
        "economy": ("economy-", ECONOMY),
        "twists": ("twist-", TWISTS),
        "scoring cards": ("card-", CARDS),
    }
    return [
        Rule(name, f"Winter Kingdom: {group}", "", f"{WINTER}#{kind}{name.lower()}")
        for group, (kind, names) in groups.items()
        for name in names
    ]


def winter_tests() -> list[Test]:
    """Every test function of Winter Kingdom, with all words of its docstring."""
    return [
        Test(path.relative_to(ROOT).as_posix(), node.name, frozenset(_words(node)))
        for path in sorted((ROOT / "tests" / "winter").rglob("test_*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def _words(node: ast.FunctionDef) -> list[str]:
    return re.findall(r"[\w-]+", ast.get_docstring(node) or "")


def _comments(source: str) -> dict[int, str]:
    """The comments of a file by their line."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}


def strings_in(source: str) -> set[str]:
    """Ids that stand alone in a text, as in `assert rule(game, "build a1") == "B-3.1"`."""
    texts = (node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    return {text for text in texts if isinstance(text, str) and ID.fullmatch(text)}


def page() -> str:
    """The coverage table as Markdown."""
    lines = [
        "# Rules and their tests",
        "",
        "Every rule of Kingdom Builder by its id, every rule and card of Winter Kingdom, and the",
        "tests that cite it (`test_` left out). Written by `python -m tests.coverage`;",
        "`tests/kingdom/test_ids.py` keeps it up to date.",
    ]
    return "\n".join(
        [*lines, *_table(rules(), tests()), *_table(winter_rules(), winter_tests()), ""]
    )


def _table(listed: list[Rule], every: list[Test]) -> Iterator[str]:
    group = ""
    for rule in listed:
        if rule.group != group:
            group = rule.group
            yield from ("", f"## {group}", "", "| rule | tests |", "|---|---|")
        cited = _links([test for test in every if rule.id in test.cites])
        yield f"| [{rule.id}]({rule.link}) | {cited or f'none: {rule.untested}'} |"


def _links(cited: list[Test]) -> str:
    """The names of tests behind a link to their file."""
    names: dict[str, list[str]] = {}
    for test in cited:
        names.setdefault(test.path, []).append(test.name.removeprefix("test_"))
    return "<br>".join(
        f"[{Path(path).stem}](../{path}): {', '.join(found)}" for path, found in names.items()
    )


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    number = len(rules()) + len(winter_rules())
    print(f"{PAGE.relative_to(ROOT)}: {number} rules, {len(tests()) + len(winter_tests())} tests")

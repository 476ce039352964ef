"""Every language says everything that English says, with the same arguments, and parses."""

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hexholm import texts

ROOT: Final = Path(__file__).resolve().parent.parent
ENGLISH: Final = sorted(
    path
    for folder in ("src/hexholm", "web/src", "examples")
    for path in (ROOT / folder).rglob("en.ftl")
)
LANGUAGES: Final = sorted({path.stem for path in (ROOT / "src/hexholm").rglob("*.ftl")} - {"en"})
FORM: Final = re.compile(r"_\w+$")
"""`$tile_a` is a form of `$tile`; each language has its own."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file, with the arguments of each; what can't be read fails."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def bare(names: set[str]) -> set[str]:
    return {FORM.sub("", name) for name in names}


def test_there_are_four_languages() -> None:
    assert {"de", "es", "nl"} <= set(LANGUAGES)
    assert {"en", *LANGUAGES} == set(texts.languages())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("english", ENGLISH, ids=lambda path: str(path.parent.relative_to(ROOT)))
def test_a_language_is_complete(english: Path, language: str) -> None:
    said, other = messages(english), messages(english.with_name(f"{language}.ftl"))
    assert list(other) == list(said), "the same messages in the same order"
    unknown = {id_: bare(names) - bare(said[id_]) for id_, names in other.items() if id_ in said}
    assert {id_: names for id_, names in unknown.items() if names} == {}, "nobody fills these in"

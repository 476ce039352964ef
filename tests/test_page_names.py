"""The page knows no thing of a box by its name: what it shows is told by the server."""

import re
from pathlib import Path
from typing import Final

from hexholm.kingdom.registry import ACTIONS, BOXES, CAMPS, CARDS, TASKS
from hexholm.table.core.catalog import catalog

PAGE: Final = Path(__file__).parent.parent / "web/src"
LITERAL: Final = re.compile(r"""(["'`])([\w-]+)\1""")
CLASS: Final = re.compile(r"\.([a-z][\w-]*)")
WORDS: Final = {"base", "fort", "mine", "row", "settlement", "tunnel"}
"""Names that are common words as well."""


def names() -> set[str]:
    """Every box, location, tile, card, talent and piece."""
    winter = catalog()["games"]["winter-kingdom"]
    lists = (winter["cards"], winter["economy"], winter["twists"], winter["talents"])
    found = {
        *ACTIONS,
        *BOXES,
        *CAMPS,
        *CARDS,
        *TASKS,
        *(one["name"] for some in lists for one in some),
    }
    return found | {extra.kind for extra in ACTIONS.values()}


def test_the_page_names_no_thing() -> None:
    known = names() - WORDS
    assert len(known) > 100
    said = {
        f"{file.relative_to(PAGE)}: {found[2]}"
        for file in PAGE.rglob("*.ts*")
        if not file.name.endswith(".gen.ts")
        for found in LITERAL.finditer(file.read_text(encoding="utf-8"))
        if found[2] in known
    }
    assert sorted(said) == []


def test_no_style_is_for_a_thing() -> None:
    known = names() - WORDS
    said = {
        f"{file.relative_to(PAGE)}: {found}"
        for file in PAGE.rglob("*.css")
        for found in CLASS.findall(file.read_text(encoding="utf-8"))
        if found in known
    }
    assert sorted(said) == []

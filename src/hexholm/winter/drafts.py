"""Sides that are being edited."""

from collections.abc import Iterator

from hexholm.board import SectionError
from hexholm.lands.drafts import Checked, Problem, advice, empties, unread
from hexholm.lands.drawing import fault
from hexholm.lands.sides import OTHER, ROWS, SIDES, wrong_rows
from hexholm.winter.boards import Side, load_draft


def check(text: str) -> Checked[Side]:
    """A side as the text of its file, where hexes may still be empty (``.``)."""
    try:
        side = load_draft(text)
    except SectionError as error:
        return unread(error)
    return Checked(side, [*empties(side.rows), *_advice(side)])


def _advice(side: Side) -> Iterator[Problem]:
    yield from advice(side.rows, ROWS, wrong_rows(side.rows, SIDES.get(side.name, OTHER)))
    if side.source != "printed" and side.name in SIDES:
        yield from advice(side.rows, (), [fault("draft-name-taken", name=side.name)])

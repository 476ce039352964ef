"""Sections and islands that are being edited."""

from collections.abc import Iterator

from hexholm.board import ENVELOPES, Section, SectionError, load_draft, unmatched
from hexholm.kingdom.registry import EXTRAS, SECTIONS
from hexholm.lands.drafts import Checked, Problem, advice, empties, named, refused, unread
from hexholm.lands.drawing import fault
from hexholm.lands.sections import wrongs


def check(text: str) -> Checked[Section]:
    """A section or an island as the text of its file, where hexes may still be empty (``.``)."""
    try:
        section = load_draft(text)
    except SectionError as error:
        return unread(error)
    return Checked(section, [*_refused(section), *_advice(section)])


def _refused(section: Section) -> Iterator[Problem]:
    yield from empties(section.rows)
    for index, letter in unmatched(section):
        if len(section.locations) > index:
            yield refused("draft-no-hex", location=section.locations[index])
        else:
            hexes = named(section.rows, letter)
            yield refused("draft-no-location", hexes, n=len(hexes), number=index + 1)
    for location in section.locations:
        if location not in EXTRAS:
            yield refused("draft-unknown-location", got=repr(location))
    ours = SECTIONS.get(section.name)
    if ours and ours.is_island is not section.is_island:
        yield refused("draft-shape", name=section.name)


def _advice(section: Section) -> Iterator[Problem]:
    kind = section.locations[0] if section.locations else ""
    envelope = ENVELOPES.get(kind)
    if envelope is None or tuple(map(len, section.rows)) != envelope.widths:
        return
    yield from advice(section.rows, envelope.rows, wrongs(section))
    if section.source != "printed" and section.name in SECTIONS:
        yield from advice(section.rows, (), [fault("draft-name-taken", name=section.name)])

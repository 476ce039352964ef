"""Our part of Fluent says what Fluent says: of every message, in every language."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from hexholm import fluent
from hexholm.fluent import Pattern, Scope, compiled, fill, plural, style
from hexholm.texts import languages

ROOT = Path(__file__).resolve().parent.parent
NUMBERS = (0, 1, 2, 3, 6, 11, 999, 1000, 1234567, -1, -4321, 0.5, 1.25, 12345.6789)


class Known(NamedTuple):
    """A message as Fluent reads it, and its value and attributes as we do."""

    entry: ast.Message
    ours: dict[str, Pattern]


def messages(language: str) -> dict[str, Known]:
    """All messages of a language, of two with the same id the first."""
    found: dict[str, Known] = {}
    for path in sorted((ROOT / "src").rglob(f"{language}.ftl")):
        text = path.read_text("utf-8")
        for entry in FluentResource(text).body:
            if isinstance(entry, ast.Message):
                parts = {"": entry.value} | {one.id.name: one.value for one in entry.attributes}
                ours = {name: compiled(source(text, part)) for name, part in parts.items() if part}
                found.setdefault(entry.id.name, Known(entry, ours))
    return found


def source(text: str, pattern: ast.Pattern) -> str:
    assert pattern.span is not None
    return text[pattern.span.start : pattern.span.end]


class Arguments(Visitor):
    """The arguments of a pattern, and the words that it selects by, but for plurals."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.words: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier) and node.key.name not in ("one", "other"):
            self.words.add(node.key.name)
        self.generic_visit(node)


def asked(known: dict[str, Known], id_: str) -> Arguments:
    """What a message asks for, and those it refers to."""
    arguments, waiting = Arguments(), {id_}
    while waiting:
        arguments.visit(known[waiting.pop()].entry)
        waiting |= arguments.messages & known.keys()
        arguments.messages.clear()
    return arguments


def trials(arguments: Arguments) -> Iterator[dict[str, Any]]:
    names = sorted(arguments.names)
    yield {}
    yield dict.fromkeys(names, "Ann & Bob")
    for value in (*NUMBERS, *sorted(arguments.words)) if names else ():
        yield dict.fromkeys(names, value)


@pytest.mark.parametrize("language", languages())
def test_every_message_reads_as_fluent_says_it(language: str) -> None:
    known = messages(language)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(ast.Resource([one.entry for one in known.values()]))

    def look(id_: str, attribute: str) -> Pattern | None:
        return known[id_].ours.get(attribute) if id_ in known else None

    compared = 0
    for id_, one in known.items():
        message = bundle.get_message(id_)
        theirs: dict[str, Any] = {"": message.value, **message.attributes}
        for args in trials(asked(known, id_)):
            for attribute, pattern in one.ours.items():
                said = fill(pattern, Scope(args, look, language))
                assert said == bundle.format_pattern(theirs[attribute], args)[0], (id_, args)
                compared += 1
    assert compared > 2 * len(known) > 2000


@pytest.mark.parametrize("language", languages())
def test_numbers_are_written_as_babel_writes_them(language: str) -> None:
    for number in NUMBERS:
        assert style(language).number(number) == format_decimal(number, locale=language)
    pattern = format_percent(0.5, locale=language)
    assert style(language).percent.format(50) == pattern


def test_every_language_writes_numbers_its_own_way() -> None:
    assert fluent.STYLES.keys() == set(languages())


def test_plurals() -> None:
    assert [plural(number) for number in (0, 1, 1.0, 1.5, 2)] == [
        *("other", "one", "one", "other", "other")
    ]


def said(source: str, known: dict[str, str] | None = None, **args: Any) -> str:
    def look(id_: str, attribute: str) -> Pattern | None:
        found = (known or {}).get(f"{id_}.{attribute}" if attribute else id_)
        return None if found is None else compiled(found)

    return fill(compiled(source), Scope(args, look, "en"))


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        (" plain", "plain"),
        ("\n    first\n    second", "first\nsecond"),
        (" first\n    second\n      deeper\n\n    last", "first\nsecond\n  deeper\n\nlast"),
        (' { "" }  kept { "{" }{ "\\u00e9\\"" } ', '  kept {é"'),
        (" { $missing }", "missing"),
        (" { other } and { other.short } and { -name }", "another and o. and Hexholm"),
        (" { unknown } { unknown.more } { -none }", "{unknown} {unknown.more} {-none}"),
        (
            " { $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n} left\n    here",
            "7 left\nhere",
        ),
        (" { $who ->\n   *[a] line\n        and line\n    [b] b\n}", "line\nand line"),
        (" { other ->\n    [another] yes\n   *[b] no\n}", "yes"),
    ],
)
def test_what_a_pattern_can_hold(source: str, sentence: str) -> None:
    known = {"other": " another", "other.short": " o.", "-name": " Hexholm"}
    assert said(source, known, n=7) == sentence


@pytest.mark.parametrize(
    "source", ["{ $n", "{ NUMBER($n) }", "a } b", "{ $n -> [one] x }", "{ }", "{ $n -> *[one x }"]
)
def test_what_cannot_be_read_is_shown_as_it_is(source: str) -> None:
    assert said(f" {source} ", n=1) == source


def test_what_goes_round_in_circles_ends() -> None:
    assert re.fullmatch(r"(and )+\{\?\?\?\}", said("{ it }", {"it": "and { it }"}))

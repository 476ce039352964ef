"""English that is left over in a text of another language."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).resolve().parent.parent
_EDGES: Final = " \n\t.,:;!?()[]{}|/·…“”„‘’«»\"'-–"
_MARKUP: Final = re.compile(r"</?b>")
_WORDS: Final = re.compile(r"\w+")
_WORD: Final = re.compile(r"[a-z][\w-]+")


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found += _MARKUP.sub("\n", node.value).split("\n")


@cache
def _messages(language: str) -> dict[str, list[str]]:
    """What the messages of a language are made of, without what is filled in."""
    said = {}
    for folder in ("src/hexholm", "web/src"):
        for path in sorted((ROOT / folder).rglob(f"{language}.ftl")):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    texts = _Texts()
                    texts.visit(entry)
                    said[f"{path.parent} {entry.id.name}"] = texts.found
    return said


@cache
def english(language: str) -> tuple[frozenset[str], re.Pattern[str]]:
    """Whole texts, and pieces of several words, that are English and not of the language."""
    own = _messages(language)
    corpus = "\n".join(text for texts in own.values() for text in texts)
    pieces = {
        piece
        for texts in _messages("en").values()
        for text in texts
        if (piece := text.strip(_EDGES)) and piece not in corpus
    }
    whole = frozenset(piece for piece in pieces if len(piece) > 2)
    long = sorted((piece for piece in pieces if len(_WORDS.findall(piece)) > 1), key=len)
    return whole, re.compile("|".join(rf"\b{re.escape(piece)}\b" for piece in reversed(long)))


def leftovers(texts: Iterable[str], language: str, but: Iterable[str] = ()) -> Iterator[str]:
    """The texts that are English, or have a piece of English in them."""
    allowed = tuple(but)
    for text in texts:
        if (found := _english_in(text, language)) and not any(one in text for one in allowed):
            yield f"{text} [{found}]"


@cache
def _english_in(text: str, language: str) -> str:
    whole, piece = english(language)
    if (bare := text.strip(_EDGES)) in whole:
        return bare
    found = piece.search(text)
    return found[0] if found else ""


def ids(texts: Iterable[str]) -> Iterator[str]:
    """The texts that are, or have in them, the id of a message."""
    yield from filter(_has_id, texts)


@cache
def _has_id(text: str) -> bool:
    return any("-" in word and word in _ids() for word in _WORD.findall(text))


@cache
def _ids() -> frozenset[str]:
    return frozenset(name.split()[1] for name in _messages("en"))

"""No sentence for people stands in code, and every message is both there and used."""

import ast
import errno
import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from hexholm import texts
from hexholm.kingdom.registry import ACTIONS, BOXES, CAMPS, CARDS, TASKS
from hexholm.table.core.catalog import catalog

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / "src" / "hexholm"
PAGE = ROOT / "web" / "src"

SENTENCE = re.compile(r"[A-Za-z][\w’']*(?:[,:;]? [a-z][\w’']*[.,:;]?){2,}")
"""Three words in a row."""
MARKUP = re.compile(r"<\w+ |[{};]\s*$|--\w|: \d|\bvar\(|^\s*[.#]\w|\bfor \w+(, \w+)? in\b")
"""Pieces of SVG, CSS and HTML, and of code that is put together."""


def is_sentence(text: str) -> bool:
    return bool(SENTENCE.search(text)) and not MARKUP.search(text)


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """Strings with three words in a row that are neither docstrings nor lists of words."""
    tree = ast.parse(source)
    passed: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Assert():
                passed.update(ast.walk(node))
            case ast.Call(func=ast.Attribute(attr="split")) | ast.Call(func=ast.Name("Message")):
                passed.update(ast.walk(node))
            case ast.Raise(
                exc=ast.Call(func=ast.Name("AssertionError" | "TypeError" | "AttributeError"))
            ):
                passed.update(ast.walk(node))
            case ast.Call(func=ast.Attribute(value=ast.Name("re" | "log" | "LOG" | "logger"))):
                passed.update(ast.walk(node))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or node in passed:
            continue
        if isinstance(node.value, str) and is_sentence(node.value):
            yield node.lineno, node.value


COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.S)
QUOTED = re.compile(r"\"([A-Z][^\"\n]*)\"|`([A-Z][^`]*)`")
NODE = re.compile(r">\s*([A-Z][^<>{}=;]*)\s*<")


def page_sentences(source: str) -> Iterator[str]:
    """Strings and text nodes that begin with a capital and have three words in a row."""
    plain = COMMENT.sub("", source)
    for found in (*QUOTED.finditer(plain), *NODE.finditer(plain)):
        text = next(part for part in found.groups() if part is not None)
        if SENTENCE.search(text):
            yield text


FOR_PROGRAMMERS = (
    *("table/protocol/", "table/http/docs.py", "table/http/asking.py"),  # documentation of the API
    *("table/storage/postgres.py", "table/storage/migrations/"),  # SQL
    *("bots/kingdom/", "bots/native/"),  # names of features
    *(f"kingdom/boxes/{box}/knowledge.py" for box in ("base", "caves", "harvest")),
    *(f"kingdom/boxes/{box}/knowledge.py" for box in ("marshlands", "nomads")),
    "train/",  # names of planes and numbers, and code that is put together
)


def found_in_python() -> dict[str, list[tuple[int, str]]]:
    files = {str(path.relative_to(PYTHON)): path for path in sorted(PYTHON.rglob("*.py"))}
    return {
        name: found
        for name, path in files.items()
        if (found := list(sentences(path.read_text(encoding="utf-8"))))
    }


def test_no_sentence_stands_in_python() -> None:
    found = found_in_python()
    assert {
        name: some for name, some in found.items() if not name.startswith(FOR_PROGRAMMERS)
    } == {}
    assert [one for one in FOR_PROGRAMMERS if not any(name.startswith(one) for name in found)] == []


def test_no_sentence_stands_in_the_page() -> None:
    files = [*PAGE.rglob("*.ts"), *PAGE.rglob("*.tsx")]
    assert len(files) > 100
    found = {str(path): list(page_sentences(path.read_text(encoding="utf-8"))) for path in files}
    assert {name: some for name, some in found.items() if some} == {}


@pytest.mark.parametrize("text", ["You have no houses left", " of yours in all"])
def test_the_search_finds(text: str) -> None:
    assert list(sentences(f"def f(x):\n    return f{text + '{x}'!r}")) != []
    assert list(page_sentences(f"const a = <p>A {text}</p>;")) != []


# --- messages --------------------------------------------------------------------------------

FAMILIES = re.compile(
    r"(action|ask|board|box|card|choice|colour|combine|direction|economy|end|error|game|head"
    r"|hex-act|hex-beside|hint-no|label|level|link|list|location|log|lower|mark|moves-of|option"
    r"|piece|place|preset|reason|refused|rules|settings-theme|site|source|state|terrain|tile|twist|verb|way)-"
)
"""Messages named after a thing, a verb, a kind of event ...; the rest are named in code."""
CODE = [*PYTHON.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.tsx")]
TEXTS = [*PYTHON.rglob("*.ftl"), *PAGE.rglob("*.ftl")]
ID = re.compile(r"^(-?[a-z][\w-]*) *=", re.M)


def messages(path: Path) -> list[str]:
    return ID.findall(path.read_text(encoding="utf-8"))


def spoken_of(source: str) -> Iterator[str]:
    """The messages that are named where somebody speaks: `say("id")`, `Message("id")`, a reason."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        where = {"say": 0, "Message": 0, "reason": 1}.get(name)
        if where is None or len(node.args) <= where:
            continue
        first = node.args[where]
        options = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
        for option in options:
            if isinstance(option, ast.Constant) and isinstance(option.value, str):
                yield f"reason-{option.value}" if name == "reason" else option.value


def test_every_message_that_is_named_is_there() -> None:
    there = {id_ for path in TEXTS for id_ in messages(path)}
    named = {
        id_ for path in PYTHON.rglob("*.py") for id_ in spoken_of(path.read_text(encoding="utf-8"))
    }
    assert len(named) > 100
    assert named - there == set()


ASKED = re.compile(r"\b(?:t|rich)\(\s*(?:[^\"`]*\?\s*)?\"([\w-]+)\"(?:\s*:\s*\"([\w-]+)\")?")
BEGUN = re.compile(r"\b(?:t|rich)\(`([\w-]+-)\$\{")


def test_the_page_has_every_message_it_names() -> None:
    there = {id_ for path in TEXTS for id_ in messages(path)}
    page = [*PAGE.rglob("*.ts"), *PAGE.rglob("*.tsx")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in page)
    named = {id_ for found in ASKED.findall(code) for id_ in found if id_}
    assert len(named) > 300
    assert named - there == set()
    begun = set(BEGUN.findall(code))
    assert len(begun) > 20
    assert {start for start in begun if not any(id_.startswith(start) for id_ in there)} == set()


def test_every_thing_has_a_name_and_a_text() -> None:
    winter = catalog()["games"]["winter-kingdom"]
    talents, cards, economy, twists = (
        [one["name"] for one in winter[key]] for key in ("talents", "cards", "economy", "twists")
    )
    options = catalog()["games"]["kingdom-builder"]["options"]
    tiles = [*CAMPS, *(name for name in ACTIONS if name not in ("give-up", "row"))]
    kingdom = {"location": tiles, "card": [*CARDS, *TASKS], "box": BOXES, "option": options}
    cold = {"location": talents, "card": cards, "economy": economy, "twist": twists}
    for game, things in (("kingdom-builder", kingdom), ("winter-kingdom", cold)):
        speaker = texts.speaker("en", game)
        ids = [f"{kind}-{name}" for kind, names in things.items() for name in names]
        assert len(ids) > 50
        assert [id_ for id_ in ids if not speaker.has(id_) or not speaker.has(f"{id_}-text")] == []


def words_of(code: str) -> set[str]:
    """What stands in quotes somewhere, what boxes call their things, and names of system errors."""
    quoted = set(re.findall(r"[\"'`]([\w.-]+)[\"'`]", code))
    quoted |= {word for text in re.findall(r"\"([a-z][\w -]*)\"", code) for word in text.split()}
    things = set(re.findall(r'"([\w-]+)"', json.dumps(catalog())))
    for path in PYTHON.rglob("*.toml"):  # lessons, and scenes of the guide
        things |= {path.stem, *re.findall(r"[\w-]+", path.read_text(encoding="utf-8"))}
    everything = quoted | things | set(errno.errorcode.values()) | {"any", "text", *"23456789"}
    return everything | {word.lower() for word in everything}


def is_made_of(rest: str, words: set[str]) -> bool:
    """Whether an id, or what is left of it, is words joined by hyphens."""
    return rest in words or any(
        rest[:at] in words and is_made_of(rest[at + 1 :], words)
        for at, letter in enumerate(rest)
        if letter == "-"
    )


def idle(ids: set[str]) -> set[str]:
    """The messages that nobody can say: their ids are neither named nor put together in code."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in CODE)
    said = "\n".join(path.read_text(encoding="utf-8") for path in TEXTS)
    used = set(re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", code))
    used |= set(re.findall(r"\{\s*([a-z][\w-]*)\s*\}", said))
    begun = set(re.findall(r"[\"'`]([a-z][\w-]*-)(?:\$?\{)", code))
    ended = tuple(re.findall(r"\}(-[\w-]+)[\"'`]", code))
    words = words_of(code)

    def is_put_together(id_: str) -> bool:
        starts = {start for start in begun if id_.startswith(start)}
        starts |= {found[0]} if (found := FAMILIES.match(id_)) else set()
        return any(is_made_of(id_[len(start) :], words) for start in starts)

    return {id_ for id_ in ids - used if not is_put_together(id_) and not id_.endswith(ended)}


def test_every_message_is_used() -> None:
    ids = {id_ for path in TEXTS for id_ in messages(path)}
    assert len(ids) > 1000
    assert idle(ids) == set()
    unused = {"greeting-of-nobody", "reason-no-such-key", "log-event-no-such-thing"}
    assert idle(unused) == unused


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_file_says_a_message_twice_and_all_can_be_parsed(path: Path) -> None:
    ids = messages(path)
    assert [id_ for id_ in ids if ids.count(id_) > 1] == []
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, fluent.Junk)] == []


def test_no_two_files_of_a_game_say_the_same_message() -> None:
    said = Counter(
        (path.stem, "winter" in path.parts, id_) for path in TEXTS for id_ in messages(path)
    )
    assert [about for about, times in said.items() if times > 1] == []

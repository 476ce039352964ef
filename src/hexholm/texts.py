"""Message ids and arguments become sentences here, at every door, from the Fluent files.

A file `en.ftl` is next to the thing it is about; a language is found by listing files, so a new one
is new files only. A game's own messages (the files in its folder) come before the common ones; what
a language doesn't have yet is said in English; an unknown id is shown as it is. The page reads the
same files by the same rules (web/src/i18n; tests/texts-cases.json). Long texts that only some want
are in folders of their own (`TOPICS`), which are read by those who ask for them.

An argument that names a thing is given as its slug and becomes words: `tile="oasis"` fills
`{ $tile }` with the message `location-oasis`, `{ $tile_a }` with its attribute `a` ("an Oasis"),
and `{ $tile_id }` with the slug, to select on. `port-2`, a second use of the port, is called like
the port. Attributes that a thing doesn't have come from `location-any`, with the name as `$name`. A
list is joined by `list-and`, or by `list-or` when the name of the argument ends in `_or`. Numbers
are written as the language writes them.
"""

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from decimal import Decimal
from errno import errorcode
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from hexholm import fluent
from hexholm.fluent import Scope

ENGLISH: Final = "en"
LANGUAGE: ContextVar[str] = ContextVar("LANGUAGE", default="")
"""The language used where none is asked for; empty: HEXHOLM_LANGUAGE, or English."""

KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "tile": ("location-",),
    "ground": ("terrain-",),
    "card": ("card-", "location-", ""),
    "choices": ("choice-", "terrain-", "location-"),
    "things": ("box-", "location-", "card-", "economy-", "twist-", "terrain-", "site-", ""),
    **{
        kind: (f"{kind}-",)
        for kind in (
            *("location", "terrain", "piece", "box", "option", "game", "level", "colour", "mark"),
            *("direction", "board", "place", "economy", "twist", "choice", "preset", "site"),
        )
    },
}
"""Arguments that name a thing, and how the ids of messages with its name begin."""

TOPICS: Final = ("guide", "lessons")
"""Folders whose texts are read only for a speaker on that topic."""

_HOME: Final = Path(__file__).parent
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*\n(?:(?:[ \t}].*)?\n)*)", re.M)
_ATTRIBUTE: Final = re.compile(r"^[ \t]+\.([a-zA-Z][\w-]*) *=", re.M)
_SLUG: Final = re.compile(r"[a-z0-9_-]+")
_NUMBER: Final = re.compile(r"-\d+$")
_MOST: Final = 2**53  # for the page a longer number is only text
_LONGEST: Final = 1000  # characters of an argument of an error
_MARKUP: Final = re.compile(r"</?b>")


class Message(NamedTuple):
    """What is to be said: the id of a message (or several, see `Speaker.say`) and its arguments."""

    id: str
    args: Mapping[str, Any] = {}


class Told(ValueError):
    """An error for people: it is raised with a message and speaks when it is shown."""

    game: str = ""

    def __init__(self, id_: str, /, **args: Any) -> None:
        super().__init__(id_)
        self.message = Message(id_, {name: _short(value) for name, value in args.items()})

    def __str__(self) -> str:
        return say(self.message, game=self.game)


def _short(value: Any) -> Any:
    """What somebody sent may be of any length; the sentence about it isn't."""
    is_long = isinstance(value, str) and len(value) > _LONGEST
    return f"{value[:_LONGEST]}…" if is_long else value


FOLDERS: Final[list[tuple[Path, str]]] = []
"""Folders of boxes by others, each with the game it speaks of."""


def add_folder(folder: Path, game: str) -> None:
    """Read texts of a game in one more folder: a box by others."""
    if (folder, game) not in FOLDERS and _HOME not in folder.parents:
        FOLDERS.append((folder, game))
        read_again()


def read_again() -> None:
    """Forget what was read: there are other files now."""
    for cached in (_files, _entries, speaker):
        cached.cache_clear()


def added() -> list[tuple[str, str, str]]:
    """The texts of those folders, each with its language and its game."""
    return [
        (path.stem, game, path.read_text(encoding="utf-8"))
        for folder, game in FOLDERS
        for path in sorted(folder.glob("*.ftl"))
    ]


@cache
def _files(topic: str = "") -> dict[str, list[tuple[Path, str]]]:
    """The files of each language, each with the game that it speaks of, if it is only one.

    A game's files are those in a folder with the first word of its name.
    """
    found: dict[str, list[tuple[Path, str]]] = {}
    for path in sorted(_HOME.rglob("*.ftl")):
        parts = path.relative_to(_HOME).parts[:-1]
        if topic == next((part for part in parts if part in TOPICS), ""):
            found.setdefault(path.stem, []).append((path, _game_of(parts)))
    for folder, game in FOLDERS:
        for path in sorted((folder / topic).glob("*.ftl")):
            found.setdefault(path.stem, []).append((path, _folder_of(game)))
    return found


def _folder_of(game: str) -> str:
    return game.partition("-")[0]


def _game_of(parts: Iterable[str]) -> str:
    return next((part for part in parts if (_HOME / part / "kind.py").exists()), "")


def languages() -> list[str]:
    """Every language that has messages."""
    return sorted(_files())


def known_language(tag: str) -> str:
    """The language of a tag such as `de-AT`, if it is spoken here; else empty."""
    language = tag.partition("-")[0].lower()
    return language if language in languages() else ""


@cache
def _entries(language: str, topic: str = "") -> dict[str, dict[str, str]]:
    """The source of every message, by game and id; of two with the same id the first one counts."""
    found: dict[str, dict[str, str]] = {}
    for path, game in _files(topic).get(language, ()):
        entries = found.setdefault(game, {})
        for match in _ENTRY.finditer(path.read_text(encoding="utf-8") + "\n"):
            entries.setdefault(match[1], match[2])
    return found


class Speaker:
    """The messages about one game, or all games, in one language; on a topic, its own too."""

    def __init__(self, language: str, game: str, topic: str = "") -> None:
        self.language = language
        own = _folder_of(game)
        topics = (topic, "") if topic else ("",)
        self._sources = [
            entries[name]
            for entries in (_entries(told, one) for told in (language, ENGLISH) for one in topics)
            for name in ((own, "") if own else ("", *entries))
            if name in entries
        ]

    def has(self, id_: str, /) -> bool:
        """Whether there is such a message."""
        return any(id_ in source for source in self._sources)

    def ids(self) -> Iterator[str]:
        """Every message that there is."""
        return iter(dict.fromkeys(id_ for source in self._sources for id_ in source))

    def say(self, ids: str, /, **args: Any) -> str:
        """The sentence of a message; of several ids, separated by spaces, the first that exists."""
        id_ = next(filter(self.has, ids.split()), "")
        pattern = self._pattern(id_)
        return ids if pattern is None else self._fill(pattern, args)

    def name(self, kind: str, slug: str) -> str:
        """What a thing is called: `name("tile", "oasis")` is Oasis."""
        return str(self._words(kind, slug)[""])

    def form(self, kind: str, slug: str, form: str) -> str:
        """Another form of its name, such as its sign in a terminal; empty without one."""
        return str(self._words(kind, slug).get(form, ""))

    def _source(self, id_: str) -> str | None:
        return next((source[id_] for source in self._sources if id_ in source), None)

    def _pattern(self, id_: str, attribute: str = "") -> fluent.Pattern | None:
        source = self._source(id_)
        if source is None:
            return None
        value, attributes = _parts(source)
        return attributes.get(attribute) if attribute else value

    def _fill(self, pattern: fluent.Pattern, args: Mapping[str, Any]) -> str:
        """A pattern with its arguments."""
        if isinstance(pattern, str):
            return pattern
        return fluent.fill(pattern, Scope(self._arguments(args), self._pattern, self.language))

    def _arguments(self, args: Mapping[str, Any]) -> dict[str, Any]:
        filled: dict[str, Any] = {}
        for name, value in args.items():
            kind = name.removesuffix("_or")
            if isinstance(value, list | tuple):
                link = "list-or" if name.endswith("_or") else "list-and"
                each = [self._words(kind, str(one)) for one in value]
                words: dict[str, Any] = {
                    form: self.list([one.get(form, "") for one in each], link)
                    for form in dict.fromkeys(form for one in each for form in one)
                } or {"": ""}
            elif isinstance(value, int) and abs(value) > _MOST:
                words = {"": str(value)}
            else:
                words = self._words(kind, value) if isinstance(value, str) else {"": value}
            filled |= {f"{name}_{form}" if form else name: said for form, said in words.items()}
        return filled

    def _words(self, kind: str, slug: str) -> dict[str, str]:
        """All forms of the name of a thing; any other text is only itself."""
        if kind not in KINDS or not slug:
            return {"": slug}
        slugs = (slug, _NUMBER.sub("", slug))
        ids = (prefix + one for one in slugs for prefix in KINDS[kind])
        known = next((id_ for id_ in ids if self._source(id_) is not None), "")
        value, attributes = _parts(self._source(known) or "")
        name = self._fill(value, {}) if known else _pretty(slug)
        forms = {
            form: self._fill(pattern, {"name": name})
            for form, pattern in _parts(self._source(f"{KINDS[kind][0]}any") or "")[1].items()
            if form not in attributes
        }
        own = {form: self._fill(pattern, {}) for form, pattern in attributes.items()}
        return {"": name, "id": slug, **forms, **own}

    def list(
        self, parts: Sequence[str], link: str = "list-and", between: str = "list-comma"
    ) -> str:
        """Several things in a row: a, b and c."""
        joined = parts[0] if parts else ""
        for index, part in enumerate(parts[1:], 2):
            id_ = link if index == len(parts) else between
            joined = self.say(id_, rest=joined, last=part)
        return joined

    def row(self, parts: Iterable[str], link: str = "list-comma") -> str:
        """Several things with the same sign between all of them: a, b, c."""
        return self.list([*parts], link, link)

    def number(self, value: float, digits: int | None = None, *, signed: bool = False) -> str:
        """A number as this language writes it, with this many digits after the point, or all."""
        if digits is None:
            digits = len(format(Decimal(repr(value)).normalize(), "f").partition(".")[2])
        whole = round(value, digits) + 0.0  # + 0.0 makes -0.0 a 0
        said = fluent.style(self.language).number(abs(whole), digits)
        sign = "−" if whole < 0 else "+" if signed and whole > 0 else ""
        return f"{sign}{said}"

    def percent(self, share: float, digits: int = 0) -> str:
        """A share in percent: 0.5 is 50%."""
        return fluent.style(self.language).percent.format(self.number(100 * share, digits))


def _pretty(slug: str) -> str:
    """A name for a slug without one."""
    return slug[0].upper() + slug[1:].replace("-", " ") if _SLUG.fullmatch(slug) else slug


@cache
def _parts(source: str) -> tuple[fluent.Pattern, dict[str, fluent.Pattern]]:
    """The value of a message and its attributes."""
    value, *rest = _ATTRIBUTE.split(source)
    attributes = map(fluent.compiled, rest[1::2])
    return fluent.compiled(value), dict(zip(rest[::2], attributes, strict=True))


@cache
def speaker(language: str = "", game: str = "", topic: str = "") -> Speaker:
    """The speaker for a game in a language; by default for all games, in English."""
    return Speaker(language or ENGLISH, game, topic)


def spoken(game: str = "", topic: str = "") -> Speaker:
    """The speaker for a game in the current language."""
    return speaker(LANGUAGE.get() or os.environ.get("HEXHOLM_LANGUAGE", ""), game, topic)


def say(message: Message | str, /, language: str = "", game: str = "", **args: Any) -> str:
    """The sentence of a message, in the current language unless one is named.

    >>> say("list-or", rest="this", last="that")
    'this or that'
    """
    id_, more = (message, {}) if isinstance(message, str) else message
    return (speaker(language, game) if language else spoken(game)).say(id_, **more, **args)


def system_error(error: OSError) -> str:
    """What the system says of a file, in the current language where there are words for it."""
    id_, why = f"system-{errorcode.get(error.errno or 0, '').lower()}", error.strerror or ""
    is_plain = error.errno is not None and why == os.strerror(error.errno)
    return say(id_) if is_plain and spoken().has(id_) else why


def unmarked(text: str) -> str:
    """A sentence without `<b>…</b>`."""
    return _MARKUP.sub("", text)

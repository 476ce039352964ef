"""As much of Fluent as the texts use: patterns become sentences, and numbers are written.

A pattern is compiled once, to a text or to a function. It may contain `{ $arguments }`, references
to messages, their attributes and terms, literals, and selections by a word, a number or a plural.
What is missing is shown by its name; what can't be read is shown as it is written.
"""

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from functools import cache
from typing import Any, Final, NamedTuple

Said = str | int | float
Look = Callable[[str, str], "Pattern | None"]
"""The pattern of a message or one of its attributes."""

DEEPEST: Final = 30
"""Patterns within each other; beyond that they go round."""
DIGITS: Final = 3
"""The most digits after the point, unless somebody says how many."""


class Style(NamedTuple):
    """How a language writes numbers."""

    point: str
    group: str
    percent: str

    def number(self, value: float, digits: int | None = None) -> str:
        """A number with this many digits after the point, or as many as it has."""
        if isinstance(value, int) and not digits:
            return f"{value:,}".replace(",", self.group)
        rounded = round(Decimal(repr(value)), DIGITS if digits is None else digits)
        whole, _, rest = f"{rounded:,f}".partition(".")
        rest = rest.rstrip("0") if digits is None else rest
        return whole.replace(",", self.group) + (self.point + rest if rest else "")


STYLES: Final[Mapping[str, Style]] = {
    "de": Style(",", ".", "{}\u00a0%"),
    "en": Style(".", ",", "{}%"),
    "es": Style(",", ".", "{}\u00a0%"),
    "nl": Style(",", ".", "{}%"),
}
"""Every language has its line here; others write as English does."""


def style(language: str) -> Style:
    """How a language writes numbers."""
    return STYLES.get(language, STYLES["en"])


def plural(value: float) -> str:
    """The plural category of a number, which is the same in all our languages."""
    return "one" if abs(value) == 1 else "other"


class Scope(NamedTuple):
    """What a pattern is filled from."""

    args: Mapping[str, Any]
    look: Look
    language: str
    depth: int = 0


Node = Callable[[Scope], Said]
Pattern = str | tuple[str | Node, ...]


def fill(pattern: Pattern, scope: Scope) -> str:
    """The sentence that a pattern becomes."""
    if isinstance(pattern, str):
        return pattern
    if scope.depth > DEEPEST:
        return "{???}"
    said = [one if isinstance(one, str) else one(scope) for one in pattern]
    write = style(scope.language).number
    return "".join([one if isinstance(one, str) else write(one) for one in said])


# --- what can stand between braces -----------------------------------------------------------


class _Literal(NamedTuple):
    said: Said

    def __call__(self, _scope: Scope) -> Said:
        return self.said


class _Variable(NamedTuple):
    name: str

    def value(self, scope: Scope) -> Said | None:
        found = scope.args.get(self.name)
        return found if isinstance(found, str | int | float) else None

    def __call__(self, scope: Scope) -> Said:
        found = self.value(scope)
        return self.name if found is None else found


class _Reference(NamedTuple):
    id: str
    attribute: str

    def __call__(self, scope: Scope) -> str:
        found = scope.look(self.id, self.attribute)
        if found is None:
            return f"{{{self.id}{'.' if self.attribute else ''}{self.attribute}}}"
        args = {} if self.id.startswith("-") else scope.args  # a term is the same everywhere
        return fill(found, scope._replace(args=args, depth=scope.depth + 1))


class _Choice(NamedTuple):
    by: Any
    variants: Mapping[Said, Pattern]
    default: Pattern

    def __call__(self, scope: Scope) -> str:
        value = self.by.value(scope) if isinstance(self.by, _Variable) else self.by(scope)
        found = self.default if value is None else self.variants.get(value)
        if found is None and not isinstance(value, str):
            found = self.variants.get(plural(value or 0))
        return fill(self.default if found is None else found, scope)


# --- reading ---------------------------------------------------------------------------------

_LINES: Final = re.compile(r"\n(?:[ \t]*\n)*([ \t]*)")
_PLAIN: Final = re.compile(r"[^{}\n]+")
_VARIANT: Final = re.compile(r"(?=\*?\[|\})")
_BLANK: Final = re.compile(r"\s*")
_VARIABLE: Final = re.compile(r"\$([a-zA-Z][\w-]*)")
_REFERENCE: Final = re.compile(r"(-?[a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?")
_NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")
_KEY: Final = re.compile(r"(\*?)\[\s*(?:(-?\d+(?:\.\d+)?)|([a-zA-Z][\w-]*))\s*\]")
_LITERAL: Final = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_ESCAPE: Final = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))")


@cache
def compiled(source: str) -> Pattern:
    """A pattern as it stands in a file, behind the equals sign."""
    reader = _Reader(source)
    try:
        pattern = reader.pattern()
        reader.expect(reader.at == len(source))
    except ValueError:
        return source.strip()
    return pattern


class _Reader:
    """Goes through a source from its start to its end."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0

    def next(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.source, self.at)
        self.at = found.end() if found else self.at
        return found

    def take(self, text: str) -> bool:
        is_there = self.source.startswith(text, self.at)
        self.at += len(text) if is_there else 0
        return is_there

    def expect(self, is_so: bool) -> None:
        if not is_so:
            raise ValueError(f"unexpected at {self.at}")

    def pattern(self, *, is_variant: bool = False) -> Pattern:
        """Text and placeables, without the indent that all lines share."""
        parts: list[Any] = []
        while self.at < len(self.source) and not self.source.startswith("}", self.at):
            if self.take("{"):
                parts.append(self.placeable())
            elif line := self.next(_LINES):
                if self.at == len(self.source) or (is_variant and self.next(_VARIANT)):
                    break
                parts.append(_Line(line[0].count("\n"), len(line[1])))
            elif plain := self.next(_PLAIN):
                parts.append(plain[0])
        common = min((one.indent for one in parts if isinstance(one, _Line)), default=0)
        return _joined([one.text(common) if isinstance(one, _Line) else one for one in parts])

    def placeable(self) -> Any:
        """What stands between braces; the first of them is taken."""
        self.next(_BLANK)
        what = self.expression()
        self.next(_BLANK)
        if self.take("->"):
            what = self.choice(what)
        self.expect(self.take("}"))
        return what

    def expression(self) -> Any:
        if variable := self.next(_VARIABLE):
            return _Variable(variable[1])
        if literal := self.next(_LITERAL):
            return _Literal(_ESCAPE.sub(lambda one: one[2] or chr(int(one[1], 16)), literal[1]))
        if number := self.next(_NUMBER):
            return _Literal(_value(number[0]))
        if reference := self.next(_REFERENCE):
            return _Reference(reference[1], reference[2] or "")
        raise ValueError(f"nothing at {self.at}")

    def choice(self, by: Any) -> _Choice:
        variants: dict[Said, Pattern] = {}
        default: Pattern | None = None
        self.next(_BLANK)
        while key := self.next(_KEY):
            is_default, number, word = key.groups()
            pattern = variants.setdefault(word or _value(number), self.pattern(is_variant=True))
            default = pattern if is_default else default
            self.next(_BLANK)
        self.expect(default is not None)
        return _Choice(by, variants, default or "")


class _Line(NamedTuple):
    breaks: int
    indent: int

    def text(self, common: int) -> str:
        return "\n" * self.breaks + " " * (self.indent - common)


def _joined(parts: list[Any]) -> Pattern:
    """Parts of which no two texts follow each other, without blanks at the ends."""
    joined: list[Any] = []
    for one in parts:
        if isinstance(one, str) and joined and isinstance(joined[-1], str):
            joined[-1] += one
        else:
            joined.append(one)
    for end, strip in ((0, str.lstrip), (-1, str.rstrip)):
        if joined and isinstance(joined[end], str):
            joined[end] = strip(joined[end], " \n")
    return "".join(joined) if all(isinstance(one, str) for one in joined) else tuple(joined)


def _value(text: str) -> int | float:
    return float(text) if "." in text else int(text)

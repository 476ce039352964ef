"""A position as a table of fields: how each of them begins, is copied, saved, read and shown.

A game lists its fields once. From the table come its slots, its blank position, its copies, its
saves and what a seat may see of them.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from hexholm.editing import Edit
from hexholm.game import Data, SaveError
from hexholm.hexes import Hexset
from hexholm.reading import MOST, a_flag, a_list, a_mapping, a_number, a_text, pointing

EVERYBODY, MOVER, OWNER, NOBODY = "everybody", "mover", "owner", "nobody"
"""Who may see a field: MOVER is its owner, and everybody in that player's turn."""
NOTHING: Final = object()
"""Written by a field that is left out."""
UNSET: Final = object()
"""Blank of a field that a new game sets by itself."""


class Source(NamedTuple):
    """Saved data that a value is read from."""

    entry: Mapping[str, Any]
    key: str
    what: str
    """What an error calls the entry."""
    seat: int

    @property
    def path(self) -> str:
        """What an error calls the value."""
        return f"{self.what}: {self.key}" if self.what else self.key

    def list(self, most: int = MOST) -> list[Any]:
        """A list of at most `most` things; empty where the key is missing."""
        return a_list(self.entry, self.key, self.what, most)

    def number(self, default: int = 0) -> int:
        """A whole number from 0 on."""
        return a_number(self.entry, self.key, default, self.what)

    def mapping(self) -> Mapping[str, Any]:
        """An object with keys; an empty one where nothing is said."""
        return a_mapping(self.entry.get(self.key, {}), self.path)


Read = Callable[[Any, Source], Any]
"""Its value in the saved form, for a game and a seat."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Field:
    """One thing that a position remembers, and its form in saved games."""

    name: str
    """The attribute of the game."""
    holds: Literal["one", "seats", "names", ""] = "one"
    """One value, a list by seat, a dict by name, or no attribute: it is written from others."""
    blank: Any = 0
    """Its value in the beginning, or that of each seat; a function finds all of it out from the
    set-up."""
    place: Literal["player", "turn", "table", "view", ""] = ""
    """Where it stands in saved games: with each player, in the turn, on the table, nowhere; `view`
    is for what is only shown."""
    key: str = ""
    """Its key there; its name, unless said otherwise."""
    write: str | Callable[[Any, int], Any] = ""
    """As plain data: a function of game and seat, or an expression with ``g`` and ``seat``; the
    value as it is, unless said otherwise. What is empty is left out, unless it `is_always`."""
    read: Read | None = None
    """Called where the saved form says anything."""
    check: Read | None = None
    """Checks what has been read, once everything of all players has."""
    order: int = 100
    """Where it stands among the others."""
    is_always: bool = False
    """Whether it is written even where it is empty."""
    is_core: bool = False
    """Whether the base game has it: only then do copies of base games have one each."""
    is_plain: bool = False
    """Whether a one-line text has a place of its own for it."""
    ends: bool = False
    """Whether it is blank again after a turn."""
    words: bool = False
    """Whether it is a list of names, which `hexholm.Position` takes as one text."""
    seen: str = EVERYBODY
    piece: str = ""
    """The kind of the pieces that stand on its hexes."""
    of_mover: bool = False
    """Whether they belong to the player whose turn it is; otherwise to nobody."""
    stock: Callable[[Any, int], Data | None] | None = None
    """What a player has of it now, or all players together, as `in_stock` tells it."""
    edit: Edit | None = None
    """How somebody who edits a position changes it; None: they can't."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", self.key or self.name)

    @property
    def is_more(self) -> bool:
        """Whether it is part of a position, but not in the base game."""
        return not self.is_core and (self.holds != "one" or self.place not in ("", "view"))

    def get(self, g: Any) -> Any:
        """Its value in a game."""
        return getattr(g, self.name)

    def set(self, g: Any, value: Any) -> None:
        """Change it in a game."""
        setattr(g, self.name, value)

    def path(self, seat: int) -> tuple[str | int, ...]:
        """The way to it in saved data."""
        ways: dict[str, tuple[str | int, ...]] = {"player": ("players", seat), "turn": ("turn",)}
        return (*ways.get(self.place, ()), self.key)

    def is_filled(self, g: Any) -> bool:
        """Whether it holds anything in a game."""
        if self.holds == "seats":
            return any(self.get(g))
        if self.holds == "names":
            return any(map(any, self.get(g).values()))
        return bool(self.holds and self.get(g))


def in_stock(kind: str, n: int, art: str, *says: tuple[str, Data]) -> Data:
    """Something to show: how much of it there is, its symbol, and messages with their arguments."""
    return {"kind": kind, "n": n, "art": art, "says": [{"id": i, "args": a} for i, a in says]}


def flag_field(name: str, **more: Any) -> Field:
    """Something that is so or not."""
    return Field(name=name, blank=False, read=flag, **more)


COMMON: Final = (
    *(
        Field(name=name, blank=UNSET)
        for name in (
            *("setup", "board", "seed", "events"),
            *("_start", "_first", "_edited", "_fixed", "_earned"),
        )
    ),
    Field(name="_actions", holds="seats", blank=UNSET, is_core=True),
    Field(name="_options", blank=None),
    Field(name="_shown", blank=False),
)
"""What every game has besides its position."""


def number(g: Any, source: Source) -> int:
    """A whole number from 0 on."""
    return source.number()


def flag(g: Any, source: Source) -> bool:
    """True or false."""
    return a_flag(source.entry, source.key)


def text(g: Any, source: Source) -> str:
    """A text."""
    return a_text(source.entry, source.key, source.what)


def hexes(g: Any, source: Source) -> Hexset:
    """Hexes by their names."""
    found = 0
    for name in source.list(len(g.board.grid.hexes)):
        found |= a_hex(g, name, source.path)
    return found


def a_hex(g: Any, name: Any, what: str) -> Hexset:
    """A hex by its name."""
    hex_: Hexset | None = g.board.grid.hexes.get(name) if isinstance(name, str) else None
    if hex_ is None:
        raise SaveError("save-no-hex", what=what, got=repr(name))
    return hex_


def names_of(valid: Collection[str]) -> Read:
    """A list of names of some kind of thing."""

    def read(g: Any, source: Source) -> tuple[str, ...]:
        for name in source.list(len(valid)):
            if not isinstance(name, str) or name not in valid:
                told = {"got": repr(name), "names": ", ".join(valid)}
                raise SaveError("setup-unknown", what=source.path, **told)
        return tuple(source.list())

    return read


def read(
    g: Any, fields: Iterable[Field], entry: Mapping[str, Any], what: str = "", seat: int = 0
) -> None:
    """Read the fields that the data speaks of; the others stay as they are."""
    known = []
    for field in fields:
        known.append(key := field.key)
        if field.read and key in entry:
            with pointing(*field.path(seat)):
                value = field.read(g, Source(entry, key, what, seat))
            if field.holds == "seats":
                getattr(g, field.name)[seat] = value
            elif field.holds:
                setattr(g, field.name, value)
    if what:
        for key in entry:
            if key not in known:
                told = {"got": repr(key), "names": ", ".join(known)}
                raise SaveError("save-unknown-key", what=what, **told)


def at(fields: Iterable[Field], place: str) -> list[Field]:
    """The fields that stand at a place of saved games."""
    return [field for field in fields if field.place == place]


def unseen(fields: Iterable[Field], *by: str) -> list[str]:
    """The keys of the fields that only some may see."""
    return [field.key for field in fields if field.seen in by]


COPIES: Final = {"one": "", "seats": "[:]", "names": ".copy()"}
"""How the value of a field is copied, by what it holds; an empty one can't change by itself."""
_BLANKS: Final = {"one": "{}", "seats": "[{}] * setup.players", "names": "{{}}"}


def copying(fields: Iterable[Field], is_base: str = "") -> Callable[[Any], Any]:
    """A function that copies a game.

    What the base game never changes is shared by its copies, where a game has one (`is_base`).
    """
    lines, own, shared = ["new = make(self.__class__)"], [], []
    for field in fields:
        if field.holds:
            share = f"new.{field.name} = self.{field.name}"
            copy = share + COPIES[field.holds]
            if copy == share or field.is_core or not is_base:
                lines.append(copy)
            else:
                own.append(copy)
                shared.append(share)
    if own:
        lines += [f"if {is_base}:", *(f" {line}" for line in shared)]
        lines += ["else:", *(f" {line}" for line in own)]
    lines.append("return new")
    return compiled("copy(self)", lines, {"make": object.__new__})


def clearing(fields: Iterable[Field]) -> Callable[[Any, Any], None]:
    """A function of a game and its set-up: its fields get their values in the beginning."""
    lines, space = ["pass"], {}
    for field in fields:
        if field.holds and field.blank is not UNSET:
            space[f"_{field.name}"] = field.blank
            how = "{}(setup)" if callable(field.blank) else _BLANKS[field.holds]
            lines.append(f"new.{field.name} = {how.format(f'_{field.name}')}")
    return compiled("clear(new, setup)", lines, space)


def writing(fields: Iterable[Field]) -> Callable[[Any, int], Data]:
    """A function of a game and a seat: the fields as plain data."""
    lines, space = ["found = {}"], {"NOTHING": NOTHING}
    for field in fields:
        value = field.write
        if callable(value):
            space[f"_{field.name}"] = value
            value = f"_{field.name}(g, seat)"
        value = value or f"g.{field.name}" + "[seat]" * (field.holds == "seats")
        put = f"found[{field.key!r}] = "
        if field.is_always and isinstance(field.write, str):
            lines.append(put + value)
        else:
            test = "is not NOTHING" if field.is_always else ""
            lines.append(f"if (value := {value}) {test}: {put}value")
    return compiled("write(g, seat)", [*lines, "return found"], space)


def compiled(head: str, lines: list[str], space: dict[str, Any]) -> Callable[..., Any]:
    """A function made of lines of Python, with the names of a space."""
    exec("\n ".join([f"def {head}:", *lines]), space)
    made: Callable[..., Any] = space[head.partition("(")[0]]
    return made

"""A position as a table of fields: how each of them begins, is copied, saved, read and shown.

A game lists its fields once. From the table come its slots, its blank position, its copies, its
saves and what a seat may see of them.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from hexholm.game import Data, SaveError
from hexholm.hexes import Hexset
from hexholm.reading import Entry, a_flag, a_list, a_number

EVERYBODY, MOVER, OWNER, NOBODY = "everybody", "mover", "owner", "nobody"
"""Who may see a field: MOVER is its owner, and everybody in that player's turn."""


class Source(NamedTuple):
    """Saved data that a value is read from."""

    entry: Mapping[str, Any]
    key: str
    what: str
    """What an error calls the entry."""
    seat: int
    default: Any
    """The value where the data says nothing: the one the game has so far."""

    @property
    def path(self) -> str:
        """What an error calls the value."""
        return f"{self.what}: {self.key}" if self.what else self.key

    def list(self) -> list[Any]:
        """A list; an empty one where nothing is said."""
        return a_list(self.entry, self.key, self.what)


class Kind(NamedTuple):
    """How a value is written as plain data, and read back."""

    write: str | Callable[[Any, Any, int], Any]
    """An expression with ``{}`` for the value and ``g``, or a function of game, value and seat."""
    read: Callable[[Any, Source], Any]
    """Of the game."""


class Field(NamedTuple):
    """One thing that a position is made of."""

    name: str
    """Its attribute."""
    blank: Any = 0
    """Its value before anything is dealt, or a function of the set-up that gives it."""
    key: str = ""
    """Its name in saved data; ``supply.houses`` lies one level deeper."""
    kind: Kind | None = None
    """None: it isn't saved by itself."""
    each: bool = False
    """Whether it is a list by seat, and a plain `blank` the value of one seat."""
    seen: str = EVERYBODY
    copy: str = ""
    """How it is copied: ``[:]``, ``.copy()``, or nothing where it is shared."""


def a_hex(g: Any, name: Any, what: str) -> Hexset:
    """A hex by its name."""
    hex_: Hexset | None = g.board.grid.hexes.get(name) if isinstance(name, str) else None
    if hex_ is None:
        raise SaveError("save-no-hex", what=what, got=repr(name))
    return hex_


def _read_hexes(g: Any, source: Source) -> Hexset:
    found = 0
    for name in source.list():
        found |= a_hex(g, name, source.path)
    return found


NUMBER: Final = Kind("{}", lambda g, s: a_number(s.entry, s.key, s.default, s.what))
FLAG: Final = Kind("{}", lambda g, s: a_flag(s.entry, s.key, default=s.default))
TEXT: Final = Kind("{}", lambda g, s: str(s.entry.get(s.key, s.default)))
HEXES: Final = Kind("g.board.grid.named({})", _read_hexes)


def names_of(valid: Iterable[str], what: str) -> Kind:
    """A list of names of some kind of thing."""

    def read(g: Any, source: Source) -> tuple[str, ...]:
        if source.key not in source.entry:
            return tuple(source.default)
        for name in source.list():
            if not isinstance(name, str) or name not in valid:
                raise SaveError(
                    "setup-unknown", what=source.path, got=repr(name), names=", ".join(valid)
                )
        return tuple(source.list())

    return Kind("list({})", read)


def fill(game: Any, fields: Iterable[Field], setup: Any) -> None:
    """Give a new game its blank position."""
    for field in fields:
        value = field.blank(setup) if callable(field.blank) else field.blank
        if field.each and not callable(field.blank):
            value = [value] * setup.players
        setattr(game, field.name, value)


def copier(kind: type, fields: Iterable[Field]) -> Callable[[Any], Any]:
    """A function that copies games of a kind: an assignment for each slot, compiled once."""
    how = {field.name: "[:]" if field.each else field.copy for field in fields}
    slots = [slot for one in kind.__mro__ for slot in getattr(one, "__slots__", ())]
    lines = [f"new.{slot} = self.{slot}{how.get(slot, '')}" for slot in slots]
    body = ["kind = self.__class__", "new = kind.__new__(kind)", *lines, "return new"]
    return _compiled("copy(self)", body, {})


def writer(fields: Iterable[Field]) -> Callable[[Any, int], Data]:
    """A function of a game and a seat: the fields that are saved, as plain data; compiled once."""
    space: dict[str, Any] = {}
    tree: dict[str, Any] = {}
    for number, (name, _, key, kind, each, _, _) in enumerate(fields):
        if kind:
            value = f"g.{name}[seat]" if each else f"g.{name}"
            if isinstance(kind.write, str):
                value = kind.write.format(value)
            else:
                space[f"write{number}"] = kind.write
                value = f"write{number}(g, {value}, seat)"
            group, _, last = key.rpartition(".")
            (tree.setdefault(group, {}) if group else tree)[last] = value
    return _compiled("write(g, seat)", [f"return {_source(tree)}"], space)


def _source(tree: Mapping[str, Any]) -> str:
    items = [f"{key!r}: {v if isinstance(v, str) else _source(v)}" for key, v in tree.items()]
    return f"{{{', '.join(items)}}}"


def _compiled(head: str, body: list[str], space: dict[str, Any]) -> Callable[..., Any]:
    exec("\n    ".join([f"def {head}:", *body]), space)
    function: Callable[..., Any] = space[head.partition("(")[0]]
    return function


def read(
    g: Any, fields: Iterable[Field], entry: Mapping[str, Any], what: str = "", seat: int = 0
) -> None:
    """Read the saved fields; those that aren't given stay as they are."""
    groups: dict[str, Entry] = {}
    for field in fields:
        if not field.kind:
            continue
        group, _, key = field.key.rpartition(".")
        if group and group not in groups:
            groups[group] = Entry(entry.get(group, {}), f"{what}: {group}")
        value = getattr(g, field.name)
        source = Source(
            groups.get(group, entry),
            key,
            f"{what}: {group}" if group else what,
            seat,
            value[seat] if field.each else value,
        )
        new = field.kind.read(g, source)
        if field.each:
            value[seat] = new
        else:
            setattr(g, field.name, new)
    for inner in groups.values():
        inner.done()


def unseen(fields: Iterable[Field], *by: str) -> list[str]:
    """The keys of the fields that only some may see."""
    return [field.key for field in fields if field.seen in by]

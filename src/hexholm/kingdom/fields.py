"""The fields of a position: each says how it begins, how it is copied, written and read.

Copies, saved games, views and one-line texts are made from the table of all fields
(`hexholm.kingdom.registry.FIELDS`): those that every game has (`state`), those of the mechanisms,
and those that a box declares for its cards.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from hexholm.game import SaveError
from hexholm.hexes import Hexset
from hexholm.reading import a_flag, a_list, a_number

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

NOTHING: Final = object()
"""Written by a field that is left out."""
UNSET: Final = object()
"""Blank of a field that a new game sets by itself."""

Write = Callable[["KingdomBuilder", int], Any]
"""What stands in the saved form, for a seat."""
Read = Callable[["KingdomBuilder", int, Mapping[str, Any], str], None]
"""Takes it from the saved form of a seat; the text says where that is, for errors."""


@dataclass(frozen=True, kw_only=True)
class Field:
    """One thing that a position remembers, and its form in saved games."""

    name: str
    """The attribute of the game, and the key in saved games."""
    holds: Literal["one", "seats", "names", ""] = "one"
    """One value, a list by seat, a dict by name, or no attribute: it is written from others."""
    blank: Any = 0
    """Its value in the beginning, or that of each seat."""
    place: Literal["player", "turn", "table", "view", ""] = ""
    """Where it stands in saved games: with each player, in the turn, on the table, nowhere; `view`
    is for what is only shown."""
    key: str = ""
    """Its key there, where that isn't its name."""
    write: Write | None = None
    """As plain data; what is empty is left out, unless it `is_always`."""
    read: Read | None = None
    check: Read | None = None
    """Checks what has been read, once everything of that player has."""
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

    @property
    def is_more(self) -> bool:
        """Whether it is part of a position, but not in the base game."""
        return not self.is_core and (self.holds != "one" or self.place not in ("", "view"))

    def get(self, g: "KingdomBuilder") -> Any:
        """Its value in a game."""
        return getattr(g, self.name)

    def set(self, g: "KingdomBuilder", value: Any) -> None:
        """Change it in a game."""
        setattr(g, self.name, value)

    def is_filled(self, g: "KingdomBuilder") -> bool:
        """Whether it holds anything in a game."""
        if self.holds == "seats":
            return any(self.get(g))
        if self.holds == "names":
            return any(map(any, self.get(g).values()))
        return bool(self.holds and self.get(g))


def hexes_field(name: str, most: int, **more: Any) -> Field:
    """Pieces on the board that belong to nobody; each takes its hex."""

    def write(g: "KingdomBuilder", seat: int) -> list[str]:
        return g.board.grid.named(getattr(g, name))

    def read(g: "KingdomBuilder", seat: int, data: Mapping[str, Any], what: str) -> None:
        hexes = read_hexes(g, data, name, what)
        if hexes.bit_count() > most:
            raise SaveError("save-most", what=name, most=most)
        setattr(g, name, hexes)

    return Field(name=name, place="table", write=write, read=read, words=True, **more)


def flag_field(name: str, **more: Any) -> Field:
    """Something that is so or not."""
    key = more.get("key", name)

    def read(g: "KingdomBuilder", seat: int, data: Mapping[str, Any], what: str) -> None:
        setattr(g, name, a_flag(data, key))

    return Field(name=name, blank=False, write=lambda g, seat: getattr(g, name), read=read, **more)


def numbers_field(name: str, most: int, **more: Any) -> Field:
    """What something that a player has is worth; all there are together are worth `most`."""

    def write(g: "KingdomBuilder", seat: int) -> int:
        return int(getattr(g, name)[seat])

    def read(g: "KingdomBuilder", seat: int, data: Mapping[str, Any], who: str) -> None:
        numbers = getattr(g, name)
        numbers[seat] = a_number(data, name, 0, who)
        if sum(numbers) > most:
            raise SaveError("save-worth", what=f"{who}: {name}", most=most)

    return Field(name=name, holds="seats", place="player", write=write, read=read, **more)


def read_hexes(g: "KingdomBuilder", data: Mapping[str, Any], key: str, who: str = "") -> Hexset:
    """Hexes with a piece or wall each; they are no longer free."""
    found, what = 0, f"{who}: {key}" if who else key
    for name in a_list(data, key, who):
        found |= settle(g, read_hex(g, name, what), what)
    return found


def settle(g: "KingdomBuilder", hexes: Hexset, what: str) -> Hexset:
    """A piece takes these hexes, if they are free."""
    grid = g.board.grid
    if taken := hexes & ~g.free:
        raise SaveError("save-two-pieces", what=what, hex=grid.named(taken)[0])
    if special := hexes & g.board.special:
        ground = g.board.ground(special & -special)
        raise SaveError("save-special", what=what, hex=grid.named(special)[0], ground=ground)
    g.free ^= hexes
    return hexes


def read_hex(g: "KingdomBuilder", name: Any, what: str) -> Hexset:
    """A hex by its name."""
    hex_ = g.board.grid.hexes.get(name) if isinstance(name, str) else None
    if hex_ is None:
        raise SaveError("save-no-hex", what=what, got=repr(name))
    return hex_


# --- straight-line code: a copy takes microseconds, so that no loop over fields may take part ----

_COPIES: Final = {"one": "", "seats": "[:]", "names": ".copy()"}
_BLANKS: Final = {"one": "{0}", "seats": "[{0}] * seats", "names": "{{}}"}


def copying(fields: Iterable[Field]) -> Callable[[Any], Any]:
    """A function that copies a game.

    What the base game never changes is shared by its copies.
    """
    found = [field for field in fields if field.holds]
    lines = ["def copy(self):", " new = self.__class__.__new__(self.__class__)"]
    others = [field for field in found if _COPIES[field.holds] and not field.is_core]
    lines += [_copy(field) for field in found if field not in others]
    lines += [" if self.in_play.is_base:", *(f"  new.{f.name} = self.{f.name}" for f in others)]
    lines += [" else:", *(f" {_copy(field)}" for field in others), " return new"]
    return _compiled("copy", lines, {})


def _copy(field: Field) -> str:
    return f" new.{field.name} = self.{field.name}{_COPIES[field.holds]}"


def clearing(fields: Iterable[Field]) -> Callable[[Any, int], None]:
    """A function that gives the fields of a game their values in the beginning."""
    found = [field for field in fields if field.holds and field.blank is not UNSET]
    lines = ["def clear(new, seats):"]
    for number, field in enumerate(found):
        lines.append(f" new.{field.name} = " + _BLANKS[field.holds].format(f"blank{number}"))
    return _compiled("clear", lines, {f"blank{n}": field.blank for n, field in enumerate(found)})


def _compiled(name: str, lines: list[str], names: dict[str, Any]) -> Callable[..., Any]:
    exec("\n".join(lines), names)
    made: Callable[..., Any] = names[name]
    return made

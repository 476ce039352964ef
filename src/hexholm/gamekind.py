"""What a game provides to be played at every door.

The two games register here, once each (`hexholm.library.KINDS`). What a door needs of a game beyond
this (how it is drawn, how bots play it ...) is a module of the door with the game's name:
`hexholm.draw.kingdom`, `hexholm.draw.winter`. Nobody else asks which game it is.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from hexholm.game import Action, Data, Game

if TYPE_CHECKING:
    from hexholm.lands.drafts import Checked

G = TypeVar("G", bound=Game)


class GameKind(NamedTuple, Generic[G]):
    """One of the games."""

    name: str
    """As in `Game.name`, saves and the protocol."""
    part: str
    """The name of its modules: this package's, and the one in each door."""
    tag: str
    """What its one-line position texts begin with."""
    new: Callable[..., G]
    """A new game: the seed, and what its set-up takes."""
    load: Callable[[Mapping[str, Any]], G]
    """A saved game or record."""
    read: Callable[[str], Data]
    """The saved form of a one-line position text."""
    score: Callable[[G, Sequence[str]], list[dict[str, int]]]
    """What any cards pay at a position."""
    picture: Callable[[G], Data]
    """What everybody sees of a position, for clients to draw."""
    deed: Callable[[G, Action], Data]
    """The message of what a legal action does."""
    boxes: Callable[[], Mapping[str, Traversable]]
    """Its boxes with their folders: sections, texts, art. A game that is all one box has one
    without a name."""

    def check(self, text: str) -> "Checked[Any]":
        """A board that is being edited, as the text of its file, and what is wrong with it."""
        checked: Checked[Any] = import_module(f"hexholm.{self.part}.drafts").check(text)
        return checked

    def at(self, door: str) -> Any:
        """What a door has for this game: its module with the game's name."""
        return import_module(f"hexholm.{door}.{self.part}")

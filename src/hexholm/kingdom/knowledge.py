"""What a box tells bots about its things: records in the ``knowledge.py`` of its folder.

A thing without a record is played by the defaults. Gold is what a thing brings beyond the gold of
the moment; what pays off turn by turn is given for a whole game.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from hexholm.hexes import Hexset
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.finding import PACKAGES
from hexholm.kingdom.registry import BOXES
from hexholm.planes import Planes

Amounts = Mapping[str, int]
"""What things gain by the names of the learned amounts, in units of `hexholm.planes`."""
Gain = Callable[[Planes, Amounts, KingdomBuilder, int, Hexset], None]
"""Adds what one more settlement gains on each hex, for a seat with these settlements."""
AreaGain = Callable[[Planes, Amounts, KingdomBuilder, Sequence[Hexset]], None]
"""The same for a seat with these areas of settlements."""
Hope = Callable[[KingdomBuilder, Hexset, Hexset], float]
"""Gold that may come, seen from a seat's settlements and the hexes next to them."""
Feature = tuple[str, float]
"""An amount by which a position is evaluated, and its name; bots learn what it is worth."""


class Location(NamedTuple):
    """A location tile."""

    value: float = 3.0
    """Its gold in a whole game."""
    pair: float = 2.5
    """What a pair of them brings besides, in a whole game."""
    once: Callable[[KingdomBuilder, int], float] | None = None
    """Its gold for a seat as long as the game lasts, where that doesn't shrink with the time."""
    overlooked: float = 0.0
    """Gold in a whole game beyond what quick players make of it; learned from games."""


class Nomad(NamedTuple):
    """A nomad tile."""

    value: float = 2.0
    """Its gold in the next turn."""
    overlooked: float = 0.0
    """Gold beyond what quick players make of it; learned from games."""


class Card(NamedTuple):
    """A Kingdom Builder or task card."""

    spots: Callable[[KingdomBuilder], Hexset] | None = None
    """The hexes that gain one gold, wherever the pieces are."""
    gain: Gain | None = None
    area_gain: AreaGain | None = None
    amounts: tuple[str, ...] = ()
    """The learned amounts that these two use, or compiled players."""
    once: Callable[[KingdomBuilder], Iterable[Hexset]] | None = None
    """Sets of hexes in each of which the first settlement earns one gold."""
    features: Callable[[KingdomBuilder, int], Iterator[Feature]] | None = None
    """What its gold depends on besides."""
    hope: Hope | None = None
    """Gold that may come in a whole game: for cards that pay nothing for long, then a lot."""
    hope_of: Callable[[KingdomBuilder, int], Hope] | None = None
    """The same where something is found out once per turn, for a seat."""
    soon: Callable[[KingdomBuilder], float] | None = None
    """Gold that may come within the turn."""
    is_contested: bool = False
    """Whether one player's settlements change another's gold."""


class Knowledge(NamedTuple):
    """What a box tells, by the names of its things."""

    locations: Mapping[str, Location] = {}
    nomads: Mapping[str, Nomad] = {}
    cards: Mapping[str, Card] = {}
    gold: Callable[[KingdomBuilder], Iterable[Hexset]] = lambda game: ()
    """Sets of hexes that gain one gold each, whatever cards are in play."""
    finale: Hope | None = None
    """Gold that comes after the last turn, however long the game still lasts."""
    places: Mapping[str, str] = {}
    """Actions that act on hexes which depend on the position: what compiled players call these."""
    reaches: Mapping[str, str] = {}
    """Actions that move settlements freely: what compiled players call how far."""


class Known:
    """What all boxes tell together."""

    def __init__(self, boxes: Iterable[Knowledge]) -> None:
        self._boxes = tuple(boxes)
        self._locations = {name: it for box in self._boxes for name, it in box.locations.items()}
        self._nomads = {name: it for box in self._boxes for name, it in box.nomads.items()}
        self._cards = {name: it for box in self._boxes for name, it in box.cards.items()}

    def location(self, name: str) -> Location:
        """Of a location tile."""
        return self._locations.get(name, _LOCATION)

    def nomad(self, name: str) -> Nomad:
        """Of a nomad tile."""
        return self._nomads.get(name, _NOMAD)

    def card(self, name: str) -> Card:
        """Of a card."""
        return self._cards.get(name, _CARD)

    def place(self, action: str) -> str:
        """Where an action acts, as compiled players call it; nothing where they don't know."""
        return next((box.places[action] for box in self._boxes if action in box.places), "")

    def reach(self, action: str) -> str:
        """How far it moves, in the same way."""
        return next((box.reaches[action] for box in self._boxes if action in box.reaches), "")

    def gold(self, game: KingdomBuilder) -> Iterator[Hexset]:
        """Sets of hexes that gain one gold each, whatever cards are in play."""
        for box in self._boxes:
            yield from box.gold(game)

    def finales(self) -> list[Hope]:
        """What tells the gold that comes after the last turn."""
        return [box.finale for box in self._boxes if box.finale]


_LOCATION, _NOMAD, _CARD = Location(), Nomad(), Card()


def known() -> Known:
    """What the boxes that can be played tell."""
    return told_by(tuple(BOXES))


@lru_cache(maxsize=1)
def told_by(boxes: tuple[str, ...]) -> Known:
    """What these boxes tell."""
    modules = [f"{PACKAGES[box].__name__}.knowledge" for box in boxes]
    return Known(import_module(module).KNOWLEDGE for module in modules if find_spec(module))

"""Counting a game of Winter Kingdom: houses, forts and coins."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from hexholm.counting.things import Entered, Thing
from hexholm.game import Data
from hexholm.hexes import Hexset, singles
from hexholm.possible.winter import lands
from hexholm.winter import WinterKingdom
from hexholm.winter.box import CARDS
from hexholm.winter.picture import FORT, HOUSE
from hexholm.winter.setup import FORTS, HOUSES

SHARED: Final = "W-10"


def things(g: WinterKingdom) -> list[Thing]:
    """Houses and forts; coins pay nothing at the end."""
    where = lands(g)
    return [
        Thing("houses", "hexes", "piece", "house", HOUSE, HOUSES, where=where, ends=True),
        Thing("forts", "hexes", "piece", "fort", FORT, FORTS, where=where, ends=True),
        Thing("coins", "number", "piece", "coin", "coin", scores=False),
    ]


def is_special(g: WinterKingdom, hex_: Hexset) -> bool:
    """Whether nothing ever stands on a hex."""
    return not hex_ & lands(g)


def player(things: Sequence[Thing], entered: Entered) -> Data:
    """What a seat has, as saved games say it."""
    return {**entered.places, **entered.numbers}


def missing(g: WinterKingdom, setup: Mapping[str, Any]) -> list[str]:
    """What of the set-up nobody has said, though points depend on it."""
    marks = [CARDS[name].mark for name in g.setup.cards]
    keys = ("boards", "cards", "twist", *filter(None, marks))
    return [key for key in keys if key not in setup]


def choices(g: WinterKingdom) -> dict[str, list[str]]:
    """Parts of the set-up that only a count asks for: none."""
    return {}


def pieces(g: WinterKingdom, seat: int) -> Hexset:
    """A seat's houses and forts."""
    return g.buildings(seat)


def counted(g: WinterKingdom, seat: int, hexes: Hexset) -> int:
    """Its houses on some hexes; a fort counts as two (W-3)."""
    return g.houses_on(seat, hexes)


def contests(g: WinterKingdom) -> Iterator[tuple[str, list[tuple[Hexset, Hexset]]]]:
    """By card: what is fought over, and the hexes that count."""
    kinds = {name: CARDS[name].contests for name in g.setup.cards} | {"castles": "castle"}
    for name, kind in kinds.items():
        if kind:
            hexes = singles(g.board.grounds[kind])
            yield name, [(hex_, g.board.grid.around[hex_]) for hex_ in hexes]

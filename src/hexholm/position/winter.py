"""Positions of Winter Kingdom."""

from collections.abc import Sequence
from typing import Final

from hexholm.fields import Field
from hexholm.game import Data, SetupError
from hexholm.hexes import singles
from hexholm.lands.sides import LETTERS, WIDTHS
from hexholm.position.land import Spots, file_of, kinds_of
from hexholm.reading import split
from hexholm.winter import WinterKingdom
from hexholm.winter.boards import Side, load_side
from hexholm.winter.box import TALENTS
from hexholm.winter.fields import FIELDS
from hexholm.winter.setup import TALENTS_EACH, make_setup

BOARDS: Final = "boards"
_GROUNDS: Final = {name: letter for letter, name in LETTERS.items()}
_BOARDS: Final = "HIJKLMN"


def land(fill: str, spots: Spots) -> list[Side]:
    """The boards of Winter Kingdom, the centre first."""
    board = make_setup().board
    kinds = kinds_of(fill, spots, board.grid, tuple(_GROUNDS))
    sides = []
    for name, part in zip(_BOARDS, board.parts, strict=True):
        letters = iter([_GROUNDS[kinds[board.grid.names[hex_]]] for hex_ in singles(part)])
        rows = [[next(letters) for _ in range(width)] for width in WIDTHS]
        sides.append(load_side(file_of(f"[plain-{name.lower()}] board={name}", rows)))
    return sides


def fields(_: WinterKingdom) -> tuple[Field, ...]:
    """The fields that mean something in a game: all."""
    return FIELDS


def dealt(setup: Data, seats: list[Data]) -> tuple[Data, list[Data]]:
    """The talents of the seats are a part of the set-up."""
    hands = setup.get("talents") or _deal_talents(seats)
    seated = [_seat(seat, hand) for seat, hand in zip(seats, hands, strict=False)]
    return {**setup, "talents": hands}, seated


def fill(_: WinterKingdom, data: Data, seats: list[Data], deck: Data | None) -> None:
    """Write down what the players hold."""
    data["players"] = seats
    if deck is not None:
        raise SetupError("position-deck")


def _deal_talents(seats: list[Data]) -> list[list[str]]:
    """Five for each seat, its own first."""
    hands = [
        [*(card["name"] for card in _bought(seat)), *seat.get("talents", ())] for seat in seats
    ]
    named = {name for hand in hands for name in hand}
    rest = iter([name for name in TALENTS if name not in named])
    for hand in hands:
        while len(hand) < TALENTS_EACH and (name := next(rest, "")):
            hand.append(name)
    return hands


def _bought(seat: Data) -> list[Data]:
    return [
        {"name": card.rstrip("+"), "upgraded": card.endswith("+")}
        if isinstance(card, str)
        else card
        for card in split(seat.get("bought", ()))
    ]


def _seat(seat: Data, dealt: Sequence[str]) -> Data:
    bought = _bought(seat)
    names = [card["name"] for card in bought]
    talents = [name for name in dealt if name not in names]
    return {**seat, "bought": bought, "talents": talents}

"""What the box tells bots of its things, and the terms in which it does (rules W)."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from hexholm.hexes import Hexset

if TYPE_CHECKING:
    from hexholm.winter import WinterKingdom
    from hexholm.winter.knowledge.placement import Placement
    from hexholm.winter.knowledge.site import Site


class Card(NamedTuple):
    """A scoring card."""

    spots: "Callable[[Site], Hexset] | None" = None
    """The hexes where every house scores, wherever others stand."""
    gain: "Callable[[Placement, int], None] | None" = None
    """Adds what one more building gains, for the card's points."""
    links: str = ""
    """The kind of places that score when own groups link them."""


class Economy(NamedTuple):
    """An economy card."""

    spots: "Callable[[Site], Hexset] | None" = None
    """The hexes where every house is paid for."""
    gain: "Callable[[Placement], None] | None" = None
    """Adds what the coins for one more building gain."""
    mandatory: "Callable[[Placement, WinterKingdom], None] | None" = None
    """The same for the mandatory action."""


class Twist(NamedTuple):
    """A twist."""

    costs_house: "Callable[[WinterKingdom], bool]" = lambda game: False
    """Whether a house is lost when the turn ends now."""


class Knowledge(NamedTuple):
    """What the box tells, by the names of its things."""

    cards: Mapping[str, Card]
    economy: Mapping[str, Economy]
    twists: Mapping[str, Twist]

    def card(self, name: str) -> Card:
        """Of a scoring card."""
        return self.cards.get(name, _CARD)

    def coins(self, economy: str) -> Economy:
        """Of an economy card."""
        return self.economy.get(economy, _ECONOMY)

    def costs_house(self, game: "WinterKingdom") -> bool:
        """Whether a house is lost when the turn ends now."""
        return any(
            self.twists[name].costs_house(game) for name in game.setup.twists if name in self.twists
        )


_CARD, _ECONOMY = Card(), Economy()

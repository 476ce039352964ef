"""What there is of Winter Kingdom on a shelf, and what of it is in a set-up."""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any, Final

from hexholm.chance import Draw
from hexholm.game import Data
from hexholm.shelf.boards import owned_boards
from hexholm.shelf.pools import Pool, ShelfError
from hexholm.shelf.sheet import Item, Laid, Sheet, Shown, Things, piece_items, terrain_items
from hexholm.shelf.wishes import Owned, Wishes
from hexholm.winter import WinterKingdom
from hexholm.winter.boards import PLACES, house_sides, load_side
from hexholm.winter.box import CARDS, ECONOMY, TWISTS
from hexholm.winter.picture import FORT
from hexholm.winter.setup import NO_TWIST, TALENTS_EACH

_GROUPS: Final = {
    "land": {"boards", "direction", "top_board", "bottom_board"},
    "cards": {"cards"},
    "economy": {"economy"},
    "twist": {"twist"},
}


class Shelf:
    """Its boards, and sides of one's own; everything else is in the box."""

    game = WinterKingdom.name
    scored = "cards"
    """The pool of the cards that pay at the end."""
    groups = _GROUPS
    cards: Collection[str] = CARDS

    def __init__(self, owned: Owned, wishes: Wishes) -> None:
        self.owned, self.wishes = owned, wishes
        ours = house_sides()
        self._sides = owned_boards(owned, ours, ours, load_side)
        self.always: Data = {}
        self.pools = [
            Pool("boards", _named(self._sides), len(PLACES), self._boards()),
            Pool("economy", _named(ECONOMY), 1),
            Pool("twist", _named((*TWISTS, NO_TWIST)), 1, asked=(NO_TWIST,)),
            Pool(self.scored, _named(CARDS), 3),
        ]
        for name in (*wishes.never, *wishes.always):
            if not any(name in pool.names for pool in self.pools):
                is_side = name in house_sides() and name in wishes.always
                raise ShelfError(
                    "shelf-not-owned" if is_side else "shelf-unknown", things=[name], got=repr(name)
                )
            if name in wishes.never and name in wishes.always:
                raise ShelfError("shelf-both", things=[name])
        if wishes.at_least:
            raise ShelfError("shelf-unknown", got=repr(next(iter(wishes.at_least))))

    def _boards(self) -> dict[str, str]:
        return {side.name: f"board-{side.board}" for side in self._sides.values()}

    def laid(self, key: str, names: Sequence[str], draw: Draw) -> Any:
        """What was picked, as an argument of a set-up: sides are turned."""
        if key == self.scored:
            return names
        if key != "boards":
            return names[0]
        sides = [self._sides[name].turned(draw.below(6)) for name in names]
        return [
            {"text": one.text, "turns": one.turns} if one.is_own else one.label for one in sides
        ]

    def mended(self, _game: WinterKingdom, _stay: Collection[str]) -> Data:
        """What must be put for something else: nothing, since all of it is picked."""
        return {}

    def is_sound(self, game: WinterKingdom) -> bool:
        """Whether what was drawn goes together: a twist can take the sense out of a card."""
        return not any(TWISTS[name].avoids in game.setup.cards for name in game.setup.twists)


def _named(names: Collection[str]) -> dict[str, str]:
    return dict.fromkeys(names, "")


def things() -> list[Things]:
    """What wishes can be about."""
    pools = Shelf(Owned(), Wishes()).pools
    kinds = {"boards": "side", "cards": "card", "economy": "economy", "twist": "twist"}
    return [Things(pool.key, kinds[pool.key], dict(pool.names)) for pool in pools]


def contents(game: WinterKingdom) -> dict[str, Collection[str]]:
    """Sides, cards, the economy and the twists."""
    setup = game.setup
    return {
        "boards": [side.name for side in setup.boards],
        "cards": list(setup.cards),
        "economy": [setup.economy],
        "twist": list(setup.twists) or [NO_TWIST],
    }


def sheet(game: WinterKingdom) -> Sheet:
    """Boards, cards, and what else comes out of the box."""
    setup = game.setup
    pieces = [("settlement", game.house_supply[0], "house"), ("fort", game.fort_supply[0], FORT)]
    deck = Counter(game.deck)
    for hand in game.hands:
        deck.update(hand)
    items = (
        *piece_items(pieces),
        Item("item", "talents", TALENTS_EACH, "cards", is_each=True),
        Item("item", "coins", sum(game.coins), "coin", by_turn=tuple(game.coins)),
        *terrain_items(deck, {}),
    )
    data = setup.data(0)
    for key in ("seed", "talents"):
        del data[key]
    cards = [Shown("card", name, "cards") for name in setup.cards]
    cards += [Shown("economy", setup.economy, "economy")]
    cards += [Shown("twist", name, "twist") for name in setup.twists]
    boards = [
        Laid((side.name,), place, side.turns, side.source, side.is_own)
        for place, side in enumerate(setup.boards)
    ]
    return Sheet(tuple(boards), tuple(cards), items, data, tuple(_GROUPS))

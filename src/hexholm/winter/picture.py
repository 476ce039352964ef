"""What there is to see of a position of Winter Kingdom, by symbols of the sprite."""

from typing import TYPE_CHECKING, Final

from hexholm.game import Data
from hexholm.winter.box import CARDS

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

HOUSE: Final = "house"
FORT: Final = "piece-fort"
MARKS: Final = {"top_board": "top", "bottom_board": "bottom", "direction": "line"}
"""How the board shows what a card needs to be agreed on."""


def picture(g: "WinterKingdom") -> Data:
    """What everybody sees."""
    named = g.board.grid.named
    kinds = (("settlement", HOUSE, g.houses), ("fort", FORT, g.forts))
    lifted = g.tasks[-1].lifted if g.tasks else 0
    put = FORT if any(lifted & own for own in g.forts) else HOUSE
    sets = {"build": HOUSE, "fort": FORT, "put": put}
    return {
        "pieces": [
            {"kind": kind, "art": art, "seat": seat, "at": named(own[seat])}
            for kind, art, own in kinds
            for seat in range(g.seats)
            if own[seat]
        ],
        "places": [],
        "blocked": [],
        "sets": {verb: {"art": art, "seat": g.player} for verb, art in sets.items()},
        "marks": [
            {"kind": MARKS[mark], "says": says, "where": getattr(g.setup, mark)}
            for mark, says in marked(g).items()
        ],
        "actions": [],
        "extras": [[] for _ in range(g.seats)],
        "stock": [_stock(g, seat) for seat in range(g.seats)],
        "common": [],
    }


def marked(g: "WinterKingdom") -> dict[str, str]:
    """What the cards need to be agreed on, with the message that names the card."""
    economy = g.rules.economy
    cards = {CARDS[name].mark: f"card-{name}" for name in g.setup.cards}
    told = {economy.mark: f"economy-{economy.name}", **cards}
    return {mark: says for mark, says in told.items() if mark}


def _stock(g: "WinterKingdom", seat: int) -> list[Data]:
    """Forts, coins, and how many talents nobody else sees."""
    items = (
        ("fort", FORT, g.fort_supply[seat], "purse-forts"),
        ("coins", "coin", g.coins[seat], "coins-amount"),
        ("talents", "cards", len(g.talents[seat]), "player-hand"),
    )
    return [
        {"kind": kind, "n": n, "art": art, "says": [{"id": id_, "args": {"n": n}}]}
        for kind, art, n, id_ in items
    ]

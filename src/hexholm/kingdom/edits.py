"""What an editor may change in every game of Kingdom Builder."""

from typing import TYPE_CHECKING, Final

from hexholm import editing
from hexholm.editing import option, said
from hexholm.game import Data
from hexholm.hexes import singles
from hexholm.kingdom.mechanisms import figures
from hexholm.kingdom.mechanisms.choosing import most_cards
from hexholm.kingdom.mechanisms.deck import BUILDS, terrains
from hexholm.kingdom.mechanisms.figures import SETTLEMENT, SETTLEMENTS, art_of
from hexholm.kingdom.registry import CARDS, EXTRAS

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

settlements: Final = editing.paint(
    said("field-piece", piece=SETTLEMENT), art_of(SETTLEMENT), SETTLEMENTS, piece=SETTLEMENT
)
gold: Final = editing.number(said("field-gold"))
last_round: Final = editing.flag(said("field-last-round"))


def used(g: "KingdomBuilder", seat: int) -> int:
    """How many settlements of a seat aren't in its supply."""
    owed = figures.owed(g, SETTLEMENT, seat)
    return g.houses(seat).bit_count() + owed + g.marks[seat].bit_count()


def supply(g: "KingdomBuilder", seat: int) -> Data:
    """What is left, unless something else is said."""
    edit = editing.number(said("field-supply"), SETTLEMENTS)(g, seat) or {}
    return {**edit, "auto": max(0, SETTLEMENTS - used(g, seat))}


def _terrains(g: "KingdomBuilder") -> list[Data]:
    return editing.named(g.deck, "terrain")


def hand(g: "KingdomBuilder", seat: int) -> Data:
    """Terrain cards."""
    return editing.cards(said("field-hand"), _terrains(g), most_cards(g))


def next_cards(g: "KingdomBuilder", seat: int) -> Data:
    """The top of the draw pile."""
    return editing.cards(said("field-next-cards"), _terrains(g), sum(g.deck.values()))


def discards(g: "KingdomBuilder", seat: int) -> Data:
    """A pile of terrain cards."""
    return editing.amounts(said("field-discards"), _terrains(g))


def removed(g: "KingdomBuilder", seat: int) -> Data:
    """Terrain cards out of the game."""
    return editing.amounts(said("field-removed"), _terrains(g))


def earned(g: "KingdomBuilder", seat: int) -> Data | None:
    """What cards have paid during play."""
    paying = [name for name in g.setup.cards if CARDS[name].pays_in_play]
    return editing.amounts(said("field-earned"), editing.named(paying, "card")) if paying else None


def tiles(g: "KingdomBuilder", seat: int) -> Data | None:
    """Location tiles: each from a hex of the board, or from none."""
    board, names = g.board, g.board.grid.names
    choices = [
        option(
            said("field-at", tile=name, hex=names[site]),
            {"name": name, "from": names[site]},
            art=f"location-{name}",
        )
        for site, name in board.site_names.items()
        if site in names
    ]
    here = dict.fromkeys(name for site, name in board.site_names.items() if site in names)
    choices += [
        option(
            said("field-from-nowhere", tile=name),
            {"name": name, "from": None},
            art=f"location-{name}",
            is_many=True,
            made_up=not g.held[seat] & ~board.sites,
        )
        for name in (*here, *(name for name in EXTRAS if name not in here))
    ]
    states = [
        option(said("field-ready"), {"ready": True, "new": False}),
        option(said("field-used"), {"ready": False, "new": False}),
        option(said("field-new"), {"ready": False, "new": True}),
    ]
    return editing.things(said("field-tiles"), choices, states, len(choices))


def lost(g: "KingdomBuilder", seat: int) -> Data | None:
    """Location hexes whose tile was taken and lost."""
    board = g.board
    return editing.some(
        said("field-lost"),
        [
            {
                "name": board.grid.names[site],
                "says": said("field-at", tile=board.site_names[site], hex=board.grid.names[site]),
            }
            for site in singles(board.sites)
        ],
    )


def to_move(g: "KingdomBuilder", seat: int) -> Data:
    """Whose turn it is; the turn then begins."""
    return editing.whose_turn(g.seats)


def left(g: "KingdomBuilder", seat: int) -> Data | None:
    """How far the mandatory action has come."""
    return None if g.over or g.tasks else editing.builds_left(BUILDS)


def card(g: "KingdomBuilder", seat: int) -> Data | None:
    """The terrain that was chosen, where a hand leaves a choice."""
    found = list(dict.fromkeys(name for one in g.hands[g.active] for name in terrains(one)))
    if g.over or len(found) < 2:
        return None
    return editing.choice(
        said("field-card"),
        [
            option(said("field-card-open"), {"card": ""}),
            *(option(said(f"terrain-{name}"), {"card": name}) for name in found),
        ],
    )


def spent(g: "KingdomBuilder", seat: int) -> Data | None:
    """Actions without a tile that were used in this turn."""
    return editing.some(said("field-spent"), editing.named(g.in_play.tileless, "location"))

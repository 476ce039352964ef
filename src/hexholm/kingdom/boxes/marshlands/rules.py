"""Marshlands: 4 locations with a bonus for a pair, swamp cards, palaces, 6 cards (rules M, K)."""

from typing import TYPE_CHECKING, Any

from hexholm.boxes import (
    Box,
    Card,
    Draw,
    Earnings,
    Envelope,
    Loosen,
    Option,
    Owe,
    Part,
    Passive,
    Place,
    Reaction,
    SetupError,
    build,
    halves,
    known,
    move,
)
from hexholm.hexes import (
    DIRECTIONS,
    Hexset,
    ahead,
    beside_at_least,
    neighbours,
    regions,
    singles,
    spread,
    step,
)

if TYPE_CHECKING:
    from hexholm.boxes import KingdomBuilder, Setup


def quiet_places(g: "KingdomBuilder") -> Hexset:
    """Next to exactly one own settlement and no other; with the bonus mountains too."""
    own, land = g.own, g.board.buildable
    if g.holds_pair(g.mover, "fountain"):
        land |= g.board.grounds["mountain"]
    return land & neighbours(own) & ~beside_at_least(own, 2) & ~neighbours(g.rivals)


def jumps(g: "KingdomBuilder", piece: Hexset) -> Hexset:
    """In each direction the first empty buildable hex, whatever lies between."""
    targets, land, found = g.board.buildable & g.free & ~piece, g.board.grid.all, 0
    for direction in DIRECTIONS:
        place = step(piece, direction)
        while place & land and not place & targets:
            place = step(place, direction)
        found |= place & targets
    return found


def jump_offs(g: "KingdomBuilder", targets: Hexset) -> Hexset:
    """The hexes from which one of these lies in a straight line."""
    found = 0
    for direction in DIRECTIONS:
        found |= ahead(targets, direction, g.board.grid.all)
    return found


EXTRAS = (
    Owe("temple", "M-temple"),
    move(
        "refuge",
        lambda g: g.board.buildable,
        reach=lambda g, piece: neighbours(piece),
        back=lambda g, targets: neighbours(targets),
        rule="M-refuge",
    ),
    Reaction(
        "canoe",
        lambda g: g.board.grounds["swamp"],
        lambda g: g.board.grounds["water"],
        rule="M-canoe",
        own="canoe_own",
    ),
    build("fountain", quiet_places, adjacent=False, rule="M-fountain"),
)

BONUSES = (
    ("temple", Loosen("temple-bonus", first_only=True, rule="M-temple-bonus")),
    (
        "refuge",
        move(
            "refuge-bonus",
            lambda g: g.board.buildable,
            reach=jumps,
            back=jump_offs,
            rule="M-refuge-bonus",
        ),
    ),
    (
        "canoe",
        build(
            "canoe-bonus",
            lambda g: g.board.grounds["swamp"],
            lambda g: g.board.grounds["water"],
            rule="M-canoe-bonus",
        ),
    ),
    ("fountain", Passive("fountain-bonus", "M-fountain-bonus", opens=("mountain",))),
)


MOST_GOLD = 5


def most_around(g: "KingdomBuilder", seat: int, hexes: Hexset) -> Earnings:
    """5 gold for each of these hexes with the most own settlements around it (M-palace, A-41)."""
    found = []
    for hex_ in singles(hexes):
        around = g.board.grid.around[hex_]
        mine = (around & g.settlements[seat]).bit_count()
        if mine and mine == max([(around & own).bit_count() for own in g.settlements]):
            found.append((hex_, MOST_GOLD))
    return found


def contested(g: "KingdomBuilder", hexes: Hexset) -> list[tuple[Hexset, Hexset]]:
    """Each of these hexes, and those around it."""
    return [(hex_, g.board.grid.around[hex_]) for hex_ in singles(hexes)]


def palaces(g: "KingdomBuilder", seat: int) -> Earnings:
    """5 gold for each palace with the most own settlements around it (M-palace)."""
    return most_around(g, seat, g.board.grounds["palace"])


def courts(g: "KingdomBuilder") -> Hexset:
    """The locations, castles and nomad hexes."""
    return g.board.places & ~g.board.grounds["palace"]


def geologists(g: "KingdomBuilder", seat: int) -> Earnings:
    """2 gold for each mountain that one of the seat's areas links with another one."""
    mountains, linked = g.board.areas("mountain"), 0
    for area in regions(g.settlements[seat]):
        touched = (area | neighbours(area)) & g.board.grounds["mountain"]
        found = [mountain for mountain in mountains if mountain & touched]
        if len(found) > 1:
            linked |= sum(found)
    return [(mountain, 2) for mountain in mountains if mountain & linked]


def messengers(g: "KingdomBuilder", seat: int) -> Earnings:
    """2 gold for each hex on a way between the two ends of the widest own area."""
    areas = [area for area in regions(g.settlements[seat]) if area & (area - 1)]
    widest = max(areas, key=spread, default=0)
    return [(widest, 2 * (spread(widest) + 1))] if widest else []


def noblewomen(g: "KingdomBuilder", seat: int) -> Earnings:
    """5 gold for each location, castle and nomad hex with the most own settlements around it."""
    return most_around(g, seat, courts(g))


def vassals(g: "KingdomBuilder", seat: int) -> Earnings:
    """1 gold for each settlement at the border between two sections."""
    border = g.settlements[seat] & g.board.seams
    return [(border, border.bit_count())]


def captains(g: "KingdomBuilder", seat: int) -> Earnings:
    """1 gold for each settlement next to at least three others of the seat's."""
    own = g.settlements[seat]
    close = own & beside_at_least(own, 3)
    return [(close, close.bit_count())]


def scouts(g: "KingdomBuilder", seat: int) -> Earnings:
    """1 gold for each settlement next to the removed terrain, but not on it."""
    removed = g.board.grounds[g.setup.removed]
    beside = g.settlements[seat] & neighbours(removed) & ~removed
    return [(beside, beside.bit_count())]


CARDS = (
    Card("geologists", geologists),
    Card("messengers", messengers),
    Card("noblewomen", noblewomen, contests=lambda g: contested(g, courts(g))),
    Card("vassals", vassals),
    Card("captains", captains),
    Card("scouts", scouts, needs="removed"),
)


def read_removed(setup: "Setup", given: Any, draw: Draw) -> str:
    """With the card Scouts one terrain has no cards in the game (S-M2)."""
    if "scouts" not in setup.cards:
        if given:
            raise SetupError("setup-removed", card="scouts")
        return ""
    if given is None:
        deck = [card for box in setup.dealing for card in box.deck]
        return halves(draw.some(deck, 1)[0])[-1]
    known("removed", [given], removable(setup))
    return str(given)


def removable(setup: "Setup") -> list[str]:
    """The terrains of the cards that are dealt."""
    deck = [card for box in setup.dealing for card in box.deck]
    return sorted({halves(card)[-1] for card in deck})


def deals(setup: "Setup") -> bool:
    """Whether the swamp cards are in the deck (S-M)."""
    return setup.option("swamp_cards") or "marshlands" in [one.box for one in setup.sections]


def envelope(location: str, caves: int) -> Envelope:
    """A section with a palace and swamp."""
    return Envelope(
        (location,),
        "LLP",
        basic=(10, 15),
        extra="S",
        extra_hexes=(8, 14),
        extra_patches=(2, 4),
        caves=caves,
    )


BOX = Box(
    "marshlands",
    EXTRAS,
    CARDS,
    deck=("swamp-grass", "swamp-canyon", "swamp-desert", "swamp-flower-field", "swamp-forest"),
    deals=deals,
    bonuses=BONUSES,
    places=(
        Place(
            "palaces",
            palaces,
            lambda board, setup: board.grounds["palace"],
            is_contested=True,
            contests=lambda g: contested(g, g.board.grounds["palace"]),
        ),
    ),
    options=(
        Option("canoe_own", default=False, rule="A-20"),
        Option("swamp_cards", default=True, rule="S-M"),
    ),
    presets={"marshlands": {"boxes": ("marshlands",)}},
    parts=(
        Part(
            "removed",
            read_removed,
            lambda setup: setup.removed or None,
            blank="",
            order=60,
            scores=True,
            choices=removable,
        ),
    ),
    envelopes=(
        envelope("temple", caves=1),
        envelope("refuge", caves=6),
        envelope("canoe", caves=7),
        envelope("fountain", caves=2),
    ),
    order=30,
)

"""The things of Winter Kingdom that the guide speaks of."""

from collections.abc import Iterator

from hexholm.game import EDITION, Contribution, Data
from hexholm.winter import WinterKingdom
from hexholm.winter.box import CARDS, COMMON, ECONOMY, POINTS, PRICES, TALENTS, TWISTS


def things() -> Iterator[tuple[str, str, str]]:
    """Each with its box, which is always the same, and its group."""
    yield "", "talents", f"location-{COMMON.name}"
    for group, kind, names in (
        ("talents", "location", TALENTS),
        ("economy", "economy", ECONOMY),
        ("twists", "twist", TWISTS),
        ("cards", "card", CARDS),
    ):
        for name in names:
            yield "", group, f"{kind}-{name}"


def paid(game: WinterKingdom, seat: int, name: str) -> list[Contribution]:
    """What earns a seat the points of a card."""
    return game.contributions(seat).get(name, [])


def earned(game: WinterKingdom, seat: int, name: str) -> int:
    """The points of a card, or a seat's coins where an economy card is asked for."""
    return game.coins[seat] if name in ECONOMY else game.scores()[seat][name]


def facts(thing: str) -> Data:
    """What the texts about a thing are filled with: points of cards, prices of talents."""
    kind, _, name = thing.partition("-")
    if kind == "card" and name in CARDS:
        return {"points": POINTS[EDITION][name]}
    if kind == "location" and name in TALENTS:
        cost, upgrade = PRICES[EDITION][name]
        return {"cost": cost, "upgrade": upgrade}
    return {}

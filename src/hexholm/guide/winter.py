"""The things of Winter Kingdom that the guide speaks of."""

from collections.abc import Iterator

from hexholm.game import EDITION, Data
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


def facts(thing: str) -> Data:
    """What the texts about a thing are filled with: points of cards, prices of talents."""
    kind, _, name = thing.partition("-")
    if kind == "card" and name in CARDS:
        return {"points": POINTS[EDITION][name]}
    if kind == "location" and name in TALENTS:
        cost, upgrade = PRICES[EDITION][name]
        return {"cost": cost, "upgrade": upgrade}
    return {}

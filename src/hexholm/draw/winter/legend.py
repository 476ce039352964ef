"""What explains a picture of Winter Kingdom: the turn, cards, economy, twist, players, the key."""

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any, Final

from hexholm.draw import palette
from hexholm.draw.land import LETTER_OF
from hexholm.draw.legend import View, cards_panel, strip, swatch, turn_panel
from hexholm.draw.lettering import PAD, WIDTH, Panel, amount, heading, sans, serif, stacked
from hexholm.draw.phrases import name, player
from hexholm.draw.sprite import talent
from hexholm.draw.things import piece
from hexholm.draw.winter import words
from hexholm.draw.xml import Attributes, group, tag, title, use
from hexholm.winter.setup import NO_TWIST, twists_of

TALENTS_A_ROW: Final = 5
WIDE: Final = 60.0


def legend(view: View) -> tuple[str, float]:
    """The panels below each other, and how high they are together."""
    cards = cards_panel(view, "Scoring cards: points")
    return stacked((turn_panel(view), cards, _rules(view), _players(view)))


def _rules(view: View) -> Panel:
    """The economy card and the twists."""
    setup = view["setup"]
    twists = twists_of(setup["twist"]) or (NO_TWIST,)
    body, y = [heading("Economy and twist")], 56.0
    for card, text, what in (
        (setup["economy"], words.card_text(setup["economy"], view), "economy"),
        *((twist, words.twist_text(twist), "twist") for twist in twists),
    ):
        shown = "No twist" if card == NO_TWIST else name(card)
        body.append(serif(PAD, y, shown, data_rule=what))
        if what == "economy":
            body.append(use("coin", (WIDTH - PAD - 12, y - 6), 14))
        for line in wrap("The rules as they are." if card == NO_TWIST else text, 52):
            y += 17
            body.append(sans(PAD, y, line))
        y += 30
    return "rules", body, y - 10


def _players(view: View) -> Panel:
    body, y = [heading("Players")], 44.0
    for seat, one in enumerate(view["players"]):
        colour = palette.PLAYERS[seat]
        talents = [*map(_talent, one["bought"]), _tunnel(one)]
        rows = -(-len(talents) // TALENTS_A_ROW)
        height = 62.0 + 42 * rows
        if seat == view["to_move"]:
            tint = {"fill": colour.fill, "fill_opacity": ".1", "stroke": colour.fill}
            size: Attributes = {"width": WIDTH - 16, "height": height, "stroke_width": 2}
            body.append(tag("rect", x=8, y=y, rx=10, **size, **tint))
        body.append(piece(seat, 38, y + 28, 24))
        body.append(serif(68, y + 21, player(seat), 16))
        houses, forts = one["supply"]["houses"], one["supply"]["forts"]
        left = f"{houses} house{'' if houses == 1 else 's'}"
        left += f" and {forts} fort{'' if forts == 1 else 's'} left"
        body.append(sans(68, y + 38, f"{colour.name}, {colour.mark} · {left}"))
        hidden = one["talents_size"]
        body.append(sans(68, y + 54, f"{hidden} talent{'' if hidden == 1 else 's'} not bought"))
        body.append(amount(WIDTH - PAD - 4, y + 29, str(view["scores"][seat]["total"]), 22))
        body.append(use("coin", (WIDTH - PAD - 10, y + 48), 11, data_coins=str(one["coins"])))
        body.append(amount(WIDTH - PAD - 24, y + 54, str(one["coins"]), 16))
        for i, picture in enumerate(talents):
            x = 40 + WIDE * (i % TALENTS_A_ROW)
            below = y + 82 + 42 * (i // TALENTS_A_ROW)
            body.append(group([picture], transform=f"translate({x:.0f} {below:.0f})"))
        y += height + 6
    return "players", body, y + 6


def _talent(card: Mapping[str, Any]) -> str:
    state = words.talent_state(card)
    level = "upgraded" if card["upgraded"] else "not upgraded"
    about = f"{name(card['name'])}: {state}, {level} {words.talent_source(card['name'])}"
    return _tile(card["name"], state, about, card["upgraded"])


def _tunnel(one: Mapping[str, Any]) -> str:
    state = "used" if one["tunnel_used"] else "ready"
    return _tile("tunnel", state, f"Tunnel: {state}")


def _tile(card: str, state: str, about: str, is_upgraded: bool = False) -> str:
    """A card's picture; new and used ones are pale, an upgraded one has two bars."""
    shown: Attributes = {"font_weight": "700", "fill": palette.DARK_GOLD}
    parts = [title(about), use("tile", (0, 0), 19), use(talent(card), (0, 0), 17)]
    parts += [sans(18, 17, "+", 13, **shown)] if state == "new" else []
    parts += [sans(18, -4, "II", 13, **shown)] if is_upgraded else []
    opacity = None if state == "ready" else ".5"
    return group(parts, class_=f"talent {state}", data_talent=card, opacity=opacity)


def key() -> list[tuple[str, float]]:
    """Strips with the land, the places and the pieces, and how wide they are."""
    land = [(swatch(kind), name(kind), LETTER_OF[kind]) for kind in palette.WINTER]
    return [strip(land), strip(list(_places()))]


def _places() -> Iterator[tuple[str, str, str]]:
    for kind in ("castle", "village", "tunnel"):
        yield use(kind, (0, 0), 16), name(kind), ""
    yield use("house", (0, 0), 19, color=palette.SOFT_INK), "House", ""
    yield use("piece-fort", (0, 0), 19, color=palette.SOFT_INK), "Fort: counts as two houses", ""

"""What explains a picture of Winter Kingdom: the turn, cards, economy, twist, players, the key."""

from collections.abc import Iterator
from functools import partial
from textwrap import wrap
from typing import Final

from hexholm.draw import palette
from hexholm.draw.land import letter_of
from hexholm.draw.legend import cards_panel, strip, swatch, turn_panel
from hexholm.draw.lettering import PAD, WIDTH, Panel, amount, heading, sans, serif, stacked
from hexholm.draw.sprite import talent
from hexholm.draw.things import piece
from hexholm.draw.winter import words
from hexholm.draw.words import name, player
from hexholm.draw.xml import Attributes, group, tag, title, use
from hexholm.game import Data
from hexholm.texts import spoken
from hexholm.winter.setup import NO_TWIST, twists_of

TALENTS_A_ROW: Final = 5
WIDE: Final = 60.0


def legend(view: Data) -> tuple[str, float]:
    """The panels below each other, and how high they are together."""
    cards = cards_panel(view, partial(words.card_text, view=view))
    return stacked((turn_panel(view), cards, _rules(view), _players(view)))


def _rules(view: Data) -> Panel:
    """The economy card and the twists."""
    setup = view["setup"]
    twists = twists_of(setup["twist"]) or (NO_TWIST,)
    body, y = [heading(spoken(words.GAME).say("heading-rules"))], 56.0
    for card, text, what in (
        (setup["economy"], words.card_text(setup["economy"], view), "economy"),
        *((twist, words.twist_text(twist), "twist") for twist in twists),
    ):
        shown = spoken(words.GAME).say(f"{what}-{card}")
        body.append(serif(PAD, y, shown, data_rule=what))
        if what == "economy":
            body.append(use("coin", (WIDTH - PAD - 12, y - 6), 14))
        for line in wrap(text, 52):
            y += 17
            body.append(sans(PAD, y, line))
        y += 30
    return "rules", body, y - 10


def _players(view: Data) -> Panel:
    speaker = spoken(words.GAME)
    body, y = [heading(speaker.say("heading-players"))], 44.0
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
        colours = {"colour": colour.name, "mark": colour.name}
        left = speaker.say("supply-buildings", **colours, **one["supply"])
        body.append(sans(68, y + 38, left))
        body.append(sans(68, y + 54, speaker.say("talents-in-hand", n=one["talents_size"])))
        body.append(amount(WIDTH - PAD - 4, y + 29, str(view["scores"][seat]["total"]), 22))
        body.append(use("coin", (WIDTH - PAD - 10, y + 48), 11, data_coins=str(one["coins"])))
        body.append(amount(WIDTH - PAD - 24, y + 54, str(one["coins"]), 16))
        for i, picture in enumerate(talents):
            x = 40 + WIDE * (i % TALENTS_A_ROW)
            below = y + 82 + 42 * (i // TALENTS_A_ROW)
            body.append(group([picture], transform=f"translate({x:.0f} {below:.0f})"))
        y += height + 6
    return "players", body, y + 6


def _talent(card: Data) -> str:
    state = words.talent_state(card)
    speaker = spoken(words.GAME)
    about = speaker.say(
        "talent-is",
        tile=card["name"],
        state=speaker.say(f"state-{state}"),
        upgraded="yes" if card["upgraded"] else "no",
        source=words.talent_source(card["name"]),
    )
    return _tile(card["name"], state, about, card["upgraded"])


def _tunnel(one: Data) -> str:
    state = "used" if one["tunnel_used"] else "ready"
    speaker = spoken(words.GAME)
    about = speaker.say("tile-is", tile="tunnel", state=speaker.say(f"state-{state}"))
    return _tile("tunnel", state, about)


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
    game = words.GAME
    land = [(swatch(kind), name(kind, game), letter_of(kind, game)) for kind in palette.WINTER]
    return [strip(land), strip(list(_places()))]


def _places() -> Iterator[tuple[str, str, str]]:
    for kind in ("castle", "village", "tunnel"):
        yield use(kind, (0, 0), 16), name(kind, words.GAME), ""
    say = spoken(words.GAME).say
    soft = {"color": palette.SOFT_INK}
    yield use("house", (0, 0), 19, **soft), say("piece-title", piece="house"), ""
    yield use("piece-fort", (0, 0), 19, **soft), say("key-fort"), ""

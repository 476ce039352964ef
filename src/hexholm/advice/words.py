"""Turns and reasons in a few words."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from hexholm.advice.analysis import Gold
from hexholm.draw.words import TILE_STATES, name
from hexholm.game import Action
from hexholm.texts import spoken

WORTH_TELLING: Final = 0.5
"""Less gold than this isn't mentioned, unless it is what makes the turn good."""
MOST: Final = 4
"""The number of cards mentioned."""


class Part(NamedTuple):
    """What is done by one means, and where."""

    id: str
    name: str
    hexes: list[str]


def brief(actions: Sequence[Action], game: str = "") -> str:
    """A turn in a few words: Build c4, c5, c6; Farm d7; Barn a1 → b2."""
    speaker = spoken(game)
    parts: list[Part] = []
    began = False
    for verb, arg in actions:
        last = parts[-1] if parts else None
        if verb == "use":
            parts.append(Part("brief-use", name(arg, game), []))
            began = True
        elif verb in ("build", "put", "take", "fort"):
            hex_ = speaker.say("way-fort", hex=arg) if verb == "fort" else arg
            if verb == "put" and last and last.hexes:
                last.hexes[-1] += f" → {hex_}"
            elif last and (began or (verb != "take" and last.id == "brief-build")):
                last.hexes.append(hex_)
            else:
                parts.append(Part("brief-take" if verb == "take" else "brief-build", "", [hex_]))
            began = began and verb == "take"
        elif verb != "end":
            id_ = "brief-give-up" if arg in TILE_STATES else f"way-{verb}"
            parts.append(Part(id_, name(arg, game), [arg]))
            began = False
    told = [
        speaker.say(id_, name=what, where=", ".join(hexes)).strip() for id_, what, hexes in parts
    ]
    return "; ".join(told) or speaker.say("way-end")


def why(own: Gold, rivals: Gold, game: str = "") -> str:
    """Gold by card in a few words: Castles +3.0, Knights −1.2; others: Lords −6.0."""
    parts = [_told(own, game)]
    if theirs := _told(rivals, game):
        parts.append(spoken(game).say("why-others", what=theirs))
    return "; ".join(part for part in parts if part)


def _told(gold: Gold, game: str) -> str:
    amounts = [(card, amount) for card, amount in gold.items() if abs(amount) >= WORTH_TELLING]
    return ", ".join(
        spoken(game).say("why-own", card=card, gold=signed(amount))
        for card, amount in amounts[:MOST]
    )


def signed(amount: float) -> str:
    """A number with its sign."""
    return f"{amount:+.1f}".replace("-", "−")


def percent(chance: float) -> str:
    """A chance in whole percent."""
    return f"{100 * chance:.0f} %"

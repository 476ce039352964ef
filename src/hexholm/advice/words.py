"""Turns and reasons in a few words."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from hexholm.advice.analysis import Gold
from hexholm.draw.words import TILE_STATES, name
from hexholm.game import Action
from hexholm.texts import Speaker, spoken

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
        speaker.say(id_, name=what, where=speaker.row(hexes)).strip() for id_, what, hexes in parts
    ]
    return speaker.row(told, "list-sentences") or speaker.say("way-end")


def why(own: Gold, rivals: Gold, game: str = "") -> str:
    """Gold by card in a few words: Castles +3.0, Knights −1.2; others: Lords −6.0."""
    speaker = spoken(game)
    parts = [_told(own, speaker)]
    if theirs := _told(rivals, speaker):
        parts.append(speaker.say("why-others", what=theirs))
    return speaker.row(filter(None, parts), "list-sentences")


def _told(gold: Gold, speaker: Speaker) -> str:
    amounts = [(card, amount) for card, amount in gold.items() if abs(amount) >= WORTH_TELLING]
    return speaker.row(
        speaker.say("why-own", card=card, gold=speaker.number(amount, 1, signed=True))
        for card, amount in amounts[:MOST]
    )

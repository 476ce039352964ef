"""Turns and reasons in a few words."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from hexholm.draw.words import TILE_STATES, name
from hexholm.game import Action
from hexholm.texts import Message, spoken


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


def sentences(facts: Iterable[Message], names: Sequence[str], game: str = "") -> str:
    """What a turn does and leads to: Takes a Farm tile. Costs Player 2 about 6 gold from Lords."""
    return " ".join(spoken(game).say(id_, **_people(args, names)) for id_, args in facts)


def _people(args: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The arguments with the names of the people that are meant."""
    told = dict(args)
    if "seat" in args:
        told |= {"person": "other", "name": names[args["seat"]]}
    if "seats" in args:
        told["names"] = [names[seat] for seat in args["seats"]]
    return told

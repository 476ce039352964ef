"""The rules at hand: an entry for everything there is, in every language, with a picture.

What an entry says is written beside the thing it is about, in the folder ``guide`` of a game or box
(`hexholm.guide.entries`). Everything else comes from the engine: what a picture shows is played and
scored by it.
"""

from functools import lru_cache

from hexholm.game import Data
from hexholm.guide.entries import GROUPS, TOPIC, Entry, by_rule, by_thing, entries
from hexholm.guide.pictures import caption, draw, excused
from hexholm.library import kind_of
from hexholm.texts import LANGUAGE, Speaker, speaker

__all__ = ["guide", "picture"]


def guide(game: str, language: str = "") -> Data:
    """Everything the guide says about a game, as plain data.

    >>> said = guide("kingdom-builder")
    >>> oracle = next(entry for entry in said["entries"] if entry["name"] == "oracle")
    >>> oracle["title"], said["rules"]["L-oracle"], said["things"]["location-oracle"]
    ('Oracle', 'oracle', 'oracle')
    """
    found, words = entries(game), speaker(language, game, TOPIC)
    token = LANGUAGE.set(language)
    try:
        return {
            "game": game,
            "groups": {group: words.say(f"guide-group-{group}") for group in GROUPS},
            "entries": [_told(entry, words) for entry in found],
            "things": by_thing(found),
            "rules": by_rule(found),
        }
    finally:
        LANGUAGE.reset(token)


def picture(game: str, name: str) -> str:
    """The picture of an entry or a thing as SVG; of several, separated by spaces, the first."""
    found = entries(game)
    things = by_thing(found)
    wanted = [things.get(one, one) for one in name.split()]
    return next((_drawn(game, entry.name) for entry in found if entry.name in wanted), "")


@lru_cache(maxsize=512)
def _drawn(game: str, name: str) -> str:
    """However a picture is asked for, it is drawn once; empty where it is faulty."""
    entry, svg = next(entry for entry in entries(game) if entry.name == name), ""
    with excused(entry):
        svg = draw(entry)
    return svg


def _told(entry: Entry, words: Speaker) -> Data:
    id_, thing = f"guide-{entry.name}", "".join(entry.about[:1])
    facts = kind_of(entry.game).at("guide").facts(thing)
    said = ""
    with excused(entry):
        said = caption(entry)
    return {
        "name": entry.name,
        "box": entry.box,
        "group": entry.group,
        "title": title(entry, words),
        "text": words.say(f"{id_} {thing}-text", **facts),
        "rules": list(entry.rules),
        "points": [
            {"text": words.say(f"{id_}-{number}"), "rules": list(rules)}
            for number, rules in enumerate(entry.points, 1)
        ],
        "price": words.say("guide-price", **facts) if "cost" in facts else "",
        "picture": bool(said),
        "caption": said,
    }


def title(entry: Entry, words: Speaker) -> str:
    """What an entry is called: like the first thing it is about, unless it says otherwise."""
    own = f"guide-{entry.name}-title"
    if words.has(own) or not entry.about:
        return words.say(own)
    kind, _, name = entry.about[0].partition("-")
    return words.form(kind, name, "title") or words.name(kind, name)

"""The rules at hand: an entry for everything there is, in every language, with a picture.

What an entry says is written beside the thing it is about, in the folder ``guide`` of a game or box
(`hexholm.guide.entries`). Everything else comes from the engine: what a picture shows is played and
scored by it.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from hexholm.game import Data
from hexholm.guide.entries import GROUPS, TOPIC, Entry, by_rule, by_thing, entries
from hexholm.guide.pictures import caption, draw, excused
from hexholm.library import kind_of
from hexholm.texts import LANGUAGE, Speaker, languages, speaker

__all__ = ["guide", "picture"]

CALLED: Final = ("location", "card", "piece", "site", "terrain", "economy", "twist", "box")
"""Kinds of things that people call by a name."""


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
    things, shown = by_thing(entries(game)), _shown(game)
    wanted = {things.get(one, one) for one in name.split()}
    return next((_drawn(game, one) for one in shown if one in wanted), "")


def _shown(game: str) -> Mapping[str, Entry]:
    return {one.name: one for entry in entries(game) for one in entry.pictured()}


@lru_cache(maxsize=1024)
def _drawn(game: str, name: str) -> str:
    """However a picture is asked for, it is drawn once; empty where it is faulty."""
    entry, svg = _shown(game)[name], ""
    with excused(entry):
        svg = draw(entry)
    return svg


def _told(entry: Entry, words: Speaker) -> Data:
    id_, thing = f"guide-{entry.name}", "".join(entry.about[:1])
    facts = kind_of(entry.game).at("guide").facts(thing)
    said = _caption(entry)
    return {
        "name": entry.name,
        "box": entry.box,
        "group": entry.group,
        "title": title(entry, words),
        "names": list(_names(entry, words)),
        "sign": entry.sign or thing,
        "text": words.say(f"{id_} {thing}-text", **facts),
        "rules": list(entry.rules),
        "points": [
            _point(words.say(f"{id_}-{number}"), rules, entry.case(number))
            for number, rules in enumerate(entry.points, 1)
        ],
        "price": words.say("guide-price", **facts) if "cost" in facts else "",
        "picture": bool(said),
        "caption": said,
    }


def _point(said: str, rules: Sequence[str], case: Entry) -> Data:
    """A question ends with its mark; what follows is the answer."""
    question, mark, answer = said.partition("? ") if "? " in said else ("", "", said)
    shown = _caption(case)
    return {
        "ask": question + mark.rstrip(),
        "text": answer,
        "rules": list(rules),
        "picture": case.name if shown else "",
        "caption": shown,
    }


def _caption(entry: Entry) -> str:
    said = ""
    with excused(entry):
        said = caption(entry)
    return said


def _names(entry: Entry, words: Speaker) -> Iterator[str]:
    """What an entry and the things it is about are called, here and in other languages.

    Before them comes what people say instead, where it has a text ``guide-NAME-also``.
    """
    told = {title(entry, words)}
    if words.has(also := f"guide-{entry.name}-also"):
        yield words.say(also)
    for language in (words.language, *languages()):
        speaks = speaker(language, entry.game, TOPIC)
        for name in (title(entry, speaks), *_things(entry, speaks)):
            if name not in told:
                told.add(name)
                yield name


def _things(entry: Entry, words: Speaker) -> Iterator[str]:
    for thing in entry.about:
        kind, _, name = thing.partition("-")
        if kind in CALLED:
            yield words.name(kind, name)


def title(entry: Entry, words: Speaker) -> str:
    """What an entry is called: like the first thing it is about, unless it says otherwise."""
    own = f"guide-{entry.name}-title"
    if words.has(own) or not entry.about:
        return words.say(own)
    kind, _, name = entry.about[0].partition("-")
    return words.form(kind, name, "title") or words.name(kind, name)

"""What the terminal and the drawings say: names, what is asked, what an action did.

The messages are those of the page, and come from the engine (`hexholm.telling`).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from hexholm.game import Action, Event
from hexholm.texts import Speaker, spoken, unmarked

View = Mapping[str, Any]

TILE_STATES: Final = ("ready", "used", "new")
"""What one chooses between when one of two identical tiles must go."""
_KINDS: Final = ("card", "location", "terrain", "site", "economy", "twist", "head")


# --- names -----------------------------------------------------------------------------------


def name(slug: str, game: str = "") -> str:
    """What a thing is called; the two games have things of the same name (`Game.name`)."""
    speaker = spoken(game)
    id_ = next((id_ for kind in _KINDS if speaker.has(id_ := f"{kind}-{slug}")), "")
    return speaker.say(id_) if id_ else speaker.name("card", slug)


def text(slug: str, game: str = "") -> str:
    """One sentence on a location, another extra action, a card or a task; else nothing."""
    speaker = spoken(game)
    ids = (f"{kind}-{slug}-text" for kind in _KINDS)
    return next((speaker.say(id_) for id_ in ids if speaker.has(id_)), "")


def player(seat: int, viewer: int | None = None, names: Sequence[str] | None = None) -> str:
    """Who sits there: You for the reader's own seat, else a name."""
    if seat == viewer:
        return spoken().say("you")
    return names[seat] if names else spoken().say("player-number", number=seat + 1)


def person(
    seat: int, viewer: int | None = None, names: Sequence[str] | None = None
) -> dict[str, str]:
    """The arguments of a sentence about somebody."""
    return {"person": "you" if seat == viewer else "other", "name": player(seat, None, names)}


def tile_state(tile: Mapping[str, Any]) -> str:
    """Whether a tile of a view can be used: ready, used, or new."""
    return "ready" if tile["ready"] else "new" if tile["new"] else "used"


def on_temple(settlements: int, pieces: Sequence[str], game: str) -> str:
    """What lies on temple tiles; nothing without any."""
    speaker = spoken(game)
    parts = [speaker.say("pieces", n=settlements, piece="settlement")] if settlements else []
    for kind in dict.fromkeys(pieces):
        parts.append(speaker.say("pieces", n=pieces.count(kind), piece=kind))
    return speaker.list(parts)


# --- what is asked ---------------------------------------------------------------------------


def ask(view: View, names: Sequence[str] | None = None) -> str:
    """What the seat to move has to decide, with its details; `view` is `Game.view`."""
    speaker, viewer = spoken(view["game"]), view["seat"]
    return " · ".join(tell(one, speaker, viewer, names) for one in view["asks"]["says"])


def tell(
    message: Mapping[str, Any],
    speaker: Speaker,
    viewer: int | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """The sentence of a message of the engine, with the names of people."""
    args = dict(message["args"])
    if "seat" in args:
        args |= person(args["seat"], viewer, names)
    if "seats" in args:
        args["names"] = [player(seat, None, names) for seat in args["seats"]]
    return speaker.say(message["id"], **args)


# --- what happened ---------------------------------------------------------------------------


class News(NamedTuple):
    """What actions of one seat did: parts of a sentence about it, and sentences of their own."""

    parts: list[str]
    others: list[str]

    def told(self, speaker: Speaker) -> str:
        """All of it in one line."""
        return unmarked(speaker.row([speaker.list(self.parts), *self.others], "list-news"))


def describe(
    action: Action,
    deed: Mapping[str, Any],
    events: Sequence[Event],
    seat: int,
    *,
    viewer: int | None = None,
    names: Sequence[str] | None = None,
    game: str = "",
    start: str = "",
) -> str:
    """What an action of a seat did (`GameKind.deed`), with the events it brought about.

    `game` is `Game.name`; `start` is where a piece stood that was moved.

    >>> taken = [Event("tile-taken", 0, "tavern", "h7")]
    >>> describe(Action("build", "i8"), {"id": "log-build", "args": {}}, taken, 0, viewer=0)
    'You built on i8 and took a Tavern tile'
    """
    speaker = spoken(game)
    about = person(seat, viewer, names)
    return news(action, deed, events, seat, speaker, about, viewer, names, start).told(speaker)


def news(
    action: Action,
    deed: Mapping[str, Any],
    events: Sequence[Event],
    seat: int,
    speaker: Speaker,
    about: Mapping[str, str],
    viewer: int | None = None,
    names: Sequence[str] | None = None,
    start: str = "",
) -> News:
    """The same in parts; `about` says whose deed it is, and whether the sentence has said so."""
    where = {"where": action.arg, "way": f"{start} → {action.arg}" if start else action.arg}
    parts = [speaker.say(deed["id"], **{**where, **deed["args"], **about}).strip()]
    theirs: dict[int, list[str]] = {}
    others = []
    for event in events:
        args: dict[str, Any] = {
            **dict.fromkeys(("tile", "card", "terrain"), event.what),
            "where": event.where,
            "n": event.amount,
            **person(event.seat, viewer, names),
        }
        own, part = f"log-they-{event.kind}", f"log-event-{event.kind}"
        if speaker.has(own):
            others.append(speaker.say(own, **args))
        elif speaker.has(part):
            said = speaker.say(part, **args)
            if event.seat == seat:
                parts.append(said)
            elif event.seat in theirs:
                theirs[event.seat].append(said)
            else:
                theirs[event.seat] = [speaker.say("log-they", **args, deed=said)]
    return News(parts, [*map(speaker.list, theirs.values()), *others])

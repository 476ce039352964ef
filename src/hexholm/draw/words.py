"""What the terminal and the drawings say: names, what is asked, what an action did.

The messages are those of the page. Which of them fits is found by their ids: what an extra action
says its own way (`log-build-wagon`, `ask-take-temple`) comes before what all of them say.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from hexholm.game import Action, Event
from hexholm.texts import Message, Speaker, spoken, unmarked

View = Mapping[str, Any]

TILE_STATES: Final = ("ready", "used", "new")
"""What one chooses between when one of two identical tiles must go."""
OWN_SENTENCE: Final = ("card-removed", "removed")
"""Events that are told in a sentence of their own."""
_KINDS: Final = ("card", "location", "terrain", "site", "economy", "twist", "head")
_ROW: Final = re.compile(r"(i\.)?\d+")


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
    return {
        "person": "you" if seat == viewer else "other",
        "name": player(seat, None, names),
    }


def tile_state(tile: Mapping[str, Any]) -> str:
    """Whether a tile of a view can be used: ready, used, or new."""
    return "ready" if tile["ready"] else "new" if tile["new"] else "used"


def on_temple(settlements: int, pieces: Sequence[str]) -> str:
    """What lies on temple tiles; nothing without any."""
    speaker = spoken()
    parts = [speaker.say("pieces", n=settlements, piece="settlement")] if settlements else []
    for kind in dict.fromkeys(pieces):
        parts.append(speaker.say("pieces", n=pieces.count(kind), piece=kind))
    return speaker.list(parts)


# --- what is asked ---------------------------------------------------------------------------


def ask(view: View, names: Sequence[str] | None = None) -> str:
    """What the seat to move has to decide, in one sentence; `view` is `Game.view`."""
    speaker = spoken(view["game"])
    message = asked(view, speaker, names)
    parts = [message, *_details(view)] if view["to_move"] == view["seat"] else [message]
    return " · ".join(speaker.say(id_, **args) for id_, args in parts)


def asked(view: View, speaker: Speaker, names: Sequence[str] | None = None) -> Message:
    """The message of what is asked, as the viewer reads it."""
    asks, seat, viewer = view["asks"], view["to_move"], view["seat"]
    if seat is None:
        return _result(view, names)
    by, kind = asks.get("by", ""), asks["kind"]
    args = _arguments(view, names)
    if seat != viewer:
        ids = [f"ask-waiting-{kind}", "ask-waiting-by" if by else "ask-waiting"]
    elif kind in ("purchase", "end"):
        ids = [_last_step(view)]
    else:
        verb = "put" if _lifted(view) else _VERBS.get(kind, kind)
        then = ["ask-then-"] if asks.get("then") else []
        ids = [
            f"{start}{one}"
            for start in (*then, "ask-")
            for one in (*(f"{v}-{who}" for v in (verb, kind) for who in _uses(by)), kind)
        ]
    return Message(next((id_ for id_ in ids if speaker.has(id_)), "ask-other"), args)


_VERBS: Final = {"place": "build", "step": "take", "numbers": "build"}


def _uses(by: str) -> list[str]:
    """What follows `use` for a tile: one of several of a kind is used by the kind's name."""
    return list(dict.fromkeys((by, by.partition("-")[0])))


def _lifted(view: View) -> str:
    return next((t["lifted"] for t in view["turn"]["tasks"] if t.get("lifted")), "")


def _arguments(view: View, names: Sequence[str] | None) -> dict[str, Any]:
    asks, seat = view["asks"], view["to_move"]
    mine = view["players"][seat]
    terrain = asks.get("terrain") or asks.get("choices") or ()
    any_piece = view["setup"].get("options", {}).get("pieces_move_as_settlements")
    stands = mine.get("pieces") or mine.get("houses") or mine.get("forts")
    return {
        **person(seat, view["seat"], names),
        "tile": asks.get("by", ""),
        "terrain_or": [terrain] if isinstance(terrain, str) else list(terrain),
        "n": asks.get("left", 0),
        "near": "yes" if stands and not asks.get("free") else "no",
        "piece": "any" if any_piece else "settlement",
        "lifts": 0,
        "choices": len(asks.get("choices", ())),
        "victim": spoken().say("another-player"),
    }


def _last_step(view: View) -> str:
    """What is left when everything has to be built is built."""
    asks, mine = view["asks"], view["players"][view["to_move"]]
    if asks["kind"] == "purchase":
        return {"buy": "ask-purchase-again", "done": "ask-end"}.get(asks["step"], "ask-purchase")
    ready = any(tile["ready"] for tile in (*mine.get("tiles", ()), *mine.get("nomads", ())))
    return "ask-end-tiles" if ready else "ask-end"


def _details(view: View) -> list[Message]:
    asks, turn = view["asks"], view["turn"]
    details = []
    if asks["kind"] != "mandatory" and asks.get("left", 0) > 1:
        details.append(Message("ask-detail-left", {"n": asks["left"]}))
    if turn.get("due") or turn.get("due_pieces"):
        owed = {"n": turn.get("due", 0) + len(turn.get("due_pieces", ()))}
        details.append(Message("ask-due", owed))
    if turn.get("free"):
        details.append(Message("ask-detail-free"))
    if asks["kind"] == "purchase":
        details.append(Message("ask-detail-coins", {"n": view["players"][view["seat"]]["coins"]}))
    return details


def _result(view: View, names: Sequence[str] | None) -> Message:
    most = max(score["total"] for score in view["scores"])
    first, *others = view["winners"]
    if others:
        winners = [player(seat, None, names) for seat in view["winners"]]
        return Message("ask-over-tied", {"n": most, "names": winners})
    return Message("ask-over-won", {"n": most, **person(first, view["seat"], names)})


# --- what happened ---------------------------------------------------------------------------


def describe(
    action: Action,
    events: Sequence[Event],
    seat: int,
    *,
    viewer: int | None = None,
    names: Sequence[str] | None = None,
    game: str = "",
    by: str = "",
    piece: str = "settlement",
    start: str = "",
    tile: str = "unknown",
) -> str:
    """What an action of a seat did, with the events it brought about (`Game.events`).

    `game` is `Game.name`; `by` the extra action it belongs to, `piece` what it moved or built, and
    `start` where that stood; `tile` the one of which one of two was given up.

    >>> describe(Action("build", "i8"), [Event("tile-taken", 0, "tavern", "h7")], 0, viewer=0)
    'You built on i8 and took a Tavern tile'
    """
    speaker = spoken(game)
    id_, args = deed(action, speaker, by, piece)
    where = {"where": action.arg, "way": f"{start} → {action.arg}" if start else action.arg}
    given_up = {"tile": tile} if action.arg in TILE_STATES else {}
    told = speaker.say(id_, **{**where, **args, **given_up, **person(seat, viewer, names)})
    news: dict[int, list[str]] = {seat: [told]}
    sentences = []
    for event in events:
        about: dict[str, Any] = {
            **dict.fromkeys(("tile", "card", "terrain"), event.what),
            "where": event.where,
            "n": event.amount,
            **person(event.seat, viewer, names),
        }
        kind = event.kind
        if kind in OWN_SENTENCE:
            ids = (f"log-they-{kind}", f"log-{kind}")
            sentences += [speaker.say(one, **about) for one in ids if speaker.has(one)][:1]
        elif speaker.has(f"log-event-{kind}"):
            said = speaker.say(f"log-event-{kind}", **about)
            if event.seat in news:
                news[event.seat].append(said)
            else:
                news[event.seat] = [speaker.say("log-they", **about, deed=said)]
    return unmarked("; ".join([*(speaker.list(parts) for parts in news.values()), *sentences]))


def deed(action: Action, speaker: Speaker, by: str = "", piece: str = "settlement") -> Message:
    """The message of an action, with what it says besides who and where."""
    verb, arg = action
    args = {"tile": by or arg, "piece": piece, "action": str(action)}
    if verb == "use":
        ids = [f"log-use-{arg}", "log-use"]
        args["tile"] = arg
    elif verb == "choose" and arg in TILE_STATES:
        return Message("log-choose-give-up", {**args, "what": arg})
    elif verb == "choose":
        ids = [*(f"log-choose-{who}" for who in _uses(by)), "log-choose"]
        if _ROW.fullmatch(arg):
            ids.insert(0, "log-choose-row")
        elif speaker.has(f"terrain-{arg}") and not speaker.has(ids[0]):
            ids.insert(0, "log-choose-terrain")
        args |= {"tile": arg, "terrain": arg}
    elif verb == "build" and piece not in ("settlement", "house"):
        ids = ["log-build-piece"]
    elif by:
        ids = [*(f"log-{verb}-{who}" for who in _uses(by)), f"log-{verb}-by", f"log-{verb}"]
    else:
        ids = [f"log-{verb}"]
    return Message(next((id_ for id_ in ids if speaker.has(id_)), "log-other"), args)

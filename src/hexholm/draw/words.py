"""The game in plain English: names, what is asked, what an action did, what a card is for."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hexholm.draw.phrases import (
    TILE_STATES,
    article,
    listed,
    name,
    number,
    plain,
    player,
    result,
)
from hexholm.draw.texts import LOCATIONS, NOMADS, TEXTS
from hexholm.draw.winter import words as winter
from hexholm.game import Action, Event

__all__ = [
    "article",
    "ask",
    "card_text",
    "describe",
    "gave_up",
    "listed",
    "name",
    "number",
    "on_temple",
    "plain",
    "player",
    "text",
    "tile_state",
]

WINTER: Final = "winter-kingdom"
_ROLLS: Final = {"wagon": "roll the wagon", "lighthouse": "sail the ship"}


def text(slug: str, game: str = "") -> str:
    """One sentence on a location, another extra action, a card or a task; else nothing.

    The two games have things of the same name: `game` is `Game.name`.
    """
    return (winter.TEXTS if game == WINTER else TEXTS).get(slug, "")


def card_text(card: str, view: Mapping[str, Any]) -> str:
    """What something pays for in the game of a view; Winter Kingdom adds who says so."""
    if view.get("game") == WINTER:
        return winter.card_text(card, view)
    return TEXTS.get(card, "")


# --- what is asked ---------------------------------------------------------------------------


def ask(view: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
    """What the seat to move has to decide, in one sentence; `view` is `Game.view`."""
    if view.get("game") == WINTER:
        return winter.ask(view, names)
    asks, seat, viewer = view["asks"], view["to_move"], view["seat"]
    if asks["kind"] == "over":
        return _result(view, names)
    wish = _wish(view, asks)
    if seat == viewer:
        return f"{wish[0].upper()}{wish[1:]}."
    is_free = wish.startswith("use ") or asks["kind"] in ("interrupt", "silo")
    modal = "may" if is_free else "must"
    return f"{player(seat, viewer, names)} {modal} {wish.replace('your', 'their')}."


def _wish(view: Mapping[str, Any], asks: Mapping[str, Any]) -> str:
    """What the mover has to do, as words that can follow `must`."""
    mine = view["players"][view["to_move"]]
    some_ready = any(tile["ready"] for tile in [*mine["tiles"], *mine.get("nomads", ())])
    match asks["kind"]:
        case "mandatory":
            more = " more" if asks["begun"] else ""
            what = f"build {_to_build(asks, more)} on {plain(asks['terrain'])}"
            if mine["settlements"] and not asks.get("free"):
                what += ", next to your others where possible"
            return f"{what}, or use a tile first" if some_ready and not asks["begun"] else what
        case "end":
            return "use a tile or end your turn" if some_ready else "end your turn"
        case "choose-terrain":
            return f"choose the terrain of this turn: {_either(asks['choices'])}"
        case "put":
            lifted = next((t["lifted"] for t in view["turn"]["tasks"] if t.get("lifted")), "")
            kinds = {piece["hex"]: piece["kind"] for piece in mine["pieces"]}
            return f"choose where the {kinds.get(lifted, 'settlement')} from {lifted} goes"
        case "place" if asks["by"] in _ROLLS and view["turn"]["tasks"][-1].get("lifted"):
            return f"{_ROLLS[asks['by']]} one hex at a time, at most {number(asks['left'])} more"
        case kind:
            wish = _wish_by(kind, asks["by"], asks)
            if kind == "take" and view["setup"]["options"]["pieces_move_as_settlements"]:
                return wish.replace("settlement", "piece", 1)
            return wish


def _wish_by(kind: str, by: str, asks: Mapping[str, Any]) -> str:
    """The same within an extra action."""
    left = asks.get("left", 1)
    match kind:
        case "build" if by.startswith("donation-") or by == "fort":
            terrain = by.removeprefix("donation-") if by != "fort" else _either(asks["terrain"])
            return f"build {_settlements(left)} on {plain(terrain)}, with the {_action(by)}"
        case "wall":
            return "set a stone wall" if left == 1 else "set one or two stone walls"
        case "step":
            return f"move one hex at a time, at most {number(left)} more"
        case "take" if by == "temple":
            return "choose the settlement that goes onto the Temple tile"
        case "take" if by == "sword":
            return "choose the settlement that the sword removes"
        case "take":
            return f"choose the settlement to move with the {_action(by)}"
        case "numbers" if not asks.get("choices"):
            return "build with the number tiles of the Cathedral"
        case "numbers":
            return "take a number tile, or build with those of the Cathedral"
        case "choose" if by == "row":
            return f"choose the row to mark: {_either(asks['choices'])}"
        case "choose":
            return f"choose what to do with the {_action(by)}: {_either(asks['choices'])}"
        case "interrupt":
            return f"build one settlement on swamp or water with the {_action(by)}, or decline"
        case "silo":
            return f"build or move {_settlements(left)} for a silo, or leave it"
        case "give-up":
            return f"choose which of your two {name(by)} tiles to give up"
        case _:
            what = text(by).rstrip(".") or "Build one settlement"
            return f"{what[0].lower()}{what[1:]}, with the {_action(by)}"


def _to_build(asks: Mapping[str, Any], more: str) -> str:
    """The settlements of the card, and the other pieces that the temple owes."""
    pieces = asks.get("due_pieces", ())
    count = asks["left"] - len(pieces)
    parts = [_settlements(count, more)] if count else []
    return listed([*parts, *map(article, pieces)])


def on_temple(settlements: int, pieces: Sequence[str]) -> str:
    """What lies on temple tiles; nothing without any."""
    return listed([*([str(settlements)] if settlements else []), *map(article, pieces)])


def _settlements(count: int, more: str = "") -> str:
    return f"{number(count)}{more} settlement{'' if count == 1 else 's'}"


def _either(slugs: Sequence[str]) -> str:
    return listed([plain(slug) for slug in slugs], "or")


def _action(by: str) -> str:
    """What an extra action is done with."""
    return f"{name(by)} tile" if by in LOCATIONS or by in NOMADS else f"{name(by)} action"


def _result(view: Mapping[str, Any], names: Sequence[str] | None) -> str:
    gold = max(score["total"] for score in view["scores"])
    return result(view["winners"], f"{gold} gold", view["seat"], names)


# --- what happened ---------------------------------------------------------------------------


def describe(
    action: Action,
    events: Sequence[Event],
    seat: int,
    *,
    viewer: int | None = None,
    names: Sequence[str] | None = None,
    game: str = "",
) -> str:
    """What an action of a seat did, with the events it brought about (`Game.events`).

    `game` is `Game.name`: in Winter Kingdom houses are built, not settlements.

    >>> describe(Action("build", "i8"), [Event("tile-taken", 0, "tavern", "h7")], 0, viewer=0)
    'You built on i8 and took a Tavern tile'
    """
    is_winter = game == WINTER
    effect = winter.effect if is_winter else _effect
    lines = {seat: [winter.deed(action, events) if is_winter else _deed(action)]}
    is_new_card = False
    for event in events:
        words = effect(event)
        if event.kind == "card-drawn" and is_new_card:
            words += " instead"
        if words:
            lines.setdefault(event.seat, []).append(words)
        is_new_card = event.kind == "card-removed"
    return "; ".join(
        f"{player(who, viewer, names)} {listed(deeds)}" for who, deeds in lines.items()
    )


def _deed(action: Action) -> str:
    match action.verb:
        case "build":
            return f"built on {action.arg}"
        case "use":
            return f"used {article(_action(action.arg))}"
        case "take":
            return f"picked up the settlement on {action.arg}"
        case "put":
            return f"set it down on {action.arg}"
        case "choose" if action.arg in TILE_STATES:
            return gave_up(action.arg)
        case "choose":
            return f"chose {plain(action.arg)}"
        case "end":
            return "ended the turn"
        case _:
            return f"played {action}"


def gave_up(state: str, tile: str = "") -> str:
    """Which of two identical tiles went, by its state (B-4.5b)."""
    lost = f"{name(tile)} tile" if tile else "tile"
    kept = "other" if state == "ready" else "ready"
    return f"gave up the {state} {lost} and kept the {kept} one"


def _effect(event: Event) -> str:
    match event.kind:
        case "tile-taken":
            return f"took {article(name(event.what))} tile"
        case "tile-lost":
            return f"lost {article(name(event.what))} tile"
        case "nomad-taken":
            return f"took the nomads' {plain(event.what)}"
        case "bonus-taken":
            return f"took the bonus of the {name(event.what)}"
        case "bonus-lost":
            return f"lost the bonus of the {name(event.what)}"
        case "gold":
            return f"earned {event.amount} gold ({name(event.what)})"
        case "row-marked":
            return f"marked row {event.where}"
        case "removed":
            return f"lost the piece on {event.where}"
        case "card-removed":
            return f"put away the {plain(event.what)} card, whose land is full"
        case "card-drawn":
            return f"drew a {plain(event.what)} card"
        case _:
            return ""  # turn-ended is said by the deed, asked and task-ended by what follows


def tile_state(tile: Mapping[str, Any]) -> str:
    """Whether a tile of a view can be used: ready, used, or new."""
    return "ready" if tile["ready"] else "new" if tile["new"] else "used"

"""Winter Kingdom in plain English: what is asked, what an action did, what a card is for."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hexholm.draw.phrases import listed, name, number, plain, player, result
from hexholm.draw.winter.texts import (
    BOARDS,
    CARDS,
    CASTLES,
    COMBINE,
    DIRECTIONS,
    ECONOMY,
    SOURCES,
    TALENTS,
    TWISTS,
)
from hexholm.game import Action, Event
from hexholm.winter import box
from hexholm.winter.mechanisms.using import LOWER
from hexholm.winter.setup import twists_of

View = Mapping[str, Any]


def _pays(card: str, points: int) -> str:
    """What a scoring card pays so many points for."""
    return CARDS[card].format(points="1 point" if points == 1 else f"{points} points")


TEXTS: Final = {
    **TWISTS,
    **ECONOMY,
    **{name: _pays(name, card.points) for name, card in box.CARDS.items()},
    "castles": CASTLES,
    **{talent: upper for talent, (upper, _) in TALENTS.items()},
    **{talent + LOWER: lower for talent, (_, lower) in TALENTS.items() if lower},
}
"""Every card by name; a talent's lower action by the name with which it is used: ``port-2``."""


def card_text(card: str, view: View) -> str:
    """What a scoring or economy card says in this game, and who says so."""
    marks, points = view["marks"], view["points"]
    text = _pays(card, points[card]) if card in points else TEXTS[card]
    if card == "fur":
        text = text.replace("top board", f"top board ({BOARDS[marks['top_board']]})")
    elif card == "pioneers":
        text = text.replace("bottom board", f"bottom board ({BOARDS[marks['bottom_board']]})")
    elif card == "knights":
        text = text.replace("in the direction agreed on", DIRECTIONS[marks["direction"]])
    source = "printed" if card == "castles" else view["sources"].get(card, "")
    if not source:
        return text
    said = SOURCES[source]
    if card in points and (counted := box.CARDS[card].points_source) != source:
        said += f"; points: {SOURCES[counted]}"
    return f"{text} [{said}]"


def twist_text(twist: str) -> str:
    """What a twist changes, and who says so."""
    if twist == "none":
        return TEXTS[twist]
    return f"{TEXTS[twist]} [{SOURCES[box.TWISTS[twist].source]}]"


def talent_name(use: str) -> str:
    """The name of a card in whatever way it is used: ``port-2`` is Port."""
    return name(use.removesuffix(LOWER))


def talent_text(card: str, price: Sequence[int] | None = None) -> str:
    """All that stands on a talent: both costs, both actions, and who says so."""
    text, source = TEXTS[card], talent_source(card)
    if card == box.COMMON.name:
        return f"{text} {source}"
    talent = box.TALENTS[card]
    buy, upgrade = price or (talent.cost, talent.upgrade)
    both = f"{text} / {TEXTS[card + LOWER]}"
    return f"{_coins(buy)}, upgrade {upgrade}: {both} ({COMBINE[talent.combine]}) {source}"


def _coins(count: int) -> str:
    return "1 coin" if count == 1 else f"{count} coins"


def talent_source(card: str) -> str:
    """Who says what a talent does, and what it and its upgrade cost."""
    if card == box.COMMON.name:
        return f"[{SOURCES[box.COMMON.source]}]"
    talent = box.TALENTS[card]
    cost, upgrade = SOURCES[talent.cost_source], SOURCES[talent.upgrade_source]
    costs = f"costs: {cost}" if cost == upgrade else f"price: {cost}, upgrade: {upgrade}"
    return f"[{SOURCES[talent.source]}; {costs}]"


def talent_state(talent: Mapping[str, Any]) -> str:
    """Whether a bought talent can be used: ready, used, or new."""
    return "new" if talent["new"] else "used" if talent["used"] else "ready"


# --- what is asked ---------------------------------------------------------------------------


def ask(view: View, names: Sequence[str] | None = None) -> str:
    """What the seat to move has to decide, in one sentence."""
    asks, seat, viewer = view["asks"], view["to_move"], view["seat"]
    if asks["kind"] == "over":
        most = max(score["total"] for score in view["scores"])
        return result(view["winners"], f"{most} points", viewer, names)
    wish = _wish(view, asks)
    if seat == viewer:
        return f"{wish[0].upper()}{wish[1:]}."
    modal = "must" if asks["kind"] in ("mandatory", "remove") or _is_bound(asks) else "may"
    theirs = wish.replace("yours", "theirs").replace("your", "their")
    return f"{player(seat, viewer, names)} {modal} {theirs}."


def _is_bound(asks: Mapping[str, Any]) -> bool:
    """Whether a talent that was begun must be carried out."""
    return asks["kind"] in ("build", "fort", "take", "put") and not asks["then"]


def _wish(view: View, asks: Mapping[str, Any]) -> str:
    """What the mover has to do, as words that can follow `must`."""
    mine = view["players"][view["to_move"]]
    by = talent_name(asks.get("by", ""))
    match asks["kind"]:
        case "mandatory":
            return _mandatory(view, asks, mine)
        case "purchase" | "end":
            return _purchase(view, asks, mine)
        case "build" | "fort" if asks["then"]:
            return f"build on the hex that was left, with the {by}, or leave it at that"
        case "build" | "fort":
            return f"{_lower_first(TEXTS[asks['by']])}, with the {by}"
        case "take":
            return f"choose the house to move with the {by}"
        case "put":
            lifted = next((t["lifted"] for t in view["turn"]["tasks"] if t.get("lifted")), "")
            if asks["then"]:
                return f"move the house on {lifted} further with the {by}, or leave it there"
            return f"choose where the house from {lifted} goes"
        case "repeat":
            times = "once more" if asks["left"] == 1 else f"up to {number(asks['left'])} times"
            return f"use the {by} {times}, or stop"
        case "study":
            return f"use the {by} at once, or go on"
        case "guest":
            return "build one more next to any building of yours, or decline"
        case _:
            return "choose a house of yours that leaves the game, after more than four buildings"


def _lower_first(sentence: str) -> str:
    return f"{sentence[0].lower()}{sentence[1:]}".rstrip(".")


def _mandatory(view: View, asks: Mapping[str, Any], mine: Mapping[str, Any]) -> str:
    count = number(asks["left"])
    more = " more" if asks["begun"] else ""
    things = "house or fort" if asks["left"] == 1 else "houses or forts"
    what = f"build {count}{more} {things} on {plain(asks['terrain'])}"
    if mine["houses"] or mine["forts"]:
        is_long = "long-reach" in twists_of(view["setup"]["twist"])
        near = "within two hexes of" if is_long else "next to"
        what += f", {near} your others where possible"
    return f"{what}, or use a talent first" if _some_ready(mine) and not asks["begun"] else what


def _some_ready(mine: Mapping[str, Any]) -> bool:
    return any(talent_state(talent) == "ready" for talent in mine["bought"])


def _purchase(view: View, asks: Mapping[str, Any], mine: Mapping[str, Any]) -> str:
    """What can be done after the mandatory action; whether it is possible now, the rules say."""
    step, coins = asks["step"], mine["coins"]
    ways = []
    if not step and (_some_ready(mine) or not mine["tunnel_used"]):
        ways.append("use a talent")
    if step in ("", "sell") and view["setup"]["economy"] == "salvage":
        ways.append("take buildings of yours off the board for coins")
    bargain = "bargain" in twists_of(view["setup"]["twist"])
    if (step in ("", "sell") or (step == "buy" and bargain)) and (coins or bargain):
        ways.append("buy or upgrade a talent")
    if step in ("", "sell") and coins >= 5:
        ways.append("pay five coins to use one three times")
    return listed([*ways, "end your turn"], "or")


# --- what happened ---------------------------------------------------------------------------


def deed(action: Action, events: Sequence[Event] = ()) -> str:
    """What somebody did; a house that was taken may be gone for good."""
    if action.verb == "take" and any(event.kind == "removed" for event in events):
        return f"took the building on {action.arg} out of the game"
    match action.verb:
        case "build":
            return f"built a house on {action.arg}"
        case "fort":
            return f"built a fort on {action.arg}"
        case "use":
            part = ", its lower action" if action.arg.endswith(LOWER) else ""
            return f"used the {talent_name(action.arg)}{part}"
        case "take":
            return f"picked up the house on {action.arg}"
        case "put":
            return f"set it down on {action.arg}"
        case "buy":
            return f"bought the {name(action.arg)}"
        case "upgrade":
            return f"upgraded the {name(action.arg)}"
        case "repeat":
            return f"paid five coins to use the {name(action.arg)} up to three times"
        case "end":
            return "ended the turn"
        case _:
            return f"played {action}"


def effect(event: Event) -> str:
    """What it brought about; nothing where the deed says it already."""
    match event.kind:
        case "coins":
            coins = "a coin" if event.amount == 1 else f"{number(event.amount)} coins"
            return f"earned {coins} ({name(event.what)})"
        case "guest":
            return f"may build one more ({name(event.what)})"
        case "overreach":
            return f"loses a house when the turn ends ({name(event.what)})"
        case "card-removed":
            return f"put away the {plain(event.what)} card, whose land is full"
        case "card-drawn":
            return f"drew a {plain(event.what)} card"
        case _:
            return ""

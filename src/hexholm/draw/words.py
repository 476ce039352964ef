"""The game in plain English: names, what is asked, what an action did, what a card is for."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hexholm.draw.texts import LOCATIONS, NOMADS, TEXTS
from hexholm.game import Action, Event

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six")


def name(slug: str) -> str:
    """A thing's name as a heading: ``flower-field`` is Flower field."""
    return plain(slug).capitalize()


def plain(slug: str) -> str:
    """A thing's name within a sentence: ``flower-field`` is flower field."""
    if slug.startswith("donation-"):
        return f"donation of {plain(slug.removeprefix('donation-'))}"
    if slug.startswith("swamp-"):
        return f"swamp or {plain(slug.removeprefix('swamp-'))}"
    if slug == "gold":
        return "treasures"
    return slug.replace("foresters-lodge", "forester's lodge").replace("-", " ")


def text(slug: str) -> str:
    """One sentence on a location, another extra action, a card or a task; else nothing."""
    return TEXTS.get(slug, "")


def number(count: int) -> str:
    """A small number as a word."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def player(seat: int, viewer: int | None = None, names: Sequence[str] | None = None) -> str:
    """Who sits there: You for the reader's own seat, else a name."""
    if seat == viewer:
        return "You"
    return names[seat] if names else f"Player {seat + 1}"


def article(word: str) -> str:
    """The word with a or an before it."""
    return f"an {word}" if word[:1].lower() in "aeio" else f"a {word}"


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Several things in a row: a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


# --- what is asked ---------------------------------------------------------------------------


def ask(view: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
    """What the seat to move has to decide, in one sentence; `view` is `Game.view`."""
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
            what = f"build {_settlements(asks['left'], more)} on {plain(asks['terrain'])}"
            if mine["settlements"] and not asks.get("free"):
                what += ", next to your others where possible"
            return f"{what}, or use a tile first" if some_ready and not asks["begun"] else what
        case "end":
            return "use a tile or end your turn" if some_ready else "end your turn"
        case "choose-terrain":
            return f"choose the terrain of this turn: {_either(asks['choices'])}"
        case "put":
            lifted = next((t["lifted"] for t in view["turn"]["tasks"] if t.get("lifted")), "")
            return f"choose where the settlement from {lifted} goes"
        case kind:
            return _wish_by(kind, asks["by"], asks)


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


def _settlements(count: int, more: str = "") -> str:
    return f"{number(count)}{more} settlement{'' if count == 1 else 's'}"


def _either(slugs: Sequence[str]) -> str:
    return listed([plain(slug) for slug in slugs], "or")


def _action(by: str) -> str:
    """What an extra action is done with."""
    return f"{name(by)} tile" if by in LOCATIONS or by in NOMADS else f"{name(by)} action"


def _result(view: Mapping[str, Any], names: Sequence[str] | None) -> str:
    winners = view["winners"]
    gold = max(score["total"] for score in view["scores"])
    who = [player(seat, view["seat"], names) for seat in winners]
    if len(who) == 1:
        verb = "win" if who[0] == "You" else "wins"
        return f"The game is over: {who[0].replace('You', 'you')} {verb} with {gold} gold."
    together = listed([one.replace("You", "you") for one in who])
    return f"The game is over: {together} share the victory with {gold} gold each."


# --- what happened ---------------------------------------------------------------------------


def describe(
    action: Action,
    events: Sequence[Event],
    seat: int,
    *,
    viewer: int | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """What an action of a seat did, with the events it brought about (`Game.events`).

    >>> describe(Action("build", "i8"), [Event("tile-taken", 0, "tavern", "h7")], 0, viewer=0)
    'You built on i8 and took a Tavern tile'
    """
    lines: dict[int, list[str]] = {seat: [_deed(action)]}
    is_new_card = False
    for event in events:
        words = _effect(event)
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
        case "choose" if action.arg in ("used", "ready"):
            return f"gave up the {action.arg} tile"
        case "choose":
            return f"chose {plain(action.arg)}"
        case "end":
            return "ended the turn"
        case _:
            return f"played {action}"


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
            return ""  # turn-ended is said by the deed itself, asked by what follows


def tile_state(tile: Mapping[str, Any]) -> str:
    """Whether a tile of a view can be used: ready, used, or new."""
    return "ready" if tile["ready"] else "new" if tile["new"] else "used"

"""The game in plain English: names, what is asked, what an action did, what a card is for."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hexholm.game import Action, Event

LOCATIONS: Final = {
    "oracle": "Build one settlement on the terrain of your card.",
    "farm": "Build one settlement on grass.",
    "oasis": "Build one settlement on desert.",
    "tower": "Build one settlement at the edge of the board.",
    "tavern": "Build one settlement at the end of a straight line of three or more of yours.",
    "barn": "Move one of your settlements to the terrain of your card.",
    "harbor": "Move one of your settlements onto water.",
    "paddock": "Move one of your settlements two hexes in a straight line, over anything.",
}
"""What each location's tile does."""

CARDS: Final = {
    "fishermen": "1 gold for each settlement on land beside water.",
    "merchants": "4 gold for each location or castle that your settlements link to another one.",
    "discoverers": "1 gold for each row with a settlement of yours.",
    "hermits": "1 gold for each separate group of your settlements.",
    "citizens": "1 gold for every two settlements of your largest group.",
    "miners": "1 gold for each settlement beside a mountain.",
    "workers": "1 gold for each settlement beside a location or castle.",
    "knights": "2 gold for each settlement in your fullest row.",
    "lords": "In each section, 12 gold for the most settlements and 6 for the second most.",
    "farmers": "3 gold for each settlement in the section where you have the fewest.",
}
"""What each Kingdom Builder card pays for."""

CASTLES: Final = "3 gold for each castle with a settlement beside it."

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six")


def name(slug: str) -> str:
    """A thing's name as a heading: ``flower-field`` is Flower field."""
    return plain(slug).capitalize()


def plain(slug: str) -> str:
    """A thing's name within a sentence: ``flower-field`` is flower field."""
    return slug.replace("foresters-lodge", "forester's lodge").replace("-", " ")


def text(slug: str) -> str:
    """One sentence on a location or card; empty for one that has none yet."""
    return LOCATIONS.get(slug) or CARDS.get(slug) or (CASTLES if slug == "castles" else "")


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
    modal = "may" if wish.startswith("use ") else "must"
    return f"{player(seat, viewer, names)} {modal} {wish.replace('your', 'their')}."


def _wish(view: Mapping[str, Any], asks: Mapping[str, Any]) -> str:
    """What the mover has to do, as words that can follow `must`."""
    mine = view["players"][view["to_move"]]
    some_ready = any(tile["ready"] for tile in mine["tiles"])
    match asks["kind"]:
        case "mandatory":
            more = " more" if asks["begun"] else ""
            settlements = "settlement" if asks["left"] == 1 else "settlements"
            what = f"build {number(asks['left'])}{more} {settlements} on {plain(asks['terrain'])}"
            if mine["settlements"]:
                what += ", next to your others where possible"
            return f"{what}, or use a tile first" if some_ready and not asks["begun"] else what
        case "build":
            what = text(asks["by"]).rstrip(".") or "Build one settlement"
            return f"{what[0].lower()}{what[1:]}, with the {name(asks['by'])} tile"
        case "take":
            return f"choose the settlement to move with the {name(asks['by'])} tile"
        case "put":
            lifted = next((t["lifted"] for t in view["turn"]["tasks"] if t.get("lifted")), "")
            return f"choose where the settlement from {lifted} goes"
        case "give-up":
            return f"choose which of your two {name(asks['by'])} tiles to give up"
        case "end":
            return "use a tile or end your turn" if some_ready else "end your turn"
        case other:
            return f"decide: {plain(str(other))}"


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
    for event in events:
        words = _effect(event)
        if words:
            lines.setdefault(event.seat, []).append(words)
    return "; ".join(
        f"{player(who, viewer, names)} {listed(deeds)}" for who, deeds in lines.items()
    )


def _deed(action: Action) -> str:
    match action.verb:
        case "build":
            return f"built on {action.arg}"
        case "use":
            return f"used {article(name(action.arg))} tile"
        case "take":
            return f"picked up the settlement on {action.arg}"
        case "put":
            return f"set it down on {action.arg}"
        case "choose":
            return f"gave up the {action.arg} tile"
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
        case "card-removed":
            return f"put away the {plain(event.what)} card, whose land is full"
        case "card-drawn":
            return f"drew a {plain(event.what)} card instead"
        case _:
            return ""  # turn-ended is said by the deed itself


def tile_state(tile: Mapping[str, Any]) -> str:
    """Whether a tile of a view can be used: ready, used, or new."""
    return "ready" if tile["ready"] else "new" if tile["new"] else "used"

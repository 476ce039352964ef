"""Which messages say what is asked and what is done in Winter Kingdom."""

from typing import TYPE_CHECKING

from hexholm import telling
from hexholm.game import END, Action, Data
from hexholm.hexes import neighbours, within
from hexholm.telling import message, possible, result, waiting
from hexholm.winter.inplay import ACTIONS

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

_BUYS = {"buy", "upgrade", "repeat"}


def said(g: "WinterKingdom", asks: Data, seat: int | None) -> list[Data]:
    """What a seat (None: a spectator) reads of what is asked; the details come after it."""
    if g.over:
        return [result(g)]
    mine = seat == g.player
    told = [_wanted(g, asks), *_details(g, asks)] if mine else [waiting(g, asks)]
    return [*told, message("ask-detail-last-round")] if g.last_round else told


def _wanted(g: "WinterKingdom", asks: Data) -> Data:
    kind = asks["kind"]
    if kind == "mandatory":
        return message(f"ask-mandatory-{_whereabouts(g)}", terrain_or=[g.terrain])
    if kind in ("purchase", "end"):
        return message(_last_step(g))
    by, kind = asks["by"], "build" if kind == "fort" else kind
    then = (f"ask-then-{kind}-{by}", f"ask-then-{kind}") if asks["then"] else ()
    return message(*then, f"ask-{kind}", "ask-other", tile=by)


def _whereabouts(g: "WinterKingdom") -> str:
    """Whether all hexes touch the mover's, lie within reach of them, or are anywhere."""
    hexes = possible(g)
    if not hexes & ~neighbours(g.own):
        return "near"
    return "free" if hexes & ~within(g.own, g.rules.reach) else "reach"


def _last_step(g: "WinterKingdom") -> str:
    verbs = {verb for verb, _ in g.options.others}
    buys, uses = bool(verbs & _BUYS), "use" in verbs
    if g.step in ("buy", "done"):
        return "ask-purchase-again" if buys else "ask-end"
    if buys:
        return "ask-purchase-more" if uses else "ask-purchase"
    return "ask-purchase-use" if uses else "ask-purchase-none"


def _details(g: "WinterKingdom", asks: Data) -> list[Data]:
    kind, found = asks["kind"], []
    if kind in ("purchase", "end"):
        if not g.step and not g.line:
            found.append(message("ask-detail-blocked"))
        found.append(message("ask-detail-coins", n=g.coins[g.mover]))
        if possible(g):
            found.append(message("ask-detail-salvage"))
        if any(verb == "repeat" for verb, _ in g.options.others):
            found.append(message("ask-detail-five"))
    else:
        if kind == "mandatory":
            found.append(message("ask-detail-left", n=g.left))
        elif kind == "repeat":
            found.append(message("ask-detail-uses", n=asks["left"]))
        if hexes := possible(g):
            found.append(message("ask-detail-hexes", n=hexes.bit_count()))
        if kind == "mandatory" and g.terrain != g.card:
            found.append(message("ask-detail-right"))
    for twist in g.rules.twists:
        warns = twist.warns or twist.costs_house
        if warns and warns(g):
            found.append(message(f"ask-twist-{twist.name}", n=g.count))
    return found


def deed(g: "WinterKingdom", action: Action) -> Data:
    """What a legal action does."""
    by = g.tasks[-1].by if g.tasks else ""
    if action == END:
        return telling.ending(g, ACTIONS[by].most(g) if by else 0)
    return telling.deed(action, by)

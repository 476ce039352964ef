"""Which messages say what is asked and what is done in Kingdom Builder."""

from typing import TYPE_CHECKING

from hexholm import telling
from hexholm.game import END, Action, Data
from hexholm.kingdom.mechanisms.figures import SETTLEMENT, acted_on
from hexholm.kingdom.registry import ACTIONS, used_as
from hexholm.telling import message, possible, result, waiting

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder


def said(g: "KingdomBuilder", asks: Data, seat: int | None) -> list[Data]:
    """What a seat (None: a spectator) reads of what is asked; the details come after it."""
    if g.over:
        return [result(g)]
    if seat == g.player:
        told = [_wanted(g, asks), *_details(g, asks)]
    else:
        told = [waiting(g, asks)]
        if seat == g.active and not g.silo_step:
            told.append(message("ask-detail-goes-on"))
    return [*told, message("ask-detail-last-round")] if g.last_round else told


def _wanted(g: "KingdomBuilder", asks: Data) -> Data:
    kind = asks["kind"]
    if g.tasks:
        return _wanted_by(g, asks)
    if kind == "mandatory":
        is_near = not possible(g) & ~g.near[g.mover]
        id_ = "ask-mandatory-near" if is_near else "ask-mandatory-free"
        return message(id_, terrain_or=[g.card])
    more = kind == "end" and any(action != END for action in g.options.others)
    return message("ask-end-tiles" if more else f"ask-{kind}")


def _wanted_by(g: "KingdomBuilder", asks: Data) -> Data:
    kind, by, hexes = asks["kind"], asks["by"], dict(g.options.hexes)
    verb = next((verb for verb in ("put", "build", "take") if hexes.get(verb)), kind)
    use, lifts = used_as(by), hexes.get("take", 0)
    others = [seat for seat in range(g.seats) if seat != g.mover and g.settlements[seat] & lifts]
    return message(
        *(f"ask-{verb}-{use}", f"ask-{kind}-{use}", f"ask-{kind}", "ask-other"),
        tile=by,
        terrain_or=asks.get("terrain"),
        seat=others[0] if others else None,
        lifts=lifts.bit_count(),
        choices=len(asks.get("choices", ())),
        piece="any" if g.in_play.pieces_move else SETTLEMENT,
    )


def _details(g: "KingdomBuilder", asks: Data) -> list[Data]:
    kind, found = asks["kind"], []
    if kind == "interrupt":
        own = g.player == g.active
        found.append(
            message("ask-detail-goes-on") if own else message("ask-detail-interrupt", seat=g.active)
        )
    if kind == "mandatory" or _counts_down(g):
        found.append(message("ask-detail-left", n=asks["left"]))
    if hexes := possible(g):
        found.append(message("ask-detail-hexes", n=hexes.bit_count()))
    if g.loose:
        found.append(message("ask-detail-free"))
    if kind == "mandatory" and g.due:
        is_next = not g.left and g.due[0] != SETTLEMENT  # settlements come before other pieces
        due = message("ask-due", n=len(g.due))
        found.append(message("ask-due-piece", piece=g.due[0]) if is_next else due)
    return found


def _counts_down(g: "KingdomBuilder") -> bool:
    """Whether what is left of an action is worth saying: the steps of a piece once it moves."""
    if not g.tasks or g.tasks[-1].left < 2:
        return False
    extra = ACTIONS[g.tasks[-1].by]
    return extra.asks != "place" or not extra.number or bool(dict(g.options.hexes).get("put"))


def labels(g: "KingdomBuilder") -> Data:
    """What each thing is called that the mover can choose."""
    return {arg: _label(g, arg) for verb, arg in g.options.others if verb == "choose"}


def _label(g: "KingdomBuilder", arg: str) -> Data:
    if (row := arg.removeprefix("i.")).isdigit():
        return message("choice-row" if row == arg else "choice-row-island", row=row)
    if not g.tasks:
        return message(f"choice-{arg}", f"terrain-{arg}")
    if _is_terrain(g, arg):
        return message(f"terrain-{arg}")
    return message(f"choice-{arg}", f"location-{arg}")


def _is_terrain(g: "KingdomBuilder", arg: str) -> bool:
    return arg in g.board.grounds and arg not in ACTIONS


def deed(g: "KingdomBuilder", action: Action) -> Data:
    """What a legal action does."""
    by = g.tasks[-1].by if g.tasks else ""
    if action == END:
        return telling.ending(g, ACTIONS[by].most(g) if by else 0)
    if action.verb == "choose":
        return _choice(g, action.arg, by)
    piece = acted_on(g, action)
    if action.verb == "build" and piece != SETTLEMENT:
        return message("log-build-piece", piece=piece)
    return telling.deed(action, by, used_as(by), piece=piece)


def _choice(g: "KingdomBuilder", arg: str, by: str) -> Data:
    if by and ACTIONS[by].asks == "give-up":
        tile = g.board.site_names[g.tasks[-1].origin]
        return message("log-choose-give-up", what=arg, tile=tile)
    if arg.removeprefix("i.").isdigit():
        return message("log-choose-row", where=arg)
    special = [f"log-choose-{by}"] if by else []
    if _is_terrain(g, arg):
        return message(*special, "log-choose-terrain", terrain=arg)
    return message(*special, "log-choose", tile=arg)

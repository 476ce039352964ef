"""Why an action isn't legal in Winter Kingdom: the rule that forbids it."""

from typing import TYPE_CHECKING

from hexholm.board import ground_of
from hexholm.game import NOTATION, Action, Reason
from hexholm.hexes import Hexset
from hexholm.winter.box import COMMON, TALENTS
from hexholm.winter.inplay import ACTIONS, USABLE
from hexholm.winter.mechanisms.building import Build
from hexholm.winter.mechanisms.moving import Move
from hexholm.winter.mechanisms.using import Use

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

VERBS = ("build", "fort", "use", "take", "put", "buy", "upgrade", "repeat", "end")


def reason(rule: str, key: str, **args: str | int | list[str]) -> Reason:
    """A reason that speaks of this game."""
    return Reason(rule, key, args, "winter-kingdom")


def refuse(g: "WinterKingdom", action: Action) -> Reason:
    """The rule that forbids an action which isn't legal."""
    verb, arg = action
    if verb not in VERBS:
        return reason(NOTATION, "unknown-verb", action=verb, verbs_or=[*VERBS])
    if verb in ("build", "fort", "take", "put"):
        if not arg:
            return reason(NOTATION, "needs-hex", action=verb, example="k12")
        if arg not in g.board.grid.hexes:
            return reason(NOTATION, "unknown-hex", hex=arg)
    if verb == "end" and arg:
        return reason(NOTATION, "no-argument")
    if verb in ("use", "buy", "upgrade", "repeat"):
        cards = USABLE if verb in ("use", "repeat") else TALENTS
        if arg not in cards:
            return reason(NOTATION, "unknown-card", name=arg, names=sorted(cards))
    if g.over:
        return reason("W-10", "game-over")
    if verb in ("build", "fort"):
        return _placing(g, verb, g.board.grid.hexes[arg])
    if verb in ("take", "put"):
        return _moving(g, verb, g.board.grid.hexes[arg])
    if g.tasks:
        task = g.tasks[-1]
        return reason(ACTIONS[task.by].rule, "finish-first")
    if verb == "end":
        return reason("W-8", "must-build")
    if verb == "use":
        return _use(g, arg)
    return _purchase(g, verb, arg)


def _placing(g: "WinterKingdom", verb: str, hex_: Hexset) -> Reason:
    seat = g.mover
    if verb == "build" and not g.house_supply[seat]:
        return reason("W-8", "no-house")
    if verb == "fort" and not g.fort_supply[seat]:
        return reason("W-8", "no-fort")
    name, ground = g.board.grid.names[hex_], g.board.ground(hex_)
    task = g.tasks[-1] if g.tasks else None
    if task:
        extra = ACTIONS[task.by]
        offered = dict(extra.offer(g, task)[0])
        if "build" not in offered:
            if task.lifted:
                return reason(extra.rule, "put-first", hex=g.board.grid.names[task.lifted])
            return reason(extra.rule, "take-first" if "take" in offered else "finish-first")
    elif not g.demands:
        return reason("W-8", "all-built")
    if taken := _not_free(g, hex_):
        return taken
    if task:
        act = extra.act if isinstance(extra, Use) else None
        where = act.where(g) if isinstance(act, Build) else offered["build"]
        if not hex_ & where:
            if not hex_ & g.suitable:
                return reason("W-1", "not-suitable", hex=name, ground=ground)
            if terrain := ground_of(g.board.grounds, where):
                about = {"hex": name, "ground": ground, "tile": task.by, "terrain": terrain}
                return reason(extra.rule, "builds-elsewhere", **about)
            return reason(extra.rule, "wrong-place", hex=name, tile=task.by)
    elif not hex_ & g.board.card_land:
        return reason("W-1", "not-suitable", hex=name, ground=ground)
    elif not hex_ & g.terrain_hexes(g.terrain):
        return reason("W-8", "wrong-terrain", hex=name, ground=ground, terrain=g.terrain)
    return reason("W-2", "not-adjacent")


def _moving(g: "WinterKingdom", verb: str, hex_: Hexset) -> Reason:
    name = g.board.grid.names[hex_]
    if not g.tasks:
        return reason("W-4", "no-move") if verb == "put" else reason("W-6", "not-own", hex=name)
    task = g.tasks[-1]
    extra = ACTIONS[task.by]
    offered = [verb for verb, _ in extra.offer(g, task)[0]]
    if verb == "take":
        if "take" in offered:
            return reason(extra.rule, "not-own", hex=name)
        if task.lifted:
            return reason(extra.rule, "put-first", hex=g.board.grid.names[task.lifted])
        return reason("W-4", "no-move")
    if "put" not in offered:
        return reason(extra.rule, "take-first") if "take" in offered else reason("W-4", "no-move")
    if taken := _not_free(g, hex_):
        return taken
    if not hex_ & g.suitable:
        return reason("W-1", "not-suitable", hex=name, ground=g.board.ground(hex_))
    act = extra.act if isinstance(extra, Use) else None
    if isinstance(act, Move) and act.aims and hex_ & act.aims(g, task.lifted):
        return reason("W-15b", "no-path", hex=name)
    return reason(extra.rule, "wrong-place", hex=name, tile=task.by)


def _not_free(g: "WinterKingdom", hex_: Hexset) -> Reason | None:
    """It is occupied, or a twist closes it: which one, and whose building it is next to."""
    name = g.board.grid.names[hex_]
    if not hex_ & g.free:
        return reason("W-1", "occupied", hex=name)
    if hex_ & g.open:
        return None
    twist = next(one for one in g.rules.twists if one.closes and hex_ & one.closes(g))
    around = g.board.grid.around[hex_]
    others = (seat for seat in range(g.seats) if seat != g.mover)
    seat = next(seat for seat in others if around & g.buildings(seat))
    piece = "house" if around & g.houses[seat] else "fort"
    return reason(f"twist-{twist.name}", twist.name, hex=name, piece=piece, seat=str(seat))


def _use(g: "WinterKingdom", name: str) -> Reason:
    seat = g.mover
    card = USABLE[name].card.name
    rule = f"talent-{card}"
    if card != COMMON.name and card not in g.bought[seat]:
        return reason(rule, "not-bought", tile=card)
    if g.begun and g.demands:
        return reason("W-4", "between-builds")
    if g.step:
        return reason("W-4", "purchase-begun")
    if card in g.fresh:
        return reason("W-4", "card-new", tile=card)
    if name != card and not g.has_lower(seat, card):
        return reason("W-5", "not-upgraded", tile=card)
    if card in g.used or name in g.used:
        return reason("W-4", "card-used", tile=card)
    return reason(rule, "card-useless", tile=card)


def _purchase(g: "WinterKingdom", verb: str, name: str) -> Reason:
    seat = g.mover
    if g.demands:
        return reason("W-6", "before-building")
    if verb == "buy":
        if name not in g.talents[seat]:
            return reason("W-6", "not-in-hand", tile=name)
    elif name != COMMON.name and name not in g.bought[seat]:
        return reason("W-6", "not-bought", tile=name)
    if verb == "upgrade" and name in g.upgraded[seat]:
        return reason("W-6", "is-upgraded", tile=name)
    price = 5 if verb == "repeat" else g.price(name, upgrade=verb == "upgrade")
    coins = g.coins[seat]
    if g.step in ("", "sell") and coins < price:
        return reason("W-6", "too-dear", tile=name, price=price, coins=coins)
    if g.step in ("", "sell"):
        return reason(f"talent-{name}", "card-useless", tile=name)
    return reason("W-6", "no-purchase")

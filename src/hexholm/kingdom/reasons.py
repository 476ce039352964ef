"""Why an action isn't legal: the rule that forbids it, by its id in the rules."""

from typing import TYPE_CHECKING

from hexholm.board import ground_of
from hexholm.game import FIRST_EDITION, NOTATION, Action, Reason
from hexholm.hexes import Hexset, singles
from hexholm.kingdom.kinds import Extra, Task
from hexholm.kingdom.mechanisms.choosing import AGAIN, Numbers, Repeat
from hexholm.kingdom.mechanisms.figures import in_hand, kind_at
from hexholm.kingdom.mechanisms.moving import Move
from hexholm.kingdom.mechanisms.pieces import Pieces, Vehicle
from hexholm.kingdom.mechanisms.removing import Strike
from hexholm.kingdom.registry import ACTIONS, EXTRAS, NOMADS_USED, PIECES, usable, used_as

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

VERBS = ("build", "use", "take", "put", "choose", "end")
_BESIDE = {"location": "on-location", "castle": "on-castle"}
"""Nobody builds there, but next to it."""


def reason(rule: str, key: str, **args: str | int | list[str]) -> Reason:
    """A reason that speaks of this game."""
    return Reason(rule, key, args, "kingdom-builder")


def refuse(g: "KingdomBuilder", action: Action) -> Reason:
    """The rule that forbids an action which isn't legal."""
    verb, arg = action
    if verb in _HEX_VERBS:
        if not arg:
            return reason(NOTATION, "needs-hex", action=verb, example="c4")
        hex_ = g.board.grid.hexes.get(arg)
        if hex_ is None:
            return reason(NOTATION, "unknown-hex", hex=arg)
        return _over(g) or _open_choice(g) or _HEX_VERBS[verb](g, hex_)
    if verb in _VERBS:
        return _over(g) or _VERBS[verb](g, arg)
    return reason(NOTATION, "unknown-verb", action=verb, verbs_or=[*VERBS])


def _over(g: "KingdomBuilder") -> Reason | None:
    return reason("B-6.1", "game-over") if g.over else None


def _choices(g: "KingdomBuilder") -> list[str]:
    return [action.arg for action in g.options.others if action.verb == "choose"]


def _open_choice(g: "KingdomBuilder") -> Reason | None:
    """Nothing but a choice is possible."""
    if not g.tasks:
        return None
    task = g.tasks[-1]
    extra = ACTIONS[task.by]
    if extra.asks == "give-up":
        return reason(extra.rule, "choose-first", tile=g.board.site_names[task.origin])
    if extra.asks == "choose":
        return reason(extra.rule, "choose-what", choices_or=_choices(g))
    return None


def _verbs(g: "KingdomBuilder", extra: Extra, task: Task) -> list[str]:
    return [verb for verb, _ in extra.offer(g, task)[0]]


def _build(g: "KingdomBuilder", hex_: Hexset) -> Reason:
    if g.tasks:
        task = g.tasks[-1]
        extra = ACTIONS[task.by]
        verbs = _verbs(g, extra, task)
        if "build" in verbs:
            if not g.supply[task.seat] and extra.asks in ("build", "numbers", "silo", "interrupt"):
                return reason("B-2.3", "no-supply")
            return _placing(g, hex_, extra.land(g, task), extra)
        if "put" in verbs and task.lifted:
            placed = isinstance(extra, Vehicle)
            return _lifted(g, extra.rule, "piece-placed" if placed else "put-first", task)
        return reason(extra.rule, "take-first")
    if not g.card and g.hands[g.active]:
        return reason("M-2", "choose-terrain", terrain_or=_choices(g))
    if g.left or g.due:
        return _placing(g, hex_, g.card_hexes, None)
    if not g.supply[g.mover]:
        return reason("B-2.3", "no-supply")
    if not g.hands[g.mover]:
        return reason("A-02d", "no-card")
    return reason("B-2.1", "all-built")


def _placing(g: "KingdomBuilder", hex_: Hexset, where: Hexset, extra: Extra | None) -> Reason:
    name, ground = g.board.grid.names[hex_], g.board.ground(hex_)
    if hex_ & g.walls:
        return reason("A-48", "walled", hex=name)
    if not hex_ & g.free:
        if hex_ & g.empty & where:
            return reason("X-warrior", "blocked", hex=name)
        if not hex_ & g.empty:
            return reason("B-3.1", "occupied", hex=name)
    if not hex_ & where:
        if not hex_ & g.board.buildable:
            if ground in _BESIDE:
                return reason("B-3.2", _BESIDE[ground], hex=name)
            return reason("B-3.2", "not-buildable", hex=name, ground=ground)
        if extra:
            return _elsewhere(g, hex_, where, extra)
        return reason("B-2.1", "wrong-terrain", hex=name, ground=ground, terrain=g.card)
    if extra and not extra.binds:
        return reason(extra.rule, "wrong-place", hex=name, tile=extra.name)
    return reason("B-3.3", "not-adjacent")


def _elsewhere(g: "KingdomBuilder", hex_: Hexset, where: Hexset, extra: Extra) -> Reason:
    """An extra action can't be used here; if it is about one ground, that is the reason."""
    name, ground = g.board.grid.names[hex_], g.board.ground(hex_)
    if terrain := ground_of(g.board.grounds, where):
        key = "moves-elsewhere" if g.tasks[-1].lifted else "builds-elsewhere"
        return reason(extra.rule, key, hex=name, ground=ground, tile=extra.name, terrain=terrain)
    return reason(extra.rule, "wrong-place", hex=name, tile=extra.name)


def _lifted(g: "KingdomBuilder", rule: str, key: str, task: Task) -> Reason:
    """A reason that speaks of the piece in hand."""
    piece = kind_at(g, task.seat, task.lifted)
    return reason(rule, key, piece=piece, hex=g.board.grid.names[task.lifted])


def _take(g: "KingdomBuilder", hex_: Hexset) -> Reason:
    if not g.tasks:
        return reason("B-1.1", "no-move")
    task = g.tasks[-1]
    extra, name = ACTIONS[task.by], g.board.grid.names[hex_]
    verbs = _verbs(g, extra, task)
    if "take" in verbs:
        if isinstance(extra, Pieces):
            return reason(extra.rule, "no-piece", piece=extra.kind, hex=name)
        if isinstance(extra, Strike):
            return reason(extra.rule, "not-there", hex=name, tile=task.by)
        if not hex_ & g.movable(task.seat):
            return _unmovable(g, hex_, task)
        return reason("A-06b", "no-target", hex=name, piece=kind_at(g, task.seat, hex_))
    if "put" in verbs:
        is_vehicle = isinstance(extra, Vehicle)
        return _lifted(g, extra.rule, "on-its-way" if is_vehicle else "put-first", task)
    return reason("B-1.1", "no-move")


def _unmovable(g: "KingdomBuilder", hex_: Hexset, task: Task) -> Reason:
    """Moves lift settlements (A-12c)."""
    if hex_ & g.scouts and task.seat == g.active:
        return reason("H-scouts", "scout-stays")
    if not hex_ & g.settlements[task.seat]:
        return reason(ACTIONS[task.by].rule, "not-own", hex=g.board.grid.names[hex_])
    kind = kind_at(g, task.seat, hex_)
    if kind in g.in_play.lasting:
        return reason(PIECES[kind].rule, PIECES[kind].stays)
    return reason("A-12c", "own-action", piece=kind)


def _put(g: "KingdomBuilder", hex_: Hexset) -> Reason:
    if not g.tasks:
        return reason("B-1.1", "no-move")
    task = g.tasks[-1]
    extra = ACTIONS[task.by]
    verbs = _verbs(g, extra, task)
    if "put" not in verbs:
        return reason(extra.rule, "take-first") if "take" in verbs else reason("B-1.1", "no-move")
    if task.origin and g.setup.edition != FIRST_EDITION:
        if hex_ == task.lifted:
            return _lifted(g, "A-06c", "stands-there", task)
    elif hex_ in (task.lifted, task.origin):
        return _lifted(g, "A-06b", "same-hex", task)
    if task.origin and hex_ & g.free & extra.land(g, task):
        return _lifted(g, extra.rule, "one-step", task)
    return _placing(g, hex_, extra.land(g, task), extra)


def _use(g: "KingdomBuilder", name: str) -> Reason:
    names = usable()
    if name not in names:
        return reason(NOTATION, "unknown-tile", name=name, names=names)
    if choice := _open_choice(g):
        return choice
    if g.tasks:
        return reason("B-1.2", "finish-first", tile=g.tasks[-1].by)
    if name in EXTRAS:
        return _use_location(g, name)
    seat, extra = g.mover, ACTIONS[name]
    if name in g.in_play.tileless:
        return _use_tileless(g, name)
    if name not in map(used_as, g.nomads[seat]):
        if name in map(used_as, g.new_nomads[seat]):
            return reason("N-2", "tile-new", tile=name)
        if name in NOMADS_USED:
            return reason("N-2", "not-held", tile=name)
        return reason(extra.rule, "no-action", tile=name)
    return _not_now(g, name)


def _not_now(g: "KingdomBuilder", name: str) -> Reason:
    if (g.begun or g.loose) and (g.left or g.due):
        return reason("B-1.3", "between-builds")
    if not g.card and g.hands[g.active]:
        return reason("M-2", "choose-terrain", terrain_or=_choices(g))
    extra = ACTIONS[name]
    if isinstance(extra, Move) and _only_back(g, extra):
        return reason("A-06b", "only-back", tile=name)
    if isinstance(extra, Repeat) and (numbers := _used_numbers(g)):
        return reason("H-bazaar-b", "no-number", tile=numbers)
    return reason(extra.rule, "tile-useless", tile=name)


def _only_back(g: "KingdomBuilder", extra: Move) -> bool:
    """Whether a move fails because nothing may be set down where it was lifted (A-06b)."""
    for hex_ in singles(g.movable(g.mover)):
        with in_hand(g, g.mover, hex_):
            if extra.within_reach(g, hex_) == hex_:
                return True
    return False


def _use_tileless(g: "KingdomBuilder", name: str) -> Reason:
    extra = ACTIONS[name]
    if name in g.spent:
        return reason("B-1.2", "action-used", tile=name)
    place = next((place for place, bonus in g.in_play.bonuses if bonus == name), "")
    if place and not g.holds_pair(g.mover, place):
        return reason("M-bonus", "no-pair", tile=name)
    if extra.is_passive:
        return reason(extra.rule, "not-by-itself", tile=name)
    return _not_now(g, name)


def _use_location(g: "KingdomBuilder", name: str) -> Reason:
    seat, sites, extra = g.mover, g.board.locations.get(name, 0), EXTRAS[name]
    if not sites & g.held[seat]:
        return reason("B-4.4", "not-held", tile=name)
    if extra.is_passive:
        return reason(extra.rule, "not-by-itself", tile=name)
    if (g.begun or g.loose) and (g.left or g.due):
        return reason("B-1.3", "between-builds")
    if sites & g.ready[seat]:
        return _not_now(g, name)
    if sites & g.held[seat] & ~g.fresh[seat]:
        return reason("B-1.2", "tile-used", tile=name)
    return reason("B-4.2", "tile-new", tile=name)


def _choose(g: "KingdomBuilder", arg: str) -> Reason:
    if g.tasks and (refusal := _second_use(g, g.tasks[-1], arg)):
        return refusal
    if choices := _choices(g):
        rule = ACTIONS[g.tasks[-1].by].rule if g.tasks else "M-2"
        return reason(rule, "unknown-choice", choices_or=choices)
    return reason("B-1.1", "no-choice")


def _second_use(g: "KingdomBuilder", task: Task, choice: str) -> Reason | None:
    """Numbers used again: no second number tile, so without a build no use of them."""
    extra = ACTIONS[task.by]
    if isinstance(extra, Numbers) and task.note == AGAIN and choice == "number":
        return reason("H-bazaar-b", "no-number", tile=task.by)
    if isinstance(extra, Repeat) and choice and choice == _used_numbers(g):
        return reason("H-bazaar-b", "no-number", tile=choice)
    return None


def _used_numbers(g: "KingdomBuilder") -> str:
    """The location with numbers, if it was used and could be repeated but for H-bazaar-b."""
    used = g.held[g.mover] & ~g.fresh[g.mover] & ~g.ready[g.mover]
    for name, sites in g.board.locations.items():
        if sites & used and isinstance(EXTRAS[name], Numbers) and EXTRAS[name].can(g):
            return name
    return ""


def _end(g: "KingdomBuilder", arg: str) -> Reason:
    if arg:
        return reason(NOTATION, "no-argument")
    if choice := _open_choice(g):
        return choice
    if g.tasks:
        task = g.tasks[-1]
        return reason(ACTIONS[task.by].rule, "finish-first", tile=task.by)
    return reason("B-1.1", "must-build")


_HEX_VERBS = {"build": _build, "take": _take, "put": _put}
_VERBS = {"use": _use, "choose": _choose, "end": _end}

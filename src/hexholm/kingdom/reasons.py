"""Why an action is not legal: the rule that forbids it, by its id in the rules."""

from typing import TYPE_CHECKING

from hexholm.game import Action, Reason
from hexholm.hexes import Hexset
from hexholm.kingdom.kinds import Extra
from hexholm.kingdom.setup import EXTRAS
from hexholm.kingdom.tiles import GivingUp

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

TEXTS = {
    "game-over": "the game is over",
    "unknown-verb": "{verb!r} is no action; there are: build, use, take, put, choose, end",
    "unknown-hex": "there is no hex {hex!r} on this board",
    "unknown-tile": "there is no tile {tile!r}; there are: {tiles}",
    "needs-argument": "{verb} needs {what}",
    "no-argument": "end stands alone",
    "choose-first": "first choose which of the two {tile} tiles is given up",
    "finish-first": "first finish the {tile} action",
    "no-choice": "there is nothing to choose now",
    "unknown-choice": "choose between: {choices}",
    "no-move": "no settlement is being moved now",
    "take-first": "first take the settlement to be moved",
    "put-first": "the settlement taken from {hex} must be put down",
    "not-own": "there is no settlement of yours on {hex}",
    "no-target": "the settlement on {hex} could not be set down anywhere",
    "same-hex": "a settlement may not be put back on the hex it came from",
    "occupied": "{hex} is occupied",
    "not-buildable": "nobody can build on {hex}: it is {ground}",
    "wrong-terrain": "{hex} is {ground}, not {terrain}",
    "wrong-place": "{hex} is not a hex for the {tile} action",
    "not-adjacent": "another legal hex touches your settlements, so you must build next to them",
    "all-built": "the settlements of this turn are built",
    "no-supply": "there is no settlement left in your supply",
    "no-card": "no terrain card with an empty hex is left",
    "must-build": "first build the settlements of the mandatory action",
    "between-builds": "nothing may come between the settlements of the mandatory action",
    "not-held": "you hold no {tile} tile",
    "tile-used": "the {tile} tile is used for this turn",
    "tile-new": "the {tile} tile was taken this turn; it can be used from your next turn on",
    "tile-useless": "the {tile} action has no hex or settlement to act on now",
}


def reason(rule: str, key: str, **args: str) -> Reason:
    """A reason with its English text filled in."""
    return Reason(rule, key, TEXTS[key].format(**args), args)


def refuse(g: "KingdomBuilder", action: Action) -> Reason:
    """The rule that forbids an action which is not legal."""
    verb, arg = action
    if verb in _HEX_VERBS:
        if not arg:
            return reason("notation", "needs-argument", verb=verb, what="a hex, such as c4")
        hex_ = g.board.grid.hexes.get(arg)
        if hex_ is None:
            return reason("notation", "unknown-hex", hex=arg)
        return _open_choice(g) or _over(g) or _HEX_VERBS[verb](g, hex_)
    if verb in _VERBS:
        return _over(g) or _VERBS[verb](g, arg)
    return reason("notation", "unknown-verb", verb=verb)


def _over(g: "KingdomBuilder") -> Reason | None:
    return reason("B-6.1", "game-over") if g.over else None


def _open_choice(g: "KingdomBuilder") -> Reason | None:
    if g.tasks and isinstance(task := g.tasks[-1], GivingUp):
        return reason("B-4.5b", "choose-first", tile=g.board.site_names[task.kept])
    return None


def _open_extra(g: "KingdomBuilder") -> tuple[Extra, Hexset] | None:
    """The extra action in progress, and the settlement it has lifted."""
    if g.tasks and not isinstance(task := g.tasks[-1], GivingUp):
        return EXTRAS[task.by], task.lifted
    return None


def _build(g: "KingdomBuilder", hex_: Hexset) -> Reason:
    if opened := _open_extra(g):
        extra, lifted = opened
        if not extra.moves:
            return _placing(g, hex_, extra.where(g), extra)
        if lifted:
            return reason(extra.rule, "put-first", hex=g.board.grid.names[lifted])
        return reason(extra.rule, "take-first")
    if g.left:
        return _placing(g, hex_, g.card_hexes, None)
    if not g.supply[g.mover]:
        return reason("B-2.3", "no-supply")
    if not g.hands[g.mover]:
        return reason("A-02d", "no-card")
    return reason("B-2.1", "all-built")


def _placing(g: "KingdomBuilder", hex_: Hexset, where: Hexset, extra: Extra | None) -> Reason:
    name, ground = g.board.grid.names[hex_], g.board.ground(hex_)
    if not hex_ & g.free:
        return reason("B-3.1", "occupied", hex=name)
    if not hex_ & where:
        if not hex_ & g.board.buildable:
            return reason("B-3.2", "not-buildable", hex=name, ground=ground)
        if extra:
            return reason(extra.rule, "wrong-place", hex=name, tile=extra.name)
        terrain = g.hands[g.mover][0]
        return reason("B-2.1", "wrong-terrain", hex=name, ground=ground, terrain=terrain)
    return reason("B-3.3", "not-adjacent")


def _take(g: "KingdomBuilder", hex_: Hexset) -> Reason:
    opened = _open_extra(g)
    if not opened or not opened[0].moves:
        return reason("B-1.1", "no-move")
    extra, lifted = opened
    if lifted:
        return reason(extra.rule, "put-first", hex=g.board.grid.names[lifted])
    name = g.board.grid.names[hex_]
    if not hex_ & g.own:
        return reason(extra.rule, "not-own", hex=name)
    return reason("A-06b", "no-target", hex=name)


def _put(g: "KingdomBuilder", hex_: Hexset) -> Reason:
    opened = _open_extra(g)
    if not opened or not opened[0].moves:
        return reason("B-1.1", "no-move")
    extra, lifted = opened
    if not lifted:
        return reason(extra.rule, "take-first")
    if hex_ == lifted:
        return reason("A-06b", "same-hex")
    where = extra.where(g)
    if extra.reach and hex_ & where & g.free:
        where &= extra.reach(lifted)
    return _placing(g, hex_, where, extra)


def _use(g: "KingdomBuilder", name: str) -> Reason:
    if name not in EXTRAS:
        return reason("notation", "unknown-tile", tile=name, tiles=", ".join(sorted(EXTRAS)))
    seat, sites = g.mover, g.board.locations.get(name, 0)
    if choice := _open_choice(g):
        return choice
    if opened := _open_extra(g):
        return reason("B-1.2", "finish-first", tile=opened[0].name)
    if not sites & g.held[seat]:
        return reason("B-4.4", "not-held", tile=name)
    if g.begun and g.left:
        return reason("B-1.3", "between-builds")
    if sites & g.ready[seat]:
        return reason(EXTRAS[name].rule, "tile-useless", tile=name)
    if sites & g.held[seat] & ~g.fresh[seat]:
        return reason("B-1.2", "tile-used", tile=name)
    return reason("B-4.2", "tile-new", tile=name)


def _choose(g: "KingdomBuilder", arg: str) -> Reason:
    if _open_choice(g):
        choices = ", ".join(action.arg for action in g.options.others)
        return reason("B-4.5b", "unknown-choice", choices=choices)
    return reason("B-1.1", "no-choice")


def _end(g: "KingdomBuilder", arg: str) -> Reason:
    if arg:
        return reason("notation", "no-argument")
    if choice := _open_choice(g):
        return choice
    if opened := _open_extra(g):
        return reason(opened[0].rule, "finish-first", tile=opened[0].name)
    return reason("B-1.1", "must-build")


_HEX_VERBS = {"build": _build, "take": _take, "put": _put}
_VERBS = {"use": _use, "choose": _choose, "end": _end}

"""Where the pieces of Kingdom Builder can come to stand, by what leads there."""

from collections.abc import Iterable

from hexholm import tasks
from hexholm.hexes import Hexset, singles
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.mechanisms.deck import terrains
from hexholm.kingdom.mechanisms.figures import SETTLEMENT
from hexholm.kingdom.mechanisms.tiles import is_pair
from hexholm.kingdom.registry import ACTIONS, CAMPS
from hexholm.tasks import Task

Lands = dict[str, Hexset]
"""By kind of piece: the hexes where one can stand; a kind that isn't there can't be in play."""


def lands(g: KingdomBuilder) -> Lands:
    """Where anybody's pieces can stand in this game, with any nomad tiles (L-note-1)."""
    board = g.board
    sites = [name for site, name in board.site_names.items() if site in board.grid.names]
    return _lands_by(g, [*sites, *g.in_play.tileless, *(CAMPS if g.in_play.camps else ())])


def lands_of(g: KingdomBuilder) -> list[Lands]:
    """By seat: where its pieces can stand, by the tiles that it has ever had."""
    return [
        _lands_by(g, [*had(g, seat), *g.in_play.everybody, *_bonuses(g, seat), *gone(g)])
        for seat in range(g.seats)
    ]


def gone(g: KingdomBuilder) -> list[str]:
    """The nomad tiles that somebody has taken."""
    return [tile for camp, tile in g.in_play.camps.items() if not camp & g.stocked]


def had(g: KingdomBuilder, seat: int) -> list[str]:
    """The locations of which a seat has, or once had, a tile."""
    return [g.board.site_names[site] for site in singles(g.taken[seat] | g.held[seat])]


def _bonuses(g: KingdomBuilder, seat: int) -> list[str]:
    taken = g.taken[seat] | g.held[seat]
    places = g.board.locations
    return [name for place, name in g.in_play.bonuses if is_pair(taken & places[place])]


def _lands_by(g: KingdomBuilder, names: Iterable[str]) -> Lands:
    """Where pieces can stand with these actions besides the mandatory one."""
    found = {SETTLEMENT: g.board.buildable}
    trial = g.copy()
    trial.card_hexes = 0
    for card in g.deck:
        for terrain in terrains(card):
            trial.card_hexes |= g.board.grounds[terrain]
    for extra in (ACTIONS[name] for name in dict.fromkeys(names) if name in ACTIONS):
        land = 0
        for ground in extra.opens:
            land |= g.board.grounds[ground]
        if type(extra).land is not tasks.Extra.land:
            task = Task(extra.name, 0, note=next(iter(g.deck)))
            trial.tasks = (task,)
            land |= extra.land(trial, task)
        found[extra.kind] = found.get(extra.kind, 0) | land
    for kind in g.in_play.movable:
        if kind in found:
            found[kind] |= found[SETTLEMENT]  # A-12c: moved as settlements are
    return found

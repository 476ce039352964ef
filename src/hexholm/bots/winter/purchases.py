"""The purchase step and the end of a turn."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from hexholm.bots.winter.clicks import Clicks
from hexholm.bots.winter.lines import Line, Search, best
from hexholm.game import END, Action
from hexholm.streams import plain_sum
from hexholm.winter import WinterKingdom
from hexholm.winter.box import TALENTS
from hexholm.winter.knowledge.weights import Weights
from hexholm.winter.mechanisms.building import Build
from hexholm.winter.turn import AGAIN_COST

OTHER: Final = (5.0, 1.5)
"""The points of a talent that wasn't measured."""

PART: Final = 0.8
"""Of what a talent would build now, what it builds in a later turn."""


@cache
def talents() -> dict[str, tuple[float, float]]:
    """Those that were measured: the points of a whole game with it, and what its upgrade adds."""
    text = files(__package__).joinpath("talents.toml").read_text("utf-8")
    return {name: (plain, upgrade) for name, (plain, upgrade) in tomllib.loads(text).items()}


def finished(search: Search, line: Line, ways: int) -> list[Line]:
    """The best ways to end a turn: what is bought, and what a twist costs.

    The position is the one before the turn ends.
    """
    done = [line]
    front = [line]
    while front:  # with Bargain there may be several purchases
        front = best((after for before in front for after in _bought(search, before)), ways)
        done += front
    return [_ended(search, one) for one in best(done, ways)]


def _bought(search: Search, line: Line) -> Iterator[Line]:
    game, coin = line.game, search.moment.coin
    for action in game.options.others:
        if action.verb in ("buy", "upgrade"):
            gain = worth(search, game, action)
            if gain > 0:
                after = line.then(gain, action)
                yield from search.complete(after, 1) if after.game.tasks else (after,)
        elif action.verb == "repeat":
            for after in search.complete(line.then(-AGAIN_COST * coin, action), 1):
                if after.gain > line.gain:
                    yield after
    if game.rules.economy.sells and any(s for _, s in game.options.hexes):
        yield from _sold(search, line)


def talent_points(name: str, weights: Weights, *, upgrade: bool) -> float:
    """What a talent or its upgrade is worth in a whole game."""
    more = weights.upgrade if upgrade else 1.0
    return weights.talent * more * talents().get(name, OTHER)[upgrade]


def worth(clicks: Clicks, game: WinterKingdom, action: Action) -> float:
    """What a card gains beyond its price."""
    m, name, upgrade = clicks.moment, action.arg, action.verb == "upgrade"
    time = min(1.0, m.turns / m.weights.span)
    total = talent_points(name, m.weights, upgrade=upgrade) * time
    act = TALENTS[name].upper
    if m.weights.context and not upgrade and isinstance(act, Build):
        here = PART * m.turns * _builds(clicks, game, act)
        total += m.weights.context * (here - total)
    return total - m.coin * game.price(name, upgrade=upgrade)


def _builds(clicks: Clicks, game: WinterKingdom, act: Build) -> float:
    """What a talent would build now, at best."""
    hexes = game.bound(act.where(game), adjacent=act.adjacent)
    return clicks.survey_of(game).most_by_house(hexes) + clicks.moment.weights.piece


def _sold(search: Search, line: Line) -> Iterator[Line]:
    """Salvage: houses are sold for a talent."""
    game, seat = line.game, search.seat
    coins, options = game.coins[seat], game.options
    wanted = [Action("buy", n) for n in game.talents[seat]]
    costs = {buy: game.price(buy.arg, upgrade=False) - coins for buy in wanted}
    wanted = [buy for buy in wanted if 0 < costs[buy] <= game.houses[seat].bit_count()]
    if not wanted or not search.moment.turns:
        return
    losses = search.losses(game, game.houses[seat], max(costs.values()))
    for buy in wanted:
        sold = losses[: costs[buy]]
        gain = worth(search, game, buy) + search.moment.coin * costs[buy]
        gain -= plain_sum(loss for loss, _ in sold)
        if gain > 0:
            takes = [options.on("take", house) for _, house in sold]
            after = line.then(gain, *takes, buy)
            yield from search.complete(after, 1) if after.game.tasks else (after,)


def _ended(search: Search, line: Line) -> Line:
    game = line.game
    if game.player != search.seat:
        return line
    costly = any(twist.costs_house and twist.costs_house(game) for twist in game.rules.twists)
    if costly and game.houses[search.seat]:
        loss, house = search.losses(game, game.houses[search.seat], 6)[0]
        take = game.options.on("take", house)
        return line._replace(gain=line.gain - loss, end=(END, take))
    return line._replace(end=(END,))

"""The position as plain data, and what a seat may know of it.

Everything hidden is removed here and nowhere else: the hands of the others until they are played,
the draw pile, the seed. Keys of the boxes are left out where there is nothing to say.
"""

import random
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from hexholm.fields import NOBODY, unseen
from hexholm.game import Data
from hexholm.kingdom import registry
from hexholm.kingdom.kinds import Task
from hexholm.kingdom.mechanisms import deck
from hexholm.kingdom.mechanisms.figures import SETTLEMENT, centre
from hexholm.kingdom.registry import ACTIONS, FIELDS, PARTS
from hexholm.kingdom.state import tiles_left, written
from hexholm.kingdom.telling import labels, said

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

G = TypeVar("G", bound="KingdomBuilder")


def position(g: "KingdomBuilder") -> Data:
    """The position without set-up and log, as plain data."""
    return written(g, "table", g.active)


def _filled(**values: Any) -> Data:
    return {key: value for key, value in values.items() if value}


def view(g: "KingdomBuilder", seat: int | None) -> Data:
    """What a seat may know, as plain data; None is a spectator."""
    return {**views(g, [seat])[0], "log": g.log}


def views(g: "KingdomBuilder", seats: Sequence[int | None]) -> list[Data]:
    """What each of these seats may know, without the log: faster than one by one."""
    known = position(g)
    for key in _hidden():
        known.pop(key, None)
    players = known.pop("players")
    for seat, player in enumerate(players):
        player["hand_size"] = len(player["hand"])
        player["pieces"] = _pieces(g, seat)
    setup = g.setup_data()
    del setup["seed"]
    names, asked = g.board.grid.names, asks(g)
    common = {
        **known,
        "deck_size": sum(g.deck.values()),
        "locations": {
            names[site]: {"name": name, "tiles": tiles_left(g, site)}
            for site, name in g.board.site_names.items()
            if site in names
        },
        "turn_of": g.player if g.over or g.silo_step else g.active,
        "scores": g.scores(),
        "winners": g.winners,
        **_table(g),
    }
    return [
        {
            "game": g.name,
            "setup": setup,
            "seat": seat,
            "players": [
                {**player, "hand": None} if _is_hidden(g, seat, other) else player
                for other, player in enumerate(players)
            ],
            **common,
            "asks": {
                **asked,
                **_filled(says=said(g, asked, seat), labels=seat == g.player and labels(g)),
            },
        }
        for seat in seats
    ]


@cache
def _hidden() -> list[str]:
    return unseen(FIELDS, NOBODY)


registry.watch(_hidden.cache_clear)


def _table(g: "KingdomBuilder") -> Data:
    """What lies on the table besides, where there is any of it."""
    parts = {part.key: getattr(g.setup, part.key) for part in PARTS.values() if part.places}
    lying = {key: g.board.grid.named(hexes) for key, hexes in parts.items() if hexes}
    return written(g, "view", g.active) | lying


def _pieces(g: "KingdomBuilder", seat: int) -> list[Data]:
    """A seat's pieces one by one; one that lies on seven hexes is named by its centre."""
    names = g.board.grid.names
    found: list[Data] = [
        {"kind": SETTLEMENT, "hex": name} for name in g.board.grid.named(g.houses(seat))
    ]
    for kind, by_seat in g.pieces.items():
        own = by_seat[seat]
        if own and kind in g.in_play.large:
            hexes = g.board.grid.named(own)
            found.append({"kind": kind, "hex": names[centre(own)], "hexes": hexes})
        else:
            found += [{"kind": kind, "hex": name} for name in g.board.grid.named(own)]
    return found


def asks(g: "KingdomBuilder") -> Data:
    """What is asked of the seat that decides: the kind of decision and its details."""
    if g.over:
        return {"kind": "over"}
    if g.tasks:
        return _asks_task(g, g.tasks[-1])
    hand = g.hands[g.active]
    if not g.card and hand:
        return {"kind": "choose-terrain", "choices": deck.choices(g, g.active), "left": g.left}
    if g.left or g.due:
        left = g.left + len(g.due)
        asked = {"kind": "mandatory", "terrain": g.card, "left": left, "begun": g.begun}
        pieces = [kind for kind in g.due if kind != SETTLEMENT]
        return asked | _filled(free=g.loose, due=len(g.due), due_pieces=pieces)
    return {"kind": "end"}


def _asks_task(g: "KingdomBuilder", task: Task) -> Data:
    extra = ACTIONS[task.by]
    kind = extra.asks
    if kind == "give-up":
        return {"kind": kind, "by": g.board.site_names[task.origin], "seat": task.seat}
    hexes, others = extra.offer(g, task)
    verbs = [verb for verb, s in hexes if s]
    if kind == "build" and verbs and verbs[0] != "build":
        kind = verbs[0]  # a move: first take, then put
    asked: Data = {"kind": kind, "by": task.by, "seat": task.seat, "left": task.left}
    choices = [action.arg for action in others if action.verb == "choose"]
    terrain = deck.terrains(task.note) if task.note in g.deck else ()
    return asked | _filled(choices=choices, terrain=list(terrain), free=g.loose)


def imagine(g: G, seat: int | None, rng: random.Random) -> G:
    """A full game consistent with all a seat knows; what is hidden from it is dealt again."""
    new = g.copy()
    pool = [terrain for terrain, number in g.deck.items() for _ in range(number)]
    hidden = [other for other in range(g.seats) if _is_hidden(g, seat, other)]
    for other in hidden:
        pool.extend(g.hands[other])
    pool.sort()  # the order must not reveal anything
    rng.shuffle(pool)
    for other in hidden:
        new.hands[other] = tuple(pool.pop() for _ in g.hands[other])
    new.deck = {terrain: pool.count(terrain) for terrain in g.deck}
    new.seed, new.draws, new.next_cards = rng.getrandbits(53), 0, ()
    new._begin(g._actions, edited=True)
    new.events = g.events
    return new


def _is_hidden(g: "KingdomBuilder", seat: int | None, other: int) -> bool:
    """Hands are hidden from the others until their turn."""
    return other != seat and (other != g.active or g.silo_step or g.over)

"""The position as plain data, and what of it a seat may know.

Everything hidden is cut here and nowhere else: the hands of the others until they are played, the
draw pile, the seed.
"""

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from hexholm.game import Data
from hexholm.hexes import Hexset, singles
from hexholm.kingdom.setup import EXTRAS
from hexholm.kingdom.tiles import TILES_PER_HEX, GivingUp

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder, Task

G = TypeVar("G", bound="KingdomBuilder")


def position(g: "KingdomBuilder") -> Data:
    """The whole position, hidden things included."""
    return {
        "players": [_player(g, seat) for seat in range(g.seats)],
        "discards": _counts(g.discards),
        "removed": _counts(g.removed),
        "draws": g.draws,
        "to_move": g.player,
        "turn": {
            "left": g.left,
            "begun": g.begun,
            "built": g.built,
            "tasks": [_task(g, task) for task in g.tasks],
        },
        "last_round": g.last_round,
        "over": g.over,
    }


def view(g: "KingdomBuilder", seat: int | None) -> Data:
    """What a seat may know (None: a spectator), with what is useful to draw it."""
    return {**views(g, [seat])[0], "log": g.log}


def views(g: "KingdomBuilder", seats: Sequence[int | None]) -> list[Data]:
    """What each of these seats may know, but for the log, which all of them know."""
    known = position(g)
    del known["draws"]
    players = known.pop("players")
    for player in players:
        player["hand_size"] = len(player["hand"])
    setup = g.setup_data()
    del setup["seed"]
    names = g.board.grid.names
    common = {
        **known,
        "deck_size": sum(g.deck.values()),
        "locations": {
            names[site]: {"name": name, "tiles": tiles_left(g, site)}
            for site, name in g.board.site_names.items()
        },
        "asks": asks(g),
        "scores": g.scores(),
        "winners": g.winners,
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
        }
        for seat in seats
    ]


def asks(g: "KingdomBuilder") -> Data:
    """What is asked of the mover: the kind of decision and its details."""
    if g.over:
        return {"kind": "over"}
    if g.tasks:
        task = g.tasks[-1]
        if isinstance(task, GivingUp):
            return {"kind": "give-up", "by": g.board.site_names[task.kept]}
        kind = ("put" if task.lifted else "take") if EXTRAS[task.by].moves else "build"
        return {"kind": kind, "by": task.by}
    hand = g.hands[g.mover]
    if g.left:
        return {"kind": "mandatory", "terrain": hand[0], "left": g.left, "begun": g.begun}
    return {"kind": "end"}


def imagine(g: G, seat: int | None, rng: random.Random) -> G:
    """Deal anew what the seat cannot know, with a new seed."""
    new = g.copy()
    pool = [terrain for terrain, number in g.deck.items() for _ in range(number)]
    hidden = [other for other in range(g.seats) if _is_hidden(g, seat, other)]
    for other in hidden:
        pool.extend(g.hands[other])
    rng.shuffle(pool)
    for other in hidden:
        new.hands[other] = tuple(pool.pop() for _ in g.hands[other])
    new.deck = {terrain: pool.count(terrain) for terrain in g.deck}
    new.seed, new.draws = rng.getrandbits(53), 0
    new._begin(g._actions, edited=True)
    new.events = g.events
    return new


def tiles_left(g: "KingdomBuilder", site: Hexset) -> int:
    """How many tiles still lie on a location hex."""
    return TILES_PER_HEX - sum(bool(site & taken) for taken in g.taken)


def _is_hidden(g: "KingdomBuilder", seat: int | None, other: int) -> bool:
    """Hands are hidden from the others until their turn."""
    return other not in (seat, g.player)


def _counts(cards: dict[str, int]) -> dict[str, int]:
    return {terrain: number for terrain, number in cards.items() if number}


def _player(g: "KingdomBuilder", seat: int) -> Data:
    names = g.board.grid.names
    tiles = [
        {
            "name": g.board.site_names[site],
            "from": names[site],
            "ready": bool(site & g.ready[seat]),
            "new": bool(site & g.fresh[seat]),
        }
        for site in singles(g.held[seat])
    ]
    return {
        "settlements": g.board.grid.named(g.settlements[seat]),
        "supply": g.supply[seat],
        "gold": g.gold[seat],
        "hand": list(g.hands[seat]),
        "tiles": tiles,
        "lost": g.board.grid.named(g.taken[seat] & ~g.held[seat]),
    }


def _task(g: "KingdomBuilder", task: "Task") -> Data:
    names = g.board.grid.names
    if isinstance(task, GivingUp):
        return {"task": "give-up", "kept": names[task.kept], "other": task.other}
    return {"task": "extra", "by": task.by, "lifted": names.get(task.lifted)}

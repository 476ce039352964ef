"""The position as plain data, and what of it a seat may know.

Everything hidden is cut here and nowhere else: the hands of the others until they are played, the
draw pile, the seed. Keys of the boxes are left out where there is nothing to say.
"""

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from hexholm.game import Data
from hexholm.hexes import Hexset, singles
from hexholm.kingdom.kinds import Task
from hexholm.kingdom.mechanisms import deck
from hexholm.kingdom.mechanisms.figures import CITY_HALL, SETTLEMENT, WARRIOR, centre
from hexholm.kingdom.mechanisms.pieces import WALLS
from hexholm.kingdom.mechanisms.tiles import TILES_PER_HEX
from hexholm.kingdom.setup import ACTIONS

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

G = TypeVar("G", bound="KingdomBuilder")

SINGLE_PIECES = ("wagon", "ship")
"""Pieces of which a player has one."""


def position(g: "KingdomBuilder") -> Data:
    """The whole position, hidden things included."""
    named = g.board.grid.named
    data = {
        "players": [_player(g, seat) for seat in range(g.seats)],
        "discards": _counts(g.discards),
        "removed": _counts(g.removed),
        "draws": g.draws,
        "to_move": g.player,
        "turn": _turn(g),
        "last_round": g.last_round,
        "over": g.over,
    }
    data |= _filled(
        walls=named(g.walls),
        scouts=named(g.scouts),
        silo_step=g.silo_step,
        next_cards=list(g.next_cards),
        tiles_left=_tiles_gone(g),
    )
    if g.in_play.camps:
        data["nomads"] = {
            g.board.grid.names[camp]: tile
            for camp, tile in g.in_play.camps.items()
            if camp & g.stocked
        }
    return data


def _tiles_gone(g: "KingdomBuilder") -> Data:
    """Location hexes that have fewer tiles left than the players have taken."""
    gone = 0
    for sites in g.taken[g.seats :]:
        gone |= sites
    return {g.board.grid.names[site]: tiles_left(g, site) for site in singles(gone)}


def _filled(**values: Any) -> Data:
    return {key: value for key, value in values.items() if value}


def _turn(g: "KingdomBuilder") -> Data:
    turn: Data = {
        "left": g.left,
        "begun": g.begun,
        "built": g.built,
        "card": g.card,
        "tasks": [_task(g, task) for task in g.tasks],
    }
    if g.player is not None and g.active != g.player:
        turn["seat"] = g.active
    return turn | _filled(
        due=g.due.count(SETTLEMENT),
        due_pieces=_pieces_of(g.due),
        spent=list(g.spent),
        extra_cards=g.extra_cards,
        roved=[index for index in range(len(g.board.quarters)) if g.roved >> index & 1],
        line=g.board.grid.named(g.line),
        free=g.loose,
    )


def view(g: "KingdomBuilder", seat: int | None) -> Data:
    """What a seat may know (None: a spectator), with what is useful to draw it."""
    return {**views(g, [seat])[0], "log": g.log}


def views(g: "KingdomBuilder", seats: Sequence[int | None]) -> list[Data]:
    """What each of these seats may know, but for the log, which all of them know."""
    known = position(g)
    del known["draws"]
    known.pop("next_cards", None)
    players = known.pop("players")
    for seat, player in enumerate(players):
        player["hand_size"] = len(player["hand"])
        player["pieces"] = _pieces(g, seat)
    setup = g.setup_data()
    del setup["seed"]
    names = g.board.grid.names
    common = {
        **known,
        "deck_size": sum(g.deck.values()),
        "locations": {
            names[site]: {"name": name, "tiles": tiles_left(g, site)}
            for site, name in g.board.site_names.items()
            if site in names
        },
        "turn_of": None if g.over else g.active,
        "asks": asks(g),
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
        }
        for seat in seats
    ]


def _table(g: "KingdomBuilder") -> Data:
    """What lies on the table besides, where there is any of it."""
    named = g.board.grid.named
    table = _filled(
        blocked=named(g.blocked),
        capitols=named(g.setup.capitols),
        caves=named(g.setup.caves),
    )
    if "quarry" in g.board.locations:
        table["walls_left"] = WALLS - g.walls.bit_count()
    return table


def _pieces(g: "KingdomBuilder", seat: int) -> list[Data]:
    """A seat's pieces one by one; a city hall lies on seven hexes and is named by its centre."""
    names = g.board.grid.names
    found: list[Data] = [
        {"kind": SETTLEMENT, "hex": name} for name in g.board.grid.named(g.houses(seat))
    ]
    for kind, by_seat in g.pieces.items():
        if kind == CITY_HALL and by_seat[seat]:
            hexes = g.board.grid.named(by_seat[seat])
            found.append({"kind": kind, "hex": names[centre(by_seat[seat])], "hexes": hexes})
        elif kind != CITY_HALL:
            found += [{"kind": kind, "hex": name} for name in g.board.grid.named(by_seat[seat])]
    return found


def _pieces_of(kinds: Sequence[str]) -> list[str]:
    """Of the pieces of a temple those that are no settlements."""
    return [kind for kind in kinds if kind != SETTLEMENT]


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
        return asked | _filled(free=g.loose, due=len(g.due), due_pieces=_pieces_of(g.due))
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
    """Deal anew what the seat cannot know, with a new seed."""
    new = g.copy()
    pool = [terrain for terrain, number in g.deck.items() for _ in range(number)]
    hidden = [other for other in range(g.seats) if _is_hidden(g, seat, other)]
    for other in hidden:
        pool.extend(g.hands[other])
    pool.sort()  # the order must tell nothing
    rng.shuffle(pool)
    for other in hidden:
        new.hands[other] = tuple(pool.pop() for _ in g.hands[other])
    new.deck = {terrain: pool.count(terrain) for terrain in g.deck}
    new.seed, new.draws, new.next_cards = rng.getrandbits(53), 0, ()
    new._begin(g._actions, edited=True)
    new.events = g.events
    return new


def tiles_left(g: "KingdomBuilder", site: Hexset) -> int:
    """How many tiles still lie on a location hex."""
    return TILES_PER_HEX - sum(bool(site & taken) for taken in g.taken)


def _is_hidden(g: "KingdomBuilder", seat: int | None, other: int) -> bool:
    """Hands are hidden from the others until their turn."""
    return other != seat and (other != g.active or g.silo_step or g.over)


def _counts(cards: dict[str, int]) -> dict[str, int]:
    return {terrain: number for terrain, number in cards.items() if number}


def _player(g: "KingdomBuilder", seat: int) -> Data:
    names, named = g.board.grid.names, g.board.grid.named
    tiles = [
        {
            "name": g.board.site_names[site],
            "from": names.get(site),
            "ready": bool(site & g.ready[seat]),
            "new": bool(site & g.fresh[seat]),
        }
        for site in singles(g.held[seat])
    ]
    player: Data = {
        "settlements": named(g.houses(seat)),
        "supply": g.supply[seat],
        "gold": g.gold[seat],
        "hand": list(g.hands[seat]),
        "tiles": tiles,
        "lost": named(g.taken[seat] & ~g.held[seat]),
    }
    if g.in_play.is_base:
        return player
    own = {kind: by_seat[seat] for kind, by_seat in g.pieces.items() if by_seat[seat]}
    player |= {kind: names[own[kind]] for kind in SINGLE_PIECES if kind in own}
    if CITY_HALL in own:
        player["city_hall"] = names[centre(own[CITY_HALL])]
    return player | _filled(
        warriors=named(own.get(WARRIOR, 0)),
        owed=g.owed[seat].count(SETTLEMENT),
        owed_pieces=_pieces_of(g.owed[seat]),
        numbers=g.numbers[seat],
        marks=[n for i, n in enumerate(g.board.grid.row_names) if g.marks[seat] >> i & 1],
        nomads=[{"name": name, "ready": True} for name in g.nomads[seat]]
        + [{"name": name, "ready": False} for name in g.new_nomads[seat]],
        earned={card: g.earned[card][seat] for card in sorted(g.earned) if g.earned[card][seat]},
    )


def _task(g: "KingdomBuilder", task: Task) -> Data:
    names = g.board.grid.names
    data: Data = {"task": task.by, "seat": task.seat}
    if task.left != 1:
        data["left"] = task.left
    return data | _filled(
        lifted=names.get(task.lifted),
        **{"from": names.get(task.origin) or g.board.site_names.get(task.origin)},
        done=g.board.grid.named(task.done),
        note=task.note,
    )

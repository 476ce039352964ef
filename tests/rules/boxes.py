"""Tools for the tests of Nomads and Crossroads; like helpers.py made from the rules text alone.

A `Land` is a World whose sections may belong to other boxes and hold two locations (letters L and
K); a `Side` is a Seat with the pieces and nomad tiles of the boxes; `table` sets up a position.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import hexholm
from tests.rules.helpers import (
    ALL_HEXES,
    DIRECTIONS,
    Seat,
    World,
    acts,
    at,
    neighbours,
    step,
)

BOXES = ("base", "nomads", "crossroads")
MARSH = (*BOXES, "marshlands")
HARVEST = (*BOXES, "harvest")
BUILDABLE = "GCDFTSA"
NOMADS = {
    "donation-grass": 1,
    "donation-canyon": 1,
    "donation-desert": 1,
    "donation-flower-field": 1,
    "donation-forest": 1,
    "donation-water": 1,
    "donation-mountain": 1,
    "resettlement": 2,
    "outpost": 2,
    "sword": 2,
    "treasure": 2,
}
TASKS = {
    "home-country": 5,
    "fortress": 6,
    "road": 7,
    "place-of-refuge": 8,
    "advance": 9,
    "compass-points": 10,
}


@dataclass(frozen=True)
class Land(World):
    """A World whose sections name their box; a location may be two: `barracks,crossroads`."""

    boxes: tuple[str, str, str, str] = ("base", "base", "base", "base")

    def texts(self) -> list[str]:
        """The four sections; L is the first location of a section, K the second."""
        named = {h: letter for letter, hexes in self.spots.items() for h in hexes.split()}
        out = []
        for q, (box, places) in enumerate(zip(self.boxes, self.locations, strict=True)):
            rows = []
            for r in range(10):
                names = [at(q // 2 * 10 + r, q % 2 * 10 + c) for c in range(10)]
                rows.append(" ".join(named.get(str(n), self.fill) for n in names))
            used = sum(any(letter in row for row in rows) for letter in "LK")
            place = f" locations={','.join(places.split(',')[:used])}" if used else ""
            out.append("\n".join([f"[test-{q}] box={box}{place} source=house", *rows]) + "\n")
        return out


@dataclass(frozen=True)
class Side(Seat):
    """A Seat with pieces; `hand` may name several cards, `fresh` nomad tiles came this turn."""

    warriors: str = ""
    wagon: str = ""
    ship: str = ""
    city_hall: str = ""
    nomads: str = ""
    fresh: str = ""

    def as_dict(self) -> dict[str, Any]:
        """The player as a game dict writes it."""
        out = super().as_dict() | {"hand": self.hand.split()}
        tiles = [{"name": name, "ready": True} for name in self.nomads.split()]
        tiles += [{"name": name, "ready": False} for name in self.fresh.split()]
        more = {
            "warriors": self.warriors.split(),
            "wagon": self.wagon,
            "ship": self.ship,
            "city_hall": self.city_hall,
            "nomads": tiles,
        }
        return out | {key: value for key, value in more.items() if value}


def table(
    where: World | Sequence[str],
    *seats: Seat,
    to_move: int = 0,
    cards: Sequence[str] = ("citizens", "hermits", "knights"),
    boxes: Sequence[str] = BOXES,
    tasks: Sequence[str] | None = None,
    nomads: Mapping[str, str] | None = None,
    lying: Mapping[str, str] | None = None,
    walls: Iterable[str] = (),
    options: Mapping[str, bool | int] | None = None,
    discards: Mapping[str, int] | None = None,
    deck: Mapping[str, int] | None = None,
    last_round: bool = False,
    turn: Mapping[str, Any] | None = None,
    seed: int = 1,
    **setup: Any,
) -> hexholm.Game:
    """A game at exactly this position; `lying` are the nomad tiles still there (else all).

    Nomad tiles are played on boards with nomad hexes: where a player holds one and the land has no
    such hex it gets one in the corner t1.
    """
    have = any(isinstance(seat, Side) and seat.nomads for seat in seats)
    if have and isinstance(where, Land) and "N" not in where.spots:
        where = replace(where, spots={**where.spots, "N": "t1"})
        nomads = {"t1": "treasure"}
    setup |= {key: value for key, value in (("tasks", tasks), ("nomads", nomads)) if value}
    made = hexholm.Position(
        seed=seed,
        boxes=list(boxes),
        sections=where.sections() if isinstance(where, World) else list(where),
        cards=list(cards),
        options=dict(options or {}),
        **setup,
    ).state(to_move=to_move, discards=discards, deck=deck, last_round=last_round or None)
    for one in seats:
        made = made.seat(**one.as_dict())
    return made.state(turn=turn, nomads=lying, walls=sorted(walls)).game()


def spots(game: hexholm.Game, verb: str) -> set[str]:
    """The hexes for which an action with this verb is legal; other verbs may be legal too."""
    return {a.split()[1] for a in acts(game) if a.startswith(f"{verb} ")}


def just(game: hexholm.Game, verb: str) -> set[str]:
    """The hexes of all legal actions, none of which has another verb."""
    assert {a.split()[0] for a in acts(game)} <= {verb}
    return spots(game, verb)


def uses(game: hexholm.Game) -> set[str]:
    """The extra actions that may begin now."""
    return spots(game, "use")


def rule(game: hexholm.Game, action: str) -> str | None:
    """The id of the rule that forbids an action, None when it is legal."""
    reason = game.why_not(action)
    return None if reason is None else reason.rule


def bag(game: hexholm.Game, number: int) -> list[str]:
    """The nomad tiles a player holds, sorted."""
    tiles = game.to_dict()["players"][number].get("nomads", [])
    return sorted(tile["name"] for tile in tiles)


def lying(game: hexholm.Game) -> dict[str, str]:
    """The nomad tiles that still lie on the board."""
    found: dict[str, str] = game.to_dict().get("nomads", {})
    return found


def walls(game: hexholm.Game) -> set[str]:
    """The hexes with a stone wall."""
    return set(game.to_dict().get("walls", []))


def piece(game: hexholm.Game, number: int, kind: str) -> Any:
    """One of the keys warriors, wagon, ship, city_hall; None when there is no such piece."""
    return game.to_dict()["players"][number].get(kind)


def paid(game: hexholm.Game, name: str) -> list[int]:
    """What every seat has for one card or task, 0 where it is not listed."""
    return [score.get(name, 0) for score in game.scores()]


def flower(centre: str) -> set[str]:
    """The seven hexes of a city hall; fewer at the board's rim."""
    return {centre, *neighbours(centre)}


def slide(start: str, direction: str, obstacles: Iterable[str]) -> str:
    """The last hex of the caravan's way before an obstacle or the rim (N-caravan)."""
    closed = set(obstacles)
    here = start
    while (ahead := step(here, direction)) is not None and ahead not in closed:
        here = ahead
    return here


def slides(start: str, obstacles: Iterable[str]) -> set[str]:
    """Where the caravan can bring a settlement, in all six directions, staying left out."""
    closed = set(obstacles)
    return {slide(start, d, closed) for d in DIRECTIONS} - {start}


def line(start: str, direction: str, length: int) -> list[str]:
    """Some hexes in a straight line; all must be on the board."""
    out = [start]
    while len(out) < length:
        ahead = step(out[-1], direction)
        assert ahead is not None
        out.append(ahead)
    return out


def open_hexes(where: World, letters: str = BUILDABLE, *taken: str) -> set[str]:
    """All hexes with these letters that none of these (hexes, blanks between) names."""
    return {h for h in ALL_HEXES if where.letter(h) in letters} - set(" ".join(taken).split())


def end_turn(game: hexholm.Game) -> None:
    """Do what must be done by the first legal choices and builds in name order, then end."""
    mover = game.player
    while game.player == mover and not game.over:
        legal = acts(game)
        must = [sorted(a for a in legal if a.startswith(v)) for v in ("choose ", "build ")]
        game.play((must[0] or must[1] or ["end"])[0])


def kept(game: hexholm.Game) -> None:
    """A position survives saving, its text form, copying and replaying."""
    data = json.dumps(game.to_dict())
    loaded = hexholm.load_game(data)
    assert loaded == game
    assert loaded.to_dict() == game.to_dict()
    again = hexholm.from_text(game.text())
    for other in (loaded, again, game.copy()):
        assert acts(other) == acts(game)
        assert other.scores() == game.scores()
    left, right = (g.to_dict() for g in (again, game))
    for key in ("players", "walls", "nomads", "to_move", "discards", "removed"):
        assert left.get(key) == right.get(key)

"""Tools of the rules tests, written from the rules text and not from the engine.

Geometry follows the header of the section data: odd rows are shifted half a hex to the right.
A `World` is a board of four user-made sections, so that a position can be tiny and exact.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import hexholm

SIZE = 20
TERRAINS = ("grass", "canyon", "desert", "flower-field", "forest")
LETTERS = {"grass": "G", "canyon": "C", "desert": "D", "flower-field": "F", "forest": "T"}
BASE_CARDS = (
    "citizens discoverers farmers fishermen hermits knights lords merchants miners workers"
).split()


def cell(hexname: str) -> tuple[int, int]:
    """Row and column, both from 0, of a hex such as c4."""
    return int(hexname[1:]) - 1, ord(hexname[0]) - ord("a")


def at(row: int, col: int) -> str | None:
    """The name of the hex, or None beyond the board's rim."""
    if 0 <= row < SIZE and 0 <= col < SIZE:
        return f"{chr(ord('a') + col)}{row + 1}"
    return None


ALL_HEXES = frozenset(f"{chr(ord('a') + c)}{r + 1}" for r in range(SIZE) for c in range(SIZE))
EDGE = frozenset(h for h in ALL_HEXES if {0, SIZE - 1} & set(cell(h)))
DIRECTIONS = ("w", "e", "nw", "ne", "sw", "se")


def step(hexname: str | None, direction: str) -> str | None:
    """The next hex in one of the six directions."""
    if hexname is None:
        return None
    row, col = cell(hexname)
    d = row % 2
    if direction in ("w", "e"):
        return at(row, col - 1 if direction == "w" else col + 1)
    below = row - 1 if direction[0] == "n" else row + 1
    return at(below, col - 1 + d if direction[1] == "w" else col + d)


@cache
def neighbours(hexname: str) -> frozenset[str]:
    """The up to six hexes around a hex (C-7.2)."""
    return frozenset(n for d in DIRECTIONS if (n := step(hexname, d)) is not None)


def around(hexes: Iterable[str]) -> set[str]:
    """All hexes that touch one of these, themselves included where two of them touch."""
    return {n for h in hexes for n in neighbours(h)}


def two_away(hexname: str) -> set[str]:
    """The hexes exactly two steps away in a straight line."""
    return {h for d in DIRECTIONS if (h := step(step(hexname, d), d)) is not None}


def quarter(hexname: str) -> int:
    """The section a hex lies in: 0 top left, 1 top right, 2 bottom left, 3 bottom right."""
    row, col = cell(hexname)
    return row // 10 * 2 + col // 10


@dataclass(frozen=True)
class World:
    """A board: one letter everywhere, other letters on some hexes, a location a section."""

    fill: str
    spots: Mapping[str, str] = field(default_factory=dict)  # letter -> hex names
    locations: tuple[str, str, str, str] = ("farm", "barn", "harbor", "tavern")

    def letter(self, hexname: str) -> str:
        """The letter that stands on a hex."""
        for letter, hexes in self.spots.items():
            if hexname in hexes.split():
                return letter
        return self.fill

    def hexes(self, letters: str) -> set[str]:
        """All hexes with one of these letters."""
        return {h for h in ALL_HEXES if self.letter(h) in letters}

    def texts(self) -> list[str]:
        """The four sections in the file format of docs/sections.md."""
        named = {h: letter for letter, hexes in self.spots.items() for h in hexes.split()}
        out = []
        for q, location in enumerate(self.locations):
            rows = []
            for r in range(10):
                names = [at(q // 2 * 10 + r, q % 2 * 10 + c) for c in range(10)]
                rows.append(" ".join(named.get(str(n), self.fill) for n in names))
            place = f" locations={location}" if any("L" in row for row in rows) else ""
            out.append("\n".join([f"[test-{q}] box=base{place} source=house", *rows]) + "\n")
        return out

    def sections(self) -> list[hexholm.Section]:
        """The four sections, loaded."""
        return [hexholm.load_section(text) for text in self.texts()]


def tile(name: str, source: str, ready: bool = True, new: bool = False) -> dict[str, Any]:
    """A location tile as a game dict writes it."""
    return {"name": name, "from": source, "ready": ready, "new": new}


@dataclass(frozen=True)
class Seat:
    """One player of a position; hexes are names with blanks between them."""

    settlements: str = ""
    hand: str = "grass"
    tiles: Sequence[dict[str, Any]] = ()
    supply: int | None = None
    lost: str = ""

    def as_dict(self) -> dict[str, Any]:
        """The player as a game dict writes it."""
        out: dict[str, Any] = {
            "settlements": self.settlements.split(),
            "gold": 0,
            "hand": [self.hand],
            "tiles": list(self.tiles),
            "lost": self.lost.split(),
        }
        if self.supply is not None:
            out["supply"] = self.supply
        return out


def position(
    where: World | Sequence[str],
    *seats: Seat,
    to_move: int = 0,
    cards: Sequence[str] = ("citizens", "hermits", "knights"),
    options: Mapping[str, bool | int] | None = None,
    discards: Mapping[str, int] | None = None,
    deck: Mapping[str, int] | None = None,
    last_round: bool = False,
    seed: int = 1,
) -> hexholm.Game:
    """A game at exactly this position; `deck` says what the draw pile holds (else all the rest)."""
    made = hexholm.Position(
        seed=seed,
        boxes=["base"],
        sections=where.sections() if isinstance(where, World) else list(where),
        cards=list(cards),
        options=dict(options or {}),
    ).state(to_move=to_move, discards=discards, deck=deck, last_round=last_round or None)
    for one in seats:
        made = made.seat(**one.as_dict())
    return made.game()


def acts(game: hexholm.Game) -> set[str]:
    """All legal actions as text, each listed once."""
    listed = [str(action) for action in game.legal_actions()]
    assert len(listed) == len(set(listed))
    return set(listed)


def all_of(verb: str, hexes: Iterable[str]) -> set[str]:
    """`build a1`, `build a2` … for a verb and hexes."""
    return {f"{verb} {h}" for h in hexes}


def play(game: hexholm.Game, *actions: str) -> hexholm.Game:
    """Play some actions and hand the game back."""
    for action in actions:
        game.play(action)
    return game


def seat(game: hexholm.Game, number: int) -> dict[str, Any]:
    """One player's part of the game dict."""
    found: dict[str, Any] = game.to_dict()["players"][number]
    return found


def card(game: hexholm.Game, number: int) -> str:
    """The one terrain card a player holds."""
    hand: list[str] = seat(game, number)["hand"]
    assert len(hand) == 1
    return hand[0]


def held(game: hexholm.Game, number: int) -> set[tuple[str, str]]:
    """The location tiles a player holds: (name, hex it came from)."""
    return {(t["name"], t["from"]) for t in seat(game, number)["tiles"]}


def count(game: hexholm.Game, pile: str) -> dict[str, int]:
    """The discarded or removed terrain cards, zeros left out."""
    return {terrain: n for terrain, n in game.to_dict()[pile].items() if n}


def finish_turn(game: hexholm.Game) -> None:
    """Build what must be built on the first legal hexes in name order, then end the turn."""
    mover = game.player
    while game.player == mover and not game.over:
        builds = sorted(a for a in acts(game) if a.startswith("build "))
        game.play(builds[0] if builds else "end")


def gold(game: hexholm.Game, name: str) -> list[int]:
    """What every seat gets for one card (or for castles, or in total)."""
    return [score[name] for score in game.scores()]

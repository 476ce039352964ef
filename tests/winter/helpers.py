"""Tools of the Winter Kingdom tests, written from docs/rules and not from the engine.

A hex is written here as three digits: place (0 centre, 1 top, then clockwise), row 0-8 and column
of that board, both as its side file is written: `044` is the middle of the centre board. Where a
place lies is read from `board_data()`, everything else is computed here.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import hexholm

Twist = str | Sequence[str] | None

ROWS = (5, 6, 7, 8, 9, 8, 7, 6, 5)
TERRAINS = ("flower-field", "grassland", "tundra", "fell-field", "snowscape", "forest")
LETTERS = {
    "flower-field": "F",
    "grassland": "G",
    "tundra": "U",
    "fell-field": "E",
    "snowscape": "S",
    "forest": "T",
    "ice": "I",
    "mountain": "M",
    "tunnel": "N",
    "village": "V",
    "castle": "X",
}
CARD_LAND = "FGUEST"
SUITABLE = CARD_LAND + "I"
TALENTS = tuple(
    (
        "pasture sawmill garden monastery hot-springs hunting-lodge tower homestead outpost port "
        "mine crossroads farm tavern horse wagon market barracks carriage sleigh caravan mule "
        "toboggan guide dog-sled"
    ).split()
)
CHOOSE = (
    "port mine market farm barracks tavern outpost toboggan horse dog-sled wagon sleigh".split()
)
FREE = ("guide", "crossroads")
ARROW = tuple(t for t in TALENTS if t not in CHOOSE and t not in FREE)
FIELDS = {
    "pasture": "G",
    "sawmill": "T",
    "garden": "F",
    "monastery": "E",
    "hot-springs": "U",
    "hunting-lodge": "S",
}
ECONOMY = "agriculture weapons fur export cattle hunting marble salvage".split()
TWISTS = (
    "overreach keep-away long-reach quick-study hospitality long-tunnels separate-lands bargain"
).split()
CONTRADICTING = {"overreach", "hospitality"}
"""One hands out buildings beyond three, the other punishes them."""
CARDS = (
    "wanderers followers crowd loners mountaineers travellers knights bureaucrats celebrities "
    "nature-lovers ice-fishers pioneers farmers spelunkers royalty merchants scouts miners"
).split()
FIRST_POINTS = {
    "wanderers": 1,
    "followers": 1,
    "crowd": 1,  # for two houses
    "loners": 2,
    "mountaineers": 2,
    "travellers": 4,
    "knights": 2,
    "bureaucrats": 4,
    "celebrities": 3,
    "nature-lovers": 1,
    "ice-fishers": 2,
    "pioneers": 1,
    "farmers": 1,
    "spelunkers": 3,
    "royalty": 5,
    "merchants": 4,
    "scouts": 1,
    "miners": 3,
    "castles": 3,
}
"""What a card pays each time, in the first edition (W-cards)."""
POINTS = {**FIRST_POINTS, "loners": 1, "mountaineers": 1, "miners": 2}
"""The same now: points that measuring has changed (W-cards); no other test names them."""
SIDES = (
    "3fe 2i3g 3fo 2g 4fe 1m3fo 3fl 1g 3t 1fo 2i3s 1s 1m4t 1fl".split()
)  # front and back of boards A to G
STEPS = {"e": (2, 0), "w": (-2, 0), "ne": (1, -1), "nw": (-1, -1), "se": (1, 1), "sw": (-1, 1)}
AXES = (("e", "w"), ("ne", "sw"), ("nw", "se"))
ALL = tuple(f"{p}{r}{c}" for p in range(7) for r in range(9) for c in range(ROWS[r]))


@cache
def places() -> dict[str, tuple[str, int, int]]:
    """Name, x and y of every hex, found once on a real board."""
    data = hexholm.new_game("winter-kingdom", players=2, seed=1).board_data()["hexes"]
    rank = sorted((h["section"], h["y"], h["x"], h["name"]) for h in data)
    assert len(rank) == len(ALL)
    return {code: (h[3], h[2], h[1]) for code, h in zip(ALL, rank, strict=True)}


@cache
def codes() -> dict[str, str]:
    """The engine's name of a hex to ours."""
    return {name: code for code, (name, _, _) in places().items()}


@cache
def grid() -> dict[tuple[int, int], str]:
    """Which hex lies at x (half hexes) and y."""
    return {(x, y): code for code, (_, x, y) in places().items()}


def name(code: str) -> str:
    """The engine's name of a hex."""
    return places()[code][0]


def step(code: str | None, direction: str, apart: bool = False) -> str | None:
    """The next hex in a direction; None beyond the rim, or another board where they are apart."""
    if code is None:
        return None
    _, x, y = places()[code]
    dx, dy = STEPS[direction]
    found = grid().get((x + dx, y + dy))
    return None if apart and found is not None and found[0] != code[0] else found


@cache
def neighbours(code: str, apart: bool = False) -> frozenset[str]:
    """The up to six hexes around a hex."""
    return frozenset(n for d in STEPS if (n := step(code, d, apart)) is not None)


def around(hexes: Iterable[str], apart: bool = False) -> set[str]:
    """All hexes that touch one of these."""
    return {n for h in hexes for n in neighbours(h, apart)}


def split(text: str | Iterable[str]) -> list[str]:
    """Hexes written with blanks between them."""
    return text.split() if isinstance(text, str) else list(text)


def beyond(code: str, direction: str, apart: bool = False) -> Iterator[str]:
    """The hexes in one direction, nearest first, without the start."""
    here = step(code, direction, apart)
    while here is not None:
        yield here
        here = step(here, direction, apart)


def two_away(code: str, apart: bool = False) -> set[str]:
    """The hexes two steps away in a straight line."""
    return {h for d in STEPS if (h := step(step(code, d, apart), d, apart)) is not None}


def distance(one: str, other: str) -> int:
    """How many steps lie between two hexes of a board without holes."""
    (_, x, y), (_, u, v) = places()[one], places()[other]
    dx, dy = abs(x - u), abs(y - v)
    return dy + max(0, (dx - dy) // 2)


def within(hexes: Iterable[str], far: int) -> set[str]:
    """All hexes at most so far from one of these, themselves left out."""
    some = list(hexes)
    return {c for c in ALL if any(distance(c, h) <= far for h in some)} - set(some)


@cache
def edge() -> frozenset[str]:
    """Hexes with fewer than six neighbours on the assembled board (W-17)."""
    return frozenset(c for c in ALL if len(neighbours(c)) < 6)


def groups(hexes: Iterable[str], apart: bool = False) -> list[set[str]]:
    """The connected parts of some hexes."""
    rest, found = set(hexes), []
    while rest:
        part, todo = set[str](), [min(rest)]
        while todo:
            here = todo.pop()
            if here in rest:
                rest.discard(here)
                part.add(here)
                todo += neighbours(here, apart)
        found.append(part)
    return found


@dataclass(frozen=True)
class Land:
    """Seven own sides: one letter everywhere, other letters on some hexes."""

    fill: str = "G"
    spots: Mapping[str, str] = field(default_factory=dict)  # letter -> hexes

    def letters(self) -> dict[str, str]:
        """The letter of every hex."""
        found = dict.fromkeys(ALL, self.fill)
        for letter, hexes in self.spots.items():
            found |= dict.fromkeys(hexes.split(), letter)
        return found

    def hexes(self, letters: str) -> set[str]:
        """All hexes with one of these letters."""
        return {code for code, letter in self.letters().items() if letter in letters}

    def sides(self) -> list[Any]:
        """The seven sides as objects, centre first."""
        at = self.letters()
        out = []
        for p in range(7):
            rows = ["".join(at[f"{p}{r}{c}"] for c in range(n)) for r, n in enumerate(ROWS)]
            head = f"[test-{p}] board={'HIJKLMN'[p]} source=house"
            out.append(hexholm.load_side("\n".join([head, *rows]) + "\n"))
        return out


@dataclass(frozen=True)
class Seat:
    """One player of a position. Bought talents: `port` has its upper action, `port+` both."""

    houses: str = ""
    forts: str = ""
    hand: str = "grassland"
    bought: str = ""
    talents: str = ""  # in the hand, the rest is dealt
    coins: int = 0
    supply: tuple[int, int] | None = None
    out: int = 0
    out_forts: int = 0

    def wanted(self) -> list[str]:
        """The talents this seat must have been dealt."""
        return [*self.bought.replace("+", "").split(), *self.talents.split()]

    def as_dict(self, dealt: Sequence[str]) -> dict[str, Any]:
        """The player as a game dict writes it."""
        bought = [{"name": t.rstrip("+"), "upgraded": "+" in t} for t in self.bought.split()]
        have = {card["name"] for card in bought}
        data: dict[str, Any] = {
            "houses": [name(h) for h in self.houses.split()],
            "forts": [name(h) for h in self.forts.split()],
            "coins": self.coins,
            "hand": [self.hand],
            "talents": [t for t in dealt if t not in have],
            "bought": bought,
            "out": self.out,
            "out_forts": self.out_forts,
        }
        if self.supply is not None:
            # What is neither here nor on the board is out of the game (W-10).
            houses, forts = self.supply
            data["supply"] = {"houses": houses, "forts": forts}
            data["out"] = 32 - houses - len(data["houses"])
            data["out_forts"] = 4 - forts - len(data["forts"])
        return data


def dealt(seats: Sequence[Seat]) -> list[list[str]]:
    """Five talents a seat, the wanted ones first."""
    hands = [seat.wanted() for seat in seats]
    taken = {t for hand in hands for t in hand}
    rest = [t for t in reversed(TALENTS) if t not in taken]
    for hand in hands:
        while len(hand) < 5:
            hand.append(rest.pop())
    return hands


def fits(twists: Iterable[str]) -> bool:
    """Whether these twists can be played together (W-twists)."""
    return not set(twists) >= CONTRADICTING


def position(
    land: Land,
    *seats: Seat,
    to_move: int = 0,
    cards: Sequence[str] = ("wanderers", "crowd", "pioneers"),
    economy: str = "fur",
    twist: Twist = None,
    discards: Mapping[str, int] | None = None,
    last_round: bool = False,
    seed: int = 1,
    **setup: Any,
) -> hexholm.Game:
    """A game at exactly this position; with one seat a second one stands aside."""
    table = list(seats) if len(seats) > 1 else [*seats, Seat()]
    hands = dealt(table)
    made = hexholm.Position(
        "winter-kingdom",
        seed=seed,
        boards=land.sides(),
        cards=list(cards),
        economy=economy,
        talents=hands,
        **{
            "direction": "horizontal",
            "top_board": 1,
            "bottom_board": 4,
            "twist": twist if twist is None or isinstance(twist, str) else list(twist),
            **setup,
        },
    ).state(to_move=to_move, discards=discards, last_round=last_round or None)
    for one, hand in zip(table, hands, strict=True):
        made = made.seat(**one.as_dict(hand))
    return made.game()


@cache
def prices() -> dict[str, tuple[int, int]]:
    """What it costs to buy and to upgrade each talent, as a game without a twist says it."""
    game = hexholm.new_game("winter-kingdom", players=2, seed=1, twist="none")
    return {talent: (buy, more) for talent, (buy, more) in game.view(None)["prices"].items()}


def cost(*cards: str) -> int:
    """The coins for some purchases: `mine` buys the card, `mine+` upgrades it."""
    return sum(prices()[card.rstrip("+")]["+" in card] for card in cards)


def coded(action: object) -> str:
    """An action as the tests write it."""
    verb, _, arg = str(action).partition(" ")
    return f"{verb} {codes().get(arg, arg)}".strip()


def named(action: str) -> str:
    """An action as the engine writes it."""
    verb, _, arg = action.partition(" ")
    return f"{verb} {places()[arg][0] if arg in places() else arg}".strip()


def acts(game: hexholm.Game) -> set[str]:
    """All legal actions, each listed once."""
    listed = [coded(action) for action in game.legal_actions()]
    assert len(listed) == len(set(listed))
    return set(listed)


def play(game: hexholm.Game, *actions: str) -> hexholm.Game:
    """Play some actions and hand the game back."""
    for action in actions:
        game.play(named(action))
    return game


def spots(game: hexholm.Game, verb: str) -> set[str]:
    """The arguments of the legal actions with this verb."""
    return {a.split()[1] for a in acts(game) if a.startswith(f"{verb} ")}


def builds(game: hexholm.Game) -> set[str]:
    """Where a house may be built; while there are forts, one in just the same places (W-3)."""
    found = spots(game, "build")
    assert game.player is not None
    assert spots(game, "fort") == (found if supply(game, game.player)[1] else set())
    return found


def only(game: hexholm.Game, verb: str) -> set[str]:
    """The hexes of all legal actions, none of which has another verb."""
    assert {a.split()[0] for a in acts(game)} <= {verb}
    return spots(game, verb)


def uses(game: hexholm.Game) -> set[str]:
    """The talents that may be used now."""
    return spots(game, "use")


def targets(game: hexholm.Game, talent: str, house: str) -> set[str]:
    """Where a move talent can bring a house; the game itself is not changed."""
    if talent not in uses(game):
        return set()
    after = play(game.copy(), f"use {talent}")
    if f"take {house}" not in acts(after):
        return set()
    return only(play(after, f"take {house}"), "put")


def rule(game: hexholm.Game, action: str) -> str | None:
    """The id of the rule that forbids an action, None when it is legal."""
    reason = game.why_not(named(action))
    return None if reason is None else reason.rule


def me(game: hexholm.Game, number: int = 0) -> dict[str, Any]:
    """One player's part of the game dict."""
    found: dict[str, Any] = game.to_dict()["players"][number]
    return found


def coins(game: hexholm.Game, number: int = 0) -> int:
    """The coins of a player."""
    found: int = me(game, number)["coins"]
    return found


def houses(game: hexholm.Game, number: int = 0) -> set[str]:
    """The hexes of a player's houses."""
    return {codes()[h] for h in me(game, number)["houses"]}


def forts(game: hexholm.Game, number: int = 0) -> set[str]:
    """The hexes of a player's forts."""
    return {codes()[h] for h in me(game, number)["forts"]}


def supply(game: hexholm.Game, number: int = 0) -> tuple[int, int]:
    """Houses and forts not yet built."""
    have = me(game, number)["supply"]
    return have["houses"], have["forts"]


def points(game: hexholm.Game, card: str) -> list[int]:
    """What every seat has for one card (or castles, or in total)."""
    return [score[card] for score in game.scores()]


def paid(game: hexholm.Game, *actions: str) -> int:
    """What the mover's coins change by some actions; the game itself is not changed."""
    number = game.player
    assert number is not None
    return coins(play(game.copy(), *actions), number) - coins(game, number)


YARD = "400 401 402"  # three hexes far from the centre, for a mandatory action out of the way


def yard(land: Land) -> Land:
    """The land with a snowscape of three hexes at the bottom."""
    return Land(land.fill, {**land.spots, "S": YARD})


def must(game: hexholm.Game) -> hexholm.Game:
    """The mandatory action in the yard, for a seat that holds snowscape."""
    return play(game, *(f"build {h}" for h in YARD.split()))


def finish(game: hexholm.Game) -> hexholm.Game:
    """Go to the next player's turn; what must be built is built on the first hexes in order."""
    mover = game.player
    while game.player == mover and not game.over:
        legal = acts(game)
        first = sorted(a for a in legal if not a.startswith(("use ", "buy ", "upgrade ")))
        play(game, "end" if "end" in legal else first[0])
    return game

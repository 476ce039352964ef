"""Winter Kingdom as a learner sees it."""

from functools import cache
from typing import Any, Final

from hexholm.fields import MOVER, OWNER
from hexholm.game import END, Action
from hexholm.hexes import Hexset
from hexholm.train import telling
from hexholm.train.layout import Layout
from hexholm.train.parts import Number, Numbers, Part, Plane, SeatPlanes
from hexholm.train.telling import named
from hexholm.winter import WinterKingdom
from hexholm.winter.boards import DIRECTIONS, GROUNDS, PLACES, TERRAINS
from hexholm.winter.box import CARDS, COMMON, ECONOMY, TALENTS, TWISTS
from hexholm.winter.fields import FIELDS
from hexholm.winter.inplay import ACTIONS, USABLE
from hexholm.winter.turn import BUY, DONE, SELL

VERBS: Final = ("build", "fort", "take", "put")
ROWS: Final = 42
"""The snowflake has 27; boards that lie apart need this many."""
STEPS: Final = (SELL, BUY, DONE)
TOKENS: Final = tuple(dict.fromkeys(use.token for use in USABLE.values()))
_OUTER: Final = PLACES[1:]


class WinterLayout(Layout[WinterKingdom]):
    """The planes, numbers and actions of every set-up."""

    def __init__(self, players: int) -> None:
        talents, cards = (*TALENTS,), (COMMON.name, *TALENTS)
        super().__init__(
            players=players,
            rows=ROWS,
            verbs=VERBS,
            others=[
                END,
                *(Action("use", name) for name in USABLE),
                *(Action("buy", name) for name in talents),
                *(Action("upgrade", name) for name in talents),
                *(Action("repeat", name) for name in cards),
            ],
            still_planes=["board", *GROUNDS],
            planes=_planes(players),
            still_numbers=[
                *named("card in play", CARDS),
                *named("economy", ECONOMY),
                *named("twist", TWISTS),
                *named("direction", DIRECTIONS),
                *named("top board", _OUTER),
                *named("bottom board", _OUTER),
            ],
            numbers=[*_of_turn(players), *_of_seats(players)],
            fields=FIELDS,
        )

    def __reduce__(self) -> Any:
        return _layout, (self.players,)

    def fits(self, game: WinterKingdom) -> bool:
        """A game of this many players."""
        return game.seats == self.players

    def still(self, game: WinterKingdom) -> tuple[list[Hexset], bytes]:
        """The land, and the cards in play."""
        setup, grounds = game.setup, game.board.grounds
        numbers = [
            *(name in setup.cards for name in CARDS),
            *(name == setup.economy for name in ECONOMY),
            *(name in setup.twists for name in TWISTS),
            *(name == setup.direction for name in DIRECTIONS),
            *(place == setup.top_board for place in range(1, len(PLACES))),
            *(place == setup.bottom_board for place in range(1, len(PLACES))),
        ]
        return [game.board.grid.all, *(grounds[kind] for kind in GROUNDS)], bytes(numbers)

    def shown(self, game: WinterKingdom) -> int:
        """The seat that decides."""
        return -1 if game.player is None else game.player


def _planes(players: int) -> list[Part]:
    return [
        Plane("free", "free"),
        Plane("open", "open"),
        Plane("terrain", "terrain", _terrain, blank=""),
        Plane("line", "line of this turn"),
        Plane("task.lifted", "lifted"),
        Plane("task.origin", "where it began"),
        SeatPlanes("houses", "houses", players),
        SeatPlanes("forts", "forts", players),
    ]


def _of_turn(players: int) -> list[Part]:
    terrain_of, step_of = telling.one_hots(TERRAINS), telling.one_hots(STEPS)
    task_of, talents = telling.one_hots([*ACTIONS]), telling.Tally([*TALENTS])
    used = telling.Tally(TOKENS)
    return [
        *telling.turn(),
        Number("count", "built this turn"),
        Numbers("player", ["decides"], telling.seat_of(players), seats=players),
        Numbers("card", named("card", TERRAINS), terrain_of.__getitem__),
        Numbers("terrain", named("terrain", TERRAINS), terrain_of.__getitem__),
        Numbers("step", named("purchase", STEPS), step_of.__getitem__),
        Numbers("task.by", named("task", ACTIONS), task_of.__getitem__),
        Numbers("discards", named("discarded", TERRAINS), _of_terrains),
        Numbers("used", named("used", TOKENS), used.__getitem__),
        Numbers("fresh", named("bought this turn", TALENTS), talents.__getitem__),
        Numbers("new_lower", named("upgraded this turn", TALENTS), talents.__getitem__),
    ]


def _of_seats(players: int) -> list[Part]:
    talents, hands = telling.tallies([*TALENTS]), telling.tallies(TERRAINS)
    own = named("own talent", TALENTS)
    return [
        Numbers("talents", own, talents, seats=players, seen=OWNER),
        Numbers("house_supply", ["houses left"], bytes, seats=players),
        Numbers("fort_supply", ["forts left"], bytes, seats=players),
        Numbers("out", ["houses gone"], bytes, seats=players),
        Numbers("out_forts", ["forts gone"], bytes, seats=players),
        Numbers("coins", ["coins"], telling.capped, seats=players),
        Numbers("talents", ["talents in hand"], telling.sizes, seats=players),
        Numbers("hands", ["cards in hand"], telling.sizes, seats=players),
        Numbers("hands", named("hand", TERRAINS), hands, seats=players, seen=MOVER),
        Numbers("bought", named("bought", TALENTS), talents, seats=players),
        Numbers("upgraded", named("upgraded", TALENTS), talents, seats=players),
    ]


def _terrain(game: WinterKingdom, terrain: str) -> Hexset:
    return game.board.grounds[terrain] if terrain else 0


def _of_terrains(pile: dict[str, int]) -> bytes:
    return bytes([pile[terrain] for terrain in TERRAINS])


@cache
def _layout(players: int) -> WinterLayout:
    return WinterLayout(players)


def is_compiled(game: WinterKingdom) -> bool:
    """Whether a batch can play such a game."""
    return False


def layout(game: WinterKingdom) -> WinterLayout:
    """The layout of a game's players."""
    return _layout(game.seats)

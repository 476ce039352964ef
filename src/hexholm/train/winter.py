"""Winter Kingdom as a learner sees it."""

from functools import cache
from typing import Final

from hexholm.game import END, Action
from hexholm.hexes import Hexset
from hexholm.train.layout import MOST, NO_TASK, Layout, Tally, by_seat, one_hot
from hexholm.winter import WinterKingdom
from hexholm.winter.boards import DIRECTIONS, GROUNDS, PLACES, TERRAINS
from hexholm.winter.box import CARDS, COMMON, ECONOMY, TALENTS, TWISTS
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
        self._talents_of, self._tokens_of = Tally(talents), Tally(TOKENS)
        self._hand_of = Tally(TERRAINS)
        self._seat_of = [one_hot(seat, players) for seat in range(players)]
        self._nobody = bytes(players)
        self._around = [(*range(seat, players), *range(seat)) for seat in range(players)]
        self._task_of = {name: one_hot(n, len(ACTIONS)) for n, name in enumerate(ACTIONS)}
        self._task_of[""] = bytes(len(ACTIONS))
        self._terrain_of = {name: one_hot(n, len(TERRAINS)) for n, name in enumerate(TERRAINS)}
        self._terrain_of[""] = bytes(len(TERRAINS))
        self._step_of = {name: one_hot(n, len(STEPS)) for n, name in enumerate(STEPS)}
        self._step_of[""] = bytes(len(STEPS))
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
            planes=[
                *("board", *GROUNDS),
                *("free", "open", "terrain", "line of this turn", "lifted", "where it began"),
                *by_seat(players, ("houses", "forts")),
            ],
            vector=_vector_names(players),
        )

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

    def moving(self, game: WinterKingdom, seat: int) -> tuple[list[Hexset], bytes]:
        """Buildings, talents, hands and the turn."""
        players, player = self.players, game.player
        task = game.tasks[-1] if game.tasks else NO_TASK
        talents_of = self._talents_of
        terrain = game.board.grounds[game.terrain] if game.terrain else 0
        sets = [game.free, game.open, terrain, game.line, task.lifted, task.origin]
        numbers = [
            bytes(
                [
                    *(game.left, game.begun, game.built, game.last_round, game.ended),
                    *(task.left, sum(game.deck.values()), min(game.count, MOST)),
                ]
            ),
            self._nobody if player is None else self._seat_of[(player - seat) % players],
            self._terrain_of[game.card],
            self._terrain_of[game.terrain],
            self._step_of[game.step],
            self._task_of[task.by],
            bytes([game.discards[terrain] for terrain in TERRAINS]),
            self._tokens_of[game.used],
            talents_of[game.fresh],
            talents_of[game.new_lower],
            talents_of[game.talents[seat]],
        ]
        around, coins, hands = self._around[seat], game.coins, game.hands
        for own in (game.houses, game.forts):
            sets += own[seat:] + own[:seat]
        for left in (game.house_supply, game.fort_supply, game.out, game.out_forts):
            numbers.append(bytes(left[seat:] + left[:seat]))
        bought, upgraded, talents = game.bought, game.upgraded, game.talents
        numbers += (
            bytes([min(coins[n], MOST) for n in around]),
            bytes([len(talents[n]) for n in around]),
            bytes([len(hands[n]) for n in around]),
            *[self._hand_of[hands[n] if n in (seat, player) else ()] for n in around],
            *[talents_of[bought[n]] for n in around],
            *[talents_of[upgraded[n]] for n in around],
        )
        return sets, b"".join(numbers)


def _vector_names(players: int) -> list[str]:
    names = [f"card in play: {name}" for name in CARDS]
    names += [f"economy: {name}" for name in ECONOMY]
    names += [f"twist: {name}" for name in TWISTS]
    names += [f"direction: {name}" for name in DIRECTIONS]
    names += [f"top board: {name}" for name in _OUTER]
    names += [f"bottom board: {name}" for name in _OUTER]
    names += ["left to build", "begun", "built this round", "last round", "game over"]
    names += ["task: left", "draw pile", "built this turn"]
    names += by_seat(players, ("decides",))
    names += [f"card: {name}" for name in TERRAINS]
    names += [f"terrain: {name}" for name in TERRAINS]
    names += [f"purchase: {name}" for name in STEPS]
    names += [f"task: {name}" for name in ACTIONS]
    names += [f"discarded: {name}" for name in TERRAINS]
    names += [f"used: {name}" for name in TOKENS]
    names += [f"bought this turn: {name}" for name in TALENTS]
    names += [f"upgraded this turn: {name}" for name in TALENTS]
    names += [f"own talent: {name}" for name in TALENTS]
    seat = ("houses left", "forts left", "houses gone", "forts gone", "coins", "talents in hand")
    names += by_seat(players, (*seat, "cards in hand"))
    for what, things in (("hand", TERRAINS), ("bought", TALENTS), ("upgraded", TALENTS)):
        names += [f"{what}: {name}, seat {n}" for n in range(players) for name in things]
    return names


@cache
def _layout(players: int) -> WinterLayout:
    return WinterLayout(players)


def layout(game: WinterKingdom) -> WinterLayout:
    """The layout of a game's players."""
    return _layout(game.seats)

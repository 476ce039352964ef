"""Kingdom Builder as a learner sees it, with any boxes."""

from collections.abc import Sequence
from functools import cache
from operator import itemgetter
from typing import Final

from hexholm.board import GROUNDS, LETTERS
from hexholm.game import END, Action
from hexholm.grid import SQUARE, WITH_ISLAND
from hexholm.hexes import ROW, Hexset
from hexholm.kingdom import KingdomBuilder, registry
from hexholm.kingdom.kinds import Box, Extra
from hexholm.kingdom.mechanisms.choosing import Repeat
from hexholm.kingdom.mechanisms.deck import terrains
from hexholm.kingdom.mechanisms.tiles import GIVE_UP
from hexholm.kingdom.setup import section_pool, with_core
from hexholm.train.layout import MOST, NO_TASK, Layout, Tally, by_seat, one_hot

VERBS: Final = ("build", "take", "put")
_TASK_SETS: Final = ("lifted", "where it began", "done")
_TURN: Final = ("left to build", "begun", "built this round", "last round", "game over")


class KingdomLayout(Layout[KingdomBuilder]):
    """The planes, numbers and actions of some boxes; those of the base game come first."""

    def __init__(self, boxes: tuple[str, ...], players: int) -> None:
        in_play = [box for name, box in registry.BOXES.items() if name in with_core(boxes)]
        self.boxes = tuple(box.name for box in in_play)
        self._is_base = all(box.is_core for box in in_play)
        pool = {**section_pool(self.boxes), **section_pool(self.boxes, islands=True)}
        has_island = any(section.is_island for section in pool.values())
        self._grid = WITH_ISLAND if has_island else SQUARE
        letters = {letter for section in pool.values() for row in section.rows for letter in row}
        here = {LETTERS[letter] for letter in letters}
        self._grounds = [kind for kind in GROUNDS if kind in here]
        extras = [extra for box in in_play for extra in _extras(box)]
        self._locations = [extra.name for box in in_play for extra in box.extras]
        self._parts = [part.key for box in in_play for part in box.parts if part.places]
        self._camps = list(dict.fromkeys(tile for box in in_play for tile in box.camps))
        self._pieces = [piece.kind for box in in_play for piece in box.pieces]
        self._cards = [card.name for box in in_play for card in (*box.cards, *box.tasks)]
        self._deck = list(dict.fromkeys(card for box in in_play for card in box.deck))
        self._of_deck = itemgetter(*self._deck)
        self._terrains = list(dict.fromkeys(name for card in self._deck for name in terrains(card)))
        self._tasks = [*dict.fromkeys(extra.name for extra in extras), GIVE_UP.name]
        without_tile = [pair for box in in_play for pair in (*box.everybody, *box.bonuses)]
        self._tileless = [extra.name for _, extra in without_tile]
        self._hand_of, self._tiles_of = Tally(self._deck), Tally(self._camps)
        self._spent_of = Tally(self._tileless)
        self._seat_of = [one_hot(seat, players) for seat in range(players)]
        self._nobody, self._none = bytes(players), (0,) * players
        self._around = [(*range(seat, players), *range(seat)) for seat in range(players)]
        self._card_of = _one_hots(self._terrains)
        self._task_of = _one_hots(self._tasks)
        self._note_of = _one_hots(self._deck)
        super().__init__(
            players=players,
            rows=-(-self._grid.all.bit_length() // ROW),
            verbs=VERBS,
            others=self._others(extras),
            planes=self._plane_names(players),
            vector=self._vector_names(players),
        )

    def _others(self, extras: list[Extra]) -> list[Action]:
        names = {registry.used_as(extra.name): None for extra in extras if not extra.is_passive}
        chosen = [*self._terrains, *GIVE_UP.choices]
        for extra in extras:
            chosen += self._locations if isinstance(extra, Repeat) else extra.choices
        uses = [Action("use", name) for name in names if name in registry.usable()]
        return [END, *uses, *(Action("choose", name) for name in chosen)]

    def _plane_names(self, players: int) -> list[str]:
        still = ["board", *self._grounds, *(f"location: {name}" for name in self._locations)]
        still += [*self._parts, *(f"nomad tile: {name}" for name in self._camps)]
        moving = ["free", "tiles left", "card terrain", *_TASK_SETS]
        owned = ["settlements", "tiles held", "tiles ready", "tiles taken"]
        if not self._is_base:
            moving += ["walls", "scouts’ hexes", "line of this turn"]
            owned += ["tiles new", "rows marked", *self._pieces]
        return [*still, *moving, *by_seat(players, owned)]

    def _vector_names(self, players: int) -> list[str]:
        still = [f"card in play: {name}" for name in self._cards]
        moving = [*_TURN, "task: left", "draw pile"]
        moving += by_seat(players, ("decides", "turn"))
        moving += [f"terrain: {name}" for name in self._terrains]
        moving += [f"task: {name}" for name in self._tasks]
        moving += [f"discarded: {name}" for name in self._deck]
        moving += [f"out of the game: {name}" for name in self._deck]
        moving += by_seat(players, ("supply", "cards in hand"))
        moving += [f"hand: {name}, seat {n}" for n in range(players) for name in self._deck]
        if self._is_base:
            return [*still, *moving]
        moving += ["owed this turn", "needn't touch", "more cards", "after the last turn"]
        moving += [f"drawn: {name}" for name in self._deck]
        moving += [f"spent: {name}" for name in self._tileless]
        moving += by_seat(players, ("gold", "number tiles", "pieces owed"))
        for what in ("nomad tile", "new nomad tile"):
            moving += [f"{what}: {name}, seat {n}" for n in range(players) for name in self._camps]
        return [*still, *moving]

    def fits(self, game: KingdomBuilder) -> bool:
        """A game of these boxes and players, on land that they know, all tiles from their hexes."""
        board = game.board
        unknown = board.grounds.keys() - self._grounds
        return (
            game.seats == self.players
            and set(game.setup.boxes) <= set(self.boxes)
            and board.locations.keys() <= set(self._locations)
            and not any(board.grounds[kind] for kind in unknown)
            and not any(sites & ~board.grid.all for sites in board.locations.values())
        )

    def still(self, game: KingdomBuilder) -> tuple[list[Hexset], bytes]:
        """The land, and the cards in play."""
        board, setup = game.board, game.setup
        lying: dict[str, Hexset] = dict.fromkeys(self._camps, 0)
        for camp, tile in game.in_play.camps.items():
            lying[tile] |= camp
        sets = [board.grid.all, *(board.grounds.get(kind, 0) for kind in self._grounds)]
        sets += [board.locations.get(name, 0) for name in self._locations]
        sets += [getattr(setup, key) or 0 for key in self._parts]
        cards = {*setup.cards, *setup.tasks}
        return [*sets, *lying.values()], bytes([name in cards for name in self._cards])

    def moving(self, game: KingdomBuilder, seat: int) -> tuple[list[Hexset], bytes]:
        """Pieces, tiles, hands and the turn."""
        players, around = self.players, self._around[seat]
        task = game.tasks[-1] if game.tasks else NO_TASK
        player, active, hands = game.player, game.active, game.hands
        shown = -1 if game.silo_step or game.ended else active
        supply, hand_of = game.supply, self._hand_of
        sets = [game.free, game.stocked, game.card_hexes, task.lifted, task.origin, task.done]
        numbers = [
            bytes([game.left, game.begun, game.built, game.last_round, game.ended, task.left]),
            bytes([sum(game.deck.values())]),
            self._nobody if player is None else self._seat_of[(player - seat) % players],
            self._seat_of[(active - seat) % players],
            self._card_of[game.card],
            self._task_of[task.by],
            self._piles(game.discards),
            self._piles(game.removed),
            bytes(supply[seat:] + supply[:seat]),
            bytes([len(hands[n]) for n in around]),
            *[hand_of[hands[n] if n in (seat, shown) else ()] for n in around],
        ]
        owned: list[Sequence[Hexset]] = [game.settlements, game.held, game.ready, game.taken]
        if not self._is_base:
            sets += (game.walls, game.scouts, game.line)
            owned += self._own_more(game)
            self._tell_more(game, seat, task.note, numbers)
        for own in owned:
            sets += own[seat:players]
            sets += own[:seat]
        return sets, b"".join(numbers)

    def _own_more(self, game: KingdomBuilder) -> list[Sequence[Hexset]]:
        """The planes that seats have only with boxes."""
        marks, pieces, none = game.marks, game.pieces, self._none
        marked = [_rows(game, rows) for rows in marks] if any(marks) else none
        return [game.fresh, marked, *[pieces.get(kind, none) for kind in self._pieces]]

    def _tell_more(self, game: KingdomBuilder, seat: int, note: str, numbers: list[bytes]) -> None:
        """What there is only with boxes."""
        around, tiles_of = self._around[seat], self._tiles_of
        gold, values, owed = game.gold, game.numbers, game.owed
        nomads, new = game.nomads, game.new_nomads
        numbers += (
            bytes([len(game.due), game.loose, game.extra_cards, game.silo_step]),
            self._note_of.get(note) or self._note_of[""],
            self._spent_of[game.spent],
            bytes([min(gold[n], MOST) for n in around]),
            bytes(values[seat:] + values[:seat]),
            bytes([len(owed[n]) for n in around]),
            *[tiles_of[nomads[n]] for n in around],
            *[tiles_of[new[n]] for n in around],
        )

    def _piles(self, pile: dict[str, int]) -> bytes:
        if self._is_base:  # it has just these cards, in the same order
            return bytes(pile.values())
        try:
            return bytes(self._of_deck(pile))
        except KeyError:  # a game of fewer boxes
            return bytes([pile.get(card, 0) for card in self._deck])


def _extras(box: Box) -> list[Extra]:
    """Every action of a box that a task can be about."""
    more = [extra for _, extra in (*box.bonuses, *box.everybody)]
    return [*box.extras, *box.tiles, *more, *box.actions]


def _rows(game: KingdomBuilder, marks: int) -> Hexset:
    """The hexes of the rows that are marked."""
    return sum(row for n, row in enumerate(game.board.grid.rows) if marks >> n & 1)


def _one_hots(names: list[str]) -> dict[str, bytes]:
    found = {name: one_hot(place, len(names)) for place, name in enumerate(names)}
    return found | {"": bytes(len(names))}


@cache
def _layout(boxes: tuple[str, ...], players: int) -> KingdomLayout:
    return KingdomLayout(boxes, players)


registry.watch(_layout.cache_clear)


def layout(game: KingdomBuilder) -> KingdomLayout:
    """The layout of a game's boxes and players."""
    return _layout(game.setup.boxes, game.seats)

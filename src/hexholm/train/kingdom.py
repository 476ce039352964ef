"""Kingdom Builder as a learner sees it, with any boxes."""

from functools import cache
from operator import itemgetter
from typing import Any, Final

from hexholm.board import GROUNDS, LETTERS
from hexholm.bots.native import fits, is_plain
from hexholm.fields import MOVER
from hexholm.game import END, Action
from hexholm.grid import SQUARE, WITH_ISLAND
from hexholm.hexes import ROW, Hexset
from hexholm.kingdom import KingdomBuilder, registry
from hexholm.kingdom.kinds import Box, Extra
from hexholm.kingdom.mechanisms.choosing import Repeat
from hexholm.kingdom.mechanisms.deck import terrains
from hexholm.kingdom.mechanisms.tiles import GIVE_UP
from hexholm.kingdom.setup import section_pool, with_core
from hexholm.train import telling
from hexholm.train.layout import Layout
from hexholm.train.parts import Number, Numbers, Part, Plane, SeatPlanes
from hexholm.train.telling import named

VERBS: Final = ("build", "take", "put")


class KingdomLayout(Layout[KingdomBuilder]):
    """The planes, numbers and actions of some boxes; those of the base game come first."""

    def __init__(self, boxes: tuple[str, ...], players: int) -> None:
        in_play = [box for name, box in registry.BOXES.items() if name in with_core(boxes)]
        self.boxes = tuple(box.name for box in in_play)
        self._is_base = all(box.is_core for box in in_play)
        pool = {**section_pool(self.boxes), **section_pool(self.boxes, islands=True)}
        has_island = any(section.is_island for section in pool.values())
        grid = WITH_ISLAND if has_island else SQUARE
        letters = {letter for section in pool.values() for row in section.rows for letter in row}
        here = {LETTERS[letter] for letter in letters}
        self._grounds = [kind for kind in GROUNDS if kind in here]
        extras = [extra for box in in_play for extra in _extras(box)]
        self._locations = [extra.name for box in in_play for extra in box.extras]
        self._places = [part.key for box in in_play for part in box.parts if part.places]
        self._camps = list(dict.fromkeys(tile for box in in_play for tile in box.camps))
        self._pieces = [piece.kind for box in in_play for piece in box.pieces]
        self._cards = [card.name for box in in_play for card in (*box.cards, *box.tasks)]
        self._deck = list(dict.fromkeys(card for box in in_play for card in box.deck))
        self._of_deck = itemgetter(*self._deck)
        self._terrains = list(dict.fromkeys(name for card in self._deck for name in terrains(card)))
        self._tasks = [*dict.fromkeys(extra.name for extra in extras), GIVE_UP.name]
        without_tile = [pair for box in in_play for pair in (*box.everybody, *box.bonuses)]
        self._tileless = [extra.name for _, extra in without_tile]
        more = [] if self._is_base else self._more_numbers(players)
        super().__init__(
            players=players,
            rows=-(-grid.all.bit_length() // ROW),
            verbs=VERBS,
            others=self._others(extras),
            still_planes=[
                *("board", *self._grounds, *named("location", self._locations)),
                *(*self._places, *named("nomad tile", self._camps)),
            ],
            planes=self._plane_parts(players),
            still_numbers=named("card in play", self._cards),
            numbers=[*self._base_numbers(players), *more],
            fields=registry.FIELDS,
        )

    def __reduce__(self) -> Any:
        return _layout, (self.boxes, self.players)

    def _others(self, extras: list[Extra]) -> list[Action]:
        names = {registry.used_as(extra.name): None for extra in extras if not extra.is_passive}
        chosen = [*self._terrains, *GIVE_UP.choices]
        for extra in extras:
            chosen += self._locations if isinstance(extra, Repeat) else extra.choices
        uses = [Action("use", name) for name in names if name in registry.usable()]
        return [END, *uses, *(Action("choose", name) for name in chosen)]

    def _plane_parts(self, players: int) -> list[Part]:
        common: list[Part] = [
            Plane("free", "free"),
            Plane("stocked", "tiles left"),
            Plane("card_hexes", "card terrain"),
            Plane("task.lifted", "lifted"),
            Plane("task.origin", "where it began"),
            Plane("task.done", "done"),
        ]
        owned = [
            SeatPlanes("settlements", "settlements", players),
            SeatPlanes("held", "tiles held", players),
            SeatPlanes("ready", "tiles ready", players),
            SeatPlanes("taken", "tiles taken", players),
        ]
        if not self._is_base:
            common += [
                Plane("walls", "walls"),
                Plane("scouts", "scouts’ hexes"),
                Plane("line", "line of this turn"),
            ]
            owned += [
                SeatPlanes("fresh", "tiles new", players),
                SeatPlanes("marks", "rows marked", players, _marked),
                *(SeatPlanes("pieces", kind, players, kind=kind) for kind in self._pieces),
            ]
        return [*common, *owned]

    def _base_numbers(self, players: int) -> list[Part]:
        deck, terrain_of = self._deck, telling.one_hots(self._terrains)
        task_of, seat_of = telling.one_hots(self._tasks), telling.seat_of(players)
        hands = telling.tallies(deck)
        return [
            *telling.turn(),
            Numbers("player", ["decides"], seat_of, seats=players),
            Numbers("active", ["turn"], seat_of, seats=players),
            Numbers("card", named("terrain", self._terrains), terrain_of.__getitem__),
            Numbers("task.by", named("task", self._tasks), task_of.__getitem__),
            Numbers("discards", named("discarded", deck), self._pile),
            Numbers("removed", named("out of the game", deck), self._pile),
            Numbers("supply", ["supply"], bytes, seats=players),
            Numbers("hands", ["cards in hand"], telling.sizes, seats=players),
            Numbers("hands", named("hand", deck), hands, seats=players, seen=MOVER),
        ]

    def _more_numbers(self, players: int) -> list[Part]:
        """What there is only with boxes."""
        drawn, tiles = telling.one_hots(self._deck), telling.tallies(self._camps)
        spent = telling.Tally(self._tileless)
        names = {what: named(what, self._camps) for what in ("nomad tile", "new nomad tile")}
        return [
            Numbers("due", ["owed this turn"], lambda due: bytes([len(due)])),
            Number("loose", "needn't touch"),
            Number("extra_cards", "more cards"),
            Number("silo_step", "after the last turn"),
            Numbers(
                "task.note",
                named("drawn", self._deck),
                lambda note: drawn.get(note) or drawn[""],
            ),
            Numbers("spent", named("spent", self._tileless), spent.__getitem__),
            Numbers("gold", ["gold"], telling.capped, seats=players),
            Numbers("numbers", ["number tiles"], bytes, seats=players),
            Numbers("owed", ["pieces owed"], telling.sizes, seats=players),
            Numbers("nomads", names["nomad tile"], tiles, seats=players),
            Numbers("new_nomads", names["new nomad tile"], tiles, seats=players),
        ]

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
        sets += [getattr(setup, key) or 0 for key in self._places]
        cards = {*setup.cards, *setup.tasks}
        return [*sets, *lying.values()], bytes([name in cards for name in self._cards])

    def shown(self, game: KingdomBuilder) -> int:
        """The seat whose turn it is."""
        return -1 if game.silo_step or game.ended else game.active

    def _pile(self, pile: dict[str, int]) -> bytes:
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


def _marked(game: KingdomBuilder, marks: int) -> Hexset:
    """The hexes of the rows that are marked."""
    return sum(row for n, row in enumerate(game.board.grid.rows) if marks >> n & 1)


@cache
def _layout(boxes: tuple[str, ...], players: int) -> KingdomLayout:
    return KingdomLayout(boxes, players)


registry.watch(_layout.cache_clear)


def is_compiled(game: KingdomBuilder) -> bool:
    """Whether a batch can play such a game."""
    return fits(game) and is_plain(game)


def layout(game: KingdomBuilder) -> KingdomLayout:
    """The layout of a game's boxes and players."""
    return _layout(game.setup.boxes, game.seats)

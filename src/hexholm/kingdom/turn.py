"""Kingdom Builder: the position and the turn (rules B-1 to B-3 and B-6)."""

import random
from collections.abc import Sequence
from typing import NamedTuple, Self

from hexholm.game import END, Action, Contribution, Data, Event, Game, Options, Reason, SaveError
from hexholm.hexes import Hexset, neighbours
from hexholm.kingdom import deck, moving, reasons, scoring, texts, tiles, views
from hexholm.kingdom.setup import BOXES, EXTRAS, Setup

SETTLEMENTS = 40
"""Settlements of a player."""
BUILDS = 3
"""Settlements of the mandatory action."""

_USE = {name: Action("use", name) for name in EXTRAS}


class Extra(NamedTuple):
    """The task of an extra action that has begun: build, or take and then put."""

    by: str
    lifted: Hexset = 0
    """The settlement that is being moved."""


Task = Extra | tiles.GivingUp


class KingdomBuilder(Game):
    """A game of Kingdom Builder. Seat 0 is the start player; lists go by seat."""

    __slots__ = (
        "begun",
        "built",
        "card_hexes",
        "deck",
        "discards",
        "ended",
        "free",
        "fresh",
        "gold",
        "hands",
        "held",
        "last_round",
        "left",
        "near",
        "ready",
        "removed",
        "settlements",
        "setup",
        "stocked",
        "supply",
        "taken",
        "tasks",
    )
    name = "kingdom-builder"

    setup: Setup
    settlements: list[Hexset]
    supply: list[int]
    gold: list[int]
    """Gold collected during play."""
    hands: list[tuple[str, ...]]
    """Terrain cards in hand; the mover's first one is being played."""
    taken: list[Hexset]
    """Location hexes from which a tile was ever taken."""
    held: list[Hexset]
    """Location hexes whose tile is held."""
    ready: list[Hexset]
    """Of the held ones, those that can still be used this turn."""
    fresh: list[Hexset]
    """Of the held ones, those taken this turn."""
    deck: dict[str, int]
    discards: dict[str, int]
    removed: dict[str, int]
    """Terrain cards in the draw pile, on the discard pile and out of the game, by terrain."""
    left: int
    """Settlements the mandatory action still demands."""
    begun: bool
    """Whether its first settlement is built."""
    built: bool
    """Whether anyone has built in this round."""
    tasks: tuple[Task, ...]
    """What must be finished first, the last one on top."""
    last_round: bool
    ended: bool
    # derived:
    free: Hexset
    """Hexes without a piece; a lifted settlement has left its hex."""
    card_hexes: Hexset
    """The hexes of the card terrain; none without a card."""
    near: list[Hexset]
    """Hexes next to own settlements; a lifted settlement gives no adjacency."""
    stocked: Hexset
    """Location hexes with a tile left."""

    @classmethod
    def dealt(cls, setup: Setup, seed: int) -> Self:
        """The first turn of a set-up: everybody has a card."""
        game = cls.blank(setup, seed)
        for seat in range(setup.players):
            deck.draw(game, seat)
        game._begin_turn(0)
        game._begin(edited=False)
        return game

    @classmethod
    def blank(cls, setup: Setup, seed: int) -> Self:
        """The table before any card is dealt."""
        game = cls.__new__(cls)
        game.setup, game.seed, game.board = setup, seed, setup.board
        seats = setup.players
        game.settlements, game.gold, game.near = [0] * seats, [0] * seats, [0] * seats
        game.taken, game.held = [0] * seats, [0] * seats
        game.ready, game.fresh = [0] * seats, [0] * seats
        game.supply = [SETTLEMENTS] * seats
        game.hands = [()] * seats
        game.deck = {}
        for box in setup.boxes:
            for terrain in BOXES[box].deck:
                game.deck[terrain] = game.deck.get(terrain, 0) + 1
        game.discards, game.removed = dict.fromkeys(game.deck, 0), dict.fromkeys(game.deck, 0)
        game.player, game.draws = 0, 0
        game.left, game.begun, game.built = BUILDS, False, False
        game.tasks, game.last_round, game.ended = (), False, False
        game.free, game.stocked = game.board.grid.all, game.board.sites
        game.card_hexes = 0
        game.events, game._options, game._shown = [], None, False
        game._earned = {}
        return game

    def copy(self) -> Self:
        """An independent game in the same position."""
        new = self.__class__.__new__(self.__class__)
        new.setup = self.setup
        new.board = self.board
        new.seed = self.seed
        new.draws = self.draws
        new.player = self.player
        new.settlements = self.settlements[:]
        new.supply = self.supply[:]
        new.gold = self.gold[:]
        new.hands = self.hands[:]
        new.taken = self.taken[:]
        new.held = self.held[:]
        new.ready = self.ready[:]
        new.fresh = self.fresh[:]
        new.near = self.near[:]
        new.deck = self.deck.copy()
        new.discards = self.discards.copy()
        new.removed = self.removed.copy()
        new.left = self.left
        new.begun = self.begun
        new.built = self.built
        new.tasks = self.tasks
        new.last_round = self.last_round
        new.ended = self.ended
        new.free = self.free
        new.card_hexes = self.card_hexes
        new.stocked = self.stocked
        new.events = self.events
        new._actions = self._actions[:]
        new._start = self._start
        new._first = self._first
        new._edited = self._edited
        new._fixed = self._fixed
        new._shown = self._shown
        new._options = self._options
        new._earned = self._earned
        return new

    # --- what the declarations of the boxes speak of -----------------------------------------

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self.setup.players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ended

    @property
    def mover(self) -> int:
        """The seat whose turn it is (the last one's, after the end)."""
        return self.player if self.player is not None else self.seats - 1

    @property
    def own(self) -> Hexset:
        """The mover's settlements on the board."""
        return self.settlements[self.mover]

    # --- the decision ------------------------------------------------------------------------

    def _decide(self) -> Options:
        grid, seat = self.board.grid, self.player
        if seat is None:
            return Options(grid, ())
        if self.tasks:
            task = self.tasks[-1]
            if isinstance(task, Extra):
                return Options(grid, (self._extra_options(task),))
            return task.options(self)
        builds: tuple[tuple[str, Hexset], ...] = ()
        if self.left:
            eligible = self.card_hexes & self.free
            builds = (("build", eligible & self.near[seat] or eligible),)  # B-3.3
            if self.begun:
                return Options(grid, builds)  # B-1.3: nothing may come between
        others = [_USE[name] for name in self._usable(seat)] if self.ready[seat] else []
        if not self.left:
            others.append(END)
        return Options(grid, builds, tuple(others))

    def _usable(self, seat: int) -> list[str]:
        ready = self.ready[seat]
        return [name for name, s in self.board.locations.items() if s & ready and self.can(name)]

    def prefer_adjacent(self, hexes: Hexset) -> Hexset:
        """Those next to own settlements, if there are any, else all (B-3.3)."""
        return hexes & self.near[self.mover] or hexes

    def can(self, name: str) -> bool:
        """Whether an extra action has anything to act on."""
        extra = EXTRAS[name]
        if extra.moves:
            return bool(moving.movable(self, extra))
        return self.supply[self.mover] > 0 and bool(extra.where(self) & self.free)

    def _extra_options(self, task: Extra) -> tuple[str, Hexset]:
        extra = EXTRAS[task.by]
        if not extra.moves:
            eligible = extra.where(self) & self.free
            return "build", self.prefer_adjacent(eligible) if extra.adjacent else eligible
        if task.lifted:
            return "put", moving.targets(self, extra, task.lifted)
        return "take", moving.movable(self, extra)

    def _refuse(self, action: Action) -> Reason:
        return reasons.refuse(self, action)

    # --- what actions do ---------------------------------------------------------------------

    def _apply(self, action: Action) -> None:
        verb, arg = action
        seat = self.player
        assert seat is not None
        if verb == "build":
            if self.tasks:
                self.tasks = self.tasks[:-1]
            else:
                self.left -= 1
                self.begun = True
            self._build(seat, self.board.grid.hexes[arg])
        elif verb == "use":
            self._use(seat, arg)
        elif verb == "take":
            self._take(seat, self.board.grid.hexes[arg])
        elif verb == "put":
            self._put(seat, self.board.grid.hexes[arg])
        elif verb == "choose":
            task = self.tasks[-1]
            assert isinstance(task, tiles.GivingUp)
            self.tasks = self.tasks[:-1]
            tiles.give_up(self, seat, task, arg)
        else:
            self._end_turn(seat)

    def _use(self, seat: int, name: str) -> None:
        usable = self.board.locations[name] & self.ready[seat]
        self.ready[seat] ^= usable & -usable
        self.tasks = (*self.tasks, Extra(name))

    def _build(self, seat: int, hex_: Hexset) -> None:
        self.settlements[seat] |= hex_
        self.supply[seat] -= 1
        self.built = True
        if not self.supply[seat]:
            self.last_round = True  # B-6.1
        self._set_down(seat, hex_)

    def _take(self, seat: int, hex_: Hexset) -> None:
        task = self.tasks[-1]
        assert isinstance(task, Extra)
        self.tasks = (*self.tasks[:-1], Extra(task.by, hex_))
        self.lift(seat, hex_)

    def lift(self, seat: int, hex_: Hexset) -> None:
        """Take a settlement in hand: its hex is free, and it gives no adjacency (A-06)."""
        self.free |= hex_
        self.near[seat] = neighbours(self.settlements[seat] ^ hex_) & self.board.grid.all

    def _put(self, seat: int, hex_: Hexset) -> None:
        task = self.tasks[-1]
        assert isinstance(task, Extra)
        self.tasks = self.tasks[:-1]
        self.settlements[seat] ^= task.lifted | hex_
        tiles.leave(self, seat, task.lifted)  # A-07c: first the loss, then the gain
        self._set_down(seat, hex_)

    def _set_down(self, seat: int, hex_: Hexset) -> None:
        """A settlement has come to a hex: it may take tiles, and fill up a terrain."""
        around = self.board.grid.around[hex_]
        self.near[seat] |= around
        self.free ^= hex_
        if new := around & self.stocked & ~self.taken[seat]:
            tiles.take(self, seat, new)
        if not self.card_hexes & self.free or not self.supply[seat]:
            self._settle(seat)

    def _settle(self, seat: int) -> None:
        """Keep a usable card in play; end the mandatory action when it cannot go on."""
        if not self.card_hexes & self.free:
            deck.keep_usable(self, seat)  # B-2.2, A-02b
        if not (self.supply[seat] and self.card_hexes):
            self.left = 0  # B-2.3, A-02d

    def _end_turn(self, seat: int) -> None:
        self.shows_hidden()
        deck.discard(self, seat)
        deck.draw(self, seat)
        tiles.refresh(self)
        self.events.append(Event("turn-ended", seat))
        following = seat + 1
        if following == self.seats:
            if self.last_round or not self.built:
                self.ended, self.player, self.left = True, None, 0
                return
            following, self.built = 0, False
        self._begin_turn(following)

    def _begin_turn(self, seat: int) -> None:
        self.player, self.left, self.begun = seat, BUILDS, False
        deck.reveal(self, seat)
        self._settle(seat)

    def _resume(self) -> None:
        """Go on from a position that was read, not played."""
        if self.player is None:
            return
        for task in self.tasks:
            if isinstance(task, Extra) and task.lifted:
                self.lift(self.player, task.lifted)
        deck.reveal(self, self.player)
        self._settle(self.player)
        if not self.options:
            raise SaveError(f"seat {self.player} has nothing to do in this position")

    def shows_hidden(self) -> None:
        """The action being played cannot be undone."""
        self._shown = True

    # --- what is known and what it is worth --------------------------------------------------

    def scores(self) -> list[dict[str, int]]:
        """Gold by card and in total, one dict a seat, as if the game ended now."""
        return [scoring.score(self, seat) for seat in range(self.seats)]

    def contributions(self, seat: int) -> dict[str, list[Contribution]]:
        """What earns a seat its gold now, by card."""
        return scoring.contributions(self, seat)

    def setup_data(self) -> Data:
        """The set-up as plain data."""
        return self.setup.data(self.seed)

    def position(self) -> Data:
        """The position without set-up and log, as plain data."""
        return views.position(self)

    def text(self) -> str:
        """The position as one line that fits into a URL (see `hexholm.kingdom.texts`)."""
        return texts.write(self)

    def view(self, seat: int | None) -> Data:
        """What a seat may know, as plain data; None is a spectator."""
        return views.view(self, seat)

    def views(self, seats: Sequence[int | None]) -> list[Data]:
        """What each of these seats may know, without the log: faster than one by one."""
        return views.views(self, seats)

    def imagine(self, seat: int | None, rng: random.Random) -> Self:
        """A full game that agrees with all a seat knows, what is hidden from it dealt anew."""
        return views.imagine(self, seat, rng)

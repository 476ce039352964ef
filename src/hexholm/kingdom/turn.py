"""Kingdom Builder: the position and the turn (rules B-1 to B-3 and B-6)."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, cast

from hexholm.board import Board
from hexholm.fields import clearing, copying
from hexholm.game import END, Action, Event, Game, Options, SaveError
from hexholm.hexes import Hexset, neighbours
from hexholm.kingdom import oneline, reasons, registry, scoring
from hexholm.kingdom import views as seeing
from hexholm.kingdom.finding import find_boxes
from hexholm.kingdom.inplay import InPlay, in_play
from hexholm.kingdom.kinds import Task
from hexholm.kingdom.mechanisms import camps, deck, figures, pieces, tiles
from hexholm.kingdom.mechanisms.building import Reaction
from hexholm.kingdom.mechanisms.deck import BUILDS
from hexholm.kingdom.registry import ACTIONS, CAMPS, FIELDS, TREASURES, used_as
from hexholm.kingdom.registry import USES as _USE
from hexholm.kingdom.setup import Setup, terrain_cards
from hexholm.piles import draw_card
from hexholm.streams import Seed

find_boxes()
_SLOTS: Final = sorted(
    {field.name for field in FIELDS if field.holds}
    - {slot for kind in Game.__mro__ for slot in getattr(kind, "__slots__", ())}
)


class _Later:
    """A field of a box that was added when the class had its slots already."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, g: Any, kind: Any = None) -> Any:
        return g._later[self.name]

    def __set__(self, g: Any, value: Any) -> None:
        if not hasattr(g, "_later"):
            g._later = {}
        g._later[self.name] = value


class KingdomBuilder(Game):
    """A game of Kingdom Builder. Seat 0 is the start player; lists go by seat."""

    __slots__ = ("_later", *_SLOTS)
    name = "kingdom-builder"
    verbs = reasons.VERBS
    actions = ACTIONS
    """Every extra action by its name."""
    camps = CAMPS
    """Every nomad tile."""
    treasures = TREASURES
    """Those that are nothing but gold."""
    used_as = staticmethod(used_as)

    board: Board
    setup: Setup
    in_play: InPlay
    """What this set-up brings into play."""
    active: int
    """The seat whose turn it is; another one may have to decide (`player`)."""
    settlements: list[Hexset]
    """Settlements, and the pieces that count as such (A-12)."""
    pieces: dict[str, tuple[Hexset, ...]]
    """By kind and seat: pieces that count as settlements."""
    supply: list[int]
    gold: list[int]
    """Gold collected during play."""
    earned: dict[str, tuple[int, ...]]
    """By card and seat: how much of it a card has paid."""
    hands: list[tuple[str, ...]]
    """Terrain cards in hand."""
    card: str
    """The card terrain of this turn; empty while it is to be chosen, and without a card."""
    taken: list[Hexset]
    """Location hexes from which a tile was ever taken; after the seats those that lack one, or two,
    though nobody took it (an edited position)."""
    held: list[Hexset]
    """Location hexes whose tile is held; beyond the board for tiles of an edited position that come
    from none."""
    ready: list[Hexset]
    """Of the held ones, those that can still be used this turn."""
    fresh: list[Hexset]
    """Of the held ones, those taken this turn."""
    nomads: list[tuple[str, ...]]
    """Nomad tiles for this turn (or the next, when it is another player's)."""
    new_nomads: list[tuple[str, ...]]
    """Nomad tiles taken in the owner's turn now."""
    owed: list[tuple[str, ...]]
    """The kinds of the pieces owed to the next turn; settlements come first."""
    numbers: list[int]
    """What the number tiles held are worth."""
    marks: list[int]
    """Rows marked, one bit per row."""
    walls: Hexset
    scouts: Hexset
    """The scouts of the seat whose turn it is."""
    deck: dict[str, int]
    discards: dict[str, int]
    removed: dict[str, int]
    """Terrain cards in the draw pile, on the discard pile and out of the game, by name."""
    next_cards: tuple[str, ...]
    """Cards of the draw pile that come first, if an edited position says so."""
    left: int
    """Settlements of the supply that the mandatory action still demands."""
    due: tuple[str, ...]
    """The kinds of the pieces owed to this turn's mandatory action besides (M-temple)."""
    begun: bool
    """Whether its first settlement is built."""
    built: bool
    """Whether anyone has built in this round."""
    loose: bool
    """Whether the next settlement doesn't have to touch the mover's own."""
    spent: tuple[str, ...]
    """Actions without a tile of their own that were used this turn."""
    extra_cards: int
    """Cards that are drawn at the end of this turn besides."""
    line: Hexset
    """Settlements of this turn's mandatory action, where a card looks at them."""
    emptied: tuple[int, ...]
    """Who has just taken the last tile of a hex."""
    last_round: bool
    silo_step: bool
    """The last turn is over, and the silos are used."""
    # derived:
    fixed: list[Hexset]
    """Pieces that no move may lift (A-12c)."""
    blocked: Hexset
    """Hexes next to pieces that let nobody come there."""
    free: Hexset
    """Hexes without piece or wall that aren't blocked; a lifted settlement has left its hex."""
    card_hexes: Hexset
    """The hexes of the card terrain; none without a card."""
    near: list[Hexset]
    """Hexes next to own settlements and scouts; a lifted settlement gives no adjacency."""
    stocked: Hexset
    """Location and nomad hexes with a tile left."""

    @classmethod
    def dealt(cls, setup: Setup, seed: Seed) -> Self:
        """The first turn of a set-up: everybody has a card."""
        game = cls.blank(setup, seed)
        for seat in range(setup.players):
            deck.draw(game, seat)
        game._begin_turn(0)
        game._begin(edited=False)
        return game

    @classmethod
    def blank(cls, setup: Setup, seed: Seed) -> Self:
        """The table before any card is dealt."""
        game = cls.__new__(cls)
        game.setup, game.seed, game.board = setup, seed, setup.board
        cls._clear(game, setup)
        game.deck, game.removed = terrain_cards(setup)
        game.discards = dict.fromkeys(game.deck, 0)
        game.in_play = in_play(setup, game.board)
        game.free = game.board.grid.all
        game.stocked = game.board.sites | sum(game.in_play.camps)
        game.events, game._earned = [], {}
        return game

    _clear: ClassVar[Any]
    _end: ClassVar[Any]

    if TYPE_CHECKING:

        def copy(self) -> Self:
            """An independent game in the same position."""
    else:
        copy = copying(FIELDS, "self.in_play.is_base")

    _refuse = reasons.refuse
    contributions = scoring.contributions
    position = seeing.position
    text = oneline.write
    view = seeing.view
    views = seeing.views
    imagine = seeing.imagine

    @property
    def own(self) -> Hexset:
        """What counts as the mover's settlements on the board now, scouts included (A-42)."""
        seat = self.mover
        if self.scouts and seat == self.active:
            return self.settlements[seat] | self.scouts
        return self.settlements[seat]

    @property
    def rivals(self) -> Hexset:
        """The settlements of all others."""
        found, mover = 0, self.mover
        for seat, own in enumerate(self.settlements):
            if seat != mover:
                found |= own
        return found

    def movable(self, seat: int) -> Hexset:
        """What moves may lift of a seat's: its settlements, and maybe other pieces (A-12c)."""
        return self.settlements[seat] & ~self.fixed[seat]

    def houses(self, seat: int) -> Hexset:
        """A seat's settlements without the pieces that count as such (A-12)."""
        found = self.settlements[seat]
        for by_seat in self.pieces.values():
            found &= ~by_seat[seat]
        return found

    @property
    def empty(self) -> Hexset:
        """Hexes without a piece or wall, blocked or not."""
        return self.board.grid.all & ~self._occupied()

    @property
    def has_more(self) -> bool:
        """Whether the position holds anything the base game doesn't have."""
        edited = len(self.taken) > self.seats or any(s & ~self.board.sites for s in self.held)
        return edited or any(field.is_filled(self) for field in FIELDS if field.is_more)

    def holds_pair(self, seat: int, location: str) -> bool:
        """Whether a seat has the bonus tile of a location ready (M-bonus)."""
        held = self.held[seat] & self.board.locations.get(location, 0) & ~self.fresh[seat]
        return tiles.is_pair(held)

    def _decide(self) -> Options:
        grid, seat = self.board.grid, self.player
        if seat is None:
            return Options(grid, ())
        if self.tasks:
            task = self.tasks[-1]
            hexes, more = ACTIONS[task.by].offer(self, task)
            if self.nomads[seat]:
                more = (*more, *self._interrupts(seat))
            return Options(grid, hexes, more)
        builds: tuple[tuple[str, Hexset], ...] = ()
        if self.left or self.due:
            eligible = self.card_hexes & self.free
            if eligible:
                tight = eligible & self.near[seat] or eligible  # B-3.3
                builds = (("build", eligible if self.loose else tight),)
                if self.begun or self.loose:  # B-1.3: nothing may come between
                    more = self._interrupts(seat) if self.nomads[seat] else ()
                    return Options(grid, builds, more)
        others: list[Action] = []
        if not self.card and self.hands[seat]:
            others = [Action("choose", terrain) for terrain in deck.choices(self, seat)]
            if self.begun and (self.left or self.due):
                return Options(grid, (), tuple(others))
        if self.ready[seat] or not self.in_play.is_base:
            others += self._usable(seat)
        if not (self.left or self.due):
            others.append(END)
        return Options(grid, builds, tuple(others))

    def _usable(self, seat: int) -> list[Action]:
        """The extra actions that have anything to act on."""
        found = []
        if ready := self.ready[seat]:
            for name, sites in self.board.locations.items():
                if sites & ready and ACTIONS[name].can(self):
                    found.append(_USE[name])
        play = self.in_play
        if play.is_base:
            return found
        spent = self.spent
        for name in play.everybody:
            if name not in spent and ACTIONS[name].can(self):
                found.append(_USE[name])
        for location, name in play.bonuses:
            if name not in spent and self.holds_pair(seat, location) and ACTIONS[name].can(self):
                found.append(_USE[name])
        if self.nomads[seat]:
            found.extend(_USE[n] for n in camps.actions(self, seat) if ACTIONS[n].can(self))
        return found

    def _interrupts(self, seat: int) -> tuple[Action, ...]:
        """The nomad tiles that may come between what is being done."""
        tiles = dict.fromkeys(self.nomads[seat])
        return tuple(_USE[n] for n in tiles if ACTIONS[n].interrupts and ACTIONS[n].can(self))

    def is_bound(self) -> bool:
        """Whether the adjacency obligation B-3.3 narrows where the next settlement may go."""
        if self.loose:
            return False
        tight = self._placings()
        self.loose = True
        wide = self._placings()
        self.loose = False
        return bool(tight != wide)

    def _placings(self) -> Any:
        if self.tasks:
            task = self.tasks[-1]
            return ACTIONS[task.by].offer(self, task)[0]
        if not (self.left or self.due):
            return 0
        return self.prefer_adjacent(self.card_hexes & self.free)

    def prefer_adjacent(self, hexes: Hexset) -> Hexset:
        """Those next to own settlements, if there are any, else all (B-3.3)."""
        if self.loose:
            return hexes
        return hexes & self.near[self.mover] or hexes

    def _apply(self, action: Action) -> None:
        verb, arg = action
        seat = self.player
        assert seat is not None
        if self.tasks:
            self._apply_to_task(verb, arg)
        elif verb == "build":
            hex_ = self.board.grid.hexes[arg]
            self.begun = True
            self.loose = False
            if self.left:
                self.left -= 1
                self.build(seat, hex_)
                if self.in_play.mandatory:
                    self._add_to_line(seat, hex_)
            else:
                kind, *rest = self.due  # the owed ones come last (A-31b)
                self.due = tuple(rest)
                figures.place(self, kind, seat, hex_)
        elif verb == "use":
            self._use(seat, arg)
        elif verb == "choose":
            deck.choose(self, seat, arg)
        else:
            self._end_turn(seat)
            return
        if not self.in_play.is_base:
            if self.emptied:
                self._wake()
            if self.tasks or self.silo_step or self.player != self.active:
                self._surface()
            if self.player != seat:
                self._shown = True  # what others decided, or could have, stays
        if not (self.card_hexes & self.free and self.supply[self.active]):
            self._settle(self.active)

    def _apply_to_task(self, verb: str, arg: str) -> None:
        task = self.tasks[-1]
        extra = ACTIONS[task.by]
        if verb == "build":
            extra.build(self, task, self.board.grid.hexes[arg])
            self.loose = False
        elif verb == "take":
            extra.take(self, task, self.board.grid.hexes[arg])
        elif verb == "put":
            extra.put(self, task, self.board.grid.hexes[arg])
            self.loose = False
        elif verb == "choose":
            extra.choose(self, task, arg)
        elif verb == "use":
            self._use(task.seat, arg)
        else:
            extra.end(self, task)

    def _use(self, seat: int, name: str) -> None:
        if usable := self.board.locations.get(name, 0) & self.ready[seat]:
            self.ready[seat] ^= usable & -usable
        elif name in self.nomads[seat]:
            camps.spend(self, seat, name)
        elif name in self.in_play.tileless:
            self.spent += (name,)
        ACTIONS[name].begin(self)

    def _add_to_line(self, seat: int, hex_: Hexset) -> None:
        self.line |= hex_
        for look in self.in_play.mandatory:
            look(self, seat, self.line)

    def build(self, seat: int, hex_: Hexset) -> None:
        """Build a settlement from the supply."""
        left = self.supply[seat] - 1
        self.supply[seat] = left
        self.built = True
        if not left:
            self.last_round = True  # B-6.1
        self.settlements[seat] |= hex_
        around = self.board.grid.around[hex_]
        if self.in_play.is_base:  # no card watches: only what else `_arrive` does
            self.near[seat] |= around
            self.free ^= hex_
            if new := around & self.stocked & ~self.taken[seat]:
                tiles.take(self, seat, new)
            return
        self._arrive(seat, hex_, around)
        for look in self.in_play.built:
            look(self, seat, hex_)

    def erect(self, seat: int, hexes: Hexset) -> None:
        """New pieces that count as settlements, but don't come from the supply."""
        self.settlements[seat] |= hexes
        self._arrive(seat, hexes, neighbours(hexes) & self.board.grid.all)
        for look in self.in_play.built:
            look(self, seat, hexes)

    def lift(self, seat: int, hexes: Hexset) -> None:
        """Take a piece in hand: its hex is free, and it gives no adjacency (A-06)."""
        if self.in_play.pieces_move:
            figures.block(self, hexes)
        self.free |= hexes & ~self.blocked
        scouts = self.scouts if seat == self.active else 0
        self.near[seat] = neighbours(self.settlements[seat] ^ hexes | scouts) & self.board.grid.all

    def move(self, seat: int, origin: Hexset, hex_: Hexset) -> None:
        """Set a lifted piece down."""
        around = self.board.grid.around
        self.transfer(seat, origin, hex_, around[origin], around[hex_])
        if self.in_play.pieces_move:
            figures.follow(self, seat, origin, hex_)

    def transfer(
        self, seat: int, origin: Hexset, hexes: Hexset, left: Hexset, reached: Hexset
    ) -> None:
        """A lifted piece moves to other hexes; `left` and `reached` are the hexes around both."""
        self.settlements[seat] ^= origin ^ hexes
        tiles.leave(self, seat, left)  # A-07c: first the loss, then the gain
        self._arrive(seat, hexes, reached)

    def step(self, seat: int, origin: Hexset, hex_: Hexset) -> None:
        """A piece steps to the next hex; only nomad tiles are taken on the way (A-07b)."""
        self.settlements[seat] ^= origin | hex_
        self.clear_free()
        self.clear_near(seat)
        if new := self.board.grid.around[hex_] & self.stocked & self.board.grounds["nomad"]:
            camps.take(self, seat, new)
        for look in self.in_play.arrived:
            look(self, seat, hex_)

    def finish_steps(self, seat: int, origin: Hexset, hex_: Hexset) -> None:
        """A piece that moved step by step has arrived."""
        if hex_ == origin:
            return  # A-06c: its location tiles are neither lost nor taken again
        around = self.board.grid.around
        tiles.leave(self, seat, around[origin])
        if new := around[hex_] & self.stocked & ~self.taken[seat]:
            tiles.take(self, seat, new)

    def remove(self, seat: int, hex_: Hexset) -> None:
        """Take a piece off the board."""
        for kind, by_seat in self.pieces.items():
            if by_seat[seat] & hex_:
                figures.change(self, kind, seat, hex_)
        self.settlements[seat] ^= hex_
        self.clear_free()
        self.clear_near(seat)
        tiles.leave(self, seat, self.board.grid.around[hex_])

    def _arrive(self, seat: int, hexes: Hexset, around: Hexset) -> None:
        """A settlement has come to a free hex: it may take tiles around it."""
        self.near[seat] |= around
        self.free ^= hexes
        if new := around & self.stocked & ~self.taken[seat]:
            tiles.take(self, seat, new)
        for look in self.in_play.arrived:
            look(self, seat, hexes)

    def earn(self, seat: int, card: str, gold: int) -> None:
        """Gold that a card pays during play."""
        now = self.earned.get(card) or (0,) * self.seats
        self.earned[card] = (*now[:seat], now[seat] + gold, *now[seat + 1 :])
        self.collect(seat, card, gold)

    def collect(self, seat: int, source: str, gold: int) -> None:
        """Gold during play, from a card or anything else."""
        self.gold[seat] += gold
        self.events.append(Event("gold", seat, source, amount=gold))

    def clear_free(self) -> None:
        """Recompute which hexes are free."""
        self.free = self.board.grid.all & ~(self._occupied() | self.blocked)

    def _occupied(self) -> Hexset:
        found = self.walls | self.scouts
        for own in self.settlements:
            found |= own
        return found

    def clear_near(self, seat: int) -> None:
        """Recompute which hexes are next to own settlements."""
        scouts = self.scouts if seat == self.active else 0
        self.near[seat] = neighbours(self.settlements[seat] | scouts) & self.board.grid.all

    def _wake(self) -> None:
        """The last tile of a hex was taken: others may react, each trigger in turn (A-21b)."""
        woken: list[Task] = []
        for taker in self.emptied:
            for name, sites in self.in_play.reactions:
                option = cast(Reaction, ACTIONS[name]).own
                own = taker == self.active and self.setup.option(option)
                for after in range(1, self.seats + own):
                    seat = (taker + after) % self.seats
                    number = (self.held[seat] & sites & ~self.fresh[seat]).bit_count()
                    if number:
                        woken.append(Task(name, seat, number))
        self.emptied = ()
        if woken and not self.silo_step:
            # A tile that must be given up is given up first.
            waiting = len(self.tasks)
            while waiting and self.tasks[waiting - 1].by == tiles.GIVE_UP.name:
                waiting -= 1
            self.tasks = (*self.tasks[:waiting], *reversed(woken), *self.tasks[waiting:])

    def _surface(self) -> None:
        """Find the next task; one with nothing left to do ends."""
        while self.tasks:
            task = self.tasks[-1]
            extra = ACTIONS[task.by]
            self.player = self.mover = task.seat
            if not extra.may_stick:
                return
            if not (self.card_hexes & self.free) and not self.silo_step:
                self._settle(self.active)
            if not extra.is_stuck(self, task):
                if extra.asks == "interrupt":
                    self.events.append(Event("asked", task.seat, task.by))
                return
            self.events.append(Event("task-ended", task.seat, task.by))
            extra.end(self, task)
            if self.emptied:
                self._wake()
        if self.silo_step:
            self._finish()
        else:
            self.player = self.mover = self.active

    def _settle(self, seat: int) -> None:
        """Keep a usable card in play; end the mandatory action when it can't go on."""
        if self.silo_step or self.ended:
            return
        if not self.card_hexes & self.free:
            deck.keep_usable(self, seat)  # B-2.2, A-02b
        if not self.hands[seat]:
            self.left = 0  # A-02d
            if self.due:
                figures.owe(self, seat, *self.due)
                self.due = ()
        elif not self.supply[seat]:
            self.left = 0  # B-2.3

    def _end_turn(self, seat: int) -> None:
        self._shown = True
        deck.discard(self, seat)
        card = draw_card(self)
        self.hands[seat] = (card,) if card else ()
        if not self.in_play.is_base:
            self._end_with_boxes(seat)
        tiles.refresh(self)
        self.events.append(Event("turn-ended", seat))
        following = seat + 1
        if following == len(self.supply):
            if self.last_round or not self.built:
                self._begin_silo_step()
                return
            following, self.built = 0, False
        self._begin_turn(following)

    def _end_with_boxes(self, seat: int) -> None:
        """What other boxes do at the end of a turn."""
        more_cards = (self.held[seat] & self.in_play.drawing).bit_count() + self.extra_cards
        for _ in range(more_cards):
            deck.draw(self, seat)
        pieces.dismiss_scouts(self)
        camps.pass_on(self, seat)
        self._end(self, self.setup)

    def _begin_turn(self, seat: int) -> None:
        self.player = self.mover = self.active = seat
        self.left, self.begun, self.loose = BUILDS, False, False
        if self.owed[seat]:
            self.due, self.owed[seat] = self.owed[seat], ()
        deck.reveal(self, seat)
        if not (self.card_hexes & self.free and self.supply[seat]):
            self._settle(seat)

    def _begin_silo_step(self) -> None:
        """After the last turn (B-6.3)."""
        self.silo_step, self.left, self.due = True, 0, ()
        self.card, self.card_hexes, self.loose = "", 0, False
        for begin in self.in_play.finales:
            begin(self)
        self._surface()

    def _finish(self) -> None:
        self.silo_step, self.ended, self.player = False, True, None

    def _resume(self, left: int | None) -> None:
        """Continue from a position that was read, not played; with `left` builds, if given."""
        if self.ended:
            return
        for task in self.tasks:
            self._lift_again(task)
        if not self.silo_step:
            if self.card and self.board.grounds[self.card] & self.free:
                deck.choose(self, self.active, self.card)
            self._settle(self.active)
            if left is not None and self.left:
                self.left = left
        if not self.options:
            raise SaveError("save-nothing-to-do", seat=self.player)

    def _lift_again(self, task: Task) -> None:
        """A piece that was in hand is in hand."""
        if task.lifted and not task.origin:
            self.lift(task.seat, figures.whole(self, task.seat, task.lifted))
        elif task.lifted and self.in_play.pieces_move:
            figures.block(self, task.lifted)

    def shows_hidden(self) -> None:
        """The action being played can't be undone."""
        self._shown = True

    def scores(self) -> list[dict[str, int]]:
        """Gold by card and in total, one dict per seat, as if the game ended now."""
        return [scoring.score(self, seat) for seat in range(self.seats)]


def _make_codecs() -> None:
    """What is made from the table of fields, again whenever a box brings more of them."""
    for field in FIELDS:
        if field.holds and not hasattr(KingdomBuilder, field.name):
            setattr(KingdomBuilder, field.name, _Later(field.name))
    setattr(KingdomBuilder, "copy", copying(FIELDS, "self.in_play.is_base"))  # noqa: B010 # a method that is made
    KingdomBuilder._clear = staticmethod(clearing(FIELDS))
    KingdomBuilder._end = staticmethod(clearing(field for field in FIELDS if field.ends))


registry.watch(_make_codecs)

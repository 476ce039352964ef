"""Winter Kingdom: the position and the turn (rules W-1 to W-18)."""

from typing import Final, Self

from hexholm.fields import clearing, copying
from hexholm.game import END, Action, Event, Game, Options, SaveError
from hexholm.hexes import Hexset, neighbours, within
from hexholm.piles import draw_card
from hexholm.streams import Seed
from hexholm.tasks import Task
from hexholm.winter import oneline, reasons, scoring, views
from hexholm.winter.boards import TERRAINS, Snowflake
from hexholm.winter.box import COMMON, PRICES
from hexholm.winter.fields import FIELDS
from hexholm.winter.inplay import ACTIONS, AGAIN, ALONE, USABLE, USES, WITH_CARDS, Rules
from hexholm.winter.mechanisms.using import LOWER
from hexholm.winter.setup import BUILDS, Setup

AGAIN_COST: Final = 5
"""Coins for using a talent several times in a row."""
SELL, BUY, DONE = "sell", "buy", "done"


class WinterKingdom(Game):
    """A game of Winter Kingdom. Seat 0 is the start player; lists go by seat."""

    __slots__ = tuple(
        field.name for field in FIELDS if field.holds and field.name not in Game.__slots__
    )
    name = "winter-kingdom"
    verbs = reasons.VERBS
    actions = ACTIONS

    board: Snowflake
    setup: Setup
    rules: Rules
    """What economy card and twists change."""
    houses: list[Hexset]
    forts: list[Hexset]
    house_supply: list[int]
    fort_supply: list[int]
    out: list[int]
    out_forts: list[int]
    """Houses and forts that have left the game."""
    coins: list[int]
    hands: list[tuple[str, ...]]
    """The terrain card of each seat."""
    talents: list[tuple[str, ...]]
    """Talents not bought yet, hidden from the others."""
    bought: list[tuple[str, ...]]
    upgraded: list[tuple[str, ...]]
    used: tuple[str, ...]
    """Cards of the mover that were used this turn."""
    fresh: tuple[str, ...]
    """Cards the mover bought this turn."""
    new_lower: tuple[str, ...]
    """Cards the mover upgraded this turn."""
    card: str
    """The terrain of the card that is played; empty without one."""
    terrain: str
    """Where the mandatory action builds: the card terrain, or the one to its right (X2)."""
    left: int
    """Buildings the mandatory action still demands."""
    begun: bool
    built: bool
    """Whether anyone has built in this round."""
    count: int
    """Buildings built in this turn."""
    line: Hexset
    """Buildings of this turn's mandatory action."""
    step: str
    """The purchase step: empty before it, then sell, buy, done."""
    deck: dict[str, int]
    discards: dict[str, int]
    next_cards: tuple[str, ...]
    """Cards of the draw pile that come first, if an edited position says so."""
    last_round: bool
    # derived:
    free: Hexset
    """Hexes without a building."""
    open: Hexset
    """Those of them that the twist allows to the mover."""
    suitable: Hexset
    """Where the mover may build, or end a move (W-1)."""

    @classmethod
    def dealt(cls, setup: Setup, seed: Seed) -> Self:
        """The first turn of a set-up."""
        game = cls.blank(setup, seed)
        for seat in range(setup.players):
            game._draw(seat)
        game._begin_turn(0)
        game._begin(edited=False)
        return game

    @classmethod
    def blank(cls, setup: Setup, seed: Seed) -> Self:
        """The table before any terrain card is dealt."""
        game = cls.__new__(cls)
        game.setup, game.seed, game.board = setup, seed, setup.board
        _clear(game, setup)
        game.free = game.board.grid.all
        game._look_around()
        game.events, game._earned = [], {}
        return game

    copy = copying(FIELDS)

    # --- what the declarations speak of ------------------------------------------------------

    def buildings(self, seat: int) -> Hexset:
        """A seat's houses and forts."""
        return self.houses[seat] | self.forts[seat]

    @property
    def own(self) -> Hexset:
        """The mover's houses and forts."""
        return self.houses[self.mover] | self.forts[self.mover]

    @property
    def everybody(self) -> Hexset:
        """All buildings."""
        return self.board.grid.all & ~self.free

    def _look_around(self) -> None:
        """Find out which hexes are open to the mover now."""
        self.open = self.free
        for closed in self.rules.closes:
            self.open &= ~closed(self)
        self.suitable = self.board.land & self.open

    def terrain_hexes(self, terrain: str) -> Hexset:
        """The hexes of a terrain where one may build now."""
        return self.board.grounds[terrain] & self.open if terrain else 0

    def right_of(self, terrain: str) -> str:
        """The terrain to the right of another one (T11, X2)."""
        return TERRAINS[(TERRAINS.index(terrain) + 1) % len(TERRAINS)] if terrain else ""

    def houses_on(self, seat: int, hexes: Hexset) -> int:
        """A seat's houses on some hexes; a fort counts as two (W-3)."""
        return (self.houses[seat] & hexes).bit_count() + 2 * (self.forts[seat] & hexes).bit_count()

    def has_lower(self, seat: int, name: str) -> bool:
        """Whether a seat can use the lower action of a card, or what it changes."""
        if name not in self.upgraded[seat]:
            return False
        if name not in self.new_lower:
            return True
        return any(ACTIONS[t.by].frees_new and t.note == name for t in self.tasks[:1])

    def bound(self, hexes: Hexset, *, adjacent: bool) -> Hexset:
        """Those next to own buildings, if there are any, else all (W-2)."""
        return hexes & neighbours(self.own) or hexes if adjacent else hexes

    def can_build(self, seat: int) -> bool:
        """Whether a house or fort is left."""
        return bool(self.house_supply[seat] or self.fort_supply[seat])

    def placings(self, seat: int, hexes: Hexset) -> tuple[tuple[str, Hexset], ...]:
        """Build a house or a fort on one of these."""
        return (
            ("build", hexes if self.house_supply[seat] else 0),
            ("fort", hexes if self.fort_supply[seat] else 0),
        )

    # --- the decision ------------------------------------------------------------------------

    def _decide(self) -> Options:
        grid, seat = self.board.grid, self.player
        if seat is None:
            return Options(grid, ())
        if self.tasks:
            task = self.tasks[-1]
            hexes, others = ACTIONS[task.by].offer(self, task)
            return Options(grid, hexes, others)
        if self.left and not self.step and (land := self.terrain_hexes(self.terrain)):
            reach = self.rules.reach
            near = neighbours(self.own) if reach == 1 else within(self.own, reach)
            placings = self.placings(seat, land & near or land)  # W-2
            if self.begun:
                return Options(grid, placings)  # W-4: nothing may come between
            if self.can_build(seat):
                return Options(grid, placings, tuple(self._uses(seat)))
        uses = [] if self.step else self._uses(seat)
        sells = self.rules.economy.sells and self.step not in (BUY, DONE)  # first of all (W-6)
        takes = (("take", self.buildings(seat)),) if sells else ()
        return Options(grid, takes, (*uses, *self._purchases(seat), END))

    def _uses(self, seat: int) -> list[Action]:
        """The cards that can be used now (W-4, W-5)."""
        found = []
        for name in (COMMON.name, *self.bought[seat]):
            if name not in self.used and name not in self.fresh:
                found += self.uses_of(seat, name)
        upgraded = self.upgraded[seat]
        for name, alone in ALONE.items():
            if name in upgraded and self.has_lower(seat, name) and alone.token not in self.used:
                found += [alone.action] if alone.can(self) else []
        return found

    def uses_of(self, seat: int, name: str) -> list[Action]:
        """The ways in which a card can be used by itself: upper, lower."""
        upper = USES[name]
        found = [upper.action] if upper.act.can(self) else []
        if name in self.upgraded[seat] and self.has_lower(seat, name):
            lower = USES.get(name + LOWER)
            if lower and lower.act.can(self):
                found.append(lower.action)
        return found

    def price(self, name: str, *, upgrade: bool) -> int:
        """What a card costs now."""
        return max(0, PRICES[self.setup.edition][name][upgrade] - self.rules.discount)

    def _purchases(self, seat: int) -> list[Action]:
        """One purchase, upgrade or five-coin use; with a discount more (W-6)."""
        coins, discount = self.coins[seat], self.rules.discount
        if self.step == DONE or (self.step == BUY and not discount):
            return []
        purse = coins + discount  # what costs less than nothing is free
        prices, upgraded = PRICES[self.setup.edition], self.upgraded[seat]
        found = [WITH_CARDS["buy", n] for n in self.talents[seat] if prices[n][0] <= purse]
        found += [
            WITH_CARDS["upgrade", n]
            for n in self.bought[seat]
            if n not in upgraded and prices[n][1] <= purse
        ]
        if coins >= AGAIN_COST and self.step != BUY:
            cards = (COMMON.name, *self.bought[seat])
            found += [WITH_CARDS["repeat", name] for name in cards if self.uses_of(seat, name)]
        return found

    _refuse = reasons.refuse

    # --- what actions do ---------------------------------------------------------------------

    def _apply(self, action: Action) -> None:
        verb, arg = action
        seat = self.player
        assert seat is not None
        hex_ = self.board.grid.hexes.get(arg, 0)
        if verb == "use":
            self._use(arg)
        elif self.tasks:
            task = self.tasks[-1]
            extra = ACTIONS[task.by]
            if verb == "end":
                extra.end(self, task)
            else:
                getattr(extra, verb)(self, task, hex_)
        elif verb in ("build", "fort"):
            self._build_mandatory(seat, hex_, fort=verb == "fort")
        elif verb == "take":
            self.step = SELL
            self._earn(seat, self.houses_on(seat, hex_))
            self.remove(seat, hex_)
        elif verb in ("buy", "upgrade"):
            self._purchase(seat, arg, upgrade=verb == "upgrade")
        elif verb == "repeat":
            self.coins[seat] -= AGAIN_COST
            self.step = DONE
            self.push(Task(AGAIN.name, seat, AGAIN.most(self), note=arg))
        elif any(ending(self, seat) for ending in self.rules.ending):
            self.step = DONE
        else:
            self.finish_turn(seat)
        if self.tasks:
            self._surface()
        if self.begun and self.left and not self._can_go_on():
            self.left = 0  # W-8

    def _surface(self) -> None:
        """A task with nothing left to do ends."""
        while self.tasks and not self.ended:
            task = self.tasks[-1]
            if not ACTIONS[task.by].is_stuck(self, task):
                return
            self.events.append(Event("task-ended", task.seat, task.by))
            ACTIONS[task.by].end(self, task)

    @property
    def demands(self) -> bool:
        """Whether a building of the mandatory action comes next; as long as none is built another
        terrain (X2) or a moved house may make it possible."""
        return bool(self.left) and not self.step and self._can_go_on()

    def _can_go_on(self) -> bool:
        seat = self.mover
        return self.can_build(seat) and bool(self.terrain_hexes(self.terrain))

    def _use(self, name: str) -> None:
        use = USABLE[name]
        if self.tasks:
            ACTIONS[self.tasks[-1].by].use(self, self.tasks[-1])
        else:
            self.used += (use.token,)
        use.begin(self)

    def _build_mandatory(self, seat: int, hex_: Hexset, *, fort: bool) -> None:
        self.left -= 1
        self.begun = True
        self.line |= hex_
        self.erect(seat, hex_, fort=fort)
        economy = self.rules.economy
        if economy.mandatory and (coins := economy.mandatory(self, seat)):
            self._earn(seat, coins)
        for look in self.rules.mandatory:
            look(self, seat, hex_)

    def erect(self, seat: int, hex_: Hexset, *, fort: bool = False, pays: bool = True) -> None:
        """Build a house or fort, and take the coins for it, if such a build pays (W-7, W-7b)."""
        self.free ^= hex_
        if fort:
            self.forts[seat] |= hex_
            self.fort_supply[seat] -= 1
        else:
            self.houses[seat] |= hex_
            self.house_supply[seat] -= 1
        self._look_around()
        self.count += 1
        self.built = True
        if not self.can_build(seat):
            self.last_round = True  # W-10
        for look in self.rules.built:
            look(self, seat, hex_)
        if pays and (is_paid := self.rules.economy.pays) and is_paid(self, seat, hex_):
            self._earn(seat, 2 if fort else 1)

    def _earn(self, seat: int, coins: int) -> None:
        self.coins[seat] += coins
        self.events.append(Event("coins", seat, self.setup.economy, amount=coins))

    def move(self, seat: int, origin: Hexset, hex_: Hexset) -> None:
        """Move a house."""
        self.houses[seat] ^= origin | hex_
        self.free ^= origin | hex_
        self._look_around()

    def remove(self, seat: int, hex_: Hexset) -> None:
        """A house or fort leaves the game."""
        if hex_ & self.houses[seat]:
            self.houses[seat] ^= hex_
            self.out[seat] += 1
        else:
            self.forts[seat] ^= hex_
            self.out_forts[seat] += 1
        self.free |= hex_
        self._look_around()
        self.events.append(Event("removed", seat, "", self.board.grid.names[hex_]))

    def _purchase(self, seat: int, name: str, *, upgrade: bool) -> None:
        self.coins[seat] -= self.price(name, upgrade=upgrade)
        self.step = BUY
        if upgrade:
            self.upgraded[seat] += (name,)
            self.new_lower += (name,)
        else:
            self.talents[seat] = tuple(one for one in self.talents[seat] if one != name)
            self.bought[seat] += (name,)
            self.fresh += (name,)
        self.events.append(Event("upgraded" if upgrade else "bought", seat, name))
        for look in self.rules.acquired:
            look(self, seat, name)

    # --- from turn to turn -------------------------------------------------------------------

    def finish_turn(self, seat: int) -> None:
        """Discard, draw, refresh; the next player begins."""
        self._shown = True
        for card in self.hands[seat]:
            self.discards[card] += 1
        self.hands[seat] = ()
        self._draw(seat)
        self.events.append(Event("turn-ended", seat))
        following = seat + 1
        if following == self.seats:
            if self.last_round or not self.built:
                self.ended, self.player, self.left = True, None, 0
                self.used, self.fresh, self.new_lower = (), (), ()
                return
            following, self.built = 0, False
        self._begin_turn(following)

    def _draw(self, seat: int) -> None:
        """A card whose terrain has no empty hex is discarded and replaced (W-9)."""
        passed = []
        while card := draw_card(self):
            if self.board.grounds[card] & self.free:
                self.hands[seat] = (card,)
                break
            passed.append(card)
        for card in passed:
            self.discards[card] += 1
            self.events.append(Event("card-removed", seat, card))

    def _begin_turn(self, seat: int) -> None:
        self.player = self.mover = seat
        self._look_around()
        hand = self.hands[seat]
        if hand and not self.board.grounds[hand[0]] & self.free:
            self.discards[hand[0]] += 1  # W-9: again when it is shown
            self.hands[seat] = ()
            self._draw(seat)
        self.card = self.terrain = self.hands[seat][0] if self.hands[seat] else ""
        self.left, self.begun, self.count, self.line = BUILDS, False, 0, 0
        self.used, self.fresh, self.new_lower = (), (), ()
        self.step = ""

    def _resume(self) -> None:
        """Go on from a position that was read, not played."""
        self._look_around()
        if self.ended:
            return
        if self.begun and self.left and not self._can_go_on():
            self.left = 0
        if not self.options:
            raise SaveError("save-nothing-to-do", seat=self.player)

    # --- what is known and what it is worth --------------------------------------------------

    scores = scoring.scores
    contributions = scoring.contributions
    text = oneline.write
    position, view, imagine = views.position, views.view, views.imagine
    views = views.views


_clear: Final = clearing(FIELDS)

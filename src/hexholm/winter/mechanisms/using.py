"""Using a talent, once or several times in a row (W-5, W-6); and what twists ask for besides."""

from typing import TYPE_CHECKING, NamedTuple

from hexholm.game import END, FIRST_EDITION, Action
from hexholm.hexes import Hexset, neighbours
from hexholm.tasks import Offer, Task
from hexholm.winter.kinds import ARROW, Extra, Talent
from hexholm.winter.mechanisms.building import Build, Rebuild
from hexholm.winter.mechanisms.moving import Move

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

LOWER = "-2"
"""``use port-2`` is the lower action of the port."""
THEN = "then"
"""The note of a task whose first action is done and whose second may follow."""


class Widen(NamedTuple):
    """An action that only changes another one (G2)."""


class Shift(NamedTuple):
    """X2: the mandatory action builds on the terrain to the right of the card's (W-14)."""


Act = Build | Move | Rebuild | Shift | Widen


class Use(Extra):
    """Using a card: its upper action, or its lower one, or both in a row (W-5)."""

    __slots__ = ("act", "action", "card", "token")

    def __init__(self, card: Talent, act: Build | Move, *, is_lower: bool = False) -> None:
        super().__init__(card.name + LOWER * is_lower, f"talent-{card.name}")
        self.card = card
        self.act = act
        self.action = Action("use", self.name)
        self.token = card.name
        """What is used up for this turn."""

    def can(self, g: "WinterKingdom") -> bool:
        """With a hex to build on, or a house to move."""
        return self.act.can(g)

    def _follow(self, g: "WinterKingdom") -> Act | None:
        """What may come directly after the first action."""
        if self.card.lower is None:
            return g.rules.follow
        if self.card.combine == ARROW and g.has_lower(g.mover, self.card.name):
            return self.card.lower
        return None

    def offer(self, g: "WinterKingdom", task: Task) -> Offer:
        """The first action; when it is done the second one, or the end."""
        if task.note == THEN:
            follow = self._follow(g)
            if isinstance(follow, Move):
                return (("put", follow.reach(g, task.lifted)),), (END,)
            return g.placings(task.seat, task.origin & g.suitable), (END,)
        if isinstance(self.act, Build):
            return g.placings(task.seat, g.bound(self.act.where(g), adjacent=self.act.adjacent)), ()
        if task.lifted:
            return (("put", self.act.reach(g, task.lifted)),), ()
        return (("take", self.act.movable(g)),), ()

    def is_stuck(self, g: "WinterKingdom", task: Task) -> bool:
        """Nothing can follow; the first action was possible when it began."""
        return task.note == THEN and not any(s for _, s in self.offer(g, task)[0])

    def build(self, g: "WinterKingdom", task: Task, hex_: Hexset) -> None:
        """A house, which may move then."""
        super().build(g, task, hex_)
        if task.note != THEN and isinstance(self._follow(g), Move):
            g.push(task._replace(note=THEN, lifted=hex_, origin=hex_))

    def pays(self, g: "WinterKingdom", task: Task) -> bool:
        """Not for what is built after a move (T12)."""
        return task.note != THEN or g.setup.edition == FIRST_EDITION

    def take(self, g: "WinterKingdom", task: Task, hex_: Hexset) -> None:
        """The house to move."""
        g.go_on(task, lifted=hex_)

    def put(self, g: "WinterKingdom", task: Task, hex_: Hexset) -> None:
        """Where it goes."""
        if task.note != THEN and self._follow(g) is not None:
            g.go_on(task, note=THEN, lifted=hex_, origin=task.lifted)
        else:
            g.pop()
        g.move(task.seat, task.lifted, hex_)


class UseAlone(Extra):
    """A lower action with a token of its own, done with one click: `Shift`."""

    __slots__ = ("action", "card", "token")

    def __init__(self, card: Talent) -> None:
        super().__init__(card.name + LOWER, f"talent-{card.name}")
        self.card = card
        self.action = Action("use", self.name)
        self.token = self.name

    def can(self, g: "WinterKingdom") -> bool:
        """Before the first building of the mandatory action."""
        if g.begun or not (g.left and g.card):
            return False
        return bool(g.terrain_hexes(g.right_of(g.card)))

    def begin(self, g: "WinterKingdom") -> None:
        """The terrain of this turn is another one."""
        g.terrain = g.right_of(g.card)


class Again(Extra):
    """Five coins: use one of the mover's cards up to three times in a row (W-6)."""

    __slots__ = ()
    asks = "repeat"

    def most(self, g: "WinterKingdom") -> int:
        """Three times."""
        return 3

    def offer(self, g: "WinterKingdom", task: Task) -> Offer:
        """Another use, or the end."""
        uses = g.uses_of(task.seat, task.note) if task.left else []
        return (), (*uses, END)

    def is_stuck(self, g: "WinterKingdom", task: Task) -> bool:
        """It was used as often as it may be, or can't be used."""
        return len(self.offer(g, task)[1]) == 1

    def use(self, g: "WinterKingdom", task: Task) -> None:
        """Once; the card itself isn't used up."""
        g.go_on(task, left=task.left - 1)


class Study(Again):
    """A card bought or upgraded may be used once, at once."""

    __slots__ = ()
    asks = "study"
    frees_new = True

    def most(self, g: "WinterKingdom") -> int:
        """Once."""
        return 1

    def use(self, g: "WinterKingdom", task: Task) -> None:
        """Where an upgrade may follow, the card isn't used at once again."""
        super().use(g, task)
        if g.rules.discount:
            g.used += (task.note,)


class Guest(Extra):
    """An extra building next to one of the mover's."""

    __slots__ = ()
    asks = "guest"

    def offer(self, g: "WinterKingdom", task: Task) -> Offer:
        """Any suitable hex next to one of the seat's buildings, or nothing."""
        return g.placings(task.seat, g.suitable & neighbours(g.own)), (END,)

    def is_stuck(self, g: "WinterKingdom", task: Task) -> bool:
        """There is no such hex, or no building."""
        return not any(s for _, s in self.offer(g, task)[0])

    def pays(self, g: "WinterKingdom", task: Task) -> bool:
        """It isn't a talent's (W-7b)."""
        return g.setup.edition == FIRST_EDITION


class Remove(Extra):
    """One of the mover's houses leaves the game, and the turn ends."""

    __slots__ = ()
    asks = "remove"

    def offer(self, g: "WinterKingdom", task: Task) -> Offer:
        """One of the houses."""
        return (("take", g.houses[task.seat]),), ()

    def take(self, g: "WinterKingdom", task: Task, hex_: Hexset) -> None:
        """This one."""
        g.pop()
        g.remove(task.seat, hex_)
        g.finish_turn(task.seat)

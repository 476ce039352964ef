"""The tasks of Winter Kingdom: using a talent, using one thrice, and what twists ask for."""

from typing import TYPE_CHECKING

from hexholm import tasks
from hexholm.game import END, FIRST_EDITION, Action
from hexholm.hexes import Hexset, neighbours
from hexholm.tasks import Offer, Task
from hexholm.winter.acts import Act, Build, Move, Rebuild, Widen, one_step
from hexholm.winter.talents import ARROW, CHOOSE, LOWER, TALENTS, TUNNEL, Talent
from hexholm.winter.twists import LONG_TUNNELS

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

THEN = "then"
"""The note of a task whose first action is done and whose second may follow."""


class Extra(tasks.Extra["WinterKingdom"]):
    """An action of several clicks; wherever a house may be built a fort may be, too (W-3)."""

    __slots__ = ()
    may_stick = True

    def fort(self, g: "WinterKingdom", task: Task, hex_: Hexset) -> None:
        """The player clicked ``fort``."""
        raise NotImplementedError

    def pays(self, g: "WinterKingdom", task: Task) -> bool:
        """Whether what it builds can earn coins: an extra house of a talent does (W-7b)."""
        return True


class Use(Extra):
    """Using a card: its upper action, or its lower one, or both in a row (W-5)."""

    __slots__ = ("act", "action", "card", "is_lower")

    def __init__(self, card: Talent, *, is_lower: bool = False) -> None:
        super().__init__(card.name + LOWER * is_lower, f"talent-{card.name}")
        self.card = card
        self.is_lower = is_lower
        act = card.lower if is_lower else card.upper
        assert isinstance(act, Build | Move)
        self.act: Build | Move = act
        self.action = Action("use", self.name)

    def can(self, g: "WinterKingdom") -> bool:
        """With a hex to build on, or a house to move."""
        return self.act.can(g)

    def _follow(self, g: "WinterKingdom") -> Act | None:
        """What may come directly after the first action."""
        if self.card is TUNNEL:
            return Move(one_step) if LONG_TUNNELS in g.setup.twists else None
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
        """A house."""
        if task.note != THEN and isinstance(self._follow(g), Move):
            g.go_on(task, note=THEN, lifted=hex_, origin=hex_)
        else:
            g.pop()
        g.erect(task.seat, hex_, pays=self.pays(g, task))

    def fort(self, g: "WinterKingdom", task: Task, hex_: Hexset) -> None:
        """A fort: it never moves."""
        g.pop()
        g.erect(task.seat, hex_, fort=True, pays=self.pays(g, task))

    def pays(self, g: "WinterKingdom", task: Task) -> bool:
        """But for the caravan, which builds after a move."""
        return task.note != THEN or g.setup.edition == FIRST_EDITION

    def take(self, g: "WinterKingdom", task: Task, hex_: Hexset) -> None:
        """The house that is to be moved."""
        g.go_on(task, lifted=hex_)

    def put(self, g: "WinterKingdom", task: Task, hex_: Hexset) -> None:
        """Where it goes."""
        if task.note != THEN and self._follow(g) is not None:
            g.go_on(task, note=THEN, lifted=hex_, origin=task.lifted)
        else:
            g.pop()
        g.move(task.seat, task.lifted, hex_)


class Again(Extra):
    """Five coins: use one own card up to three times in a row (W-6)."""

    __slots__ = ()
    asks = "repeat"

    def offer(self, g: "WinterKingdom", task: Task) -> Offer:
        """Another use, or the end."""
        uses = g.uses_of(task.seat, task.note) if task.left else []
        return (), (*uses, END)

    def is_stuck(self, g: "WinterKingdom", task: Task) -> bool:
        """It was used as often as it may be, or cannot be used."""
        return len(self.offer(g, task)[1]) == 1


class Study(Again):
    """Quick study: a card bought or upgraded may be used once, at once."""

    __slots__ = ()
    asks = "study"


class Guest(Extra):
    """Hospitality: an extra building next to an own one."""

    __slots__ = ()
    asks = "guest"

    def offer(self, g: "WinterKingdom", task: Task) -> Offer:
        """Any suitable hex next to an own building, or nothing."""
        return g.placings(task.seat, g.suitable & neighbours(g.own)), (END,)

    def is_stuck(self, g: "WinterKingdom", task: Task) -> bool:
        """There is no such hex, or no building."""
        return not any(s for _, s in self.offer(g, task)[0])

    def build(self, g: "WinterKingdom", task: Task, hex_: Hexset) -> None:
        """A house."""
        g.pop()
        g.erect(task.seat, hex_, pays=self.pays(g, task))

    def fort(self, g: "WinterKingdom", task: Task, hex_: Hexset) -> None:
        """A fort."""
        g.pop()
        g.erect(task.seat, hex_, fort=True, pays=self.pays(g, task))

    def pays(self, g: "WinterKingdom", task: Task) -> bool:
        """A guest is no talent's."""
        return g.setup.edition == FIRST_EDITION


class Remove(Extra):
    """Overreach: one own house leaves the game, and the turn ends."""

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


_CARDS = (*TALENTS.values(), TUNNEL)
USES: dict[str, Use] = {card.name: Use(card) for card in _CARDS} | {
    card.name + LOWER: Use(card, is_lower=True)
    for card in _CARDS
    if card.combine == CHOOSE and card.lower and not isinstance(card.lower, Widen | Rebuild)
}
"""Everything that is used by ``use``, but for the crossroads' lower action."""
CROSSROADS_2 = "crossroads" + LOWER
ACTIONS: dict[str, Extra] = {
    **USES,
    "again": Again("again", "W-6"),
    "study": Study("study", "twist-quick-study"),
    "guest": Guest("guest", "twist-hospitality"),
    "remove": Remove("remove", "twist-overreach"),
}
"""Everything a task can be about."""

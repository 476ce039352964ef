"""Pieces besides the settlements: warriors, wagons, ships, city halls, walls and scouts.

Warriors, wagons, ships and the hexes of a city hall count as settlements of their owner (A-12), so
they are among `g.settlements`; `g.pieces` says which hexes they are.
"""

from typing import TYPE_CHECKING, Final

from hexholm.game import END
from hexholm.hexes import DIRECTIONS, Hexset, neighbours, step
from hexholm.kingdom.kinds import Extra, Offer, Task, Where
from hexholm.kingdom.stepping import next_steps

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

WARRIOR: Final = "warrior"
WARRIORS: Final = 2
"""The warriors of a player."""
CITY_HALL: Final = "city-hall"
WALLS: Final = 25
"""The stone walls there are."""
SCOUTS: Final = 2
"""The scouts there are, for all players together."""


def placed(g: "KingdomBuilder", kind: str, seat: int) -> Hexset:
    """A seat's pieces of a kind on the board."""
    return g.pieces[kind][seat] if kind in g.pieces else 0


def change(g: "KingdomBuilder", kind: str, seat: int, hexes: Hexset) -> None:
    """Put these pieces of a kind on the board, or take them off, where they stand already."""
    now = g.pieces.get(kind) or (0,) * g.seats
    g.pieces[kind] = (*now[:seat], now[seat] ^ hexes, *now[seat + 1 :])
    g.others[seat] ^= hexes
    if kind == WARRIOR:
        g.blocked = ring(g.pieces[WARRIOR]) & g.board.grid.all


def ring(warriors: tuple[Hexset, ...]) -> Hexset:
    """The hexes next to warriors: nobody may build there or move there (X-warrior)."""
    everybody = 0
    for own in warriors:
        everybody |= own
    return neighbours(everybody)


class Pieces(Extra):
    """Place a piece next to own settlements if possible, or take one back (X-warrior)."""

    __slots__ = ("kind", "number", "where")
    asks = "place"

    def __init__(self, name: str, kind: str, number: int, where: Where, rule: str) -> None:
        super().__init__(name, rule)
        self.kind = kind
        self.number = number
        self.where = where

    def can(self, g: "KingdomBuilder") -> bool:
        """With a piece to place or to take back."""
        return bool(placed(g, self.kind, g.mover) or self.where(g) & g.free)

    def land(self, g: "KingdomBuilder", task: Task) -> Hexset:
        """Its ground."""
        return self.where(g)

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        """Place one, or take one back."""
        own = placed(g, self.kind, task.seat)
        build = 0
        if own.bit_count() < self.number:
            build = g.prefer_adjacent(self.where(g) & g.free)
        return (("build", build), ("take", own)), ()

    def build(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        """Place it: that counts as building (A-12c)."""
        g.pop()
        change(g, self.kind, task.seat, hex_)
        g.erect(task.seat, hex_)
        if self.kind == WARRIOR:
            g.clear_free()

    def take(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        """Take it back."""
        g.pop()
        g.remove(task.seat, hex_)


class Vehicle(Pieces):
    """A piece that is placed, moved by some steps, or taken back (X-wagon, X-ship)."""

    __slots__ = ("steps",)
    may_stick = True

    def __init__(self, name: str, kind: str, where: Where, steps: int, rule: str) -> None:
        super().__init__(name, kind, 1, where, rule)
        self.steps = steps

    def most(self, g: "KingdomBuilder") -> int:
        """All steps."""
        return self.steps

    def fault(self, g: "KingdomBuilder", task: Task) -> str:
        """What is on its way is the piece on the board, and it came from somewhere."""
        own = placed(g, self.kind, task.seat)
        if task.lifted != own or bool(task.origin) != bool(own):
            return f"lifted is where the {self.kind} stands, from where it came from"
        if not own and task.left < self.steps:
            return f"the {self.kind} is not on the board"
        return super().fault(g, task)

    def begin(self, g: "KingdomBuilder") -> None:
        """On the board it can set out."""
        own = placed(g, self.kind, g.mover)
        g.push(Task(self.name, g.mover, self.steps, lifted=own, origin=own))

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        """Place it, or a step, or take it back before the first step."""
        if not task.lifted:
            return super().offer(g, task)
        puts = next_steps(g, task, self.where(g)) if task.left else 0
        if task.left == self.steps:
            return (("put", puts), ("take", task.lifted)), ()
        return (("put", puts),), (END,)

    def is_stuck(self, g: "KingdomBuilder", task: Task) -> bool:
        """On its way without a further step."""
        return task.left < self.steps and not self.offer(g, task)[0][0][1]

    def put(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        """One step."""
        g.go_on(task, left=task.left - 1, lifted=hex_)
        change(g, self.kind, task.seat, task.lifted | hex_)
        g.step(task.seat, task.lifted, hex_)

    def end(self, g: "KingdomBuilder", task: Task) -> None:
        """It has arrived."""
        g.pop()
        if task.lifted:
            g.finish_steps(task.seat, task.origin, task.lifted)


class CityHall(Extra):
    """Once a game: seven empty hexes at once, next to an own settlement (X-cityhall)."""

    __slots__ = ()
    binds = False
    asks = "place"

    def can(self, g: "KingdomBuilder") -> bool:
        """If it is not built yet and there is a place."""
        return not placed(g, CITY_HALL, g.mover) and bool(self._centres(g))

    def _centres(self, g: "KingdomBuilder") -> Hexset:
        free = g.free & g.board.buildable
        near = g.near[g.mover] & free
        if not near:
            return 0
        centres, beside = free, near
        for direction in DIRECTIONS:
            centres &= step(free, direction)
            beside |= step(near, direction)
        return centres & beside

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        """Its centre."""
        return (("build", self._centres(g)),), ()

    def land(self, g: "KingdomBuilder", task: Task) -> Hexset:
        """Buildable hexes, all seven of them."""
        return g.board.buildable

    def build(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        """All seven hexes at once (A-12b)."""
        g.pop()
        hexes = hex_ | g.board.grid.around[hex_]
        change(g, CITY_HALL, task.seat, hexes)
        g.erect(task.seat, hexes)


class Walls(Extra):
    """Place stone walls next to own settlements: they block their hexes for good (N-quarry)."""

    __slots__ = ("count", "where")
    binds = False
    asks = "wall"
    may_stick = True

    def __init__(self, name: str, where: Where, count: int, rule: str) -> None:
        super().__init__(name, rule)
        self.where = where
        self.count = count

    def _hexes(self, g: "KingdomBuilder") -> Hexset:
        return self.where(g) & g.free & g.near[g.mover] if g.walls.bit_count() < WALLS else 0

    def can(self, g: "KingdomBuilder") -> bool:
        """With a wall and a hex for it."""
        return bool(self._hexes(g))

    def most(self, g: "KingdomBuilder") -> int:
        """So many walls."""
        return self.count

    def begin(self, g: "KingdomBuilder") -> None:
        """Up to two."""
        g.push(Task(self.name, g.mover, self.count))

    def land(self, g: "KingdomBuilder", task: Task) -> Hexset:
        """Its ground."""
        return self.where(g)

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        """A wall; after the first one it may end."""
        return (("build", self._hexes(g)),), (END,) if task.left < self.count else ()

    def is_stuck(self, g: "KingdomBuilder", task: Task) -> bool:
        """No hex for another wall."""
        return not self._hexes(g)

    def build(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        """A wall."""
        g.count_down(task)
        g.walls |= hex_
        g.free &= ~hex_


class Scouts(Extra):
    """Place the scouts: for this turn they count as own settlements (H-scouts, A-42)."""

    __slots__ = ()
    may_wait = False
    binds = False
    asks = "place"
    may_stick = True

    def _land(self, g: "KingdomBuilder") -> Hexset:
        grounds = g.board.grounds
        return g.board.buildable | grounds["water"] | grounds["mountain"]

    def can(self, g: "KingdomBuilder") -> bool:
        """With a place next to an own settlement, scouts on the board aside."""
        return bool(self._land(g) & g.free & neighbours(g.settlements[g.mover]))

    def most(self, g: "KingdomBuilder") -> int:
        """Those that are not on the board yet."""
        return SCOUTS - g.scouts.bit_count()

    def begin(self, g: "KingdomBuilder") -> None:
        """Scouts on the board are placed anew (bazaar)."""
        dismiss_scouts(g)
        g.push(Task(self.name, g.mover, SCOUTS))

    def land(self, g: "KingdomBuilder", task: Task) -> Hexset:
        """Buildable hexes, water and mountains."""
        return self._land(g)

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        """The next scout."""
        return (("build", self._land(g) & g.free & g.near[task.seat]),), ()

    def build(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        """A scout: no tile, no gold, but adjacency."""
        g.count_down(task)
        g.scouts |= hex_
        g.free &= ~hex_
        g.near[task.seat] |= g.board.grid.around[hex_]


def dismiss_scouts(g: "KingdomBuilder") -> None:
    """The scouts leave the board."""
    if g.scouts:
        g.scouts = 0
        g.clear_free()
        g.clear_near(g.active)

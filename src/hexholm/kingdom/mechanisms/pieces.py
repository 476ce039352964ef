"""Placing, moving and taking back what isn't a settlement: `figures`, walls and scouts."""

from typing import TYPE_CHECKING, Any, Final

from hexholm.fields import NOTHING, Field, in_stock
from hexholm.game import END, FIRST_EDITION, Data
from hexholm.hexes import DIRECTIONS, Hexset, neighbours, step
from hexholm.kingdom.kinds import Extra, Offer, Piece, Task, Where
from hexholm.kingdom.mechanisms.figures import (
    centre,
    change,
    hexes_field,
    in_hand,
    owed,
    place,
    placed,
)
from hexholm.kingdom.mechanisms.stepping import next_steps
from hexholm.texts import say

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

WALLS: Final = 25
"""The stone walls there are."""
SCOUTS: Final = 2
"""The scouts there are, for all players together."""


class Pieces(Extra):
    """Place a piece next to own settlements if possible, or take one back (X-warrior)."""

    asks = "place"

    def __init__(self, name: str, piece: Piece, where: Where, rule: str = "") -> None:
        super().__init__(name, rule or piece.rule)
        self.kind = piece.kind
        self.number = piece.number
        self.where = where

    def can(self, g: "KingdomBuilder") -> bool:
        return bool(placed(g, self.kind, g.mover) or self._hexes(g))

    def _hexes(self, g: "KingdomBuilder") -> Hexset:
        """Where one that is left can be placed."""
        used = placed(g, self.kind, g.mover).bit_count() + owed(g, self.kind, g.mover)
        return self.where(g) & g.free if used < self.number else 0

    def land(self, g: "KingdomBuilder", task: Task) -> Hexset:
        return self.where(g)

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        build = g.prefer_adjacent(self._hexes(g))
        return (("build", build), ("take", placed(g, self.kind, task.seat))), ()

    def build(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        g.pop()
        place(g, self.kind, task.seat, hex_)

    def take(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        g.pop()
        g.remove(task.seat, hex_)


class Vehicle(Pieces):
    """A piece that is placed, moved by some steps, or taken back (X-wagon, X-ship)."""

    may_stick = True

    def __init__(self, name: str, piece: Piece, where: Where, steps: int, rule: str = "") -> None:
        super().__init__(name, piece, where, rule)
        self.steps = steps

    def most(self, g: "KingdomBuilder") -> int:
        return self.steps

    def fault(self, g: "KingdomBuilder", task: Task) -> str:
        own = placed(g, self.kind, task.seat)
        if task.lifted != own or bool(task.origin) != bool(own):
            return say("fault-on-its-way", piece=self.kind)
        if not own and task.left < self.steps:
            return say("fault-not-placed", piece=self.kind)
        return super().fault(g, task)

    def begin(self, g: "KingdomBuilder") -> None:
        own = placed(g, self.kind, g.mover)
        g.push(Task(self.name, g.mover, self.steps, lifted=own, origin=own))

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        if not task.lifted:
            return super().offer(g, task)
        puts = next_steps(g, task, self.where(g)) if task.left else 0
        if task.left == self.steps:
            return (("put", puts), ("take", task.lifted)), ()
        return (("put", puts),), (END,)

    def is_stuck(self, g: "KingdomBuilder", task: Task) -> bool:
        return task.left < self.steps and not self.offer(g, task)[0][0][1]

    def put(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        g.go_on(task, left=task.left - 1, lifted=hex_)
        change(g, self.kind, task.seat, task.lifted | hex_)
        g.step(task.seat, task.lifted, hex_)

    def end(self, g: "KingdomBuilder", task: Task) -> None:
        g.pop()
        if task.lifted:
            g.finish_steps(task.seat, task.origin, task.lifted)


class LargePiece(Extra):
    """Once per game: seven empty hexes at once, next to one of the seat's settlements (X-cityhall).

    Used a second time in that turn it is placed again somewhere else (H-bazaar-b); `lifted` is then
    the centre of the old place.
    """

    binds = False
    asks = "place"
    number = 1

    def __init__(self, name: str, piece: Piece, rule: str = "") -> None:
        super().__init__(name, rule or piece.rule)
        self.kind = piece.kind

    def is_used_up(self, g: "KingdomBuilder", seat: int) -> bool:
        return bool(placed(g, self.kind, seat))

    def can(self, g: "KingdomBuilder") -> bool:
        return not placed(g, self.kind, g.mover) and bool(self._centres(g))

    def can_again(self, g: "KingdomBuilder") -> bool:
        old = placed(g, self.kind, g.mover)
        if not old or g.setup.edition == FIRST_EDITION:
            return False
        with in_hand(g, g.mover, old):
            return bool(self._centres(g) & ~centre(old))

    def begin_again(self, g: "KingdomBuilder") -> None:
        old = placed(g, self.kind, g.mover)
        g.push(Task(self.name, g.mover, lifted=centre(old)))
        g.lift(g.mover, old)

    def fault(self, g: "KingdomBuilder", task: Task) -> str:
        old = placed(g, self.kind, task.seat)
        if task.lifted != (centre(old) if old else 0):
            return say("fault-centre", piece=self.kind)
        return super().fault(g, task)

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
        return (("build", self._centres(g) & ~task.lifted),), ()

    def land(self, g: "KingdomBuilder", task: Task) -> Hexset:
        return g.board.buildable

    def build(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        """All seven hexes at once (A-12b); placed again it has moved."""
        g.pop()
        grid = g.board.grid
        old, hexes = placed(g, self.kind, task.seat), hex_ | grid.around[hex_]
        change(g, self.kind, task.seat, old ^ hexes)
        if old:
            g.transfer(task.seat, old, hexes, neighbours(old), neighbours(hexes) & grid.all)
        else:
            g.erect(task.seat, hexes)


def _walls_left(g: "KingdomBuilder", seat: int) -> Any:
    here = (g.actions[name] for name in g.board.locations)
    return WALLS - g.walls.bit_count() if any(isinstance(e, Walls) for e in here) else NOTHING


def _wall_stock(g: "KingdomBuilder", seat: int) -> Data | None:
    left = _walls_left(g, seat)
    if left is NOTHING:
        return None
    return in_stock(Walls.kind, left, "piece-wall", ("player-walls", {"n": left}))


class Walls(Extra):
    """Place stone walls next to own settlements: they block their hexes for good (N-quarry)."""

    binds = False
    asks = "wall"
    kind = "wall"
    may_stick = True
    fields = (
        hexes_field("walls", WALLS, order=20, piece="wall", stock=_wall_stock),
        Field(
            name="walls_left", holds="", place="view", write=_walls_left, order=90, is_always=True
        ),
    )

    def __init__(self, name: str, where: Where, count: int, rule: str) -> None:
        super().__init__(name, rule)
        self.where = where
        self.count = count

    def _hexes(self, g: "KingdomBuilder") -> Hexset:
        return self.where(g) & g.free & g.near[g.mover] if g.walls.bit_count() < WALLS else 0

    def can(self, g: "KingdomBuilder") -> bool:
        return bool(self._hexes(g))

    def most(self, g: "KingdomBuilder") -> int:
        return self.count

    def begin(self, g: "KingdomBuilder") -> None:
        g.push(Task(self.name, g.mover, self.count))

    def land(self, g: "KingdomBuilder", task: Task) -> Hexset:
        return self.where(g)

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        return (("build", self._hexes(g)),), (END,) if task.left < self.count else ()

    def is_stuck(self, g: "KingdomBuilder", task: Task) -> bool:
        return not self._hexes(g)

    def build(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        g.count_down(task)
        g.walls |= hex_
        g.free &= ~hex_


class Scouts(Extra):
    """Place the scouts: for this turn they count as own settlements (H-scouts, A-42)."""

    may_wait = False
    binds = False
    asks = "place"
    kind = "scout"
    may_stick = True
    fields = (hexes_field("scouts", SCOUTS, order=21, piece="scout", of_mover=True),)

    def _land(self, g: "KingdomBuilder") -> Hexset:
        grounds = g.board.grounds
        return g.board.buildable | grounds["water"] | grounds["mountain"]

    def can(self, g: "KingdomBuilder") -> bool:
        """With a place next to one of the seat's settlements, scouts on the board aside."""
        return bool(self._land(g) & g.free & neighbours(g.settlements[g.mover]))

    def most(self, g: "KingdomBuilder") -> int:
        return SCOUTS - g.scouts.bit_count()

    def begin(self, g: "KingdomBuilder") -> None:
        """Scouts on the board are placed again (bazaar)."""
        dismiss_scouts(g)
        g.push(Task(self.name, g.mover, SCOUTS))

    def land(self, g: "KingdomBuilder", task: Task) -> Hexset:
        return self._land(g)

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
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

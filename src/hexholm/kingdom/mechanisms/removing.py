"""Taking settlements off the board: to be built later, or back to the supply."""

from typing import TYPE_CHECKING, Literal

from hexholm import editing
from hexholm.fields import Field, Source, in_stock
from hexholm.game import Data, Event, SaveError
from hexholm.hexes import Hexset
from hexholm.kingdom.kinds import Extra, Offer, Task
from hexholm.kingdom.mechanisms.figures import SETTLEMENT, SETTLEMENTS, kind_at, lasting, owe

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder


def _read_owed(g: "KingdomBuilder", source: Source) -> tuple[str, ...]:
    number = source.number()
    if number > SETTLEMENTS:
        raise SaveError("save-settlements", what=source.path, most=SETTLEMENTS)
    return (SETTLEMENT,) * number


def _stock(g: "KingdomBuilder", seat: int) -> Data | None:
    """The pieces owed, with the location that took them."""
    due = g.owed[seat]
    if not due:
        return None
    temple = next((n for n in g.board.locations if isinstance(g.actions[n], Owe)), "")
    says = [_says(kind, due.count(kind)) for kind in dict.fromkeys(due)]
    return in_stock("owed", len(due), f"location-{temple}", *says)


def _says(kind: str, n: int) -> tuple[str, Data]:
    if kind == SETTLEMENT:
        return "player-owed", {"n": n}
    return "player-owed-piece", {"n": n, "piece": kind}


def _fields(name: str, place: Literal["player", "turn"], order: int) -> tuple[Field, Field]:
    """Pieces that are owed: how many settlements, and which others."""
    of_seat = "[seat]" if place == "player" else ""
    kinds = f"g.{name}{of_seat}"

    def read_others(g: "KingdomBuilder", source: Source) -> None:
        valid = sorted(g.in_play.movable)
        for kind in source.list(SETTLEMENTS):
            if kind not in valid:
                told = {"got": repr(kind), "names": ", ".join(valid) or "–"}
                raise SaveError("save-unknown-piece", what=source.path, **told)
        if place == "player":
            g.owed[source.seat] += tuple(source.list())
        else:
            g.due += tuple(source.list())

    return (
        Field(
            name=name,
            holds="seats" if of_seat else "one",
            blank=(),
            place=place,
            write=f"{kinds}.count({SETTLEMENT!r})",
            read=_read_owed,
            stock=_stock if of_seat else None,
            order=order,
            edit=editing.number(editing.said(f"field-{name}"), SETTLEMENTS),
        ),
        Field(
            name=f"{name}_pieces",
            holds="",
            place=place,
            write=f"[kind for kind in {kinds} if kind != {SETTLEMENT!r}]",
            read=read_others,
            order=order + 1,
            words=True,
        ),
    )


class Owe(Extra):
    """Take a settlement off the board; it is owed to the next mandatory action (M-temple)."""

    asks = "take"
    fields = (*_fields("owed", "player", 40), *_fields("due", "turn", 10))

    def can(self, g: "KingdomBuilder") -> bool:
        return bool(g.movable(g.mover))

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        return (("take", g.movable(task.seat)),), ()

    def take(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        g.pop()
        owe(g, task.seat, kind_at(g, task.seat, hex_))
        g.remove(task.seat, hex_)


class Strike(Extra):
    """One settlement of every other player goes back to its supply (N-sword, N-sword-b)."""

    asks = "take"
    may_stick = True

    def can(self, g: "KingdomBuilder") -> bool:
        return any(seat != g.mover and self._pieces(g, seat) for seat in range(g.seats))

    def _pieces(self, g: "KingdomBuilder", seat: int) -> Hexset:
        """All but those that stay for good (A-12)."""
        return g.settlements[seat] & ~lasting(g, seat)

    def _victim(self, g: "KingdomBuilder", task: Task) -> int:
        return (task.seat - task.left) % g.seats

    def most(self, g: "KingdomBuilder") -> int:
        return g.seats - 1

    def begin(self, g: "KingdomBuilder") -> None:
        """One by one, from the left of the mover on."""
        g.push(self._next(g, Task(self.name, g.mover, g.seats - 1)))

    def _next(self, g: "KingdomBuilder", task: Task) -> Task:
        while task.left and not self._pieces(g, self._victim(g, task)):
            task = task._replace(left=task.left - 1)
        return task

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        return (("take", self._pieces(g, self._victim(g, task)) if task.left else 0),), ()

    def take(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        victim = self._victim(g, task)
        after = self._next(g, task._replace(left=task.left - 1))
        g.go_on(after)
        if hex_ & g.houses(victim):
            g.supply[victim] += 1
        g.events.append(Event("removed", victim, self.name, g.board.grid.names[hex_]))
        g.remove(victim, hex_)

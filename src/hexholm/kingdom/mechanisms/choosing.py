"""Actions that begin with a choice: repeating a tile, number tiles, a drawn card, marked rows."""

from typing import TYPE_CHECKING, Any

from hexholm import editing
from hexholm.fields import Field, Source, in_stock, number
from hexholm.game import END, FIRST_EDITION, Action, Data, Event, SaveError
from hexholm.grid import WITH_ISLAND
from hexholm.hexes import Hexset, singles
from hexholm.kingdom.kinds import Extra, Offer, Passive, Task, Where
from hexholm.kingdom.mechanisms import deck
from hexholm.kingdom.mechanisms.building import Build
from hexholm.piles import draw_card
from hexholm.texts import say

if TYPE_CHECKING:
    from hexholm.kingdom.turn import KingdomBuilder

NUMBERS = 18
"""What all number tiles are worth together (H-cathedral-b)."""
AGAIN = "again"
"""What the task of repeated `Numbers` notes until it builds."""
HAND = 3
"""Terrain cards in hand: no fewer can be had, whatever the board."""
FULL_ROW = 4
"""Settlements in a row that let their owner mark it."""


class Repeat(Extra):
    """Use a tile that was used this turn once more (H-bazaar, A-23)."""

    asks = "choose"

    def _names(self, g: "KingdomBuilder") -> list[str]:
        seat = g.mover
        held = g.held[seat] & ~g.fresh[seat]
        used = held & ~g.ready[seat]
        return [
            name
            for name, sites in g.board.locations.items()
            if name != self.name and self._is_repeatable(g, name, sites & held, sites & used)
        ]

    def _is_repeatable(self, g: "KingdomBuilder", name: str, held: Hexset, used: Hexset) -> bool:
        extra = g.actions[name]
        return bool(held) if isinstance(extra, DrawMore) else bool(used) and extra.can_again(g)

    def can(self, g: "KingdomBuilder") -> bool:
        return bool(self._names(g))

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        return (), tuple(Action("choose", name) for name in self._names(g))

    def choose(self, g: "KingdomBuilder", task: Task, choice: str) -> None:
        g.pop()
        g.actions[choice].begin_again(g)


def repeats(g: "KingdomBuilder") -> int:
    """How often an action can be repeated in a turn."""
    return sum(
        sites.bit_count()
        for name, sites in g.board.locations.items()
        if isinstance(g.actions[name], Repeat)
    )


def most_cards(g: "KingdomBuilder") -> int:
    """The most terrain cards anybody can have in hand."""
    return max(HAND, 1 + g.in_play.drawing.bit_count() + repeats(g))


def _read_extra_cards(g: "KingdomBuilder", source: Source) -> int:
    cards = source.number()
    if cards > max(1, repeats(g)):
        raise SaveError("save-extra-cards", got=str(cards))
    return cards


class DrawMore(Passive):
    """A tile that draws one more card at the end of the turn (X-crossroads, A-23c)."""

    fields = (Field(name="extra_cards", place="turn", read=_read_extra_cards, order=13, ends=True),)

    def begin(self, g: "KingdomBuilder") -> None:
        g.extra_cards += 1


class Drawn(Build):
    """Draw a terrain card and build on its terrain (X-fort); of a swamp card on either half."""

    may_stick = True

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, _first_half, _second_half, rule=rule)

    def can(self, g: "KingdomBuilder") -> bool:
        cards = any(g.deck.values()) or any(g.discards.values())
        return bool(g.supply[g.mover]) and cards

    def fault(self, g: "KingdomBuilder", task: Task) -> str:
        return super().fault(g, task) if task.note in g.deck else say("fault-note-card")

    def begin(self, g: "KingdomBuilder") -> None:
        """Draw the card, which is discarded at once."""
        card = draw_card(g)
        g.discards[card] += 1
        g.shows_hidden()
        g.events.append(Event("card-drawn", g.mover, card))
        g.push(Task(self.name, g.mover, note=card))


def _first_half(g: "KingdomBuilder") -> Hexset:
    return g.board.grounds[deck.terrains(g.tasks[-1].note)[0]]


def _second_half(g: "KingdomBuilder") -> Hexset:
    return g.board.grounds[deck.terrains(g.tasks[-1].note)[-1]]


def numbers_field(name: str, most: int, *, art: str = "", **more: Any) -> Field:
    """What something that a player has is worth; all there are together are worth `most`.

    With a symbol (`art`) it is shown beside the player's name, as the message ``player-NAME`` says.
    """

    def stock(g: "KingdomBuilder", seat: int) -> Data | None:
        n = getattr(g, name)[seat]
        return in_stock(name, n, art, (f"player-{name}", {"n": n})) if art and n else None

    def check(g: "KingdomBuilder", source: Source) -> None:
        if sum(getattr(g, name)[: source.seat + 1]) > most:
            raise SaveError("save-worth", what=source.path, most=most)

    edit = editing.number(editing.said(f"field-{name}"), most)
    more |= {"read": number, "check": check, "stock": stock, "edit": edit}
    return Field(name=name, holds="seats", place="player", **more)


class Numbers(Build):
    """Take a number tile, or return some and build as many settlements (H-cathedral)."""

    asks = "numbers"
    choices = ("number",)
    may_stick = True
    fields = (numbers_field("numbers", NUMBERS, order=42, art="number-tile"),)

    def __init__(self, name: str, where: Where, rule: str) -> None:
        super().__init__(name, where, rule=rule)

    def can(self, g: "KingdomBuilder") -> bool:
        return sum(g.numbers) < NUMBERS or self._can_build(g)

    def _can_build(self, g: "KingdomBuilder") -> bool:
        return bool(g.numbers[g.mover]) and super().can(g)

    def can_again(self, g: "KingdomBuilder") -> bool:
        """A second use gives no second tile (H-bazaar-b)."""
        return self.can(g) if g.setup.edition == FIRST_EDITION else self._can_build(g)

    def begin_again(self, g: "KingdomBuilder") -> None:
        g.push(Task(self.name, g.mover, note="" if g.setup.edition == FIRST_EDITION else AGAIN))

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        """Take a tile or build; after a build more of them, or the end."""
        hexes, _ = super().offer(g, task)
        build = hexes if g.numbers[task.seat] else (("build", 0),)
        if task.note == AGAIN:
            return build, ()
        if task.note:
            return build, (END,)
        return build, (Action("choose", "number"),) if sum(g.numbers) < NUMBERS else ()

    def is_stuck(self, g: "KingdomBuilder", task: Task) -> bool:
        return bool(task.note) and not self.offer(g, task)[0][0][1]

    def build(self, g: "KingdomBuilder", task: Task, hex_: Hexset) -> None:
        g.go_on(task, note="build")
        g.numbers[task.seat] -= 1
        g.build(task.seat, hex_)

    def choose(self, g: "KingdomBuilder", task: Task, choice: str) -> None:
        g.pop()
        g.numbers[task.seat] += 1

    def taken(self, g: "KingdomBuilder", seat: int) -> None:
        if sum(g.numbers) < NUMBERS:
            g.numbers[seat] += 1


def marked_rows(g: "KingdomBuilder", seat: int) -> list[str]:
    """The names of the rows that a seat has marked."""
    marks = g.marks[seat]
    return [n for i, n in enumerate(g.board.grid.row_names) if marks >> i & 1] if marks else []


def _rows(g: "KingdomBuilder") -> tuple[str, ...]:
    return tuple(g.board.grid.row_names)


def _mark_stock(g: "KingdomBuilder", seat: int) -> Data | None:
    rows = marked_rows(g, seat)
    told = ("player-marks", {"rows": ", ".join(rows)})
    return in_stock("marks", len(rows), "house", told) if rows else None


def _read_marks(g: "KingdomBuilder", source: Source) -> int:
    rows, marks = g.board.grid.row_names, 0
    for name in source.list(len(rows)):
        if name not in rows:
            raise SaveError("save-row", what=source.path, got=repr(name), names=", ".join(rows))
        marks |= 1 << rows.index(name)
    return marks


class Rows(Extra):
    """Mark rows with settlements of the supply (K-mayors); a choice only where it is short."""

    asks = "choose"
    choices = WITH_ISLAND.row_names
    may_stick = True
    fields = (
        Field(
            name="marks",
            holds="seats",
            place="player",
            write=marked_rows,
            read=_read_marks,
            stock=_mark_stock,
            order=43,
            words=True,
            edit=lambda g, _: editing.some(
                editing.said("field-marks"),
                [{"name": row, "says": editing.said("field-row", row=row)} for row in _rows(g)],
            ),
        ),
    )

    def __init__(self, name: str, card: str, rule: str) -> None:
        super().__init__(name, rule)
        self.card = card
        """The card that the rows are marked for."""

    def offer(self, g: "KingdomBuilder", task: Task) -> Offer:
        if not g.supply[task.seat]:
            return (), ()
        return (), tuple(Action("choose", row) for row in task.note.split(",") if row)

    def fault(self, g: "KingdomBuilder", task: Task) -> str:
        if not set(task.note.split(",")) <= set(g.board.grid.row_names):
            return say("fault-note-rows")
        return super().fault(g, task)

    def choose(self, g: "KingdomBuilder", task: Task, choice: str) -> None:
        rows = [row for row in task.note.split(",") if row != choice]
        g.go_on(task, note=",".join(rows))
        self._mark(g, task.seat, g.board.grid.row_names.index(choice))

    def watch(self, g: "KingdomBuilder", seat: int, hexes: Hexset) -> None:
        """Four own settlements in a row that nobody has marked (A-33b)."""
        grid, own = g.board.grid, g.settlements[seat]
        everybody = 0
        for marks in g.marks:
            everybody |= marks
        found: list[int] = []
        for hex_ in singles(hexes):
            index = grid.row_of(hex_)
            row = own & grid.rows[index]
            if row.bit_count() >= FULL_ROW and not everybody >> index & 1 and index not in found:
                found.append(index)
        if len(found) > g.supply[seat]:
            g.push(Task(self.name, seat, note=",".join(grid.row_names[i] for i in found)))
            return
        for index in found:
            self._mark(g, seat, index)

    def _mark(self, g: "KingdomBuilder", seat: int, index: int) -> None:
        """Set a settlement of the supply beside a row."""
        g.marks[seat] |= 1 << index
        g.supply[seat] -= 1
        g.built = True
        g.last_round |= not g.supply[seat]  # A-05d
        g.events.append(Event("row-marked", seat, self.card, g.board.grid.row_names[index]))

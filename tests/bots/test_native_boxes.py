"""What compiled players do with boxes is legal, and leads where the rules engine says it leads."""

import random
from array import array
from ctypes import Structure, addressof, c_char, c_int32, c_void_p
from itertools import islice
from typing import Any

import pytest

import hexholm
from hexholm.bots.native import Table, actions, fits, library, packing
from hexholm.game import END, Action
from hexholm.grid import WITH_ISLAND
from hexholm.hexes import Hexset
from hexholm.kingdom import KingdomBuilder, turn
from hexholm.kingdom.mechanisms import choosing, deck
from hexholm.kingdom.mechanisms.building import Build, build
from hexholm.kingdom.mechanisms.camps import Kinds

SET = len(packing.hexset_bytes(0))
CLICKS, TURNS = 3_000, 400
VERBS = (
    "build",
    "take",
    "put",
    "use",
    "row",
    "terrain",
    "tile",
    "number",
    "give up",
    "end",
    "drawn",
)
EVERYTHING = ("nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island")


class Record(Structure):
    """As in game.h."""

    _fields_ = (
        ("clicks", c_void_p),
        ("turns", c_void_p),
        ("clicks_room", c_int32),
        ("turns_room", c_int32),
        ("number", c_int32),
        ("ended", c_int32),
    )


class Click(Structure):
    """As in game.h."""

    _fields_ = (("verb", c_int32), ("what", c_int32), ("legal", c_char * SET))


class Written:
    """A game as it was played in C."""

    def __init__(self, game: KingdomBuilder, luck: int, *, wild: bool) -> None:
        compiled = library()
        assert compiled
        self.table = Table(compiled, game)
        clicks, turns = (Click * CLICKS)(), (c_char * (TURNS * packing.POSITION_SIZE))()
        end = (c_char * packing.POSITION_SIZE)()
        record = Record(addressof(clicks), addressof(turns), CLICKS, TURNS, 0, 0)
        start = packing.position_bytes(game, None)
        compiled.native_record(
            self.table.address, start, luck, wild, addressof(record), addressof(end)
        )
        size, self.end = packing.POSITION_SIZE, bytes(end)
        told = bytes(turns)
        self.turns = [told[n * size : (n + 1) * size] for n in range(record.ended)]
        self.clicks = [
            (VERBS[click.verb], click.what, bytes(bytearray(click)[8 : 8 + SET]))
            for click in islice(clicks, record.number)
        ]

    def paid(self, position: bytes, seats: int) -> list[dict[str, int]]:
        """What everything pays each seat."""
        number = len(packing.PAYING)
        paid = array("i", bytes(4 * number * seats))
        self.table.library.native_scores(self.table.address, position, paid.buffer_info()[0])
        rows = [paid[seat * number : (seat + 1) * number].tolist() for seat in range(seats)]
        return [dict(zip(packing.PAYING, row, strict=True)) for row in rows]


def _bytes(s: Hexset) -> bytes:
    return bytes(8) + s.to_bytes(SET - 16, "little") + bytes(8)


HEXES = {packing.hexset_bytes(h): h for h in WITH_ISLAND.names}


class Replay:
    """The same game, played by the rules engine."""

    def __init__(self, game: KingdomBuilder, written: Written) -> None:
        self.game, self.written = game, written
        self.names = {row: name for row, (name, _) in actions.rows_of(game).items()}
        self.cards: list[str] = [
            packing.PILE[what] for verb, what, _ in written.clicks if verb == "drawn"
        ]
        self.turns = iter(written.turns)

    def draw(self, game: Any) -> str:
        """The card that was drawn in C."""
        if not any(game.deck.values()):
            game.deck, game.discards = game.discards, dict.fromkeys(game.deck, 0)
        if not any(game.deck.values()):
            return ""
        card: str = self.cards.pop(0)
        game.deck[card] -= 1
        return card

    def play(self) -> None:
        """Click by click; what can be clicked is the same, and so is every turn's end."""
        game = self.game
        for verb, what, legal in self.written.clicks:
            if verb == "drawn":
                continue
            if verb in ("build", "take", "put"):
                offered = dict(game.options.hexes)[verb]
                assert packing.hexset_bytes(offered) == legal, (verb, game.tasks)
                hex_ = HEXES[_bytes(1 << what)]
                game.play(Action(verb, game.board.grid.names[hex_]))
            elif verb == "use":
                self.use(self.names[what])
            elif verb == "end":
                if not game.silo_step:
                    self.compare(next(self.turns))
                game.play(END)
            else:
                game.play(Action("choose", self.choice(verb, what)))
        assert game.over
        assert not self.cards
        game.active = game.seats - 1
        self.compare(self.written.end)

    def use(self, name: str) -> None:
        """Nomad tiles that come in kinds are used by another name."""
        used = self.game.used_as(name)
        self.game.play(Action("use", used))
        kinds = self.game.actions[used]
        if isinstance(kinds, Kinds) and self.game.tasks and self.game.tasks[-1].by == used:
            choice = next(choice for choice, one in kinds.kinds.items() if one.name == name)
            self.game.play(Action("choose", choice))

    def choice(self, verb: str, what: int) -> str:
        """What is chosen."""
        if verb == "terrain":
            return packing.LANDS[what]
        if verb == "row":
            return self.game.board.grid.row_names[what]
        if verb == "tile":
            return self.names[what]
        if verb == "give up":
            return self.game.tasks[-1].note if what else "ready"
        return "number"

    def compare(self, position: bytes) -> None:
        """The whole position, and what everything pays."""
        game = self.game
        assert position == packing.position_bytes(game, None)
        for mine, paid in zip(game.scores(), self.written.paid(position, game.seats), strict=True):
            del mine["total"]
            assert {name: gold for name, gold in paid.items() if gold} == {
                name: gold for name, gold in mine.items() if gold
            }


def replay(game: KingdomBuilder, luck: int, *, wild: bool) -> Written:
    written = Written(game, luck, wild=wild)
    again = Replay(game, written)
    with pytest.MonkeyPatch.context() as patch:
        for module in (turn, deck, choosing):
            patch.setattr(module, "draw_card", again.draw)
        again.play()
    return written


def dealt(boxes: tuple[str, ...], seed: int) -> KingdomBuilder:
    """A game with these boxes after some turns of players who do anything."""
    rng = random.Random(seed)
    game = hexholm.new_game(players=2 + seed % 4, seed=seed, boxes=("base", *boxes))
    assert isinstance(game, KingdomBuilder)
    for _ in range(rng.choice((0, 0, 6, 20, 35))):
        begun, is_over = game.copy(), False
        while not is_over:
            action = rng.choice(list(game.options))
            is_over = action == END and not game.tasks
            game.play(action)
        if game.over or game.silo_step:
            return begun
    return game


@pytest.mark.parametrize("boxes", [*((box,) for box in EVERYTHING), EVERYTHING])
def test_a_game_with_boxes_goes_as_the_rules_engine_says(boxes: tuple[str, ...]) -> None:
    """Every choice, every position at the end of a turn, what every card pays."""
    for seed in range(6 if len(boxes) == 1 else 20):
        game = dealt(boxes, seed)
        assert fits(game)
        assert replay(game, seed + 1, wild=seed % 3 > 0).clicks


def test_all_that_is_declared_has_a_row_or_is_left_alone() -> None:
    """Quick players never use what is named here; everything else is used in some game."""
    used: set[str] = set()
    seen: set[str] = set()
    for seed in range(80):
        game = dealt(EVERYTHING, 5 * seed)  # from the first turn on, or later
        rows = actions.rows_of(game)
        seen |= {game.used_as(name) for name, row in rows.values() if row.how}
        clicks = Written(game, seed, wild=True).clicks
        used |= {game.used_as(rows[what][0]) for verb, what, _ in clicks if verb == "use"}
    assert len(seen) > 35
    assert seen - used == {"canoe", "crossroads"}  # they act by themselves
    unused = {"quarry", "temple", "temple-bonus", "fountain-bonus", "resettlement", "outpost"}
    kinds = actions.HOWS["unused"]
    assert unused | {"scout-cabin"} == {
        name for name, extra in KingdomBuilder.actions.items() if type(extra) in kinds
    }


def test_an_action_that_c_does_not_know_is_left_to_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """A place that depends on the position, or a mechanism, that has no name in C."""
    game = dealt(("nomads",), 0)
    assert fits(game)
    board = game.board

    class Other(Build):
        """A mechanism of another box."""

    kept = {name: game.actions[name] for name in board.locations}
    name = next(iter(kept))
    by_others = {
        True: build(name, lambda g: g.board.grounds["grass"]),
        False: build("other", lambda g: g.own),
    }
    for does_fit, extra in by_others.items():
        monkeypatch.setitem(game.actions, name, extra)
        assert fits(game) is does_fit
    monkeypatch.setitem(game.actions, name, Other(name, lambda g: g.board.buildable))
    assert not fits(game)

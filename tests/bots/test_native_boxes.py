"""What compiled players do with boxes is legal, and leads where the rules engine says it leads."""

import random
from array import array
from ctypes import addressof, c_char
from functools import partial
from typing import Any

import pytest

import hexholm
from hexholm.bots.native import Table, actions, fits, library, packing
from hexholm.bots.native.clicks import ON_HEXES, Reader, Record
from hexholm.game import END
from hexholm.kingdom import KingdomBuilder, turn
from hexholm.kingdom.mechanisms import choosing, deck
from hexholm.kingdom.mechanisms.building import Build, build

CLICKS, TURNS = 3_000, 400
EVERYTHING = ("nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island")


class Written:
    """A game as it was played in C."""

    def __init__(self, game: KingdomBuilder, luck: int, *, wild: bool) -> None:
        compiled = library()
        assert compiled
        self.table = Table(compiled, game)
        turns = (c_char * (TURNS * packing.POSITION_SIZE))()
        end = (c_char * packing.POSITION_SIZE)()
        record = Record.of(CLICKS, turns, TURNS)
        start = packing.position_bytes(game, None)
        compiled.native_record(
            self.table.address, start, luck, wild, addressof(record), addressof(end)
        )
        size, self.end = packing.POSITION_SIZE, bytes(end)
        told = bytes(turns)
        self.turns = [told[n * size : (n + 1) * size] for n in range(record.ended)]
        self.clicks = record.read()

    def paid(self, position: bytes, seats: int) -> list[dict[str, int]]:
        """What everything pays each seat."""
        number = len(packing.PAYING)
        paid = array("i", bytes(4 * number * seats))
        self.table.library.native_scores(self.table.address, position, paid.buffer_info()[0])
        rows = [paid[seat * number : (seat + 1) * number].tolist() for seat in range(seats)]
        return [dict(zip(packing.PAYING, row, strict=True)) for row in rows]


def _drawn(cards: list[str], game: Any) -> str:
    """The card that was drawn in C."""
    if not any(game.deck.values()):
        game.deck, game.discards = game.discards, dict.fromkeys(game.deck, 0)
    if not any(game.deck.values()):
        return ""
    card = cards.pop(0)
    game.deck[card] -= 1
    return card


class Replay:
    """The same game, played by the rules engine."""

    def __init__(self, game: KingdomBuilder, written: Written) -> None:
        self.game, self.written = game, written
        self.cards: list[str] = [
            packing.PILE[what] for verb, what, _ in written.clicks if verb == "drawn"
        ]
        self.turns = iter(written.turns)

    def play(self) -> None:
        """Click by click; what can be clicked is the same, and so is every turn's end."""
        game, reader = self.game, Reader(self.game)
        for click in self.written.clicks:
            for action in reader.actions(game, [click]):
                if click[0] in ON_HEXES:
                    offered = dict(game.options.hexes)[click[0]]
                    assert packing.hexset_bytes(offered) == click[2], (action, game.tasks)
                elif action == END and not game.silo_step:
                    self.compare(next(self.turns))
                game.play(action)
        assert game.over
        assert not self.cards
        game.active = game.seats - 1
        self.compare(self.written.end)

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
            patch.setattr(module, "draw_card", partial(_drawn, again.cards))
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


@pytest.mark.parametrize("boxes", [("crossroads",), EVERYTHING])
def test_a_turn_that_is_proposed_can_be_played(boxes: tuple[str, ...]) -> None:
    """It is legal, and leads where C says it leads; different ones are proposed."""
    compiled = library()
    assert compiled
    found = 0
    for seed in range(8):
        game = dealt(boxes, seed)
        table, ends = Table(compiled, game), set[bytes]()
        start, end = packing.position_bytes(game, None), (c_char * packing.POSITION_SIZE)()
        for luck in range(12):
            record = Record.of(CLICKS)
            told = (start, luck, luck % 5, addressof(record), addressof(end))
            compiled.native_proposal(table.address, *told)
            clicks, after = record.read(), game.copy()
            drawn = [packing.PILE[what] for verb, what, _ in clicks if verb == "drawn"]
            with pytest.MonkeyPatch.context() as patch:
                for module in (turn, deck, choosing):
                    patch.setattr(module, "draw_card", partial(_drawn, drawn))
                for action in Reader(game).actions(after, clicks):
                    after.play(action)
            assert after.active == game.active
            assert after.player != after.active or END in after.options
            assert packing.position_bytes(after, None) == bytes(end)
            ends.add(bytes(end))
        found += len(ends)
    assert found > 24


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
    unused = {"quarry", "temple-bonus", "fountain-bonus", "resettlement", "outpost"}
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

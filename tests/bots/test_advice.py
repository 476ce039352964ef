"""Advice: hand-made positions with one winning turn each, what `analyse` says, and its errors.

On these boards nearly all is mountain, so that a turn has few choices: `turns_of` plays all of
them, and each test proves first that the turns it describes are the ones that win, and no other.
"""

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

import hexholm
from hexholm.advice import CannotAnalyse, Played, RatedTurn, rate
from hexholm.bots import Sight, make_bot
from hexholm.bots.native import rollout
from hexholm.bots.search import playing_out, turns
from hexholm.game import END, Action
from tests.kingdom.builder import Land, Seat, position, tile
from tests.winter import helpers as winter

Turn = tuple[str, ...]
CARDS = ("fishermen", "merchants", "hermits")


def turns_of(game: hexholm.Game) -> Iterator[tuple[Turn, hexholm.Game]]:
    """Every turn that the seat to move can play, in every order, and where it leads."""
    seat, todo = game.player, [((), game)]  # type: tuple[int | None, list[tuple[Turn, Any]]]
    while todo:
        played, before = todo.pop()
        for action in before.legal_actions():
            after = before.copy()
            after.play(action)
            turn = (*played, str(action))
            if after.player == seat:
                todo.append((turn, after))
            else:
                yield turn, after


def ahead(game: hexholm.Game, seat: int) -> int:
    """What a seat is ahead of the best other one."""
    totals = [score["total"] for score in game.scores()]
    return totals.pop(seat) - max(totals)


def rich(game: hexholm.Game, *gold: int) -> hexholm.Game:
    """The same position with gold that was collected before."""
    data = game.to_dict()
    for player, amount in zip(data["players"], gold, strict=True):
        player["gold"] = amount
    return hexholm.load_game(data)


def finds(game: hexholm.Game, wins: Callable[[Turn], bool]) -> Turn:
    """The last turn of a game: only such turns win, and the first suggestion is one of them."""
    seat = game.player
    assert seat is not None
    results = [(wins(turn), ahead(after, seat) > 0, after.over) for turn, after in turns_of(game)]
    assert all(is_one == won and over for is_one, won, over in results)
    assert {won for _, won, _ in results} == {True, False}
    return suggested(game, wins)


def suggested(game: hexholm.Game, wins: Callable[[Turn], bool]) -> Turn:
    """The first suggestion is such a turn, it wins for certain, and nothing is rated higher."""
    best = hexholm.analyse(game, work=0.5).best
    assert best is not None
    turn = tuple(str(action) for action in best.actions)
    assert wins(turn), turn
    assert best.win > 0.9
    rated = rating(game, turn)
    assert (rated.loss, rated.gold_loss) == (0, 0)
    assert not rated.uncertain
    other = rating(game, next(turn for turn, _ in turns_of(game) if not wins(turn)))
    assert other.mark == "??"
    assert wins(tuple(str(action) for action in other.best.actions))
    return turn


def rating(game: hexholm.Game, turn: Turn) -> RatedTurn:
    """What a turn is rated that was played here."""
    assert game.player is not None
    actions = tuple(map(Action.parse, turn))
    return rate(game, Played(1, game.player, 0, actions), 0.5)


# --- ten positions and more ----------------------------------------------------------------------


def test_a_tile_before_the_mandatory_action() -> None:
    """The farm's settlement on l4 opens the desert at the castle n4; without it the mandatory
    action has to begin next to c3, where there is nothing to gain."""
    hexes = {
        "G": "c3 k4 l4 b10 p15 e18",
        "D": "d3 e3 f3 m4",
        "X": "n4 c10 q15",
        "W": "f18",
        "L": "a20",
    }
    farm = tile("farm", "a20")
    game = position(
        Land("M", hexes, ("", "", "farm", "")),
        Seat("p15 e18", supply=9),
        Seat("c3 k4 b10", hand="desert", tiles=[farm], supply=4),
        to_move=1,
        cards=CARDS,
        last_round=True,
    )
    turn = finds(rich(game, 1, 0), lambda turn: "build m4" in turn)
    assert turn.index("use farm") < turn.index("build m4")


def two_turns() -> hexholm.Game:
    """The seat to move can end the game or not; the other seat has canyon, as all cards are."""
    hexes = {
        "G": "c3 f10 g10 h10 q5",
        "D": "d3 e3 f3 g3",
        "C": "r5 s5 t5 a18",
        "X": "s4 s6",
        "L": "a20",
    }
    return position(
        Land("M", hexes, ("", "", "farm", "")),
        Seat("q5", hand="canyon", supply=9),
        Seat("c3 f10 h10", hand="desert", tiles=[tile("farm", "a20")], supply=4),
        to_move=1,
        cards=CARDS,
        deck={"canyon": 2},
    )


def by_the_last_settlement(game: hexholm.Game) -> list[list[hexholm.Game]]:
    """The positions after all turns: those that build on g10, and the others."""
    turns = list(turns_of(game))
    parts = [
        [after for turn, after in turns if ("build g10" in turn) is is_] for is_ in (True, False)
    ]
    assert all(parts)
    return parts


def test_ending_the_game_now() -> None:
    """The farm's last settlement joins two areas and costs a gold, but it ends the game before
    the other seat reaches the castles s4 and s6."""
    game = two_turns()
    ending, others = by_the_last_settlement(game)
    for after in ending:
        assert after.over
        assert ahead(after, 1) > 0
    for after in others:  # the other seat gets both castles, whatever comes then
        (reply,) = {frozenset(reply) for reply, _ in turns_of(after)}
        assert {"build r5", "build s5", "build t5"} < reply
        replied = next(later for _, later in turns_of(after))
        assert all(ahead(last, 1) < 0 for _, last in turns_of(replied))
    suggested(game, lambda turn: "build g10" in turn)


def test_not_ending_the_game() -> None:
    """The farm's last settlement would bring a gold and lose by one; kept for the next turn it
    takes the castle d19, and the other seat can do nothing about it."""
    hexes = {
        "G": "c3 f10 g10 q5 b19",
        "D": "d3 e3 f3 g3",
        "C": "r5 s5 t5 c19 c20",
        "X": "d19",
        "W": "h10",
        "L": "a20",
    }
    game = position(
        Land("M", hexes, ("", "", "farm", "")),
        Seat("q5", hand="canyon", supply=9),
        Seat("c3 f10 b19", hand="desert", tiles=[tile("farm", "a20")], supply=4),
        to_move=1,
        cards=CARDS,
        deck={"canyon": 2},
    )
    game = rich(game, 4, 0)
    ending, others = by_the_last_settlement(game)
    for after in ending:
        assert after.over
        assert ahead(after, 1) < 0
    for after in others:
        for _, replied in turns_of(after):
            assert any(ahead(last, 1) > 0 and last.over for _, last in turns_of(replied))
    suggested(game, lambda turn: "use farm" not in turn)


def test_denying_the_majority_of_the_lords() -> None:
    """A second settlement in the first section brings the seat nothing: it has the most already,
    with the other one. But alone it has the most, and the other seat loses six gold."""
    hexes = {
        "G": "a1 b1 c1 d1 e1 f1 a3 b3 c3 d3 e3 f3 g3 b12 c12 h12 i12",
        "X": "d12 j12",
    }
    game = position(
        Land("M", hexes),
        Seat("a1 b1 c1 d1 e1 f1", supply=9),
        Seat("a3 b3 c3 d3 e3 b12 h12", supply=3),
        to_move=1,
        cards=("lords", "merchants", "fishermen"),
        last_round=True,
    )
    game = rich(game, 13, 0)
    finds(game, lambda turn: {"build f3", "build g3"} <= set(turn))
    best = hexholm.analyse(game, work=0.5).best
    assert best is not None
    assert best.rivals["lords"] < 0


def test_linking_for_the_merchants() -> None:
    """Three settlements in a row bring nothing one by one, but together they link two castles."""
    hexes = {"G": "d3 e3 f3 g3 h3 c4 b5 c5 q15", "X": "c3 i3", "W": "b4 d5 b6 c6"}
    game = position(
        Land("M", hexes),
        Seat("q15", supply=9),
        Seat("d3 h3", supply=3),
        to_move=1,
        cards=CARDS,
        last_round=True,
    )
    finds(rich(game, 10, 0), lambda turn: {"build e3", "build f3", "build g3"} <= set(turn))


def test_taking_a_castle() -> None:
    """At the end of the game a castle at three settlements' distance is worth more than a tile."""
    hexes = {"G": "d3 e3 f3 g3 c3 c4 d4 q15", "X": "h3", "L": "b3 t20"}
    game = position(
        Land("M", hexes, ("farm", "", "", "oasis")),
        Seat("q15", supply=9),
        Seat("d3", supply=3),
        to_move=1,
        cards=CARDS,
        last_round=True,
    )
    finds(rich(game, 2, 0), lambda turn: "build g3" in turn)


BARN, PADDOCK = tile("barn", "a20"), tile("paddock", "a20")


def with_a_barn() -> hexholm.Game:
    """The settlement on a15 is idle; with the barn it can come to the row of the knights."""
    hexes = {"G": "d5 e5 f5 a15 c10 q15", "C": "g5 h5 i5 j5 t20", "X": "d10", "L": "a20"}
    return position(
        Land("M", hexes, ("", "", "barn", "")),
        Seat("q15", supply=9),
        Seat("d5 e5 f5 a15 c10", hand="canyon", tiles=[BARN], supply=3),
        to_move=1,
        cards=("knights", "merchants", "fishermen"),
        last_round=True,
    )


def test_moving_for_the_knights() -> None:
    """The barn brings the one idle settlement to the row of the knights; the others stand well."""
    finds(rich(with_a_barn(), 14, 0), lambda turn: "take a15" in turn)


def test_moving_to_a_castle() -> None:
    """The paddock jumps from f8 to h8, beside a castle; the other settlement stands at one."""
    hexes = {"G": "f8 h8 c10 e10 q15", "D": "b2 c2 d2 e2", "X": "i8 c9", "L": "a20"}
    game = position(
        Land("M", hexes, ("", "", "paddock", "")),
        Seat("q15", supply=9),
        Seat("f8 c10", hand="desert", tiles=[PADDOCK], supply=3),
        to_move=1,
        cards=CARDS,
        last_round=True,
    )
    finds(rich(game, 6, 0), lambda turn: {"take f8", "put h8"} <= set(turn))


def test_the_sword() -> None:
    """Nomads: the one settlement that links the other seat's castles is struck."""
    hexes = {"G": "d3 e3 f3 g3 h3 b10 m12 n12 o12 p12", "X": "c3 i3 c10"}
    game = position(
        Land("M", hexes),
        Seat("d3 e3 f3 g3 h3 b10", supply=9),
        Seat("m12", nomads="sword", supply=2),
        to_move=1,
        cards=CARDS,
        last_round=True,
    )
    finds(rich(game, 0, 13), lambda turn: any(f"take {h}3" in turn for h in "defgh"))


def test_a_home_country() -> None:
    """Crossroads: the last forest hex of an area fulfils a task; the other one has a castle."""
    hexes = {"G": "d3 q15 r15", "T": "e3 f3 b8 c8", "X": "c9", "D": "d8 e8 f8 g8 h8", "L": "a20"}
    game = position(
        Land("M", hexes, ("", "", "foresters-lodge", ""), ("base", "base", "crossroads", "base")),
        Seat("q15", supply=9),
        Seat("e3 d8", hand="desert", tiles=[tile("foresters-lodge", "a20")], supply=4),
        to_move=1,
        cards=CARDS,
        tasks=["home-country"],
        last_round=True,
    )
    finds(rich(game, 5, 0), lambda turn: "build f3" in turn)


def test_a_fort_in_winter_kingdom() -> None:
    """Beside the castle there is one free hex: only a fort there has more than the two houses."""
    land = winter.Land("M", {"X": "044", "G": "043 034 045 053 052 042 032 041"})
    game = winter.position(
        land,
        winter.Seat("045 034", supply=(9, 2)),
        winter.Seat("043", supply=(2, 1)),
        to_move=1,
        cards=("ice-fishers", "scouts", "pioneers"),
        last_round=True,
    )
    finds(game, lambda turn: f"fort {winter.name('053')}" in turn)


# --- what an analysis says -----------------------------------------------------------------------


def in_play(name: str, turns: int, seed: int = 5, **setup: Any) -> hexholm.Game:
    """A game after some turns of the easy bot."""
    game = hexholm.new_game(name, seed=seed, **setup)
    bot = make_bot("easy", seed=seed)
    while turns:
        assert game.player is not None
        action = bot.choose(Sight(game, game.player))
        game.play(action)
        turns -= action == END and not game.tasks
    return game


BOXES = ["base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"]


@pytest.mark.parametrize(
    ("name", "setup"),
    [
        ("kingdom-builder", {"players": 2}),
        ("kingdom-builder", {"players": 4, "boxes": BOXES}),
        ("winter-kingdom", {"players": 3}),
    ],
)
def test_an_analysis_is_legal_adds_up_and_says_why(name: str, setup: dict[str, Any]) -> None:
    game = in_play(name, 9, **setup)
    before = game.to_dict()
    analysis = hexholm.analyse(game, work=0.1)
    assert game.to_dict() == before
    assert analysis.seat == game.player
    assert sum(analysis.chances) == pytest.approx(1)
    assert len(analysis.chances) == len(analysis.gold) == game.seats
    assert 1 <= len(analysis.turns) <= 3 <= analysis.looked_at
    best = analysis.turns[0]
    assert best.behind == 0
    assert best.win == pytest.approx(analysis.chances[analysis.seat])
    whole = []
    for turn in analysis.turns:
        assert turn.behind >= 0
        after = game.copy()
        for action in turn.actions:
            assert after.player == analysis.seat
            gained = after.scores()[analysis.seat]
            after.play(action)
        whole += [(turn, after, gained)] if turn.whole else []
    assert whole
    for turn, after, gained in whole:
        assert after.player != analysis.seat
        old = game.scores()[analysis.seat]
        assert turn.at_once == {
            card: gained[card] - old.get(card, 0)
            for card in gained
            if gained[card] != old.get(card, 0) and card != "total"
        }
    assert json.loads(json.dumps(analysis.to_dict()))["turns"][0]["actions"] == [
        str(action) for action in best.actions
    ]


def test_where_nothing_was_compiled_turns_are_judged_by_the_value(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The winning turn is found without compiled players too, and one that is given is judged."""
    game = two_turns()
    with_them = hexholm.analyse(game, work=0.1)
    monkeypatch.setattr(rollout, "library", lambda: None)
    without = hexholm.analyse(game, work=0.1, turn=with_them.turns[1].actions)
    assert [turn.actions for turn in without.turns] == [turn.actions for turn in with_them.turns]
    assert without.given == without.turns[1]
    test_an_analysis_is_legal_adds_up_and_says_why("kingdom-builder", {"players": 3})


def test_the_reasons_are_differences_in_gold_by_card() -> None:
    """With two turns to compare, what speaks for the one speaks against the other."""
    analysis = hexholm.analyse(two_turns(), work=0.1)
    assert analysis.looked_at == 2
    one, other = analysis.turns
    assert one.reasons == {card: -gold for card, gold in other.reasons.items()}
    assert sum(one.reasons.values()) == pytest.approx(one.gold - other.gold)
    assert one.rivals == {card: -gold for card, gold in other.rivals.items()}
    assert one.rivals["castles"] == pytest.approx(-6)


def test_tiles_that_a_turn_takes_and_loses() -> None:
    hexes = {"G": "d3 e3 f3 q15", "L": "g3 a20", "D": "d12 e12 f12 g12 h12", "C": "e11"}
    game = position(
        Land("M", hexes, ("farm", "", "barn", "")),
        Seat("q15", supply=20),
        Seat("d3", supply=20),
        to_move=1,
        cards=CARDS,
    )
    turn = hexholm.analyse(game, work=0.1).turns[0]
    assert turn.tiles == ("farm",)
    assert turn.lost == ()


@pytest.mark.parametrize("name", hexholm.GAMES)
def test_the_same_position_gets_the_same_answer(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the clock, and whatever the hidden cards and the way it came to be."""
    game = in_play(name, 5)
    assert game.player is not None
    first = hexholm.analyse(game, work=0.05)
    assert first.complete
    ticks = count(step=1000.0)
    for module in (turns, playing_out):
        monkeypatch.setattr(module, "monotonic", lambda: next(ticks))
    other = hexholm.load_game(game.imagine(game.player, random.Random(3)).to_dict())
    assert hexholm.analyse(other, work=0.05) == first


def test_what_the_clock_cuts_short_says_so() -> None:
    game = in_play("kingdom-builder", 5)
    cut = hexholm.analyse(game, seconds=0.01)
    assert not cut.complete
    assert cut.best is not None
    assert hexholm.analyse(game, seconds=1000, work=0.05) == hexholm.analyse(game, work=0.05)


def test_every_result_has_its_error() -> None:
    """More work says the same with less error, and a turn within its noise is as good."""
    game = in_play("kingdom-builder", 5)
    some, more = (hexholm.analyse(game, work=work, most=6) for work in (0.02, 1.0))
    assert some.best is not None
    assert more.best is not None
    assert 0 < more.best.win_error < some.best.win_error
    assert 0 < more.best.gold_error < some.best.gold_error
    assert abs(more.best.gold - some.best.gold) < 4 * some.best.gold_error
    assert (more.best.behind, more.best.gold_behind, more.best.as_good) == (0, 0, True)
    assert [turn.as_good for turn in more.turns] == sorted(
        [turn.as_good for turn in more.turns], reverse=True
    )
    rest = [turn.behind for turn in more.turns if not turn.as_good]
    assert len(more.turns) == 6
    assert rest == sorted(rest)


def test_another_seed_is_another_sample() -> None:
    game = in_play("kingdom-builder", 5)
    assert hexholm.analyse(game, work=0.05) != hexholm.analyse(game, work=0.05, seed=5)


def test_a_turn_that_is_given_is_judged_too() -> None:
    """Also when it is the worst, in the same futures as the others."""
    game = two_turns()
    (bad,) = [turn for turn, _ in turns_of(game) if "build g10" not in turn]
    actions = tuple(hexholm.Action.parse(action) for action in bad)
    analysis = hexholm.analyse(game, work=0.1, turn=actions)
    assert analysis.given is not None
    assert analysis.given.actions == actions
    assert analysis.given.behind > 0.8
    assert analysis.given.versus_best["hermits"] == 2
    assert analysis.given.rivals_versus_best["castles"] == 6


def test_in_the_middle_of_a_turn() -> None:
    """Also with a settlement in hand the rest of the turn is found."""
    game = with_a_barn()
    for action in ("build g5", "build h5", "build i5", "use barn", "take a15"):
        game.play(action)
    best = hexholm.analyse(game, work=0.1).best
    assert best is not None
    assert [str(action) for action in best.actions] == ["put j5", "end"]


def test_who_waits_learns_the_chances_alone() -> None:
    game = in_play("kingdom-builder", 6)
    assert game.player == 0
    analysis = hexholm.analyse(game, 1, work=0.1)
    assert analysis.turns == ()
    assert analysis.best is None
    assert sum(analysis.chances) == pytest.approx(1)


class Blind:
    """A game of which nothing can be asked but what a `Sight` asks in a seat's name."""

    def __init__(self, game: hexholm.Game, seat: int) -> None:
        self.name, self.seats, self.player = game.name, game.seats, game.player
        self.options = game.options
        self._game, self._seat = game, seat

    def imagine(self, seat: int, rng: Any) -> hexholm.Game:
        assert seat == self._seat
        return self._game.imagine(seat, rng)

    def view(self, seat: int) -> Any:
        assert seat == self._seat
        return self._game.view(seat)


@pytest.mark.parametrize("name", hexholm.GAMES)
def test_nothing_hidden_is_looked_at(name: str) -> None:
    game = in_play(name, 6)
    for seat in (0, 1):
        blind: Any = Blind(game, seat)
        assert hexholm.analyse(blind, seat, work=0.1) == hexholm.analyse(game, seat, work=0.1)


def test_what_cannot_be_analysed() -> None:
    game = hexholm.new_game(players=2, seed=7)
    for arguments, message in (
        ({"seat": 2}, "there is no seat 2; the seats are 0 to 1"),
        ({"seat": -1}, "there is no seat -1"),
        ({"seconds": 0}, "seconds must be more than 0"),
        ({"work": 0}, "work must be more than 0"),
    ):
        with pytest.raises(CannotAnalyse, match=message):
            hexholm.analyse(game, **arguments)  # type: ignore[arg-type]
    while not game.over:
        game.play(game.options[0])
    with pytest.raises(CannotAnalyse, match="the game is over"):
        hexholm.analyse(game, 0)


def test_the_engine_alone_does_not_load_the_thinkers() -> None:
    code = "import hexholm, sys; assert 'hexholm.bots' not in sys.modules; hexholm.analyse"
    subprocess.run([sys.executable, "-c", code], check=True)

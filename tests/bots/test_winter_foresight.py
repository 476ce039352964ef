"""The expert of Winter Kingdom plays its turns on: in the same futures, within its time."""

import random
from collections.abc import Sequence
from time import sleep

import pytest

import hexholm
from hexholm.bots import Sight, make_bot
from hexholm.bots.search.judging import Depth, judge
from hexholm.bots.search.turns import Candidate, Turn, until
from hexholm.bots.winter.foresight import Rollout
from hexholm.bots.winter.levels import FORWARD, SKILLS
from hexholm.bots.winter.planning import best_turn
from hexholm.bots.winter.quick import QuickTurn, taste
from hexholm.game import END
from hexholm.winter import WinterKingdom
from tests.winter.helpers import ECONOMY, TWISTS

SEVERAL = ["bargain", "quick-study", "long-tunnels", "overreach"]


def new_game(seed: int, players: int = 2, turns: int = 0, **setup: object) -> WinterKingdom:
    """A game after some turns of easy bots."""
    game = hexholm.new_game("winter-kingdom", players=players, seed=seed, **setup)
    assert isinstance(game, WinterKingdom)
    bots = [make_bot("easy", seed=seat) for seat in range(players)]
    sights = [Sight(game, seat) for seat in range(players)]
    while turns and game.player is not None:
        game.play(bots[game.player].choose(sights[game.player]))
        turns -= any(event.kind == "turn-ended" for event in game.events)
    return game


def some_turns(sight: Sight, number: int) -> list[Turn]:
    """Different whole turns of easy bots."""
    found: dict[Turn, None] = {}
    for seed in range(4 * number):
        found.setdefault(best_turn(sight, random.Random(seed), SKILLS["easy"]))
    return list(found)[:number]


@pytest.mark.parametrize("twist", [*TWISTS, "none", SEVERAL])
def test_quick_players_play_whole_games(twist: str | list[str]) -> None:
    number = len(str(twist))
    economy, players = ECONOMY[number % len(ECONOMY)], 2 + number % 3
    game = new_game(number, players, twist=twist, economy=economy)
    likes = taste(game, random.Random(number))
    turns = 0
    while game.player is not None:
        seat = game.player
        QuickTurn(game, FORWARD, likes).play()
        turns += 1
        assert game.player != seat
        assert turns < 40 * players
    assert min(score["total"] for score in game.scores()) > 15
    assert any(game.bought)


def test_a_future_is_the_same_for_every_turn_and_every_time() -> None:
    game = new_game(5, turns=6)
    seat = game.player
    assert seat is not None
    sight, before = Sight(game, seat), game.to_dict()
    turns = some_turns(sight, 3)
    first, second = Rollout(sight, FORWARD, 2), Rollout(sight, FORWARD, 2)
    leads = {turn: first(turn, [1, 2, 3]) for turn in turns}
    assert {turn: second(turn, [1, 2, 3]) for turn in reversed(turns)} == leads
    assert first.played == second.played > 0
    assert len({tuple(row) for row in leads.values()}) > 1
    assert game.to_dict() == before


def test_the_futures_know_no_hidden_cards() -> None:
    game = new_game(8, turns=7)
    seat = game.player
    assert seat is not None
    others = [game.imagine(seat, random.Random(number)) for number in range(3)]
    (turn,) = some_turns(Sight(game, seat), 1)
    leads = [Rollout(Sight(one, seat), FORWARD, 2)(turn, [4, 5]) for one in (game, *others)]
    assert leads == [leads[0]] * 4


def test_the_work_is_limited_not_the_time() -> None:
    """About as much as was allowed, at the beginning of a game and at its end."""
    for turns in (0, 10):
        game = new_game(3, turns=turns)
        seat = game.player
        assert seat is not None
        sight = Sight(game, seat)
        rollout = Rollout(sight, FORWARD, 2)
        found = [Candidate(turn, 0.0) for turn in some_turns(sight, 6)]
        judge(found, rollout, random.Random(1), Depth(((6, 8), (3, 16)), work=2_000))
        assert 300 < rollout.played < 3_000


def test_when_the_time_is_up_no_more_futures_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(8, turns=8)
    seat = game.player
    assert seat is not None
    begun: list[int] = []
    play = QuickTurn.play

    def counted(self: QuickTurn) -> int:
        begun.append(self.seat)
        return play(self)

    monkeypatch.setattr(QuickTurn, "play", counted)
    counts = []
    for seconds in (0.0, None):
        begun.clear()
        turn = best_turn(Sight(game, seat, seconds), random.Random(1), SKILLS["expert"])
        counts.append(len(begun))
        after = game.copy()
        for action in turn:
            after.play(action)
        assert any(event.kind == "turn-ended" for event in after.events)
    assert counts[0] <= 2 * 5
    assert counts[1] > 20 * counts[0]


def test_a_future_that_the_clock_cut_counts_for_nothing() -> None:
    """What is seen of one turn alone compares it with others that had other luck."""
    turns = [(END,), (END, END), (END, END, END)]
    found = [Candidate(turn, float(-number)) for number, turn in enumerate(turns)]
    seen: list[Turn] = []

    class Slow:
        at_once, played = 1, 1

        def __call__(self, turn: Turn, futures: Sequence[int]) -> list[float]:
            seen.append(turn)
            if len(seen) == 5:
                sleep(2.1)
            return [10.0 * len(turn)]

    depth = Depth(((3, 9),), work=100)
    judged = judge(found, Slow(), random.Random(1), depth, until(2.0))
    assert seen == [*turns, *turns[:2]]
    cut = judge(found, Slow(), random.Random(1), depth._replace(stages=((3, 1),)))
    assert judged == cut

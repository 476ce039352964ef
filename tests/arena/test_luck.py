"""What cards were worth: right on average, and it makes matches more certain."""

import random
from statistics import mean, stdev
from typing import Any

import pytest

import hexholm
from hexholm.arena import Contest, play_game, play_match
from hexholm.arena.adjusting import Adjusted
from hexholm.arena.luck import Draw, kingdom, luck
from hexholm.bots import make_bot
from hexholm.cli import main
from hexholm.game import END, SetupError
from hexholm.kingdom import KingdomBuilder


def before_end(seed: int, turns: int, **setup: Any) -> KingdomBuilder:
    """A game in which a turn can be ended."""
    game, bot = hexholm.new_game(players=2, seed=seed, **setup), make_bot("easy", seed=seed)
    while True:
        assert isinstance(game, KingdomBuilder)
        assert game.player is not None
        action = bot.choose(hexholm.bots.Sight(game, game.player))
        if action == END:
            if not turns:
                return game
            turns -= 1
        game.play(action)


@pytest.mark.parametrize("preset", [None, "everything"])
def test_a_draw_is_fair(preset: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards come as often as luck thinks, so that it adds up to nothing."""
    monkeypatch.setattr(kingdom, "FUTURES", 16)
    game = before_end(4, 7, preset=preset)
    judge = kingdom.judge(game)
    assert judge
    told = judge.draw(game)
    assert isinstance(told, Draw)
    assert len({chance for chance, _ in told.chances.values()}) > 2  # cards make a difference
    for seats in told.chances.values():
        assert sum(seats) == pytest.approx(1)
    whole = sum(told.weights.values())
    expected = [
        sum(many * told._replace(card=card).luck(seat) for card, many in told.weights.items())
        for seat in (0, 1)
    ]
    assert expected == pytest.approx([0, 0], abs=1e-9)
    came = dict.fromkeys(told.weights, 0)
    for seed in range(1500):
        after = game.copy()
        after.seed = seed
        after.play(END)
        came[after.hands[game.active][0]] += 1
    for card, many in told.weights.items():
        assert came[card] / 1500 == pytest.approx(many / whole, abs=0.05)


def test_what_came_later_changes_nothing() -> None:
    """A draw is judged by what was known when it happened."""
    game, other = before_end(4, 7), before_end(4, 7)
    other.seed = 99  # so another card comes
    judge = kingdom.judge(game)
    assert judge
    one, two = judge.draw(game), judge.draw(other)
    assert one
    assert two
    assert (one.weights, one.chances) == (two.weights, two.chances)


def test_games_have_no_luck_on_average(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kingdom, "FUTURES", 4)
    found = []
    for seed in range(40):
        bots = [make_bot("easy", seed=seed), make_bot("easy", seed=seed + 1)]
        lucky = luck(play_game(hexholm.new_game(players=2, seed=seed), bots))
        assert lucky
        assert sum(lucky) == pytest.approx(0, abs=1e-3)
        found.append(lucky[0])
    assert abs(mean(found)) < 3 * stdev(found) / len(found) ** 0.5
    assert stdev(found) > 0.1


def test_less_luck_is_right_and_narrower() -> None:
    """Matches of a bot that wins 60%, half of whose results are luck."""
    rng, values, narrower, inside = random.Random(5), [], [], 0
    for _ in range(300):
        adjusted, plain = Adjusted(), []
        for deal in range(60):
            luck, rest = rng.gauss(0, 1), rng.gauss(0, 1)
            won = float(luck + rest > -0.358)  # 60% of them
            plain.append(won)
            adjusted.add(won, 0.3 * luck, deal)
        told = adjusted.estimate()
        assert told
        values.append(told.value)
        inside += told.low <= 0.6 <= told.high
        narrower.append((told.high - told.low) / (2 * 1.96 * stdev(plain) / 60**0.5))
    assert mean(values) == pytest.approx(0.6, abs=0.01)
    assert 0.91 < inside / 300 < 0.99
    assert mean(narrower) < 0.9


def test_few_deals_say_nothing() -> None:
    adjusted = Adjusted()
    for deal in range(7):
        adjusted.add(1.0, 0.1, deal)
    assert adjusted.estimate() is None


def test_an_arena_tells_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kingdom, "FUTURES", 2)
    contest = Contest.between(["easy", "random"], 2, adjusts=True)
    records = list(play_match(contest))
    assert all(len(record["luck"]) == 2 for record in records)
    assert contest.mark == Contest.between(["easy", "random"], 2).mark


def test_an_arena_says_when_there_are_too_few_deals(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(kingdom, "FUTURES", 2)
    words = ["arena", "--bots", "random,beginner", "--adjust", "--games"]
    for games, says in (("14", "--adjust needs at least 8 deals"), ("16", "without luck of the")):
        assert main([*words, games]) == 0
        assert says in " ".join(capsys.readouterr().out.split())


def test_where_nothing_is_compiled_it_is_refused() -> None:
    with pytest.raises(SetupError, match="--adjust"):
        Contest.between(["easy", "random"], 2, adjusts=True, game="winter-kingdom")

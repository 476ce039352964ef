"""The levels: they play by what they see, in every box, each as well as it should."""

import random
from typing import Any

import pytest

import hexholm
from hexholm.arena import play_game
from hexholm.bots import LEVELS, Sight, make_bot
from hexholm.bots.futures import BEHIND, CLEAR, FIRST, Idea, Judged, judge
from hexholm.bots.gains import UNIT, Gains, add, best, least, value
from hexholm.bots.quick import Quick
from hexholm.bots.rounds import Round, to_the_end
from hexholm.bots.turns import Search
from hexholm.bots.value import Value
from hexholm.game import END, Action
from hexholm.hexes import singles
from hexholm.kingdom import KingdomBuilder

BOXES = ("base", "nomads", "crossroads", "marshlands", "harvest", "everything")
BRIEF = 0.01
"""Seconds a turn: enough to find turns, too few to play many of them on."""


def new(**setup: Any) -> KingdomBuilder:
    game = hexholm.new_game(KingdomBuilder.name, **setup)
    assert isinstance(game, KingdomBuilder)
    return game


def middle(turns: int = 8, **setup: Any) -> KingdomBuilder:
    """A game some turns after its beginning."""
    game = new(**{"players": 2, "seed": 4, **setup})
    player = Quick(Gains(game), random.Random(1))
    while turns:
        game.play(player.action(game))
        turns -= any(event.kind == "turn-ended" for event in game.events)
    return game


# --- gains ----------------------------------------------------------------------------------------


def test_numbers_of_hexes_add_up() -> None:
    rng = random.Random(3)
    planes, counted = [0] * 10, [0] * 60
    for _ in range(40):
        hexes, units = rng.getrandbits(60), rng.randrange(20)
        add(planes, hexes, units)
        counted = [number + units * (hexes >> place & 1) for place, number in enumerate(counted)]
    assert [value(planes, 1 << place) for place in range(60)] == counted
    some = rng.getrandbits(60)
    inside = [number for place, number in enumerate(counted) if some >> place & 1]
    assert {value(planes, h) for h in singles(best(planes, some))} == {max(inside)}
    assert {value(planes, h) for h in singles(least(planes, some))} == {min(inside)}
    assert best(planes, 0) == least(planes, 0) == 0


@pytest.mark.parametrize("card", ["fishermen", "miners", "workers", "discoverers", "hermits"])
def test_gains_are_what_the_card_pays(card: str) -> None:
    """Where a settlement more brings a gold by a card, it gains more than where it does not."""
    others = [c for c in ("knights", "lords") if c != card]
    game = middle(cards=[card, *others])
    seat = game.player
    assert seat is not None
    plain = Gains(game)
    without = Gains(game)
    without.looks = [look for look in plain.looks if card not in look.__name__]
    checked = 0
    for action in game.options:
        if action.verb != "build":
            continue
        after = game.copy()
        after.play(action)
        paid = after.scores()[seat][card] - game.scores()[seat][card]
        hex_ = game.board.grid.hexes[action.arg]
        if without.looks != plain.looks:
            gain = value(plain(game, seat), hex_) - value(without(game, seat), hex_)
            assert (gain > 0) == (paid > 0), action
        else:
            assert (value(plain.fixed, hex_) > 0) == (paid > 0), action
        checked += 1
    assert checked > 1


def test_a_castle_and_a_tile_gain() -> None:
    game = new(players=2, seed=4)
    gains = Gains(game)
    planes = gains(game, 0)
    around = game.board.grid.around
    for place in singles(game.board.grounds["castle"] | game.board.sites):
        assert any(value(planes, h) >= 3 * UNIT for h in singles(around[place]))


# --- turns and futures --------------------------------------------------------------------------


def test_turns_are_whole_and_differ() -> None:
    game = middle()
    assert game.player is not None
    search = Search(game, game.player, random.Random(5))
    ideas = search.ideas(quick=20, refined=20)
    assert len(ideas) > 5
    assert [idea.lead for idea in ideas] == sorted([idea.lead for idea in ideas], reverse=True)
    ends = set()
    for idea in ideas:
        after = game.copy()
        for action in idea.turn:
            after.play(action)
        assert idea.turn[-1] == END
        assert after.player != game.player
        ends.add((*after.settlements, *after.held))
    assert len(ends) == len(ideas)


def test_a_lead_in_gold_is_a_lead() -> None:
    """Of two seats in the same place, the one with a castle more is ahead."""
    game = middle(turns=10)
    worth = Value(Gains(game), game)
    assert worth.lead(game, 0) == pytest.approx(-worth.lead(game, 1))
    richer = game.copy()
    castle = next(iter(singles(game.board.grounds["castle"] & ~game.near[0])))
    place = next(h for h in singles(game.board.grid.around[castle]) if h & game.free)
    richer.settlements[0] |= place
    richer.near[0] |= game.board.grid.around[place]
    richer._earned = {}
    assert worth(richer, 0) > worth(game, 0)


def test_a_turn_that_falls_behind_is_given_up() -> None:
    def seen(*leads: int) -> Judged:
        judged = Judged(Idea((END,), 0.0))
        for lead in leads:
            judged.add(lead)
        return judged

    good, close = seen(9, 10, 11, 10, 9, 11), seen(8, 12, 9, 11, 8, 12)
    bad = seen(1, 2, 0, 3, 1, 2)
    assert len(good.leads) == FIRST
    assert bad.is_behind(good)
    assert not close.is_behind(good)
    assert BEHIND > 1
    assert seen(500).lead == CLEAR  # more than a clear win is no more than a win


def test_all_turns_are_judged_in_the_same_futures() -> None:
    game = middle(turns=12)
    assert game.player is not None
    rng = random.Random(2)
    search = Search(game, game.player, rng)
    idea = search.ideas(quick=5)[0]
    look = Round(game.player, search.gains, search.value, turns=1)
    twins = judge(Sight(game, game.player), [idea, idea], look, rng, futures=FIRST)
    assert twins[0].leads == twins[1].leads
    assert len(set(twins[0].leads)) > 1


def test_a_turn_that_no_longer_fits_is_played_on_from_where_it_ends() -> None:
    game = middle()
    assert game.player is not None
    gains = Gains(game)
    look = Round(game.player, gains, Value(gains, game), turns=0)
    lead = look(game.copy(), (Action("build", "a99"), END), random.Random(1))
    assert -100 < lead < 100


def test_a_round_after_which_the_game_is_over_is_judged_by_gold() -> None:
    """In the last turn of the game nothing but the final gold counts."""
    game = new(players=2, seed=4)
    gains = Gains(game)
    player = Quick(gains, random.Random(1))
    while not (game.last_round and game.active == 1 and game.player == 1):
        game.play(player.action(game))
    after = game.copy()
    turn = (*to_the_end(after, player), END)
    after.play(END)
    assert after.over
    first, second = (score["total"] for score in after.scores())
    look = Round(1, gains, Value(gains, game), turns=2)
    assert look(game.copy(), turn, random.Random(5)) == second - first


# --- the levels ---------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("box", BOXES)
def test_every_level_plays_every_box(level: str, box: str) -> None:
    setup = {} if box == "base" else {"preset": box}
    players = 2 + BOXES.index(box) % 4
    game = new(players=players, seed=len(box), **setup)
    bots = [make_bot(level if seat == 0 else "easy", seed=seat) for seat in range(players)]
    play_game(game, bots, seconds=BRIEF)
    assert game.over


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_same_seed_makes_the_same_turn(level: str) -> None:
    game = middle(turns=13)
    assert game.player is not None

    def turn(seed: int) -> list[Action]:
        copy, bot = game.copy(), make_bot(level, seed=seed)
        sight, actions = Sight(copy, game.mover), []
        while copy.player == game.player:
            actions.append(bot.choose(sight))
            copy.play(actions[-1])
        return actions

    assert turn(3) == turn(3)


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_nothing(level: str) -> None:
    """Games that look alike from a seat, with other hands and another deck, are played alike."""
    game = middle(turns=13, players=3)
    assert game.player is not None
    seat = game.player
    other = game.imagine(seat, random.Random(8))
    assert other.to_dict() != game.to_dict()
    chosen = [make_bot(level, seed=3).choose(Sight(g, seat)) for g in (game, other)]
    assert chosen[0] == chosen[1]


def test_a_level_keeps_to_its_time() -> None:
    """With no time at all it still plays: the best turn it has found."""
    game = middle()
    assert game.player is not None
    action = make_bot("expert", seed=1).choose(Sight(game, game.player, seconds=0.0))
    assert action in game.options


def test_levels_rise() -> None:
    """A few games only: docs/opponents.md has the real figures."""
    for better, worse in (("easy", "beginner"), ("normal", "easy")):
        lead = 0
        for seed in range(12):
            game = new(players=2, seed=seed)
            first = seed % 2
            names = (better, worse) if first == 0 else (worse, better)
            play_game(game, [make_bot(name, seed=seed) for name in names])
            totals = [score["total"] for score in game.scores()]
            lead += totals[first] - totals[1 - first]
        assert lead > 0, (better, worse)

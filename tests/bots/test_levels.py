"""The levels: they play by what they see, in every box, each as well as it should."""

import os
import random
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import pytest

import hexholm
from hexholm.arena import play_game
from hexholm.bots import LEVELS, Sight, kingdom, make_bot
from hexholm.bots.kingdom.candidates import Search
from hexholm.bots.kingdom.evaluate import Value
from hexholm.bots.kingdom.features import Features
from hexholm.bots.kingdom.foresight import Foresight
from hexholm.bots.kingdom.levels import SKILLS
from hexholm.bots.kingdom.placement import Amounts, Placement
from hexholm.bots.kingdom.rollout import MOVE, QuickPlayer, Rollout
from hexholm.bots.kingdom.weights import learned
from hexholm.bots.search.beliefs import Beliefs
from hexholm.bots.search.judging import CLEAR, Depth, judge
from hexholm.bots.search.turns import Candidate, lead_now
from hexholm.game import END, Action
from hexholm.hexes import singles
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom.mechanisms.moving import FreeMove
from hexholm.planes import UNIT, add, best, least, value

BOXES = ("base", "nomads", "crossroads", "marshlands", "harvest", "everything")
CARDS = tuple("citizens discoverers farmers fishermen hermits knights lords merchants".split())
BUILDING = ("farm", "oasis", "oracle", "tavern", "tower")
BRIEF = 0.01
"""Seconds a turn: enough to find turns, too few to play many of them on."""


def new(**setup: Any) -> KingdomBuilder:
    game = hexholm.new_game(KingdomBuilder.name, **setup)
    assert isinstance(game, KingdomBuilder)
    return game


def middle(turns: int = 8, **setup: Any) -> KingdomBuilder:
    """A game some turns after its beginning."""
    game = new(**{"players": 2, "seed": 4, **setup})
    player = QuickPlayer(Placement(game), random.Random(1))
    while turns:
        game.play(player.action(game))
        turns -= any(event.kind == "turn-ended" for event in game.events)
    return game


class Known:
    """A playout that knows what comes of each turn, and plays a hundred actions for that."""

    def __init__(self, leads: dict[tuple[Action, ...], float], at_once: int = 1) -> None:
        self.leads, self.at_once, self.played = leads, at_once, 0
        self.seen: list[tuple[Action, ...]] = []

    def __call__(self, turn: tuple[Action, ...], futures: Sequence[int]) -> list[float]:
        self.played += 100 * len(futures)
        self.seen += [turn] * len(futures)
        return [self.leads[turn]] * len(futures)


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


def gains_by_pay(card: str, turns: int) -> dict[bool, list[int]]:
    """What a card adds to the hexes where a settlement brings gold by it, and to the others."""
    cards = ([each, "knights", "lords"] for each in (card, "citizens"))
    game, other = (middle(turns=turns, cards=each) for each in cards)
    seat = game.player
    assert seat == other.player
    assert seat is not None
    other.settlements, other.near, other.free = game.settlements, game.near, game.free
    other.supply, other.taken, other.stocked = game.supply, game.taken, game.stocked
    with_card, without = Placement(game), Placement(other)
    paid: dict[bool, list[int]] = {True: [], False: []}
    for action in game.options:
        if action.verb != "build":
            continue
        after = game.copy()
        after.play(action)
        more = after.scores()[seat][card] - game.scores()[seat][card]
        hex_ = game.board.grid.hexes[action.arg]
        gain = value(with_card(game, seat), hex_) - value(without(other, seat), hex_)
        paid[more > 0].append(gain)
    return paid


@pytest.mark.parametrize("card", ["fishermen", "miners", "workers", "discoverers"])
def test_gains_are_what_the_card_pays(card: str) -> None:
    """Where a settlement brings a gold by a card, the card adds more than where it does not."""
    found = [gains_by_pay(card, turns) for turns in range(4, 14)]
    both = [paid for paid in found if paid[True] and paid[False]]
    assert both
    assert all(min(paid[True]) > max(paid[False]) for paid in both)


def test_what_was_not_learned_is_like_others_of_its_kind() -> None:
    """A card of a box pays like other spots; its tiles are worth less as the game goes on."""
    early, late = Amounts(1.0), Amounts(0.0)
    assert early["spot: vassals"] == early["spot"] > 0
    assert early["tile: village"] > early["tile: quarry"] > late["tile: quarry"] == 0
    assert all(amount >= 0 for amounts in (early, late) for amount in amounts.values())


def test_every_gain_has_a_weight() -> None:
    """In the base game what a hex gains is learned by its own name, never by that of a kind."""
    for cards in (CARDS[:3], CARDS[3:6], (*CARDS[6:], "miners"), ("workers", *CARDS[:2])):
        game = middle(turns=11, cards=cards)
        gains = Placement(game)
        gains.amounts = [Amounts(amount.time) for amount in gains.amounts]
        for seat in (0, 1):
            gains(game, seat)
        assert all(set(amount) == set(learned("placement.toml")) for amount in gains.amounts)


def test_a_castle_and_a_tile_gain() -> None:
    game = new(players=2, seed=4)
    gains = Placement(game)
    planes = gains(game, 0)
    around = game.board.grid.around
    for place in singles(game.board.grounds["castle"] | game.board.sites):
        assert any(value(planes, h) >= 3 * UNIT for h in singles(around[place]))


# --- the quick player's moves -------------------------------------------------------------------


def with_tile(name: str, turns: int) -> KingdomBuilder:
    """A game in which the seat whose turn it is holds a tile, with its card already played."""
    game = middle(turns=turns, sections=("paddock", "farm", "barn", "tower"))
    assert game.player is not None
    site = next(site for site, tile in game.board.site_names.items() if tile == name)
    game.held[game.player] |= site
    game.taken[game.player] |= site
    return game


def test_of_all_settlements_that_can_jump_the_one_that_gains_most_does() -> None:
    """A-06b: each settlement has its own targets; all of them are compared, or none jumps."""
    jumped = []
    for turns in range(5, 15):
        game = with_tile("paddock", turns)
        seat, jump = game.mover, game.actions["paddock"]
        assert isinstance(jump, FreeMove)
        player = QuickPlayer(Placement(game), random.Random(1))
        gains = player.placement(game, seat)
        lost = player.losses(game, seat, gains)
        movable = player.sparable(game, seat, jump.movable(game))
        nets = {0: MOVE - 1}
        for house in singles(movable):
            targets = singles(jump.targets(game, house))
            nets[house] = max(value(gains, to) for to in targets) - value(lost, house)
        chosen = player.best_jump(game, jump, movable, gains, lost)
        assert nets[chosen] == max(nets.values())
        jumped.append(bool(chosen))
    assert set(jumped) == {True, False}


def test_the_only_settlement_at_a_tile_stays_there() -> None:
    """B-3.4: who leaves a location loses its tile; with two settlements there one may go."""
    game = with_tile("paddock", 12)
    seat = game.mover
    player = QuickPlayer(Placement(game), random.Random(1))
    own = game.settlements[seat]
    site = next(iter(singles(game.held[seat])))
    around = game.board.grid.around[site]
    one, two, *_ = singles(around)
    game.settlements[seat] = own & ~around | one
    assert not player.sparable(game, seat, game.settlements[seat]) & one
    game.settlements[seat] |= two
    assert player.sparable(game, seat, game.settlements[seat]) & (one | two) == one | two


# --- turns and futures --------------------------------------------------------------------------


def test_hexes_that_gain_the_same_are_drawn_alike_whatever_came_before() -> None:
    """So two futures that begin with different turns differ by what these change."""
    start, elsewhere = middle(turns=1), middle()
    chosen = set()
    for seed in range(20):
        fresh, experienced = [QuickPlayer(Placement(start), random.Random(seed)) for _ in range(2)]
        experienced.play_on(elsewhere.copy())
        action = fresh.action(start)
        assert experienced.action(start) == action
        chosen.add(action)
    assert len(chosen) > 1


def test_turns_are_whole_and_differ() -> None:
    game = middle()
    assert game.player is not None
    search = Search(game, game.player, random.Random(5))
    ideas = search.candidates(quick=20, refined=20)
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


def test_every_change_of_one_action_is_tried() -> None:
    """A search that climbs finds a turn at least as good, and ends where no change is better."""
    better = 0
    for turns in (9, 11, 13, 15):
        game = middle(turns=turns)
        assert game.player is not None
        found = []
        for climbs in (0, 9, 99):
            search = Search(game, game.player, random.Random(5))
            found.append(search.candidates(quick=4, greedy=False, climbs=climbs))
        rough, climbed, further = found
        assert climbed[0].lead >= rough[0].lead
        better += climbed[0].lead > rough[0].lead
        assert len(climbed) > len(rough)
        assert further == climbed
    assert better


def test_a_lead_in_gold_is_a_lead() -> None:
    """Of two positions that differ in a settlement at a castle, the seat prefers the richer one."""
    game = middle(turns=10)
    worth = Value(Placement(game), game)
    assert abs(worth.lead(game, 0) + worth.lead(game, 1)) < 5  # both as if they had just moved
    castle = next(iter(singles(game.board.grounds["castle"] & ~game.near[0])))
    place = next(h for h in singles(game.board.grid.around[castle]) if h & game.free)
    data = game.to_dict() | {"log": []}
    data["players"][0]["supply"] -= 1
    poorer = hexholm.load_game(data)
    data["players"][0]["settlements"].append(game.board.grid.names[place])
    richer = hexholm.load_game(data)
    assert isinstance(poorer, KingdomBuilder)
    assert isinstance(richer, KingdomBuilder)
    assert worth.lead(richer, 0) > worth.lead(poorer, 0)


def test_every_sign_has_a_weight() -> None:
    """In the base game by its name, in the boxes by that of others of its kind."""
    known = learned("features.toml")
    for cards in (CARDS[:3], CARDS[3:6], (*CARDS[6:], "miners"), ("workers", *CARDS[:2])):
        game = middle(turns=11, cards=cards)
        read = Features(Placement(game), game)
        for name, _ in read(game, 0, read.turns_left(game)):
            assert name in known
    game = middle(turns=11, preset="everything")
    assert isinstance(Value(Placement(game), game).lead(game, 0), float)


def test_the_turns_that_are_left_follow_the_quickest_builder() -> None:
    game = middle(turns=11)
    read = Features(Placement(game), game)
    builders = [site for site, name in game.board.site_names.items() if name in BUILDING]
    assert builders
    for seat in (0, 1):
        game.held[seat] = 0
    assert read.turns_left(game) == min(game.supply) / 3
    game.held[0] = builders[0] | builders[1]
    assert read.turns_left(game) == min(game.supply[0] / 5, game.supply[1] / 3)


def known(number: int, lead: float = 0.0, at_once: int = 1) -> tuple[list[Candidate], Known]:
    """Some turns of which nothing was thought, each by so much better than the one before."""
    turns = [(Action("build", f"a{place}"), END) for place in range(number)]
    look = Known({turn: lead * place for place, turn in enumerate(turns)}, at_once)
    return [Candidate(turn, 0.0) for turn in turns], look


@pytest.mark.parametrize("at_once", [1, 2, 8])
def test_turns_that_look_worse_are_given_up(at_once: int) -> None:
    """Each stage looks longer at the turns that are believed to be the best by then."""
    ideas, look = known(4, lead=10.0, at_once=at_once)
    turns = [idea.turn for idea in ideas]
    best = judge(ideas, look, random.Random(2), Depth(((4, 2), (2, 3)), work=1_400))
    assert [idea.turn for idea in best] == turns[::-1]
    assert [look.seen.count(turn) for turn in turns] == [2, 2, 5, 5]
    assert set(look.seen[8:]) == {turns[3], turns[2]}


def test_more_than_a_clear_win_is_no_more_than_a_win() -> None:
    high, higher = [(Action("build", name), END) for name in ("a1", "a2")]
    look = Known({high: CLEAR, higher: 500.0})
    ideas = [Candidate(high, 0.1), Candidate(higher, 0.0)]
    best = judge(ideas, look, random.Random(2), Depth(((2, 3),), work=10_000))
    assert [idea.turn for idea in best] == [high, higher]


def test_where_games_are_long_there_are_fewer_futures() -> None:
    """And where they are soon over, there are more of them, up to a limit."""
    counts = []
    for work in (10_000, 2_800, 1_400, 700, 1):  # all looks together play 1,400 actions
        ideas, look = known(4)
        judge(ideas, look, random.Random(2), Depth(((4, 2), (2, 3)), work=work, late=3.0))
        counts.append(len(look.seen))
    assert counts == [14 * 3, 14 * 2, 14, 4 + 2 * 2, 4 + 2]


class Uneven(Known):
    """The first future is a short one."""

    def __call__(self, turn: tuple[Action, ...], futures: Sequence[int]) -> list[float]:
        if len(self.seen) >= len(self.leads):
            self.played += 900 * len(futures)
        return super().__call__(turn, futures)


def test_a_first_future_that_is_short_does_not_multiply_the_work() -> None:
    ideas, _ = known(2)
    look = Uneven({idea.turn: 0.0 for idea in ideas})
    judge(ideas, look, random.Random(2), Depth(((2, 500),), work=10_000))
    assert 10_000 < look.played < 15_000


def test_where_there_are_few_turns_each_gets_more_futures() -> None:
    for number, futures in ((4, 5), (2, 10)):
        ideas, look = known(number)
        judge(ideas, look, random.Random(2), Depth(((4, 5),), work=2_000, late=3.0))
        assert look.seen == [idea.turn for idea in ideas] * futures


def test_all_turns_are_judged_in_the_same_futures() -> None:
    ideas, look = known(3)
    asked: list[Sequence[int]] = []

    class Watched(Known):
        def __call__(self, turn: tuple[Action, ...], futures: Sequence[int]) -> list[float]:
            asked.append(tuple(futures))
            return super().__call__(turn, futures)

    judge(ideas, Watched(look.leads), random.Random(2), Depth(((3, 6),), work=100_000))
    assert asked[::3] == asked[1::3] == asked[2::3]
    assert len(set(asked)) == len(asked) / 3 == 6


def test_a_number_is_a_future() -> None:
    """Quick players meet the same cards and luck in it, after whatever turn."""
    game = middle(turns=12)
    assert game.player is not None
    turn = Search(game, game.player, random.Random(2)).candidates(quick=5)[0].turn
    looks = [Rollout(Sight(game, game.player), Placement(game)) for _ in range(2)]
    numbers = range(6)
    leads = looks[0](turn, numbers)
    assert [looks[1](turn, [number])[0] for number in reversed(numbers)] == leads[::-1]
    assert len(set(leads)) > 1


# --- beliefs --------------------------------------------------------------------------------------


def turn_of(*names: str) -> tuple[Action, ...]:
    return (*[Action("build", name) for name in names], END)


def test_what_is_believed_does_not_depend_on_the_order_of_sets() -> None:
    """A seed gives one game in every run, however the run hashes strings."""
    script = (
        "from hexholm.bots.search.beliefs import Beliefs\n"
        "from hexholm.bots.search.turns import Candidate\n"
        "from hexholm.game import Action\n"
        "names = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1']\n"
        "pairs = [(a, b) for a in names for b in names if a < b]\n"
        "turns = [tuple(Action('build', name) for name in pair) for pair in pairs]\n"
        "beliefs = Beliefs([Candidate(turn, 0.0) for turn in turns])\n"
        "beliefs.see(range(15), [[float(n * n % 7)] for n in range(15)])\n"
        "beliefs.think()\n"
        "print([beliefs.lead(n) for n in range(15)])\n"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2", "3", "4")
    }
    assert len(runs) == 1


def test_nothing_seen_is_what_was_thought() -> None:
    beliefs = Beliefs([Candidate(turn_of("a1"), 3.0), Candidate(turn_of("a2"), 5.0)])
    beliefs.think()
    assert [beliefs.lead(0), beliefs.lead(1)] == [3.0, 5.0]
    assert beliefs.best(1) == [1]


def test_what_is_seen_often_is_believed() -> None:
    """Few futures change a belief a little, many of them bring it to what was seen."""
    beliefs = Beliefs([Candidate(turn_of("a1"), 0.0), Candidate(turn_of("a2"), 0.0)])
    rng, gaps = random.Random(3), []
    for _ in range(300):
        luck = rng.gauss(0, 20)
        beliefs.see([0, 1], [[luck + rng.gauss(4, 5)], [luck + rng.gauss(0, 5)]])
        beliefs.think()
        gaps.append(beliefs.lead(0) - beliefs.lead(1))
    assert abs(gaps[0]) < 3.0
    assert abs(gaps[-1] - 4.0) < 1.0


def test_turns_that_share_an_action_share_what_is_known_of_it() -> None:
    """A turn that was never seen gains from a good action that it has in common with others."""
    turns = [turn_of("a1", "b1"), turn_of("a1", "b2"), turn_of("a2", "b1"), turn_of("a2", "b3")]
    beliefs = Beliefs(
        [Candidate(turn, 0.0) for turn in turns] + [Candidate(turn_of("a1", "b3"), 0.0)]
    )
    lucks = (-3.0, 0.0, 3.0)
    beliefs.see([0, 1, 2, 3], [[luck + more for luck in lucks] for more in (5, 5, 0, 0)])
    beliefs.think()
    unseen, worse = beliefs.lead(4), beliefs.lead(3)
    assert unseen > 1.0 > worse


def test_the_luck_of_a_future_counts_for_no_turn() -> None:
    """Who was seen in a lucky future only is not believed to be better for that."""
    beliefs = Beliefs([Candidate(turn_of(name), 0.0) for name in ("a1", "a2", "a3")])
    beliefs.see([0, 1], [[30.0], [30.0]])
    beliefs.see([1, 2], [[-30.0], [-30.0]])
    beliefs.think()
    assert max(abs(beliefs.lead(turn)) for turn in range(3)) < 0.01


def test_futures_seen_together_or_one_by_one_are_the_same() -> None:
    rng, ideas = (
        random.Random(4),
        [Candidate(turn_of(name, "b1"), 1.0) for name in ("a1", "a2", "a3")],
    )
    leads = [[rng.gauss(place, 6) for _ in range(8)] for place in range(3)]
    together, apart = Beliefs(ideas), Beliefs(ideas)
    together.see([0, 1, 2], leads)
    for future in zip(*leads, strict=True):
        apart.see([0, 1, 2], [[lead] for lead in future])
    for beliefs in (together, apart):
        beliefs.think()
    for turn in range(3):
        assert together.lead(turn) == pytest.approx(apart.lead(turn))


@pytest.mark.parametrize("level", LEVELS)
def test_a_turn_thought_about_anew_takes_less_work(level: str) -> None:
    """A level that compares turns goes on to do so; one that does not, does not begin."""
    skill = SKILLS[level]
    assert skill.again(0) == skill
    again = skill.again(1), skill.again(5)
    for depths in ([one.depth for one in (skill, *again)], [one.native for one in (skill, *again)]):
        work = [depth.work for depth in depths]
        assert work[0] > work[1] > work[2] > 0 or work == [0, 0, 0]
        assert depths[0].stages == depths[2].stages
    assert skill.turns >= again[0].turns >= again[1].turns
    assert (again[1].turns > 1) == (skill.turns > 1)


def test_with_boxes_the_expert_plays_fewer_turns_on() -> None:
    """An action takes longer there; who plays none on plays as ever."""
    expert, hard = SKILLS["expert"], SKILLS["hard"]
    fewer = expert.with_boxes()
    assert 0 < fewer.depth.work < expert.depth.work < expert.native.work
    assert 0 < fewer.depth.stages[0][0] < expert.depth.stages[0][0]
    assert 0 < fewer.climbs < expert.climbs
    assert hard.with_boxes().depth.stages == hard.depth.stages == ()


def test_a_turn_that_no_longer_fits_is_played_on_from_where_it_ends() -> None:
    game = middle()
    assert game.player is not None
    look = Rollout(Sight(game, game.player), Placement(game))
    assert -100 < look((Action("build", "a99"), END), [1])[0] < 100


def test_the_last_turn_is_judged_by_gold() -> None:
    """In the last turn of the game nothing but the final gold counts."""
    game = new(players=2, seed=4)
    player = QuickPlayer(Placement(game), random.Random(1))
    while not (game.last_round and game.active == 1 and game.player == 1):
        game.play(player.action(game))
    search = Search(game, 1, random.Random(1))
    ideas = search.candidates(quick=8, refined=8)
    for idea in ideas:
        after = game.copy()
        for action in idea.turn:
            after.play(action)
        assert after.over
        assert idea.lead == lead_now(after, 1)
        plain = Rollout(Sight(game, 1), search.placement)
        for look in (plain, Foresight(search, ideas, plain)):
            assert look(idea.turn, [5])[0] == pytest.approx(idea.lead)


def test_foresight_adds_the_same_in_every_future() -> None:
    """What quick players make of a turn counts by a share, less early in the game than late."""
    shares = []
    for turns in (2, 13):
        game = middle(turns=turns)
        assert game.player is not None
        search = Search(game, game.player, random.Random(5))
        ideas = search.candidates(quick=4)
        turn = ideas[0].turn
        plain = Rollout(Sight(game, game.player), search.placement)
        look = Foresight(search, ideas, plain)
        pairs = list(zip(plain(turn, range(6)), look(turn, range(6)), strict=True))
        assert look.played == plain.played > 0
        slopes = {round((b - d) / (a - c), 6) for a, b in pairs for c, d in pairs if a != c}
        assert len(slopes) == 1
        shares.append(slopes.pop())
    assert 0 < shares[0] < shares[1] <= 1


def test_a_tile_that_moves_is_worth_more_to_good_players() -> None:
    """They make more of a paddock than quick players do."""
    game = with_tile("paddock", 8)
    value_of = Value(Placement(game), game)
    with_it = value_of.overlooked(game, game.mover)
    game.held[game.mover] = 0
    assert with_it > value_of.overlooked(game, game.mover)


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


def test_a_turn_that_is_thought_about_anew_takes_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card drawn within the turn spoils the plan; the time of a turn is for all its plans."""
    game = middle()
    assert game.player is not None
    allowed = []

    def plan(sight: Sight, rng: random.Random, bot: str, times: int) -> tuple[Action, ...]:
        allowed.append(SKILLS[bot].again(times).native.work)
        return (sight.legal_actions()[0],)

    monkeypatch.setattr(kingdom, "plan", plan)
    bot, seat, copy = make_bot("expert", seed=1), game.player, game.copy()
    sight = Sight(copy, seat)
    while copy.player == seat:
        copy.play(bot.choose(sight))
    whole = SKILLS["expert"].native.work
    assert allowed[:2] == [whole, whole // 3]

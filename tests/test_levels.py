"""The levels: they play by what they see, in every box, each as well as it should."""

import random
from typing import Any

import pytest

import hexholm
from hexholm.arena import play_game
from hexholm.bots import LEVELS, Sight, levels, make_bot
from hexholm.bots.futures import CLEAR, TRUST, Idea, Judged, judge, lead_now
from hexholm.bots.gains import UNIT, Gains, add, best, least, value
from hexholm.bots.quick import Quick, ToTheEnd
from hexholm.bots.signs import Signs
from hexholm.bots.turns import Search
from hexholm.bots.value import Value, weights
from hexholm.game import END, Action
from hexholm.hexes import singles
from hexholm.kingdom import KingdomBuilder

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
    player = Quick(Gains(game), random.Random(1))
    while turns:
        game.play(player.action(game))
        turns -= any(event.kind == "turn-ended" for event in game.events)
    return game


class Known:
    """A look that knows what comes of each turn, and plays a hundred actions for that."""

    def __init__(self, leads: dict[tuple[Action, ...], float]) -> None:
        self.leads, self.played = leads, 0
        self.seen: list[tuple[Action, ...]] = []

    def __call__(self, game: Any, turn: tuple[Action, ...], rng: random.Random) -> float:
        self.played += 100
        self.seen.append(turn)
        return self.leads[turn]


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


def test_every_change_of_one_action_is_tried() -> None:
    """A search that climbs finds a turn at least as good, and ends where no change is better."""
    game = middle(turns=9)
    assert game.player is not None
    found = []
    for climbs in (0, 9):
        search = Search(game, game.player, random.Random(5))
        found.append(search.ideas(quick=4, greedy=False, climbs=climbs))
    rough, climbed = found
    assert climbed[0].lead > rough[0].lead
    assert len(climbed) > len(rough)
    again = search.ideas(quick=0, greedy=False, climbs=1)
    assert again[0] == climbed[0]


def test_a_lead_in_gold_is_a_lead() -> None:
    """Of two positions that differ in a settlement at a castle, the seat prefers the richer one."""
    game = middle(turns=10)
    worth = Value(Gains(game), game)
    assert abs(worth.lead(game, 0) + worth.lead(game, 1)) < 5  # both as if they had just moved
    richer = game.copy()
    castle = next(iter(singles(game.board.grounds["castle"] & ~game.near[0])))
    place = next(h for h in singles(game.board.grid.around[castle]) if h & game.free)
    richer.settlements[0] |= place
    richer.near[0] |= game.board.grid.around[place]
    richer._earned = {}
    assert worth.lead(richer, 0) > worth.lead(game, 0)


def test_every_sign_has_a_weight() -> None:
    """In the base game by its name, in the boxes by that of others of its kind."""
    known = weights()
    for cards in (CARDS[:3], CARDS[3:6], (*CARDS[6:], "miners"), ("workers", *CARDS[:2])):
        game = middle(turns=11, cards=cards)
        read = Signs(Gains(game), game)
        for name, _ in read(game, 0, read.turns_left(game)):
            assert name in known
    game = middle(turns=11, preset="everything")
    assert isinstance(Value(Gains(game), game).lead(game, 0), float)


def test_the_turns_that_are_left_follow_the_quickest_builder() -> None:
    game = middle(turns=11)
    read = Signs(Gains(game), game)
    builders = [site for site, name in game.board.site_names.items() if name in BUILDING]
    assert builders
    for seat in (0, 1):
        game.held[seat] = 0
    assert read.turns_left(game) == min(game.supply) / 3
    game.held[0] = builders[0] | builders[1]
    assert read.turns_left(game) == min(game.supply[0] / 5, game.supply[1] / 3)


def test_turns_that_look_worse_are_given_up() -> None:
    """Each stage keeps the best of the one before, and looks at them longer."""
    game = middle(turns=12)
    assert game.player is not None
    turns = [(Action("build", f"a{number}"), END) for number in range(4)]
    look = Known({turn: float(10 * number) for number, turn in enumerate(turns)})
    ideas = [Idea(turn, 0.0) for turn in turns]
    stages = ((4, 2), (2, 3))
    sight, rng = Sight(game, game.player), random.Random(2)
    best = judge(sight, ideas, look, rng, stages, work=10_000)
    assert [judged.turn for judged in best] == [turns[3], turns[2]]
    assert [len(judged.leads) for judged in best] == [5, 5]
    assert look.seen == [*turns * 2, *[turns[3], turns[2]] * 3]
    assert Judged(ideas[0]).lead == 0.0
    best[0].add(500.0)
    assert best[0].leads[-1] == CLEAR  # more than a clear win is no more than a win


def test_where_games_are_long_there_are_fewer_futures() -> None:
    game = middle(turns=12)
    assert game.player is not None
    counts = []
    for work in (10_000, 700, 1):  # all looks together play 1,400 actions
        turns = [(Action("build", f"a{number}"), END) for number in range(4)]
        look = Known(dict.fromkeys(turns, 1.0))
        ideas = [Idea(turn, 0.0) for turn in turns]
        judge(Sight(game, game.player), ideas, look, random.Random(2), ((4, 2), (2, 3)), work=work)
        counts.append(len(look.seen))
    assert counts == [14, 4 + 2 * 2, 4 + 2]


def test_what_was_thought_of_a_turn_counts_like_some_futures() -> None:
    judged = Judged(Idea((END,), 5.0))
    assert judged.lead == 5.0
    for _ in range(TRUST):
        judged.add(9.0)
    assert judged.lead == 7.0


def test_all_turns_are_judged_in_the_same_futures() -> None:
    game = middle(turns=12)
    assert game.player is not None
    rng = random.Random(2)
    search = Search(game, game.player, rng)
    idea = search.ideas(quick=5)[0]
    look = ToTheEnd(game.player, search.gains)
    sight = Sight(game, game.player)
    twins = judge(sight, [idea, idea], look, rng, ((2, 6),), work=100_000)
    assert twins[0].leads == twins[1].leads
    assert len(set(twins[0].leads)) > 1


def test_a_turn_that_no_longer_fits_is_played_on_from_where_it_ends() -> None:
    game = middle()
    assert game.player is not None
    look = ToTheEnd(game.player, Gains(game))
    lead = look(game.copy(), (Action("build", "a99"), END), random.Random(1))
    assert -100 < lead < 100


def test_the_last_turn_is_judged_by_gold() -> None:
    """In the last turn of the game nothing but the final gold counts."""
    game = new(players=2, seed=4)
    player = Quick(Gains(game), random.Random(1))
    while not (game.last_round and game.active == 1 and game.player == 1):
        game.play(player.action(game))
    search = Search(game, 1, random.Random(1))
    for idea in search.ideas(quick=8, refined=8):
        after = game.copy()
        for action in idea.turn:
            after.play(action)
        assert after.over
        assert idea.lead == lead_now(after, 1)
        assert ToTheEnd(1, search.gains)(game.copy(), idea.turn, random.Random(5)) == idea.lead


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

    def plan(sight: Sight, rng: random.Random, skill: levels.Skill) -> tuple[Action, ...]:
        allowed.append(skill.work)
        return (sight.legal_actions()[0],)

    monkeypatch.setattr(levels, "_kingdom", plan)
    bot, seat, copy = make_bot("expert", seed=1), game.player, game.copy()
    sight = Sight(copy, seat)
    while copy.player == seat:
        copy.play(bot.choose(sight))
    whole = levels.SKILLS["expert"].work
    assert allowed[:2] == [whole, whole // 3]

"""Bots play Winter Kingdom: whole games, and positions in which what to do is obvious."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

import hexholm
from hexholm.arena import play_game
from hexholm.bots import Sight, make_bot
from hexholm.bots.winter.clicks import Clicks
from hexholm.bots.winter.levels import NOW, SKILLS, Skill
from hexholm.bots.winter.lines import Line, Search
from hexholm.bots.winter.planning import best_turn
from hexholm.bots.winter.quick import play_on
from hexholm.game import Action
from hexholm.winter import WinterKingdom
from hexholm.winter.scoring import score_by
from tests.winter.helpers import (
    CARDS,
    ECONOMY,
    FIELDS,
    POINTS,
    TWISTS,
    Land,
    Seat,
    acts,
    coded,
    cost,
    forts,
    houses,
    play,
    points,
    position,
    yard,
)

BARE = ("bureaucrats", "spelunkers", "ice-fishers")
"""Cards that pay nothing on a land without villages, tunnels and ice."""


SEVERAL = ["bargain", "quick-study", "hospitality", "keep-away"]
"""Twists that change what can be bought, used, built, and where."""


class Quick:
    """A level of which the most laborious parts are cut down to the least there is of them."""

    def __init__(self, level: str, seed: int) -> None:
        self.name = level
        skill = SKILLS[level]
        least = {"beam": 2, "ways": 2, "pieces": 4}
        skill = skill._replace(**{k: min(v, getattr(skill, k)) for k, v in least.items()})
        stages = ((3, 1), (2, 1)) if skill.depth.stages else ()
        self.skill = skill._replace(depth=skill.depth._replace(stages=stages))
        self.rng = random.Random(seed)
        self.rest: Sequence[Action] = ()

    def choose(self, sight: Sight) -> Action:
        if not (self.rest and self.rest[0] in sight.options):
            self.rest = best_turn(sight, self.rng, self.skill)
        action, *self.rest = self.rest
        return action


def plays(
    game: hexholm.Game, count: int = 1, *, fresh: bool = False, by: str = "greedy"
) -> list[str]:
    """The next choices of a bot on the first seat; `fresh`: each without its plan."""
    bot, sight, done = make_bot(by, seed=1), Sight(game, 0), []
    for number in range(count):
        assert game.player == 0
        if fresh:
            bot = make_bot(by, seed=number)
        action = bot.choose(sight)
        done.append(coded(action))
        game.play(action)
    return done


def turn(game: hexholm.Game, by: str = "greedy") -> list[str]:
    """What a bot does in the rest of the first seat's turn."""
    bot, sight = make_bot(by, seed=1), Sight(game, 0)
    done: list[str] = []
    while game.player == 0 and len(done) < 40:
        action = bot.choose(sight)
        done.append(coded(action))
        game.play(action)
        if any(event.kind == "turn-ended" for event in game.events):
            return done
    raise AssertionError(done)


def built(land: Land, mine: Seat, *others: Seat, **more: Any) -> hexholm.Game:
    """The moment after a mandatory action in the yard, far away."""
    game = position(yard(land), mine, *(others or (Seat("600"),)), **more)
    return play(game, "build 400", "build 401", "build 402")


# --- whole games -----------------------------------------------------------------------------


@pytest.mark.parametrize("level", SKILLS)
@pytest.mark.parametrize(
    ("twist", "economy", "players"),
    [
        (twist, ECONOMY[i % len(ECONOMY)], 2 + i % 3)
        for i, twist in enumerate([*TWISTS, "none", SEVERAL], start=1)
    ],
)
def test_every_level_plays_whole_games(
    level: str, twist: str | list[str], economy: str, players: int
) -> None:
    game = hexholm.new_game(
        "winter-kingdom", players=players, seed=players, twist=twist, economy=economy
    )
    bots = [Quick(level, seat) for seat in range(players)]
    sights = [Sight(game, seat) for seat in range(players)]
    while game.player is not None:
        game.play(bots[game.player].choose(sights[game.player]))
        assert len(game.log) < 250 * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_the_random_bot_and_uses_what_it_buys(players: int) -> None:
    wins = bought = used = points_more = 0
    for seed in range(4):
        game = hexholm.new_game("winter-kingdom", players=players, seed=10 * players + seed)
        greedy = seed % players
        bots = [make_bot("random", seed=seat) for seat in range(players)]
        bots[greedy] = make_bot("greedy", seed=seed)
        play_game(game, bots)
        wins += game.winners == [greedy]
        totals = [score["total"] for score in game.scores()]
        points_more += totals.pop(greedy) - max(totals)
        bought += len(game.to_dict()["players"][greedy]["bought"])
        past = game.at(0)
        for action in game.log:
            used += past.player == greedy and action.startswith("use ")
            past.play(action)
    assert wins >= 3
    assert points_more >= 40
    assert bought >= 8
    assert used >= 16


@pytest.mark.parametrize("seed", range(3))
def test_it_knows_what_to_do_in_any_position(seed: int) -> None:
    """Half of the actions are played at random in its name, and it is asked without its plan."""
    chance = random.Random(seed)
    twist = ("quick-study", "hospitality", "long-tunnels")[seed]
    game = hexholm.new_game("winter-kingdom", players=2, seed=30 + seed, twist=twist)
    sights = [Sight(game, seat) for seat in range(game.seats)]
    while game.player is not None:
        options = game.options
        choice = make_bot("greedy", seed=len(game.log)).choose(sights[game.player])
        assert choice in options
        game.play(choice if chance.random() < 0.5 else options[int(chance.random() * len(options))])


@pytest.mark.parametrize("level", SKILLS)
def test_the_same_seed_makes_the_same_game(level: str) -> None:
    def log(seed: int) -> list[str]:
        game = hexholm.new_game("winter-kingdom", players=2, seed=3)
        return play_game(game, [Quick(level, seed), make_bot("random", seed=9)]).log

    assert log(5) == log(5)
    assert log(5) != log(6)


@pytest.mark.parametrize("level", SKILLS)
@pytest.mark.parametrize("players", [2, 4])
def test_no_level_looks_at_hidden_cards(level: str, players: int) -> None:
    """Where only what the seat cannot see differs, the choice does not."""
    game = hexholm.new_game("winter-kingdom", players=players, seed=8)
    play_game_for(game, 5 * players)
    seat = game.player
    assert seat is not None
    others = [game.imagine(seat, random.Random(number)) for number in range(3)]
    seen = {**game.view(seat), "log": None}
    assert all({**other.view(seat), "log": None} == seen for other in others)
    assert len({str(other.to_dict()["players"]) for other in (game, *others)}) > 1
    turns = [
        best_turn(Sight(one, seat), random.Random(4), Quick(level, 0).skill)
        for one in (game, *others)
    ]
    assert len(set(turns)) == 1


def play_game_for(game: hexholm.Game, turns: int) -> None:
    """Some turns of easy bots."""
    bots = [make_bot("easy", seed=seat) for seat in range(game.seats)]
    sights = [Sight(game, seat) for seat in range(game.seats)]
    while turns and game.player is not None:
        game.play(bots[game.player].choose(sights[game.player]))
        turns -= any(event.kind == "turn-ended" for event in game.events)


def test_a_level_thinks_no_longer_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the time is up, or enough was looked at, it takes what it has found."""
    game = hexholm.new_game("winter-kingdom", players=2, seed=8)
    play_game_for(game, 8)
    seat = game.player
    assert seat is not None
    steps: list[int] = []
    counted = Search.use

    def use(self: Search, line: Line, action: Action, ways: int) -> list[Line]:
        steps.append(ways)
        return counted(self, line, action, ways)

    monkeypatch.setattr(Search, "use", use)
    counts = []
    expert = SKILLS["expert"]
    hasty = expert._replace(surveys=10)
    for seconds, skill in ((0.0, expert), (None, hasty), (None, expert)):
        steps.clear()
        turn = best_turn(Sight(game, seat, seconds), random.Random(1), skill)
        counts.append(len(steps))
        after = game.copy()
        for action in turn:
            after.play(action)
        assert any(event.kind == "turn-ended" for event in after.events)
    assert 4 * max(counts[:2]) < counts[2]


# --- what a building gains -------------------------------------------------------------------


@pytest.mark.parametrize("card", [card for card in CARDS if card != "crowd"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_level_knows_what_a_building_gains(card: str, players: int) -> None:
    """Points now, found for all hexes at once, are those of building there and counting."""
    two = [other for other in ("mountaineers", "pioneers", "scouts") if other != card][:2]
    game = hexholm.new_game(
        "winter-kingdom", players=players, seed=5, cards=[card, *two], twist="none"
    )
    play_game_for(game, 4 * players)
    assert isinstance(game, WinterKingdom)
    seat = game.mover
    skill = Skill(NOW._replace(coin=0.0))
    found = Clicks(game, seat, skill, random.Random(1)).placement(game)
    paying = [*game.setup.cards, "castles"]
    land, before = game.board.land & game.free, score_by(game, paying)[seat]["total"]
    houses, forts = found.house_gains(land), found.fort_gains(land)
    for hex_ in houses:
        for gains, pieces in ((houses, "houses"), (forts, "forts")):
            after = game.copy()
            after.free ^= hex_
            getattr(after, pieces)[seat] |= hex_
            assert gains[hex_] == score_by(after, paying)[seat]["total"] - before


# --- the mandatory action --------------------------------------------------------------------


def test_it_builds_beside_the_castle() -> None:
    """Castle: 3 points for most houses beside it; the row to it takes all three buildings."""
    game = position(Land("G", {"X": "044"}), Seat("020"), Seat("600"), cards=BARE)
    turn(game)
    assert points(game, "castles") == [0, 0]  # 020 is four steps away
    game = position(Land("G", {"X": "044"}), Seat("031"), Seat("600"), cards=BARE)
    turn(game)
    assert points(game, "castles") == [3, 0]


def test_it_takes_a_castle_from_another() -> None:
    """Castle: a fort counts as two houses (W-3)."""
    land = Land("E", {"X": "044", "G": "043"})
    game = position(land, Seat("042"), Seat("045 034"), cards=BARE, last_round=True)
    turn(game)
    assert forts(game) == {"043"}
    assert points(game, "castles") == [3, 3]


def test_forts_go_where_houses_count() -> None:
    """Ice fishers: a fort on the ice is two houses."""
    land = Land("E", {"I": "043 034", "G": "600 601 602"})
    mine = Seat("044", bought="port+", hand="fell-field")
    game = position(land, mine, Seat("650"), cards=("ice-fishers", "spelunkers", "bureaucrats"))
    done = turn(game)
    assert "use port-2" in done
    assert points(game, "ice-fishers")[0] == 2 * POINTS["ice-fishers"]


def test_it_turns_right_at_the_crossroads() -> None:
    """X2: tundra is to the right of grassland, and only there are the villages."""
    land = Land("G", {"U": "043 034 035", "V": "033"})
    mine = Seat("044", bought="crossroads+")
    game = position(land, mine, Seat("600"), cards=("celebrities", "bureaucrats", "spelunkers"))
    done = turn(game)
    assert "use crossroads-2" in done or "use crossroads" in done
    assert points(game, "bureaucrats")[0] == POINTS["bureaucrats"]


# --- talents ---------------------------------------------------------------------------------


@pytest.mark.parametrize("fresh", [False, True])
def test_it_uses_the_mine(fresh: bool) -> None:
    """Mine, Miners: a house beside the mountain."""
    cards = ("miners", "bureaucrats", "spelunkers")
    game = built(Land("G", {"M": "033"}), Seat("055", bought="mine", hand="snowscape"), cards=cards)
    assert plays(game, 2, fresh=fresh)[0] == "use mine"
    assert points(game, "miners")[0] == POINTS["miners"]


@pytest.mark.parametrize("fresh", [False, True])
def test_it_carries_out_a_move_that_gains(fresh: bool) -> None:
    """Mule, Crowd: the lone house joins the others."""
    mine = Seat("044 045 046 042", bought="mule", supply=(0, 0))
    game = position(Land("G"), mine, Seat("600"), cards=("crowd", *BARE[:2]), last_round=True)
    done = plays(game, 3, fresh=fresh)
    assert done[:2] == ["use mule", "take 042"]
    assert points(game, "crowd")[0] == 2 * POINTS["crowd"]


def test_it_ends_its_turn_rather_than_lose_by_a_move() -> None:
    """Mule, Crowd: every move would break the group or change nothing."""
    mine = Seat("044 045", bought="mule", supply=(0, 0))
    game = position(Land("G"), mine, Seat("600"), cards=("crowd", *BARE[:2]), last_round=True)
    assert "use mule" in acts(game)
    assert plays(game) == ["end"]


def test_it_goes_through_the_tunnel_for_points() -> None:
    """Tunnel, Spelunkers: the second house beside the tunnel is better off beside the other."""
    land = Land("G", {"N": "044 144"})
    cards = ("spelunkers", "ice-fishers", "bureaucrats")
    game = built(land, Seat("043 034", hand="snowscape"), cards=cards, last_round=True)
    plays(game, 3)
    assert points(game, "spelunkers")[0] == 2 * POINTS["spelunkers"]


def test_a_second_action_follows_where_it_gains() -> None:
    """Pasture upgraded, Ice fishers: the new house steps onto the ice."""
    land = Land("E", {"G": "043", "I": "033"})
    mine = Seat("044", bought="pasture+", hand="snowscape")
    cards = ("ice-fishers", "spelunkers", "bureaucrats")
    game = built(land, mine, cards=cards, last_round=True)
    assert plays(game, 3) == ["use pasture", "build 043", "put 033"]
    assert points(game, "ice-fishers")[0] == POINTS["ice-fishers"]


# --- the purchase step -----------------------------------------------------------------------


def test_it_buys_a_talent_that_builds() -> None:
    game = built(Land("G"), Seat("044", hand="snowscape", talents="pasture", coins=cost("pasture")))
    (bought,) = plays(game)
    assert bought.removeprefix("buy ") in FIELDS


def test_it_buys_nothing_when_the_game_is_over_after_this_turn() -> None:
    mine = Seat("044", hand="snowscape", talents="pasture", coins=cost("pasture"), supply=(3, 0))
    game = built(Land("G"), mine, cards=BARE)
    assert "buy pasture" in acts(game)
    assert plays(game) == ["end"]


def test_it_pays_five_coins_for_three_houses() -> None:
    """W-6, Ice fishers: three on the ice in the last round."""
    land = Land("G", {"I": "043 033 034 035"})
    mine = Seat("044", hand="snowscape", bought="port+", coins=5)
    cards = ("ice-fishers", "spelunkers", "bureaucrats")
    game = built(land, mine, cards=cards, last_round=True)
    done = turn(game)
    assert "repeat port" in done
    assert done.count("use port-2") == 4
    assert points(game, "ice-fishers")[0] >= 4 * POINTS["ice-fishers"]


def test_quick_study_is_used_at_once() -> None:
    """Twist quick study, Ice fishers."""
    land = Land("G", {"M": "033"})
    mine = Seat("055", hand="snowscape", talents="mine", coins=cost("mine"))
    cards = ("miners", "spelunkers", "bureaucrats")
    game = built(land, mine, cards=cards, twist="quick-study")
    done = turn(game)
    assert done[:2] == ["buy mine", "use mine"]
    assert points(game, "miners")[0] == POINTS["miners"]


def test_salvage_takes_nothing_that_earns() -> None:
    """Salvage: in the last round a coin is worth nothing."""
    mine = Seat("044 045", hand="snowscape")
    game = built(Land("G"), mine, economy="salvage", cards=("crowd", *BARE[:2]), last_round=True)
    before = houses(game)
    assert turn(game) == ["end"]
    assert houses(game) == before


# --- twists ----------------------------------------------------------------------------------


def test_overreach_gives_up_the_house_that_earns_least() -> None:
    """Overreach, Scouts: of five or more built in a turn one leaves, none at the edge."""
    land = Land("E", {"G": "100 101 102 103", "M": "043"})
    mine = Seat("044 045", bought="pasture mine")
    game = position(land, mine, Seat("400"), twist="overreach", cards=("scouts", *BARE[:2]))
    play(game, "build 100", "build 101", "build 102", "use pasture", "build 103", "use mine")
    game.play(next(action for action in game.legal_actions() if action.verb == "build"))
    game.play("end")
    assert points(game, "scouts")[0] == 4 * POINTS["scouts"]
    assert plays(game)[0].startswith("take ")
    assert points(game, "scouts")[0] == 4 * POINTS["scouts"]


def test_hospitality_is_accepted() -> None:
    """Hospitality: an extra house for a point."""
    land = Land("E", {"G": "043 042 041", "V": "033"})
    game = position(land, Seat("044"), Seat("400"), twist="hospitality", cards=("crowd", *BARE[:2]))
    done = turn(game)
    assert sum(action.split()[0] in ("build", "fort") for action in done) >= 4


# --- whole turns -----------------------------------------------------------------------------

GOOD = ("normal", "hard", "expert")
PLANNERS = ("hard", "expert")


@pytest.mark.parametrize("level", GOOD)
def test_a_good_level_links_villages(level: str) -> None:
    """Merchants: two houses close the gap between two villages."""
    land = Land("E", {"G": "042 043 052 600 601 602", "V": "040 045"})
    mine = Seat("041 044")
    cards = ("merchants", "spelunkers", "ice-fishers")
    game = position(land, mine, Seat("650"), cards=cards, last_round=True)
    turn(game, level)
    assert points(game, "merchants")[0] == 2 * POINTS["merchants"]


@pytest.mark.parametrize("level", GOOD)
def test_a_good_level_denies_a_majority(level: str) -> None:
    """Castle: a fort on the one hex beside it is enough to be alone with most houses."""
    land = Land("E", {"X": "044", "G": "043 600 601 602"})
    game = position(land, Seat("042"), Seat("045"), cards=BARE, last_round=True)
    turn(game, level)
    assert points(game, "castles") == [3, 0]


@pytest.mark.parametrize("level", PLANNERS)
def test_a_planner_uses_a_talent_before_the_mandatory_action(level: str) -> None:
    """Mule: away from the grassland beside it the house no longer binds (W-2), and two houses can
    be built beside the village far away: Bureaucrats."""
    land = Land("E", {"G": "043 042 041 600 601 602", "V": "610"})
    game = position(land, Seat("044", bought="mule"), Seat("350"), cards=BARE, last_round=True)
    done = turn(game, level)
    assert done[0] == "use mule"
    assert points(game, "bureaucrats")[0] == POINTS["bureaucrats"]


@pytest.mark.parametrize("level", PLANNERS)
def test_a_planner_buys_what_builds_early(level: str) -> None:
    game = built(Land("G"), Seat("044", hand="snowscape", talents="outpost", coins=cost("outpost")))
    assert "buy outpost" in turn(game, level)


# --- playing on ------------------------------------------------------------------------------


def test_a_game_is_played_on_to_its_end() -> None:
    """And the one it is played on from stays as it is."""
    game = hexholm.new_game("winter-kingdom", players=2, seed=8)
    play_game_for(game, 8)
    assert isinstance(game, WinterKingdom)
    before = game.to_dict()
    after = play_on(game, random.Random(1))
    assert after.over
    assert game.to_dict() == before
    assert min(one["total"] for one in after.scores()) > 20

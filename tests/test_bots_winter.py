"""The greedy bot plays Winter Kingdom: whole games, and positions in which the click is obvious."""

import random
from typing import Any

import pytest

import hexholm
from hexholm.arena import play_game
from hexholm.bots import Sight, make_bot
from tests.winter.helpers import (
    ECONOMY,
    TWISTS,
    Land,
    Seat,
    acts,
    coded,
    forts,
    houses,
    play,
    points,
    position,
    yard,
)

BARE = ("bureaucrats", "spelunkers", "ice-fishers")
"""Cards that pay nothing on a land without villages, tunnels and ice."""


def plays(game: hexholm.Game, count: int = 1, *, anew: bool = False) -> list[str]:
    """The next choices of the greedy bot on the first seat; `anew`: each without its plan."""
    bot, sight, done = make_bot("greedy", seed=1), Sight(game, 0), []
    for number in range(count):
        assert game.player == 0
        if anew:
            bot = make_bot("greedy", seed=number)
        action = bot.choose(sight)
        done.append(coded(action))
        game.play(action)
    return done


def turn(game: hexholm.Game) -> list[str]:
    """What the greedy bot does in the rest of the first seat's turn."""
    bot, sight = make_bot("greedy", seed=1), Sight(game, 0)
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


@pytest.mark.parametrize(
    ("twist", "economy", "players"),
    [
        (twist, ECONOMY[i % len(ECONOMY)], 2 + i % 3)
        for i, twist in enumerate([*TWISTS, "none"], start=1)
    ],
)
def test_greedy_games_end(twist: str, economy: str, players: int) -> None:
    game = hexholm.new_game(
        "winter-kingdom", players=players, seed=players, twist=twist, economy=economy
    )
    bots = [make_bot("greedy", seed=seat) for seat in range(players)]
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


def test_the_same_seed_makes_the_same_game() -> None:
    def log(seed: int) -> list[str]:
        game = hexholm.new_game("winter-kingdom", players=2, seed=3)
        return play_game(game, [make_bot("greedy", seed=seed), make_bot("random", seed=9)]).log

    assert log(5) == log(5)
    assert log(5) != log(6)


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
    """Ice fishers: a fort on the ice is two houses, 4 points."""
    land = Land("E", {"I": "043 034", "G": "600 601 602"})
    mine = Seat("044", bought="port+", hand="fell-field")
    game = position(land, mine, Seat("650"), cards=("ice-fishers", "spelunkers", "bureaucrats"))
    done = turn(game)
    assert "use port-2" in done
    assert points(game, "ice-fishers")[0] == 4


def test_it_turns_right_at_the_crossroads() -> None:
    """X2: tundra is to the right of grassland, and only there are the villages."""
    land = Land("G", {"U": "043 034 035", "V": "033"})
    mine = Seat("044", bought="crossroads+")
    game = position(land, mine, Seat("600"), cards=("celebrities", "bureaucrats", "spelunkers"))
    done = turn(game)
    assert "use crossroads-2" in done or "use crossroads" in done
    assert points(game, "bureaucrats")[0] == 4


# --- talents ---------------------------------------------------------------------------------


@pytest.mark.parametrize("anew", [False, True])
def test_it_uses_the_mine(anew: bool) -> None:
    """Mine, Miners: 3 points for a house beside the mountain."""
    cards = ("miners", "bureaucrats", "spelunkers")
    game = built(Land("G", {"M": "033"}), Seat("055", bought="mine", hand="snowscape"), cards=cards)
    assert plays(game, 2, anew=anew)[0] == "use mine"
    assert points(game, "miners")[0] == 3


@pytest.mark.parametrize("anew", [False, True])
def test_it_carries_out_a_move_that_gains(anew: bool) -> None:
    """Mule, Crowd: the lone house joins the others."""
    mine = Seat("044 045 046 042", bought="mule", supply=(0, 0))
    game = position(Land("G"), mine, Seat("600"), cards=("crowd", *BARE[:2]), last_round=True)
    done = plays(game, 3, anew=anew)
    assert done[:2] == ["use mule", "take 042"]
    assert points(game, "crowd")[0] == 2


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
    assert points(game, "spelunkers")[0] == 6


def test_a_second_action_follows_where_it_gains() -> None:
    """Pasture upgraded, Ice fishers: the new house steps onto the ice."""
    land = Land("E", {"G": "043", "I": "033"})
    mine = Seat("044", bought="pasture+", hand="snowscape")
    cards = ("ice-fishers", "spelunkers", "bureaucrats")
    game = built(land, mine, cards=cards, last_round=True)
    assert plays(game, 3) == ["use pasture", "build 043", "put 033"]
    assert points(game, "ice-fishers")[0] == 2


# --- the purchase step -----------------------------------------------------------------------


def test_it_buys_a_talent_that_builds() -> None:
    game = built(Land("G"), Seat("044", hand="snowscape", talents="pasture", coins=3))
    assert plays(game) == ["buy pasture"]


def test_it_buys_nothing_when_the_game_is_over_after_this_turn() -> None:
    mine = Seat("044", hand="snowscape", talents="pasture", coins=3, supply=(3, 0))
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
    assert points(game, "ice-fishers")[0] >= 8


def test_quick_study_is_used_at_once() -> None:
    """Twist quick study, Ice fishers."""
    land = Land("G", {"M": "033"})
    mine = Seat("055", hand="snowscape", talents="mine", coins=3)
    cards = ("miners", "spelunkers", "bureaucrats")
    game = built(land, mine, cards=cards, twist="quick-study")
    done = turn(game)
    assert done[:2] == ["buy mine", "use mine"]
    assert points(game, "miners")[0] == 3


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
    assert points(game, "scouts")[0] == 4
    assert plays(game)[0].startswith("take ")
    assert points(game, "scouts")[0] == 4


def test_hospitality_is_accepted() -> None:
    """Hospitality: an extra house for a point."""
    land = Land("E", {"G": "043 042 041", "V": "033"})
    game = position(land, Seat("044"), Seat("400"), twist="hospitality", cards=("crowd", *BARE[:2]))
    done = turn(game)
    assert sum(action.split()[0] in ("build", "fort") for action in done) >= 4

"""Bots: what they see, that they choose by their seed alone, and that greed beats chance."""

import random
import types
from collections.abc import Iterator
from typing import Any

import pytest

import hexholm
from hexholm.arena import play_game
from hexholm.bots import Sight, make_bot
from hexholm.game import END
from tests.kingdom.asking import acts
from tests.kingdom.builder import Land, Seat, position, tile


def middle(players: int = 3, seed: int = 4, actions: int = 50) -> hexholm.Game:
    """A game in the middle, played by random bots."""
    game = hexholm.new_game(players=players, seed=seed)
    bots = [make_bot("random", seed=seat) for seat in range(players)]
    sights = [Sight(game, seat) for seat in range(players)]
    for _ in range(actions):
        assert game.player is not None
        game.play(bots[game.player].choose(sights[game.player]))
    return game


def reachable(thing: object, depth: int = 4) -> Iterator[object]:
    """All that attributes lead to, without the insides of functions and types."""
    yield thing
    if depth and not isinstance(thing, type | types.ModuleType | str | int | float | None):
        functions = types.FunctionType | types.MethodType | types.BuiltinMethodType
        names = set(dir(thing)) - {"__class__", "__closure__", "__globals__", "__builtins__"}
        for name in names:
            found = getattr(thing, name, None)
            if name.startswith("__") and isinstance(found, functions | types.MethodWrapperType):
                continue
            yield from reachable(found, depth - 1)


def test_a_sight_leads_to_no_game() -> None:
    game = middle()
    sight = Sight(game, 1)
    found = list(reachable(sight))
    assert len(found) > 10
    assert not any(isinstance(thing, hexholm.Game) for thing in found)
    with pytest.raises(AttributeError):
        sight.game = game  # type: ignore[attr-defined]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_view_shows_no_other_hand_and_nothing_of_the_deck(seat: int) -> None:
    game = middle()
    view: dict[str, Any] = Sight(game, seat).view()
    for other, player in enumerate(view["players"]):
        assert (player["hand"] is None) == (other not in (seat, game.player))
    assert "seed" not in view["setup"]
    assert not {"seed", "draws", "deck"} & set(view)


def test_an_imagined_game_agrees_with_the_view_and_is_dealt_again() -> None:
    game = middle(players=4)
    assert game.player is not None
    sight, rng = Sight(game, game.player), random.Random(1)
    imagined = [sight.imagine(rng) for _ in range(40)]
    assert all(other.view(sight.seat) == sight.view() for other in imagined)
    hidden = (sight.seat + 1) % 4
    hands = {tuple(other.to_dict()["players"][hidden]["hand"]) for other in imagined}
    assert len(hands) > 1
    before = game.to_dict()
    imagined[0].play(imagined[0].options[0])
    assert game.to_dict() == before


def test_a_sight_follows_the_game() -> None:
    game: hexholm.Game = hexholm.new_game(players=2, seed=1)
    sight = Sight(game, 0)
    for _ in range(4):
        assert sight.legal_actions() == list(sight.options) == game.legal_actions()
        assert sight.view() == game.view(0)
        game.play(sight.options[0])
    game = middle(players=2)
    sight = Sight(game, 0)
    while not game.can_undo:
        game.play(game.options[0])
    game.undo()
    assert list(sight.options) == game.legal_actions()


FAST = ("random", "greedy", "beginner", "easy", "normal")


@pytest.mark.parametrize("name", FAST)
def test_the_same_seed_makes_the_same_game(name: str) -> None:
    def log(seed: int) -> list[str]:
        game = hexholm.new_game(players=2, seed=3)
        return play_game(game, [make_bot(name, seed=seed), make_bot(name, seed=9)]).log

    assert log(5) == log(5)
    assert log(5) != log(6)


@pytest.mark.parametrize("name", FAST)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_bot_plays_with_any_number(name: str, players: int) -> None:
    game = hexholm.new_game(players=players, seed=players)
    play_game(game, [make_bot(name, seed=seat) for seat in range(players)])
    assert game.over


def test_the_random_bot_chooses_every_action_alike() -> None:
    game = middle(players=2)
    assert game.player is not None
    sight, bot = Sight(game, game.player), make_bot("random", seed=2)
    size = len(sight.options)
    chosen = [bot.choose(sight) for _ in range(200 * size)]
    for action in sight.options:
        assert 120 < chosen.count(action) < 300


def test_the_greedy_bot_beats_the_random_one() -> None:
    wins = 0
    for seed in range(16):
        game = hexholm.new_game(players=2, seed=seed)
        bots = [make_bot("greedy", seed=seed), make_bot("random", seed=seed)]
        greedy = seed % 2
        play_game(game, bots[::-1] if greedy else bots)
        wins += game.winners == [greedy]
    assert wins >= 15


def test_the_greedy_bot_makes_a_new_plan_when_the_game_took_another_way() -> None:
    """Its choices are legal whatever was played in its name."""
    chance = random.Random(3)
    game = hexholm.new_game(players=2, seed=11)
    bot = make_bot("greedy", seed=1)
    sights = [Sight(game, seat) for seat in range(2)]
    while game.player is not None:
        options = game.options
        choice = bot.choose(sights[game.player])
        assert choice in options
        game.play(choice if chance.random() < 0.5 else options[int(chance.random() * len(options))])


def with_barn(settlements: str) -> hexholm.Game:
    """A position on nothing but grass, in which only a barn is left to use."""
    world = Land("G", {"L": "p15"}, ("farm", "oasis", "harbor", "barn"))
    mover = Seat(settlements, tiles=[tile("barn", "p15")], supply=0)
    return position(world, mover, Seat("t20"), cards=("citizens", "miners", "knights"))


def test_the_greedy_bot_carries_out_a_move_that_gains() -> None:
    game = with_barn("a1 b1 c1 a10")
    bot, sight = make_bot("greedy", seed=1), Sight(game, 0)
    for expected in ("use barn", "take a10", "put d1"):
        game.play(bot.choose(sight))
        assert game.log[-1] == expected
    assert bot.choose(sight) == END


def test_the_greedy_bot_ends_its_turn_rather_than_lose_by_a_move() -> None:
    game = with_barn("a1 b1 c1")
    assert "use barn" in acts(game)
    assert make_bot("greedy", seed=1).choose(Sight(game, 0)) == END


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(
        hexholm.SetupError,
        match="'deep-thought'; choose from: beginner, easy",
    ):
        make_bot("deep-thought", seed=1)


# --- every box -------------------------------------------------------------------------------

EVERYTHING = ("base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island")
BUILT = {"left": 0, "begun": True, "built": True}
"""The turn after the mandatory action."""


def plays(game: hexholm.Game, count: int = 1, seat: int = 0, *, fresh: bool = False) -> list[str]:
    """The next choices of the greedy bot on a seat; `fresh`: each by a bot that knows no plan."""
    bot, sight, done = make_bot("greedy", seed=1), Sight(game, seat), []
    for number in range(count):
        assert game.player == seat
        if fresh:
            bot = make_bot("greedy", seed=number)
        done.append(str(bot.choose(sight)))
        game.play(done[-1])
    return done


def gold(game: hexholm.Game, seat: int = 0) -> int:
    return game.scores()[seat]["total"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_games_with_every_box_end(players: int) -> None:
    game = hexholm.new_game(boxes=EVERYTHING, players=players, seed=10 * players)
    bots = [make_bot("greedy", seed=seat) for seat in range(players)]
    sights = [Sight(game, seat) for seat in range(players)]
    while game.player is not None:
        game.play(bots[game.player].choose(sights[game.player]))
        assert len(game.log) < 250 * players


@pytest.mark.parametrize("box", ["nomads", "crossroads", "marshlands", "harvest", "everything"])
def test_the_greedy_bot_beats_the_random_one_in_every_box(box: str) -> None:
    wins = 0
    for seed in range(6):
        game = hexholm.new_game(players=2, seed=seed, preset=box)
        bots = [make_bot("greedy", seed=seed), make_bot("random", seed=seed)]
        greedy = seed % 2
        play_game(game, bots[::-1] if greedy else bots)
        wins += game.winners == [greedy]
    assert wins >= 5


@pytest.mark.parametrize("seed", range(3))
def test_the_greedy_bot_knows_what_to_do_in_any_position(seed: int) -> None:
    """Half of the actions are played at random in its name, and it is asked without its plan."""
    chance = random.Random(seed)
    game = hexholm.new_game(boxes=EVERYTHING, players=2 + seed, seed=30 + seed)
    sights = [Sight(game, seat) for seat in range(game.seats)]
    while game.player is not None:
        options = game.options
        choice = make_bot("greedy", seed=len(game.log)).choose(sights[game.player])
        assert choice in options
        game.play(choice if chance.random() < 0.5 else options[int(chance.random() * len(options))])


def test_it_takes_a_treasure() -> None:
    """N-treasure: 3 gold for the settlement beside the camp."""
    game = position(Land("G", {"N": "j10"}), Seat("g10"), Seat("t20"), nomads={"j10": "treasure"})
    plays(game, 3)
    assert game.to_dict()["players"][0]["gold"] == 3


def test_it_uses_a_donation_to_the_last_settlement() -> None:
    """N-donation: each of the three stands beside water."""
    land = Land("G", {"C": "c1 d1 e1 f1", "W": "c2 d2 e2 f2", "N": "t1"})
    player = Seat("b1", nomads="donation-canyon")
    cards = ("fishermen", "citizens", "knights")
    game = position(
        land,
        player,
        Seat("t20"),
        cards=cards,
        turn=BUILT,
        boxes=("nomads",),
        nomads={"t1": "sword"},
    )
    done = plays(game, 5)
    assert done[0] == "use donation"
    assert {"build c1", "build d1", "build e1"} == set(done[1:4])
    assert done[4] == "end"


@pytest.mark.parametrize("fresh", [False, True])
def test_it_resettles_step_by_step(fresh: bool) -> None:
    """N-resettlement: three steps bring the lone settlement into the row of the others."""
    land = Land("G", {"N": "t1"})
    player = Seat("a1 b1 c1 d1 f4", nomads="resettlement", supply=0)
    game = position(
        land,
        player,
        Seat("t20"),
        cards=("knights", "citizens", "miners"),
        boxes=("nomads",),
        nomads={"t1": "sword"},
        last_round=True,
    )
    before = gold(game)
    for _ in range(6):
        if plays(game, fresh=fresh) == ["end"]:
            break
    assert gold(game) > before


def test_it_does_not_wall_itself_in() -> None:
    """N-quarry: a wall that opens nothing is left alone."""
    land = Land("G", {"D": "e5 f5 f4"}, places={"j10": "quarry"})
    game = position(land, Seat("e6", tiles=land.tiles("j10")), Seat("t20"), turn=BUILT)
    assert "use quarry" in acts(game)
    assert plays(game) == ["end"]


def test_the_sword_strikes_where_it_hurts() -> None:
    """N-sword: the only settlement beside a castle is worth more than the others."""
    land = Land("G", {"X": "k10", "N": "t1"})
    game = position(
        land,
        Seat("a1", nomads="sword"),
        Seat("j10 a20 b20 c20"),
        turn=BUILT,
        boxes=("nomads",),
        cards=("miners", "fishermen", "farmers"),
        nomads={"t1": "sword"},
    )
    assert plays(game, 2) == ["use sword", "take j10"]


def test_it_sets_its_city_hall_at_once() -> None:
    """X-cityhall: seven settlements more."""
    land = Land("G", places={"j10": "city-hall"})
    game = position(land, Seat("e6", tiles=land.tiles("j10")), Seat("t20"), turn=BUILT)
    assert plays(game, 2)[0] == "use city-hall"
    assert len(game.to_dict()["players"][0]["city_hall"]) > 1


def test_it_keeps_a_warrior_that_earns() -> None:
    """X-warrior: with both on the board the barracks could only take one back."""
    land = Land("G", places={"j10": "barracks"})
    mover = Seat("e6 f6", tiles=land.tiles("j10"), warriors=["g6", "c9"])
    game = position(land, mover, Seat("t20"), turn=BUILT, cards=("citizens", "knights", "miners"))
    assert "use barracks" in acts(game)
    assert plays(game) == ["end"]


@pytest.mark.parametrize("fresh", [False, True])
def test_the_wagon_rolls_to_the_castle(fresh: bool) -> None:
    """X-wagon: three steps to 3 gold, and none back."""
    land = Land("G", {"X": "j10"}, places={"a20": "wagon"})
    mover = Seat("e10", tiles=land.tiles("a20"), wagon="f10", supply=0)
    game = position(
        land, mover, Seat("t20"), cards=("miners", "farmers", "fishermen"), last_round=True
    )
    assert plays(game, 4, fresh=fresh) == ["use wagon", "put g10", "put h10", "put i10"]
    assert game.scores()[0]["castles"] == 3


def test_it_chooses_the_terrain_that_scores() -> None:
    """M-2: three on the shore of grass rather than two in the swamp."""
    spots = {"S": "a1 b1", "G": "k10 l10 m10", "W": "k11 l11 m11 k9 l9 m9", "C": "j10"}
    cards = ("fishermen", "miners", "farmers")
    player = Seat("j10", hand="swamp-grass")
    game = position(
        Land("D", spots), player, Seat("t20"), cards=cards, boxes=("base", "marshlands")
    )
    done = plays(game, 4)
    assert done[0] == "choose grass"
    assert set(done[1:]) == {"build k10", "build l10", "build m10"}


def test_it_answers_when_its_canoe_is_woken() -> None:
    """M-canoe: in another's turn it builds beside the castle."""
    land = Land("G", {"W": "p15", "X": "q15"}, places={"e5": "farm", "t1": "canoe"})
    mine = Seat("o15", tiles=land.tiles("t1"), lost="e5")
    game = position(land, Seat("g5"), mine, cards=("miners", "farmers", "knights"))
    game.play("build f5")
    assert game.player == 1
    assert plays(game, seat=1) == ["build p15"]
    assert game.player == 0


def test_it_declines_a_canoe_that_would_cost() -> None:
    """K-rangers: a second settlement in the row would lose 2 gold."""
    land = Land("G", {"W": "p15"}, places={"e5": "farm", "t1": "canoe"})
    mine = Seat("o15", tiles=land.tiles("t1"), lost="e5")
    game = position(
        land, Seat("g5"), mine, cards=("rangers", "miners", "fishermen"), boxes=("base", "harvest")
    )
    game.play("build f5")
    assert plays(game, seat=1) == ["end"]


def test_the_temple_spares_what_earns() -> None:
    """M-temple: every settlement earns, so none is taken off in the last round."""
    land = Land("G", places={"j10": "temple"})
    mover = Seat("e6 f6 g6", tiles=land.tiles("j10"))
    game = position(land, mover, Seat("t20"), turn=BUILT, last_round=True)
    assert "use temple" in acts(game)
    assert plays(game) == ["end"]


def silo(mine: str, cards: tuple[str, str, str], supply: int) -> hexholm.Game:
    """The silo step with one silo on e5."""
    game = position(
        Land("G", {"O": "e5", "W": "f6"}),
        Seat(mine, supply=supply),
        Seat("t20", supply=0),
        to_move=1,
        last_round=True,
        turn=BUILT,
        cards=cards,
        boxes=("base", "harvest"),
    )
    game.play("end")
    assert game.player == 0
    return game


@pytest.mark.parametrize("fresh", [False, True])
def test_the_silo_builds_for_gold(fresh: bool) -> None:
    """H-silo: 2 gold for each settlement in the row."""
    game = silo("f5", ("knights", "miners", "farmers"), supply=5)
    before = gold(game)
    done = plays(game, 3, fresh=fresh)
    assert [action.split()[0] for action in done] == ["build"] * 3
    assert gold(game) == before + 6
    assert game.over


def test_the_silo_is_left_where_it_would_cost() -> None:
    """K-rangers: a lone settlement pays 2 gold, two in a row nothing."""
    game = silo("f5", ("rangers", "miners", "farmers"), supply=5)
    before = gold(game)
    while game.player == 0:
        plays(game)
    assert gold(game) >= before


def test_it_declines_a_harmful_repeat() -> None:
    """H-bazaar: a second move would break the row."""
    land = Land("G", places={"j10": "bazaar", "j12": "paddock"})
    used = {**land.tiles("j12")[0], "ready": False}
    mover = Seat("a1 b1 c1 d1", tiles=[*land.tiles("j10"), used], supply=0)
    cards = ("knights", "citizens", "miners")
    game = position(land, mover, Seat("t20"), cards=cards, last_round=True)
    assert "use bazaar" in acts(game)
    assert plays(game) == ["end"]


def test_it_repeats_a_build_that_gains() -> None:
    """H-bazaar: the farm once more."""
    land = Land("G", places={"j10": "bazaar", "j12": "farm"})
    used = {**land.tiles("j12")[0], "ready": False}
    mover = Seat("a1 b1 c1", tiles=[*land.tiles("j10"), used])
    game = position(land, mover, Seat("t20"), cards=("knights", "citizens", "miners"), turn=BUILT)
    assert plays(game, 3) == ["use bazaar", "choose farm", "build d1"]


def test_scouts_show_the_way() -> None:
    """H-scouts: the castle two hexes away from the own land is reached over a scout."""
    land = Land("C", {"G": "d1 e1 f1 g1 f10", "X": "g9"}, places={"a20": "scout-cabin"})
    mover = Seat("d10 c1", tiles=land.tiles("a20"))
    game = position(land, mover, Seat("t20"), cards=("miners", "farmers", "fishermen"))
    assert "build d1" in acts(game)
    assert "build f10" not in acts(game)
    assert plays(game) == ["use scout-cabin"]
    plays(game, 5)
    assert game.scores()[0]["castles"] == 3


def test_number_tiles_are_spent_in_the_end() -> None:
    """H-cathedral: in the last round a number tile for later is worth nothing."""
    land = Land("G", places={"j10": "cathedral"})
    mover = Seat("a1 b1 c1", tiles=land.tiles("j10"), numbers=2)
    game = position(
        land,
        mover,
        Seat("t20", supply=0),
        cards=("knights", "citizens", "miners"),
        turn=BUILT,
        last_round=True,
    )
    assert plays(game, 3) == ["use cathedral", "build d1", "build e1"]

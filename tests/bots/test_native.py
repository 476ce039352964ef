"""The compiled quick players play what the rules engine and `bots.kingdom.rollout` play."""

import random
import shutil
import statistics
import struct
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, reject, settings
from hypothesis import strategies as st

import hexholm
from hexholm import piles
from hexholm.bots import BOTS, Sight
from hexholm.bots.kingdom import planning
from hexholm.bots.kingdom.candidates import Search
from hexholm.bots.kingdom.placement import Placement, amounts
from hexholm.bots.kingdom.rollout import QuickPlayer, Rollout
from hexholm.bots.native import (
    NativeRollout,
    Table,
    fits,
    is_plain,
    library,
    loading,
    packing,
    rollout,
)
from hexholm.bots.native.actions import ROWS, TILES
from hexholm.bots.native.loading import name
from hexholm.bots.search.turns import margin
from hexholm.game import END
from hexholm.hexes import neighbours
from hexholm.kingdom import KingdomBuilder, turn
from hexholm.kingdom.mechanisms import deck


def compiled() -> Any:
    found = library()
    assert found, f"make compiles {name()} with tools/compile"
    return found


def new(**setup: Any) -> KingdomBuilder:
    game = hexholm.new_game(**setup)
    assert isinstance(game, KingdomBuilder)
    return game


def after_turns(game: KingdomBuilder, turns: int, rng: random.Random) -> KingdomBuilder:
    """The same after some turns of players who try much."""
    player = QuickPlayer(Placement(game), rng, noise=3)
    while turns and game.player is not None:
        action = player.action(game)
        turns -= action == END and not game.tasks
        game.play(action)
    return game


def scattered(players: int, rng: random.Random) -> KingdomBuilder:
    """A position that no game comes to: settlements anywhere, and a terrain that is nearly full."""
    game = new(players=players, seed=rng.getrandbits(40))
    board, data = game.board, game.to_dict()
    del data["log"], data["turn"]
    full = rng.choice(packing.TERRAINS)
    last = board.grid.named(board.grounds[full])
    others = board.grid.named((board.buildable ^ board.grounds[full]) | board.grounds["water"])
    rng.shuffle(last)
    rng.shuffle(others)
    land = last[rng.randrange(5) :] + others if rng.random() < 0.5 else others
    if rng.random() < 0.5:
        sites = rng.choice([board.sites, *board.locations.values()])
        beside = set(board.grid.named(neighbours(sites) & board.grid.all))
        land.sort(key=lambda name: name not in beside)
    for player in data["players"]:
        number = rng.choice((1, 2, 3, 6, 14, 30, 38))
        player["settlements"], land = land[:number], land[number:]
        player["supply"] = 40 - number
        player["tiles"] = []
    for site, name_ in board.site_names.items():
        around = set(board.grid.named(board.grid.around[site]))
        there = [p for p in data["players"] if around & set(p["settlements"])]
        for player in rng.sample(there, min(2, len(there))):
            tile = {"name": name_, "from": board.grid.names[site], "ready": True, "new": False}
            player["tiles"].append(tile)
    data["players"][0]["hand"] = [full]
    if rng.random() < 0.5:  # nobody can build any more: settlements that hold tiles must move
        data["last_round"] = True
        for player in data["players"]:
            player["supply"] = 0
    loaded = hexholm.load_game(data)
    assert isinstance(loaded, KingdomBuilder)
    return loaded


def in_python(
    game: KingdomBuilder, player: QuickPlayer, given_up: str = ""
) -> tuple[KingdomBuilder, int, list[int]]:
    """How a game goes on: its end, the number of actions, and the cards that were drawn.

    Which of two tiles is given up is chance, unless it is said.
    """
    game, drawn, number = game.copy(), [], 0

    def draw_and_write(g: Any) -> str:
        card = piles.draw_card(g)
        if card:
            drawn.append(packing.TERRAINS.index(card))
        return card

    with pytest.MonkeyPatch.context() as patch:
        for module in (turn, deck):
            patch.setattr(module, "draw_card", draw_and_write)
        while game.player is not None:
            action = player.action(game)
            if action.verb == "choose":
                if not given_up:
                    reject()
                used, ready = game.options
                action = ready if given_up == "ready" else used
            game.play(action)
            number += 1
    return game, number, drawn


def in_c(
    game: KingdomBuilder, player: QuickPlayer, cards: list[int]
) -> tuple[int, list[int], bytes]:
    """The same: the number of actions, everybody's gold, and how the game stands at its end."""
    table = Table(compiled(), game)
    drawn, gold = array("i", [*cards, 0]), array("i", [0] * game.seats)
    end = array("B", bytes(packing.POSITION_SIZE))
    actions = table.library.native_game(
        table.address,
        packing.position_bytes(game, None),
        b"".join(packing.hexset_bytes(lot & game.board.grid.all) for lot in player.lots),
        drawn.buffer_info()[0],
        gold.buffer_info()[0],
        end.buffer_info()[0],
    )
    return actions, gold.tolist(), end.tobytes()


@settings(max_examples=150, deadline=None)
@given(
    players=st.integers(2, 5),
    seed=st.integers(0, 2**40),
    turns=st.integers(0, 24),
    need=st.booleans(),
)
def test_a_game_goes_as_the_rules_engine_says(
    players: int, seed: int, turns: int, need: bool
) -> None:
    """From any turn to the end: the same actions, settlements and gold (rules B, L, K)."""
    game = new(players=players, seed=seed, options={"lords_need_settlement": need})
    after_turns(game, turns, random.Random(seed))
    assume(not game.over)
    compare(game, seed)


@settings(max_examples=300, deadline=None)
@given(players=st.integers(2, 5), seed=st.integers(0, 2**40))
def test_so_it_does_from_anywhere(players: int, seed: int) -> None:
    """Few settlements that hold tiles and must move (B-4.5), terrains that run out (B-2.2)."""
    compare(scattered(players, random.Random(seed)), seed)


def compare(game: KingdomBuilder, seed: int, given_up: str = "") -> bool:
    """Whether it ends alike; all the rest must be alike."""
    player = QuickPlayer(Placement(game), random.Random(seed))
    ended, number, cards = in_python(game, player, given_up)
    actions, gold, end = in_c(game, player, cards)
    ended.active = ended.seats - 1  # nobody's turn comes after it
    is_same = end == packing.position_bytes(ended, None)  # settlements, tiles, hands, piles
    assert given_up or is_same
    assert not is_same or gold == [score["total"] for score in ended.scores()]
    assert not is_same or actions == number
    return is_same


@pytest.mark.parametrize("seed", [473, 690, 842, 1062, 2356, 2591, 2609, 2708])
def test_of_two_tiles_either_may_go(seed: int) -> None:
    """In these positions one of two tiles of a kind is lost, when one of them is used (B-4.5b)."""
    game = scattered(2, random.Random(seed))
    found = [compare(game, seed, given_up) for given_up in ("used", "ready")]
    assert any(found)


def test_every_card_and_tile_is_among_those_games() -> None:
    games = [new(players=2, seed=seed) for seed in range(60)]
    assert {card for game in games for card in game.setup.cards} == set(packing.CARDS)
    assert {tile for game in games for tile in game.board.locations} == set(TILES)


def test_bytes_are_as_many_as_were_compiled_for() -> None:
    for players in (2, 5):
        game = after_turns(new(players=players, seed=7), 9, random.Random(1))
        assert (
            len(packing.board_bytes(game)) == packing.BOARD_SIZE == compiled().native_board_size()
        )
        position = packing.position_bytes(game, 0)
        assert len(position) == packing.POSITION_SIZE == compiled().native_position_size()


# --- futures --------------------------------------------------------------------------------------


def looking(game: KingdomBuilder) -> tuple[NativeRollout, tuple[Any, ...]]:
    assert game.player is not None
    search = Search(game, game.player, random.Random(3))
    ideas = search.candidates(quick=4)
    return NativeRollout(Table(compiled(), game), game.player, search.after), ideas[0].turn


def test_a_number_is_a_future() -> None:
    """The same one comes to the same, alone or among others; others come to something else."""
    look, turn_ = looking(after_turns(new(players=3, seed=5), 7, random.Random(5)))
    numbers = [random.Random(n).getrandbits(64) for n in range(40)]
    leads = look(turn_, numbers)
    assert [look(turn_, [number])[0] for number in reversed(numbers)] == leads[::-1]
    assert len(set(leads)) > 5
    assert look.played > 80 * 3


def test_endings_are_the_same_futures_card_by_card() -> None:
    """Everybody's gold adds up to the same lead, by the cards of the game and castles alone."""
    game = after_turns(new(players=3, seed=5), 7, random.Random(5))
    look, turn_ = looking(game)
    numbers = [random.Random(n).getrandbits(64) for n in range(40)]
    endings = list(look.endings(turn_, numbers, game.seats))
    paying = {card for ending in endings for paid in ending for card in paid if paid[card]}
    assert paying == game.scores()[0].keys() - {"total"}
    totals = [[sum(paid.values()) for paid in ending] for ending in endings]
    assert game.player is not None
    assert look(turn_, numbers) == [margin(own, game.player) for own in totals]


def test_quick_players_in_python_make_the_same_of_a_turn() -> None:
    """In other futures, so only on average: within three times what chance allows."""
    for seed in (1, 2, 3):
        game = after_turns(new(players=2, seed=seed), 8, random.Random(seed))
        look, turn_ = looking(game)
        assert game.player is not None
        slow = Rollout(Sight(game, game.player), Placement(game))
        few = slow(turn_, range(120))
        many = look(turn_, range(4_000))
        spread = (statistics.variance(few) / len(few)) ** 0.5
        assert abs(statistics.mean(few) - statistics.mean(many)) < 3.5 * spread


def test_some_gains_count_more_or_less_in_futures() -> None:
    """Those and no others, in every phase of the game."""
    game = new(players=2, seed=4)
    tiles, others = ROWS * len(amounts()), len(packing.AMOUNTS) * len(amounts())
    plain, other = [
        struct.unpack(f"={others + tiles}i", packing.board_bytes(game, c)[-4 * (others + tiles) :])
        for c in (packing.PLAIN, {"tile": 2.0, "castle": 0.0})
    ]
    for place, (before, now) in enumerate(zip(plain[:others], other[:others], strict=True)):
        name = packing.AMOUNTS[place % len(packing.AMOUNTS)]
        assert now == int(name != "castle") * before, name
    assert other[others:] == tuple(2 * before for before in plain[others:])
    assert any(plain[others:])
    named = {name.partition(": ")[0] for name in packing.AMOUNTS} | {"tile"}
    assert named > rollout.IN_FUTURES.keys()


def test_nothing_hidden_makes_a_difference() -> None:
    """Two games that differ in what others hold only: the same futures (A-30)."""
    game = after_turns(new(players=4, seed=6), 6, random.Random(6))
    assert game.player is not None
    other = game.imagine(game.player, random.Random(99))
    assert other.hands != game.hands
    found = []
    for one in (game, other):
        look, turn_ = looking(one)
        found.append(look((END,), range(30)) if not one.left else look(turn_, range(30)))
    assert found[0] == found[1]


def test_the_last_turn_comes_to_its_gold() -> None:
    game = new(players=2, seed=8)
    player = QuickPlayer(Placement(game), random.Random(8))
    while not (game.last_round and game.active == 1 and not game.left):
        game.play(player.action(game))
    search = Search(game, 1, random.Random(1))
    look = NativeRollout(Table(compiled(), game), 1, search.after)
    scores = [score["total"] for score in game.scores()]
    assert look((END,), range(5)) == [scores[1] - scores[0]] * 5
    assert look.played == 0


# --- where it is used -----------------------------------------------------------------------------


def test_all_boxes_fit_and_the_base_game_is_plain() -> None:
    assert is_plain(new(players=5, seed=1))
    for preset in ("nomads", "crossroads", "marshlands", "harvest", "everything"):
        game = new(players=2, seed=1, preset=preset)
        assert fits(game)
        assert not is_plain(game), preset
    paid = new(players=2, seed=1)
    paid.gold[0] = 3
    assert fits(paid)
    assert not is_plain(paid)


@pytest.mark.parametrize("is_there", [True, False])
def test_the_expert_plays_with_and_without_it(
    is_there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing was compiled it plays on in Python, in fewer futures."""
    compiled()
    used: list[str] = []

    def watched(kind: type) -> Callable[..., Any]:
        def make(*arguments: Any) -> Any:
            used.append(kind.__name__)
            return kind(*arguments)

        return make

    if not is_there:
        monkeypatch.setattr(rollout, "library", lambda: None)
    for module, kind in ((rollout, NativeRollout), (planning, Rollout)):
        monkeypatch.setattr(module, kind.__name__, watched(kind))
    game = new(players=2, seed=2)
    bot, sight = BOTS["expert"](random.Random(1)), Sight(game, 0)
    while game.player == 0:
        game.play(bot.choose(sight))
    assert set(used) == {"NativeRollout" if is_there else "Rollout"}


def test_a_library_that_does_not_fit_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None, one of another machine, one that was compiled before the layout changed."""
    compiled()
    built = Path(loading.__file__).with_name(name())
    file = tmp_path / name()
    monkeypatch.setattr(loading, "__file__", str(tmp_path / "library.py"))
    fresh = library.__wrapped__
    assert fresh() is None
    file.write_bytes(b"no library")
    assert fresh() is None
    shutil.copy(built, file)
    assert fresh() is not None
    monkeypatch.setattr(loading, "POSITION_SIZE", 12)
    assert fresh() is None


@pytest.mark.parametrize(
    ("here", "there", "told"),
    [
        (
            "card hermits\n",
            "card recluses\n",
            "'card hermits', and Python has 'card recluses' there",
        ),
        ("desert\nterrain flower-field", "flower-field\nterrain desert", "'terrain desert'"),
        ("tile oracle\n", "", "'tile oracle', and Python has 'tile farm' there"),
        ("MOVE 2", "MOVE 3", "'MOVE 2', and Python has 'MOVE 3' there"),
        ("amount freedom\n", "amount room\namount freedom\n", "Python has 'amount room' there"),
    ],
)
def test_a_library_that_was_compiled_for_other_rules_is_not_used(
    here: str,
    there: str,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Cards, terrains, tiles and numbers by their values, not only sizes; one line tells which."""
    text = packing.description()
    assert here in text
    monkeypatch.setattr(loading, "description", lambda: text.replace(here, there, 1))
    assert library.__wrapped__() is None
    assert [told in record.getMessage() for record in caplog.records] == [True]

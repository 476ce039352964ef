"""Random games of 2 to 5 players on random set-ups: what must hold at every single step."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexholm
from hexholm.kingdom import KingdomBuilder

VERBS = ("build", "take", "put")
NAMES = [f"{column}{row}" for row in range(1, 21) for column in "abcdefghijklmnopqrst"]
TILES = ("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock")
ALL_ACTIONS = frozenset(
    [hexholm.Action(verb, name) for verb in VERBS for name in NAMES]
    + [hexholm.Action("use", tile) for tile in TILES]
    + [hexholm.Action("choose", state) for state in ("used", "new", "ready")]
    + [hexholm.Action("end")]
)

games = st.builds(
    lambda players, seed, strict: hexholm.new_game(
        players=players, seed=seed, options={"lords_need_settlement": strict}
    ),
    st.integers(2, 5),
    st.integers(0, 2**32),
    st.booleans(),
)
randoms = st.integers(0, 2**32).map(random.Random)


def conserved(game: KingdomBuilder) -> None:
    """Settlements, tiles and cards are where they can be, and nowhere twice."""
    data = game.to_dict()
    on_board = [name for player in data["players"] for name in player["settlements"]]
    assert len(on_board) == len(set(on_board)), "at most one piece a hex (B-3.1)"
    for player in data["players"]:
        assert len(player["settlements"]) + player["supply"] == 40
    cards = sum(data["discards"].values()) + sum(data["removed"].values())
    hands = [card for player in data["players"] for card in player["hand"]]
    assert cards + len(hands) + game.view(0)["deck_size"] == 25
    taken = [t["from"] for p in data["players"] for t in p["tiles"]]
    taken += [where for p in data["players"] for where in p["lost"]]
    for where, location in game.view(0)["locations"].items():
        assert taken.count(where) + location["tiles"] == 2


@given(games, randoms)
def test_a_random_game_ends_and_conserves_everything(
    game: KingdomBuilder, rng: random.Random
) -> None:
    for _ in range(3000):
        if game.over:
            break
        game.play(rng.choice(game.options))
        conserved(game)
    assert game.over
    assert game.player is None
    assert game.legal_actions() == []
    assert any(player["supply"] == 0 for player in game.to_dict()["players"])
    assert game.winners
    for seat, score in enumerate(game.scores()):
        assert score["total"] == sum(v for k, v in score.items() if k != "total")
        for card, parts in game.contributions(seat).items():
            assert sum(part.gold for part in parts) == score[card]


@given(games, randoms, st.integers(0, 160))
def test_every_other_action_raises_with_a_reason_and_changes_nothing(
    game: KingdomBuilder, rng: random.Random, steps: int
) -> None:
    play_some(game, rng, steps)
    before = game.to_dict()
    legal = set(game.legal_actions())
    assert legal <= ALL_ACTIONS
    assert len(legal) == len(game.options) == len(game.legal_actions())
    for action in ALL_ACTIONS - legal:
        with pytest.raises(hexholm.IllegalAction) as error:
            game.play(action)
        assert error.value.reason.rule
        assert error.value.reason.text
        assert game.why_not(action) == error.value.reason
    for action in legal:
        assert game.why_not(action) is None
        assert hexholm.Action.parse(str(action)) == action
        game.copy().play(str(action))
    assert game.to_dict() == before


@given(games, randoms, st.integers(0, 160))
def test_the_lazy_options_are_the_list(
    game: KingdomBuilder, rng: random.Random, steps: int
) -> None:
    play_some(game, rng, steps)
    listed = game.legal_actions()
    assert [game.options[i] for i in range(len(listed))] == listed
    assert game.options[-1:] == listed[-1:]
    with pytest.raises(IndexError):
        game.options[len(listed)]


@given(games, randoms)
def test_saves_replays_and_texts_give_an_equal_game_at_every_step(
    game: KingdomBuilder, rng: random.Random
) -> None:
    while not game.over:
        game.play(rng.choice(game.options))
        if rng.random() < 0.9:
            continue
        data = json.loads(json.dumps(game.to_dict()))
        assert hexholm.load_game(data) == game
        assert hexholm.load_game(json.dumps(data)) == game
        assert hexholm.replay(json.loads(json.dumps(game.record()))) == game
        text = game.text()
        assert hexholm.from_text(text).position() == game.position()
        assert hexholm.from_text(text).text() == text
        assert len(text) < 1500, "short enough for a URL"
        assert " " not in text
    assert hexholm.replay(game.record()).scores() == game.scores()


@given(games, randoms, st.integers(0, 200))
def test_undo_restores_exactly_and_stops_at_the_start_of_the_turn(
    game: KingdomBuilder, rng: random.Random, steps: int
) -> None:
    positions = [game.to_dict()]
    for _ in range(steps):
        if not game.over:
            game.play(rng.choice(game.options))
            positions = [*positions, game.to_dict()] if game.can_undo else [game.to_dict()]
    assert game.to_dict() == positions.pop()
    while game.can_undo:
        game.undo()
        assert game.to_dict() == positions.pop()
    assert not positions
    with pytest.raises(hexholm.CannotUndo):
        game.undo()


@given(games, randoms)
def test_any_earlier_point_comes_from_the_log(game: KingdomBuilder, rng: random.Random) -> None:
    positions = [game.to_dict()]
    while not game.over:
        game.play(rng.choice(game.options))
        positions.append(game.to_dict())
    for number in rng.sample(range(len(positions)), 5):
        assert game.at(number).to_dict() == positions[number]
    with pytest.raises(ValueError, match="log"):
        game.at(len(positions))


@given(games, randoms, st.integers(0, 200))
def test_a_copy_is_independent(game: KingdomBuilder, rng: random.Random, steps: int) -> None:
    play_some(game, rng, steps)
    before = game.to_dict()
    other = game.copy()
    assert other == game
    play_some(other, rng, 60)
    assert game.to_dict() == before


@given(games, randoms, st.integers(0, 200))
def test_a_view_shows_nothing_hidden_and_imagine_agrees_with_it(
    game: KingdomBuilder, rng: random.Random, steps: int
) -> None:
    play_some(game, rng, steps)
    for seat in [None, *range(game.seats)]:
        view = game.view(seat)
        json.dumps(view)
        assert "seed" not in view["setup"]
        assert not {"draws", "seed", "deck"} & set(view)
        for other, player in enumerate(view["players"]):
            hand = game.to_dict()["players"][other]["hand"]
            assert player["hand"] == (hand if other in (seat, game.player) else None)
        imagined = game.imagine(seat, rng)
        assert imagined.view(seat) == view
        assert imagined.legal_actions() == game.legal_actions()
        conserved(imagined)
        assert hexholm.load_game(imagined.to_dict()) == imagined


@given(games, st.integers(0, 2**32))
def test_a_view_is_the_same_whatever_is_hidden(game: KingdomBuilder, number: int) -> None:
    """Everything built from imagined games is blind to the true hands, deck and seed."""
    rng = random.Random(number)
    play_some(game, rng, 30)
    seat = rng.randrange(game.seats)
    other = game.imagine(seat, rng)
    for seed in range(5):
        one = game.imagine(seat, random.Random(seed))
        two = other.imagine(seat, random.Random(seed))
        pools = [sorted(h for p in g.to_dict()["players"] for h in p["hand"]) for g in (one, two)]
        assert len(pools[0]) == len(pools[1])
        assert one.view(seat) == two.view(seat)


def play_some(game: KingdomBuilder, rng: random.Random, steps: int) -> None:
    for _ in range(steps):
        if game.over:
            return
        game.play(rng.choice(game.options))


@given(st.integers(0, 2**32), st.floats(0, 1, exclude_max=True))
def test_picking_by_a_fraction_is_picking_by_the_index(seed: int, fraction: float) -> None:
    game = hexholm.new_game(players=2, seed=seed % 50)
    for _ in range(seed % 40):
        game.play(game.options.pick(fraction))
    options = game.options
    assert options.pick(fraction) == options[int(fraction * len(options))]

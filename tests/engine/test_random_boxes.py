"""Random games of every pair of boxes, and of all of them: what must hold at every single step."""

import json
import random
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hexholm
from hexholm.kingdom import KingdomBuilder
from tests.engine.watching import (
    BOXES,
    OPTIONS,
    Watch,
    pick,
    play_some,
    random_options,
    turn_of,
    wild_section,
)
from tests.kingdom.builder import Land, Seat, position

BOUND = 4000
"""More actions than any of these games has."""


def with_land(pair: tuple[str, ...]) -> tuple[str, ...]:
    """Two boxes, and the base game where they have no four sections, or none for a capitol."""
    small = "capitol" in pair or not set(pair) & set(BOXES[:5])
    return ("base", *pair) if small and "base" not in pair else pair


PAIRS = [with_land(pair) for pair in combinations(BOXES, 2)]
MIXES = [*PAIRS, BOXES]

seeds = st.integers(0, 2**32)
randoms = seeds.map(random.Random)
players = st.integers(2, 5)
options = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in OPTIONS.items()})
games = st.builds(
    lambda mix, players, seed, options: hexholm.new_game(
        boxes=mix, players=players, seed=seed, options=options
    ),
    st.sampled_from([*PAIRS, *[BOXES] * len(PAIRS)]),
    players,
    seeds,
    options,
)
steps = st.integers(0, 250)

NAMES = [f"{column}{row}" for row in range(1, 21) for column in "abcdefghijklmnopqrst"]
NAMES += [f"i.{'abcdef'[c]}{r}" for r, n in enumerate((4, 5, 6, 5, 4), 1) for c in range(n)]
USES = sorted(set(KingdomBuilder.actions) - {"give-up", "row", "silo"})
CHOICES = (
    *("used", "new", "ready", "number", "grass", "canyon", "desert", "flower-field", "forest"),
    *("swamp", "water", "mountain", "crossroads", "farm", "bazaar", "7", "i.3", "i.9"),
)
ALL_ACTIONS = [
    *(hexholm.Action(verb, name) for verb in ("build", "take", "put") for name in NAMES),
    *(hexholm.Action("use", name) for name in USES),
    *(hexholm.Action("choose", choice) for choice in CHOICES),
    hexholm.Action("end"),
]
IDS = {
    line
    for line in (Path(__file__).parents[1] / "kingdom/ids.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
}


@pytest.mark.parametrize("mix", MIXES, ids="+".join)
@settings(max_examples=8)
@given(players=players, seed=seeds, rng=randoms, options=options)
def test_a_random_game_ends_and_keeps_to_the_rules(
    mix: tuple[str, ...],
    players: int,
    seed: int,
    rng: random.Random,
    options: dict[str, bool | int],
) -> None:
    """B-1.1, B-3.1, B-3.2, B-6.1: every action of whole games, as `Watch` reads them."""
    game = hexholm.new_game(boxes=mix, players=players, seed=seed, options=options)
    watch = Watch(game)
    for number in range(BOUND):
        if game.over:
            break
        game.play(pick(game, rng))
        watch.see(game)
        if number % 10 == 0:
            watch.counted(game)
    assert game.over
    assert game.legal_actions() == []
    assert game.winners
    watch.counted(game)
    assert hexholm.replay(game.record()) == game


@settings(max_examples=40)
@given(players, seeds, randoms)
def test_a_random_game_on_a_wild_board(players: int, seed: int, rng: random.Random) -> None:
    """S-MIX: whatever comes together, and however little room there is, the game goes on."""
    sections = [wild_section(rng, number) for number in range(4)]
    game = hexholm.new_game(
        boxes=BOXES, players=players, seed=seed, sections=sections, options=random_options(rng)
    )
    watch = Watch(game)
    for _ in range(0, BOUND, 40):
        for _ in range(40):
            if not game.over:
                game.play(pick(game, rng))
                watch.see(game)
        watch.counted(game)
        edited = hexholm.load_game({**game.to_dict(), "log": []})
        assert edited.position() == game.position()
        assert edited.legal_actions() == game.legal_actions()
        assert hexholm.from_text(game.text()).position() == game.position()
        if game.over:
            break
    assert game.over


@settings(max_examples=100)
@given(games, randoms, steps)
def test_every_listed_action_plays_and_no_other(
    game: KingdomBuilder, rng: random.Random, steps: int
) -> None:
    play_some(game, rng, steps)
    before = game.to_dict()
    legal = game.legal_actions()
    assert len(set(legal)) == len(legal) == len(game.options)
    for action in rng.sample(legal, min(len(legal), 60)):
        assert game.why_not(action) is None
        assert hexholm.Action.parse(str(action)) == action
        other = game.copy()
        watch = Watch(other)
        other.play(str(action))
        watch.see(other)
    for action in rng.sample(ALL_ACTIONS, 200):
        if action in legal:
            continue
        with pytest.raises(hexholm.IllegalAction) as error:
            game.play(action)
        assert error.value.reason.rule in IDS | {"notation"}, action
        assert error.value.reason.text
        assert game.why_not(action) == error.value.reason
    assert game.to_dict() == before


@settings(max_examples=60)
@given(games, randoms)
def test_saves_records_texts_and_copies_are_equal(game: KingdomBuilder, rng: random.Random) -> None:
    while not game.over:
        game.play(pick(game, rng))
        if rng.random() < 0.96:
            continue
        data = json.loads(json.dumps(game.to_dict()))
        assert hexholm.load_game(data) == game
        assert hexholm.replay(json.loads(json.dumps(game.record()))) == game
        text = game.text()
        again = hexholm.from_text(text)
        assert again.position() == game.position()
        assert again.legal_actions() == game.legal_actions()
        assert again.text() == text
        assert " " not in text
        assert len(text) < 2000, "short enough for a URL"
        copy = game.copy()
        assert copy == game
        play_some(copy, rng, 20)
        assert game.to_dict() == data, "a copy is independent"


@settings(max_examples=60)
@given(games, randoms, steps)
def test_undo_restores_exactly(game: KingdomBuilder, rng: random.Random, steps: int) -> None:
    positions = [game.to_dict()]
    for _ in range(steps):
        if game.over:
            break
        seat = game.player
        game.play(pick(game, rng))
        positions = [*positions, game.to_dict()] if game.can_undo else [game.to_dict()]
        assert game.player == seat or not game.can_undo, "what another has seen stays"
    assert game.to_dict() == positions.pop()
    while game.can_undo:
        game.undo()
        assert game.to_dict() == positions.pop()
    assert not positions
    with pytest.raises(hexholm.CannotUndo):
        game.undo()


@settings(max_examples=60)
@given(games, randoms, steps)
def test_a_view_shows_nothing_hidden(game: KingdomBuilder, rng: random.Random, steps: int) -> None:
    """S-6: hands are hidden until they are played, and nobody sees the deck."""
    play_some(game, rng, steps)
    hands = [player["hand"] for player in game.position()["players"]]
    for seat in [None, *range(game.seats)]:
        view = game.view(seat)
        json.dumps(view)
        assert "seed" not in view["setup"]
        assert not {"draws", "seed", "deck"} & set(view)
        played = None if game.over or view.get("silo_step") else turn_of(game.position())
        for other, player in enumerate(view["players"]):
            shown = other in (seat, played)
            assert player["hand"] == (hands[other] if shown else None)
            assert player["hand_size"] == len(hands[other])
        assert game.views([seat]) == [{k: v for k, v in view.items() if k != "log"}]


@settings(max_examples=60)
@given(games, randoms, steps)
def test_a_view_is_the_same_whatever_is_hidden(
    game: KingdomBuilder, rng: random.Random, steps: int
) -> None:
    """Games that differ only in what a seat cannot know look and answer alike."""
    play_some(game, rng, steps)
    seat = rng.choice([None, *range(game.seats)])
    view = game.view(seat)
    for _ in range(4):
        other = game.imagine(seat, rng)
        Watch(other).counted(other)
        assert other.view(seat) == view
        assert other.legal_actions() == game.legal_actions()
        assert hexholm.load_game(other.to_dict()) == other
        for action in rng.sample(game.legal_actions(), min(len(game.options), 5)):
            assert other.preview(action) == game.preview(action)
        illegal = hexholm.Action("build", rng.choice(NAMES))
        assert other.why_not(illegal) == game.why_not(illegal)


def test_a_hand_of_four_cards_is_saved() -> None:
    """X-crossroads, B-4.4, A-23c: two crossroads and a bazaar on a board of one's own."""
    head = "[mine] box=base locations=crossroads,bazaar source=house\n"
    rows = ["G L G G K G G L G G", *["G G G G G G G G G G"] * 9]
    mine = hexholm.load_section(head + "\n".join(rows) + "\n")
    data = hexholm.new_game(seed=1, sections=[mine, "tavern", "farm", "oasis"]).to_dict()
    sites = {"b1": "crossroads", "h1": "crossroads", "e1": "bazaar"}
    tiles = [{"name": name, "from": where, "ready": True} for where, name in sites.items()]
    data["players"][0] |= {"settlements": ["a1", "d1", "g1"], "supply": 37, "tiles": tiles}
    game = hexholm.load_game(data)
    game.play("use bazaar")
    game.play("choose crossroads")
    while game.player == 0:
        game.play(game.options[0])
    assert len(game.to_dict()["players"][0]["hand"]) == 4
    assert hexholm.load_game(game.to_dict()) == game


def test_a_position_text_of_an_interrupt_keeps_the_chosen_terrain() -> None:
    """M-2, M-canoe: seat 0 has chosen canyon of a swamp card when the canoe of seat 1 wakes."""
    land = Land("C", {"W": "q3", "S": "a20"}, places={"e5": "farm", "t20": "canoe"})
    game = position(
        land,
        Seat("g5", hand="swamp-canyon"),
        Seat("p3", hand="canyon", tiles=land.tiles("t20"), lost="e5"),
        boxes=("base", "marshlands"),
    )
    for action in ("choose canyon", "build f5"):
        game.play(action)
    assert game.player == 1
    again = hexholm.from_text(game.text())
    assert again.position() == game.position()

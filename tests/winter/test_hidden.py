"""What the others may not see, saving, text, undo and replay (W-9 and the library's contract)."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import hexholm
from tests.winter.helpers import (
    TALENTS,
    TERRAINS,
    TWISTS,
    Land,
    Seat,
    acts,
    codes,
    finish,
    me,
    must,
    named,
    play,
    position,
    supply,
    uses,
    yard,
)


def strings(data: Any) -> Iterator[str]:
    """All strings in plain data, keys included."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield str(key)
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)


def started(seed: int = 3, turns: int = 5) -> hexholm.Game:
    """A game of three, some random turns old, in which all have bought something."""
    rng = random.Random(seed)
    game = hexholm.new_game("winter-kingdom", players=3, seed=seed, twist="bargain")
    for _ in range(turns):
        mover = game.player
        while game.player == mover and not game.over:
            play(game, rng.choice(sorted(acts(game))))
    return game


def test_hands_and_unbought_talents_are_secret() -> None:
    """W-9: terrain card and unbought talents are hidden."""
    game = started()
    for viewer in range(3):
        view = game.view(viewer)
        json.dumps(view)
        for number, player in enumerate(view["players"]):
            real = me(game, number)
            shown = number in (viewer, game.player)  # the mover shows the card (W-9)
            assert player["hand"] == (real["hand"] if shown else None)
            assert player["talents"] == (real["talents"] if number == viewer else None)
            assert player["hand_size"] == 1
            assert player["talents_size"] == len(real["talents"])


def test_coins_bought_talents_and_supplies_are_public() -> None:
    """W-9: coins, bought talents and supplies are public."""
    game = started()
    for viewer in range(3):
        for number, player in enumerate(game.view(viewer)["players"]):
            for key in ("coins", "bought", "supply", "houses", "forts"):
                assert player[key] == me(game, number)[key]


def test_the_dealt_talents_are_nowhere_in_the_view() -> None:
    """W-9: also not in the set-up, in the log or in derived data; no seed."""
    game = started()
    for viewer in range(3):
        view = {k: v for k, v in game.view(viewer).items() if k not in ("prices", "sources")}
        seen = set(strings(view))
        secret = {t for n in range(3) if n != viewer for t in me(game, n)["talents"]}
        assert not secret & seen
        assert "seed" not in seen
        assert not (view.get("setup") or {}).get("talents")


def test_undealt_talents_stay_unseen() -> None:
    """W-9: what the view tells does not depend on the hidden cards."""
    game = started()
    rng = random.Random(1)
    hands = set()
    for _ in range(12):
        other = game.imagine(0, rng)
        assert other.view(0) == game.view(0)
        assert me(other) == me(game)
        for n in (1, 2):
            assert len(me(other, n)["talents"]) == len(me(game, n)["talents"])
            assert me(other, n)["bought"] == me(game, n)["bought"]
        hands.add(str([me(other, n)["talents"] for n in (1, 2)]))
        cards = [t for n in range(3) for t in me(other, n)["talents"]]
        cards += [c["name"] for n in range(3) for c in me(other, n)["bought"]]
        assert len(set(cards)) == len(cards)
    assert len(hands) > 1


@pytest.mark.parametrize("seed", range(8))
def test_views_tell_nothing_hidden_at_any_time(seed: int) -> None:
    """W-9: after any action, for every seat: other hidden cards, the same view."""
    rng = random.Random(seed)
    game = hexholm.new_game(
        "winter-kingdom", players=2 + seed % 3, seed=seed, twist=TWISTS[seed], economy="hunting"
    )
    for _ in range(80):
        if game.over:
            break
        for viewer in range(2 + seed % 3) if rng.random() < 0.3 else ():
            other = game.imagine(viewer, rng)
            assert other.view(viewer) == game.view(viewer)
            assert viewer != game.player or acts(other) == acts(game)
        deck = game.view(0)["deck_size"]
        assert deck == 30 - (2 + seed % 3) - sum(game.to_dict()["discards"].values())
        play(game, rng.choice(sorted(acts(game))))


def test_any_unseen_talent_and_card_can_be_imagined() -> None:
    """W-9: undealt talents too; the terrain cards of the others in all terrains."""
    game = started()
    rng = random.Random(4)
    seen, cards = set[str](), set[str]()
    unseen = next(n for n in (1, 2) if n != game.player)
    for _ in range(150):
        other = game.imagine(0, rng)
        seen |= {*me(other, 1)["talents"], *me(other, 2)["talents"]}
        cards |= {*me(other, unseen)["hand"]}
    bought = {c["name"] for n in range(3) for c in me(game, n)["bought"]}
    assert seen == {*TALENTS} - bought - {*me(game)["talents"]}
    assert cards == {*TERRAINS}


def test_what_may_be_left_out_of_a_file() -> None:
    """The contract: bought talents by name, supply, coins and talents have defaults."""
    data = position(Land(), Seat("044", "045", bought="mule", coins=3)).to_dict()
    first = data["players"][0]
    dealt = data["setup"]["talents"][0]
    data["players"][0] = {
        "houses": first["houses"],
        "forts": first["forts"],
        "hand": first["hand"],
        "bought": [{"name": "mule"}],
    }
    del data["turn"], data["log"]
    game = hexholm.load_game(data)
    assert supply(game) == (31, 3)
    assert me(game)["coins"] == 0
    assert sorted(me(game)["talents"]) == sorted(t for t in dealt if t != "mule")
    assert uses(game) == {"mule"}


def test_an_imagined_game_can_be_played() -> None:
    """The contract: imagine gives a full game."""
    game = started().imagine(1, random.Random(2))
    for _ in range(4):
        finish(game)
    hexholm.load_game(game.to_dict())


def test_saving_and_loading() -> None:
    """The contract: to_dict, JSON, text, copy and replay give the same position."""
    game = started()
    data = json.dumps(game.to_dict())
    loaded = hexholm.load_game(data)
    assert loaded == game
    assert loaded.to_dict() == game.to_dict()
    assert hexholm.replay(game.record()).to_dict() == game.to_dict()
    again = hexholm.from_text(game.text())
    assert acts(again) == acts(game)
    assert again.scores() == game.scores()
    assert again.to_dict()["players"] == game.to_dict()["players"]
    assert "\n" not in game.text()


def test_own_sides_are_saved_with_the_game() -> None:
    """A game on own sides survives saving."""
    game = position(yard(Land()), Seat("044", hand="snowscape"))
    loaded = hexholm.load_game(json.dumps(game.to_dict()))
    assert loaded.board_data() == game.board_data()
    assert acts(loaded) == acts(game)


def test_saved_own_sides_can_be_turned() -> None:
    """A saved side is its text and its turns."""
    land = Land("G", {"F": "000"})
    game = hexholm.new_game("winter-kingdom", players=2, seed=1, boards=land.sides())
    boards = game.to_dict()["setup"]["boards"]
    assert all(b["text"] and not b.get("turns") for b in boards)
    data = game.to_dict()
    data["setup"]["boards"][0]["turns"] = 1
    turned = {
        codes()[h["name"]]: h["ground"] for h in hexholm.load_game(data).board_data()["hexes"]
    }
    assert {h for h, ground in turned.items() if ground == "flower-field"} == {"004"}


@pytest.mark.parametrize("seed", range(6))
def test_undo_gives_back_exactly_the_position(seed: int) -> None:
    """The contract: one action back, up to the start of the turn."""
    rng = random.Random(seed)
    game = started(seed, 2 + seed)
    mover, before = game.player, [game.to_dict()]
    while True:
        play(game, rng.choice(sorted(acts(game))))
        if game.player != mover or game.over:
            break
        before.append(game.to_dict())
        while game.can_undo and rng.random() < 0.3:
            game.undo()
            before.pop()
            assert game.to_dict() == before[-1]
    with pytest.raises(hexholm.CannotUndo):
        game.undo()


def test_an_illegal_action_changes_nothing() -> None:
    """The contract: IllegalAction with a reason."""
    game = must(position(yard(Land()), Seat("044", hand="snowscape", bought="mule")))
    before = game.to_dict()
    for action in ("build 045", "use mine", "use mule-2", "buy tunnel", "take 044", "fly", ""):
        with pytest.raises(hexholm.IllegalAction) as caught:
            game.play(named(action))
        assert caught.value.reason.text
        assert game.why_not(named(action)) is not None
        assert game.to_dict() == before


def test_text_that_is_no_action() -> None:
    """Reasons: notation."""
    game = position(Land(), Seat("044"))
    for text in ("fly", "build", "build zz99", "use nothing"):
        reason = game.why_not(text)
        assert reason is not None
    first = game.why_not("build zz99")
    assert first is not None
    assert first.rule == "notation"


def test_legal_actions_and_options_agree() -> None:
    """The contract: options is the same list."""
    game = started()
    assert [str(a) for a in game.options] == [str(a) for a in game.legal_actions()]
    assert all(game.why_not(str(a)) is None for a in game.legal_actions())


@pytest.mark.parametrize(
    "break_it",
    [
        lambda d: d["players"][0].update(coins=-1),
        lambda d: d["players"][0].update(houses=["zz99"]),
        lambda d: d["players"][0]["supply"].update(houses=33),
        lambda d: d["players"][0]["supply"].update(forts=5),
        lambda d: d["players"][0].update(bought=[{"name": "oracle"}]),
        lambda d: d["players"][1].update(houses=d["players"][0]["houses"]),
        lambda d: d["setup"].update(economy="banking"),
        lambda d: d.update(to_move=7),
    ],
)
def test_a_broken_file_is_refused(break_it: Any) -> None:
    """The contract: SaveError in one line."""
    data = position(Land(), Seat("044"), Seat("644")).to_dict()
    break_it(data)
    with pytest.raises(ValueError, match=r".") as caught:
        hexholm.load_game(data)
    assert "\n" not in str(caught.value)

"""A game as a link: the same game comes out of it, and nothing else (issue 21)."""

import random
from typing import Any
from unittest.mock import patch

import pytest

import hexholm
from hexholm import links
from hexholm.kingdom import registry
from hexholm.links import LinkSeat
from hexholm.streams import Seed
from tests.engine.saved import lively, new_game, played

SEATS = (
    LinkSeat("person", "Anna", "blue"),
    LinkSeat("person", "Žofie 🐢", "red"),
    LinkSeat("bot", level="hard", colour="green"),
    LinkSeat("open"),
    LinkSeat("bot", "", "purple", "someone's own bot"),
)
OTHERS = "0Zz"


def everything(players: int = 4, seed: Seed = 1) -> hexholm.Game:
    return hexholm.new_game(preset="everything", players=players, seed=seed)


def through(game: hexholm.Game, count: int) -> hexholm.Game:
    rng = random.Random(count)
    for _ in range(count):
        game.play(lively(game, rng))
    return game


@pytest.mark.parametrize("number", range(12))
def test_the_same_game_comes_out(number: int) -> None:
    """Both games, all boxes, sections of one's own, imagined games; begun, half way and over."""
    rng = random.Random(number)
    games = [game.copy() for game in played(number) if game.over or rng.random() < 0.005]
    assert games
    for game in [new_game(number), *games]:
        found = links.unpack(links.pack(game, SEATS[: game.seats], by_turns=True))
        assert found.game.record() == game.record()
        assert found.game == game
        assert found.seats == SEATS[: game.seats]
        assert found.by_turns


def test_all_links_of_a_game_begin_the_same_way_and_those_of_others_differently() -> None:
    game = everything()
    begin = links.mark(game)
    texts = [links.pack(through(game.copy(), count), SEATS[:4]) for count in (0, 1, 40)]
    assert [text[: len(begin)] for text in texts] == [begin] * 3
    assert len(set(texts)) == 3
    assert links.mark(everything(seed=2)) != begin
    assert links.mark(everything(players=5)) != begin


@pytest.mark.parametrize(
    "seed", [0, 63, 64, 2**53 - 1, 2**200, "2-" + "0f" * 16, "2-" + "a7" * 16 + "~14~77"]
)
def test_every_kind_of_seed(seed: Seed) -> None:
    game = hexholm.new_game(seed=seed)
    assert links.unpack(links.pack(game)).game.seed == seed


def test_a_game_that_went_on_from_others_with_new_cards() -> None:
    game = through(everything(seed=hexholm.fair_seed()), 60)
    for _ in range(3):
        game.redraw(hexholm.fair_seed())
        through(game, 20)
    assert links.unpack(links.pack(game)).game == game


CHOSEN: tuple[dict[str, Any], ...] = (
    {"cards": ["lords", "miners", "citizens"]},
    {"sections": ["tavern", "oasis:turned", "farm", "paddock"]},
    {"boxes": ["base", "capitol"], "sections": ["tavern", "oasis:turned", "farm", "paddock"]},
    {"options": {"lords_need_settlement": True}},
    {"preset": "first-game"},
)


@pytest.mark.parametrize("setup", CHOSEN)
def test_what_was_chosen_is_kept(setup: dict[str, Any]) -> None:
    game = hexholm.new_game(players=3, seed=5, **setup)
    assert links.unpack(links.pack(game)).game.setup_data() == game.setup_data()


def test_what_the_seed_draws_is_not_written() -> None:
    drawn = everything()
    chosen = hexholm.replay(drawn.record())
    assert links.pack(chosen) == links.pack(drawn)
    assert len(links.pack(drawn)) < 170


def test_every_shortened_link_is_refused() -> None:
    link = links.pack(through(everything(), 30), SEATS[:4])
    for length in range(len(link)):
        with pytest.raises(hexholm.SaveError):
            links.unpack(link[:length])


def test_every_changed_character_is_refused() -> None:
    link = links.pack(through(everything(), 30), SEATS[:4])
    for place, right in enumerate(link):
        for other in OTHERS.replace(right, ""):
            with pytest.raises(hexholm.SaveError):
                links.unpack(link[:place] + other + link[place + 1 :])


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda link: "", "isn’t the link"),
        (lambda link: link + "!", "isn’t the link"),
        (lambda link: "hello", "isn’t the link"),
        (lambda link: "hello " * 2000, "isn’t the link"),
        (lambda link: "2" + link[1:], "newer version"),
        (lambda link: link[:-1], "incomplete"),
        (lambda link: link + "a", "incomplete"),
        (lambda link: link.lower(), "incomplete"),
        (lambda link: link * 100, "at most 8.?000"),
    ],
)
def test_what_is_wrong_is_said_in_words(change: Any, said: str) -> None:
    link = links.pack(through(everything(), 30))
    with pytest.raises(hexholm.SaveError, match=said):
        links.unpack(change(link))


def test_line_breaks_of_a_mail_do_no_harm() -> None:
    link = links.pack(everything())
    assert links.unpack(f" {link[:40]}\r\n{link[40:]}\n").game == everything()


def test_other_rules_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card pays something else than where the link was made."""
    game = through(everything(), 30)
    link, scores = links.pack(game), game.scores()
    scores[0]["total"] += 1
    monkeypatch.setattr(type(game), "scores", lambda self: scores)
    with pytest.raises(hexholm.SaveError, match="rules or boards were different"):
        links.unpack(link)


def test_a_box_that_is_not_here() -> None:
    link = links.pack(hexholm.new_game(boxes=["base", "nomads"], seed=3))
    with patch.dict(registry.BOXES):  # puts the box back where it was, not at the end
        del registry.BOXES["nomads"]
        with pytest.raises(hexholm.SaveError, match="nomads"):
            links.unpack(link)

"""Set-up: S-1 to S-9 and the components C-1. The boards are in test_boards.py."""

from collections import Counter
from typing import Any

import pytest

import hexholm
from tests.kingdom.asking import card, count, end_turn
from tests.kingdom.builder import BASE_CARDS, TERRAINS, Land

SECTIONS = set("oracle farm oasis tower tavern barn harbor paddock".split())
FIRST = ["tavern", "paddock", "oasis", "farm"]


def fresh(**more: Any) -> hexholm.Game:
    return hexholm.new_game("kingdom-builder", **({"players": 2, "seed": 1} | more))


def test_four_different_base_sections_are_chosen() -> None:
    """S-1, C-1: any four of the eight sections, each at most once, either way up."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        sections = fresh(seed=seed).to_dict()["setup"]["sections"]
        names = [s.removesuffix(":turned") for s in sections]
        assert len(set(names)) == len(names) == 4
        seen.update(names)
    assert set(seen) == SECTIONS


@pytest.mark.parametrize(
    "sections",
    [
        ["farm", "oasis", "tower"],
        ["farm", "oasis", "tower", "barn", "tavern"],
        ["farm", "oasis", "tower", "farm"],
        ["farm", "oasis", "tower", "farm:turned"],
        ["farm", "oasis", "tower", "nowhere"],
    ],
)
def test_bad_sections_are_refused(sections: list[str]) -> None:
    """S-1: four sections, none twice, no unknown name; the message is one line."""
    with pytest.raises(hexholm.SetupError) as error:
        fresh(sections=sections)
    assert len(str(error.value).splitlines()) == 1


def test_unknown_names_get_the_list_of_known_ones() -> None:
    """S-1, S-4: an unknown section or card is answered with the valid names."""
    with pytest.raises(hexholm.SetupError, match="paddock"):
        fresh(sections=["farm", "oasis", "tower", "nowhere"])
    with pytest.raises(hexholm.SetupError, match="merchants"):
        fresh(cards=["knights", "lords", "nobody"])


def test_deck_of_25() -> None:
    """S-3, C-1, B-1.5: the deck is five cards of each terrain, all drawn before any comes again."""
    spots = {
        letter: " ".join(f"{col}{row}" for col in columns for row in range(1, 21))
        for letter, columns in zip("CDFT", ("efgh", "ijkl", "mnop", "qrst"), strict=True)
    }
    for seed in range(3):
        game = hexholm.new_game(
            "kingdom-builder", players=2, seed=seed, sections=Land("G", spots).sections()
        )
        drawn = Counter([card(game, 0), card(game, 1)])
        for turn in range(23):
            end_turn(game)
            drawn[card(game, turn % 2)] += 1
        assert drawn == dict.fromkeys(TERRAINS, 5)
        assert sum(count(game, "discards").values()) == 23
        end_turn(game)  # now the discards, with the card just played, are the new draw pile
        assert count(game, "discards") == {}


def test_shuffling_depends_on_the_seed_alone() -> None:
    """S-3, S-4, S-6: the same seed deals the same game, other seeds other cards."""
    deals = [fresh(seed=seed).to_dict() for seed in range(40)]
    assert deals == [fresh(seed=seed).to_dict() for seed in range(40)]
    hands = {tuple(p["hand"][0] for p in deal["players"]) for deal in deals}
    assert {t for hand in hands for t in hand} == set(TERRAINS)
    assert len(hands) > 10


def test_three_cards_of_ten() -> None:
    """S-4, C-1: three different Kingdom Builder cards of the ten."""
    seen = set()
    for seed in range(80):
        cards = fresh(seed=seed).to_dict()["setup"]["cards"]
        assert len(set(cards)) == len(cards) == 3
        seen |= set(cards)
    assert seen == set(BASE_CARDS)
    chosen = ["lords", "miners", "hermits"]
    assert sorted(fresh(cards=chosen).to_dict()["setup"]["cards"]) == sorted(chosen)


@pytest.mark.parametrize("cards", [["lords", "miners"], ["lords"] * 3, BASE_CARDS[:4]])
def test_bad_cards_are_refused(cards: list[str]) -> None:
    """S-4: not two, not four, none twice."""
    with pytest.raises(hexholm.SetupError):
        fresh(cards=cards)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_a_player_gets(players: int) -> None:
    """S-5, S-6, S-8: 40 settlements, no gold and one card each, however many play."""
    data = fresh(players=players).to_dict()
    assert len(data["players"]) == players
    for player in data["players"]:
        assert player["supply"] == 40
        assert player["gold"] == 0
        assert player["settlements"] == player["tiles"] == []
        assert len(player["hand"]) == 1
        assert player["hand"][0] in TERRAINS


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_number_of_players(players: int) -> None:
    """S-8: two to five play."""
    with pytest.raises(hexholm.SetupError):
        fresh(players=players)


def test_cards_are_hidden() -> None:
    """S-6, B-1.1: a card in the hand is hidden, the mover's card is revealed."""
    game = fresh(players=3)
    for viewer in range(3):
        seen = [p["hand"] for p in game.view(viewer)["players"]]
        open_to = {0, viewer}
        for owner, hand in enumerate(seen):
            assert hand == ([card(game, owner)] if owner in open_to else None)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_order_of_play(players: int) -> None:
    """S-7: seat 0 starts, then round the table."""
    game = fresh(players=players)
    movers = []
    for _ in range(2 * players):
        movers.append(game.player)
        end_turn(game)
    assert movers == [*range(players)] * 2


def test_first_game() -> None:
    """S-9: the suggested first game."""
    for seed in range(5):
        setup = fresh(preset="first-game", seed=seed).to_dict()["setup"]
        assert setup["sections"] == FIRST
        assert setup["cards"] == ["fishermen", "knights", "merchants"]

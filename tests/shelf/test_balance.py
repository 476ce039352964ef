"""Balanced: cards that pay for what the land has, measured by more games than drawn by."""

from typing import Any

import pytest

from hexholm import shelf
from hexholm.library import GAMES, kind_of
from hexholm.shelf import Owned, Wishes, balance

OWNED = Owned(("base", "marshlands", "harvest"))


def suiting(game: str, drawn: shelf.Drawn, games: int) -> dict[str, float]:
    made = kind_of(game).at("shelf").Shelf(OWNED, Wishes())
    setup: dict[str, Any] = dict(shelf.sheet(drawn.game).setup)
    for key in ("players", "edition"):
        del setup[key]
    return balance.suits(made, setup, setup["cards"], games)


@pytest.mark.parametrize("game", GAMES)
def test_cards_suit_the_land(game: str) -> None:
    """On a second, larger sample the cards of balanced set-ups pay more than those of others."""
    worth: dict[bool, list[float]] = {True: [], False: []}
    for balanced in worth:
        for seed in range(12):
            drawn = shelf.draw(game, OWNED, seed=seed, wishes=Wishes(balanced=balanced))
            worth[balanced] += suiting(game, drawn, 40).values()
    mean = {key: sum(some) / len(some) for key, some in worth.items()}
    poor = {key: sum(one < balance.LEAST for one in some) for key, some in worth.items()}
    print(game, mean, poor)
    assert mean[True] > mean[False]
    assert poor[True] < poor[False] / 2


def test_a_card_for_mountains_suits_mountains() -> None:
    made = kind_of(GAMES[0]).at("shelf").Shelf(Owned(("base",)), Wishes())
    lands = {
        "few": ["oasis", "tavern", "farm", "paddock"],
        "many": ["barn", "tower", "oracle", "harbor"],
    }
    hexes = {
        name: kind_of(GAMES[0]).new(1, sections=land).board.grounds["mountain"].bit_count()
        for name, land in lands.items()
    }
    worth = {
        name: balance.suits(made, {"sections": land}, ["miners", "lords"])
        for name, land in lands.items()
    }
    fewer, more = sorted(lands, key=lambda name: hexes[name])
    assert worth[fewer]["miners"] < worth[more]["miners"]
    for land in lands:
        assert worth[land]["lords"] == pytest.approx(1, abs=0.15)


def test_other_land_for_cards_that_stay_suits_them() -> None:
    first = shelf.draw(GAMES[0], OWNED, seed=3, wishes=Wishes(always=("miners",)))
    for seed in range(6):
        again = shelf.draw(
            GAMES[0],
            OWNED,
            seed=seed,
            wishes=Wishes(balanced=True),
            kept=first.link,
            again=["land"],
        )
        assert again.game.setup_data()["cards"] == first.game.setup_data()["cards"]
        made = kind_of(GAMES[0]).at("shelf").Shelf(OWNED, Wishes())
        setup = {"sections": again.game.setup_data()["sections"], "boxes": list(OWNED.boxes)}
        worth = balance.suits(made, setup, again.game.setup_data()["cards"])
        assert min(worth.values()) >= balance.LEAST


def test_a_wish_that_no_land_suits_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "LEAST", 50)
    with pytest.raises(shelf.ShelfError, match="no land from your shelf suits"):
        shelf.draw(GAMES[0], OWNED, wishes=Wishes(balanced=True))

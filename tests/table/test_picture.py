"""What there is to see of a position, as clients are told."""

import random
from typing import Any

import pytest

import hexholm
from hexholm import Position
from hexholm.draw import sprite
from hexholm.library import kind_of


def picture(game: Any) -> Any:
    return kind_of(game).picture(game)


def extras(game: Any, seat: int = 0) -> dict[str, str]:
    return {one["name"]: one["state"] for one in picture(game)["extras"][seat]}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["kingdom-builder", "winter-kingdom"])
def test_everything_seen_is_drawn(game: str, seed: int) -> None:
    more = {"preset": "everything"} if game == "kingdom-builder" else {}
    played, rng = hexholm.new_game(game, players=4, seed=seed, **more), random.Random(seed)
    while not played.over:
        played.play(rng.choice(played.legal_actions()))
        seen = picture(played)
        used = [one["art"] for one in (*seen["pieces"], *seen["places"], *seen["sets"].values())]
        bare = {art for art in used if art not in sprite.symbols()}
        assert all(art.startswith("nomad-donation-") for art in bare)
        view = played.view(None)
        for seat, player in enumerate(view["players"]):
            mine = [p for p in seen["pieces"] if p["seat"] == seat and not p.get("beside")]
            hexes = [h for p in mine for h in p["at"] if p["kind"] == "settlement"]
            assert sorted(hexes) == sorted(player.get("settlements", player.get("houses")))
    assert picture(played)["sets"] == {} or game == "winter-kingdom"


def test_what_a_click_sets_down() -> None:
    board = Position(land="grass", spots={"quarry": "k8", "barracks": "m8"})
    game = board.seat(settlements="k10", tiles="quarry barracks", hand="grass").seat().game()
    assert picture(game)["sets"]["build"] == {"art": "house", "seat": 0}
    game.play("use quarry")
    assert picture(game)["sets"]["build"] == {"art": "piece-wall", "seat": None}
    assert picture(game)["common"][0]["n"] == 25
    game = board.seat(settlements="k10", tiles="barracks", hand="grass").seat().game()
    game.play("use barracks")
    assert picture(game)["sets"]["build"] == {"art": "piece-warrior", "seat": 0}


def test_what_a_player_has() -> None:
    spots = {"city-hall": "f8", "barracks": "h8", "refuge": "p3 r3", "canoe": "p15"}
    game = (
        Position(land="grass", spots=spots, options={"pieces_move_as_settlements": True})
        .seat(
            settlements="k10",
            warriors="m14",
            city_hall="f14",
            owed=1,
            owed_pieces=["warrior"],
            marks=["7"],
            tiles="city-hall barracks refuge@p3 refuge@r3 canoe",
            nomads="donation-water",
        )
        .seat()
        .game()
    )
    assert extras(game) == {
        "city-hall": "used",
        "barracks": "ready",
        "refuge": "ready",
        "canoe": "other-turn",
        "refuge-bonus": "idle",
        "donation-water": "idle",
    }
    seen = picture(game)
    stock = {one["kind"]: (one["n"], one["art"]) for one in seen["stock"][0]}
    assert stock == {
        "city-hall": (0, "piece-city-hall"),
        "warrior": (0, "piece-warrior"),
        "owed": (2, "location-"),
        "marks": (1, "house"),
    }
    (hall,) = [one for one in seen["pieces"] if one["kind"] == "city-hall"]
    assert hall["at"] == ["f14"]
    assert len(hall["covers"][0]) == 7

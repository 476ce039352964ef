"""The turn and the mandatory action: B-1, B-2."""

import pytest

from tests.kingdom.asking import acts, all_of, card, count, end_turn, play, seat
from tests.kingdom.builder import LETTERS, TERRAINS, Land, Seat, position, tile
from tests.kingdom.geometry import around

# Mountains everywhere but a strip of grass, a strip of canyon, and the tile hexes in the corners.
STRIP = Land(
    "M",
    {
        "G": "b3 c3 d3 e3 f3 g3 h3",
        "C": "b6 c6 d6 e6 f6 g6 h6",
        "D": "b15 c15",
        "F": "b18 c18",
        "T": "p3 q3",
        "L": "a10 t1 a20 t20",
    },
    locations=("farm", "oracle", "paddock", "oasis"),
)
FARM = tile("farm", "a10")
ORACLE = tile("oracle", "t1")
PADDOCK = tile("paddock", "a20")
GRASS = set("b3 c3 d3 e3 f3 g3 h3".split())
CANYON = set("b6 c6 d6 e6 f6 g6 h6".split())


def test_three_builds_then_end() -> None:
    """B-1.1, B-2.1: three settlements from the supply on the card's terrain, then the turn ends."""
    game = position(STRIP, Seat(hand="grass"), Seat(hand="canyon"))
    assert acts(game) == all_of("build", GRASS)
    play(game, "build d3")
    assert acts(game) == {"build c3", "build e3"}
    play(game, "build e3")
    assert acts(game) == {"build c3", "build f3"}
    play(game, "build f3")
    assert acts(game) == {"end"}
    assert seat(game, 0)["supply"] == 37
    assert set(seat(game, 0)["settlements"]) == {"d3", "e3", "f3"}
    assert game.player == 0
    play(game, "end")
    assert game.player == 1
    assert acts(game) == all_of("build", CANYON)
    assert game.log == ["build d3", "build e3", "build f3", "end"]


def test_mandatory_action_cannot_be_skipped() -> None:
    """B-1.1: no end before the mandatory action is done, not even after a tile was used."""
    game = position(STRIP, Seat("b3", tiles=[FARM]), Seat(hand="canyon"))
    assert acts(game) == {"build c3", "use farm"}
    play(game, "use farm", "build c3")
    assert acts(game) == {"build d3"}


def test_card_is_revealed_in_the_turn_only() -> None:
    """B-1.1: the mover's card is open to all, a card just drawn is hidden again."""
    game = position(STRIP, Seat(hand="grass"), Seat(hand="canyon"))
    assert game.view(1)["players"][0]["hand"] == ["grass"]
    assert game.view(0)["players"][1]["hand"] is None
    end_turn(game)
    assert game.view(1)["players"][0]["hand"] is None
    assert game.view(0)["players"][1]["hand"] == ["canyon"]


def test_each_tile_before_or_after_and_once() -> None:
    """B-1.2, A-36: one tile before and another after the mandatory action, each once, optional."""
    game = position(STRIP, Seat("b3", tiles=[FARM, ORACLE]), Seat(hand="canyon"))
    assert acts(game) == {"build c3", "use farm", "use oracle"}
    play(game, "use farm")
    assert acts(game) == {"build c3"}  # a begun action is finished
    play(game, "build c3")
    assert acts(game) == {"build d3", "use oracle"}
    play(game, "build d3", "build e3", "build f3")
    assert acts(game) == {"use oracle", "end"}
    play(game, "use oracle", "build g3")
    assert acts(game) == {"end"}


def test_both_tiles_before() -> None:
    """B-1.2: all extra actions may come before the mandatory action."""
    game = position(STRIP, Seat("b3", tiles=[FARM, ORACLE]), Seat(hand="canyon"))
    play(game, "use oracle", "build c3", "use farm", "build d3", "build e3")
    play(game, "build f3", "build g3")
    assert acts(game) == {"end"}


@pytest.mark.parametrize("built", [1, 2])
def test_nothing_between_the_builds(built: int) -> None:
    """B-1.3, A-36: between the mandatory builds there are only builds."""
    game = position(STRIP, Seat(tiles=[FARM, ORACLE]), Seat(hand="canyon"))
    assert {"use farm", "use oracle"} < acts(game)
    play(game, *["build b3", "build c3"][:built])
    assert acts(game) == {["build c3", "build d3"][built - 1]}


def test_used_tiles_turn_back() -> None:
    """B-1.4: a used tile is turned over and turned back at the end of the turn."""
    game = position(STRIP, Seat("b3", tiles=[FARM, ORACLE]), Seat(hand="canyon"))
    play(game, "use farm", "build c3")
    assert {t["name"]: t["ready"] for t in seat(game, 0)["tiles"]} == {
        "farm": False,
        "oracle": True,
    }
    end_turn(game)
    assert all(t["ready"] for t in seat(game, 0)["tiles"])
    end_turn(game)
    assert "use farm" in acts(game)


def test_card_is_discarded_and_a_new_one_drawn() -> None:
    """B-1.5: at the end of the turn the card is discarded and one is drawn."""
    drawn = set()
    for seed in range(12):
        deck = {"desert": 1, "forest": 1}
        game = position(STRIP, Seat(hand="grass"), Seat(hand="canyon"), deck=deck, seed=seed)
        end_turn(game)
        assert count(game, "discards") == {"grass": 1}
        drawn.add(card(game, 0))
    assert drawn == {"desert", "forest"}


def test_discards_become_the_draw_pile() -> None:
    """B-1.5: with an empty draw pile the discards are shuffled, the card just played among them."""
    drawn = set()
    for seed in range(12):
        game = position(
            STRIP,
            Seat(hand="grass"),
            Seat(hand="canyon"),
            deck={},
            discards={"desert": 1},
            seed=seed,
        )
        end_turn(game)
        assert count(game, "discards") == {}
        drawn.add(card(game, 0))
    assert drawn == {"desert", "grass"}


@pytest.mark.parametrize("supply", [1, 2])
def test_fewer_settlements_than_needed(supply: int) -> None:
    """B-2.3, A-05: with fewer settlements than required all of them are built."""
    game = position(STRIP, Seat("b3", supply=supply), Seat(hand="canyon"))
    play(game, *["build c3", "build d3"][:supply])
    assert acts(game) == {"end"}
    assert seat(game, 0)["supply"] == 0


def test_no_settlement_left() -> None:
    """B-2.3: without settlements nothing is built, by no tile either, but moves stay allowed."""
    tiles = [FARM, ORACLE, PADDOCK, tile("oasis", "t20")]
    game = position(STRIP, Seat("b3", supply=0, tiles=tiles), Seat(hand="canyon"))
    assert acts(game) == {"use paddock", "end"}
    play(game, "use paddock")
    assert acts(game) == {"take b3"}
    play(game, "take b3")
    assert acts(game) == {"put d3"}
    play(game, "put d3")
    assert acts(game) == {"end"}


def test_tiles_use_up_the_supply_first() -> None:
    """B-2.3, A-05: an extra build with the last settlement leaves no mandatory action."""
    game = position(STRIP, Seat("b3", supply=1, tiles=[FARM]), Seat(hand="canyon"))
    assert acts(game) == {"build c3", "use farm"}
    play(game, "use farm", "build c3")
    assert acts(game) == {"end"}
    game = position(STRIP, Seat("b3", supply=3, tiles=[FARM]), Seat(hand="canyon"))
    play(game, "use farm", "build c3", "build d3", "build e3")
    assert acts(game) == {"end"}


def test_builds_split_over_areas() -> None:
    """B-2.4: each build may go to another own area as long as it is adjacent to one."""
    game = position(Land("G"), Seat("c4 p15"), Seat())
    near, far = around(["c4"]), around(["p15"])
    assert acts(game) == all_of("build", near | far)
    play(game, "build d4")
    assert acts(game) == all_of("build", around(["c4", "d4", "p15"]) - {"c4", "d4"})
    play(game, "build o15")
    pieces = {"c4", "d4", "p15", "o15"}
    assert acts(game) == all_of("build", around(pieces) - pieces)


def test_the_card_says_the_terrain() -> None:
    """B-2.1: every terrain card opens its own terrain and no other."""
    for terrain in TERRAINS:
        game = position(STRIP, Seat(hand=terrain), Seat())
        assert acts(game) == all_of("build", STRIP.hexes(LETTERS[terrain]))

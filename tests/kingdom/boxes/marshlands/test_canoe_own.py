"""The option `canoe_own`: a canoe also reacts when its owner takes a last tile. M-canoe, A-20."""

from typing import Any

import pytest

import hexholm
from tests.kingdom.asking import (
    acts,
    all_of,
    held,
    houses,
    kept,
    last_round,
    play,
    seat,
    supply,
    uses,
)
from tests.kingdom.builder import Land, Seat, position, tile
from tests.kingdom.geometry import around, line, neighbours

ON = {"canoe_own": True}
# A farm on e5 that f5 touches, a paddock on n4 that the water on o4 touches; canoes far away.
WATER = set("g15 f14 o4".split())
SWAMP = set("e15 e14".split())
LAND = Land(
    "G",
    {"S": " ".join(sorted(SWAMP)), "W": " ".join(sorted(WATER))},
    places={"e5": "farm", "n4": "paddock", "t20": "canoe", "t19": "canoe"},
)
CANOE = LAND.tiles("t20")
NEAR = {"g15", "f14", "e15", "e14"}  # around f15


def table(
    *players: dict[str, Any], options: dict[str, bool] | None = None, **more: Any
) -> hexholm.Game:
    """A game on that land with the option on."""
    return position(
        more.pop("land", LAND), *players, options=ON if options is None else options, **more
    )


def asking(game: hexholm.Game) -> list[int | None]:
    """The seats that are asked one after the other while everybody declines."""
    order = []
    while any(task["task"] == "canoe" for task in game.to_dict()["turn"]["tasks"]):
        order.append(game.player)
        kept(game)
        play(game, "end")
    return order


def test_own_last_tile_wakes_the_own_canoe() -> None:
    """M-canoe, `canoe_own`: after the farm's last tile the taker builds by canoe and goes on."""
    assert around(["f15"]) & (WATER | SWAMP) == NEAR
    game = play(table(Seat("g5 f15", tiles=CANOE), Seat("p9", lost="e5")), "build f5")
    assert ("farm", "e5") in held(game, 0)
    assert game.player == 0
    assert acts(game) == all_of("build", NEAR) | {"end"}
    asks = game.view(1)["asks"]
    assert (asks["kind"], asks["by"], asks["seat"]) == ("interrupt", "canoe", 0)
    kept(game)
    play(game, "build g15")
    assert houses(game, 0) == {"g5", "f15", "f5", "g15"}
    own = {"g5", "f5", "f15", "g15"}
    assert acts(game) == all_of("build", around(own) & LAND.hexes("G") - own)
    play(game, "build g6", "build g7")
    assert acts(game) == {"end"}
    assert supply(game, 0) == 34


@pytest.mark.parametrize("options", [{}, {"canoe_own": False}])
def test_off_by_default(options: dict[str, bool]) -> None:
    """A-20: without the option only another player's taking wakes a canoe."""
    game = table(Seat("g5 f15", tiles=CANOE), Seat("p9", lost="e5"), options=options)
    play(game, "build f5")
    assert asking(game) == []
    assert "end" not in acts(game)


def test_in_the_first_edition_too() -> None:
    """A-20, `canoe_own`: the option belongs to no edition."""
    game = table(Seat("g5 f15", tiles=CANOE), Seat("p9", lost="e5"), edition=1)
    assert asking(play(game, "build f5")) == [0]


def test_first_tile_wakes_nobody() -> None:
    """M-canoe, `canoe_own`: as long as a tile is left the canoe sleeps."""
    game = play(table(Seat("g5 f15", tiles=CANOE), Seat("p9")), "build f5")
    assert asking(game) == []


def test_own_canoe_comes_last() -> None:
    """M-canoe, `canoe_own`: turn order begins left of the active player, who is its end."""
    seats = [
        Seat("f15", tiles=CANOE, lost="e5"),
        Seat("g5 p3", tiles=CANOE),
        Seat("g16", tiles=LAND.tiles("t19")),
        Seat("d14", tiles=LAND.tiles("t19")),
    ]
    game = play(table(*seats, to_move=1), "build f5")
    assert asking(game) == [2, 3, 0, 1]
    assert game.player == 1
    assert "end" not in acts(game)  # the mandatory action goes on


def test_two_own_canoes() -> None:
    """A-21, `canoe_own`: each of the two tiles builds once for the trigger."""
    game = table(Seat("g5 f15", tiles=LAND.tiles("t20 t19")), Seat("p9", lost="e5"))
    play(game, "build f5", "build g15")
    assert acts(game) == all_of("build", NEAR - {"g15"}) | {"end"}
    play(game, "build e15")
    assert "end" not in acts(game)  # the mandatory action goes on


def test_own_canoe_wakes_itself_again() -> None:
    """A-21, A-21b, `canoe_own`: a canoe build that takes a last tile is a new trigger for all."""
    mine = Seat("g5 p4", tiles=CANOE)
    theirs = Seat("f15", tiles=LAND.tiles("t19"), lost="e5 n4")
    game = play(table(mine, theirs), "build f5", "end")  # seat 1 declines
    assert game.player == 0
    play(game, "build o4")
    assert ("paddock", "n4") in held(game, 0)
    assert asking(game) == [1, 0]
    assert game.player == 0


def test_nested_interrupts() -> None:
    """A-21b, `canoe_own`: B's build wakes C and A before the rest of the first trigger, C and A."""
    seats = [
        Seat("g5 f15", tiles=CANOE, lost="n4"),
        Seat("p4", tiles=CANOE, lost="e5"),
        Seat("g16", tiles=LAND.tiles("t19")),
    ]
    game = play(table(*seats), "build f5")
    assert game.player == 1
    play(game, "build o4")
    assert ("paddock", "n4") in held(game, 1)
    assert asking(game) == [2, 0, 2, 0]


def test_only_in_the_own_turn() -> None:
    """A-20, `canoe_own`: a canoe build in another player's turn does not wake its own builder."""
    seats = [
        Seat("g5", lost="n4"),
        Seat("p4", tiles=CANOE, lost="e5"),
    ]
    game = play(table(*seats), "build f5", "build o4")
    assert ("paddock", "n4") in held(game, 1)
    assert asking(game) == []
    assert game.player == 0


def test_new_canoe_sleeps() -> None:
    """A-03b, A-21, `canoe_own`: a canoe of this turn does not react, nor to its own last tile."""
    new = tile("canoe", "t19", ready=False, new=True)
    game = play(table(Seat("g5 f15", tiles=[new]), Seat("p9", lost="e5")), "build f5")
    assert asking(game) == []
    land = Land("G", LAND.spots, places={"e5": "canoe"})
    game = play(table(Seat("g5 f15"), Seat("p9", lost="e5"), land=land), "build f5")
    assert ("canoe", "e5") in held(game, 0)
    assert asking(game) == []


@pytest.mark.parametrize("name", ["outpost", "treasure"])
def test_own_nomad_tile(name: str) -> None:
    """A-20c, `canoe_own`: a nomad tile is the last of its hex for its taker too."""
    land = Land("G", dict(LAND.spots) | {"N": "e5"}, places={"t20": "canoe"})
    game = table(Seat("g5 f15", tiles=CANOE), Seat("p9"), land=land, nomads={"e5": name})
    assert asking(play(game, "build f5")) == [0]


def test_own_canoe_in_the_middle_of_a_way() -> None:
    """A-07b, A-06c, `canoe_own`: the wagon is interrupted by its own driver, and goes on."""
    land = Land("G", dict(LAND.spots) | {"N": "e9"}, places={"t20": "canoe", "a20": "wagon"})
    mine = Seat("f15 b20", tiles=land.tiles("t20 a20"), wagon="c9")
    game = table(mine, Seat("p9"), land=land, nomads={"e9": "sword"})
    play(game, "use wagon", "put d9")
    assert acts(game) == all_of("build", NEAR) | {"end"}
    kept(game)
    play(game, "build f14")
    assert acts(game) == all_of("put", neighbours("d9") - {"e9"}) | {"end"}
    play(game, "put c9", "end")
    assert seat(game, 0)["wagon"] == "c9"


def test_last_settlement_of_all() -> None:
    """B-2.3, A-05b, `canoe_own`: without a settlement left nobody is asked; the last one ends."""
    game = table(Seat("g5 f15", tiles=CANOE, supply=1), Seat("p9", lost="e5"))
    play(game, "build f5")
    assert last_round(game)
    assert acts(game) == {"end"}
    game = table(Seat("g5 f15", tiles=CANOE, supply=2), Seat("p9", lost="e5"))
    play(game, "build f5", "build g15")
    assert last_round(game)
    assert acts(game) == {"end"}


def test_canoe_bonus_that_takes_a_last_tile() -> None:
    """M-canoe-bonus, `canoe_own`: an own action by water that empties a location wakes both."""
    mine = Seat("p4 f15", tiles=LAND.tiles("t20 t19"))
    game = table(mine, Seat("p9", lost="n4"))
    play(game, "use canoe-bonus", "build o4", "build g15")
    assert asking(game) == [0]  # the second of the two
    assert uses(game) == set()


def test_own_canoe_pays_like_any_build_of_the_turn() -> None:
    """A-21, K-rovers, `canoe_own`: built in the own turn, so Rovers see its section as well."""
    cards = ("rovers", "citizens", "hermits")
    game = table(
        Seat("g5 f15", tiles=CANOE), Seat("p9", lost="e5"), cards=cards, boxes=("base", "harvest")
    )
    play(game, "build f5")
    assert seat(game, 0)["gold"] == 1
    play(game, "build g15")
    assert seat(game, 0)["gold"] == 2


def test_own_canoe_is_no_part_of_the_mandatory_action() -> None:
    """A-31b, K-families, `canoe_own`: the three regular settlements make the line, not four."""
    cards = ("families", "citizens", "hermits")
    game = table(
        Seat("g5 f15", tiles=CANOE), Seat("p9", lost="e5"), cards=cards, boxes=("base", "nomads")
    )
    play(game, "build f5", "build g15", "build f6")
    assert line("f5", "se", 3) == ["f5", "f6", "g7"]
    play(game, "build g7")
    assert seat(game, 0)["gold"] == 2

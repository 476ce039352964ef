"""Nomads: the box, its set-up and the nomad hexes: C-2, S-N, N-1, N-2, N-3, N-treasure."""

from collections import Counter
from typing import Any

import pytest

import hexholm
from tests.kingdom.asking import (
    all_of,
    bag,
    end_turn,
    held,
    kept,
    lying,
    offered,
    paid,
    play,
    rule,
    seat,
    uses,
)
from tests.kingdom.builder import BASE_CARDS, NOMADS, Land, Seat, position, tile
from tests.kingdom.geometry import neighbours

SECTIONS = set("quarry caravan village garden".split())
RED = {"families", "shepherds", "ambassadors"}
# Grass, nomad hexes e5 and n5, a paddock on t20.
LAND = Land("G", {"N": "e5 n5", "L": "t20"}, ("", "", "", "paddock"))
PADDOCK = tile("paddock", "t20")


def fresh(**more: Any) -> hexholm.Game:
    return hexholm.new_game("kingdom-builder", **({"players": 2, "seed": 1} | more))


def names(game: hexholm.Game) -> list[str]:
    """The sections in play, turned or not."""
    return [s.removesuffix(":turned") for s in game.to_dict()["setup"]["sections"]]


def at_e5(what: str, *seats: Seat, **more: Any) -> hexholm.Game:
    """A position on LAND with this nomad tile on e5 and a sword on n5."""
    return position(LAND, *seats, nomads={"e5": what, "n5": "sword"}, **more)


def test_sections_of_both_boxes() -> None:
    """S-N, C-2: four of twelve sections when Nomads joins the base game."""
    seen: set[str] = set()
    for seed in range(60):
        chosen = names(fresh(seed=seed, boxes=["base", "nomads"]))
        assert len(set(chosen)) == 4
        seen |= set(chosen)
    assert len(seen) == 12
    assert seen > SECTIONS


def test_sections_of_nomads_alone() -> None:
    """S-N, C-2: the box has four sections."""
    for game in (fresh(boxes=["nomads"]), fresh(preset="nomads")):
        assert set(names(game)) == SECTIONS


def test_red_cards_join_the_deck() -> None:
    """S-N, C-2: thirteen Kingdom Builder cards, three of them in play."""
    seen: set[str] = set()
    for seed in range(120):
        cards = fresh(seed=seed, boxes=["base", "nomads"]).to_dict()["setup"]["cards"]
        assert len(set(cards)) == len(cards) == 3
        seen |= set(cards)
    assert seen == RED | set(BASE_CARDS)


def test_location_and_nomad_hexes_of_the_sections() -> None:
    """C-1.1, C-2: one quarry and two of the others, 14 tiles; three nomad hexes and one each."""
    game = fresh(boxes=["nomads"], sections=["quarry", "caravan", "village", "garden"])
    places = game.view(0)["locations"]
    found = Counter(place["name"] for place in places.values())
    assert found == {"quarry": 1, "caravan": 2, "village": 2, "garden": 2}
    assert sum(place["tiles"] for place in places.values()) == 14
    quarters = Counter(int(h[1:]) > 10 or h[0] > "j" for h in lying(game))
    assert quarters == {False: 3, True: 3}
    assert len(lying(game)) == 6


def test_nomad_tiles_are_drawn_from_fifteen() -> None:
    """S-N, C-2, C-2.1: one tile a nomad hex, of 7 different donations and 4 pairs."""
    assert sum(NOMADS.values()) == 15
    seen: Counter[str] = Counter()
    for seed in range(60):
        game = fresh(preset="nomads", seed=seed)
        tiles = Counter(lying(game).values())
        assert tiles.total() == 6
        assert all(n <= NOMADS[name] for name, n in tiles.items())
        assert lying(game) == game.to_dict()["setup"]["nomads"]
        seen |= tiles
    assert seen == NOMADS


def test_no_nomad_tiles_without_a_nomad_hex() -> None:
    """S-N: tiles lie on the nomad hexes in play only."""
    game = fresh(boxes=["base", "nomads"], sections=["farm", "barn", "tower", "tavern"])
    assert "nomads" not in game.to_dict()["setup"]
    assert lying(game) == {}


@pytest.mark.parametrize(
    "bad",
    [
        {"e5": "sword", "c3": "outpost"},
        {"e5": "sword", "n5": "nobody"},
        {"e5": "donation-grass", "n5": "donation-grass"},
        {"e5": "donation-swamp", "n5": "sword"},
    ],
)
def test_bad_nomad_tiles_are_refused(bad: dict[str, str]) -> None:
    """S-N, C-2.1: tiles of the box, as often as it has them, on nomad hexes."""
    with pytest.raises(hexholm.SetupError):
        fresh(sections=LAND.sections(), nomads=bad)


def test_nomad_hex_is_not_buildable() -> None:
    """N-1, B-3.2: the hex itself stays closed."""
    game = at_e5("outpost", Seat("d5"), Seat())
    assert offered(game, "build") == neighbours("d5") - {"e5"}
    assert rule(game, "build e5") == "B-3.2"


def test_first_to_build_beside_it_takes_the_tile() -> None:
    """N-1: one tile per hex, never refilled."""
    game = at_e5("outpost", Seat(), Seat())
    play(game, "build d5")
    assert bag(game, 0) == ["outpost"]
    assert lying(game) == {"n5": "sword"}
    assert [(e.kind, e.what, e.where) for e in game.events if e.kind == "nomad-taken"] == [
        ("nomad-taken", "outpost", "e5")
    ]
    kept(game)
    play(game, "build d6", "build c6", "end", "build f5")
    assert bag(game, 0) == ["outpost"]
    assert bag(game, 1) == []


def test_taken_tile_stays_taken_in_every_form() -> None:
    """N-1: when the last tile is taken a saved game, and its text, know that none is left."""
    game = position(Land("G", {"N": "e5"}), Seat(), Seat(), nomads={"e5": "outpost"})
    play(game, "build d5")
    assert lying(hexholm.load_game(game.to_dict())) == {}
    assert lying(hexholm.from_text(game.text())) == {}


def test_build_between_two_nomad_hexes() -> None:
    """N-1, B-4.7: a settlement beside two nomad hexes takes both tiles."""
    land = Land("G", {"N": "e5 g5"})
    game = position(land, Seat(), Seat(), nomads={"e5": "outpost", "g5": "sword"})
    play(game, "build f5")
    assert bag(game, 0) == ["outpost", "sword"]
    assert lying(game) == {}


def test_move_beside_it_takes_the_tile() -> None:
    """N-1: moving next to a nomad hex takes the tile as well."""
    game = at_e5("outpost", Seat("h5", tiles=[PADDOCK]), Seat())
    play(game, "use paddock", "take h5", "put f5")
    assert bag(game, 0) == ["outpost"]
    assert rule(game, "use outpost") == "N-2"


def test_tile_waits_for_the_next_turn_and_then_leaves() -> None:
    """N-2, A-04: not in the turn it was taken, in the next own turn, and then never more."""
    game = at_e5("resettlement", Seat("c5"), Seat("p15"))
    play(game, "build d5", "build c6", "build b6")
    assert rule(game, "use resettlement") == "N-2"
    play(game, "end")
    end_turn(game)
    assert game.player == 0
    assert "resettlement" in uses(game)
    end_turn(game)
    assert bag(game, 0) == []
    end_turn(game)
    assert "resettlement" not in uses(game)
    assert lying(game) == {"n5": "sword"}


def test_used_tile_is_gone() -> None:
    """N-2: a nomad tile is used once and leaves the game at the end of the turn."""
    game = at_e5("outpost", Seat("c15", nomads="resettlement"), Seat("p15"))
    play(game, "use resettlement", "take c15", "put d15", "end")
    assert "resettlement" not in uses(game)
    end_turn(game)
    assert bag(game, 0) == []


def test_tile_taken_by_a_canoe() -> None:
    """A-04, N-2: taken in somebody else's turn, it is used in the next own turn."""
    land = Land("G", {"L": "c3 n4", "W": "p15", "N": "q15"}, ("farm", "canoe", "", ""))
    other = Seat("b3 m4", tiles=[tile("farm", "c3"), tile("canoe", "n4")])
    game = position(land, Seat("e3"), other, nomads={"q15": "resettlement"})
    play(game, "build d3")
    assert game.player == 1
    play(game, "build p15")
    assert bag(game, 1) == ["resettlement"]
    assert game.player == 0
    play(game, "build d4", "build e4", "end")
    assert game.player == 1
    assert "resettlement" in uses(game)
    end_turn(game)
    assert bag(game, 1) == []


def test_tile_is_not_lost_by_leaving() -> None:
    """N-2: a nomad tile stays when the settlement leaves the nomad hex."""
    mine = Seat("d5", tiles=[PADDOCK], nomads="resettlement")
    game = at_e5("outpost", mine, Seat(), lying={"n5": "sword"})
    play(game, "use paddock", "take d5", "put b5")
    assert bag(game, 0) == ["resettlement"]
    assert "resettlement" in uses(game)


def test_before_or_after_the_mandatory_action() -> None:
    """N-3, B-1.3: a nomad action comes before or after the three builds, not between them."""
    game = at_e5("outpost", Seat("c15", nomads="resettlement"), Seat("p15"))
    assert "resettlement" in uses(game)
    for build in ("build d15", "build e15"):
        play(game, build)
        assert "resettlement" not in uses(game)
        assert rule(game, "use resettlement") == "B-1.3"
    play(game, "build f15")
    assert uses(game) == {"resettlement"}


def test_treasure() -> None:
    """N-treasure, W-N9, A-37: three gold at once, and the tile leaves the game."""
    game = at_e5("treasure", Seat(), Seat())
    before = paid(game, "total")
    play(game, "build d5")
    assert [(e.what, e[4]) for e in game.events if e.kind == "gold"] == [("treasure", 3)]
    assert bag(game, 0) == []
    assert lying(game) == {"n5": "sword"}
    assert seat(game, 0)["gold"] == 3
    assert paid(game, "gold") == [3, 0]
    # the three gold and what the settlement is worth: a Hermit 1 and a Knight 2
    assert paid(game, "total") == [before[0] + 3 + 3, before[1]]
    kept(game)
    play(game, "build d6", "build c6", "end")
    end_turn(game)
    assert paid(game, "gold") == [3, 0]


def test_treasure_by_a_move() -> None:
    """N-treasure, N-1: moving next to it pays as well."""
    game = at_e5("treasure", Seat("h5", tiles=[PADDOCK]), Seat())
    play(game, "use paddock", "take h5", "put f5")
    assert paid(game, "gold") == [3, 0]


def test_nomad_hex_is_special() -> None:
    """A-46, K-merchants, K-workers: a nomad hex counts like a location, with its tile or without.

    B-5: it isn't a castle.
    """
    land = Land("G", {"N": "c3 n5", "X": "g3", "L": "g10"}, ("farm", "", "", ""))
    cards = ["merchants", "workers", "hermits"]
    tiles = {"c3": "sword", "n5": "outpost"}
    for left in (tiles, {}):
        seats = Seat("d3 e3 f3"), Seat("b3 o5")
        game = position(land, *seats, cards=cards, nomads=tiles, lying=left)
        assert paid(game, "merchants") == [8, 0]
        assert paid(game, "workers") == [2, 2]
        assert paid(game, "castles") == [3, 0]


def test_merchants_do_not_link_touching_nomad_hexes() -> None:
    """A-46: two special hexes that touch each other are not linked without own settlements."""
    land = Land("G", {"N": "c3 d3"})
    tiles = {"c3": "sword", "d3": "outpost"}
    cards = ["merchants", "workers", "hermits"]
    game = position(land, Seat("b3 e3"), Seat("c2"), cards=cards, nomads=tiles, lying={})
    assert paid(game, "merchants") == [0, 8]


def test_first_builds_are_free_of_nomads() -> None:
    """N-1, B-3.7: the empty board offers every hex but the special ones."""
    game = at_e5("sword", Seat(), Seat())
    assert all_of("build", offered(game, "build")) == all_of("build", LAND.hexes("G"))
    assert held(game, 0) == set()

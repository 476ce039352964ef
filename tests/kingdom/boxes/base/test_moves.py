"""The base locations that move a settlement: L-barn, L-harbor, L-paddock; A-06, A-06b."""

import pytest

from tests.kingdom.asking import acts, all_of, play, seat
from tests.kingdom.builder import LETTERS, Land, Seat, position, tile
from tests.kingdom.geometry import neighbours, two_away

WATER = "c7 d7 e7 p5 q5"
LAND = Land(
    "G",
    {
        "C": "e2 f2 g2 m13 n13",
        "D": "b5 m16",
        "F": "l3 m3",
        "T": "h5 i5",
        "W": WATER,
        "L": "j10 k10 j11 t20",
    },
    ("barn", "harbor", "farm", "paddock"),
)
BARN, HARBOR, PADDOCK = tile("barn", "j10"), tile("harbor", "k10"), tile("paddock", "t20")


def moves(what: dict[str, str], settlements: str, hand: str, foreign: str = "") -> dict[str, str]:
    """Every piece that can be taken with a tile, and the hexes it can be put on, sorted."""
    name = what["name"]
    game = position(LAND, Seat(settlements, hand, [what]), Seat(foreign))
    if f"use {name}" not in acts(game):
        return {}
    play(game, f"use {name}")
    found = {}
    for taken in acts(game):
        puts = acts(play(game.copy(), taken))
        assert all(put.startswith("put ") for put in puts)
        found[taken.removeprefix("take ")] = " ".join(sorted(p.split()[1] for p in puts))
    return found


def test_two_away_by_hand() -> None:
    """C-7.2: the six hexes two steps away in a straight line, written out once."""
    assert two_away("j10") == {"h10", "l10", "i8", "k8", "i12", "k12"}
    assert two_away("a1") == {"c1", "b3"}


def test_barn() -> None:
    """L-barn: any own settlement to the card's terrain, adjacent to the others if possible."""
    assert moves(BARN, "d2 m16", "canyon") == {"m16": "e2", "d2": "e2 f2 g2 m13 n13"}
    assert moves(BARN, "b2 c9", "canyon") == dict.fromkeys(("b2", "c9"), "e2 f2 g2 m13 n13")
    assert moves(BARN, "b2 c9", "forest", foreign="h5") == dict.fromkeys(("b2", "c9"), "i5")
    assert moves(BARN, "", "canyon") == {}


@pytest.mark.parametrize("terrain", ["canyon", "desert", "flower-field", "forest"])
def test_barn_follows_the_card(terrain: str) -> None:
    """L-barn: the target has the card's terrain, wherever the piece stood."""
    hexes = " ".join(sorted(LAND.hexes(LETTERS[terrain])))
    assert moves(BARN, "c15", terrain) == {"c15": hexes}


def test_move_changes_no_supply() -> None:
    """L-barn, B-1.2: a move isn't a build: the piece changes its hex and the supply stays."""
    game = position(LAND, Seat("d2 m16", "canyon", [BARN]), Seat())
    play(game, "use barn", "take m16", "put e2")
    assert set(seat(game, 0)["settlements"]) == {"d2", "e2"}
    assert seat(game, 0)["supply"] == 38
    assert acts(game) == {"build f2"}
    play(game, "build f2", "build g2")
    assert acts(game) == {"build m13", "build n13"}
    assert acts(play(game, "build n13")) == {"end"}


def test_lone_piece_may_go_anywhere() -> None:
    """B-3.5, B-3.7, A-06, A-06b: the lifted piece counts for nothing; not back where it was."""
    assert moves(BARN, "e2", "canyon") == {"e2": "f2 g2 m13 n13"}
    assert moves(HARBOR, "c6", "canyon") == {"c6": WATER}
    assert moves(HARBOR, "c7", "canyon") == {"c7": "d7 e7 p5 q5"}


def test_vacated_hex_counts_as_empty() -> None:
    """A-06, A-06b: the vacated hex binds the piece to the area although it cannot return."""
    assert moves(BARN, "e2 f2", "canyon") == {"e2": "g2"}  # f2 lifted: only f2 touches e2
    assert moves(BARN, "f2 g2 m16", "canyon", foreign="e2") == {"m16": "m13 n13"}
    assert moves(HARBOR, "c7 d7", "forest") == {"c7": "e7"}
    assert moves(HARBOR, "c7 d7 m16", "forest") == {"c7": "e7", "m16": "e7"}


def test_move_without_a_target_cannot_begin() -> None:
    """A-06b, A-06: when no piece has a legal target the tile cannot be used."""
    assert moves(BARN, "f2 g2", "canyon", foreign="e2") == {}
    assert moves(HARBOR, "p5 q5", "canyon") == {}


def test_harbor() -> None:
    """L-harbor: any own settlement to empty water, adjacent to the others if possible."""
    assert moves(HARBOR, "c6 m16", "forest") == {"m16": "c7 d7", "c6": WATER}
    assert moves(HARBOR, "c6 m16", "forest", foreign="c7 d7") == {
        "m16": "e7 p5 q5",
        "c6": "e7 p5 q5",
    }
    assert moves(HARBOR, "c7 m16", "forest") == {"m16": "d7", "c7": "d7 e7 p5 q5"}


def test_harbor_without_water() -> None:
    """L-harbor: no empty water, not usable."""
    assert moves(HARBOR, "c6 m16", "forest", foreign=WATER) == {}
    assert moves(HARBOR, WATER, "forest") == {}
    dry = Land("G", {"L": "k10"}, LAND.locations)
    game = position(dry, Seat("c6", tiles=[HARBOR]), Seat())
    assert acts(game) == all_of("build", neighbours("c6"))


def test_settlement_on_water_gives_adjacency() -> None:
    """L-harbor, B-3.3: on water a settlement is an own settlement like any other."""
    game = position(LAND, Seat("d2", "grass", [HARBOR]), Seat())
    play(game, "use harbor", "take d2", "put e7")
    assert acts(game) == all_of("build", neighbours("e7") - {"d7"})


PATHS = {"W": "i10", "M": "k10", "X": "j9", "L": "k9 t20"}


def test_paddock_jumps_over_anything() -> None:
    """L-paddock: two hexes straight on, over water, mountain, castle, location, settlements."""
    world = Land("G", PATHS, ("", "farm", "", "paddock"))
    game = position(world, Seat("j10 j11", tiles=[PADDOCK]), Seat("k11"))
    play(game, "use paddock")
    assert acts(game) == {"take j10", "take j11"}
    other = game.copy()
    assert acts(play(game, "take j10")) == all_of("put", "h10 l10 i8 k8 i12 k12".split())
    expected = two_away("j11") - set("k9".split())
    assert acts(play(other, "take j11")) == all_of("put", expected)


def test_paddock_needs_an_empty_buildable_target() -> None:
    """L-paddock, B-3.1, B-3.2: not water, mountain, castle, location, nor a settlement."""
    spots = {"W": "h10", "M": "l10", "X": "i8", "L": "k8 t20"}
    world = Land("G", spots, ("", "farm", "", "paddock"))
    game = position(world, Seat("j10", tiles=[PADDOCK]), Seat("i12"))
    assert acts(play(game, "use paddock", "take j10")) == {"put k12"}
    game = position(world, Seat("j10", tiles=[PADDOCK]), Seat("i12 k12"))
    assert "use paddock" not in acts(game)  # none: not usable


def test_paddock_knows_no_adjacency() -> None:
    """L-paddock: B-3.3 does not apply, and the terrain does not matter."""
    spots = {"C": "c4 g4", "D": "d2", "F": "f2", "T": "d6", "L": "t20"}
    world = Land("G", spots, ("", "", "", "paddock"))
    game = position(world, Seat("e4 b4", tiles=[PADDOCK]), Seat())  # c4 touches b4
    play(game, "use paddock", "take e4")
    assert acts(game) == all_of("put", "c4 g4 d2 f2 d6 f6".split())


def test_paddock_at_the_rim() -> None:
    """L-paddock, C-7.2: nothing lies beyond the rim."""
    game = position(LAND, Seat("a1 t19", tiles=[PADDOCK]), Seat())
    play(game, "use paddock")
    assert acts(play(game.copy(), "take a1")) == {"put c1", "put b3"}
    assert acts(play(game, "take t19")) == {"put r19", "put s17"}


def test_paddock_without_a_target() -> None:
    """L-paddock, A-06b: pieces without a target cannot be taken."""
    spots = {"W": "c1", "M": "b3", "L": "t20"}
    world = Land("G", spots, ("", "", "", "paddock"))
    assert "use paddock" not in acts(position(world, Seat("a1", tiles=[PADDOCK]), Seat()))
    game = position(world, Seat("a1 j10", tiles=[PADDOCK]), Seat())
    assert acts(play(game, "use paddock")) == {"take j10"}


def test_only_the_harbor_reaches_water() -> None:
    """L-note-1: no other tile of the base game puts a settlement on water."""
    spots = {"G": "b2 c2 d2 e2 g2", "L": "j10 k10 j11 t20"}
    world = Land("W", spots, ("tavern", "tower", "barn", "paddock"))
    tiles = [tile("tavern", "j10"), tile("tower", "k10"), tile("barn", "j11"), PADDOCK]
    game = position(world, Seat("b2 c2 d2", tiles=tiles), Seat())
    assert acts(game) == {"build e2", "use tavern", "use barn", "use paddock"}
    assert acts(play(game.copy(), "use tavern")) == {"build e2"}
    jump = play(game.copy(), "use paddock")
    assert acts(jump) == {"take c2"}
    assert acts(play(jump, "take c2")) == {"put e2"}
    play(game, "use barn")
    assert acts(game) == {"take b2", "take c2"}  # d2 would be bound to d2 itself
    assert acts(play(game, "take b2")) == {"put e2"}


def test_settlement_on_water_moves_like_any_other() -> None:
    """L-note-2: barn, harbor and paddock take a settlement off the water."""
    assert moves(BARN, "c7", "canyon") == {"c7": "e2 f2 g2 m13 n13"}
    assert moves(HARBOR, "c7", "canyon") == {"c7": "d7 e7 p5 q5"}
    expected = two_away("c7") - {"e7"}
    assert moves(PADDOCK, "c7", "canyon") == {"c7": " ".join(sorted(expected))}


def test_begun_move_is_finished() -> None:
    """A-06b, B-1.2: a lifted piece must be set down, and not on the hex it came from."""
    game = position(LAND, Seat("c9", "canyon", [PADDOCK]), Seat())
    play(game, "use paddock")
    assert acts(game) == {"take c9"}
    play(game, "take c9")
    assert acts(game) == all_of("put", two_away("c9") - {"d7"})

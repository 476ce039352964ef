"""A terrain card whose terrain is full: B-2.2, A-02, A-02b, A-02d."""

import pytest

from tests.kingdom.asking import acts, all_of, card, count, play, seat
from tests.kingdom.builder import Land, Seat, position, tile

FARM = tile("farm", "a10")
ORACLE = tile("oracle", "t1")
PADDOCK = tile("paddock", "a20")


def test_full_terrain_at_the_start() -> None:
    """B-2.2, A-02: a card that is useless as the turn begins is replaced and leaves the game."""
    world = Land("M", {"G": "b3 c3 d3 e3 f3", "C": "b6 c6"})
    game = position(world, Seat("b3", "grass"), Seat("b6 c6", "canyon"), deck={"grass": 2})
    gone = count(game, "removed").get("canyon", 0)
    play(game, "build c3", "build d3", "build e3", "end")
    assert card(game, 1) == "grass"
    assert count(game, "removed")["canyon"] == gone + 1
    assert count(game, "discards") == {"grass": 1}
    assert acts(game) == {"build f3"}


def test_replaced_until_usable() -> None:
    """B-2.2, A-02: useless cards are drawn past, and all of them leave the game."""
    extra = set()
    for seed in range(20):
        game = position(
            Land("M", {"G": "b3 c3 d3 e3 f3", "F": "b6 c6 d6 e6"}),
            Seat(hand="grass"),
            Seat(hand="canyon"),
            deck={"desert": 2, "forest": 2, "flower-field": 2},
            seed=seed,
        )
        before = count(game, "removed")
        play(game, "build b3", "build c3", "build d3", "end")
        mine = card(game, 0)
        assert card(game, 1) == "flower-field"
        assert acts(game) == all_of("build", "b6 c6 d6 e6".split())
        after = count(game, "removed")
        assert after["canyon"] == before["canyon"] + 1
        assert after["flower-field"] == before["flower-field"]
        assert count(game, "discards") == {"grass": 1}
        useless = sum(after[t] - before[t] for t in ("desert", "forest"))
        assert 0 <= useless <= 4 - (mine in ("desert", "forest"))
        extra.add(useless)
    assert len(extra) > 1


def test_full_terrain_in_the_middle() -> None:
    """B-2.2, A-02b: the remaining builds use the new card, the total stays three."""
    world = Land("M", {"G": "b3 c3", "C": "b6 c6 d6 e6 c4"})
    game = position(world, Seat(hand="grass"), Seat(hand="desert"), deck={"canyon": 3})
    gone = count(game, "removed")["grass"]
    play(game, "build b3")
    assert acts(game) == {"build c3"}
    play(game, "build c3")
    assert card(game, 0) == "canyon"
    assert count(game, "removed")["grass"] == gone + 1
    assert acts(game) == {"build c4"}  # beside c3
    play(game, "build c4")
    assert acts(game) == {"end"}
    play(game, "end")
    assert count(game, "discards") == {"canyon": 1}
    assert seat(game, 0)["supply"] == 37


def test_full_terrain_after_the_mandatory_action() -> None:
    """A-02b, B-2.2: the card is replaced after the third build too; oracle follows the new card."""
    world = Land("M", {"G": "b3 c3 d3", "C": "b6 c6 d4", "L": "t1"}, ("farm", "oracle", "", ""))
    game = position(
        world, Seat(hand="grass", tiles=[ORACLE]), Seat(hand="desert"), deck={"canyon": 3}
    )
    play(game, "build b3", "build c3", "build d3")
    assert card(game, 0) == "canyon"
    assert acts(game) == {"use oracle", "end"}
    play(game, "use oracle")
    assert acts(game) == {"build d4"}


def test_full_terrain_before_the_mandatory_action() -> None:
    """A-02b: a farm that fills the last grass makes the grass card useless at once."""
    world = Land("M", {"G": "b3", "C": "b6 c6 d6", "L": "a10"})
    game = position(
        world, Seat(hand="grass", tiles=[FARM]), Seat(hand="desert"), deck={"canyon": 3}
    )
    assert acts(game) == {"build b3", "use farm"}
    play(game, "use farm", "build b3")
    assert card(game, 0) == "canyon"
    assert acts(game) == all_of("build", "b6 c6 d6".split())
    play(game, "build b6", "build c6")
    assert acts(game) == {"build d6"}


def test_terrain_filled_by_a_move() -> None:
    """A-02b: a move onto the last hex of the terrain replaces the card as well."""
    world = Land("M", {"G": "b3", "C": "d3 e3 f3", "L": "a20"}, ("", "", "paddock", ""))
    game = position(
        world, Seat("d3", tiles=[PADDOCK]), Seat(hand="desert"), deck={"canyon": 3, "grass": 0}
    )
    play(game, "use paddock", "take d3", "put b3")
    assert card(game, 0) == "canyon"
    assert acts(game) == all_of("build", "d3 e3 f3".split())


def test_new_card_from_the_discards() -> None:
    """A-02d, B-1.5: with an empty draw pile the replacement comes from the shuffled discards."""
    world = Land("M", {"G": "b3", "C": "b6 c6 d6"})
    game = position(world, Seat(hand="grass"), Seat(hand="desert"), deck={}, discards={"canyon": 1})
    play(game, "build b3")
    assert card(game, 0) == "canyon"
    assert acts(game) == all_of("build", "b6 c6 d6".split())


@pytest.mark.parametrize("piles", [({}, {}), ({"desert": 2}, {"forest": 1, "grass": 1})])
def test_no_usable_card_left(piles: tuple[dict[str, int], dict[str, int]]) -> None:
    """A-02d: if neither deck nor discards hold a usable card the remaining builds are forfeited."""
    deck, discards = piles
    world = Land("M", {"G": "b3 c3", "C": "b6 c6 d6"})
    game = position(world, Seat(), Seat(hand="canyon"), deck=deck, discards=discards)
    play(game, "build b3", "build c3")
    assert acts(game) == {"end"}
    play(game, "end")
    assert game.player == 1
    assert acts(game) == all_of("build", "b6 c6 d6".split())


def test_discards_after_a_useless_draw_pile() -> None:
    """A-02d, A-02: useless cards of the draw pile go, then the shuffled discards are drawn from."""
    world = Land("M", {"G": "b3", "C": "b6 c6 d6"})
    game = position(
        world,
        Seat(hand="grass"),
        Seat(hand="canyon"),
        deck={"desert": 2, "forest": 1},
        discards={"canyon": 1},
    )
    play(game, "build b3")
    assert card(game, 0) == "canyon"
    assert acts(game) == all_of("build", "b6 c6 d6".split())
    removed = count(game, "removed")
    assert [removed[t] for t in ("grass", "desert", "forest")] == [5, 5, 5]
    assert count(game, "discards") == {}


def test_extra_actions_without_a_usable_card() -> None:
    """A-02d: the builds are forfeited, a farm needs no card and stays usable."""
    world = Land("M", {"G": "b3 c3 d3 e3 f3", "L": "a10"})
    game = position(
        world, Seat(hand="canyon"), Seat(hand="desert", tiles=[FARM]), deck={"forest": 2}
    )
    assert acts(game) == {"end"}  # no grass card is left in the game
    play(game, "end")
    assert acts(game) == {"use farm", "end"}
    play(game, "use farm", "build c3")
    assert acts(game) == {"end"}


def test_new_card_without_settlements() -> None:
    """A-02b, B-2.3: the card is replaced also when nothing can be built; barn follows it."""
    world = Land(
        "M", {"G": "b3 c3 d3 e3", "C": "b6 c6", "T": "f6", "L": "t1"}, ("", "barn", "", "")
    )
    mine = Seat("b6 c6", "canyon", [tile("barn", "t1")], supply=0)
    game = position(world, Seat(hand="grass"), mine, deck={"grass": 1, "forest": 4})
    play(game, "build b3", "build c3", "build d3", "end")
    assert game.player == 1
    new = card(game, 1)
    assert new in ("grass", "forest")
    assert acts(game) == {"use barn", "end"}
    play(game, "use barn", "take b6")
    assert acts(game) == {"put e3" if new == "grass" else "put f6"}

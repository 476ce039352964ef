"""Swamp cards, several cards in the hand (crossroads), and the terrain that Scouts remove."""

import random
from collections import Counter
from typing import Any

import pytest

import hexholm
from tests.kingdom.asking import (
    acts,
    all_of,
    count,
    held,
    houses,
    kept,
    offered,
    pass_turn,
    play,
    rule,
    seat,
    uses,
)
from tests.kingdom.builder import SWAMP_CARDS, TERRAINS, Land, Seat, position, tile
from tests.kingdom.geometry import around

MARSH = ("base", "marshlands")
# Mountains but for strips of swamp, desert, grass and canyon; tiles lie far away.
STRIPS = Land(
    "M",
    {
        "S": "b3 c3 d3 e3 f3 g3",
        "D": "b6 c6 d6 e6 f6 g6",
        "G": "b15 c15 d15 e15 f15 g15",
        "C": "l15 m15 n15 o15 p15 q15",
        "F": "l18 m18",
        "T": "l3 m3 n3 o3 p3 q3",
    },
    places={
        "a1": "oracle",
        "a2": "barn",
        "t1": "farm",
        "t2": "quarry",
        "a20": "crossroads",
        "a19": "fort",
        "t20": "cathedral",
        "t19": "bazaar",
    },
)
SWAMP = set("b3 c3 d3 e3 f3 g3".split())
DESERT = set("b6 c6 d6 e6 f6 g6".split())
GRASS = set("b15 c15 d15 e15 f15 g15".split())
CANYON = set("l15 m15 n15 o15 p15 q15".split())
WOOD = set("l3 m3 n3 o3 p3 q3".split())


def with_card(hand: str, settlements: str = "", tiles: str = "", **more: Any) -> hexholm.Game:
    """Seat 0 has this hand and these ready tiles on the land of strips."""
    mine = Seat(settlements, hand, STRIPS.tiles(tiles), **more)
    return position(STRIPS, mine, Seat("n15", "canyon"), boxes=MARSH)


def test_two_on_swamp() -> None:
    """M-2, W-M1: with swamp chosen two settlements are built, and B-3 applies."""
    game = with_card("swamp-desert")
    assert acts(game) == {"choose swamp", "choose desert"}
    play(game, "choose swamp")
    assert game.to_dict()["turn"]["card"] == "swamp"
    assert acts(game) == all_of("build", SWAMP)
    play(game, "build c3")
    assert acts(game) == {"build b3", "build d3"}
    play(game, "build d3")
    assert acts(game) == {"end"}


def test_three_on_the_other_terrain() -> None:
    """M-2, W-M1: with the other half chosen three settlements are built."""
    game = play(with_card("swamp-desert"), "choose desert")
    assert acts(game) == all_of("build", DESERT)
    play(game, "build c6", "build d6")
    assert acts(game) == {"build b6", "build e6"}
    play(game, "build e6")
    assert acts(game) == {"end"}


def test_terrain_is_chosen_first() -> None:
    """M-2: before the choice nothing is built for the mandatory action, and no end comes."""
    game = with_card("swamp-desert")
    assert rule(game, "build c3") == "M-2"
    assert rule(game, "build c6") == "M-2"
    assert rule(game, "end") == "B-1.1"
    assert rule(game, "choose grass") is not None
    kept(game)


def test_choice_is_fixed() -> None:
    """M-2: once chosen, the other terrain is closed."""
    game = play(with_card("swamp-desert"), "choose desert")
    assert rule(game, "choose swamp") is not None
    assert rule(game, "build c3") == "B-2.1"
    again = kept(game)
    assert again.to_dict()["turn"]["card"] == "desert"


@pytest.mark.parametrize(("terrain", "land"), [("swamp", SWAMP), ("desert", DESERT)])
def test_oracle_follows_the_choice(terrain: str, land: set[str]) -> None:
    """M-2, A-17, L-oracle: before or after the mandatory action the oracle uses its terrain."""
    game = with_card("swamp-desert", tiles="a1")
    assert "use oracle" not in acts(game)
    play(game, f"choose {terrain}", "use oracle")
    assert acts(game) == all_of("build", land)
    play(game, f"build {min(land)}")
    assert offered(game, "build") == around([min(land)]) & land
    later = play(with_card("swamp-desert", tiles="a1"), f"choose {terrain}")
    while "end" not in acts(later):
        play(later, min(a for a in acts(later) if a.startswith("build ")))
    play(later, "use oracle")
    assert offered(later, "build") == around(houses(later, 0)) & land - houses(later, 0)


@pytest.mark.parametrize(("terrain", "land"), [("swamp", SWAMP), ("desert", DESERT)])
def test_barn_follows_the_choice(terrain: str, land: set[str]) -> None:
    """M-2, A-17, L-barn: the barn moves to the terrain of the mandatory action."""
    game = with_card("swamp-desert", "o15", tiles="a2")
    assert "use barn" not in acts(game)
    play(game, f"choose {terrain}", "use barn", "take o15")
    assert acts(game) == all_of("put", land)


def test_farm_needs_no_choice() -> None:
    """A-17: the farm is always grass and may be used before the terrain is chosen."""
    game = with_card("swamp-desert", tiles="t1")
    assert acts(game) == {"choose swamp", "choose desert", "use farm"}
    play(game, "use farm")
    assert acts(game) == all_of("build", GRASS)
    play(game, "build c15")
    assert acts(game) == {"choose swamp", "choose desert"}


@pytest.mark.parametrize(("terrain", "land"), [("swamp", SWAMP), ("desert", DESERT)])
def test_quarry_follows_the_choice(terrain: str, land: set[str]) -> None:
    """A-18: stone walls go onto the chosen terrain."""
    game = with_card("swamp-desert", "c3 c6", tiles="t2")
    assert "use quarry" not in acts(game)
    play(game, f"choose {terrain}", "use quarry")
    assert acts(game) == all_of("build", around(["c3", "c6"]) & land)


@pytest.mark.parametrize(("terrain", "land"), [("swamp", SWAMP), ("desert", DESERT)])
def test_cathedral_follows_the_choice(terrain: str, land: set[str]) -> None:
    """A-18: the cathedral builds on the chosen terrain."""
    game = with_card("swamp-desert", "c3 c6", tiles="t20", numbers=2)
    play(game, f"choose {terrain}", "use cathedral")
    assert offered(game, "build") == around(["c3", "c6"]) & land


def reachable_builds(game: hexholm.Game) -> set[str]:
    """The hexes that can be built on, after a choice of terrain if there is one."""
    found = offered(game, "build")
    for terrain in offered(game, "choose"):
        found |= offered(play(game.copy(), f"choose {terrain}"), "build")
    return found


def test_fort_draws_a_swamp_card() -> None:
    """A-18: the fort may use either half of the swamp card it draws."""
    mine = Seat("c3 c6", "grass", STRIPS.tiles("a19"))
    other = Seat("n15", "canyon")
    game = position(STRIPS, mine, other, boxes=MARSH, deck={"swamp-desert": 1})
    play(game, "use fort")
    assert reachable_builds(game) == {"b3", "d3", "b6", "d6"}


def test_only_one_half_is_free() -> None:
    """M-2: if only one of the two terrains has an empty hex, that one is chosen by itself."""
    full = Seat(" ".join(sorted(SWAMP)))
    game = position(STRIPS, Seat(hand="swamp-desert"), full, boxes=MARSH)
    assert acts(game) == all_of("build", DESERT)
    assert game.to_dict()["turn"]["card"] == "desert"
    full = Seat(" ".join(sorted(DESERT)))
    game = position(STRIPS, Seat(hand="swamp-desert"), full, boxes=MARSH)
    assert acts(game) == all_of("build", SWAMP)
    play(game, "build b3", "build c3")
    assert acts(game) == {"end"}


def test_blocked_half_is_full() -> None:
    """M-2, A-13: a half whose empty hexes are all blocked by a warrior cannot be chosen."""
    land = Land("M", {"S": "c5 d5", "D": "c8 d8 e8", "G": "d6"})
    game = position(land, Seat(hand="swamp-desert"), Seat(warriors=["d6"]), boxes=MARSH)
    assert acts(game) == {"choose swamp", "choose desert"}  # c5 is free, d5 lies beside d6
    play(game, "choose swamp")
    assert acts(game) == {"build c5"}
    land = Land("M", {"S": "d5", "D": "c8 d8 e8", "G": "d6"})
    game = position(land, Seat(hand="swamp-desert"), Seat(warriors=["d6"]), boxes=MARSH)
    assert acts(game) == {"build c8", "build d8", "build e8"}


def test_swamp_fills_up_in_the_middle() -> None:
    """A-02c: the other half takes over, and two builds stay two."""
    full = Seat("b3 c3 d3 e3 f3")
    game = position(STRIPS, Seat(hand="swamp-desert"), full, boxes=MARSH)
    play(game, "choose swamp", "build g3")
    assert acts(game) == all_of("build", DESERT)
    play(game, "build b6")
    assert acts(game) == {"end"}


def test_other_half_fills_up_in_the_middle() -> None:
    """A-02c: with three on desert begun the third goes to swamp, in adjacency if possible."""
    full = Seat("d6 e6 f6 g6")
    game = position(STRIPS, Seat("e3", "swamp-desert"), full, boxes=MARSH)
    play(game, "choose desert", "build b6", "build c6")
    assert acts(game) == {"build d3", "build f3"}
    play(game, "build d3")
    assert acts(game) == {"end"}


def test_oracle_after_the_chosen_half_is_full() -> None:
    """A-02c, A-02b: after the mandatory action too the other half takes over."""
    full = Seat("b3 c3 d3 e3")
    mine = Seat(hand="swamp-desert", tiles=STRIPS.tiles("a1"))
    game = position(STRIPS, mine, full, boxes=MARSH)
    play(game, "choose swamp", "build f3", "build g3")
    assert acts(game) == {"use oracle", "end"}
    play(game, "use oracle")
    assert acts(game) == all_of("build", DESERT)


def test_swamp_card_is_useless_with_both_halves_full() -> None:
    """A-02c: only when neither half has an empty hex is the card replaced."""
    full = Seat(" ".join(sorted(SWAMP | DESERT)))
    hand = "swamp-desert"
    game = position(
        STRIPS, Seat(hand="canyon"), Seat(hand=hand), full, boxes=MARSH, deck={"grass": 3}
    )
    play(game, "build l15", "build m15", "build n15", "end")
    assert seat(game, 1)["hand"] == ["grass"]
    assert count(game, "removed")[hand] == 1
    assert acts(game) == all_of("build", GRASS)


def test_swamp_card_comes_in_the_middle() -> None:
    """B-1.3, B-2.2, M-2: between two builds a new swamp card asks for its half only."""
    land = Land("M", dict(STRIPS.spots) | {"A": "c16"}, places={"t1": "paddock"})
    full = Seat("b15 c15 d15 e15 f15")
    mine = Seat("b16 f6", "grass", land.tiles("t1"))
    game = position(land, mine, full, boxes=MARSH, deck={"swamp-desert": 1})
    assert uses(game) == {"paddock", "farmland"}
    play(game, "build g15")
    assert seat(game, 0)["hand"] == ["swamp-desert"]
    assert acts(game) == {"choose swamp", "choose desert"}
    assert rule(game, "use paddock") == "B-1.3"
    other = play(game.copy(), "choose swamp")
    assert acts(other) == all_of("build", SWAMP)
    play(game, "choose desert")
    assert acts(game) == {"build e6", "build g6"}
    play(game, "build e6", "build g6")
    assert acts(game) >= {"end", "use paddock"}


# crossroads


def test_one_of_two_cards_is_chosen() -> None:
    """X-crossroads: one of the two cards serves the mandatory action and the card actions."""
    game = with_card("grass forest", tiles="a20 a1")
    assert acts(game) == {"choose grass", "choose forest"}
    play(game, "choose forest", "use oracle")
    assert acts(game) == all_of("build", WOOD)
    play(game, "build l3")
    assert acts(game) == {"build m3"}
    assert rule(game, "choose grass") is not None
    assert "use crossroads" not in acts(game)


def test_both_cards_are_discarded_and_two_drawn() -> None:
    """X-crossroads, B-1.5: both cards go, two come."""
    game = with_card("grass forest", tiles="a20")
    play(game, "choose forest")
    pass_turn(game)
    assert count(game, "discards") == {"grass": 1, "forest": 1}
    assert len(seat(game, 0)["hand"]) == 2
    hidden = game.view(1)["players"][0]
    assert hidden["hand"] is None
    assert hidden["hand_size"] == 2
    kept(game)


def test_two_cards_from_the_turn_of_the_tile_on() -> None:
    """X-crossroads: two cards are drawn at the end of the very turn in which the tile came."""
    land = Land("G", places={"c3": "crossroads"})
    game = position(land, Seat("e3"), Seat("p15"))
    play(game, "build d3")
    assert held(game, 0) == {("crossroads", "c3")}
    pass_turn(game)
    assert len(seat(game, 0)["hand"]) == 2


def test_one_card_again_without_the_tile() -> None:
    """X-crossroads: after the loss of the tile only one card is drawn."""
    land = Land("G", places={"c3": "crossroads", "n4": "paddock"})
    game = position(land, Seat("d3", "grass grass", land.tiles("c3 n4")), Seat("p15"))
    play(game, "use paddock", "take d3", "put f3")
    assert held(game, 0) == {("paddock", "n4")}
    pass_turn(game)
    assert len(seat(game, 0)["hand"]) == 1


def test_two_equal_cards_leave_no_choice() -> None:
    """X-crossroads: two cards of one terrain need no choice."""
    game = with_card("grass grass", tiles="a20")
    assert acts(game) == all_of("build", GRASS)


def test_swamp_card_and_plain_card() -> None:
    """X-crossroads, M-2: a swamp card beside a plain one leaves three terrains."""
    game = with_card("swamp-desert grass", tiles="a20")
    assert acts(game) == {"choose swamp", "choose desert", "choose grass"}
    play(game, "choose swamp", "build b3", "build c3")
    assert acts(game) == {"end"}
    game = play(with_card("swamp-desert swamp-grass", tiles="a20"))
    assert acts(game) == {"choose swamp", "choose desert", "choose grass"}


def test_useless_card_is_passed_over() -> None:
    """A-02d: a useless card beside a usable one is not replaced; the usable one is chosen."""
    full = Seat(" ".join(sorted(GRASS)))
    mine = Seat(hand="grass forest", tiles=STRIPS.tiles("a20"))
    game = position(STRIPS, mine, full, boxes=MARSH)
    assert acts(game) == all_of("build", WOOD)
    assert sorted(seat(game, 0)["hand"]) == ["forest", "grass"]
    assert count(game, "removed") == {}


def test_other_card_when_the_chosen_one_runs_out() -> None:
    """A-02d, B-2.2: a terrain that fills up in the middle gives way to the other card."""
    full = Seat("b15 c15 d15 e15")
    mine = Seat(hand="grass forest", tiles=STRIPS.tiles("a20"))
    game = position(STRIPS, mine, full, boxes=MARSH)
    play(game, "choose grass", "build f15", "build g15")
    assert acts(game) == all_of("build", WOOD)
    play(game, "build l3")
    assert acts(game) == {"end"}


def test_two_useless_cards() -> None:
    """A-02d, B-2.2: only when no card in the hand is usable is a new one drawn."""
    full = Seat(" ".join(sorted(GRASS | WOOD)))
    mine = Seat(hand="grass forest", tiles=STRIPS.tiles("a20"))
    deck = {"canyon": 3}
    game = position(STRIPS, Seat("b6", "desert"), mine, full, boxes=MARSH, deck=deck)
    pass_turn(game)
    assert acts(game) == all_of("build", CANYON)


def test_three_cards() -> None:
    """A-23c: with three cards one is chosen and all three are discarded."""
    game = with_card("grass forest desert", tiles="a20 t19")
    assert acts(game) >= {"choose grass", "choose forest", "choose desert"}
    play(game, "choose desert")
    pass_turn(game)
    assert count(game, "discards") == {"grass": 1, "forest": 1, "desert": 1}
    assert len(seat(game, 0)["hand"]) == 2


def test_crossroads_lost_by_the_sword() -> None:
    """X-crossroads, A-08: the two cards in the hand stay, at the next turn end one is drawn."""
    land = Land("G", {"D": "m12 n12 o12 p12"}, places={"c3": "crossroads"})
    theirs = Seat("d3 p18", "grass desert", land.tiles("c3"))
    game = position(land, Seat("h18", nomads="sword"), theirs)
    play(game, "use sword", "take d3")
    assert held(game, 1) == set()
    pass_turn(game)
    assert acts(game) == {"choose grass", "choose desert"}
    pass_turn(game)
    assert len(seat(game, 1)["hand"]) == 1


def test_choice_in_the_view() -> None:
    """M-2: the view says that a terrain is to be chosen, and which."""
    asks = with_card("swamp-desert").view(1)["asks"]
    assert asks["kind"] == "choose-terrain"
    assert set(asks["choices"]) == {"swamp", "desert"}


# the card Scouts


SCOUTS = ("scouts", "hermits", "knights")


def test_scouts_remove_a_terrain() -> None:
    """S-M2, W-M11: all five cards of the terrain and its swamp card go, 24 of 30 are left."""
    seen = set()
    for seed in range(60):
        game = hexholm.new_game(
            "kingdom-builder", players=3, seed=seed, boxes=[*MARSH], cards=[*SCOUTS]
        )
        terrain = game.to_dict()["setup"]["removed"]
        seen.add(terrain)
        assert game.view(0)["deck_size"] + 3 == 24
    assert seen == set(TERRAINS)


def test_scouts_remove_before_the_cards_are_dealt() -> None:
    """A-24, S-M2: nobody is dealt the removed terrain, not even as a swamp card."""
    for seed in range(60):
        game = hexholm.new_game(
            "kingdom-builder", players=5, seed=seed, boxes=[*MARSH], cards=[*SCOUTS]
        )
        terrain = game.to_dict()["setup"]["removed"]
        hands = {card for n in range(5) for card in seat(game, n)["hand"]}
        assert not hands & {terrain, f"swamp-{terrain}"}


def test_removed_terrain_never_comes_back() -> None:
    """S-M2, W-M11: over a whole deck the removed terrain is not drawn, all others are."""
    spots = {
        letter: " ".join(f"{col}{row}" for col in columns for row in range(1, 21))
        for letter, columns in zip("CDFTS", ("efg", "hij", "klm", "nop", "qrst"), strict=True)
    }
    game = hexholm.new_game(
        "kingdom-builder",
        players=5,
        seed=2,
        boxes=[*MARSH],
        cards=[*SCOUTS],
        sections=Land("G", spots).sections(),
        removed="canyon",
    )
    drawn = Counter(seat(game, n)["hand"][0] for n in range(5))
    for turn in range(19):
        pass_turn(game)
        drawn[seat(game, turn % 5)["hand"][0]] += 1
    expected = dict.fromkeys(TERRAINS, 5) | dict.fromkeys(SWAMP_CARDS, 1)
    assert drawn == {c: n for c, n in expected.items() if c.removeprefix("swamp-") != "canyon"}


def test_removed_terrain_is_built_on_by_extra_actions() -> None:
    """K-scouts: with grass removed the farm still builds on grass."""
    mine = Seat(hand="forest", tiles=STRIPS.tiles("t1"))
    game = position(STRIPS, mine, Seat(hand="canyon"), boxes=MARSH, cards=SCOUTS, removed="grass")
    play(game, "use farm")
    assert acts(game) == all_of("build", GRASS)


def test_fort_never_draws_the_removed_terrain() -> None:
    """S-M2, X-fort: the fort draws from the cards that are left."""
    for seed in range(25):
        mine = Seat(hand="forest", tiles=STRIPS.tiles("a19"))
        game = position(
            STRIPS,
            mine,
            Seat(hand="canyon"),
            boxes=MARSH,
            cards=SCOUTS,
            removed="grass",
            seed=seed,
        )
        play(game, "use fort")
        assert not reachable_builds(game) & GRASS


def test_donation_on_the_removed_terrain() -> None:
    """K-scouts, N-donation: a donation of the removed terrain builds there."""
    mine = Seat("b15", "forest", nomads="donation-grass")
    game = position(STRIPS, mine, Seat(hand="canyon"), boxes=MARSH, cards=SCOUTS, removed="grass")
    play(game, "use donation")
    assert acts(game) == {"build c15"}
    play(game, "build c15", "build d15", "build e15")
    assert acts(game) == all_of("build", WOOD)


def crossed(hand: str, full: str = "", strict: bool = False) -> hexholm.Game:
    """Seat 0 has a crossroads and this hand, grass is removed by the card Scouts."""
    options = {"crossroads_removed_terrain": False} if strict else {}
    mine = Seat("", hand, STRIPS.tiles("a20"))
    return position(
        STRIPS,
        mine,
        Seat(full, "canyon"),
        boxes=MARSH,
        cards=SCOUTS,
        removed="grass",
        options=options,
    )


def test_two_equal_cards_open_the_removed_terrain() -> None:
    """X-crossroads-scouts, A-25: both cards alike: the removed terrain may be chosen instead."""
    game = crossed("forest forest")
    assert acts(game) == {"choose forest", "choose grass"}
    play(game, "choose grass")
    assert acts(game) == all_of("build", GRASS)
    play(game, "build b15", "build c15", "build d15")
    assert acts(game) == {"end"}


def test_two_different_cards_do_not() -> None:
    """X-crossroads-scouts, A-25: different cards leave the removed terrain closed."""
    assert acts(crossed("forest desert")) == {"choose forest", "choose desert"}


def test_removed_terrain_as_an_option() -> None:
    """A-25: the option crossroads_removed_terrain switches it off."""
    assert acts(crossed("forest forest", strict=True)) == all_of("build", WOOD)


def test_swamp_card_and_plain_card_are_equal() -> None:
    """A-25: a swamp card and a plain card of the same terrain count as equal."""
    game = crossed("swamp-forest forest")
    assert acts(game) == {"choose forest", "choose swamp", "choose grass"}
    assert acts(crossed("swamp-forest desert")) == {
        "choose forest",
        "choose swamp",
        "choose desert",
    }


def test_two_equal_cards_without_the_card_scouts() -> None:
    """X-crossroads-scouts: without a removed terrain there is nothing to choose."""
    assert acts(with_card("forest forest", tiles="a20")) == all_of("build", WOOD)


def test_full_removed_terrain_is_not_offered() -> None:
    """A-25, M-2: a removed terrain without an empty hex can't be chosen."""
    assert acts(crossed("forest forest", full=" ".join(sorted(GRASS)))) == all_of("build", WOOD)


def test_removed_terrain_fills_up_in_the_middle() -> None:
    """A-25, A-02d: the cards' own terrain takes over, and the total stays three."""
    game = crossed("forest forest", full=" ".join(sorted(GRASS - {"g15"})))
    play(game, "choose grass", "build g15")
    assert acts(game) == all_of("build", WOOD)
    play(game, "build l3", "build m3")
    assert acts(game) == {"end"}


def test_equal_cards_are_both_discarded() -> None:
    """X-crossroads, A-25: also after the removed terrain was used both cards are discarded."""
    game = play(crossed("forest forest"), "choose grass")
    pass_turn(game)
    assert count(game, "discards") == {"forest": 2}


def test_card_actions_with_the_removed_terrain() -> None:
    """X-crossroads-scouts, L-oracle: the oracle follows the chosen removed terrain."""
    mine = Seat("", "forest forest", STRIPS.tiles("a20 a1"))
    game = position(STRIPS, mine, Seat(hand="canyon"), boxes=MARSH, cards=SCOUTS, removed="grass")
    play(game, "choose grass", "use oracle")
    assert acts(game) == all_of("build", GRASS)


def test_scouts_without_a_crossroads() -> None:
    """S-M2: without crossroads there is one card and no way to the removed terrain."""
    game = position(
        STRIPS, Seat(hand="forest"), Seat(), boxes=MARSH, cards=SCOUTS, removed="desert"
    )
    assert acts(game) == all_of("build", WOOD)
    assert uses(game) == set()


def test_new_crossroads_tile_in_the_position() -> None:
    """X-crossroads: a tile taken this turn counts for the drawing at once."""
    new = tile("crossroads", "a20", ready=False, new=True)
    game = position(STRIPS, Seat(hand="forest", tiles=[new]), Seat("n15", "canyon"), boxes=MARSH)
    pass_turn(game)
    assert len(seat(game, 0)["hand"]) == 2


def test_imagined_games_know_the_removed_terrain() -> None:
    """S-M2, S-6: whoever imagines the hidden cards gives nobody the removed terrain."""
    game = position(
        STRIPS,
        Seat(hand="forest"),
        Seat("", "canyon swamp-desert", STRIPS.tiles("a20")),
        boxes=MARSH,
        cards=SCOUTS,
        removed="grass",
    )
    for number in range(40):
        guess = game.imagine(0, random.Random(number))
        assert seat(guess, 0)["hand"] == ["forest"]
        hand = seat(guess, 1)["hand"]
        assert len(hand) == 2
        assert not {"grass", "swamp-grass"} & set(hand)


def test_setup_refuses_a_wrong_removed_terrain() -> None:
    """S-M2: only one of the five card terrains can be removed."""
    with pytest.raises(hexholm.SetupError):
        hexholm.new_game(boxes=[*MARSH], cards=[*SCOUTS], removed="water")

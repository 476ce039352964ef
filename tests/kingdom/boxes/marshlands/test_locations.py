"""Marshlands: palaces, temple, refuge, fountain, the bonus tiles, the set-up."""

from collections import Counter
from typing import Any

import pytest

import hexholm
from tests.kingdom.asking import (
    acts,
    all_of,
    gold,
    held,
    houses,
    kept,
    last_round,
    offered,
    pass_turn,
    pays,
    play,
    rule,
    seat,
    supply,
    uses,
)
from tests.kingdom.builder import (
    BASE_CARDS,
    PLAIN_CARDS,
    SWAMP_CARDS,
    TERRAINS,
    Land,
    Seat,
    position,
    tile,
)
from tests.kingdom.geometry import ALL_HEXES, EDGE, around, neighbours, quarter, two_away

MARSH_CARDS = "captains geologists messengers noblewomen scouts vassals".split()
ALL_BOXES = "base nomads crossroads marshlands harvest".split()
HARVEST_CARDS = "chainers homesteaders mayors rangers rovers travellers".split()
RED_CARDS = "ambassadors families shepherds".split()
PALACE = Land("G", {"P": "e5"}, places={"h5": "farm"})  # d5 f5 d4 e4 d6 e6 touch the palace
TEMPLES = Land("G", places={"c3": "temple", "g8": "temple", "n4": "farm", "n9": "fountain"})
REFUGES = Land("G", places={"c3": "refuge", "c8": "refuge", "n4": "paddock"})


def kinds(game: hexholm.Game) -> set[tuple[str, str]]:
    """What the last action brought: kind of event and what it is about."""
    return {(event.kind, event.what) for event in game.events}


def count_builds(game: hexholm.Game) -> int:
    """Finish the mandatory action on the first legal hexes and count its builds."""
    number = 0
    while "end" not in acts(game):
        game.play(min(a for a in acts(game) if a.startswith("build ")))
        number += 1
    return number


# swamp


def test_swamp_is_buildable() -> None:
    """M-1, A-19: paddock, tavern and tower may enter a swamp hex, since it is buildable."""
    land = Land(
        "M",
        {"S": "c5 h5 a20", "G": "c3 e5 f5 g5"},
        places={"t1": "paddock", "t2": "tavern", "t20": "tower"},
    )
    tiles = land.tiles("t1 t2 t20")
    game = position(land, Seat("c3 e5 f5 g5", tiles=tiles), Seat())
    play(game, "use paddock", "take e5")
    assert offered(game, "put") == {"c5"}
    game = position(land, Seat("c3 e5 f5 g5", tiles=tiles), Seat())
    assert acts(play(game, "use tavern")) == {"build h5"}
    game = position(land, Seat("c3 e5 f5 g5", tiles=tiles), Seat())
    assert acts(play(game, "use tower")) == {"build a20"}


def test_swamp_is_no_water() -> None:
    """M-1: the harbor does not reach a swamp, and Fishermen pay nothing for one."""
    land = Land("G", {"S": "c5 d5 p5", "W": "m15 q5"}, places={"t1": "harbor"})
    game = position(land, Seat("c4 p9", tiles=land.tiles("t1")), Seat())
    play(game, "use harbor", "take p9")
    assert offered(game, "put") == {"m15", "q5"}
    # c4 stands beside swamp only; p5 is swamp beside water
    assert pays("fishermen", land, "c4", "p5") == [0, 1]


def test_swamp_without_a_card_of_its_own() -> None:
    """M-1: a plain terrain card opens no swamp hex."""
    land = Land("S", {"G": "c3 d3 e3 f3"})
    game = position(land, Seat(), Seat())
    assert acts(game) == all_of("build", "c3 d3 e3 f3".split())
    assert rule(game, "build m9") == "B-2.1"


# palaces


def test_palace_for_the_most_settlements() -> None:
    """M-palace, W-M2: five gold for the most settlements beside the palace."""
    game = position(PALACE, Seat("d5 f5 e4"), Seat("d6"), Seat("e6 d4"))
    assert gold(game, "palaces") == [5, 0, 0]
    assert sum(part.gold for part in game.contributions(0)["palaces"]) == 5


def test_palace_tie() -> None:
    """M-palace: all tied players get five."""
    game = position(PALACE, Seat("d5 f5"), Seat("d6 e6"), Seat("e4"))
    assert gold(game, "palaces") == [5, 5, 0]


def test_palace_with_nobody() -> None:
    """M-palace, A-41: without a settlement beside it nobody gets anything."""
    assert gold(position(PALACE, Seat("m5"), Seat("c5")), "palaces") == [0, 0]


def test_palaces_are_counted_one_by_one() -> None:
    """M-palace: each palace is ranked on its own."""
    land = Land("G", {"P": "e5 m5"})
    game = position(land, Seat("d5 f5 l5"), Seat("e4 n5 l6"))
    assert gold(game, "palaces") == [5, 5]
    game = position(land, Seat("d5 l5"), Seat())
    assert gold(game, "palaces") == [10, 0]


def test_palace_is_no_castle_and_not_buildable() -> None:
    """M-palace: no building on it, no three gold for it."""
    game = position(PALACE, Seat("d5 f5"), Seat())
    assert gold(game, "castles") == [0, 0]
    assert acts(game) == all_of("build", around(["d5", "f5"]) - {"e5"})
    assert rule(game, "build e5") == "B-3.2"


def test_palace_counts_warriors() -> None:
    """M-palace, X-pieces: a warrior beside the palace counts as a settlement."""
    assert gold(position(PALACE, Seat("d5"), Seat("e4 d6")), "palaces") == [0, 5]
    assert gold(position(PALACE, Seat("d5", warriors=["f5"]), Seat("e4 d6")), "palaces") == [5, 5]


def test_no_palace_no_entry() -> None:
    """B-7: palaces appear in the scores only when there is one on the board."""
    assert "palaces" not in position(Land("G"), Seat("d5"), Seat()).scores()[0]
    assert "palaces" in position(PALACE, Seat(), Seat()).scores()[0]


def test_palace_is_special_for_workers() -> None:
    """M-palace, K-workers: a settlement beside a palace pays."""
    assert pays("workers", PALACE, "d5 e4 p9", "g5") == [2, 1]


def test_palace_is_special_for_merchants() -> None:
    """M-palace, A-46: palace and location linked by one area give four each."""
    assert pays("merchants", PALACE, "f5 g5", "d5") == [8, 0]
    palaces = Land("G", {"P": "e5 f5"})  # they touch each other, which doesn't link them
    assert pays("merchants", palaces, "d5 g5", "") == [0, 0]
    assert pays("merchants", palaces, "e4", "") == [8, 0]


def test_total_is_the_sum_of_all_parts() -> None:
    """B-7: cards, castles, palaces and the gold collected during the game."""
    land = Land("G", {"P": "e5", "X": "m5"})
    game = position(land, Seat("d5 n5", gold=3), Seat("p15"))
    first = game.scores()[0]
    assert first["palaces"] == 5
    assert first["castles"] == 3
    assert first["gold"] == 3
    assert first["hermits"] == 2
    assert first["total"] == sum(v for k, v in first.items() if k != "total")


# temple


def test_temple_takes_a_settlement_off_the_board() -> None:
    """M-temple: any own settlement goes onto the tile, not into the supply."""
    game = position(TEMPLES, Seat("d3 p15", tiles=TEMPLES.tiles("c3")), Seat("m15"))
    play(game, "use temple")
    assert acts(game) == {"take d3", "take p15"}
    play(game, "take p15")
    assert houses(game, 0) == {"d3"}
    assert supply(game, 0) == 38
    assert seat(game, 0)["owed"] == 1
    assert "use temple" not in acts(game)
    kept(game)
    assert count_builds(game) == 3  # not in this turn


def test_temple_settlement_is_built_in_the_next_turn() -> None:
    """M-temple: in the next mandatory action it is built besides the three, on the card terrain."""
    game = position(TEMPLES, Seat("d3 p15", tiles=TEMPLES.tiles("c3")), Seat("m15"))
    play(game, "use temple", "take p15")
    pass_turn(game)
    assert supply(game, 0) == 35
    pass_turn(game)
    assert game.to_dict()["turn"]["due"] == 1
    kept(game)
    assert count_builds(game) == 4
    assert supply(game, 0) == 32
    assert len(houses(game, 0)) == 1 + 3 + 4
    assert seat(game, 0).get("owed", 0) == 0


def test_temple_after_the_mandatory_action() -> None:
    """M-temple, B-1.2: it may be used after the mandatory action too, also on a new settlement."""
    game = position(TEMPLES, Seat("d3", tiles=TEMPLES.tiles("c3")), Seat())
    play(game, "build e3", "build f3", "build g3")
    assert acts(game) == {"use temple", "end"}
    play(game, "use temple", "take g3")
    assert houses(game, 0) == {"d3", "e3", "f3"}
    assert acts(game) == {"end"}


def test_temple_settlement_obeys_the_card() -> None:
    """M-temple: the fourth settlement is bound to terrain and adjacency like the others."""
    spots = {"G": "c3 d3 e3 f3 g3 p15 q15", "D": "c15 d15 e15 f15"}
    land = Land("M", spots, places={"t1": "temple"})
    game = position(land, Seat("c15", "desert"), Seat("c3", owed=1), to_move=0)
    pass_turn(game)
    play(game, "build d3", "build e3", "build f3")
    assert acts(game) == {"build g3"}
    play(game, "build g3")
    assert acts(game) == {"end"}


@pytest.mark.parametrize(("terrain", "builds"), [("swamp", 3), ("grass", 4)])
def test_temple_and_a_swamp_card(terrain: str, builds: int) -> None:
    """M-temple, M-2: one more than the two on swamp or the three on the other terrain."""
    land = Land("G", {"S": "m12 n12 o12 p12 q12 r12"}, places=TEMPLES.places)
    boxes = ("base", "marshlands")
    game = position(land, Seat("c18"), Seat("d3", "swamp-grass", owed=1), boxes=boxes)
    pass_turn(game)
    play(game, f"choose {terrain}")
    assert count_builds(game) == builds
    assert supply(game, 1) == 38 - builds + 1


def test_temple_when_the_swamp_fills_up() -> None:
    """A-02c, M-temple: the number of builds stays; the rest goes to the other half."""
    land = Land("G", {"S": "m12 n12"}, places=TEMPLES.places)
    boxes = ("base", "marshlands")
    game = position(land, Seat("c18"), Seat("d3", "swamp-grass", owed=2), boxes=boxes)
    pass_turn(game)
    play(game, "choose swamp", "build m12", "build n12")
    near = around(["d3", "m12", "n12"]) & land.hexes("G")
    assert acts(game) == all_of("build", near)
    assert count_builds(game) == 2


def test_temple_gives_up_one_of_two() -> None:
    """B-4.5b, A-08: a temple that takes the last settlement of its hex: the owner chooses."""
    game = position(TEMPLES, Seat("d3 h8", tiles=TEMPLES.tiles("c3 g8")), Seat())
    assert "temple-bonus" in uses(game)
    play(game, "use temple", "take d3")
    assert acts(game) == {"choose used", "choose ready"}
    kept(game)
    other = play(game.copy(), "choose ready")
    assert uses(other) == set()
    play(game, "choose used")
    assert uses(game) == {"temple"}  # and the bonus is gone with the pair
    assert held(game, 0) == {("temple", "g8")}


def test_temple_without_its_tile() -> None:
    """M-temple: the settlement stays due even if the temple tile is lost."""
    game = position(TEMPLES, Seat("d3", tiles=TEMPLES.tiles("c3")), Seat("m15"))
    play(game, "use temple", "take d3")
    assert held(game, 0) == set()  # d3 was the last one beside the temple
    assert seat(game, 0)["lost"] == ["c3"]
    pass_turn(game)
    pass_turn(game)
    assert count_builds(game) == 4


def test_temple_removal_costs_a_tile() -> None:
    """A-08, M-temple: taking the last settlement from a location costs its tile."""
    tiles = TEMPLES.tiles("c3 n4")
    game = position(TEMPLES, Seat("d3 o4", tiles=tiles), Seat())
    play(game, "use temple", "take o4")
    assert held(game, 0) == {("temple", "c3")}
    assert seat(game, 0)["lost"] == ["n4"]


def test_two_temples() -> None:
    """M-temple, B-4.4: two tiles take two settlements, and the next action has five builds."""
    game = position(TEMPLES, Seat("d3 h8 p15 p17", tiles=TEMPLES.tiles("c3 g8")), Seat("m15"))
    play(game, "use temple", "take p15", "use temple", "take p17")
    assert seat(game, 0)["owed"] == 2
    pass_turn(game)
    pass_turn(game)
    assert count_builds(game) == 5


def test_two_on_the_temple_and_the_bonus() -> None:
    """W-M5, M-temple-bonus: five builds, the first anywhere (a fountain's last tile), four beside.

    The other player lost the fountain's first tile, so that one is left.
    """
    mine = Seat("d3 h8", tiles=TEMPLES.tiles("c3 g8"), owed=2)
    game = position(TEMPLES, Seat("p18", lost="n9"), mine)
    pass_turn(game)
    free = TEMPLES.hexes("G") - {"d3", "h8"} - houses(game, 0)
    assert offered(game, "build") == free & around(["d3", "h8"])
    play(game, "use temple-bonus")
    assert offered(game, "build") == free
    play(game, "build m9")
    assert ("fountain", "n9") in held(game, 1)
    assert game.view(0)["locations"]["n9"]["tiles"] == 0
    own = {"d3", "h8", "m9"}
    assert acts(game) == all_of("build", free & around(own) - own)
    assert count_builds(game) == 4


def test_temple_bonus_is_for_the_first_settlement_only() -> None:
    """M-temple-bonus: only before the first mandatory build, and for that one alone."""
    game = position(TEMPLES, Seat("d3 h8", tiles=TEMPLES.tiles("c3 g8")), Seat())
    assert "use temple-bonus" in acts(game)
    play(game, "build e3")
    assert "use temple-bonus" not in acts(game)
    play(game, "build f3", "build g3")
    assert uses(game) == {"temple"}


def test_temple_bonus_does_not_free_another_action() -> None:
    """M-temple-bonus: the first settlement of the mandatory action, not one of a farm."""
    tiles = [*TEMPLES.tiles("c3 g8"), tile("farm", "n4")]
    game = position(TEMPLES, Seat("d3 h8", tiles=tiles), Seat())
    play(game, "use temple-bonus")
    assert rule(game, "use farm") == "B-1.3"


def test_temple_bonus_every_turn() -> None:
    """M-temple-bonus: in each of the own turns."""
    game = position(TEMPLES, Seat("d3 h8", tiles=TEMPLES.tiles("c3 g8")), Seat("m15"))
    for far in ("r3", "r18"):
        play(game, "use temple-bonus", f"build {far}")
        pass_turn(game)
        pass_turn(game)


def test_temple_bonus_where_nothing_binds() -> None:
    """M-temple-bonus: with no eligible hex beside an own settlement there is nothing to lift."""
    land = Land("M", {"G": "d3 e3 f3", "D": "c15"}, places=TEMPLES.places)
    game = position(land, Seat("c15", tiles=land.tiles("c3 g8")), Seat())
    assert acts(game) == {"build d3", "build e3", "build f3", "use temple"}


def test_temple_bonus_needs_two_tiles() -> None:
    """M-bonus: one temple tile, or a second one taken in this turn, gives no bonus yet."""
    game = position(TEMPLES, Seat("d3 h8", tiles=TEMPLES.tiles("c3")), Seat())
    assert "use temple-bonus" not in acts(game)
    tiles = [*TEMPLES.tiles("c3"), tile("temple", "g8", ready=False, new=True)]
    game = position(TEMPLES, Seat("d3 h8", tiles=tiles), Seat())
    assert "use temple-bonus" not in acts(game)


def test_temple_settlement_does_not_delay_the_end() -> None:
    """A-05d, A-05b: an empty supply ends the game though a settlement lies on the temple."""
    game = position(TEMPLES, Seat("d3 p15", tiles=TEMPLES.tiles("c3"), supply=3), Seat("m15"))
    play(game, "use temple", "take p15")
    assert not last_round(game)
    assert count_builds(game) == 3
    assert last_round(game)
    play(game, "end")
    pass_turn(game)
    assert game.over


def test_temple_settlement_not_built_scores_nothing() -> None:
    """A-05d: what lies on the temple when the game ends counts for no card."""
    mine = Seat("d3 p15", tiles=TEMPLES.tiles("c3"), supply=0)
    game = position(TEMPLES, mine, Seat("m15"), last_round=True)
    assert gold(game, "hermits") == [2, 1]
    play(game, "use temple", "take p15")
    assert gold(game, "hermits") == [1, 1]


def test_due_settlements_are_not_supply() -> None:
    """A-05d, A-31b: the three of the supply come first; the last one of the temple ends nothing."""
    game = position(TEMPLES, Seat("m15"), Seat("d3", owed=1, supply=4), to_move=0)
    pass_turn(game)
    for left in (3, 2, 1, 1):
        play(game, min(a for a in acts(game) if a.startswith("build ")))
        assert supply(game, 1) == left
    assert not last_round(game)
    assert acts(game) == {"end"}


@pytest.mark.parametrize(("stock", "builds"), [(2, 4), (1, 3)])
def test_due_settlements_with_a_short_supply(stock: int, builds: int) -> None:
    """M-temple, A-05d: with a short supply all of it is built and then what is due."""
    game = position(TEMPLES, Seat("m15"), Seat("d3", owed=2, supply=stock), to_move=0)
    pass_turn(game)
    assert count_builds(game) == builds
    assert last_round(game)


# refuge


def test_refuge() -> None:
    """M-refuge: one own settlement to an adjacent empty buildable hex, with no B-3.3."""
    land = Land("G", {"W": "o15", "M": "q15"}, places=REFUGES.places)
    game = position(land, Seat("d3 p15", tiles=land.tiles("c3")), Seat("o14"))
    play(game, "use refuge")
    assert acts(game) == {"take d3", "take p15"}
    play(game, "take p15")
    assert offered(game, "put") == neighbours("p15") - {"o15", "q15", "o14"}
    assert rule(game, "put p17") == "M-refuge"
    play(game, "put p14")
    assert houses(game, 0) == {"d3", "p14"}
    assert "refuge" not in uses(game)


def test_refuge_needs_a_free_neighbour() -> None:
    """M-refuge, A-06b: a piece with no free hex around it cannot be lifted."""
    land = Land("M", {"G": "d3 e3 p15 c15"}, places=REFUGES.places)
    game = position(land, Seat("d3 p15", tiles=land.tiles("c3")), Seat())
    assert acts(play(game, "use refuge")) == {"take d3"}
    game = position(land, Seat("p15", tiles=land.tiles("c3")), Seat())
    assert "refuge" not in uses(game)
    assert rule(game, "use refuge") == "M-refuge"


def test_refuge_bonus_goes_to_the_next_free_hex() -> None:
    """M-refuge-bonus: over water, mountain, palace, walls and pieces; a free neighbour stops it."""
    spots = {"W": "q15 r15", "M": "o15 n15 m15 l15 k15 j15 i15 h15 g15 f15 e15 d15 c15 b15 a15"}
    land = Land("G", spots, places=REFUGES.places)
    mine = Seat("p15 d3 d8 p14", tiles=land.tiles("c3 c8"))
    game = position(land, mine, Seat("o14"), state={"walls": ["p16"]})
    play(game, "use refuge-bonus", "take p15")
    # e: over water to s15; w: mountains up to the rim; nw o14 foreign; ne p14 own; se p16 wall
    assert offered(game, "put") == {"s15", "o13", "q13", "o16", "q17"}


def test_refuge_bonus_in_the_figure() -> None:
    """W-M6: over a location and opponents next to a temple: second tile and bonus tile."""
    land = Land(
        "G",
        places={"c3": "refuge", "c8": "refuge", "h5": "farm", "l5": "temple", "n9": "temple"},
    )
    mine = Seat("g5 d3 d8 o9", tiles=land.tiles("c3 c8 n9"))
    game = position(land, mine, Seat("i5 j5"))
    play(game, "use refuge-bonus", "take g5")
    assert offered(game, "put") == {"k5"} | neighbours("g5") - {"h5"}
    play(game, "put k5")
    assert held(game, 0) >= {("temple", "n9"), ("temple", "l5")}
    assert ("bonus-taken", "temple") in kinds(game)
    assert "temple-bonus" not in uses(game)
    pass_turn(game)
    pass_turn(game)
    assert "temple-bonus" in uses(game)


def test_refuge_bonus_besides_both_refuges() -> None:
    """M-bonus, M-refuge-bonus: once a turn, besides the two tiles themselves."""
    game = position(REFUGES, Seat("d3 d8 p15", tiles=REFUGES.tiles("c3 c8")), Seat())
    assert uses(game) == {"refuge", "refuge-bonus"}
    play(game, "use refuge", "take p15", "put p16", "use refuge", "take p16", "put p17")
    assert uses(game) == {"refuge-bonus"}
    play(game, "use refuge-bonus", "take p17", "put p18")
    assert uses(game) == set()
    kept(game)


# fountain


def fountain_hexes(land: Land, own: str, foreign: str, letters: str = "G") -> set[str]:
    """Empty hexes beside exactly one own and no foreign settlement."""
    mine, theirs = set(own.split()), set(foreign.split())
    return {
        h
        for h in land.hexes(letters) - mine - theirs
        if len(neighbours(h) & mine) == 1 and not neighbours(h) & theirs
    }


FOUNTAINS = Land("G", {"M": "n5 n6 d7", "W": "o14"}, places={"c3": "fountain", "c8": "fountain"})


def test_fountain() -> None:
    """M-fountain: beside exactly one own settlement and no foreign one, on any terrain."""
    land = Land("G", {"D": "c7 d2 e4"} | dict(FOUNTAINS.spots), places=FOUNTAINS.places)
    own, foreign = "d3 e3 o5 d8", "p5 n15"
    game = position(land, Seat(own, tiles=land.tiles("c3")), Seat(foreign))
    play(game, "use fountain")
    assert offered(game, "build") == fountain_hexes(land, own, foreign, "GD")
    assert rule(game, "build m18") == "M-fountain"


def test_fountain_with_one_option() -> None:
    """W-M4: beside a palace only one hex touches one own and no foreign settlement."""
    land = Land("M", {"G": "c5 d5 e5 f5 g5 e4 t20", "P": "d4"}, places=FOUNTAINS.places)
    game = position(land, Seat("e5 g5", tiles=land.tiles("c3")), Seat("c5"))
    assert acts(play(game, "use fountain")) == {"build e4"}


def test_fountain_is_strict() -> None:
    """M-fountain, B-3.4: without such a hex it cannot be used."""
    land = Land("M", {"G": "d5 e5 t20 s20"}, places=FOUNTAINS.places)
    game = position(land, Seat("d5", tiles=land.tiles("c3")), Seat("e5"))
    assert uses(game) == set()
    assert rule(game, "use fountain") == "M-fountain"


def test_fountain_sees_the_other_pieces() -> None:
    """M-fountain, A-12: an opponent's wagon is a settlement of an opponent."""
    land = Land("M", {"G": "d5 e5 f5"}, places=FOUNTAINS.places)
    game = position(land, Seat("d5", tiles=land.tiles("c3")), Seat())
    assert "fountain" in uses(game)
    game = position(land, Seat("d5", tiles=land.tiles("c3")), Seat(wagon="f5"))
    assert "fountain" not in uses(game)


def test_fountain_bonus_opens_mountains() -> None:
    """M-fountain-bonus: with both tiles both fountain actions may use mountains, but not water."""
    own = "d3 d8 o5 p14"
    game = position(FOUNTAINS, Seat(own, tiles=FOUNTAINS.tiles("c3 c8")), Seat())
    assert uses(game) == {"fountain"}
    play(game, "use fountain")
    assert offered(game, "build") == fountain_hexes(FOUNTAINS, own, "", "GM")
    assert {"n5", "d7"} <= offered(game, "build")
    play(game, "build n5", "use fountain")
    assert offered(game, "build") == fountain_hexes(FOUNTAINS, own + " n5", "", "GM")
    game = position(FOUNTAINS, Seat(own, tiles=FOUNTAINS.tiles("c3")), Seat())
    play(game, "use fountain")
    assert offered(game, "build") == fountain_hexes(FOUNTAINS, own, "", "G")


def test_fountain_bonus_waits_for_the_next_turn() -> None:
    """M-bonus, M-fountain-bonus: the second tile of this turn opens no mountain yet."""
    own = "d3 d8 o5 p14"
    tiles = [*FOUNTAINS.tiles("c3"), tile("fountain", "c8", ready=False, new=True)]
    game = position(FOUNTAINS, Seat(own, tiles=tiles), Seat())
    play(game, "use fountain")
    assert offered(game, "build") == fountain_hexes(FOUNTAINS, own, "", "G")


def test_fountain_bonus_goes_with_the_pair() -> None:
    """A-08, M-fountain-bonus: with one tile left mountains are closed again."""
    own = "d3 d8 o5 p14"
    theirs = Seat(own, tiles=FOUNTAINS.tiles("c3 c8"))
    game = position(FOUNTAINS, Seat("b18", nomads="sword"), theirs)
    play(game, "use sword", "take d8")
    pass_turn(game)
    play(game, "use fountain")
    assert not offered(game, "build") & FOUNTAINS.hexes("M")


# bonus tiles


def test_bonus_with_the_second_tile() -> None:
    """M-bonus: the second tile of a location brings the bonus, usable from the next turn on."""
    game = position(REFUGES, Seat("d3 e8", tiles=REFUGES.tiles("c3")), Seat("p15"))
    play(game, "build d8")
    assert ("bonus-taken", "refuge") in kinds(game)
    play(game, "build f8", "build g8")
    assert uses(game) == {"refuge"}
    play(game, "end")
    pass_turn(game)
    assert uses(game) == {"refuge", "refuge-bonus"}


def test_bonus_goes_with_the_pair() -> None:
    """M-bonus, A-08: who no longer holds two tiles loses the bonus at once."""
    tiles = REFUGES.tiles("c3 c8 n4")
    game = position(REFUGES, Seat("d3 d8 o4", tiles=tiles), Seat())
    assert uses(game) == {"refuge", "refuge-bonus", "paddock"}
    play(game, "use paddock", "take d8", "put f8")
    assert held(game, 0) == {("refuge", "c3"), ("paddock", "n4")}
    assert ("bonus-lost", "refuge") in kinds(game)
    assert uses(game) == {"refuge"}


def test_bonus_lost_by_the_sword() -> None:
    """A-08, N-sword: a settlement of the pair taken by the sword costs the bonus."""
    theirs = Seat("d3 d8 o4", tiles=REFUGES.tiles("c3 c8"))
    game = position(REFUGES, Seat("p15", nomads="sword"), theirs)
    play(game, "use sword")
    assert acts(game) == {"take d3", "take d8", "take o4"}
    play(game, "take d8")
    assert held(game, 1) == {("refuge", "c3")}
    assert ("bonus-lost", "refuge") in kinds(game)
    assert supply(game, 1) == 38
    pass_turn(game)
    assert uses(game) == {"refuge"}


def test_bonus_stays_when_the_sword_hits_elsewhere() -> None:
    """A-08: a second settlement beside the location keeps tile and bonus."""
    theirs = Seat("d3 d8 b8", tiles=REFUGES.tiles("c3 c8"))
    game = position(REFUGES, Seat("p15", nomads="sword"), theirs)
    play(game, "use sword", "take d8")
    pass_turn(game)
    assert uses(game) == {"refuge", "refuge-bonus"}


def test_no_bonus_for_one_tile_given_for_another() -> None:
    """A-07c: a move that leaves one refuge and reaches another ends with one tile, no bonus."""
    land = Land("G", places={"c3": "refuge", "g3": "refuge", "n4": "paddock"})
    game = position(land, Seat("d3 o4", tiles=land.tiles("c3 n4")), Seat())
    play(game, "use paddock", "take d3", "put f3")
    assert held(game, 0) == {("refuge", "g3"), ("paddock", "n4")}
    assert ("bonus-taken", "refuge") not in kinds(game)


# set-up and components


def fresh(**more: Any) -> hexholm.Game:
    return hexholm.new_game("kingdom-builder", **({"players": 2, "seed": 1} | more))


def test_marshlands_cards_join_the_others() -> None:
    """S-M, C-4: six Kingdom Builder cards are added, three are drawn."""
    seen = set()
    for seed in range(120):
        setup = fresh(seed=seed, boxes=["base", "marshlands"]).to_dict()["setup"]
        assert len(set(setup["cards"])) == 3
        seen |= set(setup["cards"])
    assert seen == set(BASE_CARDS) | set(MARSH_CARDS)


def test_thirty_terrain_cards() -> None:
    """S-M, C-4: five swamp cards join the deck, one with each other terrain."""
    spots = {
        letter: " ".join(f"{col}{row}" for col in columns for row in range(1, 21))
        for letter, columns in zip("CDFTS", ("efg", "hij", "klm", "nop", "qrst"), strict=True)
    }
    game = fresh(
        players=5,
        boxes=["base", "marshlands"],
        sections=Land("G", spots).sections(),
        cards=["citizens", "hermits", "knights"],
    )
    assert game.view(0)["deck_size"] == 25
    drawn = Counter(seat(game, n)["hand"][0] for n in range(5))
    for turn in range(25):
        pass_turn(game)
        drawn[seat(game, turn % 5)["hand"][0]] += 1
    assert drawn == dict.fromkeys(TERRAINS, 5) | dict.fromkeys(SWAMP_CARDS, 1)


def test_no_swamp_cards_without_the_box() -> None:
    """S-M: without Marshlands the deck has 25 cards, even with swamp on the board."""
    game = fresh(sections=Land("G", {"S": "c3 d3"}).sections())
    out = sum(game.to_dict()["removed"].values())
    assert game.view(0)["deck_size"] + out + 2 == 25


def test_swamp_card_without_a_swamp() -> None:
    """S-M: without swamp on the board the swamp half of a card is ignored."""
    game = position(Land("G"), Seat(hand="swamp-grass"), Seat(), boxes=["base", "marshlands"])
    assert acts(game) == all_of("build", ALL_HEXES)
    assert count_builds(game) == 3


def test_marshlands_sections() -> None:
    """C-4, S-M: four sections, each with two hexes of its location, two tiles on each; palaces."""
    game = fresh(preset="marshlands")
    locations = game.view(0)["locations"]
    assert all(site["tiles"] == 2 for site in locations.values())
    hexes: dict[str, list[str]] = {}
    for where, site in locations.items():
        hexes.setdefault(site["name"], []).append(where)
    assert set(hexes) == {"temple", "refuge", "canoe", "fountain"}
    for pair in hexes.values():
        assert len(pair) == 2
        assert quarter(pair[0]) == quarter(pair[1])
    assert "palaces" in game.scores()[0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_number_of_players_changes_nothing(players: int) -> None:
    """S-8, S-MIX: same supply, deck and tiles for any number of players, also with all boxes."""
    game = fresh(players=players, boxes=ALL_BOXES, cards=[*PLAIN_CARDS])
    assert game.view(0)["deck_size"] + players == 30
    assert all(site["tiles"] == 2 for site in game.view(0)["locations"].values())
    assert [supply(game, n) for n in range(players)] == [40] * players


def test_boxes_mix() -> None:
    """S-MIX: the pools are the union of the boxes; always three cards and four sections."""
    cards: set[str] = set()
    sections: set[str] = set()
    for seed in range(150):
        setup = fresh(seed=seed, boxes=ALL_BOXES).to_dict()["setup"]
        names = [name.removesuffix(":turned") for name in setup["sections"]]
        assert len(set(setup["cards"])) == 3
        assert len(set(names)) == 4
        cards |= set(setup["cards"])
        sections |= set(names)
    assert cards == {*BASE_CARDS, *RED_CARDS, *MARSH_CARDS, *HARVEST_CARDS}
    assert len(sections) == 8 + 4 + 4 + 4 + 4


def test_paddock_and_tower_over_all_buildable_land() -> None:
    """A-19, M-1: whatever allows a buildable hex allows swamp and farmland."""
    land = Land(
        "A", {"S": "a1 b1 c1 a2 t20 s20", "G": "m15 n15"}, places={"j10": "paddock", "k10": "tower"}
    )
    game = position(land, Seat("e5", tiles=land.tiles("j10 k10")), Seat())
    play(game, "use paddock", "take e5")
    assert offered(game, "put") == two_away("e5")
    game = position(land, Seat("e5", tiles=land.tiles("j10 k10")), Seat())
    play(game, "use tower")
    assert offered(game, "build") == EDGE

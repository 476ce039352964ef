"""Forts (W-3): one building when building and in rows, two houses for coins and points."""

import pytest

from tests.winter.helpers import (
    ARROW,
    CHOOSE,
    FIELDS,
    POINTS,
    Land,
    Seat,
    acts,
    builds,
    coins,
    edge,
    forts,
    houses,
    must,
    neighbours,
    play,
    points,
    position,
    spots,
    supply,
    uses,
    yard,
)

RICH = Land(
    "G",
    {
        "N": "022 622",
        "I": "052 053",
        "M": "035 135",
        "V": "066",
        "X": "142",
        "T": "010 011 012",
        "F": "013 014 015",
        "E": "020 030 040",
        "U": "026 037 048",
        "S": "070 071 072",
    },
)
MOVES = "mule toboggan horse caravan guide dog-sled wagon sleigh carriage tunnel".split()


def test_every_place_for_a_house_is_a_place_for_a_fort() -> None:
    """W-3: any build may be a fort instead."""
    game = position(Land(), Seat("044"))
    assert builds(game) == neighbours("044")
    play(game, "fort 045")
    assert forts(game) == {"045"}
    assert houses(game) == {"044"}
    assert supply(game) == (31, 3)


def test_a_fort_is_one_of_the_three_buildings() -> None:
    """W-3, W-8: one building when building."""
    game = play(position(Land(), Seat()), "fort 044", "fort 045", "build 046")
    assert acts(game) == {"end"}


def test_four_forts_and_no_more() -> None:
    """1: four forts a colour."""
    game = position(Land(), Seat("", "044 045 046"))
    play(game, "fort 047")
    assert spots(game, "fort") == set()
    assert spots(game, "build")
    assert supply(game) == (32, 0)


@pytest.mark.parametrize("talent", [*FIELDS, "port", "mine", "market", "farm", "barracks"])
def test_a_talent_may_build_a_fort(talent: str) -> None:
    """W-3, 3a: pasture sawmill garden monastery hot-springs hunting-lodge port mine market ..."""
    game = play(position(RICH, Seat("044", "045", bought=talent)), f"use {talent}")
    found = builds(game)
    assert found
    play(game, f"fort {min(found)}")
    assert forts(game) == {"045", min(found)}


@pytest.mark.parametrize("talent", MOVES)
def test_a_fort_never_moves(talent: str) -> None:
    """W-3: mule toboggan horse caravan guide dog-sled wagon sleigh carriage tunnel."""
    where = {"tunnel": "023", "guide": "034", "dog-sled": "042"}.get(talent, "044")
    cards = "" if talent == "tunnel" else talent
    beside = min(neighbours(where) & RICH.hexes("G"))
    fort = position(RICH, Seat("", f"{where} {beside}", bought=cards))
    assert talent not in uses(fort)
    house = position(RICH, Seat(where, beside, bought=cards))
    assert acts(play(house, f"use {talent}")) == {f"take {where}"}


@pytest.mark.parametrize("talent", [*FIELDS, "tower", "homestead"])
def test_after_a_fort_the_arrow_is_not_offered(talent: str) -> None:
    """W-5: after a fort was built MB and MD cannot be used."""
    assert talent in ARROW
    for verb in ("build", "fort"):
        game = position(RICH, Seat("044", bought=f"{talent}+"))
        play(game, f"use {talent}")
        play(game, f"{verb} {min(builds(game))}")
        assert bool(spots(game, "put")) == (verb == "build")


def test_a_row_with_a_fort_has_one_building_on_its_hex() -> None:
    """W-3, tavern: a house and a fort are two in a row, not three."""
    assert "tavern" not in uses(position(Land(), Seat("044", "045", bought="tavern")))
    game = position(Land(), Seat("044 046", "045", bought="tavern"))
    assert builds(play(game, "use tavern")) == {"043", "047"}


def test_outpost_counts_a_fort_once() -> None:
    """W-3, W-16, outpost: touches exactly one own building."""
    game = play(position(Land(), Seat("", "044", bought="outpost")), "use outpost")
    assert builds(game) == neighbours("044")


@pytest.mark.parametrize(
    ("economy", "h"),
    [("agriculture", "065"), ("export", "500"), ("hunting", "044"), ("fur", "144")],
)
def test_a_fort_is_two_houses_for_coins(economy: str, h: str) -> None:
    """W-3, W-7, 4: example: a fort in a new area under Hunting is 2 coins."""
    where = min(edge()) if economy == "export" else h
    for verb, pays in (("build", 1), ("fort", 2)):
        game = position(RICH, Seat(), economy=economy)
        assert coins(play(game, f"{verb} {where}")) == pays


def test_a_fort_is_two_houses_for_points() -> None:
    """W-3: Crowd pays for two houses; Loners and Knights for each house, twice for a fort."""
    game = position(Land(), Seat("", "044"), cards=("crowd", "loners", "knights"))
    for card, often in (("crowd", 1), ("loners", 2), ("knights", 2)):
        assert points(game, card)[0] == often * POINTS[card]


def test_a_lone_fort_next_to_a_castle_beats_one_house() -> None:
    """W-3, W-boards: castle to the player with most houses adjacent, fort = 2."""
    game = position(Land("G", {"X": "044"}), Seat("", "043"), Seat("045"))
    assert points(game, "castles") == [3, 0]


def test_only_forts_left_means_only_forts() -> None:
    """W-3, W-8: `build` needs a house in the supply."""
    game = position(Land(), Seat("044", supply=(0, 2)))
    assert spots(game, "build") == set()
    assert spots(game, "fort") == neighbours("044")


def test_a_talent_builds_a_fort_when_no_house_is_left() -> None:
    """W-3: pasture."""
    game = position(Land(), Seat("044", supply=(0, 2), bought="pasture"))
    play(game, "use pasture")
    assert acts(game) == {f"fort {h}" for h in neighbours("044")}


def test_a_build_talent_needs_a_supply() -> None:
    """W-3, W-8: with nothing left a build talent can do nothing; a move can."""
    seat = Seat("044 045", hand="snowscape", supply=(3, 0), bought="pasture mule")
    game = must(position(yard(Land()), seat))
    assert uses(game) == {"mule"}


def test_choose_cards_are_twelve() -> None:
    """3c: 11 arrow + 2 free + 12 choose."""
    assert (len(CHOOSE), len(ARROW)) == (12, 11)

"""The eighteen scoring cards and the castles, each on exact land (W-cards, W-3, W-17, W-18)."""

import random
from typing import Any

import pytest

from tests.winter.helpers import (
    CARDS,
    FIRST_POINTS,
    POINTS,
    Land,
    Seat,
    beyond,
    codes,
    edge,
    neighbours,
    points,
    position,
)
from tests.winter.reference import house_counts, random_buildings, random_land, times


def pays(card: str, land: Land, *seats: Seat, **setup: Any) -> list[int]:
    """How often a card pays each seat; the listed hexes must add up to its points."""
    others = [c for c in ("wanderers", "pioneers", "scouts") if c != card][:2]
    game = position(land, *seats, cards=(card, *others), **setup)
    found = points(game, card)
    for number, total in enumerate(found):
        parts = game.contributions(number)[card]
        assert sum(part[1] for part in parts) == total
        assert all(h in codes() for part in parts for h in part[0])
        assert total % POINTS[card] == 0
    return [total // POINTS[card] for total in found]


def test_known_points_are_kept() -> None:
    """W-cards: 2 for a house on the ice (ice-fishers) and 3 for a castle are known."""
    for table in (FIRST_POINTS, POINTS):
        assert (table["ice-fishers"], table["castles"]) == (2, 3)
        assert set(table) == {*CARDS, "castles"}


def test_wanderers() -> None:
    """wanderers: per own group; a fort is part of a group."""
    assert pays("wanderers", Land(), Seat("044 045 600", "046 644"), Seat()) == [3, 0]


def test_followers() -> None:
    """followers: per house adjacent to a building of another player, a fort is two."""
    assert pays("followers", Land(), Seat("044 042", "046"), Seat("045", "600")) == [3, 1]


def test_crowd() -> None:
    """crowd: per 2 houses in the largest own group, rounded down, forts as two."""
    assert pays("crowd", Land(), Seat("043 044 045 600"), Seat("644")) == [1, 0]
    assert pays("crowd", Land(), Seat("043 044 600 601 602"), Seat("", "644 645")) == [1, 2]
    assert pays("crowd", Land(), Seat("044 600 601", "043"), Seat("644", "645")) == [1, 1]


def test_loners() -> None:
    """loners: per house with no own building adjacent; a lone fort twice; rivals do not matter."""
    assert pays("loners", Land(), Seat("044 600 601", "644"), Seat("045")) == [3, 1]


def test_mountaineers() -> None:
    """mountaineers: per house adjacent to at least two mountain hexes."""
    land = Land("G", {"M": "044 045 000"})
    assert pays("mountaineers", land, Seat("043 034", "054"), Seat("046")) == [3, 0]


def test_a_house_on_a_mountain_needs_other_mountains() -> None:
    """W-17: a hex is not adjacent to itself (mountaineers)."""
    land = Land("G", {"M": "043 044 045"})
    assert pays("mountaineers", land, Seat("044"), Seat("043")) == [1, 0]


def test_travellers() -> None:
    """travellers: per board beyond the second with at least two houses; a fort is enough."""
    assert pays("travellers", Land(), Seat("044 045 100 101"), Seat("244")) == [0, 0]
    three = Seat("044 045 100 101 200", "300")
    assert pays("travellers", Land(), three, Seat("444", "544")) == [1, 0]
    every = Seat("044 045 144 145 244 245 644 645", "344 444 544")
    assert pays("travellers", Land(), every, Seat()) == [5, 0]


def test_knights_horizontal() -> None:
    """knights: per house on the best line, gaps allowed, forts two, across boards."""
    seat = Seat("044 046 033", "034 022")
    assert pays("knights", Land(), seat, Seat("644")) == [3, 1]


@pytest.mark.parametrize(
    ("direction", "row"),
    [("horizontal", "043 044 046"), ("falling", "033 044 064"), ("rising", "053 044 024")],
)
def test_knights_in_the_agreed_direction(direction: str, row: str) -> None:
    """knights, W-18: falling: upper left to lower right; rising: lower left to upper right."""
    for other in ("horizontal", "falling", "rising"):
        expected = 3 if other == direction else 1
        assert pays("knights", Land(), Seat(row), direction=other)[0] == expected


def test_a_knights_line_goes_over_all_boards() -> None:
    """knights: the best single line of the whole board."""
    far = list(beyond("044", "e"))[-1]
    assert far[0] != "0"
    assert pays("knights", Land(), Seat(f"044 {far}"))[0] == 2
    assert pays("knights", Land(), Seat(f"044 {far}"), twist="separate-lands")[0] == 1


def test_bureaucrats() -> None:
    """bureaucrats: per village with at least two own houses adjacent, a fort is two."""
    land = Land("G", {"V": "044 022 644"})
    assert pays("bureaucrats", land, Seat("043 045 021", "643"), Seat("034 023 032")) == [2, 1]


def test_celebrities() -> None:
    """celebrities: per village to the player with most houses adjacent; ties each; nobody 0."""
    land = Land("G", {"V": "044 244 444 644"})
    one = Seat("043 045 243 443")
    two = Seat("034 245", "445")
    assert pays("celebrities", land, one, two) == [2, 2]


def test_celebrities_example() -> None:
    """celebrities, 2b: an example gives points to red alone."""
    land = Land("G", {"V": "044"})
    assert pays("celebrities", land, Seat("043"), Seat("045 034"), Seat("033")) == [0, 1, 0]


def test_nature_lovers() -> None:
    """nature-lovers: per house not on forest next to at least one forest hex."""
    land = Land("G", {"T": "044 045", "I": "034"})
    assert pays("nature-lovers", land, Seat("044 034 600", "043"), Seat("045 046")) == [3, 1]


def test_ice_fishers() -> None:
    """ice-fishers: per house standing on ice, a fort twice (2b: labels 2 and 4)."""
    land = Land("G", {"I": "044 045 046"})
    assert pays("ice-fishers", land, Seat("044 043", "045"), Seat("046")) == [3, 1]


def test_pioneers() -> None:
    """pioneers, W-18: per house on the bottom board."""
    seats = (Seat("444 244", "400"), Seat("445"))
    assert pays("pioneers", Land(), *seats, bottom_board=4) == [3, 1]
    assert pays("pioneers", Land(), *seats, bottom_board=2) == [1, 0]


def test_farmers() -> None:
    """farmers: per house outside the player's two strongest boards."""
    one = Seat("044 045 046 144 145 244 344", "444")
    assert pays("farmers", Land(), one, Seat("644 645 544")) == [4, 0]
    two = Seat("044 144 244 344")
    assert pays("farmers", Land(), two, Seat("", "644 544 444")) == [2, 2]


def test_spelunkers() -> None:
    """spelunkers: per tunnel with at least one own house adjacent."""
    land = Land("G", {"N": "044 046 644"})
    assert pays("spelunkers", land, Seat("045 043"), Seat("", "643")) == [2, 1]


def test_royalty() -> None:
    """royalty: per castle linked to at least one other castle by an own group."""
    land = Land("G", {"X": "042 044 046 644"})
    linked = Seat("043 045 033 034", "643")
    assert pays("royalty", land, linked, Seat("047")) == [3, 0]
    assert pays("royalty", land, Seat("043 047"), Seat("645")) == [2, 0]


def test_merchants() -> None:
    """merchants: per village linked to at least one other village by an own group."""
    land = Land("G", {"V": "042 044 046 644 646"})
    assert pays("merchants", land, Seat("043", "645"), Seat("045")) == [4, 2]
    apart = Seat("041 053 643")
    assert pays("merchants", land, apart, Seat()) == [0, 0]


def test_scouts() -> None:
    """scouts, W-17: per house on the outer edge of the whole board."""
    rim = sorted(edge())
    assert pays("scouts", Land(), Seat(f"{rim[0]} {rim[40]} 000", rim[50])) == [4, 0]


def test_miners() -> None:
    """miners: per mountain area, whatever its size; areas ignore buildings (W-17)."""
    land = Land("G", {"M": "044 045 046 022 644"})
    assert pays("miners", land, Seat("043 047 021"), Seat("045")) == [2, 1]
    assert pays("miners", land, Seat("644"), Seat("643")) == [0, 1]


def test_castles() -> None:
    """Castle: 3 to the player with most houses adjacent, ties each, nobody none."""
    land = Land("G", {"X": "044 244 444 644"})
    one = Seat("043 045 243", "443")
    two = Seat("034 245 445 434")
    game = position(land, one, two)
    assert points(game, "castles") == [9, 6]
    assert [sum(p[1] for p in game.contributions(n)["castles"]) for n in (0, 1)] == [9, 6]


def test_total_is_the_sum() -> None:
    """W-cards: three cards and castles."""
    land = Land("G", {"X": "044", "M": "022"})
    game = position(land, Seat("043 021"), cards=("miners", "wanderers", "loners"))
    often = {"miners": 1, "wanderers": 2, "loners": 2, "castles": 1}
    due = {card: n * POINTS[card] for card, n in often.items()}
    first = game.scores()[0]
    assert {card: first[card] for card in due} == due
    assert first["total"] == sum(due.values())


def test_separate_lands_in_the_cards() -> None:
    """W-twists: no adjacency, group, area or line crosses a border (miners, followers, crowd)."""
    here = "000"
    there = min(n for n in neighbours(here) if n[0] != "0")
    split: dict[str, Any] = {"twist": "separate-lands"}
    seats = (Seat(here), Seat(there))
    assert pays("followers", Land(), *seats) == [1, 1]
    assert pays("followers", Land(), *seats, **split) == [0, 0]
    assert pays("crowd", Land(), Seat(f"{here} {there}"), **split) == [0, 0]
    hills = Land("G", {"M": f"{here} {there}"})
    beside_there = min(n for n in neighbours(there, apart=True) if n not in neighbours(here))
    two = Seat(f"001 {beside_there}")
    assert pays("miners", hills, two) == [1, 0]
    assert pays("miners", hills, two, **split) == [2, 0]
    castle = Land("G", {"X": there})
    assert points(position(castle, Seat(here)), "castles") == [3, 0]
    assert points(position(castle, Seat(here), **split), "castles") == [0, 0]


@pytest.mark.parametrize("seed", range(40))
def test_scores_of_a_random_position(seed: int) -> None:
    """All eighteen cards and castles against a slow second reading; W-3, W-17, W-18, W-cards."""
    rng = random.Random(seed)
    land = random_land(rng)
    at = land.letters()
    pieces = random_buildings(rng, at, rng.randrange(2, 5))
    seats = [Seat(" ".join(sorted(h)), " ".join(sorted(f))) for h, f in pieces]
    counts = [house_counts(h, f) for h, f in pieces]
    direction = rng.choice(("horizontal", "falling", "rising"))
    bottom = rng.randrange(1, 7)
    twist = rng.choice((None, "separate-lands"))
    edition = 1 + seed % 2
    table = (FIRST_POINTS, POINTS)[seed % 2]
    left = [c for c in CARDS if twist is None or c != "royalty"]
    while left:
        names = [left.pop() for _ in range(min(3, len(left)))]
        names += [c for c in CARDS[:6] if c not in names][: 3 - len(names)]
        marks: dict[str, Any] = {"direction": direction, "bottom_board": bottom, "edition": edition}
        game = position(land, *seats, cards=names, twist=twist, **marks)
        for card in (*names, "castles"):
            expected = [
                table[card] * times(card, at, counts, n, direction, bottom, twist is not None)
                for n in range(len(seats))
            ]
            assert points(game, card) == expected, card
            for n, total in enumerate(expected):
                parts = game.contributions(n)[card]
                assert sum(part[1] for part in parts) == total

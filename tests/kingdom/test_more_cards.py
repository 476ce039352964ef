"""The Kingdom Builder cards of Marshlands and Harvest that are scored at the end."""

import random
from typing import Any

import pytest

from tests.kingdom.asking import gold, pays
from tests.kingdom.builder import TERRAINS, Land, Seat, position
from tests.kingdom.geometry import ALL_HEXES, EDGE, around, distance, neighbours, quarter
from tests.kingdom.random_land import random_land
from tests.kingdom.scores import score

PLAIN = Land("G")
BOXES = ("base", "marshlands", "harvest", "nomads")


def final(card: str, land: Land, *players: dict[str, Any], **more: Any) -> list[int]:
    """What one card pays players with any pieces."""
    others = [name for name in ("citizens", "hermits", "knights") if name != card][:2]
    game = position(land, *players, cards=[card, *others], boxes=BOXES, **more)
    return gold(game, card)


# Geologists


PEAKS = Land("G", {"M": "c5 g5 g6 k5 o5 o6 n6 c15"})  # five mountains of sizes 1, 2, 1, 3, 1


def test_geologists() -> None:
    """K-geologists: two gold for each mountain linked by own settlements to another."""
    assert pays("geologists", PEAKS, "d5 e5 f5", "") == [4, 0]
    assert pays("geologists", PEAKS, "d5 f5", "e5") == [0, 0]  # two areas, no link
    assert pays("geologists", PEAKS, "d5 e5", "") == [0, 0]


def test_geologists_figure() -> None:
    """W-M7: four mountains at two gold each."""
    assert pays("geologists", PEAKS, "d5 e5 f5 l5 m5 n5", "") == [8, 0]


def test_geologists_count_a_mountain_once() -> None:
    """K-geologists: a mountain in two links pays once; several hexes are one mountain."""
    assert pays("geologists", PEAKS, "d5 e5 f5 h5 i5 j5", "") == [6, 0]
    assert pays("geologists", PEAKS, "f5 f6 f7", "") == [0, 0]  # one mountain touched thrice


def test_geologists_through_other_areas() -> None:
    """K-geologists: the mountains themselves do not link."""
    assert pays("geologists", PEAKS, "d5", "f5") == [0, 0]


def test_geologists_with_a_piece_on_the_mountain() -> None:
    """K-geologists-b: a piece standing on a mountain hex touches that mountain."""
    assert final("geologists", PEAKS, Seat("d5 e5 f5"), Seat()) == [4, 0]
    # c5 itself is occupied by a settlement of a donation, and e5, d5 lead to g5
    assert final("geologists", PEAKS, Seat("c5 d5 e5 f5"), Seat()) == [4, 0]
    assert final("geologists", PEAKS, Seat("d5 e5 f5", wagon="g5"), Seat()) == [4, 0]
    # only the piece on k5 and those from it on touch k5 and the mountain at o5
    assert final("geologists", PEAKS, Seat("k5 l5 m5 n5"), Seat()) == [4, 0]
    assert final("geologists", PEAKS, Seat("k5"), Seat()) == [0, 0]


def test_geologists_only_the_mountain_stood_on() -> None:
    """K-geologists-b: standing on a mountain is enough to touch it, without another piece."""
    land = Land("G", {"M": "c5 e5"})
    assert final("geologists", land, Seat("d5"), Seat()) == [4, 0]
    assert final("geologists", land, Seat("c5 d5"), Seat()) == [4, 0]
    land = Land("G", {"M": "c5 d5 f5"})  # d5 belongs to the mountain c5
    assert final("geologists", land, Seat("d5 e5"), Seat()) == [4, 0]
    assert final("geologists", land, Seat("d5"), Seat()) == [0, 0]


# Messengers


def test_messengers() -> None:
    """K-messengers: two gold for each hex of the path, both ends included."""
    assert pays("messengers", PLAIN, "c5 d5", "c9 d9 e9") == [4, 6]


def test_messengers_figure() -> None:
    """W-M8: sixteen gold for a path of eight hexes, distance seven."""
    line = "b5 c5 d5 e5 f5 g5 h5 i5"
    assert distance("b5", "i5") == 7
    assert pays("messengers", PLAIN, line, "") == [16, 0]


def test_messengers_alone() -> None:
    """K-messengers: a lone settlement gives nothing, two areas are not connected."""
    assert pays("messengers", PLAIN, "c5", "c9 t20") == [0, 0]
    assert pays("messengers", PLAIN, "c5 d5 t20", "") == [4, 0]


def test_messengers_take_the_short_path() -> None:
    """K-messengers: the path ignores what is on the hexes, so a bent area gives its distance."""
    bent = "c5 d5 e5 e6 d7 c7"
    furthest = max(distance(a, b) for a in bent.split() for b in bent.split())
    assert furthest == 3  # c5 to e6; the ends c5 and c7 are only two apart
    assert distance("c5", "c7") == 2
    assert pays("messengers", PLAIN, bent, "d6") == [8, 0]


def test_messengers_best_area() -> None:
    """K-messengers: the farthest pair of all areas counts, once."""
    assert pays("messengers", PLAIN, "c5 d5 c9 d9 e9 c13 d13 e13", "") == [6, 0]


def test_messengers_over_water() -> None:
    """K-messengers: whatever terrain lies between."""
    land = Land("G", {"W": "d5 e5 d4"})
    ring = "c5 c6 d6 e6 f6 f5"
    assert distance("c5", "f5") == 3
    assert distance("c5", "f6") == 4
    assert pays("messengers", land, ring, "") == [10, 0]


# Noblewomen


NOBLE = Land("G", {"X": "e5", "N": "l5", "P": "e15", "O": "p15"}, places={"e9": "farm"})


def test_noblewomen() -> None:
    """K-noblewomen: location, castle and nomad hexes score like palaces."""
    nomads = {"l5": "outpost"}
    assert pays("noblewomen", NOBLE, "d5", "", boxes=BOXES, nomads=nomads) == [5, 0]
    assert pays("noblewomen", NOBLE, "d9", "k5", boxes=BOXES, nomads=nomads) == [5, 5]
    assert pays("noblewomen", NOBLE, "d5 d9 k5", "", boxes=BOXES, nomads=nomads) == [15, 0]


def test_noblewomen_figure() -> None:
    """W-M9: red 5, blue 5, yellow 15."""
    land = Land("G", {"X": "e5 m5"}, places={"e9": "farm", "m9": "oasis"})
    red, blue, yellow = "d5 f5", "d9 f9", "e4 e10 l5 l9 d8"
    # castle e5: red 2, yellow 1; farm e9: blue 2, yellow 2; castle m5 and oasis m9: yellow
    assert "e10" in neighbours("e9")
    assert "d8" in neighbours("e9")
    assert pays("noblewomen", land, red, blue, yellow) == [5, 5, 15]


def test_noblewomen_ties() -> None:
    """K-noblewomen: all tied players get five."""
    assert pays("noblewomen", NOBLE, "d5 f5", "e4 d6", "d4") == [5, 5, 0]


def test_noblewomen_do_not_score_palaces_twice() -> None:
    """K-noblewomen, A-41: palaces pay for themselves, and nobody adjacent means nothing."""
    assert pays("noblewomen", NOBLE, "d15", "") == [0, 0]
    cards = ("noblewomen", "citizens", "hermits")
    game = position(NOBLE, Seat("d15"), Seat(), cards=cards, boxes=BOXES)
    assert gold(game, "palaces") == [5, 0]


def test_noblewomen_and_silos() -> None:
    """A-27: a silo counts neither for Noblewomen nor for Workers nor for Merchants."""
    assert pays("noblewomen", NOBLE, "q15", "") == [0, 0]
    assert pays("workers", NOBLE, "q15 d5", "") == [1, 0]
    land = Land("G", {"O": "e5", "X": "h5"})
    assert pays("merchants", land, "f5 g5", "") == [0, 0]


def test_silo_is_no_place_of_refuge() -> None:
    """A-27: six settlements around a silo do not fulfil the task, around a castle they do."""
    for letter, reward in (("O", 0), ("X", 8)):
        land = Land("G", {letter: "e5"}, boxes=("crossroads", "base", "base", "base"))
        ring = " ".join(sorted(neighbours("e5")))
        game = position(land, Seat(ring), Seat(), tasks=["place-of-refuge"])
        assert gold(game, "place-of-refuge") == [reward, 0]


def test_noblewomen_and_a_capitol() -> None:
    """K-noblewomen, A-43: a castle with a capitol is one hex and pays once."""
    land = Land("G", {"X": "e5 c8"}, places={"b2": "oracle"})
    boxes = (*BOXES, "capitol")
    assert pays("noblewomen", land, "f5", "", boxes=boxes, capitols=["e5"]) == [5, 0]


# Vassals, Captains, Scouts


def test_vassals() -> None:
    """K-vassals, A-32: one gold for each settlement that touches the border of two sections."""
    inner = {h for h in ALL_HEXES if any(quarter(n) != quarter(h) for n in neighbours(h))}
    assert inner == {h for h in ALL_HEXES if h[0] in "jk" or h[1:] in ("10", "11")}
    names = sorted(inner)
    for some in (names[:38], names[38:]):
        assert pays("vassals", PLAIN, " ".join(some), "") == [len(some), 0]
    outer = sorted(ALL_HEXES - inner)
    for start in range(0, len(outer), 40):
        assert pays("vassals", PLAIN, " ".join(outer[start : start + 40]), "") == [0, 0]


def test_captains() -> None:
    """K-captains, A-32: one gold for each settlement beside at least three other own ones."""
    assert pays("captains", PLAIN, "c5 d5 e5 f5", "") == [0, 0]
    star = "e5 d5 f5 d6"  # e5 touches all three, d6 touches d5 and e5
    assert pays("captains", PLAIN, star, "") == [1, 0]
    assert pays("captains", PLAIN, "e5 d5 f5", "d6") == [0, 0]
    flower = "e5 " + " ".join(sorted(neighbours("e5")))
    assert pays("captains", PLAIN, flower, "") == [7, 0]


LOST = Land("G", {"D": "e5 f5 p15"})


def scouted(*areas: str, land: Land = LOST, removed: str = "desert") -> list[int]:
    return pays("scouts", land, *areas, removed=removed)


def test_scouts() -> None:
    """K-scouts: one gold for each settlement beside the removed terrain, not standing on it."""
    assert scouted("d5 e4 m3", "o15") == [2, 1]
    assert scouted("e5 d5", "p15") == [1, 0]  # e5 stands on it; d5 touches it, taken or not
    assert scouted("e5 f5", "") == [0, 0]


def test_scouts_follow_the_removed_terrain() -> None:
    """K-scouts, S-M2: another removed terrain, other hexes."""
    assert scouted("d5 e4 m3", "", removed="canyon") == [0, 0]
    land = Land("G", {"C": "e5"})
    assert scouted("d5 f5", "e4", land=land, removed="canyon") == [2, 1]


def test_figures_of_six_seven_and_three() -> None:
    """W-M10: six, seven and three gold are possible sums for Vassals, Captains and Scouts."""
    assert pays("vassals", PLAIN, "j3 k4 j10 k11 c10 p11 c3", "") == [6, 0]
    assert pays("captains", PLAIN, "e5 d5 f5 d4 e4 d6 e6", "") == [7, 0]
    assert scouted("d5 e4 o15", "") == [3, 0]


# Rangers, Travellers, Chainers, Homesteaders


def test_rangers() -> None:
    """K-rangers: two gold for each row with exactly one settlement."""
    assert pays("rangers", PLAIN, "c5", "") == [2, 0]
    assert pays("rangers", PLAIN, "c5 p5", "c7 c8") == [0, 4]


def test_rangers_figure() -> None:
    """W-H4: four rows with exactly one settlement give eight."""
    assert pays("rangers", PLAIN, "c1 d3 t8 a20 c5 d5 e6 f6 g6", "d1") == [8, 2]


def test_travellers() -> None:
    """K-travellers, A-32: one gold for each settlement at the edge of the board."""
    names = sorted(EDGE)
    assert len(names) == 76
    for some in (names[:38], names[38:]):
        assert pays("travellers", PLAIN, " ".join(some), "") == [len(some), 0]
    assert pays("travellers", PLAIN, "b2 s2 b19 s19 j10 k11 c5", "") == [0, 0]


def test_travellers_in_a_corner() -> None:
    """K-travellers: a corner counts once."""
    assert pays("travellers", PLAIN, "a1", "t20 t1") == [1, 2]


def test_chainers() -> None:
    """K-chainers, A-32: one gold for each settlement beside exactly two own settlements."""
    assert pays("chainers", PLAIN, "c5 d5 e5", "c9 d9") == [1, 0]
    assert pays("chainers", PLAIN, "c5 d5 e5 f5 g5", "") == [3, 0]
    # d6 gives e5 a third neighbour, and itself has d5 and e5
    assert pays("chainers", PLAIN, "d5 e5 f5 d6", "") == [2, 0]
    assert pays("chainers", PLAIN, "c5 e5", "d5") == [0, 0]


def test_homesteaders_figure() -> None:
    """W-H6, A-32: with 8, 11, 5 and 12 settlements per section twelve gold."""
    parts = [
        " ".join(f"{col}{row}" for row in rows for col in cols)
        for cols, rows in (
            ("abcd", (1, 3)),
            ("klmnopqrstk", (1,)),
            ("abcde", (12,)),
            ("klmnop", (12, 14)),
        )
    ]
    parts[1] = " ".join(f"{col}1" for col in "klmnopqrst") + " k3"
    assert [len(part.split()) for part in parts] == [8, 11, 5, 12]
    assert pays("homesteaders", PLAIN, " ".join(parts), "") == [12, 0]


def test_homesteaders() -> None:
    """K-homesteaders: each player's own best section, one of them in a tie."""
    assert pays("homesteaders", PLAIN, "a1 b1 c1 l1", "l3 m3") == [3, 2]
    assert pays("homesteaders", PLAIN, "a1 c1 l1 n1", "") == [2, 0]
    assert pays("homesteaders", PLAIN, "", "j10 k10 j11 k11") == [0, 1]


def test_figures_of_six_and_four() -> None:
    """W-H8: six and four gold are possible sums for Travellers and Chainers."""
    assert pays("travellers", PLAIN, "a1 a2 c1 t5 t20 h20 c5", "") == [6, 0]
    assert pays("chainers", PLAIN, "c5 d5 e5 f5 g5 h5", "") == [4, 0]


@pytest.mark.parametrize(
    ("card", "own", "more", "pays"),
    [
        ("captains", "d5 f5 d6", {"wagon": "e5"}, 1),
        ("captains", "e5 d5 f5", {"warriors": ["d6"]}, 1),
        ("travellers", "c5", {"warriors": ["a1", "t20"]}, 2),
        ("rangers", "c5", {"wagon": "e7"}, 4),
        ("vassals", "c5", {"wagon": "j7"}, 1),
        ("homesteaders", "c5 d5", {"wagon": "f7"}, 3),
        ("messengers", "c5 d5", {"wagon": "e5"}, 6),
        ("chainers", "c5 e5", {"wagon": "d5"}, 1),
    ],
)
def test_cards_count_the_other_pieces(card: str, own: str, more: dict[str, Any], pays: int) -> None:
    """X-pieces, K-captains, K-travellers: warriors and wagons count as settlements."""
    assert final(card, PLAIN, Seat(own, **more), Seat()) == [pays, 0]


SLOW = (
    "captains chainers vassals travellers rangers homesteaders messengers noblewomen scouts "
    "workers merchants geologists"
).split()


@pytest.mark.parametrize("seed", range(60))
def test_cards_at_random(seed: int) -> None:
    """K-captains, K-chainers, K-vassals, K-messengers, K-geologists, M-palace: a second reading."""
    rng = random.Random(seed)
    places = {"c3": "farm", "d9": "refuge", "m13": "canoe", "r8": "farm"}
    land = random_land(rng, "GCDFTSAWMSAWMXPO", places=places)
    ground = sorted(h for h in ALL_HEXES if land.letter(h) in "GCDFTSAWM")
    everybody: list[set[str]] = []
    for _ in range(3):
        own: set[str] = set()
        for _ in range(rng.choice((1, 5, 20, 38))):
            free = set(ground) - own - {h for other in everybody for h in other}
            near = sorted(around(own) & free)
            own.add(rng.choice(near if near and rng.random() < 0.8 else sorted(free)))
        everybody.append(own)
    players = [Seat(" ".join(sorted(own))) for own in everybody]
    removed = rng.choice(TERRAINS[1:])  # everybody holds a grass card
    for cards in (SLOW[:3], SLOW[3:6], SLOW[6:9], SLOW[9:]):
        setup: dict[str, Any] = {"removed": removed} if "scouts" in cards else {}
        game = position(land, *players, cards=cards, boxes=BOXES, **setup)
        for card in (*cards, *(["palaces"] if land.hexes("P") else [])):
            expected = [score(card, land, everybody, n, removed) for n in range(3)]
            assert gold(game, card) == expected, card
            for n in range(3):
                assert sum(part.gold for part in game.contributions(n)[card]) == expected[n]

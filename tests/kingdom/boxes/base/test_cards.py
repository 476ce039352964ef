"""The ten base Kingdom Builder cards, on boards of four user-made sections."""

import pytest

import hexholm
from tests.kingdom.asking import gold
from tests.kingdom.builder import BASE_CARDS, Land, Seat, position

PLAIN = Land("G")


def scored(name: str, world: Land, *areas: str, strict: bool = False) -> list[int]:
    """What one card pays to every seat, and its explanation must add up to that."""
    seats = [Seat(area) for area in (*areas, "")[: max(2, len(areas))]]
    cards = [name, *[other for other in BASE_CARDS if other != name][:2]]
    options = {"lords_need_settlement": strict}
    game = position(world, *seats, cards=cards, options=options)
    pays = gold(game, name)
    explained = [game.contributions(n)[name] for n in range(len(seats))]
    assert [sum(part.gold for part in parts) for parts in explained] == pays
    return pays


RIVER = Land("G", {"W": "c3 d3 n9", "M": "g8 h8", "L": "c8"})


def test_fishermen() -> None:
    """K-fishermen: one gold for each settlement beside water, however much water that is."""
    # c4 touches c3 and d3, b3 and e3 one of them, m14 none
    assert scored("fishermen", RIVER, "c4 b3 e3 m14", "o9") == [3, 1]
    assert scored("fishermen", RIVER, "b8 g7", "") == [0, 0]


def test_fishermen_on_water() -> None:
    """K-fishermen, W-B6: a settlement on water never scores, even beside other water."""
    assert scored("fishermen", RIVER, "c3 b3", "d3 n9") == [1, 0]


MARKET = Land("G", {"X": "c3 c10 n4 n12", "L": "g3 g10 q4"}, ("farm", "oasis", "", ""))


def test_merchants() -> None:
    """K-merchants: four gold for each special hex linked by one own area to another."""
    assert scored("merchants", MARKET, "d3 e3 f3", "b3") == [8, 0]
    assert scored("merchants", MARKET, "d3 f3", "e3") == [0, 0]  # two areas, no link
    assert scored("merchants", MARKET, "o4 p4", "") == [8, 0]


def test_merchants_pay_per_hex() -> None:
    """K-merchants, W-B7: four linked hexes give 16, whether in pairs or not; a fifth gives 0."""
    assert scored("merchants", MARKET, "d3 e3 f3 d10 e10 f10 m12", "") == [16, 0]
    down = "h3 h4 i5 i6 i7 h8 h9"  # an area from g3 to g10
    assert scored("merchants", MARKET, f"d3 e3 {down}", "") == [8, 0]
    # g3 is linked by two areas and pays once; the three need not be linked to each other
    assert scored("merchants", MARKET, f"d3 e3 f3 {down}", "") == [12, 0]
    # one area at all three, and a settlement at c10 alone
    assert scored("merchants", MARKET, f"d3 e3 f3 f4 g4 {down} b10", "") == [12, 0]


def test_merchants_need_settlements_between() -> None:
    """K-merchants, A-46: special hexes that touch each other are not linked by that."""
    world = Land("G", {"X": "c3 d3"})
    assert scored("merchants", world, "b3 e3", "c2") == [0, 8]


def test_discoverers() -> None:
    """K-discoverers, W-B12: one gold for each row with an own settlement, none for an empty row."""
    assert scored("discoverers", PLAIN, "a1 t1 c3 d4 d20", "") == [4, 0]
    column = " ".join(f"c{row}" for row in range(1, 21))
    assert scored("discoverers", PLAIN, column, "d5 e5 f5") == [20, 1]


def test_hermits() -> None:
    """K-hermits, W-B16: one gold for each own area; sizes 5, 1 and 1 give 3."""
    five = "c4 d4 e4 d5 d6"
    assert scored("hermits", PLAIN, f"{five} h9 p15", "j10 k11 l10 t20") == [3, 3]
    assert scored("hermits", PLAIN, "c4 e4 g4", "d4 f4") == [3, 2]


@pytest.mark.parametrize(("size", "pays"), [(0, 0), (1, 0), (2, 1), (6, 3), (7, 3), (8, 4)])
def test_citizens(size: int, pays: int) -> None:
    """K-citizens, W-B13, W-B16: half the size of the largest own area, rounded down."""
    area = "c4 d4 e4 f4 g4 g5 g6 h6".split()[:size]
    assert scored("citizens", PLAIN, " ".join(area), "p5 p7 q15 r15") == [pays, 1]


def test_citizens_count_one_area_only() -> None:
    """K-citizens: the largest area alone, areas of the others do not add."""
    assert scored("citizens", PLAIN, "c4 d4 e4 p4 q4", "a1 b1 c1 k9 l9 m9 n9") == [1, 2]
    # j10 k11 touch across the corner where four sections meet
    assert scored("citizens", PLAIN, "j10 k11", "j11 k10") == [1, 0]


def test_miners() -> None:
    """K-miners: one gold for each settlement beside a mountain, however many mountains."""
    # h9 touches both mountains, c4 none
    assert scored("miners", RIVER, "g7 f8 g9 h9 c4", "m14") == [4, 0]


def test_workers() -> None:
    """K-workers, W-B17: one gold for each settlement beside a special hex, even beside two."""
    world = Land("G", {"X": "c3", "L": "e3"})
    assert scored("workers", world, "d3", "b3 f3 m14") == [1, 2]
    assert scored("workers", RIVER, "b8 d8 b3 g7", "") == [2, 0]


def test_knights() -> None:
    """K-knights, W-B11: two gold for each settlement in the best row; a tie counts once."""
    assert scored("knights", PLAIN, "a3 f3 t3 c4 d5", "") == [6, 0]
    assert scored("knights", PLAIN, "a3 f3 t3 c4 d4 e4", "p8") == [6, 2]


def test_farmers() -> None:
    """K-farmers, W-B9: three gold for each settlement in the section with the fewest."""
    four, five = "a1 c1 e1 g1", "l1 n1 p1 r1 t1"
    six, seven = "a12 c12 e12 g12 i12 a14", "l12 n12 p12 r12 t12 l14 n14"
    assert scored("farmers", PLAIN, f"{four} {five} {six} {seven}", "a3 c3") == [12, 0]


def test_farmers_ties_and_gaps() -> None:
    """K-farmers, W-B10: a tie counts one section; a section without settlements gives 0."""
    four, other = "a1 c1 e1 g1", "l1 n1 p1 r1"
    rest = "a12 c12 e12 g12 i12 l12 n12 p12 r12 t12"
    assert scored("farmers", PLAIN, f"{four} {other} {rest}", "") == [12, 0]
    assert scored("farmers", PLAIN, f"{four} {rest}", "") == [0, 0]
    # the seams: j10, k10, j11 and k11 lie in four sections
    assert scored("farmers", PLAIN, "j10 k10 j11 k11", "") == [3, 0]


COLUMNS = ["abcdefgh", "abcdefgh", "abcdef", "ab"]


def test_lords_in_one_section() -> None:
    """K-lords, W-B8: 8, 8, 6 and 2 settlements give 12, 12, 6 and 0."""
    areas = [" ".join(f"{c}{row}" for c in cols) for cols, row in zip(COLUMNS, "1357", strict=True)]
    assert scored("lords", PLAIN, *areas, strict=True) == [12, 12, 6, 0]
    # the three empty sections give everybody 12 more without the option (A-29b)
    assert scored("lords", PLAIN, *areas) == [48, 48, 42, 36]


def test_lords_section_by_section() -> None:
    """K-lords: each section is ranked on its own."""
    areas = ["a1 b1 l1 a15 l15 m15", "a5 l5 m5 a17 l17", "a7 b7 c7 l7 b17 l19"]
    # top left 2 1 3, top right 1 2 1, bottom left 1 1 1, bottom right 2 1 1
    assert scored("lords", PLAIN, *areas) == [
        6 + 6 + 12 + 12,
        0 + 12 + 12 + 6,
        12 + 6 + 12 + 6,
    ]


def test_lords_tie_for_second() -> None:
    """K-lords: every tied player gets the full amount, a third number nothing."""
    areas = ["a1 b1 c1", "a3 b3", "a5 b5", "a7"]
    assert scored("lords", PLAIN, *areas, strict=True) == [12, 6, 6, 0]
    assert scored("lords", PLAIN, "a1 b1", "a3 b3", "a5 b5", strict=True) == [12, 12, 12]


def test_lords_with_zero_settlements() -> None:
    """A-29, A-29b: 5, 0 and 0 give 12, 6 and 6, and an empty section gives everybody 12."""
    assert scored("lords", PLAIN, "a1 b1 c1 d1 e1", "", "") == [12 + 36, 6 + 36, 6 + 36]
    assert scored("lords", PLAIN, "", "") == [48, 48]
    everywhere = "a1 l1 a15 l15"
    assert scored("lords", PLAIN, everywhere, "") == [48, 24]
    # top left 1 1 0, so that zero is the second-most number; elsewhere 1 0 0
    assert scored("lords", PLAIN, everywhere, "a3", "") == [48, 12 + 3 * 6, 6 + 3 * 6]


def test_lords_need_a_settlement_as_an_option() -> None:
    """A-29, A-29b: the option lords_need_settlement turns both off."""
    assert scored("lords", PLAIN, "a1 b1 c1 d1 e1", "", "", strict=True) == [12, 0, 0]
    assert scored("lords", PLAIN, "", "", strict=True) == [0, 0]
    assert scored("lords", PLAIN, "a1 l1 l3", "l5", strict=True) == [24, 6]


def test_ten_cards() -> None:
    """C-1, K-fishermen, K-lords: all ten cards can be chosen, and score as keys by their name."""
    for n in range(10):
        three = [BASE_CARDS[n], BASE_CARDS[(n + 3) % 10], BASE_CARDS[(n + 5) % 10]]
        game = hexholm.new_game(
            "kingdom-builder", players=2, seed=n, sections=PLAIN.sections(), cards=three
        )
        for score in game.scores():
            assert set(score) == {*three, "castles", "total"}


def test_contributions_name_hexes() -> None:
    """K-fishermen, K-knights, K-hermits: the explanation shows the hexes that pay."""
    cards = ["fishermen", "knights", "hermits"]
    game = position(RIVER, Seat("b3 a3 m14 n14"), Seat(), cards=cards)
    parts = game.contributions(0)
    assert {h for part in parts["fishermen"] for h in part.hexes} >= {"b3"}
    assert {h for part in parts["knights"] for h in part.hexes} in ({"a3", "b3"}, {"m14", "n14"})
    areas = {frozenset(part.hexes) for part in parts["hermits"]}
    assert areas == {frozenset({"a3", "b3"}), frozenset({"m14", "n14"})}

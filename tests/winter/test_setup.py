"""Components, the assembled board and the set-up (W-setup, W-boards, W-18)."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

import hexholm
from tests.winter.helpers import (
    ALL,
    CARDS,
    ECONOMY,
    LETTERS,
    ROWS,
    SIDES,
    TALENTS,
    TERRAINS,
    TWISTS,
    Land,
    codes,
    distance,
    edge,
    groups,
    neighbours,
    places,
)

DIRECTIONS = ("horizontal", "falling", "rising")


def winter(**setup: Any) -> hexholm.Game:
    """A new game of two players unless told otherwise."""
    game: hexholm.Game = hexholm.new_game("winter-kingdom", **{"players": 2, "seed": 1, **setup})
    return game


def ground(game: hexholm.Game) -> dict[str, str]:
    """The letter of every hex."""
    return {codes()[h["name"]]: LETTERS[h["ground"]] for h in game.board_data()["hexes"]}


@cache
def side(label: str) -> dict[str, str]:
    """The letters of one side, read from the centre of an assembled board; keys row and column."""
    board = SIDES.index(label.partition(":")[0]) // 2
    others = [s for s in SIDES[::2] if SIDES.index(s) // 2 != board]
    game = winter(boards=[label, *others])
    return {h[1:]: letter for h, letter in ground(game).items() if h[0] == "0"}


def regions(label: str, terrain: str) -> list[int]:
    """The sizes of the areas of a terrain on one side, smallest first."""
    hexes = {f"0{h}" for h, letter in side(label).items() if letter == LETTERS[terrain]}
    return sorted(len(part) for part in groups(hexes, apart=True))


def test_seven_boards_of_61_hexes_make_a_board_of_427() -> None:
    """6a: sides of five hexes, 27 rows."""
    data = winter().board_data()["hexes"]
    assert len(data) == 427
    assert Counter(h["section"] for h in data) == dict.fromkeys(range(7), 61)
    assert len({h["y"] for h in data}) == 27
    assert len({h["name"] for h in data}) == len({(h["x"], h["y"]) for h in data}) == 427
    for place in range(7):
        rows = Counter(h["y"] for h in data if h["section"] == place)
        assert tuple(rows[y] for y in sorted(rows)) == ROWS


def test_every_board_is_a_hexagon() -> None:
    """6a: within one board the hexes of row and column lie as in the side file."""
    for h in ALL:
        _, x, y = places()[h]
        _, cx, cy = places()[f"{h[0]}44"]
        row, col = int(h[1]), int(h[2])
        assert (x - cx, y - cy) == (2 * col - (8 - abs(row - 4)), row - 4)


def test_78_edge_hexes_13_on_each_outer_board() -> None:
    """6a, W-17: no gap between the boards, none of the centre is an edge hex."""
    assert Counter(h[0] for h in edge()) == dict.fromkeys("123456", 13)


def test_places_go_clockwise_from_the_top() -> None:
    """6a: the six centres are the turns of one offset of the tiling."""
    _, x, y = places()["044"]
    off = [(places()[f"{p}44"][1] - x, places()[f"{p}44"][2] - y) for p in range(1, 7)]
    usual = [(1, -9), (14, -4), (13, 5), (-1, 9), (-14, 4), (-13, -5)]
    mirror = [(-1, -9), (13, -5), (14, 4), (1, 9), (-13, 5), (-14, -4)]
    assert off in (usual, mirror)


def test_hex_names_are_columns_and_rows() -> None:
    """Names: column letters and row number; rows 2, 4, ... are shifted half a hex to the right."""
    shifts = set()
    for hexname, x, y in places().values():
        letters = hexname.rstrip("0123456789")
        row = int(hexname[len(letters) :])
        col = ord(letters[-1]) - ord("a") + 26 * (len(letters) - 1)
        assert len(letters) == 1 or letters[0] == "a"
        shifts.add((x - 2 * col - (row - 1) % 2, y - row))
    assert len(shifts) == 1
    assert {int(n.lstrip("abcdefghijklmnopqrstuvwxyz")) for n in codes()} == set(range(1, 28))


@pytest.mark.parametrize("label", SIDES)
def test_places_of_a_side(label: str) -> None:
    """W-boards: one castle, one tunnel, two villages, off the rim and not side by side."""
    found = side(label)
    special = {f"0{h}" for h, letter in found.items() if letter in "XNV"}
    kinds = Counter(found[h[1:]] for h in special)
    assert kinds == {"X": 1, "N": 1, "V": 2}
    for h in special:
        assert len(neighbours(h, apart=True)) == 6
        assert not neighbours(h) & special


@pytest.mark.parametrize("label", SIDES)
def test_the_castle_lies_towards_the_middle(label: str) -> None:
    """W-boards: nearer to the middle of its board than to the rim."""
    castle = next(f"0{h}" for h, letter in side(label).items() if letter == "X")
    assert distance(castle, "044") <= 2


@pytest.mark.parametrize("label", SIDES)
def test_terrains_of_a_side(label: str) -> None:
    """W-boards: card terrains 6-10 hexes, a region of 6-9 or two of 3-5; 9-15 ice and mountain."""
    for terrain in TERRAINS:
        sizes = regions(label, terrain)
        assert 6 <= sum(sizes) <= 10
        assert len(sizes) <= 2
        assert all(3 <= n <= 5 for n in sizes) if len(sizes) == 2 else 6 <= sizes[0] <= 9
    assert 9 <= sum(letter in "IM" for letter in side(label).values()) <= 15


def test_features_of_the_sides() -> None:
    """6c: what is known of each side, and the top row that names it."""
    first = {"fe": "E", "fo": "T", "fl": "F", "i": "I", "g": "G", "m": "M", "t": "U", "s": "S"}
    for label in SIDES:
        row = "".join(side(label)[f"0{c}"] for c in range(5))
        start, rest = "", label
        while rest:
            kind = next(k for k in first if rest[1:].startswith(k))
            start, rest = start + first[kind] * int(rest[0]), rest[1 + len(kind) :]
        assert row.startswith(start), label
        assert len(start) == 5 or row[len(start)] != start[-1], label
    assert max(regions("3fe", "mountain")) > 10
    assert max(regions("2i3g", "ice")) > 10
    assert {5} <= set(regions("2i3g", "snowscape"))
    assert {5} <= set(regions("2i3g", "fell-field"))
    assert 9 in regions("2g", "tundra")
    assert regions("1m3fo", "ice") == []
    assert regions("2i3s", "mountain") == []
    assert 8 in regions("3fl", "tundra")
    assert 8 in regions("3t", "grassland")
    assert 5 in regions("3t", "snowscape")
    assert 1 in regions("1s", "ice") + regions("1s", "mountain")
    assert 2 in regions("1fl", "mountain")
    assert 1 in regions("1fl", "mountain") + regions("1fl", "ice")


def test_ring_shaped_river_of_2i3g() -> None:
    """6c: the ice of 2i3g runs round something: land inside that cannot reach the rim."""
    ice = {f"0{h}" for h, letter in side("2i3g").items() if letter == "I"}
    land = {h for h in ALL if h[0] == "0"} - ice
    rim = {h for h in land if len(neighbours(h, apart=True)) < 6}
    assert any(not part & rim for part in groups(land, apart=True))


def test_all_boards_together_have_about_eleven_mountain_areas() -> None:
    """W-boards: mountain areas on an assembled board."""
    found = []
    for seed in range(20):
        at = ground(winter(seed=seed))
        found.append(len(groups(h for h in ALL if at[h] == "M")))
    assert 8 <= sum(found) / len(found) <= 14


def clockwise(h: str) -> str:
    """Where a hex of the centre goes when its board is turned 60 degrees clockwise."""
    row, col = int(h[1]) - 4, int(h[2])
    q = col - 4 - min(row, 0)
    q, row = -row, q + row
    return f"0{row + 4}{q + 4 + min(row, 0)}"


def test_a_label_turns_its_board_clockwise() -> None:
    """1: each board may be turned to six positions; `:n` is n turns of 60 degrees."""
    assert clockwise("000") == "004"
    assert clockwise("004") == "048"
    for n in range(5):
        before, after = side(f"3fe:{n}"), side(f"3fe:{n + 1}")
        assert after == {clockwise(f"0{h}")[1:]: letter for h, letter in before.items()}
    assert side("3fe:0") == side("3fe")


@pytest.mark.parametrize("bad", ["3fe:6", "3fe:-1", "3fe:x", "4xx", ""])
def test_a_bad_label_is_refused(bad: str) -> None:
    """Set-up: a side that does not exist; the message names those that do."""
    others = ["3fo", "4fe", "3fl", "3t", "2i3s", "1m4t"]
    with pytest.raises(hexholm.SetupError) as caught:
        winter(boards=[bad, *others])
    assert "\n" not in str(caught.value)


def test_both_sides_of_a_board_cannot_lie_on_the_table() -> None:
    """1: seven double-sided boards."""
    with pytest.raises(hexholm.SetupError):
        winter(boards=["3fe", "2i3g", "4fe", "3fl", "3t", "2i3s", "1m4t"])
    with pytest.raises(hexholm.SetupError):
        winter(boards=["3fe", "3fe:1", "4fe", "3fl", "3t", "2i3s", "1m4t"])
    with pytest.raises(hexholm.SetupError):
        winter(boards=["3fe", "4fe", "3fl", "3t", "2i3s", "1m4t"])


def test_own_sides_lie_as_they_are_written() -> None:
    """8: every place can hold a side of one's own."""
    land = Land("T", {"M": "000 148", "I": "204", "V": "344", "X": "440", "N": "560 630"})
    assert ground(winter(boards=land.sides())) == land.letters()


def test_drawn_boards_are_one_side_of_each_board() -> None:
    """1: seven boards, any side up."""
    seen = set()
    for seed in range(40):
        labels = [str(b).split(":")[0] for b in winter(seed=seed).to_dict()["setup"]["boards"]]
        assert sorted(SIDES.index(label) // 2 for label in labels) == list(range(7))
        seen |= set(labels)
    assert seen == set(SIDES)


@pytest.mark.parametrize(("players", "start"), [(2, [1, 2]), (3, [1, 1, 2]), (4, [1, 1, 2, 2])])
def test_start_coins(players: int, start: list[int]) -> None:
    """1: 2 players 1/2, 3 players 1/1/2, 4 players 1/1/2/2; no solo mode."""
    game = winter(players=players)
    data = game.to_dict()["players"]
    assert [p["coins"] for p in data] == start
    assert game.player == 0
    for p in data:
        assert p["supply"] == {"houses": 32, "forts": 4}
        assert p["houses"] == p["forts"] == p["bought"] == []
        assert len(p["hand"]) == 1
        assert not p["tunnel_used"]


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_players(players: int) -> None:
    """1: 2-4 players."""
    with pytest.raises(hexholm.SetupError):
        winter(players=players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_talents_each_all_different(players: int) -> None:
    """1: 25 talents, all different, five to each player."""
    for seed in range(10):
        hands = [p["talents"] for p in winter(players=players, seed=seed).to_dict()["players"]]
        assert [len(hand) for hand in hands] == [5] * players
        flat = [t for hand in hands for t in hand]
        assert len(set(flat)) == len(flat)
        assert set(flat) <= set(TALENTS)


def test_what_is_left_out_is_drawn() -> None:
    """W-18, 1: three of 18 cards, an economy, a twist, boards and direction, from the seed."""
    seen: dict[str, set[Any]] = {}
    for seed in range(150):
        setup = winter(seed=seed).to_dict()["setup"]
        assert len(set(setup["cards"])) == 3
        assert setup["top_board"] in range(1, 7)
        assert setup["bottom_board"] in range(1, 7)
        for key in ("economy", "twist", "direction", "top_board", "bottom_board"):
            seen.setdefault(key, set()).add(setup[key])
        seen.setdefault("cards", set()).update(setup["cards"])
    assert seen["cards"] == set(CARDS)
    assert seen["economy"] == set(ECONOMY)
    assert seen["twist"] == set(TWISTS)
    assert seen["direction"] == set(DIRECTIONS)
    assert seen["top_board"] == seen["bottom_board"] == set(range(1, 7))


def test_what_is_given_is_kept() -> None:
    """W-18: options of the set-up."""
    hands = [list(TALENTS[:5]), list(TALENTS[5:10])]
    want = {
        "cards": ["miners", "scouts", "farmers"],
        "economy": "marble",
        "twist": "overreach",
        "direction": "rising",
        "top_board": 5,
        "bottom_board": 5,
        "talents": hands,
        "boards": ["3fe:2", "3fo", "4fe", "3fl", "3t", "2i3s", "1m4t"],
    }
    game = winter(**want)
    setup = game.to_dict()["setup"]
    assert setup["boards"][0] == "3fe:2"
    for key in ("cards", "economy", "twist", "direction", "top_board", "bottom_board"):
        assert setup[key] == want[key]
    assert [p["talents"] for p in game.to_dict()["players"]] == hands


@pytest.mark.parametrize("none", [None, "none"])
def test_a_game_without_a_twist(none: str | None) -> None:
    """1: 0 twists advised in the first game."""
    game = winter(twist=none)
    assert game.to_dict()["setup"]["twist"] in (None, "none")


def test_the_first_game_has_no_twist() -> None:
    """1: preset first-game."""
    for seed in range(8):
        assert winter(seed=seed, preset="first-game").to_dict()["setup"]["twist"] in (None, "none")


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(
    ("twist", "card"), [("keep-away", "followers"), ("separate-lands", "royalty")]
)
def test_a_card_without_sense_is_replaced(twist: str, card: str, edition: int) -> None:
    """W-twists: Keep away replaces Followers, Separate lands replaces Royalty; by hand refused."""
    for seed in range(60):
        cards = winter(seed=seed, twist=twist, edition=edition).to_dict()["setup"]["cards"]
        assert card not in cards
        assert len(set(cards)) == 3
    with pytest.raises(hexholm.SetupError, match=card):
        winter(twist=twist, cards=[card, "miners", "scouts"], edition=edition)


@pytest.mark.parametrize(
    "bad",
    [
        {"cards": ["miners", "scouts"]},
        {"cards": ["miners", "scouts", "scouts"]},
        {"cards": ["miners", "scouts", "lords"]},
        {"economy": "banking"},
        {"twist": "plot"},
        {"direction": "vertical"},
        {"top_board": 0},
        {"top_board": 7},
        {"bottom_board": 0},
        {"bottom_board": 7},
        {"talents": [list(TALENTS[:5])]},
        {"talents": [list(TALENTS[:4]), list(TALENTS[5:10])]},
        {"talents": [list(TALENTS[:5]), list(TALENTS[4:9])]},
        {"talents": [["oracle", *TALENTS[:4]], list(TALENTS[5:10])]},
    ],
)
def test_bad_set_up_is_refused(bad: dict[str, Any]) -> None:
    """Set-up: one line that says what is wrong."""
    with pytest.raises(hexholm.SetupError) as caught:
        winter(**bad)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("key", "value", "valid"),
    [
        ("cards", ["miners", "scouts", "lords"], "wanderers"),
        ("economy", "banking", "salvage"),
        ("twist", "plot", "bargain"),
        ("direction", "vertical", "falling"),
    ],
)
def test_an_unknown_name_lists_the_known_ones(key: str, value: Any, valid: str) -> None:
    """Set-up: the message lists valid names."""
    with pytest.raises(hexholm.SetupError, match=valid):
        winter(**{key: value})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[a] board=H source=house\nGGGGG\n",
        "[a] board=H source=house\n" + "\n".join("G" * n for n in ROWS[:-1]) + "\nGGGG\n",
        "[a] board=H source=house\n" + "\n".join("G" * n for n in ROWS[:-1]) + "\nGGGGQ\n",
    ],
)
def test_a_broken_side_file_is_refused(text: str) -> None:
    """A side file has nine lines of 5 6 7 8 9 8 7 6 5 letters."""
    with pytest.raises(ValueError, match=r"."):
        hexholm.load_side(text)


def test_the_same_seed_is_the_same_game() -> None:
    """The seed draws everything."""
    assert winter(seed=5) == winter(seed=5)
    assert winter(seed=5).to_dict() == winter(seed=5).to_dict()
    assert winter(seed=5) != winter(seed=6)

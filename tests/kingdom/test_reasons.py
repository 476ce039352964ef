"""Every "no" names its rule: why_not and IllegalAction."""

import random

import pytest

import hexholm
from tests.kingdom.asking import acts, end_turn, play
from tests.kingdom.builder import Land, Seat, position, tile
from tests.kingdom.geometry import ALL_HEXES

WORLD = Land(
    "G",
    {
        "C": "d4 e4 p6",
        "D": "c12 p14",
        "W": "g4 h4 a5",
        "M": "g7 h7",
        "X": "e7",
        "L": "b9 s2 b19 s19",
    },
    ("farm", "barn", "paddock", "tavern"),
)
FARM, BARN = tile("farm", "b9"), tile("barn", "s2")
PADDOCK, TAVERN = tile("paddock", "b19"), tile("tavern", "s19")


def rule(game: hexholm.Game, action: str) -> str | None:
    """The id of the rule that forbids an action; playing it must fail and change nothing."""
    reason = game.why_not(action)
    if reason is None:
        return None
    before = game.to_dict()
    with pytest.raises(hexholm.IllegalAction) as error:
        game.play(action)
    assert error.value.reason.rule == reason.rule
    assert str(error.value.action) == action
    assert game.to_dict() == before
    assert reason.text
    assert reason.key
    assert str(reason)
    return reason.rule


def with_tile(name: str, source: str, settlements: str, hand: str = "canyon") -> hexholm.Game:
    """The tile is in use."""
    world = Land("G", WORLD.spots, (name, name, name, name))
    game = position(world, Seat(settlements, hand, [tile(name, source)]), Seat("m9"))
    return play(game, f"use {name}")


def test_legal_action_has_no_reason() -> None:
    """B-2.1: what is legal is not refused."""
    game = position(WORLD, Seat("d3", "canyon", [FARM]), Seat())
    assert acts(game) == {"build d4", "use farm"}
    assert rule(game, "build d4") is None
    assert rule(game, "use farm") is None


def test_occupied() -> None:
    """B-3.1: a hex with a settlement, own or foreign, on it."""
    game = position(WORLD, Seat("d4", "canyon"), Seat("e4"))
    assert rule(game, "build e4") == "B-3.1"
    assert rule(game, "build d4") == "B-3.1"


@pytest.mark.parametrize("hexname", ["g4", "g7", "e7", "b9"])
def test_not_buildable(hexname: str) -> None:
    """B-3.2: water, mountain, castle, location."""
    assert rule(position(WORLD, Seat(), Seat()), f"build {hexname}") == "B-3.2"


def test_wrong_terrain() -> None:
    """B-2.1: the mandatory action builds on the card's terrain, three times."""
    game = position(WORLD, Seat(hand="canyon"), Seat())
    assert rule(game, "build c3") == "B-2.1"
    play(game, "build d4", "build e4", "build p6")
    assert rule(game, "build d5") == "B-2.1"


def test_not_adjacent() -> None:
    """B-3.3: an eligible hex beside an own settlement must be taken, also with a farm."""
    game = position(WORLD, Seat("d3", "canyon", [FARM]), Seat())
    assert rule(game, "build p6") == "B-3.3"
    play(game, "use farm")
    assert rule(game, "build m14") == "B-3.3"
    game = with_tile("harbor", "b9", "g5 m14")
    play(game, "take m14")
    assert rule(game, "put a5") == "B-3.3"


@pytest.mark.parametrize(
    ("name", "hexname"),
    [("farm", "d4"), ("oasis", "c3"), ("oracle", "c3"), ("tower", "f9"), ("tavern", "p15")],
)
def test_wrong_hex_for_a_building_tile(name: str, hexname: str) -> None:
    """L-farm, L-oasis, L-oracle, L-tower, L-tavern: the tile's own condition is named."""
    game = with_tile(name, "b9", "c9 d9 e9")
    assert rule(game, f"build {hexname}") == f"L-{name}"


@pytest.mark.parametrize(
    ("name", "hexname"), [("barn", "c3"), ("harbor", "c3"), ("paddock", "f10")]
)
def test_wrong_hex_for_a_moving_tile(name: str, hexname: str) -> None:
    """L-barn, L-harbor, L-paddock: the tile's own condition is named."""
    game = play(with_tile(name, "b9", "c9 d9 e9"), "take e9")
    assert rule(game, f"put {hexname}") == f"L-{name}"


def test_tile_without_a_hex() -> None:
    """L-farm, L-tavern, L-paddock, L-harbor: a tile that can do nothing names its rule."""
    world = Land("M", {"C": "d4 e4 f4 g4", "L": WORLD.spots["L"]}, WORLD.locations)
    game = position(world, Seat("d4", "canyon", [FARM, TAVERN]), Seat("f4"))
    assert acts(game) == {"build e4"}
    assert rule(game, "use farm") == "L-farm"
    assert rule(game, "use tavern") == "L-tavern"
    game = position(world, Seat("e4", "canyon", [PADDOCK]), Seat())
    assert rule(game, "use paddock") is None
    game = position(world, Seat("e4", "canyon", [PADDOCK]), Seat("g4"))
    assert rule(game, "use paddock") == "L-paddock"


def test_end_too_early() -> None:
    """B-1.1: the mandatory action comes first."""
    game = position(WORLD, Seat(hand="canyon"), Seat())
    assert rule(game, "end") == "B-1.1"
    play(game, "build d4", "build e4")
    assert rule(game, "end") == "B-1.1"


def test_tile_used_already() -> None:
    """B-1.2: each tile once per turn."""
    game = position(WORLD, Seat("d3", "canyon", [FARM]), Seat())
    play(game, "use farm", "build d2")
    assert rule(game, "use farm") == "B-1.2"


def test_tile_between_the_builds() -> None:
    """B-1.3: nothing between two mandatory builds."""
    game = position(WORLD, Seat("d3", "canyon", [FARM]), Seat())
    play(game, "build d4")
    assert rule(game, "use farm") == "B-1.3"


def test_new_tile() -> None:
    """B-4.2: a tile taken in this turn waits for the next."""
    game = position(WORLD, Seat("a8", "grass"), Seat())
    play(game, "build a9", "build a10", "build a11")
    assert rule(game, "use farm") == "B-4.2"
    play(game, "end")
    end_turn(game)
    assert rule(game, "use farm") is None


def test_tile_of_somebody_else() -> None:
    """B-4.4: only a tile one holds can be used."""
    game = position(WORLD, Seat("d3", "canyon", [FARM]), Seat(tiles=[BARN]))
    assert rule(game, "use barn") == "B-4.4"
    assert rule(game, "use paddock") == "B-4.4"


def test_back_to_where_it_came_from() -> None:
    """A-06b: a lifted piece may not return, and a piece without a target stays."""
    game = play(with_tile("paddock", "b9", "c9"), "take c9")
    assert rule(game, "put c9") == "A-06b"
    world = Land("G", {"W": "c1", "M": "b3", "L": "b19"}, WORLD.locations)
    game = position(world, Seat("a1 j10", tiles=[PADDOCK]), Seat())
    play(game, "use paddock")
    assert rule(game, "take a1") == "A-06b"


PIECES = {"warrior": "m12", "wagon": "p6", "ship": "m3"}
KEEPERS = ("barn", "harbor", "paddock", "caravan", "refuge", "palisade", "temple")


def beside(name: str, nomads: str = "") -> hexholm.Game:
    """A tile is in use by a player who has settlements and one of each other piece."""
    where = Land("G", {"L": "a20", "W": "m3 n3"}, ("", "", name, ""))
    mine = Seat(
        "c5 d5",
        tiles=[tile(name, "a20")],
        warriors=PIECES["warrior"],
        wagon=PIECES["wagon"],
        ship=PIECES["ship"],
        city_hall="p15",
        nomads=nomads,
    )
    return position(where, mine, Seat("e18"))


@pytest.mark.parametrize("kind", PIECES)
@pytest.mark.parametrize("name", KEEPERS)
def test_piece_that_only_its_own_action_moves(name: str, kind: str) -> None:
    """A-12c: `take` on an own warrior, wagon or ship says so, and what it is."""
    game = play(beside(name), f"use {name}")
    action = f"take {PIECES[kind]}"
    assert rule(game, action) == "A-12c"
    assert kind in str(game.why_not(action))
    for other in ("take e18", "take j9"):  # not one's own, nothing at all
        assert rule(game, other) != "A-12c"


@pytest.mark.parametrize("kind", PIECES)
def test_piece_that_a_resettlement_leaves(kind: str) -> None:
    """A-12c: the resettlement moves settlements as well."""
    game = play(beside("barn", nomads="resettlement"), "use resettlement")
    action = f"take {PIECES[kind]}"
    assert rule(game, action) == "A-12c"
    assert kind in str(game.why_not(action))


def test_city_hall_is_not_moved() -> None:
    """X-cityhall, A-12: nor is the city hall, and no reason calls it a settlement."""
    game = play(beside("barn"), "use barn")
    for hexname in ("p15", "o15"):
        reason = game.why_not(f"take {hexname}")
        assert reason is not None
        assert "city hall" in reason.text


@pytest.mark.parametrize(
    ("name", "spots", "hand"),
    [
        ("barn", {"D": "c5 d5 p9"}, "desert"),
        ("harbor", {"W": "c5 d5 p9"}, "grass"),
        ("palisade", {"D": "c5 d5", "W": "b5 e5 b4 c4 d4 b6 c6 d6"}, "grass"),
    ],
)
def test_tile_whose_pieces_would_only_come_back(
    name: str, spots: dict[str, str], hand: str
) -> None:
    """A-06b: c5 and d5 keep each other where they are: lifted, each could only go home."""
    where = Land("G", {"L": "a20", **spots}, ("", "", name, ""))
    game = position(where, Seat("c5 d5", hand, [tile(name, "a20")]), Seat())
    assert f"use {name}" not in acts(game)
    assert rule(game, f"use {name}") == "A-06b"


@pytest.mark.parametrize(
    ("name", "spots"), [("harbor", {}), ("paddock", {"W": "c4 d4 b5 d5 b6 c6 d6"})]
)
def test_tile_without_a_target_at_all(name: str, spots: dict[str, str]) -> None:
    """L-harbor, L-paddock, A-06b: where not even the way home is one, the tile's rule is named."""
    fill = "G" if name == "harbor" else "M"
    where = Land(fill, {"L": "a20", "G": "c5 p9 q9 r9", **spots}, ("", "", name, ""))
    game = position(where, Seat("c5", tiles=[tile(name, "a20")]), Seat())
    assert rule(game, f"use {name}") == f"L-{name}"


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(("kind", "name"), [("wagon", "wagon"), ("ship", "lighthouse")])
def test_vehicle_is_called_by_its_name(kind: str, name: str, edition: int) -> None:
    """X-wagon, X-ship, A-06b: no reason for its steps speaks of a settlement."""
    where = Land("M", {"L": "a20", "G": "c5 c6", "W": "d9 e9 f9 g9"}, ("", "", name, ""))
    mine = Seat("c5", tiles=[tile(name, "a20")], ship="d9")
    start, near, far = "d9", "e9", "g9"
    if kind == "wagon":
        mine = Seat("c5", tiles=[tile(name, "a20")], wagon="d12")
        start, near, far = "d12", "e12", "g12"

    def refused(action: str, *rules: str) -> None:
        reason = game.why_not(action)
        assert reason is not None
        assert reason.rule in rules, reason
        said = reason.text.lower()
        assert kind in said or name in said, reason
        assert "settlement" not in said, reason

    game = play(position(where, mine, Seat(), edition=edition), f"use {name}")
    refused(f"put {far}", f"X-{kind}")
    refused("build c6", f"X-{kind}")
    refused("end", f"X-{kind}")
    play(game, f"put {near}")
    refused("build c6", f"X-{kind}")
    refused(f"take {near}", f"X-{kind}")
    if edition == 1:
        refused(f"put {start}", "A-06b")


def test_lifted_piece_is_called_by_its_name() -> None:
    """A-12c, A-06b: with `pieces_move_as_settlements` a lifted warrior is a warrior."""
    where = Land("G", {"L": "a20"}, ("", "", "paddock", ""))
    mine = Seat("c5", tiles=[tile("paddock", "a20")], warriors="m12")
    game = position(where, mine, Seat(), options={"pieces_move_as_settlements": True})
    play(game, "use paddock", "take m12")
    assert rule(game, "put m12") == "A-06b"
    for action in ("put m12", "build c6", "take c5"):
        reason = game.why_not(action)
        assert reason is not None
        assert "warrior" in reason.text, reason
        assert "settlement" not in reason.text, reason


def test_repetition_names_its_rule() -> None:
    """H-bazaar-b: no second number tile; the sentence says it is the repetition that has none."""
    where = Land("G", {"L": "a20", "K": "c20"}, ("", "", "bazaar,cathedral", ""))
    tiles = [tile("bazaar", "a20"), tile("cathedral", "c20")]
    game = position(where, Seat("c5", tiles=tiles), Seat())
    play(game, "use cathedral", "choose number", "use bazaar", "choose cathedral")
    assert rule(game, "choose number") == "H-bazaar-b"


@pytest.mark.parametrize(
    "text", ["", "fly c4", "build", "build z4", "build c21", "build c0", "c4", "use", "end c4"]
)
def test_no_action_at_all(text: str) -> None:
    """B-1.1: a text that isn't an action, or a hex off the board, is a matter of notation."""
    game = position(WORLD, Seat(hand="canyon"), Seat())
    reason = game.why_not(text)
    assert reason is not None
    assert reason.rule == "notation"
    with pytest.raises(hexholm.IllegalAction):
        game.play(text)


def test_begun_action_must_be_finished() -> None:
    """B-1.2, A-06b: no end and no other tile while a tile is in use."""
    game = position(WORLD, Seat("d3", "canyon", [FARM, PADDOCK]), Seat())
    play(game, "use paddock")
    for action in ("end", "use farm", "build d4", "put f3"):
        assert rule(game, action) is not None
    play(game, "take d3")
    for action in ("end", "use farm", "build d4", "take d3"):
        assert rule(game, action) is not None


def test_why_not_agrees_with_the_legal_actions() -> None:
    """B-2.1, B-3.3: at any moment an action is listed exactly when nothing speaks against it."""
    rng = random.Random(5)
    names = "farm oasis oracle tower tavern barn harbor paddock".split()
    every = [f"{verb} {h}" for verb in ("build", "take", "put") for h in sorted(ALL_HEXES)]
    every += ["end", "choose used", "choose ready", *(f"use {name}" for name in names)]
    for seed in range(3):
        game = hexholm.new_game("kingdom-builder", players=3, seed=seed)
        for number in range(120):
            legal = acts(game)
            asked = every if number % 12 == 0 or any(a.startswith("put") for a in legal) else []
            possible = {a for a in asked if game.why_not(a) is None}
            assert possible == (legal if asked else set())
            play(game, rng.choice(sorted(legal)))

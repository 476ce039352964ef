"""Capitol and caves: S-Q1, S-Q2, S-Q2c, Q-capitol, Q-caves, Q-caves-b. The island has its own."""

import random
from typing import Any

import pytest

import hexholm
from tests.kingdom.asking import (
    acts,
    end_turn,
    gold,
    houses,
    kept,
    offered,
    pass_turn,
    pays,
    play,
    rule,
    seat,
    uses,
)
from tests.kingdom.builder import BUILDABLE, Land, Seat, position
from tests.kingdom.geometry import around, distance, island_neighbours, neighbours, quarter, within

CAPITOL = ("base", "capitol")
CAVES = ("base", "caves")
# An oracle section top left, a harbor section top right; two castles each.
COURTS = Land("G", {"X": "e5 j8 l8 r3"}, places={"b2": "oracle", "s9": "harbor"})


# capitol


def test_capitol_within_two_hexes() -> None:
    """Q-capitol, W-Q1: one gold for each own settlement up to two hexes away: four in all."""
    game = position(
        COURTS,
        Seat("d5 g5 e3 f6 h5 e8"),
        Seat("c5"),
        boxes=CAPITOL,
        capitols=["e5"],
    )
    near = within("e5", 2)
    assert len(houses(game, 0) & near) == 4
    assert gold(game, "capitols") == [4, 1]
    assert sum(part.gold for part in game.contributions(0)["capitols"]) == 4


@pytest.mark.parametrize("hexname", sorted(within("e5", 3) - {"e5"}))
def test_capitol_hex_by_hex(hexname: str) -> None:
    """Q-capitol: a ring of one and a ring of two pay, the third does not."""
    game = position(COURTS, Seat(hexname), Seat(), boxes=CAPITOL, capitols=["e5"])
    assert gold(game, "capitols") == [int(distance(hexname, "e5") <= 2), 0]


def test_capitol_leaves_a_castle() -> None:
    """A-43, Q-capitol: the hex remains a castle: three gold, and special for Workers."""
    boxes, capitols = CAPITOL, ["e5"]
    game = position(COURTS, Seat("d5"), Seat(), boxes=boxes, capitols=capitols)
    assert gold(game, "castles") == [3, 0]
    assert gold(game, "capitols") == [1, 0]
    assert game.scores()[0]["total"] == 3 + 1 + sum(
        game.scores()[0][card] for card in ("citizens", "hermits", "knights")
    )
    assert pays("workers", COURTS, "d5", "", boxes=boxes, capitols=capitols) == [1, 0]


def test_capitol_counts_other_pieces() -> None:
    """Q-capitol, X-pieces: warriors, wagons and each hex of a city hall count."""
    capitols = ["e5"]
    game = position(COURTS, Seat("m15", wagon="g5"), Seat(), boxes=CAPITOL, capitols=capitols)
    assert gold(game, "capitols") == [1, 0]
    hall = position(COURTS, Seat("m15", city_hall="g5"), Seat(), boxes=CAPITOL, capitols=capitols)
    near = within("e5", 2) & (neighbours("g5") | {"g5"})
    assert gold(hall, "capitols") == [len(near), 0]


def test_two_capitols() -> None:
    """A-43, S-Q1: with both sections both capitols, and a settlement near both pays twice."""
    game = position(COURTS, Seat("k8 i8"), Seat("e4"), boxes=CAPITOL, capitols=["j8", "l8"])
    # k8 lies beside both; i8 beside j8 and three from l8
    assert gold(game, "capitols") == [3, 0]
    kept(game)


def test_capitols_are_drawn_one_a_section() -> None:
    """S-Q1, C-6: one on either castle of the oracle and of the harbor section."""
    seen = set()
    for seed in range(30):
        game = hexholm.new_game(
            "kingdom-builder", seed=seed, boxes=[*CAPITOL], sections=COURTS.sections()
        )
        capitols = game.to_dict()["setup"]["capitols"]
        assert len(capitols) == 2
        assert {quarter(h) for h in capitols} == {0, 1}
        assert set(capitols) <= {"e5", "j8", "l8", "r3"}
        assert set(game.view(0)["capitols"]) == set(capitols)
        seen |= set(capitols)
    assert seen == {"e5", "j8", "l8", "r3"}


@pytest.mark.parametrize("capitols", [["c5"], ["e5", "j8"], ["e5", "l8", "r3"], ["b2"], ["e15"]])
def test_bad_capitols_are_refused(capitols: list[str]) -> None:
    """S-Q1: on a castle of the oracle or harbor section, at most one a section."""
    land = Land("G", dict(COURTS.spots) | {"X": "e5 j8 l8 r3 e15"}, places=COURTS.places)
    with pytest.raises(hexholm.SetupError) as error:
        position(land, Seat(), Seat(), boxes=CAPITOL, capitols=capitols)
    assert len(str(error.value).splitlines()) == 1


ONE = {"capitols": 1}


def test_one_capitol_where_two_are_possible() -> None:
    """S-Q1, `capitols` 1: one on a castle of either section; the seed says which."""
    seen = []
    for seed in range(40):
        game = hexholm.new_game(
            "kingdom-builder", seed=seed, boxes=[*CAPITOL], sections=COURTS.sections(), options=ONE
        )
        (capitol,) = game.to_dict()["setup"]["capitols"]
        assert game.view(0)["capitols"] == [capitol]
        seen.append(capitol)
    assert set(seen) == {"e5", "j8", "l8", "r3"}


def test_one_capitol_is_named() -> None:
    """S-Q1, `capitols` 1: any possible castle; a second one is refused, none is none."""
    for capitol in ("e5", "r3"):
        game = position(
            COURTS, Seat("d5"), Seat("q3"), boxes=CAPITOL, capitols=[capitol], options=ONE
        )
        assert gold(game, "capitols") == ([1, 0] if capitol == "e5" else [0, 1])
        kept(game)
    with pytest.raises(hexholm.SetupError) as error:
        position(COURTS, Seat(), Seat(), boxes=CAPITOL, capitols=["e5", "r3"], options=ONE)
    assert len(str(error.value).splitlines()) == 1
    game = position(COURTS, Seat(), Seat(), boxes=CAPITOL, capitols=[], options=ONE)
    assert not game.to_dict()["setup"].get("capitols")


@pytest.mark.parametrize("capitols", [1, 2])
def test_one_capitol_where_one_is_possible(capitols: int) -> None:
    """S-Q1, `capitols`: with one of the two sections both values mean one."""
    land = Land("G", {"X": "e5 j8"}, places={"b2": "oracle"})
    game = position(land, Seat(), Seat(), boxes=CAPITOL, options={"capitols": capitols})
    assert len(game.to_dict()["setup"]["capitols"]) == 1


def test_two_capitols_are_the_usual_way() -> None:
    """S-Q1, `capitols` 2: the same as saying nothing."""
    setup: dict[str, Any] = {"boxes": [*CAPITOL], "sections": COURTS.sections()}
    for seed in range(5):
        said = hexholm.new_game("kingdom-builder", seed=seed, options={"capitols": 2}, **setup)
        assert said.to_dict() == hexholm.new_game("kingdom-builder", seed=seed, **setup).to_dict()
        assert len(said.view(0)["capitols"]) == 2


def test_no_capitol_without_its_section() -> None:
    """S-Q1: without oracle and harbor there is no capitol, and none without the box."""
    land = Land("G", {"X": "e5"}, places={"b2": "farm"})
    game = position(land, Seat("d5"), Seat(), boxes=CAPITOL)
    assert "capitols" not in game.to_dict()["setup"]
    assert "capitols" not in game.scores()[0]
    game = position(COURTS, Seat("d5"), Seat())
    assert "capitols" not in game.scores()[0]


def test_capitol_on_a_printed_section() -> None:
    """S-Q1: the printed oracle section has its castles on d2 and c8."""
    for seed in range(8):
        sections = ["oracle", "farm", "oasis", "tower"]
        game = hexholm.new_game("kingdom-builder", seed=seed, boxes=[*CAPITOL], sections=sections)
        (capitol,) = game.to_dict()["setup"]["capitols"]
        assert capitol in ("d2", "c8")


# caves: set-up


# Mountains on c5, j3, n15 and o15, on n5 two steps from a castle, on q17 beside a palace, on c17
# beside a silo.
HILLS = Land(
    "G",
    {"M": "c5 j3 n5 n15 o15 q17 c17", "X": "p5", "P": "r18", "O": "b18", "N": "l12"},
    places={"g5": "paddock"},
)


def drawn_caves(**more: Any) -> set[str]:
    """The hexes on which caves come to lie with sixty seeds; one a section where there is room."""
    seen = set()
    for seed in range(60):
        game = hexholm.new_game(
            "kingdom-builder", seed=seed, boxes=[*CAVES], sections=HILLS.sections(), **more
        )
        caves = game.view(0)["caves"]
        assert sorted(game.to_dict()["setup"]["caves"]) == sorted(caves)
        assert len({quarter(h) for h in caves}) == len(caves)
        seen |= set(caves)
    return seen


def mountains_away_from(sites: str) -> set[str]:
    """The mountains of HILLS at least three steps from each of these hexes."""
    return {h for h in HILLS.hexes("M") if all(distance(h, s) >= 3 for s in sites.split())}


def test_cave_distance() -> None:
    """S-Q2, S-Q2c, A-30: at least three steps from every location, castle and nomad hex."""
    far = mountains_away_from("p5 l12 g5")
    assert far == {"c5", "j3", "n15", "o15", "q17", "c17"}
    assert drawn_caves() == far


def test_cave_distance_in_the_first_edition() -> None:
    """S-Q2b: then also from palaces and silos; S-Q2c names them no more."""
    far = mountains_away_from("p5 l12 g5 r18 b18")
    assert far == {"c5", "j3", "n15", "o15"}
    assert drawn_caves(edition=1) == far


def test_cave_with_two_legal_hexes() -> None:
    """W-Q2: a section with exactly two legal mountain hexes."""
    land = Land("G", {"M": "d5 e5 f5 g5", "X": "h5"})
    seen = set()
    for seed in range(40):
        game = hexholm.new_game(
            "kingdom-builder", seed=seed, boxes=[*CAVES], sections=land.sections()
        )
        seen |= set(game.view(0)["caves"])
    assert seen == {"d5", "e5"}


def cave_on(hexname: str, spots: dict[str, str], place: str = "", **more: Any) -> hexholm.Game:
    """A cave is put on the one mountain of a land."""
    land = Land("G", spots | {"M": hexname}, places={place: "farm"} if place else {})
    return position(land, Seat(), Seat(), boxes=CAVES, caves=[hexname], **more)


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(("spots", "place"), [({"X": "e5"}, ""), ({"N": "e5"}, ""), ({}, "e5")])
def test_no_cave_near_a_special_hex(spots: dict[str, str], place: str, edition: int) -> None:
    """S-Q2, S-Q2c, A-30: two steps from castle, nomad or location is too near."""
    with pytest.raises(hexholm.SetupError):
        cave_on("g5", spots, place, edition=edition)
    game = cave_on("h5", spots, place, edition=edition)
    assert game.view(0)["caves"] == ["h5"]


@pytest.mark.parametrize("letter", "PO")
@pytest.mark.parametrize("hexname", ["f5", "g5", "h5"])
def test_cave_near_a_palace_or_a_silo(letter: str, hexname: str) -> None:
    """S-Q2c: palaces and silos are not named; a cave may even touch one."""
    game = cave_on(hexname, {letter: "e5"})
    assert game.view(0)["caves"] == [hexname]
    kept(game)


@pytest.mark.parametrize("letter", "PO")
def test_first_edition_keeps_caves_from_palaces_and_silos(letter: str) -> None:
    """S-Q2b: three steps were needed."""
    with pytest.raises(hexholm.SetupError):
        cave_on("g5", {letter: "e5"}, edition=1)
    assert cave_on("h5", {letter: "e5"}, edition=1).view(0)["caves"] == ["h5"]


@pytest.mark.parametrize("caves", [["d9"], ["c5", "j3"], ["n5"]])
def test_bad_caves_are_refused(caves: list[str]) -> None:
    """S-Q2: on a mountain, one a section."""
    with pytest.raises(hexholm.SetupError):
        position(HILLS, Seat(), Seat(), boxes=CAVES, caves=caves)


def test_caves_of_the_printed_boards() -> None:
    """S-Q2, C-6: at most four caves, on mountains, far enough from locations and castles."""
    for seed in range(20):
        game = hexholm.new_game("kingdom-builder", seed=seed, boxes=[*CAVES])
        caves = game.view(0)["caves"]
        assert len({quarter(h) for h in caves}) == len(caves) <= 4
        for cave in caves:
            for site in game.view(0)["locations"]:
                assert distance(cave, site) >= 3


# caves: the move


HOLES = Land(
    "G",
    {"M": "c5 n15 c9", "W": "o15", "A": "m15", "S": "n14"},
    places={"g5": "paddock", "s19": "farm"},
)


def caving(own: str, other: str = "", **more: Any) -> hexholm.Game:
    """Caves on c5 and n15; seat 0 has the paddock."""
    mine = Seat(own, tiles=HOLES.tiles("g5"))
    return position(HOLES, mine, Seat(other), boxes=CAVES, caves=["c5", "n15"], **more)


def test_cave_move() -> None:
    """Q-caves, Q-caves-b: from a hex beside a cave to any empty buildable one beside any cave."""
    game = caving("d5 m3", "c4")
    assert "caves" in uses(game)
    play(game, "use caves")
    assert acts(game) == {"take d5"}
    play(game, "take d5")
    free = around(["c5", "n15"]) & HOLES.hexes(BUILDABLE) - {"d5", "c4"}
    assert {"m15", "n14"} <= free
    assert offered(game, "put") == free
    assert rule(game, "put m3") is not None
    play(game, "put n14")
    assert houses(game, 0) == {"n14", "m3"}
    assert "caves" not in uses(game)
    assert rule(game, "use caves") == "B-1.2"
    assert game.to_dict()["turn"]["spent"] == ["caves"]
    kept(game)


def test_cave_move_past_warriors_and_walls() -> None:
    """Q-caves, X-warrior, A-48: neither beside a warrior nor onto a wall."""
    land = Land("G", {"M": "c5"})
    game = position(
        land,
        Seat("d5"),
        Seat(warriors=["a5"]),
        boxes=CAVES,
        caves=["c5"],
        state={"walls": ["c4"]},
    )
    play(game, "use caves", "take d5")
    assert offered(game, "put") == neighbours("c5") - {"d5", "c4"} - neighbours("a5")


def test_cave_move_within_one_cave() -> None:
    """Q-caves: the same cave is included, but not the hex it came from (A-06b)."""
    land = Land("G", {"M": "c5"})
    game = position(land, Seat("d5"), Seat(), boxes=CAVES, caves=["c5"])
    play(game, "use caves", "take d5")
    assert offered(game, "put") == neighbours("c5") - {"d5"}


def test_cave_move_needs_a_settlement_there() -> None:
    """Q-caves: without a settlement beside a cave there is no such move."""
    game = caving("m3")
    assert "caves" not in uses(game)
    assert rule(game, "use caves") == "Q-caves"
    game = caving("d9")  # beside a mountain that is no cave
    assert "caves" not in uses(game)


def test_cave_move_before_or_after() -> None:
    """Q-caves, B-1.3: once a turn, before or after the mandatory action, for everybody."""
    game = caving("d5", "m14")
    play(game, "build d4")
    assert rule(game, "use caves") == "B-1.3"
    play(game, "build d3", "build d2")
    assert "caves" in uses(game)
    end_turn(game)
    play(game, "use caves")
    assert acts(game) == {"take m14"}


def test_cave_counts_as_a_mountain() -> None:
    """Q-caves: for Miners, and it is no ground to build on."""
    setup: dict[str, Any] = {"boxes": CAVES, "caves": ["c5", "n15"]}
    assert pays("miners", HOLES, "d5 m3", "d9", **setup) == [1, 1]
    assert rule(caving("d5"), "build c5") == "B-3.2"


def test_cave_is_a_mountain_for_the_station() -> None:
    """Q-caves, H-station: the mountain station may build beside a cave."""
    land = Land("G", {"M": "c5"}, places={"s5": "mountain-station"})
    mine = Seat("m15", tiles=land.tiles("s5"))
    game = position(land, mine, Seat(), boxes=CAVES, caves=["c5"])
    play(game, "use mountain-station")
    assert offered(game, "build") == neighbours("c5")


def test_piece_on_the_cave() -> None:
    """Q-caves-b: a piece standing on a cave hex is not adjacent to that cave."""
    game = caving("c5 m3")
    assert "caves" not in uses(game)


def test_wagon_does_not_use_the_cave() -> None:
    """Q-caves, A-12: only settlements are moved."""
    mine = Seat("m3", wagon="d5")
    game = position(HOLES, mine, Seat(), boxes=CAVES, caves=["c5", "n15"])
    assert "caves" not in uses(game)


def test_wagon_on_the_cave() -> None:
    """Q-caves-b: with a wagon on the cave a settlement beside it still moves."""
    game = position(HOLES, Seat("d5", wagon="c5"), Seat(), boxes=CAVES, caves=["c5", "n15"])
    play(game, "use caves")
    assert acts(game) == {"take d5"}


def test_cave_move_and_another_move() -> None:
    """Q-caves, B-1.2: the settlement may be moved again by a tile in the same turn."""
    game = caving("d5")
    play(game, "use caves", "take d5", "put n16", "use paddock", "take n16", "put p16")
    assert houses(game, 0) == {"p16"}


def test_move_and_then_the_cave() -> None:
    """Q-caves: a settlement that a tile brought to a cave may use it at once."""
    game = caving("f5")
    assert "caves" not in uses(game)
    play(game, "use paddock", "take f5", "put d5", "use caves", "take d5")
    assert "n16" in offered(game, "put")


def test_no_caves_without_the_box() -> None:
    """S-Q2: without the box mountains are just mountains."""
    game = position(HOLES, Seat("d5"), Seat())
    assert uses(game) == set()
    assert "caves" not in game.to_dict()["setup"]


def test_whole_games_with_the_queenies() -> None:
    """S-MIX, C-6: base game with capitol and caves is played to its end and adds up."""
    boxes = ["base", "capitol", "caves"]
    game = hexholm.new_game("kingdom-builder", players=3, seed=4, boxes=boxes)
    for _ in range(300):
        if game.over:
            break
        pass_turn(game)
    assert game.over
    for score in game.scores():
        assert score["total"] == sum(v for k, v in score.items() if k != "total")
    assert seat(game, 0)["supply"] >= 0


# whole games with everything


def pieces(player: dict[str, Any]) -> set[str]:
    """All hexes on which a player has something that counts as a settlement."""
    found = [*player["settlements"], *player.get("warriors", [])]
    found += [player[kind] for kind in ("wagon", "ship") if player.get(kind)]
    if player.get("city_hall"):
        found += [player["city_hall"], *around_any(player["city_hall"])]
    assert len(found) == len(set(found))
    return set(found)


def around_any(hexname: str) -> set[str]:
    """The neighbours of a hex of the board or of the island."""
    return island_neighbours(hexname) if hexname.startswith("i.") else set(neighbours(hexname))


def check_everything(game: hexholm.Game, cards: int) -> None:
    """What must hold at any moment, whatever has been played."""
    data, view = game.to_dict(), game.view(0)
    taken: list[str] = [*data.get("walls", []), *data.get("scouts", [])]
    turn = data["turn"]
    lifted = any(task.get("lifted") for task in turn["tasks"])
    mover = turn.get("seat", data["to_move"])
    for number, player in enumerate(data["players"]):
        taken += pieces(player)
        due = turn.get("due", 0) if number == mover else 0
        stock = player["supply"] + player.get("owed", 0) + due + len(player.get("marks", []))
        assert len(player["settlements"]) + stock + lifted in (40, 41)
        if not turn["tasks"]:
            own = pieces(player)
            for held_tile in player["tiles"]:
                assert around_any(held_tile["from"]) & own, "B-4.5"
    assert len(taken) == len(set(taken)), "B-3.1"
    hands = sum(len(player["hand"]) for player in data["players"])
    piles = sum(data["discards"].values()) + sum(data["removed"].values())
    assert hands + piles + view["deck_size"] == cards
    assert sum(player.get("numbers", 0) for player in data["players"]) <= 18
    rows = [row for player in data["players"] for row in player.get("marks", [])]
    assert len(rows) == len(set(rows))
    sources = [t["from"] for player in data["players"] for t in player["tiles"]]
    sources += [h for player in data["players"] for h in player["lost"]]
    for where, site in view["locations"].items():
        assert sources.count(where) + site["tiles"] == 2


@pytest.mark.parametrize(
    ("preset", "seed"),
    [(name, n) for name in ("marshlands", "harvest", "everything") for n in (1, 2, 3)],
)
def test_random_games_keep_the_count(preset: str, seed: int) -> None:
    """S-MIX, B-3.1, B-4.5, H-cathedral-b, K-mayors: a game of random actions loses nothing."""
    chosen = {"pieces_move_as_settlements": seed != 2, "canoe_own": seed != 2}
    game = hexholm.new_game("kingdom-builder", players=3, seed=seed, preset=preset, options=chosen)
    cards = 25 if preset == "harvest" else 30
    rng = random.Random(seed)
    for number in range(4000):
        if game.over:
            break
        legal = sorted(acts(game))
        assert legal, game.log[-5:]
        game.play(rng.choice(legal))
        check_everything(game, cards)
        if number % 60 == 0:
            kept(game)
    assert game.over
    for player, score in enumerate(game.scores()):
        assert score["total"] == sum(v for k, v in score.items() if k != "total")
        for name, parts in game.contributions(player).items():
            assert sum(part.gold for part in parts) == score[name]
    assert hexholm.replay(game.record()) == game

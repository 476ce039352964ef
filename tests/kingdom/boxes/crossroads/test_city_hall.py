"""The city hall: X-cityhall, A-12b; its part in cards and tasks."""

import pytest

import hexholm
from tests.kingdom.asking import (
    acts,
    bag,
    card,
    end_turn,
    held,
    just,
    kept,
    offered,
    open_hexes,
    paid,
    piece,
    play,
    rule,
    seat,
    uses,
)
from tests.kingdom.builder import BUILDABLE, HARVEST, Land, Seat, position, tile
from tests.kingdom.geometry import ALL_HEXES, around, flower, line, neighbours

HALL = tile("city-hall", "a20")


def land(fill: str = "G", **letters: str) -> Land:
    """A land with the city hall on a20."""
    return Land(fill, {"L": "a20", **letters}, ("", "", "city-hall", ""))


def centres(where: Land, own: set[str], taken: str = "") -> set[str]:
    """All centres whose seven hexes are open and touch an own settlement."""
    free = open_hexes(where, BUILDABLE, taken, " ".join(own))
    beside = around(own)
    return {
        h for h in ALL_HEXES if len(flower(h)) == 7 and flower(h) <= free and flower(h) & beside
    }


def test_city_hall_needs_seven_open_hexes() -> None:
    """X-cityhall, B-3.4: centre and ring empty and buildable, beside an own settlement."""
    where = land(W="g9", C="e12 f12", X="c9")
    game = position(where, Seat("e9", tiles=[HALL]), Seat("f6"))
    expected = centres(where, {"e9"}, "f6")
    assert 0 < len(expected) < len(centres(land(), {"e9"}))
    play(game, "use city-hall")
    assert just(game, "build") == expected


def test_city_hall_any_terrain() -> None:
    """X-cityhall: the seven hexes may be of different buildable terrains."""
    ring = sorted(neighbours("j9"))
    where = land("M", G="j9 h9", **dict(zip("CDFTSA", ring, strict=True)))
    game = position(where, Seat("h9", tiles=[HALL]), Seat())
    play(game, "use city-hall")
    assert just(game, "build") == {"j9"}


def test_city_hall_is_strict() -> None:
    """X-cityhall, B-3.4: without an own settlement beside it it cannot be used."""
    where = land("M", G=" ".join(sorted(flower("j9"))), C="c3 d3 e3")
    game = position(where, Seat("c3", "canyon", [HALL]), Seat("h9"))
    assert "city-hall" not in uses(game)
    assert rule(game, "use city-hall") == "X-cityhall"
    assert "city-hall" not in uses(position(land(), Seat("", tiles=[HALL]), Seat()))


def test_city_hall_stays_on_the_board() -> None:
    """X-cityhall, C-7.4: the whole ring must be on the board."""
    game = position(land(), Seat("a1", tiles=[HALL]), Seat())
    play(game, "use city-hall")
    assert just(game, "build") == centres(land(), {"a1"})
    assert not {h for h in just(game, "build") if len(neighbours(h)) < 6}


def test_city_hall_and_warriors() -> None:
    """X-cityhall, A-13: none of its hexes may be blocked by a warrior."""
    game = position(land(), Seat("e9", tiles=[HALL]), Seat(warriors="h9"))
    play(game, "use city-hall")
    expected = {c for c in centres(land(), {"e9"}) if not flower(c) & flower("h9")}
    assert just(game, "build") == expected
    assert expected


def test_city_hall_and_walls() -> None:
    """X-cityhall, A-48: a wall in the way closes it."""
    game = position(land(), Seat("e9", tiles=[HALL]), Seat(), walls=["g9"])
    play(game, "use city-hall")
    assert just(game, "build") == centres(land(), {"e9"}, "g9")


def test_city_hall_beside_a_piece() -> None:
    """X-cityhall, B-3.6: an own wagon counts as a settlement beside it."""
    game = position(land(), Seat(wagon="e9", tiles=[HALL]), Seat())
    assert just(play(game, "use city-hall"), "build") == centres(land(), {"e9"})


def test_city_hall_is_placed() -> None:
    """X-cityhall, X-pieces: it is not taken from the forty, and occupies seven hexes."""
    game = position(land(), Seat("e9", tiles=[HALL]), Seat("m14"))
    play(game, "use city-hall", "build g9")
    assert piece(game, 0, "city_hall") == "g9"
    assert seat(game, 0)["supply"] == 39
    assert seat(game, 0)["settlements"] == ["e9"]
    own = flower("g9") | {"e9"}
    assert just(game, "build") == around(own) - own
    for hexname in sorted(flower("g9")):
        assert rule(game, f"build {hexname}") == "B-3.1"
    drawn = [p for p in game.view(0)["players"][0]["pieces"] if p["kind"] == "city-hall"]
    assert [set(p["hexes"]) for p in drawn] == [flower("g9")]
    kept(game)


def test_city_hall_once_a_game() -> None:
    """X-cityhall: once placed it is not placed again, in this turn or a later one."""
    game = position(land(), Seat("e9", tiles=[HALL]), Seat("m14"))
    play(game, "use city-hall", "build g9")
    assert "city-hall" not in uses(game)
    end_turn(game)
    end_turn(game)
    assert game.player == 0
    assert "city-hall" not in uses(game)
    assert rule(game, "use city-hall") is not None


def test_city_hall_takes_every_tile_it_touches() -> None:
    """A-12b, B-4.1, N-1: locations, nomads and treasures around its ring."""
    where = Land(
        "G", {"L": "a20 e9", "K": "g7", "N": "i9 h11"}, ("farm,oasis", "", "city-hall", "")
    )
    ring = flower("g9")
    assert not ring & {"e9", "g7", "i9", "h11"}
    assert all(neighbours(h) & ring for h in ("e9", "g7", "i9", "h11"))
    nomads = {"i9": "sword", "h11": "treasure"}
    game = position(where, Seat("e10 b20", tiles=[HALL]), Seat(), nomads=nomads)
    play(game, "use city-hall", "build g9")
    assert held(game, 0) == {("city-hall", "a20"), ("farm", "e9"), ("oasis", "g7")}
    assert bag(game, 0) == ["sword"]
    assert seat(game, 0)["gold"] == 3


def test_city_hall_keeps_tiles() -> None:
    """A-12, B-4.5: a tile stays while a hex of the city hall is adjacent."""
    where = Land("G", {"L": "a20 e9 s9"}, ("farm", "paddock", "city-hall", ""))
    tiles = [tile("farm", "e9"), tile("paddock", "s9")]
    game = position(where, Seat("d9 r9", tiles=tiles, city_hall="g9"), Seat())
    play(game, "use paddock", "take d9", "put b9")
    assert held(game, 0) == {("farm", "e9"), ("paddock", "s9")}


def test_city_hall_fills_the_card_terrain() -> None:
    """A-02b: its seven hexes may be the last of the card's terrain."""
    where = land("M", G=" ".join(sorted(flower("j9"))), C="h9 c3 d3 e3")
    mine = Seat("h9", "grass", [HALL])
    game = position(where, mine, Seat(hand="desert"), deck={"canyon": 3})
    play(game, "use city-hall", "build j9")
    assert card(game, 0) == "canyon"
    assert just(game, "build") == {"c3", "d3", "e3"}


def test_city_hall_and_mayors() -> None:
    """A-12b, K-mayors: with one settlement its three hexes make four in a row."""
    cards = ("mayors", "hermits", "miners")
    game = position(land(), Seat("e9", tiles=[HALL]), Seat(), cards=cards, boxes=HARVEST)
    play(game, "use city-hall", "build g9")
    assert seat(game, 0)["marks"] == ["9"]
    assert seat(game, 0)["supply"] == 38
    assert paid(game, "mayors") == [4, 0]


def test_city_hall_and_rovers() -> None:
    """A-12b, K-rovers: it counts as built in every section where a hex of it lies."""
    cards = ("rovers", "hermits", "miners")
    game = position(land(), Seat("h9", tiles=[HALL]), Seat(), cards=cards, boxes=HARVEST)
    play(game, "use city-hall", "build j9")  # k9 lies in the top right section
    assert paid(game, "rovers") == [2, 0]


def scored(where: Land, name: str, *seats: Seat) -> list[int]:
    """What one card pays."""
    others = [other for other in ("hermits", "knights", "miners") if other != name]
    cards = [name, *others[:2]]
    options = {"lords_need_settlement": True}
    return paid(position(where, *seats, cards=cards, options=options), name)


def test_city_hall_counts_as_seven() -> None:
    """X-cityhall, X-pieces: seven settlements for the Kingdom Builder cards."""
    plain = land()
    assert scored(plain, "citizens", Seat(city_hall="g9"), Seat()) == [3, 0]
    assert scored(plain, "citizens", Seat("e9", city_hall="g9"), Seat()) == [4, 0]
    assert scored(plain, "hermits", Seat("e9 a1", city_hall="g9"), Seat()) == [2, 0]
    assert scored(plain, "discoverers", Seat(city_hall="g9"), Seat()) == [3, 0]
    assert scored(plain, "knights", Seat("a9", city_hall="g9"), Seat()) == [8, 0]
    lake = land(W="e9")  # touches f9 only
    assert len(neighbours("e9") & flower("g9")) == 1
    assert scored(lake, "fishermen", Seat(city_hall="g9"), Seat()) == [1, 0]


def test_city_hall_and_lords() -> None:
    """X-cityhall, K-lords: its hexes count in the section where each of them lies."""
    hall = flower("j9")  # k9 lies in the top right section, the six others top left
    assert {h for h in hall if h[0] > "j"} == {"k9"}
    six = "a1 c1 e1 g1 i1 a3"
    assert scored(land(), "lords", Seat(city_hall="j9"), Seat(six)) == [24, 12]
    assert scored(land(), "lords", Seat(city_hall="j9"), Seat(f"{six} c3")) == [18, 12]


def test_city_hall_beside_a_castle() -> None:
    """B-5, X-cityhall: a castle beside it pays three gold once."""
    game = position(land(X="e9"), Seat(city_hall="g9"), Seat())
    assert paid(game, "castles") == [3, 0]


TOWN = ("crossroads", "base", "base", "base")


def tasked(where: Land, name: str, *seats: Seat) -> hexholm.Game:
    """A game with one task."""
    return position(Land(where.fill, where.spots, where.locations, TOWN), *seats, tasks=[name])


def test_city_hall_and_fortress() -> None:
    """X-cityhall, T-fortress: its centre has own settlements on all six neighbours."""
    assert paid(tasked(land(), "fortress", Seat(city_hall="g9"), Seat()), "fortress") == [6, 0]


def test_city_hall_and_home_country() -> None:
    """X-cityhall, T-home: a terrain area covered by it and by settlements is a home country."""
    where = land("M", G=" ".join(sorted(flower("g9") | {"e9"})))
    game = tasked(where, "home-country", Seat(city_hall="g9"), Seat())
    assert paid(game, "home-country") == [0, 0]
    game = tasked(where, "home-country", Seat("e9", city_hall="g9"), Seat())
    assert paid(game, "home-country") == [5, 0]


@pytest.mark.parametrize("direction", ["ne", "se"])
def test_city_hall_and_road(direction: str) -> None:
    """X-cityhall, T-road: three of its hexes are part of a diagonal of seven."""
    back = {"ne": "sw", "se": "nw"}[direction]
    through = [*line("j9", direction, 4), *line("j9", back, 4)]
    rest = " ".join(set(through) - flower("j9"))
    game = tasked(land(), "road", Seat(rest, city_hall="j9"), Seat())
    assert paid(game, "road") == [7, 0]


def test_city_hall_serves_a_village_and_a_tavern() -> None:
    """A-12, L-tavern: the row through its centre is a line of three."""
    where = Land("G", {"L": "a20"}, ("", "", "tavern", ""))
    game = position(where, Seat(city_hall="g9", tiles=[tile("tavern", "a20")]), Seat())
    play(game, "use tavern")
    ends = set()
    for direction, back in (("e", "w"), ("ne", "sw"), ("se", "nw")):
        ends |= {line("g9", direction, 3)[2], line("g9", back, 3)[2]}
    assert just(game, "build") == ends
    assert "end" not in acts(game)
    assert offered(game, "build") == ends

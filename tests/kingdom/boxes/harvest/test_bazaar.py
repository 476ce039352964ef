"""The bazaar: one location action of this turn once more. H-bazaar, A-23, A-23c."""

from typing import Any

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
    supply,
    uses,
)
from tests.kingdom.builder import Land, Seat, position, tile
from tests.kingdom.geometry import around, neighbours


def town(name: str, spots: dict[str, str] | None = None, fill: str = "G", extra: str = "") -> Land:
    """A bazaar on j10, another location on k10, a third one perhaps on k11."""
    places = {"j10": "bazaar", "k10": name} | ({"k11": extra} if extra else {})
    return Land(fill, spots or {}, places=places)


def start(
    land: Land, own: str, hand: str = "grass", edition: int = hexholm.game.EDITION, **more: Any
) -> hexholm.Game:
    """Seat 0 holds a ready tile from every location hex of the land."""
    tiles = land.tiles(" ".join(land.places))
    return position(land, Seat(own, hand, tiles, **more), Seat("r18"), edition=edition)


def test_bazaar_repeats_a_used_action() -> None:
    """H-bazaar: a location action used this turn is used a second time."""
    land = town("oasis", {"D": "c4 d4 e4 f4"})
    game = start(land, "c5")
    assert uses(game) == {"oasis"}
    assert rule(game, "use bazaar") == "H-bazaar"
    play(game, "use oasis", "build c4")
    assert uses(game) == {"bazaar"}
    play(game, "use bazaar")
    assert acts(game) == {"choose oasis"}
    play(game, "choose oasis")
    assert acts(game) == {"build d4"}
    kept(game)
    play(game, "build d4")
    assert uses(game) == set()
    assert rule(game, "use bazaar") == "B-1.2"
    assert houses(game, 0) == {"c5", "c4", "d4"}


def test_bazaar_after_the_mandatory_action() -> None:
    """H-bazaar, B-1.2, B-1.3: once before and once after, never between the mandatory builds."""
    land = town("oasis", {"D": "c4 d4 e4 f4"})
    game = start(land, "c5")
    play(game, "use oasis", "build c4", "build d5")
    assert uses(game) == set()
    assert rule(game, "use bazaar") == "B-1.3"
    play(game, "build e5", "build f5")
    assert acts(game) == {"use bazaar", "end"}
    play(game, "use bazaar", "choose oasis")
    assert acts(game) == all_of("build", {"d4", "e4", "f4"})


def test_bazaar_chooses_among_the_used() -> None:
    """H-bazaar: any of the location actions used this turn, not an unused one."""
    land = town("oasis", {"D": "c4 d4 e4 f4"}, extra="paddock")
    game = start(land, "c5 h18")
    play(game, "use paddock", "take h18", "put j18", "use bazaar")
    assert acts(game) == {"choose paddock"}
    game = start(land, "c5 h18")
    play(game, "use paddock", "take h18", "put j18", "use oasis", "build c4", "use bazaar")
    assert acts(game) == {"choose paddock", "choose oasis"}
    play(game, "choose paddock", "take j18")
    assert "h18" in offered(game, "put")


def test_bazaar_needs_something_to_do() -> None:
    """H-bazaar: an action that can do nothing any more is not repeated."""
    game = start(town("oasis", {"D": "c4"}), "c5")
    play(game, "use oasis", "build c4")
    assert uses(game) == set()


def test_bazaar_not_the_farmland_action() -> None:
    """H-bazaar: the farmland action is not repeated."""
    game = start(town("oasis", {"A": "c4 d4 e4"}), "c5")
    play(game, "use farmland", "build c4")
    assert uses(game) == set()
    assert rule(game, "use bazaar") == "H-bazaar"


def test_bazaar_not_a_nomad_tile() -> None:
    """H-bazaar: nor a nomad tile."""
    game = start(town("oasis", {"T": "c4 d4 e4 f4 g4"}), "c5", nomads="donation-forest")
    play(game, "use donation", "build c4", "build d4", "build e4")
    assert uses(game) == set()


def test_bazaar_not_the_caves() -> None:
    """H-bazaar: the cave move belongs to no location tile."""
    land = town("oasis", {"M": "c5 n15"})
    tiles = land.tiles("j10")
    game = position(
        land, Seat("d5", tiles=tiles), Seat(), boxes=("base", "caves"), caves=["c5", "n15"]
    )
    play(game, "use caves", "take d5", "put n14")
    assert uses(game) == set()


def test_bazaar_not_a_bonus_action() -> None:
    """A-23: the bonus actions of Marshlands are not repeated, the refuge itself is."""
    land = Land("G", places={"j10": "bazaar", "c3": "refuge", "c8": "refuge"})
    game = start(land, "d3 d8 p15")
    play(game, "use refuge-bonus", "take p15", "put p16")
    assert uses(game) == {"refuge"}
    play(game, "use refuge", "take p16", "put p17", "use bazaar")
    assert acts(game) == {"choose refuge"}


def test_bazaar_not_the_canoe() -> None:
    """A-23: the canoe isn't an action of the player's own turn, nor its bonus one of a tile."""
    land = Land("G", {"W": "c4 d4 e4"}, places={"j10": "bazaar", "k10": "canoe", "k9": "canoe"})
    game = start(land, "c5")
    assert uses(game) == {"canoe-bonus"}
    play(game, "use canoe-bonus", "build c4")
    assert uses(game) == set()


def test_bazaar_not_the_bazaar() -> None:
    """A-23: a second bazaar does not repeat the first."""
    places = {"j10": "bazaar", "j9": "bazaar", "k9": "oasis"}
    land = Land("G", {"D": "c4 d4 e4 f4 g4"}, places=places)
    game = start(land, "c5")
    play(game, "use oasis", "build c4", "use bazaar", "choose oasis", "build d4")
    assert acts(play(game, "use bazaar")) == {"choose oasis"}


def test_bazaar_not_a_lost_tile() -> None:
    """A-23: only an action of a tile one still holds."""
    game = position(
        Land("G", places={"c3": "bazaar", "k10": "paddock"}),
        Seat("d3 l10", tiles=[tile("bazaar", "c3"), tile("paddock", "k10")]),
        Seat(),
    )
    play(game, "use paddock", "take l10", "put n10")
    assert held(game, 0) == {("bazaar", "c3")}
    assert uses(game) == set()


def test_bazaar_taken_this_turn() -> None:
    """B-4.2, A-23: a bazaar taken this turn waits for the next."""
    land = town("oasis", {"D": "c4 d4 e4 f4"})
    tiles = [*land.tiles("k10"), tile("bazaar", "j10", ready=False, new=True)]
    game = position(land, Seat("c5", tiles=tiles), Seat())
    play(game, "use oasis", "build c4")
    assert uses(game) == set()
    assert rule(game, "use bazaar") == "B-4.2"


# what it does with the pieces of other boxes


def test_bazaar_and_barracks() -> None:
    """H-bazaar, X-warrior: the second warrior may follow in the same turn, but no third."""
    game = start(town("barracks"), "c5")
    play(game, "use barracks", "build d5", "use bazaar", "choose barracks")
    assert "take d5" in acts(game)
    assert offered(game, "build") == around(["c5"]) - around(["d5"]) - {"d5"}
    play(game, "build b5")
    assert set(seat(game, 0)["warriors"]) == {"d5", "b5"}
    assert uses(game) == set()


def test_bazaar_gives_no_third_warrior() -> None:
    """H-bazaar: with both warriors on the board the repetition can only take one back."""
    game = start(town("barracks"), "c5", warriors=["m15"])
    play(game, "use barracks", "build d5", "use bazaar", "choose barracks")
    assert acts(game) == {"take m15", "take d5"}


def test_bazaar_moves_a_warrior_over() -> None:
    """H-bazaar: taken back and placed again in one turn."""
    game = start(town("barracks"), "c5", warriors=["m15"])
    play(game, "use barracks", "take m15", "use bazaar", "choose barracks", "build d5")
    assert seat(game, 0)["warriors"] == ["d5"]


def test_bazaar_and_wagon() -> None:
    """H-bazaar, X-wagon: placed and then moved in one turn; there is one wagon only."""
    game = start(town("wagon"), "c5")
    play(game, "use wagon", "build d5", "use bazaar", "choose wagon")
    assert acts(game) == all_of("put", neighbours("d5") - {"c5"}) | {"take d5"}
    play(game, "put e5", "put f5", "put g5")
    assert seat(game, 0)["wagon"] == "g5"
    assert uses(game) == set()
    assert supply(game, 0) == 39


def test_bazaar_moves_the_wagon_six_steps() -> None:
    """H-bazaar, X-wagon: three steps and three more."""
    game = start(town("wagon"), "c5", wagon="d5")
    play(game, "use wagon", "put e5", "put f5", "put g5")
    play(game, "use bazaar", "choose wagon", "put h5", "put i5", "put j5")
    assert seat(game, 0)["wagon"] == "j5"


def test_bazaar_and_lighthouse() -> None:
    """H-bazaar, X-ship: the ship is taken back and placed again."""
    land = town("lighthouse", {"W": "d5 e5 p15"})
    game = start(land, "c5", ship="p15")
    play(game, "use lighthouse", "take p15", "use bazaar", "choose lighthouse")
    assert acts(game) == {"build d5"}
    play(game, "build d5")
    assert seat(game, 0)["ship"] == "d5"


def test_bazaar_and_scout_cabin() -> None:
    """H-bazaar, A-38, A-42: the two scouts are placed again; there are never more than two."""
    game = start(town("scout-cabin"), "c5")
    play(game, "use scout-cabin", "build d5", "build e5")
    play(game, "use bazaar", "choose scout-cabin", "build b5", "build a5")
    assert set(game.to_dict()["scouts"]) == {"b5", "a5"}
    assert {"d5"} <= offered(game, "build")
    assert uses(game) == set()


def test_bazaar_and_cathedral() -> None:
    """A-23, H-bazaar: taking and building, or building twice; H-bazaar-b forbids taking twice."""
    land = town("cathedral")
    game = start(land, "c5", numbers=1)
    play(game, "use cathedral", "choose number", "use bazaar", "choose cathedral")
    play(game, "build d5", "build e5")
    assert seat(game, 0).get("numbers", 0) == 0
    game = start(land, "c5", numbers=2)
    play(game, "use cathedral", "build d5", "end", "use bazaar", "choose cathedral", "build e5")
    assert seat(game, 0).get("numbers", 0) == 0
    assert houses(game, 0) == {"c5", "d5", "e5"}


def test_first_edition_takes_two_number_tiles() -> None:
    """A-23: before H-bazaar-b the repetition could take a second one."""
    game = start(town("cathedral"), "c5", edition=1, numbers=1)
    play(game, "use cathedral", "choose number", "use bazaar", "choose cathedral", "choose number")
    assert seat(game, 0)["numbers"] == 3


def test_bazaar_and_temple() -> None:
    """H-bazaar, M-temple: two settlements go onto the temple; the next turn has five builds."""
    game = start(town("temple"), "c5 m15 m17")
    play(game, "use temple", "take m15", "use bazaar", "choose temple", "take m17")
    assert seat(game, 0)["owed"] == 2
    assert supply(game, 0) == 37
    pass_turn(game)
    pass_turn(game)
    builds = 0
    while "end" not in acts(game):
        play(game, min(a for a in acts(game) if a.startswith("build ")))
        builds += 1
    assert builds == 5


def test_first_edition_does_not_repeat_the_city_hall() -> None:
    """H-bazaar, X-cityhall: before H-bazaar-b (test_bazaar_again.py) it stayed where it was."""
    game = start(town("city-hall"), "c5", edition=1)
    play(game, "use city-hall")
    play(game, min(acts(game)))
    assert uses(game) == set()


def test_bazaar_and_quarry() -> None:
    """H-bazaar, N-quarry: two more walls."""
    game = start(town("quarry"), "c5")
    play(game, "use quarry", "build d5", "build b5", "use bazaar", "choose quarry")
    assert acts(game) == all_of("build", neighbours("c5") - {"d5", "b5"})
    play(game, "build c4", "end")
    assert set(game.to_dict()["walls"]) == {"d5", "b5", "c4"}


# crossroads


def test_bazaar_and_crossroads() -> None:
    """A-23c: one more card is drawn at the end of that turn; no further click is needed."""
    game = start(town("crossroads"), "c5", "grass grass")
    assert uses(game) == {"bazaar"}
    play(game, "use bazaar")
    assert acts(game) == {"choose crossroads"}
    play(game, "choose crossroads")
    assert game.to_dict()["turn"]["extra_cards"] == 1
    kept(game)
    pass_turn(game)
    assert len(seat(game, 0)["hand"]) == 3
    kept(game)


def test_bazaar_not_used_on_the_crossroads() -> None:
    """A-23c, X-crossroads: without the bazaar two cards are drawn."""
    game = start(town("crossroads"), "c5", "grass grass")
    pass_turn(game)
    assert len(seat(game, 0)["hand"]) == 2


def test_bazaar_after_the_mandatory_action_for_the_crossroads() -> None:
    """A-23c: also after the mandatory action."""
    game = start(town("crossroads"), "c5", "grass grass")
    play(game, "build d5", "build e5", "build f5")
    assert acts(game) == {"use bazaar", "end"}
    play(game, "use bazaar", "choose crossroads", "end")
    assert len(seat(game, 0)["hand"]) == 3


def test_bazaar_only_for_that_turn() -> None:
    """A-23c: the turn after, two cards are drawn again and three discarded."""
    land = town("crossroads")
    game = start(land, "c5", "grass grass grass")
    pass_turn(game)
    assert game.to_dict()["discards"]["grass"] == 3
    assert len(seat(game, 0)["hand"]) == 2


def test_bazaar_not_for_a_new_crossroads() -> None:
    """A-23: a crossroads taken this turn is not repeated."""
    land = town("crossroads")
    tiles = [*land.tiles("j10"), tile("crossroads", "k10", ready=False, new=True)]
    game = position(land, Seat("c5", tiles=tiles), Seat())
    assert uses(game) == set()


def test_bazaar_and_fort() -> None:
    """H-bazaar, X-fort: a second card is drawn for the repetition, both are discarded."""
    land = town("fort")
    mine = Seat("c5", "grass", land.tiles("j10 k10"))
    game = position(land, mine, Seat("r18", "grass"), deck={"grass": 3})
    play(game, "use fort", "build d5", "use bazaar")
    assert acts(game) == {"choose fort"}
    play(game, "choose fort", "build e5")
    assert houses(game, 0) == {"c5", "d5", "e5"}
    assert count(game, "discards") == {"grass": 2}


def test_bazaar_with_two_equal_tiles() -> None:
    """H-bazaar, B-4.4: two paddocks and the bazaar move three times."""
    land = Land("G", places={"j10": "bazaar", "k10": "paddock", "k9": "paddock"})
    game = start(land, "c18")
    play(game, "use paddock", "take c18", "put e18", "use paddock", "take e18", "put g18")
    play(game, "use bazaar", "choose paddock", "take g18", "put i18")
    assert houses(game, 0) == {"i18"}
    assert uses(game) == set()

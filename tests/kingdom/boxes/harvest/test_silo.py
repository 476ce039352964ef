"""The silo step after the last turn: H-silo, A-22, A-22b, B-6.3."""

from collections.abc import Sequence
from typing import Any

import hexholm
from tests.kingdom.asking import (
    acts,
    all_of,
    earned,
    gold,
    houses,
    kept,
    pass_turn,
    play,
    rule,
    seat,
    supply,
)
from tests.kingdom.builder import Land, Seat, position
from tests.kingdom.geometry import around, neighbours

# Silos on e5 and p15, a castle on j5 (touched by i5), swamp and farmland among the grass.
SILOS = Land("G", {"O": "e5 p15", "X": "j5", "S": "g4", "A": "g6", "W": "h7"})
HARVEST = ("base", "harvest")
PLAIN = ("citizens", "hermits", "knights")


def last_turn(*players: dict[str, Any], cards: Sequence[str] = PLAIN, **more: Any) -> hexholm.Game:
    """The game just after the last turn: the silo step begins, or the game is over."""
    game = position(
        SILOS,
        *({"supply": 0} | player for player in players),
        to_move=len(players) - 1,
        last_round=True,
        turn={"left": 0, "begun": True, "built": True},
        cards=cards,
        boxes=HARVEST,
        **more,
    )
    return play(game, "end")


def test_silo_comes_after_the_last_turn() -> None:
    """B-6.3, H-silo: the step comes after the last turn and before the game is over."""
    game = last_turn(Seat("f5", supply=5), Seat("m3"))
    assert not game.over
    assert game.player == 0
    assert game.to_dict()["silo_step"] is True
    kept(game)
    play(game, "end")
    assert game.over


def test_no_silo_no_step() -> None:
    """H-silo: without a settlement beside a silo the game is over at once."""
    game = last_turn(Seat("g5", supply=5), Seat("m3"))
    assert game.over


def test_not_before_the_last_turn() -> None:
    """B-6.3: in the middle of the game a silo does nothing."""
    game = position(SILOS, Seat("f5"), Seat("m3"), boxes=HARVEST)
    pass_turn(game)
    assert game.player == 1
    pass_turn(game)
    assert "silo_step" not in game.to_dict()


def test_silo_is_not_buildable() -> None:
    """H-silo, B-3.2: a silo hex is special."""
    game = position(SILOS, Seat("f5"), Seat("m3"), boxes=HARVEST)
    assert rule(game, "build e5") == "B-3.2"


def test_silo_builds_three() -> None:
    """H-silo, B-3.4: up to three on any buildable hex beside an own settlement, or fewer."""
    game = last_turn(Seat("f5", supply=5), Seat("m3"))
    free = neighbours("f5") - {"e5"}
    # a lone settlement cannot be moved: nothing would be left for it to stand beside
    assert acts(game) == all_of("build", free) | {"end"}
    play(game, "build g5")
    own = {"f5", "g5"}
    assert {"g4", "g6"} <= around(own)
    assert acts(game) == all_of("build", around(own) - own - {"e5"}) | {"end"}
    play(game, "build h5")
    own.add("h5")
    assert acts(game) == all_of("build", around(own) - own - {"e5"}) | {"end"}
    play(game, "build i5")
    assert game.over
    assert supply(game, 0) == 2
    assert gold(game, "castles") == [3, 0]


def test_silo_is_strict() -> None:
    """H-silo, B-3.4: a hex beside no own settlement is not legal, nor water."""
    game = last_turn(Seat("f5 i7", supply=5), Seat("m3"))
    assert rule(game, "build m15") == "H-silo"
    assert rule(game, "build h7") == "B-3.2"


def test_silo_moves_three() -> None:
    """H-silo, W-H2: one settlement at a silo moves any three settlements, next to a castle."""
    game = last_turn(Seat("f5 h5 b18 c18 d18"), Seat("m3"))
    assert acts(game) == all_of("take", "f5 h5 b18 c18 d18".split()) | {"end"}
    play(game, "take b18")
    rest = {"f5", "h5", "c18", "d18"}
    blocked = rest | {"e5", "b18"}
    assert acts(game) == all_of("put", around(rest) - blocked)
    play(game, "put i5", "take c18", "put i6")
    assert game.player == 0
    play(game, "take f5", "put h6")  # the settlement at the silo too
    assert game.over
    assert houses(game, 0) == {"h5", "i5", "i6", "h6", "d18"}
    assert gold(game, "castles") == [3, 0]


def test_silo_no_mixture() -> None:
    """H-silo: either building or moving."""
    game = last_turn(Seat("f5 g5", supply=5), Seat("m3"))
    assert "take g5" in acts(game)
    assert "build h5" in acts(game)
    built = play(game.copy(), "build h5")
    assert not any(a.startswith("take ") for a in acts(built))
    moved = play(game.copy(), "take g5", "put f6")
    assert not any(a.startswith("build ") for a in acts(moved))
    assert "end" in acts(moved)


def test_silo_with_an_empty_supply() -> None:
    """H-silo: without settlements in the supply only moves are left."""
    game = last_turn(Seat("f5 g5"), Seat("m3"))
    assert acts(game) == {"take f5", "take g5", "end"}


def test_silo_move_ends_elsewhere() -> None:
    """H-silo, A-06b: the lifted piece gives no adjacency and does not go back."""
    game = last_turn(Seat("f5 g5"), Seat("m3"))
    play(game, "take g5")
    assert acts(game) == all_of("put", neighbours("f5") - {"e5", "g5"})


def test_order_of_the_players() -> None:
    """A-22, A-22b, H-silo: from the start player on, each player in turn."""
    game = last_turn(Seat("f5", supply=3), Seat("m3", supply=3), Seat("d5", supply=3))
    assert game.player == 0
    play(game, "end")
    assert game.player == 2
    play(game, "end")
    assert game.over


def test_each_player_does_all_silos_first() -> None:
    """A-22, A-22b: a player with two silos acts twice before the next player."""
    game = last_turn(Seat("f5 q15", supply=9), Seat("d5", supply=9))
    play(game, "build g5", "end")
    assert game.player == 0
    # the second silo is a new choice: moving is open again
    assert "take g5" in acts(game)
    play(game, "take g5", "put f6", "end")
    assert game.player == 1
    play(game, "end")
    assert game.over


def test_six_builds_with_two_silos() -> None:
    """H-silo, A-22: two silos give three builds each."""
    game = last_turn(Seat("f5 q15", supply=9), Seat("m3"))
    for number in range(6):
        assert game.player == 0
        play(game, min(a for a in acts(game) if a.startswith("build ")))
        assert supply(game, 0) == 8 - number
    assert game.over


def test_one_silo_counts_once() -> None:
    """H-silo: several settlements beside one silo give one action."""
    game = last_turn(Seat("f5 d5 e4", supply=9), Seat("m3"))
    play(game, "end")
    assert game.over


def test_silos_are_counted_before_anyone_acts() -> None:
    """A-22b: reaching a second silo in the step gives no second action."""
    game = last_turn(Seat("f5 r15", supply=9), Seat("m3"))
    play(game, "build q15", "end")
    assert game.over


def test_leaving_the_silo_keeps_the_count() -> None:
    """A-22b: with both silos counted, moving away from one does not cost its action."""
    game = last_turn(Seat("f5 g5 q15 r15"), Seat("m3"))
    play(game, "take q15", "put s15", "end")
    assert game.player == 0
    play(game, "take f5", "put h5", "end")
    assert game.over


def test_a_neighbour_cannot_take_the_silo_away() -> None:
    """A-22b: seat 1 was counted before seat 0 acted, and seat 0's builds do not matter."""
    game = last_turn(Seat("f5", supply=3), Seat("d5", supply=3))
    play(game, "build e4", "build d4", "end")
    assert game.player == 1
    free = neighbours("d5") - {"e5", "d4"}
    assert acts(game) == all_of("build", free) | {"end"}


def test_player_without_a_possible_action() -> None:
    """H-silo: whoever can neither build nor move is passed over."""
    game = last_turn(Seat("f5"), Seat("d5", supply=1))
    assert game.player == 1


def test_silo_step_marks_rows() -> None:
    """A-22, K-mayors: Mayors marks may still be made."""
    cards = ("mayors", "citizens", "hermits")
    game = last_turn(Seat("f5 m5 p5", supply=5), Seat("m3"), cards=cards)
    play(game, "build g5")
    assert seat(game, 0)["marks"] == ["5"]
    assert supply(game, 0) == 3
    assert gold(game, "mayors") == [4, 0]
    kept(game)
    play(game, "build h5", "build i5")
    assert game.over
    assert gold(game, "castles") == [3, 0]


def test_silo_move_marks_a_row() -> None:
    """A-22, A-33b: a move of the step marks too."""
    cards = ("mayors", "citizens", "hermits")
    game = last_turn(Seat("f5 m5 p5 f8 g8", supply=5), Seat("m3"), cards=cards)
    play(game, "take g8", "put g5")
    assert seat(game, 0)["marks"] == ["5"]
    assert supply(game, 0) == 4


def test_rovers_do_not_pay_in_the_step() -> None:
    """A-22, A-22b: neither Rovers nor red cards pay in the silo step."""
    cards = ("rovers", "ambassadors", "shepherds")
    boxes = ("base", "harvest", "nomads")
    game = position(
        SILOS,
        Seat("f5", supply=3),
        Seat("h5", supply=0),
        to_move=1,
        last_round=True,
        cards=cards,
        boxes=boxes,
    )
    play(game, "end")
    assert game.player == 0
    play(game, "build g5", "end")  # beside h5's owner
    assert game.over
    assert earned(game, 0) == 0


def test_silo_is_counted_by_the_end_position() -> None:
    """H-silo, B-6.3: cards are scored after the step."""
    cards = ("citizens", "hermits", "knights")
    game = last_turn(Seat("f5", supply=3), Seat("m3"), cards=cards)
    play(game, "build g5", "build h5", "build i5")
    assert game.over
    assert gold(game, "citizens") == [2, 0]
    assert gold(game, "knights")[0] == 8
    assert game.winners == [0]


def test_save_in_the_middle_of_the_step() -> None:
    """H-silo: a game saved inside a silo action goes on there."""
    game = last_turn(Seat("f5 g5 q15", supply=5), Seat("d5", supply=2))
    play(game, "take g5")
    kept(game)
    again = kept(play(game, "put f6"))
    assert play(again, "end").player == 0


def test_wagon_at_a_silo() -> None:
    """H-silo, A-12: a wagon beside the silo counts as a settlement, but is not moved."""
    game = last_turn(Seat("b18 c18", wagon="f5"), Seat("m3"))
    assert acts(game) == {"take b18", "take c18", "end"}
    play(game, "take b18")
    rest = {"c18", "f5"}
    assert acts(game) == all_of("put", around(rest) - rest - {"e5", "b18"})


def test_warrior_blocks_in_the_silo_step() -> None:
    """H-silo, X-warrior: hexes beside a warrior stay closed."""
    game = last_turn(Seat("f5", supply=3), Seat("m3", warriors=["h5"]))
    free = neighbours("f5") - {"e5"} - neighbours("h5")
    assert "g5" not in free
    assert acts(game) == all_of("build", free) | {"end"}


def test_what_the_view_asks() -> None:
    """H-silo: everybody sees whose silo it is and how many pieces are left."""
    game = play(last_turn(Seat("f5", supply=5), Seat("m3")), "build g5")
    asks = game.view(1)["asks"]
    assert (asks["kind"], asks["by"], asks["seat"], asks["left"]) == ("silo", "silo", 0, 2)


def test_no_location_tile_in_the_step() -> None:
    """A-22: location tiles do not matter any more, so no canoe wakes either."""
    spots = {"O": "e5", "W": "m15 n15"}
    land = Land("G", spots, places={"h5": "farm", "t20": "canoe"})
    theirs = Seat("m14", tiles=land.tiles("t20"), supply=3, lost="h5")
    game = position(
        land,
        Seat("f5", supply=3),
        theirs,
        to_move=1,
        last_round=True,
        turn={"left": 0, "begun": True, "built": True},
        boxes=HARVEST,
    )
    play(game, "end", "build g5")
    assert game.player == 0
    play(game, "build g6", "build g7")
    assert game.over

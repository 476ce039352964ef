"""Castles, the end of the game and the final scoring: B-5, B-6, B-7."""

import pytest

import hexholm
from tests.kingdom.asking import acts, end_turn, gold, held, play, seat
from tests.kingdom.builder import Land, Seat, position, tile

PLAIN = Land("G")
CASTLES = Land("G", {"X": "c3 n4 q15"})
SITES = Land("G", {"L": "j10 t20"}, ("farm", "", "", "paddock"))
FARM, PADDOCK = tile("farm", "j10"), tile("paddock", "t20")


def state(game: hexholm.Game) -> tuple[int | None, bool, bool]:
    """Who moves, whether this is the last round, whether the game is over."""
    return game.player, game.to_dict()["last_round"], game.over


def test_castle() -> None:
    """B-5: three gold for each castle with an own settlement beside it."""
    game = position(CASTLES, Seat("b3 m4 e9"), Seat("d3"), Seat("e3"))
    assert gold(game, "castles") == [6, 3, 0]


def test_castle_pays_once() -> None:
    """B-5, W-B5: several own settlements beside one castle give three gold together."""
    game = position(CASTLES, Seat("b3 d3 c2 b4"), Seat("c4"))
    assert gold(game, "castles") == [3, 3]
    parts = game.contributions(0)["castles"]
    assert sum(part.gold for part in parts) == 3


def test_location_is_no_castle() -> None:
    """B-5: a location hex gives no gold."""
    assert gold(position(SITES, Seat("i10"), Seat()), "castles") == [0, 0]


@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_round_is_finished(trigger: int) -> None:
    """B-6.1: after the last settlement the round goes on to the seat before the start player."""
    seats = [Seat(h, supply=3 if n == trigger else 9) for n, h in enumerate(("c3", "l3", "c15"))]
    game = position(PLAIN, *seats, to_move=trigger)
    assert state(game) == (trigger, False, False)
    while acts(game) != {"end"}:
        play(game, min(acts(game)))
    assert state(game) == (trigger, True, False)
    assert seat(game, trigger)["supply"] == 0
    play(game, "end")
    for later in range(trigger + 1, 3):
        assert state(game) == (later, True, False)
        end_turn(game)
    assert game.over
    assert game.player is None
    assert game.legal_actions() == []


def test_one_settlement_left_is_not_the_end() -> None:
    """B-6.1: as long as one settlement is left the game goes on."""
    game = position(PLAIN, Seat("c3", supply=4), Seat("l3", supply=9))
    end_turn(game)
    end_turn(game)
    assert state(game) == (0, False, False)
    assert seat(game, 0)["supply"] == 1
    end_turn(game)
    assert state(game) == (1, True, False)


def test_end_by_an_extra_build() -> None:
    """B-6.1, A-05, A-05d: the last settlement may come from an extra action."""
    game = position(SITES, Seat("c3", supply=4, tiles=[FARM]), Seat("l3"))
    play(game, "build c4", "build c5", "build c6")
    assert state(game) == (0, False, False)
    play(game, "use farm", "build c7")
    assert state(game) == (0, True, False)
    assert acts(game) == {"end"}


def test_moves_do_not_end_the_game() -> None:
    """B-6.1: a move uses no settlement of the supply."""
    game = position(SITES, Seat("c3", supply=4, tiles=[PADDOCK]), Seat("l3"))
    play(game, "use paddock", "take c3", "put e3")
    end_turn(game)
    assert state(game) == (1, False, False)


def test_trigger_finishes_the_turn() -> None:
    """B-6.2, B-2.3: who built the last settlement finishes the turn, moves included."""
    game = position(SITES, Seat("c3", supply=2, tiles=[PADDOCK, FARM]), Seat("l3"), to_move=0)
    play(game, "build c4", "build c5")
    assert state(game) == (0, True, False)
    assert acts(game) == {"use paddock", "end"}
    play(game, "use paddock", "take c3", "put e3")
    assert acts(game) == {"end"}


def test_last_round_cannot_be_undone() -> None:
    """B-6.2: once triggered the end comes, whatever the supplies are then."""
    game = position(PLAIN, Seat("c3"), Seat("l3"), Seat("c15"), to_move=1, last_round=True)
    end_turn(game)
    assert state(game) == (2, True, False)
    end_turn(game)
    assert game.over


def test_turns_of_the_last_round_are_whole() -> None:
    """B-6.1: the others build their three and take tiles as ever."""
    game = position(SITES, Seat("c3", supply=1), Seat("h10", supply=9))
    play(game, "build c4", "end", "build i10", "build h9", "build h8")
    assert held(game, 1) == {("farm", "j10")}
    assert acts(game) == {"end"}
    play(game, "end")
    assert game.over


def test_nothing_after_the_end() -> None:
    """B-6.1: no action is legal any more."""
    game = position(PLAIN, Seat("c3"), Seat("l3", supply=0), to_move=1, last_round=True)
    assert game.winners == []
    play(game, "end")
    assert game.over
    for action in ("end", "build c4"):
        reason = game.why_not(action)
        assert reason is not None
        assert reason.rule == "B-6.1"
        with pytest.raises(hexholm.IllegalAction):
            game.play(action)


@pytest.mark.parametrize(
    ("areas", "winners"),
    [
        (("c3 e3 g3", "c15 e15", "l3"), [0]),
        (("c3 e3", "c15 e15 g15", "l3 n3 p3"), [1, 2]),
        (("c3 c5", "c15 c17", "l3 l5"), [0, 1, 2]),
        (("c3", "c15 c17", "l3 l5"), [1, 2]),
    ],
)
def test_most_gold_wins(areas: tuple[str, str, str], winners: list[int]) -> None:
    """B-7.5, B-7: most gold wins, ties share."""
    seats = [Seat(area, supply=0) for area in areas]
    cards = ["hermits", "fishermen", "miners"]
    game = position(PLAIN, *seats, to_move=2, last_round=True, cards=cards)
    play(game, "end")
    assert gold(game, "total") == [len(area.split()) for area in areas]
    assert game.winners == winners


def test_settlements_on_the_board_break_no_tie() -> None:
    """B-7.5: a tie is shared; neither supply nor the order of play decides."""
    seats = [Seat("c3 d3", supply=5), Seat("l3", supply=0)]
    cards = ["hermits", "fishermen", "miners"]
    game = position(PLAIN, *seats, to_move=1, last_round=True, cards=cards)
    play(game, "end")
    assert gold(game, "total") == [1, 1]
    assert game.winners == [0, 1]


def test_total_is_the_sum() -> None:
    """B-7: three cards and the castles, nothing else, at any time of the game."""
    cards = ["hermits", "knights", "workers"]
    game = position(CASTLES, Seat("b3 m4 e3"), Seat("d3"), cards=cards)
    first, second = game.scores()
    assert first == {"hermits": 3, "knights": 4, "workers": 2, "castles": 6, "total": 15}
    assert second == {"hermits": 1, "knights": 2, "workers": 1, "castles": 3, "total": 7}
    assert not game.over


def test_castles_decide() -> None:
    """B-7, B-7.5: castle gold counts for the victory."""
    seats = [Seat("c2", supply=0), Seat("l10", supply=0)]
    cards = ["hermits", "fishermen", "miners"]
    game = position(CASTLES, *seats, to_move=1, last_round=True, cards=cards)
    play(game, "end")
    assert gold(game, "total") == [4, 1]
    assert game.winners == [0]


def stuck(game: hexholm.Game) -> None:
    """A round in which nobody can build ends the game."""
    for number in range(3):
        assert game.player == number
        assert acts(game) == {"end"}
        play(game, "end")
    assert game.over
    assert game.winners == [0, 1, 2]


def test_round_without_a_build_is_the_last() -> None:
    """H-stuck, A-02d: when nobody can build any more the game ends with the round."""
    sections = Land("M").sections()
    stuck(hexholm.new_game("kingdom-builder", players=3, seed=1, sections=sections))


def test_round_without_a_build_from_a_loaded_position() -> None:
    """H-stuck: the same when the round begins at a loaded position, its turn left out."""
    stuck(position(Land("M"), Seat(), Seat(), Seat()))


def test_scoring_follows_the_last_turn() -> None:
    """B-6.3, B-6.1: without silos nothing comes between the last turn and the scoring."""
    game = position(PLAIN, Seat("c3"), Seat("l3", supply=1), to_move=1)
    end_turn(game)
    assert game.over
    assert game.winners

"""What no game of Kingdom Builder can lead to is told, and what one can isn't."""

from typing import Any

import pytest

import hexholm
from hexholm import Position
from hexholm.kingdom import KingdomBuilder
from hexholm.position.editing import look_at, written
from hexholm.possible import impossible
from hexholm.texts import LANGUAGE, languages

SPOTS = {
    "water": "c3 d3",
    "mountain": "g8 h8",
    "farmland": "m2",
    "harbor": "e4",
    "barracks": "o4",
    "lighthouse": "e14",
    "wagon": "o14",
    "cathedral": "q14",
}
BOXES = ["base", "nomads", "crossroads", "marshlands", "harvest"]
CARDS = ["hermits", "knights", "lords"]


def at(spots: dict[str, str] = SPOTS, cards: list[str] = CARDS, **setup: Any) -> Position:
    return Position(land="grass", spots=spots, boxes=BOXES, cards=cards, **setup)


def told(position: Position, **more: Any) -> list[str]:
    data = {**position.game().to_dict(), "log": [], **more}
    return [str(fault) for fault in impossible(hexholm.load_game(data))]


FIRST = Position(preset="first-game")
OVER: dict[str, Any] = {"over": True, "to_move": None, "turn": {}}


def test_a_position_as_in_a_game() -> None:
    """Each stands where their tiles have led, and holds the tiles they stand next to."""
    one = {"settlements": "e3 d3", "tiles": "harbor"}
    two = {"settlements": "n4", "warriors": "r8", "tiles": "barracks"}
    assert told(at().seat(**one).seat(**two)) == []  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        # L-note-1: only the harbor and some other tiles lead onto water
        ({"settlements": "c3"}, "never had a tile that leads there"),
        ({"settlements": "e3 c3", "tiles": "harbor"}, ""),
        ({"settlements": "c3 d4", "lost": "e4"}, ""),
        # nothing here leads onto a mountain but a wagon (X-wagon)
        ({"settlements": "g8"}, "No settlement can get to g8 in this game: it’s a mountain"),
        ({"settlements": "n14", "wagon": "g8", "tiles": "wagon"}, ""),
        # X-ship: on water; X-warrior: on buildable hexes
        ({"settlements": "d14", "ship": "j6", "tiles": "lighthouse"}, "No ship can get to j6"),
        ({"settlements": "n4", "warriors": "h8", "tiles": "barracks"}, "No warrior can get to h8"),
        # X-pieces: each comes with its tile, and stays when that is lost (A-12c)
        ({"warriors": "r8"}, "can’t have any warriors on the board"),
        ({"warriors": "r8", "lost": "o4"}, ""),
        ({"city_hall": "k12"}, "There can be no city halls in this game"),
        # X-warrior: nobody may come next to a warrior, another one neither
        ({"warriors": "r8 s8", "lost": "o4"}, "Two warriors can’t stand side by side"),
        # B-4.1, B-4.5, B-4.3: whoever comes takes a tile and loses it by leaving
        ({"settlements": "n4"}, "Barracks o4: this player is next to it"),
        ({"settlements": "n4", "lost": "o4"}, ""),
        ({"settlements": "a1", "tiles": "barracks@o4"}, "Barracks o4: the tile is lost"),
        ({"tiles": [{"name": "farm", "from": None}]}, "every tile comes from a hex"),
        # C-1: a player has 40 settlements, and none leaves the game
        ({"settlements": "a1", "supply": 5}, "The supply must be 39: 1 of 40"),
        # M-temple, H-cathedral, K-mayors: what a tile or a card brings
        ({"numbers": 2}, "without ever having had a Cathedral tile"),
        ({"numbers": 2, "lost": "q14"}, ""),
        ({"owed": 1}, "without ever having had a Temple tile"),
        ({"marks": ["3"]}, "Nobody has these: Mayors isn’t in play"),
        # B-1.5, X-crossroads: one card, two with the crossroads
        ({"hand": "grass desert"}, "nobody holds 2 terrain cards: 1 at most"),
        # N-treasure, K-red: gold during play has a source
        ({"gold": 3}, "No card has paid these 3 gold"),
        ({"gold": 2, "earned": {"families": 2}}, "Families isn’t in play"),
    ],
)
def test_what_a_player_has(seat: dict[str, Any], sentence: str) -> None:
    found = told(at().seat(**seat).seat(settlements="t20"))
    assert any(sentence in one for one in found) if sentence else found == []


@pytest.mark.parametrize("language", languages())
def test_a_problem_is_a_sentence_in_every_language(language: str) -> None:
    """It begins as one, also where the name of a piece comes first."""
    token = LANGUAGE.set(language)
    try:
        said = told(FIRST.seat(settlements="e1 g18").seat())
    finally:
        LANGUAGE.reset(token)
    assert said
    assert [one for one in said if not one[0].isupper()] == []


def test_every_player_has_a_card() -> None:
    """S-6, B-1.5: one is drawn at the beginning, and after each turn."""
    assert told(FIRST.seat().seat(hand="")) == ["Every player has a terrain card (B-1.5)"]


def test_another_kind_of_settlement_may_step_on_a_mountain() -> None:
    """M-fountain-bonus: who has both tiles builds on mountains, too; so may a count."""
    spots = {"mountain": "g8", "fountain": "c4 d12"}
    seat = {"settlements": "g8 c5 d11", "tiles": "fountain fountain"}
    assert told(at(spots).seat(**seat).seat()) == []  # type: ignore[arg-type]
    (lost,) = told(at(spots).seat(settlements="g8 c5", tiles="fountain").seat())
    assert "never had a tile that leads there" in lost
    sections = at(spots).seat().seat().game().setup_data()["sections"]
    found = hexholm.count(
        boxes=BOXES, sections=sections, cards=CARDS, seats=[{"settlements": "g8"}, {}]
    )
    assert found.is_sound


def test_warriors_side_by_side_are_no_count_either() -> None:
    sections = at().seat().seat().game().setup_data()["sections"]
    seats = [{"warriors": "r8"}, {"warriors": "s8"}]
    found = hexholm.count(boxes=BOXES, sections=sections, cards=CARDS, seats=seats)
    assert [(one.seat, one.hexes) for one in found.problems if one.is_wrong] == [
        (0, ("r8",)),
        (1, ("s8",)),
    ]


def test_nomad_tiles_come_from_their_hexes() -> None:
    """N-1: taken by whoever comes next to the hex, one tile each; a treasure is 3 gold at once."""
    position = Position(preset="nomads", seed=1)
    game = position.seat().seat().game()
    assert isinstance(game, KingdomBuilder)
    camps = {game.board.grid.names[camp]: tile for camp, tile in game.in_play.camps.items()}
    hex_, tile = next((h, t) for h, t in camps.items() if t != "treasure")
    beside = game.board.grid.named(
        game.board.grid.around[game.board.grid.hexes[hex_]] & game.board.buildable
    )
    rest = {h: t for h, t in camps.items() if h != hex_}
    assert any("(N-1)" in one for one in told(position.seat(settlements=beside[0]).seat()))
    taken = position.state(nomads=rest)
    assert not [one for one in told(taken.seat(nomads=tile).seat()) if "N-1" in one]
    assert any("no such tile" in one for one in told(position.seat(nomads=tile).seat()))
    twice = taken.seat(nomads=tile).seat(nomads=tile)
    assert any("no such tile" in one for one in told(twice))


def test_the_end_comes_with_the_last_settlement() -> None:
    """B-6.1: the last round begins when somebody's supply is empty, and so ends the game."""
    assert told(at().seat().seat().state(last_round=True)) == [
        "The last round can’t have begun: everybody has settlements left (B-6.1)"
    ]
    assert "The game can’t be over: everybody has settlements left (B-6.1)" in told(
        FIRST.seat().seat(), **OVER
    )


def test_what_was_built_in_this_turn_is_on_the_board() -> None:
    """B-2.1: after the first of three settlements the player has one."""
    turn = {"left": 1, "begun": True}
    (found,) = told(at().seat(hand="grass").seat().state(turn=turn))
    assert "the player to move has nothing on the board" in found
    assert told(at().seat(settlements="a1 b1", hand="grass").seat().state(turn=turn)) == []


def test_only_the_player_to_move_has_used_tiles() -> None:
    """B-1.4: at the end of a turn all tiles can be used again."""
    (found,) = told(at().seat().seat(settlements="n4", used="barracks"))
    assert "(B-1.4)" in found
    assert told(at().seat().seat(settlements="n4", used="barracks").state(to_move=1)) == []


def test_walls_and_scouts_lie_where_they_may() -> None:
    """N-quarry: on terrain of the cards; H-scouts: anywhere but special hexes, for one turn."""
    spots = {"farmland": "m2", "water": "c3", "quarry": "e4", "scout-cabin": "o4"}
    assert told(at(spots).seat().seat().state(walls="a1")) == []
    (wall,) = told(at(spots).seat().seat().state(walls="m2"))
    assert "it’s farmland" in wall
    assert told(at(spots).seat().seat().state(scouts="c3")) == []
    after = told(at(spots).seat().seat().state(scouts="c3"), **OVER)
    assert any("H-scouts" in one for one in after)
    assert told(at().seat().seat().state(walls="a1")) == [
        "There can be no stone walls in this game: nothing on the board brings them"
    ]


def test_one_change_mends_what_follows_from_the_board() -> None:
    """Tiles that must have been taken or lost, and the supply: nothing else is touched."""
    position = at().seat(settlements="n4", tiles="cathedral", supply=3).seat(settlements="a1")
    data = written(position.game())
    found = look_at(data)
    assert [one.key for one in found.problems] == ["tiles", "tiles", "supply"]
    assert found.problems[1].hexes == ("o4",)
    assert found.mended
    mended = look_at(found.mended)
    assert mended.problems == []
    player = mended.game.position()["players"][0]
    assert [(tile["name"], tile["from"]) for tile in player["tiles"]] == [("barracks", "o4")]
    assert (player["lost"], player["supply"]) == (["q14"], 39)
    assert look_at({**data, "made_up": True}).problems == []


def test_twelve_problems_at_most() -> None:
    settlements = [f"{column}{row}" for row in (3, 8) for column in "cdgh"]
    spots = {"water": " ".join(f"{column}20" for column in "abcdefghijklmnopqrst")}
    position = at(spots).seat(settlements=spots["water"]).seat(settlements=settlements)
    assert len(look_at(written(position.game())).problems) == 12

"""Editing positions: every position comes back as it is, and what can't be is told in words."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import hexholm
from hexholm.library import load_game
from hexholm.position.cases import open_case, pack_draft, unpack_draft
from hexholm.position.editing import edits, look_at, written
from hexholm.texts import LANGUAGE, languages
from tests.engine.watching import BOXES, pick, random_options

Data = dict[str, Any]


def random_game(seed: int) -> hexholm.Game:
    """A game of either kind, with any boxes, somewhere in the middle."""
    rng = random.Random(seed)
    if seed % 3 == 2:
        game: hexholm.Game = hexholm.new_game(
            "winter-kingdom", players=rng.randint(2, 4), seed=seed
        )
    else:
        boxes = ["base", *(box for box in BOXES[1:] if rng.random() < 0.6)]
        options = {k: v for k, v in random_options(rng).items() if seed % 2}
        players = rng.randint(2, 5)
        game = hexholm.new_game(boxes=boxes, players=players, seed=seed, options=options)
    for _ in range(rng.randrange(400)):
        if game.over:
            break
        game.play(pick(game, rng))
    return game


@pytest.mark.parametrize("seed", range(60))
def test_any_position_comes_back_as_it_is(seed: int) -> None:
    game = random_game(seed)
    data = written(game)
    found = look_at(data)
    assert found.problems == []
    assert found.game.position() == game.position()
    assert found.data == data
    assert unpack_draft(pack_draft(data)) == data
    (mover,) = [edit for edit in edits(found.game) if edit["key"] == "to_move"]
    assert mover["choices"][mover["now"]]["sets"]["to_move"] == game.player


@pytest.mark.parametrize("seed", range(0, 60, 5))
def test_a_new_turn_of_anybody_can_be_set_up(seed: int) -> None:
    """Whoever is chosen in the editor begins their turn, whatever was going on."""
    data = written(random_game(seed))
    for choice in next(one for one in edits(load_game(data)) if one["key"] == "to_move")["choices"]:
        changed = look_at({**data, **choice["sets"]})
        if changed.mended:  # what others used in the turn before is ready again
            changed = look_at(changed.mended)
        found = {one.key for one in changed.problems} - {"bought", "tunnel_used"}
        assert found <= ({"to_move"} if changed.game.over else set())
        assert changed.game.player == choice["sets"]["to_move"]


def kingdom(**more: Any) -> Data:
    setup: Data = {"preset": "first-game"} | more
    return written(hexholm.new_game(players=3, seed=1, **setup))


def winter() -> Data:
    return written(hexholm.new_game("winter-kingdom", players=2, seed=1))


def board_of(data: Data) -> Any:
    return load_game(data).board


def free(data: Data, number: int) -> list[str]:
    """Hexes to build on."""
    board = board_of(data)
    return list(board.grid.named(board.grounds["forest"] | board.grounds["flower-field"]))[:number]


def two_on_a_hex(data: Data) -> None:
    for player in data["players"][:2]:
        player["settlements"] = ["g18"]


def on_a_castle(data: Data) -> None:
    data["players"][0]["settlements"] = ["d4"]


def too_many(data: Data) -> None:
    data["players"][1]["settlements"] = free(data, 41)


def supply_and_board(data: Data) -> None:
    data["players"][1] |= {"settlements": free(data, 3), "supply": 38}


def hand_not_in_the_deck(data: Data) -> None:
    data["discards"] = {"grass": 5}
    data["players"][0]["hand"] = ["grass"]


def four_cards(data: Data) -> None:
    data["players"][0]["hand"] = ["grass", "desert", "canyon", "forest"]


def three_tiles_of_a_hex(data: Data) -> None:
    board = board_of(data)
    site = next(site for site in board.site_names if site in board.grid.names)
    tile = {"name": board.site_names[site], "from": board.grid.names[site], "ready": True}
    for player in data["players"]:
        player["tiles"] = [tile]


def tile_of_another_hex(data: Data) -> None:
    data["players"][0]["tiles"] = [{"name": "oasis", "from": "g18", "ready": True}]


def nobodys_tile(data: Data) -> None:
    data["players"][0]["tiles"] = [{"name": "castle", "from": None, "ready": True}]


def no_last_round(data: Data) -> None:
    data["players"][0]["supply"] = 0
    data["last_round"] = False


def half_built(data: Data) -> None:
    data["turn"] = {"left": 3, "begun": True}


KINGDOM: dict[Callable[[Data], None], str] = {
    two_on_a_hex: "two pieces on g18 (B-3.1)",
    on_a_castle: "Nobody can build on d4: it’s a castle (B-3.2)",
    too_many: "41 settlements are in use and 0 in the supply: a player has only 40",
    supply_and_board: "3 settlements are in use and 38 in the supply: a player has only 40",
    hand_not_in_the_deck: "There aren’t that many grass cards",
    four_cards: "Nobody can hold 4 terrain cards: 3 at most",
    three_tiles_of_a_hex: "which has only 2 (B-4.6)",
    tile_of_another_hex: "Nobody can have this tile: g18",
    nobodys_tile: "Nobody can have this tile",
    no_last_round: "The last round has begun: somebody has no settlements left (B-6.1)",
    half_built: "nothing can have been built yet",
}


@pytest.mark.parametrize("change", KINGDOM, ids=lambda change: change.__name__)
def test_what_cannot_be_is_told_in_words(change: Callable[[Data], None]) -> None:
    data = kingdom()
    change(data)
    found = look_at(data)
    assert any(KINGDOM[change] in one.text for one in found.problems)
    assert found.data == data, "nothing is lost"
    with pytest.raises(hexholm.SaveError):
        load_game(data)


def test_all_problems_are_told_each_with_its_hexes_and_player() -> None:
    data = kingdom()
    two_on_a_hex(data)
    data["players"][2]["settlements"] = ["d4", "c7"]
    data["discards"] = {"grass": 4, "desert": 6}
    found = look_at(data)
    told = {(one.seat, one.key, one.hexes) for one in found.problems}
    assert {
        (1, "settlements", ("g18",)),
        (2, "settlements", ("d4",)),
        (2, "settlements", ("c7",)),
        (None, "discards", ()),
    } <= told
    assert found.game.position()["players"][0]["settlements"] == ["g18"], "the rest is looked at"


def a_talent_twice(data: Data) -> None:
    data["players"][0]["talents"] = data["players"][1]["talents"][:1]


def five_forts(data: Data) -> None:
    board = board_of(data)
    data["players"][0]["forts"] = board.grid.named(board.land)[:5]


def two_buildings(data: Data) -> None:
    board = board_of(data)
    hex_ = board.grid.named(board.land)[0]
    data["players"][0] |= {"houses": [hex_], "forts": [hex_]}


def in_a_village(data: Data) -> None:
    board = board_of(data)
    data["players"][1]["houses"] = board.grid.named(board.grounds["village"])[:1]


def two_cards(data: Data) -> None:
    data["players"][0]["hand"] = ["forest", "tundra"]


WINTER: dict[Callable[[Data], None], str] = {
    a_talent_twice: "is held twice",
    five_forts: "5 forts are in use and 0 in the supply: a player has only 4",
    two_buildings: "There are two buildings on",
    in_a_village: "it’s a village (W-1)",
    two_cards: "A player has one terrain card, not 2",
}


@pytest.mark.parametrize("change", WINTER, ids=lambda change: change.__name__)
def test_the_same_in_winter_kingdom(change: Callable[[Data], None]) -> None:
    data = winter()
    change(data)
    found = look_at(data)
    assert any(WINTER[change] in one.text for one in found.problems)
    assert found.data == data


@pytest.mark.parametrize("language", languages())
def test_problems_have_words_in_every_language(language: str) -> None:
    told = []
    for change, make in [(one, kingdom) for one in KINGDOM] + [(one, winter) for one in WINTER]:
        data = make()
        change(data)
        token = LANGUAGE.set(language)
        told += [one.text for one in look_at(data).problems]
        LANGUAGE.reset(token)
    assert not [text for text in told if "save-" in text or "turn:" in text or "player 0" in text]


def test_what_is_too_much_is_told_once_and_to_whom_it_belongs() -> None:
    """Also where it is more than anybody can have, whatever else is left out."""
    data = winter()
    data["players"][1]["out_forts"] = 5
    assert [(one.seat, one.message.id) for one in look_at(data).problems] == [(1, "save-buildings")]


def test_the_supply_follows_what_is_on_the_board() -> None:
    data = kingdom()
    assert all("supply" not in player for player in data["players"])
    data["players"][0]["settlements"] = ["g18"]
    assert look_at(data).game.position()["players"][0]["supply"] == 39


def test_a_case_holds_a_position() -> None:
    data = kingdom()
    case = {"format": "hexholm-case", "version": 1, "note": "x", "position": data}
    assert open_case(case) == data | {"note": "x"}
    assert look_at(open_case(case)).data == data | {"note": "x"}
    with pytest.raises(hexholm.SaveError, match="note"):
        open_case(case | {"note": 7})
    with pytest.raises(hexholm.SaveError, match="version"):
        open_case(case | {"version": 9})
    with pytest.raises(hexholm.SaveError, match="draft"):
        unpack_draft("draft:xxxx")

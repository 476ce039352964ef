"""The options of the second reading: their values and defaults; `swamp_cards` by itself.

`capitols` is tested with the capitols (test_queenies.py), `canoe_own` in test_canoe_own.py,
`pieces_move_as_settlements` in test_moving_pieces.py.
"""

from typing import Any

import pytest

import hexholm
from tests.kingdom.asking import count, kept, seat
from tests.kingdom.builder import TERRAINS, Land, Seat, position

MARSH = ("base", "marshlands")
DEFAULTS: dict[str, bool | int] = {
    "pieces_move_as_settlements": False,
    "canoe_own": False,
    "swamp_cards": True,
    "capitols": 2,
}
OTHERS = {
    "pieces_move_as_settlements": True,
    "canoe_own": True,
    "swamp_cards": False,
    "capitols": 1,
}
OFF = {"swamp_cards": False}


@pytest.mark.parametrize("edition", [1, 2])
def test_rulings_are_the_defaults(edition: int) -> None:
    """A-12c, A-20, S-M, S-Q1: nothing changes for a table that chooses nothing."""
    chosen = hexholm.new_game("kingdom-builder", seed=1, edition=edition).setup_data()["options"]
    assert DEFAULTS.items() <= chosen.items()


@pytest.mark.parametrize("edition", [1, 2])
def test_options_are_kept(edition: int) -> None:
    """S-MIX: a record, a save and a text say which options were chosen."""
    game = hexholm.new_game(
        "kingdom-builder", seed=1, preset="everything", options=OTHERS, edition=edition
    )
    for again in (
        game,
        hexholm.replay(game.record()),
        hexholm.load_game(game.to_dict()),
        hexholm.from_text(game.text()),
    ):
        assert OTHERS.items() <= again.setup_data()["options"].items()


@pytest.mark.parametrize("name", [name for name, usual in DEFAULTS.items() if usual != 2])
@pytest.mark.parametrize("wrong", [1, 0, "on", None, [], 2.0])
def test_switch_is_on_or_off(name: str, wrong: Any) -> None:
    """S-MIX: any other value is refused with one line that names the two."""
    with pytest.raises(hexholm.SetupError, match=f"{name} must be false or true") as error:
        hexholm.new_game("kingdom-builder", seed=1, options={name: wrong})
    assert len(str(error.value).splitlines()) == 1


@pytest.mark.parametrize("wrong", [0, 3, -1, "1", "2", None, True, False, 1.0, 2.5, [1]])
def test_number_of_capitols(wrong: Any) -> None:
    """S-Q1: one or two, as a number; the refusal names both."""
    with pytest.raises(hexholm.SetupError, match="capitols must be 1 or 2") as error:
        hexholm.new_game("kingdom-builder", seed=1, options={"capitols": wrong})
    assert len(str(error.value).splitlines()) == 1


def test_unknown_option_gets_the_list() -> None:
    """S-MIX: and the new ones are on it."""
    with pytest.raises(hexholm.SetupError) as error:
        hexholm.new_game("kingdom-builder", seed=1, options={"canoes_own": True})
    assert all(name in str(error.value) for name in DEFAULTS)


def test_options_of_boxes_that_are_not_there() -> None:
    """S-MIX: in the base game none of them changes anything."""
    plain = hexholm.new_game("kingdom-builder", players=3, seed=5)
    other = hexholm.new_game("kingdom-builder", players=3, seed=5, options=OTHERS)
    while not plain.over:
        assert plain.legal_actions() == other.legal_actions()
        action = plain.options.pick(0.37)
        plain.play(action)
        other.play(action)
    assert plain.position() == other.position()


# --- swamp cards ----------------------------------------------------------------------------------


def land(box: str = "base") -> Land:
    """Every terrain, so that no card is useless; the first section belongs to this box."""
    spots = dict(zip("SCDFT", ("c3 d3", "c6 d6", "m3 n3", "m13 n13", "c13 d13"), strict=True))
    return Land("G", spots, boxes=(box, "base", "base", "base"))


def deal(seed: int = 1, box: str = "base", **more: Any) -> hexholm.Game:
    """A fresh game on that land."""
    setup = {"boxes": [*MARSH], "sections": land(box).sections()} | more
    return hexholm.new_game("kingdom-builder", players=5, seed=seed, **setup)


def size(game: hexholm.Game) -> int:
    """How many terrain cards there are, in hands, deck and elsewhere."""
    data = game.to_dict()
    hands = sum(len(player["hand"]) for player in data["players"])
    piles = sum(data["discards"].values()) + sum(data["removed"].values())
    deck: int = game.view(0)["deck_size"]
    return sum((hands, piles, deck))


def swamps(**more: Any) -> int:
    """How many swamp cards are dealt to the hands of twenty games."""
    games = [deal(seed, **more).to_dict() for seed in range(20)]
    hands = [card for data in games for player in data["players"] for card in player["hand"]]
    return sum(card.startswith("swamp-") for card in hands)


@pytest.mark.parametrize("box", ["base", "marshlands"])
def test_swamp_cards_by_default(box: str) -> None:
    """S-M: they are in the deck whenever Marshlands is chosen, with or without its sections."""
    assert size(deal(box=box)) == 30
    assert swamps(box=box) > 0


def test_swamp_cards_stay_out() -> None:
    """S-M, `swamp_cards` off: without a section of Marshlands there are the 25 others."""
    game = deal(options=OFF)
    assert size(game) == 25
    assert swamps(options=OFF) == 0
    kept(game)


def test_swamp_cards_with_a_section() -> None:
    """S-M, `swamp_cards` off: one section of Marshlands, printed or not, brings them in."""
    assert size(deal(box="marshlands", options=OFF)) == 30
    assert swamps(box="marshlands", options=OFF) > 0
    printed = ["temple", "farm", "oasis", "tower:turned"]
    assert size(deal(sections=printed, options=OFF)) == 30
    assert size(deal(sections=["tavern", *printed[1:]], options=OFF)) == 25


@pytest.mark.parametrize("on", [True, False])
def test_no_swamp_cards_without_the_box(on: bool) -> None:
    """S-M: the option says nothing about a game without Marshlands."""
    assert size(deal(boxes=["base"], options={"swamp_cards": on})) == 25


def test_swamp_cards_that_are_out_are_in_no_hand() -> None:
    """S-M, `swamp_cards` off: a save that deals one is refused."""
    game = deal(options=OFF)
    data = {**game.to_dict(), "log": []}
    data["players"][0]["hand"] = ["swamp-grass"]
    with pytest.raises(hexholm.SaveError):
        hexholm.load_game(data)


@pytest.mark.parametrize("terrain", TERRAINS)
def test_scouts_without_swamp_cards(terrain: str) -> None:
    """S-M2, `swamp_cards` off: only the five cards of the terrain are there to be removed."""
    cards = ["scouts", "citizens", "hermits"]
    plain = deal(cards=cards, removed=terrain, options=OFF)
    assert count(plain, "removed") == {terrain: 5}
    assert size(plain) == 25
    usual = deal(cards=cards, removed=terrain)
    assert count(usual, "removed") == {terrain: 5, f"swamp-{terrain}": 1}
    assert size(usual) == 30


def test_scouts_draw_a_terrain_without_swamp_cards() -> None:
    """S-M2, `swamp_cards` off: the revealed card is an ordinary one."""
    for seed in range(10):
        game = deal(seed, cards=["scouts", "citizens", "hermits"], options=OFF)
        (terrain,) = count(game, "removed")
        assert terrain in TERRAINS
        assert game.setup_data()["removed"] == terrain


def test_swamp_is_still_built_on() -> None:
    """M-1, `swamp_cards` off: swamp stays buildable for actions that ask for no terrain."""
    marsh = Land("G", {"S": "c3 d3 e3"}, places={"t1": "paddock"})
    mine = Seat("c5", tiles=marsh.tiles("t1"))
    game = position(marsh, mine, Seat(), boxes=MARSH, options=OFF)
    game.play("use paddock")
    game.play("take c5")
    assert game.why_not("put d3") is None
    game.play("put d3")
    assert seat(game, 0)["settlements"] == ["d3"]

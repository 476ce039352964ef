"""What bots know of boxes: it stands in the boxes, and nowhere else."""

import ast
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

import hexholm
from hexholm.arena import play_game
from hexholm.bots import make_bot
from hexholm.bots.kingdom.placement import Amounts
from hexholm.kingdom import knowledge
from hexholm.kingdom.kinds import Box
from hexholm.kingdom.knowledge import Knowledge, Known, Location, known
from hexholm.kingdom.registry import BOXES
from hexholm.planes import UNIT
from hexholm.winter.box import CARDS, ECONOMY, TALENTS, TWISTS
from hexholm.winter.box.knowledge import KNOWLEDGE
from hexholm.winter.mechanisms.counting import Each

PACKAGE = Path(hexholm.__file__).parent
VERBS = {"fort"}  # in Winter Kingdom
DOORS = [path for door in ("bots", "advice", "arena") for path in (PACKAGE / door).rglob("*.py")]


def names() -> set[str]:
    """Every tile, card, box, talent, economy card and twist."""
    found = {*CARDS, *ECONOMY, *TALENTS, *TWISTS}
    for box in BOXES.values():
        found |= {box.name, *box.camps, *(card.name for card in (*box.cards, *box.tasks))}
        found |= {extra.name for extra in (*box.extras, *box.tiles)}
        found |= {extra.name for _, extra in (*box.bonuses, *box.everybody)}
    return found


def literals(path: Path) -> set[str]:
    """The strings of a module that aren't docstrings; of a name with a colon what stands before."""
    tree = ast.parse(path.read_text("utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    strings = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
    texts = {n.value for n in strings if isinstance(n.value, str) and id(n) not in docs}
    return {text.partition(":")[0] for text in texts}


@pytest.mark.parametrize("path", DOORS, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_bots_advice_and_arena_name_nothing_of_a_box(path: Path) -> None:
    assert literals(path) & names() - VERBS == set()


@pytest.mark.parametrize("box", BOXES.values(), ids=lambda box: box.name)
def test_a_box_tells_of_its_own_things(box: Box) -> None:
    """Of every tile, so that none of ours is played by the defaults, and of some cards."""
    module = f"hexholm.kingdom.boxes.{box.name}.knowledge"
    told = import_module(module).KNOWLEDGE if find_spec(module) else Knowledge()
    assert told.locations.keys() == {extra.name for extra in box.extras}
    assert told.nomads.keys() == set(box.camps)
    assert told.cards.keys() <= {card.name for card in (*box.cards, *box.tasks)}


def test_the_records_of_winter_kingdom_are_of_its_things() -> None:
    on_spots = {card.name for card in CARDS.values() if isinstance(card.earnings, Each)}
    assert on_spots | KNOWLEDGE.gains.keys() | KNOWLEDGE.links.keys() == CARDS.keys()
    assert KNOWLEDGE.coins.keys() | KNOWLEDGE.mandatory.keys() <= ECONOMY.keys()


def test_boxes_that_tell_nothing_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """By every way to play: quick, greedy and with whole turns compared."""
    monkeypatch.setattr(knowledge, "told_by", lambda boxes: Known([]))
    game = hexholm.new_game(players=3, seed=5, preset="everything")
    play_game(game, [make_bot(name, seed=1) for name in ("easy", "greedy", "normal")])
    assert game.over


def test_what_nobody_has_learned_or_told_gains_something() -> None:
    amounts = Amounts(1.0)
    assert amounts["fords"] == UNIT
    assert amounts["tile: ford"] > 0
    assert known().location("ford") == Location()

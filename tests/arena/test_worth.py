"""`hexholm stats --worth`: talents for nothing, seats that aim at a card (W-talents, W-cards)."""

import json
import random
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import hexholm
from hexholm.arena.play import play_game
from hexholm.arena.winter import Experiment, measure
from hexholm.arena.winter.gifts import UPGRADE, play_gifts
from hexholm.bots import Bot, make_bot
from hexholm.bots.winter.aiming import Aiming
from hexholm.bots.winter.purchases import talents
from hexholm.cli import main
from hexholm.draw.words import name as name_of
from hexholm.winter import WinterKingdom
from hexholm.winter.box import CARDS, TALENTS

Capture = pytest.CaptureFixture[str]
WORTH = ["stats", "--game", "winter-kingdom", "--worth", "--bot", "easy"]
TOOLS = Path(__file__).parents[2] / "tools"


def test_every_seat_gets_another_talent_plain_or_upgraded_or_none() -> None:
    kinds = set()
    for number in range(8):
        game = play_gifts(Experiment(8, 4, "easy", seed=3), number)
        assert game.deal == number
        given: list[str] = []
        for place, seat in enumerate(game.seats):
            had = set(seat.had) - {f"seat {place}"}
            plain = {name for name in had if not name.startswith(UPGRADE)}
            assert had - plain <= {UPGRADE + name for name in plain}
            assert len(plain) <= 1
            kinds.add(len(had))
            given += plain
        assert len(given) == len(set(given))
    assert kinds == {0, 1, 2}


def test_the_same_seed_gives_the_same_figures_whatever_the_number_of_jobs() -> None:
    experiment = Experiment(12, 2, "easy", seed=1, setup={"economy": "fur"})
    alone = measure(experiment)
    assert str(measure(experiment, jobs=2)) == str(alone)
    assert [one.name for one in alone.talents] == list(TALENTS)
    assert [one.name for one in alone.cards] == list(CARDS)


@pytest.mark.parametrize("card", ["pioneers", "scouts"])
def test_who_aims_at_a_card_gets_more_of_it(card: str) -> None:
    others = [other for other in CARDS if other not in (card, "loners", "wanderers")][:2]
    aimed = plain = 0
    for seed in range(6):
        game = hexholm.new_game(
            "winter-kingdom", seed=seed, cards=[card, *others], twist=None, bottom_board=4
        )
        assert isinstance(game, WinterKingdom)
        bots: list[Bot] = [make_bot("easy", seed=seed), make_bot("easy", seed=seed)]
        seat = seed % 2
        bots[seat] = Aiming("easy", card, random.Random(seed))
        scores = play_game(game, bots).scores()
        aimed += scores[seat][card]
        plain += scores[1 - seat][card]
    assert aimed > 1.3 * plain


def test_bots_know_what_every_talent_is_worth() -> None:
    assert talents().keys() == TALENTS.keys()
    for plain, upgrade in talents().values():
        assert plain > 0
        assert upgrade >= 0


def test_tables(capsys: Capture) -> None:
    assert main([*WORTH, "--games", "4", "--players", "3"]) == 0
    text = capsys.readouterr().out
    assert "4 games with gifts and 4 with aims, 3 players, easy in all seats" in text
    assert "per coin" in text
    for name in (*TALENTS, *CARDS):
        assert f" {name_of(name, 'winter-kingdom')} " in text


def test_figures_as_json_teach_the_bots(capsys: Capture, tmp_path: Path) -> None:
    assert main([*WORTH, "--games", "80", "--players", "4", "--json"]) == 0
    file = tmp_path / "worth.json"
    file.write_text(capsys.readouterr().out)
    found = json.loads(file.read_text())
    assert found["experiment"]["games"] == 80
    mine = next(one for one in found["talents"] if one["name"] == "mine")
    assert mine["plain"]["low"] < mine["plain"]["value"] < mine["plain"]["high"]
    assert mine["price"] == TALENTS["mine"].cost
    said = subprocess.run(
        [sys.executable, TOOLS / "learn-talents", file], capture_output=True, text=True, check=True
    )
    assert f"mine = [{max(mine['plain']['value'], 0):.1f}," in said.stdout
    learned = tomllib.loads(said.stdout)
    assert learned.keys() == TALENTS.keys()
    assert learned["garden"] == learned["pasture"]  # the same card for another terrain


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["stats", "--worth"], "--game winter-kingdom"),
        ([*WORTH, "--from", "games.jsonl"], "leave out --from"),
        ([*WORTH, "--plot", "a.svg"], "leave out --plot"),
        ([*WORTH[:-1], "random"], "beginner, easy, greedy, normal, hard or expert"),
        ([*WORTH, "--cards", "crowd"], "3 scoring cards"),
    ],
)
def test_mistakes(arguments: list[str], message: str, capsys: Capture) -> None:
    assert main(arguments) == 2
    assert message in " ".join(capsys.readouterr().err.split())

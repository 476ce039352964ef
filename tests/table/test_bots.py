"""Bots at the table: which ones can be asked for, and how they are asked."""

import random
import sys
from pathlib import Path

import pytest

from hexholm.bots import BOTS
from hexholm.game import SetupError
from hexholm.table.core.thinking import offered_bots
from hexholm.table.http.app import create_app
from hexholm.table.settings import Settings
from tests.table.helpers import Api, Client, play_turn, running, turn_of, with_data

BAD = "tests.table.bad_bots:"


def test_the_house_offers_its_own(api: Api) -> None:
    assert api.get("/api/server").json()["bots"] == list(BOTS)


def test_the_owner_offers_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXHOLM_BOTS", f" {BAD}Speak, greedy")
    assert Settings().bots == (f"{BAD}Speak", "greedy")
    assert offered_bots(Settings().bots) == {**{name: name for name in BOTS}, "bad": f"{BAD}Speak"}
    monkeypatch.delenv("HEXHOLM_BOTS")
    assert Settings().bots == ()


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        (
            (f"{BAD}Speak", f"{BAD}Crash"),
            "its name 'bad' already belongs to tests.table.bad_bots:Speak",
        ),
        (("hexholm.bots:RandomBot",), "its name 'random' already belongs to random"),
        ((f"{BAD}Wordy",), "its name must be one line of 1 to 40 characters"),
        ((f"{BAD}Nobody",), "module 'tests.table.bad_bots' has no 'Nobody'"),
        (("deep-thought",), "unknown bot 'deep-thought'"),
    ],
)
def test_what_cannot_be_offered(tmp_path: Path, bots: tuple[str, ...], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        create_app(with_data(tmp_path, bots=bots))


def test_a_request_imports_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what the owner has named can be asked for: in a new table and in a vote."""
    (tmp_path / "trap.py").write_text("from hexholm.bots import RandomBot as Bot\n")
    monkeypatch.syspath_prepend(tmp_path)
    with running(with_data(tmp_path, away=0.0)) as address:
        api = Api(address)
        body = {"seats": [{"kind": "person"}, {"kind": "bot", "level": "trap:Bot"}]}
        answer = api.post("/api/tables", body)
        assert answer.status_code == 422
        assert answer.json()["error"]["text"].startswith(
            "There is no such bot; choose from: beginner"
        )
        made = api.create("person", "person")
        with Client(made, made.secrets[0]) as ada:
            no = ada.refused(type="replace", seat=0, whom=1, level="trap:Bot")
            assert no["text"].startswith("There is no such bot")
        api.close()
    assert "trap" not in sys.modules


def test_a_bot_that_is_no_longer_offered(tmp_path: Path) -> None:
    """Its table goes on after a start without it."""
    with running(with_data(tmp_path, bots=(f"{BAD}Speak",))) as address:
        api = Api(address)
        made = api.create("person", "bad", preset="first-game", seed=31)
        api.close()
    with running(with_data(tmp_path)) as address:
        made.api = Api(address)
        with Client(made, made.secrets[0]) as ada:
            play_turn(ada, 0, random.Random(1))
            ada.until(turn_of(0))
        entries = [entry for entry in made.state()["entries"] if entry["seat"] == 1]
        made.api.close()
    assert [entry["kind"] for entry in entries[:2]] == ["bot-failed", "play"]
    assert entries[0]["why"] == "unknown"
    assert entries[-1]["action"] == "end"


def test_a_turn_is_planned_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One bot plays all actions of its turn, with the time that the server gives."""
    notes = tmp_path / "notes"
    monkeypatch.setenv("NOTES", str(notes))
    settings = with_data(tmp_path, bots=(f"{BAD}Planner",), bot_seconds=1.25)
    with running(settings) as address:
        api = Api(address)
        made = api.create("person", "planner", preset="first-game", seed=31)
        with Client(made, made.secrets[0]) as ada:
            for _ in range(2):
                play_turn(ada, 0, random.Random(1))
                ada.until(turn_of(0))
        entries = [entry for entry in made.state()["entries"] if entry["seat"] == 1]
        api.close()
    assert {entry["kind"] for entry in entries} == {"play"}
    assert len(entries) == 8  # three settlements and the end, twice
    assert notes.read_text().split() == ["made", "1.25", "made", "1.25"]


def test_going_back_ends_a_plan(tmp_path: Path) -> None:
    """A person takes back while the bot is in the middle of its turn; it makes a new plan later."""
    with running(with_data(tmp_path, bot_pause=0.1)) as address:
        api = Api(address)
        made = api.create("person", "greedy", preset="first-game", seed=31)
        with Client(made, made.secrets[0]) as ada:
            play_turn(ada, 0, random.Random(1))
            ada.until(lambda state: any(entry["seat"] == 1 for entry in state["entries"]))
            ada.send(type="takeback", seat=0, number=ada.state["number"])
            ada.until(lambda state: any(one["kind"] == "takeback" for one in state["entries"]))
            for _ in range(2):
                play_turn(ada, 0, random.Random(2))
                ada.until(turn_of(0))
        kinds = {entry["kind"] for entry in made.state()["entries"]}
        api.close()
    assert kinds == {"begun", "play", "takeback"}

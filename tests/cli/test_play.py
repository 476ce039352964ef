"""`hexholm play`: whole games through a pipe, and everything that can be typed."""

import io
import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

import hexholm
from hexholm.cli import main
from hexholm.cli.play import TerminalTable, player_names
from hexholm.cli.typed import Unclear, read_action
from hexholm.game import Options
from hexholm.kingdom import KingdomBuilder
from tests.hearing import hear_control_c
from tests.kingdom.builder import Land, Seat, position

Capture = pytest.CaptureFixture[str]


class Typist:
    """Standard input that types what a function answers to the game at that moment."""

    def __init__(self, game: KingdomBuilder, answer: Callable[[KingdomBuilder], str]) -> None:
        self.lines: list[str] = []
        self.game, self.answer = game, answer

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self.lines.append(self.answer(self.game) + "\n")
        return self.lines[-1]


def first_action(game: KingdomBuilder) -> str:
    """Notation and shorthand in turn."""
    action = game.options[len(game.log) % len(game.options)]
    return str(action) if len(game.log) % 2 or not action.arg else action.arg


@pytest.fixture
def feed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    return lambda text: monkeypatch.setattr(sys, "stdin", io.StringIO(text))


def lines_of_a_game(
    monkeypatch: pytest.MonkeyPatch, *, players: int, seed: int, seat: int
) -> tuple[KingdomBuilder, list[str]]:
    game = hexholm.new_game(players=players, seed=seed)
    typist = Typist(game, first_action)
    monkeypatch.setattr(sys, "stdin", typist)
    console = Console(file=io.StringIO(), width=120)
    TerminalTable(game, seat=seat, bots=["greedy", "random"][: players - 1], console=console).run()
    return game, typist.lines


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (3, 1)])
def test_a_whole_game_through_a_pipe(
    players: int, seat: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, lines = lines_of_a_game(monkeypatch, players=players, seed=11, seat=seat)
    assert game.over
    chatter = ["help\n", "score\n", "undo\n", "why a1\n", "log\n", "board\n", "hello\n", "\n"]
    again = [*chatter, *lines[:2], "undo\n", *lines[1:]]
    path = tmp_path / "game.json"
    bots = ",".join(["greedy", "random"][: players - 1])
    done = subprocess.run(
        [
            *(sys.executable, "-m", "hexholm", "play", "--terminal", "--seed", "11"),
            *("--bots", bots, "--seat", str(seat + 1), "--save", str(path)),
        ],
        input="".join(again),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert hexholm.load_game(path.read_text()) == game
    assert "\x1b" not in done.stdout
    assert "You took back: " in done.stdout
    end = done.stdout[done.stdout.rindex("The game is over") :]
    assert str(max(score["total"] for score in game.scores())) in end
    table = done.stdout[done.stdout.rindex("Total") :].splitlines()[0]
    for score in game.scores():
        assert str(score["total"]) in table


def talk(feed: Callable[[str], None], capsys: Capture, text: str, *more: str) -> str:
    """What the program says after each line of a two-player game (seed 5: canyon comes first)."""
    feed(text)
    assert main(["play", "--terminal", "--seed", "5", *more]) == 0
    return capsys.readouterr().out


def answer(out: str, typed: str) -> str:
    """What was said to a line, up to the next one."""
    return out.split(f"> {typed}\n", 1)[1].split("\n> ", 1)[0]


def test_what_can_be_typed(feed: Callable[[str], None], capsys: Capture) -> None:
    out = talk(feed, capsys, "help\nscore\nlog\nWHY a1\nwhy s3\nwhy\nundo\nS3\nlog\nundo\nsave\n")
    assert "why c5" in answer(out, "help")
    assert "Workers: 1 gold" in answer(out, "help")
    assert "Total" in answer(out, "score")
    assert "Nothing has happened" in answer(out, "log")
    assert "a1 is forest, but your card says canyon (B-2.1)" in answer(out, "WHY a1")
    assert "build s3: you can do this now" in answer(out, "why s3")
    assert "there is nothing to undo" in answer(out, "undo")
    assert "You built on s3 and took a Tower tile." in answer(out, "S3")
    assert " · 2 left · " in answer(out, "S3")
    assert "1  You built on s3" in out.split("> S3")[1]
    assert "You took back: build s3." in out
    assert "Type a file name" in answer(out, "save")


def test_what_is_asked_is_obvious(feed: Callable[[str], None], capsys: Capture) -> None:
    out = talk(feed, capsys, "")
    assert "Build anywhere on canyon · 3 left · " in out
    assert "Type r1 (or another hex in brackets) or help." in out
    assert "[C=]" in out


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("build a1", "B-2.1"),
        ("c3", "B-3.2"),
        ("end", "B-1.1"),
        ("tower", "B-4.4"),
        ("use farm", "B-4.4"),
        ("take s3", "B-1.1"),
        ("build z99", "Type help"),
        ("dance", "Type help"),
        ("build", "Type help"),
        ("[bold]", "Type help"),
    ],
)
def test_an_illegal_action_is_explained_and_the_game_goes_on(
    typed: str, rule: str, feed: Callable[[str], None], capsys: Capture
) -> None:
    out = talk(feed, capsys, f"{typed}\ns3\n")
    assert rule in answer(out, typed)
    assert "You built on s3" in answer(out, "s3")


def test_bots_are_told_in_words(feed: Callable[[str], None], capsys: Capture) -> None:
    out = talk(feed, capsys, "s3\nr4\ns5\nend\n", "--bots", "random,greedy")
    assert "Bot 2 (random) built on " in out
    assert "Bot 3 (greedy) built on " in out
    assert "ended the turn." in out


def test_another_seat_waits_for_the_first(feed: Callable[[str], None], capsys: Capture) -> None:
    out = talk(feed, capsys, "", "--seat", "2", "--bot", "random")
    assert "Bot 1 (random) built on " in out


@pytest.mark.parametrize("last", ["", "quit\n"])
def test_leaving_says_how_to_go_on(
    last: str, tmp_path: Path, feed: Callable[[str], None], capsys: Capture
) -> None:
    path = tmp_path / "game.json"
    out = talk(feed, capsys, f"s3\n{last}", "--save", str(path))
    assert f"hexholm play --terminal --load {path} --seat 1 --bots normal" in out
    assert json.loads(path.read_text())["log"] == ["build s3"]
    feed("r4\nundo\nundo\n")
    assert main(["play", "--terminal", "--load", str(path)]) == 0
    out = capsys.readouterr().out
    assert "You took back: build s3." in out
    assert "isn’t saved" in out


def test_saving_by_command(tmp_path: Path, feed: Callable[[str], None], capsys: Capture) -> None:
    path = tmp_path / "My Game.json"
    out = talk(feed, capsys, f"s3\nsave {path}\nsave /nowhere/game.json\nsave {tmp_path}\nr4\n")
    assert json.loads(path.read_text())["log"] == ["build s3"]
    assert "Not saved: /nowhere/game.json: No such file" in out
    assert f"Not saved: {tmp_path}: Is a directory" in out
    assert "You built on r4" in out


def test_a_disk_that_fills_up(feed: Callable[[str], None], capsys: Capture) -> None:
    feed("s3\nr4\ns5\nend\n")
    assert main(["play", "--terminal", "--seed", "5", "--save", "/dev/full"]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "No space left" in err


def test_a_finished_game_shows_its_end(tmp_path: Path, capsys: Capture) -> None:
    game = hexholm.new_game(players=2, seed=1)
    while not game.over:
        game.play(game.options[0])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game.to_dict()))
    assert main(["play", "--terminal", "--load", str(path)]) == 0
    assert "The game is over" in capsys.readouterr().out


def test_without_terminal_the_browser_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    from hexholm.table import serve

    calls: list[dict[str, object]] = []
    monkeypatch.setattr(serve, "serve", lambda *args, **more: calls.append(more))
    assert main([]) == 0
    assert main(["play"]) == 0
    assert main(["serve", "--data", "here"]) == 0
    assert [call["open_browser"] for call in calls] == [True, True, False]
    assert calls[2]["data"] == "here"
    assert main(["play", "--players", "3"]) == 2
    assert len(calls) == 3


def test_shorthand() -> None:
    game = hexholm.new_game(preset="first-game", players=2, seed=1)
    assert read_action(game, " C4 ") == hexholm.Action("build", "c4")
    assert read_action(game, "tavern") == hexholm.Action("use", "tavern")
    assert read_action(game, "Build  c4") == hexholm.Action("build", "c4")
    assert read_action(game, "end") == hexholm.Action("end")
    data = game.to_dict()
    paddock = game.board.grid.named(game.board.locations["paddock"])[0]
    data["players"][0] |= {"settlements": ["a1"], "supply": 39}
    data["players"][0]["tiles"] = [{"name": "paddock", "from": paddock, "ready": True}]
    moving = hexholm.load_game(data)
    assert isinstance(moving, KingdomBuilder)
    moving.play(read_action(moving, "paddock"))
    assert read_action(moving, "a1") == hexholm.Action("take", "a1")
    moving.play("take a1")
    assert read_action(moving, "c1") == hexholm.Action("put", "c1")


def test_a_hex_means_the_verb_that_is_possible_there(monkeypatch: pytest.MonkeyPatch) -> None:
    game = silo_step()
    assert read_action(game, "f6") == hexholm.Action("build", "f6")
    assert read_action(game, "f5") == hexholm.Action("take", "f5")
    both = game.board.grid.hexes["f6"]
    options = Options(game.board.grid, (("build", both), ("put", both)))
    monkeypatch.setattr(KingdomBuilder, "options", options)
    with pytest.raises(Unclear, match="build f6 or put f6"):
        read_action(game, "f6")


def silo_step() -> KingdomBuilder:
    """The first player may build or move beside the silo on e5."""
    game = position(
        Land("G", {"O": "e5"}),
        Seat("f5 g5", supply=5),
        Seat("t20", supply=0),
        to_move=1,
        last_round=True,
        turn={"left": 0, "begun": True, "built": True},
        boxes=("base", "harvest"),
    )
    game.play("end")
    assert isinstance(game, KingdomBuilder)
    return game


def test_names_may_have_blanks() -> None:
    game = hexholm.new_game(preset="everything", seed=1)
    assert read_action(game, "Tree House") == hexholm.Action("use", "tree-house")
    assert read_action(game, "use forester's lodge") == hexholm.Action("use", "foresters-lodge")
    assert read_action(game, "donation-grass") == hexholm.Action("use", "donation")
    assert read_action(game, "choose flower field") == hexholm.Action("choose", "flower-field")


@pytest.fixture
def told(feed: Callable[[str], None]) -> Callable[..., str]:
    """What the terminal says to lines typed in a position, with the human on the first seat."""

    def tell(game: hexholm.Game, *typed: str) -> str:
        assert isinstance(game, KingdomBuilder)
        feed("\n".join(typed) + "\n")
        out = io.StringIO()
        bots = ["random"] * (game.seats - 1)
        TerminalTable(game, seat=0, bots=bots, console=Console(file=out, width=120)).run()
        return out.getvalue()

    return tell


def test_the_silo_step_is_asked(told: Callable[..., str]) -> None:
    out = told(silo_step(), "why i9", "f6", "take f5", "end")
    assert "Silo: build or move up to three settlements" in out
    assert "to build or f5 to pick up (or another hex in brackets), end or help." in out
    assert "You built on f6 with a silo." in answer(out, "f6")
    assert "Not possible" in answer(out, "take f5")
    assert "You stopped there." in out


def test_a_canoe_interrupts(told: Callable[..., str]) -> None:
    land = Land("G", {"W": "p15 p16"}, places={"e5": "farm", "t1": "canoe"})
    mine = Seat("o15", tiles=land.tiles("t1"), lost="e5")
    game = position(land, mine, Seat("g5"), to_move=1)
    game.play("build f5")
    out = told(game, "use canoe", "end")
    assert "Bot 2 (random) is waiting for you in the middle of a turn." in out
    assert "Build with your Canoe, or decline" in out
    assert "You left the Canoe ashore." in out


def test_the_terrain_is_asked(told: Callable[..., str]) -> None:
    land = Land("G", {"S": "a1 b1 c1", "D": "p15 p16"})
    game = position(land, Seat("a2", hand="swamp-grass"), Seat("t20"), boxes=("base", "marshlands"))
    out = told(game, "build b2", "why swamp", "Swamp", "help")
    assert "Choose the terrain to play" in out
    assert "Type swamp, grass or help." in out
    assert "M-2" in answer(out, "build b2")
    assert "choose swamp: you can do this now." in answer(out, "why swamp")
    assert " · 2 left · " in answer(out, "Swamp")


def test_everything_a_player_has_is_shown(told: Callable[..., str]) -> None:
    land = Land("G", {"N": "t1", "A": "a3"}, places={"j10": "temple", "j12": "temple"})
    mine = Seat(
        "i10 i12", tiles=land.tiles("j10 j12"), nomads="outpost", numbers=2, owed=1, marks=["7"]
    )
    cards = ("mayors", "miners", "knights")
    boxes = ("base", "nomads", "marshlands", "harvest")
    game = position(land, mine, Seat("t20"), cards=cards, boxes=boxes, nomads={"t1": "treasure"})
    out = told(game, "help")
    for words in (
        "Outpost, ready",
        "Number tiles worth 2",
        "Rows you have marked: 7",
        "Temple bonus, once per turn",
        "Farmland, once per turn",
    ):
        assert words in out
    for words in ("Nomad tiles in this game:", "Treasure: 3 gold", "Other actions in this game:"):
        assert words in answer(out, "help")


@pytest.mark.parametrize(("seed", "players"), [(4, 2), (6, 4)])
def test_a_whole_game_with_everything(
    seed: int, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = hexholm.new_game(preset="everything", players=players, seed=seed)
    typist = Typist(game, first_action)
    monkeypatch.setattr(sys, "stdin", typist)
    out = io.StringIO()
    bots = ["random"] * (players - 1)
    TerminalTable(game, seat=1, bots=bots, console=Console(file=out, width=120)).run()
    assert game.over
    assert "Not possible" not in out.getvalue()
    assert "The game is over" in out.getvalue()


def test_a_click_is_called_by_what_it_does(told: Callable[..., str]) -> None:
    land = Land("G", places={"j10": "quarry", "j12": "temple"})
    mine = Seat("e6 f6", tiles=land.tiles("j10 j12"))
    game = position(land, mine, Seat("t20"), turn={"left": 0, "begun": True, "built": True})
    out = told(game, "quarry", "e5", "end", "temple", "e6")
    assert "You placed a stone wall on e5." in out
    assert "You stopped there." in out
    assert "You carried e6 to the Temple." in out


def test_what_is_chosen_is_called_by_what_it_does(told: Callable[..., str]) -> None:
    land = Land("G", places={"j10": "cathedral", "j12": "bazaar"})
    mine = Seat("e6 f6", tiles=land.tiles("j10 j12"), numbers=1)
    game = position(land, mine, Seat("t20"), turn={"left": 0, "begun": True, "built": True})
    out = told(game, "cathedral", "number", "bazaar", "cathedral")
    assert "You took a number tile." in out
    assert "You used the Cathedral again at the Bazaar." in out


def test_a_wagon_on_the_board_is_rolled(told: Callable[..., str]) -> None:
    land = Land("G", places={"j10": "wagon"})
    game = position(land, Seat("e6", tiles=land.tiles("j10"), wagon="e7"), Seat("t20"))
    out = told(game, "wagon", "e8")
    assert "Wagon: roll it hex by hex, or take it back · 3 left" in answer(out, "wagon")
    assert "roll it one hex at a time · 2 left" in answer(out, "e8")


def test_giving_up_one_of_two_tiles_says_which_one_stays(told: Callable[..., str]) -> None:
    """B-4.5b: of two identical tiles in different states the player gives one up."""
    land = Land("G", {"W": "j18 k18"}, places={"c3": "paddock", "c8": "paddock", "e15": "harbor"})
    tiles = [*land.tiles("c3 e15"), *({**one, "ready": False} for one in land.tiles("c8"))]
    mine = Seat("d3 d8 d15", tiles=tiles)
    game = position(land, mine, Seat("t20"), turn={"left": 0, "begun": True, "built": True})
    out = told(game, "harbor", "d3", "j18", "used")
    assert "You gave up the used Paddock tile and kept the ready one." in out


def test_names() -> None:
    assert player_names(1, ["greedy", "random"]) == ["Bot 1 (greedy)", "You", "Bot 3 (random)"]


# --- on a real terminal ----------------------------------------------------------------------


class Terminal:
    """The program on a pseudo-terminal."""

    def __init__(self, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hexholm", "play", "--terminal", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "180", "LINES": "60"},
            start_new_session=True,
            preexec_fn=hear_control_c,  # noqa: PLW1509  there are no threads here
        )
        os.close(slave)
        self.said = ""

    def wait_for(self, words: str, *, end: str = "", seconds: float = 30) -> None:
        """Read on until these words were said since the last line was typed, and this last."""
        until = time.monotonic() + seconds
        while words not in self.said or not self.said.endswith(end):
            assert time.monotonic() < until, self.said[-2_000:]
            if select.select([self.master], [], [], 0.1)[0]:
                self.said += os.read(self.master, 65_536).decode(errors="replace")

    def type(self, text: str) -> None:
        self.said = ""
        os.write(self.master, text.encode())


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    opened: list[Terminal] = []

    def start(*arguments: str) -> Terminal:
        opened.append(Terminal(*arguments))
        return opened[-1]

    yield start
    for one in opened:
        one.process.kill()
        one.process.wait()
        os.close(one.master)


def test_a_terminal_gets_colours_and_is_asked_where_to_save(
    tmp_path: Path, terminal: Callable[..., Terminal]
) -> None:
    table = terminal("--seed", "5")
    table.wait_for("or help.", end="> ")
    assert "\x1b[" in table.said
    table.type("s3\n")
    table.wait_for("You built on s3", end="> ")
    table.type("\x04")
    table.wait_for("Save the game?", end=": ")
    path = tmp_path / "game.json"
    table.type(f"{path}\n")
    table.wait_for("Continue with: ")
    assert table.process.wait(10) == 0
    assert json.loads(path.read_text())["log"] == ["build s3"]


def test_control_c_leaves_politely(terminal: Callable[..., Terminal]) -> None:
    table = terminal("--seed", "5")
    table.wait_for("or help.", end="> ")
    table.said = ""
    time.sleep(
        0.3
    )  # the prompt is there before Python waits for a key, and a signal between is lost
    table.process.send_signal(signal.SIGINT)
    table.wait_for("isn’t saved")
    assert table.process.wait(10) == 0
    assert "Traceback" not in table.said

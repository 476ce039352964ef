"""Winter Kingdom on the command line: its set-up, its files, and a game by typing."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import hexholm
from hexholm import lands
from hexholm.cli import main
from hexholm.cli.play import TerminalTable
from hexholm.cli.typed import Unclear, read_action
from hexholm.draw.words import name as name_of
from hexholm.winter import WinterKingdom
from tests.winter.helpers import Land, Seat, cost, name, position, yard

Capture = pytest.CaptureFixture[str]
WINTER = ("--game", "winter-kingdom")


# --- set-up ----------------------------------------------------------------------------------


def test_new_takes_every_key_of_a_set_up(capsys: Capture) -> None:
    boards = "3fe,3fo:2,1m3fo,1g:5,3t,1s,1m4t"
    arguments = ["--boards", boards, "--cards", "Knights,pioneers,royalty", "--economy", "Fur"]
    arguments += ["--twist", "keep-away", "--direction", "rising"]
    arguments += ["--top-board", "3", "--bottom-board", "6"]
    assert main(["new", *WINTER, "--players", "4", "--seed", "5", *arguments]) == 0
    assert hexholm.load_game(capsys.readouterr().out) == hexholm.new_game(
        "winter-kingdom",
        players=4,
        seed=5,
        boards=boards.split(","),
        cards=["knights", "pioneers", "royalty"],
        economy="fur",
        twist="keep-away",
        direction="rising",
        top_board=3,
        bottom_board=6,
    )


@pytest.mark.parametrize(
    ("arguments", "twists"),
    [
        (["--twist", "none"], ()),
        (["--preset", "first-game"], ()),
        (["--preset", "first-game", "--twist", "none"], ()),
        (["--twist", "bargain", "--twist", "long-tunnels"], ("bargain", "long-tunnels")),
        (["--twist", "bargain,long-tunnels"], ("bargain", "long-tunnels")),
        ([], hexholm.new_game("winter-kingdom", seed=2).setup.twists),
    ],
)
def test_the_twists_can_be_chosen(
    arguments: list[str], twists: tuple[str, ...], capsys: Capture
) -> None:
    assert main(["new", *WINTER, "--seed", "2", *arguments]) == 0
    game = hexholm.load_game(capsys.readouterr().out)
    assert isinstance(game, WinterKingdom)
    assert game.setup.twists == twists


def test_a_side_can_be_your_own(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(Land("G").sides()[0].text.replace("[test-0]", "[mine]"))
    boards = ["--boards", "mine:2,3fe,3fo,4fe,3fl,3t,2i3s", "--side-file", str(path)]
    assert main(["new", *WINTER, *boards]) == 0
    game = hexholm.load_game(capsys.readouterr().out)
    assert isinstance(game, WinterKingdom)
    assert game.setup.boards[0].label == "mine:2"
    assert main(["new", *WINTER, "--side-file", str(path)]) == 2
    assert "name mine in --boards" in capsys.readouterr().err


def test_a_side_file_takes_the_place_of_ours(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "3fe.txt"
    path.write_text(lands.new_side("3fe", 5, name="3fe"))
    boards = ["--boards", "3fe:2,1fl,3fo,4fe,3fl,3t,2i3s"]
    for setup in (boards, ["--seed", "1"]):
        assert main(["new", *WINTER, *setup, "--side-file", str(path)]) == 0
        game = hexholm.load_game(capsys.readouterr().out)
        assert isinstance(game, WinterKingdom)
        assert all(side.is_own is (side.name == "3fe") for side in game.setup.boards)


FOREIGN = {
    "kingdom-builder": {
        "--boards": "3fe",
        "--economy": "fur",
        "--twist": "none",
        "--direction": "rising",
        "--top-board": "1",
        "--bottom-board": "1",
        "--side-file": "x",
    },
    "winter-kingdom": {
        "--boxes": "base",
        "--sections": "farm",
        "--tasks": "road",
        "--island": "tree-house",
        "--capitols": "c4",
        "--caves": "c4",
        "--nomads": "c4=sword",
        "--removed": "grass",
        "--option": "island_knights",
        "--section-file": "x",
    },
}


@pytest.mark.parametrize("command", ["new", "simulate", "play"])
@pytest.mark.parametrize("game", FOREIGN)
def test_options_of_the_other_game_are_refused(game: str, command: str, capsys: Capture) -> None:
    other = next(one for one in FOREIGN if one != game)
    for option, value in FOREIGN[game].items():
        assert main([command, "--game", game, option, value]) == 2
        err = capsys.readouterr().err
        assert err == f"hexholm: {option} is for --game {other}; this is {game}\n"


BAD_ARGUMENTS = {
    "unknown game": (["new", "--game", "chess"], "kingdom-builder, winter-kingdom"),
    "five players": (["new", *WINTER, "--players", "5"], "2, 3 or 4"),
    "five players to simulate": (["simulate", *WINTER, "--players", "5"], "2, 3 or 4"),
    "six boards": (["new", *WINTER, "--boards", "3fe,3fo,4fe,3fl,3t,2i3s"], "7 boards"),
    "both sides": (["new", *WINTER, "--boards", "3fe,2i3g,3fo,4fe,3fl,3t,2i3s"], "used twice"),
    "unknown side": (["new", *WINTER, "--boards", "9x,3fe,3fo,4fe,3fl,3t,2i3s"], "1m4t"),
    "badly turned": (["new", *WINTER, "--boards", "3fe:6,3fo,4fe,3fl,3t,2i3s,1fl"], "0 to 5"),
    "two cards": (["new", *WINTER, "--cards", "crowd,loners"], "3 scoring cards"),
    "card of the other game": (["new", *WINTER, "--cards", "lords,crowd,loners"], "wanderers"),
    "unknown economy": (["new", *WINTER, "--economy", "oil"], "salvage"),
    "unknown twist": (["new", *WINTER, "--twist", "fate"], "long-tunnels"),
    "card the twist forbids": (
        ["new", *WINTER, "--twist", "keep-away", "--cards", "followers,crowd,loners"],
        "followers",
    ),
    "first game with a twist": (
        ["new", *WINTER, "--preset", "first-game", "--twist", "bargain"],
        "has no twist",
    ),
    "unknown preset": (["new", *WINTER, "--preset", "nomads"], "first-game"),
    "unknown direction": (["new", *WINTER, "--direction", "up"], "horizontal"),
    "centre as top": (["new", *WINTER, "--top-board", "0"], "1 to 6"),
    "no number": (["new", *WINTER, "--bottom-board", "low"], "--bottom-board"),
    "missing side file": (["new", *WINTER, "--side-file", "/nowhere/x.txt"], "/nowhere/x.txt"),
    "set-up in the browser": (["play", *WINTER], "--terminal"),
    "bad position text": (["show", "wk1:zzz"], "position text"),
}


@pytest.mark.parametrize("mistake", BAD_ARGUMENTS)
def test_bad_arguments(mistake: str, capsys: Capture) -> None:
    arguments, words = BAD_ARGUMENTS[mistake]
    assert main(arguments) == 2
    err = capsys.readouterr().err
    assert err.startswith("hexholm: ")
    assert err.count("\n") == 1
    assert words in err


# --- files -----------------------------------------------------------------------------------


@pytest.fixture
def records(tmp_path: Path, capsys: Capture) -> str:
    path = str(tmp_path / "games.jsonl")
    bots = ["--players", "3", "--bots", "greedy,random,random"]
    assert main(["simulate", *WINTER, *bots, "--games", "2", "--seed", "4", "--out", path]) == 0
    out = capsys.readouterr().out
    for word in ("2 games", "greedy", "mean points by card", "Castles", "rounds per game"):
        assert word in out
    assert "gold" not in out
    return path


def test_records_are_told_and_checked(records: str, capsys: Capture) -> None:
    for number, line in enumerate(Path(records).read_text().splitlines(), start=1):
        record = json.loads(line)
        assert hexholm.replay(record).scores() == record["scores"]
        assert main(["replay", records, "--line", str(number)]) == 0
        out = capsys.readouterr().out
        assert "The recorded scores match." in out
        assert "The game is over" in out
        assert f"{len(record['log']):4}  Player 3" in out
        verb, _, where = record["log"][0].partition(" ")
        kind = {"build": "house", "fort": "fort"}[verb]
        assert f"   1  Player 1 ({record['bots'][0]}) built a {kind} on {where}" in out


def test_score_names_points_and_hexes(records: str, capsys: Capture) -> None:
    game = hexholm.replay(Path(records).read_text().splitlines()[0])
    assert main(["score", records]) == 0
    out = capsys.readouterr().out
    assert "where the points come from" in out
    for seat in range(3):
        assert str(game.scores()[seat]["total"]) in out
        for card, parts in game.contributions(seat).items():
            assert name_of(card, game.name) in out
            assert all(part.hexes[0] in out for part in parts)


def test_show_draws_the_snowflake(records: str, tmp_path: Path, capsys: Capture) -> None:
    assert main(["show", records, "--to", "20"]) == 0
    drawn = capsys.readouterr().out
    assert "⌂1" in drawn or "♜1" in drawn
    assert "Economy: " in drawn
    text = hexholm.replay(Path(records).read_text().splitlines()[0]).at(20).text()
    assert main(["show", text]) == 0
    assert capsys.readouterr().out.splitlines()[:28] == drawn.splitlines()[:28]
    path = tmp_path / "board.svg"
    assert main(["show", records, "--svg", str(path)]) == 0
    assert "<svg" in path.read_text(encoding="utf-8")[:200]


def test_hidden_talents_are_not_shown(capsys: Capture) -> None:
    shown = []
    talents = ["mule", "horse", "wagon", "farm", "tavern"]
    for other in (["mine", "port"], ["guide", "sleigh"]):
        others = [*other, "garden", "tower", "pasture"]
        game = hexholm.new_game("winter-kingdom", seed=1, talents=[talents, others])
        assert main(["show", game.text()]) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]


# --- playing ---------------------------------------------------------------------------------


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """What the terminal says to lines typed in a position, with the human on the first seat."""

    def tell(game: hexholm.Game, *typed: str) -> str:
        assert isinstance(game, WinterKingdom)
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(typed) + "\n"))
        out = io.StringIO()
        bots = ["random"] * (game.seats - 1)
        TerminalTable(game, seat=0, bots=bots, console=Console(file=out, width=120)).run()
        return out.getvalue()

    return tell


def answer(out: str, typed: str) -> str:
    """What was said to a line, up to the next one."""
    return out.split(f"> {typed}\n", 1)[1].split("\n> ", 1)[0]


def winter(game: hexholm.Game) -> WinterKingdom:
    assert isinstance(game, WinterKingdom)
    return game


def shopping(**more: Any) -> WinterKingdom:
    """After the mandatory action, with a mine bought and a mule to buy."""
    land = yard(Land("G", {"M": "033"}))
    mine = Seat("034", hand="snowscape", bought="mine", talents="mule market", **more)
    game = position(land, mine, Seat("600"))
    for hexname in ("400", "401", "402"):
        game.play(f"build {name(hexname)}")
    return winter(game)


PURSE = max(cost(card) for card in ("mule", "market", "mine+"))
"""Enough for any one purchase of `shopping`."""


def said_coins(number: int) -> str:
    return "1 coin" if number == 1 else f"{number or 'no'} coins"


def test_a_hex_alone_is_a_house() -> None:
    game = winter(position(Land("G"), Seat("044"), Seat("600")))
    where = name("045")
    assert read_action(game, where.upper()) == hexholm.Action("build", where)
    assert read_action(game, f"fort {where}") == hexholm.Action("fort", where)
    assert read_action(game, f" Build  {where}") == hexholm.Action("build", where)


def test_a_hex_alone_is_a_fort_where_no_house_is_left() -> None:
    game = winter(position(Land("G"), Seat("044", supply=(0, 2)), Seat("600")))
    assert read_action(game, name("045")) == hexholm.Action("fort", name("045"))


def test_a_hex_alone_takes_and_puts() -> None:
    game = winter(position(Land("G"), Seat("044", bought="mule"), Seat("600")))
    game.play(read_action(game, "Mule"))
    assert game.log[-1] == "use mule"
    game.play(read_action(game, name("044")))
    assert game.log[-1] == f"take {name('044')}"
    game.play(read_action(game, name("045")))
    assert game.log[-1] == f"put {name('045')}"


def test_a_talent_alone_means_what_is_possible() -> None:
    game = shopping(coins=PURSE)
    assert read_action(game, "mule") == hexholm.Action("buy", "mule")
    assert read_action(game, "tunnel") == hexholm.Action("use", "tunnel")
    with pytest.raises(Unclear, match="use mine or upgrade mine"):
        read_action(game, "mine")
    game.play("upgrade mine")
    assert read_action(game, "mule") == hexholm.Action("buy", "mule")  # and is refused with a rule
    assert read_action(game, "port-2") == hexholm.Action("use", "port-2")
    assert read_action(game, "Dog Sled") == hexholm.Action("use", "dog-sled")


def test_no_hex_of_the_board(told: Callable[..., str]) -> None:
    out = told(shopping(), "a1", "why z99", "dance")
    assert "There is no hex a1 on this board." in answer(out, "a1")
    assert "There is no hex z99" in answer(out, "why z99")
    assert "“dance” isn’t an action" in answer(out, "dance")


def test_what_is_asked_is_obvious(told: Callable[..., str]) -> None:
    out = told(position(Land("G"), Seat("044", talents="mule", coins=cost("mule")), Seat("600")))
    assert "Build on grassland, next to your buildings · 3 left · " in out
    where = name("033")
    assert f"(or another hex in brackets), fort {where} or help." in out
    mule = cost("mule")
    assert f"You have {said_coins(mule)}, enough for: " in out
    assert f"buy mule ({mule})" in out
    assert '[G"]' in out


def test_the_purchase_step(told: Callable[..., str]) -> None:
    out = told(shopping(coins=PURSE), "market", "undo", "upgrade mine", "mule", "talents")
    offers = ("buy mule", "buy market", "upgrade mine")
    prices = (cost("mule"), cost("market"), cost("mine+"))
    for offer, price in zip(offers, prices, strict=True):
        assert f"{offer} ({price})" in out
        assert f"{offer}, " in out
    assert "You bought the Market." in answer(out, "market")
    assert "Type end or help." in answer(out, "market")
    assert "You took back: buy market." in answer(out, "undo")
    assert "You upgraded the Mine." in answer(out, "upgrade mine")
    assert "You can’t buy anything more this turn (W-6)" in answer(out, "mule")
    talents = answer(out, "talents")
    assert "Mine, ready" in talents
    assert f"Mule, {said_coins(cost('mule'))}, upgrade {cost('mule+')}: " in talents
    assert f"You have {said_coins(PURSE - cost('mine+'))}" in talents


def test_five_coins(told: Callable[..., str]) -> None:
    out = told(shopping(coins=5), "repeat mine", "mine", name("023"), "end", "end")
    assert "repeat a talent (5)." in out
    assert "Mine: use it again, or stop · 3 more times" in answer(out, "repeat mine")
    assert f"You built on {name('023')} with the Mine." in out
    assert "You stopped there." in out
    assert "You ended the turn" in out


def test_an_action_that_need_not_go_on(told: Callable[..., str]) -> None:
    game = position(Land("G"), Seat("044", bought="pasture+"), Seat("600"))
    out = told(game, "pasture", name("045"), "end")
    assert f"You built on {name('045')} with the Pasture." in out
    assert "You stopped there." in out


def test_selling(told: Callable[..., str]) -> None:
    land, mine = yard(Land("G")), Seat("044 033", hand="snowscape")
    game = position(land, mine, Seat("600"), economy="salvage")
    where = name("033")
    builds = [name(one) for one in ("400", "401", "402")]
    out = told(game, *builds, f"why {where}", where, "score")
    assert "to sell it (or another hex in brackets)" in answer(out, builds[-1])
    assert f"take {where}: you can do this now." in answer(out, f"why {where}")
    assert f"sold the building on {where}" in out
    assert "You have 1 coin" in out
    assert "points if the game ended now" in answer(out, "score")


def test_help_explains_every_card_the_player_knows(told: Callable[..., str]) -> None:
    mine, other = Seat("044", talents="mule"), Seat("600", bought="horse", talents="sleigh")
    game = position(Land("G"), mine, other, twist="bargain", economy="fur")
    said = answer(told(game, "help"), "help")
    for text in ("fort k12", "Crowd: 1 point", "Castles: ", "Economy: Fur: ", "Twist: Bargain: "):
        assert text in said
    for talent in ("Mule: ", "Horse: ", "Tunnel: "):
        assert f"  {talent}" in said
    assert "Sleigh" not in said


def test_help_explains_every_twist(told: Callable[..., str]) -> None:
    """Section 9: several twists."""
    pair = ["bargain", "long-tunnels"]
    game = position(Land("G"), Seat("044"), Seat("600"), twist=pair)
    said = answer(told(game, "help"), "help")
    assert "Bargain: " in said
    assert "Long tunnels: " in said


class Typist:
    """Standard input that types any legal action, in full or as shorthand where that is clear."""

    def __init__(self, game: WinterKingdom) -> None:
        self.game = game

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        options = self.game.options
        action = options[7 * len(self.game.log) % len(options)]
        try:
            if action.arg and read_action(self.game, action.arg) == action:
                return f"{action.arg}\n"
        except Unclear:
            pass
        return f"{action}\n"


@pytest.mark.parametrize(
    ("twist", "economy", "players"),
    [("hospitality", "agriculture", 2), ("separate-lands", "salvage", 3), ("overreach", "fur", 4)],
)
def test_a_whole_game(
    twist: str, economy: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = hexholm.new_game("winter-kingdom", players=players, seed=3, twist=twist, economy=economy)
    monkeypatch.setattr(sys, "stdin", Typist(game))
    out = io.StringIO()
    bots = ["random"] * (players - 1)
    TerminalTable(game, seat=1, bots=bots, console=Console(file=out, width=120)).run()
    assert game.over
    assert "Not possible" not in out.getvalue()
    assert "The game is over" in out.getvalue()


def test_a_game_through_a_pipe_can_be_saved_and_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    path = tmp_path / "game.json"
    first = hexholm.new_game("winter-kingdom", seed=5, twist=None).options[0]
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{first.arg}\nquit\n"))
    arguments = ["play", "--terminal", *WINTER, "--seed", "5", "--twist", "none"]
    assert main([*arguments, "--save", str(path)]) == 0
    assert (
        f"hexholm play --terminal --load {path} --seat 1 --bots normal" in capsys.readouterr().out
    )
    assert json.loads(path.read_text())["log"] == [str(first)]
    monkeypatch.setattr(sys, "stdin", io.StringIO("undo\n"))
    assert main(["play", "--terminal", "--load", str(path)]) == 0
    assert f"You took back: {first}." in capsys.readouterr().out


@pytest.mark.parametrize(("width", "is_told"), [(99, True), (100, False), (200, False)])
def test_a_narrow_window_is_told(
    width: int, is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    out = io.StringIO()
    game = shopping()
    TerminalTable(game, seat=0, bots=["random"], console=Console(file=out, width=width)).run()
    assert ("The board needs 100 columns" in out.getvalue()) == is_told
    assert max(len(line) for line in out.getvalue().splitlines() if "▌" in line) <= width or is_told

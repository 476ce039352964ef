"""Bots of another version of hexholm: from a folder, a wheel, an environment, a revision."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import hexholm
from hexholm.arena import Comparison, Contest, play_match
from hexholm.arena.elsewhere import BotElsewhere, PeerError, peer_at
from hexholm.arena.versions import find_version
from hexholm.bots import Sight
from hexholm.cli import main
from hexholm.game import SetupError

Capture = pytest.CaptureFixture[str]
PACKAGE = Path(hexholm.__file__).parent
ROOT = PACKAGE.parents[1]
OTHER = '__version__ = "9.9"\n'
BOTS = """
class Sight:
    def __init__(self, game, seat, seconds):
        self.game = game

class Other:
    def choose(self, sight):
        print("this isn't an answer")
        return sight.game["try"]

def make_bot(name, *, seed):
    if name != "expert":
        raise LookupError(f"no {name} here")
    return Other()
"""


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    find_version.cache_clear()


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """A folder with a very different hexholm."""
    bots = tmp_path / "other" / "hexholm" / "bots"
    bots.mkdir(parents=True)
    (bots / "__init__.py").write_text(BOTS, encoding="utf-8")
    package = f"{OTHER}def load_game(data): return {{'try': 'build a1'}}\n"
    (bots.parent / "__init__.py").write_text(package, encoding="utf-8")
    return tmp_path / "other"


@pytest.mark.parametrize("setup", [{}, {"preset": "everything"}, {"game": "winter-kingdom"}])
def test_a_version_plays_there_what_it_plays_here(setup: dict[str, str]) -> None:
    games = [
        [record["log"] for record in play_match(Contest.between(bots, 2, seed=3, **setup))]  # type: ignore[arg-type]
        for bots in (["normal", "easy"], [f"normal@{ROOT}", "easy"])
    ]
    assert games[0] == games[1]


def test_one_command_compares_two_versions(capsys: Capture, tmp_path: Path) -> None:
    out = str(tmp_path / "games.jsonl")
    words = ["--bots", "easy", "--against", str(ROOT), "--games", "6", "--jobs", "2", "--out", out]
    assert main(["arena", *words]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert f"{ROOT} is hexholm {hexholm.__version__} in {PACKAGE}" in told
    assert "6 games on 3 deals" in told


def test_its_time_is_the_other_process_time() -> None:
    standings = Comparison(Contest.between([f"normal@{ROOT}", "random"], 2)).play()
    times = [bot.thinking.mean for bot in standings.bots if bot.thinking]
    assert times[0] > 3 * times[1]


def test_a_wheel_is_unpacked_once(other: Path, tmp_path: Path) -> None:
    wheel = tmp_path / "hexholm-9.9-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        for path in other.rglob("*.py"):
            packed.write(path, path.relative_to(other))
    assert peer_at(str(wheel)).version == "9.9"
    first = find_version(str(wheel)).folder
    find_version.cache_clear()
    assert find_version(str(wheel)).folder == first
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.writestr("another.py", "")
    find_version.cache_clear()
    with pytest.raises(SetupError, match="there is no hexholm at"):
        find_version(str(wheel))


def test_an_environment_has_a_python_of_its_own() -> None:
    version = find_version(sys.prefix)
    assert version.folder is None
    assert Path(version.python).is_relative_to(sys.prefix)


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="needs a checkout")
def test_a_revision_is_checked_out() -> None:
    folder = find_version("HEAD").folder
    assert folder is not None
    told = subprocess.check_output(["git", "rev-parse", "HEAD"], cwd=ROOT, text=True)
    assert folder.parent.name == told.strip()
    assert (folder / "hexholm" / "bots" / "__init__.py").is_file()


def test_a_revision_need_not_have_what_came_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its tools, and so its compiled players; but without the package it's no hexholm."""
    package = tmp_path / "src" / "hexholm"
    package.mkdir(parents=True)
    monkeypatch.setattr(hexholm, "__file__", str(package / "__init__.py"))

    def git(*words: str) -> None:
        who = ["-c", "user.name=me", "-c", "user.email=me@example.org"]
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init")
    git("commit", "--allow-empty", "-m", "nothing yet")
    (package / "__init__.py").write_text(OTHER, encoding="utf-8")
    git("add", ".")
    git("commit", "-m", "a package")
    folder = find_version("HEAD").folder
    assert folder is not None
    assert (folder / "hexholm" / "__init__.py").read_text(encoding="utf-8") == OTHER
    with pytest.raises(SetupError, match="there is no hexholm at HEAD~1"):
        find_version("HEAD~1")


def test_what_a_version_answers_is_checked(other: Path, capsys: Capture) -> None:
    game = hexholm.new_game(seed=1)
    bot = BotElsewhere("expert@other", "expert", str(other), 1)
    assert str(bot.choose(Sight(game, 0))) == "build a1"
    peer_at(str(other)).close()
    assert str(bot.choose(Sight(game, 0))) == "build a1"  # in a new process
    words = ["--bots", f"random,expert@{other}", "--games", "2"]
    assert main(["arena", *words]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "hexholm 9.9" in told
    assert "without compiled quick players" in told
    assert f"expert@{other} failed" in told


def test_a_version_that_cannot_read_such_games_is_refused(other: Path, capsys: Capture) -> None:
    """Else `easy` would play all its turns, and the verdict be about that."""
    package = other / "hexholm" / "__init__.py"
    refuses = "def load_game(data): raise ValueError('unknown option')\n"
    package.write_text(f"{OTHER}{refuses}", encoding="utf-8")
    words = ["--bots", f"random,expert@{other}", "--decide", "50"]
    assert main(["arena", *words]) == 2
    told = " ".join(capsys.readouterr().err.split())
    assert "can’t play: its hexholm says: ValueError: unknown option" in told


def test_a_process_that_has_ended_says_so(other: Path) -> None:
    peer = peer_at(str(other))
    peer.close()
    with pytest.raises((PeerError, ValueError)):
        peer.ask(do="seat", id=1, bot="expert", seed=1)


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("expert@nowhere-at-all", "there is no hexholm at nowhere-at-all; name a checkout"),
        ("nobody@{other}", "can’t play: its hexholm says: LookupError: no nobody here"),
    ],
)
def test_a_bot_that_is_not_there_is_refused(
    bot: str, says: str, other: Path, capsys: Capture
) -> None:
    assert main(["arena", "--bots", f"random,{bot.format(other=other)}", "--games", "2"]) == 2
    assert says in " ".join(capsys.readouterr().err.split())

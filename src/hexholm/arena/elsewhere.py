"""A bot of another version of hexholm, which thinks in a process of that version."""

import atexit
import json
import os
import random
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

from hexholm.arena.versions import Version, find_version
from hexholm.bots import Sight
from hexholm.game import Action, Data, Game, SetupError
from hexholm.texts import Told

PEER: Final = Path(__file__).with_name("peer.py")
_IDS: Final = count(1)
_PEERS: Final[dict[str, "Peer"]] = {}


class PeerError(Told):
    """The other version couldn't do what was asked, or has ended."""


class Peer:
    """A process of another version, that plays for any number of seats."""

    def __init__(self, version: Version) -> None:
        env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if version.folder is not None:
            env["PYTHONPATH"] = str(version.folder)
        self._process = subprocess.Popen(
            [version.python, "-P", "-c", PEER.read_text(encoding="utf-8")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=env,
            text=True,
            encoding="utf-8",
        )
        self.is_alive = True
        atexit.register(self.close)
        about = self._heard()
        self.version: str = about["version"]
        self.folder = Path(about["folder"])
        self.is_compiled: bool = about["compiled"]
        """Whether it has compiled quick players, without which its expert is weaker."""

    def ask(self, **request: Any) -> Any:
        """Have a request answered; a process that is interrupted while it thinks is ended."""
        assert self._process.stdin is not None
        with suppress(OSError):  # it has died; waiting for its answer shows that
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        return self._heard()

    def close(self) -> None:
        """End the process."""
        self.is_alive = False
        atexit.unregister(self.close)
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()

    def _heard(self) -> Any:
        assert self._process.stdout is not None
        try:
            line = self._process.stdout.readline()
        except BaseException:
            self.close()
            raise
        if not line:
            self.close()
            raise PeerError("version-ended")
        answer = json.loads(line)
        if "error" in answer:
            raise PeerError("version-error", why=answer["error"])
        return answer


class BotElsewhere:
    """A bot of another version; it is given games imagined for its seat, and nothing else."""

    def __init__(self, name: str, bot: str, where: str, seed: int) -> None:
        self.name = name
        self.spent_elsewhere = 0.0
        """Seconds of processor time that the other process has thought."""
        self._bot, self._where, self._seed, self._id = bot, where, seed, next(_IDS)
        with self._refused():
            self._peer = self._seated()

    def check(self, game: Game) -> None:
        """`SetupError` if the other version can't read such games: all its turns would be lost."""
        with self._refused():
            self._peer.ask(do="read", game=self._imagined(Sight(game, game.mover)))

    def choose(self, sight: Sight) -> Action:
        """What the other version would do here."""
        if not self._peer.is_alive:
            self._peer = self._seated()
        game, seat = self._imagined(sight), sight.seat
        answer = self._peer.ask(
            do="choose", id=self._id, game=game, seat=seat, seconds=sight.seconds
        )
        self.spent_elsewhere += answer["seconds"]
        return Action.parse(answer["action"])

    def _imagined(self, sight: Sight) -> Data:
        return sight.imagine(random.Random(self._seed)).to_dict()

    @contextmanager
    def _refused(self) -> Iterator[None]:
        """Say of what goes wrong that the bot can't play."""
        try:
            yield
        except PeerError as error:
            raise SetupError("version-fails", bot=self.name, why=str(error)) from error

    def _seated(self) -> Peer:
        peer = peer_at(self._where)
        peer.ask(do="seat", id=self._id, bot=self._bot, seed=self._seed)
        return peer


def peer_at(where: str) -> Peer:
    """The process of a version that this process asks; a new one if the last has ended."""
    peer = _PEERS.get(where)
    if peer is None or not peer.is_alive:
        peer = _PEERS[where] = _started(where)
    return peer


def _started(where: str) -> Peer:
    version = find_version(where)
    peer = Peer(version)
    if version.folder is not None and not peer.folder.samefile(version.folder / "hexholm"):
        peer.close()
        raise SetupError("version-none", where=where)
    return peer

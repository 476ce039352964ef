"""Three servers on one PostgreSQL behind nginx, and what befalls them."""

import asyncio
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from tests.table.machines import Postgres, free_port

ROOT = Path(__file__).resolve().parent.parent.parent.parent
LONGEST = 60.0
"""Seconds until the next kill comes anyway."""
CUT = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = "


class Machine:
    """A server that is started again whenever it ends."""

    def __init__(self, name: str, folder: Path, database: str, missed: float) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"{name}.log"
        self.starts = 0
        self.failed_starts = 0
        self.is_up = False
        self._is_killed = False
        module = [sys.executable, "-m", "tests.table.chaos.server", str(folder / "data")]
        self._command = [*module, str(self.port), database, str(missed)]
        self._process: subprocess.Popen[bytes] | None = None

    async def run(self) -> None:
        """Keep it going."""
        try:
            while True:
                told = self._start()
                while self._process is not None and self._process.poll() is None:
                    self.is_up = self.is_up or self._says_hello(told)
                    await asyncio.sleep(0.05)
                self.failed_starts += not self.is_up and not self._is_killed
                self.is_up = False
        finally:
            self.kill()

    def _start(self) -> int:
        """Start it; how much is in its log."""
        self.starts += 1
        self._is_killed = False
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, cwd=ROOT, stdout=log, stderr=log)
            return log.tell()

    def _says_hello(self, told: int) -> bool:
        with self.log.open("rb") as log:
            log.seek(told)
            return self.address.encode() in log.read()

    def kill(self) -> None:
        """End it at once, as if the power had gone."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self.is_up, self._is_killed = False, True


class Storm:
    """Kills, restarts of the database, and lines that are cut, by chance."""

    def __init__(self, machines: list[Machine], postgres: Postgres, rng: random.Random) -> None:
        self._machines = machines
        self._postgres = postgres
        self._rng = rng
        self.counts: Counter[str] = Counter()

    async def blow(
        self,
        kills: int,
        restarts: int,
        every: float,
        goes_on: Callable[[], bool],
        acted: Callable[[], int],
        lull: int,
    ) -> None:
        """Kill servers, on average one `every` few seconds, with restarts in between."""
        due = sorted(self._rng.sample(range(1, kills), restarts))
        while self.counts["kills"] < kills and goes_on():
            await asyncio.sleep(self._rng.expovariate(1 / every))
            await self._lull(acted, lull)
            victims = self._victims()
            for victim in victims[: kills - self.counts["kills"]]:
                victim.kill()
                self.counts["kills"] += 1
            while due and due[0] <= self.counts["kills"]:
                due.pop(0)
                await asyncio.to_thread(self._restart)
            if self._rng.random() < 0.2:
                await asyncio.to_thread(self._postgres.do, f"{CUT}'hexholm bus'")
                self.counts["cuts of the bus"] += 1

    async def _lull(self, acted: Callable[[], int], lull: int) -> None:
        """Wait until two servers are up and something was achieved, however slow the machine is."""
        goal, end = acted() + lull, time.monotonic() + LONGEST
        while acted() < goal or sum(one.is_up for one in self._machines) < 2:
            await asyncio.sleep(0.02)
            if time.monotonic() > end:
                return

    def _victims(self) -> list[Machine]:
        """One that is up, or rarely all; now and then one that is just starting."""
        chance = self._rng.random()
        if chance < 0.05:
            return list(self._machines)
        up = [machine for machine in self._machines if machine.is_up or chance > 0.95]
        return self._rng.sample(up, min(1, len(up)))

    def _restart(self) -> None:
        """Stop PostgreSQL, by half with no time to tidy up, and start it again."""
        how = self._rng.choice([signal.SIGINT, signal.SIGQUIT])
        self._postgres.stop(how)
        self._postgres.start()
        self.counts["restarts of the database"] += 1
        self.counts["of them crashes"] += how == signal.SIGQUIT

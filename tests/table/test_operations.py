"""What those see who watch over a server: health, figures, and when it collects garbage."""

import asyncio
import gc
import random
import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from hexholm.table.collecting import OFTEN, QUIET, SELDOM, collect_when_quiet
from hexholm.table.core.meter import Meter
from tests.table.helpers import Api, Client, play_turn, running, wait_until, with_data


def figures(address: str) -> dict[str, float]:
    text = httpx.get(f"{address}/metrics").text
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(r'[a-z_]+(\{[a-z]+="[\w.-]+"\})? [\d.]+', line) for line in lines)
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_figures_tell_what_happened(api: Api, address: str) -> None:
    before = figures(address)
    made = api.create("person", "person", seed=1)
    with Client(made, *made.secrets.values()) as both:
        play_turn(both, both.state["view"]["to_move"], random.Random(1))
        assert both.refused(type="play", seat=0, number=0, action="build a1")["code"] == "stale"
        after = figures(address)
    assert {"hexholm_thinking", "hexholm_waiting_to_think"} <= after.keys()
    assert after["hexholm_tables"] > before["hexholm_tables"]
    assert after["hexholm_sockets"] > before["hexholm_sockets"]
    count = "hexholm_action_seconds_count"
    assert after[count] >= before[count] + 4, "three settlements and the end of the turn"
    stale = 'hexholm_refusals_total{code="stale"}'
    assert after[stale] == before.get(stale, 0) + 1
    half, most = (after[f'hexholm_action_seconds{{quantile="{q}"}}'] for q in ("0.5", "0.99"))
    assert 0 < half <= most


def test_figures_are_for_this_machine(address: str) -> None:
    away = {"X-Forwarded-For": "203.0.113.9"}
    assert httpx.get(f"{address}/metrics", headers=away).status_code == 404
    assert httpx.get(f"{address}/metrics").status_code == 200


def test_figures_for_everybody(tmp_path: Path) -> None:
    with running(with_data(tmp_path, open_metrics=True)) as address:
        away = {"X-Forwarded-For": "203.0.113.9"}
        assert httpx.get(f"{address}/metrics", headers=away).status_code == 200


def test_health(address: str) -> None:
    answer = httpx.get(f"{address}/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


class SkippingClock:
    """Time passes only when somebody sleeps; it ends at last."""

    def __init__(self, end: float) -> None:
        self.time, self.end = 0.0, end
        self.each: Callable[[], None] = lambda: None

    def now(self) -> float:
        return self.time

    def date(self) -> int:
        return 0

    async def sleep(self, seconds: float) -> None:
        self.time += seconds
        if self.time > self.end:
            raise asyncio.CancelledError
        self.each()


@pytest.mark.parametrize(("busy", "times"), [(False, 2 * SELDOM // OFTEN), (True, 2)])
def test_garbage_is_collected_in_quiet_moments(busy: bool, times: int) -> None:
    clock = SkippingClock(2 * (SELDOM + QUIET))
    meter = Meter(clock)
    clock.each = {True: lambda: meter.acted(clock.now()), False: lambda: None}[busy]
    done = SimpleNamespace(times=0)

    def collect() -> None:
        done.times += 1

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(collect_when_quiet(meter, clock, collect))
    assert done.times == times


def test_a_process_that_goes_on_collects_its_garbage_again(tmp_path: Path) -> None:
    with running(with_data(tmp_path)):
        wait_until(lambda: not gc.isenabled())
    assert gc.isenabled()


def test_the_times_of_the_last_actions_count() -> None:
    clock = SkippingClock(1e9)
    meter = Meter(clock)
    assert meter.quantile(0.5) == 0
    for milliseconds in range(1, 101):
        clock.time += 1
        meter.acted(clock.time - milliseconds / 1000)
    assert meter.quantile(0.5) == pytest.approx(0.051)
    assert meter.quantile(0.99) == pytest.approx(0.1)
    assert meter.actions == 100

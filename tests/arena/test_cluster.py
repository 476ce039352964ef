"""The arena on a real Ray cluster, which the tests start on this machine."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hexholm.cli import main

MATCH = ["arena", "--games", "6", "--seed", "3", "--bots", "greedy,random"]

CLUSTER = """
import sys
from ray.cluster_utils import Cluster
small = {"num_cpus": 2, "object_store_memory": 80 * 2**20, "include_dashboard": False}
cluster = Cluster(initialize_head=True, head_node_args=small)
print(cluster.address, flush=True)
sys.stdin.read()
cluster.shutdown()
"""

MORTAL = """
import os, pathlib, signal
from hexholm.bots import RandomBot

class Mortal(RandomBot):
    name = "mortal"

    def choose(self, sight):
        flag = pathlib.Path(__file__).with_name("died")
        if not flag.exists():
            flag.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(sight)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the processes of the cluster find a bot of their own."""
    path = tmp_path_factory.mktemp("bots")
    (path / "mortal.py").write_text(MORTAL)
    return path


@pytest.fixture(scope="module")
def cluster(folder: Path) -> Iterator[str]:
    """The address of a cluster with two processors."""
    with tempfile.TemporaryDirectory() as ray:  # its sockets need a short path
        own = {"RAY_TMPDIR": ray, "RAY_USAGE_STATS_ENABLED": "0", "PYTHONPATH": str(folder)}
        with subprocess.Popen(
            [sys.executable, "-c", CLUSTER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **own},
            text=True,
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            yield process.stdout.readline().strip()
            process.stdin.close()


def arena(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own: Ray can be joined once in a process."""
    return subprocess.run(
        [sys.executable, "-m", "hexholm", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
    )


def games(path: Path) -> list[dict[str, Any]]:
    records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [{key: record[key] for key in record if key != "seconds"} for record in records]


def test_a_cluster_plays_the_same_games(cluster: str, folder: Path, tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    assert main([*MATCH, "--out", str(here)]) == 0
    half = here.read_bytes().splitlines(keepends=True)[:2]
    there.write_bytes(b"".join(half) + b'{"half a line')
    done = arena(*MATCH, "--cluster", cluster, "--out", str(there), folder=folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert "6 games on 3 deals" in done.stdout
    assert games(there) == games(here)


def test_a_game_of_a_dead_worker_is_played_again(
    cluster: str, folder: Path, tmp_path: Path
) -> None:
    out, flag = tmp_path / "games.jsonl", folder / "died"
    match = ["arena", "--bots", "mortal:Mortal", "--games", "4", "--out", str(out)]
    assert not flag.exists()
    done = arena(*match, "--json", "--cluster", cluster, folder=folder)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 4  # Ray complains elsewhere
    assert flag.exists()
    on_cluster = games(out)
    out.unlink()
    flag.unlink()
    assert arena(*match, "--jobs", "2", folder=folder).returncode == 0
    assert flag.exists()
    assert games(out) == on_cluster
    assert [record["seating"] for record in on_cluster] == [0] * 4
    assert [record["deal"] for record in on_cluster] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("address", "says"),
    [("nowhere", "no Ray cluster answers at nowhere"), ("127.0.0.1:1", "answers at 127.0.0.1:1: ")],
)
def test_no_cluster_is_told_in_one_line(address: str, says: str, folder: Path) -> None:
    done = arena(*MATCH, "--cluster", address, folder=folder)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("hexholm: ")
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_without_ray_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*MATCH, "--cluster", "auto"]) == 2
    assert "pip install 'hexholm[cluster]'" in capsys.readouterr().err

"""Starting and stopping."""

import signal
import socket
from pathlib import Path

import httpx
import pytest

from hexholm.table.core.limits import Bucket
from hexholm.table.core.settings import Rate
from hexholm.table.http.limits import client_address
from hexholm.table.serve import lan_addresses, listen
from tests.table.helpers import Api, Client, Process
from tests.table.still_clock import StillClock


def test_the_next_free_port() -> None:
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with listen("127.0.0.1", port) as second:
            assert port < second.getsockname()[1] < port + 50


def test_a_host_that_is_not_ours() -> None:
    with pytest.raises(OSError, match=r"."):
        listen("192.0.2.1", 0)


def test_addresses_on_the_network() -> None:
    assert lan_addresses("127.0.0.1") == []
    assert lan_addresses("localhost") == []
    assert lan_addresses("::1") == []
    assert lan_addresses("192.168.7.7") == ["192.168.7.7"]
    assert not any(address.startswith("127.") for address in lan_addresses("0.0.0.0"))


def test_start_and_clean_stop(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        server = Process(tmp_path, port=port)
        assert not server.address.endswith(f":{port}")
        api = Api(server.address)
        made = api.create("person", "random", seed=1)
        url = f"/api/tables/{made.id}"
        api.get(url, made.watch, key="in-a-query")
        with Client(made, made.secrets[0]):
            assert server.end(signal.SIGINT) == 0
        api.close()
    text = "".join(server.lines)
    assert f"GET {url} 200" in text
    for secret in ("in-a-query", made.watch, made.secrets[0]):
        assert secret not in text
    assert "Traceback" not in text
    assert "ERROR" not in text, text


def test_bound_to_this_machine_alone(tmp_path: Path) -> None:
    server = Process(tmp_path)
    port = httpx.URL(server.address).port
    assert port is not None
    assert server.address.startswith("http://127.0.0.1:")
    for address in lan_addresses("0.0.0.0"):
        with socket.socket() as probe:
            probe.settimeout(1)
            assert probe.connect_ex((address, port)) != 0
    assert httpx.get(server.address).status_code < 500  # now it hears Ctrl-C, too
    server.end(signal.SIGINT)


def test_buckets() -> None:
    clock = StillClock()
    bucket = Bucket(Rate(2, 0.5), clock)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.time += 2
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.time += 100
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_client_addresses() -> None:
    assert client_address({"client": ("10.0.0.1", 5)}) == "10.0.0.1"
    assert client_address({"client": ("::ffff:10.0.0.1", 5)}) == "10.0.0.1"
    network = client_address({"client": ("2001:db8:1:2:3:4:5:6", 5)})
    assert client_address({"client": ("2001:db8:1:2::7", 5)}) == network
    assert client_address({"client": ("2001:db8:1::7", 5)}) != network
    assert client_address({"client": ("fe80::1%eth0", 5)}) == client_address(
        {"client": ("fe80::2", 5)}
    )
    assert client_address({}) == client_address({"client": None}) != ""

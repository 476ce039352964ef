"""One server for most tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.helpers import Api, running, with_data
from tests.table.machines import Postgres, a_postgres


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(with_data(folder, lobby=True)) as where:
        yield where


@pytest.fixture
def api(address: str) -> Iterator[Api]:
    api = Api(address)
    yield api
    api.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests of a process; each makes its own database."""
    with a_postgres() as server:
        yield server

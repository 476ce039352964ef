"""Whatever is asked of the API, right or wrong, there is an answer, and never an error of ours."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case

from hexholm.table.http.app import create_app
from tests.table.helpers import Api, Made

SCHEMA = schemathesis.openapi.from_dict(create_app().openapi())


@pytest.fixture(scope="module")
def made(address: str) -> Iterator[Made]:
    """A table that is really there, with a bot."""
    api = Api(address)
    yield api.create("person", "random")
    api.close()


@SCHEMA.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(case: Case[Any], made: Made) -> None:
    if (case.path_parameters or {}).get("table", "") != "":
        case.path_parameters["table"] = made.id
    secrets = ",".join(made.secrets.values())
    answer = case.call(
        base_url=made.api.address, headers={"Authorization": f"Bearer {secrets}"}, timeout=30
    )
    assert answer.status_code < 500, answer.text


def test_the_server_goes_on(made: Made) -> None:
    assert httpx.get(f"{made.api.address}/health", trust_env=False).status_code == 200

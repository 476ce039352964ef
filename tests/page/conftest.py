"""A real server and a real browser for every worker, and people who visit."""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from hexholm.table.settings import PAGE
from tests.page.screens import Tables
from tests.page.visitor import FLAGS, Visitor, chromium
from tests.table.helpers import Api, Process

Visit = Callable[..., Visitor]
FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page is not built: make page", pytrace=False)
    process = Process(tmp_path_factory.mktemp("page-server"))
    yield process
    process.end()


@pytest.fixture
def api(server: Process) -> Iterator[Api]:
    """For tables that a test only starts from."""
    api = Api(server.address)
    yield api
    api.close()


@pytest.fixture(scope="session")
def tables(server: Process) -> Tables:
    """Games that are only looked at."""
    with closing(Api(server.address)) as api:
        return Tables.make(api)


@pytest.fixture(scope="package")  # while it runs, it keeps others from asyncio in this thread
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    yield browser
    browser.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@contextmanager
def visiting(
    browser: Browser, address: str, request: pytest.FixtureRequest, folder: Path
) -> Iterator[Visit]:
    """Somebody comes with a browser of their own; in the end none of them has seen a fault."""
    visitors: list[Visitor] = []

    def come(address: str = address, **options: Any) -> Visitor:
        visitor = Visitor(browser, address, **options)
        visitors.append(visitor)
        return visitor

    yield come
    faults = [fault for visitor in visitors for fault in visitor.unexpected()]
    for number, visitor in enumerate(visitors):
        if request.node.stash.get(FAILED, False):
            picture = folder / f"visitor-{number}.png"
            visitor.page.screenshot(path=picture)
            print(f"{visitor.page.url.partition('#')[0]}: {picture}")
        visitor.close()
    assert not faults, "\n".join(faults)


@pytest.fixture
def visit(
    browser: Browser, server: Process, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Visit]:
    """Visitors of the server's page."""
    with visiting(browser, server.address, request, tmp_path) as come:
        yield come

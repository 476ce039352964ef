"""The built site on a static host, and people who visit it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from hexholm.table.settings import SITE
from tests.page.conftest import (
    Visit,
    browser,
    playwright,
    pytest_runtest_makereport,
    visiting,
)
from tests.site.host import Host, hosted

__all__ = ["browser", "playwright", "pytest_runtest_makereport"]


@pytest.fixture
def host() -> Iterator[Host]:
    if not (SITE / "index.html").is_file():
        pytest.fail("the site is not built: make site", pytrace=False)
    with hosted(SITE) as host:
        yield host


@pytest.fixture
def visit(
    browser: Browser,
    host: Host,
    request: pytest.FixtureRequest,
    tmp_path: Path,
) -> Iterator[Visit]:
    """Visitors of the site."""
    with visiting(browser, host.address, request, tmp_path) as come:
        yield come

"""Every rule of the base game has a test that cites it."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
IDS = [
    line
    for line in (HERE / "ids.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
TESTS = "\n".join(
    re.sub(r"(?m)^(?!\s*(def|\"\"\"|#)).*$", "", path.read_text(encoding="utf-8"))
    for folder in (HERE, HERE.parent / "engine")
    for path in sorted(folder.glob("test_*.py"))
)


@pytest.mark.parametrize("rule", IDS)
def test_the_rule_is_cited(rule: str) -> None:
    assert re.search(rf"(?<![\w-]){re.escape(rule)}(?![\w.-]*\w)", TESTS), f"no test cites {rule}"

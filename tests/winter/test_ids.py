"""Every rule and every card of docs/rules/winter-kingdom.md is named by a test."""

import pytest

from tests import coverage

CITED = frozenset().union(*(test.cites for test in coverage.winter_tests()))


@pytest.mark.parametrize("rule", coverage.winter_rules(), ids=lambda rule: rule.id)
def test_the_rule_is_cited(rule: coverage.Rule) -> None:
    assert rule.id in CITED, f"no test names {rule.id}"

"""Every rule has a test that cites it, and the list of them is up to date."""

import pytest

from tests import coverage

RULES = coverage.rules()
TESTS = coverage.tests()
CITED = frozenset().union(*(test.cites for test in TESTS))
KNOWN = {rule.id for rule in RULES} | {rule.id.rpartition(".")[0] for rule in RULES}
"""With the headings: B-3 is B-3.1 to B-3.7."""


def test_each_rule_is_listed_once() -> None:
    ids = [rule.id for rule in RULES]
    assert sorted(ids) == sorted(set(ids))
    assert [name for name in ids if not coverage.ID.fullmatch(name)] == []


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_the_rule_is_cited(rule: coverage.Rule) -> None:
    is_untested = bool(rule.untested)
    assert is_untested == (rule.id not in CITED), "either a test cites it, or ids.txt says why none"


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    unknown = {(test.name, name) for test in TESTS for name in test.cites - KNOWN}
    for folder in coverage.FOLDERS:
        for path in sorted((coverage.ROOT / folder).rglob("*.py")):
            found = coverage.strings_in(path.read_text(encoding="utf-8"))
            unknown |= {(path.name, name) for name in found - KNOWN}
    assert unknown == set()


def test_the_table_is_up_to_date() -> None:
    written = coverage.PAGE.read_text(encoding="utf-8")
    assert written == coverage.page(), "run: python -m tests.coverage"


SOURCE = '''
# A-01
@mark  # A-02
def test_one() -> None:
    """B-1.1 and B-2."""
    x = "B-3.1"  # X-crossroads-scouts.


# A-03

def test_two() -> None:
    """S-Q2b, W-B12, and TAB-7 is none."""


def helper() -> None:
    """A-04: no test."""
'''


def test_citations_are_found_in_docstrings_and_comments() -> None:
    one, two = coverage.tests_in(SOURCE, "here.py")
    assert one.cites == {"A-01", "A-02", "B-1.1", "B-2", "X-crossroads-scouts"}
    assert two.cites == {"S-Q2b", "W-B12"}
    assert coverage.strings_in(SOURCE) == {"B-3.1"}

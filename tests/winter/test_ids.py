"""Every rule of section 8 and every card is named by a test."""

import re
from pathlib import Path

from tests.winter.helpers import CARDS, ECONOMY, TALENTS, TWISTS

HERE = Path(__file__).parent


def test_every_rule_is_cited() -> None:
    """W-1 ... W-18, all talents, economy cards, twists and scoring cards."""
    text = "\n".join(p.read_text() for p in HERE.glob("test_*.py") if p.name != "test_ids.py")
    docs = " ".join(re.findall(r'"""(.*?)"""', text, re.S))
    words = set(re.findall(r"[\w-]+", docs))
    rules = {f"W-{n}" for n in range(1, 19)}
    missing = (rules | {*CARDS, *ECONOMY, *TALENTS, *TWISTS, "tunnel"}) - words
    assert not missing

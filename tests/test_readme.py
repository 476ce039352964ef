"""The README's examples run, and do what they say."""

import doctest
import re
from pathlib import Path

import pytest

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_five_lines(capsys: pytest.CaptureFixture[str]) -> None:
    block = next(block for block in BLOCKS if "while not game.over" in block)
    exec(compile(block, "README.md", "exec"), {})
    assert re.fullmatch(r"\d+ to \d+ - winners: \[\d(, \d)*\]\n", capsys.readouterr().out)


def test_the_sessions() -> None:
    sessions = "\n".join(block for block in BLOCKS if ">>>" in block)
    assert sessions
    test = doctest.DocTestParser().get_doctest(
        "import hexholm\n" + ">>> import hexholm\n" + sessions, {}, "README", "README.md", 0
    )
    assert doctest.DocTestRunner().run(test).failed == 0


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)\)", README):
        assert (Path(__file__).parent.parent / target).exists(), target

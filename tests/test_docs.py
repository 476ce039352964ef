"""docs/: every rule cited has an anchor, every file named exists, and the site builds."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import hexholm
from hexholm.kingdom.registry import ACTIONS, CARDS, TASKS
from hexholm.winter.box import TWISTS
from hexholm.winter.inplay import ACTIONS as WINTER_ACTIONS
from tests import coverage

ROOT = coverage.ROOT
DOCS = ROOT / "docs"
RULES = (DOCS / coverage.KINGDOM, DOCS / coverage.WINTER)

FOLDERS = ("src", "tests", "web/src", "web/test", "docs", "examples", "bench", "tools")
KINDS = {".py", ".c", ".h", ".ts", ".tsx", ".ftl", ".md", ".toml", ".txt", ".css", ".yml"}
BUILT = ROOT / "src" / "hexholm" / "table" / "page"

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
TALENT_ACTION = re.compile(r"(?<![\w-])(?:T1[0-2]|T[1-9]|M1|M2[as]|M[A-HT]|G2|X2|TUN)\b")
DRAWING = re.compile(r'\bd="[^"]*"')
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
FILE = re.compile(
    r"(?<![\w./{}-])(?:(?:src|tests|web|docs|tools)/[\w./*-]+\.(?:py|md|toml|txt|ts|tsx|ftl|svg)"
    r"|(?!index)[\w-]+\.md)\b"
)
OUTSIDE = re.compile(r"\brules? file\b|\bshared[/]|\brulebooks[/]|\((?:rules|sections?) \d", re.I)
"""Ways in which the rules were cited when they were in no file of the project."""


def texts() -> Iterator[tuple[Path, str]]:
    """Everything that was written for this project, but not drawings and recorded games."""
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*"))]
    for path in [*sorted(ROOT.iterdir()), *paths]:
        if path.suffix in KINDS and path.is_file() and not path.is_relative_to(BUILT):
            yield path.relative_to(ROOT), path.read_text(encoding="utf-8")


def anchors() -> list[str]:
    return [id_ for path in RULES for id_ in ANCHOR.findall(path.read_text(encoding="utf-8"))]


def cited(path: Path, text: str) -> set[str]:
    """What looks like the id of a rule in a file."""
    found = set(coverage.ID.findall(DRAWING.sub("", text)))
    return found | (set(TALENT_ACTION.findall(text)) if "winter" in str(path) else set())


def test_an_anchor_is_an_id_in_lower_case() -> None:
    for path in RULES:
        found = ANCHOR.findall(path.read_text(encoding="utf-8"))
        assert sorted(found) == sorted(set(found))
        assert found == [id_.lower() for id_ in found]


def test_every_rule_that_is_cited_has_an_anchor() -> None:
    """In code, docstrings, comments, reasons, tests, page and docs."""
    known = set(anchors())
    missing = {
        (str(path), id_)
        for path, text in texts()
        for id_ in cited(path, text)
        if id_.lower() not in known
    }
    assert missing == set()


def test_every_rule_of_a_refusal_has_an_anchor() -> None:
    """Also those whose ids are put together in the code."""
    rules = {extra.rule for extra in ACTIONS.values()}
    rules |= {extra.rule for extra in WINTER_ACTIONS.values()}
    rules |= {card.rule or f"K-{card.name}" for card in (*CARDS.values(), *TASKS.values())}
    rules |= {f"twist-{twist}" for twist in TWISTS} | {"notation"}
    assert {rule for rule in rules if rule.lower() not in anchors()} == set()


def test_every_rule_with_a_test_has_an_anchor() -> None:
    for rule in (*coverage.rules(), *coverage.winter_rules()):
        page, _, anchor = rule.link.partition("#")
        assert f'<a id="{anchor}"></a>' in (DOCS / page).read_text(encoding="utf-8"), rule.id


def test_every_rule_in_the_text_is_in_the_lists() -> None:
    """But for headings and the actions of talents, which the talents' own tests cite."""
    listed = {rule.link for rule in (*coverage.rules(), *coverage.winter_rules())}
    unlisted = [
        id_
        for path in RULES
        for id_ in ANCHOR.findall(path.read_text(encoding="utf-8"))
        if f"rules/{path.name}#{id_}" not in listed
    ]
    small = re.compile(r"[bc]-\d|w-[a-z]+|notation|[tmgx]\d+[as]?|m[a-ht]|tun")
    assert [id_ for id_ in unlisted if not small.fullmatch(id_)] == []


def test_nothing_points_outside_the_project() -> None:
    found = {(str(path), match[0]) for path, text in texts() for match in OUTSIDE.finditer(text)}
    assert found == set()


def test_every_file_that_is_named_exists() -> None:
    places = (ROOT, ROOT / "web", DOCS, DOCS / "rules")
    missing = {
        (str(path), name)
        for path, text in texts()
        for name in FILE.findall(text)
        if not any(any(place.glob(name)) for place in places)
    }
    assert missing == set()


def test_every_link_leads_to_a_file() -> None:
    pages = [(path, text) for path, text in texts() if path.suffix == ".md"]
    links = {(path, target) for path, text in pages for target in LINK.findall(text)}
    assert {link for link in links if not (ROOT / link[0].parent / link[1]).exists()} == set()


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    # Not --quiet: with it MkDocs doesn't count its warnings.
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-d", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

    def page(name: str) -> str:
        return (tmp_path / name / "index.html").read_text(encoding="utf-8")

    for path in RULES:
        html = page(f"rules/{path.stem}")
        for id_ in ANCHOR.findall(path.read_text(encoding="utf-8")):
            assert f'id="{id_}"' in html
    reference = page("reference")
    for name in {*hexholm.__all__} - {"__version__"}:
        assert f'id="hexholm.{name}"' in reference
    index = json.loads((tmp_path / "search" / "search_index.json").read_text(encoding="utf-8"))
    assert any("B-3.3" in entry["text"] for entry in index["docs"])
    assert 'href="../repository/examples/my_bot.py.txt"' in page("bots")
    assert (tmp_path / "repository" / "examples" / "my_bot.py.txt").is_file()

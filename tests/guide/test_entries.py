"""The guide has an entry for everything, in every language, and every refusal leads to one."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexholm import texts
from hexholm.guide import guide
from hexholm.guide.entries import MOST_POINTS, GuideError, by_rule, by_thing, entries, read_entries
from hexholm.kingdom.registry import ACTIONS, CAMPS, CARDS, OPTIONS, PIECES, PLACES, TASKS
from hexholm.library import GAMES, KINDS
from hexholm.winter.box import TWISTS
from hexholm.winter.inplay import ACTIONS as WINTER_ACTIONS
from tests import coverage

KINGDOM, WINTER = GAMES
SOURCES = Path(texts.__file__).parent
LANGUAGES = texts.languages()


@pytest.mark.parametrize("game", GAMES)
def test_no_two_entries_of_a_game_have_the_same_name(game: str) -> None:
    names = [entry.name for entry in entries(game)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("game", GAMES)
def test_no_entry_is_left_out(game: str) -> None:
    kind = KINDS[game]
    folders = [SOURCES / kind.part, *(Path(str(folder)) for folder in kind.boxes().values())]
    files = [file for folder in folders if (file := folder / "guide" / "entries.toml").is_file()]
    written = {entry.name for file in files for entry in read_entries(game, "", file)}
    assert len(files) > 1
    assert written == {entry.name for entry in entries(game)}


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_has_an_entry_of_its_own(game: str) -> None:
    """None is made up from the short text of a thing, and no thing has two."""
    short = [entry.name for entry in entries(game) if not entry.rules]
    assert short == []
    about = [thing for entry in entries(game) for thing in entry.about]
    assert sorted(about) == sorted(set(about))


def test_everything_that_is_registered_has_an_entry() -> None:
    internal = ("give-up", "row")
    wanted = {f"location-{name}" for name in (*ACTIONS, *CAMPS) if name not in internal}
    wanted |= {f"card-{name}" for name in (*CARDS, *TASKS, *PLACES)}
    wanted |= {f"piece-{name}" for name in (*PIECES, "settlement", "wall", "scout")}
    wanted |= {f"option-{name}" for name in OPTIONS}
    wanted |= {f"site-{name}" for name in ("castle", "palace", "silo", "nomad", "capitol", "cave")}
    wanted |= {f"terrain-{name}" for name in ("location", "swamp", "farmland")}
    assert wanted - set(by_thing(entries(KINGDOM))) == set()
    cold = {"piece-house", "piece-fort", "terrain-ice", "card-castles"}
    cold |= {"site-castle", "site-village", "site-tunnel"}
    assert cold - set(by_thing(entries(WINTER))) == set()


def cited(game: str) -> Iterator[str]:
    """Every rule that a reason of a game can name."""
    folder = SOURCES / KINDS[game].part
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from coverage.ID.findall(node.value) if " " not in node.value else ()


def test_every_rule_that_a_refusal_names_leads_to_an_entry() -> None:
    warm = {*cited(KINGDOM), *(extra.rule for extra in ACTIONS.values())}
    assert len(warm) > 70
    assert warm - set(by_rule(entries(KINGDOM))) == set()
    cold = {*cited(WINTER), *(extra.rule for extra in WINTER_ACTIONS.values())}
    cold |= {f"twist-{twist}" for twist in TWISTS}
    assert len(cold) > 40
    assert cold - set(by_rule(entries(WINTER))) == set()


def test_every_rule_of_an_entry_is_there() -> None:
    known = {
        id_
        for page in (coverage.KINGDOM, coverage.WINTER)
        for id_ in re.findall(
            r'<a id="([^"]+)"', (coverage.ROOT / "docs" / page).read_text(encoding="utf-8")
        )
    }
    for game in GAMES:
        assert {rule for rule in by_rule(entries(game)) if rule.lower() not in known} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_entry_has_its_texts(game: str, language: str) -> None:
    for entry in guide(game, language)["entries"]:
        said = [entry["title"], entry["text"], *(point["text"] for point in entry["points"])]
        assert not [text for text in said if not text or text.startswith("guide-")], entry["name"]
        assert "{" not in "".join(said)
        assert len(entry["points"]) <= MOST_POINTS


@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_without_an_entry(game: str) -> None:
    """Each message is a title, a paragraph or a point of an entry."""
    told = {
        id_
        for entry in entries(game)
        for id_ in (
            f"guide-{entry.name}",
            f"guide-{entry.name}-title",
            f"guide-{entry.name}-also",
            *(f"guide-{entry.name}-{number}" for number in range(1, len(entry.points) + 1)),
        )
    }
    found = {
        id_
        for path in (SOURCES / KINDS[game].part).rglob("guide/en.ftl")
        for id_ in re.findall(r"^([\w-]+) =", path.read_text(encoding="utf-8"), re.M)
    }
    assert found - told == set()


def test_what_is_wrong_with_an_entry_is_said_with_its_name(tmp_path: Path) -> None:
    for text, told in (
        ("[songs.x]", "songs"),
        ("[cards.x]\nabot = 'card-x'", "x: "),
        ("[cards.x]\npoints = 3", "entry x"),
    ):
        (tmp_path / "entries.toml").write_text(text, encoding="utf-8")
        with pytest.raises(GuideError, match=told):
            list(read_entries(KINGDOM, "", tmp_path / "entries.toml"))

"""Whatever people could argue about at the table is answered where they look for it."""

import re
from typing import Final

import pytest

from hexholm.guide import guide
from hexholm.guide.entries import by_rule, entries
from hexholm.library import GAMES
from hexholm.texts import languages
from tests import coverage

KINGDOM, WINTER = GAMES

NO_ENTRY: Final = {
    r"W-[BNXMHQ]\d+": "a worked example: tests play it, and pictures show such positions",
    r"C-\d+(\.\d+)?": "what is in a box",
    r"notation": "how actions are written",
}
"""Rules that nobody has to read up, and why."""

RULINGS: Final = {
    "A-01": "knights island",
    "A-02": "terrain-card",
    "A-02b": "terrain-card oracle barn",
    "A-02c": "swamp",
    "A-02d": "terrain-card",
    "A-03": "tiles",
    "A-03b": "tiles canoe",
    "A-04": "nomads",
    "A-05": "supply donation",
    "A-05b": "end mayors",
    "A-05d": "temple",
    "A-06": "moving barn ropebridge tree-house",
    "A-06b": "moving",
    "A-06c": "moving resettlement lighthouse wagon",
    "A-07": "losing paddock",
    "A-07b": "nomads caravan lighthouse wagon",
    "A-07c": "losing",
    "A-07d": "resettlement",
    "A-08": "losing sword pair temple",
    "A-09": "resettlement",
    "A-10": "sword",
    "A-11": "caravan",
    "A-12": "pieces sword ambassadors barracks watchtower caves",
    "A-12b": "city-hall ambassadors",
    "A-12c": "pieces",
    "A-13": "barracks quarry",
    "A-14": "lighthouse",
    "A-15": "place-of-refuge",
    "A-16": "home-country",
    "A-16b": "home-country",
    "A-17": "swamp oracle barn",
    "A-18": "swamp quarry cathedral fort",
    "A-19": "farmland tower water-mill mountain-station watchtower university",
    "A-19b": "farmland",
    "A-20": "canoe",
    "A-20b": "canoe canoe-bonus",
    "A-20c": "canoe treasure",
    "A-21": "canoe ambassadors rovers",
    "A-21b": "canoe",
    "A-22": "silo",
    "A-22b": "silo rovers",
    "A-23": "bazaar",
    "A-23c": "bazaar crossroads",
    "A-24": "scouts",
    "A-25": "crossroads scouts",
    "A-26": "palisade",
    "A-27": "silo merchants workers place-of-refuge",
    "A-28": "island tower advance travellers",
    "A-29": "lords",
    "A-29b": "lords",
    "A-30": "caves",
    "A-31": "temple",
    "A-31b": "families temple",
    "A-32": "vassals",
    "A-33": "mayors",
    "A-33b": "mayors",
    "A-34": "rovers",
    "A-35": "adjacency",
    "A-36": "turn",
    "A-37": "treasure",
    "A-38": "scout-cabin",
    "A-39": "setup",
    "A-40": "losing",
    "A-41": "palace noblewomen",
    "A-42": "scout-cabin tavern village fountain",
    "A-42b": "scout-cabin",
    "A-43": "capitol",
    "A-44": "outpost",
    "A-44b": "outpost",
    "A-45": "cathedral",
    "A-46": "merchants",
    "A-47": "moving caravan refuge",
    "A-48": "quarry shepherds",
    "A-49": "barracks",
    "A-50": "road advance",
    "A-51": "wagon",
    "A-52": "cathedral",
    "B-4.5b": "losing",
    "H-bazaar-b": "bazaar city-hall",
    "H-cathedral-b": "cathedral",
    "H-stuck": "end",
    "K-geologists-b": "geologists",
    "K-rovers-timing": "rovers",
    "N-sword-b": "sword",
    "Q-caves-b": "caves",
    "Q-island-b": "island castle fishermen water-mill rangers",
    "S-Q2b": "caves",
    "S-Q2c": "caves",
    "X-crossroads-scouts": "crossroads scouts",
}
"""The rulings of Kingdom Builder, and the entries of what each is about."""

SNOW: Final = {
    "W-1": "suitable mule toboggan horse",
    "W-2": "adjacency pasture sawmill garden monastery hot-springs hunting-lodge",
    "W-3": "fort house castle loners bureaucrats ice-fishers hunting pasture",
    "W-4": "turn talents",
    "W-5": "talents port mine market farm barracks tavern outpost toboggan horse dog-sled sleigh",
    "W-6": "buying tunnel",
    "W-7": "coins",
    "W-7b": "coins caravan hospitality",
    "W-8": "turn",
    "W-9": "terrain-card buying",
    "W-10": "end salvage",
    "W-11": "sleigh",
    "W-12": "guide dog-sled",
    "W-13": "carriage",
    "W-14": "guide crossroads port",
    "W-15": "wagon",
    "W-15b": "wagon",
    "W-16": "tavern horse homestead market farm",
    "W-16b": "outpost",
    "W-17": "boards mine mountaineers tower export scouts miners",
    "W-18": "setup knights pioneers fur",
}
"""The rules of our edition of Winter Kingdom, in the same way."""


def cited(game: str) -> dict[str, set[str]]:
    """The rules that each entry stands on or answers a question by."""
    return {
        entry.name: {*entry.rules, *(rule for point in entry.points for rule in point)}
        for entry in entries(game)
    }


@pytest.mark.parametrize(("game", "rulings"), [(KINGDOM, RULINGS), (WINTER, SNOW)])
def test_a_ruling_is_told_with_each_thing_it_is_about(game: str, rulings: dict[str, str]) -> None:
    told = cited(game)
    missing = {
        (rule, name)
        for rule, names in rulings.items()
        for name in names.split()
        if rule not in told[name]
    }
    assert missing == set()


def test_no_ruling_is_forgotten() -> None:
    """Every id that settles something: the rulings (A), additions (-b), and what is ours."""
    ids = [line.split()[0] for line in coverage.IDS.read_text().splitlines() if line.strip()]
    settled = re.compile(r"A-.*|\w-[\w.-]*\d[bc]|\w-[a-z-]+-(b|timing|scouts)|H-stuck")
    assert {id_ for id_ in ids if settled.fullmatch(id_)} - RULINGS.keys() == set()
    page = (coverage.ROOT / "docs" / coverage.WINTER).read_text(encoding="utf-8")
    known = {id_.upper() for id_ in re.findall(r'<a id="(w-\d+b?)"', page)}
    assert {id_.upper() for id_ in SNOW} == known


@pytest.mark.parametrize(("page", "game"), [(coverage.KINGDOM, KINGDOM), (coverage.WINTER, WINTER)])
def test_every_rule_can_be_read_up_in_the_guide(page: str, game: str) -> None:
    text = (coverage.ROOT / "docs" / page).read_text(encoding="utf-8")
    told = {rule.lower() for rule in by_rule(entries(game))}
    missing = [id_ for id_ in re.findall(r'<a id="([^"]+)"', text) if id_ not in told]
    needs_none = re.compile("|".join(NO_ENTRY), re.I)
    assert [id_ for id_ in missing if not needs_none.fullmatch(id_)] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_point_is_a_question_with_an_answer(game: str, language: str) -> None:
    for entry in guide(game, language)["entries"]:
        for point in entry["points"]:
            assert point["ask"].endswith("?"), entry["name"]
            assert point["text"].endswith("."), entry["name"]
            assert len(point["ask"]) < 130
        asked = [point["ask"] + point["text"] for point in entry["points"]]
        assert len(asked) == len(set(asked))


def test_every_card_and_tile_answers_a_question() -> None:
    silent = {
        entry.name
        for game in GAMES
        for entry in entries(game)
        if entry.group != "rules" and not entry.points
    }
    assert silent == set()

"""`hexholm stats`: figures against ones worked out by hand, least squares, output, mistakes."""

import json
import random
from collections import Counter
from math import isnan, sqrt
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import hexholm
from hexholm.arena import Match, play_match, write_records
from hexholm.arena.statistics import Estimate, Z
from hexholm.arena.survey import SurveyTally, data, figure, survey_file, take_survey
from hexholm.arena.survey.fit import Sample, Sitting, effects
from hexholm.arena.survey.games import look_at
from hexholm.arena.survey.results import Survey, Tile
from hexholm.cli import main
from hexholm.draw import chart
from hexholm.winter import WinterKingdom
from tests.kingdom.builder import Land

Capture = pytest.CaptureFixture[str]
Record = dict[str, Any]

SVG = "{http://www.w3.org/2000/svg}"

ROW = Land("W", {"G": "a1 b1 c1 d1 e1 f1 g1 h1", "L": "c2"})
"""Eight hexes of grass in a row, and a farm that touches c1 and d1."""
FIRST_HAS_FARM = (
    "build c1, build d1, build b1, end, build h1, build g1, build f1, end, "
    "use farm, build e1, build a1, end, end, end, end"
)
SECOND_HAS_FARM = (
    "build h1, build g1, build f1, end, build c1, build d1, build e1, end, "
    "build b1, build a1, end, end, end, end"
)
BOTH_HAVE_FARM = (
    "build e1, build d1, build f1, end, build a1, build b1, build c1, end, "
    "build g1, build h1, end, end, end, end"
)


def by_hand(seed: int, log: str) -> Record:
    """A short game: all land is built up in two rounds, in the third nobody can build."""
    cards = ["citizens", "hermits", "discoverers"]
    game = hexholm.new_game(players=2, seed=seed, sections=ROW.sections(), cards=cards)
    for action in log.split(", "):
        game.play(action)
    assert game.over
    return game.record()


@pytest.fixture(scope="module")
def three() -> list[Record]:
    logs = (FIRST_HAS_FARM, SECOND_HAS_FARM, BOTH_HAVE_FARM)
    return [by_hand(seed, log) for seed, log in enumerate(logs, start=1)]


def tile(survey: Survey, name: str) -> Tile:
    return next(one for one in survey.tiles if one.name == name)


# --- by hand -----------------------------------------------------------------------------------


def test_what_is_seen_in_a_game(three: list[Record]) -> None:
    game = look_at(three[0])
    assert game is not None
    assert (game.game, game.deal, game.rounds, game.ender) == ("kingdom-builder", 1, 3, None)
    assert game.cards == ("citizens", "hermits", "discoverers", "castles")
    first, second = game.seats
    # a1 to e1: 5 settlements in one area; f1 to h1: 3
    assert first.scores == {"citizens": 2, "hermits": 1, "discoverers": 1, "castles": 0, "total": 4}
    assert second.scores["total"] == 3
    assert (first.win, second.win) == (1, 0)
    assert first.offered == second.offered == ("farm",)
    assert (first.taken, first.first, first.uses) == ({"farm": 1}, {"farm": 1}, {"farm": 1})
    assert (second.taken, second.first, second.uses) == ({}, {}, {})
    assert (first.placed, second.placed) == (5, 3)


def test_the_figures_of_three_games(three: list[Record]) -> None:
    survey = take_survey(three)
    assert (survey.game, survey.players, survey.games) == ("kingdom-builder", 2, 3)
    citizens = next(card for card in survey.cards if card.name == "citizens")
    # by game and seat: 2 1, 1 1, 2 1
    assert citizens.frequency == {1: 4, 2: 2}
    assert citizens.quartiles == (1.0, 1.0, 1.75)
    assert citizens.deviation == pytest.approx(sqrt(4 / 15))
    # the means of the games are 1.5, 1, 1.5: their deviation is 0.5 / sqrt(3)
    half = Z * 0.5 / sqrt(3) / sqrt(3)
    assert citizens.mean == pytest.approx((4 / 3, 4 / 3 - half, 4 / 3 + half))
    assert survey.total.frequency == {3: 3, 4: 3}
    first, second = survey.seats
    assert (first.seat, first.wins.value, first.gold.value, first.lead.value) == (1, 1, 4, 0.5)
    assert (second.seat, second.wins.value, second.gold.value, second.lead.value) == (2, 0, 3, -0.5)
    assert (first.ends.value, survey.length.stuck) == (0, 3)
    assert survey.length.frequency == {3: 3}
    assert survey.length.placed.value == 4
    assert isnan(survey.length.ender_wins.value)
    assert (survey.pairs, survey.parts) == ([], [])


def test_a_tile_is_not_paid_for_its_owners_seat(three: list[Record]) -> None:
    """The first seat wins every game, with the farm or without: the farm is worth nothing."""
    farm = tile(take_survey(three), "farm")
    assert (farm.offered, farm.taken, farm.holders) == (6, 4 / 6, 4 / 6)
    assert farm.first.value == 1
    assert farm.uses == 1 / 4
    assert farm.worth.gold == pytest.approx((0, 0, 0))
    assert farm.worth.win == pytest.approx((0, 0, 0))
    assert isnan(farm.dealt.gold.value)


def test_a_tile_is_not_paid_for_the_bot_that_has_it() -> None:
    """Greedy beats random, and takes more tiles: not knowing the bots, one would pay the tiles."""
    records = list(play_match(Match(60, ("greedy", "random"), seed=2)))
    unnamed = [{key: record[key] for key in record if key != "bots"} for record in records]
    known, unknown = (
        [tile.worth.gold.value for tile in take_survey(some).tiles] for some in (records, unnamed)
    )
    assert len(known) == 8
    assert sum(known) < sum(unknown) / 2


def test_a_game_that_says_little_is_left_out(three: list[Record]) -> None:
    unfinished = {**three[0], "log": three[0]["log"][:-1]}
    game = hexholm.new_game(players=2, seed=1)
    game.play(game.options[0])
    middle = hexholm.load_game({**game.to_dict(), "log": []}).record()
    assert "start" in middle
    survey = take_survey([*three, unfinished, middle])
    assert (survey.games, survey.left_out) == (3, 2)


def test_a_deal_played_twice_is_one_observation() -> None:
    """The same deal played twice is one observation, not two."""
    records = list(play_match(Match(30, ("random", "random"))))
    once, twice = (
        take_survey(records),
        take_survey(record for one in records for record in (one, one)),
    )
    assert twice.total.mean == pytest.approx(once.total.mean)
    farm, same = tile(once, "farm"), tile(twice, "farm")
    assert same.worth.gold == pytest.approx(farm.worth.gold)


# --- real games, counted in another way --------------------------------------------------------


def test_a_base_game_is_counted_as_its_positions_tell() -> None:
    [record] = play_match(Match(1, ("greedy", "greedy"), seed=3))
    seen = look_at(record)
    assert seen is not None
    game = hexholm.replay(record)
    taken: list[Counter[str]] = [Counter(), Counter()]
    uses: list[Counter[str]] = [Counter(), Counter()]
    first: list[dict[str, int]] = [{}, {}]
    ended = 0
    before: list[set[str]] = [set(), set()]
    for number, action in enumerate(record["log"], start=1):
        if action.startswith("use "):
            uses[ended % 2][action[4:]] += 1
        for seat, player in enumerate(game.at(number).position()["players"]):
            now = {tile["from"]: tile["name"] for tile in player["tiles"]}
            for site in now.keys() - before[seat]:
                taken[seat][now[site]] += 1
                first[seat].setdefault(now[site], ended // 2 + 1)
            before[seat] = set(now)
        ended += action == "end"
    assert seen.rounds == ended / 2 == record["turns"] / 2
    for seat, one in enumerate(seen.seats):
        assert one.scores == record["scores"][seat]
        assert (one.taken, one.first, one.uses) == (taken[seat], first[seat], uses[seat])
    assert sum(taken[0].values()) > 2
    empty = [40 - seat.placed for seat in seen.seats]
    assert seen.ender is not None
    assert empty[seen.ender] == 0


def test_winter_kingdom_keeps_its_accounts() -> None:
    """What a seat had, earned and spent is what it has left."""
    for record in play_match(
        Match(4, ("random",) * 3, setup={"game": WinterKingdom.name, "twist": "none"})
    ):
        seen = look_at(record)
        assert seen is not None
        game = hexholm.replay(record)
        assert isinstance(game, WinterKingdom)
        start = game.at(0).coins
        repeats = sum(action.startswith("repeat ") for action in record["log"])
        spent = 5 * repeats
        earned = sum(seat.coins for seat in seen.seats)
        for seat, one in enumerate(seen.seats):
            assert set(one.taken) == set(game.bought[seat])
            assert set(one.upgraded) == set(game.upgraded[seat])
            assert set(one.taken) <= set(one.offered)
            spent += sum(game.price(name, upgrade=False) for name in one.taken)
            spent += sum(game.price(name, upgrade=True) for name in one.upgraded)
        assert sum(start) + earned - spent == sum(game.coins)
        used = sum((seat.uses for seat in seen.seats), Counter[str]())
        named = (action[4:].removesuffix("-2") for action in record["log"] if action[:4] == "use ")
        assert used == Counter(named)
        assert seen.parts == {"economy": (game.setup.economy,), "twist": ("none",)}


# --- least squares -------------------------------------------------------------------------------


def games(*rows: list[tuple[dict[str, float], float]]) -> list[Sitting]:
    return [
        Sitting(deal, [Sample(had, (came,)) for had, came in seats])
        for deal, seats in enumerate(rows)
    ]


def test_one_thing_is_the_mean_of_differences() -> None:
    """With one thing and two seats it is a paired comparison: 4, with deviation 2 of 3 games."""
    rows = [[({"a": 1.0}, 10.0 * g + d), ({}, 10.0 * g)] for g, d in enumerate((2.0, 4.0, 6.0))]
    [found] = effects(games(*rows))
    half = Z * 2 / sqrt(3)
    assert found["a"] == pytest.approx((4, 4 - half, 4 + half))


def test_things_that_go_together_are_told_apart() -> None:
    """Exact data: the table's level and the other thing explain nothing of a thing's own effect."""
    draw = random.Random(5)
    rows = []
    for _ in range(40):
        level = draw.uniform(0, 100)
        seats = []
        for _ in range(3):
            a = draw.randrange(3)
            b = a + draw.randrange(2)
            seats.append(({"a": float(a), "b": float(b)}, level + 2 * a - 3 * b))
        rows.append(seats)
    [found] = effects(games(*rows))
    assert found["a"] == pytest.approx((2, 2, 2))
    assert found["b"] == pytest.approx((-3, -3, -3))


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    draw = random.Random(7)
    held = 0
    for _ in range(200):
        rows = []
        for _ in range(60):
            level = draw.gauss(50, 20)
            had = [{"a": float(draw.randrange(3)), "b": float(draw.randrange(2))} for _ in range(3)]
            rows.append([(one, level + 2 * one["a"] - one["b"] + draw.gauss(0, 5)) for one in had])
        [found] = effects(games(*rows))
        held += found["a"].low <= 2 <= found["a"].high
    assert 180 <= held <= 199


def test_balanced_things_are_counted_from_their_mean() -> None:
    """Each seat has one of a, b, c: only their differences can be known, and add up to nothing."""
    worth = {"a": 5.0, "b": 1.0, "c": 0.0}
    pairs = [("a", "b"), ("b", "c"), ("c", "a"), ("a", "c"), ("b", "a")]
    rows = [[({one: 1.0}, worth[one]), ({other: 1.0}, worth[other])] for one, other in pairs]
    [found] = effects(games(*rows), balanced=True)
    assert {name: one.value for name, one in found.items()} == pytest.approx(
        {"a": 3, "b": -1, "c": -2}
    )


def test_what_cannot_be_known_is_not_said() -> None:
    same = [
        [({"a": g % 2 + 1.0, "b": 1.0, "c": 2.0 * (g % 2) + 2}, 3.0 * g), ({"b": 1.0}, 1.0)]
        for g in range(9)
    ]
    [found] = effects(games(*same))
    assert all(isnan(one.value) for one in found.values())  # b is everywhere, c is twice a
    apart = [[*seats[:1], ({"d": 1.0, "b": 1.0}, 0.0)] for seats in same]
    [found] = effects(games(*apart))
    assert isnan(found["a"].value)
    assert not isnan(found["d"].value)
    [few] = effects(games([({"a": 1.0}, 1.0), ({}, 0.0)]))
    assert isnan(few["a"].value)
    assert effects(games([({"a": 1.0}, 1.0), ({"a": 1.0}, 0.0)])) == []


# --- the command ---------------------------------------------------------------------------------

SETUP = ["--cards", "lords,miners,citizens", "--sections", "tavern,paddock,oasis:turned,farm"]


def test_stats_of_a_set_up(tmp_path: Path, capsys: Capture) -> None:
    out, plot = tmp_path / "games.jsonl", tmp_path / "stats.svg"
    arguments = ["--games", "12", "--players", "3", "--bot", "random", "--jobs", "2", *SETUP]
    assert main(["stats", *arguments, "--out", str(out), "--plot", str(plot)]) == 0
    printed = capsys.readouterr().out
    assert "12 games of Kingdom Builder, 3 players, random in all seats" in printed
    for words in (
        "Lords",
        "Castles",
        "Total",
        "deviation",
        "33.3% of the wins",
        "Paddock",
        "rounds",
    ):
        assert words in printed
    assert "Hermits" not in printed
    assert "by section" not in printed  # all games had the same ones
    records = [json.loads(line) for line in out.read_text().splitlines()]
    assert len(records) == 12
    assert all(record["bots"] == ["random"] * 3 for record in records)
    root = ElementTree.fromstring(plot.read_text())
    drawn = {element.text for element in root.iter(f"{SVG}text")}
    assert {"Lords", "Miners", "Citizens", "Castles", "Seat 3", "Tavern"} <= drawn


def test_a_file_gives_the_same_figures_as_playing(tmp_path: Path, capsys: Capture) -> None:
    path = str(tmp_path / "games.jsonl")
    assert main(["stats", "--games", "25", "--bot", "random", "--json", "--out", path]) == 0
    played = json.loads(capsys.readouterr().out)
    for jobs in ("1", "2"):
        assert main(["stats", "--from", path, "--json", "--jobs", jobs]) == 0
        assert json.loads(capsys.readouterr().out) == played
    assert played == data(take_survey(map(json.loads, Path(path).read_text().splitlines())))
    assert (played["games"], played["players"], len(played["seats"])) == (25, 2, 2)
    assert {part["kind"] for part in played["parts"]} == {"section"}
    assert played["pairs"]
    mean = played["total"]["mean"]
    assert mean["low"] < mean["value"] < mean["high"]


def test_records_of_simulate_are_surveyed(tmp_path: Path, capsys: Capture) -> None:
    path = str(tmp_path / "games.jsonl")
    assert main(["simulate", "--games", "6", "--bots", "greedy,random", "--out", path]) == 0
    capsys.readouterr()
    assert main(["stats", "--from", path]) == 0
    assert f"6 games of Kingdom Builder, 2 players, from {path}" in capsys.readouterr().out


def test_winter_kingdom_has_points_talents_economy_and_twists(
    tmp_path: Path, capsys: Capture
) -> None:
    arguments = ["--game", "winter-kingdom", "--bot", "random", "--games", "40", "--players", "2"]
    plot = tmp_path / "winter.svg"
    assert main(["stats", *arguments, "--plot", str(plot)]) == 0
    printed = capsys.readouterr().out
    for words in ("points per player", "talent", "2 + 3", "by economy", "Salvage", "by twist"):
        assert words in printed
    assert "gold" not in printed
    root = ElementTree.fromstring(plot.read_text())
    drawn = {element.text for element in root.iter(f"{SVG}text")}
    assert {"Points by card", "Talents", "Economy cards", "Twists", "Hot springs"} <= drawn


def test_few_games_say_that_they_are_few(capsys: Capture) -> None:
    assert main(["stats", "--games", "1", "--bot", "random"]) == 0
    assert "too few games to tell what one is worth" in capsys.readouterr().out


def test_a_worth_that_is_not_known_is_left_blank(capsys: Capture) -> None:
    arguments = ["--game", "winter-kingdom", "--worth", "--bot", "easy", "--games", "1"]
    assert main(["stats", *arguments]) == 0
    printed = capsys.readouterr().out
    assert "scoring cards" in printed
    assert "nan" not in printed


def test_everything_in_play(capsys: Capture) -> None:
    arguments = ["--preset", "everything", "--games", "5", "--players", "4", "--bot", "random"]
    assert main(["stats", *arguments, "--plot", "-"]) == 0
    root = ElementTree.fromstring(capsys.readouterr().out)
    assert root.find(f"{SVG}title") is not None


# --- the picture ---------------------------------------------------------------------------------


def test_the_picture_holds_its_figures_and_both_themes(three: list[Record]) -> None:
    picture = figure(take_survey(three), "a < b & c")
    root = ElementTree.fromstring(picture)
    title = root.findtext(f"{SVG}title")
    assert title == "Kingdom Builder: 3 games of 2 players. a < b & c."
    style = root.findtext(f"{SVG}style") or ""
    assert "prefers-color-scheme: dark" in style
    used = {word for one in root.iter() for word in one.get("class", "").split()}
    assert {word for word in used if f".{word}" not in style} == {"label"}  # as plain text
    tips = [one.text for one in root.iter(f"{SVG}title")]
    assert "Seat 1 wins 100.0% (43.9% to 100.0%)" in tips
    assert "3 rounds: 3 games" in tips


def test_a_picture_stays_inside_its_frame() -> None:
    root = ElementTree.fromstring(
        figure(take_survey(play_match(Match(30, ("random", "random")))), "")
    )
    width, height = float(root.get("width", "0")), float(root.get("height", "0"))
    panels = [one for one in root.iter(f"{SVG}g") if one.get("transform", "").startswith("tr")]
    assert len(panels) == 6
    for panel in panels:
        x, y = map(float, panel.get("transform", "")[10:-1].split())
        card = panel.find(f"{SVG}rect")
        assert card is not None
        wide, high = float(card.get("width", "0")), float(card.get("height", "0"))
        assert 0 < x < x + wide < width
        assert 0 < y < y + high < height
        for mark in panel.iter(f"{SVG}rect"):
            assert 0 <= float(mark.get("x", "0")) <= wide
            assert float(mark.get("x", "0")) + float(mark.get("width", "0")) <= wide


def test_scales_are_round_and_hold_their_values() -> None:
    draw = random.Random(3)
    for _ in range(300):
        low = draw.uniform(-100, 100)
        high = low + 10 ** draw.uniform(-3, 4)
        scale = chart.fitted([low, high], 50, 250)
        assert 50 - 1e-6 <= scale(low) <= scale(high) <= 250 + 1e-6
        assert 2 <= len(scale.ticks()) <= 8
        assert f"{scale.step:e}"[0] in "125"
    assert chart.fitted([3], 0, 10)(3) == 5
    assert chart.interval(chart.fitted([0, 1], 0, 10), 5, float("nan"), 1) == ""


# --- mistakes ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--cards", "lords,miners,pirates"], "fishermen"),
        (["--sections", "farm,barn,pub,oasis"], "oracle"),
        (["--players", "7"], "players must be 2, 3, 4 or 5"),
        (["--bot", "nobody"], "unknown bot 'nobody'"),
        (["--game", "chess"], "winter-kingdom"),
        (["--games", "0"], "--games"),
        (["--economy", "fur"], "--economy is for --game winter-kingdom"),
        (["--json", "--plot", "-"], "--plot"),
        (["--from", "no-such-file.jsonl"], "no-such-file.jsonl: No such file"),
        (["--from", "x", "--cards", "lords,miners,citizens"], "leave out --cards"),
        (["--from", "x", "--bot", "greedy"], "leave out --bot"),
        (["--from", "x", "--out", "y"], "leave out --out"),
        (["--games", "1", "--bot", "random", "--plot", "no/such/folder.svg"], "no/such/folder.svg"),
    ],
)
def test_a_mistake_is_one_line(arguments: list[str], says: str, capsys: Capture) -> None:
    assert main(["stats", *arguments]) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.count("\n") == 1


def wrong(tmp_path: Path, *lines: str) -> str:
    path = tmp_path / "games.jsonl"
    path.write_text("".join(f"{line}\n" for line in lines))
    return str(path)


def test_a_bad_file_is_one_line(tmp_path: Path, three: list[Record], capsys: Capture) -> None:
    [winter] = play_match(Match(1, ("random",) * 2, setup={"game": WinterKingdom.name}))
    [more] = play_match(Match(1, ("random",) * 3))
    good = json.dumps(three[0])
    half = {**three[0], "log": three[0]["log"][:5]}
    illegal = {**three[0], "log": ["build a1", "build h1"]}
    scores = {**three[0], "scores": [{"total": 99}, {"total": 0}]}
    for lines, says in (
        ([], "there are no games to survey"),
        (["{"], "line 1: this isn’t a record"),
        ([good, "[1]"], "line 2: this isn’t a record"),
        ([good, "{}"], "line 2: this isn’t a saved game"),
        ([good, json.dumps({**three[0], "log": 7})], "line 2: log must be a list"),
        ([good, json.dumps(illegal)], "line 2: action 2 of the log, build h1"),
        ([json.dumps(scores)], "line 1: the recorded scores don’t match the game"),
        ([json.dumps(half)], "there are no games to survey"),
        ([good, json.dumps(winter)], "line 2: this is a game of winter-kingdom"),
        ([good, json.dumps(more)], "line 2: this game has 3 players"),
    ):
        assert main(["stats", "--from", wrong(tmp_path, *lines)]) == 2
        error = capsys.readouterr().err
        assert says in error
        assert error.count("\n") == 1


def test_a_mixed_file_is_sorted_by_game_and_players(tmp_path: Path, three: list[Record]) -> None:
    path = str(tmp_path / "mixed.jsonl")
    winter = Match(2, ("random",) * 2, setup={"game": WinterKingdom.name})
    write_records(path, [*three, *play_match(winter), *play_match(Match(4, ("random",) * 3))])
    assert survey_file(path, game="winter-kingdom").games == 2
    assert survey_file(path, players=3).games == 4
    assert survey_file(path, game="kingdom-builder", players=2).games == 3
    with pytest.raises(hexholm.SaveError, match=r"mixed\.jsonl: there are no games to survey"):
        survey_file(path, players=5)


def test_games_of_two_kinds_do_not_mix(three: list[Record]) -> None:
    tally = SurveyTally()
    tally.add(look_at(three[0]))
    [more] = play_match(Match(1, ("random",) * 3))
    with pytest.raises(hexholm.SaveError, match="3 players"):
        tally.add(look_at(more))
    assert tally.survey().games == 1


def test_unknown_figures_are_null() -> None:
    unknown = float("nan")
    assert data(Estimate(1.5, unknown, unknown)) == {"value": 1.5, "low": None, "high": None}

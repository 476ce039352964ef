"""Winter Kingdom drawn: as SVG, in a terminal, and in sentences."""

import math
import random
import re
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import hexholm
from hexholm.draw import palette, sprite, words
from hexholm.draw.deeds import play_and_tell
from hexholm.draw.layout import centres, edges, legal_hexes
from hexholm.draw.svg import svg
from hexholm.draw.terminal import board, summary
from hexholm.draw.winter import words as winter
from hexholm.draw.winter.picture import snowflake_land
from hexholm.draw.winter.terminal import sign
from hexholm.game import Action, Event
from hexholm.lands.sides import LETTERS
from hexholm.telling import deed
from hexholm.texts import say, spoken
from hexholm.winter import WinterKingdom
from hexholm.winter.boards import GROUNDS
from hexholm.winter.box import CARDS, ECONOMY, TALENTS, TWISTS
from tests.draw.test_svg import SVG, classed, hexes, lab
from tests.draw.test_terminal import printed

WINTER = "winter-kingdom"

MARKED: dict[str, Any] = {
    "cards": ["pioneers", "knights", "crowd"],
    "economy": "fur",
    "top_board": 2,
    "bottom_board": 6,
    "direction": "falling",
}


def played(seed: int = 1, moves: int = 260, players: int = 4, **setup: Any) -> WinterKingdom:
    """A game after some random actions that prefer to do something."""
    game = hexholm.new_game("winter-kingdom", players=players, seed=seed, **setup)
    assert isinstance(game, WinterKingdom)
    rng = random.Random(seed)
    while not game.over and len(game.log) < moves:
        actions = [a for a in game.legal_actions() if a.verb != "end"] or game.legal_actions()
        few = [a for a in actions if a.verb != "fort" or rng.random() < 0.1]
        game.play(rng.choice(few or actions))
    return game


@pytest.fixture(scope="module")
def game() -> WinterKingdom:
    return played(**MARKED, twist="none")


@pytest.fixture(scope="module")
def picture(game: WinterKingdom) -> str:
    return svg(game, legal=True)


# --- the picture -----------------------------------------------------------------------------


def test_every_hex_is_drawn_as_what_it_is(game: WinterKingdom, picture: str) -> None:
    drawn = {e.get("data-hex"): e for e in classed(picture, "hex")}
    assert len(hexes(picture, "hex")) == len(drawn) == 7 * 61
    for one in game.board_data()["hexes"]:
        kind, symbol = one["ground"], str(drawn[one["name"]].get("href"))
        assert drawn[one["name"]].get("data-ground") == kind
        land = f"#terrain-{'grass' if kind == 'grassland' else kind}-"
        assert symbol.startswith(f"#{kind}" if kind in palette.PLACES else land)


@pytest.mark.parametrize("twist", ["none", "separate-lands"])
def test_neighbours_touch_also_where_the_boards_are_apart(twist: str) -> None:
    game = played(moves=0, twist=twist)
    land = snowflake_land(game.board)
    where = {one["name"]: (one["x"], one["y"]) for one in game.board_data()["hexes"]}
    at = {land.names[h]: point for h, point in centres(land, 34).items()}
    for one, other in combinations(at, 2):
        dx, dy = (abs(a - b) for a, b in zip(where[one], where[other], strict=True))
        beside = (dx, dy) in ((2, 0), (1, 1))
        assert (math.dist(at[one], at[other]) < 34 * 1.74) == beside
    section = {one["name"]: one["section"] for one in game.board_data()["hexes"]}
    for number, part in enumerate(land.parts):
        assert {section[land.names[h]] for h in land.grounds if h & part} == {number}
    inner = [e for e in edges(land.grounds) if e.other]
    crossing = sum(section[land.names[e.hex]] != section[land.names[e.other]] for e in inner)
    borders = [e.get("d", "").count("M") for e in classed(svg(game), "board-border")]
    assert borders == [crossing, crossing]
    assert crossing > 6 * 9


def test_houses_and_forts_stand_where_they_are(game: WinterKingdom, picture: str) -> None:
    for kind, symbol, owned in (
        ("house", "#house", game.houses),
        ("fort", "#piece-fort", game.forts),
    ):
        wanted = {(n, str(seat)) for seat, s in enumerate(owned) for n in game.board.grid.named(s)}
        found = list(classed(picture, kind))
        assert {(e.get("data-hex"), e.get("data-seat")) for e in found} == wanted
        assert len(found) == len(wanted) > 2
        for one in found:
            seat = int(one.get("data-seat", ""))
            shape, mark = one.iter(f"{SVG}use")
            assert (shape.get("href"), mark.get("href")) == (symbol, f"#mark-{seat}")
            assert shape.get("color") == palette.PLAYERS[seat].fill
    sizes = {
        kind: float(next(e.iter(f"{SVG}use")).get("width", ""))
        for kind in ("house", "fort")
        for e in classed(picture, kind)
    }
    assert sizes["fort"] > sizes["house"]


@pytest.mark.parametrize("twist", ["none", "separate-lands"])
def test_legal_hexes_are_lit_and_no_others(twist: str) -> None:
    for moves in (30, 90, 150):
        game = played(seed=moves, moves=moves, twist=twist)
        legal = {a.arg for a in game.legal_actions() if a.verb in ("build", "fort", "take", "put")}
        assert sorted(hexes(svg(game, legal=True), "legal")) == sorted(legal)
    assert hexes(svg(game), "legal") == []


def test_marked_boards_and_directions_are_named_beside_the_land(picture: str) -> None:
    marks = {e.get("data-mark"): e for e in ET.fromstring(picture).iter() if e.get("data-mark")}
    assert marks.keys() == {"top_board", "bottom_board", "direction"}
    assert marks["top_board"].get("data-board") == "2"
    assert marks["bottom_board"].get("data-board") == "6"
    arrows = [e.get("transform", "") for e in marks["direction"].iter(f"{SVG}path")]
    assert [a.partition("rotate")[2] for a in arrows] == ["(60)"]
    middles = [
        tuple(float(e.get(k, "")) + float(e.get("width", "")) / 2 for k in ("x", "y"))
        for e in classed(picture, "hex")
    ]
    for mark in marks.values():
        (box,) = mark.iter(f"{SVG}rect")
        left, top, width, height = (float(box.get(k, "")) for k in ("x", "y", "width", "height"))
        for x, y in middles:
            aside = max(left - x, x - left - width, 0), max(top - y, y - top - height, 0)
            assert math.hypot(*aside) > 34
    outlines = [g for g in classed(picture, "marks") for g in g if g.tag == f"{SVG}path"]
    assert len(outlines) == 4
    assert {e.get("d", "").count("M") for e in outlines} == {6 * 9}


def test_nothing_is_marked_that_no_card_speaks_of() -> None:
    game = played(moves=0, cards=["crowd", "loners", "scouts"], economy="export")
    assert not [e for e in ET.fromstring(svg(game)).iter() if e.get("data-mark")]


def test_the_legend_tells_cards_economy_twist_and_players(
    game: WinterKingdom, picture: str
) -> None:
    root = ET.fromstring(picture)
    text = " ".join("".join(e.itertext()) for e in root.iter(f"{SVG}text"))
    view = game.view(None)
    for card in (*game.setup.cards, "castles", "fur"):
        assert words.name(card, WINTER) in text
        assert winter.card_text(card, view) in text
    assert "No twist" in text
    players = next(classed(picture, "players"))
    coins = [e.get("data-coins") for e in players.iter() if e.get("data-coins")]
    assert coins == [str(player["coins"]) for player in view["players"]]
    shown = Counter(e.get("data-talent") for e in classed(picture, "talent"))
    bought = Counter(card["name"] for p in view["players"] for card in p["bought"])
    assert shown == bought + Counter({"tunnel": 4})
    for player in view["players"]:
        houses, forts = player["supply"].values()
        assert re.search(rf"{houses} houses? and {forts} forts? left", text)
    named = [e.text for group in classed(picture, "key") for e in group.iter(f"{SVG}text")]
    assert {words.name(kind, WINTER) for kind in GROUNDS} <= set(named)


def test_every_symbol_used_is_there(picture: str) -> None:
    root = ET.fromstring(picture)
    used = {e.get("href", "")[1:] for e in root.iter(f"{SVG}use")}
    assert used == {e.get("id") for e in root.iter(f"{SVG}symbol")} <= sprite.symbols().keys()
    assert all(sprite.talent(name) in sprite.symbols() for name in (*TALENTS, "tunnel"))
    assert len({sprite.talent(name) for name in (*TALENTS, "tunnel")}) == 26


@pytest.mark.parametrize("moves", [0, 40, 180, 10_000])
def test_nothing_hidden_is_shown(moves: int) -> None:
    """What nobody else can know can be dealt again without changing what is drawn."""
    game = played(seed=11, moves=moves, players=3)
    seen = {svg(game.imagine(None, random.Random(n)), legal=True) for n in range(3)}
    assert seen == {svg(game, legal=True)}
    for seat in (None, 0, 1, 2):
        told = {printed(summary(game.imagine(seat, random.Random(n)), seat)) for n in range(4)}
        assert told == {printed(summary(game, seat))}


@pytest.mark.parametrize("sight", ["all", "protan", "deutan", "tritan"])
def test_snow_and_ice_are_told_apart_by_every_eye(sight: str) -> None:
    """They have the colours nearest to each other; texture and letter tell them apart as well."""
    one, other = (lab(palette.WINTER[kind], sight) for kind in ("snowscape", "ice"))
    assert math.dist(one, other) > 12


# --- the terminal ----------------------------------------------------------------------------


def cells(game: WinterKingdom, text: str) -> dict[str, str]:
    """The four characters of every hex, by its name."""
    lines = text.splitlines()[1:28]
    places = game.board.grid.places.items()
    return {
        game.board.grid.names[h]: lines[y][3 + 2 * x : 7 + 2 * x].ljust(4) for h, (x, y) in places
    }


def test_every_hex_can_be_read_without_colour(game: WinterKingdom) -> None:
    text = printed(board(game))
    shown = cells(game, text)
    letter = {kind: letter for letter, kind in LETTERS.items()}
    owned = {
        name: f"▐{mark}{seat + 1}▌"
        for mark, sets in (("⌂", game.houses), ("♜", game.forts))
        for seat, s in enumerate(sets)
        for name in game.board.grid.named(s)
    }
    for one in game.board_data()["hexes"]:
        name, kind = one["name"], one["ground"]
        assert shown[name] == owned.get(name, shown[name])
        assert name in owned or shown[name][1] == letter[kind]
    assert {n for n, cell in shown.items() if cell[1] in "⌂♜"} == owned.keys()
    assert len({sign(kind) for kind in GROUNDS}) == len({sign(k)[1] for k in GROUNDS}) == 11
    for kind in GROUNDS:
        assert f" {sign(kind)}  {words.name(kind, WINTER)} " in text


@pytest.mark.parametrize("twist", ["none", "separate-lands", "long-tunnels"])
def test_the_snowflake_fits_into_a_hundred_columns(twist: str) -> None:
    game = played(**MARKED, twist=twist)
    text = board(game, legal=legal_hexes(game), highlight=game.houses[0]).plain
    assert max(len(line) for line in text.splitlines()) <= 100
    shown = cells(game, text)
    legal = {a.arg for a in game.legal_actions() if a.verb in ("build", "fort", "take", "put")}
    assert {name for name, cell in shown.items() if cell[0] + cell[3] == "[]"} == legal
    lit = set(game.board.grid.named(game.houses[0])) - legal
    assert {name for name, cell in shown.items() if cell[0] + cell[3] == "{}"} == lit
    assert "Top board: the board at the upper right" in text
    assert "Lines run from upper left to lower right" in text


def test_a_bar_stands_between_two_boards(game: WinterKingdom) -> None:
    shown = cells(game, printed(board(game)))
    at = {(one["x"], one["y"]): one for one in game.board_data()["hexes"]}
    free = [one for one in at.values() if shown[one["name"]][0] in " │"]
    bars = {one["name"] for one in free if shown[one["name"]][0] == "│"}
    west = {one["name"]: at.get((one["x"] - 2, one["y"]), one) for one in free}
    assert bars
    assert bars == {one["name"] for one in free if west[one["name"]]["section"] != one["section"]}


def test_the_summary_tells_what_a_seat_has(game: WinterKingdom) -> None:
    for seat in range(4):
        text = re.sub(r"[│╭╮╰╯─\s]+", " ", printed(summary(game, seat), width=240))
        mine = game.view(seat)["players"][seat]
        for slug in mine["talents"]:
            coins = f"{TALENTS[slug].cost} coin{'s' if TALENTS[slug].cost > 1 else ''}"
            costs = f"{words.name(slug, WINTER)}, {coins}, upgrade {TALENTS[slug].upgrade}"
            assert f"{costs}: {words.text(slug, WINTER)} / " in text
            assert winter.talent_source(slug) in text
        for card in mine["bought"]:
            assert f"{words.name(card['name'], WINTER)}, {winter.talent_state(card)}" in text
        for card, points in game.scores()[seat].items():
            assert card == "total" or f"{words.name(card, WINTER)} {points} " in text
        assert "Economy: Fur 1 coin" in text


# --- sentences -------------------------------------------------------------------------------


def test_everything_has_its_sentence() -> None:
    for slug in (*CARDS, *ECONOMY, *TWISTS, *TALENTS, "tunnel", "castles"):
        assert words.text(slug, WINTER), slug
    for talent in TALENTS:
        assert spoken(WINTER).has(f"lower-{talent}")
    assert words.text("farm", "kingdom-builder") != words.text("farm", WINTER)


def test_every_card_says_where_it_comes_from() -> None:
    for card, data in CARDS.items():
        three = [card, *[other for other in CARDS if other != card][:2]]
        view = played(moves=0, cards=three, twist=None).view(0)
        marks = say(f"source-{data.source}", game=WINTER)
        if data.points_source != data.source:
            marks += f"; points: {say(f'source-{data.points_source}', game=WINTER)}"
        assert winter.card_text(card, view).endswith(f"[{marks}]")
    # Price and upgrade carry a mark each (W-talents).
    assert re.fullmatch(r"\[printed; .*printed.*ours\]", winter.talent_source("mine"))
    assert re.fullmatch(r"\[ours; .*inferred.*ours\]", winter.talent_source("dog-sled"))
    assert winter.twist_text("separate-lands").endswith("[printed]")
    assert winter.twist_text("long-reach").endswith("[ours]")
    assert winter.twist_text("overreach").endswith("[inferred]")


@pytest.mark.parametrize("twist", [None, *TWISTS, ["quick-study", "hospitality"]], ids=str)
def test_whatever_is_asked_or_done_has_its_words(twist: str | list[str] | None) -> None:
    economy = "salvage" if twist in ("bargain", None) else "agriculture"
    cards = ["crowd", "loners", "scouts"]
    game = hexholm.new_game(
        "winter-kingdom", players=2, seed=3, twist=twist, economy=economy, cards=cards
    )
    rng = random.Random(2)
    asked = set()
    while not game.over and len(game.log) < 250:
        view, seat = game.view(game.player), game.player
        assert seat is not None
        asked.add(view["asks"]["kind"])
        assert re.fullmatch(r"[A-Z][^.{}$]+", words.ask(view)), view["asks"]
        said = words.ask(game.view(None))
        assert re.fullmatch(r"Player \d [^.{}$]+", said)
        assert "your" not in said
        actions = game.legal_actions()
        liked = [a for a in actions if a.verb in ("use", "buy", "upgrade", "repeat")]
        action = rng.choice(liked or actions)
        said = play_and_tell(game, [action], viewer=seat)
        assert re.fullmatch(r"You [a-z][^{}$]+", said)
    assert {"mandatory", "purchase", "take", "put"} <= asked


@pytest.mark.parametrize(
    ("action", "events", "sentence"),
    [
        (
            "fort c4",
            [Event("coins", 0, "hunting", amount=2)],
            "You built a fort on c4 and earned 2 coins",
        ),
        ("use port-2", [], "You used the Port"),
        (
            "take c4",
            [Event("coins", 0, "salvage", amount=1), Event("removed", 0, "", "c4")],
            "You sold the building on c4 and earned 1 coin",
        ),
        ("buy dog-sled", [Event("bought", 0, "dog-sled")], "You bought the Dog sled"),
        ("upgrade mule", [Event("upgraded", 0, "mule")], "You upgraded the Mule"),
        ("repeat tunnel", [], "You paid five coins to use the Tunnel three times"),
    ],
)
def test_an_action_in_words(action: str, events: list[Event], sentence: str) -> None:
    done = Action.parse(action)
    said = words.describe(done, deed(done), events, 0, viewer=0, game=WINTER)
    assert said == sentence


def test_the_end_in_words() -> None:
    game = played(moves=10_000, players=2)
    assert game.over
    points = max(score["total"] for score in game.scores())
    said = words.ask(game.view(game.winners[0]))
    assert said.startswith("The game is over: you ")
    assert f"{points} points" in said
    assert svg(game)
    assert "Game over" in printed(summary(game, 0))

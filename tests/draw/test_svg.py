"""The SVG picture of a position: complete, true to the position, valid, and without secrets."""

import math
import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import hexholm
from hexholm.draw import palette, sprite, words
from hexholm.draw.layout import Edge, board_land, centres, edges
from hexholm.draw.svg import svg
from hexholm.draw.things import draw_pieces, draw_places
from hexholm.kingdom import KingdomBuilder
from hexholm.kingdom import picture as seeing
from hexholm.kingdom.registry import BOXES, EXTRAS, PIECES
from hexholm.winter.box import TALENTS

NOMAD_TILES = [f"donation-{terrain}" for terrain in ("grass", "canyon", "desert", "flower-field")]
NOMAD_TILES += ["donation-forest", "donation-water", "donation-mountain"]
NOMAD_TILES += ["resettlement", "outpost", "sword", "treasure"]

SVG = "{http://www.w3.org/2000/svg}"


def played(players: int = 2, seed: int = 7, moves: int = 60, **setup: Any) -> KingdomBuilder:
    """A game after some random actions that prefer to do something."""
    game: KingdomBuilder = hexholm.new_game("kingdom-builder", players=players, seed=seed, **setup)
    rng = random.Random(seed)
    while not game.over and len(game.log) < moves:
        actions = game.legal_actions()
        game.play(rng.choice([a for a in actions if a.verb != "end"] or actions))
    return game


def until(kind: str, *, seed: int = 1) -> KingdomBuilder:
    """A game at the first moment at which this is asked."""
    sections = ["barn", "paddock", "oracle", "harbor"]
    game = hexholm.new_game("kingdom-builder", players=3, seed=seed, sections=sections)
    rng = random.Random(seed)
    while game.view(None)["asks"]["kind"] != kind:
        actions = game.legal_actions()
        game.play(rng.choice([a for a in actions if a.verb == "use"] or actions))
    return game


def classed(picture: str, name: str) -> Iterator[ET.Element]:
    for element in ET.fromstring(picture).iter():
        if name in element.get("class", "").split():
            yield element


def hexes(picture: str, name: str) -> list[str]:
    return [str(element.get("data-hex")) for element in classed(picture, name)]


@pytest.fixture(scope="module")
def game() -> KingdomBuilder:
    return played(players=5, seed=3, moves=230)


@pytest.fixture(scope="module")
def picture(game: KingdomBuilder) -> str:
    return svg(game, legal=True)


def test_every_hex_is_drawn_as_what_it_is(game: KingdomBuilder, picture: str) -> None:
    drawn = {
        e.get("data-hex"): (e.get("data-ground"), e.get("href")) for e in classed(picture, "hex")
    }
    assert len(hexes(picture, "hex")) == len(drawn) == 400
    for hex_, kind in game.board.landscape.items():
        ground, symbol = drawn[game.board.grid.names[hex_]]
        assert ground == kind
        wanted = {"castle": "#castle", "location": "#site"}.get(kind, f"#terrain-{kind}-")
        assert symbol is not None
        assert symbol.startswith(wanted)


def test_hexes_lie_on_a_pointy_top_grid_with_odd_rows_shifted_right(picture: str) -> None:
    at = {
        e.get("data-hex"): (float(e.get("x", "")), float(e.get("y", "")))
        for e in classed(picture, "hex")
    }
    step = at["b1"][0] - at["a1"][0]
    assert at["a2"][0] - at["a1"][0] == pytest.approx(step / 2, abs=0.11)
    assert at["a3"][0] == at["a1"][0]
    assert at["a2"][1] - at["a1"][1] == pytest.approx(step * 3**0.5 / 2, abs=0.11)


def test_houses_stand_where_the_settlements_are(game: KingdomBuilder, picture: str) -> None:
    drawn = {(e.get("data-hex"), e.get("data-seat")) for e in classed(picture, "settlement")}
    wanted = {
        (name, str(seat))
        for seat, own in enumerate(game.settlements)
        for name in game.board.grid.named(own)
    }
    assert drawn == wanted
    assert len(hexes(picture, "settlement")) == len(wanted) > 80
    for house in classed(picture, "settlement"):
        seat = int(house.get("data-seat", ""))
        shape, mark = house.iter(f"{SVG}use")
        assert (shape.get("href"), mark.get("href")) == ("#house", f"#mark-{seat}")
        assert shape.get("color") == palette.PLAYERS[seat].fill


def test_a_house_stands_in_the_middle_of_its_hex(picture: str) -> None:
    def middle(element: ET.Element) -> tuple[float, float]:
        x, y, side = (float(element.get(key, "")) for key in ("x", "y", "width"))
        return x + side / 2, y + side / 2

    grounds = {e.get("data-hex"): middle(e) for e in classed(picture, "hex")}
    for house in classed(picture, "settlement"):
        x, y = middle(next(house.iter(f"{SVG}use")))
        assert (x, y + 2) == pytest.approx(grounds[house.get("data-hex")], abs=0.2)


@pytest.mark.parametrize("kind", ["mandatory", "build", "take", "put"])
def test_legal_hexes_are_lit_and_no_others(kind: str) -> None:
    game = until(kind)
    legal = {a.arg for a in game.legal_actions() if a.verb in ("build", "take", "put")}
    assert sorted(hexes(svg(game, legal=True), "legal")) == sorted(legal)
    assert legal
    assert hexes(svg(game), "legal") == []


def test_the_lifted_settlement_is_a_ghost() -> None:
    game = until("put")
    lifted = game.view(None)["turn"]["tasks"][-1]["lifted"]
    ghosts = [e.get("data-hex") for e in classed(svg(game), "settlement") if e.get("opacity")]
    assert ghosts == [lifted]


def test_every_location_shows_its_picture_and_its_tiles(game: KingdomBuilder, picture: str) -> None:
    drawn = {str(e.get("data-hex")): e for e in classed(picture, "site")}
    locations = game.view(None)["locations"]
    assert drawn.keys() == locations.keys()
    assert {site["tiles"] for site in locations.values()} >= {0, 1}, "a position worth testing"
    for name, site in locations.items():
        used = [use.get("href") for use in drawn[name].iter(f"{SVG}use")]
        assert used.count("#tile") == site["tiles"]
        assert f"#location-{site['name']}" in used


def test_borders_are_inked_between_terrains_and_faint_inside(
    game: KingdomBuilder, picture: str
) -> None:
    land = board_land(game.board)
    inner = [e for e in edges(land.grounds) if e.other]
    differing = sum(land.grounds[e.hex] != land.grounds[e.other] for e in inner)

    def strokes(name: str) -> int:
        return sum(e.get("d", "").count("M") for e in classed(picture, name))

    assert strokes("inked") == differing
    assert strokes("faint") == len(inner) - differing
    assert (
        strokes("coast")
        == sum(not e.other for e in edges(land.grounds))
        == 2 * (20 * 2 + 19) + 2 * 20
    )
    assert strokes("seam") == 2 * (20 + 19) - 1  # the middle edge is part of both seams


def test_every_edge_comes_once(game: KingdomBuilder) -> None:
    def both(edge: Edge) -> frozenset[int]:
        return frozenset((edge.hex, edge.other))

    inner = [both(e) for e in edges(game.board.grid.names) if e.other]
    pairs = {frozenset((h, o)) for h, s in game.board.grid.around.items() for o in hexes_of(s)}
    assert len(inner) == len(set(inner))
    assert set(inner) == pairs


def hexes_of(s: int) -> Iterator[int]:
    while s:
        yield s & -s
        s &= s - 1


def test_letters_and_coordinates_can_be_left_out(game: KingdomBuilder, picture: str) -> None:
    letters = [e.text for group in classed(picture, "letters") for e in group]
    terrain = [k for k in game.board.landscape.values() if k in palette.TERRAIN]
    assert len(letters) == len(terrain)
    assert letters.count("W") == terrain.count("water")
    rim = [e.text for group in classed(picture, "coordinates") for e in group.iter(f"{SVG}text")]
    assert sorted(set(rim), key=str) == sorted([*map(chr, range(97, 117)), *map(str, range(1, 21))])
    bare = svg(game, coordinates=False, letters=False)
    assert not list(classed(bare, "letters"))
    assert not list(classed(bare, "coordinates"))


def test_the_legend_tells_supply_gold_cards_and_turn(game: KingdomBuilder, picture: str) -> None:
    text = " ".join("".join(e.itertext()) for e in ET.fromstring(picture).iter(f"{SVG}text"))
    for seat in range(5):
        assert f"Player {seat + 1}" in text
        assert f"· {game.supply[seat]} in supply" in text
    for card in (*game.setup.cards, "castles"):
        assert words.name(card) in text
    view = game.view(None)
    turn = next(classed(picture, "turn"))
    assert "".join(turn.itertext()).replace("\n", "").startswith("TURNPlayer 4")
    assert [e.get("data-card") for e in turn.iter() if e.get("data-card")] == view["players"][3][
        "hand"
    ]
    players = next(classed(picture, "players"))
    gold = [e.text for e in players.iter(f"{SVG}text") if e.get("text-anchor") == "end"]
    assert gold == [str(score["total"]) for score in game.scores()]
    tiles = ["".join(e.itertext()).strip().split(":")[0] for e in classed(picture, "tile")]
    assert tiles == [
        f"{words.name(tile['name'])} from {tile['from']}"
        for p in view["players"]
        for tile in p["tiles"]
    ]


@pytest.mark.parametrize("moves", [0, 25, 90, 10_000])
def test_nothing_hidden_is_in_the_picture(moves: int) -> None:
    """What a spectator cannot know can be dealt again without changing the picture."""
    game = played(players=3, seed=11, moves=moves)
    seen = {svg(game.imagine(None, random.Random(n)), legal=True) for n in range(6)}
    assert seen == {svg(game, legal=True)}


def test_every_symbol_used_is_there_and_every_one_there_is_used(picture: str) -> None:
    root = ET.fromstring(picture)
    used = {e.get("href", "")[1:] for e in root.iter(f"{SVG}use")}
    there = [e.get("id") for e in root.iter(f"{SVG}symbol")]
    assert set(there) == used
    assert len(there) == len(used)
    ids = re.findall(r'\bid="([^"]+)"', picture)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"url\(#([^)]+)\)", picture)) <= set(ids)


# --- what the boxes add ----------------------------------------------------------------------


def boxed(*boxes: str, moves: int = 0, **setup: Any) -> KingdomBuilder:
    """A game with boxes, after some random actions."""
    game: KingdomBuilder = hexholm.new_game(
        "kingdom-builder", players=3, seed=4, boxes=list(boxes), **setup
    )
    rng = random.Random(1)
    while not game.over and len(game.log) < moves:
        actions = game.legal_actions()
        game.play(rng.choice([a for a in actions if a.verb != "end"] or actions))
    return game


CITY = ["e9", "f9", "d10", "e10", "f10", "e11", "f11"]


def crowded(game: KingdomBuilder) -> dict[str, Any]:
    """What is seen with pieces of every kind on the board."""
    kinds = {"c6": "warrior", "n5": "wagon", "i3": "ship", "e10": "city-hall"}
    pieces: list[dict[str, Any]] = [
        {"kind": "settlement", "art": "house", "seat": 1, "at": ["c4"]},
        *({"kind": k, "art": f"piece-{k}", "seat": 1, "at": [h]} for h, k in kinds.items()),
    ]
    pieces[-1]["covers"] = [CITY]
    pieces += [
        {"kind": "wall", "art": "piece-wall", "seat": None, "at": ["p3", "d6"]},
        {"kind": "scout", "art": "piece-scout", "seat": game.player, "at": ["q9"]},
        {"kind": "row-mark", "art": "house", "seat": 2, "at": ["7", "8"], "beside": True},
    ]
    return seeing.picture(game) | {"pieces": pieces, "blocked": ["c5", "d5", "b6", "d6"]}


def test_every_piece_shows_its_kind_and_its_players_mark() -> None:
    game = boxed("base")
    seen = crowded(game)
    drawing = f"<svg>{draw_pieces(board_land(game.board), seen, (), 34)}</svg>"
    for one in seen["pieces"][:5]:
        (drawn,) = (e for e in classed(drawing, one["kind"]) if e.get("data-hex") in one["at"])
        assert [e.get("href") for e in drawn] == [f"#{one['art']}", "#mark-1"]
        assert drawn[0].get("color") == palette.PLAYERS[1].fill
    assert hexes(drawing, "wall") == ["p3", "d6"]
    (scout,) = classed(drawing, "scout")
    assert scout.get("data-seat") == str(game.player)
    flat = next(e for group in classed(drawing, "pieces") for e in group)
    assert flat.get("class") == "city-hall", "what lies flat lies under what stands"


def test_only_free_land_beside_a_warrior_is_hatched() -> None:
    game = boxed("base", sections=["tower", "farm", "oasis", "barn"])
    seen = crowded(game)
    kinds = {game.board.grid.names[h]: kind for h, kind in game.board.landscape.items()}
    seen["blocked"] += [name for name, kind in kinds.items() if kind in palette.PLACES][:1]
    drawing = f"<svg>{draw_places(board_land(game.board), seen, 34)}</svg>"
    assert hexes(drawing, "hatched") == ["c5", "d5", "b6"]  # a wall stands on d6


def test_a_mark_stands_in_the_notch_of_its_row() -> None:
    game = boxed("base")
    land = board_land(game.board)
    drawing = f"<svg>{draw_pieces(land, crowded(game), (), 34)}</svg>"
    at = {land.names[h]: point for h, point in centres(land, 34).items()}
    for mark in classed(drawing, "row-mark"):
        row = mark.get("data-row")
        x, y, side = (float(mark[0].get(key, "")) for key in ("x", "y", "width"))
        middle = x + side / 2, y + side / 2
        assert middle[1] == pytest.approx(at[f"a{row}"][1], abs=0.1)
        assert min(math.dist(middle, point) for point in at.values()) > 34
        assert -34 < middle[0] < max(x for x, _ in at.values()) + 2 * 34
        assert mark[1].get("href") == "#mark-2"
    assert [e.get("data-row") for e in classed(drawing, "row-mark")] == ["7", "8"]


def test_the_tiles_of_nomads_lie_on_their_camps() -> None:
    game = boxed("nomads", moves=60)
    picture = svg(game)
    camps = game.view(None)["nomads"]
    assert 0 < len(camps) < len(game.board.grid.named(game.board.grounds["nomad"]))
    drawn = {str(e.get("data-hex")): e for e in classed(picture, "nomad")}
    assert {name: e.get("data-tile") for name, e in drawn.items()} == camps
    for name, tile in camps.items():
        used = [e.get("href") for e in drawn[name].iter(f"{SVG}use")]
        terrain = tile.removeprefix("donation-")
        gift = [f"#terrain-{terrain}-1", "#nomad-donation"]
        assert used == ["#nomad-tile", *([f"#nomad-{tile}"] if terrain == tile else gift)]


def test_caves_and_capitols_are_shown_where_they_are() -> None:
    sections = ["oracle", "harbor", "tower", "farm"]
    game = boxed("base", "capitol", "caves", sections=sections)
    picture, view = svg(game), game.view(None)
    assert len(hexes(picture, "cave")) == 4
    assert sorted(hexes(picture, "cave")) == sorted(view["caves"])
    assert hexes(picture, "capitol") == view["capitols"]
    names = [e.text for group in classed(picture, "key") for e in group.iter(f"{SVG}text")]
    assert {"Cave", "Capitol"} <= set(names)
    assert "Silo" not in names


def test_the_island_lies_below_the_board() -> None:
    game = boxed("base", "island")
    land, grid = board_land(game.board), game.board.grid
    at = centres(land, 34)
    assert len(hexes(svg(game), "hex")) == 424
    for one, other in combinations(at, 2):
        beside = bool(grid.around[one] & other)
        assert (math.dist(at[one], at[other]) < 34 * 1.74) == beside
    lowest = max(y for h, (_, y) in at.items() if not h & grid.island)
    assert min(y for h, (_, y) in at.items() if h & grid.island) > lowest + 2 * 34
    names = [e.text for group in classed(svg(game), "coordinates") for e in group.iter()]
    assert {"i.a1", "i.f3", "i.d5"} <= set(names)


@pytest.mark.parametrize("box", ["nomads", "crossroads", "marshlands", "harvest"])
def test_a_picture_of_every_box_is_whole(box: str) -> None:
    game = boxed(box, moves=80)
    picture = svg(game, legal=True)
    root = ET.fromstring(picture)
    used = {e.get("href", "")[1:] for e in root.iter(f"{SVG}use")}
    assert used == {e.get("id") for e in root.iter(f"{SVG}symbol")} <= sprite.symbols().keys()
    text = " ".join("".join(e.itertext()) for e in root.iter(f"{SVG}text"))
    for card in game.scores()[0]:
        assert card == "total" or words.name(card) in text
    assert svg(game.imagine(None, random.Random(5)), legal=True) == picture


# --- the sprite file -------------------------------------------------------------------------


def test_the_sprite_has_every_symbol() -> None:
    wanted = {f"terrain-{kind}-{n}" for kind in palette.TERRAIN for n in (1, 2, 3)}
    wanted |= {f"location-{name}" for name in EXTRAS}
    wanted |= {"castle", "site", "tile", "house", *(f"mark-{n}" for n in range(5))}
    wanted |= {"palace", "silo", "nomad", "cave", "capitol", "nomad-tile", "number-tile"}
    wanted |= {"action-caves", "talent-tunnel", *(f"box-{name}" for name in BOXES)}
    wanted |= {f"nomad-{name.partition('-')[0]}" for name in NOMAD_TILES}
    wanted |= {f"piece-{kind}" for kind in (*PIECES, "scout", "wall", "fort")}
    wanted |= {f"terrain-{sprite.LIKE.get(k, k)}-{n}" for k in palette.WINTER for n in (1, 2, 3)}
    wanted |= {sprite.talent(name) for name in (*TALENTS, "tunnel")}
    wanted |= {"frost-1", "frost-2", "frost-3", "tunnel", "village", "coin"}
    assert set(sprite.symbols()) == wanted


def test_the_sprite_suits_a_strict_page() -> None:
    """Small, one well-formed file, no scripts, no inline styles, nothing from elsewhere."""
    art = sprite.art()
    root = ET.fromstring(art)
    assert len(art.encode()) < 115 * 1024
    assert {e.get("viewBox") for e in root} == {"-100 -100 200 200"}
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in {"svg", "symbol", "g", "path", "circle", "use"}
        assert not [a for a in element.attrib if a == "style" or a.startswith("on")]
        assert element.get("href", "#").startswith("#")
    assert "url(" not in art


@pytest.mark.parametrize("kind", palette.LAND)
def test_the_sprite_has_the_colours_of_the_palette(kind: str) -> None:
    for n in (1, 2, 3):
        drawn = sprite.LIKE.get(kind, kind)
        ground = ET.fromstring(sprite.symbols()[f"terrain-{drawn}-{n}"])[0]
        assert ground.get("fill") == palette.LAND[kind]


@pytest.mark.parametrize("kind", palette.PLACES)
def test_places_have_the_colours_of_the_palette(kind: str) -> None:
    assert ET.fromstring(sprite.symbols()[kind])[0].get("fill") == palette.PLACES[kind]


def test_variants_are_mixed_and_fixed() -> None:
    names = [f"{chr(97 + c)}{r}" for r in range(1, 21) for c in range(20)]
    drawn = [sprite.terrain("grass", name) for name in names]
    for n in (1, 2, 3):
        assert 100 < drawn.count(f"terrain-grass-{n}") < 170
    assert drawn == [sprite.terrain("grass", name) for name in names]


# --- colour blindness ------------------------------------------------------------------------

# Viénot, Brettel, Mollon 1999 and Machado et al. 2009 (severity 1), on linear RGB.
SIGHTS = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def lab(colour: str, sight: str) -> tuple[float, float, float]:
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    ]
    r, g, b = (sum(m * c for m, c in zip(row, linear, strict=True)) for row in SIGHTS[sight])
    x, y, z = (
        max(v, 0)
        for v in (
            (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
            0.2126 * r + 0.7152 * g + 0.0722 * b,
            (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
        )
    )
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("sight", SIGHTS)
def test_players_are_told_apart_by_every_eye(sight: str) -> None:
    for one, other in combinations(palette.PLAYERS, 2):
        pairs = zip(lab(one.fill, sight), lab(other.fill, sight), strict=True)
        apart = sum((a - b) ** 2 for a, b in pairs) ** 0.5
        assert apart > 25, f"{one.name} and {other.name}: {apart:.0f}"
    assert len({player.mark for player in palette.PLAYERS}) == 5


def test_the_page_uses_the_same_colours() -> None:
    css = (Path(__file__).parents[2] / "web/src/ui/art.css").read_text(encoding="utf-8")
    for player in palette.PLAYERS:
        rule = re.search(rf"\.of-{player.name} {{(.*?)}}", css, re.DOTALL)
        assert rule
        assert f"--piece: {player.fill};" in rule[1]
        mark = re.search("--mark: (.*?);", rule[1])
        assert (mark[1] if mark else "#fff") in (player.ink, player.ink[:4])

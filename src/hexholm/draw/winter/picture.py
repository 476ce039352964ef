"""The snowflake as SVG: its land, the buildings on it, and what a card in play speaks of."""

from collections.abc import Iterable, Iterator
from math import hypot
from typing import Final

from hexholm.draw import palette
from hexholm.draw.land import draw_land
from hexholm.draw.layout import Land, Point, centres, edges, legal_hexes, size
from hexholm.draw.svg import RADIUS, Picture
from hexholm.draw.things import piece
from hexholm.draw.winter import words
from hexholm.draw.winter.legend import key, legend
from hexholm.draw.xml import SERIF, Attributes, group, label, side, tag
from hexholm.game import Data
from hexholm.hexes import DIRECTIONS, Hexset, step
from hexholm.texts import spoken
from hexholm.winter import WinterKingdom
from hexholm.winter.boards import Snowflake, grid
from hexholm.winter.picture import marked

Box = tuple[float, float, float, float]
"""Left, top, width, height."""

FORT_SIZE: Final = 1.04
HOUSE_SIZE: Final = 0.94
TURNS: Final = {"horizontal": 0, "falling": 60, "rising": -60}
"""How far the lines of a direction are turned from the rows, in degrees."""
GOLD: Final = "#f2b632"


def snowflake_land(board: Snowflake) -> Land:
    """The land of seven boards side by side, even where the rules hold them apart."""
    joined = grid(is_apart=False)
    here = {board.grid.names[hex_]: kind for hex_, kind in board.landscape.items()}
    by_row = sorted(joined.names, key=lambda h: joined.places[h][::-1])
    grounds = {h: here[joined.names[h]] for h in by_row}
    parts = tuple(together(board, part) for part in board.parts)
    return Land(joined.places, joined.names, grounds, {}, parts, joined.all)


def together(board: Snowflake, hexes: Hexset) -> Hexset:
    """A set of hexes of a board, as hexes of the land that is drawn."""
    joined = grid(is_apart=False)
    return sum(joined.hexes[name] for name in board.grid.named(hexes))


def picture(game: WinterKingdom, coordinates: bool, letters: bool) -> Picture:
    """What is drawn of a position."""
    land = land_of(game)
    return Picture(
        land,
        "heading-boards",
        [side.label for side in game.setup.boards],
        *layers(game, land, coordinates=coordinates, letters=letters),
        together(game.board, legal_hexes(game)),
        legend(game.view(None)),
        key(),
    )


def land_of(game: WinterKingdom) -> Land:
    """What is under the pieces."""
    return snowflake_land(game.board)


def layers(
    game: WinterKingdom, land: Land, *, coordinates: bool, letters: bool
) -> tuple[list[str], list[str]]:
    """What is drawn of some land, under and over the hexes that are lit up."""
    view = game.view(None)
    return [
        draw_land(land, RADIUS, game.name, coordinates=coordinates, letters=letters),
        draw_marks(land, game, RADIUS),
    ], [draw_buildings(land, view, RADIUS)]


def draw_buildings(land: Land, view: Data, radius: float) -> str:
    """All houses and forts from the top down; a house that is being moved is a ghost."""
    at = {land.names[h]: point for h, point in centres(land, radius).items()}
    lifted = {task.get("lifted") for task in view["turn"]["tasks"] if not task.get("note")}
    drawn = []
    for seat, player in enumerate(view["players"]):
        for kind, share in (("house", HOUSE_SIZE), ("fort", FORT_SIZE)):
            for where in (where for where in player[f"{kind}s"] if where in at):
                x, y = at[where]
                attributes = {"class_": kind, "data_hex": where, "data_seat": str(seat)}
                ghost = ".45" if where in lifted else None
                art = "house" if kind == "house" else f"piece-{kind}"
                shape = piece(seat, x, y - 2, share * radius, art, opacity=ghost, **attributes)
                drawn.append((y, x, shape))
    return group([shape for _, _, shape in sorted(drawn)], class_="pieces")


# --- marks (W-18) ----------------------------------------------------------------------------


def draw_marks(land: Land, game: WinterKingdom, radius: float) -> str:
    """The top board, the bottom board, the direction of lines: outlined, named beside them.

    Beside a part of the land there is no room for names.
    """
    marks = game.view(None)["marks"]
    speaker = spoken(game.name)
    names = {mark: speaker.say(id_) for mark, id_ in marked(game).items()}
    at = centres(land, radius)
    taken: list[Box] = []
    drawn: list[str] = []
    for mark, dashes in (("top_board", None), ("bottom_board", "10 8")):
        if mark in marks:
            part = land.parts[marks[mark]]
            drawn += _outline(land, part, radius, dashes)
            if land.beyond:
                continue
            taken.append(_place(land, names[mark], radius, _middle(at, part), taken))
            attributes = {"data_mark": mark, "data_board": str(marks[mark])}
            drawn.append(group(_tag(names[mark], taken[-1], radius), **attributes))
    if "direction" in marks and not land.beyond:
        taken.append(_place(land, names["direction"], radius, (0, 0), taken, room=1.6 * radius))
        left, top, width, height = taken[-1]
        middle = f"translate({left + width - 1.2 * radius:.0f} {top + height / 2:.0f})"
        long, arrow = 0.62 * radius, 0.24 * radius
        way = f"M{-long:.0f} 0H{long:.0f}" + "".join(
            f"M{s * (long - arrow):.0f} {-arrow:.0f}L{s * long:.0f} 0 {s * (long - arrow):.0f} "
            f"{arrow:.0f}"
            for s in (-1, 1)
        )
        turned = f"{middle}rotate({TURNS[marks['direction']]})"
        style: Attributes = {"fill": "none", "stroke": palette.INK, "stroke_width": 3}
        arrows = tag("path", d=way, transform=turned, stroke_linecap="round", **style)
        tagged = _tag(names["direction"], taken[-1], radius, room=1.6 * radius)
        drawn.append(group([*tagged, arrows], data_mark="direction", data_way=marks["direction"]))
    return group(drawn, class_="marks")


def _outline(land: Land, part: Hexset, radius: float, dashes: str | None) -> Iterator[str]:
    at = centres(land, radius)
    rim = "".join(
        side(at[hex_], radius, direction)
        for hex_, direction, other in edges(h for h in land.grounds if h & part)
        if not other and not step(hex_, DIRECTIONS[direction]) & land.beyond
    )
    style: Attributes = {"fill": "none", "stroke_linecap": "round", "d": rim}
    yield tag("path", stroke="#3b2a08", stroke_width=7, **style)
    yield tag("path", stroke=GOLD, stroke_width=4, stroke_dasharray=dashes, **style)


def _middle(at: dict[Hexset, Point], part: Hexset) -> Point:
    points = [point for h, point in at.items() if h & part]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _place(
    land: Land, text: str, radius: float, near: Point, taken: Iterable[Box], room: float = 0
) -> Box:
    """The free place for a name that is nearest to a point."""
    width, height = 0.36 * radius * len(text) + radius + room, 1.2 * radius
    across, down = size(land, radius)
    points = list(centres(land, radius).values())
    boxes = list(taken)

    def is_free(x: float, y: float) -> bool:
        beside = all(
            hypot(max(0, abs(a - x) - width / 2), max(0, abs(b - y) - height / 2)) > 1.1 * radius
            for a, b in points
        )
        return beside and all(
            abs(left + wide / 2 - x) > (width + wide) / 2 + 8
            or abs(top + high / 2 - y) > (height + high) / 2 + 8
            for left, top, wide, high in boxes
        )

    step = 0.5 * radius
    places = [
        (width / 2 + step * i, height / 2 + step * j)
        for i in range(int((across - width) / step) + 1)
        for j in range(int((down - height) / step) + 1)
    ]
    places.sort(key=lambda place: hypot(place[0] - near[0], place[1] - near[1]))
    x, y = next((place for place in places if is_free(*place)), near)
    return x - width / 2, y - height / 2, width, height


def _tag(text: str, box: Box, radius: float, room: float = 0) -> Iterator[str]:
    left, top, width, height = box
    style: Attributes = {"fill": palette.CARD, "stroke": palette.GOLD, "stroke_width": 2}
    yield tag("rect", x=left, y=top, width=width, height=height, rx=10, **style)
    yield label(
        left + (width - room) / 2,
        top + 0.83 * radius,
        text,
        font_family=SERIF,
        font_size=0.66 * radius,
        font_weight="600",
        text_anchor="middle",
        fill=palette.INK,
    )


def card_says(game: WinterKingdom, name: str) -> str:
    """What a scoring card pays for, an economy card brings, or a twist changes."""
    if name in game.setup.twists:
        return words.twist_text(name)
    return words.card_text(name, game.view(None))

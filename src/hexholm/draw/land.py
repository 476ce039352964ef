"""The land as SVG: grounds with their textures, borders, letters, sites and coordinates."""

from collections.abc import Iterator, Mapping

from hexholm import board
from hexholm.draw import palette
from hexholm.draw.layout import HALF, Land, Point, centres, edges
from hexholm.draw.sprite import UNDER_SNOW, frost, symbols, terrain
from hexholm.draw.xml import SANS, SERIF, Attributes, group, hexagon, label, side, tag, use
from hexholm.hexes import DIRECTIONS, Hexset, step
from hexholm.lands import sides
from hexholm.texts import spoken

LETTER_OF = {
    kind: letter for letters in (sides.LETTERS, board.LETTERS) for letter, kind in letters.items()
}
"""The letters of the files; drawings have those of their language."""


def letter_of(kind: str, game: str) -> str:
    """The letter of a kind of hex in the language that is spoken now."""
    return spoken(game).form("terrain", kind, "letter") or LETTER_OF[kind]


def draw_land(
    land: Land,
    radius: float,
    game: str,
    *,
    stock: Mapping[str, int] | None = None,
    coordinates: bool = True,
    letters: bool = True,
) -> str:
    """Everything under the pieces; `stock` says how many tiles lie on each location hex."""
    at = centres(land, radius)
    return "\n".join(
        filter(
            None,
            (
                group(_grounds(land, at, radius), class_="grounds", filter="url(#lift)"),
                group(_snow(land, at, radius), class_="snow") if is_cold(land) else "",
                *_rims(land, at, radius),
                *_borders(land, at, radius),
                group(_letters(land, at, radius, game), **_letter_style(radius)) if letters else "",
                group(_sites(land, at, radius, stock or {}), class_="sites"),
                _coordinates(land, at, radius) if coordinates else "",
            ),
        )
    )


def _grounds(land: Land, at: Mapping[Hexset, Point], radius: float) -> Iterator[str]:
    for hex_, kind in land.grounds.items():
        name, symbol = land.names[hex_], kind if kind in palette.PLACES else "site"
        if kind in palette.LAND:
            symbol = terrain(kind, name)
        attributes = {"class_": "hex", "data_hex": name, "data_ground": kind}
        yield use(symbol, at[hex_], radius, **attributes)


def is_cold(land: Land) -> bool:
    """Whether it is land of Winter Kingdom."""
    return not palette.COLD.isdisjoint(land.grounds.values())


def _snow(land: Land, at: Mapping[Hexset, Point], radius: float) -> Iterator[str]:
    """Snow on the lands that both games share."""
    for hex_, kind in land.grounds.items():
        if kind in UNDER_SNOW:
            yield use(frost(land.names[hex_]), at[hex_], radius)


def _rims(land: Land, at: Mapping[Hexset, Point], radius: float) -> Iterator[str]:
    """A band of the darker tone along the inside of every region's border."""
    lines: dict[str, list[str]] = {}
    for hex_, direction, other in edges(land.grounds):
        kinds = {land.grounds[hex_], land.grounds.get(other, "")}
        if len(kinds) == 2:
            for kind in kinds & palette.SHORE.keys():
                lines.setdefault(kind, []).append(side(at[hex_], radius, direction))
    for kind in (kind for kind in palette.SHORE if kind in lines):
        shape = "".join(
            hexagon(at[hex_], radius) for hex_, found in land.grounds.items() if found == kind
        )
        yield tag("clipPath", tag("path", d=shape), id=f"region-{kind}")
        style = {"fill": "none", "stroke": palette.SHORE[kind], "stroke_linecap": "round"}
        bands = [
            tag(
                "path",
                d="".join(lines[kind]),
                stroke_width=radius * width,
                opacity=opacity,
                **style,
            )
            for width, opacity in ((0.46, ".16"), (0.22, ".26"))
        ]
        yield group(bands, clip_path=f"url(#region-{kind})", class_="rim")


def _borders(land: Land, at: Mapping[Hexset, Point], radius: float) -> Iterator[str]:
    """Faint inside a terrain, inked between two; a pale line where two sections or boards meet."""
    faint: list[str] = []
    inked: list[str] = []
    rim, seam = [], []
    quarter = {h: part for part in land.parts for h in land.grounds if h & part}
    for hex_, direction, other in edges(land.grounds):
        line = side(at[hex_], radius, direction)
        if not other:
            if not step(hex_, DIRECTIONS[direction]) & land.beyond:
                rim.append(line)
            continue
        (faint if land.grounds[hex_] == land.grounds[other] else inked).append(line)
        if quarter[hex_] != quarter[other]:
            seam.append(line)
    style = {"fill": "none", "stroke_linecap": "round", "stroke": palette.INK}
    yield tag("path", d="".join(faint), stroke_width=0.9, opacity=".2", class_="faint", **style)
    yield tag("path", d="".join(inked), stroke_width=1.9, opacity=".82", class_="inked", **style)
    yield tag("path", d="".join(rim), stroke_width=2.6, class_="coast", **style)
    if seam and is_cold(land):
        for width, colour in ((5.6, "#22303d"), (2.0, "#f7fbff")):
            style |= {"stroke": colour}
            yield tag("path", d="".join(seam), stroke_width=width, class_="board-border", **style)
    elif seam:
        style |= {"stroke": palette.GLOW, "stroke_dasharray": "1 4.5"}
        yield tag("path", d="".join(seam), stroke_width=1.6, opacity=".8", class_="seam", **style)


def _letter_style(radius: float) -> Attributes:
    return {
        "class_": "letters",
        "font_family": SANS,
        "font_size": radius * 0.25,
        "font_weight": "700",
        "text_anchor": "middle",
        "fill": palette.INK,
        "stroke": palette.CARD,
        "stroke_width": radius * 0.07,
        "stroke_opacity": ".75",
        "paint_order": "stroke",
    }


def _letters(land: Land, at: Mapping[Hexset, Point], radius: float, game: str) -> Iterator[str]:
    """The letter of each terrain, in the lower corner of its hex."""
    for hex_, kind in land.grounds.items():
        if kind in palette.LAND:
            x, y = at[hex_]
            yield label(x, y + 0.83 * radius, letter_of(kind, game))


def _sites(
    land: Land, at: Mapping[Hexset, Point], radius: float, stock: Mapping[str, int]
) -> Iterator[str]:
    for hex_, kind in land.grounds.items():
        if kind != "location":
            continue
        location = land.sites.get(hex_, kind)
        name = land.names[hex_]
        left = stock.get(name)
        yield group(
            [pictogram(location, at[hex_], radius), *_stock(left, at[hex_], radius)],
            class_="site",
            data_hex=name,
            data_location=location,
            data_tiles=None if left is None else str(left),
        )


def pictogram(location: str, at: Point, radius: float) -> str:
    """The picture of a location; its first letters where there is no picture yet."""
    if f"location-{location}" in symbols():
        return use(f"location-{location}", at, radius)
    text = "".join(word[0] for word in location.split("-")) if "-" in location else location[:2]
    return label(
        at[0],
        at[1] + 0.2 * radius,
        text.capitalize(),
        font_family=SERIF,
        font_size=0.6 * radius,
        font_weight="700",
        text_anchor="middle",
        fill=palette.DARK_GOLD,
    )


def _stock(left: int | None, at: Point, radius: float) -> Iterator[str]:
    """The tiles that lie there: small gold tiles, hollow where one was taken."""
    if left is None:
        return
    for place in range(2):
        x, y = at[0] + (place - 0.5) * 0.4 * radius, at[1] + 0.76 * radius
        if place < left:
            yield use("tile", (x, y), 0.22 * radius, class_="stock")
        else:
            shape = hexagon((x, y), 0.18 * radius)
            yield tag("path", d=shape, fill="#6e5a36", stroke="#3f3216", stroke_width=0.8)


def _coordinates(land: Land, at: Mapping[Hexset, Point], radius: float) -> str:
    """Letters and numbers around the board; each hex of an island or snowflake bears its name.

    A part of the board has them above it and to its left only.
    """
    main = {land.places[h]: h for h in land.places if not h & land.named}
    marks = []
    if main:
        gap, last = 0.42 * radius, max(y for _, y in main)
        right = radius * HALF * (max(x for x, _ in main) + 2)
        for (x, y), hex_ in main.items():
            name, (left, top) = land.names[hex_], at[hex_]
            if y == 0:
                marks.append(label(left, -gap, name[0]))
            if y == last and not land.beyond:
                marks.append(label(left, top + 1.3 * radius + gap, name[0]))
            if x < 2:
                ends = (-gap - 2,) if land.beyond else (-gap - 2, right + gap + 2)
                marks += [label(side, top + 0.16 * radius, name[1:]) for side in ends]
    names = [
        label(at[h][0], at[h][1] - 0.66 * radius, land.names[h])
        for h in land.places
        if h & land.named
    ]
    style = {"font_family": SERIF, "text_anchor": "middle"}
    ink = palette.MID_INK if land.beyond else palette.SOFT_INK
    return group(
        [
            group(marks, font_size=0.46 * radius, font_weight="600", fill=ink),
            group(names, **_letter_style(radius) | {"class_": None, "font_size": 0.24 * radius}),
        ],
        class_="coordinates",
        **style,
    )

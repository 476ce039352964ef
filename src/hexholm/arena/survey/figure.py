"""A survey as one picture: gold by card, seats, tiles, length, cards together, the set-up."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from hexholm.arena.statistics import in_range
from hexholm.arena.survey.cards import cards, paired, pairs
from hexholm.arena.survey.panels import (
    BELOW,
    FOOT,
    NAMES,
    ROW,
    TOP,
    WIDTH,
    Maker,
    Panel,
    ends,
    rows,
)
from hexholm.arena.survey.results import Survey
from hexholm.arena.survey.seats import seats, tiles
from hexholm.draw import chart
from hexholm.draw.words import name as title_of

EDGE: Final = 28.0
GAP: Final = 18.0
HEAD: Final = 92.0
_MOST_ROW: Final = 44.0
_ROUNDS: Final = 4
"""The panel of the rounds is as high as so many rows."""


def figure(survey: Survey, about: str, unit: str = "gold") -> str:
    """The picture as SVG, light or dark; `about` says where the games come from."""
    panels = _makers(survey, unit)
    left, right = panels[:1], panels[1:2]
    for maker in panels[2:]:
        min(left, right, key=_height).append(maker)
    tall = max(_height(left), _height(right))
    width, height = 2 * EDGE + GAP + 2 * WIDTH, HEAD + tall + EDGE - GAP
    game = title_of(survey.game).replace("builder", "Builder").replace("kingdom", "Kingdom")
    heading = f"{game}: {survey.games:,} games of {survey.players} players"
    body = [
        chart.text(EDGE, 46, heading, "title"),
        chart.text(EDGE, 70, f"{about} · lines with ends are 95 % intervals", "note"),
        *_stacked(left, EDGE, tall),
        *_stacked(right, EDGE + WIDTH + GAP, tall),
    ]
    return chart.figure(width, height, f"{heading}. {about}.", body)


def _makers(survey: Survey, unit: str) -> list[Maker]:
    """Cards and seats, which head the columns, then the other panels."""
    found: list[Maker] = [partial(cards, survey, unit), partial(seats, survey, unit)]
    if any(tile.offered for tile in survey.tiles):
        found.append(partial(tiles, survey, unit))
    if paired(survey):
        found.append(partial(pairs, survey, unit))
    kinds = dict.fromkeys(part.kind for part in survey.parts)
    return [
        *found,
        *(partial(_part, survey, kind, unit) for kind in kinds),
        partial(_rounds, survey),
    ]


def _height(column: Sequence[Maker], row: float = ROW) -> float:
    return sum(make(row).height + GAP for make in column)


def _stacked(column: Sequence[Maker], x: float, tall: float) -> Iterator[str]:
    """The panels below each other; their rows are as high as fills the column, within reason."""
    y, count = HEAD, sum(make(ROW).rows for make in column)
    row = min(_MOST_ROW, ROW + (tall - _height(column)) / count)
    for make in column:
        panel = make(row)
        yield chart.panel(x, y, WIDTH, panel.height, panel.name, panel.note, panel.body)
        y += panel.height + GAP


def _rounds(survey: Survey, row: float) -> Panel:
    frequency = survey.length.frequency
    numbers = range(min(frequency), max(frequency) + 1)
    bottom = TOP + _ROUNDS * row
    share = {number: 100 * frequency.get(number, 0) / survey.games for number in numbers}
    scale = chart.fitted([0, max(share.values())], bottom, TOP, 4)
    left, right = 62.0, WIDTH - 24
    step = (right - left) / len(numbers)
    body = [chart.left_axis(scale, left, right, " %")]
    for place, number in enumerate(numbers):
        x = left + (place + 0.5) * step
        tip = f"{number} rounds: {frequency.get(number, 0):,} games"
        body.append(chart.column(scale, x, min(46, step * 0.72), share[number], "gold", tip))
        body.append(chart.text(x, bottom + 16, str(number), "figure", "middle"))
    length = survey.length
    note = f"{length.rounds.value:.1f} rounds, {length.placed.value:.1f} pieces built by a player;"
    note += f" who runs out first wins {100 * length.ender_wins.value:.0f} %"
    return Panel("Length of a game", note, _ROUNDS, bottom + FOOT, body)


def _part(survey: Survey, kind: str, unit: str, row: float) -> Panel:
    """Sections, economy cards or twists: what an average player gets with them."""
    parts = [part for part in survey.parts if part.kind == kind]
    parts.sort(key=lambda part: -part.gold.value)
    middles, bottom = rows(len(parts), row, BELOW)
    pays = any(part.coins.value for part in parts)
    right = WIDTH - (140 if pays else 82)
    scale = chart.fitted(ends([part.gold for part in parts]), NAMES, right)
    columns = ("coins", "talents") if pays else ("tiles",)
    places = [WIDTH - 22 - 58 * i for i in reversed(range(len(columns)))]
    body = [chart.bottom_axis(scale, BELOW, bottom)]
    body.append(chart.mark(scale, survey.total.mean.value, BELOW, bottom))
    for words, x in zip(columns, places, strict=True):
        body.append(chart.text(x, BELOW - 6, words, "figure", "end"))
    for part, y in zip(parts, middles, strict=True):
        figures = [part.coins, part.tiles] if pays else [part.tiles]
        tip = f"{title_of(part.name)}: {in_range(part.gold)} {unit}"
        body += [
            chart.text(NAMES - 10, y + 4, title_of(part.name), anchor="end"),
            chart.interval(scale, y, part.gold.low, part.gold.high),
            chart.dot(scale, y, part.gold.value, "gold", tip),
        ]
        for figure_, x in zip(figures, places, strict=True):
            body.append(chart.text(x, y + 4, f"{figure_.value:.1f}", "figure", "end"))
    name = {"section": "Sections", "economy": "Economy cards", "twist": "Twists"}[kind]
    note = f"{unit} of a player (dashed: in all games), and {' and '.join(columns)}"
    return Panel(name, note, len(parts), bottom + FOOT, body)

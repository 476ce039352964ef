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
from hexholm.texts import say, spoken

EDGE: Final = 28.0
GAP: Final = 18.0
HEAD: Final = 92.0
_MOST_ROW: Final = 44.0
_ROUNDS: Final = 4
"""Height of the panel of the rounds, in rows."""


def figure(survey: Survey, about: str) -> str:
    """The picture as SVG, light or dark; `about` says where the games come from."""
    panels = _makers(survey, say("unit", game=survey.game))
    left, right = panels[:1], panels[1:2]
    for maker in panels[2:]:
        min(left, right, key=_height).append(maker)
    tall = max(_height(left), _height(right))
    width, height = 2 * EDGE + GAP + 2 * WIDTH, HEAD + tall + EDGE - GAP
    of, games = spoken().name("game", survey.game), survey.games
    heading = say("figure-title", of=of, games=games, players=survey.players)
    body = [
        chart.text(EDGE, 46, heading, "title"),
        chart.text(EDGE, 70, say("figure-note", about=about), "note"),
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
    body = [chart.left_axis(scale, left, right, percent=True)]
    for place, number in enumerate(numbers):
        x = left + (place + 0.5) * step
        tip = say("figure-round", rounds=number, games=frequency.get(number, 0))
        body.append(chart.column(scale, x, min(46, step * 0.72), share[number], "gold", tip))
        body.append(chart.text(x, bottom + 16, str(number), "figure", "middle"))
    length = survey.length
    note = say(
        "figure-rounds-note",
        rounds=spoken().number(length.rounds.value, 1),
        pieces=spoken().number(length.placed.value, 1),
        share=spoken().percent(length.ender_wins.value),
    )
    return Panel(say("figure-rounds"), note, _ROUNDS, bottom + FOOT, body)


def _part(survey: Survey, kind: str, unit: str, row: float) -> Panel:
    """Sections, economy cards or twists: what an average player gets with them."""
    parts = [part for part in survey.parts if part.kind == kind]
    parts.sort(key=lambda part: -part.gold.value)
    middles, bottom = rows(len(parts), row, BELOW)
    pays = any(part.coins.value for part in parts)
    right = WIDTH - (140 if pays else 82)
    scale = chart.fitted(ends([part.gold for part in parts]), NAMES, right)
    columns = say("figure-parts-paid" if pays else "figure-parts").split("|")
    places = [WIDTH - 22 - 58 * i for i in reversed(range(len(columns)))]
    body = [chart.bottom_axis(scale, BELOW, bottom)]
    body.append(chart.mark(scale, survey.total.mean.value, BELOW, bottom))
    for words, x in zip(columns, places, strict=True):
        body.append(chart.text(x, BELOW - 6, words.strip(), "figure", "end"))
    for part, y in zip(parts, middles, strict=True):
        figures = [part.coins, part.tiles] if pays else [part.tiles]
        title = title_of(part.name, survey.game)
        tip = f"{title}: {in_range(part.gold)} {unit}"
        body += [
            chart.text(NAMES - 10, y + 4, title, anchor="end"),
            chart.interval(scale, y, part.gold.low, part.gold.high),
            chart.dot(scale, y, part.gold.value, "gold", tip),
        ]
        for figure_, x in zip(figures, places, strict=True):
            body.append(chart.text(x, y + 4, spoken().number(figure_.value, 1), "figure", "end"))
    note = say("figure-parts-paid-note" if pays else "figure-parts-note", unit=unit)
    return Panel(say(f"figure-{kind}"), note, len(parts), bottom + FOOT, body)

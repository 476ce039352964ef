"""Cards in the picture of a survey: the gold of each, and how they go together."""

from math import exp
from typing import Final

from hexholm.arena.statistics import in_range
from hexholm.arena.survey.panels import FOOT, NAMES, TOP, WIDTH, Panel, rows, signed
from hexholm.arena.survey.results import Spread, Survey
from hexholm.draw import chart
from hexholm.draw.words import name as title_of
from hexholm.texts import say, spoken

_MOST_PAIRS: Final = 14
"""With more cards the cells would be too small to read."""


def cards(survey: Survey, unit: str, row: float) -> Panel:
    """A violin and a box for each card, the richest first."""
    spreads = sorted(survey.cards, key=lambda one: -one.mean.value)
    middles, bottom = rows(len(spreads), row)
    most = max(max(spread.frequency) for spread in spreads)
    scale = chart.fitted([0, most], NAMES, WIDTH - 66)
    body = [chart.bottom_axis(scale, TOP, bottom)]
    some_drawn = any(_is_drawn(survey, spread.name) for spread in spreads)
    for spread, y in zip(spreads, middles, strict=True):
        kind = "stone" if some_drawn and not _is_drawn(survey, spread.name) else "gold"
        five = (min(spread.frequency), *spread.quartiles, max(spread.frequency))
        name = title_of(spread.name, survey.game)
        body += [
            chart.text(NAMES - 10, y + 4, name, anchor="end"),
            chart.violin(scale, y, row - 3, _density(spread), kind),
            chart.box(scale, y, 8, five, kind, f"{name}: {in_range(spread.mean)}"),
            chart.dot(scale, y, spread.mean.value, "ink", radius=3.6),
            chart.text(WIDTH - 18, y + 4, spoken().number(spread.mean.value, 1), "figure", "end"),
        ]
    title, note = say("figure-cards", game=survey.game), say("figure-cards-note", unit=unit)
    return Panel(title, note, len(spreads), bottom + FOOT, body)


def _density(spread: Spread) -> list[tuple[float, float]]:
    """The frequency at each amount, smoothed over about a third of a deviation."""
    width = max(0.6, spread.deviation / 3)
    low, high = min(spread.frequency), max(spread.frequency)
    steps = max(2, min(80, 2 * (high - low)))
    points = [low + (high - low) * i / steps for i in range(steps + 1)]
    return [
        (
            x,
            sum(
                n * exp(-(((x - value) / width) ** 2) / 2) for value, n in spread.frequency.items()
            ),
        )
        for x in points
    ]


def paired(survey: Survey) -> list[str]:
    """The cards that were drawn, if there are enough of them and not too many to compare."""
    cards = sorted({pair.card for pair in survey.pairs if _is_drawn(survey, pair.card)})
    return cards if 3 < len(cards) <= _MOST_PAIRS else []


def pairs(survey: Survey, unit: str, row: float) -> Panel:
    """What a card brings beside another one, compared with what it brings overall."""
    cards, top = paired(survey), TOP + 62
    found = {(pair.card, pair.other): pair for pair in survey.pairs}
    most = max((abs(pair.apart) for pair in survey.pairs if pair.is_sure), default=1.0)
    size = (WIDTH - NAMES - 34) / len(cards)
    body = []
    for number, card in enumerate(cards):
        y, name = top + number * row, title_of(card, survey.game)
        body.append(chart.slanted(NAMES + (number + 0.5) * size, top - 8, name))
        body.append(chart.text(NAMES - 10, y + row / 2 + 4, name, anchor="end"))
        for column, other in enumerate(cards):
            if (card, other) not in found:
                continue
            pair = found[card, other]
            words = signed(pair.apart)
            shade = 0.85 * pair.apart / most if pair.is_sure else 0.0
            two = {"one": name, "other": title_of(other, survey.game)}
            tip = say("figure-pair", figure=words, unit=unit, **two)
            x = NAMES + column * size
            body.append(chart.cell(x + 1, y + 1, size - 2, row - 2, shade, words, tip))
    title, note = say("figure-pairs"), say("figure-pairs-note", unit=unit)
    return Panel(title, note, len(cards), top + row * len(cards) + 18, body)


def _is_drawn(survey: Survey, card: str) -> bool:
    """Whether it is in some games only."""
    return any(one.name == card and one.games < survey.games for one in survey.cards)

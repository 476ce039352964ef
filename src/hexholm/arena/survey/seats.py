"""Seats and tiles in the picture of a survey."""

from math import isnan

from hexholm.arena.statistics import Estimate, in_range, percent
from hexholm.arena.survey.panels import (
    BELOW,
    FOOT,
    NAMES,
    TOP,
    WIDTH,
    Panel,
    ends,
    rows,
)
from hexholm.arena.survey.results import Survey, Tile
from hexholm.draw import chart
from hexholm.draw.words import name as title_of
from hexholm.winter import WinterKingdom


def seats(survey: Survey, unit: str, row: float) -> Panel:
    """Wins and gold by seat."""
    middles, bottom = rows(survey.players, row)
    fair = 100 / survey.players
    shares = [percent(seat.wins) for seat in survey.seats]
    half = (WIDTH - NAMES - 18) / 2 - 26
    wins = chart.fitted([0, *ends(shares)], NAMES, NAMES + half)
    leads = [seat.lead for seat in survey.seats]
    gold = chart.fitted([0, *ends(leads)], WIDTH - 24 - half, WIDTH - 24)
    body = [
        chart.bottom_axis(wins, TOP, bottom, " %"),
        chart.bottom_axis(gold, TOP, bottom),
        chart.mark(wins, fair, TOP, bottom),
    ]
    for seat, y, share in zip(survey.seats, middles, shares, strict=True):
        kind = f"seat-{seat.seat - 1}"
        tip = f"Seat {seat.seat} wins {in_range(share)} %"
        body += [
            chart.text(NAMES - 10, y + 4, f"Seat {seat.seat}", anchor="end"),
            chart.bar(wins, y, 15, share.value, kind, tip),
            chart.interval(wins, y, share.low, share.high),
            chart.interval(gold, y, seat.lead.low, seat.lead.high),
            chart.dot(
                gold, y, seat.lead.value, kind, f"Seat {seat.seat}: {in_range(seat.lead)} {unit}"
            ),
        ]
    note = f"share of wins (the dashed line is even), and {unit} above the mean of the table"
    return Panel("Seats", note, len(middles), bottom + FOOT, body)


def tiles(survey: Survey, unit: str, row: float) -> Panel:
    """What tiles or talents are worth, and what is done with them."""
    offered = [tile for tile in survey.tiles if tile.offered]
    talents = survey.game == WinterKingdom.name
    offered.sort(key=lambda tile: -_sortable(_worth(tile, talents)))
    middles, bottom = rows(len(offered), row, BELOW)
    right = WIDTH - 196
    values = [_worth(tile, talents) for tile in offered]
    scale = chart.fitted([0, *ends(values)], NAMES, right)
    columns = ("bought" if talents else "taken", "round", "uses")
    places = [right + 66 + 58 * i for i in range(3)]
    body = [chart.bottom_axis(scale, BELOW, bottom)]
    for words, x in zip(columns, places, strict=True):
        body.append(chart.text(x, BELOW - 6, words, "figure", "end"))
    for tile, y, worth in zip(offered, middles, values, strict=True):
        had = f"{100 * tile.holders:.0f} %" if talents else f"{tile.taken:.2f}"
        when = "" if isnan(tile.first.value) else f"{tile.first.value:.1f}"
        figures = (had, when, f"{tile.uses:.1f}")
        body.append(chart.text(NAMES - 10, y + 4, title_of(tile.name), anchor="end"))
        if not isnan(worth.value):
            kind = "stone" if worth.low <= 0 <= worth.high else "good" if worth.value > 0 else "bad"
            tip = f"{title_of(tile.name)}: {in_range(worth)} {unit}"
            body.append(chart.bar(scale, y, 13, worth.value, kind, tip))
            body.append(chart.interval(scale, y, worth.low, worth.high))
        for words, x in zip(figures, places, strict=True):
            body.append(chart.text(x, y + 4, words, "figure", "end"))
    first = "buyers" if talents else "tiles a player takes"
    if not ends(values):
        what = "too few games to tell what one is worth"
    elif talents:
        what = f"{unit} for who is dealt it rather than an average one"
    else:
        what = f"{unit} that go along with one tile"
    note = f"{what}; {first}, first round, uses a game"
    return Panel("Talents" if talents else "Tiles", note, len(middles), bottom + FOOT, body)


def _worth(tile: Tile, talents: bool) -> Estimate:
    return tile.dealt.gold if talents else tile.worth.gold


def _sortable(estimate: Estimate) -> float:
    return float("-inf") if isnan(estimate.value) else estimate.value

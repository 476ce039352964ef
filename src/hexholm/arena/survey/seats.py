"""Seats and tiles in the picture of a survey."""

from math import isnan

from hexholm.arena.statistics import Estimate, in_percent, in_range, percent
from hexholm.arena.survey.games import counts_in
from hexholm.arena.survey.panels import BELOW, FOOT, NAMES, TOP, WIDTH, Panel, ends, rows
from hexholm.arena.survey.results import Survey, Tile
from hexholm.draw import chart
from hexholm.draw.words import name as title_of
from hexholm.texts import say, spoken


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
        chart.bottom_axis(wins, TOP, bottom, percent=True),
        chart.bottom_axis(gold, TOP, bottom),
        chart.mark(wins, fair, TOP, bottom),
    ]
    for seat, y, share in zip(survey.seats, middles, shares, strict=True):
        kind = f"seat-{seat.seat - 1}"
        tip = say("figure-seat-wins", seat=seat.seat, share=in_percent(seat.wins))
        lead = say("figure-seat-lead", seat=seat.seat, lead=in_range(seat.lead), unit=unit)
        body += [
            chart.text(NAMES - 10, y + 4, say("figure-seat", seat=seat.seat), anchor="end"),
            chart.bar(wins, y, 15, share.value, kind, tip),
            chart.interval(wins, y, share.low, share.high),
            chart.interval(gold, y, seat.lead.low, seat.lead.high),
            chart.dot(gold, y, seat.lead.value, kind, lead),
        ]
    note = say("figure-seats-note", unit=unit)
    return Panel(say("figure-seats"), note, len(middles), bottom + FOOT, body)


def tiles(survey: Survey, unit: str, row: float) -> Panel:
    """What tiles or talents are worth, and what is done with them."""
    offered = [tile for tile in survey.tiles if tile.offered]
    talents, speaker = counts_in(survey.game).DEALT, spoken()
    offered.sort(key=lambda tile: -_sortable(_worth(tile, talents)))
    middles, bottom = rows(len(offered), row, BELOW)
    right = WIDTH - 196
    values = [_worth(tile, talents) for tile in offered]
    scale = chart.fitted([0, *ends(values)], NAMES, right)
    columns = say("figure-tiles-columns", game=survey.game).split("|")
    places = [right + 66 + 58 * i for i in range(3)]
    body = [chart.bottom_axis(scale, BELOW, bottom)]
    for words, x in zip(columns, places, strict=True):
        body.append(chart.text(x, BELOW - 6, words.strip(), "figure", "end"))
    for tile, y, worth in zip(offered, middles, values, strict=True):
        had = speaker.percent(tile.holders) if talents else speaker.number(tile.taken, 2)
        when = "" if isnan(tile.first.value) else speaker.number(tile.first.value, 1)
        figures = (had, when, speaker.number(tile.uses, 1))
        title = title_of(tile.name, survey.game)
        body.append(chart.text(NAMES - 10, y + 4, title, anchor="end"))
        if not isnan(worth.value):
            kind = "stone" if worth.low <= 0 <= worth.high else "good" if worth.value > 0 else "bad"
            tip = f"{title}: {in_range(worth)} {unit}"
            body.append(chart.bar(scale, y, 13, worth.value, kind, tip))
            body.append(chart.interval(scale, y, worth.low, worth.high))
        for words, x in zip(figures, places, strict=True):
            body.append(chart.text(x, y + 4, words, "figure", "end"))
    told = "figure-tiles-note" if ends(values) else "figure-tiles-few"
    note = say(told, game=survey.game, unit=unit)
    heading = say("figure-tiles", game=survey.game)
    return Panel(heading, note, len(middles), bottom + FOOT, body)


def _worth(tile: Tile, talents: bool) -> Estimate:
    return tile.dealt.gold if talents else tile.worth.gold


def _sortable(estimate: Estimate) -> float:
    return float("-inf") if isnan(estimate.value) else estimate.value

"""The tables of `hexholm stats`."""

from collections.abc import Callable, Iterable, Iterator
from math import isnan
from typing import TypeVar

from rich.console import RenderableType
from rich.table import Table

from hexholm.arena.statistics import Estimate, in_percent
from hexholm.arena.survey.results import Part, Survey
from hexholm.cli.tables import new_table
from hexholm.draw.words import name as name_of
from hexholm.library import kind_of
from hexholm.texts import say, spoken

T = TypeVar("T")

_MOST_PAIRS = 12
_FINE = 0.1
"""Below this half width a figure has one more digit."""


def parts(survey: Survey, source: str, unit: str) -> Iterator[RenderableType]:
    """All the results; `source` says where the games come from."""
    games, players, of = survey.games, survey.players, spoken().name("game", survey.game)
    yield say("survey-what", games=games, of=of, players=players, source=source)
    if survey.left_out:
        yield say("survey-left-out", games=survey.left_out)
    yield cards(survey, unit)
    yield seats(survey, unit)
    yield from _tiles(survey, unit)
    yield from _length(survey)
    for kind in dict.fromkeys(part.kind for part in survey.parts):
        found = [part for part in survey.parts if part.kind == kind]
        yield _parts(kind, found, unit, survey.game)
    yield from _pairs(survey, unit)


def cards(survey: Survey, unit: str) -> Table:
    """The gold of each card, and in total."""
    table = new_table("survey-cards", unit=unit)
    for spread in (*survey.cards, survey.total):
        if spread is survey.total:
            table.add_section()
        quartiles = " · ".join(map(spoken().number, spread.quartiles))
        figures = about(spread.mean), spoken().number(spread.deviation, 1), quartiles
        table.add_row(name_of(spread.name, survey.game), str(spread.games), *figures)
    return table


def seats(survey: Survey, unit: str) -> Table:
    """Wins and gold by seat."""
    table = new_table("survey-seats", even=spoken().percent(1 / survey.players, 1), unit=unit)
    for seat in survey.seats:
        figures = (in_percent(seat.wins), about(seat.gold), about(seat.lead), in_percent(seat.ends))
        table.add_row(str(seat.seat), *figures)
    return table


def _tiles(survey: Survey, unit: str) -> Iterator[RenderableType]:
    offered = [tile for tile in survey.tiles if tile.offered]
    if not offered:
        return
    yield from kind_of(survey.game).at("cli").tiles(offered, unit)
    if all(isnan(tile.worth.gold.value) for tile in offered):
        yield say("survey-too-few")


def _length(survey: Survey) -> Iterator[str]:
    length = survey.length
    speaker = spoken(survey.game)
    shares = (
        f"{rounds}: {speaker.percent(games / survey.games)}"
        for rounds, games in length.frequency.items()
    )
    yield say("survey-rounds", rounds=about(length.rounds), shares=speaker.row(shares))
    yield say("survey-pieces", pieces=about(length.placed))
    yield say("survey-ender", share=in_percent(length.ender_wins))
    if length.stuck:
        yield say("survey-stuck", games=length.stuck)
    free = [tile for tile in survey.tiles if not tile.offered]
    uses = [f"{speaker.name('tile', one.name)} {speaker.number(one.uses, 1)}" for one in free]
    if free:
        yield say("survey-free", uses=speaker.row(uses))


def _parts(kind: str, found: list[Part], unit: str, game: str) -> Table:
    pays = any(part.coins.value for part in found)
    table = new_table("survey-parts-paid" if pays else "survey-parts", kind=kind, unit=unit)
    for part in sorted(found, key=lambda part: -part.gold.value):
        coins = [about(part.coins)] if pays else []
        figures = (about(part.gold), about(part.rounds), *coins, about(part.tiles))
        table.add_row(name_of(part.name, game), str(part.games), *figures)
    return table


def _pairs(survey: Survey, unit: str) -> Iterator[Table]:
    """The cards that are worth significantly more or less with another one in play."""
    sure = [pair for pair in survey.pairs if pair.is_sure]
    if not sure:
        return
    table = new_table("survey-pairs", unit=unit)
    for pair in sorted(sure, key=lambda pair: -abs(pair.apart))[:_MOST_PAIRS]:
        cards = name_of(pair.card, survey.game), name_of(pair.other, survey.game)
        apart = spoken().number(pair.apart, 1, signed=True)
        table.add_row(*cards, str(pair.games), about(pair.gold), apart)
    yield table


def about(estimate: Estimate) -> str:
    """A figure and half the width of its interval, as far as they are known."""
    value, low, high = estimate
    if isnan(value):
        return ""
    if isnan(low):
        return spoken().number(value, 1)
    half = (high - low) / 2
    return " ± ".join(spoken().number(one, 1 if half >= _FINE else 2) for one in (value, half))


def by_value(things: Iterable[T], figure: Callable[[T], Estimate]) -> list[T]:
    """The things by a figure of theirs, the largest one first and the unknown ones last."""

    def known(thing: T) -> float:
        value = figure(thing).value
        return float("-inf") if isnan(value) else value

    return sorted(things, key=known, reverse=True)

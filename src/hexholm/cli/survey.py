"""The tables of `hexholm stats`."""

from collections.abc import Callable, Iterable, Iterator
from math import isnan
from typing import TypeVar

from rich.console import RenderableType
from rich.table import Table

from hexholm.arena.statistics import Estimate, in_percent, percent
from hexholm.arena.survey.results import Part, Survey, Tile
from hexholm.winter import WinterKingdom
from hexholm.winter.box import TALENTS

T = TypeVar("T")

_MOST_PAIRS = 12
_FINE = 0.1
"""Below this half width a figure has one more digit."""


def parts(survey: Survey, source: str, unit: str) -> Iterator[RenderableType]:
    """All there is to tell; `source` says where the games come from."""
    yield f"{survey.games} games of {survey.game}, {survey.players} players, {source}"
    if survey.left_out:
        many = "1 game is" if survey.left_out == 1 else f"{survey.left_out} games are"
        yield f"{many} left out: not over, or begun in the middle"
    yield cards(survey, unit)
    yield seats(survey, unit)
    yield from _tiles(survey, unit)
    yield from _length(survey)
    for kind in dict.fromkeys(part.kind for part in survey.parts):
        yield _parts(kind, [part for part in survey.parts if part.kind == kind], unit)
    yield from _pairs(survey, unit)


def cards(survey: Survey, unit: str) -> Table:
    """The gold of each card, and in total."""
    table = new_table(
        f"{unit} of a player by card", "card", "games", "mean", "deviation", "quartiles"
    )
    for spread in (*survey.cards, survey.total):
        if spread is survey.total:
            table.add_section()
        quartiles = " · ".join(f"{cut:g}" for cut in spread.quartiles)
        mean = about(spread.mean)
        table.add_row(spread.name, str(spread.games), mean, f"{spread.deviation:.1f}", quartiles)
    return table


def seats(survey: Survey, unit: str) -> Table:
    """Wins and gold by seat."""
    headings = ("wins", unit, "above its table", "ends the game")
    table = new_table(f"seats (even: {100 / survey.players:.1f} % of the wins)", "seat", *headings)
    for seat in survey.seats:
        figures = (in_percent(seat.wins), about(seat.gold), about(seat.lead), in_percent(seat.ends))
        table.add_row(str(seat.seat), *figures)
    return table


def _tiles(survey: Survey, unit: str) -> Iterator[RenderableType]:
    offered = [tile for tile in survey.tiles if tile.offered]
    if not offered:
        return
    if survey.game == WinterKingdom.name:
        yield talents(offered)
        yield f"  if dealt: {unit} for who is dealt it rather than an average talent, bought or not"
        yield f"  if bought, if upgraded: {unit} that go along with it, compared within a table"
    else:
        yield tiles(offered, unit)
        yield "  taken: by a player, where it is in play; uses: in a game, by a taker"
        yield f"  {unit}, wins (of 100 games): what goes along with one more, within a table"
    if all(isnan(tile.worth.gold.value) for tile in offered):
        yield "  too few games to tell what one is worth"


def tiles(offered: list[Tile], unit: str) -> Table:
    """What is done with location and nomad tiles, and what goes along with them."""
    headings = ("taken", "takers", "round", "uses", unit, "wins")
    table = new_table("tiles", "tile", *headings)
    for tile in by_value(offered, lambda tile: tile.worth.gold):
        table.add_row(
            tile.name,
            f"{tile.taken:.2f}",
            f"{100 * tile.holders:.0f} %",
            about(tile.first),
            f"{tile.uses:.1f}",
            about(tile.worth.gold),
            about(percent(tile.worth.win)),
        )
    return table


def talents(offered: list[Tile]) -> Table:
    """What is done with talents, and what they are worth to be dealt, bought and upgraded."""
    headings = (
        "cost",
        "bought",
        "round",
        "uses",
        "if dealt",
        "if bought",
        "upgraded",
        "if upgraded",
    )
    table = new_table("talents", "talent", *headings)
    for tile in by_value(offered, lambda tile: tile.dealt.gold):
        talent = TALENTS[tile.name]
        table.add_row(
            tile.name,
            f"{talent.cost} + {talent.upgrade}",
            f"{100 * tile.holders:.0f} %",
            about(tile.first),
            f"{tile.uses:.1f}",
            about(tile.dealt.gold),
            about(tile.worth.gold),
            f"{100 * tile.upgraded:.0f} %",
            about(tile.upgrade.gold),
        )
    return table


def _length(survey: Survey) -> Iterator[str]:
    length = survey.length
    shares = (
        f"{rounds}: {100 * games / survey.games:.0f} %"
        for rounds, games in length.frequency.items()
    )
    yield f"rounds a game: {about(length.rounds)}  ({', '.join(shares)})"
    stuck = f"; in {length.stuck} games nobody could build any more" if length.stuck else ""
    yield f"pieces built by a player: {about(length.placed)}"
    yield f"who runs out of pieces first wins {in_percent(length.ender_wins)}{stuck}"
    free = [f"{tile.name} {tile.uses:.1f}" for tile in survey.tiles if not tile.offered]
    if free:
        yield f"used by a player in a game without a tile: {', '.join(free)}"


def _parts(kind: str, found: list[Part], unit: str) -> Table:
    pays = any(part.coins.value for part in found)
    headings = ("games", unit, "rounds", *(("coins", "talents") if pays else ("tiles",)))
    table = new_table(f"by {kind} (figures of a player)", kind, *headings)
    for part in sorted(found, key=lambda part: -part.gold.value):
        coins = [about(part.coins)] if pays else []
        figures = (about(part.gold), about(part.rounds), *coins, about(part.tiles))
        table.add_row(part.name, str(part.games), *figures)
    return table


def _pairs(survey: Survey, unit: str) -> Iterator[Table]:
    """The cards that are worth more or less beside another one, as far as that is sure."""
    sure = [pair for pair in survey.pairs if pair.is_sure]
    if not sure:
        return
    title = f"cards that bring more or less {unit} beside another one"
    table = new_table(title, "card", "beside", "games", unit, "than on the whole")
    for pair in sorted(sure, key=lambda pair: -abs(pair.apart))[:_MOST_PAIRS]:
        figures = (str(pair.games), about(pair.gold), f"{pair.apart:+.1f}")
        table.add_row(pair.card, pair.other, *figures)
    yield table


def new_table(title: str, first: str, *headings: str) -> Table:
    """A table whose first column names a thing, with figures behind it."""
    table = Table(title=title)
    table.add_column(first)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def about(estimate: Estimate) -> str:
    """A figure and half the width of its interval, as far as they are known."""
    value, low, high = estimate
    if isnan(value):
        return ""
    if isnan(low):
        return f"{value:.1f}"
    half = (high - low) / 2
    return f"{value:.1f} ± {half:.1f}" if half >= _FINE else f"{value:.2f} ± {half:.2f}"


def by_value(things: Iterable[T], figure: Callable[[T], Estimate]) -> list[T]:
    """The things by a figure of theirs, the largest one first and the unknown ones last."""

    def known(thing: T) -> float:
        value = figure(thing).value
        return float("-inf") if isnan(value) else value

    return sorted(things, key=known, reverse=True)

"""The tables of `hexholm stats --worth`."""

from collections.abc import Iterator
from math import isnan

from rich.console import RenderableType
from rich.table import Table

from hexholm.arena.statistics import in_percent
from hexholm.arena.worth import CardWorth, TalentWorth, Worth
from hexholm.arena.worth.results import per_coin
from hexholm.cli.survey import about, by_value, new_table


def tables(worth: Worth) -> Iterator[RenderableType]:
    """What talents are worth, and what scoring cards pay."""
    games, players, bot = worth.experiment[:3]
    yield f"{games} games with gifts and {games} with aims, {players} players, {bot} on all seats"
    yield _talents(worth.talents)
    yield "  points: what a gift from the first turn on brings, against the others at the table"
    yield _cards(worth.cards)
    yield "  nothing: the share of those who aim at the card and get nothing for it"


def _talents(talents: list[TalentWorth]) -> Table:
    headings = ("price", "points", "per coin", "upgrade", "adds", "per coin")
    table = new_table("talents", "talent", *headings)
    for name, price, plain, upgrade_price, upgrade in by_value(talents, lambda one: one.plain):
        table.add_row(
            name,
            str(price),
            about(plain),
            about(per_coin(plain, price)),
            str(upgrade_price),
            about(upgrade),
            about(per_coin(upgrade, upgrade_price)),
        )
    return table


def _cards(cards: list[CardWorth]) -> Table:
    table = new_table("scoring cards", "card", "pays", "who aims at it", "nothing", "the others")
    for name, aimed, nothing, others, points in by_value(cards, lambda one: one.aimed):
        share = "" if isnan(nothing.value) else in_percent(nothing)
        table.add_row(name, str(points), about(aimed), share, about(others))
    return table

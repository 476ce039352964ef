"""The tables of `hexholm stats --worth`."""

from collections.abc import Iterator
from math import isnan

from rich.console import RenderableType
from rich.table import Table

from hexholm.arena.statistics import in_percent
from hexholm.arena.winter import CardWorth, TalentWorth, Worth
from hexholm.arena.winter.results import per_coin
from hexholm.cli.survey import about, by_value
from hexholm.cli.tables import new_table
from hexholm.draw.words import name as name_of
from hexholm.texts import say
from hexholm.winter import WinterKingdom


def tables(worth: Worth) -> Iterator[RenderableType]:
    """What talents are worth, and what scoring cards pay."""
    games, players, bot = worth.experiment[:3]
    yield say("worth-what", games=games, players=players, bot=bot)
    yield _talents(worth.talents)
    yield say("worth-points")
    yield _cards(worth.cards)
    yield say("worth-nothing")


def _talents(talents: list[TalentWorth]) -> Table:
    table = new_table("worth-talents")
    for name, price, plain, upgrade_price, upgrade in by_value(talents, lambda one: one.plain):
        table.add_row(
            name_of(name, WinterKingdom.name),
            str(price),
            about(plain),
            about(per_coin(plain, price)),
            str(upgrade_price),
            about(upgrade),
            about(per_coin(upgrade, upgrade_price)),
        )
    return table


def _cards(cards: list[CardWorth]) -> Table:
    table = new_table("worth-cards")
    for name, aimed, nothing, others, points in by_value(cards, lambda one: one.aimed):
        share = "" if isnan(nothing.value) else in_percent(nothing)
        table.add_row(
            name_of(name, WinterKingdom.name), str(points), about(aimed), share, about(others)
        )
    return table

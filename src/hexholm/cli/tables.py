"""Scores and the log, to be printed."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.table import Table

from hexholm import Action, Contribution
from hexholm.cli.files import AnyGame
from hexholm.draw.deeds import play_and_tell
from hexholm.draw.words import name as name_of
from hexholm.game import Game
from hexholm.texts import say


def new_table(id_: str, **args: Any) -> Table:
    """A table with its title and headings (the message `ID-columns`, separated by |).

    The first column names a thing; the others are figures.
    """
    table = Table(title=say(id_, **args))
    first, *others = say(f"{id_}-columns", **args).split("|")
    table.add_column(first.strip())
    for heading in others:
        table.add_column(heading.strip(), justify="right")
    return table


def unit_of(game: str) -> str:
    """What a game counts: gold or points; by `Game.name`."""
    return say("unit", game=game)


def scores(game: Game, names: Sequence[str]) -> Table:
    """Gold (or points) by card, one column per seat."""
    every = game.scores()
    best = max(score["total"] for score in every)
    table = new_table("scores" if game.over else "scores-now", unit=unit_of(game.name))
    for name, score in zip(names, every, strict=True):
        leads = score["total"] == best
        table.add_column(name, justify="right", style="bold" if leads else "")
    for card in every[0]:
        if card == "total":
            table.add_section()
        table.add_row(name_of(card, game.name), *(str(score[card]) for score in every))
    return table


def contributions(game: Game, names: Sequence[str]) -> Table:
    """What earns the gold (or points), by seat and card, with the hexes."""
    player, card, unit, hexes = say("scores-from-columns", game=game.name).split("|")
    table = Table(title=say("scores-from", game=game.name))
    table.add_column(player.strip())
    table.add_column(card.strip())
    table.add_column(unit.strip(), justify="right")
    table.add_column(hexes.strip())
    for seat, name in enumerate(names):
        for card, parts in game.contributions(seat).items():
            gold = sum(part.gold for part in parts)
            table.add_row(name, name_of(card, game.name), str(gold), _hexes(parts))
        table.add_section()
    return table


def _hexes(parts: Sequence[Contribution]) -> str:
    """The hexes, and the gold of each group where there are several."""
    if len(parts) == 1:
        return " ".join(parts[0].hexes) or say("paid-during-play")
    return " · ".join(f"{' '.join(part.hexes)} ({part.gold})" for part in parts)


def log(
    game: AnyGame, *, viewer: int | None = None, names: Sequence[str] | None = None
) -> Iterator[str]:
    """Every action of the log in words, numbered."""
    first = len(game.log) - len(game.record()["log"])
    past = game.at(first)
    for number, text in enumerate(game.log[first:], start=first + 1):
        action = Action.parse(text)
        yield f"{number:4}  {play_and_tell(past, [action], viewer=viewer, names=names)}"

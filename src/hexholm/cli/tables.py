"""Scores and the log, to be printed."""

from collections.abc import Iterator, Sequence

from rich.table import Table

from hexholm import Action, Contribution
from hexholm.cli.deeds import play_and_tell
from hexholm.cli.files import AnyGame
from hexholm.game import Game
from hexholm.winter import WinterKingdom


def pays_in(game: str) -> str:
    """What a game counts: gold or points; by `Game.name`."""
    return "points" if game == WinterKingdom.name else "gold"


def scores(game: Game, names: Sequence[str]) -> Table:
    """Gold (or points) by card, one column a seat."""
    every = game.scores()
    best = max(score["total"] for score in every)
    unit = pays_in(game.name)
    table = Table(title=unit if game.over else f"{unit}, if the game ended now")
    table.add_column("card")
    for name, score in zip(names, every, strict=True):
        leads = score["total"] == best
        table.add_column(name, justify="right", style="bold" if leads else "")
    for card in every[0]:
        if card == "total":
            table.add_section()
        table.add_row(card, *(str(score[card]) for score in every))
    return table


def contributions(game: Game, names: Sequence[str]) -> Table:
    """What earns the gold (or points), by seat and card, with the hexes."""
    unit = pays_in(game.name)
    table = Table(title=f"where the {unit} {'comes' if unit == 'gold' else 'come'} from")
    table.add_column("player")
    table.add_column("card")
    table.add_column(unit, justify="right")
    table.add_column("hexes")
    for seat, name in enumerate(names):
        for card, parts in game.contributions(seat).items():
            gold = sum(part.gold for part in parts)
            table.add_row(name, card, str(gold), _hexes(parts))
        table.add_section()
    return table


def _hexes(parts: Sequence[Contribution]) -> str:
    """The hexes, and the gold of each group where there are several."""
    if len(parts) == 1:
        return " ".join(parts[0].hexes) or "paid during play"
    return " · ".join(f"{' '.join(part.hexes)} ({part.gold})" for part in parts)


def log(
    game: AnyGame, *, viewer: int | None = None, names: Sequence[str] | None = None
) -> Iterator[str]:
    """Every action of the log in words, numbered."""
    first = len(game.log) - len(game.record()["log"])
    past = game.at(first)
    for number, text in enumerate(game.log[first:], start=first + 1):
        action = Action.parse(text)
        yield f"{number:4}  {play_and_tell(past, action, viewer=viewer, names=names)}"

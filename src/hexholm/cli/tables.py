"""Tables of scores."""

from collections.abc import Sequence

from rich.table import Table

from hexholm import Contribution
from hexholm.game import Game


def scores(game: Game, names: Sequence[str]) -> Table:
    """Gold by card, one column a seat."""
    every = game.scores()
    best = max(score["total"] for score in every)
    table = Table(title="gold" if game.over else "gold, if the game ended now")
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
    """What earns the gold, by seat and card, with the hexes."""
    table = Table(title="where the gold comes from")
    table.add_column("player")
    table.add_column("card")
    table.add_column("gold", justify="right")
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
        return " ".join(parts[0].hexes)
    return " · ".join(f"{' '.join(part.hexes)} ({part.gold})" for part in parts)


def winners(game: Game, names: Sequence[str]) -> str:
    """Who has won, as a sentence."""
    if not game.over:
        return "The game is not over."
    first = [names[seat] for seat in game.winners]
    total = game.scores()[game.winners[0]]["total"]
    if len(first) == 1:
        verb = "win" if first[0] == "You" else "wins"
        return f"{first[0]} {verb} with {total} gold."
    return f"{', '.join(first[:-1])} and {first[-1]} share the victory with {total} gold each."

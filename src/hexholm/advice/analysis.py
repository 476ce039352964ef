"""What an analysis says."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from hexholm.game import Action, Data

Gold = Mapping[str, float]
"""Gold (in Winter Kingdom points) by card, castles included; what is nothing is left out."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A whole turn, and what comes of it when it is played on to the end of the game."""

    actions: tuple[Action, ...]
    """The turn to its end, or up to where something hidden shows or another seat decides."""
    win: float
    """The chance to win after it; a shared victory counts as a share."""
    gold: float
    """The gold that the seat can expect at the end."""
    lead: float
    """What it can expect to be ahead of the best other seat then; below 0: behind."""
    behind: float
    """The chance to win that is lost against the best turn found."""
    error: float
    """The standard error of that: less than about twice as much may be chance."""
    chances: tuple[float, ...]
    """The chance of each seat to win after it."""
    futures: int
    """In how many futures it was played on; 0: it ends the game, nothing is open."""
    at_once: Mapping[str, int] = field(default_factory=dict)
    """The gold by card that the turn brings, as if the game ended after it."""
    reasons: Gold = field(default_factory=dict)
    """Gold by card that the seat can expect at the end, less what it can after the other turns."""
    rivals: Gold = field(default_factory=dict)
    """The same for the other seats together: what it gives them, or, below 0, denies them."""
    versus_best: Gold = field(default_factory=dict)
    """Gold by card that the seat can expect at the end, less what it can after the best turn."""
    rivals_versus_best: Gold = field(default_factory=dict)
    """The same for the other seats together."""
    tiles: tuple[str, ...] = ()
    """Tiles that it takes; in Winter Kingdom talents that it buys."""
    lost: tuple[str, ...] = ()
    """Tiles that it gives up."""
    whole: bool = True
    """Whether it is known to the end of the turn."""

    def to_dict(self) -> Data:
        """As plain data, as JSON has it."""
        return {
            "actions": [str(action) for action in self.actions],
            "win": round(self.win, 4),
            "gold": round(self.gold, 2),
            "lead": round(self.lead, 2),
            "behind": round(self.behind, 4),
            "error": round(self.error, 4),
            "chances": [round(chance, 4) for chance in self.chances],
            "futures": self.futures,
            "at_once": dict(self.at_once),
            "reasons": _rounded(self.reasons),
            "rivals": _rounded(self.rivals),
            "versus_best": _rounded(self.versus_best),
            "rivals_versus_best": _rounded(self.rivals_versus_best),
            "tiles": list(self.tiles),
            "lost": list(self.lost),
            "whole": self.whole,
        }


def _rounded(gold: Gold) -> dict[str, float]:
    return {card: round(amount, 2) for card, amount in gold.items()}


@dataclass(frozen=True, slots=True)
class Analysis:
    """A position as one seat sees it."""

    game: str
    seat: int
    chances: tuple[float, ...]
    """The chance of each seat to win; they sum to 1. The seat to move plays its best turn."""
    gold: tuple[float, ...]
    """The gold that each seat can expect at the end."""
    turns: tuple[Suggestion, ...]
    """The best few turns, the best one first; none when another seat decides."""
    looked_at: int
    """How many different turns were compared."""
    given: Suggestion | None = None
    """The turn that was asked about, if one was; it may be one of the best."""

    @property
    def best(self) -> Suggestion | None:
        """The best turn found."""
        return self.turns[0] if self.turns else None

    def to_dict(self) -> Data:
        """As plain data, as JSON has it."""
        return {
            "game": self.game,
            "seat": self.seat,
            "chances": [round(chance, 4) for chance in self.chances],
            "gold": [round(gold, 2) for gold in self.gold],
            "turns": [turn.to_dict() for turn in self.turns],
            "looked_at": self.looked_at,
            "given": None if self.given is None else self.given.to_dict(),
        }

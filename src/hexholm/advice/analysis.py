"""What an analysis says."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Final

from hexholm.game import Action, Data
from hexholm.texts import Message

Gold = Mapping[str, float]
"""Gold (in Winter Kingdom points) by card, castles included; zeros are left out."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A whole turn, and its results when it is played out to the end of the game."""

    actions: tuple[Action, ...]
    """The turn to its end, or until something hidden is revealed or another seat decides."""
    win: float
    """The chance of winning after it; a shared victory counts as a share."""
    win_error: float
    """The standard error of that."""
    gold: float
    """The gold that the seat can expect at the end."""
    gold_error: float
    """The standard error of that."""
    lead: float
    """How far ahead of the best other seat it can expect to be then; negative: behind."""
    behind: float
    """The chance of winning lost compared with the best turn found."""
    error: float
    """The standard error of that."""
    gold_behind: float
    """The lead lost compared with the best turn found, in gold."""
    gold_behind_error: float
    """The standard error of that."""
    as_good: bool
    """Whether it can't be told from the best turn: what is between them may be chance."""
    chances: tuple[float, ...]
    """Each seat's chance of winning after it."""
    futures: int
    """In how many futures it was played out; 0: it ends the game, so the result is known."""
    at_once: Mapping[str, int] = field(default_factory=dict)
    """The gold by card that the turn brings, as if the game ended after it."""
    reasons: Gold = field(default_factory=dict)
    """Gold by card that the seat can expect at the end, minus what it can after the other turns."""
    rivals: Gold = field(default_factory=dict)
    """The same for the other seats together: what it gives them, or, if negative, denies them."""
    versus_best: Gold = field(default_factory=dict)
    """Gold by card that the seat can expect at the end, minus what it can after the best turn."""
    rivals_versus_best: Gold = field(default_factory=dict)
    """The same for the other seats together."""
    tiles: tuple[str, ...] = ()
    """Tiles that it takes; in Winter Kingdom talents that it buys."""
    lost: tuple[str, ...] = ()
    """Tiles that it gives up."""
    whole: bool = True
    """Whether it is known to the end of the turn."""
    facts: tuple[Message, ...] = ()
    """What it does and leads to, compared with the other turns: each is a sentence."""

    def to_dict(self) -> Data:
        """As plain data, ready for JSON."""
        actions = [str(action) for action in self.actions]
        return _plain(self) | {"actions": actions, "facts": said(self.facts)}


@dataclass(frozen=True, slots=True)
class Analysis:
    """A position as one seat sees it."""

    game: str
    seat: int
    chances: tuple[float, ...]
    """Each seat's chance of winning; they sum to 1. The seat to move plays its best turn."""
    gold: tuple[float, ...]
    """The gold that each seat can expect at the end."""
    turns: tuple[Suggestion, ...]
    """The best few turns, best first; none when another seat decides.

    Those as good as the best come first, then the others by their chance of winning.
    """
    looked_at: int
    """How many different turns were compared."""
    complete: bool
    """Whether all the work was done; if not, the clock cut it short and it is less certain."""
    given: Suggestion | None = None
    """The turn that was asked about, if one was; it may be one of the best."""
    better: tuple[Message, ...] = ()
    """What the best turn does and leads to, compared with the given one."""

    @property
    def best(self) -> Suggestion | None:
        """The best turn found."""
        return self.turns[0] if self.turns else None

    def to_dict(self) -> Data:
        """As plain data, ready for JSON."""
        given = None if self.given is None else self.given.to_dict()
        turns = [turn.to_dict() for turn in self.turns]
        return _plain(self) | {"turns": turns, "given": given, "better": said(self.better)}


def said(messages: Iterable[Message]) -> list[Data]:
    """Messages as plain data."""
    return [{"id": message.id, "args": dict(message.args)} for message in messages]


_DIGITS: Final = dict.fromkeys(("win", "win_error", "behind", "error", "chances"), 4)
"""Chances are told more exactly than gold."""


def _plain(told: Suggestion | Analysis) -> Data:
    """Its fields, with all amounts rounded."""
    found: Data = {}
    for field_ in fields(told):
        digits, value = _DIGITS.get(field_.name, 2), getattr(told, field_.name)
        if isinstance(value, Mapping):
            value = {card: round(amount, digits) for card, amount in value.items()}
        elif isinstance(value, tuple):
            value = [round(one, digits) if isinstance(one, float) else one for one in value]
        elif isinstance(value, float):
            value = round(value, digits)
        found[field_.name] = value
    return found

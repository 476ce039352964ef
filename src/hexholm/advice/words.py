"""Turns and reasons in a few words."""

from collections.abc import Sequence
from typing import Final

from hexholm.advice.analysis import Gold
from hexholm.draw.phrases import TILE_STATES, plain
from hexholm.game import Action

WORTH_TELLING: Final = 0.5
"""Less gold than this is not told; what makes a turn good is told in any case."""
MOST: Final = 4
"""The most cards that are told."""


def brief(actions: Sequence[Action]) -> str:
    """A turn in a few words: build c4, c5, c6; farm d7; barn a1 to b2."""
    parts: list[str] = []
    began = False
    for verb, arg in actions:
        if verb == "use":
            parts.append(plain(arg))
            began = True
        elif verb in ("build", "put", "take", "fort"):
            word = {"build": "build ", "fort": "fort on ", "take": "move "}.get(verb, "")
            if verb == "put" and parts:
                parts[-1] += f" to {arg}"
            elif began:
                parts[-1] += f" {'fort on ' if verb == 'fort' else ''}{arg}"
            elif verb == "build" and parts and parts[-1].startswith("build "):
                parts[-1] += f", {arg}"
            else:
                parts.append(f"{word}{arg}")
            began = began and verb == "take"
        elif verb != "end":
            parts.append(
                f"give up the {arg} tile" if arg in TILE_STATES else f"{verb} {plain(arg)}"
            )
            began = False
    return "; ".join(parts) or "end the turn"


def why(own: Gold, rivals: Gold) -> str:
    """Gold by card in a few words: castles +3.0, knights −1.2; the others: lords −6.0."""
    parts = [_told(own)]
    if theirs := _told(rivals):
        parts.append(f"the others: {theirs}")
    return "; ".join(part for part in parts if part)


def _told(gold: Gold) -> str:
    amounts = [(card, amount) for card, amount in gold.items() if abs(amount) >= WORTH_TELLING]
    return ", ".join(f"{plain(card)} {signed(amount)}" for card, amount in amounts[:MOST])


def signed(amount: float) -> str:
    """A number with its sign."""
    return f"{amount:+.1f}".replace("-", "−")


def percent(chance: float) -> str:
    """A chance in whole percent."""
    return f"{100 * chance:.0f} %"

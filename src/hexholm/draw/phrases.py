"""Small parts of sentences: names, numbers, lists."""

from collections.abc import Sequence
from typing import Final

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six")
TILE_STATES: Final = ("ready", "used", "new")
"""What one chooses between when one of two identical tiles must go."""


def name(slug: str) -> str:
    """A thing's name as a heading: ``flower-field`` is Flower field."""
    return plain(slug).capitalize()


def plain(slug: str) -> str:
    """A thing's name within a sentence: ``flower-field`` is flower field."""
    if slug.startswith("donation-"):
        return f"donation of {plain(slug.removeprefix('donation-'))}"
    if slug.startswith("swamp-"):
        return f"swamp or {plain(slug.removeprefix('swamp-'))}"
    if slug == "gold":
        return "treasures"
    return slug.replace("foresters-lodge", "forester's lodge").replace("-", " ")


def number(count: int) -> str:
    """A small number as a word."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def player(seat: int, viewer: int | None = None, names: Sequence[str] | None = None) -> str:
    """Who sits there: You for the reader's own seat, else a name."""
    if seat == viewer:
        return "You"
    return names[seat] if names else f"Player {seat + 1}"


def article(word: str) -> str:
    """The word with a or an before it."""
    return f"an {word}" if word[:1].lower() in "aeio" else f"a {word}"


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Several things in a row: a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def result(
    winners: Sequence[int],
    most: str,
    viewer: int | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """Who has won, with how much."""
    who = [player(seat, viewer, names) for seat in winners]
    if len(who) == 1:
        verb = "win" if who[0] == "You" else "wins"
        return f"The game is over: {who[0].replace('You', 'you')} {verb} with {most}."
    together = listed([one.replace("You", "you") for one in who])
    return f"The game is over: {together} share the victory with {most} each."

"""What the table asks of Winter Kingdom alone."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from hexholm.board import SectionError
from hexholm.lands import SIDES, new_side
from hexholm.lands.sides import LETTERS
from hexholm.table.core.refusal import Refusal
from hexholm.winter import WinterKingdom
from hexholm.winter.boards import DIRECTIONS, PLACES, Side, house_sides, load_side
from hexholm.winter.box import CARDS, COMMON, ECONOMY, TALENTS, TWISTS
from hexholm.winter.kinds import Talent
from hexholm.winter.setup import NO_TWIST, PRESETS, SEATS, excluded_by

if TYPE_CHECKING:
    from hexholm.table.protocol.catalog import SideData, TalentInfo, WinterCatalog


def catalog() -> "WinterCatalog":
    """Sides, cards, twists and talents."""
    return {
        "players": list(SEATS),
        "letters": dict(LETTERS),
        "places": list(PLACES),
        "sides": [_side(side) for side in house_sides().values()],
        "cards": [
            {
                "name": card.name,
                "source": card.source,
                "points": card.points,
                "points_source": card.points_source,
                "mark": card.mark,
            }
            for card in CARDS.values()
        ],
        "economy": [
            {"name": card.name, "source": card.source, "mark": card.mark}
            for card in ECONOMY.values()
        ],
        "twists": [
            {
                "name": twist.name,
                "source": twist.source,
                "replaces": twist.replaces,
                "avoids": twist.avoids,
                "excludes": excluded_by(twist.name),
            }
            for twist in TWISTS.values()
        ],
        "directions": list(DIRECTIONS),
        "talents": [_talent(talent) for talent in (COMMON, *TALENTS.values())],
        "presets": {name: {"twist": NO_TWIST} for name in PRESETS},
    }


def _talent(talent: Talent) -> "TalentInfo":
    return {
        "name": talent.name,
        "combine": talent.combine if talent.lower else None,
        "cost": talent.cost,
        "upgrade": talent.upgrade,
        "source": talent.source,
        "cost_source": talent.cost_source,
        "upgrade_source": talent.upgrade_source,
    }


def again(setup: dict[str, Any]) -> set[str]:
    """What of the set-up is kept in a rematch on new boards: no twist, or several at once."""
    return set() if setup["twist"] in TWISTS else {"twist"}  # one alone may have been drawn


def own_boards(game: WinterKingdom) -> list[dict[str, str]]:
    """The boards that somebody brought to a game."""
    return [{"text": side.text} for side in game.setup.boards if side.is_own]


def check_side(kind: str) -> None:
    """A kind of side that there is."""
    if kind not in SIDES:
        raise Refusal("unknown-land", names=", ".join(SIDES))


@lru_cache(maxsize=512)
def side(kind: str, seed: int) -> "SideData":
    """A new side of a kind, to draw and to set up a table with."""
    return own_side(new_side(kind, seed))


def own_side(text: str) -> "SideData":
    """A user's own side from the text of its file, to draw and to set up a table with."""
    try:
        side = load_side(f"{text}\n")  # with a line break it is never taken for a path
    except SectionError as error:
        raise Refusal("bad-side", why=str(error)) from None
    return {**_side(side), "text": side.text}


def _side(side: Side) -> "SideData":
    """A side of a board of Winter Kingdom, to draw."""
    return {
        "name": side.name,
        "board": side.board,
        "source": side.source,
        "rows": list(side.rows),
    }

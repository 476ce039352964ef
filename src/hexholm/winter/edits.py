"""What an editor may change in a position of Winter Kingdom."""

from typing import TYPE_CHECKING, Final

from hexholm import editing
from hexholm.editing import Edit, option, said
from hexholm.game import Data
from hexholm.winter.box import TALENTS
from hexholm.winter.setup import BUILDS, FORTS, HOUSES, TALENTS_EACH

if TYPE_CHECKING:
    from hexholm.winter.turn import WinterKingdom

houses: Final = editing.paint(
    said("field-piece", piece="house"), "house", HOUSES, piece="settlement"
)
forts: Final = editing.paint(said("field-piece", piece="fort"), "piece-fort", FORTS, piece="fort")
last_round: Final = editing.flag(said("field-last-round"))
tunnel_used: Final = editing.flag(said("field-common-used"))
coins: Final = editing.number(said("field-coins"))


def out(name: str, most: int) -> Edit:
    """Buildings that left the game."""
    return editing.number(said(f"field-{name}"), most)


def supply(g: "WinterKingdom", seat: int) -> Data:
    """What is left, unless something else is said."""
    kinds = (
        ("houses", "house", HOUSES, g.houses[seat].bit_count() + g.out[seat]),
        ("forts", "fort", FORTS, g.forts[seat].bit_count() + g.out_forts[seat]),
    )
    return editing.amounts(
        said("field-supply"),
        [
            {
                "name": key,
                "says": said("field-piece", piece=piece),
                "most": most,
                "auto": max(0, most - used),
            }
            for key, piece, most, used in kinds
        ],
    )


def _terrains(g: "WinterKingdom") -> list[Data]:
    return editing.named(g.deck, "terrain")


def hand(g: "WinterKingdom", seat: int) -> Data:
    """The terrain card."""
    return editing.cards(said("field-hand"), _terrains(g), 1)


def next_cards(g: "WinterKingdom", seat: int) -> Data:
    """The top of the draw pile."""
    return editing.cards(said("field-next-cards"), _terrains(g), sum(g.deck.values()))


def discards(g: "WinterKingdom", seat: int) -> Data:
    """A pile of terrain cards."""
    return editing.amounts(said("field-discards"), _terrains(g))


def talents(g: "WinterKingdom", seat: int) -> Data | None:
    """Talents in hand."""
    return editing.some(said("field-talents"), editing.named(TALENTS, "location"))


_STATES: Final[tuple[tuple[str, Data], ...]] = (
    ("bought", {}),
    ("bought-used", {"used": True}),
    ("bought-new", {"new": True}),
    ("upgraded", {"upgraded": True}),
    ("upgraded-used", {"upgraded": True, "used": True}),
    ("upgraded-now", {"upgraded": True, "upgraded_now": True}),
)


_LASTING: Final = ("bought", "upgraded")
"""The states that last longer than a turn."""
_NEW: Final = ("bought-new", "upgraded-now")
"""Those of what was bought when the rest of the turn was done (W-6)."""


def bought(g: "WinterKingdom", seat: int) -> Data | None:
    """Talents on the table; only those of the player to move can have been used, or be new."""
    is_mover = seat == g.player
    flags = dict.fromkeys(("upgraded", "new", "upgraded_now", "used"), False)
    choices = [
        option(said(f"location-{name}"), {"name": name}, art=f"location-{name}") for name in TALENTS
    ]
    states = [
        option(said(f"field-{name}"), {**flags, **sets})
        for name, sets in _STATES
        if name in _LASTING or (is_mover and (g.step or name not in _NEW))
    ]
    return editing.things(said("field-bought"), choices, states, TALENTS_EACH)


def to_move(g: "WinterKingdom", seat: int) -> Data:
    """Whose turn it is; the turn then begins."""
    return editing.whose_turn(g.seats)


def left(g: "WinterKingdom", seat: int) -> Data | None:
    """How far the mandatory action has come."""
    return None if g.over or g.tasks else editing.builds_left(BUILDS)

"""Capitol: gold for settlements near the capitols (rules Q)."""

from typing import TYPE_CHECKING

from hexholm.boxes import Box, Earnings, Option, Place, one_in_each_section
from hexholm.hexes import Hexset, within

if TYPE_CHECKING:
    from hexholm.boxes import KingdomBuilder, Setup

SECTIONS = {"oracle", "harbor"}
"""Sections with one of these locations can hold a capitol (S-Q1)."""


def places(setup: "Setup") -> list[Hexset]:
    """For each section that can hold a capitol: its castles (S-Q1)."""
    board = setup.board
    castles = board.grounds["castle"]
    return [
        castles & quarter
        for section, quarter in zip(board.sections, board.quarters, strict=True)
        if SECTIONS & set(section.locations) and castles & quarter
    ]


def capitols(g: "KingdomBuilder", seat: int) -> Earnings:
    """1 gold for each settlement at most two hexes away from a capitol, for each capitol (A-43)."""
    own, rest, found = g.settlements[seat], g.setup.capitols, []
    while rest:
        capitol = rest & -rest
        rest ^= capitol
        near = own & within(capitol, 2)
        found.append((near, near.bit_count()))
    return found


BOX = Box(
    "capitol",
    places=(Place("capitols", capitols, lambda board, setup: setup.capitols),),
    options=(Option("capitols", default=2, rule="S-Q1", choices=(1, 2)),),
    parts=(
        one_in_each_section(
            "capitol",
            "capitols",
            places,
            order=30,
            shows="capitol",
            scores=True,
            only_one=lambda setup: setup.value("capitols") == 1,
        ),
    ),
    order=50,
)

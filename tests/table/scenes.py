"""Positions to begin a test from, uploaded as saved games."""

import hexholm
from tests.kingdom.builder import MARSH, Land, Seat, position
from tests.table.helpers import Api, Made

ALL_BOXES = (*MARSH, "harvest")


def upload(api: Api, game: hexholm.Game) -> Made:
    """A table at a position; all seats are the caller's."""
    answer = api.post("/api/records", game.to_dict())
    assert answer.status_code == 201, answer.text
    return Made(api, answer.json())


def canoe_scene() -> hexholm.Game:
    """Seat 0 may take the last farm tile with f5, which wakes the canoe of seat 1."""
    spots = {"S": "e15 e14 e16", "W": "g15 f14"}
    land = Land("G", spots, places={"e5": "farm", "t20": "canoe"})
    second = Seat("f15 i15", tiles=land.tiles("t20"), lost="e5")
    return position(land, Seat("g5"), second, boxes=ALL_BOXES)

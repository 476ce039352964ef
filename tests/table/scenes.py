"""Positions to begin a test from: land laid out by hand, uploaded as a saved game."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import hexholm
from tests.table.helpers import Api, Data, Made

ALL_BOXES = ["base", "nomads", "crossroads", "marshlands", "harvest"]
SIDE = 10


def _sections(fill: str, spots: Mapping[str, str], places: Mapping[str, str]) -> list[Data]:
    """Four sections: land of one letter, with letters at some hexes and locations at others."""
    letters = {name: letter for letter, names in spots.items() for name in names.split()}
    sections = []
    for quarter in range(4):
        top, left = quarter // 2 * SIDE, quarter % 2 * SIDE
        names = [
            [f"{chr(ord('a') + left + column)}{top + row + 1}" for column in range(SIDE)]
            for row in range(SIDE)
        ]
        here = list(dict.fromkeys(places[n] for line in names for n in line if n in places))
        signs = dict(zip(here, "LK", strict=False))
        rows = [
            " ".join(signs[places[n]] if n in places else letters.get(n, fill) for n in line)
            for line in names
        ]
        head = f"[scene-{quarter}] box=base locations={','.join(here)} source=house"
        sections.append({"text": "\n".join([head, *rows]), "turned": False})
    return sections


def seat(
    settlements: str = "",
    *,
    hand: str = "grass",
    tiles: Mapping[str, str] | None = None,
    lost: str = "",
    **more: Any,
) -> Data:
    """A player: settlements, cards, ready tiles by hex, and what else the boxes know."""
    houses = settlements.split()
    return {
        "settlements": houses,
        "supply": 40 - len(houses),
        "gold": 0,
        "hand": hand.split(),
        "tiles": [
            {"name": name, "from": hex_, "ready": True, "new": False}
            for hex_, name in (tiles or {}).items()
        ],
        "lost": lost.split(),
        **more,
    }


def scene(
    *seats: Data,
    fill: str = "G",
    spots: Mapping[str, str] | None = None,
    places: Mapping[str, str] | None = None,
    boxes: Sequence[str] = tuple(ALL_BOXES),
    cards: Iterable[str] = ("citizens", "hermits", "knights"),
    position: Mapping[str, Any] | None = None,
    **setup: Any,
) -> Data:
    """A saved game at exactly this position."""
    game = hexholm.new_game(
        players=len(seats),
        seed=1,
        boxes=list(boxes),
        sections=_sections(fill, spots or {}, places or {}),
        cards=list(cards),
        **setup,
    )
    data = game.to_dict()
    del data["turn"], data["log"]
    data |= {"players": list(seats), "to_move": 0, "discards": {}, **(position or {})}
    # what is read and written once is what the server will keep
    return hexholm.load_game(data).to_dict()


def upload(api: Api, data: Data) -> Made:
    """A table at a position; all seats are the caller's."""
    answer = api.post("/api/records", data)
    assert answer.status_code == 201, answer.text
    return Made(api, answer.json())


def canoe_scene(**more: Any) -> Data:
    """Seat 0 may take the last farm tile with f5, which wakes the canoe of seat 1."""
    return scene(
        seat("g5"),
        seat("f15 i15", tiles={"t20": "canoe"}, lost="e5"),
        spots={"S": "e15 e14 e16", "W": "g15 f14"},
        places={"e5": "farm", "t20": "canoe"},
        **more,
    )

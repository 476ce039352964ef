"""Bodies are checked as the server checks them: the same are good, and the same are wrong."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from hexholm.table.pocket.bodies import BadRequest, checked
from hexholm.table.pocket.routes import ROUTES
from hexholm.table.protocol import (
    count,
    glances,
    keepsakes,
    links,
    positions,
    profiles,
    requests,
    shelf,
)
from hexholm.texts import languages, speaker

MODELS: dict[str, type[BaseModel]] = {
    name: kind
    for module in (requests, count, glances, keepsakes, links, positions, profiles, shelf)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, BaseModel)
}
SEATS = [{"kind": "person", "name": "Ada", "colour": "blue"}, {"kind": "bot"}, {"kind": "open"}]
SETUP = {
    "boxes": ["base", "nomads"],
    "sections": ["tavern", {"text": "x", "turned": True}],
    "nomads": {"c4": "sword"},
    "options": {"capitols": 2, "other": True},
    "twist": ["bargain"],
    "island": {"text": "y"},
    "top_board": 3,
    "seed": 7.0,
}
GOOD: list[tuple[str, Any]] = [
    ("TableAsked", {"seats": SEATS}),
    ("TableAsked", {"seats": SEATS, "setup": SETUP, "hints": False, "game": "winter-kingdom"}),
    ("TableAsked", {"seats": SEATS, "pace": {"kind": "days", "clock": {"seconds": 7200}}}),
    ("PlayAsked", {"number": 3, "action": "build c4"}),
    ("DrawAsked", {"game": "kingdom-builder", "players": 2, "seed": 1, "boxes": ["base"]}),
    ("DrawAsked", {"game": "winter-kingdom", "players": 2, "seed": 1, "wishes": {"fresh": 3}}),
    ("DrawnAsked", {"link": "1abc"}),
    ("UndoAsked", {"number": 0}),
    ("JoinAsked", {"name": "Ada", "seat": None}),
    ("ForkAsked", {"step": 3, "seats": SEATS}),
    ("FillAsked", {}),
    ("SayAsked", {"text": "Hello"}),
    ("RematchAsked", {"board": "new"}),
    ("PlacesAsked", {"sections": ["tavern", {"text": "x"}]}),
    ("SideAsked", {"text": "x"}),
    ("BoardAsked", {"game": "kingdom-builder", "text": "x"}),
    ("KeepsakeAsked", {"game": "winter-kingdom", "text": "x", "at": 5}),
    ("RematchAsked", {"board": "new", "own": [{"text": "x"}]}),
    ("PlacesAsked", {"sections": ["tavern"], "own": [{"text": "x"}]}),
    ("CountAsked", {"setup": SETUP, "seats": [{"pieces": {"x": ["a1"]}, "numbers": {"y": 3}}] * 2}),
    ("LessonAsked", {"message": {"type": "play", "action": "next", "seat": 0}}),
    ("PuzzleAsked", {"done": ["build c4"], "message": {"type": "previews", "actions": ["end"]}}),
    ("PuzzleTried", {"done": []}),
    ("GamesAsked", {"games": [{"table": "oak-river-7", "secrets": ["x"]}]}),
    ("LinkAsked", {"link": "1x", "games": [{"table": "oak-river-7", "secrets": ["x"]}]}),
    ("LinkSeatAsked", {"link": "1x", "seat": 1, "name": "Ada", "colour": "blue"}),
    ("ProfileAsked", {"name": "Ada", "language": "de"}),
    ("LinkAsked", {"link": "x", "games": [{"table": "oak-river-7", "secrets": ["x"]}]}),
    ("LinkSeatAsked", {"link": "x", "seat": 1, "name": "Ada", "colour": "red"}),
    ("PositionAsked", {"data": {"players": [{}]}, "game": "winter-kingdom", "setup": SETUP}),
    ("PositionAsked", {"text": "kb2:"}),
    ("PositionSeatsAsked", {"data": {"players": [{}]}, "seats": SEATS}),
    ("StepAsked", {"step": 3}),
    ("OwnPuzzleAsked", {"puzzle": {"name": "x"}, "done": [], "message": {"type": "hello"}}),
    ("OwnPuzzleTried", {"puzzle": {"name": "x"}, "done": ["end"]}),
    ("SeatsKept", {"seats": [{"table": "oak-river-7", "secret": "x"}]}),
]
WRONG: tuple[Any, ...] = (None, True, 1.5, -1, "", "x" * 5000, [], ["x"] * 400, {}, {"x": 1})


@pytest.mark.parametrize(("kind", "data"), GOOD)
def test_what_is_good(kind: str, data: Any) -> None:
    assert checked(kind, json.dumps(data)) == MODELS[kind].model_validate(data).model_dump()


def test_every_body_is_tried() -> None:
    assert {route.body for route in ROUTES} - {""} <= {kind for kind, _ in GOOD}


def spoilt(data: Any) -> Iterator[Any]:
    """The same with one thing wrong, at every place."""
    yield from WRONG
    if isinstance(data, dict):
        yield {**data, "sneaky": 1}
        for key, value in data.items():
            yield {other: data[other] for other in data if other != key}
            yield from ({**data, key: one} for one in spoilt(value))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from ([*data[:place], one, *data[place + 1 :]] for one in spoilt(value))


def judged(kind: str, data: Any) -> tuple[Any, str | None]:
    """What the server makes of a body, and where it finds something wrong."""
    try:
        return MODELS[kind].model_validate(data).model_dump(), None
    except ValidationError as error:
        return None, ".".join(map(str, error.errors()[0]["loc"]))


def read(kind: str, data: Any) -> tuple[Any, str | None]:
    """The same here."""
    try:
        return checked(kind, json.dumps(data)), None
    except BadRequest as no:
        told = no.data()
        assert told["code"] == "bad-request"
        assert told["text"].endswith(".")
        return None, told["about"]


@pytest.mark.parametrize(("kind", "data"), GOOD)
def test_what_is_wrong(kind: str, data: Any) -> None:
    refused = 0
    for bad in spoilt(data):
        (theirs, there), (ours, here) = judged(kind, bad), read(kind, bad)
        assert ours == theirs
        assert same_place(here, there), (bad, here, there)
        refused += here is not None
    assert refused > 5


def same_place(here: str | None, there: str | None) -> bool:
    """pydantic also names which of several kinds it has tried, and complains of the first."""
    if here is None or there is None:
        return here is there
    sure, tried, _ = there.partition(".constrained-str")
    rest = iter(there.split("."))
    return here.startswith(sure) if tried else all(part in rest for part in here.split(".") if part)


def test_every_complaint_can_be_read() -> None:
    ids = [id_ for id_ in speaker("en").ids() if id_.startswith("refusal-body-")]
    assert len(ids) > 15
    for language in languages():
        for id_ in ids:
            said = speaker(language).say(id_, names="'a'", key="kind", limit=1)
            assert said.endswith("."), (language, id_)

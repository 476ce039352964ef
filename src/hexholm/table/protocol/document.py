"""The types as JSON Schema, for /openapi.json, /docs and the page."""

from typing import Any, Final, get_args, get_origin

from pydantic import ConfigDict, TypeAdapter

from hexholm.table.protocol import (
    alerts,
    answers,
    boards,
    catalog,
    count,
    glances,
    guide,
    keepsakes,
    lessons,
    links,
    lobby,
    messages,
    positions,
    profiles,
    puzzles,
    requests,
    shelf,
    tables,
)

EXCHANGED: Final[tuple[Any, ...]] = (
    requests.TableAsked,
    requests.RecordAsked,
    requests.JoinAsked,
    requests.FillAsked,
    requests.SayAsked,
    requests.PlayAsked,
    requests.UndoAsked,
    requests.ForkAsked,
    requests.RematchAsked,
    requests.PlacesAsked,
    requests.SideAsked,
    requests.BoardAsked,
    boards.BoardChecked,
    keepsakes.KeepsakeAsked,
    keepsakes.Keepsake,
    keepsakes.KeepsakeList,
    keepsakes.KeepsakeKind,
    requests.LessonAsked,
    requests.PuzzleAsked,
    requests.PuzzleTried,
    messages.ClientMessage,
    messages.ServerMessage,
    answers.ErrorAnswer,
    answers.ServerInfo,
    answers.NewTable,
    answers.Joined,
    answers.ListedTable,
    answers.RecordData,
    answers.AddedTexts,
    answers.HintData,
    answers.Ratings,
    tables.StepData,
    catalog.Catalog,
    catalog.LandData,
    catalog.SideData,
    catalog.PlacesData,
    guide.GuideData,
    lessons.LessonList,
    lessons.LessonAnswer,
    lobby.LobbyData,
    shelf.DrawAsked,
    shelf.DrawnAsked,
    shelf.DrawnData,
    shelf.ShelfData,
    count.CountAsked,
    count.CountData,
    links.LinkAsked,
    links.LinkSeatAsked,
    links.LinkData,
    links.LinkFound,
    positions.PositionAsked,
    positions.PositionSeatsAsked,
    positions.StepAsked,
    positions.OwnPuzzleAsked,
    positions.OwnPuzzleTried,
    positions.PositionData,
    positions.PositionAdvice,
    positions.PositionPicture,
    positions.OwnPuzzleMade,
    profiles.ProfileAsked,
    profiles.SeatsKept,
    profiles.NewProfile,
    profiles.ProfileData,
    profiles.Deleted,
    puzzles.PuzzleList,
    puzzles.PuzzleAnswer,
    puzzles.PuzzleVerdict,
    puzzles.SolutionData,
    glances.GamesAsked,
    glances.GameGlance,
    alerts.AlertAsked,
    alerts.StopAsked,
    alerts.AnswerAsked,
    alerts.AlertsOffered,
    alerts.AlertData,
    alerts.AlertAnswered,
)
"""Every body, answer and message; what they are made of comes with them."""

REFERENCE: Final = "#/components/schemas/"


def reference(kind: Any) -> dict[str, Any]:
    """A schema that stands for one of them, or for a list of them."""
    if get_origin(kind) is list:
        return {"type": "array", "items": reference(get_args(kind)[0])}
    return {"$ref": f"{REFERENCE}{kind.__name__}"}


def schemas() -> dict[str, Any]:
    """The schema of each type, by name."""
    documented = ConfigDict(use_attribute_docstrings=True)
    _, document = TypeAdapter.json_schemas(
        [
            # a list, for pydantic takes no settings beside a type that could have its own
            (number, "validation", TypeAdapter(list[one], config=documented))  # type: ignore[valid-type]
            for number, one in enumerate(EXCHANGED)
        ],
        ref_template=f"{REFERENCE}{{model}}",
    )
    found: dict[str, Any] = document["$defs"]
    return found

"""Drawing a set-up somewhere else: what is asked and answered is plain data."""

from collections.abc import Mapping, Sequence
from typing import Any

from hexholm import shelf
from hexholm.game import SaveError, SetupError
from hexholm.shelf import Drawn, Owned, ShelfError, Wishes


def drawing(asked: dict[str, Any]) -> dict[str, Any]:
    """What a thinker draws: a link, or why there is none."""
    wishes = asked.pop("wishes")
    try:
        drawn = _drawn(wishes, **asked)
    except (SaveError, SetupError, ShelfError) as error:
        return {"refused": [error.message.id, dict(error.message.args)]}
    return {"link": drawn.link, "missed": [[one.id, dict(one.args)] for one in drawn.missed]}


def _drawn(
    wishes: Mapping[str, Any],
    *,
    game: str,
    boxes: Sequence[str],
    sections: Sequence[str] | None,
    own: Sequence[str],
    kept: str | None,
    **more: Any,
) -> Drawn:
    owned = Owned(tuple(boxes), None if sections is None else tuple(sections), tuple(own))
    wished = Wishes(
        **{**wishes, "never": tuple(wishes["never"]), "always": tuple(wishes["always"])}
    )
    return shelf.draw(game, owned, wishes=wished, kept=kept or "", **more)

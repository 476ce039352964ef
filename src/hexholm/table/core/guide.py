"""The rules at hand, for every door."""

from functools import lru_cache
from typing import TYPE_CHECKING, cast

from hexholm import guide
from hexholm.game import SetupError
from hexholm.library import kind_of
from hexholm.table.core.refusal import Refusal
from hexholm.texts import ENGLISH, languages

if TYPE_CHECKING:
    from hexholm.table.protocol.guide import GuideData


def the_guide(game: str, language: str) -> "GuideData":
    """Everything about a game, in English where a language isn't spoken."""
    return _told(_known(game), language if language in languages() else ENGLISH)


@lru_cache(maxsize=16)
def _told(game: str, language: str) -> "GuideData":
    return cast("GuideData", guide.guide(game, language))


def the_picture(game: str, name: str) -> str:
    """The picture of an entry, as SVG."""
    if svg := guide.picture(_known(game), name):
        return svg
    raise Refusal("unknown-picture", name=name)


def _known(game: str) -> str:
    try:
        return kind_of(game).name
    except SetupError as error:
        raise Refusal("bad-setup", cause=error) from None

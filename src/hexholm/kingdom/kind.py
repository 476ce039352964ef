"""Kingdom Builder as one of the games."""

from typing import Any, Final

from hexholm.gamekind import GameKind
from hexholm.kingdom import oneline, saves, scoring
from hexholm.kingdom.finding import box_folders
from hexholm.kingdom.picture import picture
from hexholm.kingdom.setup import make_setup
from hexholm.kingdom.telling import deed
from hexholm.kingdom.turn import KingdomBuilder
from hexholm.streams import Seed


def _new(seed: Seed, **setup: Any) -> KingdomBuilder:
    return KingdomBuilder.dealt(make_setup(seed=seed, **setup), seed)


KIND: Final = GameKind(
    KingdomBuilder.name,
    "kingdom",
    "kb",
    _new,
    saves.load,
    oneline.read,
    scoring.score_by,
    picture,
    deed,
    box_folders,
)

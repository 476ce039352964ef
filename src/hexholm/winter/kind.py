"""Winter Kingdom as one of the games."""

from importlib.resources import files
from typing import Any, Final

from hexholm.gamekind import GameKind
from hexholm.streams import Seed
from hexholm.winter import oneline, saves, scoring
from hexholm.winter.picture import picture
from hexholm.winter.setup import make_setup
from hexholm.winter.telling import deed
from hexholm.winter.turn import WinterKingdom


def _new(seed: Seed, **setup: Any) -> WinterKingdom:
    return WinterKingdom.dealt(make_setup(seed=seed, **setup), seed)


KIND: Final = GameKind(
    WinterKingdom.name,
    "winter",
    "wk",
    _new,
    saves.load,
    oneline.read,
    scoring.score_by,
    picture,
    deed,
    lambda: {"": files("hexholm.winter") / "box"},
)

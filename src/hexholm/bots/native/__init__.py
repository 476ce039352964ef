"""Quick players, compiled: the same games as `bots.kingdom.rollout`, thirty to sixty times as fast.

They know all boxes that come with hexholm, by what these declare (`actions`). With a box by others
that does anything else, and wherever nothing was compiled, the quick players in Python take over.
The C beside this file isn't a second rulebook: `kingdom` says what is right, and tests play games
both ways and compare them.
"""

from hexholm.bots.native.loading import library
from hexholm.bots.native.packing import fits, is_plain
from hexholm.bots.native.rollout import NativeRollout, Table, native_rollout, totals
from hexholm.bots.native.weights import learned_weights

__all__ = [
    "NativeRollout",
    "Table",
    "fits",
    "is_plain",
    "learned_weights",
    "library",
    "native_rollout",
    "totals",
]

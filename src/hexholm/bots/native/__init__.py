"""Quick players, compiled: the same game as `bots.kingdom.rollout`, thirty to sixty times as fast.

They play the base game only. With anything else in play, and wherever nothing was compiled, the
quick players in Python take over. The C beside this file isn't a second rulebook: `kingdom` says
what is right, and tests play games both ways and compare them.
"""

from hexholm.bots.native.loading import library
from hexholm.bots.native.packing import fits
from hexholm.bots.native.rollout import NativeRollout, Table, native_rollout
from hexholm.bots.native.weights import learned_weights

__all__ = ["NativeRollout", "Table", "fits", "learned_weights", "library", "native_rollout"]

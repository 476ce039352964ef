"""Quick players, compiled: the same game as `bots.quick` plays, thirty to sixty times as fast.

Only the base game is. With anything else in play, and wherever nothing was compiled, the quick
players in Python do it. The C beside this file is no second rulebook: `kingdom` says what is right,
and tests play games both ways and compare them.
"""

from hexholm.bots.swift.loading import library
from hexholm.bots.swift.look import SwiftToTheEnd, Table, swift_to_the_end
from hexholm.bots.swift.packing import fits

__all__ = ["SwiftToTheEnd", "Table", "fits", "library", "swift_to_the_end"]

"""New lands from a seed: sections for Kingdom Builder, sides for Winter Kingdom."""

from hexholm.board import Envelope
from hexholm.lands.new_sides import new_side
from hexholm.lands.sections import boxes, envelopes, faults, kinds, new_section
from hexholm.lands.sides import SIDES, SideKind, side_faults

__all__ = ["SIDES", "Envelope", "SideKind", "boxes", "envelopes", "faults", "kinds"]
__all__ += ["new_section", "new_side", "side_faults"]

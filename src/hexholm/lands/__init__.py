"""New lands from a seed: sections for Kingdom Builder, sides for Winter Kingdom."""

from hexholm.board import ENVELOPES, Envelope
from hexholm.lands.new_sides import new_side
from hexholm.lands.sections import boxes, faults, kinds, new_section
from hexholm.lands.sides import SIDES, SideKind, side_faults

__all__ = ["ENVELOPES", "SIDES", "Envelope", "SideKind", "boxes", "faults", "kinds"]
__all__ += ["new_section", "new_side", "side_faults"]

"""New lands from a seed: sections of Kingdom Builder (and sides of Winter Kingdom in `sides`)."""

from hexholm.lands.sections import ENVELOPES, Envelope, boxes, faults, kinds, new_section

__all__ = ["ENVELOPES", "Envelope", "boxes", "faults", "kinds", "new_section"]

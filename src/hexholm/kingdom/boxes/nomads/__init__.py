"""Nomads: everything about this box."""

"""Crossroads: everything about this box."""

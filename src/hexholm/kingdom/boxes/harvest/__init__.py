"""Harvest: everything about this box."""

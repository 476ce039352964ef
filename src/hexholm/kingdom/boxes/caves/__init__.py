"""Caves: everything about this box."""

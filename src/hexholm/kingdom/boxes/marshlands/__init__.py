"""Marshlands: everything about this box."""

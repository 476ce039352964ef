"""The base game: everything about this box."""

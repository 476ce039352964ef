"""Capitol: everything about this box."""

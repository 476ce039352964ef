"""Island: everything about this box."""

"""The way between servers on one storage: the `Bus` of the core."""

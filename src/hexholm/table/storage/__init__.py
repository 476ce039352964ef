"""Where tables are kept: the `Storage` of the core, and the key of their secrets."""

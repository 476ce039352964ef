"""Who thinks for bots and advice: the `Thinkers` of the core."""

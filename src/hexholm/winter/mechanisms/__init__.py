"""What talents and twists are made of; nothing here knows one of them by name."""

"""The mechanisms that boxes are made of; none of them knows a box."""

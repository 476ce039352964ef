"""What bots should know of the island."""

from hexholm.kingdom.knowledge import Knowledge, Location

KNOWLEDGE = Knowledge(locations={"ropebridge": Location(2.5), "tree-house": Location(2.5)})

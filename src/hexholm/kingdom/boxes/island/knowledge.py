"""What bots should know about the island."""

from hexholm.kingdom.knowledge import Knowledge, Location

KNOWLEDGE = Knowledge(locations={"ropebridge": Location(2.5), "tree-house": Location(2.5)})

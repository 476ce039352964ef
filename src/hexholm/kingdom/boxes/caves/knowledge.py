"""What bots should know about Caves."""

from hexholm.kingdom.knowledge import Knowledge

KNOWLEDGE = Knowledge(reaches={"caves": "from cave to cave"})

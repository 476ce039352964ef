"""Island: a small second board with two locations (rules Q)."""

from hexholm.kingdom.kinds import Box
from hexholm.kingdom.mechanisms.moving import move

EXTRAS = (
    move("ropebridge", lambda g: g.board.grounds["canyon"], rule="Q-ropebridge"),
    move("tree-house", lambda g: g.board.grounds["forest"], rule="Q-treehouse"),
)

BOX = Box("island", EXTRAS)

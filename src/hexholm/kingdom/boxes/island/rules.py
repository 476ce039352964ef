"""Island: a small second board with two locations (rules Q)."""

from hexholm.boxes import ISLAND_ROWS, Box, Envelope, move, side_part

EXTRAS = (
    move("ropebridge", lambda g: g.board.grounds["canyon"], rule="Q-ropebridge"),
    move("tree-house", lambda g: g.board.grounds["forest"], rule="Q-treehouse"),
)


def envelope(location: str) -> Envelope:
    """A small land without water and mountains."""
    return Envelope(
        (location,),
        "LX",
        basic=(4, 5),
        patch=(2, 5),
        water=(0, 0),
        mountain=(0, 0),
        apart=2,
        widths=ISLAND_ROWS,
    )


BOX = Box(
    "island",
    EXTRAS,
    parts=(side_part("island", "island", order=20),),
    envelopes=(envelope("ropebridge"), envelope("tree-house")),
    order=70,
)

"""Readable names for tables, such as oak-river-7."""

import secrets
from typing import Final

FIRST: Final = (
    "amber ash birch brass bright broad cedar chalk clear cloud copper coral crystal dawn deep "
    "dusk east elm ember fern fir flint fox frost gold green grey hazel heather high hollow ivory "
    "ivy juniper lark lime linden long low maple meadow mild mist moss north oak old olive otter "
    "pearl pine plum quiet raven red reed rose rowan rye sage salt sand silver slate soft south "
    "spring stone summer swan sweet tall thistle umber violet warm west white wide wild willow "
    "winter wren yellow yew"
).split()
SECOND: Final = (
    "arch bank barrow bay beacon bend bluff bower bridge brook cairn cape cliff cottage court cove "
    "creek crest croft cross dale dell dike dune fell fen field ford forge fort gable garden gate "
    "glade glen grange grove hall harbour haven heath hedge hill holm house inn island keep knoll "
    "lake lane ledge lodge manor marsh mead mill moor orchard park pass path peak pond pool port "
    "quarry ridge rise river road rock shore spire square steps stream tarn tower trail vale view "
    "village wall water way weir well wharf wood yard"
).split()
NUMBERS: Final = 999


def new_id() -> str:
    """A random name; whether it is taken is for the database to say."""
    return id_of(secrets.token_bytes(16))


def id_of(digest: bytes) -> str:
    """The name that some bytes stand for.

    >>> id_of(b"oak"), id_of(b"oak") == id_of(b"ash")
    ('salt-peak-944', False)
    """
    rest, first = divmod(int.from_bytes(digest), len(FIRST))
    rest, second = divmod(rest, len(SECOND))
    return f"{FIRST[first]}-{SECOND[second]}-{1 + rest % NUMBERS}"

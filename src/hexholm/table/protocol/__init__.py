"""What clients and server say to each other, as types.

Written here and nowhere else: `document` makes the schemas of /openapi.json from them, and
`tools/protocol.py` the page's types (web/src/net/protocol.gen.ts). What is sent is plain data of
these shapes, checked by mypy and the tests; nothing is checked when sending.
"""

from typing import Final

JSON_INTEGER: Final = 2**53 - 1
"""The largest whole number that every JSON reader reads exactly."""
MOST_BOARDS: Final = 60
"""Boards of one's own that a profile keeps, and that a set-up is drawn from or laid out of."""

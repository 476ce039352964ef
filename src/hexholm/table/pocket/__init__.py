"""The table inside a browser: its core in a worker's own Python, for one person's devices alone.

The page speaks to it as it speaks to a server: the same requests, the same messages. Everything
that goes between Python and JavaScript is a text. What the core needs from outside comes from the
browser: a store (IndexedDB), workers that think, other tabs.
"""

from hexholm.table.pocket.door import Pocket, open_pocket

__all__ = ["Pocket", "open_pocket"]

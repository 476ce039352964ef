"""For the API reference: examples in docstrings become blocks of code (an extension of griffe)."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


class Doctests(griffe.Extension):
    """Puts every example between fences, so that it isn't read as prose."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """A class, function or attribute was read."""
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)

"""The server's log, for people or, one JSON object per line, for programs.

No line has a secret: links keep theirs behind `#`, which browsers don't send, and of a request only
the path is logged.
"""

import json
import logging
from datetime import UTC, datetime
from typing import NamedTuple


class Logs(NamedTuple):
    """What is logged, and how."""

    access: bool = False
    """A line for each request."""
    json: bool = False

    def set_up(self) -> None:
        """Log so from now on, in this process."""
        handler = logging.StreamHandler()
        form = "%(levelname)s %(name)s: %(message)s"
        handler.setFormatter(JsonLines() if self.json else logging.Formatter(form))
        logging.basicConfig(handlers=[handler], level=logging.WARNING)
        level = logging.INFO if self.access else logging.WARNING
        logging.getLogger("hexholm.access").setLevel(level)


class JsonLines(logging.Formatter):
    """A line of JSON for each event."""

    def format(self, record: logging.LogRecord) -> str:
        """The event, with what was said about it besides (`extra={"about": {...}}`)."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
            **getattr(record, "about", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)

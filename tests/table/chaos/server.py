"""One of the servers: it misses some of the notices of the others."""

import random
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from hexholm.table.bus.postgres import PostgresBus
from hexholm.table.core.ports import Notice
from hexholm.table.serve import serve
from hexholm.texts import Told
from tests.table.helpers import QUICK


def main() -> None:
    data, port, database, deaf = sys.argv[1:]
    listen = PostgresBus.listen

    def listen_badly(
        bus: PostgresBus, hear: Callable[[Notice], None], missed: Callable[[], None]
    ) -> None:
        def hear_some(notice: Notice) -> None:
            if random.random() >= float(deaf):
                hear(notice)

        listen(bus, hear_some, missed)

    PostgresBus.listen = listen_badly  # type: ignore[method-assign, assignment]
    settings = replace(QUICK, data=Path(data), database=database, bot_pause=0.1)
    try:
        serve(port=int(port), settings=settings)
    except Told as error:  # the database is away; it will be started again
        sys.exit(str(error))


if __name__ == "__main__":
    main()

"""`hexholm serve`: the table in the browser."""

from typing import Annotated

from hexholm.cli.options import OfferedBots, bot_names, option


def serve(
    host: Annotated[str, option("host")] = "127.0.0.1",
    port: Annotated[int, option("port", min=0, max=65535)] = 8000,
    data: Annotated[str | None, option("data", metavar="DIR", default="data")] = None,
    database: Annotated[str | None, option("database", metavar="URL")] = None,
    bot: OfferedBots = None,
    workers: Annotated[int, option("workers", min=1, max=64)] = 1,
    open_browser: Annotated[bool, option("open", "--open/--no-open")] = False,
    access_log: Annotated[bool, option("access-log", "--access-log")] = False,
    json_log: Annotated[bool, option("json-log", "--json-log")] = False,
) -> None:
    """Serve the table until Ctrl-C."""
    from hexholm.table.logs import Logs
    from hexholm.table.serve import serve as run

    run(
        host,
        port,
        data=data,
        database=database,
        bots=bot_names(*(bot or ())),
        workers=workers,
        open_browser=open_browser,
        logs=Logs(access_log, json_log),
    )

"""`hexholm serve`: the table in the browser."""

from dataclasses import replace
from typing import Annotated

from hexholm.cli.options import OfferedBots, bot_names, option


def serve(
    host: Annotated[str, option("host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, option("port", min=0, max=65535)] = 8000,
    data: Annotated[str | None, option("data", metavar="DIR", default="data")] = None,
    database: Annotated[str | None, option("database", metavar="URL")] = None,
    bot: OfferedBots = None,
    workers: Annotated[int, option("workers", min=1, max=64)] = 1,
    open_browser: Annotated[bool, option("open", "--open/--no-open")] = False,
    access_log: Annotated[bool, option("access-log", "--access-log")] = False,
    json_log: Annotated[bool, option("json-log", "--json-log")] = False,
    allow_host: Annotated[list[str] | None, option("allow-host", metavar="NAME")] = None,
    trust_proxy: Annotated[list[str] | None, option("trust-proxy", metavar="ADDRESS")] = None,
    limit: Annotated[list[str] | None, option("limit", metavar="NAME=NUMBER")] = None,
    lobby: Annotated[bool, option("lobby", "--lobby")] = False,
    url: Annotated[str | None, option("url", metavar="URL")] = None,
    mail_server: Annotated[str | None, option("mail-server", metavar="URL")] = None,
    mail_from: Annotated[str | None, option("mail-from", metavar="ADDRESS")] = None,
    webhook: Annotated[list[str] | None, option("webhook", metavar="URL")] = None,
    send_to_private: Annotated[bool, option("send-to-private", "--send-to-private")] = False,
) -> None:
    """Serve the table until Ctrl-C."""
    from hexholm.table.logs import Logs
    from hexholm.table.serve import serve as run
    from hexholm.table.settings import Settings, set_limits

    settings = Settings(limits=set_limits(limit or ()))
    couriers = settings.couriers
    run(
        host,
        port,
        data=data,
        database=database,
        bots=bot_names(*(bot or ())),
        workers=workers,
        open_browser=open_browser,
        logs=Logs(access_log, json_log),
        settings=replace(
            settings,
            hosts=(*settings.hosts, *(allow_host or ())),
            proxies=(*settings.proxies, *(trust_proxy or ())),
            lobby=settings.lobby or lobby,
            couriers=replace(
                couriers,
                address=url or couriers.address,
                mail_server=mail_server or couriers.mail_server,
                mail_from=mail_from or couriers.mail_from,
                webhooks=(*couriers.webhooks, *(webhook or ())),
                private=send_to_private or couriers.private,
            ),
        ),
    )

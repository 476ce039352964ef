"""One server: the application on uvicorn."""

import asyncio
import contextlib
import socket
from collections.abc import Callable
from typing import Any

import uvicorn
from fastapi import FastAPI

from hexholm.table.collecting import give_back, take_over
from hexholm.table.http.connections import Http, Websocket
from hexholm.table.http.limits import MESSAGE_BYTES


class Server(uvicorn.Server):
    """uvicorn that says when it is ready, and doesn't wait in the end for those who only listen.

    It opens and closes the application itself, so that what keeps it from starting is an exception
    of `run`, and a sentence for the user. As a worker it gets connections through a channel.
    """

    def __init__(
        self,
        app: FastAPI,
        ready: Callable[[], None] = lambda: None,
        channel: socket.socket | None = None,
    ) -> None:
        super().__init__(_configuration(app))
        self._app = app
        self._ready = ready
        self._channel = channel
        self._open = contextlib.AsyncExitStack()
        self._opening: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await self._open.enter_async_context(self._app.router.lifespan_context(self._app))
        await super().startup(sockets)
        take_over()
        if self._channel is not None:
            asyncio.get_running_loop().add_reader(self._channel, self._receive, self._channel)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End it."""
        if self._channel is not None:
            asyncio.get_running_loop().remove_reader(self._channel)
        self._app.state.hub.shut()
        await super().shutdown(sockets)
        await self._open.aclose()
        give_back()

    def _receive(self, channel: socket.socket) -> None:
        """Take over the connections that wait in the channel; its end is ours."""
        loop = asyncio.get_running_loop()
        with contextlib.suppress(BlockingIOError):
            while True:
                _, descriptors, _, _ = socket.recv_fds(channel, 1, 1)
                if not descriptors:
                    self.should_exit = True
                    loop.remove_reader(channel)
                    return
                connection = socket.socket(fileno=descriptors[0])
                connection.setblocking(False)
                opening = loop.create_task(loop.connect_accepted_socket(self._protocol, connection))
                self._opening.add(opening)
                opening.add_done_callback(self._opening.discard)

    def _protocol(self) -> asyncio.Protocol:
        protocol: Any = self.config.http_protocol_class
        made: asyncio.Protocol = protocol(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made


def _configuration(app: FastAPI) -> uvicorn.Config:
    proxies = list(app.state.settings.proxies)
    return uvicorn.Config(
        app,
        http=Http,
        ws=Websocket,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,  # its lines have the query; ours have not
        ws_max_size=4 * MESSAGE_BYTES,  # below that we say what is wrong; above, we hang up
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )

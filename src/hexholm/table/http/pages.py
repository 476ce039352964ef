"""The page: files that the build of web/ has left in `page/`."""

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>hexholm</title>
<h1>The page is not built yet</h1>
<p>In a checkout, <code>make play</code> builds it and opens it. An installed hexholm has it built
in.</p>
<p>The server itself is running: its API is described <a href="/docs">here</a>.</p>
</html>
"""


class _Assets(StaticFiles):
    """Files with a hash in their name: they never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOREVER
        return response


def index_page(folder: Path, status: int = 200) -> Response:
    """The page, which shows what its address stands for, or that there is no such page."""
    file, headers = folder / "index.html", {"Cache-Control": ASK_AGAIN}
    if not file.is_file():
        return HTMLResponse(MISSING, status, headers)
    return FileResponse(file, status, headers)


def wants_page(request: Request) -> bool:
    """Whether somebody reads the answer in a browser; a program asks for JSON, or for anything."""
    accepts = request.headers.get("accept", "")
    is_api = request.url.path.startswith("/api/")
    return "text/html" in accepts and "application/json" not in accepts and not is_api


def add_page(app: FastAPI, folder: Path) -> None:
    """Serve the page, and its index for every address the page itself understands."""

    async def index(_request: Request) -> Response:
        return index_page(folder)

    async def other(request: Request) -> Response:
        name = request.path_params["name"]
        there = {file.name: file for file in folder.iterdir()} if folder.is_dir() else {}
        if name not in there or not there[name].is_file():
            raise HTTPException(404)
        return FileResponse(there[name], headers={"Cache-Control": ASK_AGAIN})

    screens = ("learn", "rules", "puzzles", "shelf", "boards", "count", "position")
    deep = [f"/{screen}/{{rest:path}}" for screen in (*screens, "t")]
    tools = ("/shelf", "/boards", "/count", "/position")
    alone = ("/", "/new", "/play", "/alerts", "/lobby", "/me", *tools)
    for path in (*alone, *(f"/{screen}" for screen in screens), *deep):
        app.router.routes.append(Route(path, index))
    assets = _Assets(directory=folder / "assets", check_dir=False)
    app.router.routes.append(Mount("/assets", assets))
    app.router.routes.append(Route("/{name}", other))

"""`siegewright table`: the table in the browser. The server is imported only when it is installed and needed."""

from __future__ import annotations

import argparse
import secrets
import socket
import sys
from pathlib import Path

from siegewright.commands import Commands
from siegewright.project import chosen_packs, find_root
from siegewright.usage import FINE, UsageError, need

PORT = 8370


def register(commands: Commands) -> None:
    """Add the commands of this room."""
    command = commands.add("table", "play games in the browser", _table, group="play", formats=())
    command.add_argument("pack", nargs="?", metavar="PACK", help="only this game (default: all)")
    command.add_argument(
        "--port",
        type=int,
        default=PORT,
        metavar="N",
        help=f"the port to listen on (default: {PORT}; 0: any free one)",
    )
    command.add_argument(
        "--host",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="where to listen (default: this machine only; 0.0.0.0 lets other machines connect)",
    )
    command.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help="another name of this machine in the network",
    )
    command.add_argument(
        "--tables",
        type=Path,
        metavar="FOLDER",
        help="where tables are kept (default: .siegewright/tables)",
    )
    command.add_argument("--open", action="store_true", help="show the page in the browser")


def _table(options: argparse.Namespace) -> int:
    need("web", "starlette", "uvicorn", "websockets")
    root = find_root(options)
    packs = chosen_packs(root, [options.pack] if options.pack else [])
    from siegewright.table.guards import LOOPBACK
    from siegewright.table.hub import Hub
    from siegewright.table.server import VENDOR, application, serve
    from siegewright.table.shelf import shelf

    if options.pack and not shelf(root, packs):
        raise UsageError(
            f"`{options.pack}` has no scenario to play: it is a library for other packs"
        )
    if not (VENDOR / "preact.js").is_file():
        raise UsageError("the page is not complete: run `make web` first")
    if not 0 <= options.port < 65536:
        raise UsageError("--port takes a number from 0 to 65535")
    family = socket.AF_INET6 if ":" in options.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((options.host, options.port))
        listening.listen(128)
    except OSError as error:
        told = (error.strerror or str(error)).lower()
        raise UsageError(f"cannot listen on {options.host} port {options.port}: {told}") from error
    local = options.host in LOOPBACK
    key = "" if local else secrets.token_urlsafe(12)
    names = {*LOOPBACK, *options.name, *([] if local else [socket.gethostname()])}
    hub = Hub(root, packs, _folder(options.tables))
    app = application(hub, key, names, addresses=not local)
    port = listening.getsockname()[1]
    shown = "localhost" if local else _address(options.host)
    page = f"http://{shown}:{port}/" + (f"#{key}" if key else "")
    print(f"The table is at {page} (Ctrl-C stops it)", flush=True)
    if options.open:
        import webbrowser

        webbrowser.open(page)
    serve(app, hub, listening)
    print("", file=sys.stderr)
    return FINE


def _folder(given: Path | None) -> Path | None:
    if given is None:
        return None
    try:
        given.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        told = (error.strerror or str(error)).lower()
        raise UsageError(f"tables cannot be kept in {given}: {told}") from error
    return given.resolve()


def _address(host: str) -> str:
    """An address that others can type."""
    if host in ("0.0.0.0", "::"):  # noqa: S104 - compared, not bound
        host = socket.gethostname()
    return f"[{host}]" if ":" in host else host

"""The server as a process: a socket, a loop, an orderly end."""

import asyncio
import gc
import socket
import sys
import webbrowser

import uvicorn

from osada.server import files, logs
from osada.server.app import application
from osada.server.freshness import wrong_page
from osada.server.http.readers import Readers
from osada.server.http.socket import LARGEST
from osada.server.http.visitors import MOST, SHARE, Configured, Doors, Visitor
from osada.server.settings import Settings
from osada.server.store import Store, StoreError

_GOODBYE = 5
"""Seconds that open requests get when the server stops."""
_RARELY = (20_000, 20, 100)
"""How often the garbage collector looks; a look at everything holds up all tables."""


def run(settings: Settings, level: str, json_logs: bool, open_page: bool) -> int:
    """Serve until stopped; the exit code."""
    logs.set_up(json_logs, level)
    if wrong := wrong_page():
        _complain(wrong)
        return 2
    try:
        listening = _listening(settings.host, settings.port)
    except OSError as error:
        _complain(
            f"cannot listen at {settings.host}:{settings.port}: {error.strerror or error}; "
            "is Osada running already? Another port: --port 8001"
        )
        return 2
    with listening:
        return _serve(settings, listening, open_page)


def _serve(settings: Settings, listening: socket.socket, open_page: bool) -> int:
    try:
        asyncio.run(_try(settings.database))
    except StoreError as error:
        _complain(str(error))
        return 2
    address = _address(listening)
    print(f"Osada is at {address}  (Ctrl-C stops it)", flush=True)
    if open_page:
        webbrowser.open(address)
    server = uvicorn.Server(configured(settings))
    gc.freeze()
    gc.set_threshold(*_RARELY)
    server.run(sockets=[listening])
    return 0 if server.started else 2


def configured(settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application."""
    config = Configured(
        application(settings),
        port=settings.port,
        http=Visitor,
        ws=Readers,
        log_config=None,
        access_log=False,
        ws_max_size=LARGEST * 4,
        timeout_graceful_shutdown=_GOODBYE,
        server_header=False,
        proxy_headers=False,  # whose word counts is for `who` to say
    )
    config.doors = Doors(min(MOST, files.raised() // SHARE))
    return config


async def _try(database: str) -> None:
    """Open the database once, so that what is wrong with it is said before anything else."""
    store = await Store.open(database)
    await store.close()


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(2048)
    except OSError:
        found.close()
        raise
    return found


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "127.0.0.1": "localhost", "::": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def _complain(said: str) -> None:
    print(f"osada: {said}", file=sys.stderr)

"""A PostgreSQL of the tests' own: loopback only, no password, nothing flushed, gone afterwards."""

import os
import random
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

_SETTINGS: Final = {
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "on",
    "max_connections": "200",
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
}
_PATIENCE: Final = 60.0
_EMPTIED: Final = """
SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid();
SET client_min_messages = warning;
DROP SCHEMA public CASCADE;
CREATE SCHEMA public;
"""
_WATCHED: Final = """
exec 3<&0
"$@" </dev/null &
server=$!
{ cat <&3 >/dev/null; kill -INT $server; } 2>/dev/null &
wait $server
"""
"""Runs a server until its standard input ends: it stops with the tests, however they end."""


class Cluster:
    """A running server with as many databases as tests ask for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made = 0
        self._free: list[str] = []
        """Databases that are empty again: making one costs more than emptying it."""
        self._server: subprocess.Popen[bytes] | None = None
        self._port = 0
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        _run("initdb", "-D", str(folder / "data"), "-U", "osada", "-A", "trust", "-E", "UTF8", "-N")

    def start(self) -> None:
        """Start the server, on the port it had before."""
        self._port = self._port or _free_port()
        settings = [f"-c{name}={value}" for name, value in _SETTINGS.items()]
        with open(self._folder / "log", "ab") as log:
            program = [_binary("postgres"), "-D", str(self._folder / "data")]
            self._server = subprocess.Popen(
                ["/bin/sh", "-c", _WATCHED, "sh", *program, "-p", str(self._port), *settings],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                **_as_postgres(),
            )
        deadline = time.monotonic() + _PATIENCE
        while not self._answers():
            if self._server.poll() is not None or time.monotonic() > deadline:
                said = (self._folder / "log").read_text(errors="replace")
                raise AssertionError(f"PostgreSQL does not start:\n{said[-2000:]}")
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop the server; whoever is connected is cut off."""
        if self._server is not None:
            assert self._server.stdin is not None
            self._server.stdin.close()
            self._server.wait(_PATIENCE)
            self._server = None

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of an empty database; whoever is connected afterwards is cut off."""
        at = ["-h", "127.0.0.1", "-p", str(self._port), "-U", "osada"]
        if self._free:
            name = self._free.pop()
        else:
            self._made += 1
            name = f"test{self._made}"
            _run("createdb", *at, "-T", "template0", name)
        yield f"postgresql://osada@127.0.0.1:{self._port}/{name}"
        _run(
            "psql", *at, "-X", "-q", "-v", "ON_ERROR_STOP=1", "-o", os.devnull, "-c", _EMPTIED, name
        )
        self._free.append(name)

    def _answers(self) -> bool:
        asked = [_binary("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self._port)]
        return subprocess.run(asked, check=False).returncode == 0


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A cluster that runs meanwhile."""
    folder = Path(tempfile.mkdtemp(prefix="osada-postgres-"))
    try:
        made = Cluster(folder)
        try:
            made.start()
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder)


def _run(program: str, *words: str) -> None:
    done = subprocess.run(
        [_binary(program), *words], capture_output=True, text=True, cwd="/", **_as_postgres()
    )
    assert done.returncode == 0, f"{program}: {done.stderr}"


def _as_postgres() -> dict[str, Any]:
    """PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return {}
    return {"user": "postgres", "group": "postgres", "extra_groups": []}


def _free_port() -> int:
    """Below those that systems give to clients, so that it is still free after a restart."""
    while True:
        port = random.randrange(20_000, 30_000)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


@cache
def _folder() -> Path:
    """Where the programs of PostgreSQL are; they are installed where that is possible."""
    found = _found()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "install", "-y", "-q", "postgresql"], env=quiet, check=False)
        found = _found()
    if found is None:
        raise AssertionError(
            "these tests need PostgreSQL (its programs initdb and postgres): install it, on Debian "
            "or Ubuntu with: apt-get install postgresql"
        )
    return found


def _found() -> Path | None:
    """On PATH, else the newest that Debian has; a lone client has no initdb."""
    if at := shutil.which("initdb"):
        return Path(at).resolve().parent
    versions = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(versions, key=lambda path: float(path.parts[-3]), default=None)
    return newest and newest.parent


def _binary(program: str) -> str:
    return str(_folder() / program)

"""`osada serve`: the web app."""

import os
import re
import sys
from typing import Annotated, Final

from cyclopts import Parameter

from osada.cli.say import Stop
from osada.kernel.files import data_folder

_ORIGIN: Final = re.compile(r"https?://[^\s/?#@]+")
_CONTACT: Final = re.compile(r"mailto:[^\s@]+@[^\s@]+|https://[^\s/]+\S*")


def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(name=["--port", "-p"])] = 8000,
    database: str | None = None,
    workers: int | None = None,
    open_: Annotated[bool, Parameter(name="--open")] = False,
    bot_pause: float = 0.7,
    tables_per_minute: int = 30,
    origin: tuple[str, ...] = (),
    behind_proxy: bool = False,
    no_push: Annotated[bool, Parameter(name="--no-push")] = False,
    push_contact: str = "",
    push_host: tuple[str, ...] = (),
    log: str = "info",
    json_logs: bool | None = None,
) -> int:
    """Serve the web app: play in a browser, with friends and bots.

    Open the address that is printed; whoever can reach it can play. Stop with Ctrl-C: every move
    that was acknowledged is stored, and games continue when the server starts again.

    `osada serve --host 0.0.0.0` serves everybody on your network. Behind a proxy that adds
    HTTPS, add `--behind-proxy`.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 is all of this machine's.
    port
        The port to listen at; 0 takes any that is free.
    database
        `sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/DATABASE`. Without it a SQLite file in
        your data folder. Several servers can share one PostgreSQL and serve the same tables.
    workers
        Processes in which bots think; by default one fewer than there are cores, at least one.
    open_
        Open the page in a browser.
    bot_pause
        Seconds that a bot takes at least while somebody watches; twice as long where a person's
        last move can be taken back.
    tables_per_minute
        New tables, joins and uploads that one address may make in a minute.
    origin
        Another origin whose pages may connect, as `https://osada.example`; may be repeated.
    behind_proxy
        Take a client's address from the proxy's `X-Forwarded-For`.
    no_push
        Send no notifications. Otherwise players who asked for it are notified on their devices when
        it is their turn, through their browser's push service; that needs HTTPS and the extra
        `push`.
    push_contact
        Whom a push service can ask about these notifications, as `mailto:host@osada.example`;
        Apple's accepts none without it. By default the first `--origin` with HTTPS.
    push_host
        Another push service that notifications may be sent to, as `push.example.org`; those of
        the usual browsers are known. May be repeated.
    log
        What is logged: debug, info, warning or error.
    json_logs
        Log one JSON object a line; by default where the error stream is not a terminal.
    """
    from osada.server.push.endpoint import is_host
    from osada.server.run import run
    from osada.server.settings import Settings

    if not 0 <= port <= 65535:
        raise Stop(f"there is no port {port}; ports go from 0 to 65535")
    if workers is not None and not 1 <= workers <= 64:
        raise Stop(f"bots cannot think in {workers} processes; give 1 to 64")
    if log not in ("debug", "info", "warning", "error"):
        raise Stop(f'there is no level "{log}"; logs are debug, info, warning or error')
    if not 0 <= bot_pause <= 60:
        raise Stop("--bot-pause is a number of seconds from 0 to 60")
    if tables_per_minute < 1:
        raise Stop("--tables-per-minute is at least 1")
    if wrong := [one for one in origin if not _ORIGIN.fullmatch(one)]:
        raise Stop(
            f'--origin is like https://osada.example, with nothing after it, not "{wrong[0]}"'
        )
    if push_contact and not _CONTACT.fullmatch(push_contact):
        raise Stop("--push-contact is like mailto:you@osada.example or https://osada.example")
    if wrong := [name for name in push_host if not is_host(name)]:
        raise Stop(f'--push-host is a name such as push.example.org, not "{wrong[0]}"')
    settings = Settings(
        database=database or f"sqlite:///{data_folder() / 'osada.db'}",
        host=host,
        port=port,
        workers=workers or max(1, (os.cpu_count() or 2) - 1),
        bot_pause=bot_pause,
        tables_per_minute=tables_per_minute,
        origins=origin,
        behind_proxy=behind_proxy,
        push=not no_push,
        push_contact=push_contact,
        push_hosts=push_host,
    )
    as_json = not sys.stderr.isatty() if json_logs is None else json_logs
    return run(settings, level=log, json_logs=as_json, open_page=open_)

"""The page and its files, read and compressed once; one page answers for every path of the app."""

import gzip
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from osada.server.http.who import own_origin
from osada.titles import HOSTED

POLICY: Final = (
    "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "object-src 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
_TYPES: Final = {
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_PREVIEW: Final = '<meta property="og:image" content="/page/preview.png">'
_PACKED: Final = ("text/", "image/svg", "application/json", "text/javascript")

_OF_GAMES: Final = [
    path
    for title in HOSTED.values()
    for place in title.places
    for path in (f"/{place}", f"/{place}/{{rest:path}}")
]

Ask = Request[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page."""

    body: bytes
    packed: bytes | None
    media_type: str
    tag: str


def read_page(folder: Traversable | None = None) -> dict[str, File]:
    """All files of the page by path."""
    found: dict[str, File] = {}
    _gather(folder if folder is not None else files("osada.server") / "page", "", found)
    return found


def _gather(folder: Traversable, path: str, found: dict[str, File]) -> None:
    for entry in folder.iterdir():
        if entry.is_dir():
            _gather(entry, f"{path}{entry.name}/", found)
        else:
            body = entry.read_bytes()
            found[path + entry.name] = _file(entry.name, body)


def _file(name: str, body: bytes) -> File:
    suffix = name[name.rfind(".") :]
    media_type = _TYPES.get(suffix) or guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if media_type.startswith(_PACKED) else None
    return File(body, packed, media_type, f'"{blake2b(body, digest_size=8).hexdigest()}"')


@lru_cache(maxsize=32)
def _named(index: File, origin: str) -> File:
    """The page with the whole address of its preview: whoever shows a link wants no less."""
    named = _PREVIEW.replace('"/', f'"{escape(origin)}/')
    return _file("index.html", index.body.replace(_PREVIEW.encode(), named.encode()))


def _answer(request: Ask, path: FromPath[str]) -> Response[bytes]:
    file: File | None = request.app.state.page.get(path)
    if file is None:
        raise NotFoundException
    return _sent(request, file)


def _sent(request: Ask, file: File) -> Response[bytes]:
    headers = {"etag": file.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.media_type, headers=headers)


@get("/page/{path:path}", include_in_schema=False)
async def asset(request: Ask, path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    return _answer(request, path.lstrip("/"))


@get("/favicon.ico", include_in_schema=False)
async def favicon(request: Ask) -> Response[bytes]:
    """The picture in a browser's tab."""
    return _answer(request, "favicon.svg")


@get(
    [
        "/",
        "/first",
        "/lesson",
        "/lessons",
        "/lesson/{rest:path}",
        "/how-to-play",
        "/how-to-play/{rest:path}",
        "/new",
        *_OF_GAMES,
        "/rules",
        "/rules/{rest:path}",
        "/table/{rest:path}",
        "/join/{rest:path}",
        "/puzzles",
        "/puzzles/{rest:path}",
        "/replay/{rest:path}",
        "/replays",
    ],
    include_in_schema=False,
)
async def index(request: Ask) -> Response[bytes]:
    """The page; which part of it is shown is for its script to say."""
    return _sent(request, _named(request.app.state.page["index.html"], own_origin(request)))


def nowhere(request: Ask) -> Response[bytes] | None:
    """The page for somebody who followed a wrong link; None for programs."""
    browses = "text/html" in request.headers.get("accept", "")
    if request.method != "GET" or not browses or request.url.path.startswith(("/api", "/page")):
        return None
    file: File = request.app.state.page["index.html"]
    return Response(file.body, status_code=404, media_type=file.media_type)

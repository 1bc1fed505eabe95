"""Whether the page that is shipped was built from the sources beside it (in a checkout)."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parent / "page"
WEB: Final = Path(__file__).parents[3] / "web"
SOURCES: Final = (
    "src",
    "assets",
    "build.mjs",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
)


def wrong_page(page: Path = PAGE, web: Path = WEB) -> str:
    """What is wrong with the page, in one sentence; "" if nothing is."""
    record = page / "build.json"
    if not record.is_file():
        return "the page has not been built; build it with: make page"
    told = json.loads(record.read_text(encoding="utf-8"))
    for name, digest in told["files"].items():
        file = page / name
        if not file.is_file() or sha256(file.read_bytes()).hexdigest() != digest:
            return f"the page's file {name} is not as it was built; build it again with: make page"
    if web.is_dir() and told["sources"] != digest_of(web):
        return "the page was built from other sources than those in web/; build it with: make page"
    return ""


def digest_of(web: Path) -> str:
    """The fingerprint of all sources of the page, as its build writes it down."""
    files = [path for name in SOURCES for path in _files(web / name)]
    named = {path.relative_to(web).as_posix(): path.read_bytes() for path in files}
    lines = [
        f"{sha256(named[name]).hexdigest()}  {name}\n"
        for name in sorted(named, key=lambda name: name.encode())
    ]
    return sha256("".join(lines).encode()).hexdigest()


def _files(path: Path) -> list[Path]:
    return [path] if path.is_file() else [found for found in path.rglob("*") if found.is_file()]

"""The page that is shipped is the page that its sources give, and it is light."""

import gzip
import re
import subprocess
import sys
from pathlib import Path

from osada.server.freshness import PAGE, WEB, digest_of, wrong_page

FIRST = 130_000
"""Bytes of script and styles, compressed, that every visit loads."""
BUDGET = 154_000
"""The same with the largest part that is fetched later, and with what parts share."""


def _built(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_the_shipped_page_is_built_from_these_sources() -> None:
    assert wrong_page() == ""


def test_building_again_gives_the_same_bytes(tmp_path: Path) -> None:
    out = tmp_path / "page"
    subprocess.run(["node", "build.mjs", str(out)], cwd=WEB, check=True)
    new, shipped = _built(out), _built(PAGE)
    other = [name for name in {**new, **shipped} if new.get(name) != shipped.get(name)]
    assert not other, "build it with: make page"


def test_a_stale_page_is_noticed(tmp_path: Path) -> None:
    web = tmp_path / "web"
    for name, body in _built(WEB / "src").items():
        (web / "src" / name).parent.mkdir(parents=True, exist_ok=True)
        (web / "src" / name).write_bytes(body)
    before = digest_of(web)
    (web / "src" / "main.tsx").write_text("// changed\n", encoding="utf-8")
    assert digest_of(web) != before
    assert "make page" in wrong_page(PAGE, web)
    assert "has not been built" in wrong_page(tmp_path)


def test_a_changed_file_of_the_page_is_noticed(tmp_path: Path) -> None:
    for name, body in _built(PAGE).items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(body)
    assert wrong_page(tmp_path, tmp_path / "nowhere") == ""
    (tmp_path / "app.js").write_bytes(b"changed")
    assert "app.js" in wrong_page(tmp_path, tmp_path / "nowhere")


def _packed(folder: Path) -> dict[str, int]:
    return {
        path.name: len(gzip.compress(path.read_bytes(), 9))
        for path in folder.iterdir()
        if path.suffix in (".js", ".css")
    }


def test_script_and_styles_are_light() -> None:
    """What a first visit loads; and with it the heaviest part and sheet that come later."""
    sizes, parts = _packed(PAGE), _packed(PAGE / "parts")
    later = {
        name: sizes.pop(name) for name in [*sizes] if name.endswith(".css") and name != "app.css"
    }
    shared = sum(size for name, size in parts.items() if name.startswith("chunk-"))
    first = sum(sizes.values())
    assert first < FIRST
    assert first + shared + max(parts.values()) + max(later.values()) < BUDGET


def test_what_every_visit_loads_is_one_script() -> None:
    page = (PAGE / "app.js").read_text(encoding="utf-8")
    assert not re.search(r"\bimport\s*[^(\s]", page), "it waits for another file"
    named = set(re.findall(r'import\("\./parts/([^"]+)"\)', page))
    for part in (PAGE / "parts").glob("*.js"):
        named |= set(re.findall(r'import\("\./([^"/]+)"\)', part.read_text(encoding="utf-8")))
    assert named == {name for name in _packed(PAGE / "parts") if not name.startswith("chunk-")}


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    made = subprocess.run(
        [sys.executable, "tools/wire_types.py"],
        cwd=WEB.parent,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    shown = (WEB / "src" / "wire.ts").read_text(encoding="utf-8")
    assert shown == made, "make them with: make page"

"""The head of the page: what a shared link shows, and what makes it an app of its own."""

import re
import struct
from collections.abc import Iterator

import pytest

from tests.server import patient
from tests.server.serving import served


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served() as found:
        yield found


def _told(page: str, name: str) -> str:
    found = re.search(rf'<meta (?:name|property)="{name}" content="([^"]*)"', page)
    assert found, name
    return found[1]


def _size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_a_shared_link_shows_what_it_leads_to(address: str) -> None:
    page = patient.get(f"{address}/join/aaaa-bbbb").text
    assert "against bots" in _told(page, "description")
    assert _told(page, "og:title").startswith("Osada")
    picture = _told(page, "og:image")
    assert picture == f"{address}/page/preview.png"
    found = patient.get(picture)
    assert (found.status_code, found.headers["content-type"]) == (200, "image/png")
    assert _size(found.content) == (1200, 630)
    assert len(found.content) < 100_000


@pytest.mark.parametrize("path", ["/", "/page/app.js", "/page/app.css", "/page/words/pl.ftl"])
def test_a_text_says_once_how_its_letters_are_written(path: str, address: str) -> None:
    told = patient.get(address + path).headers["content-type"]
    assert told.count("charset=utf-8") == 1, told


def test_no_host_writes_into_the_page(address: str) -> None:
    for host in ('"><script>', "a b", "x" * 300):
        assert host not in patient.get(address, headers={"host": host}).text
    named = patient.get(address, headers={"host": "osada.example"}).text
    assert _told(named, "og:image") == "http://osada.example/page/preview.png"


def test_the_page_can_be_installed(address: str) -> None:
    page = patient.get(address).text
    link = re.search(r'<link rel="manifest" href="([^"]+)">', page)
    assert link
    answer = patient.get(address + link[1])
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == (
        "/",
        "/",
        "standalone",
    )
    sizes = set()
    for icon in manifest["icons"]:
        found = patient.get(address + icon["src"])
        assert found.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = _size(found.content)
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add(width)
    assert sizes == {192, 512}
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}

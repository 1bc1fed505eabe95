"""Decks of somebody's own: read by request, refused with their clause, played at a table."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server import patient
from tests.server.sentences import plain
from tests.server.serving import Person, served

ROME = "\ufeff# my Romans\nfaction: rome\n2 rome/administration\nrome/gardens\nrom017\n"
LINES = ["1 rome/gardens", "rom012", "rom013", "rom017"]
REFUSED = {
    "rome/architect": 'It does not say whose deck it is; begin with a line such as "faction: rome"',
    "faction: roma": 'line 1: there is no faction "roma"; did you mean "rome"?',
    "faction: rome\nfaction: egypt": "line 2: it names a second faction; a deck has one",
    "faction: rome\n\nrome/architekt": (
        'line 3: there is no card "rome/architekt"; did you mean "rome/architect"?'
    ),
    "faction: rome\n9 rome/administration": (
        'line 2: there are 3 copies of "rome/administration", not 9'
    ),
    "faction: rome\nthe best cards!": (
        'line 2: "the best cards!" cannot be read; a line reads "2 rome/architect"'
    ),
    "faction: rome\negypt/oasis": 'Oasis (egy005) is not a card of this deck ("rome")',
    "faction: rome\nrom017\nrom017": "(rom017) is listed 2 times, but there is only one",
    "faction: rome\ncards: [": 'it is not YAML with the keys "faction" and "cards"',
    "faction: rome\ncards: [&a [mill], *a]": "it is not YAML",
    "faction: rome\ncards: {mill: 0x" + "f" * 8000 + "}": "it is not YAML",
}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server for the tests of this file."""
    with served() as found:
        yield found


def read(address: str, text: str, language: str = "en") -> httpx.Response:
    return patient.post(
        f"{address}/api/decks",
        content=text.encode(),
        headers={"content-type": "text/plain", "accept-language": language},
        timeout=20,
    )


def test_a_deck_file_becomes_the_option(address: str) -> None:
    found = read(address, ROME)
    assert (found.status_code, found.json()) == (200, {"faction": "rome", "lines": LINES})
    yaml = "faction: rome\ncards: [{rome/administration: 2}, rome/gardens, rom017]\n"
    assert read(address, yaml).json() == found.json()
    table = Person(address, "Ola").create(
        [{"faction": "rome"}, {"bot": "easy"}], decks={"rome": LINES}, start=True
    )
    view = table.sit().view["view"]
    assert set(view["options"]["decks"]) == {"rome"}


@pytest.mark.parametrize("text", REFUSED, ids=range(len(REFUSED)))
def test_a_refused_deck_says_by_which_clause(address: str, text: str) -> None:
    answer = read(address, text)
    assert answer.status_code == 400
    told = plain(answer.json()["text"])
    assert told.startswith("This deck cannot be played: "), told
    assert REFUSED[text].casefold() in told.casefold()
    lacking = any(word in told for word in ("there is no card", "copies of", "only one"))
    assert told.endswith("(AMB-X-15)." if lacking else "(DECK-4).")


def test_it_is_read_for_the_boxes_and_the_format_of_a_table(address: str) -> None:
    standard = patient.post(f"{address}/api/decks?format=standard", content=ROME.encode())
    assert standard.status_code == 400
    assert "DECK-" in plain(standard.json()["text"])
    for wrong, code in {"boxes=nowhere": "unplayable", "format=best": "deck"}.items():
        answer = patient.post(f"{address}/api/decks?{wrong}", content=ROME.encode())
        assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_it_is_said_in_the_language_of_whoever_asks(address: str) -> None:
    text = "faction: rome\nrome/architekt"
    assert plain(read(address, text, "pl").json()["text"]) == (
        "Tą talią nie da się grać: wiersz 2: nie ma karty „rome/architekt”; "
        "czy chodziło o „rome/architect”? (AMB-X-15)."
    )
    assert "řádek 2: karta „rome/architekt“ neexistuje" in plain(
        read(address, text, "cs").json()["text"]
    )


def test_long_nonsense_is_answered_at_once(address: str) -> None:
    answer = read(address, "faction: rome\n" + "rome/x\n" * 2200)
    assert answer.status_code == 400
    assert "line 2" in plain(answer.json()["text"])
    assert read(address, "x" * 20_000).status_code == 413

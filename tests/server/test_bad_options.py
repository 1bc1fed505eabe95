"""Options that no table can be played with: one sentence with its clause, in one's own language."""

from collections.abc import Iterator
from typing import Any

import pytest

from osada.kernel.game import BadOptions
from osada.settlers import Settlers
from tests.server import patient
from tests.server.sentences import plain
from tests.server.serving import served

FIVE = ["rome", "egypt", "japan", "barbarians", "aztecs"]
STANDARD = {"boxes": ["friends"], "format": "standard"}
BAD: dict[str, tuple[dict[str, Any], str, str]] = {
    "few": ({**STANDARD, "decks": {"rome": ["rome/builder"]}}, "DECK-8", "w talii są 2 karty"),
    "banned": ({"bans": ["rom020"], "decks": {"rome": ["rome/builder"]}}, "AMB-X-16", "zakazana"),
    "unknown": ({**STANDARD, "decks": {"rome": ["rome/elves"]}}, "AMB-X-15", "nie ma karty"),
    "foreign": ({"decks": {"rome": ["egypt/oasis"]}}, "DECK-4", "nie jest karta z tej talii"),
    "box": ({"boxes": ["elves"]}, "DECK-13", "nie ma dodatku „elves”"),
    "box twice": ({"boxes": ["friends", "friends"]}, "DECK-13", "dwa razy"),
    "format": ({"format": "best"}, "DECK-1", "„format” nie może mieć wartości „best”"),
    "five": ({"factions": FIVE, "five_players": True}, "SETUP-1", "gra jest dla 1–4"),
    "advanced": (
        {"factions": FIVE, "five_players": True, "boxes": ["aztecs"], "lookout": "advanced"},
        "AZT-FACTION-8", "zaawansowanym",
    ),
    "company": ({"boxes": ["friends"], "virtual_faction": "rome"}, "AMB-X-14", "jednoosobowej"),
    "no friends": ({"factions": ["rome"], "virtual_faction": "rome"}, "AMB-X-14", "friends"),
    "virtual": ({"factions": ["rome"], "virtual_faction": "egypt"}, "AMB-X-14", "nie może mieć"),
    "ban": ({"bans": ["elves"]}, "AMB-X-16", "nie można zakazać"),
    "whose": ({"decks": {"elves": ["mill"]}}, "DECK-4", "nie ma takiej frakcji"),
}  # fmt: skip


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server for the tests of this file."""
    with served() as found:
        yield found


@pytest.mark.parametrize("name", BAD)
def test_the_engine_and_the_wire_say_the_same_sentence(address: str, name: str) -> None:
    options, clause, words = BAD[name]
    options = {"factions": ["rome", "egypt"], **options}
    with pytest.raises(BadOptions) as refused:
        Settlers().new(options, 1)
    assert clause in str(refused.value)
    assert refused.value.in_languages
    factions = options.pop("factions")
    seats = [{"faction": one, **({"bot": "easy"} if at else {})} for at, one in enumerate(factions)]
    answer = patient.post(
        f"{address}/api/tables",
        json={"name": "Ola", "table": {"seats": seats, **options}},
        headers={"accept-language": "pl"},
    )
    assert answer.status_code == 400
    said = plain(answer.json()["text"])
    assert answer.json()["code"] in ("unplayable", "no-such-faction")
    assert said == f"Tak nie da się grać: {refused.value.told('pl')}."
    assert words in said
    assert clause in said
    for language in ("en", "cs"):
        assert clause in refused.value.told(language)
    assert refused.value.told("cs") != refused.value.told("en")


def test_many_cards_may_be_banned(address: str) -> None:
    bans = [f"com{number:03}" for number in range(1, 41)]
    seats = [{"faction": "rome"}, {"faction": "egypt", "bot": "easy"}]
    wish = {"name": "Ola", "table": {"seats": seats, "bans": bans}}
    assert patient.post(f"{address}/api/tables", json=wish).status_code == 201


CAMPAIGN: dict[str, tuple[dict[str, Any], str]] = {
    "peaceful": ({"game": "campaign", "peaceful": True}, "AMB-C66"),
    "five players": ({"game": "campaign", "boxes": ["aztecs"], "five_players": True}, "15)"),
    "five seats": ({"game": "campaign", "seats": [{}, *[{"bot": "easy"}] * 4]}, "CAMP-CONTENT-15"),
    "names": ({"game": "campaign", "names": ["a", "b", "c"]}, "CSETUP-1"),
    "a name": ({"game": "campaign", "names": ["a\0b"]}, "SHEET-4"),
    "mode": ({"game": "campaign", "mode": "adventure"}, "mode"),
    "names of a card game": ({"names": ["Roma"]}, "names"),
    "rebuilding": ({"rebuild": True}, "rebuild"),
    "boxes": ({"game": "rollwrite", "boxes": ["aztecs"]}, "boxes"),
    "alone": ({"game": "rollwrite", "seats": [{}]}, "RW-SETUP-01"),
    "five of roll & write": (
        {"game": "rollwrite", "mode": "adventure", "seats": [{}, *[{"bot": "easy"}] * 4]},
        "RW-ADVENTURE-11",
    ),
    "a sheet": (
        {"game": "rollwrite", "mode": "adventure", "seats": [{"faction": "99"}]}, "RW-CONTENT-04",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CAMPAIGN)
def test_every_game_says_in_ones_own_language_what_it_cannot_be_played_with(
    address: str, name: str
) -> None:
    options, word = CAMPAIGN[name]
    wish = {"seats": [{}, {"bot": "easy"}], **options}
    said = set()
    for language in ("en", "pl", "cs"):
        answer = patient.post(
            f"{address}/api/tables",
            json={"name": "Ola", "table": wish, "start": True},
            headers={"accept-language": language},
        )
        assert answer.status_code == 400
        assert answer.json()["code"] == "unplayable"
        said.add(plain(answer.json()["text"]))
        assert word in plain(answer.json()["text"])
    assert len(said) == 3

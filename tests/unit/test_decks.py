"""Deck formats: what introductory, open and standard ask of a deck (DECK-1 to DECK-14)."""

from pathlib import Path

import pytest

from osada.settlers import decklist, decks
from osada.settlers.catalogue import Catalogue, base, extended

FACTIONS = ("barbarians", "japan", "rome", "egypt")

AQUEDUCT = """
faction: rome

[rome/aqueduct]
name: Aqueduct
numbers: rom101-103
colour: grey
cost: 2 stone
deal: stone
production: 1 stone
from: house
"""

MORE_ROMANS = """
faction: rome

[rome/circus]
name: Circus
numbers: rom201-202
cost: 1 stone
deal: gold
production: 2 vp
from: house

[rome/vineyard]
name: Vineyard
numbers: rom203
cost: 1 food
deal: gold
production: 1 gold
from: house
"""

LIGHTHOUSE = """
faction: common

[lighthouse]
name: Lighthouse
numbers: com901-902
colour: blue
cost: 1 wood
raze: 1 wood
production: 1 vp
from: house
"""

HANSA = """
faction: hansa
name: Hansa
board: 3 worker
keeps: wood
from: house
""" + "".join(
    f"""
[hansa/house-{n}]
name: House {n}
numbers: han{n:02d}1-{n:02d}{3 if n < 3 else 2 if n < 9 else 1}
cost: 1 wood
deal: gold
production: 1 wood
from: house
"""
    for n in range(18)
)


@pytest.fixture
def boxes(tmp_path: Path) -> Catalogue:
    """The base game and two expansions: `arches` and `games`."""
    for folder, name, text in (
        ("arches", "rome", AQUEDUCT),
        ("arches", "common", LIGHTHOUSE),
        ("games", "rome", MORE_ROMANS),
    ):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / f"{name}.cards").write_text(text, "utf-8")
    return extended(tmp_path)


def copies(cards: Catalogue, *slugs: str) -> list[str]:
    return [cards.numbers[card] for slug in slugs for card in cards.of_slug[slug]]


def of_copies(cards: Catalogue, faction: str, n: int) -> list[str]:
    """Base cards of a faction that come in so many copies."""
    return [
        entry.slug
        for entry in cards.entries
        if entry.faction == faction and len(entry.numbers) == n and entry.mark == "base"
    ]


def without(deck: list[str], gone: list[str]) -> list[str]:
    return [number for number in deck if number not in gone]


def clauses(cards: Catalogue, faction: str, deck: list[str], format: str) -> list[str]:
    return [problem.clause for problem in decks.problems(cards, faction, deck, format)]


def test_there_are_three_formats() -> None:
    """DECK-1, DECK-5."""
    assert list(decks.formats()) == ["introductory", "open", "standard"]
    assert "tournament" in decks.formats()["standard"].about


@pytest.mark.parametrize("format", ["introductory", "open", "standard"])
@pytest.mark.parametrize("faction", ["common", *FACTIONS])
def test_the_printed_decks_fit_every_format(faction: str, format: str) -> None:
    """DECK-14."""
    deck = decks.printed(base(), faction)
    assert len(deck) == (84 if faction == "common" else 30)
    assert decks.problems(base(), faction, deck, format) == []


# Standard


@pytest.mark.parametrize("faction", FACTIONS)
def test_two_of_three_copies_are_refused(faction: str) -> None:
    """DECK-10."""
    whole = decks.printed(base(), faction)
    for slug in of_copies(base(), faction, 3):
        deck = without(whole, copies(base(), slug)[:1])
        assert clauses(base(), faction, deck, "standard") == ["DECK-10", "DECK-8", "DECK-8"]


def test_a_set_of_three_replaces_a_set_of_three(boxes: Catalogue) -> None:
    """EX-17; DECK-8, DECK-9, DECK-10."""
    whole = decks.printed(boxes, "rome")
    new = copies(boxes, "rome/aqueduct")
    first_set = copies(boxes, of_copies(boxes, "rome", 3)[0])
    assert decks.problems(boxes, "rome", without(whole, first_set) + new, "standard") == []
    for some in (new[:1], new[:2]):
        deck = without(whole, first_set[: len(some)]) + some
        assert set(clauses(boxes, "rome", deck, "standard")) == {"DECK-10", "DECK-8"}
        pair = copies(boxes, of_copies(boxes, "rome", len(some))[0])
        assert "DECK-10" in clauses(boxes, "rome", without(whole, pair) + some, "standard")


def test_a_pair_and_a_single_card_are_no_set_of_three(boxes: Catalogue) -> None:
    """EX-17; DECK-8, DECK-9."""
    whole = decks.printed(boxes, "rome")
    gone = copies(boxes, of_copies(boxes, "rome", 2)[0], of_copies(boxes, "rome", 1)[0])
    deck = without(whole, gone) + copies(boxes, "rome/aqueduct")
    assert len(deck) == 30
    (problem,) = decks.problems(boxes, "rome", deck, "standard")
    assert problem.clauses == ("DECK-8", "DECK-9")
    assert "4 cards in 3 copies, 5 in 2, 8 in 1" in problem.message


def test_a_standard_deck_has_thirty_cards(boxes: Catalogue) -> None:
    """DECK-8."""
    whole = decks.printed(boxes, "rome")
    fewer = without(whole, copies(boxes, of_copies(boxes, "rome", 1)[0]))
    more = whole + copies(boxes, "rome/aqueduct")
    for deck, n in ((fewer, 29), (more, 33)):
        first, *_ = decks.problems(boxes, "rome", deck, "standard")
        assert first.clause == "DECK-8"
        assert f"{n} cards, not 30" in first.message


def test_a_standard_deck_takes_at_most_one_expansion(boxes: Catalogue) -> None:
    """DECK-7."""
    whole = decks.printed(boxes, "rome")
    three, pair = of_copies(boxes, "rome", 3)[0], of_copies(boxes, "rome", 2)[0]
    one = without(whole, copies(boxes, pair)) + copies(boxes, "rome/circus")
    assert decks.problems(boxes, "rome", one, "standard") == []
    two = without(one, copies(boxes, three)) + copies(boxes, "rome/aqueduct")
    (problem,) = decks.problems(boxes, "rome", two, "standard")
    assert problem.clause == "DECK-7"
    assert "arches and games" in problem.message


def test_the_standard_common_deck_is_that_of_the_base_game(boxes: Catalogue) -> None:
    """DECK-6."""
    whole = decks.printed(boxes, "common")
    assert decks.problems(boxes, "common", whole, "standard") == []
    more = whole + copies(boxes, "lighthouse")
    assert clauses(boxes, "common", more, "standard") == ["DECK-6"]
    assert clauses(boxes, "common", whole[:-1], "standard") == ["DECK-6"]


# Introductory and open


def test_an_introductory_game_takes_all_of_one_expansion(boxes: Catalogue, tmp_path: Path) -> None:
    """DECK-2, DECK-3."""
    whole = decks.printed(boxes, "common")
    assert decks.problems(boxes, "common", [*whole, "com901", "com902"], "introductory") == []
    assert clauses(boxes, "common", [*whole, "com901"], "introductory") == ["DECK-2"]
    romans = decks.printed(boxes, "rome")
    more = romans + copies(boxes, "rome/aqueduct")
    (problem,) = decks.problems(boxes, "rome", more, "introductory")
    assert problem.clause == "DECK-3"
    assert "33 cards, not 40" in problem.message


def test_an_introductory_deck_with_an_expansion_has_forty_cards(tmp_path: Path) -> None:
    """DECK-3."""
    ten = AQUEDUCT + "".join(
        f"\n[rome/arch-{n}]\nname: Arch\nnumbers: rom30{n}\ndeal: vp\nfeature: none\nfrom: house\n"
        for n in range(7)
    )
    (tmp_path / "ten").mkdir()
    (tmp_path / "ten" / "rome.cards").write_text(ten, "utf-8")
    cards = extended(tmp_path)
    own = [entry.slug for entry in cards.entries if entry.mark == "ten"]
    deck = decks.printed(cards, "rome") + copies(cards, *own)
    assert len(deck) == 40
    assert decks.problems(cards, "rome", deck, "introductory") == []
    assert set(clauses(cards, "rome", deck[:-1], "introductory")) == {"DECK-3"}


def test_the_open_format_takes_what_you_like(boxes: Catalogue) -> None:
    """DECK-4."""
    mixed = ["rom001", "rom101", "rom201", "rom203"]
    assert decks.problems(boxes, "rome", mixed, "open") == []
    assert decks.problems(boxes, "common", ["com001", "com901"], "open") == []
    assert clauses(boxes, "rome", ["com001"], "open") == ["DECK-4"]


# Every format


@pytest.mark.parametrize(
    ("format", "clause"), [("introductory", "DECK-3"), ("open", "DECK-4"), ("standard", "DECK-7")]
)
def test_cards_of_another_faction_are_refused(format: str, clause: str) -> None:
    whole = decks.printed(base(), "rome")
    for stranger in ("bar001", "com001", "att001"):
        found = decks.problems(base(), "rome", [*whole, stranger], format)
        assert found[0].clause == clause
        assert f"({stranger}) is not a card of rome" in found[0].message


def test_an_unknown_card_and_a_card_twice() -> None:
    whole = decks.printed(base(), "rome")
    found = decks.problems(base(), "rome", [*whole, "rom999", "rom001"], "standard")
    assert [problem.clause for problem in found][:2] == ["AMB-X-15", "AMB-X-15"]
    assert any('there is no card "rom999"' in str(problem) for problem in found)
    assert any("2 times" in str(problem) for problem in found)


def test_unknown_names_are_told_with_the_nearest() -> None:
    with pytest.raises(decks.UnknownName, match='did you mean "standard"'):
        decks.problems(base(), "rome", [], "standart")
    with pytest.raises(decks.UnknownName, match='did you mean "rome"'):
        decks.problems(base(), "roma", [], "standard")
    with pytest.raises(decks.UnknownName, match="choose one of"):
        decks.printed(base(), "zzz")


def test_a_new_faction_is_at_home_in_its_own_box(tmp_path: Path) -> None:
    """DECK-12: cards are treated as basic, or as of the box that they are marked with."""
    (tmp_path / "hansa").mkdir()
    (tmp_path / "late").mkdir()
    (tmp_path / "hansa" / "hansa.cards").write_text(HANSA, "utf-8")
    late = HANSA.replace("board: 3 worker\nkeeps: wood\n", "").split("[hansa/house-1]")[0]
    late = late.replace("house-0", "late").replace("han001-003", "han991-993")
    (tmp_path / "late" / "hansa.cards").write_text(late, "utf-8")
    cards = extended(tmp_path)
    deck = decks.printed(cards, "hansa")
    assert len(deck) == 30
    assert decks.problems(cards, "hansa", deck, "standard") == []
    swapped = without(deck, copies(cards, "hansa/house-0")) + copies(cards, "hansa/late")
    assert decks.problems(cards, "hansa", swapped, "standard") == []
    assert cards.entry[cards.of_number["han991"]].mark == "late"


def test_a_single_card_file_is_a_box_of_its_own() -> None:
    entry = base().entries[0]
    assert entry.mark == "base"


# Deck files


def deck_file(tmp_path: Path, text: str, name: str = "deck.txt") -> Path:
    path = tmp_path / name
    path.write_text(text, "utf-8")
    return path


def test_a_deck_file_names_cards_in_several_ways(tmp_path: Path) -> None:
    text = "# mine\nfaction: rome\n\nrome/spies # all\n2 rome/administration\n1x rom001\nrom002"
    deck = decklist.read(deck_file(tmp_path, text), base())
    assert deck.faction == "rome"
    numbers = base().of_slug
    spies = [base().numbers[card] for card in numbers["rome/spies"]]
    two = [base().numbers[card] for card in numbers["rome/administration"]][:2]
    assert list(deck.numbers) == [*spies, *two, "rom001", "rom002"]


@pytest.mark.parametrize(
    "text",
    [
        "faction: rome\ncards: [rome/spies, 2 rome/administration, rom001]",
        "faction: rome\ncards:\n  - rome/spies\n  - rome/administration: 2\n  - rom001\n",
        "faction: rome\ncards: {rome/spies: 1, rome/administration: 2, rom001: 1}",
    ],
)
def test_a_deck_file_may_be_yaml(tmp_path: Path, text: str) -> None:
    deck = decklist.read(deck_file(tmp_path, text, "deck.yaml"), base())
    assert deck.faction == "rome"
    assert len(deck.numbers) == 4


@pytest.mark.parametrize("faction", ["common", *FACTIONS])
def test_a_printed_deck_can_be_written_and_read(tmp_path: Path, faction: str) -> None:
    numbers = decks.printed(base(), faction)
    path = deck_file(tmp_path, decklist.listed(base(), faction, numbers))
    assert sorted(decklist.read(path, base()).numbers) == sorted(numbers)
    short = decklist.listed(base(), faction, numbers[1:])
    assert sorted(decklist.read(deck_file(tmp_path, short), base()).numbers) == sorted(numbers[1:])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("faction: roma", ':1: there is no faction "roma"; did you mean "rome"? (DECK-4)'),
        ("faction: rome\nfaction: egypt", ":2: there is a second faction; a deck has one (DECK-4)"),
        (
            "faction: rome\nrome/spie",
            ':2: there is no card "rome/spie"; did you mean "rome/spies"?',
        ),
        (
            "faction: rome\n9 rome/spies",
            ':2: there is one copy of "rome/spies", not 9 (AMB-X-15, DECK-4)',
        ),
        ("faction: rome\nthe spies of rome", ":2: cannot read"),
        ("rome/spies", ": says no faction"),
        ("", ": says no faction"),
    ],
)
def test_mistakes_in_a_deck_file(tmp_path: Path, text: str, said: str) -> None:
    path = deck_file(tmp_path, text)
    with pytest.raises(decklist.DeckFileError) as error:
        decklist.read(path, base())
    assert f"{path}{said}" in str(error.value)


def test_a_deck_file_is_read_whole_or_refused(tmp_path: Path) -> None:
    path = deck_file(tmp_path, "faction: rome\n" + "# a comment\n" * 90_000 + "rome/spie\n")
    with pytest.raises(decklist.DeckFileError) as error:
        decklist.read(path, base())
    assert str(error.value) == f"{path}: is too long for a deck file"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("faction: [", "is not YAML"),
        ("- a", "has the keys"),
        ("fraction: rome", "has the keys"),
        ("faction: rome\nfaction: egypt", ":2: is not YAML"),
        ("faction: rome\ncards: " + "[" * 11 + "]" * 11, "is not YAML"),
        ("faction: rome\ncards:\n  - {rome/spies: 1, rome/spies: 1}", ":3: is not YAML"),
    ],
)
def test_mistakes_in_a_yaml_deck(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(decklist.DeckFileError, match=said):
        decklist.read(deck_file(tmp_path, text, "deck.yml"), base())


def test_a_deck_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(decklist.DeckFileError, match="UTF-8"):
        decklist.read(path, base())
    with pytest.raises(decklist.DeckFileError, match="cannot be read"):
        decklist.read(tmp_path / "none.txt", base())

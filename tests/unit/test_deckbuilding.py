"""Building decks: the check rule by rule, swaps, mends, a glance, ready decks, files."""

from pathlib import Path

import pytest

from osada.cli import main
from osada.settlers import decklist, decks, deckwords, ready
from osada.settlers.catalogue import base, boxes
from osada.settlers.deckbuilding import Building, mends, swapped, swaps
from osada.settlers.deckcheck import check
from osada.settlers.deckglance import glance

CARDS = base().with_boxes(["friends", "aztecs"])
ENTRY = {entry.slug: entry for entry in CARDS.entries}
FACTIONS = [faction.slug for faction in CARDS.factions]


def built(faction: str = "rome", format: str = "standard", bans: tuple[int, ...] = ()) -> Building:
    return Building(CARDS, faction, tuple(decks.printed(CARDS, faction)), format, bans)


def rules(deck: Building) -> dict[str, str]:
    """Each rule with its clause, `!` if it is broken."""
    found = check(CARDS, deck.faction, deck.numbers, deck.format, deck.bans)
    return {rule.name: rule.clause + "!" * bool(rule.problems) for rule in found}


def test_each_format_has_its_rules() -> None:
    assert rules(built()) == {
        "size": "DECK-8", "sets": "DECK-8", "whole": "DECK-10", "boxes": "DECK-7", "own": "DECK-7",
    }  # fmt: skip
    assert rules(built("aztecs"))["boxes"] == "AZT-FORMAT-14"
    assert rules(built(format="open")) == {"own": "DECK-4", "copies": "AMB-X-15"}
    assert rules(built("common")) == {"boxes": "DECK-6", "own": "DECK-6", "copies": "AMB-X-15"}
    assert rules(built(bans=(CARDS.of_slug["volcano"][0],)))["bans"] == "AMB-X-16"


def test_what_is_offered_has_as_many_copies_and_keeps_every_rule() -> None:
    """DECK-9, DECK-7."""
    deck = built()
    for entry, copies in deck.entries():
        for swap in swaps(deck, entry):
            assert len(swap.entry.numbers) == copies
            assert swap.why is None
            assert swap.deck.problems() == []
    friends = deck.without(ENTRY["rome/administration"]).plus(ENTRY["rome/public-aqueduct"])
    refused = {
        swap.entry.slug: swap.why.clause
        for swap in swaps(friends, ENTRY["rome/builder"])
        if swap.why is not None
    }
    assert refused == {"rome/shrine-of-mars": "DECK-7", "rome/helpful-markus": "DECK-7"}
    back = [swap.entry.slug for swap in swaps(friends, ENTRY["rome/public-aqueduct"])]
    assert back == ["rome/administration", "rome/augur"]
    assert [(out.slug, new.slug) for out, new in swapped(friends) if out and new] == [
        ("rome/administration", "rome/public-aqueduct")
    ]


def test_a_banned_card_is_not_offered_and_a_fixed_format_offers_nothing() -> None:
    """AMB-X-16, DECK-3."""
    bans = tuple(CARDS.of_slug["rome/public-aqueduct"])
    offers = swaps(built(bans=bans), ENTRY["rome/administration"])
    assert {one.entry.slug: one.why.clause for one in offers if one.why is not None} == {
        "rome/public-aqueduct": "AMB-X-16"
    }
    assert swaps(built(format="introductory"), ENTRY["rome/administration"]) == []


@pytest.mark.parametrize(
    ("spoil", "how"),
    [
        (lambda deck: deck.without(ENTRY["rome/administration"]), ["in", "in", "in"]),
        (lambda deck: deck.plus(ENTRY["rome/cohort"]), ["out", "out", "out"]),
        (lambda deck: deck.without(ENTRY["rome/builder"], ENTRY["rome/spies"])
            .plus(ENTRY["rome/forum"], ENTRY["rome/solid-foundations"]), ["only", "only"]),
        (lambda deck: Building(CARDS, "rome", (*deck.numbers, "egy001"), "standard"), ["clear"]),
        (lambda deck: Building(CARDS, "rome", deck.numbers[1:], "standard"), ["in"]),
    ],
)  # fmt: skip
def test_a_broken_deck_is_mended(spoil: object, how: list[str]) -> None:
    deck = spoil(built())  # type: ignore[operator]
    found = mends(deck)
    assert [mend.how for mend in found] == how
    assert all(mend.deck.problems() == [] for mend in found)
    for language in ("en", "pl", "cs"):
        assert all(deckwords.mend_name(CARDS, mend, language) for mend in found)


def test_a_deck_at_a_glance() -> None:
    seen = glance(CARDS, ["rom001", "nobody", *decks.printed(CARDS, "common")])
    assert seen.cards == 85
    assert sum(seen.costs.values()) == 85
    assert seen.worth == 84 + 2
    assert glance(CARDS, ["com089"]).kinds == {"instant": 1}
    assert glance(CARDS, ["com089"]).worth == 0


# Ready decks


def test_ready_decks_are_made_by_their_rule_and_can_be_played() -> None:
    names = [deck.name for deck in ready.ready()]
    assert [name for name in names if "-" not in name] == FACTIONS
    for deck in ready.ready():
        cards = base().with_boxes(deck.boxes)
        assert decks.problems(cards, deck.faction, deck.numbers, "standard") == []
        if deck.mark:
            made = ready.made(CARDS, deck.faction, deck.mark)
            assert sorted(deck.numbers) == sorted(made), "write them with tools/ready_decks.py"
            marked = {one.slug for one in decks.of(CARDS, deck.faction) if one.mark == deck.mark}
            assert marked <= {CARDS.slugs[CARDS.of_number[number]] for number in deck.numbers}
    assert {deck.mark for deck in ready.ready()} == {"", *boxes.boxes(), "atlanteans", "magic3"}


# Words and files


def test_every_problem_is_told_in_three_languages() -> None:
    wrong = [
        Building(CARDS, "rome", ("rom036", "egy001", "rom001", "rom001", "xyz"), "standard"),
        built().plus(ENTRY["rome/forum"], ENTRY["rome/augur"]),
        Building(CARDS, "common", ("com085",), "standard"),
        Building(CARDS, "common", ("com001",), "standard"),
        Building(CARDS, "rome", ("rom061",), "introductory", tuple(CARDS.of_slug["rome/augur"])),
    ]
    reasons = set()
    for deck in wrong:
        for problem in deck.problems():
            reasons.add(problem.reason)
            told = {deckwords.told(CARDS, problem, language) for language in ("en", "pl", "cs")}
            assert len(told) == 3
            assert all(one.endswith(f"({problem.clause})") for one in told)
    assert reasons == {
        "card", "foreign", "twice", "half", "size", "sets", "boxes", "base-only", "chosen",
        "missing", "banned",
    }  # fmt: skip


@pytest.mark.parametrize("text", ["version: 2\nfaction: rome\n???", "version: 2\ncards: [1]"])
def test_a_deck_of_a_later_version_says_so(tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.deck"
    file.write_text(text, "utf-8")
    with pytest.raises(decklist.DeckFileError) as error:
        decklist.read(file, CARDS)
    assert "was written for a later version of Osada" in str(error.value)
    assert "nowszej wersji Osady (wersja 2" in deckwords.told(CARDS, error.value.problems[0], "pl")


@pytest.mark.parametrize("command", ["play --plain --decks", "decks check"])
def test_a_bad_file_is_told_in_the_language_of_the_command(
    tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "later.deck"
    file.write_text("faction: rome\nrome/spys\n")
    assert main([*command.split(), str(file), "--language", "cs"]) == 2
    assert capsys.readouterr().err == (
        f"osada: {file}: řádek 2: karta „rome/spys“ neexistuje; nemyslíš „rome/spies“? (AMB-X-15)\n"
    )


def test_a_deck_file_keeps_its_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.deck"
    file.write_text(decklist.listed(CARDS, "rome", ["rom001"], "Masons  #1"), "utf-8")
    assert decklist.read(file, CARDS) == decklist.DeckFile("rome", ("rom001",), "Masons 1")

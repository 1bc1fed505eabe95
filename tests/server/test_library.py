"""The library and the rulebook as the page gets them: all cards, all words, all clauses."""

import re
from pathlib import Path

import msgspec
import pytest

from osada import LANGUAGES, rules
from osada.server import library, wire
from osada.settlers import nouns, words
from osada.settlers.catalogue import base, boxes, extended
from osada.settlers.game import VERSION
from osada.titles import HOSTED
from tests.server.sentences import plain

CARDS = base().with_boxes(boxes.boxes())
ROOT = Path(__file__).parents[2]
OWN_CARDS = """\
faction: common

[lighthouse]
name: Lighthouse | Latarnia | Maják
numbers: own001-003
colour: blue
cost: 1 wood
production: 1 food
from: house

[milestone]
name: Milestone | Słup | Patník
numbers: own004
feature: none
from: house
"""


def face(slug: str, language: str = "en", copy: int = 0) -> wire.CardFace:
    return [one for one in library.library(language).cards if one.slug == slug][copy]


def formula(ability: wire.Ability) -> str:
    return " ".join(f"{token.n} {token.what or token.kind}" for token in ability.formula)


# Cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_there_once(language: str) -> None:
    found = library.library(language)
    numbers = [number for one in found.cards for number in one.numbers]
    assert sorted(numbers) == sorted(CARDS.with_campaign().numbers)
    assert (found.language, found.version) == (language, VERSION)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_library_fits_the_wire(language: str) -> None:
    for made in (library.library(language), library.rulebook(language)):
        assert msgspec.json.decode(msgspec.json.encode(made), type=type(made)) == made


def test_a_face_tells_all_facts_of_a_card() -> None:
    dojo = face("japan/dojo")
    assert (dojo.name, dojo.faction, dojo.kind, dojo.colours) == (
        "Dojo",
        "japan",
        "feature",
        ["red"],
    )
    assert (dojo.cost, dojo.location, dojo.raze) == ({"wood": 1}, True, {"vp": 1})
    assert (dojo.deal, dojo.worth, dojo.uses, dojo.art) == ("vp", 2, 0, "pagoda")
    assert [ability.kind for ability in dojo.abilities] == ["feature", "bonus"]
    mine = face("gold-mine")
    assert (mine.faction, mine.location, mine.deal, mine.worth, mine.uses) == (
        "common", False, None, 1, 2,
    )  # fmt: skip
    assert face("rome/trade-colony").colours == ["brown", "grey", "red"]
    assert face("ruins").colours == []


def test_copies_that_differ_in_print_are_cards_of_their_own() -> None:
    castles = [one for one in library.library("en").cards if one.slug == "castle"]
    copies = CARDS.of_slug["castle"]
    assert len(castles) == len({CARDS.printing[card] for card in copies}) > 1
    assert len({(str(one.cost), str(one.raze)) for one in castles}) == len(castles)


def test_attack_cards_are_there_too() -> None:
    attacks = [one for one in library.library("pl").cards if one.faction == "attack"]
    assert sum(len(one.numbers) for one in attacks) == len(CARDS.attacks)
    assert all(one.deal and not one.abilities and not one.worth for one in attacks)
    assert attacks[0].name[0].isupper()


# What they do


def test_what_a_card_does_in_words_and_as_a_formula() -> None:
    (use,) = face("gold-mine").abilities
    assert (use.kind, plain(use.text)) == (
        "action",
        "Twice a round: spend 1 worker to gain 1 gold.",
    )
    assert formula(use) == "1 worker 1 arrow 1 gold"
    (produces, bonus) = face("quarry", "cs").abilities
    assert (produces.kind, plain(produces.text)) == ("production", "1 kámen.")
    assert (bonus.kind, plain(bonus.text)) == ("bonus", "1 kámen.")
    (sake,) = face("japan/sake-brewery").abilities
    assert plain(sake.text).startswith("At most twice a round: each time you")
    (statue,) = face("statue").abilities
    assert formula(statue) == "1 vp 1 slash 1 grey 1 ≤6 1   1 card"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_is_a_sentence_without_its_kind(language: str) -> None:
    kinds = tuple(words.say(language, f"kind-{kind}") for kind in ("production", "action"))
    for one in library.library(language).cards:
        for ability in one.abilities:
            text = plain(ability.text)
            assert re.fullmatch(r"[\w].*[\w“]\.", text), text
            assert not text.startswith(kinds), text
            assert ability.formula
            assert text[0].isdigit() or text[0].isupper()


def test_cards_of_boxes_have_forms_of_their_own() -> None:
    well, depot, volcano, smith = map(
        face, ("village-well", "wood-depot", "volcano", "damascus-steel-smith")
    )
    assert (well.form, well.box, depot.form, depot.shelf) == ("open", "friends", "storage", 3)
    assert (volcano.form, volcano.worth) == ("instant", 0)
    assert (smith.form, smith.shielded) == (None, True)
    assert (face("village").box, face("village").form) == ("", None)


def test_somebodys_own_cards(tmp_path: Path) -> None:
    (tmp_path / "own.cards").write_text(OWN_CARDS, encoding="utf-8")
    cards = extended(tmp_path)
    found = library.library("en", cards)
    assert found.version != VERSION
    own = {one.slug: one for one in found.cards if one.numbers[0].startswith("own")}
    assert own["lighthouse"].numbers == ["own001", "own002", "own003"]
    assert own["lighthouse"].art == "tower"  # by its colour
    assert own["milestone"].art == "statue"  # by its kind
    assert own["milestone"].abilities == [wire.Ability("feature", "No ability.")]


# How they look


def vignettes() -> set[str]:
    """The vignettes among the page's icons."""
    icons = (ROOT / "web" / "assets" / "icons.svg").read_text("utf-8")
    return set(re.findall(r'<symbol id="art-([a-z-]+)"', icons))


def test_every_card_has_a_vignette_of_the_page() -> None:
    named = library._vignettes()
    assert set(named["card"]) == {entry.slug for entry in CARDS.entries} | {"attack"}
    used = {name for table in named.values() for name in table.values()}
    assert used <= vignettes()
    assert {one.art for one in library.library("en").cards} <= used


# Factions, words, rules


def test_factions_and_their_boards() -> None:
    found = {one.slug: one for one in library.library("en").factions}
    assert set(found) == {"barbarians", "japan", "rome", "egypt", "aztecs"}
    egypt = found["egypt"]
    assert (egypt.name, egypt.keeps) == ("Egyptians", ["gold"])
    assert egypt.goods == {"worker": 3, "gold": 1, "raze": 1, "defense": 1}


def test_forms_that_only_a_refusal_uses() -> None:
    assert "kamienia" in nouns.forms("pl")["stone"]  # brakuje ci 1 kamienia
    assert "żetony plądrowania" in nouns.forms("pl")["raze"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_clause_in_its_area(language: str) -> None:
    book = library.rulebook(language)
    shown = [area for game in HOSTED for area in rules.areas(language, game)]
    assert [area.id for area in book.areas] == shown
    parts = {area.id: (area.part.title, plain(area.part.text)) for area in book.areas if area.part}
    assert parts == {at: one for at, one in rules.parts(language).items() if at in shown}
    found = {clause.id: clause for area in book.areas for clause in area.clauses}
    every = rules.clauses(language).values()
    assert list(found) == [clause.id for clause in every if clause.area in shown]
    for clause in found.values():
        assert plain(clause.text) == rules.clause(clause.id, language).text
        assert clause.translated == (
            language == "en" or clause.text != rules.clause(clause.id).text
        )

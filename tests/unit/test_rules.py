"""The rulebooks: complete, well-formed, translated where they must be, and easy to search."""

import itertools
import re
from importlib.resources import files
from pathlib import Path

import pytest

import osada.settlers
from osada import rules
from osada.rules import Part, RulebookError, UnknownClause
from osada.rules._reader import BOXES, read, read_translation

LENGTHS = {
    "GOODS": 16,
    "CARD": 31,
    "SETUP": 12,
    "ROUND": 7,
    "LOOKOUT": 9,
    "PROD": 14,
    "ACT": 12,
    "BUILD": 23,
    "DEAL": 11,
    "RAZE": 22,
    "ACTIVATE": 12,
    "TRADE": 8,
    "DEFENSE": 10,
    "CLEANUP": 11,
    "STORAGE": 9,
    "END": 12,
    "GENERAL": 10,
    "BOARD": 6,
    "JAPAN": 36,
    "EGYPT": 24,
    "ROME": 8,
    "BARB": 13,
    "COMMON": 18,
    "VAR-ALT": 7,
    "VAR-ADV": 11,
    "VAR-PEACE": 5,
    "SOLO": 48,
    "SOLO-RANK": 8,
    "DECK": 14,
    "FRIENDS": 33,
    "AZT-FACTION": 8,
    "BLESS": 24,
    "PRAYER": 61,
    "COLOUR": 19,
    "AZT-EX": 10,
    "AZT-CARD": 18,
    "TECH": 10,
    "SET": 8,
    "AZT-REF": 16,
    "AZT-FORMAT": 21,
    "AZT-CONTENT": 19,
    "AMB": 72,
    "AMB-X": 32,
    "AMB-A": 20,
}

LEFT_OUT = {f"TECH-{n}" for n in range(1, 11)} - {"TECH-1", "TECH-4", "TECH-10"}
"""Clauses of a box that is not here."""
UNDASHED = {"AMB-A", "AMB-C"}
"""Areas whose numbers follow without a dash: AMB-A1."""
RULINGS = {"AMB", "AMB-X", "AMB-A", "AMB-C"}

ROLLWRITE_LENGTHS = {
    "RW-CONTENT": 10,
    "RW-SETUP": 9,
    "RW-ROUND": 21,
    "RW-DICE": 12,
    "RW-FAVOR": 14,
    "RW-HARVEST": 8,
    "RW-BUILD": 7,
    "RW-VILLAGE": 16,
    "RW-CONSTRUCT": 12,
    "RW-FIELD": 7,
    "RW-END": 3,
    "RW-SCORE": 6,
    "RW-TIE": 3,
    "RW-ADV": 20,
    "RW-ADVENTURE": 12,
    "RH-DICE": 3,
    "RH-TRACK": 4,
    "RH-FIELD": 2,
    "RH-GRID": 6,
    "RH-COMP": 2,
    "RH-MODEL": 10,
    "RH-VOCAB": 21,
    "RH-COND": 9,
    "RH-THING": 8,
    "RH-CAT": 3,
    "RH-SHEETS": 4,
    "RW-AMB": 33,
}

CAMPAIGN_LENGTHS = {
    "SHEET": 20,
    "CSETUP": 23,
    "CROUND": 8,
    "PROV": 15,
    "UPKEEP": 21,
    "GOAL": 35,
    "BONUS": 34,
    "CEND": 24,
    "INVENT": 23,
    "ERA": 21,
    "FALL": 13,
    "CSOLO": 16,
    "TERMS": 17,
    "CAMP-CARD": 15,
    "CAMP-EX": 16,
    "CAMP-CONTENT": 21,
    "AMB-C": 67,
}

BOOKS = {"settlers": LENGTHS, "rollwrite": ROLLWRITE_LENGTHS, "campaign": CAMPAIGN_LENGTHS}
PARTS = {
    "settlers": ["FRIENDS", "AZT-FACTION", "AMB"],
    "rollwrite": [],
    "campaign": ["SHEET", "CROUND", "CEND", "CSOLO", "TERMS", "AMB-C"],
}

NOTHING = {
    "cardboard": "GOODS-7 GOODS-16 CARD-6 CARD-25 CARD-26 CARD-29 ACTIVATE-11 DECK-11 "
    "AZT-FORMAT-9 AZT-CONTENT-1 AZT-CONTENT-7 AZT-CONTENT-9 AZT-CONTENT-11 AZT-CONTENT-12 "
    "RW-CONTENT-06 RW-CONTENT-10 RW-ADV-20 RH-GRID-06 CAMP-CONTENT-1 CAMP-CONTENT-11 "
    "CAMP-CONTENT-12 CAMP-CONTENT-13 CAMP-CONTENT-19 CAMP-CONTENT-20 CAMP-CONTENT-21",
    "description": "GOODS-12 SETUP-12 DECK-13 AMB-42 RW-CONSTRUCT-12 RW-FIELD-06 RH-TRACK-04 "
    "AZT-FACTION-7 BLESS-19 PRAYER-20 AZT-CARD-13 AZT-CARD-15 AZT-CARD-18 AZT-REF-1 AZT-REF-2 "
    "AZT-REF-12 AZT-REF-13 AZT-REF-14 AZT-REF-15 AZT-REF-16 AZT-FORMAT-4 AZT-CONTENT-13 "
    "AZT-CONTENT-16 AZT-CONTENT-17 AZT-CONTENT-18 AZT-CONTENT-19 AMB-A18 PROV-1 UPKEEP-16 AMB-C35",
}


MARKS = {
    "en": ("Ruling:", "Why:"),
    "pl": ("Rozstrzygnięcie:", "Dlaczego:"),
    "cs": ("Rozhodnutí:", "Proč:"),
}

LITTLE = """# A rulebook

An introduction may say anything.

## RAZE - Raze

### Prices

- `RAZE-1` Razing costs 2 tokens. [rulebook: both]
- `RAZE-2` Tokens are round. [public] {nothing: cardboard}
"""


WHOLE = list(itertools.product(("pl", "cs"), rules.games()))
"""The rulebooks that a language has from the first clause to the last."""

NUMBERED_TITLE = "3 Is a Magic Number"
"""The title of a box, without a number in Polish."""


def written_ids(language: str, *games: str) -> list[str]:
    found: list[str] = []
    for game in games or rules.games():
        file = files("osada.rules") / "text" / game / f"{language}.md"
        text = file.read_text(encoding="utf-8")
        found += re.findall(r"^- `([^`]+)`", text, flags=re.MULTILINE)
    return found


def cited(text: str) -> list[str]:
    return [match[0] for match in re.finditer(rf"\b{rules.CLAUSE}\b", text)]


def ids_in(area: str, numbers: str) -> list[str]:
    spans = [(part.partition("-")[0], part.rpartition("-")[2]) for part in numbers.split()]
    return [f"{area}-{n}" for first, last in spans for n in range(int(first), int(last) + 1)]


def ids_of(game: str) -> list[str]:
    """The clauses that a rulebook has, by the lengths of its areas."""
    padded = "02" if game == "rollwrite" else ""
    found = [
        f"{area}{'' if area in UNDASHED else '-'}{n:{padded}}"
        for area, last in BOOKS[game].items()
        for n in range(1, last + 1)
    ]
    return [id for id in found if id not in LEFT_OUT]


def test_every_area_has_all_its_clauses_in_order() -> None:
    games = rules.games()
    assert list(rules.clauses()) == [id for game in games for id in ids_of(game)]
    assert list(rules.areas()) == [area for game in games for area in BOOKS[game]]
    for language, game in itertools.product(rules.LANGUAGES, games):
        assert list(rules.clauses(language, game)) == ids_of(game)
        assert list(rules.areas(language, game)) == list(BOOKS[game])


@pytest.mark.parametrize("game", rules.games())
def test_a_clause_knows_its_game(game: str) -> None:
    for language in rules.LANGUAGES:
        assert {clause.game for clause in rules.clauses(language, game).values()} == {game}


@pytest.mark.parametrize("language", rules.LANGUAGES)
def test_ids_are_well_formed_and_unique(language: str) -> None:
    ids = written_ids(language)
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(rules.CLAUSE, name) for name in ids)
    assert set(ids) <= set(rules.clauses())


@pytest.mark.parametrize(("language", "game"), WHOLE)
def test_a_rulebook_is_translated_as_a_whole(language: str, game: str) -> None:
    assert written_ids(language, game) == list(rules.clauses(game=game))
    for clause in rules.clauses(game=game).values():
        assert rules.clause(clause.id, language).text != clause.text, clause.id


@pytest.mark.parametrize(("language", "game"), WHOLE)
def test_a_rulebook_says_the_same_numbers_in_every_language(language: str, game: str) -> None:
    for clause in rules.clauses(game=game).values():
        numbers = [
            sorted(re.findall(r"\d+", text.replace(NUMBERED_TITLE, "")))
            for text in (clause.text, rules.clause(clause.id, language).text)
        ]
        assert numbers[0] == numbers[1], clause.id


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_a_translation_keeps_everything_but_the_words(language: str) -> None:
    assert list(rules.clauses(language)) == list(rules.clauses())
    for area, title in rules.areas(language).items():
        assert title != rules.areas()[area]
    for ours, english in zip(
        rules.clauses(language).values(), rules.clauses().values(), strict=True
    ):
        for kept in ("id", "area", "source", "nothing", "box", "game"):
            assert getattr(ours, kept) == getattr(english, kept)


@pytest.mark.parametrize("language", rules.LANGUAGES)
def test_texts_are_whole_sentences_and_cite_clauses_that_exist(language: str) -> None:
    for clause in rules.clauses(language).values():
        assert clause.text[0].isupper() or clause.text[0].isdigit(), clause.id
        assert clause.text.endswith((".", ".)")), clause.id
        assert "  " not in clause.text, clause.id
        for other in cited(f"{clause.text} {clause.source}"):
            assert other in rules.clauses(), f"{clause.id} cites {other}"


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_a_translation_cites_the_same_clauses(language: str) -> None:
    for name in written_ids(language):
        ours, english = rules.clause(name, language).text, rules.clause(name).text
        assert sorted(cited(ours)) == sorted(cited(english)), name


@pytest.mark.parametrize("language", rules.LANGUAGES)
def test_a_ruling_asks_decides_and_says_why(language: str) -> None:
    ruling, why = MARKS[language]
    for name in (name for name in written_ids(language) if name.startswith("AMB-")):
        question, decided, rest = rules.clause(name, language).text.partition(f" {ruling} ")
        assert question.endswith("?"), name
        assert decided, name
        assert f" {why} " in rest, name


def test_every_clause_but_a_ruling_names_its_source() -> None:
    for clause in rules.clauses().values():
        assert bool(clause.source) == (clause.area not in RULINGS), clause.id
        if clause.game != "settlers" and clause.source:
            assert re.match("rulebook|public|ruling|follows|house", clause.source), clause.id
        if clause.area == "RW-AMB":
            assert clause.source == "ruling"


def test_only_cardboard_and_descriptions_leave_nothing_to_do() -> None:
    marked = {clause.id: clause.nothing for clause in rules.clauses().values() if clause.nothing}
    assert marked == {name: reason for reason, ids in NOTHING.items() for name in ids.split()}


def test_the_boxes_are_marked() -> None:
    boxes: dict[str, set[str]] = {}
    for clause in rules.clauses().values():
        boxes.setdefault(clause.box, set()).add(clause.id)
    assert set(boxes) == {"base", "friends", "aztecs", "campaign"}
    assert boxes["campaign"] == set(ids_of("campaign"))
    assert boxes["friends"] == {
        *ids_in("FRIENDS", "1-33"),
        *ids_in("AMB", "53-61"),
        *ids_in("AMB-X", "1-17"),
    }
    whole = ("AZT-", "BLESS-", "PRAYER-", "COLOUR-", "TECH-", "SET-", "AMB-A")
    aztecs = {id for id in rules.clauses() if id.startswith(whole)}
    assert boxes["aztecs"] == aztecs | set(ids_in("AMB-X", "18-32"))


@pytest.mark.parametrize("language", rules.LANGUAGES)
def test_a_box_has_a_part_with_an_introduction(language: str) -> None:
    parts = rules.parts(language)
    for game in rules.games():
        assert list(rules.parts(language, game)) == PARTS[game]
    assert list(parts) == [area for game in rules.games() for area in PARTS[game]]
    for area, part in parts.items():
        assert part.text.endswith(".")
        if language != "en":
            assert part.text != rules.parts()[area].text


def test_a_clause_is_found_by_its_id_in_any_case() -> None:
    clause = rules.clause("raze-12")
    assert (clause.id, clause.area, clause.source) == ("RAZE-12", "RAZE", "rulebook: both")
    assert "becomes a Foundation" in clause.text
    assert "Fundament" in rules.clause("RAZE-12", "pl").text
    assert "základy" in rules.clause("Raze-12", "cs").text


@pytest.mark.parametrize("id", ["RW-SETUP-04", "rw-setup-4", " Rw-Setup-004 "])
def test_a_clause_is_found_with_or_without_leading_zeros(id: str) -> None:
    assert rules.clause(id).id == "RW-SETUP-04"
    assert rules.clause("rh-vocab-21").id == "RH-VOCAB-21"
    assert rules.clause("raze-012").id == "RAZE-12"
    assert rules.clause("amb-a05").id == "AMB-A5"
    assert rules.clause("amb-x-5").id == "AMB-X-5"


@pytest.mark.parametrize(
    ("id", "sentence"),
    [
        ("RAZE-99", "there is no clause RAZE-99; RAZE goes from RAZE-1 to RAZE-22"),
        (
            "solo-rank-0",
            "there is no clause SOLO-RANK-0; SOLO-RANK goes from SOLO-RANK-1 to SOLO-RANK-8",
        ),
        ("amb", "there is no clause AMB; AMB goes from AMB-1 to AMB-72"),
        ("amb-a21", "there is no clause AMB-A21; AMB-A goes from AMB-A1 to AMB-A20"),
        ("amb-a-1", "there is no clause AMB-A-1; AMB-A goes from AMB-A1 to AMB-A20"),
        ("tech-2", "there is no clause TECH-2; TECH goes from TECH-1 to TECH-10"),
        ("RAZR-12", "there is no clause RAZR-12; did you mean RAZE-12?"),
        ("var-peac-5", "there is no clause VAR-PEAC-5; did you mean VAR-PEACE-5?"),
        ("rw-tie-4", "there is no clause RW-TIE-4; RW-TIE goes from RW-TIE-01 to RW-TIE-03"),
        ("rh-vocap-7", "there is no clause RH-VOCAP-7; did you mean RH-VOCAB-07?"),
    ],
)
def test_an_unknown_id_is_refused_with_a_way_out(id: str, sentence: str) -> None:
    with pytest.raises(UnknownClause) as refused:
        rules.clause(id)
    assert str(refused.value) == sentence
    assert isinstance(refused.value, KeyError)


def test_an_id_like_no_other_gets_the_list_of_areas() -> None:
    with pytest.raises(UnknownClause, match=r"there is no clause 42; the areas are GOODS, CARD, "):
        rules.clause("42")
    with pytest.raises(UnknownClause, match=r"did you mean RAZE-12"):
        rules.clause("raze12")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match=r'no rulebook in "xx"; the languages are en, pl, cs'):
        rules.clauses("xx")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ValueError, match=r'no rulebook of "chess"; the games are settlers, roll'):
        rules.areas(game="chess")


def test_search_wants_all_words_whatever_their_case() -> None:
    found = [clause.id for clause in rules.search("SAMURAI gate")]
    assert found[0] == "JAPAN-8"
    assert "CLEANUP-5" in found
    for clause in rules.search("foundation wood"):
        text = f"{rules.areas()[clause.area]} {clause.text}".lower()
        assert "foundation" in text
        assert "wood" in text
    assert rules.search("samurai zeppelin") == []
    assert rules.search("  ?! ") == []


def test_search_finds_an_id_first() -> None:
    assert rules.search("raze-1")[0].id == "RAZE-1"
    assert rules.search("amb-18", "cs")[0].id == "AMB-18"
    assert rules.search("amb-a1", "pl")[0].id == "AMB-A1"
    assert rules.search("rh-grid-03", "pl")[0].id == "RH-GRID-03"


def test_search_can_keep_to_one_game() -> None:
    assert {clause.game for clause in rules.search("gold")} == set(rules.games())
    for game in ("settlers", "rollwrite"):
        assert {clause.game for clause in rules.search("gold", game=game)} == {game}


def test_search_in_a_game_finds_what_it_rests_on() -> None:
    found = rules.search("gold", game="campaign")
    assert {clause.game for clause in found} == {"campaign", "settlers"}
    assert rules.search("upkeep", game="campaign")[0].id == "UPKEEP-2"
    assert rules.search("deal", game="campaign")[0].id == "DEAL-3"


def test_search_prefers_whole_words() -> None:
    ranks = [bool(re.search(r"\bfood\b", c.text, re.IGNORECASE)) for c in rules.search("food")]
    assert ranks == sorted(ranks, reverse=True)


@pytest.mark.parametrize(
    ("words", "language", "expected"),
    [
        ("zloto umowe", "pl", "AMB-10"),
        ("złoto jadło", "pl", "GOODS-2"),
        ("SPLĄDROWAĆ kapliczka", "pl", "JAPAN-8"),
        ("obranny zeton frakcni lokaci", "cs", "DEFENSE-3"),
        ("pasoval zbořit", "cs", "ACT-6"),
        ("rozstrzygniecie remisu kart", "pl", "END-9"),
        ("zeton przyslugi wspolnej puli", "pl", "RW-ROUND-13"),
        ("skrtnute okenko vymazat", "cs", "RW-BUILD-06"),
    ],
)
def test_search_does_not_mind_diacritics(words: str, language: str, expected: str) -> None:
    assert expected in [clause.id for clause in rules.search(words, language)]


def test_a_little_rulebook_is_read() -> None:
    book = read(LITTLE, "little.md", "settlers")
    assert dict(book.areas) == {"RAZE": "Raze"}
    assert book.clauses["RAZE-1"].source == "rulebook: both"
    assert book.clauses["RAZE-2"].text == "Tokens are round."
    assert book.clauses["RAZE-2"].nothing == "cardboard"


def test_numbers_are_padded_as_the_first_of_an_area() -> None:
    lines = [f"- `RW-TIE-{n:02}` Text." for n in range(1, 11)]
    book = read("\n".join(["## RW-TIE - Ties", *lines]), "little.md", "rollwrite")
    assert list(book.clauses)[::9] == ["RW-TIE-01", "RW-TIE-10"]
    assert book.clauses["RW-TIE-01"].game == "rollwrite"
    lines[1] = "- `RW-TIE-2` Text."
    with pytest.raises(RulebookError, match=r":3: RW-TIE-2 stands where RW-TIE-02 belongs$"):
        read("\n".join(["## RW-TIE - Ties", *lines]), "little.md", "rollwrite")


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("Prose has no place here.", "a clause reads - `RAZE-1` text. [source]"),
        ("- RAZE-3 No ticks.", "a clause reads - `RAZE-1` text. [source]"),
        ("- `RAZE-3`", "a clause reads - `RAZE-1` text. [source]"),
        ("- `raze-3` Small.", '"raze-3" is not an id such as RAZE-1'),
        ("- `RAZE-03` Padded.", "RAZE-03 stands where RAZE-3 belongs"),
        ("- `DEAL-3` Elsewhere.", "DEAL-3 stands under RAZE"),
        ("- `RAZE-4` A gap.", "RAZE-4 stands where RAZE-3 belongs"),
        ("- `RAZE-2` A double.", "RAZE-2 stands where RAZE-3 belongs"),
        ("- `RAZE-3` Text. {noting: cardboard}", 'unknown tag "noting", use "nothing" or "box"'),
        ("- `RAZE-3` Text. {box: attic}", f'unknown box "attic", use {" or ".join(BOXES)}'),
        ("- `RAZE-3` Text. {box: base} {box: base}", 'tag "box" stands here twice'),
        ("- `RAZE-3` Text. [EN", 'stray "[" in the text of RAZE-3'),
        ("- `RAZE-3` See `RAZE-1`.", 'stray "`" in the text of RAZE-3'),
        ("## Raze", "the heading of an area reads ## AREA - title"),
        ("## RAZE - Again", "area RAZE has been opened before"),
        ("## DEAL - Deals {only: some}", '"some" are not the numbers of clauses'),
        ("## DEAL - Deals {nothing: here}", 'unknown tag "nothing", use "for" or "box" or "only"'),
        ("- `RAZE3` Undashed.", '"RAZE3" is not an id such as RAZE-1'),
    ],
)
def test_a_malformed_line_is_refused_with_file_and_line(line: str, wrong: str) -> None:
    with pytest.raises(RulebookError) as refused:
        read(f"{LITTLE}{line}\n", "little.md", "settlers")
    assert str(refused.value) == f"little.md:11: {wrong}"


def test_a_part_of_a_rulebook() -> None:
    part = "# Extra\n\nWhat it is\nabout.\n\n## BONUS-X - More {box: aztecs} {only: 2 5}\n\n"
    book = read(f"{LITTLE}{part}- `BONUS-X2` Two.\n- `BONUS-X5` Five. {{box: base}}\n", "", "x")
    assert dict(book.parts) == {"BONUS-X": Part("Extra", "What it is about.")}
    assert {each.id: each.box for each in book.clauses.values() if each.area != "RAZE"} == {
        "BONUS-X2": "aztecs",
        "BONUS-X5": "base",
    }
    ours = read_translation("## RAZE - A\n# Extra\nO czym.\n## BONUS-X - Więcej\n", "", book)
    assert dict(ours.parts) == {"BONUS-X": Part("Extra", "O czym.")}
    with pytest.raises(RulebookError, match="in English no part begins with RAZE"):
        read_translation("## BONUS-X - A\n# Extra\nO czym.\n## RAZE - B\n", "", book)
    with pytest.raises(RulebookError, match="BONUS-X3 stands where BONUS-X2 belongs"):
        read(f"{LITTLE}{part}- `BONUS-X3` Three.\n", "", "x")
    with pytest.raises(RulebookError, match="RAZE-3 stands under no heading"):
        read(f"{LITTLE}# Extra\n- `RAZE-3` Three.\n", "", "x")


def test_a_part_may_begin_the_book() -> None:
    text = "# Title\n\nNot shown.\n\n# Part\n\nA few words.\n\n## RAZE - Raze\n\n- `RAZE-1` One."
    assert dict(read(text, "", "x").parts) == {"RAZE": Part("Part", "A few words.")}
    assert not read(text.replace("# Part", "Part"), "", "x").parts


def test_a_clause_before_the_first_area_is_refused() -> None:
    with pytest.raises(RulebookError, match=r"^little.md:2: RAZE-1 stands under no heading$"):
        read("# Title\n- `RAZE-1` Text.\n", "little.md", "settlers")


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("- `RAZE-3` Nowy.", "the English rulebook has no clause RAZE-3"),
        ("- `RAZE-1` Znowu.", "RAZE-1 has been translated before"),
        ("- `RAZE-2` Tekst. [EN]", "sources and tags belong in the English rulebook"),
        ("- `RAZE-2` Tekst. {box: friends}", "sources and tags belong in the English rulebook"),
        ("## DEAL - Umowa", "the English rulebook has no area DEAL"),
        ("## RAZE - Znowu", "area RAZE has been opened before"),
    ],
)
def test_a_translation_of_something_else_is_refused(line: str, wrong: str) -> None:
    text = f"## RAZE - Plądrowanie\n- `RAZE-1` Kosztuje 2 żetony.\n{line}\n"
    with pytest.raises(RulebookError) as refused:
        read_translation(text, "pl.md", read(LITTLE, "little.md", "settlers"))
    assert str(refused.value) == f"pl.md:3: {wrong}"


def test_books_cannot_be_written_into() -> None:
    with pytest.raises(TypeError):
        rules.clauses()["RAZE-1"] = rules.clause("RAZE-2")  # type: ignore[index]
    assert rules.clauses() is rules.clauses("en")


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_what_a_refusal_cites_is_translated(language: str) -> None:
    sources = (Path(osada.settlers.__file__).parent).rglob("*.py")
    cited = {
        clause[0].strip('"')
        for source in sources
        for clause in re.finditer(f'"{rules.CLAUSE}"', source.read_text("utf-8"))
    }
    english, other = rules.clauses("en"), rules.clauses(language)
    assert len(cited) > 100
    assert [id for id in sorted(cited) if other[id].text == english[id].text] == []


@pytest.mark.parametrize("language", rules.LANGUAGES)
def test_what_people_call_it_leads_to_its_definition(language: str) -> None:
    for term in rules.terms(language):
        assert set(term.clauses) <= set(rules.clauses())
        for name in term.names:
            assert rules.search(name, language)[0].id in term.clauses, name


@pytest.mark.parametrize(
    ("words", "language", "first"),
    [
        ("shield", "en", "DEFENSE-2"),
        ("torches", "en", "GOODS-14"),
        ("Who wins?", "en", "END-7"),
        ("tie", "en", "END-8"),
        ("foundation", "en", "RAZE-20"),
        ("tarcza", "pl", "DEFENSE-2"),
        ("kto wygrywa", "pl", "END-7"),
        ("pochodnie", "pl", "GOODS-14"),
        ("štít", "cs", "DEFENSE-2"),
        ("kdo vyhrává", "cs", "END-7"),
        ("remíza", "cs", "END-8"),
        ("burn own hand", "en", "RAZE-2"),
        ("guest", "en", "FRIENDS-3"),
        ("gods", "en", "PRAYER-1"),
        ("five players", "en", "AZT-FACTION-3"),
        ("gość", "pl", "FRIENDS-3"),
        ("pięć osób", "pl", "AZT-FACTION-3"),
        ("návštěva", "cs", "FRIENDS-3"),
        ("bohové", "cs", "PRAYER-1"),
        ("upkeep", "en", "UPKEEP-2"),
        ("bribes", "en", "BONUS-17"),
        ("change of era", "en", "ERA-1"),
        ("knowledge", "en", "CEND-11"),
        ("utrzymanie prowincji", "pl", "UPKEEP-2"),
        ("Upadek Imperium", "pl", "FALL-1"),
        ("punkty wiedzy", "pl", "CEND-11"),
        ("údržba", "cs", "UPKEEP-2"),
        ("pád impéria", "cs", "FALL-1"),
        ("cíl rozvoje", "cs", "GOAL-4"),
    ],
)
def test_search_begins_with_the_definition(words: str, language: str, first: str) -> None:
    assert rules.search(words, language)[0].id == first


def test_a_part_of_a_word_counts_only_where_no_word_begins_so() -> None:
    assert not any("abilit" in clause.text for clause in rules.search("tie")[:6])
    assert len(rules.search("tie")) < 30
    assert (
        len(rules.search("torch", game="settlers")) < 40
    )  # what is paid with it, not all that razes
    assert rules.search("mperial") == rules.search("imperial")


def test_what_only_judges_need_comes_last() -> None:
    assert rules.internal("settlers") == frozenset()
    assert "RH-MODEL" in rules.internal()
    areas = [clause.area in rules.internal() for clause in rules.search("move")]
    assert areas == sorted(areas)
    assert True in areas

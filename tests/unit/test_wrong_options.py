"""What is wrong with an option is said in every language, whichever game it belongs to."""

import re
from typing import Any

import pytest

from osada import LANGUAGES
from osada.titles import Option, WrongOption, checked
from osada.titles.settlers import SETTLERS
from tests import fluent_files

WRONG: list[tuple[str, Any]] = [
    ("lookout", "best"),
    ("peaceful", "yes"),
    ("peaceful_drafts", 3),
    ("factions", "rome"),
    ("boxes", "friends"),
    ("decks", ["rome"]),
    ("loockout", "standard"),
    ("xyzzy", 1),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_messages(language: str) -> None:
    found = fluent_files.messages("osada.titles", "words", language)
    assert found == fluent_files.messages("osada.titles", "words", "en")


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_a_wrong_option_is_told_with_its_clause(name: str, value: Any) -> None:
    with pytest.raises(WrongOption) as refused:
        checked(SETTLERS.options, {name: value})
    error = refused.value
    clauses = re.findall(r"[A-Z]+(?:-[A-Z]+)*-\d+", str(error))
    told = [error.told(language) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    for sentence in told:
        assert name in sentence
        assert all(clause in sentence for clause in clauses)


def test_a_number_without_a_list_of_values() -> None:
    with pytest.raises(WrongOption) as refused:
        checked([Option("heap", "number", default=1, clause="NIM-1")], {"heap": "many"})
    assert refused.value.told("en") == '"heap" must be a number (NIM-1)'

"""What the server says: the same sentences in all languages, and each of them is used."""

import re
from pathlib import Path

import pytest

import osada.server
from osada import LANGUAGES
from osada.server.said import preferred, say

FOLDER = Path(osada.server.__file__).parent
MESSAGE = re.compile(r"^no-([a-z-]+) = (.+(?:\n +.+)*)", re.MULTILINE)
UNDO = {f"undo-{why}" for why in ("nothing", "another", "revealed", "shown")}


def _messages(language: str) -> dict[str, str]:
    return dict(MESSAGE.findall((FOLDER / "words" / f"{language}.ftl").read_text("utf-8")))


def _variables(text: str) -> set[str]:
    return set(re.findall(r"\$([a-z]+)", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same(language: str) -> None:
    english, other = _messages("en"), _messages(language)
    assert other.keys() == english.keys()
    for code, text in english.items():
        assert _variables(other[code]) == _variables(text), code
        facts = dict.fromkeys(_variables(text), 2)
        assert len(say(language, code, **facts)) > 8


def test_every_sentence_is_used_and_every_code_has_one() -> None:
    source = "\n".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
    known = set(_messages("en"))
    raised = set(re.findall(r'Unfit\(\s*"([a-z-]+)"', source))
    answered = set(re.findall(r'No\(\s*"([a-z-]+)",\s*say', source))
    said = set(re.findall(r'say\([a-z_.]+(?:\(request\))?,\s*"([a-z-]+)"', source))
    by_status = {"key", "nothing-there", "method", "too-long"}
    used = raised | answered | said | by_status | UNDO
    assert used - known == set()
    assert known - used == set()


def test_the_first_language_that_we_speak() -> None:
    for header, found in (
        (None, "en"),
        ("", "en"),
        ("pl", "pl"),
        ("xx-XX,cs;q=0.8,en;q=0.5", "cs"),
        ("xx, ,;;;,\u0142", "en"),
    ):
        assert preferred(header) == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_that_is_a_question_ends_once(language: str) -> None:
    asked = say(language, "journal", why='there is no move "bild"; did you mean "build"?')
    assert asked.endswith('"build"?')
    assert say(language, "journal", why="the header was edited").endswith("edited.")
    assert say(language, "journal", why="It was edited.").endswith("edited.")


@pytest.mark.parametrize(("language", "notice"), [("pl", "(po angielsku)"), ("cs", "(anglicky)")])
def test_a_reason_in_english_is_announced(language: str, notice: str) -> None:
    for code in ("journal", "message", "options", "request", "rules"):
        assert notice in _messages(language)[code], code

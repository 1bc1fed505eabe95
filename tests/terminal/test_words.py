"""The terminal speaks three languages: the same messages, with the same variables."""

import re
from pathlib import Path

import pytest

from osada import terminal
from osada.bots import LEVELS
from osada.gym.settlers.layout import OF_BOXES, QUESTIONS
from osada.settlers.decks import formats
from osada.terminal.cards.help import help_lines as cards_help
from osada.terminal.roll.help import help_lines as roll_help
from osada.terminal.words import LANGUAGES, say
from osada.titles import HOSTED
from tests import fluent_files

SOURCES = Path(terminal.__file__).parent


def messages(language: str) -> dict[str, set[str]]:
    """The messages of the terminal."""
    return fluent_files.messages("osada.terminal", "words", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    named = set(re.findall(r'"([a-z][a-z-]*)"', sources)) | set(re.findall(r"'([a-z-]+)'", sources))
    named |= {f"pick-{kind}" for kind in (*QUESTIONS, *OF_BOXES)} | {
        f"level-{level}" for level in LEVELS
    }
    named |= {f"is-{key}" for key in ("guarded", "samurai", "blocked")}
    named |= {f"{what}-{game}" for what in ("game", "welcome") for game in HOSTED}
    named |= {f"deck-format-{format}" for format in formats()} | {"workshop-settlers"}
    named |= {f"seats-and-{title.parts.name}" for title in HOSTED.values() if title.parts}
    assert set(messages("en")) <= named
    asked = re.findall(r'say\(\s*(?:[\w.]+),\s*"([a-z-]+)"', sources)
    of_puzzles = fluent_files.messages("osada.puzzles", "messages", "en")
    assert set(asked) <= {*messages("en"), *of_puzzles, "nothing"}
    for kind in (*QUESTIONS[1:], *OF_BOXES):
        assert say("en", f"pick-{kind}")


def test_plurals() -> None:
    assert [say("pl", "hand-of", n=n) for n in (1, 3, 5)] == [
        "Twoja ręka: 1 karta",
        "Twoja ręka: 3 karty",
        "Twoja ręka: 5 kart",
    ]
    assert [say("cs", "won-by", n=n) for n in (1, 3, 5)] == [
        "Náskok: 1 bod.",
        "Náskok: 3 body.",
        "Náskok: 5 bodů.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_begins_with_what_the_game_is_about(language: str) -> None:
    for lines, goal in ((cards_help, "goal-settlers"), (roll_help, "goal-rollwrite")):
        first = say(language, goal).split("\n")
        assert len(first) == 3
        shown = ["".join(text for text, _ in line) for line in lines(language)]
        assert shown[:3] == first

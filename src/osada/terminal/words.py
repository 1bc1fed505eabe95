"""What the terminal says, in the player's language; the sentences are in `words/*.ftl`."""

from typing import Final

from osada import LANGUAGES
from osada.speech import said

_WORDS: Final = (("osada.terminal", "words"),)


def say(language: str, message: str, **values: str | int) -> str:
    """A message of the terminal."""
    return said(_WORDS, language, message, **values)


__all__ = ["LANGUAGES", "say"]

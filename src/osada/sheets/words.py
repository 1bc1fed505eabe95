"""What is printed on the sheets, in three languages (labels/*.ftl)."""

from typing import Final

from osada.speech import said

_WORDS: Final = (("osada.sheets", "labels"),)


def say(language: str, message: str, **values: str | int) -> str:
    """A label of the sheets."""
    return said(_WORDS, language, message, **values)

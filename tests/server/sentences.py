"""Sentences of the wire as plain text."""

from typing import Any


def plain(sentence: Any) -> str:
    """All words of a sentence, decoded or as it came in JSON."""
    if isinstance(sentence, str):
        return sentence
    return "".join(_words(part) for part in sentence)


def _words(part: Any) -> str:
    if isinstance(part, str):
        return part
    text: str = part["text"] if isinstance(part, dict) else part.text
    return text

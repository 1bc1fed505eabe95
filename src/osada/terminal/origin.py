"""What is our own design says so wherever it is shown."""

from osada.terminal.words import say


def ours(source: str, language: str) -> str:
    """`own design`, of a sheet, a building or a clause that is; else nothing."""
    return say(language, "origin-house") if "house" in source else ""

"""Osada: Imperial Settlers, the card game, for people, bots and terminals."""

from typing import Final, Literal, get_args

__version__ = "0.6.0"
Language = Literal["en", "pl", "cs"]
"""What Osada speaks: cards, rules and faces know all of them."""
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
LANGUAGE_NAMES: Final = {"en": "English", "pl": "Polski", "cs": "Čeština"}
"""Each in its own words; menus offer them."""

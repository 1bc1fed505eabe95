"""Osada: Imperial Settlers, the card game, for people, bots and terminals."""

from typing import Final

__version__ = "0.4.0"
LANGUAGES: Final = ("en", "pl", "cs")
"""What Osada speaks; cards, rules and faces know all three."""

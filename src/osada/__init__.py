"""Osada: Imperial Settlers, the card game, for people, bots and terminals."""

__version__ = "0.1.0"

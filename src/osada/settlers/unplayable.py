"""Options that the card game cannot be played with, in the language of whoever asks."""

from osada import titles


class Unplayable(titles.Unplayable):
    """The sentences of the card game."""

    WORDS = (("osada.settlers", "messages"),)

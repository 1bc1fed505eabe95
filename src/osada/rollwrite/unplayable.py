"""Options that the roll & write game cannot be played with, in the language of whoever asks."""

from osada import titles


class Unplayable(titles.Unplayable):
    """The sentences of the roll & write game."""

    WORDS = (("osada.rollwrite", "messages"),)

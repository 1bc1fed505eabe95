"""The kinds of move between games; those of the card game have smaller numbers."""

from typing import Final

from osada.kernel.game import move

ADVANCE: Final = 40  # what: a category
BUY: Final = 41  # what: an Invention
DONE: Final = 42
KEEP: Final = 43  # what: a Province
CROSS: Final = 44  # what: a space of the map
FOUND: Final = 45  # what: the place of a faction in the catalogue
RETIRE: Final = 46
DECK_KEEP: Final = 47
DECK_OUT: Final = 48  # what: a card
DECK_IN: Final = 49
DECK_DONE: Final = 50

FIRST: Final = ADVANCE
"""From here on a kind of move belongs to the campaign."""
NO_MORE: Final = move(DONE)
LEAVE: Final = move(RETIRE)
KEEP_DECK: Final = move(DECK_KEEP)
TAKE_DECK: Final = move(DECK_DONE)

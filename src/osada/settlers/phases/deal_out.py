"""What is dealt before the first round (SETUP)."""

from typing import Final

from osada.settlers import frames as f
from osada.settlers.course import Phase
from osada.settlers.frames import Task
from osada.settlers.phases.lookout import clockwise
from osada.settlers.state import NOBODY, State
from osada.settlers.supply import draw_common, draw_faction

STARTING_CARDS: Final = 2


class Setup(Phase):
    """The steps of setup, one after another."""

    def begin(self, state: State) -> None:
        """Take them all."""
        course = state.options.course
        for step in course.setup:
            step(state)
        if state.stack:  # a campaign's setup may ask
            state.stack.insert(0, _SET_UP)
        else:
            _SET_UP.run(state)


class SetUp(Task):
    """Setup is over: the first round begins."""

    __slots__ = ()

    def __init__(self) -> None:
        self.code = f.SET_UP
        self.seat = NOBODY
        self.card = f.NO_CARD

    def run(self, state: State) -> None:
        """On to its first phase."""
        state.phase = state.options.course.order[0]
        state.begun = False


_SET_UP: Final = SetUp()


def starting_hands(state: State) -> None:
    """Two cards of each deck, from the first player on."""
    for seat in clockwise(state):
        for _ in range(STARTING_CARDS):
            draw_common(state, seat)
        for _ in range(STARTING_CARDS):
            draw_faction(state, seat)


def first_attack(state: State) -> None:
    """In a game alone the first attack card is turned up."""
    if state.attack_deck:
        state.players[1].deals += state.attack_deck[:1]
        state.attack_deck = state.attack_deck[1:]

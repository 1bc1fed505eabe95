"""The courses of the printed rules: of a table, and of a game alone."""

from typing import Final

from osada.settlers.course import Action, Course, Phase
from osada.settlers.moves.guard import Protect
from osada.settlers.moves.use import Activate
from osada.settlers.phases import scoring
from osada.settlers.phases.action import FromHand, RazeRival, SendWorkers, Stop, Turns
from osada.settlers.phases.attack import Attack
from osada.settlers.phases.cleanup import Cleanup
from osada.settlers.phases.deal_out import Setup, first_attack, starting_hands
from osada.settlers.phases.lookout import Lookout
from osada.settlers.phases.production import Production
from osada.settlers.phases.rounds import give_back
from osada.settlers.state import (
    ACTION,
    ATTACK,
    CLEANUP,
    END,
    LOOKOUT,
    NOBODY,
    PRODUCTION,
    SETUP,
    State,
)

ROUNDS: Final = 5
"""Of a game by the printed rules (ROUND-1)."""


class End(Phase):
    """The game is over: taken-over locations return, nobody moves any more."""

    def begin(self, state: State) -> None:
        """Give back."""
        give_back(state)
        state.turn = NOBODY


def actions() -> list[Action]:
    """What can be done in a turn, in the order in which it is listed."""
    return [FromHand(), RazeRival(), Activate(), SendWorkers(), Protect(), Stop()]


def rounds() -> list[Phase]:
    """The phases of a round (ROUND-2)."""
    return [Lookout(LOOKOUT), Production(PRODUCTION), Turns(ACTION), Cleanup(CLEANUP)]


TABLE: Final = Course(
    ROUNDS,
    rounds(),
    [LOOKOUT, PRODUCTION, ACTION],  # ROUND-4
    [End(END), Setup(SETUP)],
    actions(),
    [starting_hands],
    [scoring.played, scoring.standing, scoring.ends],
)
ALONE: Final = Course(
    ROUNDS,
    [*rounds(), Attack(ATTACK)],  # SOLO-20
    [LOOKOUT, PRODUCTION, ACTION, ATTACK],  # SOLO-45
    [End(END), Setup(SETUP)],
    actions(),
    [starting_hands, first_attack],
    [scoring.played, scoring.standing, scoring.ends],
)

"""The courses of the printed rules: of a game together, and of one alone."""

from collections.abc import Callable
from functools import cache
from typing import Final

from osada.kernel.game import Points
from osada.settlers.catalogue import Catalogue
from osada.settlers.course import Action, Course, Phase
from osada.settlers.moves.guard import Protect
from osada.settlers.moves.play import Play
from osada.settlers.moves.use import Activate
from osada.settlers.moves.visit import Visit
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


def actions(cards: Catalogue | None = None) -> list[Action]:
    """What can be done in a turn, in the order in which it is listed; with some cards more."""
    more: list[Action] = []
    if cards is not None and cards.has_visits:
        more.append(Visit())
    if cards is not None and cards.has_instants:
        more.append(Play())
    return [FromHand(), RazeRival(), Activate(), SendWorkers(), *more, Protect(), Stop()]


def rounds() -> list[Phase]:
    """The phases of a round (ROUND-2)."""
    return [Lookout(LOOKOUT), Production(PRODUCTION), Turns(ACTION), Cleanup(CLEANUP)]


def together(cards: Catalogue | None = None, number: int = ROUNDS) -> Course:
    """The course of a game of several players with some cards."""
    return Course(
        number,
        rounds(),
        [LOOKOUT, PRODUCTION, ACTION],  # ROUND-4
        [End(END), Setup(SETUP)],
        actions(cards),
        [starting_hands],
        _scoring(cards),
    )


def alone(cards: Catalogue | None = None, number: int = ROUNDS) -> Course:
    """The course of a game of one player with some cards."""
    return Course(
        number,
        [*rounds(), Attack(ATTACK)],  # SOLO-20
        [LOOKOUT, PRODUCTION, ACTION, ATTACK],  # SOLO-45
        [End(END), Setup(SETUP)],
        actions(cards),
        [starting_hands, first_attack],
        _scoring(cards),
    )


def _scoring(cards: Catalogue | None) -> list[Callable[[State, int], list[Points]]]:
    ends = [scoring.ends] if cards is not None and cards.has_endings else []
    return [scoring.played, scoring.standing, *ends]


TOGETHER: Final = together()
ALONE: Final = alone()


@cache
def course(cards: Catalogue, is_alone: bool, number: int = ROUNDS) -> Course:
    """The course of a game with these cards; what no card asks for is not part of it."""
    if cards.has_visits or cards.has_instants or cards.has_endings or number != ROUNDS:
        return alone(cards, number) if is_alone else together(cards, number)
    return ALONE if is_alone else TOGETHER

"""A stage between two games: who decides what, one after the other."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from osada.campaign.state import State
from osada.kernel.game import Move, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Stage:
    """Whatever changes `state.book` here has been given a copy of its own."""

    def __init__(self, number: int) -> None:
        self.number = number

    @abstractmethod
    def begin(self, state: State) -> None:
        """Enter the stage."""

    @abstractmethod
    def go_on(self, state: State) -> int:
        """Go on to whoever decides next; NOBODY: the stage is over."""

    @abstractmethod
    def kind(self, state: State) -> str:
        """What is asked."""

    @abstractmethod
    def options(self, state: State) -> list[Move]:
        """The legal answers of who decides."""

    @abstractmethod
    def do(self, state: State, seat: int, chosen: Move) -> None:
        """Do what an answer means."""

    @abstractmethod
    def end(self, state: State) -> int:
        """Leave the stage; the number of the next."""

    @abstractmethod
    def refusal(self, state: State, seat: int, tried: Move) -> Refusal:
        """Why a wrong answer of who decides is refused."""


def note(state: State, event: str, seat: int, *more: object) -> None:
    """Tell those who read along."""
    if state.log is not None:
        state.log.append((event, seat, *more))


def nearest(clauses: tuple[str, ...], reason: str, **facts: str | int) -> Refusal:
    """A refusal with its facts."""
    return Refusal(reason, clauses, facts)

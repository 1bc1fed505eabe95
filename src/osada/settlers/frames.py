"""What can wait on the stack: tasks that run by themselves, then questions for a seat.

Frames are never changed, so copies of a state share them. Each lives beside the move, phase or
effect that leaves it on the stack. The numbers are part of every fingerprint in a journal, so they
stay as they are; questions from outside the package take numbers from 1000 on.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from osada.kernel.game import Move, Refusal

if TYPE_CHECKING:
    from osada.settlers.state import State

OPS: Final = 0
BUILT: Final = 1
PRODUCE: Final = 2
REVEAL: Final = 3
SWEEP: Final = 4
PASS_ON: Final = 5
TAKE_PICKS: Final = 6
NEXT: Final = 7
CLEAN: Final = 8
CLEANED: Final = 9
ASSAULT: Final = 10
ASSAULTED: Final = 11
ACTED: Final = 12
SENT: Final = 13
USE: Final = 15
RAZED: Final = 16
AREA: Final = 17
REST: Final = 18
DRAWN: Final = 19

VISITED: Final = 14
PLAYED: Final = -1
UNSTORED: Final = -2
REINFORCED: Final = -3
"""Further tasks count down."""
ANSWER: Final = -10
ANSWER_TO: Final = -11
REWARD: Final = -12
PRAYED: Final = -13
"""Tasks that came when no number between 0 and the first question was left."""

LOOK: Final = -20
TURN: Final = -21
NOTE: Final = -22
SETTLE: Final = -23
PASSED: Final = -24
BESTOW: Final = -25
SET_UP: Final = -26
ACTIVATED: Final = -27
BRIBED: Final = -28
MORE: Final = -29
"""Those of a campaign."""

ASK: Final = 20
"""Questions have this number or a greater one."""
DRAFT: Final = 20
SECRET: Final = 21
DECK: Final = 22
SACRIFICE: Final = 23
PAY: Final = 24
COST_CARD: Final = 25
COST_DEAL: Final = 26
TARGET: Final = 27
HAND: Final = 28
PICK: Final = 29
DEAL: Final = 30
RIVAL: Final = 31
STEAL: Final = 32
EITHER: Final = 33
ANY_OF: Final = 34
LOOT: Final = 35
GIVE: Final = 36
MAY_SPEND: Final = 37
SEND: Final = 38
UNDER: Final = 39
PUT: Final = 40
KEEP: Final = 41
CHANCE: Final = 42
VICTIM: Final = 43
CHAPEL: Final = 44
DISCARD: Final = 45
STORE: Final = 46
STORED_KIND: Final = 47
PLAY_AT: Final = 48
COST_SAMURAI: Final = 49
COST_LOCATION: Final = 50
BLESS: Final = 60
PRAYER: Final = 61
COLOUR: Final = 62
STORED: Final = 63
TRICOLOUR: Final = 64
SPEND: Final = 65
KEEP_BLESSINGS: Final = 66
PLACED: Final = 67
LAY_UNDER: Final = 68
STORE_BLESSINGS: Final = 69
GOAL: Final = 70
RAZE_DRAWN: Final = 71
FREE_DEAL: Final = 72

OF_PRODUCTION: Final = 0
OF_BONUS: Final = 1
OF_ACTION: Final = 2
OF_INSTANT: Final = 9
OF_FEATURE: Final = 16
"""From here on: the answer of a card's first feature, of its second, and so on."""

NO_CARD: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A task or a question: its number, its seat, and the card that it is about."""

    __slots__ = ("card", "code", "seat")

    def __init__(self, code: int, seat: int, card: int = NO_CARD) -> None:
        self.code = code
        self.seat = seat
        self.card = card

    def run(self, state: "State") -> None:
        """Carry out a task; a question waits for its answer instead."""
        raise TypeError("a question cannot be carried out")

    def kind(self) -> str:
        """What scenarios and faces call a question."""
        raise TypeError("a task asks nothing")

    def options(self, state: "State") -> list[Move]:
        """The legal answers to a question; of answers that are alike one."""
        raise TypeError("a task has no answers")

    def answer(self, state: "State", chosen: Move) -> None:
        """Do what an answer means."""
        raise TypeError("a task takes no answer")

    def plain(self) -> tuple[int, ...]:
        """All that it is, as numbers: for fingerprints."""
        return (self.code, self.seat)

    def announced(self) -> int:
        """A card that everybody has heard of though it does not lie open, -1 for none."""
        return NO_CARD

    def shown(self) -> tuple[int, ...]:
        """Cards that lie open on the table for it, and nowhere else."""
        return ()

    def hidden(self) -> list[int]:
        """Cards of the seat's hand that it names, and that nobody else knows."""
        return []

    def noting(self, card: int) -> "Frame":
        """The same, with a card that was drawn for it."""
        raise TypeError("nothing is drawn for this")

    def imagined(self, cards: list[int]) -> "Frame":
        """The same with other cards in place of the hidden ones."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Frame):
    """Something that is still to be done."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame):
    """Something that a seat must decide; `card` is the card that asks."""

    __slots__ = ()

    @abstractmethod
    def kind(self) -> str:
        """What scenarios and faces call it."""

    @abstractmethod
    def takes(self) -> tuple[int, ...]:
        """The kinds of move that answer it."""

    @abstractmethod
    def refusal(self, state: "State", tried: Move) -> Refusal:
        """Why a wrong answer of its seat is refused."""

    def aim(self) -> str:
        """What is done to what is chosen; "" where its kind says it."""
        return ""

    def pile(self, state: "State") -> Sequence[int]:
        """Where the cards lie that are chosen from."""
        return state.players[self.seat].hand

    def is_secret(self, answer: Move) -> bool:
        """Whether an answer names a card that only its seat knows, then and afterwards."""
        return False

    def gives_up(self) -> bool:
        """Whether what is chosen is lost to the seat."""
        return False

    def purpose(self) -> str:
        """What is paid for, "" where nothing is."""
        return ""

    def number(self) -> int:
        """How many are drawn, 0 where nothing is."""
        return 0

    def good(self) -> int:
        """The good that it is about, -1 for none."""
        return -1

    def rewards(self) -> tuple[int, ...]:
        """The goods that were announced so far."""
        return ()


def wrong(clauses: tuple[str, ...], kind: str) -> Refusal:
    """The refusal of an answer of another kind."""
    return Refusal("wrong-answer", clauses, {"kind": kind})

"""The kinds of move, and how an amount of goods is packed into one."""

from typing import Final

from osada.kernel.game import Move, move
from osada.settlers.goods import FETCHED

DRAFT: Final = 0
BUILD: Final = 1
DEAL: Final = 2
RAZE: Final = 3  # from hand
RAZE_OF: Final = 4  # arg: the rival
USE: Final = 5  # arg: times
SEND: Final = 6  # what: a good
GUARD: Final = 7
SAMURAI: Final = 8
END: Final = 9
PASS: Final = 10
CHOOSE_DECK: Final = 11
CHOOSE_PAY: Final = 12  # what: packed amounts
CHOOSE_CARD: Final = 13
CHOOSE_LOCATION: Final = 14  # arg: in whose empire
CHOOSE_FOUNDATION: Final = 15  # what: the card
CHOOSE_DEAL: Final = 16  # arg: whose deal
CHOOSE_PLAYER: Final = 17
CHOOSE_GOOD: Final = 18
CHOOSE_KEEP: Final = 19  # what: a good, arg: how many
CHOOSE_DONE: Final = 20
VISIT: Final = 21  # arg: the host
PLAY: Final = 22
CHOOSE_COLOUR: Final = 23  # what: the place of a colour, or the tri-colour token
CHOOSE_PRAYER: Final = 24
CHOOSE_SPEND: Final = 25  # what: a good, arg: how many
UPKEEP: Final = 26  # what: a good
UPKEEP_GOLD: Final = 27  # what: the good that gold stands for
UPKEEP_CARD: Final = 28
PLACE: Final = 29  # arg: a progress token
CHOOSE_GOAL: Final = 30

TURN_MOVES: Final = (
    *range(PASS + 1), VISIT, PLAY, UPKEEP, UPKEEP_GOLD, UPKEEP_CARD, PLACE,
)  # fmt: skip
"""Kinds of move that are not answers."""
ANSWERS: Final = (
    *range(CHOOSE_DECK, CHOOSE_DONE + 1), CHOOSE_COLOUR, CHOOSE_PRAYER, CHOOSE_SPEND,
    CHOOSE_GOAL,
)  # fmt: skip

UPKEEPS: Final = (UPKEEP, UPKEEP_GOLD, UPKEEP_CARD)
"""Free moves of which a line may have several, good by good."""

COMMON: Final = 1
FACTION: Final = 2
TAKE_COMMON: Final = move(CHOOSE_DECK, COMMON)
TAKE_FACTION: Final = move(CHOOSE_DECK, FACTION)
DONE: Final = move(CHOOSE_DONE)
DRAW: Final = move(CHOOSE_PRAYER, 0)
TOKENS: Final = move(CHOOSE_PRAYER, 1)
END_TURN: Final = move(END)
PASS_ROUND: Final = move(PASS)
SENDS: Final[list[Move]] = [move(SEND, good) for good in FETCHED]


def packed(wood: int, stone: int, food: int, gold: int, worker: int = 0, raze: int = 0) -> int:
    """Amounts of a payment in one number."""
    return wood | stone << 8 | food << 16 | gold << 24 | worker << 32 | raze << 40


def unpacked(pay: int) -> tuple[int, int, int, int, int, int]:
    """The amounts of a payment: wood, stone, food, gold, worker, raze."""
    return (
        pay & 255,
        pay >> 8 & 255,
        pay >> 16 & 255,
        pay >> 24 & 255,
        pay >> 32 & 255,
        pay >> 40 & 255,
    )

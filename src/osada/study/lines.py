"""Moves played on: on the same deals for all of them, by the same bot for all seats."""

from math import sqrt
from typing import Final

from osada.kernel.game import Decision, Move
from osada.kernel.random import seeded, step
from osada.settlers.state import NOBODY, State
from osada.study.coach import Coach, Expected

_SURE: Final = 1.96
FRESH: Final = 1_000
"""Where the deals begin on which nothing was chosen."""


class Deals:
    """What a seat could be looking at: what it cannot see is dealt anew, as often as one likes.

    The seeds name nothing but the moment, so they cannot tell anything about what is hidden.
    """

    def __init__(self, coach: Coach, state: State, seat: int, at: int) -> None:
        self.coach = coach
        self.game = coach.game
        self.state = state
        self.seat = seat
        self.at = at

    def deal(self, number: int) -> State:
        """One of them."""
        return self.game.sample(self.state, self.seat, seeded(f"review {self.at} {number}"))

    def decision(self, deal: State) -> Decision:
        """What the seat decides there."""
        return self.game.pending(deal)[self.seat]

    def after(self, move: Move, number: int) -> State:
        """A deal after a move."""
        state = self.deal(number)
        self.game.make(state, self.seat, move)
        return state

    def random(self, number: int) -> int:
        """What chance the bots have on a deal."""
        return seeded(f"review {self.at} {number} on")

    def played(self, move: Move, number: int) -> Expected:
        """What is expected once a deal was played on from a move to the end of its round.

        The last round is played to the end and counted; so is all of a solo game.
        """
        state = self.after(move, number)
        until = self.state.round if state.seats > 1 else state.options.course.rounds
        self.play_on(state, self.random(number), until)
        return self.coach.expect(state)

    def play_on(
        self, state: State, random: int, until: int, made: list[tuple[int, Move]] | None = None
    ) -> None:
        """Let the bot play all seats to the end of a round; each sees what its seat could see."""
        game, choose = self.game, self.coach.choose
        while True:
            seat = game.asked(state)
            if seat == NOBODY or state.round > until:
                return
            moves = game.options(state, seat)
            move = moves[0]
            if len(moves) > 1:
                random = step(random)
                sample = game.sample(state, seat, random)
                move = choose(sample, seat, game.pending(sample)[seat], step(random))
            if made is not None:
                made.append((seat, move))
            game.make(state, seat, move)


class Tries:
    """A move and what came of it, deal by deal."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.found: list[Expected] = []

    def play(self, deals: Deals, first: int, many: int) -> None:
        """Play on until there are so many deals."""
        for number in range(len(self.found), many):
            self.found.append(deals.played(self.move, first + number))

    def margins(self, seat: int) -> list[float]:
        """Of a seat, deal by deal."""
        return [one.margins[seat] for one in self.found]

    def margin(self, seat: int) -> float:
        """On average."""
        return mean(self.margins(seat))

    def chance(self, seat: int) -> float:
        """On average."""
        return mean([one.chances[seat] for one in self.found])


def lead(one: Tries, other: Tries, seat: int) -> list[float]:
    """By how much a move is ahead of another, on the deals that both were played on."""
    return [a - b for a, b in zip(one.margins(seat), other.margins(seat), strict=False)]


def mean(values: list[float]) -> float:
    """The mean."""
    return sum(values) / len(values)


def error(values: list[float]) -> float:
    """The standard error of the mean."""
    n = len(values)
    if n < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (n - 1) / n)


def within(values: list[float]) -> float:
    """Half of the 95 % interval of the mean, by Student's t as it is nearly."""
    free = len(values) - 1
    return error(values) * (_SURE + 2.37 / free + 2.8 / free**2) if free > 0 else 0.0

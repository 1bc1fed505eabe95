"""Moves played on: on the same deals for all of them, by the same bot for all seats."""

from math import sqrt
from typing import Final

from osada.kernel.game import Decision, Move
from osada.kernel.random import seeded, step
from osada.settlers.state import NOBODY, State
from osada.study.coach import Coach, Expected

_SURE: Final = 1.96
_OFF: Final = 2.3
"""By so many points (a standard deviation) the lead of one move over another is off that is
expected when a round ends; see docs/study.md."""
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

    def through(self, move: Move, number: int) -> tuple[Expected, Expected]:
        """The same, and what came of the game where the bots went on to its end."""
        state = self.after(move, number)
        until = self.state.round if state.seats > 1 else state.options.course.rounds
        self.play_on(state, self.random(number), until)
        soon = self.coach.expect(state)
        self.play_on(state, self.random(-number), state.options.course.rounds)
        return soon, self.coach.expect(state)

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


class Compared:
    """Two moves on the same deals, each played on to the end of the round and of the game.

    What is expected at the end of a round is nearly free of chance, but off by some points, the
    same on all deals (`_OFF`). The end of the game is never off, but full of chance. Both are mixed
    so that the error of the mixture is least; where the round is the last one they are the same.
    """

    def __init__(self, deals: Deals, best: Move, played: Move, many: int) -> None:
        self.best, self.played = Tries(best), Tries(played)
        seat, seats = deals.seat, range(deals.state.seats)
        ends: list[tuple[Expected, Expected]] = []
        for number in range(FRESH, FRESH + many):
            there, here = deals.through(best, number), deals.through(played, number)
            self.best.found.append(there[0])
            self.played.found.append(here[0])
            ends.append((there[1], here[1]))
        further = [
            [
                (there.margins[at] - here.margins[at]) - (soon.margins[at] - now.margins[at])
                for at in seats
            ]
            for (there, here), soon, now in zip(
                ends, self.best.found, self.played.found, strict=True
            )
        ]
        chance = error([one[seat] for one in further]) ** 2
        share = _OFF**2 / (_OFF**2 + chance)
        self.best.found = [
            Expected(tuple(soon.margins[at] + share * one[at] for at in seats), soon.chances)
            for soon, one in zip(self.best.found, further, strict=True)
        ]
        off = (1 - share) * _OFF * _SURE if chance else 0.0
        self.within = sqrt(within(lead(self.best, self.played, seat)) ** 2 + off**2)
        """Half of the 95 % interval of the lead of the best move."""

    def cost(self, seat: int) -> float:
        """How far a seat is ahead with the best move."""
        return mean(lead(self.best, self.played, seat))


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

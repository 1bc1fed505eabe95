"""What a game that is over was worth to each seat."""

from typing import Final

from osada.kernel.game import Outcome

REWARDS: Final = ("win", "score")
WORST: Final = {"win": -1.0, "score": -100.0}
"""What an action that the rules forbid costs whoever tries it, where that ends the game."""


def checked(reward: str) -> str:
    """The name of a kind of reward; `ValueError` if there is none."""
    if reward not in REWARDS:
        raise ValueError(f'there is no reward "{reward}"; choose one of {", ".join(REWARDS)}')
    return reward


def rewards(outcome: Outcome, reward: str) -> list[float]:
    """The reward of each seat.

    `win`: 1 for the winner, -1 for the others, 0 for those who share a victory.
    `score`: points ahead of the best rival; in a solo game the points if it was won, else 0.
    """
    seats = range(len(outcome.scores))
    winners, scores = outcome.winners, outcome.scores
    if reward == "win":
        first = 1.0 if len(winners) == 1 else 0.0
        return [first if seat in winners else -1.0 for seat in seats]
    if len(scores) == 1:
        return [float(scores[0]) if winners else 0.0]
    return [
        float(scores[seat] - max(scores[other] for other in seats if other != seat))
        for seat in seats
    ]

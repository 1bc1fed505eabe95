"""The lessons of the card game: the game, and what each box brings to those who know it."""

from collections.abc import Sequence
from typing import Final

from osada.server.lessons import Lesson
from osada.server.terms import BASICS
from osada.server.wire import SeatWish, TableWish

LEARNER, RIVAL = 0, 1


def _against(rival: str, learner: str, *boxes: str) -> TableWish:
    return TableWish(seats=[SeatWish(None, learner), SeatWish("easy", rival)], boxes=list(boxes))


def _taken(*cards: str, first: int = LEARNER) -> Sequence[tuple[int, str]]:
    """The cards taken in a lookout: once around, then once back."""
    order = (first, 1 - first, 1 - first, first)
    return [(seat, f"draft {card}") for seat, card in zip(order, cards, strict=True)]


LESSONS: Final = {
    BASICS: Lesson(
        TableWish(seats=[SeatWish(None, "rome"), SeatWish("easy", "barbarians")]),
        151375,
        {
            1: (
                "draft tavern",
                "draft castle",
                "end",
                "raze village of 0",
                "raze quarry of 0",
                "deal barbarians/dark-chapel",
                "build new-forest",
                "send wood, food",
                "pass",
            ),
            2: ("end", "send wood, stone"),
        },
    ),
    "visit": Lesson(
        _against("egypt", "rome", "friends"),
        230,
        {1: ("end", "build egypt/date-grove", "visit communal-orchard of 0", "pass")},
        _taken("carpenters-workshop", "sawmill", "baker", "goldsmiths-workshop"),
    ),
    "storage": Lesson(
        _against("egypt", "rome", "friends"),
        1133,
        {},
        (
            *_taken("missionaries", "watchtower", "market-crier", "quarry"),
            (LEARNER, "send wood"),
            (RIVAL, "pass"),
            (LEARNER, "build old-forest"),
            (LEARNER, "end"),
            (LEARNER, "pass"),
            (LEARNER, "choose 1 raze"),
            (RIVAL, "choose 1 gold"),
            *_taken("monty-the-merchant", "watchtower", "pig-farmer", "mill", first=RIVAL),
            (RIVAL, "pass"),
        ),
    ),
    "prayer": Lesson(
        _against("rome", "aztecs", "aztecs"),
        4314,
        {},
        (
            *_taken("lumberjacks-route", "watchtower", "gold-mine", "village"),
            (LEARNER, "deal aztecs/temple-steps"),
            (RIVAL, "pass"),
            (LEARNER, "build ruins"),
            (LEARNER, "end"),
            (LEARNER, "build aztecs/sacrificial-altar"),
        ),
    ),
}

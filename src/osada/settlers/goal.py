"""A Goal card as the engine reads it; `effects.goals` says what it asks for."""

from osada.settlers.effects.events import Event
from osada.settlers.effects.goals import Condition, Development


class Goal:
    """A Development Goal waits for an event, a State Goal asks what somebody has."""

    __slots__ = ("category", "condition", "count", "event", "same")

    def __init__(self, category: int, condition: Condition) -> None:
        self.category = category  # its place in `part.CATEGORIES`
        self.condition = condition
        self.count = condition.n
        self.event: Event | None = None  # what moves its marker; None: a State Goal
        self.same = False  # of one colour in a row (TERMS-16)
        if isinstance(condition, Development):
            self.event = condition.event
            self.same = condition.in_a_row

    @property
    def is_state(self) -> bool:
        """Whether it asks for something to be there."""
        return self.event is None

"""Move a Goal marker."""

import re
from typing import Any, Final

from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.reading import unknown
from osada.settlers.part import CATEGORIES
from osada.settlers.state import State

_SIGNS: Final = ("short-marker-military", "short-marker-economy", "short-marker-culture")


class MoveMarker(Effect):
    """The marker of a category moves by one (GOAL-10); `n` is the category."""

    code = 39
    phrases = ("move the military marker",)
    weight = "marker"

    def __init__(self, n: int = 0) -> None:
        self.n = n
        self.asks = False
        self.needs_target = False

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`move the culture marker`."""
        match = re.fullmatch(r"move the (\S+) marker", text)
        if match is None:
            return None
        if match[1] not in CATEGORIES:
            raise unknown("category", match[1], CATEGORIES)
        return MoveMarker(CATEGORIES.index(match[1]))

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        return (39, -1, 1, 0, self.n, 0, 0, ())

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """One step; a player alone may have to say for which Goal (CSOLO-14)."""
        from osada.settlers.phases import goals  # it runs effects

        goals.step(state, seat, self.n)

    def clause(self, language: str, form: str) -> str:
        """`move your culture marker by 1`."""
        return phrasing.say(language, "move-marker", form=form, category=CATEGORIES[self.n])

    def tokens(self, language: str) -> list[t.Token]:
        """The marker."""
        return t.worded(language, _SIGNS[self.n])

    def stands_apart(self) -> bool:
        """It does."""
        return True

    def short(self, plus: str) -> str:
        """`culture marker`."""
        return f"{plus}{CATEGORIES[self.n]} marker"

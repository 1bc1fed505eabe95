"""Place a statue on the location."""

import re
from typing import Any, Final

from osada.settlers import happenings
from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.prices import Price
from osada.settlers.effects.reading import EffectError, number
from osada.settlers.goods import VP
from osada.settlers.state import STATUE, State
from osada.settlers.supply import find, holder_of, how, score

_MOST: Final = 3


class PlaceStatue(Effect):
    """The first, the second and the third each score their points (AMB-X-26)."""

    code = 35
    phrases = ("place a statue for 2/3/5 vp",)
    message = "statue"
    icon = "short-statue"

    def __init__(self, points: tuple[int, ...]) -> None:
        super().__init__(1)
        self.asks = False
        self.needs_target = True
        self.points = points

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`place a statue for 2/3/5 vp`."""
        match = re.fullmatch(r"place a statue for ([\d/]+) vp", text)
        if match is None:
            return None
        points = tuple(number(one) for one in match[1].split("/"))
        if len(points) > _MOST:
            raise EffectError(f"a location has at most {_MOST} statues")
        return PlaceStatue(points)

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        return (35, VP, 1, 0, 0, 0, 0, self.points)

    def _standing(self, state: State, card: int) -> int:
        seat = holder_of(state, card)
        if seat < 0:
            return len(self.points)
        player = state.players[seat]
        return player.empire[find(player, card)].statues

    def exists(self, state: State, seat: int, card: int, price: Price) -> bool:
        """Whether there is room for one."""
        return self._standing(state, card) < len(self.points)

    def lacking(self, state: State, seat: int) -> tuple[str, ...]:
        """All of them stand."""
        return ("AMB-X-26",)

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Place it and score."""
        n = self._standing(state, card)
        if n >= len(self.points):
            return
        player = state.players[holder_of(state, card)]
        place = find(player, card)
        location = player.empire[place]
        player.set_location(place, location.marked(location.marks + STATUE))
        happenings.statue_placed(state, seat, card, n + 1)
        score(state, seat, self.points[n], card, how(which))

    def answers_at_once(self) -> bool:
        """It does not ask."""
        return True

    def clause(self, language: str, form: str) -> str:
        """`place a statue here; the first gives 2 ...`."""
        listed = "/".join(str(points) for points in self.points)
        return phrasing.say(language, self.message, form=form, points=listed, n=self.points[-1])

    def tokens(self, language: str) -> list[t.Token]:
        """The points."""
        listed = "/".join(str(points) for points in self.points)
        return [*t.worded(language, self.icon), t.Token(t.TEXT, listed), t.good(VP)]

    def short(self, plus: str) -> str:
        """`statue 2/3/5 vp`."""
        return f"statue {'/'.join(str(points) for points in self.points)} vp"

    def worth(self, goods: list[float], times: int, weights: dict[str, float]) -> float:
        """Their points on the average."""
        return goods[VP] * sum(self.points) / len(self.points)

    def lasts(self, card: float) -> float:
        """The points."""
        return sum(self.points) / len(self.points)

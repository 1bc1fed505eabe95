"""What puzzles ask of the roll & write game."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

from osada.kernel.game import Move, Points
from osada.rollwrite import RollWrite, scoring, words
from osada.rollwrite import verbs as w
from osada.rollwrite.state import DEVELOP, SETTLE, State
from osada.study.judgement import Reason


class Develop:
    """The roll & write game: the rest of what a seat does with its dice, and its settlement."""

    alone: str = "task-ready"

    def __init__(self, game: RollWrite, seat: int) -> None:
        self.game = game
        self.seat = seat

    def moves(self, state: State) -> Sequence[Move]:
        """All of them."""
        return self.game.options(state, self.seat)

    def over(self, state: State) -> bool:
        """Whether the seat has nothing to decide any more in this round."""
        player = state.players[self.seat]
        if state.phase == DEVELOP:
            return player.ready
        return state.phase != SETTLE or player.decided

    def points(self, state: State) -> int:
        """All six boxes, as if the game ended now."""
        return scoring.score(state.players[self.seat])

    def sources(self, state: State) -> Iterable[Points]:
        """Where they come from."""
        return scoring.sources(state.players[self.seat])

    def key(self, state: State) -> Hashable:
        """The seat's sheets and pool."""
        p = state.players[self.seat]
        return (
            state.phase, p.walls, p.huts, p.granaries, p.bridges, p.half, p.crossed, p.built,
            p.harvested, p.marked, p.settled, p.placed, p.vp, p.favor_used, p.active, p.actions,
            p.wood, p.stone, p.food, p.gold, p.uses, p.sections, p.village_areas, p.harvests,
            p.finished, p.window, p.ready, p.decided,
        )  # fmt: skip

    def asks_chance(self, before: State, after: State) -> bool:
        """Whether dice were rolled again."""
        seat = self.seat
        return before.players[seat].reroll != after.players[seat].reroll

    def counts(self, move: Move) -> bool:
        """What changes the sheets."""
        return move.kind in (w.BUILD, w.RAISE, w.HARVEST, w.SETTLE)

    def ends_turn(self, state: State) -> bool:
        """Nobody has turns."""
        return False

    def kinds(self, points: Iterable[Points]) -> Counter[str]:
        """By box of the sheet."""
        found: Counter[str] = Counter()
        for one in points:
            found[one.how] += one.points
        return found

    def where(self, options: Mapping[str, Any], language: str) -> tuple[str, dict[str, str]]:
        """Sheets are not named."""
        return "where-sheets", {}

    def kind_name(self, kind: str, language: str) -> str:
        """A box of the sheet."""
        return words.how_name(kind, language)

    def how_name(self, how: str, language: str) -> str:
        """The same."""
        return words.how_name(how, language)

    def card_name(self, options: Mapping[str, Any], card: str, language: str) -> str:
        """A building."""
        return words.building_name(self.game.villages, card, language)

    def reasons(
        self,
        options: Mapping[str, Any],
        why: Sequence[Reason],
        names: Mapping[int, str],
        language: str,
    ) -> list[str]:
        """Only moves of the card game are compared by what they bring."""
        return []

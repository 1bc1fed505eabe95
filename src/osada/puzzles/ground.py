"""What a puzzle's search asks of a game: the moves of a seat's line, where it ends, its points."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, Final, Protocol

from osada.kernel.game import Move, Points
from osada.rollwrite import RollWrite, scoring
from osada.rollwrite import verbs as rv
from osada.rollwrite.state import DEVELOP, SETTLE
from osada.rollwrite.state import State as Sheets
from osada.settlers import Settlers
from osada.settlers import verbs as w
from osada.settlers.state import ACTION, Location, Player, State

_IDLE: Final = (w.GUARD, w.SAMURAI)
"""Free moves that bring no points to a seat whose rivals have passed."""
_SILENT: Final = (*w.ANSWERS, w.END, w.PASS, *_IDLE)


class Ground(Protocol):
    """One seat's moves up to the end of its part of a round, in which nobody else matters."""

    game: Any
    seat: int

    def moves(self, state: Any) -> Sequence[Move]:
        """The moves that a line may go on with; none that only change the order of others."""

    def over(self, state: Any) -> bool:
        """Whether the line has ended."""

    def points(self, state: Any) -> int:
        """The seat's points as they are counted at the end of a game."""

    def sources(self, state: Any) -> Iterable[Points]:
        """Where they come from."""

    def key(self, state: Any) -> Hashable:
        """What tells positions of one search apart."""

    def asks_chance(self, before: Any, after: Any) -> bool:
        """Whether a card was drawn or a die rolled in between."""

    def counts(self, move: Move) -> bool:
        """Whether a move is part of what a line does: not how something is paid or ended."""


class Cards:
    """The card game: the rest of a seat's actions once all rivals have passed."""

    def __init__(self, game: Settlers, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._standing: dict[tuple[object, ...], int] = {}
        self._locations: dict[Location, int] = {}
        self._empires: dict[int, tuple[object, Hashable]] = {}
        """By identity; each is held so that no other can take its place."""

    def moves(self, state: State) -> Sequence[Move]:
        """All but defense tokens, samurai, and several uses at once."""
        options = self.game.options(state, self.seat)
        if state.stack:
            return options
        if state.acted:
            return [w.END_TURN]
        return [
            move
            for move in options
            if move.kind not in _IDLE and not (move.kind == w.USE and move.arg > 1)
        ]

    def over(self, state: State) -> bool:
        """Whether the seat has passed."""
        return state.phase != ACTION or (state.players[self.seat].passed and not state.stack)

    def points(self, state: State) -> int:
        """Those of play, of locations, and of what lies on them."""
        return sum(one.points for one in self.sources(state))

    def sources(self, state: State) -> Iterable[Points]:
        """Where they come from."""
        for source in state.options.course.scoring:
            yield from source(state, self.seat)

    def key(self, state: State) -> Hashable:
        """All but the order of things and the number of turns."""
        return (
            state.phase, state.acted, state.counts, state.turned, len(state.common_discard),
            tuple([frame.plain() for frame in state.stack]),
            *[self._player(player) for player in state.players],
        )  # fmt: skip

    def _player(self, p: Player) -> Hashable:
        empire = self._empires.get(id(p.empire))
        if empire is None:
            known = tuple(sorted([self._location(one) for one in p.empire]))
            empire = self._empires[id(p.empire)] = (p.empire, known)
        return (
            p.wood, p.stone, p.food, p.gold, p.worker, p.raze, p.defense, p.score, p.passed,
            p.tokens, p.blessings, p.sets, tuple(p.hand), len(p.discard), tuple(p.deals),
            tuple(sorted(p.foundations)), empire[1],
        )  # fmt: skip

    def _location(self, location: Location) -> int:
        """A number for a location as it stands."""
        found = self._locations.get(location)
        if found is None:
            standing = (location.card, *location.standing())
            found = self._standing.setdefault(standing, len(self._standing))
            self._locations[location] = found
        return found

    def asks_chance(self, before: State, after: State) -> bool:
        """Whether a deck became smaller or the generator moved on."""
        return (
            before.common_drawn != after.common_drawn
            or before.random != after.random
            or any(
                one.drawn != other.drawn
                for one, other in zip(before.players, after.players, strict=True)
            )
        )

    def counts(self, move: Move) -> bool:
        """Actions, but not answers."""
        return move.kind not in _SILENT


class Develop:
    """The roll & write game: the rest of what a seat does with its dice, and its settlement."""

    def __init__(self, game: RollWrite, seat: int) -> None:
        self.game = game
        self.seat = seat

    def moves(self, state: Sheets) -> Sequence[Move]:
        """All of them."""
        return self.game.options(state, self.seat)

    def over(self, state: Sheets) -> bool:
        """Whether the seat has nothing to decide any more in this round."""
        player = state.players[self.seat]
        if state.phase == DEVELOP:
            return player.ready
        return state.phase != SETTLE or player.decided

    def points(self, state: Sheets) -> int:
        """All six boxes, as if the game ended now."""
        return scoring.score(state.players[self.seat])

    def sources(self, state: Sheets) -> Iterable[Points]:
        """Where they come from."""
        return scoring.sources(state.players[self.seat])

    def key(self, state: Sheets) -> Hashable:
        """The seat's sheets and pool."""
        p = state.players[self.seat]
        return (
            state.phase, p.walls, p.huts, p.granaries, p.bridges, p.half, p.crossed, p.built,
            p.harvested, p.marked, p.settled, p.placed, p.vp, p.favor_used, p.active, p.actions,
            p.wood, p.stone, p.food, p.gold, p.uses, p.sections, p.village_areas, p.harvests,
            p.finished, p.window, p.ready, p.decided,
        )  # fmt: skip

    def asks_chance(self, before: Sheets, after: Sheets) -> bool:
        """Whether dice were rolled again."""
        seat = self.seat
        return before.players[seat].reroll != after.players[seat].reroll

    def counts(self, move: Move) -> bool:
        """What changes the sheets."""
        return move.kind in (rv.BUILD, rv.RAISE, rv.HARVEST, rv.SETTLE)


def ground(game: Any, seat: int) -> Ground:
    """That of a game."""
    return Develop(game, seat) if isinstance(game, RollWrite) else Cards(game, seat)

"""What puzzles ask of the card game."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, Final

from osada.kernel.game import Move, Points
from osada.settlers import Settlers, words
from osada.settlers import verbs as w
from osada.settlers.catalogue import Catalogue
from osada.settlers.state import ACTION, Location, Player, State
from osada.study import words as study_words
from osada.study.judgement import Reason
from osada.study.tally import by_kind
from osada.study.words import Speaker

_IDLE: Final = (w.GUARD, w.SAMURAI)
"""Free moves that bring no points to a seat whose rivals have passed."""
_SILENT: Final = (*w.ANSWERS, w.END, w.PASS, *_IDLE)


class Cards:
    """The card game: the rest of a seat's actions once all rivals have passed."""

    alone: str = "task-alone"

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

    def ends_turn(self, state: State) -> bool:
        """After an action, where nothing is asked."""
        return state.acted and state.turn == self.seat and not state.stack and state.phase == ACTION

    def kinds(self, points: Iterable[Points]) -> Counter[str]:
        """As reviews count them."""
        return Counter(by_kind(points))

    def where(self, options: Mapping[str, Any], language: str) -> tuple[str, dict[str, str]]:
        """The seat's faction."""
        faction = str(options["factions"][self.seat])
        return "where-cards", {"faction": words.faction_name(self._of(options), faction, language)}

    def kind_name(self, kind: str, language: str) -> str:
        """As reviews say it."""
        return study_words.say(language, f"source-{kind}")

    def how_name(self, how: str, language: str) -> str:
        """As the final score says it."""
        return words.how_name(how, language)

    def card_name(self, options: Mapping[str, Any], card: str, language: str) -> str:
        """A card."""
        return words.card_name(self._of(options), card, language)

    def reasons(
        self,
        options: Mapping[str, Any],
        why: Sequence[Reason],
        names: Mapping[int, str],
        language: str,
    ) -> list[str]:
        """As reviews say them."""
        speaker = Speaker(self._of(options), names, language)
        return [speaker.reason(one) for one in why]

    def _of(self, options: Mapping[str, Any]) -> Catalogue:
        return self.game.cards.with_boxes(tuple(options.get("boxes", ())))

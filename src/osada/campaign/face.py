"""How the campaign talks to people: at the table as the card game does."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from osada.campaign import labels, log, spots, words
from osada.campaign.game import Campaign
from osada.campaign.seating import moved, place_of, seat_at, text_from_table
from osada.campaign.state import GAME, INVENTIONS, NOBODY, State
from osada.campaign.verbs import FIRST
from osada.kernel.face import Courteous, Told
from osada.kernel.game import BadNotation, Move, Refusal
from osada.kernel.match import CannotUndo, Match
from osada.settlers import view as table_view
from osada.settlers import words as table_words
from osada.settlers.face import SettlersFace
from osada.settlers.verbs import END_TURN

_SHORT: Final = 0.15
_PICK: Final = 0.6
"""How much of a pause an answer, and a decision between games, needs."""
_TURN: Final = {"kind": "turn"}


class CampaignFace(Courteous):
    """Rise of the Empire."""

    def __init__(self, game: Campaign) -> None:
        self.game = game
        self.table = SettlersFace(game.table)

    # What is said

    def names(self, names: dict[int, str]) -> dict[int, str]:
        """The virtual player has the second place of a game alone."""
        return self.table.names(names)

    def option(self, option: str, language: str, value: object = None) -> str:
        """`lookout`; with a value `advanced`."""
        return words.option_name(option, language, value)

    def question(self, state: State, seat: int, language: str) -> str:
        """What a seat is asked."""
        book = state.book
        if book.stage == GAME:
            assert state.table is not None
            asked = table_view.asked(state.table) or _TURN
            return table_words.question(state.table.cards, asked, language)
        kind = next(iter(self.game.pending(state).values())).kind
        values: dict[str, str | int] = {"n": book.left}
        if book.stage == INVENTIONS:
            values["known"] = "yes" if book.bought else "no"
            values["knowledge"] = words.knowledge(book.empires[book.asked].knowledge, language)
        return words.say(language, "ask-rebuild" if kind == "deck" else f"ask-{kind}", **values)

    def label(
        self, state: State, seat: int, move: Move, language: str, names: Mapping[int, str]
    ) -> str:
        """A move as a list says it."""
        if move.kind >= FIRST:
            return labels.label(state, seat, move, language)
        book = state.book
        assert state.table is not None
        inner = log.at_table(book.playing, names)
        return self.table.label(state.table, place_of(book, seat), move, language, inner)

    def refusal(
        self, state: State, refusal: Refusal, language: str, names: Mapping[int, str]
    ) -> str:
        """Why a move is not possible, in a sentence with its clause."""
        return words.refusal(state.book.options.box.cards, refusal, language, names)

    def notation(self, error: BadNotation, language: str) -> str:
        """Why a text is not a move, in a sentence."""
        return words.notation(error, language)

    def entries(
        self,
        state: State,
        events: Iterable[tuple[Any, ...]],
        viewer: int | None,
        names: Mapping[int, str],
        language: str,
    ) -> Sequence[Told]:
        """As much as a seat may know."""
        return log.entries(state.book.options.box.cards, events, viewer, names, language)

    def possible(
        self, state: State, seat: int, language: str, names: Mapping[int, str]
    ) -> Sequence[Any]:
        """The legal moves of a seat."""
        book = state.book
        if book.stage != GAME:
            return spots.possible(self.game, state, seat, language)
        place = place_of(book, seat)
        if place == NOBODY:
            return []
        assert state.table is not None
        inner = log.at_table(book.playing, names)
        found = self.table.possible(state.table, place, language, inner)
        if not moved(book):
            return found
        return [
            replace(
                one,
                text=text_from_table(book, place, one.move, one.text),
                holder=seat_at(book, one.holder),
                seat=seat_at(book, one.seat),
            )
            for one in found
        ]

    # Courtesy

    def answer_unasked(self, match: Match[Any], easy: Collection[int]) -> None:
        """In cleanup all is kept for those who need not be asked (AMB-62)."""
        while (found := self._keeping(match, easy)) is not None:
            seat, move = found
            match.play(seat, move)

    def _keeping(self, match: Match[Any], easy: Collection[int]) -> tuple[int, Move] | None:
        for seat, decision in match.pending.items():
            if decision.kind == "keep" and seat in easy and match.state.book.stage == GAME:
                return seat, decision.moves[0]
        return None

    def undo(
        self, match: Match[Any], seat: int, easy: Collection[int], over: Collection[int]
    ) -> None:
        """What was kept without asking is taken back as well."""
        match.undo(seat, over)
        while self._keeping(match, easy) is not None:
            try:
                match.undo(seat, over)
            except CannotUndo:
                self.answer_unasked(match, easy)
                return

    def end_turn(self, match: Match[Any], seat: int) -> None:
        """After the action a turn stays open for tokens and upkeep only (AMB-4)."""
        state = match.state
        decision = match.pending.get(seat)
        if decision is None or state.book.stage != GAME or state.table is None:
            return
        if decision.kind == "turn" and state.table.acted:
            match.go_on(seat, END_TURN)

    def weight(self, match: Match[Any], seat: int) -> float:
        """What a move asks besides, and the end of the turn, come with it."""
        state, decision = match.state, match.pending[seat]
        if state.book.stage != GAME:
            return 1.0
        if decision.kind == "turn":
            return _SHORT if state.table.acted else 1.0
        return _PICK if decision.kind == "draft" else _SHORT

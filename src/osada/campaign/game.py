"""The campaign behind the kernel's contract."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar

from osada.campaign import flow, notation, refusals, setup, view
from osada.campaign.imagine import imagine
from osada.campaign.seating import (
    line_to_table,
    place_of,
    refusal_from_table,
    tell,
    text_from_table,
)
from osada.campaign.state import GAME, NOBODY, OVER, SETUP, State
from osada.campaign.verbs import FIRST
from osada.kernel.game import BadNotation, Decision, Move, Outcome, Refusal, Refused
from osada.settlers import flow as table_flow
from osada.settlers import setup as table_setup
from osada.settlers.catalogue import Catalogue
from osada.settlers.game import Settlers
from osada.settlers.game import plain as table_plain

if TYPE_CHECKING:
    from osada.campaign.viewtypes import CampaignView


class Campaign:
    """Rise of the Empire for 1 to 4 players: one card game after another, and what lies between."""

    name: ClassVar[str] = "campaign"

    def __init__(self, cards: Catalogue | None = None, rules: int = table_setup.RULES) -> None:
        self.table = Settlers(cards, rules)
        """The rules of its games."""
        self.rules = rules
        self.version = f"{setup.RULES}.{self.table.version}"

    def by(self, version: str) -> "Campaign | None":
        """The campaign by the rules that a record names, old ones too; None: they are not known."""
        if version == self.version:
            return self
        for rules in range(1, table_setup.RULES + 1):
            found = Campaign(self.table.cards, rules)
            if found.version == version:
                return found
        return None

    def new(self, options: Mapping[str, Any], seed: int | str) -> State:
        """A new campaign, up to its first decision; `BadOptions` if it cannot be played."""
        state = setup.new(setup.options(self.table.cards, options, self.rules), seed)
        flow.enter(state, SETUP)
        flow.run(state)
        return state

    def opening(self, state: State) -> list[tuple[Any, ...]]:
        """The first game begins."""
        if state.book.stage != GAME:
            return []
        return [("game-begins", NOBODY, state.book.number, state.book.playing)]

    def copy(self, state: State) -> State:
        """An independent copy, without the log."""
        return state.copy()

    def pending(self, state: State) -> dict[int, Decision]:
        """Who must choose now; empty when the campaign is over."""
        book = state.book
        if book.stage == GAME:
            assert state.table is not None
            return {
                book.playing[place]: decision
                for place, decision in self.table.pending(state.table).items()
            }
        if book.stage == OVER:
            return {}
        kind = flow.BETWEEN[book.stage].kind(state)
        return {book.asked: Decision(kind, flow.options(state))}

    def asked(self, state: State) -> int:
        """The seat that must decide, the first of several at once; -1 when the campaign is over."""
        book = state.book
        if book.stage != GAME:
            return book.asked
        assert state.table is not None
        return book.playing[table_flow.asked(state.table)]

    def options(self, state: State, seat: int) -> list[Move]:
        """The legal moves of a seat that must decide; `pending` for those in a hurry."""
        if state.book.stage != GAME:
            return flow.options(state)
        assert state.table is not None
        return table_flow.options(state.table, place_of(state.book, seat))

    def make(self, state: State, seat: int, move: Move) -> None:
        """Make one of `options` and run on; `apply` for those who know that it is legal."""
        flow.make(state, seat, move)

    def apply(self, state: State, seat: int, move: Move) -> None:
        """Make a legal move and run on to the next decision; else `Refused`, nothing changed."""
        if state.book.stage == GAME:
            self._apply_at_table(state, seat, move)
            return
        refusal = refusals.why_not(state, seat, move)
        if refusal is not None:
            raise Refused(refusal)
        if state.log is not None:
            text = notation.text(state, move)
            state.log.append(("move", seat, move, text, False, None, text))
        flow.make(state, seat, move)

    def _apply_at_table(self, state: State, seat: int, move: Move) -> None:
        """The card game judges the move, once."""
        refusal = refusals.before_table(state.book, seat, move)
        if refusal is not None:
            raise Refused(refusal)
        table = state.table
        assert table is not None
        table.log = None if state.log is None else []
        try:
            self.table.apply(table, place_of(state.book, seat), move)
        except Refused as error:
            raise Refused(refusal_from_table(state.book, error.refusal)) from None
        finally:
            events, table.log = table.log or [], None
        tell(state, events)
        flow.run(state)

    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        """The clauses that forbid a move, or None if it is legal."""
        return refusals.why_not(state, seat, move)

    def explain(self, refusal: Refusal, language: str = "en", state: State | None = None) -> str:
        """Why a move is not possible, in a sentence with its clause."""
        from osada.campaign import words  # only who asks loads them

        cards = self.table.cards if state is None else state.book.options.box.cards
        return words.refusal(cards, refusal, language)

    def view(self, state: State, seat: int | None) -> "CampaignView":
        """All that a seat, or a spectator, may know."""
        return view.view(state, seat)

    def sample(self, state: State, seat: int, random: int) -> State:
        """A campaign that this seat could be in: what it cannot see is dealt anew."""
        return imagine(state, seat, random)

    def rounds(self, state: State) -> tuple[int, int]:
        """The round of the game that is on, and how many it has."""
        return (1, 1) if state.table is None else self.table.rounds(state.table)

    def outcome(self, state: State) -> Outcome | None:
        """The result once the campaign is over: games come in `scores` as the last final score."""
        book = state.book
        if book.stage != OVER:
            return None
        scores = tuple(empire.scores[-1] if empire.scores else 0 for empire in book.empires)
        ties = tuple(
            (int(empire.completed), empire.era, sum(empire.tracks)) for empire in book.empires
        )
        return Outcome(scores, book.champions, ties, ((),) * len(scores), book.why)

    def text(self, state: State, seat: int, move: Move) -> str:
        """The canonical notation of a move in this state."""
        if move.kind >= FIRST:
            return notation.text(state, move)
        book, place = state.book, self._place(state, seat)
        assert state.table is not None
        return text_from_table(book, place, move, self.table.text(state.table, place, move))

    def parse(self, state: State, seat: int, text: str) -> list[Move]:
        """The move a line of notation begins with, and the steps it answers ahead."""
        if not 0 <= seat < len(state.book.empires):
            raise BadNotation(
                f"there is no seat {seat} at this table", "not-seated", {"seat": seat}
            )
        if notation.is_own(text):
            return notation.parse(state, text)
        place = self._place(state, seat, text)
        assert state.table is not None
        return self.table.parse(state.table, place, line_to_table(state.book, text))

    def _place(self, state: State, seat: int, line: str = "") -> int:
        """A seat's place at the table; `Refused` for who does not play any more."""
        if state.table is None:
            raise BadNotation(
                f'"{line[:60]}" is a move of the card game, and none is on',
                "no-table",
                {"word": line[:60]},
            )
        place = place_of(state.book, seat)
        if place == NOBODY:
            raise Refused(refusals.away(state.book.empires[seat]))
        return place

    def steps(self, state: State, seat: int, text: str) -> list[Move]:
        """The choices that a line of notation stands for here."""
        if not 0 <= seat < len(state.book.empires):
            facts: dict[str, str | int] = {"seat": seat}
            refusal = Refusal("no-such-seat", ("CAMP-CONTENT-15",), facts)
            raise Refused(refusal, f"there is no seat {seat}")
        if state.book.stage == GAME and not notation.is_own(text):
            assert state.table is not None
            place = self._place(state, seat, text)
            return self.table.steps(state.table, place, line_to_table(state.book, text))
        moves = self.parse(state, seat, text)
        trial = state.copy()
        for move in moves:
            refusal_ = refusals.why_not(trial, seat, move)
            if refusal_ is not None:
                raise Refused(refusal_)
            flow.make(trial, seat, move)
        return moves

    def reveals(self, before: State, after: State, seat: int) -> bool:
        """Whether something came to light: cards, a Province, or a new game."""
        old, new = before.book, after.book
        if old.number != new.number or old.random != new.random:
            return True
        if len(old.deck) != len(new.deck):
            return True
        if old.stage != GAME or before.table is None or after.table is None:
            return False
        place = place_of(old, seat)
        return place != NOBODY and self.table.reveals(before.table, after.table, place)

    def learns(
        self, before: State, after: State, known: Sequence[frozenset[int]]
    ) -> list[tuple[bool, frozenset[int]]]:
        """For each seat whether it saw a new card, and the cards it knows in other hands."""
        old, new = before.book, after.book
        seats = len(new.empires)
        nothing: frozenset[int] = frozenset()
        if old.number != new.number or old.random != new.random or len(old.deck) != len(new.deck):
            return [(True, nothing)] * seats
        if old.stage != GAME or before.table is None or after.table is None:
            return [(False, known[seat] if known else nothing) for seat in range(seats)]
        found = [(False, nothing)] * seats
        at_table = self.table.learns(
            before.table, after.table, [known[seat] for seat in old.playing] if known else ()
        )
        for place, seat in enumerate(old.playing):
            found[seat] = at_table[place]
        return found

    def moment(self, state: State) -> int:
        """Seats decide one after the other, or in secret: no move leaves the others untouched."""
        return 0

    def part(self, state: State) -> int:
        """The game that is on, with all that follows it up to the next."""
        return state.book.number

    def hash(self, state: State) -> str:
        """A short fingerprint of everything there is."""
        table = table_plain(state.table) if state.table is not None else ()
        told = repr((state.book.plain(), table))
        return blake2b(told.encode(), digest_size=8).hexdigest()

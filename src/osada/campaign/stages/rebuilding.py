"""Before a game, where it was agreed: everybody may rebuild the faction deck (CSETUP-4)."""

from osada.campaign import decks
from osada.campaign.stages.stage import Stage, nearest, note
from osada.campaign.state import GAME, NOBODY, State
from osada.campaign.verbs import (
    DECK_DONE,
    DECK_IN,
    DECK_KEEP,
    DECK_OUT,
    KEEP_DECK,
    TAKE_DECK,
)
from osada.kernel.game import Move, Refusal, move


class Rebuilding(Stage):
    """Card by card; a card is moved once at most, so that it comes to an end."""

    def begin(self, state: State) -> None:
        """The first seat."""
        self._next(state, 0)

    def _next(self, state: State, at: int) -> None:
        book = state.book
        book.at = at
        book.swapped = ()
        book.drawn = decks.current(book, at) if at < len(book.empires) and self._asks(state) else ()

    def _asks(self, state: State) -> bool:
        """From the second game on."""
        return state.book.options.rebuild and state.book.number > 1

    def go_on(self, state: State) -> int:
        """The next seat that is still in the campaign."""
        book = state.book
        while self._asks(state) and book.at < len(book.empires):
            if book.empires[book.at].takes_part:
                return book.at
            self._next(state, book.at + 1)
        return NOBODY

    def kind(self, state: State) -> str:
        """A deck."""
        return "deck"

    def options(self, state: State) -> list[Move]:
        """Keep the deck as it was, move a card, or be done with a deck that can be played."""
        book = state.book
        found = [KEEP_DECK]
        if book.swapped and not decks.wrong(book, book.asked, book.drawn):
            found.append(TAKE_DECK)
        for card in decks.pool(book, book.asked):
            if card not in book.swapped:
                found.append(move(DECK_OUT if card in book.drawn else DECK_IN, card))
        return found

    def do(self, state: State, seat: int, chosen: Move) -> None:
        """Move a card, or go on to the next player."""
        book = state.book
        card = chosen.what
        if chosen.kind == DECK_OUT:
            book.drawn = tuple(one for one in book.drawn if one != card)
            book.swapped = (*book.swapped, card)
        elif chosen.kind == DECK_IN:
            book.drawn = tuple(sorted((*book.drawn, card)))
            book.swapped = (*book.swapped, card)
        else:
            if chosen.kind == DECK_DONE:
                book.empires[seat].deck = book.drawn
            note(state, "rebuilt", seat, book.swapped if chosen.kind == DECK_DONE else ())
            self._next(state, seat + 1)

    def end(self, state: State) -> int:
        """The game begins."""
        return GAME

    def refusal(self, state: State, seat: int, tried: Move) -> Refusal:
        """What the format forbids, or a card that cannot be moved."""
        book = state.book
        if tried.kind == DECK_DONE:
            if not book.swapped:
                return nearest(("CSETUP-4",), "deck-unchanged")
            problem = decks.wrong(book, seat, book.drawn)[0]
            clauses = (*problem.clauses, "CSETUP-4")
            return nearest(clauses, "deck-wrong", why=problem.message)
        if tried.kind not in (DECK_IN, DECK_OUT, DECK_KEEP):
            return nearest(("CSETUP-4",), "choose-deck")
        cards = book.options.box.cards
        if not 0 <= tried.what < len(cards.slugs):
            return nearest(("CSETUP-4",), "choose-deck")
        card = cards.slugs[tried.what]
        if tried.what in book.swapped:
            return nearest(("CSETUP-4",), "deck-moved", card=card)
        if tried.kind == DECK_OUT:
            return nearest(("DECK-4", "CSETUP-4"), "deck-lacks", card=card)
        if tried.what in book.drawn:
            return nearest(("DECK-4", "AMB-X-15", "CSETUP-4"), "deck-has", card=card)
        return nearest(("DECK-4", "AMB-X-15", "AMB-X-16", "CSETUP-4"), "deck-foreign", card=card)

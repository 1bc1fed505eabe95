"""Step 6: everybody gains a Province and crosses off a space of the map (CEND-17)."""

from typing import Final

from osada.campaign.stages.ending import active
from osada.campaign.stages.stage import Stage, nearest, note
from osada.campaign.state import EMPIRES, NOBODY, State
from osada.campaign.verbs import CROSS, KEEP
from osada.kernel.game import Move, Refusal, move
from osada.kernel.random import shuffle

SCOUTS: Final = "scouts"
DRAW: Final = 0
CHOOSE: Final = 1
MARK: Final = 2
"""What the seat at the turn has to do: `Book.left`."""


class Conquest(Stage):
    """Both halves of one player before the next (CEND-23, AMB-C67)."""

    def begin(self, state: State) -> None:
        """The first of them."""
        self._next(state, 0)

    def _next(self, state: State, at: int) -> None:
        book = state.book
        book.at = at
        book.left = DRAW
        book.drawn = ()

    def go_on(self, state: State) -> int:
        """Whoever keeps a Province or crosses off a space next."""
        book = state.book
        while book.at < len(book.order):
            seat = book.order[book.at]
            if book.empires[seat].stands:
                if book.left == DRAW:
                    book.drawn = _draw(state, 1 + active(state, seat).get(SCOUTS, 0))
                    book.left = CHOOSE if book.drawn else MARK
                    note(state, "drew", seat, len(book.drawn))
                if book.left == CHOOSE or self._open(state, seat):
                    return seat
            self._next(state, book.at + 1)
        return NOBODY

    def kind(self, state: State) -> str:
        """A Province, or a space of the map."""
        return "province" if state.book.left == CHOOSE else "field"

    def options(self, state: State) -> list[Move]:
        """The drawn cards; the open spaces."""
        book = state.book
        if book.left == CHOOSE:
            return [move(KEEP, card) for card in sorted(book.drawn)]
        return [move(CROSS, number) for number in self._open(state, book.asked)]

    def _open(self, state: State, seat: int) -> list[int]:
        """Spaces of the map that are not crossed off (UPKEEP-15, AMB-C36)."""
        empire = state.book.empires[seat]
        spaces = len(state.book.options.box.maps[empire.era])
        return [number for number in range(1, spaces + 1) if number not in empire.map]

    def do(self, state: State, seat: int, chosen: Move) -> None:
        """Keep one and discard the rest, then cross off a space."""
        book = state.book
        empire, chapter = book.empires[seat], book.chapter(seat)
        if chosen.kind == KEEP:
            rest = tuple(card for card in book.drawn if card != chosen.what)
            empire.provinces = (*empire.provinces, chosen.what)
            book.pile = (*book.pile, *rest)
            chapter.province, chapter.discarded = chosen.what, rest
            book.drawn = ()
            book.left = MARK
            note(state, "province", seat, chosen.what, rest)
            return
        empire.map = tuple(sorted((*empire.map, chosen.what)))
        chapter.crossed = chosen.what
        note(state, "crossed", seat, chosen.what)
        self._next(state, book.at + 1)

    def end(self, state: State) -> int:
        """The fallen are asked last of all (AMB-C63)."""
        return EMPIRES

    def refusal(self, state: State, seat: int, tried: Move) -> Refusal:
        """Not drawn; or crossed off already."""
        book = state.book
        if book.left == CHOOSE:
            if tried.kind == KEEP and tried.what in book.options.box.provinces:
                card = book.options.box.cards.slugs[tried.what]
                return nearest(("BONUS-26", "CEND-17"), "not-drawn", card=card)
            return nearest(("CEND-17", "BONUS-26"), "choose-province")
        if tried.kind == CROSS and tried.what in book.empires[seat].map:
            return nearest(("UPKEEP-15", "CEND-17"), "crossed", n=tried.what)
        if tried.kind == CROSS:
            return nearest(("UPKEEP-15", "CEND-17"), "no-such-space", n=tried.what)
        return nearest(("CEND-17", "UPKEEP-15"), "choose-space")


def _draw(state: State, n: int) -> tuple[int, ...]:
    """So many Provinces from the top; an empty deck takes up the pile (AMB-C37)."""
    book = state.book
    drawn: list[int] = []
    while len(drawn) < n:
        if not book.deck:
            if not book.pile:
                break
            pile = list(book.pile)
            book.random = shuffle(book.random, pile)
            book.deck, book.pile = tuple(pile), ()
        drawn.append(book.deck[0])
        book.deck = book.deck[1:]
    return tuple(drawn)

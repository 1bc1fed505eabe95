"""Step 5: Inventions are bought, one buyer after the other (INVENT)."""

from osada.campaign.stages.falling import fall
from osada.campaign.stages.stage import Stage, nearest, note
from osada.campaign.state import NO_INVENTIONS, NOBODY, OVER, PROVINCES, STANDS, Book, State
from osada.campaign.verbs import BUY, DONE, NO_MORE
from osada.kernel.game import Move, Refusal, move


def owner(book: Book, invention: int) -> int:
    """Who owns an Invention; NOBODY: it lies in its deck."""
    for seat, empire in enumerate(book.empires):
        if invention in empire.inventions:
            return seat
    return NOBODY


def deck(book: Book, seat: int) -> list[int]:
    """The deck of the era that a seat's empire is in, without what it has just replaced."""
    owned: set[int] = set(book.set_aside)
    for empire in book.empires:
        owned.update(empire.inventions)
    era = book.empires[seat].era
    return [card for card in book.options.box.inventions[era] if card not in owned]


def replaced(book: Book, seat: int, invention: int) -> tuple[int, ...]:
    """The own Inventions that a further one of their colour takes the place of (INVENT-3)."""
    box = book.options.box
    colours = box.colours(invention)
    return tuple(card for card in book.empires[seat].inventions if box.colours(card) & colours)


class Shop(Stage):
    """The buyer sees the whole deck and chooses freely (INVENT-7)."""

    def begin(self, state: State) -> None:
        """The first buyer."""
        self._next(state.book, 0)

    def _next(self, book: Book, at: int) -> None:
        book.at = at
        book.bought = False
        book.set_aside = ()

    def go_on(self, state: State) -> int:
        """The next buyer who can pay for something; who cannot falls (INVENT-12, AMB-C50)."""
        book = state.book
        while book.at < len(book.order):
            seat = book.order[book.at]
            if book.empires[seat].stands:
                if book.bought or self._affordable(book, seat):
                    return seat
                if deck(book, seat):
                    fall(state, seat, NO_INVENTIONS)
                else:
                    note(state, "nothing-to-buy", seat)
            self._next(book, book.at + 1)
        return NOBODY

    def _affordable(self, book: Book, seat: int) -> list[int]:
        box, knowledge = book.options.box, book.empires[seat].knowledge
        return [card for card in deck(book, seat) if box.price(card) <= knowledge]

    def kind(self, state: State) -> str:
        """A purchase."""
        return "buy"

    def options(self, state: State) -> list[Move]:
        """What can be paid; after the first purchase also the end of it (INVENT-10)."""
        book = state.book
        found = [move(BUY, card) for card in self._affordable(book, book.asked)]
        return [*found, NO_MORE] if book.bought else found

    def do(self, state: State, seat: int, chosen: Move) -> None:
        """Pay and take, or leave."""
        book = state.book
        if chosen.kind == DONE:
            note(state, "done", seat)
            self._next(book, book.at + 1)
            return
        empire, chapter = book.empires[seat], book.chapter(seat)
        card, price = chosen.what, book.options.box.price(chosen.what)
        gone = replaced(book, seat, card)
        empire.inventions = (*(one for one in empire.inventions if one not in gone), card)
        empire.knowledge -= price
        book.set_aside = (*book.set_aside, *gone)
        book.bought = True
        chapter.bought = (*chapter.bought, (card, price, gone))
        note(state, "bought", seat, card, price, gone)

    def end(self, state: State) -> int:
        """Provinces follow; alone a fall is the end."""
        book = state.book
        if book.options.seats == 1 and book.empires[0].fallen != STANDS:
            book.why = "fallen"
            return OVER
        return PROVINCES

    def refusal(self, state: State, seat: int, tried: Move) -> Refusal:
        """Too dear, of another era, somebody's, just replaced; or nothing was bought yet."""
        book = state.book
        box, empire = book.options.box, book.empires[seat]
        if tried.kind == DONE:
            return nearest(("INVENT-10",), "must-buy")
        if tried.kind != BUY or not any(tried.what in cards for cards in box.inventions):
            return nearest(("INVENT-7", "CEND-14"), "choose-invention")
        card, price = box.cards.slugs[tried.what], box.price(tried.what)
        holder = owner(book, tried.what)
        also: tuple[str, ...] = ()  # the first reason is named, all of them are cited
        if box.era(tried.what) != empire.era:
            also += ("INVENT-5", "INVENT-6")
        if tried.what in book.set_aside:
            also += ("INVENT-22", "AMB-C64")
        if price > empire.knowledge:
            also += ("INVENT-8",)
        if holder == seat:
            return nearest(("INVENT-17", *also), "own-invention", card=card)
        if holder != NOBODY:
            return nearest(("INVENT-17", *also), "sold", card=card, seat=holder)
        if box.era(tried.what) != empire.era:
            return nearest(also, "other-era", card=card)
        if tried.what in book.set_aside:
            return nearest(also, "just-replaced", card=card)
        return nearest(also, "too-dear", card=card, n=price, have=empire.knowledge)

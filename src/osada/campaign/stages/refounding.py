"""After step 6 the fallen found a new empire, or leave the campaign (FALL-6, AMB-C63)."""

from osada.campaign.stages.stage import Stage, nearest, note
from osada.campaign.state import NOBODY, OVER, SETUP, STANDS, Book, Empire, State
from osada.campaign.verbs import FOUND, LEAVE, RETIRE
from osada.kernel.game import Move, Refusal, move


def free_factions(book: Book, seat: int) -> list[int]:
    """Factions that no other player has (AMB-C63)."""
    taken = [
        empire.faction for at, empire in enumerate(book.empires) if at != seat and empire.takes_part
    ]
    factions = book.options.box.cards.factions
    return [at for at, faction in enumerate(factions) if faction.slug not in taken]


def left(book: Book) -> list[int]:
    """The seats that are still in the campaign."""
    return [seat for seat, empire in enumerate(book.empires) if empire.takes_part]


class Refounding(Stage):
    """In the order of step 5."""

    def begin(self, state: State) -> None:
        """The first of them."""
        state.book.at = 0

    def go_on(self, state: State) -> int:
        """The next fallen player; nobody decides once only one is left."""
        book = state.book
        if book.options.seats > 1 and len(left(book)) < 2:
            return NOBODY
        while book.at < len(book.order):
            seat = book.order[book.at]
            if book.empires[seat].fallen != STANDS and not book.empires[seat].retired:
                return seat
            book.at += 1
        return NOBODY

    def kind(self, state: State) -> str:
        """What becomes of the player."""
        return "empire"

    def options(self, state: State) -> list[Move]:
        """A faction that nobody else has, or leaving."""
        book = state.book
        return [*(move(FOUND, at) for at in free_factions(book, book.asked)), LEAVE]

    def do(self, state: State, seat: int, chosen: Move) -> None:
        """A fresh Antiquity sheet (FALL-7), or nothing more."""
        book = state.book
        chapter, old = book.chapter(seat), book.empires[seat]
        if chosen.kind == RETIRE:
            old.retired = chapter.retired = True
            note(state, "retired", seat)
        else:
            faction = book.options.box.cards.factions[chosen.what].slug
            chapter.founded = faction
            book.empires[seat] = Empire("", faction, empires=old.empires + 1)
            note(state, "founded", seat, chosen.what)
        book.at += 1

    def end(self, state: State) -> int:
        """The next game; of several players the last one has outlived the others."""
        book = state.book
        staying = left(book)
        if book.options.seats > 1 and len(staying) < 2:
            book.why = "completed" if book.champions else "outlived"
            book.champions = book.champions or tuple(staying)
            return OVER
        book.number += 1
        return SETUP

    def refusal(self, state: State, seat: int, tried: Move) -> Refusal:
        """Somebody has that faction."""
        factions = state.book.options.box.cards.factions
        if tried.kind == FOUND and 0 <= tried.what < len(factions):
            slug = factions[tried.what].slug
            return nearest(("SETUP-4", "AMB-C63"), "faction-taken", faction=slug)
        return nearest(("FALL-6", "AMB-C63"), "choose-empire")

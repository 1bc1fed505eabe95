"""The faction decks of a campaign, which can be rebuilt before each game (CSETUP-3, CSETUP-4)."""

from osada.campaign.state import Book
from osada.settlers import brought, decklist
from osada.settlers.decks import DeckProblem, own, problems
from osada.settlers.setup import INTRODUCTORY, OPEN


def format_of(book: Book) -> str:
    """The format by which decks are rebuilt; of the base game alone the printed decks are open."""
    inner = book.options.inner
    return str(inner.get("format") or (INTRODUCTORY if inner.get("boxes") else OPEN))


def banned(book: Book) -> list[int]:
    """Cards that nobody may use."""
    named = book.options.inner.get("bans") or ()
    return brought.banned(book.options.box.cards, named) if named else []


def current(book: Book, seat: int) -> tuple[int, ...]:
    """The faction deck of a seat as it stands."""
    empire = book.empires[seat]
    if empire.deck is not None:
        return empire.deck
    cards, bans = book.options.box.cards, banned(book)
    given = book.options.agreed["decks"].get(empire.faction)
    if given is not None:
        found = brought.decks(cards, {empire.faction: given}, format_of(book), bans)
        return tuple(found[empire.faction])
    usual = own(cards, empire.faction, format_of(book))
    return tuple(card for card in usual if card not in bans)


def pool(book: Book, seat: int) -> list[int]:
    """All cards of a seat's faction that are on the table."""
    cards = book.options.box.cards
    bans = banned(book)
    return [
        card for card in cards.decks[cards.index(book.empires[seat].faction)] if card not in bans
    ]


def wrong(book: Book, seat: int, deck: tuple[int, ...]) -> list[DeckProblem]:
    """What the format forbids in a deck."""
    cards = book.options.box.cards
    numbers = [cards.numbers[card] for card in deck]
    return problems(cards, book.empires[seat].faction, numbers, format_of(book), banned(book))


def lines(book: Book, deck: tuple[int, ...]) -> list[str]:
    """A deck as a deck file says it."""
    cards = book.options.box.cards
    return decklist.lines(cards, [cards.numbers[card] for card in deck])


def of_game(book: Book) -> dict[str, object]:
    """The decks that differ from the format's own, for the options of the next game."""
    given = book.options.agreed["decks"]
    found: dict[str, object] = {}
    if "common" in given:
        found["common"] = given["common"]
    for seat in book.playing:
        empire = book.empires[seat]
        if empire.deck is not None:
            found[empire.faction] = lines(book, empire.deck)
        elif empire.faction in given:
            found[empire.faction] = given[empire.faction]
    return found

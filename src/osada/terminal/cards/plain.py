"""The card game line by line."""

from abc import abstractmethod
from collections.abc import Callable
from difflib import get_close_matches

from osada.settlers.catalogue import Catalogue
from osada.terminal.cards import report
from osada.terminal.cards.cardface import full
from osada.terminal.cards.deckreport import decks_here
from osada.terminal.cards.result import result
from osada.terminal.cards.table import CardTable, WithCards
from osada.terminal.plain import Plain
from osada.terminal.result import Result
from osada.terminal.words import say


class PlainWithCards(Plain):
    """Where cards are played, in the card game or a campaign."""

    table: WithCards

    def __init__(
        self,
        table: WithCards,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
    ) -> None:
        super().__init__(table, read, write)
        self.commands |= {"card": self._card, "keep": self._keep, "decks": self._decks}

    def _card(self, seat: int, rest: str) -> None:
        found = known_card(self.table.cards, rest, self.table.language)
        if isinstance(found, str):
            self.write(found)
        else:
            self.say_all(full(self.table.cards, found, self.table.language))

    def _keep(self, seat: int, rest: str) -> None:
        self.table.asks_keep = rest == "ask"
        message = "keep-asked" if self.table.asks_keep else "keep-all"
        self.write(say(self.table.language, message))

    @abstractmethod
    def _decks(self, seat: int, rest: str) -> None:
        """The decks at this table."""


class CardPlain(PlainWithCards):
    """A match of the card game."""

    table: CardTable
    example = "build mill"

    def brief(self, seat: int) -> list[str]:
        """Where the game stands, goods, hand, offer."""
        return report.brief(self.table, seat)

    def whole(self, seat: int | None) -> list[str]:
        """Everything that a seat may know."""
        return report.whole(self.table, seat)

    def result(self) -> Result:
        """How it ended."""
        return result(self.table)

    def help(self) -> str:
        """The lines that can be typed."""
        language = self.table.language
        return f"{say(language, 'goal-settlers')}\n\n{say(language, 'plain-help')}"

    def _decks(self, seat: int, rest: str) -> None:
        for paragraph in decks_here(self.table):
            self.say_all(paragraph)


def known_card(cards: Catalogue, words_: str, language: str) -> int | str:
    """A card by slug, number or name in any language; else one sentence."""
    wanted = words_.casefold()
    known: dict[str, int] = {}
    for card in range(len(cards.numbers) - 1, -1, -1):
        entry = cards.entry[card]
        for word in (cards.slugs[card], cards.numbers[card], *entry.names):
            known[word.casefold()] = card
    if wanted in known:
        return known[wanted]
    near = get_close_matches(wanted, known, n=1, cutoff=0.5)
    if near:
        return say(language, "no-card-near", name=words_, near=near[0])
    return say(language, "no-card", name=words_)

"""The deck builder line by line, for scripts and screen readers."""

import re
from collections.abc import Callable, Iterable

from osada.settlers import deckwords
from osada.settlers.catalogue import Entry, boxes
from osada.settlers.decks import factions, formats
from osada.terminal.cards import deckreport as report
from osada.terminal.cards.bench import Bench, NotDone
from osada.terminal.cards.cardface import full
from osada.terminal.words import LANGUAGES, say

INTERRUPTED = 130


class _Quit(Exception):
    """Enough for today."""


class DeckPlain:
    """A bench on standard input and output, or whatever stands for them."""

    def __init__(
        self,
        bench: Bench,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
    ) -> None:
        self.bench = bench
        self.read = read
        self.write = write
        self.commands: dict[str, Callable[[str], None]] = {
            "deck": self._deck,
            "offers": self._offers,
            "swap": self._swap,
            "in": self._in,
            "out": self._out,
            "mend": self._mend,
            "check": self._check,
            "glance": self._glance,
            "card": self._card,
            "ban": self._ban,
            "faction": self._faction,
            "format": self._format,
            "boxes": self._boxes,
            "usual": self._usual,
            "undo": self._undo,
            "decks": self._decks,
            "open": self._open,
            "save": self._save,
            "forget": self._forget,
            "text": self._text,
            "language": self._language,
            "help": self._help,
            "?": self._help,
        }

    def run(self) -> int:
        """Take lines until the input ends; the exit code."""
        self.write(self._say("deck-plain-welcome"))
        self._deck("")
        try:
            while True:
                self.obey(self.read("> "))
        except (_Quit, EOFError):
            return 0
        except KeyboardInterrupt:
            return INTERRUPTED

    def obey(self, line: str) -> None:
        """One line; what cannot be done is said in a sentence."""
        word, _, rest = " ".join(line.split()).partition(" ")
        if not word:
            return
        if word.lower() in ("quit", "exit", "q"):
            raise _Quit
        command = self.commands.get(word.lower())
        if command is None:
            self.write(self._say("deck-plain-unknown", word=word[:40]))
            return
        try:
            command(rest)
        except NotDone as error:
            self.write(str(error))

    def _say(self, message: str, **values: str | int) -> str:
        return say(self.bench.language, message, **values)

    def _all(self, lines: list[str]) -> None:
        for line in lines:
            self.write(line)

    def _entry(self, words: str) -> Entry:
        """A card by the number of its line in the deck, or by a name."""
        piles = self.bench.deck.entries()
        if words.isdecimal() and 1 <= int(words[:6]) <= len(piles):
            return piles[int(words[:6]) - 1][0]
        if not words:
            raise NotDone(self._say("deck-which-card"))
        return self.bench.card(words)

    # Looking

    def _deck(self, rest: str) -> None:
        bench, language = self.bench, self.bench.language
        named = [boxes.box(box).name(language) for box in bench.draft.boxes]
        told = " + ".join(named) or self._say("no-boxes")
        n = len(bench.deck.numbers)
        self.write(
            self._say(
                "deck-plain-head", deck=bench.title, n=n, format=self._format_name(), boxes=told
            )
        )
        for number, line in enumerate(report.cards(bench.deck, language), 1):
            self.write(f"{number:>3}. {line}")
        if bench.draft.bans:
            self.write(self._say("deck-banned", cards=", ".join(self._banned())))
        self._verdict()

    def _banned(self) -> list[str]:
        return [self.bench.card(slug).name(self.bench.language) for slug in self.bench.draft.bans]

    def _format_name(self) -> str:
        return self._say(f"deck-format-{self.bench.draft.format}")

    def _verdict(self) -> None:
        """Whether the deck can be played, and what would mend it."""
        broken = [rule for rule in self.bench.rules() if rule.problems]
        if not broken:
            self.write(self._say("deck-playable"))
            return
        for rule in broken:
            for problem in rule.problems:
                self.write(self.bench.told(problem))
        for number, mend in enumerate(self.bench.mends(), 1):
            name = deckwords.mend_name(self.bench.cards, mend, self.bench.language)
            self.write(f"mend {number}: {name}")

    def _check(self, rest: str) -> None:
        self._all(report.checked(self.bench))

    def _glance(self, rest: str) -> None:
        self._all(report.figures(self.bench.seen(), self.bench.language))

    def _offers(self, rest: str) -> None:
        bench = self.bench
        if rest or not bench.free:
            offers = bench.offers(self._entry(rest))
        else:
            offers = []
            for entry in bench.deck.outside():
                self.write(report.pile(entry, len(entry.numbers), bench.language))
        for swap in offers:
            why = f": {bench.told(swap.why)}" if swap.why is not None else ""
            self.write(f"{report.pile(swap.entry, len(swap.entry.numbers), bench.language)}{why}")
        few = bench.why_few()
        if few:
            self.write(few)

    def _card(self, rest: str) -> None:
        cards, entry = self.bench.cards, self._entry(rest)
        self._all(full(cards, cards.of_number[entry.numbers[0]], self.bench.language))

    # Building

    def _swap(self, rest: str) -> None:
        gone, _, new = re.sub(r"\s+(for|na|za|→|->)\s+", "\0", rest, count=1).partition("\0")
        if not new:
            raise NotDone(self._say("deck-swap-how"))
        self.bench.swap(self._entry(gone), self.bench.card(new))
        self._verdict()

    def _in(self, rest: str) -> None:
        self.bench.put_in(self._entry(rest))
        self._verdict()

    def _out(self, rest: str) -> None:
        self.bench.take_out(self._entry(rest))
        self._verdict()

    def _mend(self, rest: str) -> None:
        found = self.bench.mends()
        at = int(rest[:6]) if rest.isdecimal() else 1
        if not 1 <= at <= len(found):
            raise NotDone(self._say("deck-no-mend"))
        self.bench.put(numbers=found[at - 1].deck.numbers)
        self._verdict()

    def _ban(self, rest: str) -> None:
        entry = self._entry(rest)
        message = "deck-is-banned" if self.bench.turn_ban(entry) else "deck-is-allowed"
        self.write(self.bench.said(message, entry))
        self._verdict()

    def _faction(self, rest: str) -> None:
        self.bench.choose_faction(self._one_of(rest, factions(self.bench.all_cards())))
        self._deck("")

    def _format(self, rest: str) -> None:
        self.bench.put(format=self._one_of(rest, formats()))
        self._deck("")

    def _boxes(self, rest: str) -> None:
        wanted = [word for word in re.split(r"[\s,+]+", rest.lower()) if word]
        self.bench.choose_boxes(
            tuple(dict.fromkeys(self._one_of(w, boxes.boxes()) for w in wanted))
        )
        self._deck("")

    def _one_of(self, word: str, names: Iterable[str]) -> str:
        if word.lower() in names:
            return word.lower()
        raise NotDone(self._say("deck-choose", known=", ".join(names)))

    def _usual(self, rest: str) -> None:
        self.bench.usual()
        self._deck("")

    def _undo(self, rest: str) -> None:
        if not self.bench.undo():
            raise NotDone(self._say("deck-no-undo"))
        self._deck("")

    # Keeping and sharing

    def _decks(self, rest: str) -> None:
        known = self.bench.known()
        self._all([name if name == shown else f"{name}: {shown}" for name, shown in known])

    def _open(self, rest: str) -> None:
        self.bench.open_named(rest)
        self._deck("")

    def _save(self, rest: str) -> None:
        file = self.bench.save(rest or self.bench.draft.name)
        self.write(self._say("saved", file=str(file)))

    def _forget(self, rest: str) -> None:
        self.bench.forget(rest)
        self.write(self._say("deck-forgotten", name=rest))

    def _text(self, rest: str) -> None:
        self._all(self.bench.text().splitlines())

    def _language(self, rest: str) -> None:
        if rest not in LANGUAGES:
            raise NotDone(self._say("which-language", known=", ".join(LANGUAGES)))
        self.bench.language = rest
        self._deck("")

    def _help(self, rest: str) -> None:
        self._all(self._say("deck-plain-help").split("\n"))

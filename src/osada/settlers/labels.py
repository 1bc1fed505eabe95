"""A move as a button says it, from the move itself: `Build Armorer`, `2 food`."""

from collections.abc import Mapping
from typing import Final

from osada.kernel.game import Move
from osada.settlers import notation, words
from osada.settlers import verbs as w
from osada.settlers.catalogue import ATTACK, Catalogue
from osada.settlers.coded import deal_card
from osada.settlers.effects import text as card_words
from osada.settlers.goods import GOLD, GOODS, PAID, WORKER
from osada.settlers.moves.send import PAIR, workers
from osada.settlers.part import TOKENS
from osada.settlers.state import NOBODY, State
from osada.speech import remembered

FULL: Final = 0
NUMBERED: Final = 1
"""Copies of its card that lie there differ, so its number is said."""
SHORT: Final = 2
"""A foundation where none differ; one more good that workers are sent for."""
OPEN: Final = 3
"""Workers can be sent for more."""

_WITH_CARD: Final = {
    w.DRAFT: "move-draft",
    w.BUILD: "move-build",
    w.DEAL: "move-deal",
    w.RAZE: "move-raze",
    w.RAZE_OF: "move-raze-of",
    w.VISIT: "move-visit",
    w.PLAY: "move-play",
    w.USE: "move-use",
    w.GUARD: "move-guard",
    w.SAMURAI: "move-samurai",
    w.UPKEEP_CARD: "move-upkeep-card",
}
_PLAIN: Final = {w.END_TURN: "end", w.PASS_ROUND: "pass", w.TAKE_COMMON: "common"} | {
    w.TAKE_FACTION: "faction", w.DONE: "done", w.DRAW: "draw", w.TOKENS: "tokens",
}  # fmt: skip


def label(
    state: State,
    seat: int,
    made: Move,
    language: str,
    names: Mapping[int, str] = words.NOBODY_NAMED,
) -> str:
    """A move in this state; quick, for the same moves come again and again."""
    named = notation.named_seat(seat, made)
    name = words.VIRTUAL if named >= state.seats else names.get(named, "")
    return said(state.cards, made, _form(state, seat, made), named, name, language)


def plainly(
    cards: Catalogue, seats: int, seat: int, made: Move, language: str, names: Mapping[int, str]
) -> str:
    """A move of which nobody knows the state any more: without the number of a copy."""
    named = notation.named_seat(seat, made)
    name = words.VIRTUAL if named >= seats else names.get(named, "")
    return said(cards, made, FULL, named, name, language)


def _form(state: State, seat: int, made: Move) -> int:
    """How much of a move has to be said here."""
    if made.kind == w.SEND:
        if notation.is_asked(state, seat):
            return SHORT
        return OPEN if state.players[seat].worker >= workers(state, seat, 2) else FULL
    if made.kind == w.CHOOSE_FOUNDATION and not notation.foundations_differ(state, seat):
        return SHORT
    return NUMBERED if notation.copies_differ(state, seat, made) else FULL


@remembered
def said(cards: Catalogue, made: Move, form: int, seat: int, name: str, language: str) -> str:
    """A move in one of these forms that names a seat, or nobody."""
    return words.sentence(_Labeller(cards, form, seat, name, language).label(made))


class _Labeller:
    def __init__(self, cards: Catalogue, form: int, seat: int, name: str, language: str) -> None:
        self.cards = cards
        self.form = form
        self.seat = seat
        self.names = {seat: name} if name else {}
        self.language = language

    def say(self, message: str, **values: str | int) -> str:
        return words.say(self.language, message, **values)

    def label(self, made: Move) -> str:
        kind, what, arg = made.kind, made.what, made.arg
        if kind in _WITH_CARD:
            return self.say(_WITH_CARD[kind], card=self.card(what), owner=self.owner(), n=arg)
        if made in _PLAIN:
            return self.say(f"move-{_PLAIN[made]}")
        if kind == w.SEND:
            return self.sent(what)
        if kind in (w.UPKEEP, w.UPKEEP_GOLD):
            message = "move-upkeep" if kind == w.UPKEEP else "move-upkeep-gold"
            goods, gold = (words.goods({one: 1}, self.language, "acc") for one in (what, GOLD))
            return self.say(message, goods=goods, gold=gold)
        if kind == w.PLACE:
            held = words.progress_name(TOKENS[arg], self.language, "acc")
            return self.say("move-place", held=held, card=self.card(what))
        if kind == w.CHOOSE_PAY:
            return self.paid(w.unpacked(what))
        if kind in (w.CHOOSE_KEEP, w.CHOOSE_SPEND):
            return self.counted(what, arg)
        if kind == w.CHOOSE_GOOD:
            return card_words.good_name(what, self.language)
        if kind == w.CHOOSE_COLOUR:
            return words.token_name(what, self.language)
        if kind == w.CHOOSE_PLAYER:
            return words.seat_name(self.seat, self.language, self.names)
        if kind == w.CHOOSE_FOUNDATION:
            if self.form == SHORT:
                return self.say("move-foundation")
            return self.say("move-foundation-of", card=self.card(what))
        card = self.card(deal_card(what))
        return card if self.seat == NOBODY else self.say("move-of", card=card, owner=self.owner())

    def card(self, card: int) -> str:
        """Its name; where copies differ, with the number."""
        name = words.card_name(self.cards, card, self.language)
        if self.form != NUMBERED or self.cards.faction[card] == ATTACK:
            return name
        return self.say("copy", card=name, number=self.cards.numbers[card])

    def owner(self) -> str:
        """Whose location or deal it is."""
        if self.seat == NOBODY:
            return ""
        return words.seat_name(self.seat, self.language, self.names, "gen")

    def sent(self, good: int) -> str:
        """Workers for a good; `…` where more can be named."""
        if self.form == SHORT:
            return card_words.good_name(good, self.language)
        workers = words.goods({WORKER: PAIR}, self.language, "acc")
        goods = words.goods({good: 1}, self.language, "acc")
        label = self.say("move-send", workers=workers, goods=goods)
        return f"{label}…" if self.form == OPEN else label

    def paid(self, pay: tuple[int, ...]) -> str:
        if not any(pay):
            return self.say("move-nothing")
        parts = (self.counted(good, n) for good, n in zip(PAID, pay, strict=True) if n)
        return words.listed(parts, self.language)

    def counted(self, good: int, n: int) -> str:
        return words.counted(f"good-{GOODS[good]}", n, self.language)

"""Draw faction cards and keep some of them."""

import re
from collections.abc import Sequence
from typing import Any

from osada.kernel.game import Move, Refusal, move
from osada.kernel.random import shuffle
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.effects import phrasing
from osada.settlers.effects import tokens as t
from osada.settlers.effects.drawing import put_away
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.prices import Price
from osada.settlers.effects.reading import EffectError, number
from osada.settlers.goods import CARD
from osada.settlers.state import State, sort_in, without
from osada.settlers.supply import faction_left, top_faction
from osada.settlers.verbs import CHOOSE_CARD, FACTION


class Pick(Effect):
    """Keep `n` of `cap` cards of the player's own deck."""

    code = 2
    phrases = ("keep 1 of 2 faction cards",)

    def __init__(self, n: int, cap: int, alone: bool = False) -> None:
        self.n = n
        self.asks = True
        self.needs_target = alone  # an action that does nothing else needs the cards (AMB-X-2)
        self.cap = cap

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`keep 1 of 2 faction cards`."""
        found = _numbers(text, r"keep (\d+) of (\d+) faction cards")
        return Pick(*found) if found else None

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        return (2, -1, self.n, 0, 0, self.cap, 0, ())

    def alone(self) -> Effect:
        """It needs the cards then."""
        return Pick(self.n, self.cap, alone=True)

    def exists(self, state: State, seat: int, card: int, price: Price) -> bool:
        """Whether enough cards are left."""
        return not self.needs_target or faction_left(state.players[seat]) >= self.cap

    def lacking(self, state: State, seat: int) -> tuple[str, ...]:
        """There are too few."""
        return ("FRIENDS-22", "AMB-X-2", "AMB-57")

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Draw, and ask what is kept; nothing happens where too few are left (AMB-66)."""
        player = state.players[seat]
        if faction_left(player) >= self.cap:
            player.offer = tuple(sorted(top_faction(player) for _ in range(self.cap)))
            state.stack.append(Kept(seat, self.n))

    def clause(self, language: str, form: str) -> str:
        """`draw 2 faction cards and keep 1`."""
        cards = phrasing.count(language, "faction-card", self.cap, "acc")
        return phrasing.say(language, "pick", form=form, cards=cards, n=self.n)

    def tokens(self, language: str) -> list[t.Token]:
        """So many of so many cards."""
        return [t.Token(t.TEXT, f"{self.n}/{self.cap}"), t.good(CARD)]

    def short(self, plus: str) -> str:
        """`1 of 2 faction card`."""
        return f"{plus}{self.n} of {self.cap} faction card"

    def worth(self, goods: list[float], times: int, weights: dict[str, float]) -> float:
        """The cards."""
        return goods[CARD] * self.n

    def lasts(self, card: float) -> float:
        """The cards."""
        return self.n * card


def _numbers(text: str, phrase: str) -> tuple[int, int] | None:
    """How many are kept, and of how many."""
    match = re.fullmatch(phrase, text)
    if match is None:
        return None
    if number(match[1]) >= number(match[2]):
        raise EffectError(f'"{text}" keeps all; it must keep fewer than it draws')
    return number(match[1]), number(match[2])


class PickBack(Pick):
    """The same, but with as many cards as there are, and the others go back into the deck."""

    code = 41
    phrases = ("keep 1 of 3 faction cards and shuffle the rest back",)

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`keep 1 of 3 faction cards and shuffle the rest back`."""
        phrase = r"keep (\d+) of (\d+) faction cards and shuffle the rest back"
        found = _numbers(text, phrase)
        return PickBack(*found) if found else None

    def facts(self) -> tuple[Any, ...]:
        """All that it is."""
        return (41, -1, self.n, 0, 0, self.cap, 0, ())

    def alone(self) -> Effect:
        """It does what it can."""
        return self

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Draw as far as possible, and ask what is kept (GOAL-34)."""
        player = state.players[seat]
        drawn = min(self.cap, faction_left(player))
        player.offer = tuple(sorted(top_faction(player) for _ in range(drawn)))
        if player.offer:
            state.stack.append(KeptBack(seat, min(self.n, drawn)))

    def clause(self, language: str, form: str) -> str:
        """`draw 3 faction cards, keep 1 and shuffle the rest back`."""
        cards = phrasing.count(language, "faction-card", self.cap, "acc")
        return phrasing.say(language, "pick-back", form=form, cards=cards, n=self.n)


class Kept(f.Question):
    """Which of the drawn cards is kept."""

    __slots__ = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        self.code = f.PICK
        self.seat = seat
        self.card = f.NO_CARD
        self.n = n

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.PICK, self.seat, self.n)

    def kind(self) -> str:
        """A card."""
        return "card"

    def takes(self) -> tuple[int, ...]:
        """A card."""
        return (CHOOSE_CARD,)

    def aim(self) -> str:
        """It is kept."""
        return "keep"

    def pile(self, state: State) -> Sequence[int]:
        """The drawn cards."""
        return state.players[self.seat].offer

    def is_secret(self, answer: Move) -> bool:
        """It goes to the hand."""
        return answer.kind == CHOOSE_CARD

    def options(self, state: State) -> list[Move]:
        """The drawn cards; alike ones once."""
        moves: list[Move] = []
        last = -1
        for card in state.players[self.seat].offer:
            if state.cards.printing[card] != last:
                last = state.cards.printing[card]
                moves.append(move(CHOOSE_CARD, card))
        return moves

    def answer(self, state: State, chosen: Move) -> None:
        """Keep the card; when enough are kept the others are discarded (AMB-66)."""
        seat = self.seat
        player = state.players[seat]
        player.offer = without(player.offer, chosen.what)
        sort_in(player.hand, chosen.what)
        happenings.drawn(state, seat, FACTION, chosen.what)
        if self.n > 1:
            state.stack.append(self.again())
            return
        self.rest(state)
        player.offer = ()

    def again(self) -> "Kept":
        """Which is kept next."""
        return Kept(self.seat, self.n - 1)

    def rest(self, state: State) -> None:
        """The others are discarded."""
        put_away(state, self.seat, state.players[self.seat].offer)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It was not drawn."""
        return f.wrong(("AMB-66",), "card")


class KeptBack(Kept):
    """The same; the others go back into the deck."""

    __slots__ = ()

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.PICK, self.seat, self.n, 1)

    def again(self) -> Kept:
        """Which is kept next."""
        return KeptBack(self.seat, self.n - 1)

    def rest(self, state: State) -> None:
        """Shuffle them with what is left of the deck (CAMP-CARD-10)."""
        player = state.players[self.seat]
        fresh = sorted([*player.deck[player.drawn :], *player.offer])
        state.random = shuffle(state.random, fresh)
        player.deck = fresh
        player.drawn = 0

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It was not drawn."""
        return f.wrong(("CAMP-CARD-10", "AMB-66"), "card")

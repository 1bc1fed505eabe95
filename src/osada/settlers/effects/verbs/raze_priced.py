"""Raze at the usual price; goods that are gained by it may become points."""

import re

from osada.kernel.game import Move, Refusal
from osada.settlers import frames as f
from osada.settlers.effects import phrasing
from osada.settlers.effects.aiming import PASSED, protecting
from osada.settlers.effects.effect import Effect
from osada.settlers.effects.prices import Price
from osada.settlers.effects.reading import number
from osada.settlers.goods import VP
from osada.settlers.moves import raze, targets, use
from osada.settlers.state import NOBODY, State
from osada.settlers.supply import holder_of
from osada.settlers.verbs import CHOOSE_CARD, CHOOSE_LOCATION


class RazePriced(Effect):
    """A card from hand or a rival's location; each good given up brings `n` points."""

    code = 12
    phrases = ("raze at the usual price, each good given up becomes 2 vp",)
    is_whole = True
    has_raze_price = True
    icon = "short-raze-priced"
    in_short = "raze, goods > {n} vp each"
    weight = "raze priced"

    def __init__(self, n: int = 1) -> None:
        self.n = n
        self.asks = True
        self.needs_target = True

    @classmethod
    def read(cls, text: str) -> Effect | None:
        """`raze at the usual price, each good given up becomes 2 vp`."""
        match = re.fullmatch(r"raze at the usual price, each good given up becomes (\d+) vp", text)
        return RazePriced(number(match[1])) if match else None

    def do(self, state: State, seat: int, owner: int, card: int, which: int, at: int) -> None:
        """Ask what is razed."""
        state.stack.append(ChooseRazed(seat, card, self))

    def targets(self, state: State, seat: int, card: int, price: Price) -> list[Move]:
        """What can be razed at the usual price (BARB-5)."""
        player = state.players[seat]
        moves: list[Move] = []
        if player.raze >= raze.HAND_PRICE:
            last = -1
            for held in player.hand:
                fact = state.cards.card[held]
                if fact.has_raze and fact.printing != last:
                    last = fact.printing
                    moves.append(fact.choose_move)
        targets.razable(state, seat, player.raze, True, moves)
        return moves

    def lacking(self, state: State, seat: int) -> tuple[str, ...]:
        """The clauses about its targets."""
        passed = PASSED if targets.any_passed(state, seat) else ()
        rivals = targets.rivals(state, seat)
        return (*protecting(state, seat, rivals, True, True), *passed, "BARB-5")

    def clause(self, language: str, form: str) -> str:
        """What a player reads."""
        points = phrasing.good(language, VP, self.n, "acc")
        return phrasing.say(language, "raze-priced", form=form, points=points)


class ChooseRazed(f.Question):
    """What is razed at the usual price."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, effect: RazePriced) -> None:
        self.code = f.CHAPEL
        self.seat = seat
        self.card = card
        self.effect = effect

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.CHAPEL, self.seat, self.card, self.effect.n)

    def kind(self) -> str:
        """A location."""
        return "location"

    def takes(self) -> tuple[int, ...]:
        """A location, or a card from hand."""
        return (CHOOSE_LOCATION, CHOOSE_CARD)

    def aim(self) -> str:
        """It is razed."""
        return "raze"

    def options(self, state: State) -> list[Move]:
        """What the tokens suffice for."""
        return self.effect.targets(state, self.seat, self.card, Price())

    def answer(self, state: State, chosen: Move) -> None:
        """Pay the raze tokens onto the card and raze (BARB-5, BARB-6)."""
        seat = self.seat
        player = state.players[seat]
        is_card = chosen.kind == CHOOSE_CARD
        if is_card:
            tokens = raze.HAND_PRICE
            player.raze -= tokens
        else:
            tokens = raze.pay_for(state, seat, chosen.arg, chosen.what)
        if holder_of(state, self.card) != NOBODY:
            use.lay(state, seat, self.card, 0, (0, 0, 0, 0, 0, tokens))
        if is_card:
            raze.from_hand(state, seat, chosen.what, self.effect.n)
        else:
            raze.location(state, seat, chosen.what, chosen.arg, self.effect.n)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It cannot be razed."""
        found: Refusal | None = None
        if tried.kind == CHOOSE_CARD:
            found = raze.why_not_from_hand(state, self.seat, tried.what)
        elif tried.kind == CHOOSE_LOCATION:
            found = raze.why_not_location(state, self.seat, tried.what, tried.arg)
        if found is None or found.clauses == ("VAR-PEACE-4",):
            return f.wrong(("BARB-5",), "location")
        return Refusal(found.reason, (*found.clauses, "BARB-5"), found.facts)

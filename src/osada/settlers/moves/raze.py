"""Raze a card from hand or a rival's location (RAZE), and what every raze does."""

from typing import Final

from osada.kernel.game import Move, Refusal, move
from osada.settlers import frames as f
from osada.settlers import happenings
from osada.settlers.backs import PROVINCE
from osada.settlers.effects.events import FROM_HAND, OF_RIVAL, WHEN_RAZE, WHEN_RAZED
from osada.settlers.effects.run import react
from osada.settlers.effects.traits import UNRAZABLE
from osada.settlers.goods import CARD, VP, WOOD
from osada.settlers.moves import allowances
from osada.settlers.state import GUARDED, NOBODY, ON_DOVE, ON_WALL, SAMURAI, Location, State
from osada.settlers.supply import (
    BY_GIVING,
    BY_RAZE,
    BY_TOKEN,
    Deck,
    add,
    discard,
    find,
    gain,
    lay_foundation,
    leave,
    score,
)
from osada.settlers.verbs import CHOOSE_CARD, CHOOSE_GOOD, DONE

HAND_PRICE: Final = 1  # RAZE-3
LOCATION_PRICE: Final = 2  # RAZE-8
LEAST_PRICE: Final = 1
DOVE_POINTS: Final = 1  # AMB-C18
WALLED: Final = ("BONUS-16", "AMB-C58")
"""What protects a location with a Wall."""


def price(state: State, seat: int, holder: int, location: Location) -> int:
    """Raze tokens that a seat pays for a rival's location (RAZE-8 to RAZE-10, AMB-72)."""
    tokens = LOCATION_PRICE
    if location.marks & GUARDED:
        tokens += 1
    if location.marks & SAMURAI:
        tokens += 1
    cards = state.cards.card
    tokens += cards[location.card].printed
    if cards[location.card].faction < 0:
        for other in state.players[holder].empire:
            tokens += cards[other.card].surcharge
    if state.players[seat].part is not None:
        off = allowances.raze_tokens_off(state, state.players[seat])
        tokens = max(LEAST_PRICE, tokens - off)
    return tokens


def pay_for(state: State, seat: int, holder: int, card: int) -> int:
    """Pay for a rival's location; the raze tokens that were paid."""
    player, rival = state.players[seat], state.players[holder]
    tokens = price(state, seat, holder, rival.empire[find(rival, card)])
    player.raze -= tokens
    if player.part is not None:
        allowances.use_raze_off(state, player)
    return tokens


def why_not_from_hand(state: State, seat: int, card: int) -> Refusal | None:
    """Why a card in hand cannot be razed."""
    player = state.players[seat]
    facts: dict[str, str | int] = {"card": state.cards.slugs[card], "n": HAND_PRICE}
    if card not in player.hand:
        return Refusal("not-in-hand", ("RAZE-2",), facts)
    if not state.cards.raze[card]:
        return Refusal("no-raze-field", unrazable(state, card, ("RAZE-2",)), facts)
    if player.raze < HAND_PRICE:
        return Refusal("raze-tokens", ("RAZE-1", "RAZE-3"), facts | {"have": player.raze})
    return None


def unrazable(state: State, card: int, last: tuple[str, ...]) -> tuple[str, ...]:
    """The clauses that keep a card without a raze field from being razed."""
    cards = state.cards
    if cards.faction[card] == PROVINCE:
        return ("PROV-5", "PROV-3", *last)
    if cards.card[card].traits & UNRAZABLE:
        return ("FRIENDS-25", "CARD-17", *last)
    for holder in cards.card[card].holders:
        if holder.clauses:
            return (*holder.clauses, *last)
    if cards.faction[card] >= 0:
        return ("RAZE-15", "CARD-17", "CARD-15", *last)
    return ("COMMON-4", "CARD-17", "AMB-27", "CARD-14", *last)


def no_field(
    state: State, card: int, clauses: tuple[str, ...], facts: dict[str, str | int]
) -> Refusal:
    """Why an effect that razes or loots cannot choose a location."""
    if state.cards.raze[card]:
        return Refusal("no-target-there", clauses, facts)
    return Refusal("no-raze-field", tuple(dict.fromkeys(unrazable(state, card, clauses))), facts)


def why_not_location(state: State, seat: int, card: int, holder: int) -> Refusal | None:
    """Why a location of another empire cannot be razed with raze tokens."""
    facts: dict[str, str | int] = {"card": state.cards.slugs[card], "seat": holder}
    if holder == seat:
        return Refusal("own-location", ("RAZE-14",), facts)
    rival = state.players[holder]
    at = find(rival, card)
    if at < 0:
        if card in rival.foundations:
            return Refusal("foundation", ("RAZE-21", "AMB-17"), facts)
        if card in rival.deals:
            return Refusal("not-there", ("DEAL-10", "RAZE-7"), facts)
        return Refusal("not-there", ("RAZE-7",), facts)
    if rival.passed:
        return Refusal("passed-rival", ("ACT-6", "ACT-5", "GENERAL-7", "AMB-18"), facts)
    if not state.cards.raze[card]:
        return Refusal("no-raze-field", unrazable(state, card, ("RAZE-7",)), facts)
    if state.options.peaceful:
        return Refusal("peaceful", ("VAR-PEACE-4",), facts)
    location = rival.empire[at]
    if location.marks & ON_WALL:
        return Refusal("walled", WALLED, facts)
    tokens = price(state, seat, holder, location)
    have = state.players[seat].raze
    if have < tokens:
        facts |= {"n": tokens, "have": have}
        if state.cards.card[card].printed:
            clauses = ("FRIENDS-23", "AMB-X-17", "RAZE-9", "RAZE-1")
            return Refusal("raze-guarded", clauses, facts)
        if location.guarded:
            return Refusal("raze-guarded", ("RAZE-9", "DEFENSE-5", "RAZE-1"), facts)
        if location.samurai:
            return Refusal("raze-samurai", ("RAZE-10", "JAPAN-11", "RAZE-1"), facts)
        if tokens > LOCATION_PRICE:
            return Refusal("raze-surcharge", ("AMB-72", "RAZE-1"), facts)
        return Refusal("raze-tokens", ("RAZE-1", "RAZE-8"), facts)
    return None


def from_hand(state: State, seat: int, card: int, each: int) -> None:
    """A card from hand is razed: goods, then its pile (RAZE-4, RAZE-5)."""
    state.players[seat].hand.remove(card)
    drawn(state, seat, card, each)


def drawn(state: State, seat: int, card: int, each: int) -> None:
    """A card drawn for an effect is razed like one from hand (AMB-C60)."""
    happenings.razed(state, seat, card, seat, False)
    state.stack.append(Razed(seat, card, FROM_HAND, True))
    goods(state, seat, card, each)


def location(state: State, seat: int, card: int, holder: int, each: int) -> None:
    """A location is razed: goods to the razer, a foundation and 1 wood to whom they belong."""
    razed = state.players[holder].empire[find(state.players[holder], card)]
    leave(state, holder, razed)
    owner = holder if razed.owner == NOBODY else razed.owner
    happenings.razed(state, seat, card, holder, True)
    if state.options.course.watches:
        lost(state, owner, card, razed)
    pile = state.cards.faction[card] >= 0 or owner >= state.seats  # RAZE-16, SOLO-18
    if not pile:
        lay_foundation(state, owner, card, hidden=False)  # RAZE-12, EGYPT-17
        gain(state, holder, WOOD, 1, card, BY_RAZE)  # RAZE-13, EGYPT-16
    where = OF_RIVAL if holder != seat else NOBODY
    state.stack.append(Razed(seat, card, where, pile))
    goods(state, seat, card, each)


def lost(state: State, owner: int, card: int, razed: Location) -> None:
    """A location of a campaign was razed: its Dove pays, its owner's features answer (AMB-C59)."""
    if owner < state.seats:
        react(state, owner, WHEN_RAZED, card)
        if razed.marks & ON_DOVE:
            score(state, owner, DOVE_POINTS, card, BY_TOKEN)  # BONUS-14


def goods(state: State, seat: int, card: int, each: int) -> None:
    """The goods of a raze field, from the general supply (RAZE-4, RAZE-11).

    With `each` above 0 every good gained may be given up for that many VP (BARB-6).
    """
    if each:
        gained: list[int] = []
        for good, n in state.cards.raze[card]:
            if good != CARD:
                gained.extend([good] * n)
        state.stack.append(Give(seat, each, 0, tuple(gained)))
    for good, n in state.cards.raze[card]:
        if good == CARD:
            state.stack.append(Deck(seat, n, each > 0))
        else:
            gain(state, seat, good, n, card, BY_RAZE)


class Razed(f.Task):
    """A raze is over, once its goods are taken: the card goes to its pile, features answer."""

    __slots__ = ("pile", "where")

    def __init__(self, seat: int, card: int, where: int, pile: bool) -> None:
        self.code = f.RAZED
        self.seat = seat
        self.card = card
        self.where = where
        self.pile = pile

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.RAZED, self.seat, self.card, self.where, int(self.pile))

    def announced(self) -> int:
        """The card that is being razed."""
        return self.card

    def run(self, state: State) -> None:
        """To the pile (RAZE-5, AMB-24)."""
        if self.pile:
            discard(state, self.card)
        react(state, self.seat, WHEN_RAZE, self.card, self.where)


CARD_GIVEN: Final = 16
"""Added to a drawn card among the goods that were gained."""


class Give(f.Question):
    """Which of the goods just gained are given up for points (BARB-6)."""

    __slots__ = ("each", "gained", "given")

    def __init__(self, seat: int, each: int, given: int, gained: tuple[int, ...]) -> None:
        self.code = f.GIVE
        self.seat = seat
        self.card = f.NO_CARD
        self.each = each
        self.given = given
        self.gained = gained  # goods, and cards with CARD_GIVEN added

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (f.GIVE, self.seat, self.each, self.given, *self.gained)

    def kind(self) -> str:
        """Something to give up."""
        return "give"

    def takes(self) -> tuple[int, ...]:
        """A good or a card."""
        return (CHOOSE_GOOD, CHOOSE_CARD)

    def noting(self, card: int) -> f.Frame:
        """A drawn card can be given up too."""
        return Give(self.seat, self.each, self.given, (*self.gained, card + CARD_GIVEN))

    def hidden(self) -> list[int]:
        """The cards drawn."""
        return [good - CARD_GIVEN for good in self.gained if good >= CARD_GIVEN]

    def imagined(self, cards: list[int]) -> f.Frame:
        """Other cards were drawn."""
        at = 0
        gained: list[int] = []
        for good in self.gained:
            if good >= CARD_GIVEN:
                good = cards[at] + CARD_GIVEN
                at += 1
            gained.append(good)
        return Give(self.seat, self.each, self.given, tuple(gained))

    def options(self, state: State) -> list[Move]:
        """Goods just gained that can still be given up, or no more."""
        moves: list[Move] = []
        for gained in self.gained:
            if gained >= CARD_GIVEN:
                answer = move(CHOOSE_CARD, gained - CARD_GIVEN)
            else:
                answer = move(CHOOSE_GOOD, gained)
            if answer not in moves:
                moves.append(answer)
        moves.append(DONE)
        return moves

    def answer(self, state: State, chosen: Move) -> None:
        """A good is given up; in the end all bring their VP at once (BARB-6, AMB-35)."""
        seat = self.seat
        if chosen is DONE:
            if self.given:
                score(state, seat, self.given * self.each, NOBODY, BY_GIVING)
            return
        player = state.players[seat]
        is_card = chosen.kind == CHOOSE_CARD
        if is_card:
            player.hand.remove(chosen.what)
            discard(state, chosen.what)
        elif chosen.what == VP:
            player.score -= 1
            player.note(state.round, BY_GIVING, NOBODY, -1)
        else:
            add(player, chosen.what, -1)
        happenings.given_up(state, seat, chosen.what, is_card)
        gained = list(self.gained)
        gained.remove(chosen.what + CARD_GIVEN if is_card else chosen.what)
        state.stack.append(Give(seat, self.each, self.given + 1, tuple(gained)))

    def refusal(self, state: State, tried: Move) -> Refusal:
        """It was not gained."""
        return f.wrong(("BARB-6", "AMB-35"), "give")

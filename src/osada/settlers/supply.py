"""What happens to goods, points and cards: gaining, scoring, drawing, discarding, leaving play."""

from typing import TYPE_CHECKING, Final

from osada.kernel.game import Move, Refusal
from osada.kernel.random import shuffle
from osada.settlers import happenings
from osada.settlers.coded import deal_card, face_down, is_route, route
from osada.settlers.effects.events import WHEN_FOUNDATION, WHEN_GAIN, WHEN_MATCHED, WHEN_VP
from osada.settlers.frames import (
    DECK,
    NO_CARD,
    OF_ACTION,
    OF_BONUS,
    OF_FEATURE,
    OF_PRODUCTION,
    Question,
    wrong,
)
from osada.settlers.goods import (
    BLESSING,
    CARD,
    DEFENSE,
    FOOD,
    GOLD,
    RAZE,
    STONE,
    VP,
    WOOD,
    WORKER,
    of_token,
    tokens,
)
from osada.settlers.part import TOKENS
from osada.settlers.state import (
    ALL_PROGRESS,
    MOST_SEATS,
    NOBODY,
    PROGRESS,
    Location,
    Player,
    State,
    sort_in,
    without,
)
from osada.settlers.verbs import CHOOSE_DECK, COMMON, FACTION, TAKE_COMMON, TAKE_FACTION

if TYPE_CHECKING:
    from osada.settlers.effects.vocabulary import Trigger

BY_PRODUCTION: Final = OF_PRODUCTION
BY_BONUS: Final = OF_BONUS
BY_ACTION: Final = OF_ACTION
BY_FEATURE: Final = 3
BY_DEAL: Final = 4
BY_RAZE: Final = 5
BY_GIVING: Final = 6
BY_BOARD: Final = 7
BY_TRADE: Final = 8
BY_TOKEN: Final = 9
HOW: Final = (
    "production",
    "bonus",
    "action",
    "feature",
    "deal",
    "raze",
    "giving",
    "board",
    "trade",
    "token",
)

_VP_BIT: Final = 1 << WHEN_VP
_MATCHED_BIT: Final = 1 << WHEN_MATCHED


def how(which: int) -> int:
    """How a gain came about, for an effect of a card."""
    return which if which < OF_FEATURE else BY_FEATURE


def amount(player: Player, good: int) -> int:
    """How much of a good lies in a player's supply."""
    if good == WORKER:
        return player.worker
    if good == WOOD:
        return player.wood
    if good == STONE:
        return player.stone
    if good == FOOD:
        return player.food
    if good == GOLD:
        return player.gold
    if good == RAZE:
        return player.raze
    if good == DEFENSE:
        return player.defense
    if good == VP:
        return player.score
    if good == BLESSING:
        return player.blessings.bit_count()
    return of_token(player.tokens, good) if good > CARD else player.score


def add(player: Player, good: int, n: int) -> None:
    """Put goods into a supply, or take them out (n < 0)."""
    if good == WORKER:
        player.worker += n
    elif good == WOOD:
        player.wood += n
    elif good == STONE:
        player.stone += n
    elif good == FOOD:
        player.food += n
    elif good == GOLD:
        player.gold += n
    elif good == RAZE:
        player.raze += n
    elif good == DEFENSE:
        player.defense += n
    elif good > BLESSING:
        player.tokens += tokens(good, n)


def gain(state: State, seat: int, good: int, n: int, card: int, how: int) -> None:
    """A gain of n of one good (GOODS-6, GOODS-8); cards ask for their deck."""
    if good < VP:
        if good == DEFENSE and state.seats == 1:
            return  # SOLO-8
        player = state.players[seat]
        if good == WORKER:
            player.worker += n
        else:
            add(player, good, n)
        if state.log is not None or state.counts:
            happenings.gained(state, seat, good, n, card, how)
        if good == GOLD and player.part is not None:
            from osada.settlers.effects.run import react

            react(state, seat, WHEN_GAIN, card, GOLD)  # AMB-C54
    elif good == VP:
        score(state, seat, n, card, how)
    elif good == CARD:
        state.stack.append(deck(seat, n))
    else:
        from osada.settlers import blessings  # only who plays with such goods loads it

        blessings.receive(state, seat, good, n, card, how)


def score(state: State, seat: int, n: int, card: int, how: int) -> None:
    """VP count at once (GOODS-11); a Sphinx adds to a gain of two or more (AMB-64)."""
    _add_points(state, seat, n, card, how)
    sources: list[int] = []
    if n >= state.cards.least_vp:
        sources = _answered(state, seat, n)
    if state.cards.matches_points and how <= BY_FEATURE:
        _matched(state, seat, card)
        for source in sources:
            _matched(state, seat, source)


def _add_points(state: State, seat: int, n: int, card: int, how: int) -> None:
    player = state.players[seat]
    player.score += n
    player.note(state.round, how, card, n)
    happenings.gained(state, seat, VP, n, card, how)


def _answered(state: State, seat: int, n: int) -> list[int]:
    """Features answer a gain of so many points; those that add to it."""
    cards = state.cards.card
    found: list[int] = []
    for location in state.players[seat].empire:
        if cards[location.card].reacts & _VP_BIT:
            for number, trigger in enumerate(cards[location.card].triggers):
                if trigger.event.when != WHEN_VP or n < trigger.event.at_least:
                    continue
                if _more(state, seat, location.card, number, trigger):
                    found.append(location.card)
    return found


def _matched(state: State, seat: int, source: int) -> None:
    """Chapels answer points of a location that has the colour of a blessing (AMB-X-24).

    Points that they add are their own and no chapel answers them (AZT-CARD-16).
    """
    player = state.players[seat]
    cards = state.cards.card
    if source == NO_CARD or not cards[source].colours & player.blessings:
        return
    for at, standing in enumerate(player.empire):
        fact = cards[standing.card]
        if not fact.reacts & _MATCHED_BIT:
            continue
        location = player.empire[at]  # as older answers have left it
        for number, trigger in enumerate(fact.triggers):
            if trigger.event.when != WHEN_MATCHED:
                continue
            if trigger.limit:
                if location.uses >= trigger.limit:
                    continue
                location = location.used(location.uses + 1, location.goods)
                player.set_location(at, location)
            points = _more(state, seat, location.card, number, trigger)
            if points >= state.cards.least_vp:
                _answered(state, seat, points)


def _more(state: State, seat: int, card: int, number: int, trigger: "Trigger") -> int:
    """A feature answers a gain of points; points that it adds are not a gain of their own."""
    added = 0
    for at, op in enumerate(trigger.ops):
        goods = op.goods()
        if goods and goods[0][0] == VP:
            more = goods[0][1]
            _add_points(state, seat, more, card, BY_FEATURE)
            added += more
        elif op.answers_at_once():
            op.react(state, seat, card, 1)
        else:
            op.do(state, seat, seat, card, OF_FEATURE + number, at)
    return added


class Deck(Question):
    """From which deck the next of `n` cards is drawn; each is seen before the next (AMB-2)."""

    __slots__ = ("n", "recorded")

    def __init__(self, seat: int, n: int, recorded: bool = False) -> None:
        self.code = DECK
        self.seat = seat
        self.card = NO_CARD
        self.n = n
        self.recorded = recorded  # what is drawn is noted in the frame below

    def plain(self) -> tuple[int, ...]:
        """Its numbers."""
        return (DECK, self.seat, self.n, int(self.recorded))

    def kind(self) -> str:
        """A deck."""
        return "deck"

    def takes(self) -> tuple[int, ...]:
        """A deck."""
        return (CHOOSE_DECK,)

    def number(self) -> int:
        """How many cards are drawn."""
        return self.n

    def options(self, state: State) -> list[Move]:
        """The decks that still have a card (GENERAL-2, AMB-13, AMB-14)."""
        player = state.players[self.seat]
        if common_left(state):
            return _BOTH if player.drawn < len(player.deck) else _COMMON
        return _FACTION if player.drawn < len(player.deck) else []

    def answer(self, state: State, chosen: Move) -> None:
        """Draw one card."""
        seat = self.seat
        drawn = draw_common(state, seat) if chosen is TAKE_COMMON else draw_faction(state, seat)
        if self.recorded:
            state.stack[-1] = state.stack[-1].noting(drawn)
        if self.n > 1:
            again = Deck(seat, self.n - 1, True) if self.recorded else deck(seat, self.n - 1)
            state.stack.append(again)

    def refusal(self, state: State, tried: Move) -> Refusal:
        """The deck is empty."""
        if tried is TAKE_FACTION:
            return Refusal("deck-empty", ("AMB-13", "GENERAL-5"))
        if tried is TAKE_COMMON:
            return Refusal("deck-empty", ("AMB-14", "GENERAL-4"))
        return wrong(("GENERAL-2",), "deck")


_MANY: Final = 6
_DECKS: Final[list[list[Deck]]] = [
    [Deck(seat, n) for n in range(_MANY)] for seat in range(MOST_SEATS)
]


def deck(seat: int, n: int) -> Deck:
    """The question from which decks `n` cards are drawn; frames are shared where they can be."""
    return _DECKS[seat][n] if n < _MANY else Deck(seat, n)


_BOTH: Final = [TAKE_COMMON, TAKE_FACTION]
_COMMON: Final = [TAKE_COMMON]
_FACTION: Final = [TAKE_FACTION]


def common_left(state: State) -> bool:
    """Whether a common card can be drawn, after a reshuffle if need be (GENERAL-4)."""
    return state.common_drawn < len(state.common_deck) or state.piled > 0


def faction_left(player: Player) -> int:
    """Cards left in the player's own faction deck (GENERAL-5: never reshuffled)."""
    return len(player.deck) - player.drawn


def top_common(state: State) -> int:
    """Take the top common card; -1 when deck and pile are empty (AMB-14)."""
    if state.common_drawn == len(state.common_deck):
        if not state.piled:
            return NO_CARD
        fresh = sorted(state.common_discard)
        state.random = shuffle(state.random, fresh)
        state.common_deck = fresh
        state.common_drawn = 0
        state.common_discard = []
        happenings.reshuffled(state)
    card = state.common_deck[state.common_drawn]
    state.common_drawn += 1
    return card


def draw_common(state: State, seat: int) -> int:
    """Draw a common card into the hand; -1 when there is none."""
    card = top_common(state)
    if card != NO_CARD:
        sort_in(state.players[seat].hand, card)
        happenings.drawn(state, seat, COMMON, card)
    return card


def top_faction(player: Player) -> int:
    """Take the top card of the player's own faction deck; -1 when it is empty (AMB-13)."""
    if player.drawn == len(player.deck):
        return NO_CARD
    card = player.deck[player.drawn]
    player.drawn += 1
    return card


def draw_faction(state: State, seat: int) -> int:
    """Draw an own faction card into the hand; -1 when there is none."""
    player = state.players[seat]
    card = top_faction(player)
    if card != NO_CARD:
        sort_in(player.hand, card)
        happenings.drawn(state, seat, FACTION, card)
    return card


def discard(state: State, card: int) -> None:
    """A card to the pile of its own kind (GENERAL-3)."""
    faction = state.cards.card[card].faction
    if faction == -1:
        state.discard_common(card)
        return
    for player in state.players:
        if player.faction == faction:
            player.discard += (card,)
            return


def leave(state: State, seat: int, location: Location) -> None:
    """A location leaves an empire with all that lies on it (GENERAL-10); its card stays with
    the caller."""
    state.players[seat].remove_location(location)
    if location.marks & ALL_PROGRESS:
        _return_tokens(state, seat if location.owner == NOBODY else location.owner, location)
    if location.route != NOBODY:
        holder = state.players[location.route]
        owner = seat if location.owner == NOBODY else location.owner
        holder.deals = without(holder.deals, route(location.card, owner))
    for card in location.under:
        discard(state, card)


def _return_tokens(state: State, owner: int, location: Location) -> None:
    """Progress tokens come back to their owner's supply (BONUS-13, BONUS-30)."""
    player = state.players[owner]
    for token in range(len(TOKENS)):
        if location.marks & PROGRESS << token and player.part is not None:
            player.part = player.part.more_tokens(token, 1)
            happenings.token_returned(state, owner, location.card, token)


def end_deal(state: State, seat: int, deal: int) -> None:
    """A deal ends: a card from under the board is discarded, a mark is taken off a location."""
    player = state.players[seat]
    player.deals = without(player.deals, deal)
    if not is_route(deal):
        discard(state, deal)
        return
    card = deal_card(deal)
    for holder in state.players:
        for at, location in enumerate(holder.empire):
            if location.card == card:
                holder.set_location(at, location.held(location.owner, NOBODY))


def find(player: Player, card: int) -> int:
    """The place of a card in an empire, -1 if it is not there."""
    for at, location in enumerate(player.empire):
        if location.card == card:
            return at
    return -1


def holder_of(state: State, card: int) -> int:
    """In whose empire a location stands, -1 for nobody's."""
    for holder, player in enumerate(state.players):
        if find(player, card) >= 0:
            return holder
    return NOBODY


def lay_foundation(state: State, seat: int, card: int, hidden: bool) -> None:
    """A card face down in the empire; one laid from hand stays secret (AMB-15)."""
    player = state.players[seat]
    player.foundations += (face_down(card) if hidden else card,)
    if player.part is not None:
        from osada.settlers.effects.run import react

        react(state, seat, WHEN_FOUNDATION, card)


def gain_foundation(state: State, seat: int) -> None:
    """The top common card lies face down in the empire, without the wood of a raze (AMB-C27)."""
    card = top_common(state)
    if card != NO_CARD:
        lay_foundation(state, seat, card, hidden=True)
        happenings.founded(state, seat)


def use_foundation(state: State, seat: int, card: int) -> None:
    """A foundation is given up for a building cost (BUILD-10, BUILD-21)."""
    player = state.players[seat]
    lying = player.foundations
    player.foundations = without(lying, card if card in lying else face_down(card))
    discard(state, card)

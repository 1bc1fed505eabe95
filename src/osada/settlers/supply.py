"""What happens to goods, points and cards: gaining, scoring, drawing, discarding, leaving play."""

from bisect import insort
from typing import Final

from osada.kernel.random import shuffle
from osada.settlers.effects.vocabulary import WHEN_VP
from osada.settlers.frames import DECK, OF_ACTION, OF_BONUS, OF_PRODUCTION
from osada.settlers.goods import DEFENSE, FOOD, GOLD, RAZE, STONE, VP, WOOD, WORKER
from osada.settlers.state import HIDDEN, NOBODY, OF, Location, Player, State, without

BY_PRODUCTION: Final = OF_PRODUCTION
BY_BONUS: Final = OF_BONUS
BY_ACTION: Final = OF_ACTION
BY_FEATURE: Final = 3
BY_DEAL: Final = 4
BY_RAZE: Final = 5
BY_GIVING: Final = 6
BY_BOARD: Final = 7
BY_TRADE: Final = 8
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
)
NO_CARD: Final = -1

_VP_BIT: Final = 1 << WHEN_VP


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
    return player.score


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


def gain(state: State, seat: int, good: int, n: int, card: int, how: int) -> None:
    """A gain of n of one good (GOODS-6, GOODS-8); cards ask for their deck."""
    if good < VP:
        add(state.players[seat], good, n)
        if state.log is not None:
            state.log.append(("gain", seat, good, n, card, how))
    elif good == VP:
        score(state, seat, n, card, how)
    else:
        state.stack.append((DECK, seat, n, 0))


def score(state: State, seat: int, n: int, card: int, how: int) -> None:
    """VP count at once (GOODS-11); a Sphinx adds to a gain of two or more (AMB-64)."""
    player = state.players[seat]
    player.score += n
    player.points += ((state.round, how, card, n),)
    if state.log is not None:
        state.log.append(("gain", seat, VP, n, card, how))
    cards = state.cards
    if n < cards.least_vp:
        return
    for location in player.empire:
        if cards.reacts[location.card] & _VP_BIT:
            for trigger in cards.triggers[location.card]:
                if trigger.event == WHEN_VP and n >= trigger.at_least:
                    more = sum(op.n for op in trigger.ops if op.good == VP)
                    player.score += more
                    player.points += ((state.round, BY_FEATURE, location.card, more),)
                    if state.log is not None:
                        state.log.append(("gain", seat, VP, more, location.card, BY_FEATURE))


def common_left(state: State) -> bool:
    """Whether a common card can be drawn, after a reshuffle if need be (GENERAL-4)."""
    return state.common_drawn < len(state.common_deck) or bool(state.common_discard)


def faction_left(player: Player) -> int:
    """Cards left in the own faction deck (GENERAL-5: never reshuffled)."""
    return len(player.deck) - player.drawn


def top_common(state: State) -> int:
    """Take the top common card; -1 when deck and pile are empty (AMB-14)."""
    if state.common_drawn == len(state.common_deck):
        if not state.common_discard:
            return NO_CARD
        fresh = sorted(state.common_discard)
        state.random = shuffle(state.random, fresh)
        state.common_deck = fresh
        state.common_drawn = 0
        state.common_discard = []
        if state.log is not None:
            state.log.append(("reshuffle", NOBODY))
    card = state.common_deck[state.common_drawn]
    state.common_drawn += 1
    return card


def draw_common(state: State, seat: int) -> int:
    """Draw a common card into the hand; -1 when there is none."""
    card = top_common(state)
    if card != NO_CARD:
        insort(state.players[seat].hand, card)
        if state.log is not None:
            state.log.append(("draw", seat, 1, card))
    return card


def top_faction(player: Player) -> int:
    """Take the top card of the own faction deck; -1 when it is empty (AMB-13)."""
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
        insort(player.hand, card)
        if state.log is not None:
            state.log.append(("draw", seat, 2, card))
    return card


def discard(state: State, card: int) -> None:
    """A card to the pile of its own kind (GENERAL-3)."""
    faction = state.cards.faction[card]
    if faction == -1:
        state.common_discard.append(card)
        return
    for player in state.players:
        if player.faction == faction:
            player.discard += (card,)
            return


def leave(state: State, seat: int, location: Location) -> None:
    """A location leaves an empire with all that lies on it (GENERAL-10); its card stays with
    the caller."""
    state.players[seat].empire.remove(location)
    if location.route != NOBODY:
        holder = state.players[location.route]
        owner = seat if location.owner == NOBODY else location.owner
        holder.deals = without(holder.deals, location.card + (owner + 1) * OF)
    for card in location.under:
        discard(state, card)


def end_deal(state: State, seat: int, deal: int) -> None:
    """A deal ends: a card from under the board is discarded, a mark is taken off a location."""
    player = state.players[seat]
    player.deals = without(player.deals, deal)
    if deal < OF:
        discard(state, deal)
        return
    card = deal % OF
    for holder in state.players:
        for at, location in enumerate(holder.empire):
            if location.card == card:
                holder.empire[at] = location.held(location.owner, NOBODY)


def find(player: Player, card: int) -> int:
    """The place of a card in an empire, -1 if it is not there."""
    for at, location in enumerate(player.empire):
        if location.card == card:
            return at
    return -1


def lay_foundation(state: State, seat: int, card: int, hidden: bool) -> None:
    """A card face down in the empire; one laid from hand stays secret (AMB-15)."""
    state.players[seat].foundations += (card + HIDDEN if hidden else card,)


def use_foundation(state: State, seat: int) -> int:
    """The oldest foundation is given up for a building cost (BUILD-10, BUILD-21)."""
    player = state.players[seat]
    card = player.foundations[0] % HIDDEN
    player.foundations = player.foundations[1:]
    discard(state, card)
    return card

"""What a position is worth to a seat: points made, and points that are likely to come."""

from collections.abc import Container
from typing import Final

from osada.bots.worth import GOOD, LOCATION, ops_worth, worth
from osada.settlers.effects import vocabulary as v
from osada.settlers.goods import DEFENSE, FOOD, GOLD, RAZE, STONE, WOOD, WORKER
from osada.settlers.moves.raze import price
from osada.settlers.phases.action import LAST_ROUND
from osada.settlers.phases.cleanup import storable
from osada.settlers.phases.scoring import faction_locations
from osada.settlers.state import ACTION, CLEANUP, LOOKOUT, NOBODY, OF, Location, Player, State
from osada.settlers.supply import amount

_LATER: Final = 0.9  # production of rounds to come, against the same goods today
_USED: Final = 0.55  # of the uses that an action still offers, those that will be made
_READY: Final = (0.6, 0.4, 0.25, 0.1)  # a card in hand that is short of 0, 1, 2, 3 goods
_HELD: Final = (0.25, 0.45, 0.6, 0.7, 0.75)  # a card in hand, by rounds to come
_UNSEEN: Final = 1.6  # a card not yet seen, by the same measure
_UNSEEN_FACTION: Final = 2.2
_CROWDED: Final = 6  # cards in hand beyond these count half
_THREAT: Final = 0.2  # how likely a rival with enough raze tokens strikes
_MARGIN: Final = 1.5  # solo: a faction location more than the collection


class Eye:
    """How a seat sees a position: the cards that it knows, and its rivals as they stood."""

    def __init__(self, state: State, seat: int) -> None:
        own = state.players[seat]
        self.seat = seat
        self.worth = worth(state.cards)
        self.known: Container[int] = {
            *own.hand, *own.offer, *state.offer, *(deal % OF for deal in own.deals),
            *(at.card for at in own.empire),
        }  # fmt: skip
        self.rivals = {
            other: (player.empire, player.deals, player.wood + player.stone + player.food)
            for other, player in enumerate(state.players)
            if other != seat
        }
        self.standing = {other: self.public(state, other) for other in self.rivals}
        self.share = 0.6 if state.seats == 2 else 0.35

    def value(self, state: State, live: bool) -> float:
        """The position's worth; goods that cleanup takes away count only while `live`."""
        seat = self.seat
        player = state.players[seat]
        found = self.public(state, seat)
        found += _supply(state, player, live and not player.passed and state.phase != CLEANUP)
        found += self.hand(state, player)
        if state.seats == 1:
            left = len(state.collection) + len(state.players[1].empire)
            return found + _MARGIN * (faction_locations(state) - left)
        if not state.options.peaceful:
            found -= self.threat(state, player)
        for other, (empire, deals, resources) in self.rivals.items():
            rival = state.players[other]
            left = rival.wood + rival.stone + rival.food
            found += 0.3 * (resources - left)
            if rival.empire != empire or rival.deals != deals:
                found += self.share * (self.standing[other] - self.public(state, other))
        return found

    def public(self, state: State, seat: int) -> float:
        """What everybody sees of a seat: points, empire, deals, foundations."""
        player = state.players[seat]
        colours, samurai = _counts(state, player)
        rounds = _rounds(state)
        found = float(player.score)
        now = not player.passed and state.phase in (LOOKOUT, ACTION)
        for location in player.empire:
            found += self.location(state, location, colours, samurai, rounds, now)
        for deal in player.deals:
            good = state.cards.deal[deal % OF]
            if 0 <= good < len(GOOD):
                found += GOOD[good] * rounds * _LATER
        if rounds or now:
            found += LOCATION * min(len(player.foundations), 2)
        return found

    def location(
        self,
        state: State,
        location: Location,
        colours: tuple[int, ...],
        samurai: int,
        rounds: int,
        now: bool,
    ) -> float:
        """A built location: its end worth, what it yields, what its action and features bring."""
        known = self.worth
        card = location.card
        cards = state.cards
        if location.owner != NOBODY:
            return 0.3
        found = float(known.end[card])
        if cards.production[card]:
            if known.counts[card]:
                found += ops_worth(cards.production[card], colours, samurai) * rounds * _LATER
            else:
                found += known.production[card] * rounds * _LATER
        if known.uses[card]:
            uses = known.uses[card] * (rounds if state.phase == ACTION else max(rounds - 1, 0))
            if now and not location.blocked:
                uses += known.uses[card] - location.uses
            found += known.use[card] * uses * _USED
        if known.feature[card]:
            found += known.feature[card] * (rounds * 0.8 + (0.4 if now else 0.0))
        if location.under:
            found += cards.gate[card] * len(location.under)
        if cards.shrine[card]:
            found += cards.shrine[card] * sum(location.goods[:3])
        return found

    def hand(self, state: State, player: Player) -> float:
        """The cards in hand: what they would bring, the likelier the nearer they are."""
        rounds = min(_rounds(state), LAST_ROUND - 1)
        here = not player.passed and state.phase in (LOOKOUT, ACTION)
        colours, samurai = _counts(state, player)
        gains: list[float] = []
        for card in player.hand:
            if card not in self.known:
                unseen = _UNSEEN_FACTION if state.cards.faction[card] >= 0 else _UNSEEN
                gains.append(unseen * (_HELD[rounds] if rounds or here else 0.0))
                continue
            gain = self.card(state, card, colours, samurai, rounds)
            if here:
                short = _short(state, player, card)
                ready = _READY[short] if short < len(_READY) else 0.0
                gains.append(max(gain, 0.3) * max(ready, _HELD[rounds] * 0.6 if rounds else 0.0))
            else:
                gains.append(max(gain, 0.3) * _HELD[rounds] * 0.6 if rounds else 0.0)
        gains.sort(reverse=True)
        return sum(gains[:_CROWDED]) + 0.5 * sum(gains[_CROWDED:])

    def card(
        self, state: State, card: int, colours: tuple[int, ...], samurai: int, rounds: int
    ) -> float:
        """What a card in hand would bring: built at its cost, or else as a deal, or razed."""
        cards = state.cards
        known = self.worth
        built = float(known.end[card]) + ops_worth(cards.bonus[card], colours, samurai)
        mine = tuple(
            n + (cards.colours[card] >> i & 1) for i, n in enumerate(colours)
        )  # as it will stand
        if cards.production[card]:
            built += ops_worth(cards.production[card], mine, samurai) * (1 + rounds * _LATER)
        built += known.use[card] * known.uses[card] * (rounds + 1) * _USED
        built += known.feature[card] * (rounds * 0.8 + 0.4)
        built -= (
            GOOD[WOOD] * cards.wood[card]
            + GOOD[STONE] * cards.stone[card]
            + GOOD[FOOD] * cards.food[card]
            + GOOD[GOLD] * cards.gold[card]
        )
        if state.seats == 1 and cards.faction[card] >= 0:
            built += _MARGIN
        if cards.location[card]:
            built -= LOCATION + (1.0 if not state.players[self.seat].foundations else 0.0)
        deal = cards.deal[card]
        if 0 <= deal < len(GOOD):
            built = max(built, GOOD[deal] * (1 + rounds * _LATER) - GOOD[FOOD])
        if cards.raze[card]:
            built = max(built, sum(GOOD[g] * n for g, n in cards.raze[card]) - GOOD[RAZE])
        return built

    def draft(self, state: State, card: int) -> float:
        """What a card on offer would bring to the own hand."""
        player = state.players[self.seat]
        colours, samurai = _counts(state, player)
        rounds = _rounds(state) - 1
        gain = self.card(state, card, colours, samurai, rounds)
        same = sum(
            1 for other in player.hand if state.cards.slugs[other] == state.cards.slugs[card]
        )
        return gain - 0.2 * same

    def held(self, state: State, card: int) -> float:
        """What a card is worth in hand from one round to the next."""
        player = state.players[self.seat]
        rounds = LAST_ROUND - state.round
        gain = self.card(state, card, *_counts(state, player), rounds)
        crowd = 0.5 if len(player.hand) > rounds * 3 else 1.0
        return max(gain, 0.3) * _HELD[rounds] * crowd

    def threat(self, state: State, player: Player) -> float:
        """What rivals with raze tokens are likely to take."""
        if player.passed:
            return 0.0
        tokens = [
            rival.raze
            for other, rival in enumerate(state.players)
            if other != self.seat and not rival.passed
        ]
        if not tokens or max(tokens) < 2:
            return 0.0
        colours, samurai = _counts(state, player)
        rounds = _rounds(state)
        most = 0.0
        for location in player.empire:
            if not state.cards.raze[location.card]:
                continue
            if price(state, self.seat, location) <= max(tokens):
                most = max(most, self.location(state, location, colours, samurai, rounds, True))
        return _THREAT * most


def _rounds(state: State) -> int:
    """Productions still to come."""
    left = LAST_ROUND - state.round
    return left + 1 if state.phase == LOOKOUT else max(left, 0)


def _counts(state: State, player: Player) -> tuple[tuple[int, ...], int]:
    """Locations of each colour, and samurai."""
    counts = [0] * len(v.COLOURS)
    samurai = 0
    colours = state.cards.colours
    for location in player.empire:
        mask = colours[location.card]
        at = 0
        while mask:
            if mask & 1:
                counts[at] += 1
            mask >>= 1
            at += 1
        if location.samurai:
            samurai += 1
    return tuple(counts), samurai


def _supply(state: State, player: Player, live: bool) -> float:
    """The goods in a supply; once they cannot be spent, only those that are kept."""
    if live:
        return (
            GOOD[WOOD] * player.wood
            + GOOD[STONE] * player.stone
            + GOOD[FOOD] * player.food
            + GOOD[GOLD] * player.gold
            + GOOD[WORKER] * player.worker
            + GOOD[RAZE] * player.raze
            + GOOD[DEFENSE] * player.defense
        )
    if state.round >= LAST_ROUND:
        return 0.01 * (player.wood + player.stone + player.food + player.worker)
    return 0.8 * sum(GOOD[good] * amount(player, good) for good in storable(state, player))


def _short(state: State, player: Player, card: int) -> int:
    """How many goods are missing to build a card."""
    cards = state.cards
    short = (
        max(0, cards.wood[card] - player.wood)
        + max(0, cards.stone[card] - player.stone)
        + max(0, cards.food[card] - player.food)
        + max(0, cards.gold[card] - player.gold)
    )
    spare = max(0, player.gold - cards.gold[card])
    short = max(0, short - spare)
    if cards.location[card] and not player.foundations and not player.empire:
        short += 1
    return short

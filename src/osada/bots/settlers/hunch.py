"""The playout policy of the tree search: every move by its price and its yield, no look ahead.

It is some twenty times as quick as `greedy`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from osada.bots.settlers.prayers import answer
from osada.bots.settlers.weights import TUNED
from osada.bots.settlers.worth import Worth, cheapest, worth
from osada.bots.settlers.yields import counted
from osada.kernel.game import Move
from osada.kernel.random import step
from osada.settlers import frames as f
from osada.settlers import verbs as w
from osada.settlers.catalogue import Catalogue
from osada.settlers.effects.events import WHEN_VISIT
from osada.settlers.effects.traits import NO_HOST_WORKER
from osada.settlers.goods import CARD, FOOD, RAZE, WOOD, WORKER
from osada.settlers.moves.raze import price
from osada.settlers.moves.send import PAIR
from osada.settlers.moves.targets import has_trait
from osada.settlers.state import State
from osada.settlers.supply import find

_LOW: Final = -1e9
_NOISE: Final = 0.4 / 1024  # how far two moves may differ and still change places
_BITS: Final = 1023
_GIVEN_UP: Final = 0.8  # building over a location where no foundation lies, besides its cost
_LOST: Final = 2.0  # the same when nothing else is lost by it
_IDLE: Final = 0.05  # less is not worth a move
_LAID: Final = 0.5  # a good laid on the map, or a progress token on a location
_BESIDES: Final = 0.9  # of what tokens bring to a prayer, how much its table does not hold yet


class Hunch:
    """The playout policy: judges moves by the tables of a set of cards."""

    def __init__(self, cards: Catalogue, worth: Worth) -> None:
        self.cards = cards
        self.worth = worth
        known = worth.weights
        self.share2 = known["share 2"]
        self.share3 = known["share 3"]
        self.last = worth.last
        self.lasting: list[list[float]] = [[]]
        """What an activation leaves behind when the goods of its round are lost; by round."""
        for round_ in range(1, self.last + 1):
            self.lasting.append([self._lasts(card, round_) for card in range(len(cards.numbers))])
        self.visiting: list[list[float]] = [[]]
        """What features answer to a visit; by round, by card."""
        for round_ in range(1, self.last + 1):
            self.visiting.append(self._visits(round_))

    def _lasts(self, card: int, round_: int) -> float:
        action = self.cards.action[card]
        found = 0.0
        if action is not None:
            for op in action.ops:
                found += op.lasts(self.worth.common[round_ + 1])
        return found

    def answer(self, state: State, seat: int, moves: Sequence[Move], random: int) -> Move:
        """An answer to any question, or a move of a turn; close calls are left to chance."""
        if not state.stack:
            return self._turn(state, seat, moves, random)
        question = state.stack[-1]
        assert isinstance(question, f.Question)
        code = question.code
        round_ = state.round
        if code in (f.DRAFT, f.SECRET):
            return _most(moves, self.worth.potential[round_], False)
        if code in (f.DECK, f.SEND, f.UNDER):
            return moves[len(moves) - 1]
        if code in (f.EITHER, f.ANY_OF, f.LOOT, f.STEAL, f.STORED_KIND):
            return _most(moves, self.worth.good[round_], False)
        if code in (f.SACRIFICE, f.TARGET, f.VICTIM, f.PLAY_AT, f.COST_LOCATION, f.LAY_UNDER):
            return _most(moves, self.worth.standing[round_ + 1], question.gives_up())
        if code in (f.COST_CARD, f.DISCARD, f.HAND):
            return _most(moves, self.worth.potential[round_], question.gives_up())
        if f.BLESS <= code <= f.PLACED:
            return answer(state, question, moves, self.worth.good[round_], self.worth.devout)
        return moves[0]

    def _turn(self, state: State, seat: int, moves: Sequence[Move], random: int) -> Move:
        """The move that gains most; when none does, one that leaves something behind."""
        last = len(moves) - 1
        chosen, most = moves[last], 0.0
        for at in range(last):
            random = step(random)
            found = self.gain(state, seat, moves[at]) + _NOISE * (random & _BITS)
            if found > most:
                chosen, most = moves[at], found
        if chosen is not w.PASS_ROUND:
            return chosen
        most = _IDLE
        for at in range(last):
            found = self._left(state, seat, moves[at])
            if found > most:
                chosen, most = moves[at], found
        return chosen

    def gain(self, state: State, seat: int, move: Move) -> float:
        """What a move of a turn brings at the prices of its round."""
        kind = move.kind
        card = move.what
        worth = self.worth
        round_ = state.round
        goods = worth.good[round_]
        if kind == w.USE:
            found = worth.use[round_][card]
            rite = worth.devout.rites[card]
            if rite is not None:
                tokens = state.players[seat].blessings
                if tokens:
                    found += _BESIDES * rite.tokens(rite.now[round_], tokens)
            elif worth.statues[card]:
                found += self._statue(state, seat, card)
            return found * move.arg
        if kind == w.SEND:
            return (worth.common[round_] if card == CARD else goods[card]) - PAIR * goods[WORKER]
        if kind == w.BUILD:
            player = state.players[seat]
            found = worth.building[round_][card]
            bonus = worth.bonus[card]
            if bonus is not None:
                found += counted(state, player, bonus, card) * goods[bonus.good]
            count = worth.count[card]
            if count is not None:
                found += counted(state, player, count, card) * worth.goods[round_ + 1][count.good]
            if self.cards.location[card] and not player.foundations:
                found -= _GIVEN_UP
            return found - self._in_hand(round_, card)
        if kind == w.DEAL:
            found = worth.goods[round_][self.cards.deal[card]] - goods[FOOD]
            return found - self._in_hand(round_, card)
        if kind == w.RAZE:
            return self._razed(goods, card) - goods[RAZE] - self._in_hand(round_, card)
        if kind == w.RAZE_OF:
            rival = state.players[move.arg]
            tokens = price(state, seat, move.arg, rival.empire[find(rival, card)])
            harm = worth.standing[round_ + 1][card] - goods[WOOD] - worth.weights["foundation"]
            share = self.share2 if state.seats == 2 else self.share3
            return self._razed(goods, card) - tokens * goods[RAZE] + share * harm
        if kind == w.SAMURAI:
            return worth.weights["samurai"] - goods[WORKER]
        if kind == w.VISIT:
            return self._visited(state, seat, card, move.arg)
        if kind == w.PLAY:
            return worth.building[round_][card] - self._in_hand(round_, card)
        return -1.0

    def _visited(self, state: State, seat: int, card: int, host: int) -> float:
        """What a visit brings: the goods and what they count, less the worker and the host's."""
        worth = self.worth
        goods = worth.good[state.round]
        found = worth.ops(self.cards.production[card], state.round, False)
        guest = state.players[seat]
        hands = worth.hands
        spent = hands.worth(state, guest, guest.worker)
        found -= goods[WORKER] * (spent - hands.worth(state, guest, guest.worker - 1))
        count = worth.count[card]
        if count is not None:
            found += counted(state, state.players[host], count, f.NO_CARD) * goods[count.good]
        for location in state.players[seat].empire:
            found += self.visiting[state.round][location.card]
        if host < state.seats and not has_trait(state, seat, NO_HOST_WORKER):
            given = state.players[host]
            gained = hands.worth(state, given, given.worker + 1)
            gained -= hands.worth(state, given, given.worker)
            share = self.share2 if state.seats == 2 else self.share3
            found -= share * worth.weights["rival worker"] * goods[WORKER] * gained
        return found

    def _statue(self, state: State, seat: int, card: int) -> float:
        """How the next statue differs from the usual one."""
        points = self.worth.statues[card]
        at = find(state.players[seat], card)
        placed = state.players[seat].empire[at].statues if at >= 0 else 0
        if placed >= len(points):
            return 0.0
        return points[placed] - sum(points) / len(points)

    def _visits(self, round_: int) -> list[float]:
        """What each card's features answer to a visit."""
        found: list[float] = []
        for triggers in self.cards.triggers:
            here = 0.0
            for trigger in triggers:
                if trigger.event.when == WHEN_VISIT:
                    here += self.worth.ops(trigger.ops, round_, False)
            found.append(here)
        return found

    def _left(self, state: State, seat: int, move: Move) -> float:
        """What a move of a turn leaves behind when all goods are lost anyway."""
        kind = move.kind
        card = move.what
        worth = self.worth
        round_ = state.round
        if kind == w.USE:
            return self.lasting[round_][card] * move.arg
        if kind == w.SEND:
            return worth.common[round_ + 1] if card == CARD else 0.0
        if kind == w.BUILD:
            found = worth.standing[round_ + 1][card]
            if self.cards.location[card] and not state.players[seat].foundations:
                found -= _LOST
            return found - self._in_hand(round_, card)
        if kind == w.DEAL:
            return worth.goods[round_ + 1][self.cards.deal[card]] - self._in_hand(round_, card)
        if kind == w.VISIT:
            found = 0.0
            for op in self.cards.production[card]:
                found += op.lasts(worth.common[round_ + 1])
            return found
        if kind == w.PLAY:
            return worth.building[round_][card]
        if kind == w.UPKEEP or kind == w.PLACE:
            return _LAID
        return worth.weights["samurai"] if kind == w.SAMURAI else 0.0

    def _in_hand(self, round_: int, card: int) -> float:
        """What a card would be worth in hand in the next round."""
        return self.worth.held[self.last - round_] * self.worth.potential[round_ + 1][card]

    def _razed(self, goods: list[float], card: int) -> float:
        found = 0.0
        for good, n in self.cards.raze[card]:
            found += goods[good] * n
        return found


def _most(moves: Sequence[Move], worths: list[float], least: bool) -> Move:
    """The move about what is worth most, or least; a foundation or no more before all."""
    chosen, most = moves[0], _LOW
    for move in moves:
        if move.kind == w.CHOOSE_FOUNDATION:
            return cheapest(move, moves, worths)
        if move.kind == w.CHOOSE_DONE:
            return move
        found = -worths[move.what] if least else worths[move.what]
        if found > most:
            chosen, most = move, found
    return chosen


@lru_cache(maxsize=8)
def hunches(cards: Catalogue, last: int) -> list[Hunch]:
    """The hunches of each faction by the tuned weights, reckoned once."""
    return [Hunch(cards, known) for known in worth(cards, TUNED, last)]
